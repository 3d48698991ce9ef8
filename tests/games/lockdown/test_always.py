"""What holds at every moment of every game, looked for in random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import CARD_IDS
from gloam.games.lockdown.rules.items import WHOLE

Moment = tuple[str, str, dict[str, Any]]
"""Who chose, what, and the position after it."""


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A random game, choice by choice."""
    match = Match(game, seats, seed)
    rng = seeded(seed, 1)
    while not match.state.over:
        d = match.state.pending[rng.below(len(match.state.pending))]
        option = d.options[rng.below(len(d.options))]
        words = match.game.lexicon.write(option)
        match.play(d.seat, option)
        yield "ABCDEFGHI"[d.seat], words, game.position(match.state)


def whole(cards: list[str]) -> list[str]:
    return [CARD_IDS[WHOLE[CARD_IDS.index(card)]] for card in cards]


def all_cards(position: dict[str, Any]) -> Counter[str]:
    heaps = [seat["hand"] for seat in position["seat"].values()] + list(position["stock"].values())
    heaps += [position[heap] for heap in ("coming", "supply", "consumed", "lost", "dead_cards", "drawn")]
    return Counter(card for heap in heaps for card in whole(heap))


GAMES = [(3, 1), (4, 2), (5, 3), (7, 4), (9, 5)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_numbers_and_cards(seats: int, seed: int) -> None:
    cards = all_cards(game.position(Match(game, seats, seed).state))
    assert cards.total() == 97 or seats < 9
    for _, words, now in moments(seats, seed):
        players = now["seat"].values()
        for p in players:
            assert 0 <= p["hp"] <= 10  # LK-005, LK-006
            assert p["shadow"] is (p["hp"] == 0)
            assert not (p["shadow"] and p["hand"])  # LK-085
            assert p["sent"] <= 5  # LK-083
        if now["round"]:
            assert sorted(p["order"] for p in players) == list(range(1, seats + 1))  # LK-060, LK-076
        assert all_cards(now) == cards, words  # LK-022: whatever leaves a place arrives at another


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_hands_fit_outside_the_free_phase(seats: int, seed: int) -> None:
    """LK-092, LK-097: at the end of every turn and in the settlement."""
    for _, words, now in moments(seats, seed):
        if words.startswith("vote:") or now["phase"] == "settlement":
            for letter, p in now["seat"].items():
                assert "pocket" in p["hand"] or len(p["hand"]) <= p["genes"][2] or p["shadow"], (letter, words)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_everybody_moves_every_round(seats: int, seed: int) -> None:
    """LK-120, LK-121, LK-062: once each, in the order of the cards, never to end where one began."""
    turns: list[int] = []
    for who, words, now in moments(seats, seed):
        me = now["seat"][who]
        verb = words.partition(":")[0]
        if verb in ("go", "climb", "slide", "teleport", "fly"):
            if len(me["path"]) == 2:
                turns = turns if me["order"] != 1 else []
                turns.append(me["order"])
                assert turns == sorted(turns)
            speed = max(me["genes"][1], 10 if me["boosted"] == now["round"] else 0)
            assert len(me["path"]) - 1 <= speed
        if verb == "vote":
            assert me["path"][0] != me["path"][-1]
            assert me["room"] in (me["path"][-1], "nowhere")  # the last vote may bring his death


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_nobody_is_anywhere_but_where_he_walked(seats: int, seed: int) -> None:
    """LK-054: rooms change by one's own steps; a new shadow is in no room, and in B701 when the next round begins."""
    where: dict[str, str] = {}
    for who, words, now in moments(seats, seed):
        stepped = words.partition(":")[0] in ("go", "climb", "slide", "teleport", "fly", "birth")
        for letter, p in now["seat"].items():
            if letter in where and not (stepped and letter == who):
                legal = {where[letter]}
                if p["shadow"]:
                    legal |= {"nowhere", "B701"} if where[letter] != "nowhere" else {"B701"}
                assert p["room"] in legal, (letter, words)
            where[letter] = p["room"]
