"""What the rule-based mind does in set positions."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.core.words.lexicon import seat_number
from gloam.games.lockdown import game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    FLOOR_IDS,
    FOOD,
    JUNK,
    LASER_ROOM,
    PILL,
    ROOM_IDS,
    SUPPLY3,
    WATER,
    floor_of,
)
from gloam.games.lockdown.mind.bot import Survivor
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.facts import gas_in
from gloam.games.lockdown.worlds.worths import Worths

ROOMS = {"A": "B303", "B": "103", "C": "B603", "D": "B307"}


def position(**places: Any) -> Lockdown:
    """A game of four at a set position; `A_hp=4` sets seat.A.hp, `stock_101=[]` the stock of a room."""
    s = game.deal(4, seeded(1), game.complete(4, {}))
    assert isinstance(s, Lockdown)
    rooms = {f"{seat}_room": room for seat, room in ROOMS.items()}
    for key, value in {**rooms, **places}.items():
        game.place(s, ["seat", *key.split("_", 1)] if key[0].isupper() else key.split("_", 1), value)
    game.placed(s)
    s.run()
    return s


def mind_at(letter: str, seed: int = 3) -> Survivor:
    mind = Survivor()
    mind.begin(seat_number(letter), 4, seeded(seed))
    return mind


def chosen(s: Lockdown, mind: Survivor) -> str:
    """What the mind answers to its open decision, in the notation of the game."""
    which = next(i for i, d in enumerate(s.pending) if d.seat == mind.seat)
    d = s.pending[which]
    option = mind.choose(s.masked(only(d.seat)), d.kind, list(d.options))
    s.answer(which, option)
    return game.lexicon.write(option)


def say(s: Lockdown, letter: str, *notations: str) -> None:
    """Others' choices."""
    for notation in notations:
        seat = seat_number(letter)
        which = next(i for i, d in enumerate(s.pending) if d.seat == seat)
        s.answer(which, game.lexicon.read(notation))


def walk(s: Lockdown, mind: Survivor) -> list[str]:
    """The rooms of the mind's move, from the one where it begins."""
    while (d := s.decision_of(mind.seat)) is not None and d.kind == w.ASK_MOVE:
        chosen(s, mind)
    return [ROOM_IDS[room] for room in s.players[mind.seat].path]


def turn(round_number: int, **places: Any) -> Lockdown:
    """The turn of A."""
    return position(phase="action", turn=1, round=round_number, A_order=1, **places)


def settling(round_number: int, step: int, **places: Any) -> Lockdown:
    return position(phase="settlement", round=round_number, step=step, A_order=1, **places)


# Setup


@pytest.mark.parametrize("seed", range(5))
def test_it_can_walk_and_carry(seed: int) -> None:
    s = position()
    genes = chosen(s, mind_at("A", seed)).removeprefix("genes:")
    force, speed, load = (int(part) for part in genes.split("-"))
    assert force + speed + load == 10
    assert speed >= 3
    assert load >= 3


# Moving


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("start", ["B303", "B402", "B603", "B307"])
def test_it_does_not_stop_in_gas_that_it_can_avoid(start: str, seed: int) -> None:
    gassed = [FLOOR_IDS[floor_of(ROOM_IDS.index(start))]]
    s = turn(5, A_room=start, gassed=gassed, A_hand=["water", "food", "water", "food"], A_genes=[2, 4, 4])
    path = walk(s, mind_at("A", seed))
    assert not gas_in(s.gassed, ROOM_IDS.index(path[-1]))


@pytest.mark.parametrize("seed", range(4))
def test_the_laser_is_left_alone(seed: int) -> None:
    s = turn(3, A_room="B104", A_hp=5)
    assert ROOM_IDS[LASER_ROOM] not in walk(s, mind_at("A", seed))


def test_it_goes_for_water_when_it_has_food() -> None:
    s = turn(2, A_room="B103", A_hand=["food", "food", "food"], A_genes=[3, 3, 4])
    mind = mind_at("A")
    assert walk(s, mind) == ["B103", "B102", "101"]
    assert mind.explain() == ("why-water", {"room": "room:101"})
    assert chosen(s, mind) == "draw:4"


def test_hungry_and_near_it_eats_in_the_canteen() -> None:
    s = turn(3, A_room="B205", A_genes=[5, 1, 4], A_hp=7)
    mind = mind_at("A")
    assert walk(s, mind)[-1] == "B204"
    assert mind.explain() == ("why-canteen", {"room": "room:B204"})


def test_in_the_last_round_it_flees_to_the_helipad() -> None:
    gassed = [floor for floor in FLOOR_IDS if floor != "B7"]
    s = turn(6, A_room="103", B_room="B601", gassed=gassed, A_hp=4)
    assert walk(s, mind_at("A"))[-1] == "202"


