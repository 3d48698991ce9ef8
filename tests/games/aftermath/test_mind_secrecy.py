"""The mind knows what a party knows: of the book it looks at nothing that was not read or does not lie open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from gloam.core.effects.program import CALL
from gloam.core.effects.step import Deliberation, Run
from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath.content.tables import BOOK, PASSAGE_IDS
from gloam.games.aftermath.mind.openbook import length_at

PROGRAMS = dict(BOOK.programs)


class Watched(dict[str, Any]):
    """The shelf of programs, which notes what is taken from it."""

    def __init__(self, programs: dict[str, Any]) -> None:
        super().__init__(programs)
        self.taken: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.taken.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.taken.add(name)
        return super().get(name, default)


@contextmanager
def watching() -> Iterator[Watched]:
    programs = BOOK.programs
    watched = Watched(programs)
    BOOK.programs = watched
    try:
        yield watched
    finally:
        BOOK.programs = programs


@cache
def called_by(name: str) -> set[str]:
    """Entries that an entry reads."""
    program = PROGRAMS[name]
    found, at = set(), 0
    while at < len(program.code):
        if program.code[at] == CALL:
            found.add(BOOK.order[program.code[at + 1]])
        at += length_at(program.code, at)
    return found


@cache
def callers_of(name: str) -> list[str]:
    return [x for x in BOOK.order if x.split("-")[0] == name.split("-")[0] and name in called_by(x)]


@cache
def texts_of(name: str) -> set[str]:
    """The texts of an entry, its options too; those of entries with a longer name are theirs."""
    longer = [x for x in BOOK.order if x.startswith(name + "-")]
    own = {x for x in PASSAGE_IDS if x == name or x.startswith(name + "-")}
    return {x for x in own if not any(x == other or x.startswith(other + "-") for other in longer)}


def is_open(s: Any, name: str, open_runs: set[str]) -> bool:
    """Exits of the open page (AF-046), what was read (AF-047), and the entry that is being read right now."""
    read = {PASSAGE_IDS[i] for i in s.campaign.read}
    if name.startswith(f"{s.page}-exit-") or name in open_runs or texts_of(name) & read:
        return True
    # An entry without a text of its own belongs to what reads it.
    return not texts_of(name) and any(is_open(s, x, open_runs) for x in callers_of(name))


def runs_of(s: Any) -> set[str]:
    """Programs of the entries that are being read: they wait on the agenda, or have asked."""
    found = set()
    for step in [*s.agenda, *(d.step for d in s.pending)]:
        run = step.asked if isinstance(step, Deliberation) else step
        while isinstance(run, Run):
            found.add(run.program)
            run = run.outer
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_it_takes_nothing_from_the_shelf_that_is_sealed(seats: int) -> None:
    """AF-041, AF-046, AF-047: two sessions, decision by decision."""
    carried, consulted = None, set()
    for number in range(2):
        s: Any = game.fresh(seats, seeded(seats, number), game.complete(seats, {}), carried)
        s.run()
        minds = [game.minds()["steady"]() for _ in range(seats)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, seeded(seat))
        while not s.over:
            d = s.pending[0]
            known = s.masked(s.side(d.seat))
            with watching() as shelf:
                option = minds[d.seat].choose(known, d.kind, list(d.options))
            for name in shelf.taken - consulted:
                assert is_open(s, name, runs_of(s)), f"{name} was not read when {d.kind} was asked on page {s.page}"
            consulted |= {name for name in shelf.taken if "-exit-" not in name}
            s.play(d.seat, option)
        carried = game.carried(s)
    assert consulted, "it looks at what was read"


def test_what_is_sealed_cannot_matter() -> None:
    """The same session with all unread entries of the book torn out, as far as the mind is concerned."""

    def choices(torn: bool) -> list[int]:
        s: Any = game.start(2, seeded(5))
        minds = [game.minds()["steady"]() for _ in range(2)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, 2, seeded(seat))
        found = []
        while not s.over and len(found) < 400:
            d = s.pending[0]
            programs = BOOK.programs
            if torn:
                runs = runs_of(s)
                read = {PASSAGE_IDS[i] for i in s.campaign.read}
                pages = {name.split("-")[0] for name in read} | {str(s.page)}
                left = [x for x in programs if x.split("-")[0] in pages and is_open(s, x, runs)]
                BOOK.programs = {name: programs[name] for name in left}
            try:
                found.append(minds[d.seat].choose(s.masked(s.side(d.seat)), d.kind, list(d.options)))
            finally:
                BOOK.programs = programs
            s.play(d.seat, found[-1])
        return found

    assert choices(True) == choices(False)
