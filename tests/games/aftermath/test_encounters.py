"""Encounters, pursuers and maps, by small positions (4.4 to 4.7, 6.16)."""

from __future__ import annotations

from typing import Any

from gloam.core.effects.program import ABSENT
from gloam.core.rng import seeded
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS, LINE_IDS
from gloam.games.aftermath.content.tables import (
    CARD_IDS,
    ENCOUNTER_IDS,
    ENEMY_IDS,
    ENEMY_TYPE,
    HOSTILE,
    ROACH,
    STATUS_IDS,
    TOKEN_PILE,
)
from gloam.games.aftermath.effects.deeds.cards import influence
from gloam.games.aftermath.effects.deeds.maps import add_find, fill_scavenge, remove_scavenge
from gloam.games.aftermath.figures import LineChange, MarkChange, Task
from gloam.games.aftermath.rules.decks import draw_encounter, top_item
from gloam.games.aftermath.rules.drawing import resolve_drawn
from gloam.games.aftermath.rules.foes import (
    figures_of,
    meet_pursuers,
    new_band,
    put_in_play,
    random_kinds,
    spawn,
    spawn_card,
    take_from_box,
    turn_situation,
)
from gloam.games.aftermath.rules.hands import draw_cards, place_threats
from gloam.games.aftermath.rules.statuses import gain_status
from gloam.games.aftermath.rules.tasks import begin_task
from gloam.games.aftermath.rules.trials import Nothing

NO_LOOT = [0] * 6


def kind(name: str) -> int:
    return ENEMY_IDS.index(name)


def cell(name: str) -> int:
    return CELL_IDS.index(name)


def kinds(s: Any) -> list[str]:
    return [ENEMY_IDS[foe.kind] for foe in s.foes]


def band_of(s: Any) -> int:
    return new_band(s, -1, NO_LOOT, -1, 0, False, 0, False)


def test_spawning(table: Any) -> None:
    """AF-160, AF-161, AF-163, AF-164, AF-165, AF-167, AF-186, AF-187: shuffled, dealt from the top, spread over the
    enemy starts in their order, with letters that tell equal ones apart."""
    t = table(["pim", "odo"], 30)
    cutters = [kind("rust-cutter"), kind("rust-cutter"), kind("rust-slinger")]
    spawn(t.s, cutters, band_of(t.s), 0, 0, [], HOSTILE)
    assert sorted(kinds(t.s)) == ["rust-cutter", "rust-cutter", "rust-slinger"]
    assert [CELL_IDS[foe.spaces[0]] for foe in t.s.foes] == ["f1", "f5", "f1"]
    assert sorted(foe.letter for foe in t.s.foes if foe.kind == cutters[0]) == [0, 1]
    assert len({foe.band for foe in t.s.foes}) == 1
    assert t.s.hostile
    orders = set()
    for seed in range(6):
        other = table(["pim", "odo"], 30)
        other.s.rng.die("white", seed + 1)
        for _ in range(seed):
            other.s.rng.die("black", 6)
        spawn(other.s, cutters, band_of(other.s), 0, 0, [], HOSTILE)
        orders.add(tuple(kinds(other.s)))
    assert len(orders) > 1


def test_a_page_without_enemy_starts(table: Any) -> None:
    """AF-166: enemies enter on the first character start."""
    t = table(["pim", "odo"], 30)
    for name in ("f1", "f5"):
        t.s.marks.append(MarkChange(30, cell(name), 2, False, 0))
    spawn(t.s, [kind("rust-cutter")], band_of(t.s), 0, 0, [], HOSTILE)
    assert [CELL_IDS[foe.spaces[0]] for foe in t.s.foes] == ["a5"]


