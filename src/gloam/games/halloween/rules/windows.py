"""Questions that are put to everybody who might hold a card, so that being asked tells nothing.

Such a window is left out on public grounds only: the hand is empty, or every copy of the card lies open.
"""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import MICHAEL_CARDS, MICHAEL_DECK, NO_PAIN
from gloam.games.halloween.state import MICHAEL, Halloween


def might_hold(s: Halloween, card: int) -> bool:
    """Whether Michael may hold a card, for all that the table knows."""
    return len(s.cards) > 0 and s.played.count(card) < MICHAEL_DECK.count(card)


def play_card(s: Halloween, card: int) -> None:
    """A Michael card is shown and goes onto his discard pile (HW-265)."""
    s.cards.remove(card)
    s.played.append(card)
    s.announce(w.TOLD_PLAYED, card)


class MichaelWindow(Step):
    """Michael may play a card out of turn. A subclass says which, and what it does."""

    def card(self) -> int:
        raise NotImplementedError

    def kind(self) -> int:
        raise NotImplementedError

    def open_now(self, s: Halloween) -> bool:
        """Whether there is anything to play it against, as everybody can see."""
        return True

    def played(self, s: Halloween) -> None:
        """Go on with the card played."""
        raise NotImplementedError

    def passed(self, s: Halloween) -> None:
        """Go on without it."""
        return

    def run(self, s: Halloween) -> None:
        card = self.card()
        if self.open_now(s) and might_hold(s, card):
            s.ask_aside(self, MICHAEL, self.kind(), [w.PLAY | card, PASS] if card in s.cards else [PASS])
        else:
            self.passed(s)

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        if option == PASS:
            self.passed(s)
        else:
            play_card(s, self.card())
            self.played(s)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.PLAY | self.card(), PASS]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.PLAY or card >= MICHAEL_CARDS:
            return 0
        if card not in s.cards:
            return w.NO_MICHAEL_CARD | card
        return 0 if card == self.card() else w.NOT_THEN_WINDOW | card


class NoPainWindow(MichaelWindow):
    """While he is Staggered Michael may turn his action card back with No pain (D30)."""

    def card(self) -> int:
        return NO_PAIN

    def kind(self) -> int:
        return w.ASK_NO_PAIN

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [self.card()]

    def open_now(self, s: Halloween) -> bool:
        return s.staggered

    def played(self, s: Halloween) -> None:
        ready(s)


def stagger(s: Halloween) -> None:
    """The action card is turned to its Staggered side (HW-247, HW-256); Michael may answer with No pain."""
    if not s.staggered:
        s.staggered = True
        s.announce(w.TOLD_STAGGERED)
        s.push(NoPainWindow())


def ready(s: Halloween) -> None:
    """The action card is turned to its Ready side."""
    s.staggered = False
    s.announce(w.TOLD_READY)
