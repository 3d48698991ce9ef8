"""Scenario files: head, cases, what is laid over what, and the line of whatever is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import Game
from gloam.scenario import Broken, ScenarioFailed, load, read, run

MINIMAL = 'title = "x"\ngame = "tiny"\nseats = 2\n'
PLAYED = MINIMAL.replace("seats", "play = 'going on'\nseats")


def why(text: str) -> str:
    try:
        cases = read(text, "f.toml")
    except Broken as broken:
        return str(broken)
    with pytest.raises(Broken) as caught:
        run(cases[0])
    return str(caught.value)


def test_the_head_alone_is_a_case() -> None:
    [case] = read(MINIMAL + 'play = """\nA pass\nask B turn"""\n', "f.toml")
    assert case.name == ""
    assert run(case).decisions == ["A pass"]


def test_a_play_may_stand_on_one_line() -> None:
    [case] = read(MINIMAL + 'play = "A pass\\nask A turn"\n', "f.toml")
    with pytest.raises(ScenarioFailed, match=r"^f\.toml:4: expected ask A turn"):
        run(case)


def test_cases_are_laid_over_the_head() -> None:
    text = (
        MINIMAL
        + """
rules = ["TN-001"]
seed = 3
options = { goal = 2 }
play = '''
A pass
'''
[set.seat.A]
light = 1
role = "owl"

[[case]]
name = "as the head says"
play = '''
expect seat.A.light = 1
B pass
'''

[[case]]
rules = ["TN-002"]
seats = 3
seed = 4
options = { early_owl = true }
set.seat.A.light = 0
set.seat.B.hand = ["moth"]
play = '''
expect seat.A.light = 0
expect seat.A.role = owl
expect seat.B.hand = ["moth"]
'''
"""
    )
    first, second = read(text, "f.toml")
    assert (first.name, first.seats, first.beginning.seed, first.rules) == ("as the head says", 2, 3, ["TN-001"])
    assert (second.name, second.seats, second.beginning.seed, second.rules) == ("case 2", 3, 4, ["TN-001", "TN-002"])
    assert first.options == {"goal": 2, "early_owl": False}
    assert second.options == {"goal": 2, "early_owl": True}
    assert run(first).decisions == ["A pass", "B pass"]
    assert run(second).decisions == ["A pass"]


def test_the_deal_can_be_scripted() -> None:
    deal = 'deal = { roles = [1, 0], deck = ["card:moth", "match"] }\nplay = "expect deck.0 = moth"\n'
    match = run(read(MINIMAL + deal, "f.toml")[0])
    assert [p.role for p in match.state.people] == [1, 0]


def test_a_common_beginning_fails_with_its_own_line() -> None:
    text = MINIMAL + "play = '''\nask B turn\n'''\n[[case]]\n[[case]]\n"
    for case in read(text, "f.toml"):
        with pytest.raises(ScenarioFailed, match=r"^f\.toml:5: "):
            run(case)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = \n", "f.toml:1: broken TOML: Invalid value"),
        ('title = "x"\nseats = 2\n', "f.toml:1: missing key 'game'"),
        (MINIMAL + "colour = 3\n", "f.toml:4: unknown key 'colour'"),
        (MINIMAL + "[[case]]\n[[case]]\nname = 'n'\nplya = ''\n", "f.toml:7: unknown key 'plya'"),
        (MINIMAL + "seed = 'x'\n", "f.toml:4: Expected `int`, got `str`"),
        (MINIMAL.replace("= 2", "= 5"), "f.toml:3: tiny takes 2 to 4 seats, not 5"),
        (MINIMAL + "[[case]]\nseats = 1\n", "f.toml:5: tiny takes 2 to 4 seats, not 1"),
        (MINIMAL.replace('"tiny"', '"chess"'), "f.toml:2: there is no game 'chess'"),
        (MINIMAL + "rules = [\n'TN-001',\n'TN-077']\n", "f.toml:6: 'TN-077' is not a rule of tiny"),
        (MINIMAL + "[[case]]\nrules = ['X']\n", "f.toml:5: 'X' is not a rule of tiny"),
        (MINIMAL + "[options]\ngoal = 2\nspeed = 9\n", "f.toml:6: tiny has no option 'speed'"),
        (MINIMAL + "[options]\ngoal = 9\n", "f.toml:5: option goal is 3, 2, not 9"),
        (MINIMAL + "[[case]]\noptions = { goal = true }\n", "f.toml:5: option goal is 3, 2, not True"),
        (PLAYED + "[deal]\ndeck = ['unicorn']\n", "f.toml:6: 'unicorn' is nothing this game has"),
        (PLAYED + "[deal]\ndeck = [9]\n", "f.toml:1: deck does not hold 9"),
        (
            PLAYED + "[set]\nturn = 'A'\nweather = 'fog'\n",
            "f.toml:7: cannot set weather: there is no 'weather' to set; there is ",
        ),
        (
            PLAYED + "[set.seat.A]\nhat = 1\n",
            "f.toml:6: cannot set seat.A.hat: there is no 'hat' to set; there is role, light",
        ),
        (PLAYED + "[set]\nturn = 3\n", "f.toml:6: cannot set turn: "),
        (MINIMAL, "f.toml:1: nothing is played: write a play"),
        (MINIMAL + "play = '# nothing'\n", "f.toml:1: nothing is played"),
        (MINIMAL + "[[case]]\nplay = 'A pass'\n[[case]]\nname = 'idle'\n", "f.toml:6: nothing is played"),
        (
            PLAYED + "[[case]]\nplay = 'same for A: nothing'\n",
            "f.toml:6: no other case is called 'nothing'; there is none",
        ),
        (
            MINIMAL + "[[case]]\nname = 'x'\nplay = 'same for A: x'\n[[case]]\nname = 'y'\nplay = 'A pass'\n",
            "f.toml:6: no other case is called 'x'; there is 'y'",
        ),
        (
            MINIMAL + 2 * "[[case]]\nname = 'x'\nplay = 'A pass'\n" + "[[case]]\nplay = 'same for A: x'\n",
            "f.toml:11: several cases are called 'x'; there is 'x', 'x'",
        ),
        (MINIMAL + "play = '''A pass\nB fly\n'''\n", "f.toml:5: 'fly' is not a verb"),
    ],
)
def test_a_broken_file_is_told_with_its_line(text: str, complaint: str) -> None:
    assert why(text).startswith(complaint)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"nowhere\.toml:1: cannot be read: No such file"):
        load(tmp_path / "nowhere.toml")
    with pytest.raises(Broken, match="cannot be read: Is a directory"):
        load(tmp_path)
    (tmp_path / "latin.toml").write_bytes(b'title = "\xe9"')
    with pytest.raises(Broken, match=r"latin\.toml:1: not a UTF-8 text file"):
        load(tmp_path / "latin.toml")


def test_a_game_can_be_handed_in(tiny: Game) -> None:
    assert read(PLAYED.replace('"tiny"', '"unlisted"'), "f.toml", tiny)[0].game is tiny
