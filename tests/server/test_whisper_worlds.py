"""Whisper through the real WebSocket: what one side does out of sight changes no byte that the other side is sent.

Two tables come to the same moment. At one of them the victims spend their turn otherwise, by other actions, another
number of decisions, attempts that are refused, moves that are taken back, and talk among themselves; or the killer goes
another way in stealth. Both sides are told the same of it. While they decide, the other side and spectators are sent
nothing; and what they were sent in the end is equal byte for byte, in number, order and size, with the times taken out,
and so is what they get over HTTP.
"""

from __future__ import annotations

import asyncio
import random
import re
import uuid
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gloam.core.history import Note, hears
from gloam.core.match import digest_of
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.state import ACTIONS, KILLER, VICTIMS_TURN
from gloam.server.clock import now_ms
from gloam.store.tokens import new_token, token_of
from gloam.table.entries import Entry
from gloam.table.table import Table
from gloam.table.wire import Settings

PRESENCE = 0.02
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')
TURNS = 50
"""So many turns are tried to find two of which the same is told."""

HIDERS = ("ghost", "maniac", "werewolf")
"""The killers who have a card for stealth."""

Script = list[tuple[int, int]]
Told = tuple[tuple[int, tuple[int, ...]], ...]


@pytest.fixture(autouse=True)
def people_come_and_go_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)


def victims_begin(s: Any) -> bool:
    return bool(
        s.turn == VICTIMS_TURN
        and s.unseen == ACTIONS
        and all(d.kind == w.ASK_ACTION for d in s.pending)
        and not any(v.acted for v in s.victims)
    )


def victims_go_on(s: Any) -> bool:
    return bool(s.turn == VICTIMS_TURN and s.unseen == ACTIONS)


def stalking(s: Any) -> bool:
    return bool(s.pending and s.pending[0].kind == w.ASK_STALK)


def stalking_begins(s: Any) -> bool:
    return stalking(s) and s.stalk_left == s.stalk


class Stretch:
    """What one side decides out of sight: from a moment on, as long as it lasts."""

    def __init__(self, begins: Callable[[Any], bool], lasts: Callable[[Any], bool], killer: bool) -> None:
        self.begins = begins
        self.lasts = lasts
        self.killer = killer

    def others(self, seats: int) -> list[int]:
        """The seats that must not notice; spectators are -1."""
        return [-1, *(range(1, seats) if self.killer else [KILLER])]

    def heard(self, seats: int, notes: list[Note]) -> Told:
        mask = ((1 << seats) - 2) if self.killer else 1 << KILLER
        return tuple((note.kind, note.facts) for note in notes if hears(mask, note.audience))


VICTIMS = Stretch(victims_begin, victims_go_on, False)
STALKER = Stretch(stalking_begins, stalking, True)


def night(chance: random.Random, seats: int, options: dict[str, Any], stretch: Stretch) -> list[Entry]:
    """The log of a table of people up to some such moment."""
    while True:
        now = now_ms()
        settings = Settings(window=0, pace=0)
        table, log = Table.make("night", game, seats, chance.getrandbits(60), options, settings, "P", now)
        for i in range(seats):
            log += table.seating.sit(seat_letter(i), f"P{i + 1}", now).entries
        log += table.seating.start(now).entries
        rounds = 1 + chance.randrange(4)
        while True:
            assert table.play is not None
            s: Any = table.play.state
            if s.over:
                break
            if s.round >= rounds and stretch.begins(s):
                return log
            seat, asked = chance.choice(list(table.play.asked.items()))
            now += 1
            option = game.lexicon.write(chance.choice(asked.options))
            log += table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now).entries


def at_random(s: Any, chance: random.Random, stretch: Stretch) -> tuple[Script, Told] | None:
    """What the side might do, and what the other is told of it."""
    trial, told, script = s.clone(), list[Note](), Script()
    trial.log = told
    while not trial.over and stretch.lasts(trial):
        d = trial.decision(chance.randrange(trial.open_count()))
        option = chance.choice(d.options)
        script.append((d.seat, option))
        trial.play(d.seat, option)
    return None if trial.over else (script, stretch.heard(s.seats, told))


def alike(s: Any, chance: random.Random, stretch: Stretch) -> tuple[Script, Script] | None:
    """Two ways of which the other side is told the same, as different in length as can be."""
    found: dict[Told, list[Script]] = {}
    for _ in range(30 if stretch.killer else TURNS):
        way = at_random(s, chance, stretch)
        if way is not None:
            found.setdefault(way[1], []).append(way[0])
    if not found:
        return None
    scripts = max(found.values(), key=lambda all_: max(map(len, all_)) - min(map(len, all_)))
    short, long = min(scripts, key=len), max(scripts, key=len)
    return (short, long) if len(long) > len(short) + (0 if stretch.killer else 2) else None


