"""Rules of Aftermath by worked examples of the ledger, and by small positions."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import AGILITY
from gloam.games.aftermath.figures import NEXT_TURN, NINE, Grant
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.foes import life_of, meet_pursuers, put_in_play
from gloam.games.aftermath.rules.harm import NO_STATUS, Hit, Strike
from gloam.games.aftermath.rules.trials import book_test


def test_white_first_and_matching(table: Any) -> None:
    """X-03, AF-232, AF-235, AF-236: white is wild only as the first card; others follow by colour or value."""
    t = table(["sable", "odo"], 30, heroes__sable__space="b3", hands__A=["w2", "y4", "g2", "w4"], next="begin")
    t.go("play:w2")
    assert t.options() == ["play:g2", "play:w4", "done"]
    assert t.why("play:y4") == "AF-235 no-match"
    t.roll(white=1)
    t.go("play:w4", "play:g2")
    assert t.s.total == 2 + 4 + 2 + 1 + 1
    assert t.s.dials[1] == 1


def test_the_first_card_shows_the_attribute(table: Any) -> None:
    """X-01, AF-231, AF-233, AF-239, AF-240: cards, boosts and the white die against the difficulty."""
    t = table(["pim", "odo"], 30, hands__A=["g3", "r3", "g1", "b2"], next="actions")
    t.go("move:g3")
    assert "play:r3" in t.options()
    t = table(["sable", "odo"], 30, heroes__sable__space="b3", hands__A=["y4", "r5", "y1", "b2"], next="begin")
    t.go()
    assert t.options() == ["play:y1", "play:y4"]
    assert t.why("play:b2") == "AF-231 no-first"
    t.roll(white=0)
    t.go("play:y4", "play:r5", "done")
    assert t.s.total == 3 + 3 + 1
    assert t.s.passed


def test_no_difficulty_falls_below_one(table: Any) -> None:
    """AF-241, AF-244: what the book asks for is at least 1; the black die comes on top."""
    t = table(["pim", "odo"], 30, hands__A=["g1", "y1"], next="actions")
    t.go()
    t.s.ask_again()
    t.s.push(book_test(0, AGILITY, -2, True, False, False))
    t.roll(white=0, black=3)
    t.go("play:g1", "play:y1")
    assert t.s.total == 4
    assert t.s.passed, "1 + 3"
    t = table(["pim", "odo"], 30, hands__A=["g1"], next="actions")
    t.go()
    t.s.ask_again()
    t.s.push(book_test(0, AGILITY, -2, True, False, False))
    t.roll(white=0, black=3)
    t.go("play:g1")
    assert t.s.total == 3
    assert not t.s.passed


def test_where_step_4_begins(table: Any) -> None:
    """AF-107: whoever was moved before step 4 begins it on the point, and may read it."""
    t = table(["pim", "odo"], 15, heroes__pim__space="d5", hands__A=["g1"], next="begin")
    put_character(t.s, 0, CELL_IDS.index("d4"))
    t.go()
    assert "read" in t.options()
    t.go("read")
    assert t.why("read") == "AF-107 used"


def test_talking_someone_round(table: Any) -> None:
    """X-07, AF-302 to AF-306: the enemy leaves, Population +1, the lowest threat card goes, those below move up."""
    foes = ["rust-cutter c4", "rust-slinger f1"]
    t = table(["juno", "odo"], 30, heroes__juno__space="c4", hands__A=["y6"], foes=foes, threats=["k1", "k7", "k4"],
              next="actions")  # fmt: skip
    t.roll(white=1, black=1)
    t.go("talk:0", "play:y6")
    assert (t.s.total, t.s.passed) == (7, True)
    assert [foe.kind for foe in t.s.foes] == [1]
    assert len(t.s.threats) == 2
    assert t.s.dials[4] == 9


def test_talking_fails_and_the_enemies_act(table: Any) -> None:
    """X-08, AF-307, AF-221: failure makes the page hostile; with enough threat cards they act in this very turn."""
    foes = ["rust-cutter c4", "rust-slinger f1"]
    t = table(["juno", "odo"], 30, heroes__juno__space="c4", hands__A=["y6"], foes=foes, threats=["k1", "k7", "k4"],
              next="actions")  # fmt: skip
    t.roll(white=1, black=2)
    t.go("talk:0", "play:y6")
    assert t.s.hostile
    t.go("end")
    assert t.s.heroes[2].wounds == 1
    assert t.s.threats[0] == -1, "AF-465: the card of the enemy that has acted is gone"


def test_pairs_change_when_an_enemy_falls(table: Any) -> None:
    """X-09, AF-215, AF-422, AF-423: enemies move up, threat cards stay."""
    foes = ["rust-cutter c4", "rust-slinger f1",
            "rust-cutter f5"]  # fmt: skip
    t = table(["odo", "pim"], 30, heroes__odo__space="c4", hands__A=["r6"], foes=foes, threats=["k1", "k7"],
              hostile=True, next="actions")  # fmt: skip
    t.roll(white=1, black=0)
    t.go("melee:0,0", "play:r6")
    assert [foe.kind for foe in t.s.foes] == [1, 0]
    assert len(t.s.threats) == 2


def test_peace_by_victory_then_the_threat_entry(table: Any) -> None:
    """X-11, AF-159, AF-220: the last enemy falls, the page is peaceful, step 5 reads the threat entry."""
    foes = ["rust-cutter c4"]
    t = table(["odo", "pim"], 30, heroes__odo__space="c4", hands__A=["r6"], foes=foes, hostile=True,
              threats=["k1", "k4", "k2", "k7"], encounters=["e17", "e17"], next="actions")  # fmt: skip
    t.roll(white=1, black=0)
    t.go("melee:0,0", "play:r6")
    assert not t.s.hostile
    t.go("end")
    assert t.options() == ["choose:e17-option-food", "choose:e17-option-scrap"]


def test_coloured_lines(table: Any) -> None:
    """X-12, AF-283 to AF-285: 1 MP if all cards have the colour of the line, else 3; white is not wild for it."""
    t = table(["pim", "odo"], 30, heroes__pim__space="c3", hands__A=["g1", "g2", "w1", "r2"], next="actions")
    t.go("move:g2", "go")
    assert "step:d3" in t.options()
    t = table(["pim", "odo"], 30, heroes__pim__space="c3", hands__A=["w1", "r2"], next="actions")
    t.go("move:r2", "go")
    assert "step:d3" not in t.options()
    assert t.why("step:d3") == "AF-284 no-points"
    t = table(["pim", "odo"], 30, heroes__pim__space="c3", hands__A=["g2", "w1"], next="actions")
    t.go("move:g2", "play:w1", "step:d3")
    assert t.s.heroes[0].space == 27
    assert t.s.pending[0].kind == 7, "all three points are gone: the move is over"


def test_an_info_point_ends_the_move(table: Any) -> None:
    """X-13, AF-106, AF-289, AF-104: reading ends the move; once explored it is an ordinary space."""
    t = table(["pim", "odo"], 12, heroes__pim__space="b3", hands__A=["g6", "y1"], next="actions")
    t.go("move:g6", "go", "step:b2")
    assert t.s.dials[1] == 1
    assert "move:y1" in t.options()
    t = table(["pim", "odo"], 12, heroes__pim__space="b3", hands__A=["g6", "y1"], next="actions")
    t.s.info_read.append(12 * 4)
    t.go("move:g6", "go", "step:b2")
    assert "stop" in t.options()


def test_the_limit_of_five_and_a_boss(table: Any) -> None:
    """X-17, AF-173 to AF-177: no sixth enemy, but a boss replaces the last one and takes its threat card."""
    foes = ["rust-cutter f1", "rust-cutter f1",
            "rust-slinger f1", "rust-slinger f1"]  # fmt: skip
    t = table(["pim", "odo", "juno"], 30, foes=foes, threats=["k1", "k2", "k3", "k4", "k5"])
    band = t.s.foes[0].band
    assert put_in_play(t.s, 2, band, 0, [5])
    assert not put_in_play(t.s, 3, band, 0, [5])
    assert put_in_play(t.s, 4, band, 0, [5])
    assert [foe.kind for foe in t.s.foes] == [0, 0, 1, 1, 4]
    assert len(t.s.threats) == 5
    assert life_of(t.s, t.s.foes[4]) == 3, "X-36, AF-427: a boss has life N"


def test_defeat(table: Any) -> None:
    """X-19, AF-485 to AF-489: wounds and statuses go, Time +1, hand and items are kept."""
    foes = ["rust-cutter c4"]
    t = table(["pim", "odo"], 30, heroes__pim__space="c4", heroes__pim__wounds=1, heroes__pim__toxic=1, foes=foes,
              heroes__pim__statuses=["tangled"], hands__A=["k8"], threats=["k1"], hostile=True,
              next="enemies")  # fmt: skip
    t.go()
    pim = t.s.heroes[0]
    assert (pim.where, pim.wounds, pim.toxic, pim.statuses) == (3, 0, 0, 0)
    assert t.s.dials[0] == 1
    assert t.s.hands[0]
    assert pim.worn[2] >= 0
    assert t.s.turn == 1, "AF-495: on a hostile page the defeated stay out"


def test_all_defeated_fails_the_mission(table: Any) -> None:
    """X-20, AF-469, AF-496, AF-577, AF-580: the rest of the enemy turn does not happen."""
    foes = ["rust-cutter c4", "rust-cutter a5",
            "rust-slinger f1"]  # fmt: skip
    t = table(["odo", "pim"], 30, heroes__odo__space="c4", heroes__odo__wounds=4, heroes__pim__wounds=2, foes=foes,
              mission="m1", threats=["k1", "k2", "k3"], hostile=True, next="enemies")  # fmt: skip
    t.go()
    assert t.s.result == 1
    assert t.s.page == 4
    assert t.s.foes == []
    assert t.s.campaign.missions[0] == 4


def test_pursuers_fill_the_track(table: Any) -> None:
    """X-22, AF-206 to AF-211: up to five enemies, the rest stays in the hunt box, the page is hostile."""
    foes = ["mole-digger f1"]
    hunt = ["rust-cutter", "rust-cutter", "rust-slinger", "rust-slinger", "rust-bruiser", "skink-runner", "roach"]
    t = table(["odo", "pim"], 30, foes=foes, hunt=hunt)
    meet_pursuers(t.s)
    assert len(t.s.foes) == 5
    assert len(t.s.hunt) == 3
    assert t.s.hostile
    assert t.s.band(t.s.foes[1].band).pursuers
    assert not t.s.band(t.s.foes[0].band).pursuers


def test_group_task(table: Any) -> None:
    """X-24, AF-263 to AF-269: cards alone, by the first card's colour or value; the surplus is lost."""
    t = table(["odo", "pim"], 30, heroes__odo__space="f3", objectives="a", hands__A=["r4", "r6"], hands__B=["g4", "g2"],
              next="begin")  # fmt: skip
    t.go("contribute:r4", "contribute:r6", "end")
    assert t.s.task is not None
    assert t.s.task.dial == 7
    t.put(turn="B", next="actions")
    t.go()
    assert t.why("contribute:g2") == "AF-265 no-match"
    t.go("contribute:g4")
    assert t.s.task is None
    assert t.s.flags[t.s.flags.index(1)] == 1
    assert t.s.hostile
    assert t.s.dials[3] == 9


