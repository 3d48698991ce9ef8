"""One turn of the victims: where all three can be after it, for somebody who hears only what is told of it.

What was told has to be explained: each noise, cleared passage, torn nest, calmed or healed victim is the deed of one of
them, who needs its main action or a card for it. For every victim all ways to spend a turn are worked out, by the cards
it takes and by what they explain; then whatever explains everything is put together.

Cards are counted as everybody can: one at most was kept in each turn before (WH-119). Up to the third round the three
share these cards; later each may have them all. What is not followed, so that more stays possible than is true:

- which cards were used in earlier turns, and more than one copy of what exists once;
- a Lantern that is handed on, and Marco's bag: where they can be, they are for all (the bag gives one card more);
- where exactly Marco and Vera meet those whom they treat (they stay; the other may come and go), and bandages likewise;
- keys; more than two cleared passages, three noises, or five facts of a turn; rewards of plans beyond "anybody".
"""

from __future__ import annotations

from typing import Final

from gloam.core.fields import Shared
from gloam.core.value import Data
from gloam.games.whisper.content.tables import (
    ENDS,
    EQUIPMENT_DRAWN,
    EQUIPMENT_SIZE,
    EVERYWHERE,
    HIDDEN_WAY,
    ITEM_PLACES,
    LOCATIONS,
    PASSIVE,
    SOFT_STEP,
    TRANSMITTER,
    VICTIM_IDS,
    VICTIMS,
    ZONE_AREA,
    ZONE_OF,
    radius,
)
from gloam.games.whisper.traces.boxes import ANYWHERE, boxed, cut_anew, part, put
from gloam.games.whisper.traces.reach import LYDIA, MARCO, action_ways, coffees_of, strides

TIMKA: Final = VICTIM_IDS.index("timka")
VERA: Final = VICTIM_IDS.index("vera")
VIKTOR: Final = VICTIM_IDS.index("viktor")

# What is told in the turn, and has to be explained
NEST: Final = 0
CALMED: Final = 1
HEALED: Final = 2
NOISE: Final = 3

FACTS: Final = 5
NOISES: Final = 3
CLEARINGS: Final = 2
SHARED_UNTIL: Final = 3
"""The last round in which cards are counted for all three together."""

FROM_ITEMS: Final = 3
"""From this round on somebody may hold a poker or bandages from the items deck, besides the equipment that was kept."""

BEHIND: Final = [1 << way if way >= 0 else 0 for way in HIDDEN_WAY]
"""From each place: through its hidden passage."""

PEBBLE: Final = 2
NOT_YET: Final = -1
ANYBODY: Final = -1
NO_ONE: Final = -2


class Turn(Data):
    """`closed` are the barricades when it began, `cleared` the passages cleared since, in order. `facts` are pairs of a
    kind and a mask or place. `noise` is the report, NOT_YET before it. `figure` is where the killer is seen,
    `receiver` who gets the equipment, `rubble` whether clearing is heard."""

    start: Shared[list[int]]
    inside: int
    who: Shared[list[int]]
    round: int
    slowed: int
    closed: int
    figure: int
    receiver: int
    rubble: bool
    plan: bool
    cleared: list[int]
    facts: list[Shared[list[int]]]
    noise: int

    def planned(self) -> bool:
        """Whether a plan can have brought its reward (WH-369): it has two items at least."""
        return self.plan and self.round > 2

    def shared(self) -> bool:
        return self.round <= SHARED_UNTIL and not self.planned()

    def cards(self) -> int:
        """How many cards there can be for all, one more with Marco's bag."""
        kept = self.round - 1
        return kept + int(kept > 0 and MARCO in self.who)

    def to_explain(self) -> list[list[int]]:
        """Some of what was told; in the variant with plans a Blessing heals from afar."""
        found = [fact for fact in self.facts if fact[0] != HEALED or not self.plan]
        while len(found) > FACTS - NOISES:
            found.pop()
        noises = 0
        for place in range(LOCATIONS):
            if self.noise > 0 and self.noise >> place & 1 and noises < NOISES:
                found.append([NOISE, place])
                noises += 1
        return found


class Plans:
    """How far steps lead, by the barricades in the way: worked out once for all three."""

    def __init__(self) -> None:
        self.by_barricades: dict[int, list[list[int]]] = {}

    def strides(self, barricades: int) -> list[list[int]]:
        if barricades not in self.by_barricades:
            self.by_barricades[barricades] = strides(barricades)
        return self.by_barricades[barricades]


class Floor:
    """Where a victim gets from each place: by one step, by action 1, by a hidden passage and a step."""

    def __init__(self, ways: list[list[int]], slowed: int, who: int) -> None:
        self.step = ways[1]
        self.action = action_ways(ways, slowed, who)
        self.hidden = [ways[1][way] if way >= 0 else 0 for way in HIDDEN_WAY] if who == LYDIA else BEHIND


