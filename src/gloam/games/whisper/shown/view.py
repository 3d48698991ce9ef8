"""The view of a set of seats, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    CARD_IDS,
    ITEM_IDS,
    KILLER_IDS,
    LOCATION_IDS,
    PASSAGE_IDS,
    PLAN_IDS,
    PLAN_ITEMS,
    VICTIM_IDS,
    ZONE_IDS,
)
from gloam.games.whisper.shown.views import KillerView, LairView, OfferView, PlanView, TeamView, VictimView, View
from gloam.games.whisper.state import KILLER, SETTING_UP, VICTIMS_TURN, Whisper

CONDITION_IDS: Final = ["healthy", "wounded", "dead", "escaped"]
TURN_IDS: Final = ["setup", "victims", "killer"]


def view_of(s: Whisper, viewers: int) -> View:
    """What these seats see; nobody sees what everybody sees."""
    team = s.over or viewers & s.team() != 0
    killer = s.over or viewers >> KILLER & 1 == 1
    zone = s.slowed if s.turn == VICTIMS_TURN else s.petrified
    return View(
        round=s.round,
        turn=TURN_IDS[s.turn],
        first=SEAT_LETTERS[s.first],
        victims=[victim_view(s, slot, team) for slot in range(len(s.victims))],
        killer=killer_view(s),
        noise=places(s.noise_seen),
        barricades=tuple([PASSAGE_IDS[i] for i in range(len(PASSAGE_IDS)) if s.barricades >> i & 1]),
        supply=s.supply(),
        nests=places(s.nests),
        keys=s.keys_seen,
        equipment=len(s.equipment) if team else s.equipment_seen,
        petrified=ZONE_IDS[zone] if zone >= 0 else "",
        team=team_view(s) if team else None,
        lair=lair_view(s) if killer else None,
        over=s.over,
        ending=w.ENDING_IDS[s.ending] if s.over else "",
        options=s.switches.shown,
    )


def places(mask: int) -> tuple[str, ...]:
    return tuple([LOCATION_IDS[i] for i in range(len(LOCATION_IDS)) if mask >> i & 1])


def names(numbers: list[int], ids: list[str]) -> tuple[str, ...]:
    return tuple([ids[number] for number in numbers])


def place_name(place: int) -> str:
    return LOCATION_IDS[place] if place >= 0 else ""


def victim_view(s: Whisper, slot: int, team: bool) -> VictimView:
    v = s.victims[slot]
    return VictimView(
        victim=VICTIM_IDS[v.who],
        seat=SEAT_LETTERS[v.seat],
        slot=slot + 1,
        condition=CONDITION_IDS[v.condition],
        fear=v.fear,
        keys=len(v.keys) if team else v.keys_seen,
        charmed=v.charmed,
        place=place_name(v.place) if team or not v.inside() else "",
        items=names([card >> 2 for card in v.items], ITEM_IDS) if team else None,
        acted=v.acted and team,
    )


def killer_view(s: Whisper) -> KillerView:
    known = s.killer >= 0
    return KillerView(
        killer=KILLER_IDS[s.killer] if known else "",
        level=s.level,
        strength=s.strength() if known else 0,
        bonus=s.turn_bonus + s.attack_bonus,
        figure=place_name(s.figure),
        hidden=s.hidden,
        steps=s.stalk,
        haunt=places(s.haunt),
        locked=names(s.locked, CARD_IDS),
        defender=VICTIM_IDS[s.victims[s.defender].who] if s.defender >= 0 else "",
        participants=tuple([VICTIM_IDS[v.who] for i, v in enumerate(s.victims) if s.participants >> i & 1]),
    )


def lair_view(s: Whisper) -> LairView:
    return LairView(
        place=place_name(s.place),
        hand=names(s.hand, CARD_IDS),
        played=names(sorted(s.played), CARD_IDS),
        pile=len(s.pile),
        steps=s.stalk_left,
        chosen=KILLER_IDS[s.chosen] if s.turn == SETTING_UP and s.chosen >= 0 else "",
    )


def team_view(s: Whisper) -> TeamView:
    offer = s.offer
    return TeamView(
        gears=s.gears,
        rescue=s.rescue,
        keys=s.keys,
        noise=places(s.noise),
        trap=place_name(s.trap),
        trap_bonus=s.trap_bonus if s.trap >= 0 else 0,
        items=len(s.items),
        discard=names(s.discard, ITEM_IDS),
        drawn=names(s.drawn, ITEM_IDS),
        repaired=s.repaired,
        drill=s.drill,
        offer=None
        if offer is None
        else OfferView(
            giver=VICTIM_IDS[s.victims[offer.giver].who],
            taker=VICTIM_IDS[s.victims[offer.taker].who],
            given=names(offer.given, ITEM_IDS),
            wanted=names(offer.wanted, ITEM_IDS),
            sent=offer.sent,
        ),
        plans=[
            PlanView(
                plan=PLAN_IDS[plan],
                progress=s.progress if s.marked == plan else 0,
                items=PLAN_ITEMS[plan],
                completed=s.completed == plan,
                kept=s.completed == plan and s.reward_left,
            )
            for plan in s.plans
        ],
        taken=tuple([VICTIM_IDS[taken >> 2] for taken in s.taken]),
    )