class Mansion:
    """A table of the server, with a connection for every person and one for a spectator."""

    def __init__(self, server: Any, log: list[Entry], stretch: Stretch) -> None:
        self.server = server
        self.stretch = stretch
        self.table = Table.load(log, now_ms())
        self.name = self.table.table = uuid.uuid4().hex[:13]
        self.table.made = msgspec.structs.replace(self.table.made, table=self.name)
        seats = list(range(len(self.table.people.places)))
        self.texts = {seat: new_token() for seat in [*seats, -1]}
        tokens = [token_of(self.texts[seat], "seat", self.table.people.places[seat].person) for seat in seats]
        tokens.append(token_of(self.texts[-1], "watch"))

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(self.name, log, self.table.views.card(), tokens))
            server.house.adopt(self.table, tokens)

        server.inside(adopt())
        self.players = {seat: server.player(self.name, text) for seat, text in self.texts.items()}
        self.others = stretch.others(len(seats))

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    def plain(self, text: str) -> str:
        return TIMES.sub(r'"\1":0', text).replace(self.name, "mansion")

    def told(self, seat: int) -> list[str]:
        return [self.plain(message) for message in self.players[seat].settled()]

    def shown(self, seat: int) -> list[str]:
        paths = ("", "/update", "/update?since=3", "/record", "/replay?at=1", "/ending")
        return [
            self.plain(self.server.request("GET", f"/api/tables/{self.name}{path}", self.texts[seat]).text)
            for path in paths
        ]

    def decide(self, seat: int, option: int) -> bool:
        """Somebody answers; whether the others are told anything."""
        assert self.table.play is not None
        heard = len(self.table.play.match.events)
        player = self.players[seat]
        request = player.decide(self.table.play.asked[seat].ask, game.lexicon.write(option))
        answer = player.answer(request)
        assert answer["type"] == "accepted", answer
        return bool(self.stretch.heard(len(self.table.people.places), self.table.play.match.events[heard:]))

    def asked_in_sight(self) -> bool:
        """Whether a question is open that the others may notice.

        In the middle of a stretch there is none. The end of a stealth is no secret: what follows its last step is told
        at once (he draws, the next round begins), or with plans in the game it is the window for Stakeout, which opens
        whatever the plans are (WH-192, WH-294). The end of the victims' actions is one: what follows is the equipment
        step, which nobody tells the killer of before the report (WH-071, WH-141).
        """
        assert self.table.play is not None
        return any(not d.quiet for d in self.table.play.state.pending)

    def ask(self, seat: int, message: dict[str, Any]) -> dict[str, Any]:
        request = uuid.uuid4().hex
        self.players[seat].send({**message, "id": request})
        return dict(self.players[seat].answer(request))

    def fidget(self, chance: random.Random, seat: int, report: Counter[str]) -> None:
        """What people do beside deciding."""
        assert self.table.play is not None
        ask = self.table.play.asked[seat].ask
        what = chance.randrange(4)
        if what == 0:
            option = chance.choice(["go:R3", "mark:blessing", "hand:vera", "play:sense", "repair:holm", "nonsense"])
            answer = self.ask(seat, {"type": "decide", "ask": ask + 1000, "option": option})
            report["refused"] += answer["type"] in ("refused", "failed")
        elif what == 1:
            report["asked why"] += self.ask(seat, {"type": "why", "option": "search"})["type"] == "reason"
        elif what == 2:
            said = self.ask(seat, {"type": "say", "text": "psst", "channel": "side"})
            report["said"] += said["type"] == "accepted"

    def take_back(self, seat: int) -> bool:
        """Whether the last decision could be taken back; it was then."""
        return self.ask(seat, {"type": "undo"})["type"] == "accepted"

    def play(self, script: Script, chance: random.Random | None, report: Counter[str]) -> dict[int, list[str]]:
        """Play it out, restlessly if there is a chance; all that the others were sent."""
        got: dict[int, list[str]] = {seat: [] for seat in self.others}
        for number, (seat, option) in enumerate(script):
            last = number == len(script) - 1
            if chance is not None:
                self.fidget(chance, seat, report)
            heard = self.decide(seat, option)
            if chance is not None and not heard and not last and chance.random() < 0.5 and self.take_back(seat):
                report["taken back"] += 1
                assert not self.decide(seat, option)
            for other in self.others:
                sent = self.told(other)
                assert heard or self.asked_in_sight() or not sent, (other, sent)
                got[other] += sent
            report["unheard"] += not heard
        return got

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def compare(server: Any, seed: int, seats: int, options: dict[str, Any], stretch: Stretch) -> Counter[str]:
    chance = random.Random(f"{seed} {seats} {options} {stretch.killer}")
    while True:
        log = night(chance, seats, options, stretch)
        table = Table.load(log, now_ms())
        assert table.play is not None
        scripts = alike(table.play.state, chance, stretch)
        if scripts is not None:
            break
    mansions = [Mansion(server, log, stretch) for _ in range(2)]
    report: Counter[str] = Counter()
    try:
        for mansion in mansions:
            server.gathered(mansion.name, len(mansion.players))
            for seat in mansion.others:
                mansion.told(seat)
        calm = mansions[0].play(scripts[0], None, report)
        restless = mansions[1].play(scripts[1], chance, report)
        for seat in mansions[0].others:
            assert calm[seat] == restless[seat]
            assert mansions[0].shown(seat) == mansions[1].shown(seat)
            report["equal"] += len(calm[seat])
    finally:
        for mansion in mansions:
            mansion.close()
    return report


