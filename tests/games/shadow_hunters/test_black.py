"""Black cards for every roll and every character (SH-200 to SH-215)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gloam.core.match import Match
from gloam.core.state import only
from gloam.games.shadow_hunters import game
from gloam.scenario import read, run

BLACK_DECK = {
    "spider": 1,
    "bat": 3,
    "dynamite": 1,
    "goblin": 2,
    "doll": 1,
    "ritual": 1,
    "banana": 1,
    "axe": 1,
    "knife": 1,
    "chainsaw": 1,
    "masamune": 1,
    "machine_gun": 1,
    "handgun": 1,
}

TOTALS = {2: "cabin", 3: "cabin", 4: "gate", 5: "gate", 6: "church", 8: "cemetery", 9: "woods", 10: "altar"}


ROLES = ["george", "vampire", "franklin", "unknown", "allie", "emi", "werewolf", "daniel"]
AREAS = ["cemetery", "cabin", "gate", "church", "cemetery", "woods", "altar", "off"]


def drawn(card: str, play: str, role: str = "george", **a: str) -> Match:
    """A, at the Cemetery, draws a Black card in a game of eight where A is `role`."""
    roles = ROLES.copy()
    roles[roles.index(role)], roles[0] = roles[0], role
    seats = "\n".join(
        f'seat.{chr(65 + i)} = {{ role = "{r}", area = "{area}" }}'
        for i, (r, area) in enumerate(zip(roles[1:], AREAS[1:], strict=True), 1)
    )
    own = "\n".join(f"seat.A.{key} = {value}" for key, value in a.items())
    text = f"""
title = "A Black card"
game = "shadow-hunters"
seats = 8
play = '''
{play}
'''

[set]
turn = "A"
phase = "area"
layout = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
pile.black = ["{card}"]
seat.A.role = "{role}"
seat.A.area = "cemetery"
{own}
{seats}
"""
    return run(read(text, "here", game)[0])


def damage_in(match: Match) -> dict[str, int]:
    return {seat: entry["damage"] for seat, entry in game.position(match.state)["seat"].items()}


def test_the_black_deck_holds_the_cards_of_the_ledger() -> None:
    """Three Bats (SH-202), two Goblins (SH-206), one of every other card (SH-200 to SH-231)."""
    match = Match(game, 5, 3)
    assert Counter(game.position(match.state)["pile"]["black"]) == BLACK_DECK


@pytest.mark.parametrize(("d4", "d6"), list(product(range(1, 5), range(1, 7))))
def test_dynamite_strikes_the_area_of_its_total(d4: int, d6: int) -> None:
    """SH-203 to SH-205: one roll of both dice, all in the area, nobody for a 7, nobody off the board."""
    struck = TOTALS.get(d4 + d6)
    damage = damage_in(drawn("dynamite", f"dice d4={d4} d6={d6}\nA use"))
    assert damage == {seat: 3 if area == struck else 0 for seat, area in zip("ABCDEFGH", AREAS, strict=True)}


@pytest.mark.parametrize("face", range(1, 7))
def test_the_doll_turns_on_its_drawer_from_5_on(face: int) -> None:
    """SH-208, SH-209."""
    damage = damage_in(drawn("doll", f"dice d6={face}\nA use\nA choose:H"))
    victim = "H" if face <= 4 else "A"
    assert damage == {seat: 3 if seat == victim else 0 for seat in "ABCDEFGH"}


@pytest.mark.parametrize("role", ROLES)
def test_the_ritual_is_for_shadows(role: str) -> None:
    """SH-210 to SH-212: hidden, a Shadow may reveal and heal; revealed, a Shadow heals; all others get nothing."""
    shadow = role in ("unknown", "vampire", "werewolf")
    hidden = drawn("ritual", "A use", role, damage="7").state.decision_of(0)
    assert hidden is not None
    assert [game.lexicon.write(o) for o in hidden.options] == (["pass", "unveil"] if shadow else ["pass"])
    revealed = drawn("ritual", "A use", role, damage="7", revealed="true")
    assert damage_in(revealed)["A"] == (0 if shadow else 7)


@pytest.mark.parametrize(("shadow", "other"), [("vampire", "emi"), ("unknown", "allie"), ("werewolf", "george")])
def test_declining_the_ritual_looks_like_having_nothing_to_decide(shadow: str, other: str) -> None:
    """SH-212: at every moment all others see and hear the same of both."""
    for moment in ("A use", "A use\nA pass"):
        seats = [drawn("ritual", moment, role, damage="7") for role in (shadow, other)]
        viewers = [seat for seat in range(1, 8) if all(own_role(m, seat) == own_role(seats[0], seat) for m in seats)]
        assert len(viewers) >= 5
        for viewer in (-1, *viewers):
            assert seats[0].sight(only(viewer)) == seats[1].sight(only(viewer))
            assert seats[0].heard(only(viewer)) == seats[1].heard(only(viewer))


def own_role(match: Match, seat: int) -> str:
    role: str = game.position(match.state)["seat"][chr(65 + seat)]["role"]
    return role
