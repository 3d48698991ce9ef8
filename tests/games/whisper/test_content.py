"""The content and the deal: every fact that the ledger lists about mansion, victims, items, killers and plans."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gloam.core.game import GameError
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import ARG_MASK
from gloam.core.words.text import words
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ABILITY_LEVEL,
    CARD_IDS,
    CHEAPER_COST,
    CHEAPER_FROM,
    CONTENT,
    COST,
    DECKS,
    DIE,
    DISTANCE,
    DOTTED,
    ENDS,
    HIDDEN_WAY,
    IN_EQUIPMENT,
    IN_ITEMS,
    ITEM_IDS,
    ITEM_PLACES,
    KEY,
    KILLER_IDS,
    LOCATION_IDS,
    LOCATIONS,
    LOCKED_UNTIL,
    MAIN_EXIT,
    NEIGHBOURS,
    NOISY,
    OWNER,
    PASSAGE_OF,
    PLAN_IDS,
    SECRET_EXIT,
    STRENGTH,
    TRANSMITTER,
    TYPE_OF,
    VICTIM_IDS,
    ZONE_IDS,
    ZONE_OF,
)
from gloam.games.whisper.rules.setup import items_deck
from gloam.games.whisper.state import KILLER, Whisper

# The mansion

DISTANCES = """
R1 0122112342334534
R2 1011223453233425
R3 2101234553232314
R4 2110123452123425
R5 1221012341223434
B1 1232101232334443
B2 2343210121323342
B3 3454321012433241
B4 4555432103543241
B5 2332121230212333
G1 3221233452012334
G2 3332232341101223
G3 4323343332210112
G4 5434443223321021
G5 3212344443321203
G6 4545432113432130
"""
PASSAGES = [
    "R1-R2",
    "R1-R5",
    "R1-B1",
    "R2-R3",
    "R2-R4",
    "R3-R4",
    "R3-G5",
    "R4-R5",
    "R4-G1",
    "R5-B1",
    "R5-B5",
    "B1-B2",
    "B2-B5",
    "B2-B3",
    "B3-B4",
    "B3-G6",
    "B4-G6",
    "G1-G2",
    "B5-G2",
]
DOTTED_LINES = {"G2-G3", "G3-G4", "G3-G5", "G4-G6"}


def way(a: int, b: int) -> str:
    return f"{LOCATION_IDS[a]}-{LOCATION_IDS[b]}"


def test_the_mansion_is_that_of_the_ledger() -> None:
    """WH-040, WH-041, WH-042, WH-043: 16 locations, 19 passages, 4 dotted lines; a barricade only on a passage."""
    assert LOCATIONS == 16
    assert {way(a, b) for a, b in ENDS} == set(PASSAGES)
    assert len(PASSAGES) == 19
    pairs = [(a, b) for a in range(LOCATIONS) for b in range(a, LOCATIONS)]
    assert {way(a, b) for a, b in pairs if PASSAGE_OF[a * LOCATIONS + b] == DOTTED} == DOTTED_LINES
    assert all((a in NEIGHBOURS[b]) == (b in NEIGHBOURS[a]) for a, b in pairs)
    assert {way(a, b) for a, b in pairs if b in NEIGHBOURS[a]} == {*PASSAGES, *DOTTED_LINES}
    assert {ZONE_IDS[ZONE_OF[a]][0].upper() + name[1] for a, name in enumerate(LOCATION_IDS)} == set(LOCATION_IDS)
    assert (LOCATION_IDS[MAIN_EXIT], LOCATION_IDS[SECRET_EXIT], LOCATION_IDS[TRANSMITTER]) == ("R1", "G3", "B1")
    assert {name for a, name in enumerate(LOCATION_IDS) if ITEM_PLACES >> a & 1} == {"R2", "B4", "G1"}
    hidden = {way(a, b) for a, b in enumerate(HIDDEN_WAY) if b >= 0}
    assert hidden == {"R3-G4", "G4-R3", "B3-G5", "G5-B3"}


def test_distances_are_those_of_the_ledger() -> None:
    """WH-045, WH-049: as printed; hidden passages shorten nothing."""
    rows = [row.split() for row in DISTANCES.split("\n") if row]
    assert [row[0] for row in rows] == LOCATION_IDS
    assert [int(figure) for row in rows for figure in row[1]] == DISTANCE


# Killers and their cards

STRENGTHS = {  # WH-320, WH-322, WH-325, WH-327, WH-329, WH-331; as tuned, see docs/balance.md
    "butcher": [5, 6, 6, 6, 7],
    "ghost": [4, 4, 5, 5, 6],
    "maniac": [4, 6, 6, 7, 7],
    "werewolf": [5, 5, 6, 6, 7],
    "guardian": [6, 6, 6, 7, 7],
    "shapeless": [4, 6, 7, 8, 8],
}
DECK_LISTS = """
butcher: 3 pursuit, 2 sense, 3 barricade, 1 stop, 2 cleaver-swing, 1 break-through, 1 slaughter
ghost: 3 vanishing, 2 sense, 1 pursuit, 2 keening, 2 cold-breath, 2 through-the-walls, 1 poltergeist
maniac: 3 ambush, 1 sense, 2 pursuit, 2 eavesdrop, 1 bolted-doors, 2 knife-in-the-dark, 1 cat-and-mouse, 1 masterpiece
werewolf: 2 pursuit, 2 howl, 2 scent-of-blood, 2 run-down, 2 jaws, 2 prowl, 1 keen-hearing
guardian: 3 barricade, 2 heavy-tread, 2 stone-gaze, 2 petrify, 2 crush, 1 awakening, 1 living-stone
shapeless: 2 nest, 2 tendrils, 2 flow, 2 pursuit, 2 stolen-voice, 2 engulf, 1 swarm
"""
TYPES = """
pursuit sense keening eavesdrop howl scent-of-blood keen-hearing stone-gaze petrify tendrils stolen-voice
break-through slaughter through-the-walls poltergeist cat-and-mouse run-down heavy-tread awakening flow swarm
barricade stop vanishing ambush bolted-doors masterpiece prowl nest
cleaver-swing cold-breath knife-in-the-dark jaws crush living-stone engulf
"""
COSTS = """
pursuit sense barricade cold-breath eavesdrop scent-of-blood prowl heavy-tread living-stone nest tendrils
cleaver-swing break-through vanishing keening through-the-walls ambush bolted-doors knife-in-the-dark cat-and-mouse
howl jaws stone-gaze crush awakening flow stolen-voice engulf
slaughter poltergeist masterpiece run-down keen-hearing petrify
swarm
stop
"""
COST_ROWS = [0, 1, 1, 2, 3, 4]
LOCKED = {  # WH-321, WH-324, WH-372, WH-328, WH-330, WH-376, WH-332
    "slaughter": 3, "poltergeist": 3, "masterpiece": 3, "keen-hearing": 2, "awakening": 2, "living-stone": 4,
    "swarm": 3,
}  # fmt: skip
CHEAPER = {"cleaver-swing": 4, "ambush": 4, "flow": 2, "engulf": 5}  # WH-370, WH-373, WH-378
ABILITIES = {  # WH-323, WH-371, WH-326, WH-374, WH-375, WH-377
    ("ghost", 0): 1, ("ghost", 1): 4, ("maniac", 2): 2, ("werewolf", 3): 4, ("guardian", 4): 3, ("guardian", 5): 5,
}  # fmt: skip


def test_killers_have_the_strength_of_the_ledger_as_tuned() -> None:
    assert dict(zip(KILLER_IDS, STRENGTH, strict=True)) == STRENGTHS


def test_decks_are_those_of_the_ledger() -> None:
    """WH-006, WH-012: thirteen cards each, and no other killer's."""
    for line in DECK_LISTS.strip().split("\n"):
        killer, cards = line.split(": ")
        wanted = Counter({name: int(n) for n, name in (card.split() for card in cards.split(", "))})
        deck = [CARD_IDS[card] for card in DECKS[KILLER_IDS.index(killer)]]
        assert Counter(deck) == wanted, killer
        assert len(deck) == 13


