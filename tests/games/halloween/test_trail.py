"""What public facts say about Michael's space: never too much (soundness), and no less than brute force finds."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_MASK
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import NOWHERE, spaces_of
from gloam.games.halloween.content.tables import HEDGE, STAGGERED_SQUARES, STALK_SQUARES, WALKER, WALKER_SQUARES
from gloam.games.halloween.options import Switches
from gloam.games.halloween.rules.setup import new_game
from gloam.games.halloween.state import MICHAEL, Halloween
from gloam.games.halloween.traces.retracing import Spot, begun_at, starts_of
from gloam.games.halloween.traces.trail import ANY, STRUCK, Trail

Trace = tuple[tuple[int, int], ...]


def chosen(s: Halloween, rng: Rng) -> tuple[int, int]:
    """Which decision is answered, and how: at random."""
    which = rng.below(s.open_count())
    options = s.decision(which).options
    return which, options[rng.below(len(options))]


def check_sound(s: Halloween) -> None:
    """The true space is among the possible ones, and the facts of the filter are those of the game."""
    if s.space < 0:
        return
    trail: Trail = s.trail
    assert trail.spaces() >> s.space & 1
    assert trail.squares == [mat.space for mat in s.mats]
    assert trail.staggered == s.staggered
    assert trail.locks == s.locks
    assert trail.figure == (s.space if s.figure else -1)
    if s.figure:
        assert trail.spaces() == 1 << s.space
    if not s.repeat and s.turn == MICHAEL and s.deed == 1 and s.first != STRUCK:
        assert trail.pools[s.first] >> s.space & 1


@pytest.mark.parametrize("index", range(6))
def test_the_true_space_is_never_excluded(index: int) -> None:
    s = game.start(3 + index % 2, seeded(21, index), {"michael_may_repeat": index % 3 > 0, "michael_cards": index % 4})
    assert isinstance(s, Halloween)
    rng = seeded(22, index)
    while not s.over:
        s.answer(*chosen(s, rng))
        check_sound(s)


def test_the_true_space_is_never_excluded_where_all_meet(small: Any) -> None:
    for index in range(12):
        options = {"michael_may_repeat": index % 2 > 0, "michael_cards": index % 4, "item_cards": index // 4 % 4}
        s = small.start(3 + index % 2, seeded(23, index), options)
        rng = seeded(24, index)
        while not s.over:
            s.answer(*chosen(s, rng))
            check_sound(s)


# Brute force: every movement from every possible space, square by square, with the trace it leaves


def traces(s: Halloween, start: int, kinds: set[str], limit: int) -> set[tuple[Trace, int]]:
    """What every movement from a space would show, and where it would end."""
    seen, victims, walk = s.seen(), s.occupied(), s.board.walk[s.locks]

    def onto(here: int, shown: bool, trace: Trace, to: int) -> tuple[int, bool, Trace] | None:
        if shown and victims >> to & 1:
            return None
        if s.gone:
            return to, False, trace
        if seen >> to & 1:
            return to, True, (*trace, (w.TOLD_APPEARED, to))
        return to, False, (*trace, (w.TOLD_SLIPPED, here)) if shown else trace

    def ended(trace: Trace, space: int) -> tuple[Trace, int]:
        return ((*trace, (w.TOLD_APPEARED, space)) if s.gone and seen >> space & 1 else trace), space

    shown = s.figure and not s.gone
    found: set[tuple[Trace, int]] = set()
    if "stalk" in kinds:
        heads = {(start, shown, ())}
        for left in range(limit, -1, -1):
            found |= {ended(trace, space) for space, _, trace in heads if not victims >> space & 1}
            steps = [
                onto(here, now, trace, walk[here * 4 + d])
                for here, now, trace in heads
                for d in range(4)
                if left and walk[here * 4 + d] != NOWHERE
            ]
            heads = {step for step in steps if step is not None}  # type: ignore[misc]
    if "sneak" in kinds:
        for d in range(4):
            to = s.board.sneak[start * 4 + d]
            if to != NOWHERE and not victims >> to & 1:
                step = onto(start, shown, (), to)
                if step is not None:
                    found.add((step[2], to))
    if "hunt" in kinds:
        for d in range(4):
            head: tuple[int, bool, Trace] | None = (start, shown, ())
            while head is not None and walk[head[0] * 4 + d] != NOWHERE:
                head = onto(*head, walk[head[0] * 4 + d])
                if head is not None and not victims >> head[0] & 1 and not seen >> head[0] & 1:
                    found.add((head[2], head[0]))
    return found


def kinds_now(s: Halloween) -> tuple[set[str], int]:
    if s.card == WALKER:
        return {"stalk"}, WALKER_SQUARES
    if s.card == HEDGE:
        return {"sneak"}, 0
    kinds = {"stalk", "sneak", "hunt"}
    if s.gone:
        kinds.discard("sneak")
    if s.staggered:
        kinds.discard("hunt")
    return kinds, STAGGERED_SQUARES if s.staggered else STALK_SQUARES


def follow(real_game: Any, games: int) -> list[list[int]]:
    """Games of our minds, in none of which the true space is excluded at any moment; by row of the sheet how many
    spaces were possible when it was written."""
    sizes: list[list[int]] = []
    for index in range(games):
        s = None
        for s in real_game(3 + index % 2, index):
            check_sound(s)
        assert s is not None
        assert len(s.sheet) == len(s.trail.rows)
        for row, space in enumerate(s.sheet):
            assert s.trail.rows[row] >> space & 1
            if row == len(sizes):
                sizes.append([])
            sizes[row].append(s.trail.rows[row].bit_count())
    return sizes


@pytest.mark.whole
def test_in_real_games_the_filter_is_sound_and_sharp(real_game: Any) -> None:
    """At the beginning he can be anywhere outdoors; then half of all spaces are never open at the end of a round."""
    sizes = follow(real_game, 10)
    assert set(sizes[0]) <= set(range(245, 252))
    later = [size for row in sizes[1:] for size in row]
    assert sum(later) / len(later) < 401 / 2


@pytest.mark.soak
@pytest.mark.timeout(3_000)
def test_in_two_thousand_real_games(real_game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of docs/balance.md."""
    sizes = follow(real_game, 2_000)
    with capsys.disabled():
        for row, found in enumerate(sizes):
            single = sum(size == 1 for size in found) / len(found)
            print(f"row {row}: {len(found)} games, {sum(found) / len(found):.0f} spaces, known {single:.0%}")
    later = [size for row in sizes[1:] for size in row]
    assert sum(later) / len(later) < 401 / 2


