"""A campaign in a file: sessions that follow on each other, processes killed at its worst moments, files that are not
what they should be."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError, game_named
from gloam.core.records.campaign import Campaign, load_campaign
from gloam.store.filelog import FileLog
from gloam.table.entries import Made
from gloam.terminal.chain import CampaignFile
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import LocalRoom, TableWanted, resumed

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
MAIN = "import sys; from gloam.cli import main; sys.exit(main())"
TO_THE_END = "secrets\n" + "1\n" * 60
"""Enough lines to play a session of Poachers with; those that are left over are answered politely."""

SEED = ("--mind", "random", "--seed", "16")

Runner = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "wood.json"


@pytest.fixture
def run(file: Path) -> Runner:
    """`gloam terminal --campaign`, in a process of its own; `before` is Python that it runs first."""

    def gloam(*arguments: str, lines: str = "", before: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", before + MAIN, "terminal", *arguments, "--campaign", str(file), "--lang", "en"],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join([*sys.path, str(POACHERS)])},
            check=False,
        )

    return gloam


def log(file: Path, number: int) -> Path:
    return file.with_name(f"{file.name}.{number}.log")


def made(file: Path, number: int) -> Made:
    opened = FileLog.open(log(file, number))
    opened.close()
    first = opened.entries[0]
    assert isinstance(first, Made)
    return first


def snares(campaign: Campaign) -> list[str]:
    assert campaign.carried is not None
    return list(campaign.carried.value["snares"])


def test_what_one_session_leaves_the_next_begins_with(run: Runner, file: Path, home: Path) -> None:
    first = run("poachers", "--seats", "4", "--seat", "B", *SEED, lines=TO_THE_END + "quit\n")
    assert first.returncode == 0, first.stderr
    assert "Session 1 of the campaign wood." in first.stdout
    assert "Session 1 of the campaign wood is over and kept. Snares that lie in the wood stay" in first.stdout
    campaign = load_campaign(file)
    assert [session.seats for session in campaign.sessions] == [4]
    assert snares(campaign), "the test is about something"
    # Another number of seats, two people, other seats; the game need not be said again.
    second = run("--seats", "5", "--seat", "DE", "--seat", "A", *SEED, lines="quit\n")
    assert second.returncode == 0, second.stderr
    assert "Session 2 of the campaign wood." in second.stdout
    assert "The session is saved. The same command picks it up again." in second.stdout
    assert made(file, 2).carried == campaign.carried
    assert load_campaign(file) == campaign, "nothing is written before the end"
    assert not home.exists()
    assert "You're in seats A, D, E." in second.stdout
    log(file, 2).unlink()
    third = run("--seats", "5", "--seat", "C", *SEED, lines=TO_THE_END + "quit\n")
    assert "Session 2 of the campaign wood is over" in third.stdout
    assert [session.seats for session in load_campaign(file).sessions] == [4, 5]


def test_the_next_session_begins_at_once(run: Runner, file: Path) -> None:
    done = run("poachers", "--seat", "B", *SEED, lines=TO_THE_END + "new\n" + TO_THE_END + "quit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Session 2 of the campaign wood.") == 1
    assert len(load_campaign(file).sessions) == 2
    carried = made(file, 2).carried
    assert carried is not None
    assert carried.value["snares"]


DIES: dict[str, str] = {
    "after the last decision": "chain.save_campaign = lambda *_: die()",
    "in the middle of writing": "os.replace = lambda *_: die()",
    "after writing, before the result is shown": "chain.save_campaign = lambda *a: (save(*a), die())",
}


@pytest.mark.parametrize("moment", DIES)
def test_whoever_is_killed_at_the_end_of_a_session_has_lost_nothing(run: Runner, file: Path, moment: str) -> None:
    assert run("poachers", "--seat", "B", *SEED, lines="quit\n").returncode == 0
    founded = file.read_bytes()
    before = (
        "import os, signal; from gloam.terminal import chain; save = chain.save_campaign\n"
        "def die(): os.kill(os.getpid(), signal.SIGKILL)\n"
        f"{DIES[moment]}\n"
    )
    killed = run(lines=TO_THE_END, before=before)
    assert killed.returncode == -signal.SIGKILL
    assert "You win" not in killed.stdout
    assert "You lose" not in killed.stdout
    written = moment.startswith("after writing")
    assert (file.read_bytes() != founded) == written
    again = run(lines="quit\n")
    assert again.returncode == 0, again.stderr
    campaign = load_campaign(file)
    assert len(campaign.sessions) == 1, "it counts once"
    assert ("Session 1 of the campaign wood is over and kept." in again.stdout) == (not written)
    assert ("Session 2 of the campaign wood." in again.stdout) == written
    assert run(lines="quit\n").returncode == 0
    assert made(file, 2).carried == campaign.carried
    assert len(load_campaign(file).sessions) == 1


def test_a_session_that_is_not_over_is_gone_on_with_as_it_is(run: Runner, file: Path) -> None:
    assert run("poachers", "--seat", "B", *SEED, lines="secrets\n1\nquit\n").returncode == 0
    done = run("--seats", "5")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not over: a game goes on with the seats" in done.stderr
    assert "The game goes on" in run(lines="quit\n").stdout


def refused(run: Runner, file: Path, *arguments: str) -> str:
    """What somebody is told whose campaign cannot be played; nothing is changed by it."""
    before = {path: path.read_bytes() for path in file.parent.iterdir() if path.is_file()}
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert {path: path.read_bytes() for path in file.parent.iterdir() if path.is_file()} == before
    return done.stderr.removeprefix("gloam: ").removesuffix("\n").replace(str(file), "FILE")


def change(file: Path, **changes: Any) -> None:
    """As a program would write it that knows the digest."""
    plain = json.loads(file.read_bytes()) | changes
    file.write_bytes(json.dumps(plain).encode())


def test_files_that_are_no_campaign_of_this_game(run: Runner, file: Path) -> None:
    assert refused(run, file, "shadow-hunters") == "shadow-hunters has no campaigns"
    assert refused(run, file) == "say which game; gloam games lists them"
    assert run("poachers", "--seat", "B", *SEED, lines=TO_THE_END).returncode == 0
    whole = file.read_bytes()
    assert refused(run, file, "shadow-hunters") == "FILE is a campaign of poachers, not of shadow-hunters"
    change(file, name="forest")
    assert refused(run, file) == "FILE is damaged, or somebody has changed it: its digest is another"
    change(file, campaign=99)
    assert "is a campaign of format 99" in refused(run, file)
    file.write_bytes(whole[:-20])
    assert refused(run, file).startswith("FILE is not a whole campaign of gloam: ")
    file.unlink()
    assert refused(run, file, "poachers") == (
        "FILE.1.log is a session of a campaign, but FILE is gone; move the log away to begin anew"
    )


def test_what_was_carried_of_a_later_version(run: Runner, file: Path) -> None:
    assert run("poachers", "--seat", "B", *SEED, lines=TO_THE_END).returncode == 0
    plain = json.loads(file.read_bytes())
    plain["carried"]["version"] = 7
    file.write_bytes(msgspec.json.decode(json.dumps(plain), type=Campaign).to_json())
    assert refused(run, file) == "what is carried over is of version 7; this poachers reads 1"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": 9}, "it is of version 9 of poachers; this is version 1"),
        ({"content": "0123456789abcdef"}, "it was played with other content of poachers"),
        ({"gloam": 1}, "is a log of format 1"),
        ({"campaign": "another"}, "is no session of FILE as it stands; move it away"),
    ],
)
def test_a_session_of_another_edition(run: Runner, file: Path, changes: dict[str, Any], why: str) -> None:
    assert run("poachers", "--seat", "B", *SEED, lines="quit\n").returncode == 0
    first, _, rest = log(file, 1).read_bytes().partition(b"\n")
    log(file, 1).write_bytes(json.dumps(json.loads(first) | changes).encode() + b"\n" + rest)
    told = refused(run, file)
    assert why in told
    log(file, 1).unlink()
    assert "Session 1 of the campaign wood." in run(lines="quit\n").stdout, "it is begun again"


def test_two_terminals_do_not_play_the_same_campaign(run: Runner, file: Path) -> None:
    assert run("poachers", "--seat", "B", *SEED, lines="quit\n").returncode == 0
    mine = FileLog.open(log(file, 1))
    assert refused(run, file) == "FILE.1.log is being played in another terminal"
    mine.close()


# Within this process


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


def opened(game: Game, file: Path) -> LocalRoom:
    setting = TableWanted(game, 3, (0b10,), "random", game.complete(3, {}), CampaignFile.found(file, game))
    return setting.open(16)


def test_after_the_last_session_there_is_none(
    poachers: Game, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(poachers), "carry", lambda self, state: None)
    desk = Desk(opened(poachers, file), "en")
    assert Plain(desk, io.StringIO(TO_THE_END + "new\n")).run() == 0
    said = capsys.readouterr().out
    assert said.count("Session 1 of the campaign wood is over and kept. The campaign ends with it.") == 2
    assert desk.room.session == 1
    desk.room.close()
    assert load_campaign(file).over


def test_a_next_session_that_cannot_begin_like_this(
    poachers: Game, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Game, *given: Any) -> Any:
        raise GameError("the wood is full")

    desk = Desk(opened(poachers, file), "en")
    monkeypatch.setattr(type(poachers), "go_on", full)
    assert Plain(desk, io.StringIO(TO_THE_END + "new\n")).run() == 0
    assert "The next session can't begin like this: the wood is full." in capsys.readouterr().out
    desk.room.close()
    assert len(load_campaign(file).sessions) == 1


def test_the_end_is_written_once(poachers: Game, file: Path) -> None:
    room = opened(poachers, file)
    while not room.over:
        room.advance()
        if not room.over:
            room.play(1, room.match.state.decision_of(1).options[0])  # type: ignore[union-attr]
    written = file.stat()
    room.close()
    again = resumed(FileLog.open(log(file, 1)), campaign=CampaignFile(file, load_campaign(file)))
    again.close()
    assert file.stat().st_mtime_ns == written.st_mtime_ns
    assert file.stat().st_ino == written.st_ino
