"""Why the simple mind chose what it chose."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS
from gloam.core.words.lexicon import Fact
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ITEM_IDS, KEYS, VICTIM_IDS
from gloam.games.whisper.state import Whisper

Reason = tuple[str, dict[str, Fact]]

REASONS: Final[dict[str, set[str]]] = {
    "why-only": set(),
    # Victims
    "why-repair": set(),
    "why-rummage": set(),
    "why-move": set(),
    "why-gather": set(),
    "why-calm": set(),
    "why-heal": set(),
    "why-clear": set(),
    "why-keep": set(),
    "why-receive": set(),
    "why-defender": set(),
    "why-defend": set(),
    "why-save": set(),
    "why-escape": set(),
    "why-share": set(),
    "why-lure": set(),
    "why-passage": set(),
    "why-trap": set(),
    "why-done": set(),
    # The killer
    "why-ask": set(),
    "why-approach": set(),
    "why-look": set(),
    "why-card": set(),
    "why-hide": set(),
    "why-pay": set(),
    "why-strike": set(),
    "why-block": set(),
    "why-nothing": set(),
}

_BY_VERB: Final = {
    w.REPAIR: "why-repair", w.REPAIR_WITH: "why-repair", w.RUMMAGE: "why-rummage", w.CALM: "why-calm",
    w.CLEAR: "why-clear", w.OPEN: "why-clear", w.TEAR: "why-clear", w.KEEP: "why-keep", w.DISCARD: "why-keep",
    w.HAND: "why-receive", w.DEFENDER: "why-defender", w.DEFEND: "why-defend", w.ESCAPE: "why-escape",
    w.END: "why-done", w.WAIT: "why-done", w.SEARCH: "why-look", w.SENSE: "why-ask", w.PAY: "why-pay",
    w.LOSE: "why-pay", w.BLOCK: "why-block", w.ZONE: "why-ask", w.RUN: "why-approach", w.AT: "why-card",
    w.UNDERGROUND: "why-passage", w.TRADE: "why-share", w.GIVE: "why-share", w.SEND: "why-share",
}  # fmt: skip

_BY_ITEM: Final = {
    "bandages": "why-heal", "medkit": "why-heal", "iron": "why-repair", "lantern": "why-passage",
    "music-box": "why-lure", "bottle": "why-lure", "trap": "why-trap", "salts": "why-calm", "coffee": "why-move",
    "poker": "why-clear",
}  # fmt: skip

_BY_VICTIM: Final = {
    "vera": "why-calm", "timka": "why-lure", "lydia": "why-passage", "viktor": "why-clear", "marco": "why-keep",
}  # fmt: skip


def reason_of(s: Whisper, kind: int, option: int, options: list[int], killer: bool) -> Reason | None:
    """The reason for a choice; None where there is nothing to tell."""
    verb = option & ~ARG_MASK
    if len(options) == 1:
        return "why-only", {}
    if kind == w.ASK_STALK:
        return "why-hide", {}
    if verb == w.PLAY:
        if kind == w.ASK_ATTACK:
            return "why-strike", {}
        return "why-hide" if kind == w.ASK_LONG else "why-card", {}
    if option == PASS:
        if killer:
            return "why-nothing", {}
        return ("why-save", {}) if kind == w.ASK_DEFENCE else None
    if verb in (w.MOVE, w.GO, w.STOP):
        if killer:
            return "why-approach", {}
        return "why-gather" if s.keys >= KEYS and not s.crossroads else "why-move", {}
    key = _BY_VERB.get(verb)
    if verb in (w.SPECIAL, w.USE):
        key = _BY_ITEM.get(ITEM_IDS[option & 0x1FFF])
    elif verb == w.ABILITY:
        key = _BY_VICTIM.get(VICTIM_IDS[option & ARG_MASK])
    return (key, {}) if key is not None else None
