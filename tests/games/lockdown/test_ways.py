"""Ways within one's Speed (LK-120 to LK-133): what the sight shows can be walked, and is as short as can be."""

from __future__ import annotations

import pytest

from gloam.core.match import Match, Prompt
from gloam.core.rng import seeded
from gloam.core.state import State, only
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import LASER_ROOM, ROOM_IDS

LASER = f"room:{ROOM_IDS[LASER_ROOM]}"


def chains(prompt: Prompt) -> dict[str, list[str]]:
    """The options of the whole way to each room."""
    found: dict[str, list[str]] = {}
    for way in prompt.ways:
        found[way.to] = [*found.get(way.before, []), way.option]
    return found


def acting(birth: str, genes: str = "3-4-3") -> Match:
    match = Match(game, 4, 1)
    for lines in (f"genes:{genes}", f"birth:{birth}", "ready"):
        for seat in range(4):
            match.play_text(f"{seat_letter(seat)} {lines}")
    return match


def prompt_of(match: Match) -> Prompt:
    prompt = match.sight(only(match.state.acting)).prompt
    assert prompt is not None
    return prompt


def farthest(state: State, seat: int) -> dict[str, int]:
    """How many steps each room is away, found by trying every step; nobody walks on from the laser."""
    far: dict[str, int] = {}
    front = [state]
    for steps in range(1, 20):
        reached = []
        for at in front:
            d = at.decision_of(seat)
            if d is None or game.lexicon.kinds[d.kind].key != "move":
                continue
            for option in d.options:
                if game.lexicon.write(option) == "stop":
                    continue
                world = at.clone()
                world.play(seat, option)
                room = f"room:{ROOM_IDS[world.players[seat].room]}" if not world.over else ""
                if room and room not in far and room != "room:nowhere":
                    far[room] = steps
                    if room != LASER or world.players[seat].shadow:
                        reached.append(world)
        front = reached
    return far


@pytest.mark.parametrize("seed", range(3))
def test_every_way_can_be_walked_and_none_is_shorter(seed: int) -> None:
    match, rng, seen = Match(game, 5, seed), seeded(seed + 77), 0
    while game.outcome(match.state) is None and seen < 25:
        d = match.state.decision(rng.below(match.state.open_count()))
        if game.lexicon.kinds[d.kind].key == "move":
            seen += 1
            here = f"room:{ROOM_IDS[match.state.players[d.seat].room]}"
            prompt = match.prompt(d)
            found = chains(prompt)
            far = {room: steps for room, steps in farthest(match.state, d.seat).items() if room != here}
            assert {room: len(options) for room, options in found.items()} == far
            for room, options in found.items():
                world = match.state.clone()
                for option in options:
                    world.play(d.seat, game.lexicon.read(option))
                assert f"room:{ROOM_IDS[world.players[d.seat].room]}" == room
        match.play(d.seat, d.options[rng.below(len(d.options))])
    assert seen == 25


def test_a_way_ends_where_speed_ends() -> None:
    prompt = prompt_of(acting("B303", "4-3-3"))
    assert max(map(len, chains(prompt).values())) == 3
    assert chains(prompt)["room:B301"] == ["go:B302", "go:B301"]


def test_ways_shrink_with_every_step_and_end_with_the_move() -> None:
    match = acting("B303", "4-3-3")
    before = len(prompt_of(match).ways)
    for step in ("go:B302", "go:B301"):
        match.play_text(f"{seat_letter(match.state.acting)} {step}")
        assert len(prompt_of(match).ways) < before
        before = len(prompt_of(match).ways)
    match.play_text(f"{seat_letter(match.state.acting)} stop")
    assert prompt_of(match).ways == []


def test_nobody_walks_on_through_the_laser() -> None:
    match = acting("B103", "2-6-2")
    found = chains(prompt_of(match))
    assert LASER in found
    assert not any(way.before == LASER for way in prompt_of(match).ways)
