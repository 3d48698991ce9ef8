"""Thousands of random games, looked at in every turn and after every step of every settlement."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

import gloam
from gloam.core.game import OptionValue
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.core.state import Step
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    CARD_IDS,
    FLOORS,
    NOWHERE,
    POCKET,
    SUPPLY,
    SUPPLY2,
    SUPPLY3,
    WHOLE_CARDS,
)
from gloam.games.lockdown.state import (
    NO_FLOOR,
    PHASE_ACTION,
    PHASE_FREE,
    PHASE_OVER,
    PHASE_SETTLEMENT,
    PHASE_SETUP,
    Lockdown,
    Player,
)

GAMES = 5_000 if gloam.COMPILED else 280
TABLES: list[dict[str, OptionValue]] = [
    {"map": map_, "stock": stock, "offers_per_phase": offers}
    for offers in (0, 0, 0, 1, 5)
    for map_ in ("standard", "compact")
    for stock in ("scaled", "full")
]
"""Offers are most of the decisions and few of the rules."""

SUPPLY_IDS = [CARD_IDS[card] for card in SUPPLY[1:]]
TREASURES = [
    "bazooka", "pocket", "recycler", "mask", "rope", "gold", "knife", "pistol", "pill", "alcohol", "water", "food",
    "adrenaline",
]  # fmt: skip
ALL_FLOORS = (1 << FLOORS) - 1
HALVES = {21: SUPPLY2, 22: SUPPLY3, 23: SUPPLY3}
"""Half used supply cards, and what they are."""


def cards_of(s: Lockdown) -> list[int]:
    """All cards wherever they are; a half used supply card is still that card."""
    heaps = chain(
        *s.stocks, *[p.hand for p in s.players], s.coming, s.supply, s.consumed, s.lost, s.dead_cards, s.drawn
    )
    return sorted([card if card < WHOLE_CARDS else HALVES[card] for card in heaps])


class Watch(Step):
    """A step that looks at the game and then lets the next step run, again and again."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards  # all that there are
        self.round = 0
        self.gassed = 0
        self.cleared = 0
        self.looks = 0
        self.last = (PHASE_SETUP, NOWHERE, -1)

    def run(self, s: Lockdown) -> None:
        # Once a turn, and after each step of a settlement; all of step 6 is one.
        now = (s.phase, s.acting, s.step)
        if now != self.last or s.step in (2, 3, 4, 5):
            self.look(s)
            self.last = now
        *rest, step = s.agenda
        s.reschedule(rest)
        step.run(s)
        if not s.over:
            s.push(self)

    def look(self, s: Lockdown) -> None:
        self.looks += 1
        if s.acting < 0:
            assert cards_of(s) == self.cards
        for p in s.players:
            check_player(s, p)
        if s.phase != PHASE_SETUP:
            assert sorted([p.order for p in s.players]) == list(range(1, s.seats + 1))  # LK-060, LK-076
            self.check_table(s)

    def check_table(self, s: Lockdown) -> None:
        assert self.round <= s.round <= 6  # LK-050
        assert s.gassed & self.gassed == self.gassed  # LK-307
        assert len(s.cleared) >= self.cleared  # LK-233
        self.round, self.gassed, self.cleared = s.round, s.gassed, len(s.cleared)
        assert s.coming == SUPPLY[s.round + (s.phase != PHASE_FREE) :]  # LK-052, LK-220
        assert s.consumed.count(POCKET) == 0
        assert all(card < WHOLE_CARDS for card in s.consumed)  # LK-442
        if s.phase != PHASE_SETTLEMENT:
            assert s.living_count() >= 2  # LK-459
        if s.phase == PHASE_FREE:
            assert s.target == NOWHERE
            assert s.dead_cards == []  # LK-212
            assert not s.recycled  # LK-443
        else:
            assert s.offers == []  # LK-071, LK-082
            assert s.target == NOWHERE or s.plan.is_room[s.target]  # LK-346


