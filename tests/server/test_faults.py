"""Faults in the middle of a change: the table leaves memory, is loaded again as it is on disk, and nobody waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloam.core.game import game_named
from gloam.server.metrics import Metrics, named
from gloam.server.problems import Problem
from gloam.server.room import Room
from gloam.server.telling import Listener
from gloam.store.errors import OnDisk
from gloam.table.table import Applied, Table, TableError
from gloam.table.viewing import Views
from gloam.table.wire import Settings, TableCard, Update


class FaultyViews(Views):
    """The card of this table cannot be made."""

    broken = False

    def card(self) -> TableCard:
        if self.broken:
            raise RuntimeError("a fault of the rules")
        return super().card()


class Faulty(Table):
    def compose(self) -> None:
        super().compose()
        self.views = FaultyViews(self)


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
        table.seating.sit("", f"P{i}", 1)
    table.seating.start(1)
    store: Any = Shelf(error)
    minds: Any = Minds()
    return Room(table, [], {}, store, minds, Metrics())


def say(here: Room, text: str = "x") -> Applied:
    return here.table.talk.say("A", text, "table", "", 1)


async def fails(here: Room, act: Any) -> Exception:
    with pytest.raises(Exception, match=r".") as caught:
        await asyncio.wait_for(here.change(act), 5)
    assert not here.on_its_way
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

    def act(now: int) -> Applied:
        say(here)
        raise KeyError("the second step of a chain")

    await gone(here, act)


async def test_what_goes_with_the_entries_cannot_be_made() -> None:
    here = room()
    assert isinstance(here.table, Faulty)
    here.table.views.broken = True
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
    assert not here.on_its_way


SECRET = "the Werewolf sits at C"


class CloudedViews(Views):
    """A table with a fault: nobody can be shown what these seats see. A secret of the game is in the way."""

    clouded = ""

    def update_for(
        self,
        seats: str,
        since: int,
        now: int,
        host: bool = False,
        online: Collection[str] = (),
        side: str | None = None,
    ) -> Update:
        if seats and seats == CloudedViews.clouded:
            raise KeyError(SECRET)
        return super().update_for(seats, since, now, host, online, side)


class Clouded(Table):
    def compose(self) -> None:
        super().compose()
        self.views = CloudedViews(self)


class Watched(Room):
    """A room that counts how often its driver was woken."""

    stirs = 0

    def _stir(self) -> None:
        Watched.stirs += 1
        super()._stir()


@pytest.mark.parametrize("clouded", ["A", "B"])
def test_who_cannot_be_told_of_a_change_goes_and_the_others_are_told(
    serving: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clouded: str
) -> None:
    monkeypatch.setattr("gloam.server.house.Table", Clouded)
    monkeypatch.setattr("gloam.server.house.Room", Watched)
    monkeypatch.setattr(CloudedViews, "clouded", "")
    server = serving()
    keys, tokens = server.full()
    players = {seat: server.player(keys["table"], token) for seat, token in zip("ABCD", tokens, strict=True)}
    for player in players.values():
        player.update(lambda update: all(seat["online"] for seat in update["table"]["seats"]))
        player.settled()
    monkeypatch.setattr(CloudedViews, "clouded", clouded)
    monkeypatch.setattr(Watched, "stirs", 0)
    with caplog.at_level(logging.ERROR):
        players["A"].send({"type": "say", "id": "said-0001", "text": "Hello"})
        assert players["A"].answer("said-0001")["type"] == "accepted"
        for seat in set("ABCD") - {clouded}:
            players[seat].update(lambda update: update["talk"] and update["talk"][0]["text"] == "Hello")
        told = players[clouded].until(lambda message: message["type"] == "failed")
    assert told["code"] == "unavailable"
    with pytest.raises(ConnectionClosed) as closed:
        players[clouded].receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert Watched.stirs == 1
    assert server.house.metrics.counters[named("errors")] == 1
    assert "update_for" in caplog.text
    assert SECRET not in caplog.text
    # Whoever comes back meanwhile fails as well, and nothing is told about it either.
    again = server.player(keys["table"], tokens["ABCD".index(clouded)])
    assert again.receive()["code"] == "unavailable"
    assert SECRET not in caplog.text
    (here,) = server.house.rooms()
    assert len(here.listeners) == 3
    assert not here.on_its_way
