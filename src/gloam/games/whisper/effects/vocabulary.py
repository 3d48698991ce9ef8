"""All words that cards, items and plans are written in."""

from __future__ import annotations

from gloam.core.effects.vocabulary import Vocabulary
from gloam.games.whisper.effects.words import areas, conditions, killer, sets, tokens, victims

VOCABULARY = Vocabulary(killer, victims, tokens, conditions, sets, areas, who=["actor"], programs="card")


def picks() -> dict[int, str]:
    """What the things of each set are, by the number of the set."""
    found = {}
    for word in VOCABULARY.groups["set"].words.values():
        assert word.number is not None
        assert issubclass(word.struct, sets.Pickable)
        found[word.number] = word.struct.picks
    return found
