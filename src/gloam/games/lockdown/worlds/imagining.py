"""Worlds that fit what is known: a masked state becomes a whole one again, in one of the ways it can have been.

Certain in every world: all that the viewers were told or see now, word for word; everybody's HP, deaths and revivals as
announced; all cards are somewhere, no hand is too large, and every stock or panel is now as a viewer last saw it; who
handed in, used or offered a card held it; whose turn came when.

Searched for until found, and let go only when the search would not end: rooms in each round that agree with the
fights, brawls, encounters and surgeries announced, reached within the Speed of each; at last even that.

Best effort: the Forces that explain the losses of every fight, the way by which each card came to its holder, where
the HP of the others went, votes that explain the gas. Several worlds are tried, and the one with the least that is
left unexplained is kept. Not thought of: masks, ropes and secret decontamination as reasons why others were unhurt
or far away, redistributed panels, recycled cards and gold bars in the hands of others.
"""

from __future__ import annotations

from typing import Final

from gloam.core.history import EVERYONE
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.games.lockdown.state import PHASE_FREE, Lockdown
from gloam.games.lockdown.worlds.asking import ask_others, gone_on, is_trading, make_ready
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.present import forget_talks, settle_world
from gloam.games.lockdown.worlds.retelling import Story
from gloam.games.lockdown.worlds.search import Search
from gloam.games.lockdown.worlds.unrecorded import deal_unrecorded
from gloam.games.lockdown.worlds.walks import walks_on

GIVEN_UP: Final = [0, 4, 50]
"""What a round counts that is explained without the HP of the others, or without their ways too."""

WORLDS: Final = 4
"""So many worlds are tried before one is taken that leaves something unexplained."""


WORLDS_A_STORY: Final = 24
"""So many worlds may have one story. It takes tens of times as long to find one as to go on from it."""


def imagined_from(known: Lockdown, rng: Rng) -> Lockdown:
    """A world that fits a masked state, with a future of its own."""
    if known.over:
        return as_it_is(known, rng)
    f = Facts(known)
    return going_on(present_of(known, f, rng), known, f, rng)


def several_from(known: Lockdown, rng: Rng, count: int) -> list[State]:
    """Worlds that fit a masked state: several have the same past, and each has a present and a future of its own."""
    if known.over:
        return [as_it_is(known, rng) for _ in range(count)]
    worlds: list[State] = []
    f = Facts(known)
    a_story = WORLDS_A_STORY if is_told(known, f) else 1
    while len(worlds) < count:
        present = present_of(known, f, rng)
        for _ in range(min(a_story, count - len(worlds))):
            t = present.clone()
            t.rng = rng.split()
            worlds.append(going_on(t, known, f, rng))
    return worlds


def as_it_is(known: Lockdown, rng: Rng) -> Lockdown:
    """What is known, with dice of its own: nothing is hidden at the end."""
    t = known.clone()
    t.rng = rng.split()
    t.viewers = EVERYONE
    return t


def is_told(known: Lockdown, f: Facts) -> bool:
    """Whether the viewers have seen the game from its beginning, so that its story can be told."""
    return known.round == 0 or f.recorded


def present_of(known: Lockdown, f: Facts, rng: Rng) -> Lockdown:
    """How things may stand, before anybody else is asked: the end of a story."""
    t = as_it_is(known, rng)
    for x in f.others:
        forget_talks(t.players[x], t)
    if is_told(known, f):
        settle_world(t, known, f, best_story(known, f, rng))
    else:
        deal_unrecorded(t, known, f, rng)
    return t


def going_on(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> Lockdown:
    """The others are asked, and have come further with it out of sight."""
    ask_others(t, known, f, rng)
    t = gone_on(t, f, rng)
    if known.phase == PHASE_FREE and is_trading(known):
        make_ready(t, known, f, rng)
    return t


def best_story(s: Lockdown, f: Facts, rng: Rng) -> Story:
    """The story that leaves least unexplained, of a few."""
    walks = walks_on(s.map_number)
    best: Story | None = None
    least = 0
    for _ in range(WORLDS):
        needs = Needs(s, f, rng)
        trails = Search(s, f, walks, needs, rng).find()
        story = Story(s, f, walks, trails, needs, rng)
        story.tell()
        faults = story.chronicle.faults()
        for level in trails.reach.level:
            faults += GIVEN_UP[level]
        if best is None or faults < least:
            best, least = story, faults
        if faults == 0:
            break
    assert best is not None
    return best
