"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.fields import ids_between
from gloam.core.words.lexicon import Code, Lexicon, ids_of, packed, refs_in
from gloam.games.lockdown import words
from gloam.games.lockdown.codes import read_offer, write_offer
from gloam.games.lockdown.content import tables

MEETING_IDS = ids_between(vars(words), "FIGHT", "ENCOUNTER")

# All of its questions are asked out of sight: nobody learns who is asked what (LK-113, LK-267).
LEXICON = Lexicon.of(
    words,
    refs={
        **refs_in(tables),
        "cause": ids_of(words, "BY_"),
        "meeting": MEETING_IDS,
        "effect": ids_of(words, "EFFECT_"),
    },
    absent={"room": "nowhere", "seat": "nobody", "card": "hidden"},
    codes={"genes": packed(5, 5, 5), "offer": Code(write_offer, read_offer)},
)
