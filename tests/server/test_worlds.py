"""Paired worlds through the real WebSocket: two tables that one seat cannot tell apart send it the same bytes.

Both tables are driven by the same decisions over real connections of all seats. What the viewer and a spectator are
sent is compared byte for byte, in number, order and size, with the times taken out. A pair ends when an event tells
of a difference; gloam.testing.check_leaks judges which events may.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import uuid
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, OptionValue, game_named
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, State
from gloam.core.words.lexicon import seat_letter
from gloam.games.shadow_hunters.content.tables import BLACK, WHITE
from gloam.server.clock import now_ms
from gloam.store.tokens import new_token, token_of
from gloam.table.entries import Entry
from gloam.table.table import Table
from gloam.table.viewing import Views
from gloam.table.wire import Settings

LENGTH = 30
WINDOW = 250
PRESENCE = 0.02
TIMES = re.compile(r'"(now|at|deadline|made)": \d+')


class Title(msgspec.Struct, frozen=True):
    """What is played, and what makes the second world more like the first in what nobody knows: pairs last longer."""

    game: Game
    seats: int
    options: dict[str, OptionValue] = {}
    alike: Callable[[Any, Any], None] = lambda here, there: None


def same_piles(here: Any, there: Any) -> None:
    """The order of these piles is nobody's knowledge."""
    for deck in (WHITE, BLACK):
        there.piles[deck] = here.piles[deck].copy()


SHADOW_HUNTERS = Title(game_named("shadow-hunters"), 5, {}, same_piles)
AFTERMATH = Title(game_named("aftermath"), 3, {"closed_hands": True})


@pytest.fixture(autouse=True)
def presence_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)


def position(chance: random.Random, window: int, title: Title = SHADOW_HUNTERS) -> tuple[State, list[Entry]]:
    """The middle of a game of people, and the log of its table."""
    settings, now = Settings(window=window, pace=0), now_ms()
    seed, options = chance.getrandbits(60), title.options
    table, log = Table.make("world", title.game, title.seats, seed, options, settings, "P0", now)
    for i in range(title.seats):
        log += table.seating.sit("", f"P{i}", now).entries
    log += table.seating.start(now).entries
    for _ in range(chance.randrange(5, 90)):
        assert table.play is not None
        seat, asked = chance.choice(list(table.play.asked.items()))
        option = title.game.lexicon.write(chance.choice(asked.options))
        now += 1
        taken = table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now)
        if taken.held:
            now += window
            taken = table.clocks.expire(now)
        log += taken.entries
        if table.phase == "over":
            return position(chance, window, title)
    assert table.play is not None
    # A window that is open would close while the connections are made.
    return (table.play.state, log) if table.play.window is None or not window else position(chance, window, title)


def world(name: str, log: list[Entry], state: State) -> Table:
    """The table of this log, with another truth behind it."""
    table = Table.load(log, now_ms())
    table.table = name
    table.made = msgspec.structs.replace(table.made, table=name)
    play = table.play
    assert play is not None
    play.match.state = state
    state.log = play.match.events
    play.asked.clear()
    play.past.clear()
    play._put(now_ms(), answered=(), reopen=True)
    table.views._sights.clear()
    return table


class World:
    """One table with a connection for every seat and one for a spectator."""

    def __init__(self, server: Any, log: list[Entry], state: State) -> None:
        self.table = world(uuid.uuid4().hex[:13], log, state)
        seats = state.seats
        texts = [new_token() for _ in range(seats + 1)]
        tokens = [token_of(text, "seat", i + 1) for i, text in enumerate(texts[:seats])]
        tokens.append(token_of(texts[seats], "watch"))

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(self.table.table, log, self.table.views.card(), tokens))
            self.room = server.house.adopt(self.table, tokens)

        server.inside(adopt())
        self.players = [server.player(self.table.table, text) for text in texts]

    @property
    def play(self) -> Any:
        return self.table.play

    def told(self, who: int) -> list[str]:
        """What a connection was sent since the last time, without times and without the table's name."""
        return [m.replace(self.table.table, "world") for m in self.players[who].untimed()]

    def whole(self, who: int) -> dict[str, Any]:
        """All that a connection has been sent, put together."""
        text = json.dumps(self.players[who].follower.update).replace(self.table.table, "world")
        # Who had come already when a world said its first words is chance, and with it from where they go on.
        return {**json.loads(TIMES.sub(r'"\1": 0', text)), "events": [], "since": 0}