def test_cards_have_the_type_cost_and_lock_of_the_ledger() -> None:
    types = {name: n for n, row in enumerate(TYPES.strip().split("\n")) for name in row.split()}
    costs = {name: cost for cost, row in zip(COST_ROWS, COSTS.strip().split("\n"), strict=True) for name in row.split()}
    assert {name: TYPE_OF[card] for card, name in enumerate(CARD_IDS)} == types
    assert {name: COST[card] for card, name in enumerate(CARD_IDS)} == costs
    assert {name: LOCKED_UNTIL[card] for card, name in enumerate(CARD_IDS) if LOCKED_UNTIL[card] > 1} == LOCKED
    assert {name: CHEAPER_FROM[card] for card, name in enumerate(CARD_IDS) if CHEAPER_FROM[card] < 9} == CHEAPER
    assert all(CHEAPER_COST[CARD_IDS.index(name)] == 0 for name in CHEAPER)


@pytest.mark.parametrize("language", game.languages)
def test_a_card_says_what_it_costs(language: str) -> None:
    """The first sentence of every card has the numbers of its content: cost, when it is cheaper, when it is free."""
    say = words(language, game).say
    for card, name in enumerate(CARD_IDS):
        numbers = [COST[card]] if COST[card] else []
        if CHEAPER_FROM[card] < 9:
            numbers += [CHEAPER_FROM[card], CHEAPER_COST[card]]
        if LOCKED_UNTIL[card] > 1:
            numbers.append(LOCKED_UNTIL[card])
        first = re.split("[.。]", say(f"kcard-{name}-text"))[0]
        assert [int(number) for number in re.findall(r"\d+", first)] == numbers, name


