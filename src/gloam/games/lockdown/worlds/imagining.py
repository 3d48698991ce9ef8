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
from gloam.games.lockdown.state import PHASE_FREE, Lockdown
from gloam.games.lockdown.worlds.asking import ask_others, gone_on, is_trading, make_ready
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.present import forget_talks, settle_world
from gloam.games.lockdown.worlds.search import Search
from gloam.games.lockdown.worlds.story import Story
from gloam.games.lockdown.worlds.unrecorded import deal_unrecorded
from gloam.games.lockdown.worlds.walks import walks_on

GIVEN_UP: Final = [0, 4, 50]
"""What a round counts that is explained without the HP of the others, or without their ways too."""

WORLDS: Final = 4
"""So many worlds are tried before one is taken that leaves something unexplained."""


def imagined_from(known: Lockdown, rng: Rng) -> Lockdown:
    """A world that fits a masked state, with a future of its own."""
    t = known.clone()
    t.rng = rng.split()
    t.viewers = EVERYONE
    if known.over:
        return t
    f = Facts(known)
    for x in f.others:
        forget_talks(t.players[x], t)
    if known.round > 0 and not f.recorded:
        deal_unrecorded(t, known, f, rng)
    else:
        settle_world(t, known, f, best_story(known, f, rng))
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
