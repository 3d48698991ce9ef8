"""Who may talk to whom, and what that gives away (LK-065, LK-114, LK-115)."""

from __future__ import annotations

import pytest

from gloam.core.match import Match
from gloam.core.state import EVERYONE, only
from gloam.games.lockdown import game
from gloam.scenario import read, run

A, B, C, D = (1 << seat for seat in range(4))

TABLE = """
title = "Four players"
game = "lockdown"
seats = 4
play = "going on"

[set]
phase = "PHASE"
round = 2
turn = 1
seat.A = { room = "B303", genes = [4, 1, 5], order = 2 }
seat.B = { room = "B103", genes = [4, 1, 5], order = 1 }
seat.C = { room = "B602", genes = [4, 1, 5], order = 4 }
seat.D = { room = "B404", genes = [4, 1, 5], order = 3, shadow = true }
"""


def table(phase: str) -> Match:
    (case,) = read(TABLE.replace("PHASE", phase), "table.toml")
    return run(case)


def channels(match: Match, seat: int) -> dict[str, int]:
    return game.channels(match.state, seat)


@pytest.mark.parametrize("phase", ["free", "settlement"])
def test_everybody_with_everybody(phase: str) -> None:
    """LK-065, LK-490: in public or in private, shadows included."""
    match = table(phase)
    assert channels(match, 0) == {"table": EVERYONE, "seat:B": B, "seat:C": C, "seat:D": D}
    assert channels(match, 3) == {"table": EVERYONE, "seat:A": A, "seat:B": B, "seat:C": C}


def test_also_before_the_first_round() -> None:
    """LK-065"""
    assert channels(Match(game, 3, 1), 1) == {"table": EVERYONE, "seat:A": A, "seat:C": C}


def test_turn_by_turn() -> None:
    """LK-114, LK-115: those to come among themselves, those who have acted among themselves, the acting one with
    nobody."""
    match = table("action")
    assert channels(match, 1) == {}  # B acts
    assert channels(match, 0) == {"waiting": A | C | D, "seat:C": C, "seat:D": D}
    assert channels(match, 2) == {"waiting": A | C | D, "seat:A": A, "seat:D": D}
    assert channels(match, 3) == {"waiting": A | C | D, "seat:A": A, "seat:C": C}
    match.play_text("B go:B102")
    assert channels(match, 1) == {}
    match.play_text("B vote:B7")
    assert channels(match, 0) == {}  # A acts
    assert channels(match, 1) == {"acted": B}
    assert channels(match, 2) == {"waiting": C | D, "seat:D": D}
    assert channels(match, 3) == {"waiting": C | D, "seat:C": C}
    match.play_text("A go:B302")
    match.play_text("A vote:B7")
    assert channels(match, 3) == {}  # the shadow D acts
    assert channels(match, 0) == {"acted": A | B, "seat:B": B}
    assert channels(match, 1) == {"acted": A | B, "seat:A": A}
    assert channels(match, 2) == {"waiting": C}
    match.play_text("D go:B405")
    assert channels(match, 2) == {}
    assert channels(match, 3) == {"acted": A | B | D, "seat:A": A, "seat:B": B}
    match.play_text("C go:B603")
    match.play_text("C vote:B7")
    assert channels(match, 2) == {"table": EVERYONE, "seat:A": A, "seat:B": B, "seat:D": D}


def test_a_death_in_the_laser_changes_nothing_about_talk() -> None:
    """LK-114, LK-146: he has acted, and nobody can tell from the channels that he is dead."""
    text = TABLE.replace("PHASE", "action").replace('room = "B103", genes', 'room = "B104", hp = 1, genes')
    (case,) = read(text, "table.toml")
    match = run(case)
    match.play_text("B go:102")
    assert channels(match, 1) == {"acted": B}
    assert channels(match, 2) == {"waiting": C | D, "seat:D": D}


ACTION = """
title = "What A learns on his way"
game = "lockdown"
seats = 4
play = "going on"

[set]
phase = "action"
round = 2
turn = 3
seat.A = { room = "B303", genes = [4, 3, 3], order = 3 }
seat.B = { room = "ROOM_B", order = 1 }
seat.C = { room = "ROOM_C", order = 4 }
seat.D = { room = "ROOM_D", shadow = true, order = 2 }
"""


@pytest.mark.parametrize("rooms", [("B301", "B302", "B301"), ("B302", "B301", "B302"), ("B303", "B303", "B303")])
def test_the_acting_player_learns_nothing_of_others(rooms: tuple[str, str, str]) -> None:
    """LK-116: whoever stands where he goes, he sees and hears the same."""

    def walk(*where: str) -> tuple[Match, list[object]]:
        text = ACTION
        for letter, room in zip("BCD", where, strict=True):
            text = text.replace(f"ROOM_{letter}", room)
        (case,) = read(text, "turn.toml")
        match = run(case)
        seen: list[object] = [match.sight(only(0))]
        for choice in ("go:B302", "go:B301", "stop", "draw:0"):
            match.play_text(f"A {choice}")
            seen += [match.sight(only(0)), match.heard(only(0))]
        return match, seen

    _, alone = walk("B103", "B404", "B602")
    match, among_others = walk(*rooms)
    assert among_others == alone
    assert match.heard(only(0))
