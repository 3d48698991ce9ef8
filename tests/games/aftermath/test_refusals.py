"""Why not: reasons that no scenario reaches, because no client sends such a choice, or nothing is asked any more."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import CARD_IDS, ITEM_IDS
from gloam.games.aftermath.rules.facilities import why_not_built
from gloam.games.aftermath.rules.stores import why_not_fetched, why_not_stored

NO_ITEM = len(ITEM_IDS)
NOBODY = 7


def why(s: Any, option: int) -> str:
    refusal = game.lexicon.explained(s, 0, option)
    return f"{refusal.rule} {refusal.key}"


def test_before_and_after() -> None:
    s = game.start(2, seeded(1))
    assert why(s, w.END) == "AF-007 setting-up"
    s.over = True
    assert why(s, w.END) == "AF-645 over"


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (w.WEAR | NO_ITEM, "AF-361 not-now"),
        (w.HAND | NOBODY, "AF-362 not-now"),
        (w.GIVE_BATTERY | NOBODY, "AF-365 not-now"),
        (w.THROW_AWAY | NO_ITEM, "AF-373 not-now"),
    ],
)
def test_what_names_nothing_is_refused_by_the_rule_of_its_verb(table: Any, option: int, reason: str) -> None:
    """While things are put on and handed over (AF-360)."""
    t = table(["pim", "odo"], 30, hands__A=["g1"], heroes__pim__space="c4", heroes__odo__space="c4", next="actions")
    t.go("equip:g1")
    assert why(t.s, option) == reason


def test_a_card_and_things_of_the_colony_that_are_not_there(table: Any) -> None:
    """AF-353, AF-641, AF-642: what there is not is not handed on, built, stored or fetched."""
    t = table(["pim", "odo"], 30, hands__A=["g1"], next="actions")
    t.go()
    assert why(t.s, w.INSPIRE | len(CARD_IDS) << 3 | 1) == "AF-353 not-now"
    assert why_not_built(t.s, NO_ITEM) == w.NOT_NOW_BUILD
    assert why_not_stored(t.s, NO_ITEM) == why_not_fetched(t.s, w.FETCH | NO_ITEM << 3) == w.NOT_NOW_STORE
    rules = {reason.key: reason.rule for reason in game.lexicon.reasons}
    assert (rules["not-now-build"], rules["not-now-store"]) == ("AF-641", "AF-642")


def test_an_enemy_that_is_not_there(table: Any) -> None:
    """AF-390, AF-393: whoever is attacked stands on the page."""
    fight = {"foes": ["rust-cutter c4"], "heroes__odo__space": "c4", "hostile": True}
    t = table(["odo", "pim"], 30, hands__A=["r6", "g6"], **fight, next="actions")
    t.go()
    assert why(t.s, w.MELEE | 9 << 8) == "AF-390 no-target"
    assert why(t.s, w.RANGED | 9 << 8) == "AF-393 no-target"
