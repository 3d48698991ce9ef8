"""`gloam tables` on the database of a server."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from gloam.cli.common import EXIT_BAD_INPUT
from gloam.cli.main import main
from gloam.core.game import game_named
from gloam.store.campaigns import KeptCampaign, SessionOfTable
from gloam.store.store import open_store
from gloam.table.table import Table
from gloam.table.wire import Settings

DAY = 86_400_000


@pytest.fixture
def data(tmp_path: Path) -> str:
    """Tables that were last used 200, 100 and 0 days ago."""
    store = open_store(f"sqlite:///{tmp_path / 'gloam.db'}")
    now = time.time_ns() // 1_000_000
    for days in (200, 100, 0):
        game = game_named("shadow-hunters")
        table, entries = Table.make(f"t{days}", game, 4, 1, {}, Settings(), "Ann", now - days * DAY)
        store.create(table.table, entries, table.views.card(), []).result()
    store.close()
    return str(tmp_path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["tables", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_list(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "list", "--data", data)
    assert [line.split()[0] for line in lines] == ["t0", "t100", "t200"]
    assert lines[1].split() == ["t100", "waiting", "shadow-hunters", "1", "entries", "unused", "for", "100", "d", "Ann"]
    assert [line.split()[0] for line in told(capsys, "list", "--data", data, "--unused", "99")] == ["t100", "t200"]


def test_archive_and_remove(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    archive = Path(data).resolve() / "archive"
    assert told(capsys, "archive", "--data", data, "--unused", "150") == [str(archive / "t200.log")]
    assert told(capsys, "remove", "t100", "--data", data) == ["t100"]
    assert [line.split()[0] for line in told(capsys, "list", "--data", data)] == ["t0"]
    assert [path.name for path in archive.iterdir()] == ["t200.log"]


@pytest.mark.parametrize("what", ["archive", "remove"])
def test_nothing_goes_by_mistake(data: str, capsys: pytest.CaptureFixture[str], what: str) -> None:
    for arguments, words in ((["--data", data], "say which tables"), (["t9", "--data", data], "there is no table t9")):
        assert main(["tables", what, *arguments]) == EXIT_BAD_INPUT
        assert words in capsys.readouterr().err
    assert len(told(capsys, "list", "--data", data)) == 3


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (tmp_path / "typo", tmp_path):
        assert main(["tables", "list", "--data", str(folder)]) == EXIT_BAD_INPUT
        complaint = f"gloam: no server keeps its tables in {folder.resolve()}: there is no gloam.db\n"
        assert capsys.readouterr() == ("", complaint)
    typo = f"sqlite:///{tmp_path.resolve() / 'typo.db'}"
    assert main(["tables", "list", "--database", typo]) == EXIT_BAD_INPUT
    assert (
        capsys.readouterr().err == f"gloam: no server keeps its tables in {tmp_path.resolve()}: there is no typo.db\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_sessions_of_campaigns_are_listed_and_stay(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(f"sqlite:///{Path(data) / 'gloam.db'}")
    game = game_named("shadow-hunters")
    store.found(KeptCampaign("c1", "owner", game.id, "Nights", 0, 0)).result()
    now = time.time_ns() // 1_000_000 - 300 * DAY
    table, entries = Table.make("t300", game, 4, 1, {}, Settings(), "Ann", now)
    store.create(table.table, entries, table.views.card(), [], session=SessionOfTable("c1", 1, False)).result()
    store.close()
    lines = told(capsys, "list", "--data", data)
    assert [line.split()[0] for line in lines] == ["t0", "t100", "t200", "t300"]
    assert [line.endswith("(of a campaign)") for line in lines] == [False, False, False, True]
    assert told(capsys, "list", "t300", "--data", data) == lines[3:]
    assert told(capsys, "remove", "--unused", "150", "--data", data) == ["t200"]
