"""Rest at the end of a peaceful turn (AF-530 to AF-541)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    FOOD,
    HEAT,
    NETTLE,
    NO_REST,
    POSITIVE,
    REPAIR_OF,
    SCRAP,
    SLOT_OF,
    STATUS_IDS,
    STORAGE,
    TIME,
)
from gloam.games.aftermath.figures import DEFEATED, REST_FOOD
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.gaining import Received, free_slot, has_room
from gloam.games.aftermath.rules.harm import lose_status
from gloam.games.aftermath.state import Aftermath

NETTLE_USED: Final = 1 << 2


def offer_rest(s: Aftermath, seat: int) -> None:
    if not s.hostile and not s.has_rule(NO_REST) and s.road is None:
        s.push(AskRest(s.everybody(), s.keeper, seat, False))


class AskRest(Counsel):
    """Whether the party rests (Q-28)."""

    def __init__(self, members: int, speaker: int, seat: int, free: bool) -> None:
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
        s.push(Repairs(s.everybody(), s.keeper, 0))
        s.push(Recovery())
        if s.has_ally(NETTLE) and not s.used_mission & NETTLE_USED and may_heal(s):
            s.push(FreeRest(s.everybody(), s.keeper, self.seat))
        else:
            heal_all(s, self.seat, False)


def may_heal(s: Aftermath) -> bool:
    """Whether anybody has a wound that Food could heal in this rest."""
    return any(s.hero(seat).where != DEFEATED and s.hero(seat).wounds for seat in range(s.seats))


def heal_all(s: Aftermath, first: int, free: bool) -> None:
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
        heal_all(s, self.seat, option == w.YES)


def heal_price(s: Aftermath) -> int:
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


def repair_price(s: Aftermath, item: int, less: int) -> int:
    return max(0, REPAIR_OF[item] - less)


class Repairs(Counsel):
    """Broken items are repaired and given to somebody with room (AF-536, AF-537, AF-641)."""

    def __init__(self, members: int, speaker: int, less: int) -> None:
        super().__init__(members, speaker)
        self.less = less

    def kind(self) -> int:
        return w.ASK_REPAIR

    def thinkable(self, s: Aftermath) -> list[int]:
        """Every broken thing for everybody; a facility for the colony (AF-515)."""
        found: list[int] = []
        for item in sorted(set(s.campaign.broken)):
            if SLOT_OF[item] == STORAGE:
                found.append(w.MEND | item)
            else:
                found += [w.REPAIR | item << 3 | seat for seat in range(s.seats)]
        return found

    def repairs(self, s: Aftermath) -> list[int]:
        return [option for option in self.thinkable(s) if not self.why_not(s, self.speaker, option)]

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.DONE, *self.thinkable(s)]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb = option & ~ARG_MASK
        if verb not in (w.REPAIR, w.MEND):
            return 0
        item = option & ARG_MASK if verb == w.MEND else (option & ARG_MASK) >> 3
        if item not in s.campaign.broken or (SLOT_OF[item] == STORAGE) != (verb == w.MEND):
            return w.NO_BROKEN
        if repair_price(s, item, self.less) > s.dials[SCRAP]:
            return w.NO_SCRAP_REPAIR
        other = option & 7
        if verb == w.MEND:
            return 0
        room = other < s.seats and (free_slot(s.hero(other), item) >= 0 or has_room(s, s.cast[other]))
        return 0 if room else w.NO_ROOM_REPAIR | item

    def options(self, s: Aftermath) -> list[int]:
        return [w.DONE, *self.repairs(s)]

    def run(self, s: Aftermath) -> None:
        if self.repairs(s):
            super().run(s)

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            return
        mends = option & ~ARG_MASK == w.MEND
        item = option & ARG_MASK if mends else (option & ARG_MASK) >> 3
        s.campaign.broken.remove(item)
        s.announce(w.TOLD_REPAIRED, item)
        s.push(self.again(s))
        if mends:
            s.campaign.stores.append(item)
        else:
            s.push(Received(option & 7, item))
        turn_dial(s, SCRAP, -repair_price(s, item, self.less))

    def again(self, s: Aftermath) -> Repairs:
        """What is asked after one repair."""
        return Repairs(self.members, self.speaker, self.less)


class RestDone(Step):
    """A rest takes Time (AF-538)."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def run(self, s: Aftermath) -> None:
        if not self.free:
            turn_dial(s, TIME, 1)