def test_inspire(table: Any) -> None:
    """X-38, AF-353: only to a player with at most two cards."""
    t = table(["odo", "pim"], 30, hands__A=["r6", "r1", "r2"], hands__B=["g1", "g2"], next="actions")
    t.go("inspire:r6,B")
    assert len(t.s.hands[1]) == 3
    assert t.why("inspire:r1,B") == "AF-353 too-many"


def test_rest(table: Any) -> None:
    """X-27, AF-531 to AF-538: food heals one normal wound each, toxic ones turn, statuses go, Time +1."""
    t = table(["pim", "odo"], 30, heroes__pim__wounds=2, heroes__odo__wounds=1, heroes__odo__toxic=1, dials__food=1,
              heroes__odo__statuses=["scared"], next="rest")  # fmt: skip
    t.go()
    t.together("rest")
    t.go("heal:A")
    assert (t.s.heroes[0].wounds, t.s.heroes[1].wounds, t.s.heroes[1].toxic) == (1, 2, 0)
    assert t.s.heroes[1].statuses == 0
    assert t.s.dials[0] == 1
    assert t.s.dials[3] == 0


def test_a_pending_page_blocks_exits(table: Any) -> None:
    """X-45, AF-130: while a page change is pending no exit can be used."""
    t = table(["pim", "odo"], 30, heroes__pim__space="a1", hands__A=["g1"], next="actions")
    t.go()
    assert "leave" in t.options()
    t.put(pending_page=11, next="actions")
    t.go()
    assert t.why("leave") == "AF-130 page-pending"


