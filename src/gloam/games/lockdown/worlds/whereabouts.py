"""Where the others may be: for every seat a weight on every room, moved and corrected by what everybody is told.

Nobody sees anybody. But everybody must move every round, rooms that give something draw people, and the settlement
announces meetings, meals and HP: who was not hurt by gas was not on a gassed floor.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.core.belief import Belief, Shades
from gloam.core.history import Note
from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.plan import PLANS
from gloam.games.lockdown.content.tables import (
    ALCOHOL_GAIN,
    CANTEEN,
    GAS_LOSS,
    HUNGER_LOSS,
    MORGUE,
    MOST_HP,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    ROOM_IDS,
    ROOMS,
    SURGERY,
    SURGERY_GAIN,
)
from gloam.games.lockdown.state import PHASE_SETTLEMENT, Lockdown
from gloam.games.lockdown.worlds.crowds import TEMPER, Drift, Weights, foreseen, gathered, near, only, scaled
from gloam.games.lockdown.worlds.facts import gas_in
from gloam.games.lockdown.worlds.typical import typical_births, typical_worths
from gloam.games.lockdown.worlds.ways import AS_SHADOW, ON_FOOT
from gloam.games.lockdown.worlds.worths import together

UNLIKELY: Final = 0.05
"""What is left of a weight that the news speak against, since gas and fights are not the only losses."""

NOT_KNOWN: Final = -1

LUCKY: Final = 6
"""The die of an Alcohol that heals."""


class Foreseen:
    """Where everybody may stop in a round, and what that was worked out from."""

    def __init__(
        self,
        round_number: int,
        gassed: int,
        at: list[Weights],
        shadow: list[bool],
        living: list[Weights],
        shadows: list[Weights],
    ) -> None:
        self.round = round_number
        self.gassed = gassed
        self.at = at
        self.shadow = shadow
        self.living = living
        self.shadows = shadows

    def follows_from(self, round_number: int, gassed: int, at: list[Weights], shadow: list[bool]) -> bool:
        if self.round != round_number or self.gassed != gassed or self.shadow != shadow:
            return False
        return all(self.at[seat] is at[seat] for seat in range(len(at)))


class Whereabouts(Belief):
    """The belief about all seats but the viewers' own, as of the end of the last settlement.

    `at` are weights by seat and room, of a viewer's own seat nothing; `rooms` are where viewers stopped last. `acting`
    and `acted` (a mask) say who has moved on since. The rest is of the settlement that is on.
    """

    def __init__(
        self,
        map_number: int,
        viewers: int,
        seats: int,
        full: bool,
        at: list[Weights],
        hp: list[int],
        shadow: list[bool],
        moves: int,
        gassed: int,
        rooms: list[int],
        acting: int,
        acted: int,
        meals: list[int],
        healed: list[int],
        surgery: bool,
        meetings: list[int],
        encounters: list[int],
    ) -> None:
        self.map_number = map_number
        self.viewers = viewers
        self.seats = seats
        self.full = full
        self.at = at
        self.hp = hp
        self.shadow = shadow
        self.moves = moves  # rounds whose moves are in the belief
        self.gassed = gassed
        self.rooms = rooms
        self.acting = acting
        self.acted = acted
        self.meals = meals
        self.healed = healed  # by pills and alcohol
        self.surgery = surgery
        self.meetings = meetings
        self.encounters = encounters
        self.plan = PLANS[map_number]
        self.foreseen: Foreseen | None = None  # asked for before a round's moves, and again when they are over

    def clone(self) -> Whereabouts:
        """Weights are replaced, never changed, so clones share them."""
        return Whereabouts(
            self.map_number,
            self.viewers,
            self.seats,
            self.full,
            self.at.copy(),
            self.hp.copy(),
            self.shadow.copy(),
            self.moves,
            self.gassed,
            self.rooms.copy(),
            self.acting,
            self.acted,
            self.meals.copy(),
            self.healed.copy(),
            self.surgery,
            self.meetings.copy(),
            self.encounters.copy(),
        )

    def is_mine(self, seat: int) -> bool:
        return self.viewers >> seat & 1 == 1

    # What was told

    def hear(self, note: Note) -> None:
        kind, facts = note.kind, note.facts
        if kind == w.TOLD_ROUND:
            self.acting, self.acted = -1, 0
        elif kind == w.TOLD_TURN:
            self.pass_turn(facts[0])
        elif kind == w.TOLD_STARTED:
            self.rooms[facts[0]] = NOWHERE  # who dies in the laser does not stop anywhere
        elif kind == w.TOLD_STOPPED:
            self.rooms[facts[0]] = facts[1]
        elif kind == w.TOLD_SETTLEMENT:
            self.begin_settlement(note.when)
        elif kind == w.TOLD_SURGERY:
            self.surgery = True
        elif kind == w.TOLD_MEETING:
            self.meet(facts[0], facts[1])
        elif kind == w.TOLD_GASSED:
            self.alone()
            self.gassed |= 1 << facts[0]
        elif kind == w.TOLD_NO_GAS:
            self.alone()
        elif kind == w.TOLD_HANDED_IN:
            self.meals[facts[0]] += 1
        elif kind == w.TOLD_USED:
            if PILL_IN[facts[1]]:
                self.healed[facts[0]] += PILL_GAIN
        elif kind == w.TOLD_ROLLED:
            if facts[1] == LUCKY:
                self.healed[facts[0]] += ALCOHOL_GAIN
        elif kind == w.TOLD_SHADOW:
            self.died(facts[0])
        elif kind == w.TOLD_REVIVED:
            self.revived(facts[0])
        elif kind == w.TOLD_HP:
            self.published(facts[0], facts[1], note.when)

    def pass_turn(self, seat: int) -> None:
        if self.acting >= 0:
            self.acted |= 1 << self.acting
        self.acting = seat

    def catch_up(self, s: Lockdown) -> None:
        """Follow what nobody was told: moves and deaths before a position that was set up."""
        passed = s.round if s.phase == PHASE_SETTLEMENT else s.round - 1
        while self.moves < passed:
            self.move_all(self.moves + 1, s.gassed)
        for p in s.players:
            if p.shown and not self.shadow[p.seat]:
                self.died(p.seat)

    def begin_settlement(self, round_number: int) -> None:
        self.move_all(round_number, self.gassed)
        self.acting, self.acted = -1, 0
        self.meals = [0] * self.seats
        self.healed = [0] * self.seats
        self.surgery = False
        self.meetings = []
        self.encounters = []

    # Moves

    def move_all(self, round_number: int, gassed: int) -> None:
        """A round's moves of everybody."""
        self.moves += 1
        living, shadows = self.after_moves(round_number, gassed)
        for seat in range(self.seats):
            self.at[seat] = shadows[seat] if self.shadow[seat] else living[seat]

    def after_moves(self, round_number: int, gassed: int) -> tuple[list[Weights], list[Weights]]:
        """Where everybody may stop next: the living by seat, and the shadows by seat (empty for the others)."""
        kept = self.foreseen
        if kept is None or not kept.follows_from(round_number, gassed, self.at, self.shadow):
            living, shadows = self.work_out_moves(round_number, gassed)
            kept = Foreseen(round_number, gassed, self.at.copy(), self.shadow.copy(), living, shadows)
            self.foreseen = kept
        return kept.living, kept.shadows

    def work_out_moves(self, round_number: int, gassed: int) -> tuple[list[Weights], list[Weights]]:
        on_foot = near(self.map_number, ON_FOOT)
        others = [seat for seat in range(self.seats) if not self.is_mine(seat) and not self.shadow[seat]]
        together = gathered([self.at[seat] for seat in others])
        worth = typical_worths(self.map_number, self.seats, self.full, round_number, gassed)
        drift = Drift(self.plan, on_foot, foreseen(self.plan, together, on_foot, worth))
        living: list[Weights] = [[] for _ in range(self.seats)]
        for seat in others:
            before = seat - 1
            if before in others and self.at[seat] is self.at[before]:
                living[seat] = living[before]  # nothing tells them apart yet
            else:
                living[seat] = drift.moved(self.at[seat])
        shadows: list[Weights] = [[] for _ in range(self.seats)]
        if True in self.shadow:
            hunt = Drift(self.plan, near(self.map_number, AS_SHADOW), [0.05 + weight for weight in gathered(living)])
            for seat in range(self.seats):
                if not self.is_mine(seat) and self.shadow[seat]:
                    shadows[seat] = hunt.moved(self.at[seat])
        return living, shadows

    # Corrections

    def meet(self, room: int, meeting: int) -> None:
        """An announced meeting; of those in a viewer's room he is one."""
        if meeting == w.ENCOUNTER:
            self.encounters.append(room)
            self.met(room, 1.0 - self.mine_in(room, True), True)
            if room not in self.meetings:
                self.met(room, 1.0 - self.mine_in(room, False), False)
            return
        self.meetings.append(room)
        self.met(room, (2.0 if meeting == w.FIGHT else 3.0) - self.mine_in(room, False), False)

    def mine_in(self, room: int, shadows: bool) -> float:
        """How many living viewers, or shadows of viewers, stopped there."""
        count = 0.0
        for seat in range(self.seats):
            if self.rooms[seat] == room and self.shadow[seat] == shadows:
                count += 1.0
        return count

    def met(self, room: int, people: float, shadows: bool) -> None:
        """So many of the living, or of the shadows, stopped in this room."""
        seats = [seat for seat in range(self.seats) if self.shadow[seat] == shadows and self.at[seat]]
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

    def alone(self) -> None:
        """The meetings are all told: where nobody met a viewer, nobody was."""
        for me in range(self.seats):
            room = self.rooms[me]
            operated = self.surgery and room == SURGERY
            if room != NOWHERE and room not in self.meetings and room not in self.encounters and not operated:
                self.not_in(room, self.shadow[me])

    def not_in(self, room: int, as_shadow: bool) -> None:
        """A viewer met nobody in this room; shadows do not notice each other."""
        for seat in range(self.seats):
            weights = self.at[seat]
            if weights and weights[room] > 0.0 and not (as_shadow and self.shadow[seat]):
                weights = weights.copy()
                weights[room] = 0.0
                self.at[seat] = scaled(weights)

    def died(self, seat: int) -> None:
        """A new shadow starts from the Morgue (LK-398)."""
        self.shadow[seat] = True
        self.place(seat, only(MORGUE))

    def revived(self, seat: int) -> None:
        """He drained somebody in one of the rooms where shadows met the living (LK-382)."""
        self.shadow[seat] = False
        self.hp[seat] = NOT_KNOWN
        weights = [0.0] * ROOMS
        for room in self.encounters:
            weights[room] = 1.0
        self.place(seat, scaled(weights) if self.encounters else only(MORGUE))

    def place(self, seat: int, weights: Weights) -> None:
        if not self.is_mine(seat):
            self.at[seat] = weights

    def published(self, seat: int, hp: int, round_number: int) -> None:
        """What the change of HP says: who lost nothing was in no gas, who did not eat and lost nothing ate in B204."""
        before, self.hp[seat] = self.hp[seat], hp
        if self.is_mine(seat) or self.shadow[seat] or before == NOT_KNOWN:
            return
        lost = before + self.healed[seat] - hp
        hungry = 0 if round_number == 1 else (2 - self.meals[seat]) * HUNGER_LOSS
        weights = self.at[seat].copy()
        if self.surgery and lost <= hungry - SURGERY_GAIN + 1:
            self.at[seat] = only(SURGERY)
            return
        if hungry and lost < hungry:
            weights = [weight * UNLIKELY for weight in weights]
            weights[CANTEEN] += 1.0
            hungry = 0
        gas = GAS_LOSS[round_number]
        hurt = lost - hungry
        for room in self.plan.rooms:
            in_gas = gas_in(self.gassed, room)
            if (in_gas and hurt < gas) or (not in_gas and hurt == gas):
                weights[room] *= UNLIKELY
        self.at[seat] = scaled(weights)

    # What is believed now

    def shades(self) -> Shades:
        """Where each seat may be now: who has had his turn in this round has moved, who acts may be on his way."""
        living: list[Weights] = []
        shadows: list[Weights] = []
        if self.acting >= 0:
            living, shadows = self.after_moves(self.moves + 1, self.gassed)
        found: Shades = {}
        for seat in range(self.seats):
            if self.is_mine(seat):
                continue
            weights = self.at[seat]
            if self.acted >> seat & 1:
                weights = shadows[seat] if self.shadow[seat] else living[seat]
            elif self.acting == seat:
                after = shadows[seat] if self.shadow[seat] else living[seat]
                weights = [(weights[room] + after[room]) / 2 for room in range(ROOMS)]
            found[f"seat:{SEAT_LETTERS[seat]}"] = self.shade(weights)
        return found

    def shade(self, weights: Weights) -> dict[str, float]:
        """The weights by room, together 1; all rooms alike where nothing is left that could be."""
        total = together(weights)
        if total <= 0.0:
            return {f"room:{ROOM_IDS[room]}": 1.0 / len(self.plan.rooms) for room in self.plan.rooms}
        return {f"room:{ROOM_IDS[room]}": weights[room] / total for room in self.plan.rooms if weights[room] > 0.0}


def beginning(map_number: int, viewers: int, seats: int, full: bool) -> Whereabouts:
    """What is believed before anything was told: birth rooms, the good ones before the others."""
    plan = PLANS[map_number]
    birth = [0.0] * ROOMS
    for room, worth in zip(plan.birth, typical_births(map_number, seats, full), strict=True):
        birth[room] = exp(worth / TEMPER)
    birth = scaled(birth)
    return Whereabouts(
        map_number,
        viewers,
        seats,
        full,
        [[] if viewers >> seat & 1 else birth for seat in range(seats)],
        [MOST_HP] * seats,
        [False] * seats,
        0,
        0,
        [NOWHERE] * seats,
        -1,
        0,
        [0] * seats,
        [0] * seats,
        False,
        [],
        [],
    )


def belief_of(known: Lockdown) -> Whereabouts:
    """What whoever knows this masked state can believe."""
    belief = beginning(known.map_number, known.viewers, known.seats, known.full_stock)
    for note in known.history.heard_by(known.viewers):
        belief.hear(note)
    belief.catch_up(known)
    return belief
