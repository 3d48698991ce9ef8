"""The content of Lockdown: the numbers of the ledger, and a fault with its line for everything a map may get wrong."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from gloam.core.content.files import check, files_of, load_all, package_text, parse
from gloam.games.lockdown import game
from gloam.games.lockdown.content.mapcheck import map_faults, storeys
from gloam.games.lockdown.content.schema import (
    FLOOR_IDS,
    FOREIGN,
    NAMED_IDS,
    ROOM_IDS,
    Content,
    Link,
    Map,
)
from gloam.games.lockdown.content.tables import CARD_IDS

CONTENT = load_all(Content)
STANDARD = CONTENT.maps["standard"]
COMPACT = CONTENT.maps["compact"]

Steps = dict[str, set[str]]
"""Where one step leads, by room."""


def walking(map_: Map, types: Iterable[str] = ("door", "stairs", "bridge", "tunnel")) -> Steps:
    steps: Steps = {room.id: set() for room in map_.room}
    for link in map_.link:
        if link.type in types:
            steps[link.a].add(link.b)
            steps[link.b].add(link.a)
    return steps


def without(map_: Map, *pairs: tuple[str, str]) -> Steps:
    steps = walking(map_)
    for a, b in pairs:
        steps[a].remove(b)
        steps[b].remove(a)
    return steps


def climbing(map_: Map) -> Steps:
    """With the rope, or as a shadow."""
    steps = walking(map_)
    for pair in map_.vertical:
        steps[pair.upper].add(pair.lower)
        steps[pair.lower].add(pair.upper)
    return steps


def sliding(map_: Map) -> Steps:
    """With the chute and the teleporter."""
    steps = walking(map_)
    ordinary = {room.id for room in map_.room if room.kind == "ordinary"}
    for move in map_.one_way:
        if move.type != "helicopter":
            steps[move.source] |= ordinary if move.to == "ordinary" else {move.to}
    return steps


def distances(steps: Steps, start: str) -> dict[str, int]:
    found = {start: 0}
    ring = [start]
    while ring:
        ring = sorted({there for here in ring for there in steps[here] if there not in found})
        found.update(dict.fromkeys(ring, max(found.values()) + 1))
    return found


def diameter(steps: Steps, rooms: list[str] | None = None) -> int:
    among = rooms or list(steps)
    return max(distances(steps, a)[b] for a in among for b in among)


def mean_distance(map_: Map) -> float:
    steps = walking(map_)
    every = [d for start in steps for d in distances(steps, start).values() if d]
    assert len(every) == len(steps) * (len(steps) - 1)
    return round(sum(every) / len(every), 2)


def reach(steps: Steps, speed: int) -> list[int]:
    """How many rooms each room has in reach."""
    return [sum(0 < d <= speed for d in distances(steps, start).values()) for start in steps]


def mean_reach(steps: Steps, speed: int) -> float:
    return round(sum(reach(steps, speed)) / len(steps), 1)


def building(map_: Map, name: str) -> list[str]:
    return [room.id for room in map_.room if room.building == name]


def of_type(map_: Map) -> dict[str, int]:
    kinds = [link.type for link in map_.link]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


class TestTheStandardMap:
    def test_counts(self) -> None:
        """LK-030, LK-036"""
        assert len(STANDARD.room) == 42
        assert of_type(STANDARD) == {"door": 25, "stairs": 17, "bridge": 2, "tunnel": 1}
        assert len(STANDARD.vertical) == 51
        assert sum(room.kind == "ordinary" for room in STANDARD.room) == 24

    def test_floors(self) -> None:
        """LK-031, LK-032"""
        floors = ["2", "1", "B1", "B2", "B3", "B4", "B5", "B6", "B7"]
        assert floors == FLOOR_IDS
        assert list(dict.fromkeys(room.floor for room in STANDARD.room)) == floors
        assert all(room.id.startswith(room.floor) for room in STANDARD.room)

    def test_buildings(self) -> None:
        """LK-033"""
        east = "202 103 104 B106 B107 B206 B306 B307 B308 B403 B404 B405 B504 B505 B604"
        assert " ".join(building(STANDARD, "east")) == east
        assert len(building(STANDARD, "west")) == 27

    def test_named_rooms(self) -> None:
        """LK-035"""
        assert sorted(room.id for room in STANDARD.room if room.kind == "named") == sorted(NAMED_IDS)
        assert len(NAMED_IDS) == 18

    def test_birth_rooms(self) -> None:
        """LK-013"""
        births = [room.id for room in STANDARD.room if room.birth]
        assert births == ["103", "B103", "B303", "B307", "B402", "B603"]
        assert STANDARD.default_birth == "B303"

    def test_ways_between_the_buildings(self) -> None:
        """LK-039, LK-041"""
        across = [(link.a, link.b, link.type) for link in STANDARD.link if link.type in ("bridge", "tunnel")]
        assert across == [("B105", "B106", "bridge"), ("B305", "B306", "bridge"), ("B603", "B604", "tunnel")]

    def test_the_great_warehouse(self) -> None:
        """LK-042"""
        steps = walking(STANDARD)
        assert steps["B501"] == {"B401", "B502", "B601"}
        assert distances(climbing(STANDARD), "B301")["B601"] == 2

    def test_one_way_moves(self) -> None:
        """LK-043"""
        for map_ in CONTENT.maps.values():
            assert [(move.source, move.to, move.type) for move in map_.one_way] == [
                ("B105", "B503", "chute"),
                ("B403", "ordinary", "teleporter"),
                *(("202", to, "helicopter") for to in ("B101", "101", "B103", "201", "B105")),
            ]

    def test_stairs_are_vertical_pairs(self) -> None:
        """LK-044"""
        for map_ in CONTENT.maps.values():
            pairs = {(pair.upper, pair.lower) for pair in map_.vertical}
            assert {(link.a, link.b) for link in map_.link if link.type == "stairs"} <= pairs

    def test_diameters(self) -> None:
        every = walking(STANDARD)
        assert diameter(every) == distances(every, "101")["B604"] == distances(every, "B701")["202"] == 13
        assert mean_distance(STANDARD) == 5.84
        first, second, tunnel = ("B105", "B106"), ("B305", "B306"), ("B603", "B604")
        assert diameter(without(STANDARD, tunnel)) == 13
        assert diameter(without(STANDARD, first, second)) == 24
        assert distances(without(STANDARD, first, second), "201")["202"] == 24
        assert diameter(without(STANDARD, second, tunnel)) == 18
        assert distances(without(STANDARD, second, tunnel), "B603")["B604"] == 18
        assert diameter(without(STANDARD, first, tunnel)) == 14
        assert distances(without(STANDARD, first, tunnel), "201")["202"] == 14
        assert diameter(sliding(STANDARD)) == distances(sliding(STANDARD), "101")["B505"] == 11
        assert diameter(climbing(STANDARD)) == distances(climbing(STANDARD), "101")["B505"] == 9

    def test_the_buildings_alone(self) -> None:
        """LK-128"""
        apart = walking(STANDARD, ("door", "stairs"))
        assert sorted(distances(apart, "B101")) == sorted(building(STANDARD, "west"))
        assert diameter(apart, building(STANDARD, "west")) == distances(apart, "B101")["B701"] == 12
        assert sorted(distances(apart, "202")) == sorted(building(STANDARD, "east"))
        assert diameter(apart, building(STANDARD, "east")) == distances(apart, "202")["B604"] == 11

    @pytest.mark.parametrize(
        ("speed", "mean", "fewest", "most", "passages", "rope", "shadow"),
        [
            (1, 2.1, 1, 4, 2.7, 3.8, 1),
            (2, 5.2, 2, 9, 6.7, 9.9, 4),
            (3, 8.9, 3, 15, 11.8, 17.2, 9),
            (4, 13.7, 5, 25, 18.3, 25.3, 15),
            (5, 19.0, 9, 34, 24.4, 32.5, 24),
            (6, 24.5, 13, 39, 29.9, 37.5, 32),
            (7, 29.5, 19, 41, 34.2, 39.9, 37),
            (8, 33.8, 24, 41, 37.5, 40.9, 40),
        ],
    )
    def test_reach(
        self, speed: int, mean: float, fewest: int, most: int, passages: float, rope: float, shadow: int
    ) -> None:
        """LK-121"""
        walked = walking(STANDARD)
        assert mean_reach(walked, speed) == mean
        assert (min(reach(walked, speed)), max(reach(walked, speed))) == (fewest, most)
        assert mean_reach(sliding(STANDARD), speed) == passages
        assert mean_reach(climbing(STANDARD), speed) == rope
        assert sum(0 < d <= speed for d in distances(climbing(STANDARD), "B701").values()) == shadow

    @pytest.mark.parametrize(
        ("birth", "far"),
        [
            ("103", [5, 2, 6, 4, 6, 2, 2, 6, 4, 2, 9, 6, 6, 8, 9, 7, 9, 11]),
            ("B103", [3, 6, 2, 2, 2, 2, 4, 3, 4, 4, 9, 6, 8, 8, 9, 9, 9, 11]),
            ("B303", [8, 9, 8, 7, 8, 5, 7, 5, 3, 6, 2, 1, 6, 3, 4, 7, 4, 6]),
            ("B307", [7, 6, 8, 6, 8, 4, 4, 5, 3, 2, 6, 3, 2, 5, 6, 3, 6, 8]),
            ("B402", [9, 10, 9, 8, 9, 6, 8, 6, 4, 7, 5, 2, 7, 2, 1, 8, 3, 5]),
            ("B603", [12, 12, 12, 11, 12, 9, 10, 9, 7, 8, 8, 5, 6, 3, 5, 3, 2, 2]),
        ],
    )
    def test_distances_from_the_birth_rooms(self, birth: str, far: list[int]) -> None:
        """LK-122, LK-123, LK-124"""
        found = distances(walking(STANDARD), birth)
        assert [found[room] for room in NAMED_IDS] == far


class TestTheCompactMap:
    def test_counts(self) -> None:
        """LK-030, LK-013"""
        assert len(COMPACT.room) == 31
        assert of_type(COMPACT) == {"door": 15, "stairs": 18, "bridge": 3}
        births = [room.id for room in COMPACT.room if room.birth]
        assert births == ["B103", "B106", "B203", "B302", "B402", "B504"]
        assert COMPACT.default_birth == "B302"

    def test_measures(self) -> None:
        steps = walking(COMPACT)
        assert diameter(steps) == distances(steps, "201")["B505"] == 11
        assert mean_distance(COMPACT) == 4.65
        assert (mean_reach(steps, 3), mean_reach(steps, 5)) == (10.5, 19.4)

    def test_the_buildings_alone(self) -> None:
        """LK-128"""
        apart = walking(COMPACT, ("door", "stairs"))
        assert (len(building(COMPACT, "west")), len(building(COMPACT, "east"))) == (21, 10)
        assert diameter(apart, building(COMPACT, "west")) == 11
        assert diameter(apart, building(COMPACT, "east")) == 8


@pytest.mark.parametrize("map_", CONTENT.maps.values(), ids=list(CONTENT.maps))
class TestTheOrder:
    def test_rooms_come_floor_by_floor(self, map_: Map) -> None:
        rooms = [(FLOOR_IDS.index(room.floor), room.id) for room in map_.room]
        assert rooms == sorted(rooms)

    def test_neighbours_come_as_doors_then_stairs_then_bridges(self, map_: Map) -> None:
        """The first neighbour is where a silent player goes (LK-055), so the order is a part of the map."""
        order = [room.id for room in map_.room]
        kinds = {"door": 0, "stairs": 1, "bridge": 2, "tunnel": 2}
        for id_ in order:
            links = [
                (kinds[link.type], link.b if link.a == id_ else link.a) for link in map_.link if id_ in (link.a, link.b)
            ]
            assert links == sorted(links, key=lambda step: (step[0], order.index(step[1])))


@pytest.mark.parametrize("map_", CONTENT.maps.values(), ids=list(CONTENT.maps))
class TestTheDrawing:
    def test_size(self, map_: Map) -> None:
        assert min(room.x for room in map_.room) == 0
        assert 60 <= max(room.x + room.width for room in map_.room) <= 72
        assert all(room.width >= 6 for room in map_.room)

    def test_doors_and_the_tunnel_join_rooms_wall_to_wall(self, map_: Map) -> None:
        """LK-037, LK-041"""
        rooms = {room.id: room for room in map_.room}
        for link in map_.link:
            west, east = sorted((rooms[link.a], rooms[link.b]), key=lambda room: room.x)
            if link.type in ("door", "tunnel"):
                assert west.x + west.width == east.x, (west.id, east.id)
            elif link.type == "bridge":
                assert west.building == "west"
                assert east.x - west.x - west.width == 6

    def test_what_is_drawn_above_is_a_vertical_pair_and_nothing_else(self, map_: Map) -> None:
        """LK-044"""
        pairs = {(pair.upper, pair.lower) for pair in map_.vertical}
        drawn = {
            (a.id, b.id)
            for a in map_.room
            for b in map_.room
            if storeys(a)[-1] + 1 == storeys(b)[0] and a.x < b.x + b.width and b.x < a.x + a.width
        }
        beside = {("B401", "B501")} if map_ is COMPACT else set()
        assert pairs == drawn | beside


class TestTheOtherFiles:
    def test_ids(self) -> None:
        """LK-032"""
        assert (len(ROOM_IDS), len(CARD_IDS)) == (81, 24)
        assert ROOM_IDS[:2] == ["201", "202"]
        assert ROOM_IDS[-1] == "B709"
        assert [room.id for room in CONTENT.rooms] == NAMED_IDS
        assert [card.id for card in CONTENT.cards] == CARD_IDS

    def test_draw_rooms(self) -> None:
        """LK-045, LK-180"""
        limits = {room.id: room.limit for room in CONTENT.rooms if room.effect == "draw"}
        assert limits == {
            "101": 4, "B107": 2, "B206": 2, "B301": 2, "B501": 3, "B503": 5, "B505": 4, "B601": 2, "B701": 3,
        }  # fmt: skip

    def test_stocks(self) -> None:
        """LK-017, LK-021"""
        cards: dict[str, int] = {}
        for room in CONTENT.rooms:
            for card, count in room.stock.items():
                cards[card] = cards.get(card, 0) + count
        assert cards == {
            "water": 15, "food": 15, "knife": 8, "pistol": 3, "shotgun": 2, "gold": 5, "pill": 5, "adrenaline": 5,
            "alcohol": 8, "junk": 20, "rope": 1, "mask": 1, "bazooka": 1, "pocket": 1, "recycler": 1,
        }  # fmt: skip
        sums = {room.id: sum(room.stock.values()) for room in CONTENT.rooms}
        assert (sums["B501"], sums["B503"], sums["B701"], sum(sums.values())) == (22, 25, 0, 91)

    def test_the_junkyard(self) -> None:
        """LK-019, LK-192, LK-206"""
        odd = [(r.id, r.scaled, r.gold, r.keep) for r in CONTENT.rooms if not r.scaled or not r.gold or r.keep]
        assert odd == [("B503", False, False, 2)]

    def test_weapons(self) -> None:
        """LK-430, LK-431, LK-432, LK-434, LK-435"""
        weapons = {card.id: (card.force, card.gun) for card in CONTENT.cards if card.force}
        assert weapons == {
            "knife": (2, False), "pistol": (2, True), "shotgun": (4, True), "supply1": (4, False), "supply4": (2, True),
        }  # fmt: skip

    def test_supply_cards(self) -> None:
        """LK-220, LK-435, LK-436"""
        worth = {c.id: (c.water, c.food, c.alcohol, c.pill, c.adrenaline) for c in CONTENT.cards}
        assert worth["supply2"] == (0, 0, 2, 0, 0)
        assert worth["supply2_half"] == worth["alcohol"] == (0, 0, 1, 0, 0)
        assert worth["supply3"] == (1, 1, 0, 0, 0)
        assert worth["supply3_water"] == worth["water"] == (1, 0, 0, 0, 0)
        assert worth["supply3_food"] == worth["food"] == (0, 1, 0, 0, 0)
        assert worth["supply5"] == worth["adrenaline"] == (0, 0, 0, 0, 1)
        assert worth["supply6"] == worth["pill"] == (0, 0, 0, 1, 0)
        assert [card.supply for card in CONTENT.cards if card.supply] == [1, 2, 3, 4, 5, 6]

    def test_numbers(self) -> None:
        """LK-004, LK-007, LK-010, LK-050, LK-231, LK-308, LK-326, LK-341, LK-358, LK-359, LK-371, LK-380"""
        n = CONTENT.numbers
        assert (n.rounds, n.hp, n.genes, n.gene_least, n.revive, n.surgery, n.bazooka) == (6, 10, 10, 1, 2, 4, 4)
        assert (n.control_votes, n.adrenaline_speed, n.pill, n.alcohol_heal, n.hunger) == (10, 10, 2, 2, 1)
        assert n.reference_seats == 9
        assert n.gas == [1, 2, 2, 3, 3, 4]
        assert n.supply == [f"supply{i}" for i in range(1, 7)]


def own_texts() -> dict[str, tuple[str, str]]:
    return {file: (f"content/{file}", package_text(game.package, file)) for file in files_of(Content)}


def faults_of(texts: dict[str, tuple[str, str]]) -> list[str]:
    schemas = {file: game.content_schemas().get(file, Map) for file in texts}
    return check(texts, schemas, game.faults)


def spoilt(file: str, *changes: tuple[str, str]) -> list[str]:
    """The faults of the content with one file changed, each with `LINE` for the line of the last change."""
    texts = own_texts()
    shown, text = texts[file]
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    texts[file] = (shown, text)
    at = text[: text.index(changes[-1][1])].count("\n") + 1
    return [fault.replace(f"{shown}:{at}:", "LINE:") for fault in faults_of(texts)]


def test_the_content_is_in_order() -> None:
    """LK-047"""
    assert faults_of(own_texts()) == []


def test_maps_are_found_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LK-030"""
    others = ["rooms.toml", "cards.toml", "numbers.toml"]
    assert list(files_of(Content)) == ["map_standard.toml", "map_compact.toml", *others]
    (tmp_path / "content").mkdir()
    for name in ("map_zoo.toml", "map_ark.toml", "map_compact.toml", "map_standard.toml", "rooms.toml", "map_x.txt"):
        (tmp_path / "content" / name).touch()
    monkeypatch.setattr("gloam.core.content.files.resources.files", lambda package: tmp_path)
    maps = ["map_standard.toml", "map_compact.toml", "map_ark.toml", "map_zoo.toml"]
    assert list(files_of(Content)) == [*maps, *others]


