"""Preparation: what the deal puts on the table, and how often (SH-001 to SH-026)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from gloam.core.game import GameError, OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game

HUNTERS = {"emi", "franklin", "george"}
SHADOWS = {"unknown", "vampire", "werewolf"}
NEUTRALS = {"allie", "bob", "charles", "daniel"}
AREAS = {"cabin", "gate", "church", "cemetery", "woods", "altar"}

HERMIT = {
    "prediction": 1, "blackmail": 2, "greed": 2, "anger": 2, "nurturance": 1, "huddle": 1, "aid": 1, "spell": 1,
    "exorcism": 1, "slap": 2, "bully": 1, "lesson": 1,
}  # fmt: skip
WHITE = {
    "holy_water": 2, "concealed_knowledge": 1, "chocolate": 1, "advent": 1, "disenchant_mirror": 1, "blessing": 1,
    "guardian_angel": 1, "flare": 1, "first_aid": 1, "spear": 1, "holy_robe": 1, "silver_rosary": 1,
    "fortune_brooch": 1, "talisman": 1, "mystic_compass": 1,
}  # fmt: skip
BLACK = {
    "spider": 1, "bat": 3, "dynamite": 1, "goblin": 2, "doll": 1, "ritual": 1, "banana": 1, "axe": 1, "knife": 1,
    "chainsaw": 1, "masamune": 1, "machine_gun": 1, "handgun": 1,
}  # fmt: skip


def dealt(seats: int, seed: int, **options: OptionValue) -> dict[str, Any]:
    """The position of a fresh deal."""
    return game.position(game.deal(seats, seeded(seed), game.complete(seats, options)))


def roles(seats: int, seed: int, **options: OptionValue) -> list[str]:
    return [seat["role"] for seat in dealt(seats, seed, **options)["seat"].values()]


def assert_even(counts: Counter[Any], cells: int, what: str) -> None:
    """All of so many cells occur, each about equally often: within five standard deviations."""
    total = counts.total()
    mean = total / cells
    spread = 5 * (mean * (1 - 1 / cells)) ** 0.5
    assert len(counts) == cells, f"{what}: {sorted(counts)}"
    for cell, n in counts.items():
        assert abs(n - mean) <= spread, f"{what}: {cell} came {n} times of {total}, expected about {mean:.0f}"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_seat_counts_that_are_taken(seats: int) -> None:
    """SH-001."""
    assert len(Match(game, seats, 1).sight(NOBODY).view.seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 9, 10])
def test_seat_counts_that_are_refused(seats: int) -> None:
    """SH-001: any other number is refused."""
    with pytest.raises(GameError):
        Match(game, seats, 1)


@pytest.mark.parametrize(
    ("seats", "hunters", "shadows", "neutrals"),
    [
        pytest.param(4, 2, 2, 0, id="SH-012"),
        pytest.param(5, 2, 2, 1, id="SH-013"),
        pytest.param(6, 2, 2, 2, id="SH-014"),
        pytest.param(7, 2, 2, 3, id="SH-015"),
        pytest.param(8, 3, 3, 2, id="SH-016"),
    ],
)
def test_allocation(seats: int, hunters: int, shadows: int, neutrals: int) -> None:
    for seed in range(60):
        hand = roles(seats, seed)
        assert len(set(hand)) == seats  # SH-019: one card each, and no card twice
        assert len(HUNTERS & set(hand)) == hunters
        assert len(SHADOWS & set(hand)) == shadows
        assert len(NEUTRALS & set(hand)) == neutrals


def test_bob_stays_out_of_large_games() -> None:
    """SH-015, SH-016, SH-017: who is in play follows from the number of players."""
    for seed in range(60):
        assert NEUTRALS & set(roles(7, seed)) == {"allie", "charles", "daniel"}
        hand = set(roles(8, seed))
        assert hand >= HUNTERS | SHADOWS
        assert hand - HUNTERS - SHADOWS <= {"allie", "charles", "daniel"}
    pairs = Counter(frozenset(set(roles(8, seed)) - HUNTERS - SHADOWS) for seed in range(300))
    assert_even(pairs, 3, "the Neutrals of eight players")


@pytest.mark.parametrize("seats", [7, 8])
def test_everybody_knows_that_bob_is_out(seats: int) -> None:
    """SH-015, SH-016: that Bob is out of a large game is common knowledge."""
    for seat in Match(game, seats, 1).sight(NOBODY).view.seats:
        assert "bob" not in seat.may_be
        assert set(seat.may_be) == (HUNTERS | SHADOWS | NEUTRALS) - {"bob"}


def test_everybody_knows_that_four_players_have_no_neutral() -> None:
    """SH-012: nobody can be a Neutral, as everybody knows."""
    for seat in Match(game, 4, 1).sight(NOBODY).view.seats:
        assert set(seat.may_be) == HUNTERS | SHADOWS


@pytest.mark.parametrize("seats", [7, 8])
def test_bob_in_large_games_with_the_option(seats: int) -> None:
    """SH-015, SH-016: the switch `bob_large_games` keeps Bob in the group."""
    seen = Counter("bob" in roles(seats, seed, bob_large_games=True) for seed in range(200))
    assert seen[True] > 50
    assert seen[False] > 20


def test_bob_in_small_games() -> None:
    """SH-018: with 5 or 6 players Bob is drawn like the other Neutrals; with 4 there is no Neutral."""
    one = Counter(next(iter(NEUTRALS & set(roles(5, seed)))) for seed in range(800))
    assert_even(one, 4, "the Neutral of five players")
    two = Counter(frozenset(NEUTRALS & set(roles(6, seed))) for seed in range(900))
    assert_even(two, 6, "the Neutrals of six players")
    assert all(not NEUTRALS & set(roles(4, seed)) for seed in range(60))


def test_each_group_is_drawn_from_at_random() -> None:
    """SH-011: which Hunters and which Shadows are in play is even, and the two do not hang together."""
    drawn = Counter(
        (frozenset(HUNTERS & set(hand)), frozenset(SHADOWS & set(hand)))
        for hand in (roles(5, seed) for seed in range(1800))
    )
    assert_even(drawn, 9, "Hunters and Shadows of five players")


def test_characters_are_dealt_at_random() -> None:
    """SH-019: every seat gets every side as often as any other seat."""
    sides = Counter[tuple[int, ...]]()
    for seed in range(1500):
        hand = roles(5, seed)
        sides[tuple(seat for seat in range(5) if hand[seat] in HUNTERS)] += 1
    assert set(sides) == set(combinations(range(5), 2))
    assert_even(sides, 10, "the seats of the two Hunters")
    assert_even(Counter(roles(8, seed).index("emi") for seed in range(1200)), 8, "the seat of Emi")


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_rest_is_set_aside(seats: int) -> None:
    """SH-021: every character is dealt or set aside, and no view tells which."""
    match = Match(game, seats, 7)
    position = game.position(match.state)
    hand = [seat["role"] for seat in position["seat"].values()]
    assert sorted(hand + position["aside"]) == sorted(HUNTERS | SHADOWS | NEUTRALS)
    for viewer in range(-1, seats):
        assert match.sight(only(viewer)).view.aside == ()


def test_own_card_only() -> None:
    """SH-020: each player knows the own card and no other."""
    match = Match(game, 6, 3)
    truth = [seat["role"] for seat in game.position(match.state)["seat"].values()]
    for viewer in range(-1, 6):
        for seat, shown in enumerate(match.sight(only(viewer)).view.seats):
            assert shown.role == (truth[seat] if seat == viewer else "hidden")
        told = [p.facts for p in match.heard(only(viewer)) if p.key == "event-role"]
        assert [facts["who"] for facts in told] == ([f"seat:{'ABCDEF'[viewer]}"] if viewer >= 0 else [])


def test_areas_are_laid_out_at_random() -> None:
    """SH-002: six areas on six slots, one each, every one on every slot equally often."""
    layouts = [tuple(dealt(4, seed)["layout"]) for seed in range(1200)]
    assert all(set(layout) == AREAS and len(layout) == 6 for layout in layouts)
    for slot in range(6):
        assert_even(Counter(layout[slot] for layout in layouts), 6, f"slot {slot}")
    pairs = Counter(frozenset(layout[slot : slot + 2]) for layout in layouts for slot in (0, 2, 4))
    assert_even(pairs, 15, "pairs")
    assert len(set(layouts)) > 500  # of 720


def test_pairs_share_their_range() -> None:
    """SH-003: slots 1 and 2, 3 and 4, 5 and 6 are pairs, and range is exactly the pair, whatever lies there."""
    for seed in range(30):
        state: Any = game.deal(7, seeded(seed), game.complete(7, {}))
        layout = game.position(state)["layout"]
        here = seed % 6
        game.place(state, ["turn"], "A")
        game.place(state, ["phase"], "attack")
        for letter, slot in zip("ABCDEFG", [here, 0, 1, 2, 3, 4, 5], strict=True):
            game.place(state, ["seat", letter, "area"], layout[slot])
        game.placed(state)
        state.run()
        options = {game.lexicon.write(o) for o in state.pending[0].options}
        first = here - here % 2
        assert options == {f"attack:{'BCDEFG'[first]}", f"attack:{'BCDEFG'[first + 1]}", "pass"}


@pytest.mark.parametrize(
    ("deck", "content"),
    [
        pytest.param("hermit", HERMIT, id="hermit"),
        pytest.param("white", WHITE, id="white"),
        pytest.param("black", BLACK, id="black"),
    ],
)
def test_decks(deck: str, content: dict[str, int]) -> None:
    """SH-005, SH-006: each deck has its own 16 cards, face down, in random order."""
    assert sum(content.values()) == 16
    tops = Counter[str]()
    orders = set()
    for seed in range(640):
        position = dealt(4, seed)
        pile = position["pile"][deck]
        assert Counter(pile) == content
        assert position["discard"][deck] == []
        tops[pile[0]] += 1
        orders.add(tuple(pile))
    assert len(orders) == 640
    for card, copies in content.items():
        assert abs(tops[card] - 40 * copies) <= 5 * (40 * copies) ** 0.5, (card, tops[card])


def test_decks_are_shuffled_separately() -> None:
    """SH-005: what lies high in one deck says nothing about the others."""
    piles = [dealt(4, seed)["pile"] for seed in range(1600)]
    markers = {"hermit": "spell", "white": "advent", "black": "spider"}
    for one, other in combinations(markers, 2):
        both = Counter((p[one].index(markers[one]) < 8, p[other].index(markers[other]) < 8) for p in piles)
        assert_even(both, 4, f"{one} and {other}")


def test_nobody_sees_the_order_of_the_piles() -> None:
    """SH-005: piles lie face down; everybody sees their sizes and nothing else of them."""
    one, other = Match(game, 5, 11), Match(game, 5, 11)
    for pile in other.state.piles:  # type: ignore[attr-defined]
        pile.reverse()
    for viewer in range(-1, 5):
        assert one.sight(only(viewer)) == other.sight(only(viewer))
        assert one.sight(only(viewer)).view.piles == (16, 16, 16)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_colours(seats: int) -> None:
    """SH-007, SH-010, SH-025: a colour of one's own, in seat order, which everybody sees."""
    match = Match(game, seats, 1)
    colours = [seat.colour for seat in match.sight(NOBODY).view.seats]
    assert colours == ["white", "black", "red", "blue", "yellow", "green", "purple", "orange"][:seats]
    for viewer in range(seats):
        assert [seat.colour for seat in match.sight(only(viewer)).view.seats] == colours


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_start(seats: int) -> None:
    """SH-007, SH-008, SH-009, SH-023: every player has two pieces, at no damage and off the board, and nothing else."""
    match = Match(game, seats, 5)
    for viewer in range(-1, seats):
        for seat in match.sight(only(viewer)).view.seats:
            assert (seat.damage, seat.area) == (0, "off")
            assert (seat.alive, seat.revealed, seat.equipment) == (True, False, ())
            assert (seat.guarded, seat.used) == (False, False)


@pytest.mark.parametrize("seats", [4, 7, 8])
def test_starting_player(seats: int) -> None:
    """SH-022: any seat may begin, each as often."""
    assert_even(Counter(dealt(seats, seed)["turn"] for seed in range(200 * seats)), seats, "starting player")


def test_starting_player_has_the_first_turn() -> None:
    """SH-022, SH-030."""
    for seed in range(10):
        match = Match(game, 5, seed)
        turn = match.game.position(match.state)["turn"]
        assert match.heard(NOBODY)[0].facts == {"who": f"seat:{turn}"}
        assert [w.seat for w in match.sight(NOBODY).waiting] == [turn]
