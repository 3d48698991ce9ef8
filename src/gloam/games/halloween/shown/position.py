"""Positions: the truth as plain data with ids in place of numbers, to be read and to be set by scenarios."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.positions.placing import Placing, Shape, derived, one_of
from gloam.core.state import Step
from gloam.games.halloween.content.board import NORTH, SPACE_IDS, SPACES, spaces_of
from gloam.games.halloween.content.tables import (
    BRINGS_PISTOL,
    CARD_IDS,
    CARDS,
    COPIES,
    FLASHLIGHT,
    MICHAEL_DECK,
    PISTOL,
    STARTERS,
    VICTIM_IDS,
)
from gloam.games.halloween.rules.prowling import Prowl
from gloam.games.halloween.rules.rounds import MichaelTurn, Round, RowWritten
from gloam.games.halloween.rules.turn import NextAction, VictimTurn
from gloam.games.halloween.shown.view import SIDES
from gloam.games.halloween.state import AFTERWARDS, MICHAEL, NO_SPACE, Halloween, Mat
from gloam.games.halloween.traces.trail import NOT_TOLD, POOLS, no_trail


def put_token(s: Halloween, space: int, value: Any) -> None:
    s.tokens[s.board.search.index(space)] = one_of(value, SIDES, "side")


def put_deck(s: Halloween, quadrant: int, cards: list[int]) -> None:
    s.decks[quadrant] = cards
    thin_out(s, [deck for i, deck in enumerate(s.decks) if i != quadrant])


def put_mats(s: Halloween, at: int, mats: list[Mat]) -> None:
    """Something on a mat was set: hands are sorted."""
    for mat in mats:
        mat.hand.sort()


MAT: Final = {
    "who": "victim",
    "space": "space",
    "facing": "direction",
    "damage": "number",
    "exertion": "number",
    "hand": "card",
    "lit": "number",
}

POSITIONS: Final[dict[str, Shape]] = {
    "round": "number",
    "turn": "seat",
    "deed": "number",
    "spare": "victim",
    "dead": "victim",
    "decks": ("quadrant", Placing("card", put=put_deck)),
    "discard": "card",
    "flashlights": "number",
    "refusals": "number",
    "space": "space",
    "shadow": "space",
    "damage": "number",
    "staggered": "flag",
    "cards": "mcard",
    "pile": "mcard",
    "played": "mcard",
    "sheet": "space",
    "gone": "flag",
    "seat": Placing(("seat", lambda s: range(1, s.seats), MAT), get=lambda s, at: s.mats[1:], put=put_mats),
    "figure": Placing(get=lambda s, at: s.figure, put=derived),
    "supply": Placing(get=lambda s, at: s.supply(), put=derived),
    "tokens": (
        "space",
        lambda s: s.board.search,
        Placing(get=lambda s, space: SIDES[s.tokens[s.board.search.index(space)]], put=put_token),
    ),
    "unlocked": Placing(("mask", "car"), "locks"),
    "possible": Placing("space", get=lambda s, at: spaces_of(s.trail.spaces()), put=derived),
}
"""Seats have their mats, but for Michael's; decks run from the bottom to the top."""


def placed(s: Halloween) -> None:
    """Work out what follows: who is set aside, whether Michael is seen, what is known of him, what comes next."""
    if s.turn < 0:
        if any(mat.who >= 0 for mat in s.mats) or s.space >= 0:
            raise ValueError("turn is needed where victims stand on the board already")
        return
    place_victims(s)
    place_cards(s)
    place_michael(s)
    s.reschedule(agenda_of(s))


