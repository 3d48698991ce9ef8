"""Whole campaigns, at random and by the mind: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.aftermath.test_sessions import check

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.tables import BASIC_CARDS, DIAL_MAX, GOALS, ORDINARY_ITEMS

LOOK_EVERY = 40
MOST_SESSIONS = 15
MOST_DECISIONS = 60_000


def check_between(s: Any) -> None:
    """AF-636, AF-645, AF-653: a session that is over has put everything away."""
    assert s.dials[0] == 0 or s.campaign.endless or s.ending == 2, "C10, or the loss that ended it"
    assert not s.foes
    assert not s.hostile or s.ending == 2
    assert len([item for item in s.campaign.built if item in s.campaign.stores]) == 0
    assert all(0 <= value <= most for value, most in zip(s.dials, DIAL_MAX, strict=True))
    assert (s.campaign.goals.bit_count() >= GOALS) == s.campaign.won
    assert len(set(s.campaign.read)) == len(s.campaign.read)


def campaign(seed: int, seats: int, by_mind: bool, most: int = MOST_SESSIONS) -> int:
    """Play a campaign to its win, its loss or its last session; how many sessions it had. Looked at on the way."""
    carried, number = None, 0
    while number < most:
        s: Any = game.fresh(seats, seeded(seed, number), game.complete(seats, {}), carried)
        s.run()
        rng = seeded(seed, 1000 + number)
        minds = [game.minds()["rules"]() for _ in range(seats)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, rng.split())
        count = 0
        while not s.over:
            d = s.decision(rng.below(s.open_count()))
            if by_mind:
                option = minds[d.seat].choose(s.masked(s.side(d.seat)), d.kind, list(d.options))
            else:
                # Giving up for good is a question of its own; going home at once would leave the book unread.
                options = [x for x in d.options if x not in (w.HOME, w.GIVE_UP)] or list(d.options)
                option = options[rng.below(len(options))]
            s.play(d.seat, option)
            count += 1
            if count % LOOK_EVERY == 0:
                check(s)
            assert count < MOST_DECISIONS, f"session {number} of campaign {seed} does not end"
        check(s)
        check_between(s)
        number += 1
        if s.campaign.won or (by_mind and s.campaign.endless):
            break
        carried = game.carried(s)
        assert carried is not None
    return number


def test_a_campaign_at_random() -> None:
    """AF-595, AF-600 to AF-604, AF-653: a few sessions with random people."""
    assert campaign(3, 3, False, 2) == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_a_campaign_of_the_mind(seats: int) -> None:
    """AF-595, AF-596, AF-653: the same with minds."""
    assert campaign(seats, seats, True, 3) >= 1


@pytest.mark.soak
def test_a_thousand_campaigns_at_random() -> None:
    for seed in range(1000):
        campaign(seed, 2 + seed % 3, False, 4)


@pytest.mark.soak
def test_three_hundred_campaigns_of_the_mind() -> None:
    for seed in range(300):
        campaign(seed, 2 + seed % 3, True)


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """AF-013, AF-014: what the checks above count by."""
    assert (len(BASIC_CARDS), len(ORDINARY_ITEMS)) == (37, 51)
