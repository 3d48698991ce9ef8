"""What holds for the living and the dead at every moment of many games (SH-260 to SH-293)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game

HP = {
    "allie": 8, "bob": 10, "charles": 11, "daniel": 13, "emi": 10,
    "franklin": 12, "george": 14, "unknown": 11, "vampire": 13, "werewolf": 14,
}  # fmt: skip

BETWEEN = {"suck"}
"""The one question that is open between damage and the deaths that follow from it."""


def moments(match: Match, random: Random) -> Any:
    """Plays at random; gives the position and the number of events before each decision, and at the end."""
    while True:
        yield game.position(match.state), len(match.events)
        if match.state.over:
            return
        d = match.state.pending[0]
        match.play(d.seat, random.choice(d.options))


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_dead(seats: int) -> None:
    """SH-262, SH-263, SH-280, SH-281, SH-292, SH-293."""
    dead_seen = 0
    for seed in range(8):
        match = Match(game, seats, seed)
        buried: dict[str, dict[str, Any]] = {}
        for position, _ in moments(match, Random(seed)):
            kinds = {game.lexicon.kinds[d.kind].key for d in match.state.pending}
            gone = {letter: p for letter, p in position["seat"].items() if not p["alive"]}
            for letter, p in position["seat"].items():
                if p["alive"]:
                    assert letter not in buried, "nobody returns (SH-292)"
                    assert p["damage"] < HP[p["role"]] or kinds & BETWEEN  # SH-262, SH-264
                else:
                    assert p["damage"] == HP[p["role"]]  # SH-263
                    assert p["revealed"]  # SH-280
                    assert p["area"] == "off"  # SH-281
                    assert not match.state.interrupts(ord(letter) - 65)
                    assert match.state.decision_of(ord(letter) - 65) is None  # SH-281
                    assert kinds & {"loot", "plunder"} or (not p["equipment"] and not p["guarded"])  # SH-292
            assert sorted(d for d, _ in position["deaths"]) == sorted(gone)  # SH-293: each death once, by any cause
            for d in match.state.pending:
                chosen = {game.lexicon.write(o).partition(":")[2] for o in d.options}
                assert not chosen & set(gone), "the dead cannot be chosen (SH-292)"
            assert match.state.over or position["seat"][position["turn"]]["alive"] or kinds & {"loot", "counter"}
            buried |= gone
        dead_seen += len(buried)
    assert dead_seen > 8


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_marker_moves_by_what_is_told(seats: int) -> None:
    """SH-260, SH-261, SH-265: the public events add up to everybody's damage, never below 0."""
    for seed in range(8):
        match = Match(game, seats, seed)
        marker = {chr(65 + seat): 0 for seat in range(seats)}
        heard = 0
        for position, now in moments(match, Random(seed)):
            for event in match.heard(NOBODY, heard):
                name = str(event.facts.get("who", ""))[-1:]
                amount = event.facts.get("amount", 0)
                assert isinstance(amount, int)
                if event.key in ("event-damage", "event-hurt-self"):
                    marker[name] += amount
                elif event.key == "event-healed":
                    marker[name] -= amount
                elif event.key == "event-marker":
                    marker[name] = amount
                elif event.key == "event-died":
                    marker[name] = min(marker[name], HP[str(event.facts["role"]).removeprefix("role:")])
                assert min(marker.values()) >= 0
            heard = now
            assert marker == {letter: p["damage"] for letter, p in position["seat"].items()}
            for viewer in range(-1, seats):
                assert [p.damage for p in match.state.view(only(viewer)).seats] == list(marker.values())
