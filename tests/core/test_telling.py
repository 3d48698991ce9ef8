"""What can be taken back follows from what was told, also by its absence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import Note
from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.state import EVERYONE, PASS, Core, State, Step, opening
from gloam.core.telling import told_something
from gloam.testing.cases import case, chosen

POACHERS = Path(__file__).resolve().parent.parent / "poachers"


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


def told(match: Match, line: str) -> bool:
    """Plays a line, and says whether that told anybody something."""
    before, heard = match.state.clone(), len(match.events)
    seat, option = match.read(line)
    match.play(seat, option)
    return told_something(before, match.state, match.events[heard:], seat, option, seeded(9))


def first(match: Match) -> str:
    d = match.state.pending[0]
    return f"{'ABCDE'[d.seat]} {match.game.lexicon.write(d.options[0])}"


def test_a_card_laid_can_be_taken_back_and_a_doubt_cannot(candle: Game) -> None:
    for seed in range(10):
        match = Match(candle, 3, seed)
        assert not told(match, first(match)), "everybody was told no more than that a card was laid"
        layer = match.state.layer  # type: ignore[attr-defined]
        assert told(match, f"{'ABC'[(layer + 1) % 3]} doubt"), "the card was seen"


def test_a_doubt_that_must_be_right_tells_nothing_new(candle: Game) -> None:
    """All other cards are seen, so everybody at the table but nobody outside knows that the card is a wind."""
    match = Match(candle, 2, 1)
    s: Any = match.state
    s.hands = [[0], [1, 1, 1]]
    s.laid = [[1], [0]]
    s.shown = [1, 1, 0, 0, 0, 0]
    s.pile = []
    s.layer = 0
    assert told(match, "B doubt"), "a spectator did not know it"


def test_sealed_answers_can_be_taken_back_until_the_last_one(candle: Game) -> None:
    seen = set()
    for index in range(200):
        match, rng = case(candle, 3, index, 4, None)
        while not match.state.over:
            d = match.state.pending[0]
            if match.game.lexicon.kinds[d.kind].key == "last":
                last = match.state.open_count() == 1
                assert told(match, first(match)) == last
                seen.add(last)
                continue
            match.play(*chosen(match.state, rng))
    assert seen == {False, True}


def test_the_end_cannot_be_taken_back(candle: Game) -> None:
    match, rng = case(candle, 3, 0, 3, None)
    while not match.state.over:
        before, heard = match.state.clone(), len(match.events)
        seat, option = chosen(match.state, rng)
        match.play(seat, option)
    assert told_something(before, match.state, match.events[heard:], seat, option, seeded(1))


def test_what_was_told_to_others_only_has_told_them_something(candle: Game) -> None:
    match = Match(candle, 3, 1)
    d = match.state.pending[0]
    before = match.state.clone()
    notes = match.play(d.seat, d.options[0])
    assert not told_something(before, match.state, notes, d.seat, d.options[0], seeded(1))
    whisper = Note(1 << (d.seat + 1) % 3, 0, (d.seat,), 0)
    assert told_something(before, match.state, [*notes, whisper], d.seat, d.options[0], seeded(1))


def test_a_side_takes_back_what_only_it_has_heard(poachers: Game) -> None:
    match = Match(poachers, 4, 1)
    assert not told(match, "B snare:gate")
    assert not told(match, "C pass")
    assert not told(match, "D snare:gate"), "that the moves come now is news to nobody but the side"
    assert not told(match, "B go:oak")
    assert not told(match, "A go:mill"), "the warden's choice as well"
    assert not told(match, "D pass")
    assert told(match, "C pass"), "now the lantern was seen"


def test_the_quiet_turn_of_a_side_can_be_taken_back_if_it_is_not_the_last(poachers: Game) -> None:
    match = Match(poachers, 3, 1)
    told(match, "A go:mill")
    assert not told(match, "B pass")
    assert not told(match, "C pass")
    assert not told(match, "B go:ford")
    assert told(match, "C go:ford")


class Knock(Step):
    """One seat is asked out of sight; then another one, and nobody is told a word."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Dark) -> None:
        s.ask_quietly(self, self.seat, 0, [PASS])

    def answer(self, s: Dark, seat: int, option: int) -> None:
        s.push(Knock(s.following))


class Dark(State):
    def __init__(self, core: Core, following: int) -> None:
        super().__init__(core)
        self.following = following

    def masked(self, viewers: int) -> Dark:
        return Dark(self.masked_core(viewers), self.following)

    def imagine(self, rng: Rng) -> Dark:
        world = self.clone()
        world.viewers = EVERYONE
        if not self.pending:
            world.push(Knock(0))
            world.run()
        return world


@pytest.mark.parametrize(("following", "told"), [(0, False), (1, True)])
def test_a_question_that_comes_to_others_has_told_them_something(following: int, told: bool) -> None:
    before = Dark(opening(2, seeded(1), Knock(0)), following)
    before.run()
    after = before.clone()
    after.play(0, PASS)
    assert after.pending[0].seat == following
    assert told_something(before, after, [], 0, PASS, seeded(1)) is told