def test_a_mask_makes_gas_harmless() -> None:
    gassed = ["B3", "B4"]
    s = turn(4, A_room="B302", gassed=gassed, A_hand=["mask"], A_hp=6)
    assert walk(s, mind_at("A"))[-1] == "B301"


def test_a_shadow_goes_where_the_living_are() -> None:
    dead = {"A_shadow": True, "A_room": "B701", "A_genes": [3, 5, 2], "A_hp": 0}
    s = turn(3, **dead)
    mind = mind_at("A")
    path = walk(s, mind)
    assert path[-1] in ("B501", "B503", "B301", "B505", "B601")
    why = mind.explain()
    assert why is not None
    assert why[0] == "why-drain"


# In the room


def arrived(room: str, by: str, round_number: int, **places: Any) -> tuple[Lockdown, Survivor]:
    """A has stopped in a room, coming from a neighbour."""
    s = turn(round_number, A_room=by, A_genes=places.pop("A_genes", [5, 1, 4]), **places)
    say(s, "A", f"go:{room}")
    return s, mind_at("A")


def test_in_the_control_room_it_frees_the_room_it_is_in() -> None:
    s, mind = arrived("B101", "B102", 4, gassed=["B1"])
    assert chosen(s, mind) == "clear:B101"
    assert mind.explain() == ("why-clear", {"room": "room:B101"})


def test_in_the_control_room_it_takes_ten_votes() -> None:
    s, mind = arrived("B101", "B102", 4, gassed=["B2"])
    assert chosen(s, mind) == "ten-votes"
    assert chosen(s, mind) != "vote:B1"


def test_it_takes_the_supply_card_it_needs() -> None:
    s, mind = arrived(
        "202", "104", 3, supply=["supply1", "supply2", "supply3"], coming=["supply4", "supply5", "supply6"]
    )
    assert chosen(s, mind) == "take:supply3"


def test_it_leaves_at_the_helipad_what_is_useless() -> None:
    s, mind = arrived("202", "104", 3, supply=[], stock_202=["junk", "water"], coming=["supply4"])
    assert chosen(s, mind) == "take:water"
    assert chosen(s, mind) == "done"


def test_junk_goes_first() -> None:
    s, mind = arrived("101", "B102", 2, A_hand=["junk", "food", "junk", "pill"])
    assert chosen(s, mind) == "draw:4"
    assert [chosen(s, mind) for _ in range(2)] == ["discard:junk", "discard:junk"]


def test_gold_is_kept_where_it_buys_little() -> None:
    s, mind = arrived("101", "B102", 5, A_hand=["gold"])
    chosen(s, mind)
    assert chosen(s, mind) == "pass"
    assert mind.explain() == ("why-gold-keep", {})


def test_gold_buys_a_pill() -> None:
    s, mind = arrived(
        "B301", "B302", 3, A_hand=["gold", "water", "food"], A_hp=4, stock_B301=["pill", "pill", "adrenaline"]
    )
    say(s, "A", "draw:0")
    assert chosen(s, mind) == "gold"
    assert chosen(s, mind) == "take:pill"


def test_the_bazooka_is_never_fired_at_oneself() -> None:
    s, mind = arrived("B302", "B303", 4, A_hand=["bazooka"])
    choice = chosen(s, mind)
    assert choice.startswith("fire:")
    assert choice != "fire:B302"


def test_the_recycler_is_used() -> None:
    s, mind = arrived("B302", "B303", 4, A_hand=["recycler"], consumed=["water"])
    assert chosen(s, mind) == "recycle"


def test_force_counts_in_the_end() -> None:
    s, mind = arrived("B304", "B303", 6, A_hand=["knife"])
    assert chosen(s, mind) == "genes:8-1-1"
    s, mind = arrived("B304", "B303", 3, A_hand=["knife"])
    assert chosen(s, mind) == "pass"


@pytest.mark.parametrize("room", ["B302", "B304"])
def test_it_does_not_vote_for_its_own_floor(room: str) -> None:
    s, mind = arrived(room, "B303", 3)
    while (d := s.decision_of(0)) is not None and d.kind != w.ASK_VOTE:
        chosen(s, mind)
    assert chosen(s, mind) != "vote:B3"


# The settlement


def test_it_hands_in_water_and_food() -> None:
    s = settling(3, 4, A_hand=["knife", "supply3", "food", "water"])
    mind = mind_at("A")
    assert {chosen(s, mind), chosen(s, mind)} == {"drink:water", "eat:food"}
    s = settling(3, 4, A_hand=["supply3"])
    assert {chosen(s, mind), chosen(s, mind)} == {"drink:supply3", "eat:supply3_food"}


def test_it_keeps_its_meal_when_hunger_cannot_hurt() -> None:
    s = settling(3, 4, A_hand=["food", "water"], A_hp=1, A_boosted=3)
    assert chosen(s, mind_at("A")) == "pass"