def test_random_encounters(table: Any) -> None:
    """AF-168, AF-171: no boss; cards of the supply first, then of the hunt box."""
    t = table(["pim", "odo"], 30, hunt=["burrow-shrew", "burrow-shrew", "mole-digger"])
    delvers = ENEMY_TYPE[kind("burrow-shrew")]
    found = random_kinds(t.s, delvers, 3)
    assert found[0] == kind("mole-digger"), "the only one left in the supply"
    assert len(found) == 3
    assert kind("deaf-abbot") not in random_kinds(t.s, delvers, 9)
    assert take_from_box(t.s, kind("burrow-shrew"))
    assert len(t.s.hunt) == 2


def test_what_is_by_lot(table: Any) -> None:
    """AF-168, AF-170, AF-206, AF-374: enemies of a type, a new encounter deck, pursuers and a new item deck come in an
    order that is not that of the cards."""
    orders: list[set[tuple[int, ...]]] = [set() for _ in range(5)]
    for seed in range(8):
        t = table(["pim", "odo"], 30, hunt=["burrow-shrew", "burrow-shrew", "mole-digger", "mole-digger"])
        s = t.s
        s.rng = seeded(seed)
        orders[0].add(tuple(random_kinds(s, ENEMY_TYPE[kind("rust-cutter")], 4)))
        orders[1].add(tuple(random_kinds(s, ENEMY_TYPE[kind("burrow-shrew")], 4)))
        s.encounters, s.encounter_discard = [], s.encounters
        draw_encounter(s)
        orders[2].add(tuple(s.encounters))
        meet_pursuers(s)
        orders[3].add(tuple(foe.kind for foe in s.foes))
        s.items, s.item_discard = [], sorted(s.items)
        top_item(s)
        orders[4].add(tuple(s.items))
    assert all(len(seen) > 1 for seen in orders), [len(seen) for seen in orders]


def test_an_enemy_that_is_in_play_is_left_out(table: Any) -> None:
    """AF-172, AF-188: nothing comes, and the page stays peaceful."""
    t = table(["pim", "odo"], 30, foes=["rust-lookout f1"])
    assert not put_in_play(t.s, kind("rust-lookout"), band_of(t.s), 0, [5])
    assert kinds(t.s) == ["rust-lookout"]
    t.put(foes=[])
    turn_situation(t.s, True)
    assert not t.s.hostile


def test_the_encounter_deck(table: Any) -> None:
    """AF-169, AF-170, AF-189: the top card is discarded; an empty deck is made of the discards; a card named by its
    number stays where it is."""
    t = table(["pim", "odo"], 30)
    deck = t.s.encounters.copy()
    assert draw_encounter(t.s) == deck[-1]
    assert t.s.encounter_discard == deck[-1:]
    spawn_card(t.s, ENCOUNTER_IDS.index("e01"), ABSENT, 0)
    assert sorted(t.s.encounters + t.s.encounter_discard) == sorted(deck)
    t.s.encounter_discard += t.s.encounters
    t.s.encounters = []
    draw_encounter(t.s)
    assert len(t.s.encounters) == len(deck) - 1


def test_bosses_and_full_tracks(table: Any) -> None:
    """AF-174, AF-175, AF-176: the lowest that is no boss goes to the supply, without loot; five bosses: no sixth."""
    five = ["rust-cutter f1 loot:scrap*2", "rust-bruiser f1", "rust-lookout f1", "rust-slinger f1", "greysmoke f1"]
    t = table(["pim", "odo"], 30, foes=five, threats=["k1", "k2", "k3", "k4", "k5"])
    assert put_in_play(t.s, kind("rustmother"), band_of(t.s), 0, [5])
    assert kinds(t.s) == ["rust-cutter", "rust-bruiser", "rust-lookout", "rustmother", "greysmoke"]
    assert t.s.supply_of(kind("rust-slinger")) == 2
    assert t.s.dials[2] == 3
    bosses = ["rustmother f1", "old-monitor f1", "deaf-abbot f1", "hornet-matron f1", "greysmoke f1"]
    t.put(foes=bosses)
    assert not put_in_play(t.s, kind("greyfeather"), band_of(t.s), 0, [5])


