"""The suites of gloam.testing find what they are for: each test breaks the tutorial's first game in one place."""

from __future__ import annotations

import importlib
import itertools
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.records.replay import replay
from gloam.testing import (
    GameFault,
    check_game,
    check_leaks,
    check_play,
    check_view,
    check_words,
    view_fields,
)
from gloam.testing.faults import differences
from gloam.testing.pages import write_files

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "add-a-game.md"

SPOILT = tomllib.loads((Path(__file__).parent / "spoilt.toml").read_text("utf-8"))

TOLD = {"turned:card@everyone"}
"""What may tell worlds apart in the tutorial's first game."""

Change = tuple[str, str, str]
"""A file, a piece of it, and what stands there instead."""

Spoil = Callable[..., Game]


NUMBERS = itertools.count()
"""A package name is used once: what was read of a package is kept."""


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Makes the tutorial's game with some changes, under a package name of its own."""
    made: list[str] = []

    def build(*changes: Change) -> Game:
        package = f"spoilt{next(NUMBERS)}"
        made.append(package)
        write_files(PAGE, tmp_path)
        for file, old, new in changes:
            path = tmp_path / "candle" / file
            text = path.read_text("utf-8")
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
            path.write_text(text.replace(old, new), "utf-8")
        (tmp_path / "candle").rename(tmp_path / package)
        for path in (tmp_path / package).glob("*.py"):
            text = path.read_text("utf-8")
            text = text.replace("from candle", f"from {package}").replace('"candle"', f'"{package}"')
            path.write_text(text, "utf-8")
        importlib.invalidate_caches()
        game = importlib.import_module(f"{package}.game").game
        assert isinstance(game, Game)
        return game

    monkeypatch.syspath_prepend(str(tmp_path))
    yield build
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]


def changes(spoilt: Any) -> list[Change]:
    return [(c["file"], c["old"], c["new"]) for c in spoilt["change"]]


def test_the_tutorial_game_is_sound(candle: Game) -> None:
    report = check_game(candle, games=100, pairs=300, divergences=TOLD, dealt=(), secret={"lay"}, sealed={"last"})
    assert report.play.games == 100
    assert report.play.kinds == {"lay", "last"}
    assert report.play.events == {"laid", "turned", "out", "dawn"}
    assert report.play.refusals == {"CA-101", "CA-102", "CA-201", "CA-204", "CA-303"}
    assert report.play.interrupts > 50
    assert report.leaks.pairs == 300
    assert set(report.leaks.divergences) == TOLD
    assert 30 < report.leaks.deals < 200
    assert set(report.play.secrets) == {"hands", "laid", "pile", "doubts"}
    assert report.leaks.decisions > 1000


@pytest.mark.parametrize("spoilt", SPOILT["play"], ids=lambda spoilt: spoilt["name"])
def test_random_play_finds(spoilt: Any, spoil: Spoil) -> None:
    game = spoil(*changes(spoilt))
    with pytest.raises(GameFault) as found:
        check_play(game, games=60, seed=5, every=2)
    assert spoilt["finds"] in str(found.value)


@pytest.mark.parametrize("spoilt", SPOILT["leak"], ids=lambda spoilt: spoilt["name"])
def test_paired_worlds_find(spoilt: Any, spoil: Spoil) -> None:
    game = spoil(*changes(spoilt))
    secret = {"lay"} if spoilt["name"] == "the answer to a secret decision" else set()
    with pytest.raises(GameFault) as found:
        check_leaks(game, pairs=400, seed=5, divergences=TOLD, secret=secret, sealed={"last"}, dealt=())
    assert spoilt["finds"] in str(found.value)


def test_an_event_more_does_not_hide_behind_the_next_one(spoil: Spoil) -> None:
    """What follows it may tell worlds apart, and is told in both of them."""
    game = spoil(*changes(next(spoilt for spoilt in SPOILT["leak"] if spoilt["name"] == "an event more")))
    with pytest.raises(GameFault, match=r"may not tell worlds apart: \|out@everyone"):
        check_leaks(game, pairs=400, seed=5, divergences={*TOLD, "laid@everyone"})


