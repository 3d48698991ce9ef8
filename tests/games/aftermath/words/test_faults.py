"""Words that are not said so: what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.effects.book import bind
from gloam.core.effects.tree import Source
from gloam.games.aftermath.content.tables import CONTENT
from gloam.games.aftermath.effects.binding import ids_of, sources
from gloam.games.aftermath.effects.vocabulary import VOCABULARY

PROGRAMS: dict[str, list[Any]] = {
    "item": [{"op": "item", "gain": "i35"}],
    "draw": [{"op": "cards", "draw": 2}],
    "move": [{"op": "move", "to": "c4", "who": "others"}],
    "learn": [{"op": "ability", "learn": "quick-paws", "who": "party"}],
    "fire": [{"op": "place_token", "token": "fire", "at": "c4"}],
    "aim": [{"op": "place_token", "token": "aim", "enemy": "rust-cutter", "n": 2}],
    "back": [{"op": "travel", "back": True}],
    "travel": [{"op": "travel", "to": "toy-shop", "time": 2}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ({"op": "move"}, "exactly one of to, steps"), ({"op": "move", "steps": 1}, "come together"),
        ({"op": "move", "to": "c4", "chooser": "party"}, "nothing to choose"),
        ({"op": "move", "to": "c4", "steps": 1, "toward": "c4"}, "exactly one of to, steps"),
        ({"op": "move", "steps": 1, "toward": "c4", "chooser": "rats"}, "decides nothing"),
        ({"op": "travel", "to": "pharmacy", "back": True}, "exactly one of to, back"),
        ({"op": "place_token", "token": "aim", "at": "c4"}, "an aim token on an `enemy`"),
        ({"op": "place_token", "token": "fire", "enemy": "roach"}, "an aim token on an `enemy`"),
        ({"op": "item", "draw": 1, "random": True}, "found by lot"),
        ({"op": "ability"}, "exactly one of learn, forget"), ({"op": "ability", "learn": "nap"}, "no ability 'nap'"),
        ({"op": "road_run", "vehicle": "blade-bike-a", "to": "pharmacy"}, "no vehicle 'blade-bike-a'"),
        ({"op": "item", "breaks": True, "slot": "head"}, "found by its slot"),
        ({"op": "item", "loses": True, "slot": "tail"}, "'tail'"),
        ({"op": "battery", "n": 1, "item": "i14", "choose": True}, "only one of on_item, item, choose"),
        ({"op": "battery", "n": -1, "choose": True}, "not taken back"),
        ({"op": "battery", "n": 1, "item": "i99"}, "no item 'i99'"),
        ({"op": "goto", "page": "32", "entry": "32-77"}, "no entry '32-77'"),
        ({"op": "peek", "what": "encounter", "at": "c4"}, "only scavenge tokens"),
        ({"op": "peek", "what": "neighbour", "page": "31"}, "only the title or the calamity"),
        ({"op": "peek", "what": "calamity"}, "`page` is needed"),
        ({"op": "damage", "strength": 4, "on_hit": [{"op": "nap"}]}, "nap"),
        ({"op": "grant"}, "exactly one of to, mods"), ({"op": "grant", "to": "melee"}, "`to` and `by` come together"),
        ({"op": "grant", "to": "melee", "by": 1, "mods": [{"mod": "reach_adjacent"}]}, "exactly one of to, mods"),
        ({"op": "grant", "mods": [{"mod": "life"}]}, "the mod life needs `by`"),
        ({"op": "grant", "mods": [{"mod": "life", "by": 1, "max": 2}]}, "the mod life has no `max`"),
        ({"op": "grant", "mods": [{"mod": "range", "set": 1, "max": 2}]}, "the mod range needs `set` or `max`"),
        ({"op": "grant", "mods": [{"mod": "immune", "status": "nap"}]}, "no status 'nap'"),
        ({"op": "grant", "mods": [{"mod": "wounds", "to": "test", "by": 1}]}, "melee or ranged"),
        ({"op": "grant", "mods": [{"mod": "boost", "to": "defence", "by": 1, "type": "vermin"}]}, "an enemy is faced"),
        ({"op": "grant", "mods": [{"mod": "sight", "max": 0}]}, "a number from 1 to 9"),
        ({"op": "grant", "mods": [{"mod": "refill", "set": 10}]}, "a number from 0 to 9"),
        ({"op": "grant", "mods": [{"mod": "production", "by": 1}]}, "'production'"),
        ({"op": "heal", "n": 1, "who": "species:cat"}, "no species 'cat'"),
        ({"op": "campaign", "result": "draw"}, "'draw'"), ({"op": "peek", "what": "hands"}, "'hands'"),
    ],
)  # fmt: skip
def test_words_that_are_not_said_so(effect: dict[str, Any], what: str) -> None:
    source = Source("try", "page_030.toml", ("entry",), {"effects": [effect]}, scope="30")
    found = bind(VOCABULARY, [*sources(CONTENT), source], ids_of(CONTENT)).faults
    assert any(what in str(fault) for fault in found), found
