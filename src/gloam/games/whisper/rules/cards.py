"""Killer cards: when one may be played, its cost, and its way to the discard pile (WH-190 to WH-204)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CARD_PROGRAM, CARDS, TYPE_OF
from gloam.games.whisper.rules.deck import kinds_of
from gloam.games.whisper.state import KILLER, Whisper


def why_no_play(s: Whisper, card: int, type_: int) -> int:
    """In the hand, in the step of its type, paid for, and with what it needs (WH-190, WH-199, WH-204)."""
    why = why_not_its_step(s, card, type_)
    if why:
        return why
    if len(s.hand) - 1 < s.cost(card):
        return w.UNPAID | card << 4 | s.cost(card)
    if not s.words.holds(s, CARD_PROGRAM[card], "needs"):
        return w.CARD_NEEDS | card
    return 0


def why_not_its_step(s: Whisper, card: int, type_: int) -> int:
    """In the hand, and of the type that this step is for (WH-190)."""
    if card >= CARDS or card not in s.hand:
        return w.NOT_IN_HAND | (card if card < CARDS else 0)
    return w.WRONG_STEP | card if TYPE_OF[card] != type_ else 0


def playable(s: Whisper, type_: int) -> list[int]:
    """The options to play a card of this type now."""
    return [w.PLAY | card for card in kinds_of(s.hand) if not why_no_play(s, card, type_)]


def all_plays(s: Whisper) -> list[int]:
    """Every card in the hand as an option, to be offered or refused."""
    return [w.PLAY | card for card in kinds_of(s.hand)]


def play_foretold(known: Whisper, option: int) -> list[list[int]]:
    """What playing a card costs, in other cards of the hand (WH-197)."""
    cost = known.cost(option & ARG_MASK) if option & ~ARG_MASK == w.PLAY else 0
    return [[w.FORETELL_COSTS, cost]] if cost else []


def play_card(s: Whisper, card: int) -> None:
    """The card is shown (WH-191); then it is paid for, goes to the discard pile, and does what it says."""
    s.announce(w.TOLD_PLAYED, card)
    s.asked_nests = s.named_nests = 0
    s.push(Pay(card, s.cost(card)))


class Pay(Step):
    """Other cards of the hand pay, at the killer's choice and unseen by the victims (WH-197 to WH-203; D19)."""

    def __init__(self, card: int, left: int) -> None:
        self.card = card
        self.left = left

    def run(self, s: Whisper) -> None:
        others = s.hand.copy()
        others.remove(self.card)
        if len(others) == self.left:
            # How many cards he has is no secret, so nothing shows by his not being asked.
            for card in others:
                self.pay(s, card)
            self.paid(s)
        elif self.left == 0:
            self.paid(s)
        else:
            s.ask(self, KILLER, w.ASK_COST, [w.PAY | card for card in kinds_of(others)])

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [self.card]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        self.pay(s, option & ARG_MASK)
        s.push(Pay(self.card, self.left - 1))

    def plans(self, known: Whisper, seat: int, option: int) -> bool:
        """A card after which another is still to be chosen: with the last one the card does what it says."""
        return 0 < self.left - 1 < len(known.hand) - 2

    def pay(self, s: Whisper, card: int) -> None:
        s.hand.remove(card)
        s.played.append(card)
        s.keep(1 << KILLER, w.TOLD_YOU_PAID, card)

    def paid(self, s: Whisper) -> None:
        s.hand.remove(self.card)
        s.played.append(self.card)
        if s.cost(self.card):
            s.announce(w.TOLD_PAID, s.cost(self.card))
        s.push(s.words.start(CARD_PROGRAM[self.card]))

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.PAY or card >= CARDS:
            return 0
        if card not in s.hand:
            return w.NOT_IN_HAND_PAY | card
        return w.NOT_ITSELF | card if card == self.card and s.hand.count(card) == 1 else 0
