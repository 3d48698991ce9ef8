"""Why the mind chose what it chose."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS
from gloam.core.words.lexicon import Fact
from gloam.games.aftermath import words as w
from gloam.games.aftermath.state import Aftermath

Reason = tuple[str, dict[str, Fact]]

REASONS: Final[dict[str, set[str]]] = {
    "why-only": set(),
    "why-hero": set(),
    "why-mission": set(),
    "why-errand": set(),
    "why-no-errand": set(),
    "why-start": set(),
    "why-keep-cards": set(),
    "why-discard": set(),
    "why-move": set(),
    "why-move-fight": set(),
    "why-talk": set(),
    "why-scavenge": set(),
    "why-attack": set(),
    "why-task": set(),
    "why-lift": set(),
    "why-leave": set(),
    "why-flee": set(),
    "why-cure": set(),
    "why-ability": set(),
    "why-use": set(),
    "why-equip": set(),
    "why-end": set(),
    "why-end-fight": set(),
    "why-play": set(),
    "why-enough": set(),
    "why-defend": set(),
    "why-no-defence": set(),
    "why-prey": set(),
    "why-rest": set(),
    "why-no-rest": set(),
    "why-heal": set(),
    "why-no-heal": set(),
    "why-item": set(),
    "why-scrap": set(),
    "why-travel": set(),
    "why-home": set(),
    "why-repair": set(),
    "why-build": set(),
    "why-save-scrap": set(),
    "why-lesson": set(),
    "why-book": set(),
    "why-go-on": set(),
    "why-agree": set(),
}

_BY_VERB: Final = {
    w.HERO: "why-hero", w.START: "why-start", w.DISCARD: "why-discard", w.TALK: "why-talk", w.RECOVER: "why-cure",
    w.SCAVENGE: "why-scavenge", w.ABILITY: "why-ability", w.EQUIP: "why-equip", w.MELEE: "why-attack",
    w.RANGED: "why-attack", w.WEAPON: "why-attack", w.USE: "why-use", w.CONTRIBUTE: "why-task", w.LIFT: "why-lift",
    w.PREY: "why-prey", w.REST: "why-rest", w.HEAL: "why-heal", w.REPAIR: "why-repair", w.TRAVEL: "why-travel",
    w.MEND: "why-repair",
    w.ROAD: "why-travel", w.HOME: "why-home", w.BUILD: "why-build", w.LEARN: "why-lesson", w.WEAR: "why-item",
    w.STOW: "why-item", w.HAND: "why-item", w.FETCH: "why-item", w.SCRAP: "why-scrap", w.CHOOSE: "why-book",
    w.ENDLESS: "why-go-on", w.GO_ON: "why-go-on", w.DRIVE: "why-move", w.FIRE_AT: "why-attack",
    w.MEND: "why-repair",
}  # fmt: skip

_PASSED: Final = {
    w.ASK_SIDE: "why-no-errand", w.ASK_DEFEND: "why-no-defence", w.ASK_REST: "why-no-rest", w.ASK_HEAL: "why-no-heal",
}  # fmt: skip

_DONE: Final = {
    w.ASK_DISCARD: "why-keep-cards", w.ASK_CARD: "why-enough", w.ASK_WORKSHOP: "why-save-scrap",
    w.ASK_REPAIR: "why-save-scrap",
}  # fmt: skip


def reason_of(s: Aftermath, seat: int, kind: int, option: int, options: list[int]) -> Reason | None:
    """The reason for a choice; None where there is nothing to tell."""
    verb = option & ~ARG_MASK
    if len(options) == 1:
        return "why-only", {}
    for other in range(s.seats):
        if other != seat and s.proposals[other] == option and option >= 0:
            return "why-agree", {}
    if option == PASS:
        return (_PASSED[kind], {}) if kind in _PASSED else None
    if option == w.DONE:
        return (_DONE[kind], {}) if kind in _DONE else None
    if verb == w.MISSION:
        return ("why-errand" if kind == w.ASK_SIDE else "why-mission"), {}
    if verb in (w.MOVE, w.STEP, w.GO, w.STOP) or kind == w.ASK_MOVE:
        return ("why-move-fight" if s.hostile else "why-move"), {}
    if verb == w.PLAY:
        return ("why-defend" if kind == w.ASK_DEFEND else "why-play"), {}
    if option == w.LEAVE:
        return ("why-flee" if s.hostile else "why-leave"), {}
    if option == w.END:
        return ("why-end-fight" if s.hostile else "why-end"), {}
    return (_BY_VERB[verb], {}) if verb in _BY_VERB else None
