"""Answers that wait for a private window to close: each request gets its answer in the end."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from gloam.core.game import game_named
from gloam.server.metrics import Metrics
from gloam.server.room import Room
from gloam.server.telling import Listener
from gloam.store.errors import OnDisk
from gloam.table.asked import Held
from gloam.table.table import Table
from gloam.table.wire import Settings


class Ear(Listener):
    """A connection that writes down what it is sent."""

    def __init__(self, person: int) -> None:
        super().__init__()
        self.person, self.changes = person, True
        self.told: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.told += [json.loads(message)] if message else []

    def send_with_next(self, message: bytes) -> None:
        self.send(message)

    def drop(self) -> None:
        raise AssertionError("nobody leaves here")


class Shelf:
    """A store that has written everything already."""

    def append_here(self, kept: OnDisk, *entries: Any) -> None:
        asyncio.get_running_loop().call_soon(kept, None)


def room() -> Room:
    table, _ = Table.make("t", game_named("shadow-hunters"), 4, 1, {}, Settings(), "P0", 1)
    for i in range(4):
        table.seating.sit("", f"P{i}", 1)
    table.seating.start(1)
    store: Any = Shelf()
    minds: Any = None
    return Room(table, [], {}, store, minds, Metrics())


async def test_an_answer_whose_question_is_gone_is_answered() -> None:
    here = room()
    play = here.table.playing()
    (seat,) = play.asked
    other = (seat + 1) % 4
    lost, kept = Ear(other + 1), Ear((seat + 2) % 4 + 1)
    here._held = {(lost.person, "lost-lost"): lost, (kept.person, "kept-kept"): kept}
    # The answer of the one still waits; the question of the other was taken back.
    play.held[kept.person - 1] = Held(0, "human", "kept-kept")
    option = here.table.game.lexicon.write(play.asked[seat].options[0])
    ask = play.asked[seat].ask
    await here.change(lambda now: here.table.decisions.submit("ABCD"[seat], option, ask, "decision", now))
    assert [(m["type"], m["code"], m["id"]) for m in lost.told] == [("failed", "stale", "lost-lost")]
    assert not kept.told
    assert list(here._held) == [(kept.person, "kept-kept")]


async def test_what_was_asked_and_what_was_told_go_together() -> None:
    """Whoever decides is told so first, and then what came of it."""
    here = room()
    (seat,) = here.table.playing().asked
    asker, other = Ear(seat + 1), Ear((seat + 1) % 4 + 1)
    for ear in (asker, other):
        here.join(ear)
        ear.told.clear()
    asked = here.table.playing().asked[seat]
    option = here.table.game.lexicon.write(asked.options[0])
    letter = "ABCD"[seat]
    await here.change(
        lambda now: here.table.decisions.submit(letter, option, asked.ask, "decided", now), asker, "decided"
    )
    assert [m["type"] for m in asker.told] == ["accepted", "change"]
    assert [m["type"] for m in other.told] == ["change"]


async def test_a_change_goes_to_its_end_without_whoever_asked() -> None:
    here = room()
    play = here.table.playing()
    (seat,) = play.asked
    option, ask = here.table.game.lexicon.write(play.asked[seat].options[0]), play.asked[seat].ask
    asked = asyncio.create_task(
        here.change(lambda now: here.table.decisions.submit("ABCD"[seat], option, ask, "decision", now))
    )
    listener = Ear((seat + 1) % 4 + 1)
    here.listeners.add(listener)
    await asyncio.sleep(0)
    assert here.on_its_way
    assert not listener.told
    asked.cancel()
    while here.on_its_way:
        await asyncio.sleep(0)
    assert asked.cancelled()
    assert [one["type"] for one in listener.told] == ["update"]
