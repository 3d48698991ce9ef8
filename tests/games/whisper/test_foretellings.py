"""What is said of a choice before it is made: main actions, noise, gears, the price of a card, dice of a defence."""

from __future__ import annotations

from gloam.core.words.lexicon import Fact
from gloam.games.whisper import game
from gloam.scenario import read, run
from gloam.testing import check_foretold, foretold

KILLER, TEAM = range(2)


def before(seat: int, where: str, play: str = "going on") -> dict[str, dict[str, dict[str, Fact]]]:
    """What is foretold to a seat, by option: the killer, or whoever plays all victims."""
    text = f"""
title = "Before a choice"
game = "whisper"
seats = 2
play = '''
{play}
'''

[set]
round = 4
charm_shown = true
victims = ["marco", "anna", "vera"]
{where}
"""
    return foretold(run(read(text, "here", game)[0]), seat)


def at_the_transmitter(marco: str, gears: int = 0) -> str:
    return f"""
turn = "victims"
step = "actions"
killer = "butcher"
place = "G3"
gears = {gears}
victim.marco = {{ place = "B1", {marco} }}
victim.anna = {{ place = "B4" }}
victim.vera = {{ place = "B4" }}
"""


HUNT = """
turn = "killer"
step = "main"
killer = "{killer}"
place = "B4"
hand = {hand}
victim.marco = {{ place = "B4", items = [], {marco} }}
victim.anna = {{ place = "B4", fear = 2 }}
victim.vera = {{ place = "R1" }}
"""


def hunt(killer: str = "butcher", hand: str = "[]", marco: str = "fear = 0") -> str:
    return HUNT.format(killer=killer, hand=hand, marco=marco)


def test_a_search_names_everybody_there() -> None:
    """WH-238, WH-215: and closes the step to boost cards."""
    said = before(KILLER, hunt())
    assert said["search"] == {"names": {"location": "location:B4"}, "no-boost": {}}
    assert "pass" not in said


def test_a_second_basic_action_closes_nothing_more() -> None:
    """WH-207, WH-215."""
    there = hunt().replace('place = "B4"\nhand', 'place = "G3"\nhand')
    ways = [option for option in before(KILLER, there) if option.startswith("go:")]
    assert ways
    said = before(KILLER, there, f"A {ways[0]}")
    assert set(said["search"]) == {"names"}


def test_a_step_breaks_a_barricade() -> None:
    """WH-053."""
    said = before(KILLER, 'barricades = ["B3-B4"]\n' + hunt())
    assert said["go:B3"]["breaks"] == {"passage": "passage:B3-B4"}
    assert sum("breaks" in facts for facts in said.values()) == 1


def test_who_defends_and_with_how_many_dice() -> None:
    """WH-247, WH-251: four dice, less by fear; whoever is wounded dies of the next wound."""
    said = before(TEAM, hunt(marco='condition = "wounded"'), "A search\nA pass")
    assert said["defender:marco"] == {"dice": {"count": 4}, "kills": {"victim": "victim:marco"}}
    assert said["defender:anna"] == {"dice": {"count": 2}}


def test_an_attack_without_a_card() -> None:
    """WH-241, WH-253: with the strength that everybody hears then."""
    said = before(KILLER, hunt(), "A search")
    assert said["pass"] == {"strength": {"strength": 5}}


def test_cards_cost_cards() -> None:
    """WH-197: as many as stand on the card: one for Break Through (BU-6)."""
    said = before(KILLER, hunt(hand='["break-through", "sense", "pursuit"]'))
    assert said["play:break-through"] == {"costs": {"count": 1}}


def test_main_actions_at_the_transmitter() -> None:
    """WH-065, WH-088, WH-125: a repair is the main action, heard there, and places what still finds a place."""
    said = before(TEAM, at_the_transmitter("items = []"))
    assert said["calm:marco"] == {"main-action": {}}
    assert said["move:marco"] == {"main-action": {}}
    noise: dict[str, dict[str, Fact]] = {"noise": {"location": "location:B1"}}
    assert said["repair:marco"] == {"main-action": {}, "gears": {"count": 1}, **noise}


def test_a_search_for_items_may_be_heard() -> None:
    """WH-093, WH-094, WH-301: but for Anna, whose step is soft."""
    said = before(TEAM, at_the_transmitter("items = []").replace("B4", "G1"))
    draws: dict[str, dict[str, Fact]] = {"main-action": {}, "draws-item": {"count": 1}}
    assert said["rummage:anna"] == draws
    assert said["rummage:vera"] == {**draws, "may-be-heard": {"location": "location:G1"}}


def test_every_foretelling_comes_up_in_play() -> None:
    check_foretold(game, 40, 2)
