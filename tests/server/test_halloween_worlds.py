"""Halloween through the real WebSocket: how Michael spends his turn changes no byte that anybody else is sent.

Two tables come to the same turn of Michael. He plays it differently at them, by other actions, other ways and another
number of decisions, but so that everybody is told the same. While he decides, nobody else is sent anything; and what
each victim, a person with two of them, and a spectator were sent in the end is equal byte for byte, in number, order
and size, with the times taken out, and so is what they get over HTTP.
"""

from __future__ import annotations

import asyncio
import random
import re
import uuid
from typing import Any

import msgspec
import pytest

from gloam.core.history import Note, hears
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.state import MICHAEL
from gloam.server.clock import now_ms
from gloam.store.tokens import new_token, token_of
from gloam.table.entries import Entry
from gloam.table.table import Table
from gloam.table.wire import Settings

PRESENCE = 0.02
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')
TURNS = 300
"""So many turns of Michael are tried to find two that look the same."""

Script = list[int]
Told = tuple[tuple[int, tuple[int, ...]], ...]


@pytest.fixture(autouse=True)
def presence_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)


def his_turn(s: Any) -> bool:
    return not s.over and s.turn == MICHAEL and s.pending[0].kind == w.ASK_PROWL


def evening(chance: random.Random, seats: int, pairs: bool) -> list[Entry]:
    """The log of a table of people up to some turn of Michael; with `pairs` one person has both victims."""
    now = now_ms()
    options = {"michael_cards": chance.randrange(4)}
    seed, settings = chance.getrandbits(60), Settings(window=0, pace=0)
    table, log = Table.make("street", game, seats, seed, options, settings, "P", now)
    log += table.seating.sit("A", "P1", now).entries
    for i in range(1, seats):
        log += table.seating.sit(seat_letter(i), f"P{i + 1}", now, 2 if pairs and i > 1 else 0).entries
    log += table.seating.start(now).entries
    turns = chance.randrange(4)
    while True:
        assert table.play is not None
        s: Any = table.play.state
        if s.over:
            return evening(chance, seats, pairs)
        if his_turn(s) and s.deed == 0 and not s.walking and s.card < 0 and s.round > turns:
            return log
        seat, asked = chance.choice(list(table.play.asked.items()))
        now += 1
        option = game.lexicon.write(chance.choice(asked.options))
        log += table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now).entries


def others_hear(notes: list[Note]) -> Told:
    return tuple((note.kind, note.facts) for note in notes if hears(~(1 << MICHAEL), note.audience))


def turn_at_random(s: Any, chance: random.Random) -> tuple[Script, Told]:
    """A turn of Michael, and what the others are told of it."""
    trial, told, script = s.clone(), list[Note](), Script()
    trial.log = told
    while his_turn(trial):
        option = chance.choice(trial.pending[0].options)
        script.append(option)
        trial.play(MICHAEL, option)
    return script, others_hear(told)


def alike(s: Any, chance: random.Random) -> tuple[Script, Script] | None:
    """Two turns of which the others are told the same, as different in length as can be."""
    found: dict[Told, list[Script]] = {}
    for _ in range(TURNS):
        script, told = turn_at_random(s, chance)
        found.setdefault(told, []).append(script)
    scripts = max(found.values(), key=lambda all_: max(map(len, all_)) - min(map(len, all_)))
    short, long = min(scripts, key=len), max(scripts, key=len)
    return (short, long) if len(long) > len(short) + 2 else None


