"""Other worlds of Lockdown: they look the same to their seat, explain what it saw, and come from nothing else."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.games.lockdown import game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.fights import fight_losses
from gloam.games.lockdown.knowledge_facts import fact_a, fact_b, fact_c, fact_d, kind_of, round_of
from gloam.games.lockdown.setup import new_player
from gloam.games.lockdown.state import PUBLIC, Lockdown
from gloam.games.lockdown.tables import (
    ADRENALINE_IN,
    ADRENALINE_SPEED,
    B4,
    B5,
    CANTEEN,
    FLOORS,
    GAS_LOSS,
    GOLD_BAR,
    HELIPAD,
    LASER_ROOM,
    MASK,
    MORGUE,
    NOWHERE,
    PILL_IN,
    ROPE,
    SUPPLY_2,
    SUPPLY_2_HALF,
    SUPPLY_3,
    SUPPLY_3_FOOD,
    SUPPLY_3_WATER,
    SURGERY,
    WAREHOUSE,
    WATER,
    WHOLE,
    floor_of,
    room_number,
)
from gloam.testing.cases import case, chosen

MAPS = ("standard", "compact")
WATER_ROOMS = {room_number("101"), room_number("B501")}


class Retold:
    """The chronicle of a world followed by the rules: counts what does not follow, by what it is about."""

    def __init__(self, s: Lockdown) -> None:
        self.s = s
        self.faults: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.people = [new_player(seat, s.seats) for seat in range(s.seats)]
        self.round = 0
        self.gassed = 0
        self.vented = 0
        self.cleared: list[int] = []
        self.votes: list[int] = []
        self.fired = NOWHERE
        self.meetings: set[tuple[int, int]] = set()
        self.meals: dict[int, int] = {}
        self.visits: list[set[int]] = [set() for _ in range(s.seats)]
        self.got: list[set[int]] = [set() for _ in range(s.seats)]
        entries = s.chronicle
        for i, entry in enumerate(entries):
            self.follow(entry, kind_of(entries[i + 1]) if i + 1 < len(entries) else -1)

    def expect(self, what: str, holds: bool) -> None:
        self.checked[what] += 1
        if not holds:
            self.faults[what] += 1

    def take(self, seat: int, card: int) -> None:
        hand = self.people[seat].hand
        if card not in hand and WHOLE[card] == SUPPLY_3:  # told in another order than it was eaten and drunk
            hand[:] = [card if WHOLE[held] == SUPPLY_3 else held for held in hand]
        self.expect("cards", card in hand)
        if card in hand:
            hand.remove(card)

    def genes(self, seat: int, split: int) -> None:
        p = self.people[seat]
        p.force, p.speed, p.load = w.force_of(split), w.speed_of(split), w.load_of(split)

    def hurt(self, seat: int, amount: int) -> None:
        p = self.people[seat]
        p.hp = max(p.hp - amount, 1 if p.boosted == self.round else 0)

    def living(self, room: int) -> list[Any]:
        return [p for p in self.people if p.room == room and not p.shadow]

    def gas_room(self, room: int) -> bool:
        if room == HELIPAD or room in self.cleared:
            return False
        if room == WAREHOUSE:
            return bool(self.gassed >> B4 & self.gassed >> B5 & 1)
        return bool(self.gassed >> floor_of(room) & 1)

    def follow(self, entry: int, following: int) -> None:
        kind, a, b, c = kind_of(entry), fact_a(entry), fact_b(entry), fact_c(entry)
        p = self.people[a] if a < len(self.people) else self.people[0]
        match kind:
            case w.TOLD_ROUND:
                self.round = a
                self.votes = [0] * FLOORS
                self.fired = NOWHERE
                for q in self.people:
                    q.room = MORGUE if q.room == NOWHERE else q.room
            case w.TOLD_GENES:
                self.genes(a, b)
                self.expect("panel", p.force + p.speed + p.load == 10 and min(p.force, p.speed, p.load) >= 1)
            case w.TOLD_GENE_BANK:
                self.expect(
                    "panel", b == w.genes(p.force + 1, p.speed + 1, p.load + 1) and p.room == room_number("201")
                )
                self.genes(a, b)
            case w.TOLD_DESK:
                self.genes(a, b)
            case w.TOLD_PANEL:
                self.expect("panel", b == (w.genes(0, p.speed, 0) if p.shown else p.genes()))
            case w.TOLD_BIRTH:
                p.room = b
            case w.TOLD_GAVE:
                self.take(a, c)
                self.people[b].hand.append(c)
                self.got[b].add(c)
            case w.TOLD_STARTED:
                self.expect("moves", p.room == b)
                p.path = [b]
            case w.TOLD_STEPPED:
                plan, here = self.s.plan, p.path[-1]
                near = plan.links[here] + (plan.climbs[here] if p.shadow or ROPE in p.hand else [])
                if not p.shadow:
                    near = [*near, plan.chute[here], *plan.teleports[here]]
                    near += plan.flights if here == HELIPAD and len(p.path) == 1 else []
                speed = max(p.speed, ADRENALINE_SPEED) if p.boosted == self.round else p.speed
                self.expect("moves", b in near and len(p.path) <= speed)
                p.path.append(b)
                p.room = b
                if b == LASER_ROOM and not p.shadow:
                    self.hurt(a, 1)
            case w.TOLD_STOPPED:
                self.expect("moves", p.path[0] != b)
                self.visits[a].add(b)
            case w.TOLD_DREW | w.TOLD_TOOK | w.TOLD_RECYCLED:
                p.hand.append(b)
                self.got[a].add(b)
            case w.TOLD_RETURNED | w.TOLD_DISCARDED | w.TOLD_HANDED_OVER:
                self.take(a, b)
            case w.TOLD_GOLD_USED:
                self.take(a, GOLD_BAR)
            case w.TOLD_CLEARED:
                self.cleared.append(b)
            case w.TOLD_FIRED:
                self.fired = b
            case w.TOLD_VOTED:
                self.votes[b] += c
            case _:
                self.settle(entry, kind, a, b, c, following)

    def settle(self, entry: int, kind: int, a: int, b: int, c: int, following: int) -> None:
        p = self.people[a] if a < len(self.people) else self.people[0]
        match kind:
            case w.TOLD_SURGERY | w.TOLD_NO_SURGERY:
                patients = self.living(SURGERY)
                self.expect("surgery", (len(patients) == 2) == (kind == w.TOLD_SURGERY))
                if kind == w.TOLD_SURGERY:
                    for q in patients:
                        q.hp = min(q.hp + 4, 10)
            case w.TOLD_MEETING | w.TOLD_NO_MEETING:
                if kind == w.TOLD_MEETING:
                    self.meetings.add((a, b))
                if following != w.TOLD_MEETING:
                    self.meet()
            case w.TOLD_GASSED | w.TOLD_NO_GAS:
                if kind == w.TOLD_GASSED:
                    self.vented |= 1 << a
                if following != w.TOLD_GASSED:
                    most = max(self.votes)
                    self.expect("gas", self.vented == sum(1 << k for k in range(FLOORS) if self.votes[k] == most > 0))
                    self.gassed |= self.vented
                    self.vented = 0
                    for q in self.people:
                        safe = MASK in q.hand or (q.revived > 0 and q.revived == self.round - 1)
                        if not q.shadow and q.room != NOWHERE and self.gas_room(q.room) and not safe:
                            self.hurt(q.seat, GAS_LOSS[self.round])
            case w.TOLD_HANDED_IN | w.TOLD_HANDED_NOTHING:
                self.meals[a] = self.meals.get(a, 0) + (kind == w.TOLD_HANDED_IN)
                if kind == w.TOLD_HANDED_IN:
                    self.take(a, b)
                    if b == SUPPLY_3:
                        p.hand.append(SUPPLY_3_FOOD if c == WATER else SUPPLY_3_WATER)
                if following not in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING):
                    for seat, meals in self.meals.items():
                        q = self.people[seat]
                        if q.room != CANTEEN and not (q.revived > 0 and q.revived == self.round - 1):
                            self.hurt(seat, 2 - meals)
                    self.meals = {}
            case w.TOLD_BOMBED:
                self.expect("bazooka", self.fired == a)
                for q in self.living(a):
                    self.hurt(q.seat, 4)
            case w.TOLD_NOT_BOMBED:
                self.expect("bazooka", self.fired == NOWHERE)
            case w.TOLD_USED:
                self.take(a, b)
                if b == SUPPLY_2:
                    p.hand.append(SUPPLY_2_HALF)
                if PILL_IN[b]:
                    p.hp = min(p.hp + 2, 10)
                elif ADRENALINE_IN[b]:
                    p.boosted = self.round + 1
            case w.TOLD_ROLLED:
                self.genes(a, p.genes() + {3: w.genes(1, 0, 0), 4: w.genes(0, 1, 0), 5: 1}.get(b, 0))
                if b == 6:
                    p.hp = min(p.hp + 2, 10)
            case w.TOLD_YOU_SHADOW:
                self.expect("deaths", p.hp == 0)
                p.shadow, p.room, p.drained, p.hp = True, NOWHERE, 0, 0
            case w.TOLD_SHADOW:
                self.expect("deaths", p.shadow)
                p.shown = True
            case w.TOLD_REVIVED:
                self.expect("deaths", p.shadow and p.drained >= 2)
                p.shadow = p.shown = False
                p.hp, p.drained, p.revived = min(p.drained, 10), 0, self.round
            case w.TOLD_HP:
                self.expect("hp", b == (p.drained if p.shadow else p.hp))
                if p.shadow:
                    p.drained = b
                else:
                    p.hp = b

    def meet(self) -> None:
        expected = set()
        losses: Counter[int] = Counter()
        for room in self.s.plan.rooms:
            living = self.living(room)
            shadows = [q for q in self.people if q.room == room and q.shadow]
            if len(living) > 1 and not (room == SURGERY and len(living) == 2):
                expected.add((room, w.BRAWL if len(living) > 2 else w.FIGHT))
                losses.update(dict(zip([q.seat for q in living], fight_losses(living), strict=True)))
            if living and shadows:
                expected.add((room, w.ENCOUNTER))
                losses.update({q.seat: len(shadows) for q in living})
                for q in shadows:
                    q.drained += len(living)
        self.expect("meetings", expected == self.meetings)
        self.meetings = set()
        for seat, amount in losses.items():
            if amount:
                self.hurt(seat, amount)


def cards(s: Lockdown) -> Counter[int]:
    heaps = [*s.stocks, s.coming, s.supply, s.consumed, s.lost, s.dead_cards, s.drawn, *(p.hand for p in s.players)]
    return Counter(WHOLE[card] for heap in heaps for card in heap)


def moments(seats: int, options: dict[str, OptionValue], games: int, every: int, seed: int = 5) -> Iterator[Match]:
    """Now and then a moment of a random game."""
    for index in range(games):
        match, rng = case(game, seed, index, seats, options)
        while not match.state.over:
            if rng.below(every) == 0:
                yield match
            match.play(*chosen(match.state, rng))


def played(seats: int, seed: int, index: int) -> tuple[Lockdown, Retold]:
    """A random game to its end; its chronicle follows the rules."""
    match, rng = case(game, seed, index, seats, {})
    while not match.state.over:
        match.play(*chosen(match.state, rng))
    return match.state, Retold(match.state)


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_the_truth_retells_without_faults(seats: int) -> None:
    for index in range(4):
        _, retold = played(seats, 11, index)
        assert not retold.faults


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("seats", range(3, 10))
def test_worlds_look_the_same_and_keep_all_cards(seats: int, board: str) -> None:
    rng = seeded(seats)
    for match in moments(seats, {"map": board}, 1, 150):
        s = match.state
        for viewer in range(s.seats):
            world = s.determinize(viewer, rng.split())
            assert world.view(viewer) == s.view(viewer)
            assert world.decision_of(viewer) == s.decision_of(viewer)
            assert cards(world) == cards(s)
            assert sorted(p.order for p in world.players) == sorted(p.order for p in s.players)
            told = [entry for entry in world.chronicle if entry >> 50 & (PUBLIC | 1 << viewer)]
            assert told == [entry for entry in s.chronicle if entry >> 50 & (PUBLIC | 1 << viewer)]
            for p in world.players:
                if s.round and not p.shadow and p.seat != viewer and s.phase != 1:
                    assert len(p.hand) <= p.limit()


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_worlds_depend_on_what_the_seat_knows_only(seats: int) -> None:
    """A world of a world is made from the same knowledge: equal generators give equal worlds."""
    rng = seeded(seats, 2)
    for match in moments(seats, {}, 1, 60, seed=6):
        s = match.state
        viewer = rng.below(s.seats)
        other = s.determinize(viewer, rng.split())
        again = rng.split()
        assert s.determinize(viewer, again.clone()) == other.determinize(viewer, again.clone())


def test_worlds_explain_what_was_announced() -> None:
    """What is never given up holds in every world; what is best effort holds in nearly all."""
    faults: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    rng = seeded(3)
    for seats in (4, 9):
        for match in moments(seats, {}, 2, 80, seed=9):
            s = match.state
            retold = Retold(s.determinize(rng.below(s.seats), rng.split()))
            faults += retold.faults
            checked += retold.checked
    for what in ("meetings", "surgery", "moves", "bazooka"):
        assert faults[what] == 0, what
    assert faults["hp"] < checked["hp"] * 0.02
    assert faults["gas"] < checked["gas"] * 0.02
    assert faults["deaths"] < checked["deaths"] * 0.05


def test_a_fight_has_two_in_its_room_in_every_world() -> None:
    rng = seeded(4)
    seen = 0
    for match in moments(9, {}, 1, 70, seed=12):
        s = match.state
        viewer = rng.below(s.seats)
        fights = [entry for entry in s.chronicle if kind_of(entry) == w.TOLD_MEETING and fact_b(entry) == w.FIGHT]
        if not fights:
            continue
        for _ in range(3):
            world = s.determinize(viewer, rng.split())
            for fight in fights:
                stopped = [
                    entry
                    for entry in world.chronicle
                    if kind_of(entry) == w.TOLD_STOPPED
                    and round_of(entry) == round_of(fight)
                    and fact_b(entry) == fact_a(fight)
                ]
                assert len(stopped) >= 2
                seen += 1
    assert seen


def test_who_hands_in_water_has_been_where_water_is() -> None:
    """Or was given it by somebody who had: in any case he got it before, in nearly every world."""
    rng = seeded(8)
    found = visited = got = 0
    for index in range(40):
        match, choices = case(game, 21, index, 5, {})
        while not match.state.over:
            match.play(*chosen(match.state, choices))
            s = match.state
            last = s.chronicle[-1]
            if s.over or kind_of(last) not in (w.TOLD_HP, w.TOLD_ORDER) or s.round < 3 or choices.below(10):
                continue
            for entry in s.chronicle:
                if kind_of(entry) == w.TOLD_HANDED_IN and fact_b(entry) == WATER:
                    seat = fact_a(entry)
                    world = s.determinize((seat + 1) % s.seats, rng.split())
                    retold = Retold(world)
                    found += 1
                    visited += bool(retold.visits[seat] & WATER_ROOMS)
                    got += WATER in retold.got[seat]
    assert found
    assert visited >= found * 0.9
    assert got >= found * 0.9


def test_worlds_differ() -> None:
    """Early in the game nobody knows where anybody is: the rooms of a rival are spread over the map."""
    match, rng = case(game, 31, 0, 6, {})
    while match.state.round < 3:
        match.play(*chosen(match.state, rng))
    rooms = Counter(match.state.determinize(0, rng.split()).players[3].room for _ in range(60))
    entropy = -sum(n / 60 * math.log2(n / 60) for n in rooms.values())
    assert entropy > 3


def test_a_set_up_position_has_worlds_too() -> None:
    """Without a past the others may be anywhere."""
    match = Match(game, 4, 1)
    s = match.state
    for path, value in ((["phase"], "action"), (["round"], 3), (["turn"], 2), (["seat", "A", "hand"], ["knife"])):
        game.place(s, path, value)
    s.pending.clear()
    game.placed(s)
    s.run()
    rng = seeded(1)
    for viewer in range(4):
        world = s.determinize(viewer, rng.split())
        assert world.view(viewer) == s.view(viewer)
        assert cards(world) == cards(s)


def test_facts_are_read_as_they_are_written() -> None:
    match = Match(game, 3, 1)
    match.state.note(1, w.TOLD_LOSS, 2, 300, 4, 5)
    entry = match.state.chronicle[-1]
    assert (kind_of(entry), fact_a(entry), fact_b(entry), fact_c(entry), fact_d(entry)) == (w.TOLD_LOSS, 2, 300, 4, 5)
