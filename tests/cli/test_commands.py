"""What each command prints when all is well."""

from __future__ import annotations

import argparse
import json
import sys
import types
from pathlib import Path

import pytest

import gloam
from gloam.cli import main
from gloam.cli.common import language, seat
from gloam.cli.scenario import is_other, scenario_files
from gloam.core.game import Foreign, Game
from gloam.core.match import Match
from gloam.core.records.record import load_record
from gloam.core.records.replay import replay
from gloam.terminal.room import TableWanted
from gloam.terminal.saves import Saves

SCENARIO = 'title = "x"\ngame = "tiny"\nseats = 2\n'


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def record(tiny: Game, tmp_path: Path) -> Path:
    """A game of the tiny game: a card drawn in secret, a reveal, two rolls, blowing."""
    match = Match(tiny, 2, 3, {"goal": 2})
    for line in ("A draw", "A keep", "B! reveal", "B roll", "A pass"):
        match.play_text(line)
    while not match.state.over:
        d = match.state.pending[0]
        match.play(d.seat, d.options[1] if len(d.options) > 1 else d.options[0])
    path = tmp_path / "game.json"
    path.write_bytes(match.record().to_json())
    assert replay(load_record(path)).state == match.state
    return path


def stand_in(monkeypatch: pytest.MonkeyPatch, package: str, name: str, **functions: object) -> None:
    """Put something small in the place of a module that would take over the terminal, or minutes."""
    module = types.ModuleType(f"{package}.{name}")
    vars(module).update(functions)
    monkeypatch.setitem(sys.modules, package, types.ModuleType(package))
    monkeypatch.setitem(sys.modules, f"{package}.{name}", module)


def out(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert main(argv) == code
    return capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    engine = "compiled" if gloam.COMPILED else "interpreted"
    assert out(capsys, "--version") == f"gloam {gloam.__version__} (engine {engine})\n"


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "--help")
    for word in ("play", "terminal", "games", "rules", "actions", "replay", "simulate", "bench", "scenario", "content"):
        assert f"\n  {word} " in text
    assert "./gloam test" in text
    assert "./gloam setup" in text


@pytest.mark.parametrize(
    "command",
    ["play", "terminal", "games", "rules", "actions", "replay", "simulate", "scenario", "content", "content check"],
)
def test_help_of_a_command(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert f"usage: gloam {command}" in out(capsys, *command.split(), "--help")


class TestGames:
    def test_table(self, capsys: pytest.CaptureFixture[str]) -> None:
        text = out(capsys, "games")
        assert "tiny" in text
        assert "2–4" in text
        assert "en, zh-Hans, zh-Hant, ru" in text

    def test_language(self, capsys: pytest.CaptureFixture[str]) -> None:
        text = out(capsys, "games", "--lang", "ru")
        assert "Кроха" in text
        assert "Правила" in text

    def test_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        found = {game["id"]: game for game in json.loads(out(capsys, "games", "--json", "--lang", "zh-Hant"))}
        assert found["tiny"] == {
            "id": "tiny",
            "name": "小屋",
            "pitch": "黑屋子，幾盞燈。",
            "seats": [2, 3, 4],
            "languages": ["en", "zh-Hans", "zh-Hant", "ru"],
            "rules": 8,
        }


class TestActions:
    def test_one_a_line(self, capsys: pytest.CaptureFixture[str], tiny: Game) -> None:
        lines = out(capsys, "actions", "tiny").splitlines()
        assert lines[0] == "   0  pass"
        assert [line.split() for line in lines] == [[str(i), name] for i, name in enumerate(tiny.actions.names)]

    def test_json(self, capsys: pytest.CaptureFixture[str], tiny: Game) -> None:
        found = json.loads(out(capsys, "actions", "tiny", "--json"))
        assert found == {"fingerprint": tiny.actions.fingerprint, "names": tiny.actions.names}

    def test_no_such_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["actions", "ludo"]) == 2
        assert "there is no game 'ludo'" in capsys.readouterr().err