def test_abilities_come_with_the_levels_of_the_ledger() -> None:
    found = {
        (killer, ability): level
        for k, killer in enumerate(KILLER_IDS)
        for ability, level in enumerate(ABILITY_LEVEL[k])
        if level < 9
    }
    assert found == ABILITIES


def test_ratings_are_words_to_players() -> None:
    """WH-335, WH-008: five figures from 1 to 5 that nothing in the rules looks at; the Butcher is the one to begin
    with, which is advice: he is first in the list, and may be had or left like any other."""
    shown = {
        name: (r.threat, r.search, r.speed, r.control, r.growth)
        for name, r in ((killer.id, killer.ratings) for killer in CONTENT.killers.values())
    }
    assert shown == {
        "butcher": (5, 2, 3, 4, 2),
        "ghost": (2, 4, 4, 3, 3),
        "maniac": (3, 3, 4, 2, 4),
        "guardian": (5, 2, 1, 5, 2),
        "werewolf": (4, 4, 5, 1, 2),
        "shapeless": (3, 4, 4, 3, 5),
    }
    assert KILLER_IDS[0] == "butcher"
    s = game.start(2, seeded(1), {})
    d = s.decision_of(KILLER)
    assert d is not None
    assert sorted(o & ARG_MASK for o in d.options) == list(range(len(KILLER_IDS)))


# Items, victims and plans

ITEM_LIST = """
key 5 2 noisy
toolbox 2 2 noisy
fertiliser 2 1
poker 1 3
bandages 1 3
revolver 0 2
cartridges 0 3
sabre 0 1 noisy
salts 0 3
coffee 0 3
bottle 0 3
trap 0 2
lantern 0 1
secret-map 0 1
music-box 0 1
charm 0 1
medkit 0 0 marco
iron 0 0 holm
"""


def test_items_are_those_of_the_ledger() -> None:
    """WH-032, WH-033: 11 in the items deck, 32 in the equipment deck, two of somebody's own."""
    rows = [row.split() for row in ITEM_LIST.strip().split("\n")]
    assert [row[0] for row in rows] == ITEM_IDS
    assert [int(row[1]) for row in rows] == IN_ITEMS
    assert [int(row[2]) for row in rows] == IN_EQUIPMENT
    assert [row[-1] == "noisy" for row in rows] == NOISY
    owners = [VICTIM_IDS[owner] if owner >= 0 else "" for owner in OWNER]
    assert owners == [row[3] if row[-1] in VICTIM_IDS else "" for row in rows]
    assert (sum(IN_ITEMS), sum(IN_EQUIPMENT)) == (11, 32)


def test_a_key_lies_at_the_bottom_and_the_rest_is_shuffled() -> None:
    """WH-032, WH-033, WH-023: over many deals every card comes to the top, and the bottom is always a key."""
    tops, equipment, hands = set[int](), set[int](), set[tuple[int, ...]]()
    for n in range(200):
        deck = items_deck(seeded(5, n))
        assert deck[0] == KEY
        assert len(deck) == 11
        tops.add(deck[-1])
        s = begun(2, n, {"killer": "butcher"})
        assert s.items[0] == KEY
        equipment.add(s.equipment[-1])
        hands.add(tuple(s.hand))
        assert len(s.hand) == 2  # WH-024
        assert s.figure == s.place == SECRET_EXIT  # WH-027, WH-028
        assert all(v.place == MAIN_EXIT for v in s.victims)  # WH-030
    assert tops == {item for item in range(len(ITEM_IDS)) if IN_ITEMS[item]}
    assert equipment == {item for item in range(len(ITEM_IDS)) if IN_EQUIPMENT[item]}
    assert len(hands) > 10


