"""What to do in step 4: every way of moving with what could be done there, against staying."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    ABILITY_POWER,
    AID_TIN,
    ANTIVENOM,
    BLINDED,
    BOSS,
    COMMUNICATE,
    FIELD_MEDICINE,
    HAYMAKER,
    HEAVY_DIFFICULTY,
    INSTINCT,
    ITEM_BOOST,
    JURY_RIG,
    MEDICINE,
    MELEE,
    NO_ACTION,
    NO_ATTACKS,
    NO_COMMUNICATE,
    NO_RANGED,
    PILE_DIFFICULTY,
    POPULATION,
    QUICK_PAWS,
    RANGED,
    SALVAGER,
    SCARED,
    SCAVENGE,
    SCAVENGE_RULE,
    STATUS_DIFFICULTY,
    STATUS_TEST,
    STEADY_WHISKERS,
    STREET_TONGUE,
    STRENGTH,
    SUGAR,
    TANGLED,
    VALUE_OF,
    WHITE,
    WIND_UP,
)
from gloam.games.aftermath.mind import helping
from gloam.games.aftermath.mind.danger import danger_at, menace
from gloam.games.aftermath.mind.needs import find_worth, people_wanted
from gloam.games.aftermath.mind.purpose import (
    EXIT,
    INFO,
    LURE,
    MISSION_WORTH,
    OBJECTIVE,
    STRANGER_WORTH,
    Goal,
    Purpose,
    goals_of,
    is_shut,
)
from gloam.games.aftermath.mind.ways import Reach, reach_of
from gloam.games.aftermath.rules.attacks import ways_to_attack
from gloam.games.aftermath.rules.foes import defence_of, figures_of, life_of, talk_of
from gloam.games.aftermath.rules.gaining import free_slot
from gloam.games.aftermath.rules.hands import colors, playable
from gloam.games.aftermath.rules.moving import FREE_MOVE, boat_here, burdened, points, shared_colors
from gloam.games.aftermath.rules.odds import Try, best_try, price, price_of
from gloam.games.aftermath.rules.sight import sees
from gloam.games.aftermath.rules.tasks import why_no_help
from gloam.games.aftermath.rules.trials import boosts
from gloam.games.aftermath.state import Aftermath

FADES: Final = 0.76
"""What a goal is worth four steps away."""

OTHER_GOALS: Final = 0.12
PER_TASK_POINT: Final = 0.62
FIRST_VALUES: Final = [0.0, -0.6, 0.5, 0.7, -0.1]
WHITE_FIRST: Final = -0.9
"""A first card of a value and a colour that many cards have lets more cards follow."""

OUT_OF_THE_SNARE: Final = 12.0
MOST_PLANS: Final = 16
"""So many moves are looked at more closely."""

UNKNOWN: Final = -1e9
HOSTILITY: Final = 1.3
"""What each stranger costs who turns hostile because talk fails."""


class Plan:
    """An option of step 4 with what it is worth; for a move also where to and with which cards; for a test what passing
    it is worth."""

    def __init__(self, option: int, worth: float, goal: int, cards: list[int], stake: float = 0.0) -> None:
        self.option = option
        self.worth = worth
        self.goal = goal
        self.cards = cards
        self.stake = stake


class Favourites:
    """The best plans, best first; of equal ones the first."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []

    def put(self, option: int, worth: float, goal: int, cards: list[int]) -> None:
        plans = self.plans
        if len(plans) == MOST_PLANS:
            if worth <= plans[-1].worth:
                return
            plans.pop()
        at = len(plans)
        while at > 0 and plans[at - 1].worth < worth:
            at -= 1
        plans.insert(at, Plan(option, worth, goal, cards))


def all_boosts(s: Aftermath, seat: int, action: int, foe: int) -> list[int]:
    return [boosts(s, seat, attribute, action, False, foe) for attribute in range(4)]


