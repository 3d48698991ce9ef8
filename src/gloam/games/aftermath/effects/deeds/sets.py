"""Selectors (6.18): which characters a word means, by seat, in turn order from the current player; nobody, if it finds
none."""

from __future__ import annotations

from gloam.games.aftermath.content.tables import SPECIES_OF, TRAIT_OF
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.rules.reading import on_hand
from gloam.games.aftermath.state import Aftermath


def reader(s: Aftermath, reader: int) -> list[int]:
    return [reader] if on_hand(s, reader) else []


def each(s: Aftermath) -> list[int]:
    return s.on_page()


def each_not_hiding(s: Aftermath) -> list[int]:
    return [seat for seat in s.on_page() if not s.hidden(seat)]


def party(s: Aftermath) -> list[int]:
    return list(range(s.seats))


def others(s: Aftermath, reader: int) -> list[int]:
    return [seat for seat in s.on_page() if seat != reader]


def carrier(s: Aftermath) -> list[int]:
    return [seat for seat in range(s.seats) if s.page_seen().carriers >> seat & 1]


def random(s: Aftermath) -> list[int]:
    here = s.on_page()
    return [s.rng.draw("one", here)] if here else []


def in_(s: Aftermath, at: int) -> list[int]:
    return [seat for seat in s.on_page() if s.in_place(s.hero(seat).space, at)]


def nearest_to(s: Aftermath, at: int) -> list[int]:
    distances = s.chart.walked(s.chart.space[at], False)
    best: list[int] = []
    for seat in s.on_page():
        if not best or distances[s.hero(seat).space] < distances[s.hero(best[0]).space]:
            best = [seat]
    return best


def hero(s: Aftermath, who: int) -> list[int]:
    return [seat for seat in s.on_page() if s.cast[seat] == who]


def trait(s: Aftermath, trait: int) -> list[int]:
    return [seat for seat in s.on_page() if TRAIT_OF[s.cast[seat]] == trait]


def species(s: Aftermath, species: int) -> list[int]:
    return [seat for seat in s.on_page() if SPECIES_OF[s.cast[seat]] == species]


def with_status(s: Aftermath, status: int) -> list[int]:
    return [seat for seat in s.on_page() if s.hero(seat).has_status(status)]


def with_item(s: Aftermath, item: int) -> list[int]:
    return [seat for seat in s.on_page() if item in s.hero(seat).items()]


def here(s: Aftermath, reader: int) -> list[int]:
    return s.at(s.hero(reader).space) if reader >= 0 and s.hero(reader).where == ON_PAGE else []
