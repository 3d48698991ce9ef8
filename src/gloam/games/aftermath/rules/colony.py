"""The colony phase C1 to C10, and the end of the session (AF-595, AF-636 to AF-647)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_TRAIT,
    BASIC_CARDS,
    BUILD_OF,
    CLUES,
    COLONY_DEFENCE,
    D15,
    D18,
    D33,
    DANGER_DIALS,
    DANGER_FACILITY,
    DANGER_MOST,
    DIAL_IDS,
    DISCOVERY_IDS,
    DISCOVERY_NEED,
    DYNAMO,
    FACILITIES_PER,
    FOOD,
    FOOD_NEED,
    FOOD_PER,
    GOALS,
    HERO_IDS,
    IF_FOOD,
    IF_MORALE,
    ITEM_IDS,
    JUNO,
    LESSONS,
    LESSONS_OF,
    M2,
    M7,
    MAIN,
    MAKES_FOOD,
    MAKES_PEOPLE,
    MISSION_IDS,
    MISSION_TYPE,
    MOOD,
    MORALE,
    MORE_DANGER,
    MOST_ABILITIES,
    ODO,
    PALISADE,
    PIM,
    POPULATION,
    REPAIR_COST,
    SABLE,
    SCRAP,
    SLOT_OF,
    STORAGE,
    SUCCEEDED,
    TIME,
    TRAIT_OF,
)
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.ending import clear_the_board
from gloam.games.aftermath.rules.gaining import free_slot, has_room, let_go, wear, why_bag_stays
from gloam.games.aftermath.rules.hands import discard_card
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.rules.rest import Repairs
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.state import FAILURE, SUCCESS, WON, Aftermath, Chapter

CHANGES_OF_AN_ITEM = 4


def begin_colony(s: Aftermath) -> None:
    for number in range(10, 0, -1):
        s.push(Colony(number))


class Colony(Step):
    """One step of the colony phase. Each dial change is a step of its own, so that a loss comes at its moment."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Aftermath) -> None:
        number = self.number
        if number == 1:
            homecoming(s)
        elif number == 2:
            danger(s)
        elif number == 3:
            meal(s)
        elif number == 4:
            mood(s)
        elif number == 5:
            production(s)
        elif number == 6:
            s.push(Workshop(s.everybody(), s.keeper, saved_on_repairs(s)))
        elif number == 7:
            s.push(Stores(s.everybody(), s.keeper, most_changes(s)))
        elif number == 8:
            lessons(s)
        elif number == 9:
            goals(s)
        else:
            close(s)


class DialStep(Step):
    """One change of a dial."""

    def __init__(self, dial: int, by: int) -> None:
        self.dial = dial
        self.by = by

    def run(self, s: Aftermath) -> None:
        turn_dial(s, self.dial, self.by)


def homecoming(s: Aftermath) -> None:
    """C1 (AF-636)."""
    for hero in s.heroes:
        hero.wounds = hero.toxic = hero.statuses = 0
        hero.charge = [0] * len(hero.charge)
        hero.carries = hero.back = False
    # For all to see: the discard pile is open, and closed hands are not told otherwise.
    for seat in range(s.seats):
        for card in s.hands[seat].copy():
            discard_card(s, seat, card)
    s.deck = [card for card in s.deck if card in BASIC_CARDS]
    s.discard = [card for card in s.discard if card in BASIC_CARDS]


def danger(s: Aftermath) -> None:
    """C2 (AF-637, 6.9)."""
    before = 0
    for mission in range(len(MISSION_TYPE)):
        done = s.campaign.missions[mission] == SUCCEEDED and MISSION_TYPE[mission] == MAIN
        if done and not (mission == s.mission and s.result == SUCCESS):
            before += 1
    total = s.overrun() + s.roll_black() + min(3, before)
    total += MORE_DANGER[s.level()] - sum([COLONY_DEFENCE[item] for item in s.campaign.built])
    row = 0
    while total > DANGER_MOST[row]:
        row += 1
    s.announce(w.TOLD_DANGER, total, row)
    if DANGER_FACILITY[row]:
        s.push(LoseFacility(s.everybody(), s.keeper))
    for dial in (MORALE, POPULATION, SCRAP, FOOD):
        if DANGER_DIALS[row][dial]:
            s.push(DialStep(dial, DANGER_DIALS[row][dial]))
    read_named(s, f"4-{11 + row}", s.keeper)


