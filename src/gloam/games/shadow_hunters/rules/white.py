"""White cards (SH-140 to SH-189). Equipment that changes a move or an attack is looked up there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.masks import by_mask
from gloam.core.state import ARG_MASK, EVERYONE, PASS
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ADVENT,
    APPLIES_TO,
    BLESSING,
    CHOCOLATE,
    CONCEALED_KNOWLEDGE,
    DAMAGE_OF,
    DISENCHANT_MIRROR,
    FIRST_AID,
    FLARE,
    GUARDIAN_ANGEL,
    HEAL_OF,
    HOLY_WATER,
    MOST_SEATS,
)
from gloam.games.shadow_hunters.rules.asking import JUST_PASS, Question
from gloam.games.shadow_hunters.rules.damage import blow
from gloam.games.shadow_hunters.state import Player, ShadowHunters


def play_white(s: ShadowHunters, seat: i64, card: int) -> None:
    """Carry out a single-use card just drawn by `seat`."""
    p = s.players[seat]
    if card == HOLY_WATER:
        s.heal(p, HEAL_OF[HOLY_WATER], w.BY_HOLY_WATER)
    elif card == CONCEALED_KNOWLEDGE:
        s.extra_turn = True
        s.tell(EVERYONE, w.TOLD_EXTRA_DUE, seat)
    elif card in (CHOCOLATE, ADVENT):
        s.push(Unveil(seat, card))
    elif card == DISENCHANT_MIRROR:
        look_into_mirror(s, p)
    elif card == BLESSING:
        s.push(Blessing(seat))
    elif card == GUARDIAN_ANGEL:
        p.guarded = True
        s.tell(EVERYONE, w.TOLD_PROTECTED, seat)
    elif card == FLARE:
        blow(s, seat, [DAMAGE_OF[FLARE] if q.alive and q.seat != seat else 0 for q in s.players], w.BY_FLARE)
    elif card == FIRST_AID:
        s.push(FirstAid(seat))


def look_into_mirror(s: ShadowHunters, p: Player) -> None:
    """A hidden Vampire or Werewolf must reveal; nothing happens for anybody else (SH-151, SH-152)."""
    if not p.revealed and p.is_a(APPLIES_TO[DISENCHANT_MIRROR]):
        s.reveal(p)
    else:
        if not p.revealed:
            p.may_be &= ~APPLIES_TO[DISENCHANT_MIRROR]
        s.tell(EVERYONE, w.TOLD_NO_EFFECT, p.seat, DISENCHANT_MIRROR)


PASS_OR_UNVEIL: Final = [PASS, w.UNVEIL]


@mypyc_attr(acyclic=True, free_list_len=1)
class Unveil(Question):
    """Chocolate, Advent and Diabolic Ritual: those whom the card fits may reveal and heal fully.

    Every hidden drawer is asked, if only to do nothing: the table cannot tell why (SH-147, SH-150, SH-212).
    """

    def __init__(self, seat: i64, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: ShadowHunters) -> None:
        p = s.players[self.seat]
        fits = self.fits(p)
        if not p.revealed:
            s.ask(self, self.seat, w.ASK_UNVEIL, PASS_OR_UNVEIL if fits else JUST_PASS)
        elif fits and self.heals_the_revealed(s):
            s.heal(p, p.damage, self.cause())
        else:
            s.tell(EVERYONE, w.TOLD_NO_EFFECT, self.seat, self.card)

    def fits(self, p: Player) -> bool:
        return p.is_a(APPLIES_TO[self.card])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.card]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [PASS, w.UNVEIL]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb != w.UNVEIL or self.fits(s.players[seat]):
            return 0
        return (
            w.CARD_NOT_FOR_YOU_CHOCOLATE
            if self.card == CHOCOLATE
            else w.CARD_NOT_FOR_YOU_ADVENT
            if self.card == ADVENT
            else w.CARD_NOT_FOR_YOU_RITUAL
        ) | self.card

    def heals_the_revealed(self, s: ShadowHunters) -> bool:
        """The literal reading of Ritual leaves out a Shadow who is revealed already (SH-211)."""
        return self.card == CHOCOLATE or self.card == ADVENT or s.switches.ritual_when_revealed

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_HEALS, known.players[seat].damage]] if option == w.UNVEIL else []

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        p = s.players[seat]
        if option == w.UNVEIL:
            s.reveal(p)
            s.heal(p, p.damage, self.cause())
        else:
            s.tell(EVERYONE, w.TOLD_NO_EFFECT, seat, self.card)

    def cause(self) -> int:
        if self.card == CHOCOLATE:
            return w.BY_CHOCOLATE
        return w.BY_ADVENT if self.card == ADVENT else w.BY_RITUAL


CHOOSE: Final = by_mask(w.CHOOSE, MOST_SEATS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Blessing(Question):
    """Another player heals a d6 (SH-153, SH-154)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_BLESSING, CHOOSE[s.others(self.seat)])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [BLESSING]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.CHOOSE | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.CHOOSE:
            return s.why_not_another(seat, argument, w.NOT_YOURSELF_BLESSING)
        return w.MUST_CHOOSE_CARD if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        target = option & ARG_MASK
        s.tell(EVERYONE, w.TOLD_CHOSEN, seat, target, BLESSING)
        roll = s.rng.die("d6", 6)
        s.tell(EVERYONE, w.TOLD_ROLL_D6, seat, roll, w.BY_BLESSING)
        s.heal(s.players[target], roll, w.BY_BLESSING)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstAid(Question):
    """The marker of one player, oneself allowed, goes to 7: neither damage nor healing (SH-162 to SH-164)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_FIRST_AID, CHOOSE[s.living()])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [FIRST_AID]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.CHOOSE | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.CHOOSE:
            return s.why_not_living(argument)
        return w.MUST_CHOOSE_CARD if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        p = s.players[option & ARG_MASK]
        p.damage = DAMAGE_OF[FIRST_AID]
        s.tell(EVERYONE, w.TOLD_MARKER, p.seat, p.damage)


def why_no_card() -> int:
    """To choose somebody, or to come out, needs a card that was drawn and asks for it (SH-121)."""
    return w.NO_CARD_DRAWN
