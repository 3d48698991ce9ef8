"""What can be taken back in Lockdown: an offer that is still being written, and nothing else."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import KNIFE


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


def planned(match: Match, option: str, seat: int = -1) -> bool:
    """Plays it, and says whether it could be taken back; of whoever acts, if no seat is named."""
    who = match.state.acting if seat < 0 else seat
    number = game.lexicon.read(option)
    plan = match.state.is_plan(who, number)
    match.play(who, number)
    return plan


def test_an_offer_that_is_written_or_dropped_can_be_taken_back_until_it_is_sent() -> None:
    """LK-074, LK-080."""
    match = born("B303")
    match.state.players[0].hand.append(KNIFE)
    for option in ("offer:B", "want:knife", "swap", "give:knife", "drop", "offer:C", "want:pill"):
        assert planned(match, option, 0)
    assert not planned(match, "send", 0)
    assert not planned(match, "counter:AC1", 2)
    assert planned(match, "drop", 2)


def test_a_step_stands_also_through_rooms_that_say_nothing() -> None:
    """LK-132: and so does stopping, whether the room shows something or not."""
    match = acting("B303")
    for option in ("go:B302", "go:B303", "go:B304", "stop"):
        assert not planned(match, option)


def test_a_draw_stands_and_so_does_drawing_nothing() -> None:
    for option in ("draw:0", "draw:3"):
        match = acting("B402")
        assert not planned(match, "go:B503")
        assert not planned(match, "stop")
        assert not planned(match, option)


def test_panels_birth_rooms_and_being_ready_stand() -> None:
    """LK-267: whoever says it may be the last whom all others wait for."""
    match = Match(game, 3, 1)
    for option in ("genes:4-3-3", "birth:B303", "ready"):
        for seat in range(3):
            assert not planned(match, option, seat)


def test_an_answer_to_an_offer_stands() -> None:
    for answer in ("accept:AB1", "refuse:AB1"):
        match = born("B303")
        for option in ("offer:B", "swap", "send"):
            planned(match, option, 0)
        assert not planned(match, answer, 1)
