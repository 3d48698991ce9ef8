"""What words do to the campaign (6.17: facility, banish)."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import DISCOVERY_IDS, ENCOUNTER_IDS
from gloam.games.aftermath.rules.facilities import LoseFacility, break_facility, build, why_not_built
from gloam.games.aftermath.script.items import gain_card
from gloam.games.aftermath.state import Aftermath


def change_facilities(s: Aftermath, reader: int, args: list[int]) -> None:
    """Built by the book: from the colony supply, without Scrap, if the colony is large enough for one more (AF-641);
    what breaks goes to the broken pile."""
    if args[0] != ABSENT:
        gain_card(s, reader, args[0])
    elif args[1] == 1:
        s.push(LoseFacility(s.everybody(), s.keeper))
    elif args[2] != ABSENT:
        if not why_not_built(s, args[2]):
            build(s, args[2])
    elif args[3] in s.campaign.built:
        break_facility(s, args[3])


def banish(s: Aftermath, card: int) -> None:
    """A banished encounter is out of the deck."""
    s.campaign.banished |= 1 << card
    s.announce(w.TOLD_BANISHED, card)
    name = DISCOVERY_IDS[card]
    if name in ENCOUNTER_IDS:
        number = ENCOUNTER_IDS.index(name)
        s.encounters = [x for x in s.encounters if x != number]
        s.encounter_discard = [x for x in s.encounter_discard if x != number]