def test_roaches_come_to_roaches(table: Any) -> None:
    """AF-183, AF-184: only tokens are added, up to eight."""
    t = table(["pim", "odo"], 30, foes=["roach f1,f1,f1,f1,f1"])
    spawn(t.s, [], band_of(t.s), 6, 0, [], HOSTILE)
    assert kinds(t.s) == ["roach"]
    assert len(t.s.foes[0].spaces) == 8


def test_drones_come_with_the_matron(table: Any) -> None:
    """AF-029, AF-164, AF-185: divided like other figures, four at most, and all of them one enemy card."""
    t = table(["pim", "odo"], 30)
    spawn(t.s, [kind("hornet-matron")], band_of(t.s), 0, 9, [], HOSTILE)
    assert kinds(t.s) == ["hornet-matron"]
    assert [CELL_IDS[x] for x in figures_of(t.s.foes[0])] == ["f1", "f5", "f1", "f5", "f1"]


def test_tokens_in_the_hunt_box(table: Any) -> None:
    """AF-139: roaches and drones come back as many as they were; another encounter brings its own number."""
    t = table(["pim", "odo"], 30, foes=["roach f1,f1,f1", "hornet-matron f1 drones:f1,f5"], hostile=True,
              mission="m1", pending_page=11, next="leave")  # fmt: skip
    t.go()
    assert sorted(held % 16 for held in t.s.hunt) == [2, 3]
    t.s.ask_again()
    meet_pursuers(t.s)
    assert sorted(len(foe.spaces) for foe in t.s.foes if foe.kind == ROACH) == [3]
    assert [len(foe.drones) for foe in t.s.foes if foe.kind != ROACH] == [2]
    t.put(foes=[], hunt=["roach"])
    spawn(t.s, [], band_of(t.s), 4, 0, [], HOSTILE)
    assert len(t.s.foes[0].spaces) == 4
    assert t.s.hunt == []


def test_pursuers(table: Any) -> None:
    """AF-207, AF-208, AF-209, AF-210: dealing stops at five, also for a boss; strangers turn hostile; with nobody there
    nothing happens."""
    t = table(["pim", "odo"], 30)
    meet_pursuers(t.s)
    assert not t.s.hostile
    assert t.s.foes == []
    t.put(foes=["mole-digger f1"])
    meet_pursuers(t.s)
    assert t.s.hostile, "strangers too"
    five = ["rust-cutter f1", "rust-cutter f1", "rust-bruiser f1", "rust-lookout f1", "mole-digger f1"]
    t.put(foes=five, hunt=["greysmoke"])
    meet_pursuers(t.s)
    assert len(t.s.foes) == 5
    assert t.s.hunt == [kind("greysmoke") * 16]


def test_scavenge_tokens(table: Any) -> None:
    """AF-099, AF-100, AF-101, AF-141, AF-329: X-40: the lowest difficulty left; none when all are gone; those that an
    effect removes go back to their pile, those left behind do not."""
    t = table(["pim", "odo"], 30)
    t.s.piles[0] = []
    add_find(t.s, cell("c1"))
    assert t.s.finds[0].pile == 1
    assert not t.s.finds[0].known
    remove_scavenge(t.s, cell("c1"), 1)
    assert t.s.finds == []
    assert len(t.s.piles[1]) == 7
    t.s.piles = [[], [], []]
    fill_scavenge(t.s, ABSENT, 0)
    assert t.s.finds == []
    t = table(["pim", "odo"], 30, finds=["c1 0", "d5 1"], pending_page=11, mission="m1", next="leave")
    t.go()
    assert sorted(t.s.lost_tokens[0]) == [0, 1]
    assert not {0, 1} & set(t.s.piles[0])
    assert TOKEN_PILE[0] == 0


