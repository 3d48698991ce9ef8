"""Conditions: what a card, an item or an ability needs (WH-100), and those of plans, over the victims' map (WH-366)."""

from __future__ import annotations

from gloam.games.whisper import state
from gloam.games.whisper.content.tables import HIDDEN_WAY, NEIGHBOURS, radius
from gloam.games.whisper.rules.repairing import why_no_repair
from gloam.games.whisper.state import OFF_TRACK, Whisper

# Of the moment


def found(s: Whisper) -> bool:
    return s.found


def cleared(s: Whisper) -> bool:
    return s.cleared


def repelled(s: Whisper) -> bool:
    return s.repelled


def revealed_this_turn(s: Whisper) -> bool:
    return s.revealed


def rescue_on_track(s: Whisper) -> bool:
    return s.rescue != OFF_TRACK


def level(s: Whisper, least: int) -> bool:
    return s.level >= least


def some(of: list[int]) -> bool:
    return len(of) > 0


def wounded(s: Whisper, victim: int) -> bool:
    return s.victims[s.slot_of(victim)].condition == state.WOUNDED


# Of the victim who uses an item or an ability


def hidden_passage(s: Whisper, reader: int) -> bool:
    return reader >= 0 and HIDDEN_WAY[s.victims[reader].place] >= 0


def way_open(s: Whisper, reader: int) -> bool:
    if reader < 0:
        return False
    place = s.victims[reader].place
    return any(s.open_way(place, to) for to in NEIGHBOURS[place])


def repair_possible(s: Whisper, reader: int) -> bool:
    return reader >= 0 and not why_no_repair(s, reader)


def holds(s: Whisper, reader: int, item: int) -> bool:
    return reader >= 0 and s.victims[reader].holds(item)


# Of plans


def places(s: Whisper) -> list[int]:
    """Where the victims inside are."""
    return [victim.place for victim in s.victims if victim.inside()]


def at(s: Whisper, location: int) -> bool:
    return location in places(s)


def together(s: Whisper) -> bool:
    return len(set(places(s))) <= 1


def apart(s: Whisper) -> bool:
    where = places(s)
    return len(set(where)) == len(where)


def near(s: Whisper) -> bool:
    return not s.hidden and s.those_at(radius(1, s.figure)) != 0


def quiet(s: Whisper) -> bool:
    return s.noise == 0


def loud(s: Whisper) -> bool:
    return s.noise.bit_count() >= 2


def calm(s: Whisper) -> bool:
    return all(victim.fear == 0 for victim in s.victims)
