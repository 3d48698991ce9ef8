"""Step 2 of a turn: using the area one has moved to (SH-070 to SH-089), and drawing White and Black cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.masks import by_mask
from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    BLACK,
    CABIN,
    CEMETERY,
    CHURCH,
    EQUIPMENT,
    FORTUNE_BROOCH,
    GATE,
    HERMIT,
    MOST_SEATS,
    NO_CARD,
    WHITE,
    WOODS,
    WOODS_DAMAGE,
    WOODS_HEAL,
)
from gloam.games.shadow_hunters.rules.asking import Question
from gloam.games.shadow_hunters.rules.black import STEAL_AT_ALTAR, play_black
from gloam.games.shadow_hunters.rules.damage import one_blow
from gloam.games.shadow_hunters.rules.ending import WIN_CHECK
from gloam.games.shadow_hunters.rules.hermit import DRAW_HERMIT
from gloam.games.shadow_hunters.rules.white import play_white
from gloam.games.shadow_hunters.state import PHASE_AREA, Player, ShadowHunters

USE_OR_NOT: Final = [w.USE, PASS]


@mypyc_attr(acyclic=True)
class AreaAction(Question):
    """Use the area or not (SH-033, SH-070)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        if s.players[self.seat].alive:
            s.phase = PHASE_AREA
            s.ask(self, self.seat, w.ASK_USE, USE_OR_NOT)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [s.players[seat].area]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        return 0  # both ways are open (SH-033); what an area does begins with its use

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        area = s.players[seat].area
        if option == PASS:
            s.tell(EVERYONE, w.TOLD_DECLINED, seat, area)
            return
        s.tell(EVERYONE, w.TOLD_USED, seat, area)
        if area == CABIN:
            s.push(DRAW_HERMIT[seat])
        elif area == CHURCH:
            s.push(DRAW_CARD[WHITE][seat])
        elif area == CEMETERY:
            s.push(DRAW_CARD[BLACK][seat])
        elif area == GATE:
            s.push(GATE_STEP[seat])
        elif area == WOODS:
            s.push(WOODS_STEP[seat])
        else:
            s.push(STEAL_AT_ALTAR[seat])


AREA_ACTION: Final = [AreaAction(seat) for seat in range(MOST_SEATS)]
DRAW_ANY: Final = [w.DRAW | HERMIT, w.DRAW | WHITE, w.DRAW | BLACK]


@mypyc_attr(acyclic=True)
class Gate(Question):
    """Underworld Gate: one deck of the three, chosen before the card is seen (SH-076 to SH-078)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_DECK, DRAW_ANY)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [s.players[seat].area]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        return w.MUST_CHOOSE_AREA if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        deck = option & ARG_MASK
        s.tell(EVERYONE, w.TOLD_DECK, seat, deck)
        if deck == HERMIT:
            s.push(DRAW_HERMIT[seat])
        else:
            s.push(DRAW_CARD[deck][seat])


GATE_STEP: Final = [Gate(seat) for seat in range(MOST_SEATS)]
HURT: Final = by_mask(w.HURT, MOST_SEATS)
HEAL: Final = by_mask(w.HEAL, MOST_SEATS)


@mypyc_attr(acyclic=True)
class Woods(Question):
    """Weird Woods: 2 damage to another player or healing of 1 for anybody, wherever they stand (SH-079 to SH-084)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        hurt = s.living() if s.switches.woods_self_damage else s.others(self.seat)
        s.ask(self, self.seat, w.ASK_WOODS, HURT[hurt] + HEAL[s.living()])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [s.players[seat].area]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.HURT | other for other in range(s.seats)] + [w.HEAL | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.HURT and not s.switches.woods_self_damage:
            return s.why_not_another(seat, argument, w.NOT_YOURSELF_WOODS)
        if verb == w.HURT or verb == w.HEAL:
            return s.why_not_living(argument)
        return w.MUST_CHOOSE_AREA if verb == PASS else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        target = option & ARG_MASK
        return [[w.FORETELL_UNHURT, target]] if option < w.HEAL and spared_by_woods(known.players[target]) else []

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option >= w.HEAL:
            s.heal(s.players[option & ARG_MASK], WOODS_HEAL, w.BY_WOODS)
            return
        target = s.players[option & ARG_MASK]
        s.tell(EVERYONE, w.TOLD_WOODS, seat, target.seat)
        if spared_by_woods(target):
            s.tell(EVERYONE, w.TOLD_UNHURT, target.seat, w.BY_WOODS)
        else:
            one_blow(s, seat, target.seat, WOODS_DAMAGE, w.BY_WOODS)


def spared_by_woods(p: Player) -> bool:
    """The Fortune Brooch keeps the damage of the Weird Woods off (SH-182)."""
    return p.has(FORTUNE_BROOCH)


WOODS_STEP: Final = [Woods(seat) for seat in range(MOST_SEATS)]


@mypyc_attr(acyclic=True)
class DrawCard(Step):
    """Draw a White or Black card: equipment is put on, a single-use card is carried out (SH-121, SH-123)."""

    def __init__(self, seat: i64, deck: i64) -> None:
        self.seat = seat
        self.deck = deck

    def run(self, s: ShadowHunters) -> None:
        card = s.draw(self.deck)
        s.tell(EVERYONE, w.TOLD_DRAWN, self.seat, card)
        if card < EQUIPMENT:
            s.players[self.seat].equipment |= 1 << card
            s.tell(EVERYONE, w.TOLD_EQUIPPED, self.seat, card)
            s.push(WIN_CHECK)
            return
        s.resolving = card
        s.push(PUT_AWAY)
        if self.deck == WHITE:
            play_white(s, self.seat, card)
        else:
            play_black(s, self.seat, card)


DRAW_CARD: Final = [[DrawCard(seat, deck) for seat in range(MOST_SEATS)] for deck in (HERMIT, WHITE, BLACK)]
"""By deck and seat; Hermit cards are drawn otherwise."""


@mypyc_attr(acyclic=True)
class PutAway(Step):
    """A single-use card is discarded once its effect, deaths included, is finished (SH-131)."""

    def run(self, s: ShadowHunters) -> None:
        s.discard(s.resolving)
        s.resolving = NO_CARD


PUT_AWAY: Final = PutAway()


def why_no_area_action(s: ShadowHunters, p: Player, verb: int) -> int:
    """Why the player whose turn it is cannot do now what areas are for, whatever is asked."""
    if s.phase != PHASE_AREA:
        return w.WRONG_STEP
    begun = s.decision(0).kind != w.ASK_USE
    if verb == w.USE:
        return w.AREA_ONCE
    if verb == w.DRAW:
        return w.DECK_CHOSEN if begun and p.area == GATE else w.DECK_AT_GATE
    if verb == w.TAKE:
        return w.AT_THE_ALTAR
    return w.AREA_ONCE if begun and p.area == WOODS else w.AT_THE_WOODS
