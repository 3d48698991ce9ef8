"""The view of a seat, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.games.shadow_hunters.attack import AttackRoll, BloodyFeast, CounterAttack, SpearOfLonginus
from gloam.games.shadow_hunters.damage import BlowStep
from gloam.games.shadow_hunters.knowledge import (
    believable,
    card_of,
    giver_of,
    holds,
    known_to,
    result_of,
    taker_of,
    unhurt_of,
)
from gloam.games.shadow_hunters.state import PHASE_IDS, ShadowHunters, Switches
from gloam.games.shadow_hunters.tables import (
    AREA_IDS,
    BLACK,
    CARD_IDS,
    COLOURS,
    EQUIPMENT_IN,
    HERMIT,
    NO_CARD,
    OFF,
    ROLE_IDS,
    ROLES_IN,
    WHITE,
    bits,
)
from gloam.games.shadow_hunters.turn import ChooseResult
from gloam.games.shadow_hunters.views import SeatView, View
from gloam.games.shadow_hunters.words import RESULT_IDS, RESULT_SHOWN

HIDDEN: Final = "hidden"
LETTERS: Final[list[str]] = list(SEAT_LETTERS)
NOBODY: Final[tuple[str, ...]] = ()
_OPTIONS: Final[dict[int, dict[str, bool | int | str]]] = {}


def view_of(s: ShadowHunters, viewer: int) -> View:
    """What seat `viewer` sees; -1 sees what everybody sees."""
    seats: list[SeatView] = []
    for p in s.players:
        seat = p.seat
        known = s.over or p.revealed or seat == viewer
        mask = 1 << p.role if known else believable(s, viewer, seat)
        shown = viewer >= 0 and not known and was_shown(s, viewer, seat)
        seats.append(
            SeatView(
                LETTERS[seat],
                COLOURS[seat],
                ROLE_IDS[p.role] if known or shown else HIDDEN,
                p.revealed,
                p.alive,
                p.damage,
                "off" if p.area == OFF else AREA_IDS[p.area],
                EQUIPMENT_IN[p.equipment],
                p.guarded,
                p.used,
                ROLES_IN[mask],
            )
        )
    log = [
        (
            LETTERS[giver_of(e)],
            LETTERS[taker_of(e)],
            CARD_IDS[card_of(e)] if known_to(e, viewer) else HIDDEN,
            RESULT_IDS[result_of(e)],
            unhurt_of(e) == 1,
        )
        for e in s.hermit_log
    ]
    matter = matter_of(s)
    return View(
        LETTERS[viewer] if viewer >= 0 else "",
        seats,
        layout_of(s.slot_of),
        LETTERS[s.turn],
        PHASE_IDS[s.phase],
        s.extra_turn,
        (len(s.piles[HERMIT]), len(s.piles[WHITE]), len(s.piles[BLACK])),
        len(s.discards[HERMIT]),
        [CARD_IDS[c] for c in s.discards[WHITE]],
        [CARD_IDS[c] for c in s.discards[BLACK]],
        CARD_IDS[s.resolving] if s.resolving != NO_CARD else "",
        CARD_IDS[s.passing] if s.passing != NO_CARD and holds(s, viewer) else "",
        LETTERS[matter.attacker] if matter.attacker >= 0 else "",
        tuple([LETTERS[i] for i in bits(matter.targets)]) if matter.targets else NOBODY,
        matter.rolls,
        matter.dealing,
        log,
        [(LETTERS[d >> 4], LETTERS[d & 15]) for d in s.deaths],
        s.over,
        tuple([LETTERS[i] for i in range(s.seats) if s.winners >> i & 1]) if s.over else NOBODY,
        tuple([ROLE_IDS[r] for r in s.aside]) if s.over else NOBODY,
        options_of(s.switches),
    )


class Matter:
    """What an open question is about, as everybody has seen it happen: steps hold public facts only."""

    def __init__(self, attacker: int, targets: int, rolls: tuple[int, ...], dealing: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.targets = targets
        self.rolls = rolls
        self.dealing = dealing


NO_ROLLS: Final[tuple[int, ...]] = ()
NO_MATTER: Final = Matter(-1, 0, NO_ROLLS, NO_ROLLS)


def matter_of(s: ShadowHunters) -> Matter:
    if not s.pending:
        return NO_MATTER
    step = s.pending[0].step
    if isinstance(step, AttackRoll):
        return Matter(step.seat, step.targets, NO_ROLLS, NO_ROLLS)
    if isinstance(step, SpearOfLonginus):
        return Matter(step.seat, step.targets, (step.base,), NO_ROLLS)
    if isinstance(step, BlowStep):
        targets = 0
        for seat in range(s.seats):
            if step.amounts[seat] > 0:
                targets |= 1 << seat
        return Matter(step.source, targets, NO_ROLLS, tuple(step.amounts))
    if isinstance(step, CounterAttack):
        return Matter(step.attacker, 1 << step.seat, NO_ROLLS, NO_ROLLS)
    if isinstance(step, BloodyFeast):
        return Matter(step.seat, step.targets, NO_ROLLS, NO_ROLLS)
    if isinstance(step, ChooseResult):
        return Matter(-1, 0, (step.first, step.second), NO_ROLLS)
    return NO_MATTER


def was_shown(s: ShadowHunters, viewer: int, seat: int) -> bool:
    """Whether `seat` had to show its card to `viewer` for Prediction. What a seat only works out stands in `may_be`."""
    if s.told[viewer * s.seats + seat] != 1 << s.players[seat].role:
        return False
    return any(
        giver_of(e) == viewer and taker_of(e) == seat and result_of(e) == RESULT_SHOWN for e in s.hermit_log
    )


def layout_of(slot_of: list[int]) -> tuple[str, ...]:
    """The areas by slot."""
    areas = [""] * len(slot_of)
    for area in range(len(slot_of)):
        areas[slot_of[area]] = AREA_IDS[area]
    return tuple(areas)


def options_of(switches: Switches) -> dict[str, bool | int | str]:
    """The options in force, by key; the dict is shared by all views and never changed."""
    found = _OPTIONS.get(switches.code)
    if found is None:
        found = _OPTIONS[switches.code] = {
            "vampire_scope": "any" if switches.vampire_any else "attack",
            "vampire_heal_per_target": switches.vampire_heal_per_target,
            "bob_scope": "any" if switches.bob_any else "attack",
            "bob_goal": switches.bob_goal,
            "bob_large_games": switches.bob_large_games,
            "shadow_win_three_neutrals": switches.shadow_win_three_neutrals,
            "emi_teleport": "ring" if switches.emi_ring else "pair",
            "feast_chain": switches.feast_chain,
            "loot_attack_only": switches.loot_attack_only,
            "ritual_when_revealed": switches.ritual_when_revealed,
            "woods_self_damage": switches.woods_self_damage,
            "any_player_includes_self": switches.any_player_includes_self,
            "talisman_blocks_all": switches.talisman_blocks_all,
            "quick_start": switches.quick_start,
        }
    return found
