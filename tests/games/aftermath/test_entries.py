"""Every entry of the book is read through the interpreter, in positions that differ in flags, dials, dice and party."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.aftermath.test_sessions import check

from gloam.core.rng import seeded
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    DISCOVERY_IDS,
    FLAG_IDS,
    MAP_PAGE,
    MISSION_IDS,
    MORALE,
    PAGES,
    PASSAGE_IDS,
    PROGRAMS,
    SUCCEEDED,
)

CASTS = (["pim", "odo", "juno"], ["sable", "juno"], ["pim", "odo", "juno", "sable"])
HANDS = ({"A": ["y6", "y5", "w4"], "B": ["r6", "r5", "w3"]}, {"A": ["g1"], "B": ["b1"]}, {"A": [], "B": []})
QUESTIONS = 14
SELDOM = ["10-info-a", "13-calamity", "30-info-b", "33-objective-a"]
"""Entries with texts that need a certain roll, or several things at once."""

TITLES = {"2-title", "3-title", "5-title", "100-title"}
"""Pages that are opened elsewhere: `test_the_first_pages`, `test_road.py`; nobody opens page 100."""


def entries() -> list[str]:
    """The entries of pages, by the names of their programs: `12-info-a`, `100-5`, `30-trigger-1`."""
    return [name for name in PROGRAMS if name.split("-")[0].isdigit()]


def states(table: Any, page: int, start: bool, count: int) -> Iterator[Any]:
    """Positions on a page: all flags down, all up, and some by lot; poor and rich; missions at every stage."""
    where = page if page in PAGES and PAGES[page].kind == MAP_PAGE else 30
    for number in range(count):
        rng = seeded(page, number)
        cast = CASTS[number % 3]
        extra: dict[str, Any] = {f"hands__{seat}": cards for seat, cards in HANDS[number // 3 % 3].items()}
        foes = [] if number % 2 else ["rust-cutter a1", "rust-bruiser a1"]
        t = table(cast, where, mission="m1", dials__time=number % 10, dials__population=9, dials__food=3 * (number % 4),
                  dials__scrap=3 * (number % 3), visits=[where] * (1 + number % 2), **extra,
                  next="open" if start else "actions")  # fmt: skip
        s = t.s
        for flag in range(len(FLAG_IDS)):
            s.flags[flag] = 0 if number == 0 else 1 + number % 3 if number == 1 else rng.below(3)
        for mission in range(len(MISSION_IDS)):
            told = SUCCEEDED if mission <= number // 5 else 1  # as far as the story has come
            s.campaign.missions[mission] = (1, 2, SUCCEEDED, rng.below(4), told)[number % 5]
        s.campaign.taken = 0 if number % 4 else (1 << len(DISCOVERY_IDS)) - 1
        s.dials[MORALE] = 1 + rng.below(9)
        s.rng.fix("black", [1 + number // 5 % 6])
        if number % 2:
            for _ in range(3):
                s.rng.fix("white", [6])
        if not start:
            for seat in range(s.seats):
                s.hero(seat).space = s.chart.spaces[rng.below(len(s.chart.spaces))]
            t.put(foes=foes, hunt=["skink-runner"] if number % 4 == 1 else [])
        yield s


def answer_some(s: Any, seed: int) -> None:
    """The questions that an entry asks, answered by lot, up to where the turn goes on."""
    rng = seeded(seed, 5)
    for _ in range(QUESTIONS):
        if s.over or not s.pending or s.pending[0].kind in (w.ASK_ACTION, w.ASK_DISCARD):
            return
        d = s.decision(rng.below(s.open_count()))
        s.play(d.seat, d.options[rng.below(len(d.options))])


def read_all(table: Any, names: list[str], count: int = 20) -> set[int]:
    read: set[int] = set()
    for name in names:
        page = int(name.split("-")[0]) if name[0].isdigit() else 30
        start = name == f"{page}-start" and page in PAGES and PAGES[page].kind == MAP_PAGE
        for number, s in enumerate(states(table, page, start, count)):
            s.run()
            if not start:
                if not s.pending:
                    continue
                s.ask_again()
                s.push(s.words.start(name, 0))
                s.run()
            answer_some(s, number)
            if s.task is not None and number % 2 and not s.over:
                # The same place again, now that its task has a card.
                s.task = s.task.with_dial(0, 1) if s.task.first < 0 and 0 in s.deck else s.task
                if s.task.first == 0 and 0 in s.deck:
                    s.deck.remove(0)
                s.ask_again()
                s.push(s.words.start(name, 0))
                s.run()
                answer_some(s, number)
            if s.task is not None and not s.over:
                s.ask_again()
                s.push(s.task.success)
                s.run()
                answer_some(s, number)
            check(s)
            read |= set(s.campaign.read)
    return read


def by_page() -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for name in entries():
        found.setdefault(int(name.split("-")[0]), []).append(name)
    return found


def test_every_entry_is_read(table: Any) -> None:
    """AF-040, AF-047: all entries and triggers of all 35 pages run, nothing is lost, and their texts are told."""
    pages = by_page()
    assert len(pages) == len(PAGES) == 35
    assert len(entries()) >= 271
    read: set[int] = set()
    for names in [*pages.values(), ["e17"]]:
        read |= read_all(table, names)
    read |= read_all(table, SELDOM, 120)
    unread = {PASSAGE_IDS[i] for i in range(len(PASSAGE_IDS)) if i not in read}
    assert unread == TITLES


def test_no_program_belongs_to_nobody() -> None:
    """What is not an entry of a page is an encounter, a card or a variant of one."""
    rest = [name for name in PROGRAMS if not name.split("-")[0].isdigit()]
    assert all(name[0] in "ed" for name in rest), rest
