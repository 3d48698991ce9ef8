"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.words.lexicon import Code, Lexicon, refs_in
from gloam.games.halloween import words
from gloam.games.halloween.content import board
from gloam.games.halloween.content.schema import CAR_IDS, CARD_IDS, MICHAEL_CARD_IDS, QUADRANT_IDS, VICTIM_IDS


def write_dice(mask: int) -> str:
    """1+3: the first and the third die."""
    return "+".join(str(i + 1) for i in range(mask.bit_length()) if mask >> i & 1) or "none"


def read_dice(text: str) -> int:
    mask = 0
    for part in text.split("+"):
        die = int(part)
        if not 1 <= die <= 16 or mask >> (die - 1) & 1:
            raise ValueError("numbers of dice are needed, each once")
        mask |= 1 << (die - 1)
    return mask


LEXICON = Lexicon.of(
    words,
    refs={
        **refs_in(board),
        **refs_in(words),
        "quadrant": QUADRANT_IDS,
        "card": CARD_IDS,
        "mcard": MICHAEL_CARD_IDS,
        "victim": VICTIM_IDS,
        "car": CAR_IDS,
    },
    absent={
        "seat": "nobody", "space": "nowhere", "direction": "none", "card": "bare-hands", "mcard": "none",
        "victim": "none",
    },
    codes={"dice": Code(write_dice, read_dice)},
)  # fmt: skip
