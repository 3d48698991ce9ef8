"""Other worlds of Lockdown: they look the same to their seat, explain what it saw, and come from nothing else."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.history import NOBODY, Note, hears, only
from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.state import HIDDEN, PASS
from gloam.games.lockdown import codes, game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    ADRENALINE_IN,
    ADRENALINE_SPEED,
    ALCOHOL,
    B4,
    B5,
    CANTEEN,
    FLOORS,
    GAS_LOSS,
    GOLD,
    HELIPAD,
    LASER_ROOM,
    MASK,
    MORGUE,
    NOWHERE,
    PILL,
    PILL_IN,
    ROPE,
    SUPPLY2,
    SUPPLY2_HALF,
    SUPPLY3,
    SUPPLY3_FOOD,
    SUPPLY3_WATER,
    SURGERY,
    WAREHOUSE,
    WATER,
    floor_of,
    room_number,
)
from gloam.games.lockdown.rules.fights import fight_losses
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.rules.medicine import ChooseMedicine, medicine_options
from gloam.games.lockdown.rules.setup import new_player
from gloam.games.lockdown.state import NO_CHOICE, Lockdown
from gloam.games.lockdown.worlds.facts import fact
from gloam.games.lockdown.worlds.imagining import WORLDS_A_STORY
from gloam.testing.cases import case, chosen
from gloam.testing.knowledge import check_several

MAPS = ("standard", "compact")
WATER_ROOMS = {room_number("101"), room_number("B501")}


class Retold:
    """The history of a world followed by the rules: counts what does not follow, by what it is about."""

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
        notes = s.history.notes
        for i, note in enumerate(notes):
            self.follow(note, notes[i + 1].kind if i + 1 < len(notes) else -1)

    def expect(self, what: str, holds: bool) -> None:
        self.checked[what] += 1
        if not holds:
            self.faults[what] += 1

    def take(self, seat: int, card: int) -> None:
        hand = self.people[seat].hand
        if card not in hand and WHOLE[card] == SUPPLY3:  # told in another order than it was eaten and drunk
            hand[:] = [card if WHOLE[held] == SUPPLY3 else held for held in hand]
        self.expect("cards", card in hand)
        if card in hand:
            hand.remove(card)

    def genes(self, seat: int, split: int) -> None:
        p = self.people[seat]
        p.force, p.speed, p.load = codes.force_of(split), codes.speed_of(split), codes.load_of(split)

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

    def follow(self, note: Note, following: int) -> None:
        kind, a, b, c = note.kind, fact(note, 0), fact(note, 1), fact(note, 2)
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
                    "panel", b == codes.genes(p.force + 1, p.speed + 1, p.load + 1) and p.room == room_number("201")
                )
                self.genes(a, b)
            case w.TOLD_DESK:
                self.genes(a, b)
            case w.TOLD_PANEL:
                self.expect("panel", b == (codes.genes(0, p.speed, 0) if p.shown else p.genes()))
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
                self.take(a, GOLD)
            case w.TOLD_CLEARED:
                self.cleared.append(b)
            case w.TOLD_FIRED:
                self.fired = b
            case w.TOLD_VOTED:
                self.votes[b] += c
            case _:
                self.settle(kind, a, b, c, following)

    def settle(self, kind: int, a: int, b: int, c: int, following: int) -> None:
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
                    if b == SUPPLY3:
                        p.hand.append(SUPPLY3_FOOD if c == WATER else SUPPLY3_WATER)
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
                if b == SUPPLY2:
                    p.hand.append(SUPPLY2_HALF)
                if PILL_IN[b]:
                    p.hp = min(p.hp + 2, 10)
                elif ADRENALINE_IN[b]:
                    p.boosted = self.round + 1
            case w.TOLD_ROLLED:
                self.genes(a, p.genes() + {3: codes.genes(1, 0, 0), 4: codes.genes(0, 1, 0), 5: 1}.get(b, 0))
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


def imagined(s: Any, viewers: int, rng: Rng) -> Lockdown:
    world = s.imagined(viewers, rng.split())
    assert isinstance(world, Lockdown)
    return world


def played(seats: int, seed: int, index: int) -> tuple[Lockdown, Retold]:
    """A random game to its end; its history follows the rules."""
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
            known = s.masked(only(viewer))
            world = known.imagine(rng.split())
            assert world.view(only(viewer)) == s.view(only(viewer))
            assert world.masked(only(viewer)) == known
            assert world.decision_of(viewer) == s.decision_of(viewer)
            assert cards(world) == cards(s)
            assert sorted(p.order for p in world.players) == sorted(p.order for p in s.players)
            assert world.history.heard_by(only(viewer)) == s.history.heard_by(only(viewer))
            for p in world.players:
                if s.round and not p.shadow and p.seat != viewer and s.phase != 1:
                    assert len(p.hand) <= p.limit()


@pytest.mark.parametrize("seats", [4, 9])
def test_worlds_of_one_story_fit_and_go_on_by_themselves(seats: int) -> None:
    rng = seeded(seats, 7)
    for match in moments(seats, {}, 1, 120, seed=8):
        s = match.state
        known = s.masked(only(rng.below(seats)))
        check_several(s, known, rng.split(), pytest.fail)
        worlds = known.imagine_several(rng.split(), WORLDS_A_STORY)
        assert all(cards(world) == cards(s) for world in worlds)
        assert len({str(world.rng) for world in worlds}) == WORLDS_A_STORY


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_worlds_depend_on_what_the_seat_knows_only(seats: int) -> None:
    """A world of a world is made from the same knowledge: equal generators give equal worlds."""
    rng = seeded(seats, 2)
    for match in moments(seats, {}, 1, 60, seed=6):
        s = match.state
        viewers = only(rng.below(s.seats))
        other = s.imagined(viewers, rng.split())
        again = rng.split()
        assert s.imagined(viewers, again.clone()) == other.imagined(viewers, again.clone())


def test_worlds_explain_what_was_announced() -> None:
    """What is never given up holds in every world; what is best effort holds in nearly all."""
    faults: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    rng = seeded(3)
    for seats in (4, 9):
        for match in moments(seats, {}, 2, 80, seed=9):
            s = match.state
            retold = Retold(imagined(s, only(rng.below(s.seats)), rng))
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
        fights = [note for note in s.history.notes if note.kind == w.TOLD_MEETING and note.facts[1] == w.FIGHT]
        if not fights:
            continue
        for _ in range(3):
            world = s.imagined(only(viewer), rng.split())
            for fight in fights:
                stopped = [
                    note
                    for note in world.history.notes
                    if note.kind == w.TOLD_STOPPED and note.when == fight.when and note.facts[1] == fight.facts[0]
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
            last = s.history.notes[-1]
            if s.over or last.kind not in (w.TOLD_HP, w.TOLD_ORDER) or s.round < 3 or choices.below(10):
                continue
            for note in s.history.notes:
                if note.kind == w.TOLD_HANDED_IN and note.facts[1] == WATER:
                    seat = note.facts[0]
                    retold = Retold(imagined(s, only((seat + 1) % s.seats), rng))
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
    rooms = Counter(imagined(match.state, only(0), rng).players[3].room for _ in range(60))
    entropy = -sum(n / 60 * math.log2(n / 60) for n in rooms.values())
    assert entropy > 3


def test_a_set_up_position_has_worlds_too() -> None:
    """Without a past the others may be anywhere."""
    match = Match(game, 4, 1)
    s = match.state
    for path, value in ((["phase"], "action"), (["round"], 3), (["turn"], 2), (["seat", "A", "hand"], ["knife"])):
        game.place(s, path, value)
    s.retract_all()
    game.placed(s)
    s.run()
    rng = seeded(1)
    for viewer in range(4):
        world = s.imagined(only(viewer), rng.split())
        assert world.view(only(viewer)) == s.view(only(viewer))
        assert world.masked(only(viewer)) == s.masked(only(viewer))
        assert cards(world) == cards(s)


# Sets of seats


def some_viewers(seats: int, rng: Rng) -> int:
    """Nobody, one seat, or any of them together."""
    drawn = rng.below(4)
    if drawn == 0:
        return NOBODY
    return only(rng.below(seats)) if drawn == 1 else 1 + rng.below((1 << seats) - 1)


@pytest.mark.parametrize("seats", [3, 4, 6, 9])
def test_any_viewers_see_the_same_in_all_their_worlds(seats: int) -> None:
    rng = seeded(seats, 77)
    for match in moments(seats, {"map": MAPS[seats % 2]}, 2, 60, seed=17):
        s = match.state
        viewers = some_viewers(seats, rng)
        known = s.masked(viewers)
        assert known.view(viewers) == s.view(viewers)
        world = imagined(s, viewers, rng)
        assert world.view(viewers) == s.view(viewers)
        assert world.masked(viewers) == known
        assert cards(world) == cards(s)
        assert sorted(p.order for p in world.players) == sorted(p.order for p in s.players)
        for seat in range(seats):
            if viewers >> seat & 1:
                assert world.players[seat] == s.players[seat]
                assert world.decision_of(seat) == s.decision_of(seat)


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_who_hears_nothing_and_is_asked_nothing_knows_the_same(seats: int) -> None:
    """However far the others have come out of sight."""
    rng = seeded(seats, 78)
    quiet: Counter[str] = Counter()
    for index in range(2):
        match, choices = case(game, 18, index, seats, {"offers_per_phase": 2})
        s = match.state
        while not s.over:
            seat, option = chosen(s, choices)
            viewers = some_viewers(seats, rng) & ~only(seat)
            known, asked = s.masked(viewers), [d for d in s.pending if viewers >> d.seat & 1]
            kind = s.decision_of(seat)
            assert kind is not None
            heard = match.play(seat, option)
            again = [d for d in s.pending if viewers >> d.seat & 1]
            if s.over or asked != again or any(hears(viewers, note.audience) for note in heard):
                continue
            quiet[game.lexicon.kinds[kind.kind].key] += 1
            assert s.masked(viewers) == known
    assert {"genes", "birth", "free", "draft", "move", "act", "vote", "hunger", "medicine"} - set(quiet) <= {"vote"}


def test_worlds_of_several_viewers_explain_what_was_announced() -> None:
    faults: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    rng = seeded(5)
    for seats in (4, 9):
        for match in moments(seats, {}, 2, 80, seed=19):
            retold = Retold(imagined(match.state, some_viewers(seats, rng), rng))
            faults += retold.faults
            checked += retold.checked
    for what in ("meetings", "surgery", "moves", "bazooka"):
        assert faults[what] == 0, what
    assert faults["hp"] < checked["hp"] * 0.02
    assert faults["gas"] < checked["gas"] * 0.02


# What is blank


def test_nothing_of_the_others_is_left() -> None:
    """Two games that differ in all that a seat cannot know give it the same state."""
    rng = seeded(6)
    for match in moments(5, {}, 1, 40, seed=23):
        s = match.state
        known = s.masked(only(2))
        spoilt = s.clone()
        for p in spoilt.players:
            if p.seat != 2:
                p.force, p.speed, p.load, p.hp, p.drained = rng.below(9), rng.below(9), rng.below(9), 3, 1
                p.room, p.path, p.hand = rng.below(40), [rng.below(40)], [rng.below(20)]
                p.ready, p.vote, p.votes, p.answered, p.drank, p.ate = True, 3, 10, True, 1, 2
                p.chosen = 4
                p.death_force, p.death_round, p.death_step, p.death_hp = 7, 1, 2, 3
                p.sent, p.sent_to, p.answering, p.picked = 2, [1] * 5, 0, [4]
        spoilt.coming, spoilt.consumed, spoilt.lost, spoilt.dead_cards = [1], [2], [3], [4]
        spoilt.cleared, spoilt.target, spoilt.recycled = [5], 6, True
        if s.acting != 2:
            spoilt.stocks = [[1] for _ in s.stocks]
            spoilt.supply, spoilt.drawn, spoilt.looking = [7], [8], True
        spoilt.rng = rng.split()
        assert spoilt.masked(only(2)) == known
        assert pickle.loads(pickle.dumps(known)) == known


def at_medicine(seats: int, seed: int) -> tuple[Lockdown, Rng]:
    """Step 6 of the first settlement; everybody living has something to use."""
    match, rng = case(game, seats, 0, seed, {})
    while not (match.state.phase == 3 and match.state.step == 6):
        match.play(*chosen(match.state, rng))
    s = match.state
    s.retract_all()
    for p in s.players:
        if not p.shadow:
            p.load, p.hand = 9, [*p.hand, PILL, ALCOHOL]
    s.push(ChooseMedicine())
    s.run()
    return s, rng


def test_answers_at_the_medicine_are_not_seen() -> None:
    """All are asked at once, and nobody notices who has answered, or what (LK-267), before the last one has: what they
    chose is carried out in the order of the cards (LK-357)."""
    s, _ = at_medicine(5, 6)
    living = sorted([p for p in s.players if not p.shadow], key=lambda p: p.order)
    assert sorted(d.seat for d in s.pending) == sorted(p.seat for p in living)
    last, *others = [p.seat for p in living]
    for option in (PASS, w.USE | PILL, w.USE | ALCOHOL):
        t = s.clone()
        t.log = told = list[Note]()
        known = {viewers: t.masked(viewers) for viewers in (NOBODY, only(last), only(last) | only(others[0]))}
        for seat in others[1:]:
            t.play(seat, option)
            assert told == []
            for viewers, before in known.items():
                assert t.masked(viewers) == before
        assert t.masked(only(others[1])) != s.masked(only(others[1]))
        t.play(others[0], option)
        t.play(last, w.USE | PILL)
        assert [note.facts[0] for note in told if note.kind == w.TOLD_USED] == [last]
        assert [d.seat for d in t.pending] == [last]
        t.play(last, PASS)
        used = [note.facts[0] for note in told if note.kind == w.TOLD_USED]
        assert used == ([last] if option == PASS else [last, others[0]])


def test_answers_that_wait_are_drawn_anew() -> None:
    """Who has used a card is asked for more; what the others chose, whose cards come later, may be anything."""
    s, rng = at_medicine(5, 6)
    living = sorted([p for p in s.players if not p.shadow], key=lambda p: p.order)
    for p in living:
        s.play(p.seat, w.USE | PILL)
    first, second, third = living[:3]
    s.play(first.seat, PASS)
    for viewer in (first.seat, second.seat, third.seat):
        known = s.masked(only(viewer))
        assert all(p.chosen == HIDDEN for p in known.players if p.seat != viewer)
        seen: dict[int, set[int]] = {p.seat: set() for p in living}
        for _ in range(12):
            world = known.imagine(rng)
            assert world.masked(only(viewer)) == known
            assert [d.seat for d in world.pending] == [second.seat]
            for p in world.players:
                if not p.shadow and p.chosen != NO_CHOICE:
                    assert p.chosen in medicine_options(world, p)
                    seen[p.seat].add(p.chosen)
            while not world.over and world.step == 6 and world.phase == 3:
                d = world.pending[0]
                world.play(d.seat, d.options[-1])
        assert not seen[first.seat]
        assert not seen[second.seat]
        assert PASS in seen[living[3].seat]
        assert seen[third.seat] == {w.USE | PILL} if viewer == third.seat else PASS in seen[third.seat]


def test_the_whole_truth_is_open_after_the_end() -> None:
    s, _ = played(4, 11, 1)
    for viewers in (NOBODY, only(0), 0b1010):
        known = s.masked(viewers)
        known.viewers = s.viewers
        assert known == s
