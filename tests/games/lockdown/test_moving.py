"""Where a step leads: every room of both maps, for walkers, rope holders and shadows, as the rules offer it."""

from __future__ import annotations

import pytest

from gloam.core.match import Match
from gloam.core.state import only
from gloam.scenario import read, run

# Room, doors, stairs, bridges and tunnels, directly above, directly below: the tables of the ledger.
STANDARD = """
    201  -          102        -     -               102
    202  -          104        -     -               103,104
    101  -          B102       -     -               B102
    102  -          201,B104   -     201             B104
    103  104        B106       -     202             B106
    104  103        202        -     202             B106,B107
    B101 B102       -          -     -               B201
    B102 B101,B103  101,B201   -     101             B201,B202
    B103 B102,B104  -          -     -               B202
    B104 B103,B105  102        -     102             B203,B204
    B105 B104       B205       B106  -               B205
    B106 B107       103,B206   B105  103,104         B206
    B107 B106       -          -     104             B206
    B201 B202       B102       -     B101,B102       B301,B302
    B202 B201,B203  -          -     B102,B103       B302,B303
    B203 B202,B204  -          -     B104            B303,B304
    B204 B203,B205  B305       -     B104            B305
    B205 B204       B105       -     B105            B305
    B206 -          B106,B308  -     B106,B107       B306,B307,B308
    B301 B302       -          -     B201            B501
    B302 B301,B303  -          -     B201,B202       B501
    B303 B302,B304  -          -     B202,B203       B501
    B304 B303,B305  B401       -     B203            B401
    B305 B304       B204       B306  B204,B205       B401,B402
    B306 B307       -          B305  B206            B403
    B307 B306,B308  B404       -     B206            B403,B404
    B308 B307       B206       -     B206            B405
    B401 B402,B501  B304       -     B304,B305       B502,B503
    B402 B401       B503       -     B305            B503
    B403 B404       -          -     B306,B307       B504
    B404 B403,B405  B307       -     B307            B504,B505
    B405 B404       B505       -     B308            B505
    B501 B401,B502  B601       -     B301,B302,B303  B601
    B502 B501,B503  -          -     B401            B601
    B503 B502       B402       -     B401,B402       B601,B602
    B504 B505       B604       -     B403,B404       B604
    B505 B504       B405       -     B404,B405       -
    B601 B602       B501       -     B501,B502,B503  -
    B602 B601,B603  B701       -     B503            B701
    B603 B602       -          B604  -               -
    B604 -          B504       B603  B504            -
    B701 -          B602       -     B602            -
"""

COMPACT = """
    201  -          101        -     -               101
    202  -          102        -     -               102
    101  -          201,B102   -     201             B102
    102  -          202,B106   -     202             B106,B107
    B101 B102       B201       -     -               B201
    B102 B101,B103  101        -     101             B202
    B103 B102,B104  B203       -     -               B203
    B104 B103,B105  -          -     -               B204
    B105 B104       B204       B106  -               B204
    B106 B107       102,B205   B105  102             B205,B206
    B107 B106       -          -     102             B206
    B201 B202       B101       -     B101            B301
    B202 B201,B203  B302       -     B102            B302
    B203 B202,B204  B103       -     B103            B303
    B204 B203       B105       -     B104,B105       B303
    B205 B206       B106       -     B106            B304
    B206 B205       B304       -     B106,B107       B304
    B301 B302       B501       -     B201            B501
    B302 B301,B303  B202       -     B202            B401
    B303 B302       B402       B304  B203,B204       B401,B402
    B304 -          B206,B403  B303  B205,B206       B403
    B401 B402       B502       -     B302,B303       B501,B502
    B402 B401       B303,B503  -     B303            B503
    B403 -          B304,B504  -     B304            B504,B505
    B501 B502       B301       -     B301,B401       B601
    B502 B501,B503  B401,B601  -     B401            B601
    B503 B502       B402       B504  B402            -
    B504 B505       B403       B503  B403            -
    B505 B504       -          -     B403            -
    B601 -          B502,B701  -     B501,B502       B701
    B701 -          B601       -     B601            -
"""

ORDINARY = {
    "standard": "103 104 B102 B103 B104 B106 B201 B203 B205 B302 B303 B305 B306 B307 B308 B401 B402 B404 B405 B502 "
    "B504 B602 B603 B604",
    "compact": "B102 B103 B104 B106 B201 B203 B205 B302 B303 B401 B402 B502 B504",
}
FLIGHTS = "B101 101 B103 201 B105"

BEGINNING = """
title = "A turn begins"
game = "lockdown"
seats = 3
options = {{ map = "{map}" }}
play = "going on"

[set]
phase = "action"
round = 2
seat.A = {{ room = "{room}", genes = [4, {speed}, 4], order = 1, shadow = {shadow}, hand = {hand} }}
seat.B = {{ room = "B302" }}
seat.C = {{ room = "B602" }}
"""


class Row:
    """One room of a map as the ledger has it."""

    def __init__(self, map_: str, line: str) -> None:
        self.map = map_
        self.room, *columns = line.split()
        doors, stairs, across, above, below = ([] if c == "-" else c.split(",") for c in columns)
        self.links = {*doors, *stairs, *across}
        self.vertical = {*above, *below}


def rows() -> list[object]:
    tables = {"standard": STANDARD, "compact": COMPACT}
    found = [Row(map_, line) for map_, table in tables.items() for line in table.strip().splitlines()]
    return [pytest.param(row, id=f"{row.map}-{row.room}") for row in found]


