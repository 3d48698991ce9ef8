"""Which choices can be taken back: a sign before them and a legend in both clients, covered with the secrets."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout

import pytest

from gloam.core.match import Prompt
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES
from gloam.games.whisper import game
from gloam.terminal.app import PAUSES, TerminalApp
from gloam.terminal.desk import Desk
from gloam.terminal.panels import PLAN
from gloam.terminal.plain import Plain
from gloam.terminal.room import LocalRoom, TableWanted

B = 2
LARGE = (140, 44)
INSTANT = len(PAUSES) - 1

Wanted = Callable[[int, int], bool]
"""Of how many choices there are, and how many of them are plans."""

MOMENTS: dict[str, Wanted] = {
    "rest": lambda choices, plans: 0 < plans < choices,
    "all": lambda choices, plans: choices > 1 and plans == 0,
}


def asked_at(wanted: Wanted) -> tuple[LocalRoom, Prompt]:
    """A victim's question in the middle of a night."""
    room, rng = TableWanted(game, 2, (B,), "random", game.complete(2, {})).open(3), seeded(1)
    while True:
        room.advance()
        prompt = room.sight().prompt
        assert prompt is not None, "there is no such moment in this game"
        if wanted(len(prompt.options), len(prompt.plans)):
            return room, prompt
        room.play(room.own[0], prompt.options[rng.below(len(prompt.options))].option)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_marks_what_can_be_taken_back(
    language: str, moment: str, asked: Callable[..., object], screen_text: Callable[[TerminalApp], str]
) -> None:
    room, prompt = asked_at(MOMENTS[moment])
    desk = Desk(room, language)
    app, legend = TerminalApp(desk, INSTANT), desk.speech.say(f"standing-{moment}")
    async with app.run_test(size=LARGE) as pilot:
        await asked(pilot)
        assert PLAN not in screen_text(app)
        assert legend not in screen_text(app), "what stands is covered with the secrets"
        await pilot.press("s")
        await pilot.pause()
        shown = screen_text(app)
        assert legend in shown
        for choice in prompt.options:
            said = desk.speech.phrase(choice.phrase)
            assert (f"{PLAN} {said}" in shown) == (choice.notation in prompt.plans)


def read_out(desk: Desk, typed: str) -> str:
    written = io.StringIO()
    with redirect_stdout(written):
        Plain(desk, io.StringIO(typed)).run()
    return written.getvalue()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_the_words_stand_after_the_choice(language: str, moment: str) -> None:
    room, prompt = asked_at(MOMENTS[moment])
    desk = Desk(room, language)
    plan, stands = desk.speech.say("standing-plan"), desk.speech.say("standing-all")
    covered = read_out(desk, "")
    assert plan not in covered
    assert stands not in covered
    lines = read_out(desk, "secrets\n").splitlines()
    for choice in prompt.options:
        asked_last = [line for line in lines if f"({choice.notation})" in line][-1]
        assert asked_last.endswith(plan) == (choice.notation in prompt.plans)
    assert (stands in lines) == (moment == "all")
