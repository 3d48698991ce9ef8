"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.words.lexicon import Code, Lexicon, refs_in
from gloam.games.halloween import words
from gloam.games.halloween.content import board
from gloam.games.halloween.content.board import COLUMNS, NOWHERE, STATES, spaces_of
from gloam.games.halloween.content.schema import CAR_IDS, CARD_IDS, MICHAEL_CARD_IDS, QUADRANT_IDS, VICTIM_IDS
from gloam.games.halloween.content.tables import BOARDS, CANDY_TOKENS, MOST_DICE


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


# What verbs can take, on any of the boards


def on_boards(spaces: list[list[int]]) -> list[int]:
    """The spaces of several lists, each once."""
    return sorted({space for some in spaces for space in some} - {NOWHERE})


AFOOT = [b.walk[locks] for b in BOARDS for locks in range(STATES)]
OVER_FENCES = [b.fences for b in BOARDS]
OVER_LINES = [b.sneak for b in BOARDS]

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
    takes={
        "start": on_boards([spaces_of(b.outdoors) for b in BOARDS]),
        "go": on_boards([*AFOOT, *OVER_LINES]),
        "search": on_boards([b.search for b in BOARDS]),
        "reroll": range(1, 1 << MOST_DICE),
        "eat": range(CANDY_TOKENS + 1),
        "cut": on_boards(OVER_FENCES),
        "enter": on_boards([list(range(b.entrances[0], b.entrances[0] + COLUMNS)) for b in BOARDS]),
        "sneak": on_boards(OVER_LINES),
        "hunt": on_boards(AFOOT),
    },
)  # fmt: skip
