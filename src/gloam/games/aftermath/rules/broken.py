"""Broken items: how things break and how they are repaired (AF-510 to AF-515, AF-536, AF-537)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import REPAIR_OF, SCRAP, SLOT_OF, STORAGE
from gloam.games.aftermath.figures import Hero
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.decks import top_item
from gloam.games.aftermath.rules.defeat import look_at_life
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.gaining import Overfull, Received, discard_item, free_slot, has_room, let_go
from gloam.games.aftermath.rules.parts import first_of, second_of, two
from gloam.games.aftermath.state import Aftermath


def break_item(s: Aftermath, seat: int, item: int) -> None:
    """An item breaks (AF-511)."""
    let_go(s, s.cast[seat], item)
    s.campaign.broken.append(item)
    s.announce(w.TOLD_BROKEN, item)
    s.push(Overfull(seat))
    look_at_life(s, seat)


class BreakOne(Step):
    """One equipped item breaks, or is lost; its holder chooses (Q-27)."""

    def __init__(self, seat: int, lost: bool = False) -> None:
        self.seat = seat
        self.lost = lost

    def run(self, s: Aftermath) -> None:
        worn = [item for item in s.hero(self.seat).worn if item >= 0]
        if worn:
            s.ask(self, self.seat, w.ASK_BREAK, [w.BREAK | item for item in worn])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        item = option & ARG_MASK
        if self.lost:
            discard_item(s, seat, item)
        else:
            break_item(s, seat, item)


class LoseFrom(BreakOne):
    """What is worn in one place is lost; with a thing in each paw its holder chooses (6.17: item)."""

    def __init__(self, seat: int, lost: bool, slot: int) -> None:
        super().__init__(seat, lost)
        self.slot = slot

    def run(self, s: Aftermath) -> None:
        worn = worn_in(s.hero(self.seat), self.slot)
        if len(worn) == 1:
            self.answer(s, self.seat, w.BREAK | worn[0])
        elif worn:
            s.ask(self, self.seat, w.ASK_BREAK, [w.BREAK | item for item in worn])


def worn_in(hero: Hero, slot: int) -> list[int]:
    """The equipped items that belong in a slot."""
    return [item for item in hero.worn if item >= 0 and SLOT_OF[item] == slot]


class DrawBroken(Step):
    """The top item card goes to the broken pile (AF-333, AF-510)."""

    def run(self, s: Aftermath) -> None:
        item = top_item(s)
        if item >= 0:
            s.campaign.broken.append(item)
            s.announce(w.TOLD_BROKEN, item)


def repair_price(s: Aftermath, item: int, less: int) -> int:
    """What a repair costs in Scrap, `less` of it saved (AF-536, AF-641)."""
    return max(0, REPAIR_OF[item] - less)


class Repairs(Counsel):
    """Broken items are repaired and given to somebody with room (AF-536, AF-537, AF-641)."""

    def __init__(self, members: int, speaker: int, less: int = 0) -> None:
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
                found += [w.REPAIR | two(item, seat) for seat in range(s.seats)]
        return found

    def repairs(self, s: Aftermath) -> list[int]:
        return [option for option in self.thinkable(s) if not self.why_not(s, self.speaker, option)]

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.DONE, *self.thinkable(s)]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb = option & ~ARG_MASK
        if verb not in (w.REPAIR, w.MEND):
            return 0
        item = option & ARG_MASK if verb == w.MEND else first_of(option)
        if item not in s.campaign.broken or (SLOT_OF[item] == STORAGE) != (verb == w.MEND):
            return w.NO_BROKEN
        if repair_price(s, item, self.less) > s.dials[SCRAP]:
            return w.NO_SCRAP_REPAIR
        other = second_of(option)
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
        item = option & ARG_MASK if mends else first_of(option)
        s.campaign.broken.remove(item)
        s.announce(w.TOLD_REPAIRED, item)
        s.push(self.again(s))
        if mends:
            s.campaign.stores.append(item)
        else:
            s.push(Received(second_of(option), item))
        turn_dial(s, SCRAP, -repair_price(s, item, self.less))

    def again(self, s: Aftermath) -> Repairs:
        """What is asked after one repair."""
        return Repairs(self.members, self.speaker, self.less)
