"""The log on the disk: processes that are killed between two decisions, and games that are gone on with."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gloam.core.game import Game
from gloam.store.errors import StoreError
from gloam.store.filelog import FileLog
from gloam.table.entries import Undone
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import LocalRoom, TableWanted, resumed
from gloam.terminal.saves import Saves

GLOAM = [sys.executable, "-c", "import sys; from gloam.cli import main; sys.exit(main())"]
NEVER = "xyzzy"
"""No command: the answer to it shows that everything before has been answered."""

Opener = Callable[..., TableWanted]


class Client:
    """The client line by line in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*GLOAM, "terminal", *arguments, "--plain", "--lang", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
        )
        self.before = self.say()

    def say(self, *lines: str) -> list[str]:
        """Write lines, and read all that is said until they are carried out."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in (*lines, NEVER)))
        process.stdin.flush()
        heard: list[str] = []
        for line in process.stdout:
            if NEVER in line:
                return heard
            heard.append(line.rstrip("\n"))
        raise AssertionError(f"it ended: {heard[-3:]} {process.stderr.read() if process.stderr else ''}")

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        self.process.communicate()
        return self.process.returncode


@pytest.fixture
def client() -> Iterator[Callable[..., Client]]:
    started: list[Client] = []

    def start(*arguments: str) -> Client:
        started.append(Client(*arguments))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.end(signal.SIGKILL)


Starter = Callable[..., Client]
SHADOWS = ("shadow-hunters", "--seats", "5", "--mind", "random", "--seed", "7")
LOCKDOWN = ("lockdown", "--seats", "4", "--mind", "random", "--seed", "7")


@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)]
)
def test_whoever_is_killed_between_two_decisions_has_lost_nothing(
    client: Starter, home: Path, how: signal.Signals, code: int
) -> None:
    first = client(*SHADOWS)
    first.say("secrets")
    for _ in range(2):
        first.say("1")
    asked, told = first.say("1", "secrets"), first.say("log")
    assert first.end(how) == code
    [path] = home.iterdir()
    log = path.read_bytes()
    second = client("--resume")
    assert second.say("log") == told
    assert any("The game goes on" in line for line in second.before)
    question = second.before[second.before.index("") :]
    assert question == asked[len(asked) - len(question) :], "the same question is open"
    second.say("secrets", "1")
    second.end(signal.SIGKILL)
    assert path.read_bytes().startswith(log)
    assert len(path.read_bytes()) > len(log)


def has(lines: list[str], part: str) -> bool:
    return any(part in line for line in lines)


def test_what_was_taken_back_stays_taken_back(client: Starter, home: Path) -> None:
    first = client(*LOCKDOWN)
    assert has(first.say("secrets", "genes:4-3-3", "birth:B303"), "(offer:C)")
    assert has(first.say("offer:B"), "Your draft for B: nothing yet.")
    assert has(first.say("undo"), "A takes back the last decision.")
    told = first.say("log")
    first.end(signal.SIGKILL)
    second = client("--resume")
    second.say("secrets")
    assert second.say("log") == told
    assert has(second.say("undo"), "It has been carried out, so it stands.")
    assert has(second.say("offer:C"), "Your draft for C: nothing yet.")
    second.end(signal.SIGKILL)
    third = client("--resume")
    assert has(third.say("secrets"), "Your draft for C: nothing yet.")
    assert has(third.say("undo"), "(offer:C)"), "also what was decided before the crash"
    third.end(signal.SIGKILL)
    [path] = home.iterdir()
    assert sum(isinstance(entry, Undone) for entry in FileLog.open(path).entries) == 2


def test_a_torn_line_is_dropped_and_said(client: Starter, home: Path) -> None:
    client(*SHADOWS).end(signal.SIGKILL)
    [path] = home.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"type":"decided","at":17')
    second = client("--resume")
    assert sum("was cut off by a crash" in line for line in second.before) == 1
    second.say("1")
    second.end(signal.SIGKILL)
    assert path.read_bytes().startswith(whole)
    assert not any("cut off" in line for line in client("--resume").before)


def run(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*GLOAM, "terminal", *arguments, "--lang", "en"],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )


def test_two_terminals_do_not_play_the_same_game(client: Starter, home: Path) -> None:
    client(*SHADOWS)
    [path] = home.iterdir()
    done = run("--log", str(path))
    assert (done.returncode, done.stderr) == (2, f"gloam: {path} is being played in another terminal\n")
    done = run("--resume")
    assert (done.returncode, done.stderr) == (2, f"gloam: there is no game to go on with in {home}\n")
    assert run("--list").stdout.splitlines()[1].endswith(", open in another terminal")


def test_a_game_in_a_file_of_ones_own(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "mine"
    assert "You leave the table." in run(*SHADOWS, "--log", str(path), lines="1\nquit\n").stdout
    assert "The game goes on" in run("--log", str(path), lines="quit\n").stdout
    assert not home.exists()
    done = run("--log", str(path), "--seats", "5")
    assert done.returncode == 2
    assert "leave them out" in done.stderr
    (tmp_path / "other").write_text("mine")
    done = run("--log", str(tmp_path / "other"))
    assert (done.returncode, done.stderr) == (2, f"gloam: {tmp_path / 'other'} is no log of a table\n")


def test_the_folder_is_for_its_owner_and_lists_its_games(home: Path) -> None:
    assert run("--list").stdout == f"There are no games in {home}.\n"
    assert "The game is saved." in run(*LOCKDOWN, lines="quit\n").stdout
    done = run(*SHADOWS, lines="secrets\n" + "1\n" * 200 + "quit\n")
    assert "The game is over." in done.stdout
    assert "The game is saved." not in done.stdout
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in home.iterdir()} == {0o600}
    assert sorted(path.suffix for path in home.iterdir()) == [".log", ".over"]
    (home / "broken.log").write_text("?\n")
    heading, *games = run("--list").stdout.splitlines()
    assert heading == f"Games in {home}:"
    assert any("Lockdown, 4 seats, A at this terminal: " in game and not game.endswith("over") for game in games)
    assert any("Shadow Hunters, 5 seats, A at this terminal: " in game and game.endswith(", over") for game in games)
    assert any(game == f"broken.log: {home / 'broken.log'} is no log of a table" for game in games)
    assert "Lockdown" in run("--resume", lines="quit\n").stdout
    assert run("--resume", "shadow-hunters").returncode == 2


def older(path: Path, **changes: object) -> bytes:
    """As if the game had been begun by other rules; returns what stands in the file then."""
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps(json.loads(first) | changes).encode() + b"\n" + rest)
    return path.read_bytes()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": 99}, "it is of version 99 of shadow-hunters; this is version "),
        ({"content": "f00"}, "it was played with other content of shadow-hunters (f00; here "),
        ({"gloam": 1}, "it is of format 1; this gloam plays format "),
        ({"game": "chess"}, "there is no game 'chess'; there is "),
    ],
)
def test_a_game_of_an_older_version(home: Path, changes: dict[str, object], why: str) -> None:
    """It is told what became of it and where it is; nothing is begun in its place, and its file stays as it was."""
    run(*LOCKDOWN, lines="quit\n")
    [other] = home.iterdir()
    run(*SHADOWS, lines="1\nquit\n")
    [path] = set(home.iterdir()) - {other}
    before = older(path, **changes)
    for arguments in (["--resume"], ["--log", str(path)]):
        done = run(*arguments, lines="1\n")
        assert done.returncode == 2
        assert done.stderr.startswith(f"gloam: {path} cannot be continued here: {why}")
        assert "so it can't go on. Nothing is lost" in done.stdout
        assert str(path) in done.stdout.replace("\n", "")
        assert f"gloam terminal {changes.get('game', 'shadow-hunters')} --new" in done.stdout
    assert path.read_bytes() == before
    assert sorted(home.iterdir()) == sorted([path, other])
    [line] = [line for line in run("--list").stdout.splitlines() if line.startswith(path.name)]
    assert line.endswith("it can't go on") != ("game" in changes)
    assert "Lockdown" in run("lockdown", "--resume", lines="quit\n").stdout, "another one can be gone on with"


# Within this process


def kept(setting: Opener, folder: Path, lines: str = "") -> tuple[int, Saves]:
    saves = Saves(folder)
    desk = Desk(setting().open(7, saves), "en", saves)
    code = Plain(desk, io.StringIO(lines)).run()
    desk.room.close()
    return code, saves


def again(saves: Saves, game: Game) -> LocalRoom:
    return resumed(FileLog.open(saves.unfinished()[0].path), saves, lambda _: game)


def test_a_game_goes_on_as_it_was(setting: Opener, tmp_path: Path, game: Game) -> None:
    _, saves = kept(setting, tmp_path, "1\n1\n")
    room, other = again(saves, game), setting().open(7)
    assert room.setting == other.setting
    other.advance()
    assert room.match.decisions[:1] == ["A roll"]
    assert (room.people, room.held) == ([1], 1)
    assert room.table.settings == other.table.settings


def test_what_cannot_be_kept_is_not_played(
    setting: Opener, tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = Saves(tmp_path)
    desk = Desk(setting().open(7, saves), "en", saves)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        assert Plain(desk, io.StringIO("1\n1\n")).run() == 1
    said = capsys.readouterr().out
    assert "because it can't be saved" in said
    assert "No space left on device" in said
    assert "A rolls" not in said
    desk.room.close()
    assert again(saves, game).match.decisions == []


def test_a_game_that_is_over_is_put_away(setting: Opener, tmp_path: Path) -> None:
    code, saves = kept(setting, tmp_path, "secrets\n" + "1\n" * 150 + "new\n")
    assert code == 0
    assert [saved.over for saved in saves.games()] == [False, True], "another one was begun"
    assert len(saves.unfinished()) == 1
    over = resumed(FileLog.open(saves.games()[1].path), saves)
    assert over.over


def test_a_crash_before_a_game_was_put_away(setting: Opener, tmp_path: Path) -> None:
    _, saves = kept(setting, tmp_path, "secrets\n" + "1\n" * 150)
    [saved] = saves.games()
    path = saved.path.rename(saved.path.with_suffix(".log"))
    resumed(FileLog.open(path), saves).close()
    assert [game.over for game in saves.games()] == [True]


def test_a_log_that_makes_no_table(setting: Opener, tmp_path: Path) -> None:
    _, saves = kept(setting, tmp_path)
    path = saves.games()[0].path
    path.write_bytes(path.read_bytes() + b'{"type":"decided","at":1,"seat":"A","option":"roll-twice","by":"human"}\n')
    with pytest.raises(StoreError, match=r"makes no table: entry \d+ is refused by SH-187"):
        resumed(FileLog.open(path))
    path.write_bytes(path.read_bytes().partition(b"\n")[0] + b"\n")
    with pytest.raises(StoreError, match="the game was not dealt"):
        resumed(FileLog.open(path))
    FileLog.open(path).close()
