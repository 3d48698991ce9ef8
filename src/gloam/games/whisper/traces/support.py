"""Where the victims can be, all three together, for all that both sides were told: what the killer, or anybody who
watches, can conclude.

It folds what is told to everybody. The set is exact in what it takes in: answers to searches and senses, [FEAR] and
whom it spared, screams, flights, the door that did not open; and of a turn of the victims all that `turns.py` explains,
where it says what is left out. The truth is always in it.
"""

from __future__ import annotations

from typing import Final

from gloam.core.value import Data
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ABILITY_LEVEL,
    EVERYWHERE,
    KEYS,
    MAIN_EXIT,
    NERVES,
    OWN_KEYS,
    PASSIVE,
    RUBBLE,
    SECRET_EXIT,
    UNNOTICED,
    VICTIMS,
    ZONE_AREA,
    radius,
)
from gloam.games.whisper.effects.words.things import ALONE, HAS_FEAR, IS_HURT, IS_WOUNDED, NO_FEAR
from gloam.games.whisper.traces.boxes import (
    ANYWHERE,
    alone_in,
    anywhere,
    boxed,
    cut_anew,
    holds,
    kept_in,
    masks_of,
    moved,
    without,
)
from gloam.games.whisper.traces.reach import steps_past
from gloam.games.whisper.traces.turns import ANYBODY, CALMED, HEALED, NEST, NO_ONE, NOT_YET, Turn, after_turn

NO_ZONE: Final = -1
NOWHERE: Final = -1

AMID_FEAR: Final = (
    w.TOLD_ABILITY, w.TOLD_DRAWS, w.TOLD_SHUFFLED, w.TOLD_LEVEL, w.TOLD_UNLOCKED, w.TOLD_LOST, w.TOLD_STRENGTH,
    w.TOLD_FEAR, w.TOLD_SCREAM, w.TOLD_CHARM,
)  # fmt: skip
"""What may be told between two victims of one [FEAR]: an overflow may give the Ghost a card."""


