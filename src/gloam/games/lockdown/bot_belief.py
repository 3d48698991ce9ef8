"""Where the others may be: for every seat a weight on every room, moved and corrected by what everybody is told.

Nobody sees anybody. But everybody must move every round, rooms that give something draw people, and the settlement
announces meetings, meals and HP: who was not hurt by gas was not on a gassed floor.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.games.lockdown.bot_cards import together
from gloam.games.lockdown.bot_sight import gas_in
from gloam.games.lockdown.bot_typical import USUAL_SPEED, typical_births, typical_worths
from gloam.games.lockdown.bot_ways import AS_SHADOW, ON_FOOT, ways
from gloam.games.lockdown.tables import (
    CANTEEN,
    GAS_LOSS,
    HUNGER_LOSS,
    MORGUE,
    PLANS,
    ROOMS,
    SURGERY,
    SURGERY_GAIN,
    Plan,
)

Weights = list[float]

QUICK: Final = 0.5
"""The share of players that are one step faster than usual."""

TEMPER: Final = 0.8
"""How far people are from always going where it is best: HP that make a room e times as attractive."""

CROWDING: Final = 0.9
"""HP that one more person in a room costs whoever goes there."""

LOOKS: Final = 3
"""How often people think once more about where the others will be."""

TRIFLE: Final = 0.002
"""Weights below this are not followed further."""

UNLIKELY: Final = 0.05
"""What is left of a weight that the news speak against, since gas and fights are not the only losses."""

NOT_KNOWN: Final = -1


class Near:
    """Who can come where in one round, as lists of rooms with the share of players fast enough."""

    def __init__(self, map_number: int, manner: int) -> None:
        rows = ways(map_number, manner).from_start
        plan = PLANS[map_number]
        self.rooms: list[list[int]] = [[] for _ in range(ROOMS)]
        self.share: list[Weights] = [[] for _ in range(ROOMS)]
        for start in plan.rooms:
            for room in plan.rooms:
                steps = rows[start][room]
                if 0 < steps <= USUAL_SPEED + 1:
                    self.rooms[start].append(room)
                    self.share[start].append(1.0 if steps <= USUAL_SPEED else QUICK)


KNOWN: Final[dict[int, Near]] = {}


def near(map_number: int, manner: int) -> Near:
    key = map_number * 3 + manner
    if key not in KNOWN:
        KNOWN[key] = Near(map_number, manner)
    return KNOWN[key]


def attraction(plan: Plan, worth: Weights, crowd: Weights) -> Weights:
    """How much each room draws the living: more if it is worth more, less if many are expected there."""
    pull = [0.0] * ROOMS
    for room in plan.rooms:
        pull[room] = exp((worth[room] - CROWDING * crowd[room]) / TEMPER)
    return pull


def moved(plan: Plan, weights: Weights, reach: Near, pull: Weights) -> Weights:
    """The weights after a move: from every room to those in reach, as much as they draw."""
    after = [0.0] * ROOMS
    for start in plan.rooms:
        weight = weights[start]
        if weight < TRIFLE:
            continue
        rooms, share = reach.rooms[start], reach.share[start]
        total = 0.0
        for i in range(len(rooms)):
            total += pull[rooms[i]] * share[i]
        if total > 0.0:
            part = weight / total
            for i in range(len(rooms)):
                room = rooms[i]
                after[room] += part * pull[room] * share[i]
    return after


def scaled(weights: Weights) -> Weights:
    """The weights brought back to a sum of 1; nothing known where nothing is left."""
    total = together(weights)
    if total <= 0.0:
        return weights
    return [weight / total for weight in weights]


def only(room: int) -> Weights:
    weights = [0.0] * ROOMS
    weights[room] = 1.0
    return weights


class News:
    """What the settlement told about one player."""

    def __init__(self) -> None:
        self.meals = 0
        self.healed = 0  # by pills and alcohol


class Whereabouts:
    """The belief about all seats as of the end of the last settlement."""

    def __init__(self, map_number: int, me: int, seats: int, full: bool) -> None:
        self.full = full
        self.map_number = map_number
        self.plan = PLANS[map_number]
        self.me = me
        self.seats = seats
        birth = [0.0] * ROOMS
        for room, worth in zip(self.plan.birth, typical_births(map_number, seats, full), strict=True):
            birth[room] = exp(worth / TEMPER)
        birth = scaled(birth)
        self.at: list[Weights] = [birth for _ in range(seats)]
        self.hp: list[int] = [10] * seats
        self.shadow: list[bool] = [False] * seats
        self.moves = 0  # rounds whose moves are in the belief

    def move_all(self, round_number: int, gassed: int) -> None:
        """A round's moves of everybody."""
        self.moves += 1
        living, shadows = self.after_moves(round_number, gassed)
        for seat in range(self.seats):
            self.at[seat] = shadows[seat] if self.shadow[seat] else living[seat]

    def after_moves(self, round_number: int, gassed: int) -> tuple[list[Weights], list[Weights]]:
        """Where everybody may stop next: the living by seat, and the shadows by seat (empty for the others)."""
        on_foot = near(self.map_number, ON_FOOT)
        others = [seat for seat in range(self.seats) if seat != self.me and not self.shadow[seat]]
        together = gathered([self.at[seat] for seat in others])
        worth = typical_worths(self.map_number, self.seats, self.full, round_number, gassed)
        crowd = [0.0] * ROOMS
        for _ in range(LOOKS):
            # Halfway each time: all at once would swing to and fro.
            next_crowd = moved(self.plan, together, on_foot, attraction(self.plan, worth, crowd))
            crowd = [(crowd[room] + next_crowd[room]) / 2 for room in range(ROOMS)]
        pull = attraction(self.plan, worth, crowd)
        living: list[Weights] = [[] for _ in range(self.seats)]
        for seat in others:
            before = seat - 1
            if before in others and self.at[seat] is self.at[before]:
                living[seat] = living[before]  # nothing tells them apart yet
            else:
                living[seat] = moved(self.plan, self.at[seat], on_foot, pull)
        hunt = [0.05 + weight for weight in gathered(living)]
        as_shadow = near(self.map_number, AS_SHADOW)
        shadows: list[Weights] = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            if seat != self.me and self.shadow[seat]:
                shadows[seat] = moved(self.plan, self.at[seat], as_shadow, hunt)
        return living, shadows

    # Corrections

    def not_in(self, room: int) -> None:
        """Nobody met me in my room."""
        for seat in range(self.seats):
            weights = self.at[seat]
            if seat != self.me and weights and weights[room] > 0.0:
                weights = weights.copy()
                weights[room] = 0.0
                self.at[seat] = scaled(weights)

    def met(self, room: int, people: float, shadows: bool) -> None:
        """So many of the living, or of the shadows, stopped in this room."""
        seats = [
            seat for seat in range(self.seats) if seat != self.me and self.shadow[seat] == shadows and self.at[seat]
        ]
        total = 0.0
        for seat in seats:
            total += self.at[seat][room]
        if total <= 0.0 or total >= people:
            return
        odds = people / total
        for seat in seats:
            weights = self.at[seat].copy()
            weights[room] *= odds * (1.0 + people)
            self.at[seat] = scaled(weights)

    def died(self, seat: int) -> None:
        """A new shadow starts from the Morgue (LK-398)."""
        self.shadow[seat] = True
        self.at[seat] = only(MORGUE)

    def revived(self, seat: int, encounters: list[int]) -> None:
        """He drained somebody in one of the rooms where shadows met the living (LK-382)."""
        self.shadow[seat] = False
        self.hp[seat] = NOT_KNOWN
        weights = [0.0] * ROOMS
        for room in encounters:
            weights[room] = 1.0
        self.at[seat] = scaled(weights) if encounters else only(MORGUE)

    def published(self, seat: int, hp: int, round_number: int, gassed: int, news: News, surgery: bool) -> None:
        """What the change of HP says: who lost nothing was in no gas, who did not eat and lost nothing ate in B204."""
        before, self.hp[seat] = self.hp[seat], hp
        if seat == self.me or self.shadow[seat] or before == NOT_KNOWN:
            return
        lost = before + news.healed - hp
        hungry = 0 if round_number == 1 else (2 - news.meals) * HUNGER_LOSS
        weights = self.at[seat].copy()
        if surgery and lost <= hungry - SURGERY_GAIN + 1:
            self.at[seat] = only(SURGERY)
            return
        if hungry and lost < hungry:
            weights = [weight * UNLIKELY for weight in weights]
            weights[CANTEEN] += 1.0
            hungry = 0
        gas = GAS_LOSS[round_number]
        hurt = lost - hungry
        for room in self.plan.rooms:
            in_gas = gas_in(gassed, room)
            if (in_gas and hurt < gas) or (not in_gas and hurt == gas):
                weights[room] *= UNLIKELY
        self.at[seat] = scaled(weights)


def gathered(belief: list[Weights]) -> Weights:
    """How many are expected in each room."""
    crowd = [0.0] * ROOMS
    for weights in belief:
        if weights:
            for room in range(ROOMS):
                crowd[room] += weights[room]
    return crowd
