"""The view of a set of seats, built by naming what they may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from gloam.core.history import Note
from gloam.core.words.lexicon import SEAT_LETTERS, seat_letters
from gloam.games.shadow_hunters.content import tables as t
from gloam.games.shadow_hunters.lexicon import RESULT_IDS
from gloam.games.shadow_hunters.rules.handed import Hands, giver_in, outcome_in, taker_in
from gloam.games.shadow_hunters.rules.matter import matter_of
from gloam.games.shadow_hunters.shown.views import SeatView, View
from gloam.games.shadow_hunters.state import PHASE_IDS, Player, ShadowHunters
from gloam.games.shadow_hunters.worlds.knowledge import believable

HIDDEN: Final = "hidden"
LETTERS: Final[list[str]] = list(SEAT_LETTERS)
LETTERS_IN: Final[list[str]] = [seat_letters(mask) for mask in range(1 << 8)]
RESULTS: Final[list[str]] = RESULT_IDS
NOBODY: Final[tuple[str, ...]] = ()
DEATHS: Final[list[tuple[str, str]]] = [(dead, by) for dead in LETTERS for by in LETTERS]
LAYOUTS: Final[dict[tuple[int, ...], tuple[str, ...]]] = {}
HANDED: Final[dict[int, tuple[str, str, str, str, bool]]] = {}


def view_of(s: ShadowHunters, viewers: int) -> View:
    """What these viewers see, taken together; nobody sees what everybody sees."""
    hands = Hands(s.history, viewers, s.seats)
    matter = matter_of(s)
    return View(
        names_of(s, viewers),
        seats_of(s, viewers, hands),
        layout_of(s.slot_of),
        LETTERS[s.turn],
        PHASE_IDS[s.phase],
        s.extra_turn,
        (len(s.piles[t.HERMIT]), len(s.piles[t.WHITE]), len(s.piles[t.BLACK])),
        len(s.discards[t.HERMIT]),
        [t.CARD_IDS[c] for c in s.discards[t.WHITE]],
        [t.CARD_IDS[c] for c in s.discards[t.BLACK]],
        t.CARD_IDS[s.resolving] if s.resolving != t.NO_CARD else "",
        reading_of(s, viewers),
        LETTERS[matter.attacker] if matter.attacker >= 0 else "",
        tuple([LETTERS[i] for i in t.bits(matter.targets)]) if matter.targets else NOBODY,
        matter.rolls,
        matter.dealing,
        log_of(hands),
        [DEATHS[d] for d in s.deaths],
        s.over,
        tuple([LETTERS[i] for i in range(s.seats) if s.winners >> i & 1]) if s.over else NOBODY,
        tuple([t.ROLE_IDS[r] for r in s.aside]) if s.over else NOBODY,
        s.switches.shown,
    )


def view_beside(s: ShadowHunters, viewers: int, public: View) -> View:
    """The same, made of what everybody sees and of what these viewers see otherwise."""
    hands = Hands(s.history, viewers, s.seats)
    return replace(
        public,
        seat=names_of(s, viewers),
        seats=seats_beside(s, viewers, hands, public.seats),
        reading=reading_of(s, viewers),
        hermit_log=log_beside(hands, public.hermit_log),
    )


def names_of(s: ShadowHunters, viewers: int) -> str:
    """The letters of the viewers."""
    return LETTERS_IN[viewers & ((1 << s.seats) - 1)]


def reading_of(s: ShadowHunters, viewers: int) -> str:
    """The Hermit card in the hands of a viewer."""
    return t.CARD_IDS[s.passing] if s.holds(viewers) else ""


def seats_of(s: ShadowHunters, viewers: int, hands: Hands) -> list[SeatView]:
    """The players, each with what the viewers know of them."""
    masks = believable(s, viewers, hands.told)
    seats: list[SeatView] = []
    for p in s.players:
        seat = p.seat
        seats.append(
            SeatView(
                LETTERS[seat],
                t.COLOURS[seat],
                role_of(s, p, viewers | hands.shown, masks[seat]),
                p.revealed or s.over,
                p.alive,
                p.damage,
                "off" if p.area == t.OFF else t.AREA_IDS[p.area],
                t.EQUIPMENT_IN[p.equipment],
                p.guarded,
                p.used,
                t.ROLES_IN[masks[seat]],
            )
        )
    return seats


def seats_beside(s: ShadowHunters, viewers: int, hands: Hands, public: list[SeatView]) -> list[SeatView]:
    """The same, where nothing but the characters can be known better than by everybody."""
    masks = believable(s, viewers, hands.told)
    seats: list[SeatView] = []
    for p in s.players:
        seat = p.seat
        theirs = public[seat]
        role, may_be = role_of(s, p, viewers | hands.shown, masks[seat]), t.ROLES_IN[masks[seat]]
        alike = may_be is theirs.may_be and role == theirs.role
        seats.append(theirs if alike else replace(theirs, role=role, may_be=may_be))
    return seats


def role_of(s: ShadowHunters, p: Player, shown: int, mask: int) -> str:
    """A character as those see it who were shown the cards of some seats, their own among them."""
    return t.ROLES_IN[mask][0] if s.over or p.revealed or shown >> p.seat & 1 == 1 else HIDDEN


def log_of(hands: Hands) -> list[tuple[str, str, str, str, bool]]:
    """The Hermit log, as far as the viewers know it."""
    return [handed_over(hands.answers[i], hands.cards[i]) for i in range(len(hands.answers))]


def log_beside(hands: Hands, public: list[tuple[str, str, str, str, bool]]) -> list[tuple[str, str, str, str, bool]]:
    """The same, where nobody knows cards that no viewer had in hands."""
    log = public
    for i in range(len(hands.cards)):
        if hands.cards[i] != t.FACE_DOWN:
            if log is public:
                log = public.copy()
            log[i] = handed_over(hands.answers[i], hands.cards[i])
    return log


def handed_over(answer: Note, card: int) -> tuple[str, str, str, str, bool]:
    """A line of the Hermit log. There are not many, and each stands in all views from then on."""
    giver, taker, outcome = giver_in(answer), taker_in(answer), outcome_in(answer)
    key = ((giver << 4 | taker) << 8 | outcome) << 7 | card & 127
    found = HANDED.get(key)
    if found is None:
        name = t.CARD_IDS[card] if card != t.FACE_DOWN else HIDDEN
        found = HANDED[key] = (LETTERS[giver], LETTERS[taker], name, RESULTS[outcome >> 1], outcome & 1 == 1)
    return found


def layout_of(slot_of: list[int]) -> tuple[str, ...]:
    """The areas by slot: one of 720, and the same for a whole game."""
    key = tuple(slot_of)
    found = LAYOUTS.get(key)
    if found is None:
        areas = [""] * len(slot_of)
        for area in range(len(slot_of)):
            areas[slot_of[area]] = t.AREA_IDS[area]
        found = LAYOUTS[key] = tuple(areas)
    return found
