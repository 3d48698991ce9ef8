"""Step C7: items go between the characters and the colony supply (AF-642)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ITEM_IDS, SLOT_OF, STORAGE
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.facilities import why_no_building
from gloam.games.aftermath.rules.gaining import free_slot, has_room, let_go, wear, why_bag_stays
from gloam.games.aftermath.rules.parts import first_of, second_of, two
from gloam.games.aftermath.state import Aftermath

CHANGES_OF_AN_ITEM = 4


class Stores(Counsel):
    """C7: items move between the slots and backpacks of all characters and the colony supply (AF-642), `left` times at
    most, so that it ends. Heroes who stay at home take things too."""

    def __init__(self, members: int, speaker: int, left: int) -> None:
        super().__init__(members, speaker)
        self.left = left

    def kind(self) -> int:
        return w.ASK_STORES

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        """The workshop asks only where something can be built: why it did not is told here, right after it."""
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.BUILD:
            return why_no_building(s, argument)
        if verb == w.STORE:
            return why_not_stored(s, argument)
        return why_not_fetched(s, option) if verb in (w.FETCH, w.PACK) else 0

    def options(self, s: Aftermath) -> list[int]:
        found = [w.DONE]
        for item in sorted(set(s.campaign.stores)):
            for who in range(len(s.heroes)):
                both = [w.FETCH | two(item, who), w.PACK | two(item, who)]
                found += [option for option in both if not why_not_fetched(s, option)]
        for hero in s.heroes:
            found += [w.STORE | item for item in hero.items() if not why_not_stored(s, item)]
        return found

    def run(self, s: Aftermath) -> None:
        if self.left and self.options(s) != [w.DONE]:
            super().run(s)

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            return
        if option & ~ARG_MASK == w.STORE:
            item = option & ARG_MASK
            for who in range(len(s.heroes)):
                if item in s.heroes[who].items():
                    let_go(s, who, item)
            s.campaign.stores.append(item)
            s.announce(w.TOLD_SUPPLY, item)
            s.push(Stores(self.members, self.speaker, self.left - 1))
        else:
            item, who = first_of(option), second_of(option)
            s.campaign.stores.remove(item)
            if option & ~ARG_MASK == w.FETCH:
                wear(s, who, item)
            else:
                s.heroes[who].pack.append(item)
            s.push(Stores(self.members, self.speaker, self.left - 1))


def most_changes(s: Aftermath) -> int:
    """Every item may go to the supply and out again, twice: enough for any order of things."""
    items = sum(len(hero.items()) for hero in s.heroes) + len(s.campaign.stores)
    return CHANGES_OF_AN_ITEM * items


def why_not_fetched(s: Aftermath, option: int) -> int:
    """What lies in the supply goes to whoever has the slot for it or room in the backpack, by choice; facilities stay
    (AF-642)."""
    item, who = first_of(option), second_of(option)
    if item >= len(ITEM_IDS) or who >= len(s.heroes):
        return w.NOT_NOW_STORE
    if item not in s.campaign.stores or SLOT_OF[item] == STORAGE:
        return w.NO_ITEM_STORE | item
    room = has_room(s, who) if option & ~ARG_MASK == w.PACK else free_slot(s.heroes[who], item) >= 0
    return 0 if room else w.NO_ROOM_FETCH | item


def why_not_stored(s: Aftermath, item: int) -> int:
    """What somebody has may go to the supply, but for a bag that is needed (AF-642, AF-369)."""
    if item >= len(ITEM_IDS):
        return w.NOT_NOW_STORE
    for who in range(len(s.heroes)):
        if item in s.heroes[who].items():
            return why_bag_stays(s, who, item, 0)
    return w.NO_ITEM_STORE | item
