"""The state as a set of seats knows it. Who may know a field stands with the field; what depends on more is here.

Both sides know what lies in their own decks, but not in which order; of the items deck the team knows the key at the
bottom, as long as it is there (WH-032, WH-237). The killer sees nothing of what is done in the
victims' turn before the report, not even how far it has come: the agenda above that step is not his to see.
"""

from __future__ import annotations

from gloam.core.declared import masking
from gloam.core.state import HIDDEN, Step
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.rules.rounds import Report
from gloam.games.whisper.state import ACTIONS, DRAFT, STALKING, Victim, Whisper, team, the_killer
from gloam.games.whisper.traces.trace import Trace


def agenda_for(s: Whisper, viewers: int) -> list[Step]:
    """The steps as these viewers know of them: what is done before the report lies on top of it."""
    steps = list(s.agenda)
    if s.unseen == ACTIONS and not team(s, viewers):
        for i in range(len(steps)):
            if isinstance(steps[i], Report):
                return steps[: i + 1]
    return steps


def known_victim_place(s: Whisper, v: Victim, viewers: int) -> int:
    """The killer knows what lies on the roof, and who has left."""
    return v.place if not v.inside() or team(s, viewers) else HIDDEN


def known_victim_keys(s: Whisper, v: Victim, viewers: int) -> list[int]:
    """How often a key has changed hands is the team's to know."""
    return v.keys.copy() if team(s, viewers) else [0] * v.keys_seen


def known_items(s: Whisper, viewers: int) -> list[int]:
    """The team knows the keys at the bottom, and what lies above them."""
    return [*s.items[: s.below], *sorted(s.items[s.below :])] if team(s, viewers) else [HIDDEN]


def known_equipment(s: Whisper, viewers: int) -> list[int]:
    """What is left is known to the team; the killer knows how much it was at the last report."""
    return sorted(s.equipment) if team(s, viewers) else [HIDDEN] * s.equipment_seen


def known_chosen(s: Whisper, viewers: int) -> int:
    """Who the killer is shows when the draft is over, unless it was agreed upon."""
    return s.chosen if the_killer(s, viewers) or s.unseen != DRAFT or s.switches.killer in KILLER_IDS else HIDDEN


def known_place(s: Whisper, viewers: int) -> int:
    return s.place if the_killer(s, viewers) or not s.hidden else HIDDEN


def known_stalk_left(s: Whisper, viewers: int) -> int:
    """All his steps are left, or none, but for the time in which he stalks."""
    return s.stalk_left if the_killer(s, viewers) or s.unseen != STALKING else HIDDEN


def known_frights(s: Whisper, viewers: int) -> int:
    """Whom a [FEAR] on an area still has to reach tells where they are."""
    return s.frights if team(s, viewers) or not s.fright_area else 0


def known_trace(s: Whisper, viewers: int) -> Trace:
    """It follows from what everybody was told."""
    return s.trace.followed(s.history)


masked = masking(Whisper, globals())
