"""Step 1: every roll from every area, and the dice themselves (SH-050 to SH-065)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY, only
from gloam.games.shadow_hunters import game

AREAS = ["cabin", "gate", "church", "cemetery", "woods", "altar"]
AREA_OF = {
    2: "cabin",  # SH-051
    3: "cabin",
    4: "gate",  # SH-052
    5: "gate",
    6: "church",  # SH-053
    8: "cemetery",  # SH-054
    9: "woods",  # SH-055
    10: "altar",  # SH-056
}
ALLOWED: dict[str, Callable[[Any, str], bool]] = {
    "roll": lambda seat, role: True,
    "roll-twice": lambda seat, role: "mystic_compass" in seat.equipment,
    "teleport": lambda seat, role: role == "emi" and seat.area != "off",
    "lightning": lambda seat, role: role == "franklin" and not seat.used,
    "demolish": lambda seat, role: role == "george" and not seat.used,
}


def before_move(area: str) -> Any:
    """A's move, from this area; A has neither Compass nor Teleport."""
    state: Any = game.deal(5, seeded(1), game.complete(5, {}))
    for path, value in [("turn", "A"), ("phase", "move"), ("seat.A.role", "vampire"), ("seat.A.area", area)]:
        game.place(state, path.split("."), value)
    for letter, role in zip("BCDE", ["unknown", "emi", "george", "allie"], strict=True):
        game.place(state, ["seat", letter, "role"], role)
    game.placed(state)
    return state


@pytest.mark.parametrize("here", ["off", *AREAS])
@pytest.mark.parametrize("d4", [1, 2, 3, 4])
@pytest.mark.parametrize("d6", [1, 2, 3, 4, 5, 6])
def test_every_roll_from_everywhere(d4: int, d6: int, here: str) -> None:
    """SH-050, SH-057, SH-058, SH-059, SH-061, SH-063: a total leads to its area, 7 to any other, none to the own."""
    state = before_move(here)
    total = d4 + d6
    state.rng.fix("d4", [d4])
    state.rng.fix("d6", [d6])
    again = total != 7 and AREA_OF[total] == here
    if again:  # SH-059: rolled again, this time an 8 or a 9
        second = 9 if here == "cemetery" else 8
        state.rng.fix("d4", [4])
        state.rng.fix("d6", [second - 4])
    state.run()
    state.play(0, game.lexicon.read("roll"))
    assert state.rng.unused() == []
    if total == 7:
        options = {game.lexicon.write(o) for o in state.pending[0].options}
        assert options == {f"go:{area}" for area in AREAS if area != here}
        for option in list(state.pending[0].options):
            t = state.clone()
            t.play(0, option)
            assert f"go:{game.position(t)['seat']['A']['area']}" == game.lexicon.write(option)
    else:
        assert game.position(state)["seat"]["A"]["area"] == AREA_OF[second if again else total]
        assert [game.lexicon.kinds[d.kind].key for d in state.pending] == ["use"]


def test_dice_are_even() -> None:
    """SH-064: a d4 and a d6, all 24 pairs equally likely, in the games themselves."""
    rolls = Counter[tuple[Any, Any]]()
    for seed in range(24):
        match = Match(game, 8, seed)
        rng = seeded(seed, 1)
        for _ in range(400):
            if match.state.over:
                break
            d = match.state.pending[0]
            match.play(d.seat, d.options[rng.below(len(d.options))])
        for heard in match.heard(NOBODY):
            if heard.key == "event-move-roll":
                assert heard.facts["total"] == heard.facts["d4"] + heard.facts["d6"]  # type: ignore[operator]
                rolls[heard.facts["d4"], heard.facts["d6"]] += 1
    assert set(rolls) == {(d4, d6) for d4 in range(1, 5) for d6 in range(1, 7)}
    mean = rolls.total() / 24
    assert mean > 40
    for pair, n in rolls.items():
        assert abs(n - mean) <= 5 * mean**0.5, (pair, n, mean)


def test_every_move_of_many_games() -> None:
    """SH-059, SH-060, SH-065: one result a move, to another area, after public rerolls."""
    moves = rerolls = 0
    for seed in range(12):
        match = Match(game, 4 + seed % 5, seed)
        rng = seeded(seed, 2)
        while not match.state.over:
            d = match.state.pending[0]
            kind = game.lexicon.kinds[d.kind].key
            view = match.state.view(only(d.seat))
            me = view.seats[d.seat]
            if kind == "move":
                for option in d.options:
                    verb = game.lexicon.write(option).partition(":")[0]
                    assert ALLOWED[verb](me, me.role), f"{verb} for {me}"
            option = d.options[rng.below(len(d.options))]
            heard = [game.lexicon.event(e) for e in match.play(d.seat, option) if e.audience == EVERYONE]
            if kind == "move" and game.lexicon.write(option) == "roll":
                rolls = [p.facts["total"] for p in heard if p.key == "event-move-roll"]
                assert rolls
                for total in rolls[:-1]:  # SH-060: only an illegal roll is followed by another
                    assert AREA_OF.get(int(str(total))) == me.area
                    rerolls += 1
                last = int(str(rolls[-1]))
                assert last == 7 or AREA_OF[last] != me.area
            for p in heard:
                if p.key in ("event-moved", "event-teleported"):
                    assert p.facts["who"] == f"seat:{me.seat}"
                    assert p.facts["area"] != f"area:{me.area}"
                    moves += 1
    assert moves > 200
    assert rerolls > 10