def test_the_deck_runs_out(table: Any) -> None:
    """X-28, AF-194, AF-195, AF-196: two cards, then the discards shuffled; track, task and hands stay; and if there is
    nothing, nothing is drawn."""
    t = table(["pim", "odo"], 30, hands__B=["y1"], threats=["k1"])
    s = t.s
    cards = [card for card in s.deck if CARD_IDS[card][0] in "grbw"]
    s.task = Task(0, 1, 8, [], CARD_IDS.index("r6"), 4, Nothing())
    cards.remove(CARD_IDS.index("r6"))
    s.deck, s.discard = cards[:2], cards[2:]
    top = s.deck[::-1]
    drawn = draw_cards(s, 0, 4)
    assert drawn[:2] == top
    assert len(drawn) == 4
    assert set(drawn[2:]) <= set(cards[2:])
    assert s.discard == []
    assert len(s.deck) == len(cards) - 4
    s.deck = []
    assert draw_cards(s, 0, 3) == []
    assert s.threats == [CARD_IDS.index("k1")]
    assert s.hands[1] == [CARD_IDS.index("y1")]


def test_several_calamities(table: Any) -> None:
    """AF-205, AF-216: each is resolved and discarded, before threat cards are placed."""
    t = table(["pim", "odo"], 30, hands__A=["c1", "k1", "g1"])
    t.s.rng.fix("black", [1])
    resolve_drawn(t.s, 0, [CARD_IDS.index("k1"), CARD_IDS.index("c1")])
    assert [type(step).__name__ for step in t.s.agenda[-2:]] == ["PlaceThreat", "Calamity"]


def test_threat_cards_fill_gaps(table: Any) -> None:
    """AF-212, AF-214: from the top down, and on below slot 5."""
    t = table(["pim", "odo"], 30, threats=["k1", "none", "k2", "k3", "k4"])
    place_threats(t.s, [CARD_IDS.index("k5")])
    place_threats(t.s, [CARD_IDS.index("k6")])
    assert [CARD_IDS[card] for card in t.s.threats] == ["k1", "k5", "k2", "k3", "k4", "k6"]


def test_one_task_at_a_time(table: Any) -> None:
    """AF-271: another task discards the first card and begins at 0."""
    t = table(["pim", "odo"], 30)
    begin_task(t.s, Task(0, 1, 8, [], CARD_IDS.index("r6"), 4, Nothing()))
    begin_task(t.s, Task(1, 3, 9, [], -1, 0, Nothing()))
    assert t.s.task.difficulty == 9
    assert t.s.task.dial == 0
    assert t.s.discard == [CARD_IDS.index("r6")]


def test_nobody_can_be_reached(table: Any) -> None:
    """AF-093, AF-448: behind white lines an enemy stays where it is."""
    t = table(["pim", "odo"], 30, heroes__pim__space="a1", heroes__odo__where="defeated", hostile=True, hands__A=["g1"],
              threats=["k1"], foes=["rust-cutter f1"])  # fmt: skip
    white = LINE_IDS.index("white")
    for a, b in (("e1", "f1"), ("f1", "f2")):
        t.s.lines.append(LineChange(30, cell(a), cell(b), white, 0))
    t.s.redraw()
    t.put(next="enemies")
    t.go()
    assert [CELL_IDS[x] for x in t.s.foes[0].spaces] == ["f1"]
    assert t.s.heroes[0].wounds == 0


def test_range_without_sight(table: Any) -> None:
    """AF-451, AF-088: an enemy that cannot come closer shoots at nobody behind a double line, though range is counted
    around it."""
    for space, hurt in (("c3", 0), ("b5", 1)):
        t = table(["odo", "pim"], 30, heroes__odo__space=space, heroes__pim__where="defeated", hostile=True,
                  threats=["k4"], foes=["rust-slinger b3"])  # fmt: skip
        white = LINE_IDS.index("white")
        for a, b in (("a3", "b3"), ("b2", "b3"), ("b3", "b4")):
            t.s.lines.append(LineChange(30, cell(a), cell(b), white, 0))
        t.s.redraw()
        assert t.s.chart.ranged(cell("b3"))[cell(space)] <= 3
        t.put(next="enemies")
        t.go()
        assert t.s.heroes[1].wounds == hurt