class Pair:
    def __init__(self, server: Any, chance: random.Random, window: int, title: Title = SHADOW_HUNTERS) -> None:
        self.chance = chance
        self.game, self.seats = title.game, title.seats
        truth, log = position(chance, window, title)
        self.viewer = chance.randrange(self.seats)
        dice = seeded(chance.getrandbits(60))
        here: Any = truth.clone()
        there: Any = truth.imagined(truth.side(self.viewer), dice.split())
        here.rng = dice.split()
        there.rng = here.rng.clone()
        title.alike(here, there)
        self.worlds = [World(server, log, here), World(server, log, there)]
        self.compared = 0
        for world in self.worlds:
            server.gathered(world.table.table, len(world.players))
        for who, (here, there) in zip((self.viewer, self.seats), self.told(), strict=True):
            assert events(here) == events(there)
            assert self.worlds[0].whole(who) == self.worlds[1].whole(who)

    def follow(self) -> str:
        """Drive both worlds; says how the pair ended."""
        for _ in range(LENGTH):
            if not self.move():
                return "choice"
            told = self.told()
            if any(world.table.phase == "over" for world in self.worlds):
                return "end"
            for here, there in told:
                if events(here) != events(there):
                    return "told"
                assert len(here) == len(there)
                assert [len(m) for m in here] == [len(m) for m in there]
                assert here == there
                self.compared += len(here)
        return "length"

    def told(self) -> list[tuple[list[str], list[str]]]:
        """What the viewer and the spectator were sent in both worlds, up to the same point of both logs."""
        found: list[tuple[list[str], list[str]]] = [([], []), ([], [])]
        while True:
            # What is on its way to the disk was applied already, but not told.
            still = not any(world.room.on_its_way for world in self.worlds)
            before = [world.table.log.seq for world in self.worlds]
            for who, lists in zip((self.viewer, self.seats), found, strict=True):
                for world, messages in zip(self.worlds, lists, strict=True):
                    messages += world.told(who)
            after = [world.table.log.seq for world in self.worlds]
            if still and before == after and before[0] == before[1]:
                return found

    # The same in both worlds

    def asked(self) -> list[dict[int, Any]]:
        """What is open in both worlds at the same point of both logs: a window may close in one a moment sooner."""
        while True:
            before = [world.table.log.seq for world in self.worlds]
            found = [dict(world.play.asked) for world in self.worlds]
            if before == [world.table.log.seq for world in self.worlds] and before[0] == before[1]:
                return found

    def move(self) -> bool:
        """One decision; False if there is none that both worlds allow, or if a window closed before it came."""
        asked = self.asked()
        assert [(seat, a.public) for seat, a in asked[0].items()] == [(seat, a.public) for seat, a in asked[1].items()]
        dice = self.chance.random()
        if dice < 0.1:
            self.curious()
        elif dice < 0.2:
            self.talk()
        elif dice < 0.3 and self.interrupt():
            return True
        private = [seat for seat, a in asked[0].items() if not a.public]
        if private and self.worlds[0].table.settings.window:
            return self.close_window(private, asked)
        seat = self.chance.choice(list(asked[0]))
        option = self.common(seat, asked)
        if option is None:
            return False
        return self.done(self.decided(seat, option, asked), seat)

    def common(self, seat: int, asked: list[dict[int, Any]]) -> str | None:
        """An option that both worlds offer."""
        here, there = (one[seat].options for one in asked)
        both = [option for option in here if option in there]
        return self.game.lexicon.write(self.chance.choice(both)) if both else None

    def decided(self, seat: int, option: str, asked: list[dict[int, Any]] | None = None) -> str:
        """Answer what is asked in both worlds; an interrupt without."""
        request = uuid.uuid4().hex
        for i, world in enumerate(self.worlds):
            world.players[seat].decide(0 if asked is None else asked[i][seat].ask, option, request)
        return request

    def done(self, request: str, seat: int) -> bool:
        answers = [world.players[seat].answer(request) for world in self.worlds]
        if "stale" in {answer.get("code") for answer in answers} and self.worlds[0].table.settings.window:
            return False
        assert [answer["type"] for answer in answers] == ["accepted"] * 2, answers
        assert seat != self.viewer or answers[0] == answers[1]
        return True

    def close_window(self, private: list[int], asked: list[dict[int, Any]]) -> bool:
        """Everybody answers, or lets the time run out."""
        waiting = []
        for seat in private:
            option = self.common(seat, asked)
            if option is None:
                return False
            if self.chance.random() < 0.7:
                waiting.append((self.decided(seat, option, asked), seat))
        if not waiting:
            time.sleep((WINDOW + 50) / 1000)
        answered = [self.done(request, seat) for request, seat in waiting]
        return all(answered)

    def interrupt(self) -> bool:
        here, there = (world.play.state for world in self.worlds)
        both = [(s, o) for s in range(self.seats) for o in here.interrupts(s) if o in there.interrupts(s)]
        if not both:
            return False
        seat, option = self.chance.choice(both)
        return self.done(self.decided(seat, self.game.lexicon.write(option)), seat)

    def talk(self) -> None:
        seat, request = self.chance.randrange(self.seats), uuid.uuid4().hex
        for world in self.worlds:
            world.players[seat].send({"type": "say", "id": request, "text": "hm"})
            world.players[seat].answer(request)

    def curious(self) -> None:
        """The viewer tries what is not open to it: the refusals must not differ either."""
        verb, thing = self.chance.randrange(len(self.game.lexicon.verbs)), self.chance.randrange(6)
        try:
            option = self.game.lexicon.write(verb << ARG_BITS | thing)
        except IndexError:
            return
        for world in self.worlds:
            asked = world.play.asked.get(self.viewer)
            offers = [*(asked.options if asked else []), *world.play.state.interrupts(self.viewer)]
            if self.game.lexicon.read(option) in offers:  # a verb without a thing is the same, whatever was drawn
                return
        request = self.decided(self.viewer, option)
        answers = [world.players[self.viewer].answer(request) for world in self.worlds]
        assert answers[0] == answers[1]
        assert answers[0]["type"] in ("refused", "failed")

    def close(self) -> None:
        for world in self.worlds:
            for player in world.players:
                player.close()


