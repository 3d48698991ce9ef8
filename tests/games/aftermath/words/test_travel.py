"""Words and ways (6.17): travel, road_run."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import FLAG_IDS, LOCATION_IDS, OWN_VEHICLES, VEHICLE_IDS
from gloam.games.aftermath.rules.road import distance
from gloam.games.aftermath.rules.used import WRECKED

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "road": [{"op": "road_run", "vehicle": "jeep", "to": "pharmacy"}],
    "road-then-page": [{"op": "road_run", "vehicle": "jeep", "to": "pharmacy"}, {"op": "goto", "page": "31"}],
    "back": [{"op": "travel", "back": True}],
    "travel": [{"op": "travel", "to": "toy-shop", "time": 2}],
    "goto": [{"op": "goto", "page": "31"}],
    "goto-entry": [{"op": "goto", "page": "32", "entry": "32-1"}],
    "goto-entry-then-page": [{"op": "goto", "page": "32", "entry": "32-1"}, {"op": "goto", "page": "31"}],
    "goto-entry-then-without": [{"op": "goto", "page": "32", "entry": "32-1"}, {"op": "goto", "page": "32"}],
    "road-then-entry": [
        {"op": "road_run", "vehicle": "jeep", "to": "pharmacy"}, {"op": "goto", "page": "32", "entry": "32-1"},
    ],
}  # fmt: skip


def test_road_runs_of_the_book(do: Any, again: Any) -> None:
    """6.17, AF-130, AF-692, AF-700: when the turn is over, unless something newer is said; never with a wreck."""
    t = do("road", marker="bus-shelter")
    assert (t.s.pending_page, t.s.road) == (5, None)
    assert t.s.pending[0].kind == w.ASK_ACTION, "the turn is still one on the old page"
    t.go("end")
    t.together("pass")
    assert t.s.page == 5
    assert (VEHICLE_IDS[t.s.road.vehicle], LOCATION_IDS[t.s.road.to]) == ("jeep", "pharmacy")
    assert len(t.s.road.cards) + len(t.s.road.seen) == distance(t.s.marker, t.s.road.to)
    assert t.s.turn == 1
    t.go("done")
    assert t.s.pending[0].kind == w.ASK_ROAD
    t = do("road-then-page")
    t.go("end")
    t.together("pass")
    assert (t.s.page, t.s.road, t.s.pending_road) == (31, None, -1)
    t = do("flag")
    t.s.used_mission |= WRECKED << [VEHICLE_IDS[x] for x in OWN_VEHICLES].index("jeep")
    again(t, "road")
    assert t.s.pending_page == -1


def test_travel_to_a_named_place(do: Any) -> None:
    t = do("travel", marker="vending-row")
    assert (t.s.dials[0], t.s.pending_page) == (2, 15)
    t = do("back", marker="bus-shelter", visits=[10, 11, 12, 30, 12, 30])
    assert (t.s.dials[0], t.s.pending_page, LOCATION_IDS[t.s.marker]) == (1, 11, "vending-row")
    assert do("back", marker="abigail-lane", visits=[10]).s.pending_page == 10


def test_a_page_begins_with_an_entry(do: Any) -> None:
    """6.17, AF-040, AF-130: when the turn is over the page is opened, its Start entry is read, then the one that was
    named; a newer instruction replaces both."""
    lookout = FLAG_IDS.index("lookout")
    for name in ("goto-entry", "road-then-entry"):
        t = do(name)
        assert (t.s.page, t.s.flags[lookout]) == (30, 0), "the turn is still one on the old page"
        t.go("end")
        t.together("pass")
        while t.s.pending[0].kind == w.ASK_START:
            assert t.s.flags[lookout] == 0, "the Start entry comes first"
            t.go(t.options()[0])
        assert (t.s.page, t.s.flags[lookout], t.s.pending_road) == (32, 1, -1)
    for name, page in (("goto-entry-then-page", 31), ("goto-entry-then-without", 32)):
        t = do(name)
        t.go("end")
        t.together("pass")
        while t.s.pending[0].kind == w.ASK_START:
            t.go(t.options()[0])
        assert (t.s.page, t.s.flags[lookout]) == (page, 0)