@pytest.mark.parametrize(("hp", "round_number", "used"), [(8, 3, True), (9, 3, False), (9, 6, True), (10, 6, False)])
def test_no_pill_is_wasted(hp: int, round_number: int, used: bool) -> None:
    s = settling(round_number, 6, A_hand=["pill"], A_hp=hp)
    assert chosen(s, mind_at("A")) == ("use:pill" if used else "pass")


@pytest.mark.parametrize(("hp", "round_number", "used"), [(3, 3, True), (9, 3, False), (9, 5, True), (2, 6, False)])
def test_adrenaline_is_for_danger(hp: int, round_number: int, used: bool) -> None:
    s = settling(round_number, 6, A_hand=["adrenaline"], A_hp=hp)
    assert chosen(s, mind_at("A")) == ("use:adrenaline" if used else "pass")


def test_alcohol_is_for_who_has_nothing_to_lose() -> None:
    s = settling(4, 6, A_hand=["alcohol"], A_hp=5)
    assert chosen(s, mind_at("A")) == "use:alcohol"
    s = settling(4, 6, A_hand=["alcohol", "water", "food", "gold"], A_hp=10)
    assert chosen(s, mind_at("A")) == "pass"


# Trade


def offered(wanted: list[str], given: list[str], **places: Any) -> tuple[Lockdown, Survivor]:
    """B has made A an offer."""
    s = position(phase="free", round=3, **places)
    say(s, "B", "offer:A", *(f"give:{card}" for card in given), *(f"want:{card}" for card in wanted), "send")
    return s, mind_at("A")


def test_it_does_not_give_its_last_water_away() -> None:
    s, mind = offered(["water"], ["junk"], A_hand=["water", "food"], B_hand=["junk"])
    assert chosen(s, mind) == "refuse:BA1"
    assert mind.explain() == ("why-refuse", {"seat": "seat:B"})
    s, mind = offered(["water"], ["knife"], A_hand=["water", "food"], B_hand=["knife"])
    assert chosen(s, mind) == "refuse:BA1"


def test_it_accepts_a_gift() -> None:
    s, mind = offered([], ["food"], A_hand=["water"], B_hand=["food"])
    assert chosen(s, mind) == "accept:BA1"


def test_it_swaps_what_it_can_spare_for_what_it_needs() -> None:
    s, mind = offered(["water"], ["food"], A_hand=["water"] * 5, B_hand=["food"], A_genes=[2, 3, 5])
    assert chosen(s, mind) == "accept:BA1"
    s, mind = offered(["junk"], ["food"], A_hand=["junk"], B_hand=["food"])
    assert chosen(s, mind) == "accept:BA1"


def test_it_hands_over_the_lesser_of_two_cards_that_fit() -> None:
    s, mind = offered(["water"], ["pill"], A_hand=["supply3", "water"], B_hand=["pill"])
    assert chosen(s, mind) == "accept:BA1"
    assert chosen(s, mind) == "pick:water"


def test_it_asks_for_food_with_water_to_spare_and_then_is_ready() -> None:
    s = position(phase="free", round=4, A_hand=["water"] * 5, A_genes=[2, 3, 5])
    mind = mind_at("A")
    for _ in range(2):
        assert chosen(s, mind).startswith("offer:")
        assert [chosen(s, mind) for _ in range(3)] == ["give:water", "want:food", "send"]
    assert chosen(s, mind) == "ready"
    assert mind.explain() == ("why-ready", {})


def test_too_many_cards_the_least_useful_goes() -> None:
    s = position(phase="free", round=3, A_hand=["water", "food", "junk", "pill"], A_genes=[4, 3, 3])
    for seat in "BCD":
        say(s, seat, "ready")
    mind = mind_at("A")
    while (d := s.decision_of(0)) is not None and d.kind != w.ASK_OVERLOAD:
        say(s, "A", "ready")
    assert chosen(s, mind) == "discard:junk"


# Cards


def test_meals_are_worth_what_is_still_due() -> None:
    last = Worths(5, 4, 6, False)
    assert last.total([WATER, FOOD]) == pytest.approx(2.0)
    assert last.total([WATER, WATER]) == pytest.approx(1.0)
    assert last.total([SUPPLY3]) == pytest.approx(2.0)
    assert last.total([WATER, FOOD, SUPPLY3]) == pytest.approx(2.0)
    assert last.total([JUNK]) == 0.0
    assert last.least([PILL, WATER, JUNK]) == JUNK
    over = Worths(5, 4, 6, True)
    assert over.total([WATER, FOOD]) == 0.0


def test_only_as_many_cards_count_as_may_be_kept() -> None:
    two = Worths(5, 2, 3, False)
    assert two.total([WATER, FOOD, PILL]) == pytest.approx(two.total([FOOD, PILL]))
    assert two.added([FOOD, PILL], JUNK) == 0.0
