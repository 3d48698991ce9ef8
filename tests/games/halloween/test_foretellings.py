"""What is said of a choice before it is made: dice, squares, tokens, decks, and whether Michael is seen."""

from __future__ import annotations

import pytest

from gloam.core.words.lexicon import Fact
from gloam.games.halloween import game
from gloam.scenario import read, run
from gloam.testing import check_foretold, foretold

MICHAEL, B, C = range(3)


def before(
    seat: int, turn: str, space: str, b: str = "", c: str = "", play: str = "going on"
) -> dict[str, dict[str, dict[str, Fact]]]:
    """What is foretold to a seat, by option: Annie looks along the street from A12, Laurie along her own."""
    text = f"""
title = "Before a choice"
game = "halloween"
seats = 4
play = '''
{play}
'''

[set]
turn = "{turn}"
round = 2
space = "{space}"
seat.B = {{ who = "annie", facing = "east", {b or 'space = "A12"'} }}
seat.C = {{ who = "laurie", {c or 'space = "E19", facing = "east"'} }}
seat.D = {{ who = "bob", space = "O7", facing = "north" }}
"""
    return foretold(run(read(text, "here", game)[0]), seat)


def test_moving_and_resting() -> None:
    """HW-113, HW-205: so many squares, more for a token; a rest puts all tokens back."""
    said = before(B, "B", "O20", 'space = "A12", exertion = 2')
    assert said["rest"] == {"puts-back": {"count": 2}}
    near, far = said["move"]["squares"]["count"], said["run"]["squares"]["count"]
    assert near == 4
    assert isinstance(far, int)
    assert far > 4


@pytest.mark.parametrize(
    ("option", "hand", "expected"),
    [
        ("attack", [], {"dice": {"count": 1}}),
        ("attack-with:shears", ["shears"], {"dice": {"count": 3}, "exertion": {"count": 1}}),
        ("attack-with:bat", ["bat"], {"dice": {"count": 2}}),
        ("swing", ["bat"], {"dice": {"count": 3}, "exertion": {"count": 1}}),
    ],
)
def test_an_attack(option: str, hand: list[str], expected: dict[str, dict[str, Fact]]) -> None:
    """HW-174, HW-182, HW-317."""
    assert before(B, "B", "E12", f'space = "D12", hand = {hand}')[option] == expected


def test_a_shot_costs_the_bullets() -> None:
    """HW-317: and the revolver stays."""
    said = before(B, "B", "E12", 'space = "D12", hand = ["revolver", "bullets"]')
    assert said["attack-with:revolver"]["spent"] == {"card": "card:bullets"}


def test_a_search_draws_from_the_deck_of_the_quadrant() -> None:
    """HW-154, HW-161."""
    assert before(B, "B", "O20", 'space = "C18"')["search:C18"] == {"draws": {"quadrant": "quadrant:sw"}}


def test_items() -> None:
    """HW-188, HW-191, HW-317: what is healed at most, what is free, what everybody hears."""
    said = before(B, "B", "O20", 'space = "A12", damage = 1, hand = ["first-aid", "dog"]')
    assert said["heal:B"]["heals"] == {"count": 1}
    assert "all-hear" in said["dog"]
    assert "all-hear" not in said["heal:B"]


def test_dice_that_are_rolled_again() -> None:
    """HW-308: Laurie pays for each."""
    said = before(C, "C", "E12", c='space = "F12", facing = "west"', play="dice attack=3\nC attack")
    assert said == {"reroll:1": {"exertion": {"count": 1}}}


def test_michael_learns_where_he_will_be_seen() -> None:
    """HW-219, HW-237: on a space that a victim sees, also if he only passes; HW-242: whoever attacks is seen."""
    drawn = "A stalk\nA go:E11\nA go:E12\nA go:E13"
    assert before(MICHAEL, "A", "E10", play="A stalk\nA go:E11") == {}
    assert before(MICHAEL, "A", "E10", play=drawn)["stop"] == {"seen": {}}
    said = before(MICHAEL, "A", "E10")
    assert "hunt:E11" not in said
    assert said["hunt:E14"] == {"seen": {}}


def test_michael_attacks_with_three_dice() -> None:
    """HW-243: and his figure appears, if it was not there."""
    said = before(MICHAEL, "A", "A11")
    assert said["strike:B"]["dice"] == {"count": 3}
    assert "seen" in said["strike:B"]


def test_every_foretelling_comes_up_in_play() -> None:
    check_foretold(game, 30, 1)