class Ways:
    """All ways of one victim to spend the turn: by the number of cards and by what they explain, from where to where.

    `own` are the passages that it clears itself, in their order. `lamp` says that it may have the Lantern; `dear` that
    every card counts, and not only coffee.
    """

    def __init__(
        self, turn: Turn, facts: list[list[int]], slot: int, own: list[int], most: int, lamp: bool, plans: Plans
    ) -> None:
        self.turn = turn
        self.plans = plans
        self.facts = facts
        self.slot = slot
        self.who = turn.who[slot]
        self.own = own
        self.most = most
        self.lamp = lamp
        self.dear = turn.shared()
        self.size = 1 << len(facts)
        self.bit_at = [0] * LOCATIONS
        for i in range(len(facts)):
            if facts[i][0] == NOISE:
                self.bit_at[facts[i][1]] = 1 << i
        none: list[int] = []
        self.cells = [none] * ((len(own) + 1) * 2 * (most + 1) * self.size)
        self.walk()

    def at(self, done: int, acted: int, cards: int, told: int) -> int:
        return ((done * 2 + acted) * (self.most + 1) + cards) * self.size + told

    def into(self, cell: int) -> list[int]:
        if not self.cells[cell]:
            self.cells[cell] = [0] * LOCATIONS
        return self.cells[cell]

    def walk(self) -> None:
        first = self.into(0)
        for place in range(LOCATIONS):
            first[place] = 1 << place
        floors: list[Floor] = []
        for done in range(len(self.own) + 1):
            # What is cleared from here on, by whomever, is still in the way of one who clears it himself.
            closed = self.turn.closed
            ahead = done < len(self.own)
            for passage in self.turn.cleared:
                if ahead and passage == self.own[done]:
                    break
                closed &= ~(1 << passage)
            floors.append(Floor(self.plans.strides(closed), self.turn.slowed, self.who))
        for cards in range(self.most + 1):
            for done in range(len(self.own) + 1):
                for acted in range(2):
                    for told in range(self.size):
                        rows = self.cells[self.at(done, acted, cards, told)]
                        if rows:
                            if not acted:
                                self.main(rows, floors[done], done, cards, told)
                            self.more(rows, floors[done].step, done, acted, cards, told)

    def main(self, rows: list[int], floor: Floor, done: int, cards: int, told: int) -> None:
        """The main action, in one of all ways."""
        who = self.who
        still = self.into(self.at(done, 1, cards, told))
        go(still, rows, floor.action)
        if self.lamp or who == LYDIA:
            go(still, rows, floor.hidden if who == LYDIA else BEHIND)
        if self.turn.noise > 0:
            self.noisy(rows, done, cards, told)
        if done < len(self.own):
            ends = ENDS[self.own[done]]
            for end in ends:
                heard = self.heard_clearing(end)
                if heard >= 0:
                    after = self.into(self.at(done + 1, 1, cards, told | heard))
                    after[end] |= rows[end]
                    if who == VIKTOR:
                        after[ends[0] if end == ends[1] else ends[1]] |= rows[end]
        for i in range(len(self.facts)):
            self.explain(i, rows, done, cards, told)

    def noisy(self, rows: list[int], done: int, cards: int, told: int) -> None:
        """A search, a repair, a pebble, the music box (WH-088, WH-094, WH-310)."""
        turn = self.turn
        for place in range(LOCATIONS):
            if not rows[place]:
                continue
            works = (ITEM_PLACES >> place & 1 and not PASSIVE[self.who] >> SOFT_STEP & 1) or place == TRANSMITTER
            if works and self.bit_at[place] and place != turn.figure:
                self.into(self.at(done, 1, cards, told | self.bit_at[place]))[place] |= rows[place]
            if self.who == TIMKA:
                for to in range(LOCATIONS):
                    if self.bit_at[to] and radius(PEBBLE, place) >> to & 1:
                        self.into(self.at(done, 1, cards, told | self.bit_at[to]))[place] |= rows[place]
            zone = ZONE_AREA[ZONE_OF[place]]
            if turn.round > 1 and turn.noise > 0 and zone & ~turn.noise == 0 and cards + int(self.dear) <= self.most:
                heard = 0
                for to in range(LOCATIONS):
                    if zone >> to & 1:
                        heard |= self.bit_at[to]
                self.into(self.at(done, 1, cards + int(self.dear), told | heard))[place] |= rows[place]

    def explain(self, i: int, rows: list[int], done: int, cards: int, told: int) -> None:
        """A nest torn, somebody calmed or healed, by the main action."""
        kind, arg = self.facts[i][0], self.facts[i][1]
        here = told | 1 << i
        if kind == NEST:
            self.into(self.at(done, 1, cards, here))[arg] |= rows[arg]
        elif kind == CALMED:
            if arg == 1 << self.slot or self.who == VERA:
                stay(self.into(self.at(done, 1, cards, here)), rows, EVERYWHERE)
            if self.who == MARCO:
                for other in range(len(self.facts)):
                    if self.facts[other][0] == HEALED and 1 << self.facts[other][1] == arg:
                        stay(self.into(self.at(done, 1, cards, here | 1 << other)), rows, EVERYWHERE)
                stay(self.into(self.at(done, 1, cards, here)), rows, EVERYWHERE)
        elif kind == HEALED:
            if self.who == MARCO:
                stay(self.into(self.at(done, 1, cards, here)), rows, EVERYWHERE)
            cost = int(self.dear and self.turn.round < FROM_ITEMS)
            if self.turn.round > 1 and cards + cost <= self.most:
                for place in range(LOCATIONS):
                    if rows[place] and (self.turn.noise < 0 or self.turn.noise >> place & 1):
                        self.into(self.at(done, 1, cards + cost, here | self.bit_at[place]))[place] |= rows[place]

    def more(self, rows: list[int], step: list[int], done: int, acted: int, cards: int, told: int) -> None:
        """Additional actions: coffee, a poker, a bottle, salts; a poker just found among the items too."""
        turn = self.turn
        if cards < self.most:
            go(self.into(self.at(done, acted, cards + 1, told)), rows, step)
        if done < len(self.own):
            cost = int(self.dear and turn.round < FROM_ITEMS)
            for end in ENDS[self.own[done]]:
                heard = self.heard_clearing(end)
                if heard < 0:
                    continue
                if turn.round > 1 and cards + cost <= self.most:
                    self.into(self.at(done + 1, acted, cards + cost, told | heard))[end] |= rows[end]
                if not acted and ITEM_PLACES >> end & 1 and end != turn.figure:
                    self.into(self.at(done + 1, 1, cards, told | heard))[end] |= rows[end]
        after = cards + int(self.dear)
        if turn.round == 1 or after > self.most:
            return
        for i in range(len(self.facts)):
            kind, arg = self.facts[i][0], self.facts[i][1]
            if told >> i & 1:
                continue
            if kind == NOISE:
                stay(self.into(self.at(done, acted, after, told | 1 << i)), rows, radius(1, arg) & ~(1 << arg))
            elif kind == CALMED and arg == 1 << self.slot:
                stay(self.into(self.at(done, acted, after, told | 1 << i)), rows, EVERYWHERE)

    def heard_clearing(self, end: int) -> int:
        """What clearing from here explains besides; -1 if it would have been heard, and was not (WH-375)."""
        if not self.turn.rubble or self.turn.noise < 0:
            return 0
        return self.bit_at[end] if self.turn.noise >> end & 1 else -1

    def at_least(self) -> list[list[int]]:
        """By the most cards and the least that is explained: to each place, from where it can be reached."""
        found: list[list[int]] = []
        for cards in range(self.most + 1):
            for told in range(self.size):
                rows = [0] * LOCATIONS
                if cards:
                    merge(rows, found[(cards - 1) * self.size + told])
                merge(rows, self.cells[self.at(len(self.own), 1, cards, told)])
                found.append(rows)
            for i in range(len(self.facts)):
                for told in range(self.size):
                    if not told >> i & 1:
                        merge(found[cards * self.size + told], found[cards * self.size + (told | 1 << i)])
        return found


