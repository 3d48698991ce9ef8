"""White cards for every character, and what the table can tell from them (SH-140 to SH-189)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.match import Match
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game
from gloam.scenario import read, run

HUNTERS = ["emi", "franklin", "george"]
SHADOWS = ["unknown", "vampire", "werewolf"]
NEUTRALS = ["allie", "bob", "charles", "daniel"]
ROLES = [*HUNTERS, *SHADOWS, *NEUTRALS]

PAIRED_WITH = {
    ("emi", "franklin"): ["vampire", "unknown", "bob"],
    ("unknown", "vampire"): ["emi", "franklin", "bob"],
    ("emi", "vampire"): ["franklin", "unknown", "bob"],
    ("franklin", "allie"): ["emi", "unknown", "vampire"],
}
"""The characters of B, C and D where A and E are a pair that change places."""

WHITE_DECK = {
    "holy_water": 2,
    "concealed_knowledge": 1,
    "chocolate": 1,
    "advent": 1,
    "disenchant_mirror": 1,
    "blessing": 1,
    "guardian_angel": 1,
    "flare": 1,
    "first_aid": 1,
    "spear": 1,
    "holy_robe": 1,
    "silver_rosary": 1,
    "fortune_brooch": 1,
    "talisman": 1,
    "mystic_compass": 1,
}


def company_of(role: str) -> list[str]:
    """The characters of B to E in a game of five where A is `role`."""
    hunters = [r for r in HUNTERS if r != role][: 1 if role in HUNTERS else 2]
    shadows = [r for r in SHADOWS if r != role][: 1 if role in SHADOWS else 2]
    neutrals = [] if role in NEUTRALS else ["allie" if role != "allie" else "bob"]
    return [*hunters, *shadows, *neutrals]


def played(roles: list[str], play: str, extra: str = "") -> Match:
    """A turn of A in a game of five, with everybody off the board but for A in the Church and B in the Cabin."""
    seats = "\n".join(f'seat.{chr(65 + i)}.role = "{role}"' for i, role in enumerate(roles))
    text = f"""
title = "A White card"
game = "shadow-hunters"
seats = 5
play = '''
{play}
'''

[set]
turn = "A"
phase = "area"
layout = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
{seats}
seat.A.area = "church"
{extra}
"""
    return run(read(text, "here", game)[0])


def options_of(match: Match, seat: int) -> list[str]:
    d = match.state.decision_of(seat)
    return [] if d is None else [game.lexicon.write(option) for option in d.options]


def test_the_white_deck_holds_the_cards_of_the_ledger() -> None:
    """Two Holy Waters (SH-140), one of every other card (SH-141 to SH-187)."""
    match = Match(game, 5, 3)
    assert Counter(game.position(match.state)["pile"]["white"]) == WHITE_DECK


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    ("card", "fits"), [("chocolate", ["allie", "emi", "unknown"]), ("advent", ["emi", "franklin", "george"])]
)
def test_chocolate_and_advent_fit_their_characters_only(role: str, card: str, fits: list[str]) -> None:
    """SH-145 to SH-150: hidden, those whom it fits may reveal; revealed, they heal; all others get nothing."""
    extra = f'pile.white = ["{card}"]\nseat.A.damage = 7\n'
    hidden = played([role, *company_of(role)], "A use", extra)
    assert options_of(hidden, 0) == (["pass", "unveil"] if role in fits else ["pass"])
    revealed = played([role, *company_of(role)], "A use", extra + "seat.A.revealed = true\n")
    assert game.position(revealed.state)["seat"]["A"]["damage"] == (0 if role in fits else 7)
    assert revealed.state.decision_of(0) is None


@pytest.mark.parametrize(
    ("card", "fitting", "other"),
    [
        ("chocolate", "emi", "franklin"),
        ("chocolate", "unknown", "vampire"),
        ("advent", "emi", "vampire"),
        ("advent", "franklin", "allie"),
    ],
)
def test_declining_looks_like_having_nothing_to_decide(card: str, fitting: str, other: str) -> None:
    """SH-147, SH-150: at every moment all others see and hear the same of both."""
    pool = PAIRED_WITH[fitting, other]
    seats = {fitting: [fitting, *pool, other], other: [other, *pool, fitting]}
    extra = f'pile.white = ["{card}"]\nseat.A.damage = 7\n'
    for moment in ("A use", "A use\nA pass"):
        truth, bluff = played(seats[fitting], moment, extra), played(seats[other], moment, extra)
        for viewer in (-1, 1, 2, 3):
            assert truth.sight(only(viewer)) == bluff.sight(only(viewer))
            assert truth.heard(only(viewer)) == bluff.heard(only(viewer))


@pytest.mark.parametrize("role", ROLES)
def test_the_mirror_reveals_vampire_and_werewolf_only(role: str) -> None:
    """SH-151, SH-152."""
    match = played([role, *company_of(role)], "A use", 'pile.white = ["disenchant_mirror"]\nseat.A.damage = 4\n')
    a = game.position(match.state)["seat"]["A"]
    assert a["revealed"] == (role in ("vampire", "werewolf"))
    assert a["damage"] == 4
    assert match.state.decision_of(0) is None


@pytest.mark.parametrize("role", ROLES)
def test_first_aid_kills_nobody(role: str) -> None:
    """SH-164: 7 is less than the hit points of every character."""
    roles = company_of(role)
    match = played([roles[0], role, *roles[1:]], "A use\nA choose:B", 'pile.white = ["first_aid"]\n')
    b = game.position(match.state)["seat"]["B"]
    assert (b["role"], b["damage"], b["alive"], b["revealed"]) == (role, 7, True, False)


@pytest.mark.parametrize("role", ROLES)
def test_the_spear_is_for_hunters(role: str) -> None:
    """SH-170 to SH-172: a hit of 1 that becomes 3 for Hunters, revealed or revealing, and for nobody else."""
    # Everybody in B's seat is revealed and no Werewolf, so that nothing but the Spear can ask a question.
    roles = company_of(role)
    quiet = next(r for r in roles if r not in ("werewolf", "daniel"))
    roles.remove(quiet)
    start = "A pass\ndice d4=2 d6=3\nA attack:B\nA roll"
    seats = [role, quiet, *roles]
    extra = 'seat.A.equipment = ["spear"]\nseat.B.area = "cabin"\nseat.B.revealed = true\n'
    hidden = played(seats, start, extra)
    assert hidden.sight(NOBODY).resolving
    assert options_of(hidden, 0) == (["pass", "strike"] if role in HUNTERS else ["pass"])
    declined = played(seats, f"{start}\nA pass", extra)
    assert game.position(declined.state)["seat"]["B"]["damage"] == 1
    revealed = played(seats, start, extra + "seat.A.revealed = true\n")
    assert game.position(revealed.state)["seat"]["B"]["damage"] == (3 if role in HUNTERS else 1)
    if role in HUNTERS:
        struck = played(seats, f"{start}\nA strike", extra)
        a, b = (game.position(struck.state)["seat"][seat] for seat in "AB")
        assert (a["revealed"], b["damage"]) == (True, 3)
