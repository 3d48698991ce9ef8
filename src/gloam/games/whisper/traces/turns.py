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

from mypy_extensions import i64

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
from gloam.games.whisper.traces.boxes import ANYWHERE, boxed, cut_anew, part, put, united
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

    def key(self) -> tuple[int, ...]:
        """Equal for equal turns."""
        key = [self.inside, self.round, self.slowed, self.closed, self.figure, self.receiver, self.noise]
        key += [int(self.rubble), int(self.plan), len(self.who), len(self.start), len(self.cleared)]
        key += self.who
        key += self.start
        key += self.cleared
        for fact in self.facts:
            key += fact
        return tuple(key)

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


class Floor:
    """Where a victim gets from each place: by one step, by action 1, by a hidden passage and a step."""

    def __init__(self, ways: list[list[int]], slowed: int, who: int) -> None:
        self.step = ways[1]
        self.action = action_ways(ways, slowed, who)
        self.hidden = [ways[1][way] if way >= 0 else 0 for way in HIDDEN_WAY] if who == LYDIA else BEHIND


class Floors:
    """How far steps lead, by the barricades in the way and by who goes: worked out once for a turn."""

    def __init__(self, slowed: int) -> None:
        self.slowed = slowed
        self.by_barricades: dict[int, list[list[int]]] = {}
        self.of_victims: dict[int, Floor] = {}

    def of(self, barricades: int, who: int) -> Floor:
        key = barricades * len(VICTIM_IDS) + who
        if key not in self.of_victims:
            if barricades not in self.by_barricades:
                self.by_barricades[barricades] = strides(barricades)
            self.of_victims[key] = Floor(self.by_barricades[barricades], self.slowed, who)
        return self.of_victims[key]