def test_newcomers_do_not_act_in_the_enemy_turn(table: Any) -> None:
    """AF-438, AF-439: pairs are fixed when it starts."""
    from gloam.games.aftermath.rules.enemyturn import Activations, begin_enemy_turn

    t = table(["pim", "odo"], 30, hostile=True, threats=["k7", "k1"], foes=["rust-cutter f1"])
    begin_enemy_turn(t.s)
    put_in_play(t.s, kind("rust-slinger"), band_of(t.s), 0, [5])
    step = t.s.agenda[-1]
    assert isinstance(step, Activations)
    assert len(step.uids) == 1
    assert step.values == [3]


def test_changes_of_the_map_end_with_the_page(table: Any) -> None:
    """AF-085, AF-119, AF-145, AF-151, AF-153: lines, marks and environments of the page, unless of longer scope; merged
    cells are one space."""
    t = table(["pim", "odo"], 30, mission="m1", weather=["frost"], pending_page=11, next="leave")
    white = LINE_IDS.index("white")
    t.s.lines.append(LineChange(30, cell("a1"), cell("a2"), white, 0))
    t.s.lines.append(LineChange(30, cell("a1"), cell("b1"), white, 1))
    assert t.s.chart.space[cell("e5")] == t.s.chart.space[cell("e4")] == cell("e4")
    t.s.fired = 7
    t.go()
    assert t.s.page == 11
    assert t.s.weather == 0
    assert t.s.fired == 0
    assert [(CELL_IDS[x.a], CELL_IDS[x.b]) for x in t.s.lines] == [("a1", "b1")]


def test_a_carrier_who_leaves_still_carries(table: Any) -> None:
    """AF-152: the heavy object is with that character until the page is cleared."""
    t = table(["odo", "pim"], 30, mission="m1", heroes__odo__space="a1", heroes__odo__carries=True, hands__A=["g1"],
              next="actions")  # fmt: skip
    t.go("leave")
    assert t.s.heroes[1].carries
    assert t.s.tokens == []


def test_statuses_are_limited_by_their_copies(table: Any) -> None:
    """AF-551, AF-553: no second copy for one character, and none where none is left."""
    t = table(["pim", "odo", "juno"], 30)
    tangled = STATUS_IDS.index("tangled")
    for seat in (0, 0, 1, 2):
        gain_status(t.s, seat, tangled)
    assert [t.s.hero(seat).has_status(tangled) for seat in range(3)] == [True, True, False]


def test_influence_cards_come_once(table: Any) -> None:
    """AF-011, AF-012: into the hand of its player, if the character is in the party; out of play they are gone."""
    t = table(["pim", "odo"], 30)
    influence(t.s, 2, out=False)
    assert t.s.hands == [[], []], "Juno is not here"
    influence(t.s, 0, out=False)
    influence(t.s, 0, out=False)
    assert [CARD_IDS[card] for card in t.s.hands[0]] == ["inf-pim"]
    influence(t.s, 0, out=True)
    assert t.s.hands[0] == []


def test_a_figure_put_on_an_info_point(table: Any) -> None:
    """X-46, AF-106, AF-108: on its own turn it reads at once; outside of it at the start of its next step 4."""
    from gloam.games.aftermath.rules.entering import put_character

    t = table(["sable", "odo"], 12, heroes__sable__space="b3", heroes__odo__space="b3", hands__A=["g1"], next="actions")
    t.go()
    for seat, read in ((1, []), (0, [12 * 4])):
        t.s.ask_again()
        put_character(t.s, seat, cell("b2"))
        t.s.run()
        assert t.s.info_read == read
    assert w.ASK_ACTION == 7