def test_a_foreign_map() -> None:
    """LK-030"""
    (kind,) = FOREIGN
    text = package_text(game.package, "map_standard.toml")
    assert kind.praise(parse(text, "my_map.toml", kind.schema)) == "a good map (42 rooms, 45 links)"
    assert faults_of({**own_texts(), "my_map.toml": ("/x/my_map.toml", text)}) == []
    assert faults_of({**own_texts(), "map_mine.toml": ("/x/map_mine.toml", text)}) == [
        "/x/map_mine.toml:3: a map 'standard' stands in map_standard.toml (LK-030)"
    ]
    broken = text.replace('a = "201", b = "102"', 'a = "201", b = "109"')
    assert faults_of({**own_texts(), "my_map.toml": ("/x/my_map.toml", broken)}) == [
        "/x/my_map.toml:79: this map has no room '109' (LK-030)",
        "/x/my_map.toml:8: 201 has no link (LK-047)",
    ]


ROOM_103 = '{ id = "103", floor = "1", building = "east", kind = "ordinary", birth = true, x = 44, width = 7 }'
ROOM_104 = '{ id = "104", floor = "1", building = "east", kind = "ordinary", x = 51, width = 9 }'
ROOM_B206 = '{ id = "B206", floor = "B2", building = "east", kind = "named", x = 48, width = 14 }'
DOOR = '{ a = "103", b = "104", type = "door" }'
STAIRS = '{ a = "202", b = "104", type = "stairs" }'
BRIDGE = '{ a = "B105", b = "B106", type = "bridge" }'
TUNNEL = '{ a = "B603", b = "B604", type = "tunnel" }'
PAIR = '{ upper = "202", lower = "103" }'
CHUTE = '{ from = "B105", to = "B503", type = "chute" }'
TELEPORTER = '{ from = "B403", to = "ordinary", type = "teleporter" }'
CUT_OFF = ":9: no way leads from 201 to 202 (LK-047)"
FLIGHT = '{ from = "202", to = "B101", type = "helicopter" }'


