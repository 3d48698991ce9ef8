"""Step 6 of the settlement: pills, alcohol and adrenaline, used one after another (LK-355 to LK-376).

Everybody is asked at once, and what was chosen is carried out in the order of the cards. If they were asked in turn,
the time that each one takes would tell the next who has something to think about (LK-267). What one uses never changes
what another can use: options follow from the own hand and the own adrenaline. So an answer that waits stays possible,
and only who has used a card is asked again.
"""

from __future__ import annotations

from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    ADRENALINE_IN,
    ALCOHOL_GAIN,
    ALCOHOL_IN,
    CARDS,
    MEDICINE,
    NO_CARD,
    PILL_GAIN,
    PILL_IN,
    ROUNDS,
    SUPPLY2,
    SUPPLY2_HALF,
)
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.state import NO_CHOICE, Lockdown, Player


class Medicine(Step):
    """Everybody living is asked, also who has nothing to use (LK-268)."""

    def run(self, s: Lockdown) -> None:
        if s.living_count() == 0:
            return
        s.step = 6
        s.push(MedicineOver())
        for order in range(s.seats, 0, -1):
            s.push(TakeMedicine(order))
        s.push(ChooseMedicine())


class MedicineOver(Step):
    """Nobody hears who passed, only that the step is over (LK-266, LK-267)."""

    def run(self, s: Lockdown) -> None:
        s.keep(EVERYONE, w.TOLD_MEDICINE_OVER)


class AskMedicine(Step):
    """A question for a card to use."""

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].hp]

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        hand = s.players[seat].hand
        return [*(w.USE | card for card in range(CARDS) if MEDICINE[card] and card in hand), PASS]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        p, card = s.players[seat], option & ARG_MASK
        if option & ~ARG_MASK != w.USE:
            return 0
        if card not in p.hand:
            return w.NOT_HELD_MEDICINE | card
        if not MEDICINE[card]:
            return w.NOT_MEDICINE | card
        return w.SECOND_ADRENALINE if is_second_adrenaline(s, p, card) else 0

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        if option == PASS:
            return []
        card = option & ARG_MASK
        left = left_of(card)
        used = [w.FORETELL_USED_UP] if left == NO_CARD else [w.FORETELL_LEAVES, left]
        if PILL_IN[card]:
            p = known.players[seat]
            return [[w.FORETELL_HEALS, known.hp_healed(p, PILL_GAIN) - p.hp], used]
        return [[w.FORETELL_EFFECT, effect_of(known, card)], used]


class ChooseMedicine(AskMedicine):
    """Everybody chooses a first card at the same time, or passes; nothing is used before all have answered (LK-267)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if not p.shadow and p.chosen == NO_CHOICE:
                s.ask_quietly(self, p.seat, w.ASK_MEDICINE, medicine_options(s, p))

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        s.players[seat].chosen = option


class TakeMedicine(AskMedicine):
    """Whoever holds this order card uses what he has chosen, then further cards one at a time until he passes (LK-357).

    Everybody has heard of his use and so knows that it is he who is asked (LK-356)."""

    def __init__(self, order: int) -> None:
        self.order = order

    def run(self, s: Lockdown) -> None:
        p = s.holder_of_order(self.order)
        if p.shadow:
            return
        if p.chosen == NO_CHOICE:
            s.ask_quietly(self, p.seat, w.ASK_MEDICINE, medicine_options(s, p))
        else:
            option = p.chosen
            p.chosen = NO_CHOICE
            self.answer(s, p.seat, option)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != PASS:
            use(s, s.players[seat], option & ARG_MASK)
            s.push(self)


def medicine_options(s: Lockdown, p: Player) -> list[int]:
    options: list[int] = []
    for card in p.hand:
        if MEDICINE[card] and not is_second_adrenaline(s, p, card) and w.USE | card not in options:
            options.append(w.USE | card)
    options.append(PASS)
    return options


def is_second_adrenaline(s: Lockdown, p: Player, card: int) -> bool:
    """Not possible in the same settlement (LK-362)."""
    return ADRENALINE_IN[card] > 0 and p.boosted == s.round + 1


def use(s: Lockdown, p: Player, card: int) -> None:
    """The use is public, and so are its effect and the die (LK-356, LK-375)."""
    s.keep(EVERYONE, w.TOLD_USED, p.seat, card, effect_of(s, card))
    place, left = p.hand.index(card), left_of(card)
    if left != NO_CARD:
        p.hand[place] = left
    else:
        p.hand.pop(place)
        s.consumed.append(WHOLE[card])
    if PILL_IN[card]:
        s.heal(p, PILL_GAIN, w.BY_PILL)
    elif ADRENALINE_IN[card]:
        p.boosted = s.round + 1
    elif ALCOHOL_IN[card]:
        drink(s, p)


def left_of(card: int) -> int:
    """What a card is once it was used; NO_CARD if it is used up."""
    return SUPPLY2_HALF if card == SUPPLY2 else NO_CARD


def effect_of(s: Lockdown, card: int) -> int:
    """What everybody hears of it: how much it healed would tell of his HP (LK-264), and after round 6 adrenaline comes
    too late (LK-364)."""
    if PILL_IN[card]:
        return w.EFFECT_HEALS
    if ALCOHOL_IN[card]:
        return w.EFFECT_DIE
    return w.EFFECT_QUICKENS if s.round < ROUNDS else w.EFFECT_NONE


def drink(s: Lockdown, p: Player) -> None:
    """One die, at once (LK-365 to LK-372)."""
    d6 = s.rng.die("d6", 6)
    s.keep(EVERYONE, w.TOLD_ROLLED, p.seat, d6)
    if d6 == 1:
        for card in p.hand.copy():
            s.put_down(p, card)
    elif d6 == 3:
        p.force += 1
    elif d6 == 4:
        p.speed += 1
    elif d6 == 5:
        p.load += 1
    elif d6 == 6:
        s.heal(p, ALCOHOL_GAIN, w.BY_ALCOHOL)
