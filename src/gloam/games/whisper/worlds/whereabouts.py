"""Where everybody can be whom a side does not see: a filter that folds what both sides were told.

`far` is sound: for each victim a mask of the places where it can be, whatever cards it may hold. `odds` is what is
likely within these masks, by a model of how people move: it is never zero for all places of a mask. What a [FEAR] on
those who are alone has shown is kept beside them until somebody moves. `haunt` is where the killer can be, who is seen
unless he uses stealth (WH-279 to WH-284).
"""

from __future__ import annotations

from typing import Final

from gloam.core.belief import Belief, Shades
from gloam.core.history import EVERYONE, Note
from gloam.games.whisper import words as w
from gloam.games.whisper.state import KILLER, Whisper
from gloam.games.whisper.tables import (
    ENDS,
    EVERYWHERE,
    KILLER_IDS,
    LOCATION_IDS,
    LOCATIONS,
    MAIN_EXIT,
    NERVES,
    OWN_KEYS,
    PASSIVE,
    SECRET_EXIT,
    TRANSMITTER,
    UNNOTICED,
    VICTIM_IDS,
    ZONE_AREA,
    radius,
)
from gloam.games.whisper.vocabulary import ALONE, NO_FEAR
from gloam.games.whisper.worlds.odds import heard_noise, kept_within, lures, one_of_them, spread_odds
from gloam.games.whisper.worlds.reach import far_ways, near_ways, steps_past, strides
from gloam.games.whisper.worlds.trace import united

NO_ZONE: Final = -1

AMID_FEAR: Final = (
    w.TOLD_ABILITY, w.TOLD_DRAWS, w.TOLD_SHUFFLED, w.TOLD_LEVEL, w.TOLD_UNLOCKED, w.TOLD_LOST, w.TOLD_STRENGTH,
)  # fmt: skip
"""What may be told between two victims of one [FEAR]: an overflow may give the Ghost a card."""


