"""The view of a set of seats, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import DIRECTION_IDS, SPACE_IDS, spaces_of
from gloam.games.halloween.content.schema import CAR_IDS, QUADRANT_IDS
from gloam.games.halloween.content.tables import (
    CARD_IDS,
    DAMAGE_TOKENS,
    HAND_LIMIT,
    HEALTH,
    ICON_ROWS,
    KILLS_TO_WIN,
    LAST_ROUND,
    MICHAEL_CARD_IDS,
    MICHAEL_HEALTH,
    MOST_REFUSALS,
    VICTIM_IDS,
)
from gloam.games.halloween.rules.dice import Roll, faces
from gloam.games.halloween.shown.views import DeckView, MichaelView, OfferView, SheetView, TokenView, VictimView, View
from gloam.games.halloween.state import MICHAEL, Halloween

SIDES: Final = ["gone", "searched", "fresh"]
NOTHING: Final[tuple[str, ...]] = ()


def view_of(s: Halloween, viewers: int) -> View:
    """What these seats see; nobody sees what everybody sees."""
    michael = s.over or viewers >> MICHAEL & 1 == 1
    victims = s.over or viewers & ~(1 << MICHAEL) != 0
    on_turn = s.turn > MICHAEL and viewers >> s.turn & 1 == 1
    return View(
        board=s.switches.board,
        round=s.round,
        rounds=LAST_ROUND[s.victims()],
        turn=SEAT_LETTERS[s.turn] if s.turn >= 0 else "",
        deed=s.deed,
        victims=[victim_view(s, seat, viewers) for seat in range(1, s.seats)],
        michael=michael_view(s),
        sheet=sheet_view(s) if michael else None,
        spare=names(s.spare, VICTIM_IDS),
        dead=names(s.dead, VICTIM_IDS),
        kills=KILLS_TO_WIN[s.victims()],
        tokens=[
            TokenView(SPACE_IDS[space], QUADRANT_IDS[s.board.search_quadrant[i]], SIDES[s.tokens[i]])
            for i, space in enumerate(s.board.search)
        ],
        decks=[DeckView(name, len(s.decks[i])) for i, name in enumerate(QUADRANT_IDS)],
        discard=names(s.discard, CARD_IDS),
        unlocked=tuple([name for i, name in enumerate(CAR_IDS) if s.locks >> i & 1]),
        supply=s.supply(),
        damage_supply=max(0, DAMAGE_TOKENS - s.damage - sum(mat.damage for mat in s.mats)),
        icons=tuple(ICON_ROWS),
        flashlights=s.flashlights,
        dealt=names(s.dealt, CARD_IDS) if victims else NOTHING,
        dice=dice_view(s),
        offer=offer_view(s, viewers),
        trades=MOST_REFUSALS - s.refusals if on_turn else -1,
        over=s.over,
        ending=w.ENDING_IDS[s.ending] if s.over else "",
        possible=[names(spaces_of(mask), SPACE_IDS) for mask in s.trail.rows] if s.over else [],
        options=s.switches.shown,
    )


def names(numbers: list[int], ids: list[str]) -> tuple[str, ...]:
    return tuple([ids[number] for number in numbers])


def space_name(space: int) -> str:
    return SPACE_IDS[space] if space >= 0 else ""


def victim_view(s: Halloween, seat: int, viewers: int) -> VictimView:
    mat = s.mats[seat]
    mine = s.over or viewers >> seat & 1 == 1
    return VictimView(
        seat=SEAT_LETTERS[seat],
        who=VICTIM_IDS[mat.who] if mat.who >= 0 else "",
        space=space_name(mat.space),
        facing=DIRECTION_IDS[mat.facing] if mat.facing >= 0 else "",
        damage=mat.damage,
        health=HEALTH[mat.who] if mat.who >= 0 else 0,
        exertion=mat.exertion,
        cards=len(mat.hand),
        # As printed: what a Backpack adds is the holder's secret.
        limit=HAND_LIMIT[mat.who] if mat.who >= 0 else 0,
        hand=names(mat.hand, CARD_IDS) if mine else None,
        sees=names(spaces_of(s.sight_of(seat)), SPACE_IDS),
    )


def michael_view(s: Halloween) -> MichaelView:
    return MichaelView(
        figure=space_name(s.space) if s.figure else "",
        shadow=space_name(s.shadow),
        staggered=s.staggered,
        damage=s.damage,
        health=MICHAEL_HEALTH,
        cards=len(s.cards),
        pile=len(s.pile),
        played=names(s.played, MICHAEL_CARD_IDS),
        card=MICHAEL_CARD_IDS[s.card] if s.card >= 0 else "",
        gone=s.gone,
    )


def sheet_view(s: Halloween) -> SheetView:
    return SheetView(
        space=space_name(s.space),
        sheet=names(s.sheet, SPACE_IDS),
        hand=names(s.cards, MICHAEL_CARD_IDS),
        walking=s.walking,
        way=names(s.way, SPACE_IDS),
    )


def dice_view(s: Halloween) -> tuple[str, ...]:
    """Dice that lie there while somebody considers which of them to roll again (HW-308)."""
    for d in s.pending:
        if isinstance(d.step, Roll):
            return names(faces(d.step.hits, d.step.dice), w.DIE_IDS)
    return NOTHING


def offer_view(s: Halloween, viewers: int) -> OfferView | None:
    """For who makes it, and once it is sent for the partner too (HW-321)."""
    offer = s.offer
    if offer is None or s.over:
        return None
    partner = viewers >> offer.partner & 1 == 1
    if not viewers >> s.turn & 1 and not (offer.sent and partner):
        return None
    return OfferView(
        proposer=SEAT_LETTERS[s.turn],
        partner=SEAT_LETTERS[offer.partner],
        given=names(offer.given, CARD_IDS),
        wanted=names(offer.wanted, CARD_IDS),
        # To be shown means to be seen only once the Trade is agreed.
        shown=names(offer.shown, CARD_IDS) if viewers >> s.turn & 1 else NOTHING,
        sent=offer.sent,
        reply=names(offer.reply, CARD_IDS) if partner else NOTHING,
    )
