"""What is told at the beginning and at the end: who somebody is, and how the errand ended."""

from __future__ import annotations

from gloam.core.game import Opening
from gloam.core.lexicon import Phrase
from gloam.games.aftermath.state import ENDING_IDS, Aftermath
from gloam.games.aftermath.tables import HERO_IDS


def opening(known: Aftermath, seat: int) -> Opening:
    """Who a seat plays; before it has chosen, what all of them are."""
    goal = Phrase("opening-goal", "AF-596", {})
    who = known.cast[seat]
    if who < 0:
        return Opening(Phrase("opening-party", "AF-001", {}), goal)
    return Opening(Phrase(f"opening-{HERO_IDS[who]}", "AF-001", {}), goal, f"hero:{HERO_IDS[who]}")


def verdict(state: Aftermath) -> Phrase:
    """They win or lose together."""
    return Phrase(f"verdict-{ENDING_IDS[state.ending]}", "", {})


def labels(state: Aftermath) -> list[list[str]]:
    """Who everybody was."""
    return [[f"hero:{HERO_IDS[who]}"] if who >= 0 else [] for who in state.cast]


def text_keys() -> dict[str, set[str]]:
    keys = {"opening-party", "opening-goal", *(f"opening-{name}" for name in HERO_IDS)}
    keys |= {f"verdict-{name}" for name in ENDING_IDS}
    return {key: set() for key in keys}
