"""What is said of a choice before it is made: movement points, tests and what stands beside the dice."""

from __future__ import annotations

from gloam.core.words.lexicon import Fact
from gloam.games.aftermath import game
from gloam.scenario import read, run
from gloam.testing import check_foretold, foretold

A = 0


def before(where: str, play: str = "going on", cast: str = "juno") -> dict[str, dict[str, dict[str, Fact]]]:
    """What is foretold to A, by option."""
    text = f"""
title = "Before a choice"
game = "aftermath"
seats = 2
play = '''
{play}
'''

[set]
cast = ["{cast}", "odo"]
page = 30
turn = "A"
next = "actions"
{where}
"""
    return foretold(run(read(text, "here", game)[0]), A)


def test_cards_give_movement_points() -> None:
    """AF-275: their values, added up."""
    where = 'heroes.pim.space = "c3"\nhands.A = ["g2", "g1", "y6"]'
    assert before(where, cast="pim")["move:g2"] == {"points": {"count": 2}}
    said = before(where, "A move:g2", "pim")
    assert said["play:g1"] == {"points": {"count": 3}}
    assert said["go"] == {"points": {"count": 2}}


TALKING = """
heroes.juno.space = "c4"
hands.A = ["y6", "y1"]
threats = ["k1", "k7", "k4"]
foes = ["rust-cutter c4 loot:scrap*2", "rust-slinger f1"]
"""


def test_talking_is_an_opposed_test() -> None:
    """AF-302, X-07: of instinct, against 6 and the black die, which is worth 1 there."""
    said = before(TALKING)
    assert said["talk:0"] == {"opposed": {"attribute": "attribute:instinct", "difficulty": 6}}


def test_what_stands_beside_the_dice() -> None:
    """AF-239, X-07: 7 with a white die that is worth 1, so 6 without it; a card more adds its value."""
    said = before(TALKING, "A talk:0")
    assert said["play:y6"] == {"both-dice": {"total": 6, "difficulty": 6}}
    said = before(TALKING, "A talk:0\nA play:y6")
    assert said["done"] == {"both-dice": {"total": 6, "difficulty": 6}}
    assert said["play:y1"] == {"both-dice": {"total": 7, "difficulty": 6}}


def test_an_attack_from_afar() -> None:
    """AF-391, X-01: agility against the defence; g4 and r4 make 9 with a white die that is worth 0."""
    where = 'hands.A = ["g4", "r4", "g1", "b2"]\nhostile = true\nfoes = ["rust-slinger a5"]'
    said = before(where, cast="pim")
    assert said["ranged:0,0"] == {"opposed": {"attribute": "attribute:agility", "difficulty": 4}}
    said = before(where, "A ranged:0,0\nA play:g4", "pim")
    assert said["play:r4"] == {"both-dice": {"total": 9, "difficulty": 4}}


def test_every_foretelling_comes_up_in_play() -> None:
    check_foretold(game, 400, 1)
