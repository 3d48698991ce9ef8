"""Step 4 of the settlement: Water and Food are handed in, all at once (LK-325 to LK-338)."""

from __future__ import annotations

from gloam.core.state import ARG_BITS, ARG_MASK, EVERYONE, PASS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    CANTEEN,
    CARDS,
    FOOD,
    FOOD_IN,
    HUNGER_LOSS,
    NO_CARD,
    SUPPLY3,
    SUPPLY3_FOOD,
    SUPPLY3_WATER,
    WATER,
    WATER_IN,
)
from gloam.games.lockdown.rules.ending import bury
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.state import Lockdown, Player


class Hunger(Step):
    """From round 2 on everybody living is asked, also who has nothing to hand in (LK-268, LK-325, LK-338)."""

    def run(self, s: Lockdown) -> None:
        if s.living_count() == 0:
            return
        s.step = 4
        if s.round == 1:
            s.keep(EVERYONE, w.TOLD_NO_HUNGER)
            return
        for p in s.players:
            if not p.shadow and exempt(s, p):
                s.keep(1 << p.seat, w.TOLD_EXEMPT, p.seat)
        s.push(Meals())
        s.push(HandIn())


def exempt(s: Lockdown, p: Player) -> bool:
    """A meal in the Canteen, or the first round after revival (LK-331, LK-333)."""
    return p.room == CANTEEN or s.protected(p)


def hand_in_options(s: Lockdown, p: Player) -> list[int]:
    """Cards that may be handed in as Water or as Food, one of each at most (LK-335, LK-337)."""
    options: list[int] = []
    if not exempt(s, p):
        if p.drank == NO_CARD:
            for card in p.hand:
                if WATER_IN[card] and w.DRINK | card not in options:
                    options.append(w.DRINK | card)
        if p.ate == NO_CARD:
            for card in p.hand:
                if FOOD_IN[card] and w.EAT | card not in options:
                    options.append(w.EAT | card)
    options.append(PASS)
    return options


class HandIn(Step):
    """Everybody chooses at the same time; what is chosen is shown when all are done (LK-328, LK-330)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if not p.shadow and not p.answered:
                s.ask_quietly(self, p.seat, w.ASK_HUNGER, hand_in_options(s, p))

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].hp]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        verb, card = option >> ARG_BITS << ARG_BITS, option & ARG_MASK
        if option == PASS:
            p.answered = True
            return
        if verb == w.DRINK:
            p.drank = card
        else:
            p.ate = card
        hand_in(s, p, card, WATER if verb == w.DRINK else FOOD)
        options = hand_in_options(s, p)
        if len(options) > 1:
            s.ask_quietly(self, seat, w.ASK_HUNGER, options)
        else:
            p.answered = True

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        p, card = known.players[seat], option & ARG_MASK
        if option == PASS:
            due = hunger_of(known, p)
            return [[w.FORETELL_HUNGER, due]] if due else []
        left = left_of(card, WATER if option & ~ARG_MASK == w.DRINK else FOOD)
        return [[w.FORETELL_USED_UP] if left == NO_CARD else [w.FORETELL_LEAVES, left]]

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        hand = s.players[seat].hand
        drinks = [w.DRINK | card for card in range(CARDS) if WATER_IN[card] and card in hand]
        return [*drinks, *(w.EAT | card for card in range(CARDS) if FOOD_IN[card] and card in hand), PASS]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        p, verb, card = s.players[seat], option & ~ARG_MASK, option & ARG_MASK
        if verb != w.DRINK and verb != w.EAT:
            return 0
        if exempt(s, p):
            return w.NOTHING_DUE if p.room == CANTEEN else w.REVIVED_NOTHING_DUE
        if (p.drank if verb == w.DRINK else p.ate) != NO_CARD:
            return w.ONE_EACH
        if card not in p.hand:
            return w.NOT_HELD_MEAL | card
        # What is left of a supply card is no longer what was handed in of it.
        half = card in (SUPPLY3_WATER, SUPPLY3_FOOD)
        if verb == w.DRINK:
            return 0 if WATER_IN[card] else (w.NOT_WATER_HALF if half else w.NOT_WATER) | card
        return 0 if FOOD_IN[card] else (w.NOT_FOOD_HALF if half else w.NOT_FOOD) | card


def hand_in(s: Lockdown, p: Player, card: int, thing: int) -> None:
    """The card is used up, or what is left on it stays in its place (LK-335, LK-336)."""
    place, left = p.hand.index(card), left_of(card, thing)
    if left != NO_CARD:
        p.hand[place] = left
    else:
        p.hand.pop(place)
        s.consumed.append(WHOLE[card])


def left_of(card: int, thing: int) -> int:
    """What a card is once this was handed in of it; NO_CARD if it is used up (LK-335, LK-336)."""
    if card != SUPPLY3:
        return NO_CARD
    return SUPPLY3_FOOD if thing == WATER else SUPPLY3_WATER


def hunger_of(s: Lockdown, p: Player) -> int:
    """What a player loses for whatever is missing so far (LK-326, LK-327)."""
    if p.shadow or exempt(s, p):
        return 0
    return (int(p.drank == NO_CARD) + int(p.ate == NO_CARD)) * HUNGER_LOSS


class Meals(Step):
    """The choices are shown together, then whatever is missing costs HP (LK-326, LK-327, LK-329)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if p.shadow:
                continue
            if p.drank != NO_CARD:
                s.keep(EVERYONE, w.TOLD_HANDED_IN, p.seat, p.drank, WATER)
            if p.ate != NO_CARD:
                s.keep(EVERYONE, w.TOLD_HANDED_IN, p.seat, p.ate, FOOD)
            if p.drank == NO_CARD and p.ate == NO_CARD:
                s.keep(EVERYONE, w.TOLD_HANDED_NOTHING, p.seat)
        for p in s.players:
            due = hunger_of(s, p)
            if due:
                s.hurt(p, due, w.BY_HUNGER)
            p.answered = False
            p.drank = NO_CARD
            p.ate = NO_CARD
        bury(s, 4)