class Street:
    """A table of the server, with a connection for every person and one for a spectator."""

    def __init__(self, server: Any, log: list[Entry]) -> None:
        self.server = server
        self.table = Table.load(log, now_ms())
        self.name = self.table.table = uuid.uuid4().hex[:13]
        self.table.made = msgspec.structs.replace(self.table.made, table=self.name)
        people = sorted({place.person for place in self.table.people.places})
        self.texts = {who: new_token() for who in [*people, 0]}
        tokens = [token_of(self.texts[who], "seat", who) for who in people]
        tokens.append(token_of(self.texts[0], "watch"))

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(self.name, log, self.table.views.card(), tokens))
            server.house.adopt(self.table, tokens)

        server.inside(adopt())
        self.players = {who: server.player(self.name, text) for who, text in self.texts.items()}

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    def plain(self, text: str) -> str:
        return TIMES.sub(r'"\1":0', text).replace(self.name, "street")

    def told(self, who: int) -> list[str]:
        return [self.plain(message) for message in self.players[who].settled()]

    def shown(self, who: int) -> list[str]:
        paths = ("", "/update", "/update?since=3", "/record", "/replay?at=1", "/ending")
        return [
            self.plain(self.server.request("GET", f"/api/tables/{self.name}{path}", self.texts[who]).text)
            for path in paths
        ]

    def decide(self, option: int) -> bool:
        """Michael answers; whether the others are told anything."""
        assert self.table.play is not None
        heard = len(self.table.play.match.events)
        player = self.players[1]
        request = player.decide(self.table.play.asked[MICHAEL].ask, game.lexicon.write(option))
        assert player.answer(request)["type"] == "accepted"
        return bool(others_hear(self.table.play.match.events[heard:]))

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def compare(server: Any, seed: int, seats: int, pairs: bool = False) -> tuple[int, int]:
    """How many decisions nobody heard of, and how many messages were equal."""
    chance = random.Random(f"{seed} {seats} {pairs}")
    while True:
        log = evening(chance, seats, pairs)
        table = Table.load(log, now_ms())
        assert table.play is not None
        scripts = alike(table.play.state, chance)
        if scripts is not None:
            break
    streets = [Street(server, log) for _ in range(2)]
    others = [who for who in streets[0].players if who != 1]
    quiet = 0
    try:
        for street in streets:
            server.gathered(street.name, len(street.players))
            for who in others:
                street.told(who)
        messages: list[dict[int, list[str]]] = []
        for street, script in zip(streets, scripts, strict=True):
            got: dict[int, list[str]] = {who: [] for who in others}
            for option in script:
                heard = street.decide(option)
                for who in others:
                    sent = street.told(who)
                    assert heard or not sent, (who, sent)
                    got[who] += sent
                quiet += not heard
            messages.append(got)
        for who in others:
            here, there = (got[who] for got in messages)
            assert here == there
            assert streets[0].shown(who) == streets[1].shown(who)
    finally:
        for street in streets:
            street.close()
    return quiet, sum(map(len, messages[0].values()))


@pytest.mark.parametrize(("seats", "pairs"), [(3, True), (3, False), (4, False)])
def test_nobody_can_tell_how_michael_spent_his_turn(server: Any, seats: int, pairs: bool) -> None:
    """HW-216, HW-330: number, order and size of what others are sent, and when, rest on what everybody is told."""
    found = [compare(server, seed, seats, pairs) for seed in range(4)]
    assert sum(quiet for quiet, _ in found) > 20
    assert all(equal > 0 for _, equal in found)


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize(("seats", "pairs"), [(3, True), (3, False), (4, False)])
def test_nobody_can_tell_at_length(server: Any, seats: int, pairs: bool, part: int) -> None:
    """More than five hundred turns at all tables together."""
    found = [compare(server, seed, seats, pairs) for seed in range(60 * (part + 1), 60 * (part + 2))]
    quiet, messages = (sum(numbers) for numbers in zip(*found, strict=True))
    print(f"Halloween: {len(found)} pairs, {quiet} quiet decisions, {messages} messages")
    assert all(equal > 0 for _, equal in found)


@pytest.mark.usefixtures("telling_everybody")
def test_a_message_too_many_would_be_found(server: Any) -> None:
    with pytest.raises(AssertionError):
        compare(server, 1, 4)
