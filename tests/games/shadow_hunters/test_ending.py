"""The end of the game, checked against the goals as the rulebook gives them, worked out a second time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloam.core.match import Match, result
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game

HUNTERS = {"emi", "franklin", "george"}
SHADOWS = {"unknown", "vampire", "werewolf"}
UNFINISHED = {"rob", "suck", "loot", "plunder", "spear"}
"""Inside a closed stretch the check is still to come (SH-395)."""


class Chronicle:
    """What has to be remembered for the goals of Charles and Daniel."""

    def __init__(self) -> None:
        self.dead: list[str] = []
        self.charles = False
        self.daniel = False
        self.cause = ""

    def add(self, match: Match, since: int) -> None:
        """The events of one decision. All deaths of one blow stand together and follow their damage."""
        batch: list[tuple[str, str]] = []
        for event in match.heard(NOBODY, since):
            if event.key == "event-damage":
                self.cause = str(event.facts["cause"])
            if event.key == "event-died":
                batch.append((str(event.facts["role"]).removeprefix("role:"), str(event.facts["killer"])[-1]))
        roles = {c: p["role"] for c, p in game.position(match.state)["seat"].items()}
        if batch:
            self.daniel |= not self.dead and any(role == "daniel" for role, _ in batch)  # SH-406, SH-407
            self.dead += [role for role, _ in batch]
            by_charles = self.cause == "cause:attack" and any(roles[killer] == "charles" for _, killer in batch)
            self.charles |= by_charles and len(self.dead) >= 3  # SH-402 to SH-404


def winners(position: dict[str, Any], chronicle: Chronicle) -> tuple[bool, set[str]]:
    """Whether somebody's goal ends the game now, and all who have reached theirs."""
    seats = position["seat"]
    alive = {p["role"] for p in seats.values() if p["alive"]}
    cards = {p["role"]: len(p["equipment"]) for p in seats.values() if p["alive"]}
    reached = set()
    if not alive & SHADOWS:
        reached |= HUNTERS  # SH-396, dead or alive (SH-394)
        reached |= {"daniel"} & alive  # SH-408
    if not alive & HUNTERS:
        reached |= SHADOWS  # SH-397
    if cards.get("bob", 0) >= 5:
        reached.add("bob")  # SH-400, SH-401
    if chronicle.charles:
        reached.add("charles")
    if chronicle.daniel:
        reached.add("daniel")
    over = bool(reached)
    reached |= {"allie"} & alive  # SH-399: never by herself
    return over, {letter for letter, p in seats.items() if p["role"] in reached}


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_game_ends_exactly_when_a_goal_is_met(seats: int) -> None:
    """SH-390 to SH-397, SH-399 to SH-409, SH-412: at every moment of random games, and SH-411: always with a winner."""
    for seed in range(16):
        match, random, chronicle = Match(game, seats, seed), Random(seed), Chronicle()
        state = match.state
        while not state.over:
            since = len(match.events)
            d = state.pending[0]
            match.play(d.seat, random.choice(d.options))
            chronicle.add(match, since)
            kinds = {game.lexicon.kinds[d.kind].key for d in state.pending}
            if not kinds & UNFINISHED:
                assert winners(game.position(state), chronicle)[0] == state.over
        outcome = game.outcome(state)
        assert outcome is not None
        assert {chr(65 + seat) for seat in outcome.winners} == winners(game.position(state), chronicle)[1]
        assert outcome.winners, "there is no draw (SH-411)"
        assert set(outcome.reasons) == set(outcome.winners)


@pytest.mark.parametrize("seed", range(6))
def test_after_the_end(seed: int) -> None:
    """SH-410: all cards are shown to everybody, and nothing is left to decide. SH-026."""
    match, random = Match(game, 4 + seed % 5, seed), Random(seed)
    while not match.state.over:
        assert match.state.view(NOBODY).aside == ()
        d = match.state.pending[0]
        match.play(d.seat, random.choice(d.options))
    position = game.position(match.state)
    assert not match.state.pending
    for viewer in range(-1, match.state.seats):
        sight = match.sight(only(viewer))
        assert sight.prompt is None
        assert not sight.interrupts
        assert not sight.waiting
        assert [p.role for p in sight.view.seats] == [p["role"] for p in position["seat"].values()]
        assert all(p.revealed for p in sight.view.seats)
        assert sorted(sight.view.aside) == sorted(position["aside"])
        assert sight.outcome == result(game.outcome(match.state))
    shown = {str(e.facts["role"]).removeprefix("role:") for e in match.heard(NOBODY) if "role" in e.facts}
    assert len(shown) == 10, "every character has been named to the spectators"


def test_no_turn_limit() -> None:
    """SH-411: as long as nobody does anything, the game goes on and nobody wins."""
    match = Match(game, 5, 3)
    lexicon = game.lexicon
    turns = 0
    while turns < 1000:
        d = match.state.pending[0]
        words = [lexicon.write(o) for o in d.options]
        calm = next((w for w in ("roll", "pass") if w in words), words[0])
        turns += lexicon.kinds[d.kind].key == "move"
        match.play(d.seat, lexicon.read(calm))
    assert not match.state.over
    assert game.outcome(match.state) is None
