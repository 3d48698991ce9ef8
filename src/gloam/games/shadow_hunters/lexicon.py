"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.words.lexicon import Lexicon, ids_of, refs_in
from gloam.games.shadow_hunters import words
from gloam.games.shadow_hunters.content import tables

RESULT_IDS = ids_of(words, "RESULT_")

LEXICON = Lexicon.of(
    words,
    refs={**refs_in(tables), "cause": ids_of(words, "BY_"), "result": RESULT_IDS},
    absent={"area": "off", "seat": "nobody"},
)
