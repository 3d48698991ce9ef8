"""Words and action cards (6.17): threat, cards, influence."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import CARD_IDS

PROGRAMS: dict[str, list[Any]] = {
    "threat-clear": [{"op": "threat", "clear": True}],
    "threat-remove": [{"op": "threat", "remove": 2}],
    "threat-add": [{"op": "threat", "add": 2}],
    "draw": [{"op": "cards", "draw": 2}],
    "discard": [{"op": "cards", "discard": 2}],
    "discard-green": [{"op": "cards", "discard_color": "green"}],
    "discard-all": [{"op": "cards", "discard_all": True, "who": "each"}],
    "influence": [{"op": "influence", "hero": "pim"}, {"op": "influence", "hero": "juno"}],
    "influence-out": [{"op": "influence", "hero": "pim", "out": True}],
}  # fmt: skip


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[x] if x >= 0 else "" for x in numbers]


def test_threat_cards(do: Any) -> None:
    """6.17: from the bottom; what is revealed on the way is discarded, a calamity card among it without effect."""
    assert cards(do("threat-remove", threats=["k1", "k2", "k3"]).s.threats) == ["k1"]
    t = do("threat-clear", threats=["k1", "k2"])
    assert (t.s.threats, sorted(cards(t.s.discard))) == ([], ["k1", "k2"])
    t = do("threat-add", dials__time=9, deck=["y1", "k5", "r1", "k4", "c1", "g2"])
    assert cards(t.s.threats) == ["k4", "k5"]
    assert cards(t.s.discard) == ["g2", "c1", "r1"]
    assert t.s.calamities == []


def test_action_cards_of_the_book(do: Any) -> None:
    """AF-216, 6.17: drawn threat cards go to the track at once; discarded by choice, by colour, or all."""
    t = do("draw", deck=["k1", "r2"])
    assert (cards(t.s.hands[0]), cards(t.s.threats)) == (["g1", "r2"], ["k1"])
    t = do("discard", hands__A=["g1", "g2", "r1"])
    assert t.s.pending[0].kind == w.ASK_CARDS
    t.go("discard:g1", "discard:r1")
    assert cards(t.s.hands[0]) == ["g2"]
    assert cards(do("discard-green", hands__A=["g1", "g2", "r1", "w1"]).s.hands[0]) == ["r1", "w1"]
    assert do("discard-all").s.hands == [[], []]


def test_influence_of_the_book(do: Any, again: Any) -> None:
    """X-06, AF-011, AF-197: into the hand of its player, who may have too many then; nothing for who is not along."""
    t = do("influence", hands__A=["g1", "g2", "r1", "r2", "b2"])
    assert t.s.pending[0].kind == w.ASK_LIMIT
    assert "discard:inf-pim" in t.options()
    t.go("discard:inf-pim")
    assert "inf-pim" in cards(t.s.discard)
    again(t, "influence-out")
    assert "inf-pim" not in cards(t.s.discard + t.s.deck)
    assert not any("inf-juno" in cards(hand) for hand in t.s.hands)
