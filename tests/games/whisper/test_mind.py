"""The simple mind plays both sides to the end, from what its side knows."""

from __future__ import annotations

from typing import ClassVar

import pytest

from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import seeded
from gloam.games.whisper import game
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.mind.bot import Whisperer
from gloam.games.whisper.mind.chances import repels
from gloam.games.whisper.mind.reasons import REASONS
from gloam.games.whisper.state import KILLER, Whisper
from gloam.minds import check_minds, seated


class Telling(Whisperer):
    """Notes every reason that it gives."""

    told: ClassVar[set[str]] = set()

    def choose(self, known: object, kind: int, options: list[int]) -> int:
        option = super().choose(known, kind, options)
        reason = self.explain()
        if reason is not None:
            assert set(reason[1]) == REASONS[reason[0]]
            self.told.add(reason[0])
        return option


def played(seats: int, index: int, killer: type[Mind], victims: type[Mind], variant: str = "none") -> Whisper:
    options = {"killer": KILLER_IDS[index % len(KILLER_IDS)], "variant": variant}
    s = game.start(seats, seeded(5, index), options)
    assert isinstance(s, Whisper)
    minds: list[Mind] = [killer(), *(victims() for _ in range(seats - 1))]
    for seat, mind in enumerate(minds):
        mind.begin(seat, seats, seeded(6, index * 10 + seat))
    play_with(s, minds, 20_000)
    return s


def test_the_killer_beats_victims_who_play_at_random() -> None:
    assert all(played(2 + index % 3, index, Whisperer, RandomMind).reward(KILLER) == 1.0 for index in range(6))


def test_victims_beat_a_killer_who_plays_at_random() -> None:
    """Of hundreds they lose one or two (docs/balance.md)."""
    lost = sum(played(2 + index % 3, index, RandomMind, Whisperer).reward(KILLER) == 1.0 for index in range(6))
    assert lost <= 1


def test_both_sides_can_win_and_tell_why() -> None:
    wins = {played(4, index, Telling, Telling).reward(KILLER) for index in range(12)}
    assert wins == {0.0, 1.0}
    assert {"why-repair", "why-rummage", "why-move", "why-approach", "why-look"} <= Telling.told


@pytest.mark.parametrize("variant", ["crossroads", "plan"])
def test_it_plays_the_variants_to_their_end(variant: str) -> None:
    for index in range(3):
        assert played(4, index, Whisperer, Whisperer, variant).over


def test_the_same_game_again() -> None:
    """A mind is a function of what it knows, was told, and of its generator."""
    first, second = played(3, 1, Whisperer, Whisperer), played(3, 1, Whisperer, Whisperer)
    assert first.history.notes == second.history.notes


def test_what_was_taken_back_is_forgotten() -> None:
    """With a shorter history than it has heard it begins anew."""
    s = game.start(2, seeded(8), {"killer": "butcher"})
    mind = Whisperer()
    mind.begin(1, 2, seeded(9))
    assert isinstance(s, Whisper)
    early = s.masked(s.side(1))
    while s.round < 2:
        d = s.decision(0)
        s.answer(0, d.options[0])
    late = s.masked(s.side(1))
    assert mind.listened(late).support.round == 2
    assert mind.listened(early).support.round == 0


def test_chances_of_a_defence() -> None:
    """The table of the ledger: faces 0, 1, 1, 1, 1, 3 (WH-249)."""
    assert repels(4, 5) == pytest.approx(619 / 1296)
    assert repels(4, 6) == pytest.approx(427 / 1296)
    assert repels(3, 4) == pytest.approx(88 / 216)
    assert repels(1, 2) == pytest.approx(1 / 6)
    assert repels(0, 1) == repels(1, 1), "at least one die is rolled (WH-248)"
    assert repels(2, 0) == 1.0


def test_minds_are_named_by_side() -> None:
    names = ["killer=steady", "victims=random"]
    check_minds(game, names, 4)
    assert seated(game, names, game.start(4, seeded(1))) == ["steady", "random", "random", "random"]
    assert list(game.minds()) == ["random", "steady"]
