"""What can be taken back in Lockdown: whatever told nobody anything, neither by what was said nor by its absence."""

from __future__ import annotations

import pytest

from gloam.core.lexicon import seat_letter
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.telling import told_something
from gloam.games.lockdown import game


def born(room: str, seed: int = 1) -> Match:
    """Four players before their first free phase; whoever acts first begins in this room."""
    match = Match(game, 4, seed)
    for seat in range(4):
        match.play_text(f"{seat_letter(seat)} genes:3-4-3")
    for seat in range(4):
        match.play_text(f"{seat_letter(seat)} birth:{room}")
    return match


def acting(room: str, seed: int = 1) -> Match:
    match = born(room, seed)
    for seat in range(4):
        match.play_text(f"{seat_letter(seat)} ready")
    return match


def last_to_act(room: str) -> Match:
    """All others have had their turns, and did as little as they could."""
    match = acting(room)
    while match.state.turn < 4:
        d = match.state.pending[0]
        idle = [o for o in d.options if game.lexicon.write(o) in ("stop", "done", "draw:0")]
        match.play(d.seat, idle[0] if idle else d.options[0])
    return match


def tells(match: Match, option: str, seat: int = -1) -> bool:
    """Whether a choice told anybody something; of whoever acts, if no seat is named."""
    who = match.state.acting if seat < 0 else seat
    before, number = match.state.clone(), game.lexicon.read(option)
    notes = match.play(who, number)
    return told_something(before, match.state, notes, who, number, seeded(5))


def test_a_walk_through_rooms_without_a_word_can_be_taken_back() -> None:
    match = acting("B303")
    assert not tells(match, "go:B302")
    assert not tells(match, "go:B303")
    assert not tells(match, "go:B304")
    assert not tells(match, "stop")  # a room that says nothing; the vote is still to come


@pytest.mark.parametrize(
    ("birth", "way"),
    [
        ("B402", ["go:B503"]),  # a stock and how much of it is left (LK-184)
        ("B103", ["go:B104", "go:102", "go:201"]),  # the panels of all (LK-217)
    ],
)
def test_where_a_room_tells_something_stopping_there_stands(birth: str, way: list[str]) -> None:
    """Passing through tells nothing."""
    match = last_to_act(birth)
    for step in way:
        assert not tells(match, step)
    assert tells(match, "stop")


def test_a_stock_that_is_smaller_than_it_was_stands() -> None:
    """LK-184."""
    match = acting("B303")
    for option in ("go:B302", "go:B301", "stop", "draw:2", "done", "vote:B7"):
        match.play_text(f"{seat_letter(match.state.acting)} {option}")
    assert not tells(match, "go:B302")
    assert not tells(match, "go:B301")
    assert tells(match, "stop")


def test_who_comes_first_knows_the_stocks() -> None:
    """LK-017: all have seen what was laid out, and nobody can have drawn."""
    match = acting("B402")
    assert not tells(match, "go:B503")
    assert not tells(match, "stop")


def test_a_step_into_the_laser_is_a_step_like_any_other() -> None:
    """What it costs is known before (LK-140)."""
    match = acting("B103")
    assert not tells(match, "go:B104")
    assert not tells(match, "go:102")


def test_a_draw_stands_and_drawing_nothing_does_not() -> None:
    match = acting("B402")
    match.play_text(f"{seat_letter(match.state.acting)} go:B503")
    match.play_text(f"{seat_letter(match.state.acting)} stop")
    other = acting("B402")
    other.play_text(f"{seat_letter(other.state.acting)} go:B503")
    other.play_text(f"{seat_letter(other.state.acting)} stop")
    assert not tells(match, "draw:0")
    assert tells(other, "draw:3")


def test_a_vote_tells_whose_turn_is_next() -> None:
    """LK-064: nobody knows the order cards of the others before."""
    match = acting("B303")
    match.play_text(f"{seat_letter(match.state.acting)} go:B302")
    match.play_text(f"{seat_letter(match.state.acting)} stop")
    assert tells(match, "vote:B7")


def test_writing_an_offer_tells_nothing_and_sending_it_does() -> None:
    match = born("B303")
    for option in ("offer:B", "want:knife", "swap", "drop", "offer:C", "want:pill"):
        assert not tells(match, option, 0)
    assert tells(match, "send", 0)
    assert tells(match, "refuse:AC1", 2)


def test_panels_and_birth_rooms_tell_nothing_but_for_the_last() -> None:
    match = Match(game, 3, 1)
    for option in ("genes:4-3-3", "birth:B303"):
        assert not tells(match, option, 0)
        assert not tells(match, option, 1)
        assert tells(match, option, 2)  # then it goes on


def test_whoever_is_ready_may_have_been_the_last() -> None:
    """LK-267: that it did not go on, or that somebody has to discard first, is something to know."""
    match = born("B303")
    for seat in range(4):
        assert tells(match, "ready", seat)


def test_a_meal_is_secret_until_all_have_chosen() -> None:
    """LK-330."""
    match = acting("B303", seed=3)
    rng = seeded(9)
    while not (match.state.phase == 3 and match.state.step == 4 and match.state.round > 1):
        d = match.state.pending[rng.below(len(match.state.pending))]
        choices = [o for o in d.options if game.lexicon.write(o) in ("ready", "stop", "done")] or d.options
        match.play(d.seat, choices[rng.below(len(choices))])
    asked = [d.seat for d in match.state.pending]
    for seat in asked[:-1]:
        assert not tells(match, "pass", seat)
    assert tells(match, "pass", asked[-1])
