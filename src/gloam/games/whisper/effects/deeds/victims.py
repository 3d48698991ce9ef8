"""What a victim does with itself and its things, and rewards. The reader is the victim's slot."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Frame
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ENDS, HIDDEN_WAY, ITEM_OF_PROGRAM, ZONE_AREA, ZONE_OF
from gloam.games.whisper.rules import barricades, repairing
from gloam.games.whisper.rules.moving import VictimWalk
from gloam.games.whisper.state import Whisper

NOBODY_SPECIAL: Final = -1


def go_to(s: Whisper, slot: int, place: int) -> None:
    """A victim is somewhere else, and its side knows."""
    s.victims[slot].place = place
    s.whisper(w.TOLD_STEPPED, s.victims[slot].who, place)


def defend(s: Whisper, by: int) -> None:
    s.item_bonus += by


def step(s: Whisper, reader: int, most: int, least: int) -> None:
    s.push(VictimWalk(reader, most if least == ABSENT else least, most, False))


def hidden_step(s: Whisper, reader: int) -> None:
    go_to(s, reader, HIDDEN_WAY[s.victims[reader].place])


def clear(s: Whisper, reader: int, passage: int) -> None:
    barricades.clear(s, reader, passage)


def cross(s: Whisper, reader: int, passage: int) -> None:
    a, b = ENDS[passage]
    go_to(s, reader, b if s.victims[reader].place == a else a)


def gear(s: Whisper, reader: int, n: int, repair: bool) -> None:
    if repair:
        repairing.repair(s, reader, n, False)
    else:
        repairing.place_gears(s, n, s.victims[reader].who if reader >= 0 else NOBODY_SPECIAL)


def pick_lock(s: Whisper) -> None:
    if s.items and s.below:
        s.items.pop(0)
        s.below -= 1
        s.keys += 1


def ignore_fear(s: Whisper, reader: int) -> None:
    s.victims[reader].charmed = True


def hush(s: Whisper) -> None:
    s.noise = 0


def drill(s: Whisper) -> None:
    s.drill = True


def announce_zone(s: Whisper) -> None:
    s.haunt &= ZONE_AREA[ZONE_OF[s.place]]
    s.announce(w.TOLD_ZONE, ZONE_OF[s.place])


def advance_rescue(s: Whisper) -> None:
    repairing.advance(s)


def discard(s: Whisper, f: Frame, reader: int) -> None:
    s.throw_away(reader, ITEM_OF_PROGRAM[f.program.id])
