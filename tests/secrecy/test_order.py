"""Cards that several seats lay in secret, told as one list: its order must not say who laid what."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

import msgspec
import pytest

from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, ARG_MASK, EVERYONE, State, Step, opening
from gloam.core.words.lexicon import Lexicon, asks, does, refuses, tells
from gloam.testing import GameFault, check_leaks

NOT_NOW: Final[Annotated[int, refuses("PO-001")]] = 1 << ARG_BITS
LAY: Final[Annotated[int, does("card")]] = 1 << ARG_BITS
ASK_LAY: Final[Annotated[int, asks("PO-001", "")]] = 0
LAID: Final[Annotated[int, tells("PO-002", "cards:card...")]] = 0
LIES: Final[Annotated[int, tells("PO-002", "card")]] = 1
CARDS: Final = ["coin", "button"]
HIDDEN: Final = -1


class Round(Step):
    """Everybody lays a card, unseen by the others; then all that lies there is told."""

    def run(self, s: Pot) -> None:
        for seat in range(s.seats):
            if s.laid[seat] == HIDDEN and not s.done >> seat & 1:
                s.ask(self, seat, ASK_LAY, [LAY, LAY | 1])

    def answer(self, s: Pot, seat: int, option: int) -> None:
        s.laid[seat] = option & ARG_MASK
        s.done |= 1 << seat
        if not s.open_count():
            s.tell_laid()
            s.laid, s.done, s.rounds = [HIDDEN] * s.seats, 0, s.rounds + 1
            s.over = s.rounds == 4
            s.push(self)


class PotView(msgspec.Struct, frozen=True):
    done: int


class Pot(State):
    laid: list[int]
    done: int
    rounds: int

    def tell_laid(self) -> None:
        self.tell_all(EVERYONE, LAID, sorted(self.laid))

    def view(self, viewers: int) -> PotView:
        return PotView(self.done)

    def masked(self, viewers: int) -> State:
        laid = [card if viewers >> seat & 1 else HIDDEN for seat, card in enumerate(self.laid)]
        return type(self)(self.masked_core(viewers), laid, self.done, self.rounds)

    def imagine(self, rng: Rng) -> State:
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        for seat in range(self.seats):
            if self.done >> seat & 1 and self.laid[seat] == HIDDEN:
                world.laid[seat] = rng.below(2)
        world.ask_again()
        world.run()
        return world

    def why_not_now(self, seat: int, option: int) -> int:
        return NOT_NOW

    def score(self, seat: int) -> float:
        return 1.0


class InSeatOrder(Pot):
    def tell_laid(self) -> None:
        self.tell_all(EVERYONE, LAID, self.laid)


class OneByOne(Pot):
    def tell_laid(self) -> None:
        for card in self.laid:
            self.tell(EVERYONE, LIES, card)


class PotGame(Game):
    id = "pot"
    prefix = "PO"
    seat_counts = range(3, 4)
    lexicon = Lexicon.of(sys.modules[__name__], refs={"card": CARDS}, absent={"seat": "nobody"})
    positions: ClassVar[dict[str, Any]] = {"done": "seats"}
    kind: type[Pot] = Pot

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> State:
        return self.kind(opening(seats, rng, Round()), [HIDDEN] * seats, 0, 0)

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(("PO-001",), (0, 1, 2), {}) if state.over else None


class TellsSeats(PotGame):
    kind = InSeatOrder


class TellsEach(PotGame):
    kind = OneByOne


ALLOWED = {"laid:cards@everyone"}


def test_which_cards_lie_there_may_be_told() -> None:
    report = check_leaks(PotGame(), pairs=60, divergences=ALLOWED)
    assert set(report.divergences) == {"laid:cards@everyone"}


@pytest.mark.parametrize("allowed", [{"laid@everyone"}, ALLOWED])
def test_their_order_by_seats_is_a_leak(allowed: set[str]) -> None:
    with pytest.raises(GameFault, match="an event that may not tell worlds apart: laid:cards in order@everyone"):
        check_leaks(TellsSeats(), pairs=60, divergences=allowed)


def test_an_order_that_the_rules_tell_is_named() -> None:
    report = check_leaks(TellsSeats(), pairs=60, divergences={*ALLOWED, "laid:cards in order@everyone"})
    assert report.divergences["laid:cards in order@everyone"] > 0


def test_cards_told_one_by_one_have_an_order_too() -> None:
    with pytest.raises(GameFault, match="an event that may not tell worlds apart: lies:card in order@everyone"):
        check_leaks(TellsEach(), pairs=60, divergences={"lies@everyone"})