def turn(map_: str, room: str, speed: int, who: str = "walker") -> Match:
    """A's turn, about to begin in this room, as a walker, a rope holder or a shadow."""
    shadow, hand = str(who == "shadow").lower(), '["rope"]' if who == "rope holder" else "[]"
    text = BEGINNING.format(map=map_, room=room, speed=speed, shadow=shadow, hand=hand)
    if map_ == "compact":
        text = text.replace('"B602"', '"B201"')
    (case,) = read(text, "turn.toml")
    return run(case)


def offered(match: Match, verb: str) -> set[str]:
    """The rooms that A's question offers with this verb."""
    prompt = match.sight(only(0)).prompt
    assert prompt is not None
    assert prompt.kind == "move"
    choices = [choice.notation.partition(":") for choice in prompt.options]
    return {room for word, _, room in choices if word == verb}


@pytest.mark.parametrize("row", rows())
class TestTheFirstStep:
    def test_of_a_walker(self, row: Row) -> None:
        """LK-037, LK-038, LK-039, LK-041, LK-042, LK-043, LK-122, LK-123, LK-124, LK-127, LK-128"""
        match = turn(row.map, row.room, 2)
        assert offered(match, "go") == row.links
        assert offered(match, "climb") == set()
        assert offered(match, "stop") == set()

    def test_of_a_rope_holder(self, row: Row) -> None:
        """LK-044, LK-159, LK-160: a stair is a vertical pair too, and is walked."""
        match = turn(row.map, row.room, 2, "rope holder")
        assert offered(match, "go") == row.links
        assert offered(match, "climb") == row.vertical - row.links

    def test_of_a_shadow(self, row: Row) -> None:
        """LK-162, LK-163, LK-164"""
        match = turn(row.map, row.room, 2, "shadow")
        assert offered(match, "go") == row.links
        assert offered(match, "climb") == row.vertical - row.links
        assert not any(offered(match, verb) for verb in ("slide", "teleport", "fly"))

    def test_by_a_passage(self, row: Row) -> None:
        """LK-147, LK-148, LK-151, LK-153, LK-154, LK-157: each of them has one room where it begins."""
        match = turn(row.map, row.room, 2)
        assert offered(match, "slide") == ({""} if row.room == "B105" else set())
        assert offered(match, "teleport") == (set(ORDINARY[row.map].split()) if row.room == "B403" else set())
        assert offered(match, "fly") == (set(FLIGHTS.split()) if row.room == "202" else set())


def final_rooms(match: Match, *verbs: str) -> set[str]:
    """All rooms where A's move can end, with these verbs only."""
    lexicon = match.game.lexicon
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()
    open_states = [match.state]
    while open_states:
        state = open_states.pop()
        d = state.decision_of(0)
        assert d is not None
        for option in d.options:
            notation = lexicon.write(option)
            if notation.partition(":")[0] not in (*verbs, "stop"):
                continue
            after = state.clone()
            after.answer(0, option)
            me = match.game.position(after)["seat"]["A"]
            asked = after.decision_of(0)
            if asked is None or lexicon.kinds[asked.kind].key != "move":
                found.add(me["room"])
            elif (me["room"], len(me["path"])) not in seen:
                seen.add((me["room"], len(me["path"])))
                open_states.append(after)
    return found


@pytest.mark.parametrize("speed", [1, 2, 3])
def test_reach_of_a_walker(speed: int) -> None:
    """LK-120, LK-121, LK-125: the ledger counts 2.1, 5.2 and 8.9 rooms in reach of a room; never the room itself."""
    counts = []
    for line in STANDARD.strip().splitlines():
        room = line.split()[0]
        reach = final_rooms(turn("standard", room, speed), "go")
        assert room not in reach
        counts.append(len(reach))
    fewest, most, mean = {1: (1, 4, 2.1), 2: (2, 9, 5.2), 3: (3, 15, 8.9)}[speed]
    assert (min(counts), max(counts), round(sum(counts) / 42, 1)) == (fewest, most, mean)


@pytest.mark.parametrize(("speed", "rooms"), [(1, 1), (2, 4), (3, 9), (4, 15), (5, 24), (6, 32), (7, 37), (8, 40)])
def test_reach_of_a_shadow_from_the_morgue(speed: int, rooms: int) -> None:
    """LK-121, LK-162, LK-164"""
    reach = final_rooms(turn("standard", "B701", speed, "shadow"), "go", "climb")
    assert len(reach) == rooms
    assert "B701" not in reach


def test_far_away() -> None:
    """LK-121, LK-128, LK-150: from 103 to B503 nine steps on foot, three by the chute."""
    assert "B503" not in final_rooms(turn("standard", "103", 8), "go")
    assert "B503" in final_rooms(turn("standard", "103", 9), "go")
    assert "B503" not in final_rooms(turn("standard", "103", 2), "go", "slide")
    assert "B503" in final_rooms(turn("standard", "103", 3), "go", "slide")
    # E7: from B104 to B304 five steps on foot, two with the rope.
    assert "B304" not in final_rooms(turn("standard", "B104", 4), "go")
    assert "B304" in final_rooms(turn("standard", "B104", 5), "go")
    assert "B304" in final_rooms(turn("standard", "B104", 2, "rope holder"), "go", "climb")