class Whereabouts(Belief):
    """`asked` is the area of the question that is being answered, `left` whom the [FEAR] in progress may still reach,
    `fled` who may make an escape move. `before` is what was likely when the victims' turn began, `rack` the number of
    keys, `works` how many reports had noise at the transmitter."""

    def __init__(
        self,
        plan: bool,
        crossroads: bool,
        sees_team: bool,
        sees_killer: bool,
        who: list[int],
        gone: int,
        round: int,  # noqa: A002
        slowed: int,
        petrified: int,
        barricades: int,
        killer: int,
        haunt: int,
        far: list[int],
        odds: list[list[float]],
        before: list[list[float]],
        rack: int,
        works: int,
        alone: list[list[int]],
        fear: list[int],
        keys: list[int],
        shaken: int,
        charmed: int,
        asked: int,
        fright: int,
        filter: int,  # noqa: A002
        left: int,
        participants: int,
        attacked: int,
        fled: int,
    ) -> None:
        self.plan = plan
        self.crossroads = crossroads
        self.sees_team = sees_team
        self.sees_killer = sees_killer
        self.who = who
        self.gone = gone
        self.round = round
        self.slowed = slowed
        self.petrified = petrified
        self.barricades = barricades
        self.killer = killer
        self.haunt = haunt
        self.far = far
        self.odds = odds
        self.before = before
        self.rack = rack
        self.works = works
        self.alone = alone
        self.fear = fear
        self.keys = keys
        self.shaken = shaken
        self.charmed = charmed
        self.asked = asked
        self.fright = fright
        self.filter = filter
        self.left = left
        self.participants = participants
        self.attacked = attacked
        self.fled = fled

    def clone(self) -> Whereabouts:
        return Whereabouts(
            self.plan,
            self.crossroads,
            self.sees_team,
            self.sees_killer,
            self.who.copy(),
            self.gone,
            self.round,
            self.slowed,
            self.petrified,
            self.barricades,
            self.killer,
            self.haunt,
            self.far.copy(),
            [odds.copy() for odds in self.odds],
            [odds.copy() for odds in self.before],
            self.rack,
            self.works,
            self.alone.copy(),
            self.fear.copy(),
            self.keys.copy(),
            self.shaken,
            self.charmed,
            self.asked,
            self.fright,
            self.filter,
            self.left,
            self.participants,
            self.attacked,
            self.fled,
        )

    # What it says

    def shades(self) -> Shades:
        found: Shades = {}
        if not self.sees_team:
            for slot in range(len(self.who)):
                if not self.gone >> slot & 1:
                    odds = self.odds[slot]
                    places = {f"location:{LOCATION_IDS[i]}": odds[i] for i in range(LOCATIONS) if odds[i] > 0.0}
                    found[f"victim:{VICTIM_IDS[self.who[slot]]}"] = places
        if not self.sees_killer and self.killer >= 0 and self.haunt.bit_count() > 1:
            share = 1.0 / self.haunt.bit_count()
            places = {f"location:{LOCATION_IDS[i]}": share for i in range(LOCATIONS) if self.haunt >> i & 1}
            found[f"killer:{KILLER_IDS[self.killer]}"] = places
        return found

    def allows(self, places: list[int]) -> bool:
        """Whether the victims can be at these places, one for each."""
        for slot in range(len(self.far)):
            if not self.gone >> slot & 1 and not self.far[slot] >> places[slot] & 1:
                return False
        for fact in self.alone:
            slot = fact[1]
            met = fact[0] >> places[slot] & 1 == 1
            for other in range(len(places)):
                if other != slot and not self.gone >> other & 1 and places[other] == places[slot]:
                    met = False
            if met != (fact[2] == 1):
                return False
        return True

    def slot_of(self, who: int) -> int:
        return self.who.index(who)

    # What it hears

    def hear(self, note: Note) -> None:
        """Only what everybody hears counts: what one's own side knows besides is no belief."""
        if note.audience != EVERYONE:
            return
        kind, facts = note.kind, note.facts
        if self.fright and kind not in AMID_FEAR and kind not in (w.TOLD_FEAR, w.TOLD_SCREAM, w.TOLD_CHARM):
            self.end_fright()
        if kind == w.TOLD_VICTIM:
            self.arrive(facts[0])
        elif kind == w.TOLD_KILLER:
            self.killer = facts[0]
            self.haunt = 1 << SECRET_EXIT
        elif kind == w.TOLD_ROUND:
            self.begin_turn(facts[0])
        elif kind == w.TOLD_KILLER_TURN:
            self.shaken = self.charmed = 0
            self.slowed = NO_ZONE
            self.participants = self.attacked = self.fled = 0
        elif kind in (w.TOLD_WENT, w.TOLD_PLACED, w.TOLD_REVEALED):
            self.haunt = 1 << facts[0]
        elif kind == w.TOLD_STEALTH:
            self.haunt = radius(facts[1], facts[0])
        elif kind == w.TOLD_ZONE:
            self.haunt &= ZONE_AREA[facts[0]]
        elif kind == w.TOLD_BLOCKED:
            self.barricades |= 1 << facts[0]
        elif kind in (w.TOLD_LIFTED, w.TOLD_BROKE):
            self.barricades &= ~(1 << facts[0])
        elif kind == w.TOLD_CLEARED:
            self.passage_cleared(facts[0])
        elif kind == w.TOLD_NEST_GONE:
            self.likely_one_in(1 << facts[0])
        elif kind == w.TOLD_SLOW:
            self.petrified = facts[0]
        elif kind == w.TOLD_CALMED:
            for slot in range(len(self.who)):
                if facts[0] >> self.who[slot] & 1:
                    self.fear[slot] = 0
        elif kind == w.TOLD_REPORT:
            self.works += facts[0] >> TRANSMITTER & 1
            heard_noise(self.odds, self.before, self.far, self.gone, facts[0])
        elif kind == w.TOLD_SILENCE:
            heard_noise(self.odds, self.before, self.far, self.gone, 0)
        elif kind == w.TOLD_KEYS:
            self.rack = facts[0]
        elif kind == w.TOLD_KEYS_OF:
            self.keys[self.slot_of(facts[0])] = facts[1]
        else:
            self.hear_of_the_hunt(kind, facts)

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
        elif kind == w.TOLD_FEAR:
            self.frightened(self.slot_of(facts[0]))
            self.fear[self.slot_of(facts[0])] = facts[1]
        elif kind == w.TOLD_SCREAM:
            slot = self.slot_of(facts[0])
            self.frightened(slot)
            self.keep(slot, 1 << facts[1])
            if self.fled >> slot & 1:
                self.flee(slot)
        elif kind == w.TOLD_CHARM:
            slot = self.slot_of(facts[0])
            self.frightened(slot)
            self.charmed |= 1 << slot
        elif kind == w.TOLD_DEFENDER:
            self.attacked |= 1 << self.slot_of(facts[0])
        elif kind == w.TOLD_REPELLED:
            self.end_encounter()
        elif kind == w.TOLD_WOUNDED:
            if not self.participants & ~self.attacked & ~self.gone:
                self.end_encounter()
        elif kind == w.TOLD_DIED:
            self.leave(self.slot_of(facts[0]))
            if not self.participants & ~self.attacked & ~self.gone:
                self.end_encounter()
        elif kind == w.TOLD_ESCAPED:
            self.leave(self.slot_of(facts[0]))

    # Victims

    def arrive(self, who: int) -> None:
        """All begin in the hall (WH-030)."""
        odds = [0.0] * LOCATIONS
        odds[MAIN_EXIT] = 1.0
        self.who.append(who)
        self.far.append(1 << MAIN_EXIT)
        self.odds.append(odds)
        self.before.append(odds.copy())
        self.fear.append(0)
        self.keys.append(0)

    def leave(self, slot: int) -> None:
        self.gone |= 1 << slot

    def slots(self, named: int) -> int:
        """Victims by name as slots."""
        mask = 0
        for slot in range(len(self.who)):
            if named >> self.who[slot] & 1:
                mask |= 1 << slot
        return mask

    def keep(self, slot: int, area: int) -> None:
        """This one is in the area, and nowhere else."""
        self.far[slot] &= area
        kept_within(self.odds[slot], self.far[slot])

    def answered(self, named: int, search: bool) -> None:
        """Whoever was named is in the area, all others are not; some need not answer unless they are found."""
        slots = self.slots(named)
        for slot in range(len(self.who)):
            if not self.gone >> slot & 1 and (search or not PASSIVE[self.who[slot]] >> UNNOTICED & 1):
                self.keep(slot, self.asked if slots >> slot & 1 else EVERYWHERE & ~self.asked)

    def begin_turn(self, round: int) -> None:  # noqa: A002
        """Whoever could have left the house has (WH-345); everybody may go somewhere."""
        self.round = round
        self.slowed = self.petrified
        self.petrified = NO_ZONE
        self.participants = self.attacked = self.fled = 0
        self.alone = []
        pull, ways = self.pull(), strides(self.barricades)
        for slot in range(len(self.who)):
            if not self.gone >> slot & 1:
                if self.crossroads and self.keys[slot] >= OWN_KEYS:
                    self.keep(slot, EVERYWHERE & ~(1 << MAIN_EXIT))
                self.spread(slot, pull, ways)

    def pull(self) -> list[float]:
        """Where people are likely to go."""
        return lures(self.haunt, self.rack, self.works)

    def spread(self, slot: int, pull: list[float], ways: list[list[int]]) -> None:
        who = self.who[slot]
        near = near_ways(ways, self.slowed, who)
        far = far_ways(ways, self.slowed, self.round, who, self.who, self.plan)
        self.far[slot] = united(self.far[slot], far)
        self.before[slot] = self.odds[slot].copy()
        spread_odds(self.odds[slot], near, pull, self.haunt)

    def passage_cleared(self, passage: int) -> None:
        """Somebody stood at one of its ends; it is open from now on, and all may go on from where they are."""
        self.barricades &= ~(1 << passage)
        ways = strides(self.barricades)
        for slot in range(len(self.who)):
            if not self.gone >> slot & 1:
                far = far_ways(ways, self.slowed, self.round, self.who[slot], self.who, self.plan)
                self.far[slot] = united(self.far[slot], far)
                if self.odds[slot][ENDS[passage][0]] + self.odds[slot][ENDS[passage][1]] == 0.0:
                    spread_odds(self.odds[slot], ways[1], self.pull(), self.haunt)
        self.likely_one_in(1 << ENDS[passage][0] | 1 << ENDS[passage][1])

    def likely_one_in(self, area: int) -> None:
        one_of_them(self.odds, self.before, self.far, self.gone, area, 0.0)

    # Fear

    def begin_fright(self, area: int, only: int) -> None:
        self.fright = area
        self.filter = only
        self.left = 0
        for slot in range(len(self.who)):
            spared = only == NO_FEAR and self.fear[slot] > 0
            if not self.gone >> slot & 1 and not spared and not self.ignores(slot):
                self.left |= 1 << slot

    def ignores(self, slot: int) -> bool:
        if self.charmed >> slot & 1:
            return True
        return self.shaken >> slot & 1 == 1 and PASSIVE[self.who[slot]] >> NERVES & 1 == 1

    def frightened(self, slot: int) -> None:
        """A [FEAR] has reached this one, so it is in the area."""
        self.shaken |= 1 << slot
        if self.fright and self.left >> slot & 1:
            self.left &= ~(1 << slot)
            if self.filter == ALONE:
                self.alone.append([self.fright, slot, 1])
            self.keep(slot, self.fright)

    def end_fright(self) -> None:
        """Those whom it has not reached are outside of the area, or with others."""
        for slot in range(len(self.who)):
            if self.left >> slot & 1:
                if self.filter == ALONE:
                    self.alone.append([self.fright, slot, 0])
                else:
                    self.keep(slot, EVERYWHERE & ~self.fright)
        self.fright = self.left = 0

    # Encounters

    def end_encounter(self) -> None:
        """Every participant may make one step that nobody sees (WH-259, WH-261)."""
        self.fled = self.participants & ~self.gone
        for slot in range(len(self.who)):
            if self.fled >> slot & 1:
                self.flee(slot)

    def flee(self, slot: int) -> None:
        steps = steps_past(self.barricades)
        self.far[slot] = united(self.far[slot], steps)
        self.alone = []
        spread_odds(self.odds[slot], steps, self.pull(), self.haunt)


