"""Road runs (4.24): what a vehicle is good for, and what comes after it."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    BOSS,
    CARD_IDS,
    ENEMY_IDS,
    ENEMY_TYPE,
    ITEM_IDS,
    LOCATION_IDS,
    VEHICLE_IDS,
)
from gloam.games.aftermath.figures import Road
from gloam.games.aftermath.rules.foes import random_kinds
from gloam.games.aftermath.rules.road import begin_road, distance, top_hull

TRUCK = VEHICLE_IDS.index("truck")
JEEP = VEHICLE_IDS.index("jeep")


def vehicle(name: str) -> int:
    return VEHICLE_IDS.index(name)


@pytest.fixture
def run(table: Any) -> Any:
    """A party under way in the truck to the pharmacy, with these road cards, the last one next."""

    def made(cards: list[str], hands: list[str], chasers: tuple[str, ...] = (), **position: Any) -> Any:
        t = table(["odo", "pim"], 5, mission="m4", marker="abigail-lane", hands__A=hands, hands__B=["g1"])
        to = LOCATION_IDS.index("pharmacy")
        rest = [vehicle("open-street")]
        road = Road(TRUCK, to, 5, [vehicle(x) for x in cards], rest, -1, 0, [vehicle(x) for x in chasers], False, [])
        t.s.road = road
        t.s.hostile = bool(chasers)
        for seat in range(2):
            t.s.hero(seat).where = 1
            t.s.hero(seat).space = -1
        t.put(**position, next="actions")
        t.go()
        return t

    return made


def test_vehicles_are_of_three_kinds() -> None:
    """AF-690: two of the colony, four enemies, seven roads."""
    from gloam.games.aftermath.content.tables import ENEMY_VEHICLES, OWN_VEHICLES, ROADS

    assert [VEHICLE_IDS[x] for x in OWN_VEHICLES] == ["truck", "jeep"]
    assert len(ENEMY_VEHICLES) == 4
    assert len(ROADS) == 7


def test_setting_out(table: Any) -> None:
    """AF-691, AF-692, AF-703: from Abigail Lane, if the mission allows it and the colony has a vehicle; as many road
    cards as the way is long, two to six; page 5 is opened, the keeper passes on."""
    position: dict[str, Any] = {"marker": "abigail-lane", "heroes__odo__space": "d5", "heroes__pim__where": "left",
                                "exit_used": 0, "hands__A": ["g1"], "keeper": "A", "next": "actions"}  # fmt: skip
    t = table(["odo", "pim"], 10, mission="m1", flags=["vehicle_truck 1"], **position)
    t.go("leave")
    t.together("pass")
    assert not any(line.startswith("road") for line in t.options()), "mission 1 goes on foot"
    t = table(["odo", "pim"], 10, mission="m4", **position)
    t.go("leave")
    t.together("pass")
    assert not any(line.startswith("road") for line in t.options()), "there is no vehicle"
    t = table(["odo", "pim"], 10, mission="m4", flags=["vehicle_truck 1"], **position)
    t.go("leave")
    t.together("pass")
    t.together("road:pharmacy,0")
    assert t.s.page == 5
    assert t.s.keeper == 1
    assert t.s.road is not None
    assert len(t.s.road.cards) + len(t.s.road.seen) == distance(0, LOCATION_IDS.index("pharmacy")) == 4
    assert t.s.road.hull == 5


def test_where_vehicles_stand(table: Any) -> None:
    """AF-691: at home, so nobody takes one from anywhere else; to any location but Abigail Lane itself."""
    from gloam.games.aftermath.rules.travel import ChooseTravel, vehicles_at_home

    t = table(["odo", "pim"], 10, mission="m4", flags=["vehicle_truck 1", "vehicle_jeep 1"], marker="abigail-lane")
    assert vehicles_at_home(t.s) == [0, 1]
    roads = [option for option in ChooseTravel(3, 0, 1).options(t.s) if option & ~0xFFFF == w.ROAD]
    assert sorted(option >> 3 & 0x1FFF for option in roads) == sorted([*range(1, 16)] * 2)
    t.put(marker="bus-shelter")
    assert vehicles_at_home(t.s) == []


def test_the_hull_and_the_garage(table: Any) -> None:
    """AF-693, D17: truck 5, jeep 3, two more with a Garage."""
    t = table(["odo", "pim"], 10, mission="m4")
    assert (top_hull(t.s, TRUCK), top_hull(t.s, JEEP)) == (5, 3)
    t.s.campaign.built.append(ITEM_IDS.index("d17"))
    assert (top_hull(t.s, TRUCK), top_hull(t.s, JEEP)) == (7, 5)


def test_driving(run: Any) -> None:
    """AF-693, AF-694, AF-695: a card is revealed, the Drive test must be taken once; success discards it."""
    t = run(["flooded-dip", "fallen-sign"], ["g6", "g4", "r1"])
    assert t.s.road.open_card == vehicle("fallen-sign")
    assert t.why("end") == "AF-694 not-driven"
    assert t.why("move:g6") == "AF-693 on-road"
    t.roll(white=2)
    t.go("drive", "play:g6", "done")
    assert t.s.passed
    assert t.s.road.hull == 5
    assert t.s.road.done == 1
    assert t.why("drive") == "AF-694 used"
    t.go("end")
    assert t.s.turn == 1
    assert t.s.threats == []


def test_driving_badly(run: Any) -> None:
    """AF-694, AF-695: no suitable card fails it; the failure costs the hull."""
    t = run(["fallen-sign", "flooded-dip"], ["g6", "r1"])
    t.go("drive")
    assert not t.s.passed
    assert t.s.road.hull == 3, "Flooded Dip: hull -2"


def test_handling_counts(run: Any) -> None:
    """AF-695, AF-247: a jeep's handling is added to Drive tests."""
    t = run(["fallen-sign", "fallen-sign"], ["g2"])
    t.s.road.vehicle = JEEP
    t.roll(white=3)
    t.go("drive", "play:g2")
    assert t.s.total == 2 + 3 + 2


