"""Scenarios know sides: who was told, what a side sees, and what it decides together."""

from __future__ import annotations

import pytest

from gloam.core.game import Game
from gloam.core.match import Match
from gloam.scenario import ScenarioFailed, read, run

HEAD = """\
title = "A night"
game = "raid"
seats = 3
deal = { prize = ["wood"] }
play = '''
"""


def play(raid: Game, *lines: str) -> Match:
    return run(read(HEAD + "\n".join(lines) + "\n'''\n", "night.toml", raid)[0])


def failure(raid: Game, *lines: str) -> str:
    with pytest.raises(ScenarioFailed) as caught:
        play(raid, *lines)
    place, _, complaint = str(caught.value).partition(": ")
    assert place == f"night.toml:{5 + len(lines)}"
    return complaint


def test_a_side_is_told_and_nobody_else(raid: Game) -> None:
    play(
        raid,
        "told side B scouted place=wood",
        "told side C scouted",
        "told B,C scouted",
        "untold A scouted",
        "untold spectator",
        "A guard:mill",
        "told side A guarding place=mill",
        "untold side B guarding",
        "told C scouted ever",
    )
    assert failure(raid, "told side A scouted") == "expected told A scouted, found that it heard nothing"
    assert failure(raid, "untold side B scouted").startswith("expected untold B,C scouted, found that it heard scouted")


def test_what_was_told_to_all_was_not_told_to_a_side(raid: Game) -> None:
    raided = ("A guard:mill", "propose B raid:ford", "propose C raid:ford")
    play(raid, *raided, "told everyone raided place=ford", "order chosen raided")
    assert failure(raid, *raided, "told side B raided").startswith("expected untold spectator raided")


def test_a_side_sees_what_each_of_it_sees(raid: Game) -> None:
    play(
        raid,
        "view B prize = wood",
        "view B,C prize = wood",
        "view A prize = unknown",
        "view A,B prize = wood",
        "view B seat = BC",
    )


def test_a_council(raid: Game) -> None:
    match = play(
        raid,
        "A guard:mill",
        "waiting resolving",
        "propose C raid:ford",
        "proposed to B: C raid:ford",
        "proposed to C: C raid:ford",
        "proposed to A: none",
        "proposed to spectator: none",
        "ask B raid",
        "propose B raid:wood",
        "proposed to B: none",
        "told side B chosen place=wood",
        "end RD-003 winners B C",
    )
    assert match.state.over
    asked = ("A guard:mill", "propose C raid:ford")
    assert failure(raid, *asked, "proposed to B: none") == (
        "expected proposed to B: none, found proposed to B: C raid:ford"
    )
    assert failure(raid, "propose A guard:mill").startswith("expected propose A guard:mill, found that A decides alone")


def test_a_clock_proposes_what_the_speaker_wants(raid: Game) -> None:
    text = HEAD.replace("seats = 3", "seats = 4")
    lines = ["A guard:mill", "propose B raid:ford", "timeout C", "proposed to D: B raid:ford, C raid:ford"]
    run(
        read(
            text + "\n".join([*lines, "timeout D", "told everyone raided place=ford"]) + "\n'''\n", "night.toml", raid
        )[0]
    )


TWO = """\
title = "The warden cannot tell"
game = "raid"
seats = 3
deal = { prize = ["wood"] }

[[case]]
name = "they agree"
play = '''
A guard:mill
B raid:ford
C raid:ford
'''

[[case]]
name = "they disagree"
play = '''
A guard:mill
C pass
B raid:ford
%s
going on
'''

[[case]]
name = "they go elsewhere"
play = '''
A guard:ford
B raid:mill
C raid:mill
same for A: they go elsewhere, having thought about it
same for spectator: they agree
'''

[[case]]
name = "they go elsewhere, having thought about it"
play = '''
A guard:ford
C pass
B raid:mill
same for A: they go elsewhere
'''
"""


def compared(raid: Game, line: str, case: int = 1) -> str:
    with pytest.raises(ScenarioFailed) as caught:
        run(read(TWO % line, "two.toml", raid)[case])
    return str(caught.value)


def test_cases_that_look_alike(raid: Game) -> None:
    lines = [f"same for {viewer}: they agree" for viewer in ("A", "spectator", "B,C")]
    cases = read(TWO % "\n".join(lines), "two.toml", raid)
    run(cases[0])
    run(cases[1])
    run(cases[3])


def test_cases_that_do_not_look_alike(raid: Game) -> None:
    assert compared(raid, "same for A: they go elsewhere") == (
        "two.toml:20: expected the same for A as in 'they go elsewhere', found told.0 is "
        '"guarding { place = \\"place:mill\\" }" here and "guarding { place = \\"place:ford\\" }" there'
    )
    assert "told." in compared(raid, "going on", case=2)


def test_what_no_view_shows_is_compared_too(raid: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a masked state that keeps what others have answered out of sight."""
    from gloam_raid import Raid

    text = (TWO % "same for A: they agree").replace("C pass\nB raid:ford", "C pass")
    text = text.replace("B raid:ford\nC raid:ford\n", "C raid:mill\n", 1)
    run(read(text, "two.toml", raid)[1])
    monkeypatch.setattr(Raid, "masked_core", lambda self, viewers: self.core)
    with pytest.raises(ScenarioFailed, match=r"found known\."):
        run(read(text, "two.toml", raid)[1])


def test_the_other_case_has_to_hold(raid: Game) -> None:
    text = (TWO % "same for A: they agree").replace("C raid:ford\n", "C raid:ford\nend RD-003\n", 1)
    held = r"two\.toml:21: expected the other case to hold, found two\.toml:12: expected end RD-003"
    with pytest.raises(ScenarioFailed, match=held):
        run(read(text, "two.toml", raid)[1])
