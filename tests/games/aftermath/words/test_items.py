"""Words and items (6.17): reward, item, battery."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.tables import DISCOVERY_IDS, ITEM_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "reward": [{"op": "reward", "food": 1, "scrap": 2, "clue": 1, "battery": 1, "broken": 1}],
    "item": [{"op": "item", "gain": "i35"}],
    "two-items": [{"op": "item", "draw": 2}],
    "breaks": [{"op": "item", "breaks": True}],
    "loses": [{"op": "item", "loses": True}],
    "breaks-by-lot": [{"op": "item", "breaks": True, "random": True, "who": "each"}],
    "batteries": [{"op": "battery", "n": 3, "on_item": True}],
    "no-battery": [{"op": "battery", "n": -5}],
    "reward-card": [{"op": "reward", "scrap": 1, "discovery": "d04"}],
}  # fmt: skip


def test_rewards(do: Any) -> None:
    """AF-330, AF-331, AF-333: as the face of a token."""
    t = do("reward")
    assert t.s.dials[1:4] == [1, 5, 7]
    assert t.s.heroes[0].batteries == 1
    assert len(t.s.campaign.broken) == 1
    t = do("reward-card")
    assert (t.s.campaign.taken, t.s.dials[2]) == (1 << DISCOVERY_IDS.index("d04"), 4)


def test_items_of_the_book(do: Any, again: Any) -> None:
    """AF-059, 6.17: by its id out of the deck, which keeps its order, or the discards; from elsewhere nothing comes."""
    strip = ITEM_IDS.index("i35")
    t = do("item")
    assert t.s.pending[0].kind == w.ASK_ITEM
    assert strip not in t.s.items
    t = do("item", heroes__odo__worn=["i35"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    t = do("flag", items=["i33"])
    t.s.item_discard = [strip]
    again(t, "item")
    assert t.s.pending[0].kind == w.ASK_ITEM
    assert t.s.item_discard == []
    t = do("two-items", items=["i33", "i19", "i20"])
    assert t.options()[0] == "wear:i20"
    t.go("wear:i20")
    assert t.options()[0] == "stow:i19", "one after the other"
    t = do("breaks", heroes__pim__worn=["i01", "i19"])
    assert t.options() == ["break:i19", "break:i01"]
    t.go("break:i01")
    assert t.s.campaign.broken == [ITEM_IDS.index("i01")]
    t = do("breaks-by-lot", heroes__pim__worn=["i01", "i19"], heroes__odo__worn=[])
    assert t.s.pending[0].kind == w.ASK_ACTION, "nobody chooses"
    assert [ITEM_IDS[x] in ("i01", "i19") for x in t.s.campaign.broken] == [True]
    t = do("loses", heroes__pim__worn=["i01", "i19"])
    t.go("break:i19")
    assert t.s.campaign.broken == []
    assert t.s.item_discard == [ITEM_IDS.index("i19")]


def test_nobody_takes_what_a_reader_who_is_gone_would_get(do: Any) -> None:
    """AF-229: effects on a reader who has left the page do nothing; the deck is as it was."""
    t = do("two-items", reader=1, heroes__odo__where="left", items=["i33", "i19", "i20"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    assert len(t.s.items) == 3


def test_batteries_of_the_book(do: Any) -> None:
    """AF-523, AF-029: no more on an item than it takes, and nobody loses what they do not have."""
    t = do("batteries", heroes__pim__worn=["i14", "i22"])
    assert t.s.heroes[0].charge == [1, 0, 1, 0, 0]
    assert t.s.batteries_left() == 6
    assert do("no-battery", heroes__pim__batteries=2).s.heroes[0].batteries == 0
