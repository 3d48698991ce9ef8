"""Counts lines of play: in how many ways a position can continue for one, two, three decisions, by who decides.

Chess programs call this perft. The generator in the state fixes chance, so a position has one count at each depth, the
same in both engines. A rule that offers one option too many or too few changes the count, even if no test covers it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.testing.faults import GameFault
from gloam.testing.playthrough import Curious

LINES = 8_000
"""Count a position down to the last depth with at most so many lines."""

DEEPEST = 12
"""Where seats have only one option each, the count would never stop."""

INTERRUPTS = "interrupts"
"""The row that counts interrupts."""

AGAIN = "check_trees(positions, file, write=True)"

HEADER = """\
# How many lines of play there are to depth 1, 2, 3 ... from each position, by the seat that makes the last decision of
# the line; interrupts of all seats have a row of their own. Made by a command, never by hand.
"""

Rows = dict[str, list[int]]
"""By seat letter (and `interrupts`): how many lines end with their decision, for each depth."""


class TreeRoot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to count from: a table `after` so many random decisions."""

    name: str
    seats: int
    seed: int
    after: int = 0
    options: dict[str, OptionValue] = {}


def position(game: Game, plan: TreeRoot) -> State:
    """The state that a plan describes. Raises GameFault if the game is over by then."""
    match, who = Match(game, plan.seats, plan.seed, plan.options), Curious(seeded(plan.seed, 1))
    for _ in range(plan.after):
        if match.state.over:
            raise GameFault(f"{game.id}: {plan.name} is over after {len(match.decisions)} decisions", [repr(plan)])
        match.play(*who.choose(match.state))
    return match.state


class _TooMany(Exception):
    """There are more lines than allowed."""


def count_lines(state: State, depth: int, most: int | None = None) -> Rows | None:
    """The number of lines down to a depth; None if there are more than `most`. Leaves the state unchanged.

    If several decisions are open, the first is made: the order of answers makes no difference to the rules.
    """
    rows: Rows = {}
    left = [most] if most is not None else []
    try:
        _count(state, 0, depth, rows, left)
    except _TooMany:
        return None
    return rows


def _count(s: State, level: int, depth: int, rows: Rows, left: list[int]) -> None:
    if s.over:
        return
    d = s.decision(0)
    _add(rows, seat_letter(d.seat), level, depth, len(d.options), left)
    offers = [(seat, option) for seat in s.interrupt_order() for option in s.interrupts(seat)]
    if offers:
        _add(rows, INTERRUPTS, level, depth, len(offers), left)
    if level + 1 == depth:
        return
    for option in d.options:
        twin = s.clone()
        twin.answer(0, option)
        _count(twin, level + 1, depth, rows, left)
    for seat, option in offers:
        twin = s.clone()
        twin.interject(seat, option)
        _count(twin, level + 1, depth, rows, left)


def _add(rows: Rows, who: str, level: int, depth: int, count: int, left: list[int]) -> None:
    rows.setdefault(who, [0] * depth)[level] += count
    if left and level + 1 == depth:
        left[0] -= count
        if left[0] < 0:
            raise _TooMany


def deepest_count(state: State, most: int = LINES) -> Rows:
    """The count down to the last depth with at most `most` lines."""
    found: Rows = {}
    for depth in range(1, DEEPEST + 1):
        rows = count_lines(state, depth, most)
        if rows is None or (found and not any(of[-1] for of in rows.values())):
            break
        found = rows
    return found


def check_trees(
    positions: Mapping[str, State],
    file: Path,
    *,
    lines: int = LINES,
    write: bool = False,
    again: str = AGAIN,
) -> int:
    """Compare the counts of positions with those on file, down to the last depth with at most so many `lines`; raises
    GameFault. With `write`, write the file instead. Returns how many lines were counted.
    """
    if write:
        _write({name: deepest_count(state, lines) for name, state in positions.items()}, file)
        return 0
    stored = _read(file)
    faults: list[str] = []
    counted = 0
    for name, state in positions.items():
        if name not in stored:
            faults.append(f"{name}: no count is on file")
            continue
        totals = _totals(stored[name])
        depth = sum(total <= lines for total in totals)
        rows = count_lines(state, depth) if depth else None
        counted += sum(totals[:depth])
        faults += _differences(name, {who: of[:depth] for who, of in stored[name].items()}, rows or {})
    faults += [f"{name}: is on file and is no position any more" for name in stored if name not in positions]
    if faults:
        raise GameFault(f"{file}: there are other lines of play than on file", [*faults, f"if this is meant: {again}"])
    return counted


def _totals(rows: Rows) -> list[int]:
    return [sum(of) for of in zip(*rows.values(), strict=True)]


def _differences(name: str, stored: Rows, counted: Rows) -> list[str]:
    """Where two counts differ, at the first such depth: the deeper differences follow from it."""
    for level, _ in enumerate(_totals(stored)):
        before = {who: of[level] for who, of in stored.items() if of[level]}
        now = {who: of[level] for who, of in counted.items() if of[level]}
        if before != now:
            parts = [f"{who} {before.get(who, 0)} -> {now.get(who, 0)}" for who in sorted({*before, *now})]
            same = ", ".join(part for part in parts if len(set(part.split()[1::2])) > 1)
            return [f"{name}, depth {level + 1}: {same} (on file -> now)"]
    return []


def _read(file: Path) -> dict[str, Rows]:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Rows]) if file.is_file() else {}


def _write(counts: Mapping[str, Rows], file: Path) -> None:
    lines = [HEADER]
    for name, rows in counts.items():
        lines.append(f"[{msgspec.json.encode(name).decode()}]")
        lines += [f"{who} = {of}" for who, of in sorted(rows.items()) if any(of)]
        lines.append("")
    file.write_text("\n".join(lines), "utf-8")
