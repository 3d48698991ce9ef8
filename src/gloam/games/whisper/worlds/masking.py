"""The state as a set of seats knows it: what they know is named here, and everything else is blank.

Both sides know what lies in their own decks, but not in which order; of the items deck the team knows the key at the
bottom, as long as it is there (WH-032, WH-237). The killer sees nothing of what is done in the
victims' turn before the report, not even how far it has come: the agenda above that step is not his to see.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import EVERYONE, Step
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.rules.rounds import Report
from gloam.games.whisper.state import (
    ACTIONS,
    DRAFT,
    KILLER,
    NONE_YET,
    STALKING,
    Victim,
    Whisper,
)
from gloam.games.whisper.traces.trace import Trace

HIDDEN: Final = -9
"""In place of a card, a place or a number that is not known."""


def masked_for(s: Whisper, viewers: int) -> Whisper:
    """What these seats know; once the game is over everything."""
    t = s.clone()
    if s.over or viewers == EVERYONE:
        t.viewers = viewers
        return t
    team = viewers & s.team() != 0
    killer = viewers >> KILLER & 1 == 1
    offer = t.offer
    core = s.masked_core(viewers)
    return Whisper(
        core,
        s.switches,
        s.words,
        s.round,
        s.turn,
        s.unseen,
        s.first,
        t.victims if team else [victim_for(v) for v in s.victims],
        t.taken if team else [],
        s.noise if team else s.noise_seen,
        s.noise_seen,
        s.barricades,
        s.nests,
        s.trap if team else HIDDEN,
        s.trap_bonus if team else 0,
        s.gears if team else HIDDEN,
        s.rescue if team else HIDDEN,
        s.keys if team else s.keys_seen,
        s.keys_seen,
        [*s.items[: s.below], *sorted(s.items[s.below :])] if team else [],
        s.below if team else 0,
        sorted(s.equipment) if team else [HIDDEN] * s.equipment_seen,
        s.equipment_seen,
        t.discard if team else [],
        t.drawn if team else [],
        s.repaired and team,
        s.waiting if team else 0,
        s.drill and team,
        offer if team else None,
        t.declined if team else [],
        s.dropped if team else 0,
        s.petrified,
        s.slowed,
        t.plans if team else [],
        s.marked if team else NONE_YET,
        s.progress if team else 0,
        s.completed if team else NONE_YET,
        s.completed_in if team else 0,
        s.reward_left and team,
        s.stakeout_used,
        s.killer,
        s.chosen if killer or s.unseen != DRAFT or s.switches.killer in KILLER_IDS else HIDDEN,
        s.place if killer or not s.hidden else HIDDEN,
        s.figure,
        s.hidden,
        s.stalk,
        s.stalk_left if killer or s.unseen != STALKING else HIDDEN,
        s.haunt,
        t.hand if killer else [HIDDEN] * len(s.hand),
        sorted(s.pile) if killer else [HIDDEN] * len(s.pile),
        sorted(s.played) if killer else [HIDDEN] * len(s.played),
        t.locked,
        s.level,
        s.turn_bonus,
        s.on_reveal,
        s.revealed,
        s.encountered,
        s.ambushed,
        s.found,
        s.cleared,
        s.basics,
        s.ran,
        s.asked_nests,
        s.named_nests,
        s.frights if team or not s.fright_area else 0,
        s.fright_area,
        s.fright_only,
        s.participants,
        s.attacked,
        s.defender,
        s.attack_bonus,
        s.dice_bonus,
        s.no_items,
        s.keep_cards,
        s.after_attack,
        s.item_bonus,
        s.repelled,
        s.charm_shown,
        s.dried,
        Trace(s.trace.start) if team else s.trace.followed(s.history, core.history),
        s.ending,
    )


def agenda_for(s: Whisper, viewers: int) -> list[Step]:
    """The steps as these viewers know of them: what is done before the report lies on top of it."""
    steps = list(s.agenda)
    if s.unseen == ACTIONS and not viewers & s.team():
        for i in range(len(steps)):
            if isinstance(steps[i], Report):
                return steps[: i + 1]
    return steps


def victim_for(v: Victim) -> Victim:
    """A victim as the killer knows it: who it is, and what lies on the roof."""
    place = v.place if not v.inside() else HIDDEN
    keys = [0] * v.keys_seen
    return Victim(
        v.who, v.seat, place, v.condition, v.fear, [], keys, v.keys_seen, False, False, v.shaken, v.charmed, v.harvested
    )
