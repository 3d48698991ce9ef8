"""Games as our minds play them, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.play import Mind
from gloam.core.rng import seeded
from gloam.games.halloween import game
from gloam.games.halloween.mind.bot import Hunter
from gloam.games.halloween.state import Halloween


def real_game(seats: int, index: int) -> Iterator[Halloween]:
    """The state after every decision; the last one is the end."""
    s = game.start(seats, seeded(61, index))
    assert isinstance(s, Halloween)
    minds: list[Mind] = [Hunter() for _ in range(seats)]
    for seat, mind in enumerate(minds):
        mind.begin(seat, seats, seeded(62, index * 10 + seat))
    while not s.over:
        d = s.decision(0)
        s.answer(0, minds[d.seat].choose(s.masked(1 << d.seat), d.kind, list(d.options)))
        yield s
