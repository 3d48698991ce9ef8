"""Why the simple mind chose what it chose: every reason with its facts."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK
from gloam.core.words.lexicon import SEAT_LETTERS, Fact
from gloam.games.halloween import words as w
from gloam.games.halloween.mind.errands import BRING, COLLECTOR, ESCAPE, MEET, SEARCH
from gloam.games.halloween.mind.victim import FLEE, HUNT, Plan
from gloam.games.halloween.state import Halloween

Reason = tuple[str, dict[str, Fact]]

REASONS: Final[dict[str, set[str]]] = {
    "why-only": set(),
    # Victims
    "why-search": set(),
    "why-bring": {"seat"},
    "why-meet": set(),
    "why-escape": set(),
    "why-chase": set(),
    "why-flee": set(),
    "why-attack": set(),
    "why-heal": set(),
    "why-rest": set(),
    "why-look": set(),
    "why-ask": set(),
    "why-return": set(),
    "why-accept": set(),
    # Michael
    "why-start": set(),
    "why-strike": {"seat"},
    "why-close": set(),
    "why-card": set(),
}

_BY_VERB: Final = {
    w.ATTACK: "why-attack",
    w.ATTACK_WITH: "why-attack",
    w.SWING: "why-attack",
    w.THROW: "why-attack",
    w.COUNTER: "why-attack",
    w.HEAL: "why-heal",
    w.REST: "why-rest",
    w.FACE: "why-look",
    w.PHONE: "why-ask",
    w.DOG: "why-ask",
    w.RETURN: "why-return",
    w.ACCEPT: "why-accept",
    w.START: "why-start",
    w.STALK: "why-close",
    w.SNEAK: "why-close",
    w.HUNT: "why-close",
    w.PLAY: "why-card",
    w.DREAD: "why-card",
    w.NOISE: "why-card",
}

_BY_PLAN: Final = {SEARCH: "why-search", MEET: "why-meet", ESCAPE: "why-escape", HUNT: "why-chase", FLEE: "why-flee"}


def _seat(seat: int) -> Fact:
    return f"seat:{SEAT_LETTERS[seat]}"


def reason_of(s: Halloween, option: int, options: list[int], plan: Plan | None) -> Reason | None:
    """The reason for a choice; `plan` is what a victim is about. None where there is nothing to tell."""
    verb = option & ~ARG_MASK
    if len(options) == 1:
        return "why-only", {}
    if verb in (w.STRIKE, w.THRUST):
        return "why-strike", {"seat": _seat(option & ARG_MASK)}
    if plan is None and verb in (w.GO, w.STOP):
        return "why-close", {}
    if verb in _BY_VERB:
        return _BY_VERB[verb], {}
    if plan is None or verb not in (w.MOVE, w.RUN, w.CLIMB, w.SEARCH, w.GO, w.STOP, w.UNLOCK, w.TRADE, w.GIVE, w.SEND):
        return None
    if plan.what == BRING or verb in (w.TRADE, w.GIVE, w.SEND):
        return "why-bring", {"seat": _seat(COLLECTOR)}
    return _BY_PLAN[plan.what], {}
