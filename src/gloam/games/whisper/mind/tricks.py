"""What single victims and rare items can do: hidden passages, false noises, a way through a barricade."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    COFFEE,
    DISTANCE,
    ENDS,
    HIDDEN_WAY,
    LOCATIONS,
    NEIGHBOURS,
    PASSAGES_AT,
    SALTS,
    SLOTS,
    VICTIM_IDS,
    radius,
)
from gloam.games.whisper.mind.prospect import Prospect, Weighed, place_worth
from gloam.games.whisper.state import WOUNDED, Whisper

MARCO: Final = VICTIM_IDS.index("marco")
VIKTOR: Final = VICTIM_IDS.index("viktor")
LYDIA: Final = VICTIM_IDS.index("lydia")
TIMKA: Final = VICTIM_IDS.index("timka")
VERA: Final = VICTIM_IDS.index("vera")
CALMING: Final = 0.11
BAG: Final = 0.1
LURE: Final = 0.06
COVER: Final = 0.4


def special(p: Prospect, slot: int, option: int) -> Weighed:
    """The special action of a victim's own, and where it leads."""
    s, v = p.s, p.s.victims[slot]
    if v.who == LYDIA:
        return through(p, slot, option, True)
    if v.who == VIKTOR:
        return charge(p, slot, option)
    still = place_worth(p, slot, v.place, 0.0)
    worth = -1.0
    if v.who == VERA:
        calmed = sum(u.fear for u in s.victims if u.inside() and radius(1, v.place) >> u.place & 1)
        worth = CALMING * calmed + still
    elif v.who == TIMKA and decoy(s, slot) >= 0:
        worth = LURE + COVER * heard(p) + still
    elif v.who == MARCO and len(v.items) < SLOTS:
        worth = BAG + still
    return Weighed(option, worth, v.place)


def through(p: Prospect, slot: int, option: int, on: bool) -> Weighed:
    """By a hidden passage, and perhaps a step on."""
    s, v = p.s, p.s.victims[slot]
    end = HIDDEN_WAY[v.place]
    if end < 0:
        return Weighed(option, -1.0, v.place)
    best = Weighed(option, place_worth(p, slot, end, 0.0), end)
    if on:
        for to in NEIGHBOURS[end]:
            if s.open_way(end, to):
                worth = place_worth(p, slot, to, 0.0)
                if worth > best.worth:
                    best = Weighed(option, worth, to)
    return best


def charge(p: Prospect, slot: int, option: int) -> Weighed:
    """Through a barricade."""
    s, v = p.s, p.s.victims[slot]
    best = Weighed(option, -1.0, v.place)
    for passage in PASSAGES_AT[v.place]:
        if s.barricades >> passage & 1:
            to = other_end(passage, v.place)
            worth = place_worth(p, slot, to, 0.0)
            if worth > best.worth:
                best = Weighed(option, worth, to)
    return best


def other_end(passage: int, place: int) -> int:
    a, b = ENDS[passage]
    return b if a == place else a


def heard(p: Prospect) -> float:
    """What it costs the team that some of them stand where there is noise."""
    s = p.s
    total = 0.0
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        if v.inside() and s.noise >> v.place & 1:
            total += 0.5 * p.harm(slot, v.place, 1.0)
    return total


def music(p: Prospect, slot: int) -> float:
    """Noise in the whole zone tells nothing: good where somebody has been heard."""
    return COVER * heard(p) + place_worth(p, slot, p.s.victims[slot].place, 0.3) - 0.05


def decoy(s: Whisper, slot: int) -> int:
    """Where a noise leads away: nobody there or beside it, and near to the killer; -1 for nowhere."""
    place = s.victims[slot].place
    best, least = -1, 99
    for to in range(LOCATIONS):
        if DISTANCE[place * LOCATIONS + to] <= 2 and not s.noise >> to & 1 and not s.those_at(radius(1, to)):
            far = DISTANCE[s.figure * LOCATIONS + to]
            if far < least:
                best, least = to, far
    return best


def target(s: Whisper, options: list[int], slot: int, goal: int, rng: Rng) -> int:
    """What an item, an ability or a reward asks for."""
    verb = options[-1] & ~ARG_MASK
    if verb == w.VICTIM:
        return max((o for o in options if o != PASS), key=lambda o: need(s, o & ARG_MASK))
    if verb == w.PASSAGE and slot >= 0:
        for option in options:
            if option != PASS and other_end(option & ARG_MASK, s.victims[slot].place) == goal:
                return option
    if verb == w.ITEM:
        frightened = any(v.inside() and v.fear == 2 for v in s.victims)
        wish = w.ITEM | (SALTS if frightened else COFFEE)
        return wish if wish in options else options[-1]
    if verb == w.AT:
        return thrown(s, options, slot, rng)
    return options[rng.below(len(options))] if options[0] != PASS or len(options) == 1 else options[1]


def thrown(s: Whisper, options: list[int], slot: int, rng: Rng) -> int:
    """A trap anywhere in the house goes where most of them are, a noise to where nobody is."""
    if len(options) == LOCATIONS:
        return max(options, key=lambda o: s.those_at(1 << (o & ARG_MASK)).bit_count())
    lure = decoy(s, slot) if slot >= 0 else -1
    if lure >= 0 and w.AT | lure in options:
        return w.AT | lure
    far = [o for o in options if o != PASS and not s.those_at(1 << (o & ARG_MASK))]
    return far[rng.below(len(far))] if far else options[rng.below(len(options))]


def need(s: Whisper, who: int) -> int:
    v = s.victims[s.slot_of(who)]
    return (10 if v.condition == WOUNDED else 0) + v.fear
