"""What ends with a page and what does not, who is next, and what pages react to (4.5, 4.7, 6.16)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import CARD_IDS, FLAG_IDS, MISSION_IDS, PAGE_RULES, SUCCEEDED, PageData
from gloam.games.aftermath.figures import LEFT, ON_PAGE, ExitChange, Grant, MarkChange
from gloam.games.aftermath.rules.calamity import calamity_number

SPEED = 1 << PAGE_RULES.index("enemy_speed")


def leave_for(t: Any, page: int) -> None:
    """The page is left for another, and everybody has found a place there."""
    t.s.retract_all()
    t.put(pending_page=page, next="leave")
    t.s.run()
    settle(t)


def settle(t: Any) -> None:
    while t.s.pending[0].kind == w.ASK_START:
        t.go(t.options()[0])


def open_page(table: Any, page: int, cast: tuple[str, ...] = ("pim", "odo"), **position: Any) -> Any:
    t = table(list(cast), page, mission="m1", **position)
    t.put(next="open")
    t.s.run()
    settle(t)
    return t


def react_to(t: Any, on: str, once: bool) -> None:
    """Page 30 reacts to another event than its own, with what its first trigger does."""
    page = t.s.data
    data = PageData(page.number, page.kind, page.calamity, page.location, page.rules, page.title)
    data.map = page.map
    data.triggers, data.trigger_once = [on], [once]
    t.s.data = data


def test_what_ends_with_the_page(table: Any) -> None:
    """AF-140, AF-145, AF-151, AF-153: rules, marks, closed exits, flags, counts and bonuses of the page; what is of the
    mission stays."""
    t = table(["pim", "odo"], 36, mission="m4", heroes__odo__carries=True, flags=["lingered 2", "m4_abbot 1"])
    s = t.s
    s.rules = SPEED
    s.rules_mission = 1 << PAGE_RULES.index("no_rest")
    for scope in range(2):
        s.marks.append(MarkChange(36, scope, 0, True, scope))
        s.shut.append(ExitChange(36, scope, scope))
    s.grants = [Grant(0, 1, 1, until) for until in (0, 1, 2, 3)]
    s.round_mask, s.page_turns, s.used_page, s.fired = 1, 5, 1, 1
    leave_for(t, 35)
    assert s.page == 35
    assert (s.rules, s.rules_mission) == (0, 1 << PAGE_RULES.index("no_rest"))
    assert [x.scope for x in s.marks] == [1]
    assert [x.scope for x in s.shut] == [1]
    assert [grant.until for grant in s.grants] == [3]
    assert (s.round_mask, s.page_turns, s.used_page, s.fired) == (0, 0, 0, 0)
    assert not s.heroes[1].carries
    assert s.flags[FLAG_IDS.index("lingered")] == 0
    assert s.flags[FLAG_IDS.index("m4_abbot")] == 1


def test_pages_that_were_left(table: Any) -> None:
    """AF-635: location pages other than Abigail Lane, each time; mission pages are none."""
    t = table(["pim", "odo"], 12, mission="forage")
    leave_for(t, 10)
    leave_for(t, 30)
    leave_for(t, 13)
    leave_for(t, 11)
    assert t.s.left_pages == [12, 13]


def test_x34_the_keeper(table: Any) -> None:
    """X-34, AF-134, AF-135: the dashboard goes to the left; the new keeper has the next turn, whoever moved last."""
    t = table(["pim", "odo", "juno", "sable"], 30, mission="m1", keeper="B", hands__D=["g1"])
    for seat in range(3):
        t.s.hero(seat).where = LEFT
    t.put(heroes__sable__space="a1", exit_used=0, turn="D", next="actions")
    t.go("leave")
    t.together("pass")
    settle(t)
    assert (t.s.page, t.s.keeper, t.s.turn) == (11, 2, 2)


def test_what_is_remembered_of_a_page(table: Any) -> None:
    """AF-147, AF-203, X-23: a page that is opened again has no unread info points but repeatable ones, and its calamity
    is past."""
    from gloam.games.aftermath.rules.entering import info_open

    t = table(["pim", "odo"], 30, mission="m1", visits=[30])
    assert info_open(t.s, 0, True)
    t.s.visits = [30, 11, 30]
    assert not info_open(t.s, 0, True)
    assert info_open(t.s, 1, True)
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["c1"], dials__time=20, visits=[30, 11, 30], next="draw")
    t.s.calamities = [30]
    from gloam.games.aftermath.rules.drawing import resolve_drawn

    t.s.retract_all()
    resolve_drawn(t.s, 0, [CARD_IDS.index("c1")])
    t.s.run()
    assert t.s.calamities == [30]
    assert t.s.die == 0


def test_lasting_changes_of_a_page(table: Any) -> None:
    """6.13, 6.16: variants that hold replace entries and the calamity number for this visit."""
    t = open_page(table, 13)
    assert calamity_number(t.s) == 5
    t = table(["pim", "odo"], 13, mission="m3")
    t.s.campaign.missions[MISSION_IDS.index("m2")] = SUCCEEDED
    t.put(next="open")
    t.s.run()
    assert calamity_number(t.s) == 7
    t = table(["pim", "odo"], 23, mission="m3")
    t.s.campaign.missions[MISSION_IDS.index("m8")] = SUCCEEDED
    t.put(next="open")
    t.s.run()
    assert calamity_number(t.s) == -1
    for state, food in ((1, 8), (SUCCEEDED, 9)):
        t = table(["pim", "odo"], 22, mission="m3", hands__A=["g1"])
        t.s.campaign.missions[MISSION_IDS.index("m6")] = state
        t.put(next="open")
        t.s.run()
        settle(t)
        t.s.retract_all()
        t.put(heroes__pim__space="c1", turn="A", next="begin")
        t.s.run()
        assert t.s.dials[3] == food


def test_rounds(table: Any) -> None:
    """6.16: a round is over when everybody who can has had a turn; page 33 brings N threat cards then, every time."""
    t = table(["pim", "odo"], 33, mission="m3", hands__A=["g1"], hands__B=["b1"], foes=["rust-cutter f4"], hostile=True)
    t.put(next="actions")
    t.go("end")
    assert t.s.threat_count() == 0
    t.s.deck = [card for card in t.s.deck if CARD_IDS[card][0] != "k"] + [CARD_IDS.index("k1"), CARD_IDS.index("k2")]
    t.s.retract_all()
    t.put(turn="B", foes=["rust-cutter f4", "rust-cutter f4", "rust-slinger f4"], hostile=True, next="actions")
    t.go("end")
    assert t.s.threat_count() == 2
    assert t.s.round_mask == 0


def test_a_round_of_those_who_can(table: Any) -> None:
    """6.16: who has left has no turn, so the round does not wait for them."""
    t = table(["pim", "odo"], 33, mission="m3", hands__A=["g1"], heroes__odo__where="left", next="actions")
    t.go("end")
    assert t.s.threat_count() == 2


@pytest.mark.parametrize(
    ("on", "line", "position"),
    [
        ("left", "leave", {"heroes__pim__space": "a1"}),
        ("drop", "drop", {"heroes__pim__carries": True}),
        ("turns:2", "end", {}),
        ("turn_end", "end", {}),
    ],
)
def test_what_pages_react_to(table: Any, on: str, line: str, position: dict[str, Any]) -> None:
    """6.16: a trigger runs at once after its event, with the right reader; `once` means once a visit."""
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["g1"], hands__B=["b1"], flags=["m1_box 1"], **position)
    react_to(t, on, True)
    t.s.page_turns = 1
    t.put(next="actions")
    t.go(line)
    assert t.s.threat_count() == 2, "the first trigger of page 30"
    assert t.s.fired == 1
    from gloam.games.aftermath.rules.reading import fire

    agenda = len(t.s.agenda)
    fire(t.s, on, 0)
    assert len(t.s.agenda) == agenda
    t.s.fired = 0
    fire(t.s, on, 0)
    assert len(t.s.agenda) == agenda + 1


def test_other_events_are_not_meant(table: Any) -> None:
    """6.16: the number of turns is that number."""
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["g1"], flags=["m1_box 1"])
    react_to(t, "turns:2", False)
    t.put(next="actions")
    t.go("end")
    assert t.s.threat_count() == 0


def test_reactions_in_the_order_of_the_page(table: Any) -> None:
    """6.16: effects of triggers that fire together run in the order of the list: on page 38 the round is counted, the
    cat comes with its threat cards, and then those of the round."""
    from gloam.games.aftermath.rules.reading import fire

    t = table(["pim", "odo"], 38, mission="m5", next="actions")
    t.s.retract_all()
    t.s.reschedule([])
    fire(t.s, "round_end", 0)
    names = [step.program for step in t.s.agenda]
    assert names == ["38-trigger-5", "38-trigger-1"], "the last one on the agenda is done first"


def test_leaving_a_place(table: Any) -> None:
    """6.16, AF-118: whoever is put elsewhere has left: the door of the cage falls behind them."""
    from gloam.games.aftermath.rules.entering import put_character

    t = table(["pim", "odo"], 38, mission="m5", heroes__pim__space="c2", heroes__odo__space="a6", hands__A=["g1"],
              flags=["m5_bait 1", "m5_latch 1"], foes=["greysmoke c2"], hostile=True, next="actions")  # fmt: skip
    t.go()
    t.s.ask_again()
    put_character(t.s, 0, CELL_IDS.index("c3"))
    t.s.run()
    assert t.s.result == 0
    t = table(["pim", "odo"], 38, mission="m5", heroes__pim__space="c2", heroes__odo__space="c2", hands__A=["g1"],
              flags=["m5_bait 1", "m5_latch 1"], foes=["greysmoke c2"], hostile=True, next="actions")  # fmt: skip
    t.go()
    t.s.ask_again()
    put_character(t.s, 0, CELL_IDS.index("c3"))
    t.s.run()
    assert t.s.result == -1, "somebody is still in there"


def test_bonuses_end(table: Any) -> None:
    """6.5, 6.17: what lasts for a turn ends with it, what lasts to the next turn when that begins."""
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["g1"], hands__B=["b1"])
    t.s.grants = [Grant(0, 1, 1, until) for until in (0, 1, 2, 3, 5, 9)] + [Grant(1, 1, 1, 1)]
    t.put(next="actions")
    t.go("end")
    t.together("pass")
    assert t.s.turn == 1
    assert [(grant.hero, grant.until) for grant in t.s.grants] == [(0, 1), (0, 2), (0, 3)]
    t.go("done", "end")
    t.together("pass")
    assert t.s.turn == 0
    assert [(grant.hero, grant.until) for grant in t.s.grants] == [(0, 2), (0, 3)]


def test_the_infirmary(table: Any) -> None:
    """D13: the first who returns in a session is not Badly Wounded, the next is."""
    from gloam.games.aftermath.rules.turn import Return

    t = table(["pim", "odo", "juno"], 30, mission="m1", built=["d13"])
    for seat in (1, 2):
        t.s.hero(seat).where = 3
        Return(seat).run(t.s)
    assert [t.s.hero(seat).where for seat in (1, 2)] == [ON_PAGE, ON_PAGE]
    assert [t.s.hero(seat).has_status(0) for seat in (1, 2)] == [False, True]


def test_calamity_rolls(table: Any) -> None:
    """AF-200, AF-201, V08: black die and Time, and what adds to it; the dial stays; Quake shakes who stands beside a
    coloured line."""
    from gloam.games.aftermath.rules.drawing import resolve_drawn

    for time, weather, rule, resolved in ((5, [], "", False), (6, [], "", True), (5, ["unease"], "", True),
                                          (5, [], "calamity", True), (4, ["unease"], "", False)):  # fmt: skip
        t = table(["pim", "odo"], 30, mission="m1", hands__A=["c1"], dials__time=time, weather=weather)
        if rule:
            t.s.rules = 1 << PAGE_RULES.index(rule)
        t.put(next="actions")
        t.s.rng.fix("black", [1])
        resolve_drawn(t.s, 0, [CARD_IDS.index("c1")])
        t.s.run()
        assert (t.s.calamities == [30]) is resolved
        assert t.s.dials[0] == time
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["c1"], dials__time=0, weather=["quake"],
              heroes__pim__space="c3", heroes__odo__space="a5")  # fmt: skip
    t.put(next="actions")
    t.s.rng.fix("black", [1])
    resolve_drawn(t.s, 0, [CARD_IDS.index("c1")])
    t.s.run()
    assert [hero.statuses for hero in t.s.heroes[:2]] == [1 << 1, 0], "no card: Tangled at once; a5 has plain borders"


@pytest.mark.parametrize("item", ["i34", "d09"])
def test_a_way_without_time_is_found_once(table: Any, item: str) -> None:
    """I34, D09: Compass and Chalk Map save the Time of one travel in a mission, each."""
    from gloam.games.aftermath.rules.travel import FreeTravel

    t = table(["pim", "odo"], 30, mission="m1", heroes__odo__worn=[item], hands__A=["g1"], next="actions")
    for time in (0, 1):
        t.s.retract_all()
        t.s.push(FreeTravel(1, 0))
        t.s.run()
        if time == 0:
            assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_FREE)
            t.go("yes")
        assert t.s.dials[0] == time
