"""How far a chain of decisions goes, and why it stops, tells the walker nothing: in worlds that look the same to a seat
the same request goes equally far and is answered alike, as long as no event tells the worlds apart. So it is with
reasons asked for.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloam
from gloam.core.game import Game, game_named
from gloam.core.history import Note, hears
from gloam.core.rng import Rng, seeded
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game as lockdown
from gloam.table.chain import STOP_TOLD, Chain
from gloam.table.entries import Entry
from gloam.table.table import Applied, Table
from gloam.table.wire import Settings

TESTS = Path(__file__).resolve().parent.parent
NOW = 1_000


class Twin:
    """A table of people, driven by chance, and its likeness in another world."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.game = game
        self.rng = seeded(seed, 5)
        self.table, self.log = Table.make("t", game, seats, seed, options, Settings(window=0), "Ann", NOW)
        for seat in range(seats):
            self.take(self.table.seating.sit(seat_letter(seat), seat_letter(seat), NOW))
        self.take(self.table.seating.start(NOW))
        self.requests = 0

    def take(self, taken: Applied) -> None:
        self.log += taken.entries

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    def loaded(self, log: list[Entry]) -> Table:
        return Table.load(log, NOW, lambda _: self.game)

    def elsewhere(self, seat: int) -> Table:
        """The same table in a world that looks the same to the side of this seat."""
        other = self.loaded(self.log)
        assert other.play is not None
        state = self.state.masked(self.state.side(seat)).imagine(self.rng.split())
        other.play.match.state = state
        state.log = other.play.match.events
        other.play._put(NOW, answered=(), reopen=False)
        return other

    def chain(self, seat: int, rng: Rng) -> list[str]:
        """A way that is shown, a way that stops soon, or steps at random: as a player would try."""
        prompt = next(p for p in self.table.views.update_for(seat_letter(seat), 0, NOW).sight.prompts)  # type: ignore[union-attr]
        by = {way.to: way for way in prompt.ways}
        options: list[str] = []
        if by:
            way = by.get(list(by)[rng.below(len(by))])
            while way is not None:
                options.insert(0, way.option)
                way = by.get(way.before)
        while not options or rng.below(2):
            if rng.below(4) or not by:
                options.append(prompt.options[rng.below(len(prompt.options))].notation)
            else:
                options.append(list(by.values())[rng.below(len(by))].option)
        return options

    def on(self) -> None:
        d = self.state.decision(self.rng.below(self.state.open_count()))
        self.requests += 1
        option = self.game.lexicon.write(d.options[self.rng.below(len(d.options))])
        self.take(
            self.table.decisions.submit(seat_letter(d.seat), option, self.ask(d.seat), f"on-{self.requests:06}", NOW)
        )

    def ask(self, seat: int) -> int:
        assert self.table.play is not None
        return self.table.play.asked[seat].ask


def answered(table: Table, seat: str, ask: int, options: list[str]) -> tuple[bytes, list[Note]]:
    """All that the walker is answered, and all that it is told."""
    assert table.play is not None
    viewers, events = table.views.knowledge(seat), table.play.match.events
    reasons, before = [table.decisions.why(seat, option) for option in options], len(events)
    taken = table.decisions.submit(seat, options[0], ask, "the-chain-itself", NOW, then=options[1:])
    told = [note for note in events[before:] if hears(viewers, note.audience)]
    return msgspec.json.encode([taken.done, taken.stopped, taken.number, reasons]), told


def parted(here: list[Note], there: list[Note], usual: frozenset[int]) -> bool:
    """Whether the walker was told in which world it is, by something else than that it walked."""
    for one, other in zip_longest(here, there):
        if one != other:
            return any(note is not None and note.kind not in usual for note in (one, other))
    return False


def compare(game: Game, seats: int, seed: int, walks: int, **options: Any) -> set[str]:
    """Chains of walkers in pairs of worlds; returns what stopped them."""
    twin, stops = Twin(game, seats, seed, options), set[str]()
    while walks and not twin.state.over:
        walking = [d for d in twin.state.pending if game.lexicon.walked(d.kind)]
        if walking and twin.rng.below(2):
            walks -= 1
            d = walking[twin.rng.below(len(walking))]
            chain, ask, seat = twin.chain(d.seat, twin.rng), twin.ask(d.seat), seat_letter(d.seat)
            other = twin.elsewhere(d.seat)
            (here, told), (there, told_there) = (
                answered(table, seat, ask, chain) for table in (twin.loaded(twin.log), other)
            )
            assert here == there or parted(told, told_there, game.lexicon.walked(d.kind))
            stopped = msgspec.json.decode(here)[1]
            stops.add(stopped["key"] if stopped else "")
        twin.on()
    return stops


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(TESTS / "poachers"))
    return game_named("poachers")


@pytest.mark.parametrize("seed", range(3))
def test_in_lockdown(seed: int) -> None:
    stops = compare(lockdown, 4, seed, 8)
    assert len(stops) > 1


def test_in_a_game_of_sides(poachers: Game) -> None:
    stops = set[str]().union(*(compare(poachers, 4, seed, 12, stride=2) for seed in range(4)))
    assert {"refuse-no-way", "stop-told"} & stops
    assert len(stops) > 1


@pytest.mark.skipif(gloam.COMPILED, reason="compiled classes cannot be changed")
def test_a_chain_that_hears_too_much_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were it stopped by where others are, worlds could be told apart."""
    plain = Chain.stopped

    def nosy(chain: Chain, option: int) -> Any:
        rooms = sum(p.room for p in chain.play.state.players)  # type: ignore[attr-defined]
        return plain(chain, option) if rooms % 2 else STOP_TOLD

    monkeypatch.setattr(Chain, "stopped", nosy)
    with pytest.raises(AssertionError):
        compare(lockdown, 4, 0, 12)
