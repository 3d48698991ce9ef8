"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.lexicon import Lexicon, ids_of
from gloam.games.shadow_hunters import words
from gloam.games.shadow_hunters.tables import AREA_IDS, CARD_IDS, DECK_IDS, ROLE_IDS, SIDE_IDS

RESULT_IDS = ids_of(words, "RESULT_")

LEXICON = Lexicon.of(
    words,
    refs={
        "area": AREA_IDS,
        "card": CARD_IDS,
        "deck": DECK_IDS,
        "role": ROLE_IDS,
        "side": SIDE_IDS,
        "cause": ids_of(words, "BY_"),
        "result": RESULT_IDS,
    },
    absent={"area": "off", "seat": "nobody"},
)