@pytest.mark.parametrize(("number", "killer"), list(enumerate(KILLER_IDS)))
def test_the_killer_cannot_tell_how_the_victims_spent_their_turn(server: Any, number: int, killer: str) -> None:
    """WH-109, WH-141, WH-294, WH-018: the length of their turn, clicks, rejected attempts, taken-back moves, talk."""
    options = {"killer": killer, "variant": ("none", "plan")[number % 2]}
    report = compare(server, 1, 2 + number % 3, options, VICTIMS)
    assert report["unheard"] > 10
    assert report["equal"] > 1


@pytest.mark.parametrize(("number", "killer"), list(enumerate(HIDERS)))
def test_the_victims_cannot_tell_where_the_killer_went(server: Any, number: int, killer: str) -> None:
    """WH-203, WH-281, WH-292, WH-294: the steps of a stealth, and what he pondered over."""
    options = {"killer": killer, "variant": ("none", "plan")[number % 2]}
    report = compare(server, 1, 2 + number, options, STALKER)
    assert report["unheard"] > 0
    assert report["equal"] > 1


@pytest.mark.soak
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("killer", KILLER_IDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_tell_at_length(server: Any, killer: str, seats: int) -> None:
    report: Counter[str] = Counter()
    for seed in range(40):
        variant = ("none", "plan", "crossroads")[seed % (3 if seats == 4 else 2)]
        report += compare(server, seed, seats, {"killer": killer, "variant": variant}, VICTIMS)
        if killer in HIDERS:
            report += compare(server, seed, seats, {"killer": killer, "variant": variant}, STALKER)
    print(f"Whisper: {report}")
    assert min(report[what] for what in ("refused", "asked why", "taken back", "unheard", "equal")) > 20
    assert seats == 2 or report["said"] > 20


@pytest.mark.usefixtures("telling_everybody")
def test_a_message_too_many_would_be_found(server: Any) -> None:
    with pytest.raises(AssertionError):
        compare(server, 1, 3, {"killer": "ghost"}, VICTIMS)


def test_deduction_tokens_and_the_repair_marker_are_notes_of_the_killer_alone(server: Any) -> None:
    """WH-029, WH-290, WH-291: he may put and remove them at any time, also in the victims' turn; no rule looks at them,
    the engine knows nothing of them, and nobody else is sent a word or sees a moment pass."""
    chance = random.Random(1)
    mansion = Mansion(server, night(chance, 3, {"killer": "ghost"}, VICTIMS), VICTIMS)
    path = f"/api/tables/{mansion.name}/notes"
    try:
        server.gathered(mansion.name, len(mansion.players))
        for seat in mansion.players:
            mansion.told(seat)
        before = {seat: mansion.shown(seat) for seat in mansion.players}
        truth = digest_of(mansion.state)
        empty = {"type": "notes", "text": "", "marks": {}, "by": ""}
        assert server.get(path, mansion.texts[KILLER]) == empty  # the marker begins at nothing
        marks = {"marco": {"place": "R4"}, "anna": {"place": "B1"}, "repair": {"gears": 3}}
        for kept in ({"text": "", "marks": marks, "by": "x"}, {"text": "", "marks": {}, "by": "x"}):
            assert server.request("PUT", path, mansion.texts[KILLER], kept).status_code == 204
            assert server.get(path, mansion.texts[KILLER]) == {"type": "notes", **kept, "by": ""}
            for seat in (-1, 1, 2):
                assert mansion.told(seat) == []
                assert mansion.shown(seat) == before[seat]
            for seat in (1, 2):
                assert server.get(path, mansion.texts[seat]) == empty
            assert server.request("GET", path, mansion.texts[-1]).status_code == 403
        assert digest_of(mansion.state) == truth
    finally:
        mansion.close()