def test_the_last_threat_check_runs_with_nobody_left(table: Any) -> None:
    """X-21, AF-128, AF-132: all undefeated have left, one is down: the page is left, no failure."""
    t = table(["juno", "sable"], 30, heroes__sable__where="defeated", heroes__juno__space="a1", hands__A=["g1"],
              threats=["k1", "k2", "k3", "k4"], encounters=["e17", "e17"], mission="m1", next="actions")  # fmt: skip
    t.go("leave")
    assert t.options() == ["choose:e17-option-food", "choose:e17-option-scrap"]
    t.together("choose:e17-option-food")
    t.together("pass")
    assert t.s.result == -1
    assert t.s.page == 11


def test_hand_limit(table: Any) -> None:
    """X-06, AF-197: more than five cards: one goes at once, also the influence card itself."""
    t = table(["sable", "odo"], 41, heroes__sable__space="f1", objectives="a", next="begin",
              hands__A=["g1", "g2", "r1", "r2", "b1"])  # fmt: skip
    t.go()
    assert "discard:inf-sable" in t.options()
    t.go("discard:inf-sable")
    assert t.s.discard == [40]


def test_morale_rises_once_a_mission(table: Any) -> None:
    """X-30, AF-053, AF-054, AF-056: the second raise does nothing, lowering always counts."""
    t = table(["pim", "odo"], 30)
    t.s.change_dial(5, 1)
    t.s.change_dial(5, 1)
    assert t.s.dials[5] == 6
    t.s.change_dial(5, -1)
    assert t.s.dials[5] == 5


def test_population_has_a_cap(table: Any) -> None:
    """X-41, AF-052, AF-310: 15, or 20 with a Nursery."""
    t = table(["pim", "odo"], 30, dials__population=15)
    t.s.change_dial(4, 1)
    assert t.s.dials[4] == 15
    t.put(built=["i49"])
    t.s.change_dial(4, 1)
    assert t.s.dials[4] == 16


def test_a_mind_cancels_a_wound_where_it_can(table: Any) -> None:
    """Q-26: Nine Lives is asked about only where a wound would count, so a mind takes it."""
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["g1"], next="actions")
    t.go()
    t.s.ask_again()
    t.s.grants.append(Grant(t.s.cast[1], NINE, 1, NEXT_TURN))
    t.s.push(Hit(Strike(1, 4, 1, -1, 0, NO_STATUS, False), 0))
    t.s.run()
    d = t.s.pending[0]
    mind = game.minds()["steady"]()
    mind.begin(1, 2, seeded(1))
    assert mind.choose(t.s.masked(t.s.side(1)), d.kind, list(d.options)) == w.CANCEL_WOUND
