"""Where the victims can be, as everybody knows: it follows from what was told, whenever and wherever somebody asks."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.play import random_playout
from gloam.core.rng import seeded
from gloam.core.value import from_plain, to_plain
from gloam.games.whisper import game
from gloam.games.whisper.traces.trace import Trace

KILLER, TEAM = 1, 0b1110


def played(decisions: int) -> Any:
    s = game.start(4, seeded(3))
    random_playout(s, seeded(4), decisions)
    assert not s.over
    return s


def afresh(s: Any) -> list[int]:
    """Worked out from the beginning."""
    return Trace(s.trace.start).boxes(s.history)


@pytest.mark.parametrize("viewers", [0, KILLER, TEAM])
def test_all_know_the_same(viewers: int) -> None:
    s = played(40)
    for _ in range(12):
        known = s.masked(viewers)
        assert known.trace.boxes(known.history) == afresh(s)
        random_playout(s, seeded(5), 9)


def test_what_one_has_worked_out_the_other_has_too() -> None:
    s = played(90)
    killer, spectator = s.masked(KILLER), s.masked(0)
    found = killer.trace.boxes(killer.history)
    assert spectator.trace.boxes(spectator.history) is found
    assert s.trace.boxes(s.history) is found


def test_a_clone_goes_its_own_way() -> None:
    s = played(90)
    known, other = s.masked(KILLER), s.clone()
    before = afresh(s)
    random_playout(other, seeded(6), 60)
    assert other.trace.boxes(other.history) == afresh(other)
    assert s.trace.boxes(s.history) == before
    assert known.trace.boxes(known.history) == before


def test_moments_that_nobody_asked_about_count() -> None:
    s = played(20)
    for _ in range(15):
        s.masked(KILLER)
        random_playout(s, seeded(7), 5)
    known = s.masked(KILLER)
    assert known.trace.boxes(known.history) == afresh(s)


def test_a_state_that_was_read_back_begins_anew() -> None:
    s = played(90)
    again = from_plain(to_plain(s), game.classes())
    assert again == s
    assert again.trace.boxes(again.history) == afresh(s)


def test_a_history_that_leads_elsewhere_is_followed_from_its_beginning() -> None:
    s, other = played(90), Match(game, 4, 2).state
    s.trace.boxes(s.history)
    assert s.trace.boxes(other.history) == Trace(s.trace.start).boxes(other.history)
