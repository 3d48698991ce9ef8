"""The view of a set of seats, built by naming what they may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS, seat_letters
from gloam.games.shadow_hunters import tables as t
from gloam.games.shadow_hunters.lexicon import RESULT_IDS
from gloam.games.shadow_hunters.matter import matter_of
from gloam.games.shadow_hunters.state import PHASE_IDS, ShadowHunters
from gloam.games.shadow_hunters.views import SeatView, View
from gloam.games.shadow_hunters.worlds.handed import Hands, giver_in, outcome_in, taker_in
from gloam.games.shadow_hunters.worlds.knowledge import believable

HIDDEN: Final = "hidden"
LETTERS: Final[list[str]] = list(SEAT_LETTERS)
LETTERS_IN: Final[list[str]] = [seat_letters(mask) for mask in range(1 << 8)]
RESULTS: Final[list[str]] = RESULT_IDS
NOBODY: Final[tuple[str, ...]] = ()


def view_of(s: ShadowHunters, viewers: int) -> View:
    """What these viewers see, taken together; nobody sees what everybody sees."""
    hands = Hands(s.history, viewers, s.seats)
    masks = believable(s, viewers, hands.told)
    seats: list[SeatView] = []
    for p in s.players:
        seat = p.seat
        mask = masks[seat]
        known = s.over or p.revealed or (viewers | hands.shown) >> seat & 1 == 1
        seats.append(
            SeatView(
                LETTERS[seat],
                t.COLOURS[seat],
                t.ROLES_IN[mask][0] if known else HIDDEN,
                p.revealed or s.over,
                p.alive,
                p.damage,
                "off" if p.area == t.OFF else t.AREA_IDS[p.area],
                t.EQUIPMENT_IN[p.equipment],
                p.guarded,
                p.used,
                t.ROLES_IN[mask],
            )
        )
    log: list[tuple[str, str, str, str, bool]] = []
    for i in range(len(hands.answers)):
        answer, card = hands.answers[i], hands.cards[i]
        giver, taker, outcome = LETTERS[giver_in(answer)], LETTERS[taker_in(answer)], outcome_in(answer)
        name = t.CARD_IDS[card] if card != t.FACE_DOWN else HIDDEN
        log.append((giver, taker, name, RESULTS[outcome >> 1], outcome & 1 == 1))
    matter = matter_of(s)
    return View(
        LETTERS_IN[viewers & ((1 << s.seats) - 1)],
        seats,
        layout_of(s.slot_of),
        LETTERS[s.turn],
        PHASE_IDS[s.phase],
        s.extra_turn,
        (len(s.piles[t.HERMIT]), len(s.piles[t.WHITE]), len(s.piles[t.BLACK])),
        len(s.discards[t.HERMIT]),
        [t.CARD_IDS[c] for c in s.discards[t.WHITE]],
        [t.CARD_IDS[c] for c in s.discards[t.BLACK]],
        t.CARD_IDS[s.resolving] if s.resolving != t.NO_CARD else "",
        t.CARD_IDS[s.passing] if s.holds(viewers) else "",
        LETTERS[matter.attacker] if matter.attacker >= 0 else "",
        tuple([LETTERS[i] for i in t.bits(matter.targets)]) if matter.targets else NOBODY,
        matter.rolls,
        matter.dealing,
        log,
        [(LETTERS[d >> 4], LETTERS[d & 15]) for d in s.deaths],
        s.over,
        tuple([LETTERS[i] for i in range(s.seats) if s.winners >> i & 1]) if s.over else NOBODY,
        tuple([t.ROLE_IDS[r] for r in s.aside]) if s.over else NOBODY,
        s.switches.shown,
    )


def layout_of(slot_of: list[int]) -> tuple[str, ...]:
    """The areas by slot."""
    areas = [""] * len(slot_of)
    for area in range(len(slot_of)):
        areas[slot_of[area]] = t.AREA_IDS[area]
    return tuple(areas)
