"""Hermit cards: drawn, read, handed over face down, answered (SH-090 to SH-115, Unknown's Deceit SH-364 to SH-368)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.masks import by_mask
from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    APPLIES_TO,
    DAMAGE_OF,
    EFFECT_OF,
    GIVE_OR_HURT,
    HEAL_OF,
    HEAL_OR_HURT,
    HERMIT,
    MOST_SEATS,
    NO_CARD,
    PREDICTION,
    UNKNOWN,
    bits,
)
from gloam.games.shadow_hunters.rules.asking import Question
from gloam.games.shadow_hunters.rules.damage import one_blow
from gloam.games.shadow_hunters.rules.ending import WIN_CHECK
from gloam.games.shadow_hunters.rules.handed import keep_answer, keep_read, keep_received, keep_shown
from gloam.games.shadow_hunters.state import Player, ShadowHunters


@mypyc_attr(acyclic=True)
class DrawHermit(Step):
    """Draw the top Hermit card and read it secretly; then choose who gets it (SH-073, SH-090)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        read_top_card(s, self.seat)
        s.push(HAND_OVER[self.seat])


DRAW_HERMIT: Final = [DrawHermit(seat) for seat in range(MOST_SEATS)]


def read_top_card(s: ShadowHunters, seat: i64) -> None:
    s.passing = s.draw(HERMIT)
    s.giver = seat
    s.taker = -1
    s.tell(EVERYONE, w.TOLD_HERMIT_DRAWN, seat)
    keep_read(s, seat, s.passing)


HAND: Final = by_mask(w.HAND, MOST_SEATS)