def test_a_fault_can_be_had_again(spoil: Spoil) -> None:
    game = spoil(*changes(next(spoilt for spoilt in SPOILT["leak"] if spoilt["name"] == "an event more")))
    with pytest.raises(GameFault) as found:
        check_leaks(game, pairs=400, seed=5, divergences=TOLD)
    again = next(line for line in found.value.details if line.startswith("again: "))
    call = {"check_leaks": check_leaks, "game": game, "TOLD": TOLD}
    with pytest.raises(GameFault) as second:
        eval(again.removeprefix("again: ").replace(")", ", divergences=TOLD)"), call)
    assert second.value.record == found.value.record
    assert second.value.details[:-1] == found.value.details[:-1]
    record = found.value.record
    assert record is not None
    assert replay(record, game).decisions == record.decisions


def test_a_game_without_end_is_found(candle: Game) -> None:
    with pytest.raises(GameFault, match=r"does not end within 3|no end after 3"):
        check_play(candle, games=5, limit=3)


def test_the_same_seed_does_the_same(candle: Game) -> None:
    assert check_play(candle, games=5, seed=3) == check_play(candle, games=5, seed=3)
    assert check_leaks(candle, pairs=20, seed=3) == check_leaks(candle, pairs=20, seed=3)
    assert check_play(candle, games=5, seed=3) != check_play(candle, games=5, seed=4)


def test_progress_is_told(candle: Game) -> None:
    told: list[tuple[str, int, int]] = []
    check_game(candle, games=2, pairs=3, progress=lambda *step: told.append(step))
    assert told[0] == ("random games", 0, 2)
    assert ("random games", 2, 2) in told
    assert ("pairs of worlds", 3, 3) in told
    assert told[-1][0] == "covered screens"
    assert told[-1][1] == told[-1][2]


def test_seats_and_options_can_be_fixed(candle: Game) -> None:
    report = check_play(candle, games=3, seats=2, options={"shared_dawn": True})
    assert report.longest <= 8


def test_the_view_has_only_granted_fields(candle: Game) -> None:
    fields = view_fields(candle)
    assert {"players.hand", "players.cards"} <= fields
    check_view(candle, fields)
    with pytest.raises(GameFault, match=r"nobody granted\n  players\.hand"):
        check_view(candle, fields - {"players.hand"})


def test_an_untyped_field_of_the_view_is_found(spoil: Spoil) -> None:
    game = spoil(
        ("rules.py", "    layer: str  #", "    layer: Any  #"),
        ("rules.py", "import Annotated, Final", "import Annotated, Any, Final"),
    )
    with pytest.raises(GameFault, match="without a type"):
        view_fields(game)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("text/zh-Hant/candle.ftl", "card-wind = 風\n", ""), "no message 'card-wind' in zh-Hant"),
        (
            ("text/ru/candle.ftl", "refuse-over = Ночь", "refuse-over = { $night }"),
            "message 'refuse-over' in ru",
        ),
        (("rules.py", 'asks("CA-203")', 'asks("CA-999")'), "kind last cites CA-999"),
        (
            ("rules.py", 'Annotated[bool, "CA-304"]', 'Annotated[bool, "CA-999"]'),
            "option shared_dawn cites CA-999",
        ),
        (
            ("game.py", "    positions: C", "    lexicon.verbs[0] = rules.does('card')\n    positions: C"),
            "verb 0 is ''",
        ),
    ],
)
def test_faulty_words_are_found(change: Change, expected: str, spoil: Spoil) -> None:
    game = spoil(change)
    with pytest.raises(GameFault) as found:
        check_words(game)
    assert expected in str(found.value)


def test_differences_are_short_and_exact() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ["a[1].b: 2 | 3"]
    assert differences({"a": 1}, {"b": 1}) == ["a: 1 | nothing", "b: nothing | 1"]
    assert differences([1, 2], [1]) == [": 2 entries | 1 entries"]
    assert differences(True, 1) == [": True | 1"]
    assert differences({"a": 1, "b": 2}, {"b": 2, "a": 1}) == [": the same keys in another order"]
    assert differences(list(range(20)), list(range(1, 21)))[-1] == "..."