def merge(into: list[int], rows: list[int]) -> None:
    for i in range(len(rows)):
        into[i] |= rows[i]


def stay(into: list[int], rows: list[int], area: int) -> None:
    for place in range(LOCATIONS):
        if area >> place & 1:
            into[place] |= rows[place]


def go(into: list[int], rows: list[int], reach: list[int]) -> None:
    for place in range(LOCATIONS):
        here = rows[place]
        if here:
            mask = reach[place]
            while mask:
                low = mask & -mask
                into[low.bit_length() - 1] |= here
                mask ^= low


class Solver:
    """Puts together what three victims can have done so that all is explained."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.facts = turn.to_explain()
        self.size = 1 << len(self.facts)
        self.found: list[int] = []
        self.plans = Plans()
        self.tables: dict[int, list[list[int]]] = {}
        self.chosen: list[list[list[int]]] = []
        self.images: dict[int, int] = {}
        self.box = 0
        self.enough = 0
        self.shares = [0] * VICTIMS
        # One receives equipment, and in the variant with plans one may read an old diary.
        self.gifts = 0
        if turn.receiver != NO_ONE and (turn.round - 1) * EQUIPMENT_DRAWN < EQUIPMENT_SIZE:
            self.gifts = 1
        if turn.plan and turn.round > 1:
            self.gifts += 1

    def solve(self) -> list[int]:
        clearings = self.turn.cleared[:CLEARINGS]
        self.assign_clearings(clearings, [0] * VICTIMS, 0)
        return cut_anew(self.found)

    def assign_clearings(self, clearings: list[int], own: list[int], i: int) -> None:
        if i < len(clearings):
            for slot in range(VICTIMS):
                if self.turn.inside >> slot & 1:
                    own[slot] |= 1 << i
                    self.assign_clearings(clearings, own, i + 1)
                    own[slot] &= ~(1 << i)
            return
        turn = self.turn
        if not turn.shared():
            kept = turn.round - 1
            most = [self.steps_of(slot, kept) for slot in range(VICTIMS)]
            fewer = most if turn.planned() else [self.steps_of(slot, kept - 1) for slot in range(VICTIMS)]
            # Whoever kept the Lantern did not keep a coffee in its place; with cards enough that is all the same.
            if fewer != most:
                self.with_cards(clearings, own, most, False, [most])
            self.with_cards(clearings, own, fewer, True, [fewer])
            return
        cards = turn.cards()
        self.with_cards(clearings, own, [cards] * VICTIMS, False, allotted(cards))
        if cards:
            self.with_cards(clearings, own, [cards - 1] * VICTIMS, True, allotted(cards - 1))

    def steps_of(self, slot: int, kept: int) -> int:
        return coffees_of(kept, self.turn.who[slot], self.turn.who) + int(self.turn.planned())

    def with_cards(
        self, clearings: list[int], own: list[int], most: list[int], lamp: bool, shares: list[list[int]]
    ) -> None:
        self.chosen = []
        for slot in range(VICTIMS):
            key = ((own[slot] << 1 | int(lamp)) << 4 | most[slot]) * VICTIMS + slot
            if key not in self.tables:
                none: list[list[int]] = []
                mine = [clearings[i] for i in range(len(clearings)) if own[slot] >> i & 1]
                inside = self.turn.inside >> slot & 1
                self.tables[key] = (
                    Ways(self.turn, self.facts, slot, mine, most[slot], lamp, self.plans).at_least() if inside else none
                )
            self.chosen.append(self.tables[key])
        for box in self.turn.start:
            self.box = box
            self.images = {}
            for share in shares:
                self.shares = share
                nothing = [0] * VICTIMS
                self.enough = self.result(nothing, ANYWHERE)
                if self.enough:
                    self.assign(0, nothing, ANYWHERE, self.gifts)

    def assign(self, i: int, told: list[int], ends: int, gifts: int) -> bool:
        """Fact by fact somebody who explains it; whether nothing more can be found."""
        if i == len(self.facts):
            box = self.result(told, ends)
            if box:
                put(self.found, box)
            return box == self.enough
        for slot in range(VICTIMS):
            if self.turn.inside >> slot & 1:
                told[slot] |= 1 << i
                ready = self.image(slot, told[slot]) != 0 and self.assign(i + 1, told, ends, gifts)
                told[slot] &= ~(1 << i)
                if ready:
                    return True
        if gifts and self.facts[i][0] == NOISE:
            for slot in range(VICTIMS):
                if self.turn.inside >> slot & 1 and (self.turn.receiver in (ANYBODY, slot) or self.turn.plan):
                    there = ends & ~((EVERYWHERE & ~(1 << self.facts[i][1])) << slot * LOCATIONS)
                    self.assign(i + 1, told, there, gifts - 1)
        return False

    def result(self, told: list[int], ends: int) -> int:
        """Where they can be; 0 if not all can be anywhere."""
        masks: list[int] = []
        for slot in range(VICTIMS):
            mask = self.image(slot, told[slot]) & part(ends, slot)
            if not mask:
                return 0
            masks.append(mask)
        return boxed(masks)

    def image(self, slot: int, told: int) -> int:
        if not self.turn.inside >> slot & 1:
            return EVERYWHERE
        key = (self.shares[slot] * self.size + told) * VICTIMS + slot
        if key not in self.images:
            rows = self.chosen[slot][self.shares[slot] * self.size + told]
            start = part(self.box, slot)
            mask = 0
            for place in range(LOCATIONS):
                if rows[place] & start:
                    mask |= 1 << place
            self.images[key] = mask
        return self.images[key]


def allotted(cards: int) -> list[list[int]]:
    """All ways to share so many cards among three."""
    return [[a, b, cards - a - b] for a in range(cards + 1) for b in range(cards + 1 - a)]


def after_turn(turn: Turn) -> list[int]:
    """Where all three can be, together; everywhere if nothing fits, as in a position that was set up."""
    return Solver(turn).solve() or [ANYWHERE]
