"""Pairs of worlds with minds in the other seats, private windows that last, and hints.

What a person is shown, and when, is the same until an event that this person hears tells the worlds apart.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, games
from gloam.core.match import digest_of
from gloam.core.rng import seeded
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.table.entries import Entry
from gloam.table.table import Table, TableError
from gloam.table.thinking import Company, MindQuestion
from gloam.table.wire import Settings

GAMES = ("shadow-hunters", "lockdown", "halloween", "whisper", "aftermath")
WINDOW, PACE = 4_000, 900
MOMENTS = 40
SOAK = pytest.param(60, marks=pytest.mark.soak)


class World:
    """A table with one person and minds, whose time is told from outside."""

    def __init__(self, game: Game, log: list[Entry], now: int, state: State) -> None:
        self.company = Company(lambda name: game)
        self.table = Table.load(log, now, lambda name: game)
        play = self.table.play
        assert play is not None
        play.match.state = state
        state.log = play.match.events
        play.asked.clear()
        play.past.clear()
        play._put(now, answered=(), reopen=True)
        self.table.views._sights.clear()
        self.thought: Any = None

    def due(self, now: int) -> int | None:
        """When something happens here by itself."""
        if (wanted := self.table.minds.wanted(now)) is not None:
            if self.thought is None or self.thought[0].moment != wanted.moment:
                self.thought = wanted, self.company.think(wanted)
            return max(now, wanted.due)
        self.thought = None
        deadline = self.table.clocks.next_deadline()
        return None if deadline is None else max(now, deadline)

    def quiet(self, now: int) -> None:
        """Minds answer quiet questions as soon as they are asked."""
        for _ in range(200):
            thinking = self.table.minds.quiet_wanted()
            if thinking is None:
                return
            self.table.minds.quiet_thought(thinking, self.company.think(thinking), now)

    def happen(self, now: int) -> None:
        if self.thought is not None:
            self.table.minds.thought(self.thought[1], now)
            self.thought = None
        else:
            self.table.clocks.expire(now)
        self.quiet(now)

    def told(self, seat: str, since: int, now: int) -> tuple[bytes, bytes, int]:
        """Everything that a person is told at a moment, times included; the events apart."""
        update = self.table.views.update_for(seat, since, now)
        events = msgspec.json.encode([one.phrase for one in update.events])
        return msgspec.json.encode(msgspec.structs.replace(update, events=[])), events, update.seq


def position(game: Game, chance: random.Random) -> tuple[Table, list[Entry], int, int]:
    """The middle of a game of minds in which one seat is a person's."""
    seats = game.seat_counts[min(1, len(game.seat_counts) - 1)]
    now, viewer = 1_000, chance.randrange(seats)
    settings = Settings(window=WINDOW, pace=PACE, hints=True)
    table, log = Table.make("pair", game, seats, chance.getrandbits(60), {}, settings, "Ann", now)
    log += table.seating.sit(seat_letter(viewer), "Ann", now).entries
    log += table.seating.start(now, "random").entries
    for _ in range(chance.randrange(3, 60)):
        play = table.play
        assert play is not None
        seat, asked = chance.choice(list(play.asked.items()))
        by: Any = "human" if seat == viewer else "mind"
        now += 1
        option = game.lexicon.write(chance.choice(asked.options))
        taken = table.decisions.submit(seat_letter(seat), option, asked.ask, f"request-{now}", now, by)
        if taken.held:
            now += WINDOW
            taken = table.clocks.expire(now)
        log += taken.entries
        if table.phase == "over":
            return position(game, chance)
    return table, log, now, viewer


def pair(game: Game, chance: random.Random) -> tuple[World, World, int, int]:
    table, log, now, viewer = position(game, chance)
    assert table.play is not None
    truth = table.play.state
    dice = seeded(chance.getrandbits(60))
    here, there = truth.clone(), truth.imagined(truth.side(viewer), dice.split())
    here.rng = dice.split()
    there.rng = here.rng.clone()
    return World(game, log, now, here), World(game, log, now, there), now, viewer


def plain(question: MindQuestion) -> Any:
    """What a mind is asked, and all that it is given for it."""
    return question.seat, question.kind, question.options, question.ask, digest_of(question.known), question.heard


def hint(world: World, seat: str) -> Any:
    try:
        thinking = world.table.minds.hint_wanted(seat)
    except TableError as e:
        return e.code, str(e)
    given = [plain(one) for one in thinking.questions]
    try:
        return given, world.table.minds.hint(thinking, Company(lambda name: world.table.game).think(thinking))
    except TableError as e:
        return given, str(e)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("pairs", [4, SOAK])
def test_what_a_person_is_shown_among_minds(name: str, pairs: int) -> None:
    game, chance, compared = games()[name], random.Random(f"{name} {pairs}"), 0
    for _ in range(pairs):
        here, there, now, viewer = pair(game, chance)
        seat, since = seat_letter(viewer), 0
        for world in (here, there):
            world.quiet(now)
        for moment in range(MOMENTS):
            (one, heard, seq), (two, heard_there, _) = (w.told(seat, since, now) for w in (here, there))
            if heard != heard_there:
                break  # they were told apart, which gloam.testing.check_leaks judges
            assert one == two, f"{name}, moment {moment}: the same events, and not the same bytes"
            if here.table.phase == "over":
                break
            assert hint(here, seat) == hint(there, seat), f"{name}, moment {moment}: a hint tells worlds apart"
            compared, since = compared + 1, seq
            prompt = here.table.views.update_for(seat, 0, now).asks
            held = here.table.views.update_for(seat, 0, now).held
            if seat in prompt and seat not in held:
                now += 50
                play = here.table.play
                assert play is not None
                option = game.lexicon.write(chance.choice(play.asked[viewer].options))
                for world in (here, there):
                    world.table.decisions.submit(seat, option, prompt[seat], f"request-{now}", now)
                    world.quiet(now)
                continue
            dues = [world.due(now) for world in (here, there)]
            if None in dues:
                assert dues[0] == dues[1], f"{name}, moment {moment}: one table waits, the other does not"
                break
            now = min(due for due in dues if due is not None)
            for world, due in zip((here, there), dues, strict=True):
                if due == now:
                    world.happen(now)
    assert compared > pairs, compared
