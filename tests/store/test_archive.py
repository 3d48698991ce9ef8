"""Tables that nobody needs any more: found, written into files, taken out of the database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.store.archive import archived, chosen
from gloam.store.campaigns import KeptCampaign, SessionOfTable
from gloam.store.filelog import looked_at
from gloam.store.store import NoSuchTable, OutOfStep, Store, StoreError
from gloam.store.tokens import new_token, token_of


@pytest.fixture
def full(store: Store, logs: Any) -> Store:
    """Tables t0 to t3, last used at 0, 100, 200 and 300."""
    for i in range(4):
        card = logs.card(touched=i * 100, phase="over" if i % 2 else "playing")
        store.create(f"t{i}", [*logs.made(), *logs.said(1, 3)], card, [token_of(new_token(), "host")]).result()
        store.keep_notes(f"t{i}", 1, "x").result()
        store.keep_frame(f"t{i}", 2, "x", b"x").result()
    return store


def names(store: Store, *given: Any) -> list[str]:
    return [row.table for row in chosen(store, *given)]


def test_which(full: Store) -> None:
    assert names(full) == ["t3", "t2", "t1", "t0"]
    assert names(full, (), 200) == ["t1", "t0"]
    assert names(full, ["t0", "t3"]) == ["t3", "t0"]
    assert names(full, ["t0", "t3"], 200) == ["t0"]
    with pytest.raises(NoSuchTable, match="there is no table t9"):
        chosen(full, ["t0", "t9"])
    row = chosen(full, ["t1"])[0]
    assert (row.length, row.phase, row.touched, row.game, row.host) == (4, "over", 100, "ballot", "Ann")


def test_removed_with_all_that_hangs_on_it(full: Store, tmp_path: Path) -> None:
    import sqlite3

    row = chosen(full, ["t1"])[0]
    with pytest.raises(OutOfStep):
        full.remove("t1", row.length + 1).result()
    assert len(full.load("t1").result()) == 4
    full.remove("t1", row.length).result()
    with pytest.raises(NoSuchTable):
        full.load("t1").result()
    connection = sqlite3.connect(tmp_path / "gloam.db")
    for kind in ("entries", "tokens", "notes", "keyframes"):
        assert {name for (name,) in connection.execute(f"SELECT table_id FROM {kind}")} == {"t0", "t2", "t3"}
    connection.close()


def test_a_file_of_the_archive_is_a_log(full: Store, tmp_path: Path) -> None:
    entries = full.load("t1").result()
    path = archived(full, chosen(full, ["t1"])[0], tmp_path / "archive")
    assert path == tmp_path / "archive" / "t1.log"
    assert looked_at(path)[1] == entries
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert names(full) == ["t3", "t2", "t0"]


def test_a_table_that_goes_on_meanwhile_stays(full: Store, tmp_path: Path, logs: Any) -> None:
    row = chosen(full, ["t1"])[0]
    full.append("t1", 4, logs.said(4), logs.card()).result()
    with pytest.raises(OutOfStep):
        archived(full, row, tmp_path / "archive")
    assert len(full.load("t1").result()) == 5
    assert list((tmp_path / "archive").iterdir()) == []


def test_nothing_is_removed_that_could_not_be_written(full: Store, tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("a file")
    with pytest.raises(StoreError, match="cannot be written"):
        archived(full, chosen(full, ["t1"])[0], tmp_path / "archive")
    assert "t1" in names(full)


def test_what_a_campaign_needs_stays(full: Store, logs: Any, opened: Callable[..., Store]) -> None:
    full.found(KeptCampaign("c1", "owner", "ballot", "Ours", 0, 0, None, [])).result()
    full.create("s1", logs.made(), logs.card(touched=5), [], "", SessionOfTable("c1", 1, False)).result()
    assert "s1" not in names(full)
    assert names(full, ["s1"]) == ["s1"]
    with pytest.raises(OutOfStep, match="is a session of a campaign"):
        full.remove("s1", 1).result()
    assert full.campaign("c1").result().sessions