def test_shoot_and_ram(run: Any) -> None:
    """AF-696: opposed, one wound; a failed Ram costs hull; boosts for melee count."""
    t = run(["fallen-sign", "fallen-sign"], ["r1", "g6", "r6"], ("blade-bike-a", "skate-raider-a"))
    t.roll(white=0, black=3)
    t.go("ram:1", "play:r1", "done")
    assert t.s.total == 1 + 2 + 2, "strength and the Spoon Maul"
    assert t.s.road.hull == 4
    t.roll(white=1, black=0)
    t.go("fire-at:0", "play:g6", "done")
    assert t.s.passed
    assert [VEHICLE_IDS[x] for x in t.s.road.chasers] == ["skate-raider-a"]
    assert t.s.hostile
    t.roll(white=1, black=0)
    t.go("ram:0", "play:r6")
    assert t.s.road.chasers == []
    assert not t.s.hostile


def test_patching(run: Any) -> None:
    """AF-697: strength 5 and one Scrap for one point, up to the maximum."""
    t = run(["fallen-sign", "fallen-sign"], ["r6", "r1"])
    assert t.why("patch") == "AF-697 hull-full"
    t.s.road.hull = 2
    t.s.ask_again()
    t.s.run()
    t.roll(white=0)
    t.go("patch", "play:r6", "done")
    assert t.s.road.hull == 3
    assert t.s.dials[2] == 2
    t.put(dials__scrap=0)
    assert t.why("patch") == "AF-697 no-scrap"


def test_enemy_vehicles_attack_the_vehicle(run: Any) -> None:
    """AF-698: as enemies on the track; whose turn it is may defend; a hit costs hull."""
    t = run(["fallen-sign", "fallen-sign"], ["g6", "b1"], ("skate-raider-a",), threats=["k7"])
    t.roll(white=3)
    t.go("drive", "play:g6", "end")
    assert t.s.pending[0].kind == w.ASK_DEFEND
    assert t.s.pending[0].seat == 0
    t.go("pass")
    assert t.s.road.hull == 4
    assert t.s.dials[3] == 5, "a Skate Raider also takes Food"
    assert t.s.threats == []


def test_calamities_and_threat_on_the_road(run: Any) -> None:
    """AF-699, AF-702: a calamity card does nothing; four threat cards bring a vehicle; there is no rest."""
    t = run(["fallen-sign", "fallen-sign"], ["g6"], threats=["k1", "k2", "k3", "k4"])
    t.roll(white=3)
    t.go("drive", "play:g6", "end")
    assert len(t.s.road.chasers) == 1
    assert t.s.hostile
    assert t.s.threats == []
    assert t.s.pending[0].kind == w.ASK_DISCARD, "nobody was asked about a rest"
    t.put(hands__B=["g1", "r1", "b1", "y1"])
    t.s.deck.remove(CARD_IDS.index("c1"))
    t.s.deck.append(CARD_IDS.index("c1"))
    t.go("done")
    assert CARD_IDS.index("c1") in t.s.discard
    assert t.s.calamities == []


