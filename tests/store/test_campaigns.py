"""Campaigns and keyframes in a store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.records.carry import Carried
from gloam.store.campaigns import KeptCampaign, SessionOfTable
from gloam.store.store import NoSuchTable, OutOfStep, Store

Opener = Callable[[str], Store]
LEFT = Carried("ballot", 1, {"stones": ["A"]})


def campaign(name: str, **more: Any) -> KeptCampaign:
    return KeptCampaign(name, "owner-1", "ballot", "Nights", 5, 5, **more)


def begin(store: Store, logs: Any, table: str, number: int, leaving: bool = False, name: str = "c1") -> None:
    session = SessionOfTable(name, number, leaving)
    store.create(table, logs.made(table), logs.card(touched=number), [], "", session).result()


def exercise(store: Store, logs: Any, name: str) -> None:
    """All that a store does with campaigns and keyframes, on whatever database."""
    first, second, third = (f"{name}-{n}" for n in range(3))
    assert store.campaign(name).result() is None
    store.found(campaign(name)).result()
    with pytest.raises(OutOfStep):
        store.found(campaign(name)).result()
    begin(store, logs, first, 1, name=name)
    for number, leaving in ((1, False), (2, False), (3, True), (1, True)):
        with pytest.raises(OutOfStep):
            begin(store, logs, second, number, leaving, name)
    with pytest.raises(NoSuchTable):
        store.load(second).result()  # what does not begin leaves no table behind
    store.end_session(first, 1, logs.said(1), logs.card(phase="over", touched=9), LEFT).result()
    kept = store.campaign(name).result()
    assert kept is not None
    assert [(one.number, one.table, one.state, one.carried) for one in kept.sessions] == [(1, first, "over", LEFT)]
    assert (kept.carried, kept.open, kept.over, kept.touched) == (LEFT, None, False, 9)
    # The next is given up for another, and what it leaves later does not count.
    begin(store, logs, second, 2, name=name)
    begin(store, logs, third, 3, leaving=True, name=name)
    store.end_session(second, 1, logs.said(1), logs.card(phase="over"), Carried("ballot", 1, {})).result()
    store.end_session(third, 1, logs.said(1), logs.card(phase="over"), None).result()
    kept = store.campaign(name).result()
    assert kept is not None
    assert [one.state for one in kept.sessions] == ["over", "left", "over"]
    assert (kept.carried, kept.over) == (None, True)
    assert len(store.load(second).result()) == 2
    # Keyframes
    store.keep_frame(first, 2, "key", b"\0body").result()
    assert store.frame(first, "key").result() == (2, b"\0body")
    assert store.frame(first, "another").result() is None
    assert store.frame(second, "key").result() is None
    store.append(first, 2, logs.said(2), logs.card()).result()
    store.keep_frame(first, 3, "key", b"later").result()
    assert store.frame(first, "key").result() == (3, b"later")
    with pytest.raises(OutOfStep):
        store.keep_frame(first, 9, "key", b"of the future").result()
    assert [entry.at for entry in store.load(first, 2).result()] == [2]
    assert store.load(first, 3).result() == []


def test_sqlite(store: Store, logs: Any) -> None:
    exercise(store, logs, "c1")


def test_postgres(postgres: str | None, opened: Opener, logs: Any) -> None:
    if postgres is None:
        pytest.skip("there is no PostgreSQL here")
    import secrets

    exercise(opened(postgres), logs, secrets.token_hex(8))


def test_all_of_an_owner_the_latest_first(store: Store, logs: Any) -> None:
    store.found(campaign("c1", start=LEFT)).result()
    store.found(campaign("c2")).result()
    store.found(KeptCampaign("c3", "owner-2", "ballot", "Days", 1, 1)).result()
    begin(store, logs, "t1", 1, name="c2")
    assert [one.campaign for one in store.campaigns_of("owner-1").result()] == ["c1", "c2"]
    store.end_session("t1", 1, logs.said(1), logs.card(phase="over", touched=99), LEFT).result()
    mine = store.campaigns_of("owner-1").result()
    assert [(one.campaign, one.carried) for one in mine] == [("c2", LEFT), ("c1", LEFT)]
    assert store.campaigns_of("nobody").result() == []


def test_a_session_ends_with_its_entries_or_not_at_all(store: Store, logs: Any) -> None:
    store.found(campaign("c1")).result()
    begin(store, logs, "t1", 1)
    with pytest.raises(OutOfStep):
        store.end_session("t1", 7, logs.said(7), logs.card(phase="over"), LEFT).result()
    kept = store.campaign("c1").result()
    assert kept is not None
    assert kept.open is not None
    assert kept.carried is None
    assert len(store.load("t1").result()) == 1


def test_a_keyframe_of_a_log_that_went_another_way_is_not_used(url: str, opened: Opener, logs: Any) -> None:
    from sqlalchemy import text

    store = opened(url)
    store.create("t1", logs.made("t1") + logs.said(1, 2), logs.card(), []).result()
    store.keep_frame("t1", 3, "key", b"body").result()
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE entries SET body = replace(body, 'line 2', 'line 9') WHERE seq = 2"))
    assert store.frame("t1", "key").result() is None
    with store._engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE seq = 2"))
    assert store.frame("t1", "key").result() is None


def test_a_log_of_any_format_is_read_as_plain_data(url: str, opened: Opener, logs: Any) -> None:
    from sqlalchemy import text

    store = opened(url)
    store.create("t1", logs.made("t1"), logs.card(), []).result()
    with store._engine.begin() as connection:
        connection.execute(text('UPDATE tables SET card = \'{"game": "chess"}\''))
        connection.execute(text('UPDATE entries SET body = \'{"type": "dealt", "gloam": 1}\''))
    assert store.plain_log("t1").result() == ({"game": "chess"}, [{"type": "dealt", "gloam": 1}])
    assert store.game_of("t1").result() == "chess"
    for ask in (store.plain_log, store.game_of):
        with pytest.raises(NoSuchTable):
            ask("t2").result()