class Ways:
    """All ways of one victim to spend the turn: where it can be, by the number of cards and by what they explain.

    Whatever it does leads from each place by itself to others, so a mask of all places where it can be goes the same
    ways. `own` are the passages that it clears itself, in their order. `lamp` says that it may have the Lantern; `dear`
    that every card counts, and not only coffee.
    """

    def __init__(
        self, turn: Turn, facts: list[list[int]], slot: int, own: list[int], most: int, lamp: bool, floors: Floors
    ) -> None:
        self.turn = turn
        self.noise: i64 = turn.noise
        self.facts = facts
        self.slot = slot
        self.who = turn.who[slot]
        self.own = own
        self.most: i64 = most
        self.lamp = lamp or self.who == LYDIA
        self.dear: i64 = int(turn.shared())
        self.dear_at_first: i64 = int(turn.shared() and turn.round < FROM_ITEMS)
        self.size: i64 = 1 << len(facts)
        self.bit_at = [0] * LOCATIONS
        for i in range(len(facts)):
            if facts[i][0] == NOISE:
                self.bit_at[facts[i][1]] = 1 << i
        self.floors: list[Floor] = []
        for done in range(len(own) + 1):
            # What is cleared from here on, by whomever, is still in the way of one who clears it himself.
            closed = turn.closed
            ahead = done < len(own)
            for passage in turn.cleared:
                if ahead and passage == own[done]:
                    break
                closed &= ~(1 << passage)
            self.floors.append(floors.of(closed, self.who))
        self.cells = [0]
        self.by_start: dict[int, list[int]] = {}

    def at(self, done: i64, acted: i64, cards: i64, told: i64) -> i64:
        return ((done * 2 + acted) * (self.most + 1) + cards) * self.size + told

    def put(self, done: i64, acted: i64, cards: i64, told: i64, places: i64) -> None:
        """It can be at these places as well, with so much done."""
        cell = self.at(done, acted, cards, told)
        self.cells[cell] |= places

    def ends(self, start: int) -> list[int]:
        """By the most cards and the least that is explained: where it can be after the turn."""
        if start in self.by_start:
            return self.by_start[start]
        self.walk(start)
        found: list[int] = []
        for cards in range(self.most + 1):
            for told in range(self.size):
                places = self.cells[self.at(len(self.own), 1, cards, told)]
                found.append(places | found[(cards - 1) * self.size + told] if cards else places)
            for i in range(len(self.facts)):
                for told in range(self.size):
                    if not told >> i & 1:
                        found[cards * self.size + told] |= found[cards * self.size + (told | 1 << i)]
        self.by_start[start] = found
        return found

    def walk(self, start: int) -> None:
        self.cells = [0] * self.at(len(self.own) + 1, 0, 0, 0)
        self.cells[0] = start
        for cards in range(self.most + 1):
            for done in range(len(self.own) + 1):
                for acted in range(2):
                    for told in range(self.size):
                        places = self.cells[self.at(done, acted, cards, told)]
                        if places:
                            if not acted:
                                self.main(places, done, cards, told)
                            self.more(places, done, acted, cards, told)

    def main(self, places: i64, done: i64, cards: i64, told: i64) -> None:
        """The main action, in one of all ways."""
        floor = self.floors[done]
        after = united(places, floor.action)
        if self.lamp:
            after |= united(places, floor.hidden)
        self.put(done, 1, cards, told, after)
        if self.noise > 0:
            self.noisy(places, done, cards, told)
        if done < len(self.own):
            ends = ENDS[self.own[done]]
            for end in ends:
                heard = self.heard_clearing(end)
                if heard >= 0 and places >> end & 1:
                    through = 1 << ends[0] | 1 << ends[1] if self.who == VIKTOR else 1 << end
                    self.put(done + 1, 1, cards, told | heard, through)
        for i in range(len(self.facts)):
            self.explain(i, places, done, cards, told)

    def noisy(self, places: i64, done: i64, cards: i64, told: i64) -> None:
        """A search, a repair, a pebble, the music box (WH-088, WH-094, WH-310)."""
        turn = self.turn
        for place in range(LOCATIONS):
            here = places & 1 << place
            if not here:
                continue
            works = (ITEM_PLACES >> place & 1 and not PASSIVE[self.who] >> SOFT_STEP & 1) or place == TRANSMITTER
            if works and self.bit_at[place] and place != turn.figure:
                self.put(done, 1, cards, told | self.bit_at[place], here)
            if self.who == TIMKA:
                for to in range(LOCATIONS):
                    if self.bit_at[to] and radius(PEBBLE, place) >> to & 1:
                        self.put(done, 1, cards, told | self.bit_at[to], here)
            zone = ZONE_AREA[ZONE_OF[place]]
            if turn.round > 1 and zone & ~self.noise == 0 and cards + self.dear <= self.most:
                heard = 0
                for to in range(LOCATIONS):
                    if zone >> to & 1:
                        heard |= self.bit_at[to]
                self.put(done, 1, cards + self.dear, told | heard, here)

    def explain(self, i: int, places: i64, done: i64, cards: i64, told: i64) -> None:
        """A nest torn, somebody calmed or healed, by the main action."""
        kind, arg = self.facts[i][0], self.facts[i][1]
        here = told | 1 << i
        if kind == NEST:
            self.put(done, 1, cards, here, places & 1 << arg)
        elif kind == CALMED:
            if arg == 1 << self.slot or self.who in (VERA, MARCO):
                self.put(done, 1, cards, here, places)
            if self.who == MARCO:
                for other in range(len(self.facts)):
                    if self.facts[other][0] == HEALED and 1 << self.facts[other][1] == arg:
                        self.put(done, 1, cards, here | 1 << other, places)
        elif kind == HEALED:
            if self.who == MARCO:
                self.put(done, 1, cards, here, places)
            paid = cards + self.dear_at_first
            if self.turn.round > 1 and paid <= self.most:
                for place in range(LOCATIONS):
                    if places >> place & 1 and (self.noise < 0 or self.noise >> place & 1):
                        self.put(done, 1, paid, here | self.bit_at[place], 1 << place)

    def more(self, places: i64, done: i64, acted: i64, cards: i64, told: i64) -> None:
        """Additional actions: coffee, a poker, a bottle, salts; a poker just found among the items too."""
        turn = self.turn
        if cards < self.most:
            self.put(done, acted, cards + 1, told, united(places, self.floors[done].step))
        if done < len(self.own):
            paid = cards + self.dear_at_first
            for end in ENDS[self.own[done]]:
                heard = self.heard_clearing(end)
                here = places & 1 << end
                if heard < 0 or not here:
                    continue
                if turn.round > 1 and paid <= self.most:
                    self.put(done + 1, acted, paid, told | heard, here)
                if not acted and ITEM_PLACES >> end & 1 and end != turn.figure:
                    self.put(done + 1, 1, cards, told | heard, here)
        after = cards + self.dear
        if turn.round == 1 or after > self.most:
            return
        for i in range(len(self.facts)):
            kind, arg = self.facts[i][0], self.facts[i][1]
            if told >> i & 1:
                continue
            if kind == NOISE:
                self.put(done, acted, after, told | 1 << i, places & radius(1, arg) & ~(1 << arg))
            elif kind == CALMED and arg == 1 << self.slot:
                self.put(done, acted, after, told | 1 << i, places)

    def heard_clearing(self, end: int) -> int:
        """What clearing from here explains besides; -1 if it would have been heard, and was not (WH-375)."""
        if not self.turn.rubble or self.noise < 0:
            return 0
        return self.bit_at[end] if self.noise >> end & 1 else -1


