"""Reactions of a page: what they listen to, and page rules (AF-118, AF-153, 6.16, 6.17)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import (
    BLACK,
    CALAMITY_RULE,
    COLOR_OF,
    ENEMY_DEFENCE_RULE,
    ENEMY_SPEED_RULE,
    NO_ATTACKS,
    NO_COMMUNICATE,
    NO_RANGED,
    SCAVENGE_RULE,
)
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.foes import defence_of

TALK = {"hands__A": ["y6"], "foes": ["rust-cutter c4"], "heroes__odo__space": "c4"}
FIGHT = {"hands__A": ["r6"], "foes": ["rust-cutter c4"], "heroes__odo__space": "c4", "hostile": True}
STEP = {"hands__A": ["y2"], "heroes__odo__space": "c4"}
HAWK: dict[str, Any] = {"foes": ["greyfeather c4"], "threats": ["k7"], "heroes__odo__space": "c4", "hostile": True,
                        "heroes__pim__space": "a1", "hands__B": ["y1"], "next": "enemies"}  # fmt: skip
WALK: dict[str, Any] = {"foes": ["rust-bruiser e4"], "threats": ["k1"], "heroes__odo__space": "b5", "hostile": True,
                        "heroes__pim__space": "b5", "hands__B": ["y1"], "next": "enemies"}  # fmt: skip

EVENTS: list[tuple[str, dict[str, Any], dict[str, int], list[str]]] = [
    ("communicate_fail", TALK, {"white": 0, "black": 3}, ["talk:0", "play:y6"]),
    ("communicate_success", TALK, {"white": 3, "black": 0}, ["talk:0", "play:y6"]),
    ("enemy_talked:rust-cutter", TALK, {"white": 3, "black": 0}, ["talk:0", "play:y6"]),
    ("hostile", TALK, {"white": 0, "black": 3}, ["talk:0", "play:y6"]),
    ("enemy_defeated:rust-cutter", FIGHT, {"white": 3, "black": 0}, ["melee:0,0", "play:r6"]),
    ("peaceful", FIGHT, {"white": 3, "black": 0}, ["melee:0,0", "play:r6"]),
    ("character_leaves:c4", STEP, {}, ["move:y2", "step:c5"]),
    ("character_enters:c5", STEP, {}, ["move:y2", "step:c5"]),
    ("character_leaves:c4", HAWK, {}, []),
    ("character_enters:f5", HAWK, {}, []),
    ("enemy_enters:f5", HAWK, {}, []),
    ("enemy_enters:d5", WALK, {}, []),
    ("left", {"hands__A": ["y2"], "heroes__odo__space": "a1"}, {}, ["leave"]),
    ("pickup", {"hands__A": ["r6", "g1"], "tokens": ["heavy c4"], "heroes__odo__space": "c4"}, {"white": 3},
     ["lift", "play:r6"]),
    ("drop", {"hands__A": ["r6"], "heroes__odo__carries": True}, {}, ["drop"]),
]  # fmt: skip


def listening(table: Any, monkeypatch: pytest.MonkeyPatch, event: str, position: dict[str, Any]) -> Any:
    """Page 30 with its one reaction, two more threat cards, listening to something else."""
    t = table(["odo", "pim"], 30, flags=["m1_box 1"], **{"next": "actions", **position})
    monkeypatch.setattr(t.s.data, "triggers", [event])
    return t


def test_what_a_page_reacts_to(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """AF-118, 6.16: each event, once; and not to another of its kind."""
    for event, position, dice, lines in EVENTS:
        kind, _, place = event.partition(":")
        for heard in (event, f"{kind}:a2" if place in CELL_IDS else "turns:99"):
            t = listening(table, monkeypatch, heard, position)
            t.roll(**dice)
            t.go(*lines)
            black = [card for card in t.s.discard + t.s.threats if card >= 0 and COLOR_OF[card] == BLACK]
            came = len(black) - len(position.get("threats", []))
            assert came == (2 if heard == event else 0), (heard, lines)


def test_once_is_once_a_visit(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """AF-153: a reaction with `once` does not come again before the page is opened anew."""
    for once, count in ((False, 4), (True, 2)):
        t = listening(table, monkeypatch, "character_enters:c5", {**STEP, "hands__A": ["y4"]})
        monkeypatch.setattr(t.s.data, "trigger_once", [once])
        t.go("move:y4", "step:c5", "step:c4", "step:c5")
        assert t.s.threat_count() == count


def test_a_figure_that_is_put_leaves_and_enters(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """AF-118: by an effect as by a step; the spaces between are not entered, and staying is neither."""
    for event, to, count in (
        ("character_leaves:c4", "a1", 2),
        ("character_enters:a1", "a1", 2),
        ("character_enters:b4", "a4", 0),
        ("character_enters:c4", "c4", 0),
        ("character_leaves:c4", "c4", 0),
    ):
        t = listening(table, monkeypatch, event, {"heroes__odo__space": "c4", "hands__A": ["g1"]})
        t.go()
        t.s.ask_again()
        put_character(t.s, 0, CELL_IDS.index(to))
        t.s.run()
        assert t.s.threat_count() == count, event


def test_page_rules_forbid(table: Any) -> None:
    """AF-300, AF-390, AF-393: no talking, no attacks, no ranged attacks."""
    t = table(["odo", "pim"], 30, **TALK, next="actions")
    t.s.rules = NO_COMMUNICATE
    t.go()
    assert t.why("talk:0") == "AF-300 forbidden"
    for rule, melee, ranged in (
        (NO_ATTACKS, "AF-390 forbidden", "AF-393 forbidden"),
        (NO_RANGED, "", "AF-393 forbidden"),
    ):
        t = table(["odo", "pim"], 30, **{**FIGHT, "hands__A": ["r6", "g6"]}, next="actions")
        t.s.rules_mission = rule
        t.go()
        assert t.why("ranged:0,0") == ranged
        assert ("melee:0,0" in t.options()) == (not melee)
        if melee:
            assert t.why("melee:0,0") == melee


def test_page_rules_change_numbers(table: Any) -> None:
    """6.17: enemies' defence and speed one up, scavenging one down, calamity rolls one up."""
    t = table(["odo", "pim"], 30, **FIGHT)
    before = defence_of(t.s, t.s.foes[0], 0)
    t.s.rules = ENEMY_DEFENCE_RULE
    assert defence_of(t.s, t.s.foes[0], 0) == before + 1
    for rule, cell in ((0, "b5"), (ENEMY_SPEED_RULE, "a5")):
        t = table(["odo", "pim"], 30, heroes__odo__space="a5", heroes__pim__where="defeated", threats=["k1"],
                  foes=["rust-cutter d5"], hostile=True, next="enemies")  # fmt: skip
        t.s.rules = rule
        t.go()
        assert CELL_IDS[t.s.foes[0].spaces[0]] == cell
    t = table(["pim", "odo"], 30, heroes__pim__space="c1", finds=["c1 0"], hands__A=["y4"], next="actions")
    t.s.rules = SCAVENGE_RULE
    t.roll(white=0)
    t.go("scavenge:0", "play:y4")
    assert t.s.passed, "3 against 4 - 1"
    t = table(["pim", "odo"], 30, dials__time=4, hands__A=["r1", "r2", "r3", "r4"], deck=["c1"], next="draw")
    t.s.rules = CALAMITY_RULE
    t.roll(black=1)
    t.go("done")
    assert t.s.calamities == [30], "4 + 1 + 1 against 6"
