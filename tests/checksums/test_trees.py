"""Counts of lines of play: on file for fixed positions of every game, the same in both engines."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import gloam
from gloam.cli.checksums import Checksums
from gloam.core.game import Game, game_named
from gloam.core.match import Match
from gloam.core.value import to_plain
from gloam.core.words.lexicon import seat_letter
from gloam.testing import GameFault, TreeRoot, check_trees, count_lines
from gloam.testing.trees import INTERRUPTS, deepest_count, position

HERE = Path(__file__).resolve().parent
FOLDERS = sorted(plan.parent for plan in HERE.glob("*/checksums.toml"))

FEW = 300
"""Plain Python counts no more lines than this from a position."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_positions_have_as_many_lines_as_on_file(folder: Path) -> None:
    checksums = Checksums.read(folder)
    if gloam.COMPILED:
        checksums.check_trees()
    else:
        checksums.check_trees(lines=FEW)


def by_hand(game: Game, seats: int, seed: int, depth: int) -> list[Counter[str]]:
    """The same count in the slowest way there is: every line is played from the beginning."""
    counts: list[Counter[str]] = []
    lines: list[list[str]] = [[]]
    for _ in range(depth):
        longer: list[list[str]] = []
        count: Counter[str] = Counter()
        for line in lines:
            match = Match(game, seats, seed)
            for choice in line:
                match.play_text(choice)
            s = match.state
            if s.over:
                continue
            d, write = s.pending[0], game.lexicon.write
            count[seat_letter(d.seat)] += len(d.options)
            longer += [[*line, f"{seat_letter(d.seat)} {write(option)}"] for option in d.options]
            for seat in range(s.seats):
                count[INTERRUPTS] += len(s.interrupts(seat))
                longer += [[*line, f"{seat_letter(seat)}! {write(option)}"] for option in s.interrupts(seat)]
        counts.append(+count)
        lines = longer
    return counts


def test_lines_are_counted_as_by_hand(candle: Game) -> None:
    state = position(candle, TreeRoot("start", seats=3, seed=4))
    before = to_plain(state)
    rows = count_lines(state, 4)
    assert rows is not None
    assert [+Counter({who: of[level] for who, of in rows.items()}) for level in range(4)] == by_hand(candle, 3, 4, 4)
    assert to_plain(state) == before


def test_interrupts_are_counted_as_by_hand() -> None:
    game = game_named("shadow-hunters")
    rows = count_lines(position(game, TreeRoot("start", seats=4, seed=4)), 3)
    assert rows is not None
    assert any(rows[INTERRUPTS])
    assert [+Counter({who: of[level] for who, of in rows.items()}) for level in range(3)] == by_hand(game, 4, 4, 3)


def test_it_goes_as_deep_as_there_are_few_enough_lines(candle: Game) -> None:
    state = position(candle, TreeRoot("start", seats=3, seed=4))
    rows = deepest_count(state, 100)
    totals = [sum(of) for of in zip(*rows.values(), strict=True)]
    assert totals[-1] <= 100
    assert count_lines(state, len(totals) + 1, 100) is None


def test_a_difference_names_position_depth_and_seat(candle: Game, tmp_path: Path) -> None:
    file, positions = tmp_path / "trees.toml", {"start": position(candle, TreeRoot("start", seats=3, seed=4))}
    check_trees(positions, file, lines=100, write=True)
    assert check_trees(positions, file) > 0
    text = file.read_text("utf-8")
    first = text.index("A = [") + len("A = [")
    count = int(text[first : text.index(",", first)])
    file.write_text(text[:first] + str(count + 1) + text[text.index(",", first) :], "utf-8")
    with pytest.raises(GameFault, match=rf"start, depth 1: A {count + 1} -> {count} \(on file -> now\)"):
        check_trees(positions, file)


def test_positions_and_counts_belong_together(candle: Game, tmp_path: Path) -> None:
    file, state = tmp_path / "trees.toml", position(candle, TreeRoot("start", seats=3, seed=4))
    check_trees({"before": state}, file, lines=100, write=True)
    with pytest.raises(GameFault) as caught:
        check_trees({"start": state}, file)
    assert caught.value.details[:2] == ["start: no count is on file", "before: is on file and is no position any more"]


def test_a_game_that_is_over_is_no_position(candle: Game) -> None:
    with pytest.raises(GameFault, match="late is over after"):
        position(candle, TreeRoot("late", seats=3, seed=4, after=1000))
