"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.words.lexicon import Lexicon
from gloam.games.whisper import words
from gloam.games.whisper.content.schema import ABILITY_IDS, ITEM_IDS, PLAN_IDS, VICTIM_IDS, ZONE_IDS
from gloam.games.whisper.content.tables import CARD_IDS, CHOICE_IDS, DOTTED_IDS, KILLER_IDS, LOCATION_IDS, PASSAGE_IDS
from gloam.games.whisper.effects.words.things import FILTER_IDS

PAIRS = [(a, b) for a in range(len(VICTIM_IDS)) for b in range(len(VICTIM_IDS)) if a != b]
"""Every victim with every other one."""

BARRICADES = range(len(PASSAGE_IDS))
"""The passages that can be barricaded."""

LEXICON = Lexicon.of(
    words,
    refs={
        "killer": KILLER_IDS,
        "victim": VICTIM_IDS,
        "figure": VICTIM_IDS,  # a victim by its name alone: whom a question is about, without all it can do
        "item": ITEM_IDS,
        "plan": PLAN_IDS,
        "kcard": CARD_IDS,
        "location": LOCATION_IDS,
        "passage": [*PASSAGE_IDS, *DOTTED_IDS],  # what can be barricaded, and what nobody can
        "zone": ZONE_IDS,
        "choice": CHOICE_IDS,
        "action": words.ACTION_IDS,
        "filter": FILTER_IDS,
        "ability": ABILITY_IDS,
        "ending": words.ENDING_IDS,
        "side": ["killer", "victims"],
    },
    absent={
        "seat": "nobody", "location": "nowhere", "victim": "none", "killer": "none", "zone": "none", "plan": "none",
        "item": "none",
    },
    takes={
        "trade": [victim << 13 | partner for victim, partner in PAIRS],
        "loot": [victim << 13 | body << 10 | item for victim, body in PAIRS for item in range(len(ITEM_IDS))],
        **dict.fromkeys(("block", "lift"), BARRICADES),
    },
)  # fmt: skip
