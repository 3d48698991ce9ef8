"""Selectors (6.18): which characters a word means, by seat."""

from __future__ import annotations

from gloam.core.effect_step import Frame
from gloam.games.aftermath.book import ops
from gloam.games.aftermath.content.tables import SPECIES_OF, TRAIT_OF
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.rules.reading import on_hand
from gloam.games.aftermath.state import Aftermath


def selected(s: Aftermath, f: Frame, op: int, args: list[int]) -> list[int]:
    """Those whom a selector finds, in turn order from the current player; nobody, if it finds none."""
    reader = f.reader()
    if op == ops.READER:
        return [reader] if on_hand(s, reader) else []
    if op == ops.EACH:
        return s.on_page()
    if op == ops.EACH_NOT_HIDING:
        return [seat for seat in s.on_page() if not s.hidden(seat)]
    if op == ops.PARTY:
        return list(range(s.seats))
    if op == ops.OTHERS:
        return [seat for seat in s.on_page() if seat != reader]
    if op == ops.CARRIER:
        return [seat for seat in range(s.seats) if s.page_seen().carriers >> seat & 1]
    if op == ops.RANDOM:
        here = s.on_page()
        return [s.rng.draw("one", here)] if here else []
    if op == ops.IN:
        return [seat for seat in s.on_page() if s.in_place(s.hero(seat).space, args[0])]
    if op == ops.NEAREST_TO:
        distances = s.chart.walked(s.chart.space[args[0]], False)
        best: list[int] = []
        for seat in s.on_page():
            if not best or distances[s.hero(seat).space] < distances[s.hero(best[0]).space]:
                best = [seat]
        return best
    if op == ops.HERO:
        return [seat for seat in s.on_page() if s.cast[seat] == args[0]]
    if op == ops.TRAIT:
        return [seat for seat in s.on_page() if TRAIT_OF[s.cast[seat]] == args[0]]
    if op == ops.SPECIES:
        return [seat for seat in s.on_page() if SPECIES_OF[s.cast[seat]] == args[0]]
    if op == ops.WITH_STATUS:
        return [seat for seat in s.on_page() if s.hero(seat).has_status(args[0])]
    if op == ops.WITH_ITEM:
        return [seat for seat in s.on_page() if args[0] in s.hero(seat).items()]
    if op == ops.HERE:
        return s.at(s.hero(reader).space) if reader >= 0 and s.hero(reader).where == ON_PAGE else []
    raise AssertionError(f"{f.program.id}: set {op} is not known")