class Outlook:
    """All that a character weighs in one moment of step 4."""

    def __init__(self, s: Aftermath, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hero = s.hero(seat)
        self.hand = playable(s, seat)
        self.purpose = Purpose(s)
        self.goals: list[Goal] = goals_of(s, seat, self.purpose)
        self.talk_boosts = all_boosts(s, seat, COMMUNICATE, -1)
        self.find_boosts = all_boosts(s, seat, SCAVENGE, -1)
        self.plain_boosts = all_boosts(s, seat, NO_ACTION, -1)
        self.snared: list[int] = self.purpose.snare_places() if self.purpose.is_lured() else []

    def pull(self, space: int) -> float:
        """How much the goals of the page draw somebody who stands in a space."""
        best, rest = 0.0, 0.0
        for goal in self.goals:
            far = goal.far[space]
            if far >= FAR:
                continue
            if far == 0 and goal.kind not in (EXIT, LURE):
                # What is done there is counted as a deed, or it is done by arriving.
                worth = goal.worth if goal.kind in (OBJECTIVE, INFO) else goal.worth * 0.97
            else:
                worth = goal.worth * FADES ** (far / 4.0)
            rest += worth
            best = max(best, worth)
        value = best + OTHER_GOALS * (rest - best)
        if self.snared and space not in self.snared:
            value += OUT_OF_THE_SNARE
        return value

    def standing(self, space: int) -> float:
        return self.pull(space) - danger_at(self.s, self.seat, space)

    # Deeds: what could be done in a space with some cards

    def deed(self, space: int, hand: list[int]) -> Plan:
        best = Plan(w.END, 0.0, -1, [])
        here = self.hero.space
        self.hero.space = space
        for plan in self.deeds(space, hand):
            if plan.worth > best.worth:
                best = plan
        self.hero.space = here
        return best

    def deeds(self, space: int, hand: list[int]) -> list[Plan]:
        s, seat = self.s, self.seat
        found: list[Plan] = []
        if not self.hero.has_status(BLINDED):
            for i in range(len(s.finds)):
                if s.finds[i].space == space:
                    difficulty = PILE_DIFFICULTY[s.finds[i].pile]
                    worth = find_worth(s, difficulty) + 0.25
                    less = 1 if s.has_rule(SCAVENGE_RULE) else 0
                    tried = best_try(hand, INSTINCT, self.find_boosts, difficulty - less, False, worth, 0.0)
                    self.offer(found, w.SCAVENGE | i, tried)
        if s.hostile:
            self.attacks(found, hand)
        elif not self.hero.has_status(SCARED) and not s.has_rule(NO_COMMUNICATE):
            self.talks(found, space, hand)
        task = s.task
        if task is not None:
            for card in hand:
                if not why_no_help(s, seat, card):
                    needed = min(VALUE_OF[card], task.difficulty - task.dial)
                    worth = needed * PER_TASK_POINT - price(card)
                    if task.first < 0:
                        worth += first_worth(card)
                    found.append(Plan(w.CONTRIBUTE | card, worth, -1, [card]))
        data = s.data
        if self.purpose.heavy == space:
            tried = best_try(hand, STRENGTH, self.plain_boosts, HEAVY_DIFFICULTY, False, MISSION_WORTH, 0.0)
            self.offer(found, w.LIFT, tried)
        if data is not None and data.map.exit[space] >= 0 and s.pending_page < 0:
            worth = self.purpose.exit_worth(data.map.exit[space])
            if worth > 0.0 and not is_shut(s, data.map.exit[space]):
                # Whoever has left is out of danger, and draws no more threats.
                worth = worth * 0.1 + danger_at(s, seat, space) + 0.4
                found.append(Plan(w.LEAVE, worth, -1, []))
        return found

    def offer(self, found: list[Plan], option: int, tried: Try | None) -> None:
        if tried is not None:
            found.append(Plan(option, tried.worth, -1, tried.cards, tried.stake))

    def talks(self, found: list[Plan], space: int, hand: list[int]) -> None:
        s = self.s
        for slot in range(len(s.foes)):
            foe = s.foes[slot]
            value = talk_of(s, foe)
            if foe.spaces[0] != space or value == 0:
                continue
            worth = STRANGER_WORTH + 0.5 + people_wanted(s)
            if s.dials[POPULATION] >= s.cap(POPULATION):
                worth = 0.5
            failure = HOSTILITY * len(s.foes)
            if foe.kind == self.purpose.boss:
                worth, failure = MISSION_WORTH + 2.0, 1.0
            elif BOSS[foe.kind]:
                failure += 1.5
            self.offer(found, w.TALK | slot, best_try(hand, INSTINCT, self.talk_boosts, value, True, worth, failure))

    def attacks(self, found: list[Plan], hand: list[int]) -> None:
        s, seat = self.s, self.seat
        if s.has_rule(NO_ATTACKS):
            return
        for slot in range(len(s.foes)):
            foe = s.foes[slot]
            figures = figures_of(foe)
            seen: list[int] = []
            for figure in range(len(figures)):
                if figures[figure] in seen:
                    continue
                seen.append(figures[figure])
                left = max(1, life_of(s, foe) - foe.wounds)
                worth = 0.6 + self.purpose.foe_worth(foe) * 0.5 + 1.3 * menace(foe, figure)
                if left > 1:
                    worth *= 0.75
                if len(s.foes) == 1 and left == 1 and len(figures) == 1:
                    worth += 0.8
                difficulty = defence_of(s, foe, figure)
                target = slot << 8 | figure
                if not self.hero.has_status(SCARED) and ways_to_attack(s, seat, True, figures[figure]):
                    extra = all_boosts(s, seat, MELEE, foe.uid)
                    self.offer(found, w.MELEE | target, best_try(hand, STRENGTH, extra, difficulty, True, worth, 0.0))
                if s.has_rule(NO_RANGED) or not ways_to_attack(s, seat, False, figures[figure]):
                    continue
                if sees(s, self.hero.space, figures[figure]):
                    extra = all_boosts(s, seat, RANGED, foe.uid)
                    self.offer(found, w.RANGED | target, best_try(hand, 0, extra, difficulty, True, worth, 0.0))

    # Moving

    def moves(self) -> list[Plan]:
        """For every set of cards the best space they reach, with the best that could be done there with the rest."""
        s, seat = self.s, self.seat
        found = Favourites()
        if self.hero.has_status(TANGLED):
            return found.plans
        boat = boat_here(s, seat)
        reaches: dict[int, Reach] = {}
        standing = [UNKNOWN] * CELLS
        for some in range(1, 1 << len(self.hand)):
            cards = [self.hand[i] for i in range(len(self.hand)) if some >> i & 1]
            mask = shared_colors(cards)
            reach = reaches.get(mask)
            if reach is None:
                reach = reach_of(s, seat, mask, boat)
                reaches[mask] = reach
            self.walks(found, w.MOVE | cards[0], cards, reach, points(s, s.cast[seat], cards), standing)
        paid = helping.whites(self.hand, ABILITY_COST[QUICK_PAWS])
        if QUICK_PAWS in self.hero.abilities and paid:
            free = reach_of(s, seat, FREE_MOVE, False)
            left = burdened(s, s.cast[seat], ABILITY_POWER[QUICK_PAWS])
            self.walks(found, w.ABILITY | QUICK_PAWS, paid, free, left, standing)
        # Only where standing is good is it worth while to look at what could be done.
        for plan in found.plans:
            rest = [card for card in self.hand if card not in plan.cards]
            plan.worth += max(0.0, self.deed(plan.goal, rest).worth)
        return found.plans

    def walks(
        self, found: Favourites, option: int, cards: list[int], reach: Reach, left: int, standing: list[float]
    ) -> None:
        """Every space that one way of moving gets to; `standing` is what is known of spaces already."""
        cost = price_of(cards)
        here = self.hero.space
        for space in self.s.chart.spaces:
            spent = reach.costs[space]
            if space == here or spent > left:
                continue
            if standing[space] == UNKNOWN:
                standing[space] = self.standing(space)
            worth = standing[space] - cost
            if spent < left - 3:
                worth -= 0.05 * (left - spent)
            found.put(option, worth, space, cards)

    def stay(self) -> Plan:
        plan = self.deed(self.hero.space, self.hand)
        base = self.standing(self.hero.space)
        return Plan(plan.option, base + plan.worth, -1, plan.cards, plan.stake)


def act(s: Aftermath, seat: int, options: list[int]) -> Plan:
    """The best option of step 4."""
    outlook = Outlook(s, seat)
    small = small_things(s, seat, outlook, options)
    if small >= 0:
        return Plan(small, 0.0, -1, [])
    best = outlook.stay()
    for plan in outlook.moves():
        if plan.worth > best.worth + 0.02 and plan.option in options:
            best = plan
    if best.option not in options:
        best = Plan(w.END, 0.0, -1, [])
    better = helping.aim(s, seat, best.option, best.cards, options)
    if best.option == w.END:
        better = helping.before_the_end(s, seat, options)
    return Plan(better, 0.0, -1, []) if better >= 0 else best


# Abilities, consumables, equipment, recovery: what costs little and helps at once


def small_things(s: Aftermath, seat: int, outlook: Outlook, options: list[int]) -> int:
    hero = s.hero(seat)
    here = s.at(hero.space)
    for item in (MEDICINE, AID_TIN):
        if w.USE | item in options and any(s.hero(x).wounds >= 2 for x in here):
            return w.USE | item
    if w.USE | ANTIVENOM in options and any(s.hero(x).toxic >= 2 for x in here):
        return w.USE | ANTIVENOM
    if w.USE | WIND_UP in options and s.hostile and s.threat_count() >= len(s.foes):
        return w.USE | WIND_UP
    if w.USE | SUGAR in options and len(outlook.hand) <= 2 and (s.hostile or s.task is not None):
        return w.USE | SUGAR
    if w.ABILITY | FIELD_MEDICINE in options and any(s.hero(x).wounds >= 2 for x in here):
        return w.ABILITY | FIELD_MEDICINE
    if w.ABILITY | JURY_RIG in options:
        return w.ABILITY | JURY_RIG
    if w.ABILITY | SALVAGER in options and not s.hostile and has_white(outlook.hand, 1):
        return w.ABILITY | SALVAGER
    prepared = before_a_deed(s, seat, outlook, options)
    if prepared >= 0:
        return prepared
    if not s.hostile and s.threat_count() < 3:
        for item in hero.pack:
            if free_slot(hero, item) >= 0 and item_is_worn(item):
                cheap = cheapest(outlook.hand)
                if cheap >= 0 and w.EQUIP | cheap in options:
                    return w.EQUIP | cheap
    if helping.wants_to_trade(s, seat):
        cheap = cheapest(outlook.hand)
        if cheap >= 0 and w.EQUIP | cheap in options:
            return w.EQUIP | cheap
    for status in range(len(STATUS_TEST)):
        if w.RECOVER | status in options and wants_cure(s, status):
            others = len(here) - 1
            tried = best_try(
                outlook.hand, STATUS_TEST[status], outlook.plain_boosts, STATUS_DIFFICULTY[status] - others, False,
                2.0 if status == TANGLED else 1.0, 0.0,
            )  # fmt: skip
            if tried is not None and tried.chance >= 0.6 and tried.worth > 0.0:
                return w.RECOVER | status
    return -1


def before_a_deed(s: Aftermath, seat: int, outlook: Outlook, options: list[int]) -> int:
    """White cards for an attack or a talk that is about to be made."""
    for ability, verb in ((STEADY_WHISKERS, w.RANGED), (HAYMAKER, w.MELEE), (STREET_TONGUE, w.TALK)):
        if w.ABILITY | ability not in options:
            continue
        plan = outlook.stay()
        if plan.option & ~ARG_MASK != verb:
            continue
        if any(grant.hero == s.cast[seat] for grant in s.grants):
            continue
        white = [card for card in outlook.hand if colors(card) >> WHITE & 1]
        if white and all(card not in plan.cards for card in white):
            return w.ABILITY | ability
    return -1


def first_worth(card: int) -> float:
    return FIRST_VALUES[VALUE_OF[card]] + (WHITE_FIRST if colors(card) >> WHITE & 1 else 0.0)


def wants_cure(s: Aftermath, status: int) -> bool:
    return status == TANGLED or not s.hostile


def has_white(hand: list[int], value: int) -> bool:
    return any(colors(card) >> WHITE & 1 and VALUE_OF[card] == value for card in hand)


def cheapest(hand: list[int]) -> int:
    best = -1
    for card in hand:
        if best < 0 or price(card) < price(best):
            best = card
    return best


def item_is_worn(item: int) -> bool:
    return sum(ITEM_BOOST[item]) > 0


# The cards of a move, and its steps


def next_card(s: Aftermath, seat: int, played: list[int], planned: list[int], options: list[int]) -> int:
    """One more card of the plan; then off."""
    for card in planned:
        if card not in played and w.PLAY | card in options:
            return w.PLAY | card
    return w.GO if w.GO in options else options[0]


def next_step(s: Aftermath, seat: int, left: int, mask: int, boat: bool, goal: int, options: list[int]) -> int:
    """A step on the way to the goal; to the space nearest to it where it is out of reach."""
    here = s.hero(seat).space
    if goal < 0:
        goal = best_goal(s, seat, mask, boat, left)
    if goal == here or goal < 0:
        return w.STOP if w.STOP in options else options[0]
    reach = reach_of(s, seat, mask, boat)
    if reach.costs[goal] < FAR:
        step = reach.first_step(here, goal)
        # What was reckoned with the boat is walked with it.
        for verb in (w.BOAT, w.STEP) if boat else (w.STEP,):
            if verb | step in options:
                return verb | step
    return w.STOP if w.STOP in options else options[0]


def best_goal(s: Aftermath, seat: int, mask: int, boat: bool, left: int) -> int:
    """Where to, for a move that nobody has planned."""
    outlook = Outlook(s, seat)
    reach = reach_of(s, seat, mask, boat)
    best, value = -1, -1e9
    for space in s.chart.spaces:
        if reach.costs[space] <= left:
            worth = outlook.standing(space)
            if worth > value:
                best, value = space, worth
    return best


def start_space(s: Aftermath, seat: int, options: list[int]) -> int:
    """Where to enter a page: nearest to what is to be done there."""
    hero = s.hero(seat)
    before = hero.space
    best, value = options[0], -1e9
    purpose = Purpose(s)
    for option in options:
        hero.space = option & ARG_MASK
        worth = 0.0
        for goal in goals_of(s, seat, purpose):
            worth = max(worth, goal.worth * FADES ** (goal.far[hero.space] / 4.0))
        if worth > value:
            best, value = option, worth
    hero.space = before
    return best