def put(old: str, *changes: tuple[str, str]) -> tuple[str, str]:
    """A line of the file, and the same line with something else in it."""
    new = old
    for before, after in changes:
        assert before in new
        new = new.replace(before, after)
    return old, new


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        # Rooms.
        (
            (
                ROOM_104,
                ROOM_104 + ',\n  { id = "C1", floor = "1", building = "east", kind = "ordinary", x = 70, width = 5 }',
            ),
            [":14: there is no room 'C1': a number is a floor and 01 to 09 (LK-032)", ":14: C1 has no link (LK-047)"],
        ),
        (put(ROOM_104, ("width = 9 }", "width = 9 },\n  " + ROOM_104)), [":14: 104 stands here twice (LK-030)"]),
        (
            put(ROOM_103, ('floor = "1"', 'floor = "B1"'), ("x = 44", "x = 70")),
            [
                "LINE: 103 is on floor 1, not B1 (LK-032)",
                ":54: a door joins rooms on one floor of one building, not 103 and 104 (LK-037)",
                ":83: stairs join rooms on consecutive floors, not 103 and B106 (LK-038)",
                ":104: 202 is not one floor above 103 (LK-044)",
                ":108: 103 is not one floor above B106 (LK-044)",
            ],
        ),
        (put(ROOM_104, ('"ordinary"', '"named"')), ["LINE: 104 has no function: it is ordinary (LK-036)"]),
        (put(ROOM_B206, ('"named"', '"ordinary"')), ["LINE: B206 has a function: it is named (LK-035)"]),
        (put(ROOM_104, ("width = 9", "width = 9, height = 2")), ["LINE: 104 is drawn 1 high, not 2 (LK-042)"]),
        ((", height = 2", ""), [":40: B501 is drawn 2 high, not 1 (LK-042)"]),
        # Births.
        (
            put(ROOM_B206, ('"named"', '"named", birth = true')),
            ["LINE: B206 is no ordinary room, so nobody is born there (LK-013)"],
        ),
        (('default_birth = "B303"', 'default_birth = "B304"'), ["LINE: 'B304' is no birth room of this map (LK-013)"]),
        (
            ('default_birth = "B303"', 'default_birth = "cellar"'),
            ["LINE: 'cellar' is no birth room of this map (LK-013)"],
        ),
        # Links.
        (put(DOOR, ('a = "103"', 'a = "105"')), ["LINE: this map has no room '105' (LK-030)", CUT_OFF]),
        (put(DOOR, ('b = "104"', 'b = "B999"')), ["LINE: this map has no room 'B999' (LK-030)", CUT_OFF]),
        (put(DOOR, ('b = "104"', 'b = "103"')), ["LINE: 103 is linked with itself (LK-030)", CUT_OFF]),
        (
            (DOOR, DOOR + ",\n  " + DOOR),
            [":55: 103 and 104 are linked already, and every link goes both ways (LK-043)"],
        ),
        (
            (DOOR, DOOR + ',\n  { a = "104", b = "103", type = "door" }'),
            [":55: 104 and 103 are linked already, and every link goes both ways (LK-043)"],
        ),
        (
            put(STAIRS, ("stairs", "door")),
            ["LINE: a door joins rooms on one floor of one building, not 202 and 104 (LK-037)"],
        ),
        (
            put(BRIDGE, ("bridge", "door")),
            ["LINE: a door joins rooms on one floor of one building, not B105 and B106 (LK-037)"],
        ),
        (put(DOOR, ("door", "stairs")), ["LINE: stairs join rooms on consecutive floors, not 103 and 104 (LK-038)"]),
        (
            put(BRIDGE, ("B106", "B206"), ("bridge", "stairs")),
            ["LINE: stairs do not lead into the other building, as from B105 to B206 (LK-128)"],
        ),
        (put(DOOR, ("door", "bridge")), ["LINE: a bridge joins West with East on one floor, not 103 and 104 (LK-039)"]),
        (
            put(BRIDGE, ("B106", "B206")),
            ["LINE: a bridge joins West with East on one floor, not B105 and B206 (LK-039)"],
        ),
        (
            put(TUNNEL, ("B604", "B504")),
            ["LINE: a tunnel joins West with East on one floor, not B603 and B504 (LK-041)"],
        ),
        # Vertical pairs.
        (put(PAIR, ('"103"', '"105"')), ["LINE: this map has no room '105' (LK-044)"]),
        (put(PAIR, ('"202"', '"209"')), ["LINE: this map has no room '209' (LK-044)"]),
        ((PAIR, PAIR + ",\n  " + PAIR), [":105: 202 above 103 stands here twice (LK-044)"]),
        (put(PAIR, ('"103"', '"B106"')), ["LINE: 202 is not one floor above B106 (LK-044)"]),
        (put(PAIR, ('"103"', '"202"')), ["LINE: 202 is not one floor above 202 (LK-044)"]),
        (put(PAIR, ('"103"', '"102"')), ["LINE: 202 and 102 are in different buildings (LK-044)"]),
        (
            ('{ upper = "201", lower = "102" }', '{ upper = "201", lower = "101" }'),
            ["LINE: 201 is not drawn above 101: they share no column (LK-044)"],
        ),
        # One-way moves.
        (put(CHUTE, ("B503", "B509")), ["LINE: this map has no room 'B509' (LK-147)"]),
        (put(CHUTE, ("B105", "B104")), ["LINE: the chute starts in B105, not in B104 (LK-147)"]),
        (put(CHUTE, ("B503", "B105")), ["LINE: the chute leads back to B105 (LK-147)"]),
        (put(CHUTE, ("B503", "ordinary")), ["LINE: the chute leads to a room with a number (LK-147)"]),
        (
            (CHUTE, CHUTE + ',\n  { from = "B105", to = "B502", type = "chute" }'),
            [":158: the chute stands here twice (LK-147)"],
        ),
        ((f"  {CHUTE},\n", ""), [":156: the chute from B105 is missing (LK-147)"]),
        (
            put(TELEPORTER, ("ordinary", "B404")),
            ["LINE: the teleporter leads to any room that is 'ordinary' (LK-153)"],
        ),
        (put(TELEPORTER, ("B403", "B404")), ["LINE: the teleporter starts in B403, not in B404 (LK-151)"]),
        ((TELEPORTER, TELEPORTER + ",\n  " + TELEPORTER), [":159: the teleporter stands here twice (LK-151)"]),
        ((f"  {TELEPORTER},\n", ""), [":156: the teleporter from B403 is missing (LK-151)"]),
        (put(FLIGHT, ('"202"', '"201"')), ["LINE: the helicopter starts in 202, not in 201 (LK-154)"]),
        (put(FLIGHT, ("B101", "101")), [":160: the helicopter stands here twice (LK-154)"]),
        # The drawing.
        (put(ROOM_104, ("x = 51", "x = 50")), ["LINE: 104 is drawn over 103 (LK-037)"]),
        (
            put(ROOM_B206, ("x = 48, width = 14", "x = 35, width = 27")),
            ["LINE: B206 is drawn over B205 (LK-037)"],
        ),
    ],
)
def test_faults_of_a_map(change: tuple[str, str], expected: list[str]) -> None:
    """LK-047"""
    at = "content/map_standard.toml"
    assert spoilt("map_standard.toml", change) == [at + what if what.startswith(":") else what for what in expected]


