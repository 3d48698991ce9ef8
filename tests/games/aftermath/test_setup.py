"""Set-up of a session out of what a campaign has kept, and what lasts for a visit or a mission (4.1, 4.2, 4.4, 4.5)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.effects.program import ABSENT
from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import Chart
from gloam.games.aftermath.content.pagemap import CELL_IDS, LINE_IDS, read_map
from gloam.games.aftermath.content.tables import (
    CAMPAIGN_SCOPE,
    CLUES,
    DISCOVERY_IDS,
    ENEMY_IDS,
    ENVIRONMENT_IDS,
    FLAG_IDS,
    ITEM_IDS,
    MISSION_SCOPE,
    NO_HIDE,
    NO_REST,
    PAGE_SCOPE,
    POPULATION,
    STARTING_ITEM,
    TIME,
)
from gloam.games.aftermath.effects.deeds.maps import fill_scavenge, place_objective, remove_scavenge
from gloam.games.aftermath.effects.deeds.page import environment
from gloam.games.aftermath.figures import ExitChange, Find, LineChange, MarkChange
from gloam.games.aftermath.rules.foes import meet_pursuers
from gloam.games.aftermath.rules.missions import begin_session
from gloam.games.aftermath.rules.moving import step_cost
from gloam.games.aftermath.rules.pages import AfterStart
from gloam.games.aftermath.rules.rewards import take_discovery


def item(name: str) -> int:
    return ITEM_IDS.index(name)


def cell(name: str) -> int:
    return CELL_IDS.index(name)


def next_session(s: Any, seats: int = 2) -> Any:
    """The session that follows on this one, before anybody has chosen anything."""
    return game.go_on(seats, seeded(9), game.complete(seats, {}), game.carry(s))


def test_the_item_deck_has_what_nobody_holds(table: Any) -> None:
    """AF-014: not what is worn, in a backpack, in the colony supply, built or broken; but a starting item that was
    discarded is a card like any other."""
    t = table(["pim", "odo"], 30, mission="m1", heroes__pim__worn=["i19"], heroes__juno__pack=["i20"], stores=["i46"],
              built=["i45"], broken=["i21"])  # fmt: skip
    later = next_session(t.s)
    assert not {item(name) for name in ("i19", "i20", "i46", "i45", "i21")} & set(later.items)
    assert STARTING_ITEM[0] in later.items, "Pim's sling was given up"
    assert STARTING_ITEM[1] not in later.items
    held = [x for hero in later.heroes for x in hero.items()]
    assert len(later.items) == 51 - 3 - len([x for x in held if x < 51])


def test_where_a_session_begins(table: Any) -> None:
    """AF-008, AF-025, AF-030, AF-031: on Abigail Lane, on page 3, with empty hands, Time at 0 and flags of a mission
    down; flags of the campaign stay."""
    t = table(["pim", "odo"], 30, mission="m1", marker="toy-shop", dials__time=9, hands__A=["g1"],
              flags=["m1_box 1", "stub_home 1"])  # fmt: skip
    t.s.campaign.sessions = 1
    later = next_session(t.s)
    later.run()
    for seat in (0, 1):
        later.play(seat, w.HERO | seat)
    for seat in (0, 1):
        later.play(seat, w.KEEPER)
    assert later.marker == 0
    assert later.visits == [3]
    assert later.hands == [[], []]
    assert later.dials[TIME] == 0
    assert later.flags[FLAG_IDS.index("m1_box")] == 0
    assert later.flags[FLAG_IDS.index("stub_home")] == 1


def test_flags_of_a_mission_are_down_when_it_begins(table: Any) -> None:
    """AF-031, AF-153: mission and page scope run from page 3 to the end of the colony phase."""
    t = table(["pim", "odo"], 30, mission="m1", dials__time=9, flags=["m1_box 1", "lingered 2", "stub_home 1"])
    begin_session(t.s)
    assert [t.s.flags[FLAG_IDS.index(name)] for name in ("m1_box", "lingered", "stub_home")] == [0, 0, 1]
    assert t.s.dials[TIME] == 0


def test_the_cap_of_the_colony(table: Any) -> None:
    """AF-052, AF-057: an effect may say that Population passes 15, up to 20; what is above the cap is not cut back by
    a raise."""
    t = table(["pim", "odo"], 30, dials__population=14)
    t.s.change_dial(POPULATION, 3, True)
    assert t.s.dials[POPULATION] == 17
    t.s.change_dial(POPULATION, 1)
    assert t.s.dials[POPULATION] == 17, "no higher without such words, and no lower"
    t.s.change_dial(POPULATION, 9, True)
    assert t.s.dials[POPULATION] == 20


def test_a_banished_card_is_not_taken(table: Any) -> None:
    """AF-059: neither twice nor out of the banished box."""
    t = table(["pim", "odo"], 30)
    number = DISCOVERY_IDS.index("d44")
    t.s.campaign.banished |= 1 << number
    take_discovery(t.s, number, 0)
    assert t.s.dials[CLUES] == 0
    assert not t.s.campaign.taken >> number & 1


def test_what_lasts_longer_than_a_page(table: Any) -> None:
    """AF-145, AF-151: page rules, environments, lines, marks and closed exits end with the page, unless they are for
    the mission or the campaign."""
    t = table(["pim", "odo"], 30, mission="m1", pending_page=11, next="leave")
    s = t.s
    dash = LINE_IDS.index("dash")
    for scope in (PAGE_SCOPE, MISSION_SCOPE, CAMPAIGN_SCOPE):
        s.lines.append(LineChange(30, cell("a1"), cell("a2"), dash, scope))
        s.marks.append(MarkChange(30, cell("a1"), 0, True, scope))
        s.shut.append(ExitChange(30, 0, scope))
    s.rules, s.rules_mission = NO_HIDE, NO_REST
    environment(s, ENVIRONMENT_IDS.index("frost"), state="on", scope="page")
    environment(s, ENVIRONMENT_IDS.index("alarm"), state="on", scope="mission")
    t.go()
    assert s.page == 11
    for kept in (s.lines, s.marks, s.shut):
        assert [change.scope for change in kept] == [MISSION_SCOPE, CAMPAIGN_SCOPE]
    assert not s.has_rule(NO_HIDE)
    assert s.has_rule(NO_REST)
    assert not s.in_force(ENVIRONMENT_IDS.index("frost"))
    assert s.in_force(ENVIRONMENT_IDS.index("alarm"))


def test_a_closed_exit(table: Any) -> None:
    """AF-120: it cannot be used while it is closed; one of another page or letter is another exit."""
    t = table(["pim", "odo"], 30, heroes__pim__space="a1", hands__A=["g1"], next="actions")
    t.s.shut = [ExitChange(30, 1, PAGE_SCOPE), ExitChange(31, 0, PAGE_SCOPE)]
    t.go()
    assert "leave" in t.options()
    t.s.shut.append(ExitChange(30, 0, PAGE_SCOPE))
    t.put(next="actions")
    t.go()
    assert t.why("leave") == "AF-120 exit-closed"


def test_the_book_leads_on_before_a_turn(table: Any) -> None:
    """AF-131: an instruction read while a map page is opened takes effect at once, with Leaving 2 to 4."""
    t = table(["pim", "odo"], 30, mission="m1", hostile=True, foes=["rust-cutter f1"], threats=["k1"], keeper="A")
    s = t.s
    s.retract_all()
    s.pending_page = 11
    s.reschedule([AfterStart()])
    s.run()
    assert s.page == 11
    assert s.keeper == 1
    assert s.hunt == [ENEMY_IDS.index("rust-cutter") * 16]
    assert s.threats == []


def test_objective_tokens_of_a_revisit(table: Any) -> None:
    """AF-146, AF-150: none, unless it is critical, by itself or by its entry."""
    t = table(["pim", "odo"], 22, visits=[22, 11, 22])
    place_objective(t.s, 0, critical=False)
    assert t.s.objectives == 0
    place_objective(t.s, 0, critical=True)
    assert t.s.objectives == 1
    t = table(["pim", "odo"], 22, visits=[11, 22])
    place_objective(t.s, 0, critical=False)
    assert t.s.objectives == 1, "a first visit"
    t = table(["pim", "odo"], 38, visits=[38, 37, 38])
    place_objective(t.s, 1, critical=False)
    assert t.s.objectives == 2, "the Start entry of page 38 is critical"


def test_as_many_tokens_as_the_page_says(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """AF-098, AF-100: one or more to a space, face down."""
    t = table(["pim", "odo"], 30)
    monkeypatch.setattr(t.s.data.map, "scavenge", [(cell("c1"), 3), (cell("d5"), 1)])
    fill_scavenge(t.s, ABSENT, 0)
    assert [find.space for find in t.s.finds] == [cell("c1")] * 3 + [cell("d5")]
    assert not any(find.known for find in t.s.finds)


def test_tokens_that_go_back_are_shuffled_in(table: Any) -> None:
    """AF-329: so many as are said, back into their pile, at no known place of it."""
    places = set()
    for seed in range(12):
        t = table(["pim", "odo"], 30)
        t.s.rng = seeded(seed)
        t.s.piles[0].remove(0)
        t.s.piles[0].remove(1)
        t.s.finds = [Find(cell("c1"), 0, 0, False), Find(cell("c1"), 0, 1, False)]
        remove_scavenge(t.s, cell("c1"), 1)
        assert [find.token for find in t.s.finds] == [1]
        assert sorted(t.s.piles[0]) == [0, 2, 3, 4, 5, 6, 7]
        places.add(t.s.piles[0].index(0))
    assert len(places) > 1


def test_drones_of_a_pursuer_are_divided(table: Any) -> None:
    """AF-139, AF-164, AF-165, AF-207: as many as they were, by turns over the enemy starts, the Matron first."""
    t = table(["pim", "odo"], 30, foes=["mole-digger f1"])
    t.s.hunt = [ENEMY_IDS.index("hornet-matron") * 16 + 3]
    meet_pursuers(t.s)
    matron = t.s.foes[1]
    assert [CELL_IDS[x] for x in matron.spaces] == ["f5"]
    assert [CELL_IDS[x] for x in matron.drones] == ["f1", "f5", "f1"]


def test_several_borders_between_two_spaces(table: Any) -> None:
    """AF-119: the mover uses the cheapest passable one."""
    t = table(["pim", "odo"], 30, heroes__pim__space="a1")
    prices: list[tuple[dict[str, str], int]] = [
        ({"red": "a1-b1"}, 1),
        ({"red": "a2-b2"}, 1),
        ({"red": "a1-b1", "white": "a2-b2"}, 3),
        ({"white": "a1-b1", "red": "a2-b2"}, 3),
        ({"white": "a1-b1", "double": "a2-b2"}, -1),
    ]
    for lines, cost in prices:
        t.s.chart = Chart(read_map(2, 2, "", ["a1 a2", "b1 b2"], lines, {}), [])
        assert step_cost(t.s, 0, cell("a1"), cell("b1"), 0, False) == cost, lines