def test_arriving(run: Any) -> None:
    """AF-701, AF-703: after the last card Time +1 in all, the destination's page, another keeper."""
    t = run(["fallen-sign"], ["g6"], ("skate-raider-a", "blade-bike-a"), keeper="A")
    t.roll(white=3)
    t.go("drive", "play:g6", "end")
    assert t.s.page == 17
    assert t.s.marker == LOCATION_IDS.index("pharmacy")
    assert t.s.dials[0] == 1
    assert t.s.keeper == 1
    assert t.s.road is None
    assert t.s.hunt == []


def test_a_wreck(run: Any) -> None:
    """AF-700: each takes damage, Time +1, the party is as far as the road cards carried it, across first, one short of
    the destination at most; the vehicle is not used again."""
    t = run(["fallen-sign", "fallen-sign", "flooded-dip"], ["r1"])
    t.s.road.hull = 2
    t.s.road.done = 1
    t.go("drive", "pass")
    assert [hero.wounds for hero in t.s.heroes[:2]] == [0, 1], "Pim is still asked"
    t.go("pass")
    assert [hero.wounds for hero in t.s.heroes[:2]] == [1, 1]
    assert t.s.dials[0] == 1
    assert LOCATION_IDS[t.s.marker] == "bus-shelter"
    from gloam.games.aftermath.rules.travel import vehicles_at_home

    t.s.marker = 0
    t.put(flags=["vehicle_truck 1", "vehicle_jeep 1"])
    assert vehicles_at_home(t.s) == [1]


def test_defeat_and_the_road(run: Any, table: Any) -> None:
    """AF-704: a wreck that defeats all fails the mission; who was defeated before comes back in the first turn."""
    t = run(["fallen-sign", "flooded-dip"], ["r1"], heroes__odo__wounds=4, heroes__pim__wounds=2, missions__m4="active")
    t.s.road.hull = 1
    t.go("drive", "pass", "pass")
    assert t.s.result == 1
    t = table(["odo", "pim"], 10, mission="m4", flags=["vehicle_truck 1"], marker="abigail-lane", keeper="A",
              heroes__odo__space="d5", heroes__pim__where="defeated", exit_used=0, hands__A=["g1"],
              next="actions")  # fmt: skip
    t.go("leave")
    t.together("pass")
    t.together("road:pharmacy,0")
    assert t.s.turn == 1
    assert t.s.heroes[0].has_status(0), "Badly Wounded"


def test_as_many_road_cards_as_the_way_is_long(table: Any) -> None:
    """AF-692: two at least, six at most; the rest lies ready for a Fork."""
    from gloam.games.aftermath.rules.road import begin_road

    lengths = {"vending-row": 2, "toy-shop": 2, "toll-bridge": 3, "parking-deck": 5, "the-laboratory": 6}
    for to, count in lengths.items():
        t = table(["odo", "pim"], 10, mission="m4", marker="abigail-lane")
        begin_road(t.s, TRUCK, LOCATION_IDS.index(to))
        assert len(t.s.road.cards) == count
        assert len(t.s.road.rest) == 7 - count
        assert t.s.dials[0] == 0, "Time comes at the end"


def test_a_fork(run: Any) -> None:
    """T12, AF-692: passed, the next card is skipped and counts as done; failed, one more comes next, if any is left."""
    t = run(["pothole-field", "fallen-sign", "fork"], ["y6"])
    t.roll(white=3)
    t.go("drive", "play:y6")
    assert t.s.road.cards == [vehicle("pothole-field")]
    assert t.s.road.done == 2
    t = run(["pothole-field", "fork"], ["g2"])
    t.go("drive")
    assert t.s.road.cards == [vehicle("pothole-field"), vehicle("open-street")]
    assert (t.s.road.done, t.s.road.hull, t.s.road.rest) == (1, 5, [])
    t = run(["pothole-field", "fork"], ["g2"])
    t.s.road.rest = []
    t.go("drive")
    assert t.s.road.cards == [vehicle("pothole-field")]


@pytest.mark.parametrize(("card", "white", "food"), [("g4", 2, 0), ("g4", 3, 0), ("g6", 3, 1)])
def test_an_open_street(run: Any, card: str, white: int, food: int) -> None:
    """T07: Food +1 with a result of seven or more; success below that, or failure, brings and costs nothing."""
    t = run(["fallen-sign", "open-street"], [card])
    t.roll(white=white)
    t.go("drive", f"play:{card}")
    assert t.s.passed
    assert t.s.dials[3] == 6 + food
    t = run(["fallen-sign", "open-street"], ["r1"])
    t.go("drive")
    assert (t.s.dials[3], t.s.road.hull) == (6, 5)