PLAN_LIST = {  # WH-360, WH-361
    "spare-parts": ["at:G4", "at:B1"],
    "blueprints": ["at:R4", "quiet", "at:B1"],
    "felt-slippers": ["at:R5", "quiet"],
    "fire-drill": ["together", "apart"],
    "picklock": ["at:G4", "at:R1", "quiet"],
    "old-diary": ["at:R4", "at:G5"],
    "blessing": ["at:G5", "calm"],
    "underground": ["at:R3", "at:B3"],
    "stakeout": ["near", "apart"],
    "reinforced-trap": ["loud", "at:G4"],
    "fight-back": ["near", "at:R2", "together"],
    "signal-fire": ["at:G2", "loud", "at:G3"],
}


def test_plans_are_those_of_the_ledger() -> None:
    assert {plan.id: list(plan.items) for plan in CONTENT.plans.plan} == PLAN_LIST
    assert set(PLAN_IDS) == set(PLAN_LIST)
    drawn = [tuple(begun(3, n, {"variant": "plan"}).plans) for n in range(100)]
    assert all(len(set(plans)) == 2 for plans in drawn)
    assert {plan for plans in drawn for plan in plans} == set(range(12))
    assert all(begun(4, n, {"variant": variant}).plans == [] for n in range(5) for variant in ("none", "crossroads"))


def test_the_die_has_the_faces_of_the_ledger() -> None:
    """WH-249."""
    assert sorted(DIE) == [0, 1, 1, 1, 1, 3]


# Who plays


def begun(seats: int, n: int, options: dict[str, bool | int | str]) -> Whisper:
    """A game after the draft."""
    s = game.start(seats, seeded(6, n), options)
    while not s.victims:
        d = s.decision(0)
        s.play(d.seat, d.options[n % len(d.options)])
    assert isinstance(s, Whisper)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_killer_and_three_victims_however_many_play(seats: int) -> None:
    """WH-001, WH-002, WH-003, WH-004, WH-015: the token's holder has two victims if two players share three."""
    firsts = set()
    for n in range(60):
        s = begun(seats, n, {})
        firsts.add(s.first)
        assert len({v.who for v in s.victims}) == 3
        held = Counter(v.seat for v in s.victims)
        assert KILLER not in held
        assert held[s.first] == {2: 3, 3: 2, 4: 1}[seats]
        assert sum(held.values()) == 3
        assert [v.seat for v in s.victims] == sorted(v.seat for v in s.victims)  # WH-017
    assert firsts == set(range(1, seats))


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_other_numbers_of_players_cannot_be(seats: int) -> None:
    """WH-002."""
    with pytest.raises(GameError):
        Match(game, seats, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_crossroads_needs_four(seats: int) -> None:
    """WH-340; and one variant at most, for there is one word for it (WH-011)."""
    with pytest.raises(GameError, match="WH-340"):
        Match(game, seats, 1, {"variant": "crossroads"})
    Match(game, 4, 1, {"variant": "crossroads"})
    for both in ("crossroads plan", "both", ""):
        with pytest.raises(GameError):
            Match(game, 4, 1, {"variant": both})
    assert Match(game, 4, 1).state.view(0).options["variant"] == "none"


def test_any_killer_meets_any_victims() -> None:
    """WH-012, WH-006: every killer with every trio gets his own deck, and nests are the Shapeless' alone."""
    for killer in range(len(KILLER_IDS)):
        for n in range(35):
            s = game.start(2, seeded(7, n), {})
            s.play(KILLER, w.BE | killer)
            trio = [(n + step) % 7 for step in (0, 1 + n % 3, 4 + n // 18)]
            for who in dict.fromkeys(trio):
                s.play(1, w.PICK | who)
            while len(s.victims) < 3:
                s.play(1, s.decision(0).options[0])
            assert s.killer == killer
            assert sorted([*s.hand, *s.pile, *s.played, *s.locked]) == DECKS[killer]
            assert s.nests == 0


def test_all_cards_and_abilities_are_open_to_everybody() -> None:
    """WH-014, WH-021: the content is public, and every card, item, victim and ability has a text."""
    assert {f"killer_{killer}.toml" for killer in KILLER_IDS} <= set(game.public_content)
    assert {"victims.toml", "items.toml", "plans.toml", "mansion.toml"} <= set(game.public_content)
    keys = game.text_keys()
    assert all(f"victim-{name}-text" in keys for name in VICTIM_IDS)
    assert all(f"item-{name}-text" in keys for name in ITEM_IDS)
    assert all(f"kcard-{name}-text" in keys for name in CARD_IDS)