class Support(Data):
    """`boxes` is the set (boxes.py), as it was before the `turn` of the victims that is still to be worked out, if any.
    `asked` is the area of the question that is being answered, `left` whom the [FEAR] in progress may still reach,
    `fled` who may make an escape move. `figure` is where the killer is seen."""

    plan: bool
    crossroads: bool
    who: list[int]
    seats: list[int]
    gone: int
    first: int
    round: int
    slowed: int
    petrified: int
    barricades: int
    killer: int
    level: int
    figure: int
    boxes: list[int]
    turn: Turn | None
    fear: list[int]
    hurt: int
    keys: list[int]
    rack: int
    shaken: int
    charmed: int
    asked: int
    fright: int
    filter: int
    left: int
    participants: int
    attacked: int
    fled: int

    # What it says

    def settled(self) -> list[int]:
        """The set as it is now, with what has been told of a turn that goes on."""
        return self.boxes if self.turn is None else after_turn(self.turn)

    def masks(self) -> list[int]:
        """Of each victim where it can be."""
        return masks_of(self.settled())[: len(self.who)]

    def allows(self, places: list[int]) -> bool:
        """Whether the victims can be at these places, one for each."""
        return holds(self.settled(), [MAIN_EXIT if self.gone >> i & 1 else places[i] for i in range(len(places))])

    def slot_of(self, who: int) -> int:
        return self.who.index(who)

    def slots(self, named: int) -> int:
        """Victims by name as slots."""
        mask = 0
        for slot in range(len(self.who)):
            if named >> self.who[slot] & 1:
                mask |= 1 << slot
        return mask

    def inside(self) -> int:
        return (1 << len(self.who)) - 1 & ~self.gone

    # What it hears

    def hear(self, kind: int, facts: tuple[int, ...]) -> None:
        """Something that is told to everybody."""
        if self.fright and kind not in AMID_FEAR:
            self.end_fright()
        if kind == w.TOLD_FIRST:
            self.first = facts[0]
        elif kind == w.TOLD_VICTIM:
            self.arrive(facts[0], facts[1])
        elif kind == w.TOLD_KILLER:
            self.killer = facts[0]
            self.figure = SECRET_EXIT
        elif kind == w.TOLD_LEVEL:
            self.level = facts[0]
        elif kind == w.TOLD_ROUND:
            self.begin_turn(facts[0])
        elif kind == w.TOLD_KILLER_TURN:
            self.shaken = self.charmed = 0
            self.slowed = NO_ZONE
            self.participants = self.attacked = self.fled = 0
        elif kind in (w.TOLD_WENT, w.TOLD_PLACED, w.TOLD_REVEALED):
            self.figure = facts[0]
        elif kind == w.TOLD_STEALTH:
            self.figure = NOWHERE
        elif kind == w.TOLD_BLOCKED:
            self.barricades |= 1 << facts[0]
        elif kind in (w.TOLD_LIFTED, w.TOLD_BROKE):
            self.barricades &= ~(1 << facts[0])
        elif kind == w.TOLD_SLOW:
            self.petrified = facts[0]
        elif kind == w.TOLD_KEYS:
            self.rack = facts[0]
        elif kind == w.TOLD_KEYS_OF:
            self.keys[self.slot_of(facts[0])] = facts[1]
        elif kind in (w.TOLD_DIED, w.TOLD_ESCAPED):
            self.leave(self.slot_of(facts[0]))
            if kind == w.TOLD_DIED:
                self.end_attack()
        elif not self.hear_of_the_turn(kind, facts):
            self.hear_of_the_hunt(kind, facts)

    def hear_of_the_turn(self, kind: int, facts: tuple[int, ...]) -> bool:
        """What is told of the victims' own turn; whether it was that."""
        turn = self.turn
        if kind == w.TOLD_CLEARED:
            self.barricades &= ~(1 << facts[0])
            if turn is not None:
                turn.cleared.append(facts[0])
        elif kind == w.TOLD_CALMED:
            slots = self.slots(facts[0])
            for slot in range(len(self.who)):
                if slots >> slot & 1:
                    self.fear[slot] = 0
            self.explain(CALMED, slots)
        elif kind == w.TOLD_HEALED:
            self.hurt &= ~(1 << self.slot_of(facts[0]))
            self.explain(HEALED, self.slot_of(facts[0]))
        elif kind == w.TOLD_NEST_GONE:
            self.explain(NEST, facts[0])
        elif kind in (w.TOLD_REPORT, w.TOLD_SILENCE):
            self.end_turn(facts[0] if kind == w.TOLD_REPORT else 0)
        else:
            return False
        return True

    def explain(self, kind: int, arg: int) -> None:
        if self.turn is not None:
            self.turn.facts.append([kind, arg])

    def hear_of_the_hunt(self, kind: int, facts: tuple[int, ...]) -> None:
        if kind == w.TOLD_SEARCHED:
            self.asked = 1 << facts[0]
        elif kind == w.TOLD_SENSE_ZONE:
            self.asked = ZONE_AREA[facts[0]]
        elif kind == w.TOLD_SENSE_AT:
            self.asked = radius(facts[1], facts[0])
        elif kind == w.TOLD_SENSE_AREA:
            self.asked = facts[0]
        elif kind == w.TOLD_SENSE_BLOOD:
            self.asked = 0
        elif kind == w.TOLD_FOUND:
            self.answered(facts[0], True)
            self.participants = self.slots(facts[0])
            self.attacked = self.fled = 0
        elif kind == w.TOLD_NOBODY:
            self.answered(0, True)
        elif kind == w.TOLD_NAMED:
            self.answered(facts[0], False)
        elif kind == w.TOLD_NONE_NAMED:
            if self.asked:
                self.answered(0, False)
        elif kind == w.TOLD_NAMED_IN:
            self.keep(self.slot_of(facts[0]), ZONE_AREA[facts[1]])
        elif kind == w.TOLD_FRIGHT:
            self.begin_fright(facts[0], facts[1])
        elif kind in (w.TOLD_FEAR, w.TOLD_SCREAM, w.TOLD_CHARM):
            self.feared(kind, self.slot_of(facts[0]), facts[1])
        elif kind == w.TOLD_DEFENDER:
            self.attacked |= 1 << self.slot_of(facts[0])
        elif kind == w.TOLD_REPELLED:
            self.end_encounter()
        elif kind == w.TOLD_WOUNDED:
            self.hurt |= 1 << self.slot_of(facts[0])
            self.end_attack()

    # Victims

    def arrive(self, who: int, seat: int) -> None:
        """All begin in the hall (WH-030)."""
        self.who.append(who)
        self.seats.append(seat)
        self.fear.append(0)
        self.keys.append(0)
        self.boxes = [boxed([1 << MAIN_EXIT] * VICTIMS)]

    def leave(self, slot: int) -> None:
        self.gone |= 1 << slot
        self.boxes = anywhere(self.boxes, slot)
        if self.turn is not None:
            self.turn = self.turn_from()

    def keep(self, slot: int, area: int) -> None:
        """This one is in the area, and nowhere else."""
        self.boxes = kept_in(self.boxes, slot, area) or [ANYWHERE]

    def answered(self, named: int, search: bool) -> None:
        """Whoever was named is in the area, all others are not; some need not answer unless they are found."""
        slots = self.slots(named)
        for slot in range(len(self.who)):
            if not self.gone >> slot & 1 and (search or not PASSIVE[self.who[slot]] >> UNNOTICED & 1):
                self.keep(slot, self.asked if slots >> slot & 1 else EVERYWHERE & ~self.asked)

    # The victims' turn

    def begin_turn(self, number: int) -> None:
        self.round = number
        self.slowed = self.petrified
        self.petrified = NO_ZONE
        self.participants = self.attacked = self.fled = 0
        self.turn = self.turn_from()

    def turn_from(self) -> Turn:
        """A turn that has just begun: whoever could have left the house has (WH-131, WH-345)."""
        start = self.boxes
        for slot in range(len(self.who)):
            if self.crossroads and not self.gone >> slot & 1 and self.keys[slot] >= OWN_KEYS:
                start = kept_in(start, slot, EVERYWHERE & ~(1 << MAIN_EXIT)) or start
        if not self.crossroads and self.rack >= KEYS:
            start = without(start, [MAIN_EXIT] * VICTIMS) or start
        rubble = self.killer >= 0 and self.level >= ABILITY_LEVEL[self.killer][RUBBLE]
        return Turn(
            start, self.inside(), self.who, self.round, self.slowed, self.barricades, self.figure, ANYBODY, rubble,
            self.plan, [], [], NOT_YET,
        )  # fmt: skip

    def end_turn(self, noise: int) -> None:
        """The report (WH-071): now all of the turn is told."""
        turn = self.turn
        if turn is None:
            return
        turn.noise = noise
        if self.crossroads:
            turn.receiver = NO_ONE
            for slot in range(len(self.who)):
                if self.seats[slot] == self.first and not self.gone >> slot & 1:
                    turn.receiver = slot
        self.boxes = after_turn(turn)
        self.turn = None

    # Fear

    def begin_fright(self, area: int, only: int) -> None:
        """A [FEAR] on an area; what spares somebody for all to see tells nothing of it."""
        self.fright = area
        self.filter = only
        self.left = 0
        for slot in range(len(self.who)):
            if not self.gone >> slot & 1 and not self.spared(slot, only) and not self.ignores(slot):
                self.left |= 1 << slot

    def spared(self, slot: int, only: int) -> bool:
        fear, hurt = self.fear[slot] > 0, self.hurt >> slot & 1 == 1
        if only == NO_FEAR:
            return fear
        if only == HAS_FEAR:
            return not fear
        if only == IS_WOUNDED:
            return not hurt
        return only == IS_HURT and not fear and not hurt

    def ignores(self, slot: int) -> bool:
        if self.charmed >> slot & 1:
            return True
        return self.shaken >> slot & 1 == 1 and PASSIVE[self.who[slot]] >> NERVES & 1 == 1

    def feared(self, kind: int, slot: int, number: int) -> None:
        """A token, a scream or a Charm: a [FEAR] on an area has reached this one, so it is there."""
        self.shaken |= 1 << slot
        if self.fright and self.left >> slot & 1:
            self.reached(slot, True)
        if kind == w.TOLD_FEAR:
            self.fear[slot] = number
        elif kind == w.TOLD_CHARM:
            self.charmed |= 1 << slot
        else:
            self.keep(slot, 1 << number)
            if self.fled >> slot & 1:
                self.flee(slot)

    def reached(self, slot: int, met: bool) -> None:
        self.left &= ~(1 << slot)
        if self.filter == ALONE:
            others = self.inside() & ~(1 << slot)
            self.boxes = cut_anew(alone_in(self.boxes, slot, self.fright, others, met)) or [ANYWHERE]
        else:
            self.keep(slot, self.fright if met else EVERYWHERE & ~self.fright)

    def end_fright(self) -> None:
        """Those whom it has not reached are outside of the area, or with others."""
        self.passed_over(self.left)
        self.fright = self.left = 0

    def passed_over(self, slots: int) -> None:
        for slot in range(len(self.who)):
            if self.left & slots & 1 << slot:
                self.reached(slot, False)

    # Encounters

    def end_attack(self) -> None:
        if not self.participants & ~self.attacked & ~self.gone:
            self.end_encounter()

    def end_encounter(self) -> None:
        """Every participant may make one step that nobody sees (WH-259, WH-261)."""
        self.fled = self.participants & ~self.gone
        for slot in range(len(self.who)):
            if self.fled >> slot & 1:
                self.flee(slot)

    def flee(self, slot: int) -> None:
        self.boxes = moved(self.boxes, slot, steps_past(self.barricades))


def nothing_told(plan: bool, crossroads: bool) -> Support:
    """Before anything was told."""
    return Support(
        plan, crossroads, [], [], 0, 0, 0, NO_ZONE, NO_ZONE, 0, -1, 1, NOWHERE,
        [ANYWHERE], None, [], 0, [], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
