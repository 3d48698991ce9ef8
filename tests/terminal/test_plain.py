"""The client line by line, as a process of its own and from within."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gloam.core.game import Game
from gloam.core.records.record import load_record
from gloam.core.records.replay import replay
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import TableWanted

GLOAM = [sys.executable, "-c", "import sys; from gloam.cli import main; sys.exit(main())"]
Opener = Callable[..., TableWanted]


def terminal(lines: list[str], *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*GLOAM, "terminal", "shadow-hunters", "--seats", "5", "--mind", "random", "--plain", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        cwd=cwd,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over."), ("ru", "Партия окончена.")])
def test_a_whole_game_through_a_pipe(language: str, over: str, tmp_path: Path) -> None:
    lines = ["secrets", *["1"] * 150, "save game.json", "save game.json", "quit"]
    done = terminal(lines, "--seed", "7", "--lang", language, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert over in done.stdout
    assert replay(load_record(tmp_path / "game.json")).state.over


def test_the_same_input_gives_the_same_output() -> None:
    lines = ["secrets", "view", *["1"] * 40]
    assert (
        terminal(lines, "--seed", "3", "--lang", "en").stdout == terminal(lines, "--seed", "3", "--lang", "en").stdout
    )


@pytest.fixture
def told(setting: Opener, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Plays a game from lines and returns all that was said."""

    def play(*lines: str, seed: int = 7, language: str = "en") -> str:
        source = io.StringIO("".join(f"{line}\n" for line in lines))
        assert Plain(Desk(setting().open(seed), language), source).run() == 0
        return capsys.readouterr().out

    return play


def test_the_end_of_the_input_ends_politely(told: Callable[..., str]) -> None:
    assert told().endswith("The input has ended. You leave the table.\n")


def test_a_question_names_its_rule_and_numbers_its_options(told: Callable[..., str]) -> None:
    said = told()
    assert "[SH-050]\n1. Roll the dice (roll)\n" in said
    assert "Compass" not in said  # nobody owns it, so it cannot matter now
    assert "At any time: !reveal" in said


def test_secrets_are_covered_until_asked_for(told: Callable[..., str]) -> None:
    assert "Charles" not in told("view")
    said = told("secrets", "view", "secrets", "view")
    assert "Charles, Neutral, 11 HP" in said
    assert "Your secrets are covered." in said
    assert "Charles" not in said.partition("Your secrets are covered.")[2]


def test_what_is_not_listed_is_explained_and_asked_again(told: Callable[..., str]) -> None:
    said = told("roll-twice", "1")
    assert "You don't own Mystic Compass, so you roll once. [SH-187]" in said
    assert "A rolls" in said


@pytest.fixture
def attacking(told: Callable[..., str]) -> tuple[list[str], int]:
    """The lines up to a question whom to attack in which somebody is refused, and the number of that choice."""
    for lines in (["secrets", *["1"] * count] for count in range(1, 80)):
        asked = re.split(r"\[SH-\d{3}\]\n(?=1\. )", told(*lines))[-1]
        refused = re.search(r"^(\d+)\. Attack .* - not allowed now", asked, re.MULTILINE)
        if refused:
            return lines, int(refused[1])
    raise AssertionError("nobody is out of range")


def test_what_a_choice_brings_stands_after_it_unless_secrets_are_covered(
    told: Callable[..., str], attacking: tuple[list[str], int]
) -> None:
    lines, _ = attacking
    brings = re.compile(r"^\d+\. Attack .* \(attack:[B-E]\) — rolls both dice", re.MULTILINE)
    assert brings.search(told(*lines).rpartition("[SH-240]")[2])
    covered = told(*lines, "secrets").rpartition("Your secrets are covered.")[2]
    assert " — " not in covered


