"""Rest at the end of a peaceful turn (AF-530 to AF-541)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import FOOD, HEAT, NETTLE, NO_REST, POSITIVE, STATUS_IDS, TIME
from gloam.games.aftermath.figures import DEFEATED, REST_FOOD
from gloam.games.aftermath.rules.broken import Repairs
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.rules.used import NETTLE_USED
from gloam.games.aftermath.state import Aftermath


def offer_rest(s: Aftermath, seat: int) -> None:
    """In peace the party may rest at the end of a turn, but not on the road (AF-530, AF-702)."""
    if not s.hostile and not s.has_rule(NO_REST) and s.road is None:
        s.push(AskRest(s.everybody(), s.keeper, seat))


class AskRest(Counsel):
    """Whether the party rests (Q-28)."""

    def __init__(self, members: int, speaker: int, seat: int, free: bool = False) -> None:
        super().__init__(members, speaker)
        self.seat = seat
        self.free = free

    def kind(self) -> int:
        return w.ASK_REST

    def options(self, s: Aftermath) -> list[int]:
        return [w.REST, PASS]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        """Whoever thinks of healing is told before the rest that there is nothing to heal with."""
        return w.NO_FOOD if option & ~ARG_MASK == w.HEAL and s.dials[FOOD] < heal_price(s) else 0

    def settle(self, s: Aftermath, option: int) -> None:
        if option == PASS:
            return
        s.announce(w.TOLD_RESTED)
        s.push(RestDone(self.free))
        s.push(Repairs(s.everybody(), s.keeper))
        s.push(Recovery())
        if s.has_ally(NETTLE) and not s.used_mission & NETTLE_USED and may_heal(s):
            s.push(FreeRest(s.everybody(), s.keeper, self.seat))
        else:
            heal_all(s, self.seat)


def may_heal(s: Aftermath) -> bool:
    """Whether anybody has a wound that Food could heal in this rest."""
    return any(s.hero(seat).where != DEFEATED and s.hero(seat).wounds for seat in range(s.seats))


def heal_all(s: Aftermath, first: int, free: bool = False) -> None:
    """Step 1 goes round, beginning with the player whose turn ended (AF-539)."""
    for i in range(s.seats - 1, -1, -1):
        s.push(HealInRest((first + i) % s.seats, free))


class FreeRest(Counsel):
    """Old Nettle: once a session a whole rest costs no Food (D27, Q-38)."""

    def __init__(self, members: int, speaker: int, seat: int) -> None:
        super().__init__(members, speaker)
        self.seat = seat

    def kind(self) -> int:
        return w.ASK_FREE_REST

    def options(self, s: Aftermath) -> list[int]:
        return [w.YES, PASS]

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.YES:
            s.used_mission |= NETTLE_USED
        heal_all(s, self.seat, free=option == w.YES)


def heal_price(s: Aftermath) -> int:
    """The Food that one wound costs: more in the Heat (AF-531, 6.11)."""
    return 2 if s.in_force(HEAT) else 1


def price_for(s: Aftermath, seat: int) -> int:
    """The same for a character who may be granted another price, or not feel the Heat (6.18: rest_food, immune)."""
    who = s.cast[seat]
    granted = s.least_granted(who, REST_FOOD)
    return granted if granted >= 0 else heal_price(s) if s.feels(who, HEAT) else 1


class HealInRest(Step):
    """1 Food for 1 normal wound, once for each character (AF-531); nothing if the rest is free of it."""

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if hero.where == DEFEATED or hero.wounds == 0:
            return
        if self.free or s.dials[FOOD] >= price_for(s, self.seat):
            s.ask(self, self.seat, w.ASK_HEAL, [w.HEAL | self.seat, PASS])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == PASS:
            return
        hero = s.hero(seat)
        hero.wounds -= 1
        s.announce(w.TOLD_HEALED, seat, 1)
        if not self.free:
            turn_dial(s, FOOD, -price_for(s, seat))


class Recovery(Step):
    """Toxic wounds become normal ones, negative statuses go, batteries on items go (AF-533 to AF-535)."""

    def run(self, s: Aftermath) -> None:
        for seat in range(s.seats):
            hero = s.hero(seat)
            if hero.toxic:
                hero.wounds += hero.toxic
                hero.toxic = 0
                s.announce(w.TOLD_CONVERTED, seat)
            for status in range(len(STATUS_IDS)):
                if hero.has_status(status) and not POSITIVE[status]:
                    lose_status(s, seat, status)
            hero.charge = [0] * len(hero.charge)


class RestDone(Step):
    """A rest takes Time (AF-538)."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def run(self, s: Aftermath) -> None:
        if not self.free:
            turn_dial(s, TIME, 1)
