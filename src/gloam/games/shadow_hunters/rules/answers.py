"""What an answer to a Hermit card tells about who gave it (SH-093 to SH-112, Unknown's Deceit SH-364 to SH-368)."""

from __future__ import annotations

from typing import Final

from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALL_ROLES,
    APPLIES_TO,
    CARDS,
    DAMAGE_OF,
    EFFECT_OF,
    FIRST_HERMIT,
    GIVE_OR_HURT,
    HEAL_OR_HURT,
    PREDICTION,
    UNKNOWN,
)


def _fitting() -> list[int]:
    """By card, result and unhurt: the characters that can have answered so. Unknown may answer either way."""
    masks = [0] * (CARDS * w.RESULTS * 2)
    for card in range(FIRST_HERMIT, CARDS):
        for result in range(w.RESULTS):
            for unhurt in range(2):
                if result == w.RESULT_NOTHING:
                    mask = ~APPLIES_TO[card] & ALL_ROLES | 1 << UNKNOWN if card != PREDICTION else 0
                elif obeyed(card, result, unhurt == 1):
                    mask = APPLIES_TO[card] | 1 << UNKNOWN
                else:
                    mask = 0
                masks[(card * w.RESULTS + result) * 2 + unhurt] = mask
    return masks


def obeyed(card: int, result: int, unhurt: bool) -> bool:
    """Whether carrying the card out can look like this."""
    if card == PREDICTION:
        return result == w.RESULT_SHOWN
    hurt = w.RESULT_HURT_1 if DAMAGE_OF[card] == 1 else w.RESULT_HURT_2
    effect = EFFECT_OF[card]
    if effect == HEAL_OR_HURT:
        return result == (hurt if unhurt else w.RESULT_HEALED)
    return result == hurt or (effect == GIVE_OR_HURT and result == w.RESULT_GAVE)


FITTING: Final[list[int]] = _fitting()


def _public() -> list[int]:
    masks = [0] * (w.RESULTS * 2)
    for card in range(FIRST_HERMIT, CARDS):
        for i in range(w.RESULTS * 2):
            masks[i] |= FITTING[card * w.RESULTS * 2 + i]
    return masks


PUBLIC: Final[list[int]] = _public()
"""By result and unhurt: what a result alone tells the table about the receiver."""