def test_a_jammed_wreck(run: Any) -> None:
    """T10: a failure costs hull and Time."""
    t = run(["fallen-sign", "jammed-wreck"], ["g2"])
    t.go("drive")
    assert (t.s.road.hull, t.s.dials[0]) == (4, 1)


def test_an_ambush(run: Any) -> None:
    """T11: an enemy vehicle comes when the card is revealed, before anything can be done about it; only one that is
    not there yet."""
    t = run(["fallen-sign", "ambush"], ["g2"], ("blade-bike-a", "blade-bike-b", "skate-raider-a"))
    assert [VEHICLE_IDS[x] for x in t.s.road.chasers][3:] == ["skate-raider-b"]
    t = run(["fallen-sign", "ambush"], ["g2"])
    assert len(t.s.road.chasers) == 1
    assert t.s.hostile
    t = run(["ambush", "fallen-sign"], ["g2"])
    assert not t.s.hostile, "it is not revealed yet"


def test_one_card_a_turn(run: Any) -> None:
    """AF-694: with its test taken no further card is turned over in this turn; the next player turns the next."""
    t = run(["pothole-field", "fallen-sign"], ["g6", "b1"])
    t.roll(white=3)
    t.go("drive", "play:g6")
    assert t.s.road.open_card == -1
    assert "drive" not in t.options()
    t.go("end", "done")
    assert t.s.turn == 1
    assert t.s.road.open_card == vehicle("pothole-field")


def test_what_can_be_done_on_the_road(run: Any) -> None:
    """AF-693, AF-697, AF-703: no equipping, no reading, no leaving; abilities that need a map are refused, Inspire and
    consumables are not; a patch that fails has cost its Scrap."""
    t = run(["fallen-sign", "fallen-sign"], ["r1", "w4", "g2"], heroes__odo__abilities=["stand-fast", "heave"],
            heroes__odo__worn=["i35"], heroes__pim__wounds=1)  # fmt: skip
    for line in ("equip:r1", "leave", "read", "scavenge:0", "rest"):
        assert t.why(line) == "AF-693 on-road"
    assert t.why("fire-at:0") == "AF-696 no-target"
    assert "ability:stand-fast" in t.options()
    assert t.why("ability:heave") == "AF-703 on-road"
    assert "inspire:g2,B" in t.options()
    t.go("use:i35", "pick:B")
    assert t.s.heroes[0].wounds == 0
    t.s.road.hull = 2
    t.s.ask_again()
    t.s.run()
    t.roll(white=0)
    t.go("patch", "play:r1")
    assert (t.s.road.hull, t.s.dials[2]) == (2, 2)


def test_patching_has_a_limit(run: Any) -> None:
    """AF-697: hull +1, never above the vehicle's own."""
    t = run(["fallen-sign", "fallen-sign"], ["r6", "r5"])
    t.s.road.hull = 4
    t.s.ask_again()
    t.s.run()
    t.roll(white=3)
    t.go("patch", "play:r6", "done")
    assert t.s.road.hull == 5
    assert t.why("patch") == "AF-697 hull-full"


def test_vehicles_are_paired_with_threat_cards(run: Any) -> None:
    """AF-698, AF-435, AF-465: with fewer threat cards than vehicles nobody attacks; else each with the strength of its
    card, whose turn it is defends, and a card goes after its attack."""
    chasers = ("skate-raider-a", "blade-bike-a")
    t = run(["fallen-sign", "fallen-sign"], ["g6", "b1"], chasers, threats=["k7"])
    t.roll(white=3)
    t.go("drive", "play:g6", "end")
    assert t.s.turn == 1, "one card, two vehicles"
    assert t.s.road.hull == 5
    t = run(["fallen-sign", "fallen-sign"], ["g6", "b1"], chasers, threats=["k1", "k7", "k4"])
    t.roll(white=3)
    t.go("drive", "play:g6", "end")
    assert t.s.pending[0].step.difficulty == 3, "a Skate Raider with value 1"
    assert [CARD_IDS[x] for x in t.s.threats] == ["k1", "k7", "k4"]
    t.go("pass")
    assert t.s.pending[0].step.difficulty == 6, "a Blade Bike with value 3"
    assert [CARD_IDS[x] if x >= 0 else "" for x in t.s.threats] == ["", "k7", "k4"]
    assert t.s.pending[0].seat == 0
    t.roll(white=3, black=0)
    t.go("play:b1")
    assert t.s.road.hull == 3
    assert t.s.threats == []


