"""The ten characters: sides, hit points, one ability each (SH-300, SH-320 to SH-333)."""

from __future__ import annotations

from random import Random

import pytest

from gloam.core.match import Match
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters.content.tables import CONTENT
from gloam.scenario import read, run

HP = {
    "allie": 8,  # SH-323
    "bob": 10,  # SH-324
    "charles": 11,  # SH-325
    "daniel": 13,  # SH-326
    "emi": 10,  # SH-327
    "franklin": 12,  # SH-328
    "george": 14,  # SH-329
    "unknown": 11,  # SH-330
    "vampire": 13,  # SH-331
    "werewolf": 14,  # SH-332
}

SIDES = {
    "hunter": ["emi", "franklin", "george"],  # SH-320
    "shadow": ["unknown", "vampire", "werewolf"],  # SH-321
    "neutral": ["allie", "bob", "charles", "daniel"],  # SH-322
}

ABILITY = {
    "mothers-love": "allie",
    "rob": "bob",
    "feast": "charles",
    "teleport": "emi",
    "lightning": "franklin",
    "demolish": "george",
    "suck": "vampire",
    "counter": "werewolf",
}
"""Verbs that are an ability, with their character. Scream is never chosen, and Deceit is an answer like others."""


def struck(role: str, damage: int) -> Match:
    """B is this character with this damage and takes 2 in the Woods, in a game of six."""
    hands = [
        r for roles in SIDES.values() for r in [r for r in roles if r not in (role, "daniel")][: 2 - (role in roles)]
    ]
    seats = "\n".join(f'seat.{letter}.role = "{r}"' for letter, r in zip("ACDEF", hands, strict=True))
    text = f"""
title = "Two damage"
game = "shadow-hunters"
seats = 6
play = '''
A use
A hurt:B
'''

[set]
turn = "A"
phase = "area"
seat.A.area = "woods"
seat.B = {{ role = "{role}", damage = {damage} }}
{seats}
"""
    return run(read(text, "here", game)[0])


@pytest.mark.parametrize("role", HP)
def test_hit_points(role: str) -> None:
    """SH-323 to SH-332, SH-262: alive with one less than the hit points, dead with as many."""
    near = game.position(struck(role, HP[role] - 3).state)["seat"]["B"]
    assert (near["alive"], near["damage"]) == (True, HP[role] - 1)
    gone = game.position(struck(role, HP[role] - 2).state)["seat"]["B"]
    assert (gone["alive"], gone["damage"]) == (False, HP[role])
    over = game.position(struck(role, HP[role] - 1).state)["seat"]["B"]
    assert (over["alive"], over["damage"]) == (False, HP[role])  # SH-263


def test_the_lists_on_two_cards_agree() -> None:
    """SH-333: Bully names those with 11 or less, Tough Lesson those with 12 or more."""
    hp = {r.id: r.hp for r in CONTENT.roles}
    cards = {c.id: c for c in CONTENT.hermit}
    bully, lesson = (
        {role for role, points in hp.items() if cards[card].hp_least <= points <= cards[card].hp_most}
        for card in ("bully", "lesson")
    )
    assert bully == {"allie", "bob", "charles", "emi", "unknown"}
    assert lesson == {"daniel", "franklin", "george", "vampire", "werewolf"}


def test_sides() -> None:
    """SH-320, SH-321, SH-322, as every finished game reports them."""
    found: dict[str, set[str]] = {side: set() for side in SIDES}
    for seats in (5, 6, 8):
        for seed in range(12):
            for role, side in game.labels(Match(game, seats, seed).state):
                found[side.removeprefix("side:")].add(role.removeprefix("role:"))
    assert found == {side: set(roles) for side, roles in SIDES.items()}


@pytest.mark.parametrize("seats", [5, 6, 8])
def test_abilities_are_offered_to_their_character_alone(seats: int) -> None:
    """SH-300, SH-301: a verb that is an ability belongs to one character, who lies face up once it was used."""
    lexicon, used = game.lexicon, set()
    for seed in range(14):
        match, random = Match(game, seats, seed), Random(seed)
        state = match.state
        while not state.over:
            for seat in range(seats):
                role = game.position(state)["seat"][chr(65 + seat)]["role"]
                d = state.decision_of(seat)
                for option in (d.options if d else []) + state.interrupts(seat):
                    assert ABILITY.get(lexicon.write(option).partition(":")[0], role) == role
            offers = [(seat, o) for seat in range(seats) for o in state.interrupts(seat)]
            if offers and random.random() < 0.05:
                seat, option = random.choice(offers)
            else:
                seat, option = state.pending[0].seat, random.choice(state.pending[0].options)
            match.play(seat, option)
            verb = lexicon.write(option).partition(":")[0]
            if verb in ABILITY:
                used.add(verb)
                assert game.position(state)["seat"][chr(65 + seat)]["revealed"]
    assert len(used) >= 5
