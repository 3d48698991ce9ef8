"""Whatever is wrong with the input: one clear line, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gloam.cli import main
from gloam.core.game import Foreign, Game
from gloam.core.match import Match
from gloam.core.records.record import FORMAT

TINY = Path(__file__).resolve().parent.parent / "tiny"
COMMAND = [sys.executable, "-c", "import sys; from gloam.cli import main; sys.exit(main())"]


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    [line] = heard.err.splitlines()
    assert line.startswith("gloam: ")
    return line.removeprefix("gloam: ")


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("", "say what to do; gloam --help lists the commands"),
        ("dance", "there is no command 'dance'; there is play, terminal, games, "),
        ("simulat tiny", "there is no command 'simulat'; did you mean 'simulate'? (see gloam --help)"),
        ("content chekc", "there is no action 'chekc'; did you mean 'check'? (see gloam content --help)"),
        ("tables lsit", "there is no action 'lsit'; did you mean 'list'? (see gloam tables --help)"),
        ("games --colour", "unrecognized arguments: --colour (see gloam --help)"),
        ("games --lang xx", "there is no language 'xx'; there is en, zh-Hans, zh-Hant, ru"),
        ("rules", "the following arguments are required: GAME"),
        ("rules chess", "there is no game 'chess'; there is "),
        ("rules tiny TN-999", "tiny has no rule 'TN-999'; its rules are called TN-001 and so on"),
        ("rules tiny --lang tlh", "there is no language 'tlh'"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate tiny --games 0", "argument --games: the number of games must be 1 or more, not 0"),
        ("simulate tiny --games -5", "argument --games: the number of games must be 1 or more, not -5"),
        ("simulate tiny --games many", "argument --games: 'many' is not a whole number"),
        ("simulate tiny --seats 9", "tiny takes 2 to 4 seats, not 9"),
        ("simulate tiny --seats 0", "argument --seats: the number of seats must be 1 or more"),
        ("simulate tiny --workers 0", "argument --workers: the number of workers must be 1 or more, not 0"),
        ("simulate tiny --workers -1", "argument --workers: the number of workers must be 1 or more, not -1"),
        ("simulate tiny --seed x", "argument --seed: 'x' is not a whole number"),
        ("simulate tiny --seed -1", "argument --seed: a seed is a number from 0 to 2^63-1, not -1"),
        ("simulate tiny --seed 9223372036854775808", "argument --seed: a seed is a number from 0 to 2^63-1"),
        ("simulate tiny --seed 1 --option goal", "an option is written KEY=VALUE, not 'goal'"),
        ("simulate tiny --seed 1 --option goal=7", "option goal is 3, 2, not '7'"),
        ("simulate tiny --seed 1 --option colour=red", "tiny has no option 'colour'; it has goal, early_owl"),
        ("simulate tiny --seed 1 --minds genius", "tiny has no mind 'genius'; it has random, first"),
        ("simulate tiny --seed 1 --minds first,first,first", "3 minds for 2 seats"),
        ("simulate tiny --seed 1 --minds owl=genius", "tiny has no mind 'genius'; it has random, first"),
        ("simulate tiny --seed 1 --minds dragon=first", "tiny has nothing called 'dragon' to name seats by"),
        ("simulate tiny --seed 1 --minds owl=first,random", "'random' names no seats; by label each mind is written"),
        ("simulate tiny --seed 1 --games 9 --minds owl=first", "no mind is named for seat"),
        ("scenario", "name a scenario, or a folder of them"),
        ("scenario --words chess", "there is no game 'chess'"),
        ("scenario --words tiny x.toml", "--words lists words and runs nothing"),
        ("content", "the following arguments are required: ACTION"),
        ("content check --game chess", "there is no game 'chess'"),
        ("terminal chess", "there is no game 'chess'"),
        ("terminal tiny --seats 7", "tiny takes 2 to 4 seats, not 7"),
        ("terminal tiny --seat C", "there is no seat 'C'; there are A to B, or 1 to 2"),
        ("terminal tiny --seat 0", "there is no seat '0'"),
        ("terminal tiny --seat 3", "there is no seat '3'"),
        ("terminal tiny --seat AC", "there is no seat 'C'"),
        ("terminal tiny --seat A --seat 3", "there is no seat '3'"),
        ("terminal tiny --mind genius", "tiny has no mind 'genius'"),
        ("terminal tiny --option x=1", "tiny has no option 'x'"),
        ("terminal tiny --seed x", "argument --seed: 'x' is not a whole number"),
        ("replay nowhere.json", "cannot read nowhere.json: No such file or directory"),
        ("replay .", "cannot read .: Is a directory"),
        ("replay x.json --seat A --truth", "argument --truth: not allowed with argument --seat"),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], command: str, expected: str) -> None:
    assert complaint(capsys, *command.split()).startswith(expected)


def test_an_empty_folder_of_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert complaint(capsys, "scenario", str(tmp_path)) == f"there is no scenario (*.toml) in {tmp_path}"


class TestContent:
    def test_a_folder(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert main(["content", "check", str(tmp_path)]) == 2
        assert capsys.readouterr().err.startswith(f"{tmp_path}: no content in it; content stands in a folder ")

    def test_a_file_of_no_game(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        line = complaint(capsys, "content", "check", str(tmp_path / "horses.toml"), "--game", "tiny")
        assert line.endswith("horses.toml is no content file by its name; there is cards.toml")

    def test_a_name_that_no_pattern_fits(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tiny: Game
    ) -> None:
        pack = Foreign("*pack*.toml", tiny.content_schemas()["cards.toml"], str)
        monkeypatch.setattr(type(tiny), "foreign_content", lambda self: (pack,))
        line = complaint(capsys, "content", "check", str(tmp_path / "horses.toml"), "--game", "tiny")
        assert line.endswith("horses.toml is no content file by its name; there is cards.toml, *pack*.toml")

    def test_two_files_of_one_name(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        one, two = tmp_path / "cards.toml", tmp_path / "more" / "cards.toml"
        line = complaint(capsys, "content", "check", str(one), str(two), "--game", "tiny")
        assert line == f"{one} and {two} have the same name: check one at a time"

    def test_a_file_that_is_not_there(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        line = complaint(capsys, "content", "check", str(tmp_path / "cards.toml"), "--game", "tiny")
        assert line.endswith("cards.toml:1: cannot be read: No such file or directory")

    def test_a_file_of_two_games(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tiny: Game
    ) -> None:
        monkeypatch.setattr("gloam.core.game.games", lambda: {"one": tiny, "two": tiny})
        line = complaint(capsys, "content", "check", str(tmp_path / "cards.toml"))
        assert line.endswith("cards.toml may be for tiny or tiny: say which with --game")


class TestReplay:
    @pytest.fixture
    def whole(self, tiny: Game) -> dict[str, object]:
        match = Match(tiny, 2, 3)
        match.play_text("A roll")
        plain: dict[str, object] = json.loads(match.record().to_json())
        return plain

    def replay(self, capsys: pytest.CaptureFixture[str], path: Path, record: object, *more: str) -> str:
        file = path / "r.json"
        file.write_bytes(record if isinstance(record, bytes) else json.dumps(record).encode())
        return complaint(capsys, "replay", str(file), *more)

    def test_a_truncated_record(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: dict[str, object]
    ) -> None:
        data = json.dumps(whole).encode()
        for length in (0, 1, len(data) // 2, len(data) - 1):
            line = self.replay(capsys, tmp_path, data[:length])
            assert "r.json is not a whole gloam record: " in line

    @pytest.mark.parametrize(
        "data", [b"[]", b"\xff", b'{"gloam": 2, "game": "\xff"}', b'{"gloam": 1, "x":' + b"[" * 100_000, b"{}"]
    )
    def test_no_record_at_all(self, capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes) -> None:
        assert "r.json is not a whole gloam record: " in self.replay(capsys, tmp_path, data)

    @pytest.mark.parametrize(
        ("key", "value", "expected"),
        [
            ("gloam", FORMAT + 1, f"is a record of format {FORMAT + 1}; this gloam replays format {FORMAT}"),
            ("game", "chess", "there is no game 'chess'"),
            ("version", 7, "it is of version 7 of tiny; this is version 1"),
            ("content", "f00", "it was played with other content of tiny (f00; here "),
            ("pack", "night (f00)", "it was played with the content pack night (f00), which is missing"),
        ],
    )
    def test_a_record_of_another_edition_is_told_as_far_as_it_can_be(
        self,
        capsys: pytest.CaptureFixture[str],
        tmp_path: Path,
        whole: dict[str, object],
        key: str,
        value: object,
        expected: str,
    ) -> None:
        file = tmp_path / "r.json"
        outcome = {"rules": ["TN-010"], "winners": [0], "reasons": {"0": "TN-010"}}
        file.write_text(json.dumps({**whole, "outcome": outcome, key: value}))
        assert main(["replay", str(file), "--lang", "en"]) == 2
        heard = capsys.readouterr()
        assert expected in heard.err
        assert heard.err.count("\n") == 1
        first, why, *lines = heard.out.splitlines()
        assert "what each player saw can no longer be shown" in why
        decisions = whole["decisions"]
        assert isinstance(decisions, list)
        assert first == f"{'chess' if key == 'game' else 'tiny'} (AB)"
        assert lines[: len(decisions)] == [f"> {line}" for line in decisions]
        assert "TN-010" in lines[-1]

    @pytest.mark.parametrize(
        ("key", "value", "expected"),
        [
            ("seats", 9, "tiny takes 2 to 4 seats, not 9"),
            ("options", {"hat": True}, "tiny has no option 'hat'"),
            ("digest", "0" * 64, "the replay ends in another state than the one recorded"),
            ("decisions", ["B roll"], "decision 1 (B roll) is refused by TN-001"),
            ("decisions", ["A roll", "B fly"], "decision 2 (B fly): 'fly' is not a verb of this game"),
            ("decisions", ["D roll"], "decision 1 (D roll): there is no seat D with 2 seats"),
            ("decisions", [""], "decision 1 (): '' is not a seat letter"),
            ("decisions", "A roll", "Expected `array`, got `str`"),
        ],
    )
    def test_a_record_that_does_not_fit(
        self,
        capsys: pytest.CaptureFixture[str],
        tmp_path: Path,
        whole: dict[str, object],
        key: str,
        value: object,
        expected: str,
    ) -> None:
        assert expected in self.replay(capsys, tmp_path, whole | {key: value})

    def test_a_seat_that_is_not_there(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: dict[str, object]
    ) -> None:
        assert self.replay(capsys, tmp_path, whole, "--seat", "C").startswith("there is no seat 'C'")

    def test_an_unreadable_file(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(path: Path) -> bytes:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "read_bytes", refuse)
        assert complaint(capsys, "replay", "secret.json") == "cannot read secret.json: Permission denied"


def test_a_missing_text_is_one_line_too(
    capsys: pytest.CaptureFixture[str], tiny: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.core.words.text._public", lambda package, language: [])
    monkeypatch.setattr("gloam.core.words.text.words", __import__("gloam.core.words.text", fromlist=["Texts"]).Texts)
    assert complaint(capsys, "rules", "tiny") == "no message 'game-name' in en"


def test_our_own_faults_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> Game:
        raise ValueError("a fault of the program")

    monkeypatch.setattr("gloam.core.game.game_named", fail)
    with pytest.raises(ValueError, match="a fault of the program"):
        main(["rules", "tiny"])


# In processes of their own


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(TINY), *filter(None, sys.path)]), "LC_ALL": "C.UTF-8"}


def test_a_broken_pipe() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "rules", "tiny"], stdout=writer, stderr=subprocess.PIPE, env=environment(), check=False, timeout=60
    )
    os.close(writer)
    assert done.returncode == 2
    assert done.stderr == b"gloam: whoever read the output has stopped reading\n"


def test_a_terminal_that_cannot_show_chinese() -> None:
    done = subprocess.run(
        [*COMMAND, "rules", "tiny", "--lang", "zh-Hans"],
        capture_output=True,
        env=environment() | {"PYTHONIOENCODING": "ascii"},
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"TN-001  ?" in done.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c(workers: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "tiny", "--games", "100000000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        # Whoever runs the tests in the background of a shell ignores Ctrl-C, and that is handed down.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert process.stderr is not None
        assert process.stderr.readline().startswith(b"gloam: the seed is ")
        time.sleep(0.7)  # workers are being born, or at work
        # As a terminal does it: to every process of the group.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert (out, err, process.returncode) == (b"", b"gloam: stopped\n", 130)


def test_the_progress_bar_is_for_terminals() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "simulate", "tiny", "--games", "300", "--seed", "1", "--workers", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment() | {"TERM": "xterm"},
    )
    out, _ = process.communicate(timeout=60)
    os.close(theirs)
    shown = os.read(ours, 100_000)
    os.close(ours)
    assert b"300/300" in shown or b"\x1b[" in shown
    assert json.loads(out)["games"] == 300


def test_starting_up_loads_nothing_heavy() -> None:
    code = (
        "import sys; from gloam.cli import main; main(['--help']); "
        "heavy = {'rich', 'textual', 'multiprocessing', 'concurrent', 'fluent', 'asyncio', 'msgspec'}; "
        "sys.exit(' '.join(sorted(heavy & set(sys.modules))) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