@mypyc_attr(acyclic=True)
class HandOver(Question):
    """Choose another living player, wherever they stand (SH-091, SH-092)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_HAND, HAND[s.others(self.seat)])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [s.passing]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.HAND | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.HAND:
            return s.why_not_another(seat, argument, w.NOT_YOURSELF_HERMIT)
        return w.MUST_CHOOSE_AREA if verb == PASS else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_ANSWERS, option & ARG_MASK]]

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        hand_over(s, seat, option & ARG_MASK)


HAND_OVER: Final = [HandOver(seat) for seat in range(MOST_SEATS)]


def hand_over(s: ShadowHunters, giver: i64, taker: i64) -> None:
    s.taker = taker
    s.tell(EVERYONE, w.TOLD_HERMIT_HANDED, giver, taker)
    keep_received(s, giver, taker, s.passing)
    s.push(Answer(giver, taker))


@mypyc_attr(acyclic=True, free_list_len=1)
class Answer(Question):
    """The receiver confirms what the card does to them, even where there is no choice (SH-114)."""

    def __init__(self, giver: i64, taker: i64) -> None:
        self.giver = giver
        self.taker = taker

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.taker, w.ASK_HERMIT, answers(s.passing, s.players[self.taker]))

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [s.passing, self.giver]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        card = s.passing
        if card == PREDICTION:
            return [w.NOTHING, w.SHOW]
        effect = EFFECT_OF[card]
        if effect == GIVE_OR_HURT:
            return [w.NOTHING, w.SUFFER, *[w.GIVE | c for c in bits(s.players[seat].equipment)]]
        return [w.NOTHING, w.SUFFER, w.RECOVER] if effect == HEAL_OR_HURT else [w.NOTHING, w.SUFFER]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == PASS:
            return w.MUST_ANSWER
        return why_no_answer(s.passing, s.players[seat], verb, argument) if verb in ANSWERS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        card, taker, giver = s.passing, s.players[self.taker], s.players[self.giver]
        s.passing = NO_CARD
        s.discard(card)  # before a death it may cause (SH-115)
        unhurt = taker.damage == 0
        if option == w.NOTHING:
            keep_answer(s, giver.seat, seat, w.RESULT_NOTHING, unhurt)
        elif option == w.SHOW:
            keep_answer(s, giver.seat, seat, w.RESULT_SHOWN, unhurt)
            keep_shown(s, giver.seat, seat, taker.role)
        elif option == w.RECOVER:
            keep_answer(s, giver.seat, seat, w.RESULT_HEALED, unhurt)
            s.heal(taker, HEAL_OF[card], w.BY_HERMIT)
        elif option == w.SUFFER:
            amount = DAMAGE_OF[card]
            keep_answer(s, giver.seat, seat, w.RESULT_HURT_1 if amount == 1 else w.RESULT_HURT_2, unhurt)
            one_blow(s, giver.seat, seat, amount, w.BY_HERMIT)
        else:
            keep_answer(s, giver.seat, seat, w.RESULT_GAVE, unhurt)
            equipment = option & ARG_MASK
            s.transfer(equipment, taker, giver)
            s.tell(EVERYONE, w.TOLD_GIVEN, seat, giver.seat, equipment)
            s.push(WIN_CHECK)


SHOW_IT: Final = [w.SHOW]
DO_NOTHING: Final = [w.NOTHING]
DO_RECOVER: Final = [w.RECOVER]
DO_SUFFER: Final = [w.SUFFER]


def answers(card: int, p: Player) -> list[int]:
    """What a player may answer to a card: the truth, and for Unknown either (SH-094 to SH-096, SH-365)."""
    if card == PREDICTION:
        return SHOW_IT  # no bet, so nothing to lie about (SH-106)
    if may_lie(p):
        return [w.NOTHING, *obeying(card, p)]
    return obeying(card, p) if fits(card, p) else DO_NOTHING


def fits(card: int, p: Player) -> bool:
    """Whether what the card says is true of a player (SH-093, SH-102, SH-103)."""
    return APPLIES_TO[card] >> p.role & 1 == 1


def may_lie(p: Player) -> bool:
    """The truth is compulsory but for Unknown (SH-096, SH-365)."""
    return p.role == UNKNOWN


def obeying(card: int, p: Player) -> list[int]:
    """How somebody whom the card fits carries it out (SH-107 to SH-112)."""
    effect = EFFECT_OF[card]
    if effect == GIVE_OR_HURT:
        return [w.SUFFER, *[w.GIVE | c for c in bits(p.equipment)]] if p.equipment else DO_SUFFER
    if effect == HEAL_OR_HURT and p.damage > 0:
        return DO_RECOVER
    return DO_SUFFER


def why_no_answer(card: int, p: Player, verb: int, argument: int) -> int:
    """The rule against an answer to a card that lies before a player; 0 for what `answers` has."""
    if card == PREDICTION:
        return 0 if verb == w.SHOW else w.MUST_SHOW
    if verb == w.SHOW:
        return w.NOTHING_TO_SHOW
    if not may_lie(p):
        if verb == w.NOTHING and fits(card, p):
            return w.CARD_FITS_YOU
        if verb != w.NOTHING and not fits(card, p):
            return w.CARD_DOES_NOT_FIT
    return 0 if verb == w.NOTHING else why_not_obeying(card, p, verb, argument)


def why_not_obeying(card: int, p: Player, verb: int, argument: int) -> int:
    """The rule against this way to carry a card out; 0 for what `obeying` has."""
    effect = EFFECT_OF[card]
    if effect == GIVE_OR_HURT:
        if verb != w.GIVE:
            return 0 if verb == w.SUFFER else w.NOT_WHAT_THE_CARD_SAYS_GIVE
        if not p.equipment:
            return w.NOTHING_TO_GIVE
        return 0 if p.has(argument) else w.YOU_DO_NOT_OWN_HERMIT | argument
    if verb == w.GIVE:
        return w.NOT_AT_WILL
    if effect == HEAL_OR_HURT:
        if p.damage > 0:
            return 0 if verb == w.RECOVER else w.NOT_WHAT_THE_CARD_SAYS_HEAL
        return 0 if verb == w.SUFFER else w.NOT_WHAT_THE_CARD_SAYS_UNHURT
    return 0 if verb == w.SUFFER else w.NOT_WHAT_THE_CARD_SAYS_HURT


def why_no_hermit(verb: int) -> int:
    """Why there is no Hermit card to hand over, or to answer, at this moment."""
    return w.NO_HERMIT_CARD if verb == w.HAND else w.NO_CARD_RECEIVED


ANSWERS: Final = frozenset((w.NOTHING, w.SHOW, w.SUFFER, w.RECOVER, w.GIVE))
"""What can be said to a Hermit card, whichever it is."""