def check_player(s: Lockdown, p: Player) -> None:
    assert 0 <= p.hp <= 10  # LK-005, LK-006
    assert p.shadow == (p.hp == 0)  # LK-263, LK-395
    if s.phase == PHASE_SETUP:
        return
    assert p.force > 0
    assert p.speed > 0
    assert p.load > 0
    assert p.force + p.speed + p.load >= 10  # LK-009, LK-239
    fresh = p.death_round == s.round and s.phase != PHASE_FREE  # who died in this round
    if p.room == NOWHERE:
        assert p.shadow  # LK-399
        assert fresh
    else:
        assert s.plan.is_room[p.room]
        assert p.path[-1] == p.room  # LK-054
        assert not (p.shadow and fresh)
    if p.shadow:
        assert p.hand == []  # LK-397, LK-416
        assert p.shown or (fresh and p.death_step == 0 and s.phase == PHASE_ACTION)  # LK-146, LK-261, LK-396
        assert p.drained < 2 or s.phase == PHASE_SETTLEMENT  # LK-380
        assert p.death_force >= 1  # LK-400
        assert 1 <= p.death_hp <= 10
        if p.death_round < s.round:
            assert p.vote == NO_FLOOR  # LK-248
    else:
        assert not p.shown
        assert p.drained == 0  # LK-386
        if s.phase == PHASE_SETTLEMENT or (s.phase == PHASE_ACTION and s.acting != p.seat):
            assert len(p.hand) <= p.load or POCKET in p.hand  # LK-092, LK-097
        if s.phase == PHASE_SETTLEMENT:
            assert p.path[0] != p.room  # LK-120
            assert p.vote != NO_FLOOR or p.revived == s.round or s.gassed == ALL_FLOORS  # LK-245, LK-254
    if s.phase == PHASE_FREE:
        assert p.published == (p.drained if p.shadow else p.hp)  # LK-388, LK-389
        assert p.room != NOWHERE


def check_end(s: Lockdown) -> None:
    """LK-450 to LK-475."""
    living = s.living_count()
    (rule,) = s.ended_by
    assert s.phase == PHASE_OVER
    assert s.pending == ()
    assert rule in (53, 459, 463, 465)
    assert rule != 53 or s.round == 6
    assert rule not in (459, 463) or living == 1
    assert (rule == 465) == (living == 0)
    assert s.ranks == [1 + sum(other < rank for other in s.ranks) for rank in s.ranks]  # LK-473
    for p in s.players:
        if living and not p.shadow:
            assert s.ranks[p.seat] <= living  # LK-453
    if rule == 53:
        best = max(p.hp for p in s.players)
        assert all(p.hp == best for p in s.players if s.ranks[p.seat] == 1)  # LK-454
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.winners == tuple(p.seat for p in s.players if s.ranks[p.seat] == 1)  # LK-474


def begun(seats: int, n: int) -> Lockdown:
    """A game at its start; every third one late and with full hands, which random players seldom live to see."""
    s = game.deal(seats, seeded(20 + seats, n), game.complete(seats, TABLES[n % len(TABLES)]))
    if n % 3 == 2:
        late = 5 + n % 2
        placed: list[tuple[str, object]] = [("phase", "round"), ("round", late)]
        placed += [("supply", SUPPLY_IDS[: late - 1]), ("coming", SUPPLY_IDS[late - 1 :])]
        rng = seeded(90, n)
        treasures = TREASURES.copy()
        for seat in range(3):
            hand = [treasures.pop(rng.below(len(treasures))) for _ in range(2 + rng.below(3))]
            placed.append((f"seat.{seat_letter(seat)}.hand", hand))
        placed.append(("stock.B503", [*treasures, "junk"]))
        for path, value in placed:
            game.place(s, path.split("."), value)
        game.placed(s)
    s.run()
    return s


@pytest.mark.parametrize("seats", game.seat_counts)
def test_everything_stays_in_order(seats: int) -> None:
    ends: Counter[int] = Counter()
    games = -(-GAMES // len(game.seat_counts))
    looks = 0
    for n in range(games):
        s = begun(seats, n)
        watch = Watch(cards_of(s))
        assert len(watch.cards) == 97 or (seats < 9 and not s.full_stock)
        s.push(watch)
        play_randomly(s, seeded(40 + seats, n))
        assert cards_of(s) == watch.cards
        check_end(s)
        looks += watch.looks
        ends.update(s.ended_by)
    assert looks > 20 * games
    assert set(ends) >= {53, 459, 465}


def test_random_games_meet_every_kind_of_decision_event_and_die() -> None:
    """LK-365: the die has six faces; and nothing in this file is empty words."""
    asked: set[int] = set()
    kinds: set[int] = set()
    faces: Counter[int] = Counter()
    for n in range(420):
        s = begun(3 + n % 7, n)
        rng = seeded(60, n)
        while not s.over:
            asked.update(d.kind for d in s.pending)
            which = rng.below(len(s.pending))
            options = s.pending[which].options
            s.answer(which, options[rng.below(len(options))])
        for note in s.history.notes:
            kinds.add(note.kind)
            if note.kind == w.TOLD_ROLLED:
                faces[note.facts[1]] += 1
    assert set(range(len(game.lexicon.kinds))) - asked <= {w.ASK_PICK}  # two cards that fit one request: too rare
    unseen = set(range(len(game.lexicon.events))) - kinds - {w.TOLD_OVER, w.TOLD_RANK}
    assert [game.lexicon.events[kind].key for kind in sorted(unseen)] == []
    assert set(faces) == {1, 2, 3, 4, 5, 6}
