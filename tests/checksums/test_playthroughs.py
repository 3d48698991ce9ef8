"""Whole games on file: what each side is shown at every decision, in either engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.cli import main
from gloam.cli.checksums import Checksums
from gloam.core.game import Game
from gloam.testing import GameFault, Playthrough, check_playthrough
from gloam.testing.playthrough import play_through

HERE = Path(__file__).resolve().parent
FOLDERS = sorted(plan.parent for plan in HERE.glob("*/checksums.toml"))
PLAYED = [(folder, plan.name) for folder in FOLDERS for plan in Checksums.read(folder).plan.playthrough]
SIDES = {"aftermath": 1, "halloween": 2, "lockdown": 1, "shadow_hunters": 3, "whisper": 2}


@pytest.mark.parametrize(("folder", "name"), PLAYED, ids=[f"{folder.name}-{name}" for folder, name in PLAYED])
def test_a_game_is_played_as_it_is_on_file(folder: Path, name: str) -> None:
    checksums = Checksums.read(folder)
    checksums.check_playthrough(next(plan for plan in checksums.plan.playthrough if plan.name == name))


def test_every_side_of_every_game_has_one() -> None:
    assert {folder.name: sum(played == folder for played, _ in PLAYED) for folder in FOLDERS} == SIDES


def test_every_file_is_one_that_is_compared() -> None:
    assert {(file.parent, file.stem) for file in HERE.glob("*/*.txt")} == set(PLAYED)


def plan_of(game: Game) -> Playthrough:
    return Playthrough("candle", seats=3, seed=1, viewers="A")


def test_a_side_is_shown_its_own_questions_only(candle: Game) -> None:
    text = play_through(candle, plan_of(candle))
    asked = [block for block in text.split("\n[")[1:] if "\n  > " in block]
    assert asked
    assert all(block.split()[1] == "A" for block in asked)


def test_a_missing_file_says_how_it_is_made(candle: Game, tmp_path: Path) -> None:
    with pytest.raises(GameFault, match="is missing\n  if this is meant: make it so"):
        check_playthrough(candle, tmp_path / "candle.txt", plan_of(candle), again="make it so")


def test_what_was_written_is_what_is_played(candle: Game, tmp_path: Path) -> None:
    file = tmp_path / "candle.txt"
    check_playthrough(candle, file, plan_of(candle), write=True)
    check_playthrough(candle, file, plan_of(candle))


def test_a_change_is_shown_at_its_decision(candle: Game, tmp_path: Path) -> None:
    file = tmp_path / "candle.txt"
    check_playthrough(candle, file, plan_of(candle), write=True)
    lines = file.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("    options: "))
    before, lines[at] = lines[at], lines[at] + ", blow"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(GameFault) as caught:
        check_playthrough(candle, file, plan_of(candle))
    heading = next(line for line in reversed(lines[:at]) if line.startswith("["))
    assert caught.value.details[:3] == [f"  {heading}", f"- {lines[at]}", f"+ {before}"]


def test_the_command_compares_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = 'game = "shadow-hunters"\n[[playthrough]]\nname = "four"\nseats = 4\nseed = 5\nviewers = ""\n'
    (tmp_path / "checksums.toml").write_text(plan, "utf-8")
    assert main(["checksum", str(tmp_path)]) == 1
    assert f"./gloam checksum {tmp_path} --write" in capsys.readouterr().err
    assert main(["checksum", str(tmp_path), "--write"]) == 0
    assert main(["checksum", str(tmp_path)]) == 0
    # The playthrough, and the numbers of the actions, which every game has.
    assert {path.name for path in tmp_path.iterdir()} == {"checksums.toml", "four.txt", "actions.toml"}
    assert capsys.readouterr().out == "2 files written\n2 files, 0 differ\n"


def test_a_folder_without_a_plan_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checksum", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"gloam: there is no checksums.toml in {tmp_path}\n"