@pytest.mark.parametrize("command", ["{}", "why {}", "? {}"])
def test_a_refused_choice_is_explained_and_asked_again(
    told: Callable[..., str], attacking: tuple[list[str], int], command: str
) -> None:
    lines, number = attacking
    said = told(*lines, command.format(number), "1").removeprefix(told(*lines).rpartition("\n")[0])
    assert re.search(r"\[SH-24[12]\]", said)


def test_why_tells_the_rule(told: Callable[..., str], attacking: tuple[list[str], int]) -> None:
    lines, number = attacking
    assert re.search(r"^SH-24[12]: ", told(*lines, f"why {number}"), re.MULTILINE)
    assert re.search(r"^SH-050: ", told("why 1"), re.MULTILINE)
    assert "Type why with the number" in told("why me")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("", "Type the number of a choice"),
        ("99", "There's no choice 99; choose from 1 to 1."),
        ("dance", "There's no choice and no command dance."),
        ("attack:Z", "There's no choice and no command attack:Z."),
        ("attack:B", "[SH-035]"),
        ("!mothers-love", "Your character can't do that here."),
        ("rule SH-240", "SH-240: "),
        ("rule 59", "SH-059: "),
        ("rule SH-999", "There's no rule SH-999."),
        ("search counterattack werewolf", "SH-374: "),
        ("lang de", "There's no language de; choose from en, zh-Hans, zh-Hant, ru."),
        ("save x.json", "You can save it when the game is over."),
        ("new", "This game isn't over."),
        ("?", "lang L: another language"),
        ("help", "lang L: another language"),
        ("log", "A goes first. [SH-022]"),
        ("undo", "There's nothing you can take back right now."),
        ("hint", "A hint would give away what is covered."),
        ("quit", "You leave the table."),
    ],
)
def test_commands(told: Callable[..., str], command: str, answer: str) -> None:
    assert answer in told(command)


def test_notation_and_interrupts(told: Callable[..., str]) -> None:
    assert "A reveals: Charles. [SH-302]" in told("!reveal")
    assert "A reveals: Charles. [SH-302]" in told("reveal")
    assert "A rolls" in told("roll")
    assert "A reveals" not in told("!roll")


def test_watching_stops_before_each_move_of_the_others(told: Callable[..., str]) -> None:
    calm, watched = told("secrets", "1", "1", "1"), told("secrets", "watch", "1", "1", "1")
    assert "Waiting for B." not in calm
    assert watched.count("Waiting for") == 1
    assert "A reveals: Charles." in told("secrets", "watch", "1", "1", "1", "!reveal")
    assert told("secrets", "watch", "1", "1", "1", *[""] * 40).count("Waiting for") > 5


def test_the_language_changes_at_any_time(told: Callable[..., str]) -> None:
    said = told("lang ru", "lang zh-Hant")
    assert "Русский\n" in said
    assert "Бросить кубики (roll)" in said
    assert "擲骰 (roll)" in said


def test_another_game_after_the_end(told: Callable[..., str]) -> None:
    said = told("secrets", *["1"] * 150, "new")
    assert said.count("Shadow Hunters, 5 seats.") == 2
    assert "A (you) was Charles, Neutral." in said


def test_a_record_that_cannot_be_written_is_explained(told: Callable[..., str], tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    said = told("secrets", *["1"] * 150, f"save {taken}", f"save {tmp_path / 'no' / 'folder.json'}")
    assert f"{taken} already exists." in said
    assert "could not be written" in said
    assert taken.read_text() == "mine"


def test_a_game_without_a_board(candle: Game, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(TableWanted(candle, 3, (1,), "random", {}).open(1), "en")
    assert Plain(desk, io.StringIO("view\nsecrets\n" + "1\n" * 40)).run() == 0
    assert "The game is over." in capsys.readouterr().out


def test_a_hint_says_what_a_bot_would_do(told: Callable[..., str]) -> None:
    assert "A bot in your place would choose: Roll the dice. There is only one thing you can do here." in told(
        "secrets", "hint"
    )
