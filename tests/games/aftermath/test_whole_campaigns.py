"""Whole campaigns, at random and by the mind: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.aftermath.test_sessions import check

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BASIC_CARDS, DIAL_MAX, FOOD, GOALS, MORALE, ORDINARY_ITEMS

LOOK_EVERY = 40
MOST_SESSIONS = 40
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


def campaign(seed: int, seats: int, by_mind: bool, most: int = MOST_SESSIONS) -> tuple[int, bool]:
    """Play a campaign to its win, its loss or its last session, looking at it on the way; how many sessions it had, and
    whether it came to its end."""
    carried, number, ended = None, 0, False
    while number < most and not ended:
        s: Any = game.fresh(seats, seeded(seed, number), game.complete(seats, {}), carried)
        s.run()
        rng = seeded(seed, 1000 + number)
        minds = [game.minds()["steady"]() for _ in range(seats)]
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
        ended = s.campaign.won or (by_mind and s.campaign.endless)
        carried = game.carried(s)
        assert carried is not None
    return number, ended


def test_a_campaign_at_random() -> None:
    """AF-595, AF-600 to AF-604, AF-653: a few sessions with random people."""
    assert campaign(3, 3, False, 2) == (2, False)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_campaign_of_the_mind(seats: int) -> None:
    """AF-595, AF-596, AF-653: the same with minds."""
    assert campaign(seats, seats, True, 3)[0] >= 1


@pytest.mark.parametrize(
    ("cast", "less"), [(["pim", "odo"], 3), (["pim", "odo", "juno"], 3), (["pim", "odo", "juno", "sable"], 1)]
)
def test_the_colony_does_not_wait_for_ever(table: Any, cast: list[str], less: int) -> None:
    """100-19, 100-20: foraging helps the mood while there are missions, and wears it out when the last one is done;
    nobody is better off for coming home empty."""
    for entry, state, morale, after in (
        ("100-19", "available", 3, 4),
        ("100-19", "available", 7, 7),
        ("100-19", "succeeded", 7, 7 - less),
        ("100-20", "available", 7, 6),
        ("100-20", "succeeded", 7, 7 - less),
    ):
        t = table(cast, 30, missions__m5=state, dials__morale=morale, dials__food=5, hands__A=["g1"], next="actions")
        t.go()
        t.s.ask_again()
        t.s.push(t.s.words.start(entry, 0))
        t.s.run()
        assert (t.s.dials[MORALE], t.s.dials[FOOD]) == (after, 7 if entry == "100-19" else 5)


@pytest.mark.soak
def test_a_thousand_campaigns_at_random() -> None:
    for seed in range(1000):
        campaign(seed, 2 + seed % 3, False, 4)


@pytest.mark.soak
def test_three_hundred_campaigns_of_the_mind() -> None:
    """AF-596, AF-600: each is won, or lost for the first time."""
    for seed in range(300):
        assert campaign(seed, 2 + seed % 3, True)[1], f"campaign {seed} does not come to its end"


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """AF-013, AF-014: what the checks above count by."""
    assert (len(BASIC_CARDS), len(ORDINARY_ITEMS)) == (37, 51)
