"""Faults in the middle of a change: the table leaves memory, is loaded again as it is on disk, and nobody waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.server.metrics import Metrics, named
from gloam.server.problems import Problem
from gloam.server.room import Room
from gloam.server.telling import Listener
from gloam.store.errors import OnDisk
from gloam.table.table import Table, TableError, Taken
from gloam.table.wire import Settings, TableCard


class Faulty(Table):
    """A table whose card cannot be made."""

    broken = False

    def card(self) -> TableCard:
        if self.broken:
            raise RuntimeError("a fault of the rules")
        return super().card()


class Shelf:
    """A store that fails in its own way, or not."""

    def __init__(self, error: BaseException | None) -> None:
        self.error = error

    def append_here(self, kept: OnDisk, *entries: Any) -> None:
        asyncio.get_running_loop().call_soon(kept, self.error)


class Minds:
    def forget(self, table: str) -> None:
        """Nobody thinks here."""


def room(error: BaseException | None = None) -> Room:
    table, _ = Faulty.make("t", game_named("shadow-hunters"), 4, 1, {}, Settings(), "P0", 1)
    for i in range(4):
        table.sit("", f"P{i}", 1)
    table.start(1)
    store: Any = Shelf(error)
    minds: Any = Minds()
    return Room(table, [], {}, store, minds, Metrics())


def say(here: Room, text: str = "x") -> Taken:
    return here.table.say("A", text, "table", "", 1)


async def fails(here: Room, act: Any) -> Exception:
    with pytest.raises(Exception, match=r".") as caught:
        await asyncio.wait_for(here.change(act), 5)
    assert not here.lock.locked()
    return caught.value


async def gone(here: Room, act: Any) -> None:
    """It fails, and the table that is ahead of the disk is not used any more."""
    error = await fails(here, act)
    assert isinstance(error, Problem)
    assert error.status == 503
    assert here.closed
    assert here.metrics.counters[named("errors")] == 1
    again = await fails(here, lambda now: say(here))
    assert isinstance(again, Problem)
    assert again.status == 503


async def test_rules_that_fail_in_the_middle() -> None:
    here = room()

    def act(now: int) -> Taken:
        say(here)
        raise KeyError("the second step of a chain")

    await gone(here, act)


async def test_what_goes_with_the_entries_cannot_be_made() -> None:
    here = room()
    assert isinstance(here.table, Faulty)
    here.table.broken = True
    await gone(here, lambda now: say(here))


@pytest.mark.parametrize("error", [UnicodeEncodeError("utf-8", "x", 0, 1, "no"), MemoryError()])
async def test_a_store_that_fails_in_its_own_way(error: Exception) -> None:
    here = room(error)
    await gone(here, lambda now: say(here))


async def test_a_refusal_changes_nothing() -> None:
    here = room()
    assert isinstance(await fails(here, lambda now: say(here, " ")), TableError)
    assert not here.closed
    assert (await here.change(lambda now: say(here))).entries


class Blind(Room):
    """A room with a fault: what somebody sees there cannot be worked out."""

    def _send_update(self, listener: Listener) -> None:
        raise RuntimeError("a fault of the rules")


def test_who_cannot_be_shown_anything_does_not_stay(serving: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody at the table would be told anything any more, and the table would never leave memory."""
    monkeypatch.setattr("gloam.server.house.Room", Blind)
    server = serving()
    keys = server.make()
    told = server.player(keys["table"], keys["token"]).receive()
    assert (told["type"], told["code"]) == ("failed", "unavailable")
    (here,) = server.house.rooms()
    assert not here.listeners
    assert not here.lock.locked()
