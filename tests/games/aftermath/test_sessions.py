"""Random sessions: what holds at every moment, what is hidden, what is saved and carried on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.core.value import from_plain, to_plain
from gloam.games.aftermath import game
from gloam.games.aftermath.content.tables import BASIC_CARDS, CARD_IDS, INFLUENCE_OF, ORDINARY_ITEMS


def check(s: Any) -> None:
    """Nothing is lost or doubled."""
    task = [] if s.task is None or s.task.first < 0 else [s.task.first]
    cards = [*s.deck, *s.discard, *(c for c in s.threats if c >= 0), *task, *(c for hand in s.hands for c in hand)]
    assert sorted(c for c in cards if INFLUENCE_OF[c] < 0) == BASIC_CARDS, "37 action cards (AF-013)"
    assert len(set(cards)) == len(cards) <= len(CARD_IDS)
    c = s.campaign
    held = [item for hero in s.heroes for item in hero.items()]
    items = [*s.items, *s.item_discard, *c.stores, *c.built, *c.broken, *held]
    assert len(set(items)) == len(items)
    assert not set(items) - set(range(len(ORDINARY_ITEMS) + 18))
    assert len(s.foes) <= 5, "AF-173"
    assert s.foes or s.road is not None or not s.hostile, "AF-188"
    assert s.batteries_left() >= 0
    assert all(0 <= dial <= 20 for dial in s.dials)
    assert sum(len(p) for p in (*s.piles, *s.lost_tokens)) + len(s.finds) + len(s.spent) == 21, "AF-020"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sessions_end_and_nothing_is_lost(wanderer: Any, seats: int) -> None:
    """AF-013, AF-020, AF-173, AF-188, AF-595: a whole session at random, looked at after every decision."""
    s = None
    for s in wanderer(seats * 11, seats, most=2500):
        check(s)
    assert s is not None


@pytest.mark.parametrize("closed", [False, True])
def test_what_is_hidden_can_be_imagined_and_saved(wanderer: Any, closed: bool) -> None:
    """AF-650, AF-652: masked states show the same view, worlds fit them, and a state is read back as it was."""
    for i, s in enumerate(wanderer(5, 3, {"closed_hands": closed}, most=500)):
        if i % 40:
            continue
        for viewers in (0, 1, 7):
            known = s.masked(viewers)
            assert known.view(viewers) == s.view(viewers)
            world = known.imagine(seeded(i))
            assert to_plain(world.masked(viewers)) == to_plain(known)
        plain = json.loads(json.dumps(to_plain(s)))
        assert to_plain(from_plain(plain, game.classes())) == to_plain(s)
        assert to_plain(s.clone()) == to_plain(s)


def test_a_campaign_goes_on(wanderer: Any) -> None:
    """AF-025, AF-028, AF-633, AF-651 to AF-653: what a session leaves begins the next, with other people."""
    *_, s = wanderer(3, 2, most=6000)
    assert s.over
    carried = game.carried(s)
    assert carried is not None
    later: Any = game.fresh(4, seeded(9), game.complete(4, {}), carried)
    check(later)
    assert later.campaign.sessions == 1
    assert later.dials == s.dials
    assert [hero.worn for hero in later.heroes] == [hero.worn for hero in s.heroes]
    later.run()
    while later.page < 0:
        d = later.pending[0]
        later.play(d.seat, d.options[0])
    assert later.page == 3
