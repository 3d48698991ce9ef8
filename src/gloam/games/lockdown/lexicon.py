"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.fields import ids_between
from gloam.core.lexicon import Code, Lexicon, ids_of
from gloam.games.lockdown import words
from gloam.games.lockdown.codes import read_genes, read_offer, write_genes, write_offer
from gloam.games.lockdown.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS

# All of its questions are asked out of sight: nobody learns who is asked what (LK-113, LK-267).
LEXICON = Lexicon.of(
    words,
    refs={
        "room": ROOM_IDS,
        "card": CARD_IDS,
        "floor": FLOOR_IDS,
        "cause": ids_of(words, "BY_"),
        "meeting": ids_between(vars(words), "FIGHT", "ENCOUNTER"),
        "effect": ids_of(words, "EFFECT_"),
    },
    absent={"room": "nowhere", "seat": "nobody", "card": "hidden"},
    codes={"genes": Code(write_genes, read_genes), "offer": Code(write_offer, read_offer)},
)
