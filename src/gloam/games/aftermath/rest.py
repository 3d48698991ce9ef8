"""Rest at the end of a peaceful turn (AF-530 to AF-541)."""

from __future__ import annotations

from typing import Final

from gloam.core.council import Council
from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.dials import turn_dial
from gloam.games.aftermath.figures import DEFEATED
from gloam.games.aftermath.gaining import Received, free_slot, has_room
from gloam.games.aftermath.harm import lose_status
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.tables import (
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

NETTLE_USED: Final = 1 << 2

def offer_rest(s: Aftermath, seat: int) -> None:
    if not s.hostile and not s.has_rule(NO_REST) and s.road is None:
        s.push(AskRest(s.everybody(), s.keeper, seat, False))


class AskRest(Council):
    """Whether the party rests (Q-28)."""

    def __init__(self, members: int, speaker: int, seat: int, free: bool) -> None:
        super().__init__(members, speaker)
        self.seat = seat
        self.free = free

    def kind(self) -> int:
        return w.ASK_REST

    def options(self, s: Aftermath) -> list[int]:
        return [w.REST, PASS]

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
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


class FreeRest(Council):
    """Old Nettle: once a session a whole rest costs no Food (D27, Q-38)."""

    def __init__(self, members: int, speaker: int, seat: int) -> None:
        super().__init__(members, speaker)
        self.seat = seat

    def kind(self) -> int:
        return w.ASK_FREE_REST

    def options(self, s: Aftermath) -> list[int]:
        return [w.YES, PASS]

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
        if option == w.YES:
            s.used_mission |= NETTLE_USED
        heal_all(s, self.seat, option == w.YES)


def heal_price(s: Aftermath) -> int:
    return 2 if s.in_force(HEAT) else 1


class HealInRest(Step):
    """1 Food for 1 normal wound, once for each character (AF-531); nothing if the rest is free of it."""

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if hero.where == DEFEATED or hero.wounds == 0:
            return
        if self.free or s.dials[FOOD] >= heal_price(s):
            s.ask(self, self.seat, w.ASK_HEAL, [w.HEAL | self.seat, PASS])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == PASS:
            return
        hero = s.hero(seat)
        hero.wounds -= 1
        s.announce(w.TOLD_HEALED, seat, 1)
        if not self.free:
            turn_dial(s, FOOD, -heal_price(s))


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


class Repairs(Council):
    """Broken items are repaired and given to somebody with room (AF-536, AF-537, AF-641)."""

    def __init__(self, members: int, speaker: int, less: int) -> None:
        super().__init__(members, speaker)
        self.less = less

    def kind(self) -> int:
        return w.ASK_REPAIR

    def repairs(self, s: Aftermath) -> list[int]:
        found: list[int] = []
        for item in sorted(set(s.campaign.broken)):
            if repair_price(s, item, self.less) > s.dials[SCRAP]:
                continue
            if SLOT_OF[item] == STORAGE:
                found.append(w.MEND | item)
                continue
            able = [x for x in range(s.seats) if free_slot(s.hero(x), item) >= 0 or has_room(s, s.cast[x])]
            found += [w.REPAIR | item << 3 | seat for seat in able]
        return found

    def options(self, s: Aftermath) -> list[int]:
        return [w.DONE, *self.repairs(s)]

    def run(self, s: Aftermath) -> None:
        if self.repairs(s):
            super().run(s)

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
        if option == w.DONE:
            return
        facility = option & ~ARG_MASK == w.MEND
        item = option & ARG_MASK if facility else (option & ARG_MASK) >> 3
        s.campaign.broken.remove(item)
        s.announce(w.TOLD_REPAIRED, item)
        s.push(Repairs(self.members, self.speaker, self.less))
        if facility:
            s.campaign.stores.append(item)
        else:
            s.push(Received(option & 7, item))
        turn_dial(s, SCRAP, -repair_price(s, item, self.less))


class RestDone(Step):
    """A rest takes Time (AF-538)."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def run(self, s: Aftermath) -> None:
        if not self.free:
            turn_dial(s, TIME, 1)