def nothing_heard(plan: bool, crossroads: bool, viewers: int, team: int) -> Whereabouts:
    """Before anything was told."""
    return Whereabouts(
        plan, crossroads, viewers & team != 0, viewers >> KILLER & 1 == 1, [], 0, 0, NO_ZONE, NO_ZONE, 0, -1, 0,
        [], [], [], 0, 0, [], [], [], 0, 0, 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip


def fresh(known: Whisper) -> Whereabouts:
    variant = known.switches.variant
    return nothing_heard(variant == "plan", variant == "crossroads", known.viewers, known.team())


def whereabouts_of(known: Whisper) -> Whereabouts:
    """All that the history of a masked state says; a position that was set up has no such past."""
    belief = fresh(known)
    for note in known.history.notes:
        belief.hear(note)
    settle(belief, known)
    return belief


def settle(belief: Whereabouts, known: Whisper) -> None:
    """What is on the table is so, whatever was told."""
    belief.barricades = known.barricades
    belief.haunt = known.haunt
    while len(belief.who) < len(known.victims):
        belief.arrive(known.victims[len(belief.who)].who)
    for slot in range(len(known.victims)):
        belief.who[slot] = known.victims[slot].who
        if known.trace.far[slot] & ~belief.far[slot]:
            belief.far[slot] = known.trace.far[slot]
            belief.odds[slot] = [0.0] * LOCATIONS
            kept_within(belief.odds[slot], known.trace.near[slot] or known.trace.far[slot])
