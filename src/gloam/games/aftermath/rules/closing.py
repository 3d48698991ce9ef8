"""Step C10: the session is written down and over (AF-645, AF-651)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import DIAL_IDS, DISCOVERY_IDS, HERO_IDS, MISSION_IDS, SUCCEEDED, TIME
from gloam.games.aftermath.state import FAILURE, SUCCESS, Aftermath, Chapter


def chapter(s: Aftermath) -> Chapter:
    """What the log says of this session; what it brought was told to all (AF-651)."""
    discoveries: list[str] = []
    goals: list[str] = []
    for note in s.history.notes:
        if note.kind == w.TOLD_DISCOVERY:
            discoveries.append(DISCOVERY_IDS[note.facts[0]])
        elif note.kind == w.TOLD_GOAL:
            goals.append(HERO_IDS[note.facts[0]])
    return Chapter(
        [HERO_IDS[hero] for hero in s.cast],
        MISSION_IDS[s.mission],
        s.result == SUCCESS,
        MISSION_IDS[s.errand] if s.errand >= 0 else "",
        s.errand >= 0 and s.campaign.missions[s.errand] == SUCCEEDED,
        {DIAL_IDS[i]: s.dials[i] for i in range(len(DIAL_IDS))},
        discoveries,
        goals,
    )


def close(s: Aftermath) -> None:
    """C10 (AF-645): what lasts is in the campaign; the session is over."""
    s.campaign.log.append(chapter(s))
    s.dials[TIME] = 0
    s.campaign.sessions += 1
    s.ending = SUCCESS if s.result == SUCCESS else FAILURE
    s.announce(w.TOLD_OVER)
    s.over = True
