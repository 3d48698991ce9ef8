"""Reveals: open to all but Daniel at every open moment, for good, in order, and refused in silence."""

from __future__ import annotations

from random import Random

import pytest

from gloam.core.match import Match
from gloam.core.state import EVERYONE, NOBODY, Refused, only
from gloam.games.shadow_hunters import game
from gloam.scenario import read, run

CLOSED = {"spear", "rob", "suck", "loot", "plunder"}
"""Questions inside a closed stretch (SH-307); all others are open moments."""


@pytest.mark.parametrize("seats", range(4, 9))
def test_who_may_reveal_when(seats: int) -> None:
    """SH-302, SH-304, SH-306, SH-307, SH-335, SH-349 at every decision of random games with reveals in them."""
    reveal, love = game.lexicon.read("reveal"), game.lexicon.read("mothers-love")
    moments = 0
    for seed in range(8):
        match, random = Match(game, seats, seed), Random(seed)
        state, face_up = match.state, set()
        while not state.over:
            position = game.position(state)["seat"]
            closed = {game.lexicon.kinds[d.kind].key for d in state.pending} & CLOSED
            for seat in range(seats):
                p = position[chr(65 + seat)]
                expected = []
                if p["alive"] and not closed:
                    if not p["revealed"] and p["role"] != "daniel":
                        expected.append(reveal)
                    if p["role"] == "allie" and not p["used"]:
                        expected.append(love)  # hidden too, in the same breath (SH-305)
                assert state.interrupts(seat) == expected
                assert p["revealed"] or seat not in face_up, "a reveal is final (SH-304)"
                if p["revealed"]:
                    face_up.add(seat)
            moments += 1
            offers = [(seat, o) for seat in range(seats) for o in state.interrupts(seat)]
            if offers and random.random() < 0.04:
                waiting = [(d.seat, d.kind) for d in state.pending if d.audience == EVERYONE]
                match.play(*random.choice(offers))
                if waiting and game.lexicon.kinds[waiting[0][1]].key != "unveil":
                    assert [(d.seat, d.kind) for d in state.pending] == waiting  # SH-306: still to be decided
            else:
                d = state.pending[0]
                match.play(d.seat, random.choice(d.options))
    assert moments > 200


def test_who_i_am_after_a_reveal() -> None:
    """SH-020, SH-304: the scene of the beginning no longer says that nobody knows, and hides nothing."""
    match = Match(game, 5, 3)
    seat = next(i for i in range(5) if match.state.interrupts(i))
    before = game.opening(match.state, seat)
    assert (before.who.key, before.secret) == ("opening-who", True)
    match.play(seat, game.lexicon.read("reveal"))
    after = game.opening(match.state, seat)
    assert (after.who.key, after.secret) == ("opening-who-open", False)
    assert after.who.facts == before.who.facts


@pytest.mark.parametrize(("turn", "order"), [("A", "ABE"), ("B", "BEA"), ("C", "EAB"), ("E", "EAB")])
def test_several_at_once(turn: str, order: str) -> None:
    """SH-308: clockwise, starting with the current player."""
    text = f"""
title = "Three at once"
game = "shadow-hunters"
seats = 5
play = "together B! reveal, E! reveal, A! reveal"
[set]
turn = "{turn}"
phase = "move"
seat.A.role = "emi"
seat.B.role = "vampire"
seat.C.role = "franklin"
seat.D.role = "daniel"
seat.E.role = "unknown"
"""
    match = run(read(text, "here", game)[0])
    revealed = [str(e.facts["who"])[-1] for e in match.heard(NOBODY) if e.key == "event-revealed"]
    assert "".join(revealed) == order


@pytest.mark.parametrize("seed", range(10))
def test_what_is_refused_leaves_no_trace(seed: int) -> None:
    """SH-314: nobody else is shown or told anything, whoever asks for whatever at any moment."""
    match, random = Match(game, 6, seed), Random(seed)
    verbs = [v for v in game.lexicon.verbs if not v.ref]
    asked = 0
    while not match.state.over and asked < 60:
        state = match.state
        seat = random.randrange(6)
        option = game.lexicon.read(random.choice(verbs).key)
        d = state.decision_of(seat)
        if option not in (d.options if d else []) and option not in state.interrupts(seat):
            shown = [match.sight(only(viewer)) for viewer in range(-1, 6)]
            heard = len(match.events)
            with pytest.raises(Refused) as refused:
                match.play(seat, option)
            assert match.explained(refused.value).rule.startswith("SH-")
            assert len(match.events) == heard
            assert [match.sight(only(viewer)) for viewer in range(-1, 6)] == shown
            asked += 1
        d = state.pending[0]
        match.play(d.seat, random.choice(d.options))
    assert asked > 10
