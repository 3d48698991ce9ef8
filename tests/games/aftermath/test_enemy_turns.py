"""What changes from one enemy turn to the next (4.16, 6.7, 6.8, 6.10)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import CARD_IDS, ENEMY_IDS
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn


def act_again(t: Any, *threats: str) -> None:
    """One more enemy turn, with these threat cards."""
    t.s.retract_all()
    t.s.deck = [card for card in t.s.deck if CARD_IDS[card] not in threats]
    t.s.discard = [card for card in t.s.discard if CARD_IDS[card] not in threats]
    t.s.threats = [CARD_IDS.index(name) for name in threats]
    begin_enemy_turn(t.s)
    t.s.run()


@pytest.fixture
def alone(table: Any) -> Any:
    """Juno by herself in a corner, without a card to defend with, and enemies who are far away."""

    def made(*foes: str, **position: Any) -> Any:
        return table(["juno", "odo"], 30, mission="m1", hostile=True, heroes__juno__space="a5", hands__B=["b1"],
                     heroes__odo__where="left", exit_used=0, foes=list(foes), next="actions", **position)  # fmt: skip

    return made


def test_the_race_of_the_skinks(alone: Any) -> None:
    """E06: one space more in their first enemy turn, and only there."""
    t = alone("skink-runner f1 e06")
    ways = []
    for _ in range(2):
        before = t.s.chart.walked(CELL_IDS.index("a5"), False)[t.s.foes[0].spaces[0]]
        act_again(t, "k1")
        while t.s.pending and t.s.pending[0].kind == 22:
            t.together(t.options()[0])
        ways.append(before - t.s.chart.walked(CELL_IDS.index("a5"), False)[t.s.foes[0].spaces[0]])
        t.s.foes[0].spaces[0] = CELL_IDS.index("f1")
    assert ways == [4, 3]


def test_the_shadow_of_greysmoke(alone: Any) -> None:
    """D23: it leaves play at the end of its second enemy turn, for the supply, and the page is peaceful."""
    t = alone("greysmoke f1 d23")
    act_again(t, "k1")
    assert [ENEMY_IDS[foe.kind] for foe in t.s.foes] == ["greysmoke"]
    act_again(t, "k2")
    assert (t.s.foes, t.s.hunt, t.s.hostile) == ([], [], False)


def test_a_mouse_runs_once(alone: Any) -> None:
    """I40: in the enemy turn after that everybody attacks again."""
    t = alone("rust-cutter a5")
    t.s.decoy = True
    act_again(t, "k1")
    assert t.s.heroes[2].wounds == 0
    act_again(t, "k2")
    assert t.s.heroes[2].wounds == 1


def test_threat_cards_go_one_by_one(table: Any) -> None:
    """AF-465, AF-466: after an activation its card, at the end all that are left."""
    t = table(["juno", "odo"], 30, mission="m1", hostile=True, heroes__juno__space="c4", hands__A=["b1", "b2"],
              heroes__odo__space="a1", hands__B=["r1"], foes=["rust-cutter c4", "rust-bruiser c4"],
              threats=["k1", "k2", "k3"], next="enemies")  # fmt: skip
    t.s.run()
    assert [CARD_IDS[x] if x >= 0 else "" for x in t.s.threats] == ["k1", "k2", "k3"]
    t.go("pass")
    assert [CARD_IDS[x] if x >= 0 else "" for x in t.s.threats] == ["", "k2", "k3"]
    t.go("pass")
    assert t.s.threats == []
    assert {"k1", "k2", "k3"} <= {CARD_IDS[x] for x in t.s.discard}
