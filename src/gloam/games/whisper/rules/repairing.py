"""The transmitter and the way of help (WH-087 to WH-091, WH-125 to WH-130)."""

from __future__ import annotations

from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ENGINEER, GEARS, MORE_GEARS, RESCUE, TRANSMITTER
from gloam.games.whisper.rules.ending import rescued
from gloam.games.whisper.rules.finding import draw_items
from gloam.games.whisper.state import OFF_TRACK, Whisper


def why_no_repair(s: Whisper, slot: int) -> int:
    """Beside the transmitter, without the killer's figure, once a turn but for Holm, up to five gears."""
    v = s.victims[slot]
    if v.place != TRANSMITTER:
        return w.NOT_AT_TRANSMITTER
    if not s.hidden and s.figure == v.place:
        return w.KILLER_HERE_REPAIR | v.place
    if s.gears >= GEARS:
        return w.TRANSMITTER_DONE
    return w.REPAIRED_ALREADY if s.repaired and not v.has(ENGINEER) else 0


def repair(s: Whisper, slot: int, gears: int, noisy: bool) -> None:
    """A repair; Blueprints add a gear to it (WH-088, WH-305, WH-369)."""
    v = s.victims[slot]
    if not v.has(ENGINEER):
        s.repaired = True
    if noisy:
        s.make_noise(1 << v.place)
    placed = place_gears(s, gears_of(s, gears), v.who)
    if s.crossroads:
        draw_items(s, slot, placed)


def gears_of(s: Whisper, gears: int) -> int:
    """The gears of a repair: Blueprints add one (WH-369)."""
    return gears + int(s.rewarded(MORE_GEARS))


def repair_foretold(known: Whisper, slot: int, gears: int) -> list[list[int]]:
    """The gears that a noisy repair places, and the items that they bring in Crossroads (WH-351)."""
    placed = placed_of(known, gears_of(known, gears))
    told = [[w.FORETELL_GEARS, placed], [w.FORETELL_NOISE, known.victims[slot].place]]
    if known.crossroads:
        told.append([w.FORETELL_DRAWS_ITEM, placed])
    return told


def placed_of(s: Whisper, count: int) -> int:
    """So many of these gears still find a place (WH-125)."""
    return count if count < GEARS - s.gears else GEARS - s.gears


def place_gears(s: Whisper, count: int, who: int) -> int:
    """Gears beyond the fifth are lost; with the fifth help sets out (WH-125, WH-126). Returns how many were placed."""
    placed = placed_of(s, count)
    s.gears += placed
    s.whisper(w.TOLD_GEARS, who, placed, s.gears)
    if s.gears == GEARS and s.rescue == OFF_TRACK:
        s.rescue = RESCUE
        s.whisper(w.TOLD_RESCUE, s.rescue)
    return placed


def advance(s: Whisper) -> None:
    """The rescue token moves one cell, and it may be the last (WH-127, WH-128)."""
    if s.rescue > 0:
        s.rescue -= 1
        s.whisper(w.TOLD_RESCUE, s.rescue)
        if s.rescue == 0:
            rescued(s)