class LoseFacility(Counsel):
    """The players choose a built facility; it goes to the broken pile (Q-33)."""

    def kind(self) -> int:
        return w.ASK_FACILITY

    def options(self, s: Aftermath) -> list[int]:
        return [w.BREAK | item for item in s.campaign.built]

    def run(self, s: Aftermath) -> None:
        if s.campaign.built:
            super().run(s)

    def settle(self, s: Aftermath, option: int) -> None:
        break_facility(s, option & ARG_MASK)


def break_facility(s: Aftermath, item: int) -> None:
    s.campaign.built.remove(item)
    s.campaign.broken.append(item)
    s.announce(w.TOLD_BROKEN, item)


def food_need(s: Aftermath) -> int:
    need = -(-s.dials[POPULATION] // FOOD_PER)
    for item in s.campaign.built:
        need += FOOD_NEED[item]
    for card in range(len(DISCOVERY_IDS)):
        if DISCOVERY_NEED[card] and s.has_ally(card):
            need += DISCOVERY_NEED[card]
    return max(0, need)


def meal(s: Aftermath) -> None:
    """C3 (AF-638): each missing point costs one of the colony, once also Morale."""
    need = food_need(s)
    missing = max(0, need - s.dials[FOOD])
    if missing:
        s.push(DialStep(MORALE, -1))
        for _ in range(missing):
            s.push(DialStep(POPULATION, -1))
        read_named(s, "4-16", s.keeper)
    s.push(DialStep(FOOD, -min(need, s.dials[FOOD])))


def mood(s: Aftermath) -> None:
    """C4 (AF-639); in a Lantern Hall Morale counts as higher."""
    morale = s.dials[MORALE] + sum([MOOD[item] for item in s.campaign.built])
    if morale <= 2:
        s.push(DialStep(POPULATION, -1))
    elif morale >= 8 and s.dials[FOOD] >= 1:
        s.push(DialStep(POPULATION, 1))


def production(s: Aftermath) -> None:
    """C5 (AF-640)."""
    food, morale = s.dials[FOOD], s.dials[MORALE]
    for item in s.campaign.built:
        if food >= IF_FOOD[item] and morale >= IF_MORALE[item]:
            if MAKES_FOOD[item]:
                s.push(DialStep(FOOD, MAKES_FOOD[item]))
            if MAKES_PEOPLE[item]:
                s.push(DialStep(POPULATION, MAKES_PEOPLE[item]))


def why_no_building(s: Aftermath, item: int) -> int:
    """Built is what lies in the colony supply and can be paid (AF-641)."""
    refusal = why_not_built(s, item)
    if refusal:
        return refusal
    return 0 if BUILD_OF[item] <= s.dials[SCRAP] else w.NO_SCRAP_BUILD


def why_not_built(s: Aftermath, item: int) -> int:
    """What lies in the colony supply can be built, one facility for every three people (AF-641)."""
    if item >= len(ITEM_IDS):
        return w.NOT_NOW_BUILD
    if item not in s.campaign.stores or SLOT_OF[item] != STORAGE:
        return w.NO_ITEM_BUILD | item
    if len(s.campaign.built) >= s.dials[POPULATION] // FACILITIES_PER:
        return w.TOO_MANY_BUILT
    return 0


def saved_on_repairs(s: Aftermath) -> int:
    """How much Scrap a Workbench saves on each repair at home."""
    return -sum([REPAIR_COST[item] for item in s.campaign.built])


class Workshop(Repairs):
    """C6: repairs, and facilities from the colony supply, in any order: a Workbench that is built now makes the repairs
    after it cheaper (AF-641)."""

    def kind(self) -> int:
        return w.ASK_WORKSHOP

    def thinkable(self, s: Aftermath) -> list[int]:
        waiting = [item for item in sorted(set(s.campaign.stores)) if SLOT_OF[item] == STORAGE]
        return [*super().thinkable(s), *(w.BUILD | item for item in waiting)]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option & ~ARG_MASK == w.BUILD:
            return why_no_building(s, option & ARG_MASK)
        return super().why_not(s, seat, option)

    def settle(self, s: Aftermath, option: int) -> None:
        if option & ~ARG_MASK != w.BUILD:
            super().settle(s, option)
            return
        item = option & ARG_MASK
        build(s, item)
        s.push(self.again(s))
        turn_dial(s, SCRAP, -BUILD_OF[item])

    def again(self, s: Aftermath) -> Repairs:
        return Workshop(self.members, self.speaker, saved_on_repairs(s))


def build(s: Aftermath, item: int) -> None:
    s.campaign.stores.remove(item)
    s.campaign.built.append(item)
    s.announce(w.TOLD_BUILT, item)


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
                both = [w.FETCH | item << 3 | who, w.PACK | item << 3 | who]
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
            item, who = (option & ARG_MASK) >> 3, option & 7
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
    item, who = (option & ARG_MASK) >> 3, option & 7
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


# C8


def lessons(s: Aftermath) -> None:
    """C8 (AF-643): after a success some who took part learn."""
    if s.result == SUCCESS:
        count = LESSONS + sum([LESSONS_OF[item] for item in s.campaign.built])
        s.push(Lesson(s.everybody(), s.keeper, count, 0))


class Lesson(Counsel):
    """Who learns what; one with three abilities returns one first."""

    def __init__(self, members: int, speaker: int, left: int, taught: int) -> None:
        super().__init__(members, speaker)
        self.left = left
        self.taught = taught

    def kind(self) -> int:
        return w.ASK_LESSONS

    def options(self, s: Aftermath) -> list[int]:
        found = [w.DONE]
        for seat in range(s.seats):
            if not self.taught >> seat & 1:
                trait = TRAIT_OF[s.cast[seat]]
                found += [w.LEARN | a << 3 | seat for a in s.campaign.lessons if ABILITY_TRAIT[a] == trait]
        return found

    def run(self, s: Aftermath) -> None:
        if self.left and self.options(s) != [w.DONE]:
            super().run(s)
        else:
            find_more_lessons(s)

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            find_more_lessons(s)
            return
        ability, seat = (option & ARG_MASK) >> 3, option & 7
        s.push(Lesson(self.members, self.speaker, self.left - 1, self.taught | 1 << seat))
        learn(s, seat, ability)


def learn(s: Aftermath, seat: int, ability: int) -> None:
    """A card of the ability deck is learnt; one with three abilities returns one to it."""
    hero = s.hero(seat)
    s.campaign.lessons.remove(ability)
    hero.abilities.append(ability)
    s.announce(w.TOLD_LEARNED, seat, ability)
    if len(hero.abilities) > MOST_ABILITIES:
        s.push(Forget(seat))


def forget(s: Aftermath, seat: int, ability: int) -> None:
    """A card goes back to the ability deck."""
    s.hero(seat).abilities.remove(ability)
    s.campaign.lessons.append(ability)
    s.announce(w.TOLD_FORGOT, seat, ability)


class Forget(Step):
    """One ability is returned to make room."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        s.ask(self, self.seat, w.ASK_FORGET, [w.FORGET | ability for ability in s.hero(self.seat).abilities])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        forget(s, seat, option & ARG_MASK)


def find_more_lessons(s: Aftermath) -> None:
    """A fourth lesson of a trait turns up when somebody of it has three abilities (D33 to D36)."""
    for seat in range(s.seats):
        if len(s.hero(seat).abilities) >= MOST_ABILITIES:
            take_discovery(s, D33 + TRAIT_OF[s.cast[seat]], seat)


# C9


def goal_met(s: Aftermath, hero: int) -> bool:
    """The conditions of the personal goals that are looked at in the colony (6.4)."""
    if hero == PIM:
        return s.campaign.missions[M2] == SUCCEEDED and s.dials[CLUES] >= 6
    if hero == ODO:
        return PALISADE in s.campaign.built and s.dials[POPULATION] >= 14
    if hero == JUNO:
        return DYNAMO in s.campaign.built and len(s.campaign.built) >= 4
    return hero == SABLE and s.campaign.missions[M7] == SUCCEEDED


def complete_goal(s: Aftermath, hero: int) -> None:
    """A goal stays complete; with the fourth the campaign is won (AF-596, AF-597, AF-606, AF-610)."""
    if s.campaign.goals >> hero & 1:
        return
    s.campaign.goals |= 1 << hero
    s.announce(w.TOLD_GOAL, hero)
    if s.campaign.goals.bit_count() >= GOALS:
        win_campaign(s)


def win_campaign(s: Aftermath) -> None:
    """The campaign is won, once (AF-596, AF-606)."""
    if s.campaign.won:
        return
    s.campaign.won = True
    s.announce(w.TOLD_WON)
    s.push(AfterWinning(s.everybody(), s.keeper))
    read_named(s, "100-17", s.keeper)


class AfterWinning(Counsel):
    """The campaign is won and recorded; the party may go on with it, or stop here (AF-599, AF-606, Q-36)."""

    def kind(self) -> int:
        return w.ASK_WON

    def options(self, s: Aftermath) -> list[int]:
        return [w.GO_ON, w.DONE]

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            clear_the_board(s)
            close(s)
            s.ending = WON


class GoalStep(Step):
    """One goal is looked at."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Aftermath) -> None:
        if not s.campaign.goals >> self.hero & 1 and goal_met(s, self.hero):
            complete_goal(s, self.hero)
            read_named(s, f"4-{self.hero + 1}", s.keeper)


def goals(s: Aftermath) -> None:
    """C9 (AF-644)."""
    for hero in range(len(HERO_IDS) - 1, -1, -1):
        s.push(GoalStep(hero))
    if s.dials[MORALE] >= 8 and not s.campaign.taken >> D18 & 1:
        take_discovery(s, D18, s.keeper)
        read_named(s, "4-18", s.keeper)
    if s.dials[POPULATION] >= 12 and not s.campaign.taken >> D15 & 1:
        take_discovery(s, D15, s.keeper)
        read_named(s, "4-17", s.keeper)


def chapter(s: Aftermath) -> Chapter:
    """What the log says of this session; what it brought was told to all (AF-651)."""
    discoveries: list[str] = []
    goals: list[str] = []
    for note in s.history.notes:
        if note.kind == w.TOLD_DISCOVERY:
            discoveries.append(DISCOVERY_IDS[note.facts[0]])
        elif note.kind == w.TOLD_GOAL:
            goals.append(HERO_IDS[note.facts[0]])
    return Chapter(
        [HERO_IDS[hero] for hero in s.cast],
        MISSION_IDS[s.mission],
        s.result == SUCCESS,
        MISSION_IDS[s.errand] if s.errand >= 0 else "",
        s.errand >= 0 and s.campaign.missions[s.errand] == SUCCEEDED,
        {DIAL_IDS[i]: s.dials[i] for i in range(len(DIAL_IDS))},
        discoveries,
        goals,
    )


def close(s: Aftermath) -> None:
    """C10 (AF-645): what lasts is in the campaign; the session is over."""
    s.campaign.log.append(chapter(s))
    s.dials[TIME] = 0
    s.campaign.sessions += 1
    s.ending = SUCCESS if s.result == SUCCESS else FAILURE
    s.announce(w.TOLD_OVER)
    s.over = True
