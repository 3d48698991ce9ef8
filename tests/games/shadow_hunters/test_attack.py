"""The dice and sums of an attack, and who is in range over many games (SH-240 to SH-252)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.state import NOBODY
from gloam.games.shadow_hunters import game
from gloam.scenario import read, run

WEAPONS = ["axe", "knife", "chainsaw"]


def attacked(play: str, a: list[str], b: list[str], guarded: bool = False) -> Match:
    """A, a revealed Hunter, attacks B, a revealed Shadow without an answer, in a game of five."""
    text = f"""
title = "An attack"
game = "shadow-hunters"
seats = 5
play = '''
A attack:B
{play}
A roll
'''

[set]
turn = "A"
phase = "attack"
layout = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
seat.A = {{ role = "emi", revealed = true, area = "church", equipment = {a} }}
seat.B = {{ role = "vampire", revealed = true, area = "cabin", equipment = {b}, guarded = {str(guarded).lower()} }}
seat.C = {{ role = "franklin" }}
seat.D = {{ role = "unknown" }}
seat.E = {{ role = "allie" }}
"""
    return run(read(text, "here", game)[0])


def damage_of_b(match: Match) -> int:
    damage: int = game.position(match.state)["seat"]["B"]["damage"]
    return damage


@pytest.mark.parametrize(("d4", "d6"), list(product(range(1, 5), range(1, 7))))
def test_every_roll(d4: int, d6: int) -> None:
    """SH-247 to SH-249: larger minus smaller, 0 to 5, nothing for equal dice; SH-225: Masamune takes the d4 alone."""
    match = attacked(f"dice d4={d4} d6={d6}", [], [])
    assert damage_of_b(match) == abs(d4 - d6)
    assert any(event.key == "event-miss" for event in match.heard(NOBODY)) == (d4 == d6)
    assert damage_of_b(attacked(f"dice d4={d4}", ["masamune"], [])) == d4


@pytest.mark.parametrize("base", range(6))
@pytest.mark.parametrize("spear", [False, True])
@pytest.mark.parametrize("robe", ["nobody", "attacker", "target"])
def test_the_sum(base: int, spear: bool, robe: str) -> None:
    """SH-251: base, +1 for each weapon, +2 for the Spear, -1 for either Robe, not below 0; 0 on a miss. SH-252."""
    for held in product([False, True], repeat=len(WEAPONS)):
        weapons = [w for w, has in zip(WEAPONS, held, strict=True) if has]
        mine = [*weapons, *(["spear"] if spear else []), *(["holy_robe"] if robe == "attacker" else [])]
        theirs = ["holy_robe"] if robe == "target" else []
        total = base + len(weapons) + 2 * spear - (robe != "nobody")
        expected = max(0, total) if base else 0
        dice = f"dice d4=1 d6={1 + base}"
        assert damage_of_b(attacked(dice, mine, theirs)) == expected
        assert damage_of_b(attacked(dice, mine, theirs, guarded=True)) == 0


def reachable(position: dict[str, Any]) -> set[str]:
    """The seats in range of the player on turn, worked out from the rules once more."""
    layout, seats, me = position["layout"], position["seat"], position["turn"]
    pair = layout.index(seats[me]["area"]) // 2
    here = {layout[2 * pair], layout[2 * pair + 1]}
    far = set(layout) - here
    reach = far if "handgun" in seats[me]["equipment"] else here
    return {seat for seat, entry in seats.items() if seat != me and entry["alive"] and entry["area"] in reach}


@pytest.mark.parametrize("seed", range(24))
def test_who_is_asked_to_attack_whom(seed: int) -> None:
    """SH-224, SH-226, SH-228, SH-229, SH-231, SH-232, SH-240 to SH-245 over random games."""
    match, random = Match(game, 4 + seed % 5, seed), Random(seed)
    lexicon, asked, skipped = game.lexicon, 0, 0
    while not match.state.over:
        before = game.position(match.state)
        d = match.state.pending[0]
        kind = lexicon.kinds[d.kind].key
        if kind == "attack":
            asked += 1
            equipment, targets = before["seat"][before["turn"]]["equipment"], reachable(before)
            expected = {"attack-all"} if "machine_gun" in equipment else {f"attack:{seat}" for seat in targets}
            if "masamune" not in equipment:
                expected.add("pass")
            assert targets
            assert {lexicon.write(o) for o in d.options} == expected
        heard = len(match.events)
        option = random.choice(d.options)
        match.play(d.seat, option)
        if kind == "attack" and option:
            attack = next(e for e in match.heard(NOBODY, heard) if e.key == "event-attack")
            wanted = sorted(targets) if lexicon.write(option) == "attack-all" else [lexicon.write(option)[-1]]
            assert [str(seat)[-1] for seat in attack.facts["targets"]] == wanted  # type: ignore[union-attr]
        after = {**game.position(match.state), "turn": before["turn"]}
        next_turn = any(e.key == "event-turn" for e in match.heard(NOBODY, heard))
        if kind == "use" and next_turn and after["seat"][before["turn"]]["alive"]:
            skipped += 1  # nobody was asked to attack: nobody was in range (SH-245)
            assert not reachable(after)
    assert asked + skipped > 0
