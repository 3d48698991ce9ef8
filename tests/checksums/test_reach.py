"""Everything that a game has comes up in play, but for what is on a list with the reason why."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.cli.checksums import Checksums
from gloam.core.game import Game
from gloam.core.value import from_plain
from gloam.testing import GameFault, ReachList, check_reach, read_reach
from gloam.testing import reach as reaching
from gloam.testing.reach import Unreached, all_things, search, write_reach

HERE = Path(__file__).resolve().parent
FOLDERS = sorted(plan.parent for plan in HERE.glob("*/checksums.toml"))

LONG = 60_000
"""So many decisions has a long search."""


@pytest.mark.whole
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_everything_comes_up_that_often_does(folder: Path) -> None:
    Checksums.read(folder).check_reach()


@pytest.mark.soak
@pytest.mark.whole
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_everything_comes_up_in_a_long_search(folder: Path) -> None:
    """With every state read back from JSON."""
    checksums = Checksums.read(folder)
    report = checksums.check_reach(budget=LONG, every=1, rare=True)
    print(checksums.game.id, report.decisions, "decisions,", report.games, "games,", report.reread, "states reread")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_whatever_is_unreached_has_a_reason(folder: Path) -> None:
    known = read_reach(folder / "reach.toml")
    assert all(group.why and group.things for group in known.unreached)
    assert not known.never & set(known.rare)


def test_a_small_game_is_seen_whole(candle: Game) -> None:
    report = check_reach(candle, ReachList(), 2000)
    assert all_things(candle) <= set(report.seen)
    assert report.reread >= report.decisions > 0


def test_what_never_comes_up_is_named(candle: Game) -> None:
    with pytest.raises(GameFault, match="within 1 decisions") as caught:
        check_reach(candle, ReachList(), 1, where="reach.toml")
    assert caught.value.details[-1].startswith("make it possible again, or list it in reach.toml")


def test_the_list_may_only_shrink(candle: Game) -> None:
    known = ReachList(unreached=[Unreached("nobody ever does", ["verb:lay"])])
    with pytest.raises(GameFault, match="candle: reached after all: take it off the list\n  verb:lay"):
        check_reach(candle, known, 2000)


def test_a_list_names_things_that_there_are(candle: Game) -> None:
    with pytest.raises(GameFault, match="names what candle does not have: take it off\n  verb:fly"):
        check_reach(candle, ReachList(rare=["verb:fly"]))


def test_a_search_does_the_same_again(candle: Game) -> None:
    assert search(candle, 200, 7) == search(candle, 200, 7)
    assert search(candle, 200, 7).seen != search(candle, 200, 8).seen


def test_a_state_that_reads_back_otherwise_is_found(candle: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(plain: dict[str, object], classes: dict[str, type]) -> object:
        state = from_plain(plain, classes)
        state.rng.x += 1
        return state

    monkeypatch.setattr(reaching, "from_plain", forgetful)
    with pytest.raises(GameFault, match="a state that is read back from JSON is another") as caught:
        search(candle, 50)
    assert "rng.x" in caught.value.details[0]
    assert caught.value.record is not None


def test_rare_things_are_those_that_some_search_misses(candle: Game, tmp_path: Path) -> None:
    file = tmp_path / "reach.toml"
    write_reach(candle, file, 2000)
    assert read_reach(file) == ReachList()
    write_reach(candle, file, 2)
    rare = read_reach(file).rare
    assert rare
    assert set(rare) <= all_things(candle)