def place_victims(s: Halloween) -> None:
    spare = [who for who in range(len(VICTIM_IDS)) if who not in s.dead]
    for seat in range(1, s.seats):
        if s.mats[seat].who >= 0:
            if s.mats[seat].who not in spare:
                raise ValueError(f"{VICTIM_IDS[s.mats[seat].who]} is on two mats, or dead")
            spare.remove(s.mats[seat].who)
    for seat in range(1, s.seats):
        mat = s.mats[seat]
        if mat.who < 0:
            mat.who = next(who for who in [*STARTERS, *spare] if who in spare)
            spare.remove(mat.who)
        if mat.space < 0:
            mat.space = s.board.starts[mat.who] if mat.who in STARTERS else s.board.entrances[0]
        if mat.facing < 0:
            mat.facing = NORTH
        if (s.board.trees | closed_cars(s)) >> mat.space & 1:
            raise ValueError(f"nobody can stand on {SPACE_IDS[mat.space]}")
    if s.occupied().bit_count() != s.victims():
        raise ValueError("two victims stand on one space")
    s.spare = spare


def closed_cars(s: Halloween) -> int:
    return sum(s.board.cars[car] for car in range(2) if not s.locks >> car & 1)


def place_cards(s: Halloween) -> None:
    """A card that was put somewhere is not in the deck into which the seed dealt it."""
    aside = sum(BRINGS_PISTOL[who] for who in s.spare)
    for card in range(CARDS):
        held = sum(mat.hand.count(card) for mat in s.mats) + s.discard.count(card)
        if card == PISTOL:
            held += aside
        if held > COPIES[card]:
            raise ValueError(f"there are not {held} cards {CARD_IDS[card]}")
    # A deck that was set is mostly shorter than one that was dealt.
    thin_out(s, sorted(s.decks, key=len, reverse=True))
    for card in set(s.cards + s.played):
        held = s.cards.count(card) + s.played.count(card)
        if held > MICHAEL_DECK.count(card):
            raise ValueError(f"there are not {held} of this Michael card")
        while held + s.pile.count(card) > MICHAEL_DECK.count(card):
            s.pile.remove(card)
    s.cards.sort()
    # Who has used Flashlights in this turn holds them still, unless it is said who does.
    if s.turn > MICHAEL and not any(mat.lit for mat in s.mats):
        s.mats[s.turn].lit = min(s.flashlights, s.mats[s.turn].hand.count(FLASHLIGHT))


def thin_out(s: Halloween, decks: list[list[int]]) -> None:
    """Take cards of which there are too many out of these decks."""
    for card in range(CARDS):
        held = sum(mat.hand.count(card) for mat in s.mats) + s.discard.count(card)
        for deck in decks:
            while card in deck and held + sum(other.count(card) for other in s.decks) > COPIES[card]:
                deck.remove(card)


def place_michael(s: Halloween) -> None:
    trail = no_trail(s.board_number, s.seats, s.repeat)
    trail.squares = [mat.space for mat in s.mats]
    trail.facings = [mat.facing for mat in s.mats]
    trail.locks = s.locks
    trail.staggered = s.staggered
    trail.second = s.turn == MICHAEL and s.deed == 1
    trail.gone = s.gone
    able = ((1 << SPACES) - 1) & ~s.board.trees & ~closed_cars(s) & ~s.occupied()
    hidden = able & ~s.seen()
    if s.space < 0:
        s.space = spaces_of(hidden & s.board.outdoors)[0]
    if not able >> s.space & 1:
        raise ValueError(f"Michael cannot be on {SPACE_IDS[s.space]}")
    s.figure = s.seen() >> s.space & 1 == 1
    if s.figure:
        s.shadow = NO_SPACE
        trail.figure = s.space
    trail.pools = [1 << s.space if s.figure else hidden, *[0] * (POOLS - 1)]
    trail.before = trail.pools.copy()
    if not s.round:
        s.round = 1
    if not s.sheet:
        s.sheet = [s.space] * s.round
    trail.rows = [able] * len(s.sheet)
    trail.moved = [NOT_TOLD] * len(s.sheet)
    s.trail = trail


def agenda_of(s: Halloween) -> list[Step]:
    """What comes from this moment on; the last step is first."""
    agenda: list[Step] = [Round(), RowWritten()]
    if s.turn == MICHAEL:
        return [*agenda, Prowl()]
    agenda.append(MichaelTurn())
    agenda += [VictimTurn(seat) for seat in range(s.seats - 1, s.turn, -1)]
    return [*agenda, *(NextAction(s.turn, deed) for deed in range(AFTERWARDS, s.deed - 1, -1))]
