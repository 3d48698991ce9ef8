"""Searching (HW-150 to HW-161, HW-325)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import NO_TOKEN, SPACES, direction_to
from gloam.games.halloween.content.tables import GONE_TOKEN
from gloam.games.halloween.rules.ending import check_escape
from gloam.games.halloween.rules.hands import HandLimit
from gloam.games.halloween.state import Halloween


def searches(s: Halloween, seat: int) -> list[int]:
    """The search spaces where the victim stands or beside it."""
    return [w.SEARCH | space for space in s.board.searched_from[s.mats[seat].space]]


def why_no_search(s: Halloween, seat: int, option: int) -> int:
    """One searches where one stands, or the next space that one faces, if nothing solid is between."""
    space = option & ARG_MASK
    mat = s.mats[seat]
    if space >= SPACES:
        return w.NOT_YOURS_SEARCH
    token = s.board.token_at[space]
    if token == NO_TOKEN:
        return w.NO_SEARCH_SPACE | space
    if s.tokens[token] == GONE_TOKEN:
        return w.NO_SEARCH_TOKEN | space
    if space != mat.space:
        direction = direction_to(mat.space, space)
        if direction < 0:
            return w.TOO_FAR | space
        if direction != mat.facing:
            return w.NOT_FACING | space
        if s.board.reach[s.locks][mat.space * 4 + direction] < 0:
            return w.BLOCKED | space
    return 0 if s.decks[deck_of(s, seat)] else w.EMPTY_DECK


def deck_of(s: Halloween, seat: int) -> int:
    """The deck of the quadrant in which the victim stands (HW-154, HW-161); on the street the upper one."""
    return s.board.quadrants_of(s.mats[seat].space)[0]


def search(s: Halloween, seat: int, option: int) -> None:
    """The token is turned or removed, then the top card is drawn, for the searcher only to see (HW-155 to HW-160)."""
    space = option & ARG_MASK
    quadrant = deck_of(s, seat)
    s.tokens[s.board.token_at[space]] -= 1
    card = s.decks[quadrant].pop()
    spot = quadrant << 8 | len(s.decks[quadrant])
    s.take(seat, card, spot in s.sunken)
    s.sunken = [other for other in s.sunken if other != spot]
    s.announce(w.TOLD_SEARCHED, seat, space, quadrant)
    s.keep(1 << seat, w.TOLD_DREW, seat, card, quadrant)
    check_escape(s)
    s.push(HandLimit(seat))
