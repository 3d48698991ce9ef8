"""The terminal starts a game from the position of a scenario, says so, saves and resumes it, and plays it again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gloam.store.filelog import FileLog
from gloam.table.entries import Made
from gloam.terminal.room import resumed

MAIN = "import sys; from gloam.cli import main; sys.exit(main())"
TOLD = "This game begins from a position that somebody has set up."
PUZZLE = Path(__file__).resolve().parent.parent / "puzzle.toml"
TEXT = PUZZLE.read_text("utf-8")
Runner = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.toml"
    path.write_text(TEXT, "utf-8")
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "puzzle.log"


@pytest.fixture
def run(log: Path) -> Runner:
    def gloam(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        plain = ["--plain", "--lang", "en", "--log", str(log)]
        return subprocess.run(
            [sys.executable, "-c", MAIN, "terminal", *arguments, *plain],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )

    return gloam


def test_it_is_played_from_there_and_gone_on_with(run: Runner, file: Path, log: Path) -> None:
    done = run("--scenario", f"{file}:B: hurt", lines="1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert TOLD in done.stdout
    assert "A rolls 1 and 5" in done.stdout
    opened = FileLog.open(log)
    made = opened.entries[0]
    assert isinstance(made, Made)
    assert made.position is not None
    assert (made.position.title, made.position.seed) == ("The-title-tells-it-all: B: hurt", 3)
    room = resumed(opened)
    assert room.setting.position == made.position  # so is another game like this one
    another = room.setting.open(99)
    assert another.table.made.position == made.position
    damage = [one["damage"] for one in room.game.position(another.match.state)["seat"].values()]
    assert damage == [0, 3, 0, 0]
    room.close()
    assert run("--scenario", str(file)).stderr.startswith("gloam: a game goes on with the seats")
    assert "goes on" not in run(lines="quit\n").stderr


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--seats", "5"], "a scenario says how many seats there are and what the options are; leave them out"),
        (["lockdown"], "puzzle.toml is a scenario of shadow-hunters, not of lockdown"),
    ],
)
def test_what_it_says_is_not_said_again(run: Runner, file: Path, arguments: list[str], fault: str) -> None:
    done = run(*arguments, "--scenario", str(file))
    assert done.returncode == 2
    assert done.stderr.rstrip().endswith(fault)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('seat.A.area = "church"', 'seat.A.area = "moor"', "puzzle.toml:14: cannot set seat.A.area: "),
        ('phase = "attack"', 'phase = "attack"\nseat.B.damage = 99', "puzzle.toml:"),
        ("[set]", "[set", "puzzle.toml:10: "),
    ],
)
def test_a_fault_is_one_line_with_its_place(run: Runner, file: Path, old: str, new: str, fault: str) -> None:
    file.write_text(TEXT.replace(old, new), "utf-8")
    done = run("--scenario", str(file))
    assert done.returncode == 2
    assert fault in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_case_that_is_not_there(run: Runner, file: Path) -> None:
    done = run("--scenario", f"{file}:C")
    assert done.stderr.rstrip().endswith("no case is called 'C'; there is 'B: unhurt', 'B: hurt'")