def events(messages: list[str]) -> list[Any]:
    return [e for m in messages for e in json.loads(m).get("events", [])]


SOAK = [pytest.param(0, 500, 100 + n, marks=pytest.mark.soak, id=f"soak-{n}") for n in range(10)]
"""Five thousand pairs, in parts that several processes share."""


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("window", "pairs", "seed"), [(0, 12, 24), (WINDOW, 8, WINDOW + 16), *SOAK])
def test_nobody_can_tell_by_what_comes_over_the_wire(server: Any, window: int, pairs: int, seed: int) -> None:
    chance = random.Random(seed)
    compared = 0
    ends = Counter[str]()
    for _ in range(pairs):
        pair = Pair(server, chance, window)
        try:
            ends[pair.follow()] += 1
        finally:
            pair.close()
        compared += pair.compared
    print(f"Shadow Hunters: {pairs} pairs, {compared} messages, {ends}")
    assert compared > 20 * pairs
    assert "length" in ends


AFTERMATH_SOAK = [pytest.param(130, n, marks=pytest.mark.soak, id=f"soak-{n}") for n in range(4)]
"""More than five hundred pairs."""


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("pairs", "seed"), [(4, 24), *AFTERMATH_SOAK])
def test_closed_hands_do_not_come_over_the_wire(server: Any, pairs: int, seed: int) -> None:
    """Aftermath, where the cards in hand, the decks and what lies face down are out of sight."""
    chance, ends, compared = random.Random(seed), Counter[str](), 0
    for _ in range(pairs):
        pair = Pair(server, chance, 0, AFTERMATH)
        try:
            ends[pair.follow()] += 1
        finally:
            pair.close()
        compared += pair.compared
    print(f"Aftermath: {pairs} pairs, {compared} messages, {ends}")
    assert compared > 4 * pairs


def highest_role(s: Any) -> int:
    return max(player.role for player in s.players if not player.revealed)


def cards_in_hands(s: Any) -> int:
    return sum(card for hand in s.hands for card in hand)


@pytest.mark.parametrize(("title", "secret"), [(SHADOW_HUNTERS, highest_role), (AFTERMATH, cards_in_hands)])
def test_a_leak_would_be_found(
    server: Any, monkeypatch: pytest.MonkeyPatch, title: Title, secret: Callable[[Any], int]
) -> None:
    class LeakyViews(Views):
        def update_for(self, *arguments: Any) -> Any:
            play: Any = self.table.play
            return msgspec.structs.replace(super().update_for(*arguments), undo="A" if secret(play.state) % 2 else "")

    class Leaky(Table):
        def compose(self) -> None:
            super().compose()
            self.views = LeakyViews(self)

    monkeypatch.setitem(globals(), "Table", Leaky)
    chance = random.Random(5)

    def follow_some() -> None:
        for _ in range(12):
            Pair(server, chance, 0, title).follow()

    with pytest.raises(AssertionError):
        follow_some()


def test_a_spectator_is_sent_the_public_view_and_nothing_else(server: Any) -> None:
    """Whatever a seat holds, the bytes for a spectator are those of the public view."""
    chance = random.Random(3)
    truth, log = position(chance, 0)
    world = World(server, log, truth.clone())
    match = world.play.match
    server.gathered(world.table.table, len(world.players))
    world.players[-1].settled()
    sent = world.players[-1].follower.update
    assert sent["sight"] == json.loads(msgspec.json.encode(match.sight(0)))
    assert sent["sight"]["prompts"] == []
    assert sent["sight"]["interrupts"] == []
    assert (sent["asks"], sent["undo"], sent["held"], sent["channels"]) == ({}, "", "", {})
    for text in (match.seed, world.table.made.seed):
        assert str(text) not in json.dumps(sent)
    for player in world.players:
        player.close()


@pytest.mark.parametrize("seat", range(SHADOW_HUNTERS.seats))
def test_a_seat_is_sent_its_own_view_and_nothing_else(server: Any, seat: int) -> None:
    chance = random.Random(seat)
    truth, log = position(chance, 0)
    world = World(server, log, truth.clone())
    server.gathered(world.table.table, len(world.players))
    world.players[seat].settled()
    sent = world.players[seat].follower.update
    letter = seat_letter(seat)
    assert sent["you"] == {"seats": letter, "side": letter, "person": seat + 1, "host": False}
    assert sent["sight"] == json.loads(msgspec.json.encode(world.play.match.sight(1 << seat)))
    for player in world.players:
        player.close()
