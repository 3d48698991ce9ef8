"""What a word shows (6.17: peek)."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, HIDDEN
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import CARD_IDS, ENCOUNTER_IDS, PAGES, PASSAGE_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "draw": [{"op": "cards", "draw": 2}],
    "peek-neighbour": [{"op": "peek", "what": "neighbour"}],
    "peek-encounter": [{"op": "peek", "what": "encounter"}],
    "peek-scavenge": [{"op": "peek", "what": "scavenge"}],
    "peek-threat": [{"op": "peek", "what": "threat"}],
    "peek-here": [{"op": "peek", "what": "scavenge", "at": "c1"}],
    "peek-title": [{"op": "peek", "what": "title", "page": "31"}],
    "peek-title-beside": [{"op": "peek", "what": "title"}],
    "peek-calamity": [{"op": "peek", "what": "calamity", "page": "31"}],
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
    assert set(known.deck) == {HIDDEN}, "where it lies is not told"
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


def last(t: Any) -> Any:
    return t.s.history.at(len(t.s.history) - 1)


def test_tokens_of_one_cell_are_looked_at(do: Any) -> None:
    """6.17: only those that lie there; a single one is shown at once; the reader picks among several."""
    t = do("peek-here", finds=["c1 0", "d5 8"])
    assert [find.known for find in t.s.finds] == [True, False]
    assert t.s.view(0).page.map.finds[0].reward
    t = do("peek-here", finds=["d5 8", "c1 0", "c1 9"])
    assert (t.s.pending[0].kind, t.options()) == (w.ASK_FIND, ["find:1", "find:2"])
    t.go("find:2")
    assert [find.known for find in t.s.finds] == [False, False, True]
    assert do("peek-here", finds=["d5 8"]).s.pending[0].kind == w.ASK_ACTION


def test_titles_and_calamities_of_pages_are_shown(do: Any) -> None:
    """6.17: of a page by its number, or the title of a neighbour that the reader picks; to all; nothing is opened."""
    title = PASSAGE_IDS.index("31-title")
    t = do("peek-title")
    assert (last(t).kind, last(t).facts[:2], last(t).audience) == (w.TOLD_PEEKED_TITLE, (31, title), EVERYONE)
    assert title in t.s.campaign.read
    assert t.s.visits == do("peek-calamity").s.visits
    t = do("peek-calamity")
    assert (last(t).kind, last(t).facts[:2]) == (w.TOLD_PEEKED_CALAMITY, (31, PAGES[31].calamity))
    assert title not in t.s.campaign.read
    t = do("peek-title-beside", page=13, marker="clock-tower-square")
    assert (t.s.pending[0].kind, t.options()) == (w.ASK_SPACE, ["travel:bus-shelter", "travel:pharmacy"])
    t.go("travel:pharmacy")
    assert last(t).facts[0] == 17
    assert PASSAGE_IDS.index("17-title") in t.s.campaign.read
