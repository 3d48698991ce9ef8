"""What is said of a choice before it is made: dice, equipment that counts, who is spared, who has to answer."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gloam.core.words.lexicon import Fact
from gloam.games.shadow_hunters import game
from gloam.scenario import read, run
from gloam.testing import check_foretold, foretold

Said = dict[str, dict[str, Fact]]


def before(phase: str, seats: Mapping[str, str], play: str = "going on", area: str = "woods") -> dict[str, Said]:
    """What is foretold to A, by option; all stand together."""
    rows = {"A": 'role = "emi"', "B": 'role = "vampire"', "C": 'role = "franklin"', "D": 'role = "unknown"'}
    places = "\n".join(
        f"seat.{letter} = {{ area = '{area}', {seats.get(letter, row)} }}" for letter, row in rows.items()
    )
    text = f"""
title = "Before a choice"
game = "shadow-hunters"
seats = 4
play = '''
{play}
'''

[set]
turn = "A"
phase = "{phase}"
layout = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
{places}
"""
    match = run(read(text, "here", game)[0])
    return foretold(match, 0)


def test_an_attack_is_rolled_with_both_dice() -> None:
    """SH-247 to SH-249; passing touches nobody and is told nothing of."""
    said = before("attack", {})
    assert said["attack:B"] == {"attack-dice": {}}
    assert set(said) == {"attack:B", "attack:C", "attack:D"}


@pytest.mark.parametrize(
    ("mine", "theirs", "word", "count"),
    [
        (["axe"], [], "more", 1),
        (["axe", "knife", "chainsaw"], [], "more", 3),
        (["axe", "knife"], ["holy_robe"], "more", 1),
        (["axe"], ["holy_robe"], None, 0),
        (["holy_robe"], [], "less", 1),
        ([], ["holy_robe"], "less", 1),
    ],
)
def test_equipment_counts(mine: list[str], theirs: list[str], word: str | None, count: int) -> None:
    """SH-251: each weapon adds 1, each Robe takes 1 away."""
    said = before("attack", {"A": f'role = "emi", equipment = {mine}', "B": f'role = "vampire", equipment = {theirs}'})
    more = {} if word is None else {word: {"seat": "seat:B", "count": count}}
    assert said["attack:B"] == {"attack-dice": {}, **more}


def test_the_spear_counts_for_a_hunter_whom_all_know() -> None:
    """SH-170 to SH-173: a hidden owner decides after the roll, so nothing is said before."""
    hidden = before("attack", {"A": 'role = "emi", equipment = ["spear"]'})
    known = before("attack", {"A": 'role = "emi", revealed = true, equipment = ["spear"]'})
    assert hidden["attack:B"] == {"attack-dice": {}}
    assert known["attack:B"]["more"] == {"seat": "seat:B", "count": 2}


def test_masamune_always_hits() -> None:
    """SH-225."""
    said = before("attack", {"A": 'role = "emi", equipment = ["masamune"]'})
    assert said["attack:B"] == {"sure-hit": {"sides": 4}}


def test_the_machine_gun_names_everybody_it_hits() -> None:
    """SH-229, SH-155: everybody in range, and who of them is protected."""
    said = before(
        "attack", {"A": 'role = "emi", equipment = ["machine_gun"]', "C": 'role = "franklin", guarded = true'}
    )
    assert said == {
        "attack-all": {
            "hits": {"targets": ["seat:B", "seat:C", "seat:D"]},
            "attack-dice": {},
            "unhurt": {"seat": "seat:C"},
        }
    }


@pytest.mark.parametrize(("role", "option", "sides"), [("franklin", "lightning:B", 6), ("george", "demolish:B", 4)])
@pytest.mark.parametrize("revealed", [False, True])
def test_an_ability_at_the_start_of_a_turn(role: str, option: str, sides: int, revealed: bool) -> None:
    """SH-302, SH-356, SH-357: the die, and that it reveals whoever is hidden."""
    cast = {"A": f'role = "{role}", revealed = {str(revealed).lower()}', "C": 'role = "emi"'}
    said = before("move", cast)
    assert said[option] == {**({} if revealed else {"reveals": {}}), "rolled-damage": {"sides": sides}}
    assert "roll" not in said


def test_the_brooch_keeps_the_woods_off() -> None:
    """SH-182: from damage, which is another thing than healing."""
    said = before("area", {"B": 'role = "vampire", equipment = ["fortune_brooch"]'}, "A use")
    assert said == {"hurt:B": {"unhurt": {"seat": "seat:B"}}}


def test_a_hermit_card_wants_an_answer() -> None:
    """SH-091, SH-093."""
    said = before("area", {}, "A use", "cabin")
    assert said["hand:C"] == {"answers": {"seat": "seat:C"}}
    assert set(said) == {"hand:B", "hand:C", "hand:D"}


def test_every_foretelling_comes_up_in_play() -> None:
    check_foretold(game, 60, 11)