class Solver:
    """Puts together what three victims can have done so that all is explained."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.facts = turn.to_explain()
        self.size = 1 << len(self.facts)
        self.found: list[int] = []
        self.floors = Floors(turn.slowed)
        self.ways: dict[int, Ways] = {}
        self.chosen: list[list[int]] = []
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
        for box in self.turn.start:
            self.chosen = []
            for slot in range(VICTIMS):
                if self.turn.inside >> slot & 1:
                    ways = self.ways_of(slot, clearings, own[slot], most[slot], lamp)
                    self.chosen.append(ways.ends(part(box, slot)))
                else:
                    self.chosen.append([EVERYWHERE] * ((most[slot] + 1) * self.size))
            for share in shares:
                self.shares = share
                nothing = [0] * VICTIMS
                self.enough = self.result(nothing, ANYWHERE)
                if self.enough:
                    self.assign(0, nothing, ANYWHERE, self.gifts)

    def ways_of(self, slot: int, clearings: list[int], own: int, most: int, lamp: bool) -> Ways:
        key = ((own << 1 | int(lamp)) << 4 | most) * VICTIMS + slot
        if key not in self.ways:
            mine = [clearings[i] for i in range(len(clearings)) if own >> i & 1]
            self.ways[key] = Ways(self.turn, self.facts, slot, mine, most, lamp, self.floors)
        return self.ways[key]

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
        return self.chosen[slot][self.shares[slot] * self.size + told]


def allotted(cards: int) -> list[list[int]]:
    """All ways to share so many cards among three."""
    return [[a, b, cards - a - b] for a in range(cards + 1) for b in range(cards + 1 - a)]


_SOLVED: Final[dict[tuple[int, ...], list[int]]] = {}
"""The last turns that were worked out: everybody at a table asks for the same ones, and mostly more than once."""

MOST_SOLVED: Final = 64


def after_turn(turn: Turn) -> list[int]:
    """Where all three can be, together; everywhere if nothing fits, as in a position that was set up."""
    key = turn.key()
    found = _SOLVED.get(key)
    if found is None:
        found = Solver(turn).solve() or [ANYWHERE]
        if len(_SOLVED) >= MOST_SOLVED:
            _SOLVED.clear()
        _SOLVED[key] = found
    return found.copy()
