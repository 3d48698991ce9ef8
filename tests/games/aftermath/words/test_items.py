"""Words and items (6.17): reward, item, battery."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import DISCOVERY_IDS, ITEM_IDS

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
    "loses-from-paws": [{"op": "item", "loses": True, "slot": "paws", "who": "each"}],
    "loses-hat": [{"op": "item", "loses": True, "slot": "head"}],
    "loses-from-paws-by-lot": [{"op": "item", "loses": True, "slot": "paws", "random": True}],
    "charge-zapper": [{"op": "battery", "n": 2, "item": "i14", "who": "each"}],
    "charge-by-choice": [{"op": "battery", "n": 2, "choose": True, "who": "each"}],
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


def test_items_are_lost_from_a_slot(do: Any) -> None:
    """6.17: what is worn there; whoever has a thing in each paw chooses, each in turn; a bare slot loses nothing."""
    t = do("loses-hat", heroes__pim__worn=["i01", "i19"])
    assert t.s.item_discard == [ITEM_IDS.index("i19")], "there is nothing to choose"
    assert t.s.campaign.broken == []
    assert do("loses-hat", heroes__pim__worn=["i01"]).s.item_discard == []
    t = do("loses-from-paws", heroes__pim__worn=["i05", "i10", "i19"], heroes__odo__worn=["i07"])
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_BREAK)
    assert t.options() == ["break:i05", "break:i10"]
    t.go("break:i10")
    assert t.s.item_discard == [ITEM_IDS.index("i10"), ITEM_IDS.index("i07")]
    assert t.s.heroes[1].worn == [-1] * 5, "both paws are free again"
    t = do("loses-from-paws-by-lot", heroes__pim__worn=["i05", "i10", "i19"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    assert [ITEM_IDS[x] in ("i05", "i10") for x in t.s.item_discard] == [True]


def test_batteries_go_where_the_book_or_the_holder_says(do: Any) -> None:
    """6.17, AF-523: onto one item, if it is equipped, as far as it takes them; or one by one where its holder wants,
    who is asked where there is a choice."""
    t = do("charge-zapper", heroes__pim__worn=["i14", "i22"], heroes__odo__worn=["i22"])
    assert t.s.heroes[0].charge == [0, 0, 1, 0, 0]
    assert t.s.heroes[1].charge == [0] * 5
    t = do("charge-by-choice", heroes__pim__worn=["i14", "i22", "i39"], heroes__odo__worn=["i15"])
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_CHARGE)
    assert t.options() == ["charge:i22", "charge:i14", "charge:i39"]
    t.go("charge:i39")
    assert t.options() == ["charge:i22", "charge:i14"]
    t.go("charge:i14")
    assert t.s.heroes[0].charge == [0, 0, 1, 0, 1]
    assert t.s.heroes[1].charge == [0, 0, 1, 0, 0], "the other is not asked: one item takes them"
    assert t.s.batteries_left() == 8 - 3
    t = do("charge-by-choice", heroes__pim__worn=["i14", "i22"], heroes__odo__batteries=8)
    assert t.s.heroes[0].charge == [0] * 5, "AF-029"


def test_a_mind_puts_a_battery_where_it_helps_most(do: Any) -> None:
    """6.17, AF-520: the Zapper gains two, the Headlamp one, the Radio nothing that can be counted."""
    t = do("charge-by-choice", heroes__pim__worn=["i39", "i22", "i14"])
    mind = game.minds()["steady"]()
    mind.begin(0, 2, seeded(1))
    d = t.s.pending[0]
    assert mind.choose(t.s.masked(t.s.side(0)), d.kind, list(d.options)) == game.lexicon.read("charge:i14")
