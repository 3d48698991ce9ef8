"""`gloam replay` of what there is to be told: sealed pages of a book, and games that a terminal has kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from gloam.cli import main
from gloam.core.game import Game, game_named
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import TableWanted
from gloam.terminal.saves import Saves


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    assert main(["replay", *argv]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["replay", *argv]) == 2
    return capsys.readouterr().err


@pytest.fixture(scope="module")
def adventure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A session of Aftermath, as far as some pages of the book."""
    match = Match(game_named("aftermath"), 2, 5, {"closed_hands": True})
    state: Any = match.state
    chance = seeded(2)
    for _ in range(120):
        d = state.pending[chance.below(len(state.pending))]
        match.play(d.seat, d.options[chance.below(len(d.options))])
    path = tmp_path_factory.mktemp("adventure") / "r.json"
    path.write_bytes(match.record().to_json())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [(), ("--seat", "A"), ("--truth",)])
def test_what_was_read_is_told_in_its_words(
    capsys: pytest.CaptureFixture[str], adventure: Path, language: str, who: tuple[str, ...]
) -> None:
    """AF-041: pages that were sealed at first are open to whoever has read them in the game."""
    lines = told(capsys, str(adventure), "--lang", language, *who)
    assert not [line for line in lines if "page-" in line and not line.startswith(">")]
    assert len(lines) > 100


def kept(game: Game, folder: Path, lines: str) -> Path:
    """A game at this terminal against a mind, as its log."""
    saves = Saves(folder)
    desk = Desk(TableWanted(game, 2, (1,), "random", game.complete(2, {"goal": 2})).open(7, saves), "en", saves)
    Plain(desk, io.StringIO(lines)).run()
    desk.room.close()
    [saved] = saves.games()
    return saved.path


def test_a_game_that_the_terminal_has_kept(capsys: pytest.CaptureFixture[str], tiny: Game, tmp_path: Path) -> None:
    path = kept(tiny, tmp_path, "secrets\n" + "1\n" * 150)
    assert path.suffix == ".over"
    capsys.readouterr()
    truth = told(capsys, str(path), "--truth")
    assert truth[0] == "Tiny"
    assert [line for line in truth if line.startswith("> A")]
    heard = told(capsys, str(path))
    assert not any(line.startswith(">") for line in heard)
    assert heard[-1] == truth[-1]
    assert "(TN-01" in heard[-1]


def test_one_that_goes_on_is_told_as_a_spectator_heard_it(
    capsys: pytest.CaptureFixture[str], tiny: Game, tmp_path: Path
) -> None:
    """Whoever plays on has no look into the cards of others."""
    path = kept(tiny, tmp_path, "1\n")
    assert path.suffix == ".log"
    capsys.readouterr()
    heard = told(capsys, str(path))
    assert heard[0] == "Tiny"
    assert "the game was not over" in heard[-1]
    for who in (("--truth",), ("--seat", "B")):
        assert refused(capsys, str(path), *who).endswith("is not over; until then it is told as a spectator heard it\n")


def test_logs_that_cannot_be_told(capsys: pytest.CaptureFixture[str], tiny: Game, tmp_path: Path) -> None:
    path = kept(tiny, tmp_path, "1\n")
    capsys.readouterr()
    first, *others = path.read_bytes().splitlines(keepends=True)
    other = tmp_path / "other"
    for changed, why in (
        ([first, b"?\n"], "is damaged in line 2"),
        ([first.replace(b'"version":1', b'"version":99')], "cannot be replayed here"),
        ([first], "was not dealt"),
        ([first.replace(b'"game":"tiny"', b'"game":"huge"'), *others], "huge"),
    ):
        other.write_bytes(b"".join(changed))
        assert why in refused(capsys, str(other))
