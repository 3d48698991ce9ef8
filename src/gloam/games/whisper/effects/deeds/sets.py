"""What can be picked, gone through and counted, in the order of the rules."""

from __future__ import annotations

from gloam.core.effects.step import Frame
from gloam.games.whisper.content.tables import ENDS, LOCATIONS, PASSAGES, PASSAGES_AT, ZONE_IDS, radius
from gloam.games.whisper.effects.deeds.areas import place_of
from gloam.games.whisper.effects.deeds.where import area_of
from gloam.games.whisper.effects.filters import filtered
from gloam.games.whisper.state import Whisper


def places_in(area: int) -> list[int]:
    return [place for place in range(LOCATIONS) if area >> place & 1]


def passages_at(area: int) -> list[int]:
    """The passages that touch an area (WH-288)."""
    if area.bit_count() == 1:
        return PASSAGES_AT[area.bit_length() - 1]
    return [passage for passage in range(PASSAGES) if area >> ENDS[passage][0] & 1 or area >> ENDS[passage][1] & 1]


def zones() -> list[int]:
    return list(range(len(ZONE_IDS)))


def nests(s: Whisper) -> list[int]:
    return places_in(s.nests)


def nests_not_sensed(s: Whisper) -> list[int]:
    return places_in(s.nests & ~s.asked_nests)


def nests_named(s: Whisper) -> list[int]:
    return places_in(s.named_nests)


def noise_tokens(s: Whisper, reader: int) -> list[int]:
    return places_in(s.noise if reader >= 0 else s.noise_seen)


def everybody(s: Whisper) -> list[int]:
    return [victim.who for victim in s.victims if victim.inside()]


def locations(s: Whisper, f: Frame, area: int) -> list[int]:
    return places_in(area_of(s, f, area))


def distance(s: Whisper, reader: int, least: int, most: int) -> list[int]:
    here = place_of(s, reader)
    return places_in(radius(most, here) & ~radius(least - 1, here))


def passages(s: Whisper, f: Frame, area: int) -> list[int]:
    return passages_at(area_of(s, f, area))


def touching(s: Whisper, f: Frame, area: int) -> list[int]:
    return passages_at(area_of(s, f, area))


def free(s: Whisper, of: list[int]) -> list[int]:
    return [passage for passage in of if not s.barricades >> passage & 1]


def barricaded(s: Whisper, of: list[int]) -> list[int]:
    return [passage for passage in of if s.barricades >> passage & 1]


def victims(s: Whisper, f: Frame, area: int, only: int) -> list[int]:
    slots = filtered(s, s.those_at(area_of(s, f, area)), only)
    return [s.victims[slot].who for slot in range(len(s.victims)) if slots >> slot & 1]


def discarded(s: Whisper, kinds: list[int]) -> list[int]:
    return [item for item in kinds if item in s.discard]


# Sets of locations, taken together


def both(s: Whisper, f: Frame, of: list[int]) -> list[int]:
    sets = [f.items(s, term) for term in of]
    return [place for place in sets[0] if all(place in other for other in sets[1:])]


def either(s: Whisper, f: Frame, of: list[int]) -> list[int]:
    sets = [f.items(s, term) for term in of]
    return [place for place in range(LOCATIONS) if any(place in other for other in sets)]


def without(of: list[int], minus: list[int]) -> list[int]:
    return [place for place in of if place not in minus]
