"""What is said of a choice before it is made: what the laser takes, what is used up, whom an offer reaches."""

from __future__ import annotations

import pytest

from gloam.core.words.lexicon import Fact
from gloam.games.lockdown import game
from gloam.scenario import read, run
from gloam.testing import check_foretold, foretold

A, B, C = range(3)


def before(seat: int, where: str, play: str = "going on") -> dict[str, dict[str, dict[str, Fact]]]:
    """What is foretold to a seat, by option, at a table of three."""
    text = f"""
title = "Before a choice"
game = "lockdown"
seats = 3
play = '''
{play}
'''

[set]
{where}
"""
    return foretold(run(read(text, "here", game)[0]), seat)


def walking(row: str, speed: int = 3) -> str:
    """A stands beside the Laser Room, on turn; the others are far away."""
    return f"""
phase = "action"
round = 2
seat.A = {{ room = "B104", genes = [2, {speed}, 5], order = 1, {row} }}
seat.B = {{ room = "B302", order = 2 }}
seat.C = {{ room = "B602", order = 3 }}
"""


def test_the_laser_takes_a_point() -> None:
    """LK-140: said of the step into its room and of no other."""
    said = before(A, walking("hp = 10"))
    assert said == {"go:102": {"laser": {"count": 1}}}


def test_the_laser_may_kill() -> None:
    """LK-144, LK-145: the last point, unless adrenaline works."""
    assert before(A, walking("hp = 1"))["go:102"] == {"laser": {"count": 1}, "kills": {}}
    assert before(A, walking("hp = 1, boosted = 2"))["go:102"] == {"laser": {"count": 1}}


def test_the_laser_does_nothing_to_a_shadow() -> None:
    """LK-143."""
    assert before(A, walking("shadow = true")) == {}


def test_the_last_step_ends_the_move() -> None:
    """LK-121, LK-132: with Speed 1 every step is the last one."""
    said = before(A, walking("hp = 10", speed=1))
    assert set(said["go:102"]) == {"laser", "last-step"}
    assert all("last-step" in facts for facts in said.values())
    assert len(said) > 1


SETTLING = """
phase = "settlement"
step = {step}
round = {round}
seat.A = {{ room = "B302", hp = 9, hand = ["supply2", "supply3", "water", "alcohol", "adrenaline"] }}
seat.B = {{ room = "B602", hp = 10, hand = ["pill"] }}
seat.C = {{ room = "B204", hand = ["food"] }}
"""


def test_hunger_and_what_is_handed_in() -> None:
    """LK-326, LK-327, LK-331, LK-335: what is missing costs HP, but not in the Canteen."""
    where = SETTLING.format(step=4, round=2)
    said = before(A, where)
    assert said["pass"] == {"hunger": {"count": 2}}
    assert said["drink:water"] == {"used-up": {}}
    assert said["drink:supply3"] == {"leaves": {"card": "card:supply3_food"}}
    assert said["eat:supply3"] == {"leaves": {"card": "card:supply3_water"}}
    assert before(A, where, "A drink:water")["pass"] == {"hunger": {"count": 1}}
    assert before(C, where) == {}


@pytest.mark.parametrize(("round_", "effect"), [(3, "quickens"), (6, "none")])
def test_medicine(round_: int, effect: str) -> None:
    """LK-005, LK-356, LK-364, LK-365: never above 10 HP, and Adrenaline comes too late in the last round."""
    where = SETTLING.format(step=6, round=round_)
    said = before(A, where)
    assert said["use:adrenaline"] == {"effect": {"effect": f"effect:{effect}"}, "used-up": {}}
    assert said["use:alcohol"] == {"effect": {"effect": "effect:die"}, "used-up": {}}
    assert "pass" not in said
    assert before(B, where)["use:pill"] == {"heals": {"count": 0}, "used-up": {}}


def test_half_a_supply_card_is_left() -> None:
    """LK-373: the second supply card is two Alcohol."""
    said = before(A, SETTLING.format(step=6, round=3))
    assert said["use:supply2"] == {"effect": {"effect": "effect:die"}, "leaves": {"card": "card:supply2_half"}}


def test_an_offer_reaches_somebody_when_it_is_sent() -> None:
    """LK-080, LK-083: of a draft nothing stands but its sending."""
    where = """
phase = "free"
round = 2
seat.A = { room = "B103", hand = ["knife"], order = 1 }
seat.B = { room = "B302", order = 2 }
seat.C = { room = "B602", order = 3 }
"""
    limit = game.complete(3, {})["offers_per_phase"]
    assert isinstance(limit, int)
    said = before(A, where, "A offer:B\nA give:knife")
    assert said == {"send": {"reaches": {"seat": "seat:B", "count": limit - 1}}}


def test_ten_votes_count_as_ten() -> None:
    """LK-231: every other vote is one, of which nothing is said."""
    where = """
phase = "action"
round = 2
seat.A = { room = "B102", genes = [4, 1, 5], order = 1 }
seat.B = { room = "B202", order = 2 }
seat.C = { room = "B603", order = 3 }
"""
    assert before(A, where, "A go:B101\nA pass") == {}
    said = before(A, where, "A go:B101\nA ten-votes")
    assert said
    assert all(facts == {"votes": {"count": 10}} for facts in said.values())


def test_the_bazooka_hits_everybody_there() -> None:
    """LK-341."""
    where = walking('hp = 10, hand = ["bazooka"]')
    said = before(A, where, "A go:B103\nA stop")
    assert said["fire:B302"] == {"blast": {"count": 4}}


def test_every_foretelling_comes_up_in_play() -> None:
    check_foretold(game, 20, 3, seats=8, options={"stock": "full"})
