"""Words and the page (6.17): environment, rule, enemy_turn, end_turn, rest, roll, choice."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import CARD_IDS, ENVIRONMENT_IDS, PAGE_RULES, STATUS_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "downpour": [{"op": "environment", "id": "downpour", "scope": "mission"}],
    "no-downpour": [{"op": "environment", "id": "downpour", "state": "off"}],
    "rule": [{"op": "rule", "id": "no_rest", "scope": "mission"}, {"op": "rule", "id": "no_hide"}],
    "no-rule": [{"op": "rule", "id": "no_rest", "state": "off"}],
    "roll": [
        {"op": "roll", "die": "black", "add": "N", "table": [
            {"min": 0, "max": 4, "effects": [{"op": "dial", "dial": "food", "by": 1}]},
            {"min": 5, "max": 5, "effects": [{"op": "dial", "dial": "scrap", "by": 1}]},
        ]},
    ],
    "enemies-act": [{"op": "enemy_turn"}],
    "end-turn": [{"op": "end_turn"}],
    "rest": [{"op": "rest"}],
    "free-rest": [{"op": "rest", "free": True}],
    "pick": [{"op": "pick", "as": "x", "from": "each"}, {"op": "status", "gain": "scared", "who": "$x"}],
    "choice": [
        {"op": "choice", "who": "party", "options": [
            {"cost": [{"op": "dial", "dial": "scrap", "by": -2}], "effects": [{"op": "dial", "dial": "food", "by": 1}]},
            {"effects": [{"op": "dial", "dial": "clues", "by": 1}]},
        ]},
    ],
}  # fmt: skip


def test_environments(do: Any, again: Any) -> None:
    """V02, AF-145: a downpour puts out every fire; for a page, or for the mission, until it is ended."""
    t = do("downpour", tokens=["fire c4", "trap c4"], heroes__odo__statuses=["burning", "scared"])
    assert len(t.s.tokens) == 1
    assert t.s.heroes[1].statuses == 1 << STATUS_IDS.index("scared")
    bit = 1 << ENVIRONMENT_IDS.index("downpour")
    assert (t.s.weather, t.s.weather_mission) == (0, bit)
    again(t, "no-downpour")
    assert (t.s.weather, t.s.weather_mission) == (0, 0)


def test_page_rules(do: Any, again: Any) -> None:
    t = do("rule")
    rest, hide = (1 << PAGE_RULES.index(name) for name in ("no_rest", "no_hide"))
    assert (t.s.rules, t.s.rules_mission) == (hide, rest)
    again(t, "no-rule")
    assert (t.s.rules, t.s.rules_mission) == (hide, 0)


def test_rolls(do: Any, again: Any) -> None:
    """6.17: the die, with what is added, finds its row."""
    t = do("flag")
    for face, dials in ((1, [4, 6]), (6, [5, 5])):
        t.s.rng.fix("black", [face])
        t.s.dials[2:4] = [4, 5]
        again(t, "roll")
        assert t.s.dials[2:4] == dials


def test_enemies_act_at_once(do: Any) -> None:
    """6.17: in a fight only; an enemy without a threat card acts with value 1."""
    t = do("enemies-act", foes=["rust-cutter a5"], hostile=True)
    assert t.s.pending[0].kind == w.ASK_AIM
    t.together("prey:A")
    assert t.s.pending[0].step.difficulty == 3
    t = do("enemies-act", foes=["rust-cutter a5"], threats=["k1"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    assert [CARD_IDS[x] for x in t.s.threats] == ["k1"]


def test_a_turn_ends(do: Any) -> None:
    """6.17: the current player goes to step 5."""
    assert do("end-turn").s.pending[0].kind == w.ASK_REST
    assert do("end-turn", foes=["rust-cutter f1"], hostile=True).s.turn == 1


def test_rests_of_the_book(do: Any) -> None:
    """6.17, AF-530: not in a fight; a free one takes no Time."""
    assert do("rest", foes=["rust-cutter f1"], hostile=True).s.pending[0].kind == w.ASK_ACTION
    for name, time in (("rest", 1), ("free-rest", 0)):
        t = do(name)
        assert t.s.pending[0].kind == w.ASK_REST
        t.together("rest")
        assert t.s.dials[0] == time


def test_somebody_is_picked(do: Any) -> None:
    """6.18: the reader picks one of those on the page."""
    t = do("pick", reader=1)
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_PICK)
    t.go("pick:A")
    assert t.s.heroes[0].has_status(STATUS_IDS.index("scared"))


def test_choices_of_the_party(do: Any) -> None:
    """AF-061, AF-062: all propose, the keeper has the last word; what cannot be paid in full is refused."""
    t = do("choice", keeper="B")
    assert [d.seat for d in t.s.pending] == [0, 1]
    paid, free = t.s.pending[0].options
    t.s.play(0, free)
    t.s.play(1, paid)
    assert t.s.dials[1:4] == [0, 1, 7]
    t = do("choice", dials__scrap=1)
    assert t.s.pending[0].options == [free]
    assert t.s.refusal(0, paid) == w.CHOICE_COST