class TestRules:
    def test_the_book_by_chapters(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = out(capsys, "rules", "tiny").splitlines()
        assert lines[:4] == ["Tiny", "", "The turn", "TN-001  Turns go round the table."]
        assert lines[-4:] == [
            "The end",
            "TN-010  Whoever reaches the goal wins.",
            "TN-011  An owl who has shown herself wins along.",
            "TN-012  After forty turns nobody wins.",
        ]

    def test_one_rule(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert out(capsys, "rules", "tiny", "tn-005", "--lang", "ru") == "\nХод\nTN-005  Раскрыться можно всегда.\n"

    def test_what_a_rule_forbids(self, capsys: pytest.CaptureFixture[str]) -> None:
        """In the words of its refusals, with a gap where a thing would be named."""
        assert out(capsys, "rules", "tiny", "TN-004").splitlines()[-3:] == [
            "",
            "What this rule forbids",
            "You do not blow out your own light.",
        ]
        assert out(capsys, "rules", "tiny", "TN-001").splitlines()[-1] == "It is the turn of …."

    def test_on_a_terminal(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        text = out(capsys, "rules", "tiny")
        assert "TN-011" in text
        assert "An owl who has shown herself wins along." in text


class TestReplay:
    def test_as_a_spectator(self, capsys: pytest.CaptureFixture[str], record: Path) -> None:
        lines = out(capsys, "replay", str(record)).splitlines()
        assert lines[:2] == ["Tiny", "A draws a card."]
        assert not any("You read" in line for line in lines)
        assert not any(line.startswith(">") for line in lines)
        assert "(TN-010)" in lines[-1]

    @pytest.mark.parametrize("name", ["A", "a", "1", "AB", "ba"])
    def test_as_a_seat(self, capsys: pytest.CaptureFixture[str], record: Path, name: str) -> None:
        assert "You read: " in out(capsys, "replay", str(record), "--seat", name).splitlines()[2]

    def test_another_seat_hears_less(self, capsys: pytest.CaptureFixture[str], record: Path) -> None:
        assert "You read: " not in out(capsys, "replay", str(record), "--seat", "B")[:80]

    def test_the_truth(self, capsys: pytest.CaptureFixture[str], record: Path) -> None:
        lines = out(capsys, "replay", str(record), "--truth").splitlines()
        assert lines[1:3] == ["> A draw", "A draws a card."]
        assert lines[3].startswith("(A only) You read: ")
        assert "> B! reveal" in lines

    def test_language(self, capsys: pytest.CaptureFixture[str], record: Path) -> None:
        assert "A берёт карту." in out(capsys, "replay", str(record), "--lang", "ru")

    @pytest.mark.parametrize("turns", [0, 1, 2])
    def test_a_game_that_was_not_over(
        self, capsys: pytest.CaptureFixture[str], tiny: Game, tmp_path: Path, turns: int
    ) -> None:
        match = Match(tiny, 2, 3)
        for _ in range(turns):
            match.play_text(f"{'AB'[match.state.turn]} pass")
        path = tmp_path / "half.json"
        path.write_bytes(match.record().to_json())
        word = "decision" if turns == 1 else "decisions"
        expected = f"The record stops after {turns} {word}; the game was not over."
        assert out(capsys, "replay", str(path)).splitlines()[-1] == expected

    def test_nobody_won(self, capsys: pytest.CaptureFixture[str], tiny: Game, tmp_path: Path) -> None:
        match = Match(tiny, 2, 3)
        while not match.state.over:
            match.play_text(f"{'AB'[match.state.turn]} pass")
        path = tmp_path / "draw.json"
        path.write_bytes(match.record().to_json())
        assert out(capsys, "replay", str(path)).splitlines()[-1] == "Nobody won (TN-012)."


class TestSimulate:
    ARGUMENTS = ("simulate", "tiny", "--games", "40", "--seed", "5", "--workers", "1")

    def test_json_has_exactly_these_keys(self, capsys: pytest.CaptureFixture[str]) -> None:
        result = json.loads(out(capsys, *self.ARGUMENTS, "--json"))
        assert list(result) == [
            "game",
            "games",
            "seats",
            "decisions",
            "seconds",
            "games_per_second",
            "decisions_per_second",
            "compiled",
            "outcomes",
            "digest",
        ]
        assert result["compiled"] is gloam.COMPILED
        assert result["seats"] == 2

    def test_table(self, capsys: pytest.CaptureFixture[str]) -> None:
        text = out(capsys, *self.ARGUMENTS, "--minds", "first,random")
        assert "Tiny (first, random)" in text
        assert "TN-010" in text
        assert "mouse" in text
        assert "Mean result" in text
        assert "Mean rank" not in text

    def test_games_that_rank_show_ranks(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("--games", "5", "--seed", "5", "--workers", "1", "--option", "offers_per_phase=0")
        assert "Mean rank" in out(capsys, "simulate", "lockdown", *arguments)

    def test_a_seed_is_drawn_and_printed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "tiny", "--games", "5", "--json"]) == 0
        first = capsys.readouterr()
        assert first.err.startswith("gloam: the seed is ")
        seed = first.err.split("--seed ")[1].split()[0]
        assert main(["simulate", "tiny", "--games", "5", "--json", "--seed", seed]) == 0
        second = capsys.readouterr()
        assert second.err == ""
        assert json.loads(first.out)["digest"] == json.loads(second.out)["digest"]

    def test_options_and_seats(self, capsys: pytest.CaptureFixture[str]) -> None:
        plain = json.loads(out(capsys, *self.ARGUMENTS, "--json"))
        other = json.loads(out(capsys, *self.ARGUMENTS, "--json", "--option", "goal=2", "--option", "early_owl=on"))
        seats = json.loads(out(capsys, *self.ARGUMENTS, "--json", "--seats", "4"))
        assert len({plain["digest"], other["digest"], seats["digest"]}) == 3
        assert list(seats["outcomes"]["seats"]) == ["A", "B", "C", "D"]


class TestScenario:
    def test_all_hold(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "deep").mkdir()
        (tmp_path / "deep" / "a.toml").write_text(SCENARIO + "play = 'A pass'\n")
        (tmp_path / "b.toml").write_text(SCENARIO + "play = 'going on'\n[[case]]\n[[case]]\n")
        assert out(capsys, "scenario", str(tmp_path)) == "2 files, 3 cases, 0 failed\n"

    def test_all_are_run_though_some_fail(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(
            SCENARIO + "[[case]]\nname = 'me'\nplay = 'B pass'\n[[case]]\nplay = 'going on'\n"
        )
        (tmp_path / "b.toml").write_text(SCENARIO + "play = 'ask B turn'\n")
        assert main(["scenario", str(tmp_path)]) == 1
        heard = capsys.readouterr()
        assert heard.out == "2 files, 3 cases, 2 failed\n"
        first, second = heard.err.splitlines()
        assert first.startswith(f"{tmp_path}/a.toml:6: expected B pass, found that B is not asked")
        assert first.endswith("(me)")
        assert second.startswith(f"{tmp_path}/b.toml:4: expected ask B turn, found ask A turn")

    def test_a_broken_file_does_not_stop_the_others(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text("title = \n")
        (tmp_path / "b.toml").write_text(SCENARIO + "play = 'going on'\n")
        assert main(["scenario", str(tmp_path), str(tmp_path / "c.toml")]) == 2
        heard = capsys.readouterr()
        assert heard.out == "3 files, 1 cases, 0 failed, 2 broken\n"
        assert heard.err.splitlines() == [
            f"{tmp_path}/a.toml:1: broken TOML: Invalid value",
            f"{tmp_path}/c.toml:1: cannot be read: No such file or directory",
        ]

    def test_other_files_below_a_folder_are_passed_over(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        (tmp_path / "a.toml").write_text(SCENARIO + "play = 'going on'\n")
        (tmp_path / "list.toml").write_text("[reason]\nmax = 3\n")
        assert main(["scenario", str(tmp_path)]) == 0
        heard = capsys.readouterr()
        assert heard.err == f"gloam: {tmp_path / 'list.toml'} is no scenario: passed over\n"
        assert heard.out == "1 files, 1 cases, 0 failed\n"
        (tmp_path / "half.toml").write_text("game = 'tiny'\n")
        assert main(["scenario", str(tmp_path)]) == 2
        assert f"{tmp_path}/half.toml:1: missing key 'title'" in capsys.readouterr().err
        assert main(["scenario", str(tmp_path / "list.toml")]) == 2, "a file that is named is meant"

    def test_every_file_below_tests_games_can_be_run(self) -> None:
        """README: `./gloam scenario tests/games` on a clean checkout."""
        folder = Path(__file__).resolve().parents[1] / "games"
        others = [file for file in folder.rglob("*.toml") if is_other(file)]
        assert {file.name for file in others} == {"refusals.toml"}
        assert {file.parent.name for file in scenario_files([folder])} == {"scenarios"}

    def test_the_words_of_a_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = out(capsys, "scenario", "--words", "tiny")
        assert page.startswith("# Words of tiny\n")
        assert "`card-read`" in page


class TestContent:
    def test_a_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert out(capsys, "content", "check", "--game", "tiny") == "everything in order\n"

    def test_everything_is_looked_at(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tiny: Game
    ) -> None:
        monkeypatch.setattr("gloam.core.game.games", lambda: {"tiny": tiny})
        monkeypatch.setattr("gloam.core.words.lint.lint_shared", lambda: ["text/en/cli.ftl:1: bad"])
        monkeypatch.setattr(type(tiny), "text_keys", lambda self: {"game-name": set[str]()})
        assert main(["content", "check"]) == 2
        heard = capsys.readouterr()
        lines = [line for line in heard.err.splitlines() if not line.startswith("gloam: ")]
        assert lines[0] == "gloam/text/en/cli.ftl:1: bad"
        assert lines[1] == "tiny/text/en/tiny.ftl:2: nobody uses game-pitch"
        assert heard.out == f"{len(lines)} faults\n"

    def test_files(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "cards.toml"
        file.write_text("[[card]]\nid = 'moth'\ncopies = 3\n")
        assert out(capsys, "content", "check", str(file), "--game", "tiny") == "everything in order\n"

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("[[card]]\nid = 'moth'\ncopies = 'x'\n", "3: Expected `int`, got `str`"),
            ("[[card]]\nid = 'moth'\ncopies = 3\n\n[[card]]\nid = 'hat'\ncopies = 1\n", "6: 'hat' is not a card"),
            ("[[card]\n", "1: broken TOML"),
        ],
    )
    def test_faults_in_files(self, capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, fault: str) -> None:
        file = tmp_path / "cards.toml"
        file.write_text(text)
        assert main(["content", "check", str(file), "--game", "tiny"]) == 2
        assert capsys.readouterr().err.startswith(f"{file}:{fault}")

    @pytest.fixture
    def packs(self, monkeypatch: pytest.MonkeyPatch, tiny: Game) -> None:
        """The tiny game takes packs of cards that people write themselves."""
        pack = Foreign("*pack*.toml", tiny.content_schemas()["cards.toml"], lambda p: f"a good pack ({len(p.card)})")
        monkeypatch.setattr(type(tiny), "foreign_content", lambda self: (pack,))

    @pytest.mark.usefixtures("packs")
    def test_a_foreign_file(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "my_pack.toml"
        file.write_text("[[card]]\nid = 'moth'\ncopies = 3\n")
        heard = out(capsys, "content", "check", str(file))
        assert heard == f"{file}: a good pack (1)\neverything in order\n"

    @pytest.mark.usefixtures("packs")
    def test_a_fault_in_a_foreign_file(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "my_pack.toml"
        file.write_text("[[card]]\nid = 'moth'\n")
        assert main(["content", "check", str(file)]) == 2
        heard = capsys.readouterr()
        assert heard.err == f"{file}:1: missing key 'copies'\n"
        assert heard.out == "1 faults\n"

    def test_progress_is_told_before_each_part(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tiny: Game
    ) -> None:
        monkeypatch.setattr("gloam.core.game.games", lambda: {"tiny": tiny})
        monkeypatch.setattr("gloam.core.words.lint.lint_shared", list)
        assert main(["content", "check"]) == 0
        begun = capsys.readouterr().err.splitlines()
        assert begun == ["gloam: texts of gloam ...", "gloam: content of tiny ...", "gloam: texts of tiny ..."]

    def test_help_names_the_actions(self, capsys: pytest.CaptureFixture[str]) -> None:
        help_ = out(capsys, "content", "--help")
        assert "\n    check " in help_
        assert "\n    preview " in help_

    def test_help_tells_of_foreign_files(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "my_map.toml" in out(capsys, "content", "check", "--help")


class TestTerminal:
    @pytest.fixture
    def played(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, object]:
        """What the terminal client is started with."""
        called: dict[str, object] = {}
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        for name in ("begin", "go_on"):
            monkeypatch.setattr(f"gloam.terminal.main.{name}", lambda **arguments: called.update(arguments) or 0)
        return called

    @pytest.fixture
    def left(self, tiny: Game, tmp_path: Path) -> Path:
        """The log of a game that somebody has left."""
        saves = Saves(tmp_path / "gloam" / "terminal")
        room = TableWanted(tiny, 3, (1,), "first", {}).open(4, saves)
        room.close()
        return saves.games()[0].path

    @pytest.fixture
    def attended(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("gloam.cli.terminal.is_attended", lambda: True)

    def test_terminal(self, played: dict[str, object], tiny: Game, tmp_path: Path) -> None:
        argv = ["terminal", "tiny", "--seats", "3", "--seat", "2", "--option", "goal=2", "--seed", "4", "--lang", "ru"]
        assert main(argv) == 0
        saves = played.pop("saves")
        assert isinstance(saves, Saves)
        assert saves.folder == tmp_path / "gloam" / "terminal"
        setting = TableWanted(tiny, 3, (0b010,), "first", {"goal": 2, "early_owl": False})
        assert played == {"setting": setting, "seed": 4, "lang": "ru", "plain": True}

    @pytest.mark.parametrize(
        ("seats", "people"),
        [
            ((), (0b001,)),
            (("A", "3"), (0b001, 0b100)),
            (("B", "1", "c"), (0b010, 0b001, 0b100)),
            (("2", "2"), (0b010,)),
        ],
    )
    def test_several_people(self, played: dict[str, object], seats: tuple[str, ...], people: tuple[int, ...]) -> None:
        arguments = [part for seat in seats for part in ("--seat", seat)]
        assert main(["terminal", "tiny", "--seats", "3", *arguments]) == 0
        assert isinstance(setting := played["setting"], TableWanted)
        assert setting.people == people

    def test_one_person_holds_as_many_seats_as_the_game_allows(
        self, played: dict[str, object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["terminal", "tiny", "--seats", "3", "--seat", "ac"]) == 2
        why = "one person may hold 1 of the 3 seats of tiny; for several people write --seat A --seat C"
        assert capsys.readouterr().err == f"gloam: {why}\n"
        assert not played
        monkeypatch.setattr(Game, "seats_per_person", lambda self, seats: 2)
        assert main(["terminal", "tiny", "--seats", "3", "--seat", "ac", "--seat", "b"]) == 0
        assert isinstance(setting := played["setting"], TableWanted)
        assert setting.people == (0b101, 0b010)
        assert main(["terminal", "tiny", "--seats", "3", "--seat", "abc"]) == 2
        monkeypatch.setattr(Game, "opposed", lambda self, seats, seat: 0b100 if seat == 0 else int(seat == 2))
        capsys.readouterr()
        assert main(["terminal", "tiny", "--seats", "3", "--seat", "ac"]) == 2
        assert capsys.readouterr().err == "gloam: seats A, C of tiny play against each other: nobody holds both\n"
        assert main(["terminal", "tiny", "--seats", "3", "--seat", "ab", "--seat", "c"]) == 0

    def test_a_real_terminal_is_not_plain(self, played: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        monkeypatch.setenv("TERM", "xterm")
        assert main(["terminal", "tiny"]) == 0
        assert played["plain"] is False
        monkeypatch.setenv("TERM", "dumb")
        assert main(["terminal", "tiny"]) == 0
        assert played["plain"] is True

    @pytest.mark.usefixtures("attended")
    @pytest.mark.parametrize("arguments", [("tiny",), ()])
    @pytest.mark.parametrize(("answer", "said"), [("", ""), ("1", ""), ("7", "Type a number from 1 to 1, or n.\n")])
    def test_a_game_that_is_not_over_is_offered(
        self, played: dict[str, object], left: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], answer: str, said: str,
    ) -> None:  # fmt: skip
        answers = iter([answer, "1"])
        monkeypatch.setattr("builtins.input", lambda question: next(answers))
        assert main(["terminal", *arguments]) == 0
        assert played["log"] == left
        heard = capsys.readouterr().out
        assert heard.startswith("Games that aren't over:\n1. ")
        assert ", 3 seats, A at this terminal: 0 decisions, 20" in heard
        assert heard.endswith(f"\n{said}")

    @pytest.mark.usefixtures("attended", "left")
    def test_another_game_is_begun_where_that_is_wanted(
        self, played: dict[str, object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["terminal", "tiny", "--new"]) == 0
        assert "setting" in played
        played.clear()
        monkeypatch.setattr("builtins.input", lambda question: "n")
        assert main(["terminal", "tiny"]) == 0
        assert "setting" in played
        capsys.readouterr()
        assert main(["terminal"]) == 2
        assert capsys.readouterr().err == "gloam: say which game; gloam games lists them\n"

    @pytest.mark.usefixtures("left")
    def test_a_pipe_is_asked_nothing(self, played: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["terminal", "tiny"]) == 0
        assert "setting" in played
        assert capsys.readouterr().out == ""

    def test_resume(self, played: dict[str, object], left: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for arguments in (["--resume"], ["tiny", "--resume"], ["--log", str(left)]):
            played.clear()
            assert main(["terminal", *arguments]) == 0
            assert played["log"] == left
        assert main(["terminal", "shadow-hunters", "--resume"]) == 2
        assert "there is no game to go on with" in capsys.readouterr().err
        assert main(["terminal", "--resume", "--seed", "4"]) == 2
        assert "leave them out" in capsys.readouterr().err
        assert main(["terminal", "--resume", "--new"]) == 2


def test_bench_reads_its_own_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    stand_in(monkeypatch, "gloam.lab", "bench", main=lambda arguments: called.append(arguments) or 3)
    assert main(["bench", "--help", "x"]) == 3
    assert called == [["--help", "x"]]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "zh_TW", "LC_ALL": "zh_CN.GB18030"}, "zh-Hans"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(argparse.Namespace(lang=None)) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"), [("RU", "ru"), ("zh", "zh-Hans"), ("zh-hk", "zh-Hant"), ("en_GB", "en")]
)
def test_the_language_asked_for(wanted: str, expected: str) -> None:
    assert language(argparse.Namespace(lang=wanted)) == expected


def test_seats_are_letters_or_numbers() -> None:
    assert [seat(text, 4) for text in ("A", "b", "3", "4")] == [0, 1, 2, 3]