def test_the_filter_is_what_brute_force_finds(small: Any) -> None:
    """HW-216, HW-219 to HW-223, HW-225 to HW-238, HW-249 to HW-251, HW-330, HW-331: every movement that is complete
    leaves just those spaces from which one fits that left the same trace."""
    checked = with_trace = by_card = under_gone = 0
    for index in range(30):
        s = small.start(3 + index % 2, seeded(31, index), {"michael_cards": 3})
        rng = seeded(32, index)
        while not s.over:
            which, option = chosen(s, rng)
            verb = option & ~ARG_MASK
            if s.decision(which).kind != w.ASK_PROWL or verb not in (w.STOP, w.SNEAK, w.HUNT):
                s.answer(which, option)
                continue
            kinds, limit = kinds_now(s)
            before = s.clone()
            start = len(s.history)
            s.answer(which, option)
            told = [(note.kind, note.facts[0] if note.facts else -1) for note in s.history.since(start)]
            done = [kind for kind, _ in told].index(w.TOLD_DONE)
            trace = tuple(told[:done])
            possible = before.trail.spaces()
            begun: dict[int, set[int]] = {}
            for space in spaces_of(possible):
                for shown, end in traces(before, space, kinds, limit):
                    if shown == trace:
                        begun.setdefault(end, set()).add(space)
            after = before.trail.clone()
            for note in s.history.since(start)[: done + 1]:
                after.hear(note)
            assert set(spaces_of(after.spaces())) == set(begun), (index, trace)
            # And backwards: from each end to just those spaces from which it can be reached so.
            for end in list(begun)[:: 1 + len(begun) // 6]:
                starts = starts_of(after.moves[-1], Spot(end, ANY), s.board)
                assert set(spaces_of(starts[ANY])) == begun[end], (index, trace, end)
                assert begun_at(after.moves[-1], Spot(end, ANY), s.board, rng.split()).space in begun[end]
            checked += 1
            with_trace += bool(trace)
            by_card += before.card >= 0
            under_gone += before.gone
    assert checked > 500
    assert min(with_trace, by_card, under_gone) > 10, (with_trace, by_card, under_gone)


def test_a_belief_is_folded_from_what_is_heard() -> None:
    """The belief of a mind that only listens is that of the state."""
    s = new_game(4, seeded(5), Switches(), 0)
    s.log = []
    s.run()
    listening = game.belief(s.masked(0))
    heard = 0
    rng = seeded(6)
    for _ in range(400):
        if s.over:
            break
        s.answer(*chosen(s, rng))
        for note in s.log[heard:]:
            listening.hear(note)
        heard = len(s.log)
        assert listening == s.trail
    shades = listening.shades()["seat:A"]
    assert abs(sum(shades.values()) - 1) < 1e-9
    assert f"space:{chr(65 + s.space % 18)}{s.space // 18 + 1}" in shades