def test_every_kind_of_one_way_move_is_needed() -> None:
    """LK-154"""
    flights = [
        (f'  {{ from = "202", to = "{to}", type = "helicopter" }},\n', "")
        for to in ("B101", "101", "B103", "201", "B105")
    ]
    assert spoilt("map_standard.toml", *flights) == [
        "content/map_standard.toml:156: the helicopter from 202 is missing (LK-154)"
    ]


def changed(**fields: object) -> list[str]:
    """What is wrong with the standard map when some of its tables are others."""
    return [fault.what for fault in map_faults(msgspec.structs.replace(STANDARD, **fields), "m.toml")]


def test_a_map_without_birth_rooms() -> None:
    """LK-013"""
    rooms = [msgspec.structs.replace(room, birth=False) for room in STANDARD.room]
    assert changed(room=rooms) == ["no room is a birth room (LK-013)", "'B303' is no birth room of this map (LK-013)"]


@pytest.mark.parametrize("id_", NAMED_IDS)
def test_every_named_room_is_needed(id_: str) -> None:
    """LK-035, LK-047"""
    rooms = [room for room in STANDARD.room if room.id != id_]
    assert f"the named room {id_} is missing (LK-047)" in changed(room=rooms)


def test_a_room_without_a_link() -> None:
    """LK-047"""
    links = [link for link in STANDARD.link if "101" not in (link.a, link.b)]
    assert changed(link=links) == ["101 has no link (LK-047)"]


