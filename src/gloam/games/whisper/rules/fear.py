"""[FEAR]: tokens, screams, and what keeps it off (WH-150 to WH-162)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import HARVEST, ITEMS, MOST_FEAR, NERVES, REACTION
from gloam.games.whisper.effects.filters import filtered
from gloam.games.whisper.effects.words.things import ALONE
from gloam.games.whisper.rules.deck import draw
from gloam.games.whisper.state import Whisper


def frighten(s: Whisper, targets: int) -> None:
    """[FEAR] on slots that everybody knows."""
    s.frights = targets
    s.fright_area = 0
    s.push(Fright(targets))


def frighten_area(s: Whisper, area: int, only: int) -> None:
    """[FEAR] on whoever is in an area and fits: that is fixed now (WH-155). For all that the killer knows, it can
    reach everybody whom the filter does not spare for all to see."""
    s.announce(w.TOLD_FRIGHT, area, only)
    s.fright_area = area
    s.fright_only = only
    s.frights = filtered(s, s.those_at(area), only)
    s.push(Fright(s.inside() if only == ALONE else filtered(s, s.inside(), only)))


class Fright(Step):
    """One victim after another in slot order (WH-155). `left` are the slots that may still be reached.

    Whoever may be reached is asked for a Charm, in a window: who has nothing passes (WH-294). The window is left out on
    public grounds alone: the Charm has been shown, or this [FEAR] is ignored anyway (WH-162).
    """

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Whisper) -> None:
        left = self.left & s.inside()
        if not left:
            s.frights = s.fright_area = s.fright_only = 0
            return
        slot = (left & -left).bit_length() - 1
        v = s.victims[slot]
        if s.charm_shown or ignores(s, slot):
            self.reach(s, slot)
        else:
            hit = s.frights >> slot & 1 == 1
            able = [w.CHARM | item for item in v.kinds() if hit and REACTION[item]]
            s.ask_aside(self, v.seat, w.ASK_CHARM, [*able, PASS])

    def about(self, known: Whisper, seat: int) -> list[int]:
        left = self.left & known.inside()
        return [known.victims[(left & -left).bit_length() - 1].who]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        left = self.left & s.inside()
        slot = (left & -left).bit_length() - 1
        if option == PASS:
            self.reach(s, slot)
            return
        item = option & ARG_MASK
        s.charm_shown = True
        s.announce(w.TOLD_CHARM, s.victims[slot].who, item)
        s.push(self)
        s.push(s.words.start(REACTION[item], slot))

    def reach(self, s: Whisper, slot: int) -> None:
        s.push(Fright(self.left & ~(1 << slot)))
        hit = s.frights >> slot & 1 == 1
        s.frights &= ~(1 << slot)
        if ignores(s, slot):
            return
        if hit:
            fear(s, slot)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [*(w.CHARM | item for item in range(ITEMS) if REACTION[item]), PASS]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        item = option & ARG_MASK
        if option & ~ARG_MASK != w.CHARM or item >= ITEMS:
            return 0
        left = self.left & s.inside()
        v = s.victims[(left & -left).bit_length() - 1]
        if not REACTION[item]:
            return w.NO_SUCH_USE_FRIGHT | item
        return w.NOT_HELD | item if not v.holds(item) else w.NOT_FRIGHTENED | item


def ignores(s: Whisper, slot: int) -> bool:
    """Stage nerves after the first [FEAR] of a killer's turn, or the Charm in force (WH-162, WH-311)."""
    v = s.victims[slot]
    return v.charmed or (v.shaken and v.has(NERVES))


def fear(s: Whisper, slot: int) -> None:
    """A token, or a scream from somebody who has two: noise, name and place (WH-150 to WH-154)."""
    v = s.victims[slot]
    v.shaken = True
    if v.fear < MOST_FEAR:
        v.fear += 1
        s.announce(w.TOLD_FEAR, v.who, v.fear)
        return
    s.noise |= 1 << v.place
    s.noise_seen |= 1 << v.place
    s.announce(w.TOLD_SCREAM, v.who, v.place)
    if s.able(HARVEST) and not v.harvested:
        v.harvested = True
        s.announce(w.TOLD_ABILITY, HARVEST)
        draw(s, 1)
