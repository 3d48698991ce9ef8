"""Tokens on the map and on victims, and cards from piles."""

from __future__ import annotations

from gloam.core.effects.step import Frame
from gloam.games.whisper import words as w
from gloam.games.whisper.effects.deeds.where import area_of
from gloam.games.whisper.rules import acting
from gloam.games.whisper.rules.finding import Limit, draw_items
from gloam.games.whisper.state import HEALTHY, Whisper


def noise(s: Whisper, f: Frame, area: int) -> None:
    s.make_noise(area_of(s, f, area))


def calm(s: Whisper, who: list[int]) -> None:
    slots = 0
    for victim in who:
        slots |= 1 << s.slot_of(victim)
    acting.calm(s, slots)


def heal(s: Whisper, who: list[int]) -> None:
    for victim in who:
        s.victims[s.slot_of(victim)].condition = HEALTHY
        s.announce(w.TOLD_HEALED, victim)


def trap(s: Whisper, f: Frame, area: int, bonus: int) -> None:
    s.trap = area_of(s, f, area).bit_length() - 1
    s.trap_bonus = bonus
    s.whisper(w.TOLD_TRAP, s.trap, s.trap_bonus)


def recover(s: Whisper, reader: int, item: int) -> None:
    s.discard.remove(item)
    s.victims[reader].take(item << 2)
    s.whisper(w.TOLD_KEPT, s.victims[reader].who, item)
    s.push(Limit(reader))


def gain(s: Whisper, who: list[int], n: int) -> None:
    for victim in who:
        draw_items(s, s.slot_of(victim), n)