def test_a_map_in_two_parts() -> None:
    """LK-047"""
    links = [link for link in STANDARD.link if link.type in ("door", "stairs")]
    assert changed(link=links) == ["no way leads from 201 to 202 (LK-047)"]


def test_an_empty_map() -> None:
    """LK-047"""
    found = changed(room=[], link=[], vertical=[], one_way=[])
    assert sum("is missing (LK-047)" in what for what in found) == 18
    assert "no room is a birth room (LK-013)" in found
    assert sum("is missing" in what for what in found) == 21


def test_the_buildings_drawn_the_wrong_way_round() -> None:
    """LK-033"""
    mirrored = [msgspec.structs.replace(room, x=66 - room.x - room.width) for room in STANDARD.room]
    found = changed(room=mirrored)
    assert "West is drawn left of East, but 201 is right of 202 (LK-033)" in found
    assert all("LK-033" in what for what in found)


def test_the_great_warehouse_stands_on_two_floors() -> None:
    """LK-038, LK-042"""
    rooms = {room.id: room for room in STANDARD.room}
    assert [FLOOR_IDS[floor] for floor in storeys(rooms["B501"])] == ["B4", "B5"]
    assert [FLOOR_IDS[floor] for floor in storeys(rooms["B502"])] == ["B5"]
    upstairs = [*STANDARD.link, Link("B303", "B501", "stairs")]
    assert changed(link=upstairs) == []
    rooms["B402"] = msgspec.structs.replace(rooms["B402"], x=12)
    assert "B501 is drawn over B402 (LK-037)" in changed(room=list(rooms.values()))


