"""Every page of the book is opened and played on at random; whole sessions keep the contracts of the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.aftermath.test_sessions import check

from gloam.core.rng import seeded
from gloam.core.state import Decision
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import MAP_PAGE, MISSION_IDS, MISSION_TYPE, PAGES
from gloam.testing import check_play

MAP_PAGES = sorted(number for number, data in PAGES.items() if data.kind == MAP_PAGE)
MISSION_OF = {30: "m1", 31: "m2", 32: "m2", 33: "m3", 34: "m3", 35: "m4", 36: "m4", 37: "m5", 38: "m5", 39: "m5",
              40: "m6", 41: "m7", 42: "m7", 43: "m8"}  # fmt: skip


def choice(d: Decision, rng: Any) -> int:
    """Any option but going home: the page is what is looked at."""
    options = [option for option in d.options if option not in (w.HOME, w.END, w.DONE)] or list(d.options)
    if rng.below(3) == 0:
        options = list(d.options)
    return options[rng.below(len(options))]


@pytest.mark.parametrize("page", MAP_PAGES)
def test_every_page_is_played(table: Any, page: int) -> None:
    """AF-040, AF-650: each page is opened by its Start entry and played on; what must always hold does."""
    assert len(MAP_PAGES) == 30
    name = MISSION_OF.get(page, "m1")
    number = MISSION_IDS.index(name)
    mission, errand = (name, "none") if MISSION_TYPE[number] == 0 else ("m1", name)
    t = table(["pim", "odo", "sable"], page, mission=mission, errand=errand, dials__time=3, dials__population=12,
              hunt=["skink-runner"], next="open")  # fmt: skip
    t.s.campaign.missions[number] = 2
    t.s.run()
    rng = seeded(page)
    for _ in range(150):
        if t.s.over or t.s.page != page:
            break
        d = t.s.decision(rng.below(t.s.open_count()))
        t.s.play(d.seat, choice(d, rng))
        check(t.s)
    assert page in t.s.visits


def test_whole_sessions_keep_the_contracts() -> None:
    """AF-595, AF-650: random sessions end; clones, JSON, masked states and imagined worlds agree; every option can be
    taken."""
    report = check_play(game, games=2, seed=5, every=60, limit=60_000, texts=False)
    assert report.games == 2


@pytest.mark.soak
def test_many_sessions_keep_the_contracts() -> None:
    check_play(game, games=100, seed=6, every=50, limit=60_000, texts=False)
