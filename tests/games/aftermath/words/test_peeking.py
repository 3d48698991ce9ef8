"""What a word shows (6.17: peek)."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.games.aftermath import words as w
from gloam.games.aftermath.tables import CARD_IDS, ENCOUNTER_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "draw": [{"op": "cards", "draw": 2}],
    "peek-neighbour": [{"op": "peek", "what": "neighbour"}],
    "peek-encounter": [{"op": "peek", "what": "encounter"}],
    "peek-scavenge": [{"op": "peek", "what": "scavenge"}],
    "peek-threat": [{"op": "peek", "what": "threat"}],
}  # fmt: skip


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[x] if x >= 0 else "" for x in numbers]


def test_the_next_threat_card_is_shown(do: Any, again: Any) -> None:
    """6.17: to all, where it lies, until it is drawn; whoever imagines the deck puts it before every other."""
    t = do("peek-threat", deck=["k3", "k1", "r1", "c1", "k2", "g4"])
    told = t.s.history.at(len(t.s.history) - 1)
    assert (told.kind, cards(list(told.facts[:1])), told.audience) == (w.TOLD_PEEKED_THREAT, ["k2"], EVERYONE)
    assert cards(t.s.deck)[-6:] == ["k3", "k1", "r1", "c1", "k2", "g4"]
    assert t.s.view(0).threat_top == "k2"
    known = t.s.masked(0b10)
    assert set(known.deck) == {-1}, "where it lies is not told"
    for seed in range(20):
        dealt = known.imagine(seeded(seed)).deck
        assert [card for card in cards(dealt) if card.startswith("k")][-1] == "k2"
    again(t, "draw")
    assert t.s.view(0).threat_top == ""
    assert do("flag").s.view(0).threat_top == ""
    t = do("flag")
    t.s.deck = [card for card in t.s.deck if not CARD_IDS[card].startswith("k")]
    again(t, "peek-threat")
    assert t.s.view(0).threat_top == ""


def test_peeking(do: Any) -> None:
    """6.17: shown to all and not changed; the reader picks one."""
    t = do("peek-neighbour", reader=1, page=13, marker="clock-tower-square")
    assert t.s.pending[0].seat == 1
    assert t.s.pending[0].kind == w.ASK_SPACE
    assert t.options() == ["travel:bus-shelter", "travel:pharmacy"]
    t.go("travel:pharmacy")
    told = t.s.history.at(len(t.s.history) - 1)
    assert (told.kind, told.facts[1]) == (w.TOLD_PEEKED_PAGE, 5)
    t = do("peek-encounter")
    assert t.s.top_known
    assert t.s.view(0).encounter_top == ENCOUNTER_IDS[t.s.encounters[-1]]
    t = do("peek-scavenge", finds=["c1 0", "d5 8"])
    assert t.s.pending[0].kind == w.ASK_FIND
    assert t.options() == ["find:0", "find:1"]
    t.go("find:1")
    assert [find.known for find in t.s.finds] == [False, True]
