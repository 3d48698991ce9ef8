"""What words do to the map of a page: tokens, lines, marks, exits (6.17)."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath.content.pagemap import CELLS, EDGE_CELLS, GREEN
from gloam.games.aftermath.content.tables import (
    DOWNPOUR,
    FIRE,
    FISHHOOK,
    OBJECTIVE_TOKENS,
    PAGE_SCOPE,
    PILE_DIFFICULTY,
    TOKEN_LIMIT,
)
from gloam.games.aftermath.effects.deeds.enemies import aim_at
from gloam.games.aftermath.figures import ExitChange, Find, LineChange, MarkChange
from gloam.games.aftermath.rules.tokens import token_count
from gloam.games.aftermath.state import Aftermath


def fill_scavenge(s: Aftermath, at: int, n: int) -> None:
    """Tokens of the lowest difficulty left, without looking (AF-098 to AF-101); none on a revisit (AF-146)."""
    data = s.data
    assert data is not None
    if at != ABSENT:
        for _ in range(n):
            add_find(s, s.chart.space[at])
        return
    if s.visits.count(s.page) > 1:
        return
    for space, tokens in data.map.scavenge:
        for _ in range(tokens):
            add_find(s, space)


def add_find(s: Aftermath, space: int) -> None:
    for pile in range(len(PILE_DIFFICULTY)):
        if s.piles[pile]:
            s.finds.append(Find(space, pile, s.piles[pile].pop(), known=False))
            return


def remove_scavenge(s: Aftermath, at: int, n: int) -> None:
    """Back into its pile, shuffled (AF-329)."""
    for find in [x for x in s.finds if x.space == s.chart.space[at]][:n]:
        s.finds.remove(find)
        s.piles[find.pile].append(find.token)
        s.rng.shuffle("pile", s.piles[find.pile])


def place_objective(s: Aftermath, id_: int, critical: bool) -> None:
    """On a revisit only if it is critical (AF-146, AF-150)."""
    data = s.data
    assert data is not None
    if s.visits.count(s.page) > 1 and not (critical or data.critical):
        return
    if s.objectives.bit_count() < OBJECTIVE_TOKENS:
        s.objectives |= 1 << id_


def remove_objective(s: Aftermath, id_: int) -> None:
    s.objectives &= ~(1 << id_)


def place_token(s: Aftermath, token: int, at: int, edge: int, enemy: int, n: int) -> None:
    for _ in range(n):
        if enemy != ABSENT:
            aim_at(s, enemy)
        else:
            put_token(s, token, at, edge)


def put_token(s: Aftermath, token: int, at: int, edge: int) -> None:
    if token_count(s, token) >= TOKEN_LIMIT[token]:
        return
    if token == FISHHOOK:
        a, b = EDGE_CELLS[edge]
        s.tokens.append(FISHHOOK * CELLS + s.chart.space[a])
        s.lines.append(LineChange(s.page, min(a, b), max(a, b), GREEN, PAGE_SCOPE))
        s.redraw()
    elif not (token == FIRE and s.in_force(DOWNPOUR)):
        s.tokens.append(token * CELLS + s.chart.space[at])


def remove_token(s: Aftermath, token: int, at: int) -> None:
    where = s.chart.space[at] if at != ABSENT else -1
    s.tokens = [x for x in s.tokens if x // CELLS != token or (where >= 0 and x % CELLS != where)]


def set_line(s: Aftermath, edge: int, kind: int, scope: int) -> None:
    a, b = EDGE_CELLS[edge]
    a, b = min(a, b), max(a, b)
    s.lines = [x for x in s.lines if x.page != s.page or x.a != a or x.b != b]
    s.lines.append(LineChange(s.page, a, b, kind, scope))
    s.redraw()


def mark(s: Aftermath, cell: int, add: int, remove: int, scope: int) -> None:
    added = add != ABSENT
    s.marks.append(MarkChange(s.page, cell, add if added else remove, added, scope))


def exit_(s: Aftermath, id_: int, state: str, scope: int) -> None:
    s.shut = [x for x in s.shut if x.page != s.page or x.letter != id_]
    if state == "closed":
        s.shut.append(ExitChange(s.page, id_, scope))
