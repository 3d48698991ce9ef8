"""What an area is where it stands in another word: a mask of locations."""

from __future__ import annotations

from gloam.core.effects.by_word import by_word
from gloam.core.effects.step import Frame
from gloam.games.whisper.effects.deeds import areas
from gloam.games.whisper.effects.vocabulary import VOCABULARY
from gloam.games.whisper.state import Whisper


def area_of(s: Whisper, f: Frame, term: int) -> int:
    """The locations of an area."""
    return locations(s, f, f.op(term), f.args(s, term))


@by_word(VOCABULARY, "area", areas, some=True)
def locations(s: Whisper, f: Frame, op: int, args: list[int]) -> int:
    return 0