@pytest.mark.parametrize(
    ("file", "change", "expected"),
    [
        ("map_standard.toml", ("x = 46", "y = 46"), "unknown key 'y'"),
        ("map_standard.toml", ("x = 46", "x = -1"), "Expected `int` >= 0"),
        ("map_standard.toml", ("width = 20", "width = 3"), "Expected `int` >= 4"),
        (
            "map_standard.toml",
            ('"bridge" },\n  { a = "B305"', '"rope" },\n  { a = "B305"'),
            "Invalid enum value 'rope'; there is bridge, door, stairs, tunnel",
        ),
        ("map_compact.toml", ('id = "compact"', 'id = "Mine!"'), "Expected `str` matching regex '^[a-z][a-z0-9-]*$'"),
        ("map_compact.toml", ('id = "compact"', 'id = "mine"'), "a map 'mine' stands in map_mine.toml (LK-030)"),
        ("rooms.toml", ('id = "B505"', 'id = "B506"'), "the rules know no 'B506'"),
        ("rooms.toml", ('id = "B505"', 'id = "B503" '), "'B503' stands here twice"),
        ("rooms.toml", ("water = 10", "beer = 10"), "LINE: the rules know no card 'beer'"),
        (
            "rooms.toml",
            ('effect = "laser"', 'effect = "laser"\nstock = { junk = 1 }'),
            "only a draw room has a stock (LK-045)",
        ),
        ("cards.toml", ('id = "rope"', 'id = "mask" '), "'mask' stands here twice"),
        ("cards.toml", ('id = "rope"', 'id = "lasso"'), "the rules know no card 'lasso'"),
        ("cards.toml", ("supply = 6", "supply = 5 "), "supply6 is dropped in round 6, not 5 (LK-220)"),
        (
            "cards.toml",
            ('id = "junk"', 'id = "junk"\nsupply = 1'),
            "junk is never dropped, so it has no round (LK-220)",
        ),
        ("numbers.toml", ("gas = [1, ", "gas = ["), "gas needs a number for each of 6 rounds (LK-308)"),
        ("numbers.toml", ('"supply6"]', "]"), "the air drop needs a card for each of 6 rounds (LK-220)"),
        (
            "numbers.toml",
            ("gene_least = 1", "gene_least = 4"),
            "the gene points do not reach for three attributes (LK-010)",
        ),
    ],
)
def test_faults_of_other_entries(file: str, change: tuple[str, str], expected: str) -> None:
    found = [fault for fault in spoilt(file, change) if fault.endswith(expected)]
    assert len(found) == 1
    assert found[0].startswith(("LINE: ", f"content/{file}:"))


def test_a_draw_room_needs_a_limit() -> None:
    """LK-180"""
    what = "a draw room has a limit, and no other room has one (LK-180)"
    assert spoilt("rooms.toml", ('effect = "desk"', 'effect = "draw" ')) == [f"content/rooms.toml:55: {what}"]