def test_own_items_are_discarded_on_the_road(run: Any) -> None:
    """AF-373: between two actions of a road run too, a bag with what then fits nowhere; nothing of others."""
    t = run(["fallen-sign", "fallen-sign"], ["g6", "b1"], heroes__odo__worn=["i43"],
            heroes__odo__pack=["i08", "i19", "i20"])  # fmt: skip
    theirs = w.THROW_AWAY | t.s.hero(1).items()[0]
    assert t.s.refusal(0, theirs) == w.NO_ITEM_DISCARD | t.s.hero(1).items()[0]
    t.go("throw-away:i43")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_OVERFULL)
    t.go("throw-away:i19")
    assert [ITEM_IDS[item] for item in t.s.item_discard] == ["i43", "i19"]
    assert t.s.pending[0].kind == w.ASK_ROAD


def test_a_wind_up_mouse_on_the_road(run: Any) -> None:
    """I40, AF-693: the first enemy vehicle of the next enemy turn does not attack; the one after it does."""
    t = run(["fallen-sign", "fallen-sign"], ["g6", "b1"], ("skate-raider-a", "blade-bike-a"), threats=["k1", "k7"],
            heroes__odo__worn=["i40"])  # fmt: skip
    t.roll(white=3)
    t.go("use:i40", "drive", "play:g6", "end")
    assert t.s.pending[0].step.difficulty == 6, "the Blade Bike"
    t.go("pass")
    assert t.s.road.hull == 4
    assert t.s.dials[3] == 6
    assert not t.s.decoy


@pytest.mark.parametrize(
    ("to", "done", "at"),
    [
        ("pharmacy", 0, "vending-row"), ("pharmacy", 1, "bus-shelter"), ("pharmacy", 2, "clock-tower-square"),
        ("pharmacy", 5, "clock-tower-square"), ("vending-row", 3, "abigail-lane"),
        ("rooftop-garden", 1, "back-gardens"),
    ],
)  # fmt: skip
def test_where_a_wreck_ends(run: Any, to: str, done: int, at: str) -> None:
    """AF-700: as many steps as road cards are behind, across before down, and never all the way."""
    t = run(["fallen-sign", "fallen-sign", "flooded-dip"], ["r1"])
    t.s.road.hull = 1
    t.s.road.done = done
    t.s.road.to = LOCATION_IDS.index(to)
    t.go("drive", "pass", "pass")
    assert LOCATION_IDS[t.s.marker] == at
    assert t.s.page == 10 + LOCATION_IDS.index(at)
    assert t.s.hunt == []
    assert t.s.road is None


def test_a_wreck_strikes_in_turn_order(run: Any) -> None:
    """AF-700, 6.18: each character takes damage of strength 5, whose turn it is first."""
    t = run(["fallen-sign", "fallen-sign", "flooded-dip"], ["r1"])
    t.put(turn="B", hands__B=["r2"], next="actions")
    t.s.run()
    t.s.road.hull = 1
    t.go("drive")
    assert (t.s.pending[0].seat, t.s.pending[0].step.difficulty) == (1, 5)
    t.go("pass")
    assert t.s.pending[0].seat == 0
    assert [t.s.hero(seat).wounds for seat in range(2)] == [0, 1]


def test_an_arrival_costs_one_hour_in_all(run: Any) -> None:
    """AF-701: one hour however long the way; with road cards left nobody arrives."""
    t = run(["fallen-sign", "fallen-sign"], ["g6"])
    t.roll(white=3)
    t.go("drive", "play:g6", "end", "done")
    assert (t.s.page, t.s.dials[0], t.s.turn) == (5, 0, 1)


def test_road_cards_come_as_a_script_names_them(run: Any) -> None:
    """AF-692, AF-693: the first one that is named is revealed first."""
    from gloam.games.aftermath.content.tables import ROADS

    t = run(["open-street"], ["r1"])
    t.s.rng.fix("road", [ROADS[4], ROADS[1]])
    begin_road(t.s, TRUCK, LOCATION_IDS.index("pharmacy"))
    assert t.s.road.cards[-1:-3:-1] == [ROADS[4], ROADS[1]]
    assert sorted([*t.s.road.cards, *t.s.road.rest]) == sorted(ROADS)


def test_enemies_by_lot_come_as_a_script_names_them(run: Any) -> None:
    """AF-168: `pile random` names the first that comes first."""
    t = run(["open-street"], ["r1"])
    kinds = [kind for kind in range(len(ENEMY_IDS)) if ENEMY_TYPE[kind] == ENEMY_TYPE[0] and not BOSS[kind]]
    held = [kind for kind in kinds if t.s.supply_of(kind)][:2][::-1]
    t.s.rng.fix("random", held)
    assert random_kinds(t.s, ENEMY_TYPE[0], 2) == held
