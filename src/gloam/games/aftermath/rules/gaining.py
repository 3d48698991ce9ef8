"""Items that somebody comes by, and where they go (AF-367 to AF-375, AF-505 to AF-516)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ACCESSORY,
    BACKPACK,
    BACKPACK_OF,
    BODY,
    HEAD,
    ITEM_IDS,
    MAP_PAGE,
    PAWS,
    REPAIR_OF,
    SCRAP,
    SLOT_OF,
    STORAGE,
    TWO_PAWED,
    UNIQUE,
)
from gloam.games.aftermath.figures import BACKPACK as BACKPACK_GRANT
from gloam.games.aftermath.figures import BOTH_PAWS, NECK, NO_ITEM, ON_PAGE, OTHER_PAW, PAW, Hero
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.defeat import look_at_life
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.parts import second_of, two
from gloam.games.aftermath.state import COLONY, Aftermath


def free_slot(hero: Hero, item: int) -> int:
    """Where an item could be worn now; -1 if nowhere (AF-368)."""
    slot = SLOT_OF[item]
    if slot in (HEAD, BODY):
        return slot if hero.worn[slot] == NO_ITEM else -1
    if slot == ACCESSORY:
        return NECK if hero.worn[NECK] == NO_ITEM else -1
    if slot != PAWS:
        return -1
    if TWO_PAWED[item]:
        return PAW if hero.worn[PAW] == NO_ITEM and hero.worn[OTHER_PAW] == NO_ITEM else -1
    if hero.worn[PAW] == NO_ITEM:
        return PAW
    return OTHER_PAW if hero.worn[OTHER_PAW] == NO_ITEM else -1


def has_room(s: Aftermath, who: int) -> bool:
    """Whether the backpack takes one more (AF-369)."""
    return len(s.heroes[who].pack) < s.backpack(who)


def why_bag_stays(s: Aftermath, who: int, item: int, more: int) -> int:
    """Nobody lets go of a bag that their backpack needs, with `more` things coming into it (AF-369)."""
    hero = s.heroes[who]
    size = max(BACKPACK, s.most_granted(who, BACKPACK_GRANT))
    for worn in hero.worn:
        if worn >= 0 and worn != item:
            size = max(size, BACKPACK_OF[worn])
    if item not in hero.worn or len(hero.pack) + more <= size:
        return 0
    return w.NO_ROOM_PACK | (item if more else hero.pack[-1])


def wear(s: Aftermath, who: int, item: int) -> None:
    """An item goes into its slot, a two-pawed one into both paws (AF-368)."""
    hero = s.heroes[who]
    slot = free_slot(hero, item)
    hero.worn[slot] = item
    hero.charge[slot] = 0
    if TWO_PAWED[item]:
        hero.worn[OTHER_PAW] = BOTH_PAWS


def take_off(s: Aftermath, who: int, item: int) -> None:
    """An item leaves its slot; batteries on it are discarded (AF-521, AF-524)."""
    hero = s.heroes[who]
    slot = hero.worn.index(item)
    hero.worn[slot] = NO_ITEM
    hero.charge[slot] = 0
    if TWO_PAWED[item]:
        hero.worn[OTHER_PAW] = NO_ITEM


def let_go(s: Aftermath, who: int, item: int) -> None:
    """An item leaves its holder, from slot or backpack."""
    hero = s.heroes[who]
    if item in hero.pack:
        hero.pack.remove(item)
    else:
        take_off(s, who, item)


def throw_away(s: Aftermath, item: int) -> None:
    """Discarded: a unique item goes to the colony supply (AF-374, AF-514)."""
    if UNIQUE[item]:
        s.campaign.stores.append(item)
    else:
        s.item_discard.append(item)


def why_no_discard(s: Aftermath, seat: int, item: int) -> int:
    """You may throw away your own items at any moment of your turn (AF-373)."""
    if item >= len(ITEM_IDS):
        return w.NOT_NOW_DISCARD
    return 0 if item in s.hero(seat).items() else w.NO_ITEM_DISCARD | item


def discard_item(s: Aftermath, seat: int, item: int) -> None:
    """An own item goes, without cost or gain; a bag too, and then what fits nowhere (AF-371, AF-373)."""
    let_go(s, s.cast[seat], item)
    throw_away(s, item)
    s.announce(w.TOLD_THREW_AWAY, seat, item)
    s.push(Overfull(seat))
    look_at_life(s, seat)


def together(s: Aftermath, seat: int) -> list[int]:
    """The other seats whose characters are in the same space; everybody where there is no map (AF-516)."""
    hero = s.hero(seat)
    others = [other for other in range(s.seats) if other != seat]
    if s.data is None or s.data.kind != MAP_PAGE:
        return others
    return [x for x in others if s.hero(x).where == ON_PAGE and hero.where == ON_PAGE and s.hero(x).space == hero.space]


def gain_item(s: Aftermath, seat: int, item: int) -> None:
    """Somebody comes by an unbroken item; a facility goes to the colony supply (AF-505, AF-506)."""
    s.announce(w.TOLD_GAINED_ITEM, seat, item)
    if SLOT_OF[item] == STORAGE:
        s.campaign.stores.append(item)
        s.announce(w.TOLD_SUPPLY, item)
    elif s.phase == COLONY:
        s.push(Shared(s.everybody(), s.keeper, item))
    else:
        s.push(Gained(seat, item))


class Shared(Counsel):
    """An item gained when the mission is over: nobody is on a map any more, so any of the party may have it, or the
    colony; the party decides (AF-516)."""

    def __init__(self, members: int, speaker: int, item: int) -> None:
        super().__init__(members, speaker)
        self.item = item

    def kind(self) -> int:
        return w.ASK_ITEM

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        found = [w.HAND | two(self.item, other) for other in range(s.seats)]
        found.append(w.STORE | self.item)
        return found if UNIQUE[self.item] else [*found, w.SCRAP | self.item]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.HAND or second_of(option) >= s.seats:
            return 0
        who = s.cast[second_of(option)]
        room = free_slot(s.heroes[who], self.item) >= 0 or has_room(s, who)
        return 0 if room else w.NO_ROOM_GAINED | self.item

    def options(self, s: Aftermath) -> list[int]:
        return [x for x in self.candidates(s, self.speaker) if not self.why_not(s, self.speaker, x)]

    def settle(self, s: Aftermath, option: int) -> None:
        verb = option & ~ARG_MASK
        if verb == w.HAND:
            s.push(Received(second_of(option), self.item))
        elif verb == w.STORE:
            s.campaign.stores.append(self.item)
            s.announce(w.TOLD_SUPPLY, self.item)
        else:
            s.item_discard.append(self.item)
            s.announce(w.TOLD_SCRAPPED, self.speaker, self.item)
            turn_dial(s, SCRAP, REPAIR_OF[self.item])


class Gained(Step):
    """What to do with a gained item (Q-16)."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, s: Aftermath) -> None:
        options = [option for option in self.candidates(s, self.seat) if not self.why_not(s, self.seat, option)]
        s.ask(self, self.seat, w.ASK_ITEM, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        own = [w.THROW_AWAY | item for item in s.hero(seat).items()]
        hands = [w.HAND | two(self.item, other) for other in together(s, seat)]
        last = w.STORE | self.item if UNIQUE[self.item] else w.SCRAP | self.item
        return [w.WEAR | self.item, w.STOW | self.item, *hands, last, *own]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb = option & ~ARG_MASK
        who = s.cast[seat]
        if verb == w.WEAR and free_slot(s.heroes[who], self.item) < 0:
            return w.NO_ROOM_SLOT | self.item
        if verb == w.STOW and not has_room(s, who):
            return w.NO_ROOM_PACK | self.item
        if verb == w.HAND and second_of(option) < s.seats:
            other = s.cast[second_of(option)]
            if free_slot(s.heroes[other], self.item) < 0 and not has_room(s, other):
                return w.NO_ROOM_GAINED | self.item
        return 0

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        who = s.cast[seat]
        if verb == w.WEAR:
            wear(s, who, self.item)
            s.announce(w.TOLD_EQUIPPED, seat, self.item)
        elif verb == w.STOW:
            s.heroes[who].pack.append(self.item)
            s.announce(w.TOLD_STOWED, seat, self.item)
        elif verb == w.HAND:
            s.announce(w.TOLD_GAVE, seat, self.item, second_of(argument))
            s.push(Received(second_of(argument), self.item))
        elif verb == w.STORE:
            s.campaign.stores.append(self.item)
            s.announce(w.TOLD_SUPPLY, self.item)
        elif verb == w.SCRAP:
            s.item_discard.append(self.item)
            s.announce(w.TOLD_SCRAPPED, seat, self.item)
            turn_dial(s, SCRAP, REPAIR_OF[self.item])
        else:
            s.push(self)
            discard_item(s, seat, argument)


class Received(Step):
    """A received item is worn or put in the backpack at once (AF-363, AF-507, Q-17)."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def options(self, s: Aftermath) -> list[int]:
        who = s.cast[self.seat]
        found: list[int] = []
        if free_slot(s.heroes[who], self.item) >= 0:
            found.append(w.WEAR | self.item)
        if has_room(s, who):
            found.append(w.STOW | self.item)
        return found

    def run(self, s: Aftermath) -> None:
        options = self.options(s)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self, self.seat, w.ASK_RECEIVE, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        who = s.cast[seat]
        if option & ~ARG_MASK == w.WEAR:
            wear(s, who, self.item)
            s.announce(w.TOLD_EQUIPPED, seat, self.item)
        else:
            s.heroes[who].pack.append(self.item)
            s.announce(w.TOLD_STOWED, seat, self.item)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.WEAR | self.item, w.STOW | self.item]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        known = option & ~ARG_MASK in (w.WEAR, w.STOW) and option & ARG_MASK < len(ITEM_IDS)
        return w.NO_ROOM_RECEIVED | self.item if known and option not in self.options(s) else 0


class Overfull(Step):
    """A backpack that has become too small: what fits no more is discarded, by own choice (AF-369, AF-371)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        who = s.cast[self.seat]
        pack = s.heroes[who].pack
        if len(pack) > s.backpack(who):
            s.ask(self, self.seat, w.ASK_OVERFULL, [w.THROW_AWAY | item for item in pack])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        discard_item(s, seat, option & ARG_MASK)
