"""Figures on their way: the killer's [MOVE] and [STEALTH], and the steps of victims (WH-050 to WH-055, WH-279)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.core.ways import Stride, shortest
from gloam.core.ways import Walk as Ways
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    AFTER_STEALTH,
    DISTANCE,
    LOCATIONS,
    NEIGHBOURS,
    PASSAGE_OF,
    PLANS,
    SQUEEZE,
)
from gloam.games.whisper.state import KILLER, NOTHING_HIDDEN, VICTIMS_TURN, Whisper


def step_to(s: Whisper, to: int) -> None:
    """A [MOVE] step of the killer: he takes a barricade away, and all see where he goes (WH-053, WH-055)."""
    passage = barred_by(s, to)
    if passage >= 0:
        s.barricades &= ~(1 << passage)
        s.cleared = True
        s.announce(w.TOLD_BROKE, passage)
    s.put_figure(to)
    s.announce(w.TOLD_WENT, to)


def barred_by(s: Whisper, to: int) -> int:
    """The passage with the barricade that a step of the killer would take away; -1 where there is none."""
    passage = PASSAGE_OF[s.place * LOCATIONS + to]
    return passage if passage >= 0 and s.barricades >> passage & 1 else -1


def step_foretold(known: Whisper, to: int) -> list[list[int]]:
    """A step of the killer may break something."""
    passage = barred_by(known, to)
    return [] if passage < 0 else [[w.FORETELL_BREAKS, passage]]


def why_no_neighbour(place: int, to: int, nowhere: int, apart: int) -> int:
    """A step leads to a neighbour; the reasons against what is no location, and against one that is not adjacent."""
    if to >= LOCATIONS:
        return nowhere
    return 0 if to in NEIGHBOURS[place] else apart | to


class KillerWalk(Step):
    """[MOVE] of at least and at most so many steps (WH-051; D20)."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, s: Whisper) -> None:
        if self.most > 0:
            stop = [w.STOP] if self.least <= 0 else []
            s.ask(self, KILLER, w.ASK_WALK, [*(w.GO | to for to in NEIGHBOURS[s.place]), *stop])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != w.STOP:
            step_to(s, option & ARG_MASK)
            s.push(KillerWalk(self.least - 1, self.most - 1))

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        return [] if option == w.STOP else step_foretold(known, option & ARG_MASK)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        if option == w.STOP:
            return w.MUST_STEP if self.least > 0 else 0
        if option & ~ARG_MASK != w.GO:
            return 0
        return why_no_neighbour(s.place, option & ARG_MASK, w.NOT_ALLOWED_WAY, w.NOT_ADJACENT)

    def ways(self, known: Whisper, seat: int) -> list[Stride]:
        return shortest(Corridors(known, False, 0), known.place, self.most)


class Approach(Step):
    """Steps along a shortest way; the killer chooses where ways part (WH-204; D20)."""

    def __init__(self, to: int) -> None:
        self.to = to

    def nearer(self, s: Whisper) -> list[int]:
        far = DISTANCE[s.place * LOCATIONS + self.to]
        return [to for to in NEIGHBOURS[s.place] if DISTANCE[to * LOCATIONS + self.to] < far]

    def run(self, s: Whisper) -> None:
        ways = self.nearer(s)
        if len(ways) == 1:
            step_to(s, ways[0])
            s.push(self)
        elif ways:
            s.ask(self, KILLER, w.ASK_WALK, [w.GO | to for to in ways])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        step_to(s, option & ARG_MASK)
        s.push(self)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [w.GO | to for to in NEIGHBOURS[s.place]]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        to = option & ARG_MASK
        if option & ~ARG_MASK != w.GO or to in self.nearer(s):
            return 0
        return why_no_neighbour(s.place, to, w.NOT_ALLOWED_WAY, w.NOT_ADJACENT) or w.NOT_SHORTEST | to


class Stalk(Step):
    """[STEALTH]: steps that nobody sees, past barricades, as many as he likes (WH-054, WH-279; D23)."""

    def run(self, s: Whisper) -> None:
        if s.stalk_left > 0:
            s.ask_quietly(self, KILLER, w.ASK_STALK, [w.STOP, *(w.GO | to for to in NEIGHBOURS[s.place])])
        else:
            s.unseen = NOTHING_HIDDEN

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option == w.STOP:
            s.stalk_left = 0
        else:
            s.place = option & ARG_MASK
            s.stalk_left -= 1
            s.keep(1 << KILLER, w.TOLD_STALKED, s.place)
        s.push(self)

    def plans(self, known: Whisper, seat: int, option: int) -> bool:
        """A step of a way that goes on: what his eyes or ears tell him comes after its end."""
        return option != w.STOP and known.stalk_left > 1

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.GO:
            return 0
        return why_no_neighbour(s.place, option & ARG_MASK, w.NOT_ALLOWED_STEALTH, w.NOT_ADJACENT_STEALTH)

    def ways(self, known: Whisper, seat: int) -> list[Stride]:
        return shortest(Corridors(known, False, 0), known.place, known.stalk_left)


class StakeoutWindow(Step):
    """After the secret way is fixed the speaker may have the zone named (WH-192; D31). With plans in the game it is
    asked as long as nobody has done it, whatever the plans are (WH-294)."""

    def run(self, s: Whisper) -> None:
        if s.switches.variant == "plan" and not s.stakeout_used:
            able = [w.STAKEOUT | s.completed] if s.reward_ready(AFTER_STEALTH) else []
            s.ask_aside(self, s.first, w.ASK_STAKEOUT, [PASS, *able])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            s.reward_left = False
            s.stakeout_used = True
            s.announce(w.TOLD_REWARD, s.completed)
            s.push(s.words.start(s.reward_program()))

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        plan = option & ARG_MASK
        if option & ~ARG_MASK != w.STAKEOUT or plan >= PLANS:
            return 0
        return 0 if plan == s.completed and s.reward_ready(AFTER_STEALTH) else w.NO_REWARD_STAKEOUT | plan


class VictimWalk(Step):
    """Steps of a victim, unseen by the killer (WH-052, WH-080). `squeeze` is whether one barricade may still be passed
    (WH-309)."""

    def __init__(self, slot: int, least: int, most: int, squeeze: bool) -> None:
        self.slot = slot
        self.least = least
        self.most = most
        self.squeeze = squeeze

    def run(self, s: Whisper) -> None:
        options = [o for o in self.candidates(s, KILLER) if not self.why_not(s, KILLER, o)]
        if options and options != [w.STOP]:
            s.ask_quietly(self, s.victims[self.slot].seat, w.ASK_STEP, options)

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.victims[self.slot].who]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option == w.STOP:
            return
        v = s.victims[self.slot]
        to = option & ARG_MASK
        squeeze = self.squeeze and s.open_way(v.place, to)
        v.place = to
        s.whisper(w.TOLD_STEPPED, v.who, to)
        if self.most > 1:
            s.push(VictimWalk(self.slot, self.least - 1, self.most - 1, squeeze))

    def plans(self, known: Whisper, seat: int, option: int) -> bool:
        """A step of a way that goes on, as long as there is somewhere to go."""
        if option == w.STOP or self.most <= 1:
            return False
        place, to = known.victims[self.slot].place, option & ARG_MASK
        squeeze = self.squeeze and known.open_way(place, to)
        return squeeze or any(known.open_way(to, further) for further in NEIGHBOURS[to])

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        if self.most <= 0:
            return []
        return [*(w.GO | to for to in NEIGHBOURS[s.victims[self.slot].place]), w.STOP]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        place, to = s.victims[self.slot].place, option & ARG_MASK
        if option == w.STOP:
            return w.MUST_STEP if self.least > 0 else 0
        if option & ~ARG_MASK != w.GO:
            return 0
        why = why_no_neighbour(place, to, w.NOT_ALLOWED_WAY, w.NOT_ADJACENT)
        if why or self.squeeze or s.open_way(place, to):
            return why
        passage = PASSAGE_OF[place * LOCATIONS + to]
        squeezer = s.victims[self.slot].has(SQUEEZE) and s.turn == VICTIMS_TURN
        return w.SQUEEZED | passage if squeezer else w.BARRICADED | passage

    def ways(self, known: Whisper, seat: int) -> list[Stride]:
        return shortest(Corridors(known, True, int(self.squeeze)), known.victims[self.slot].place, self.most)


class Corridors(Ways):
    """Ways through the mansion: barricades stop victims, but for one to squeeze past at the beginning."""

    def __init__(self, known: Whisper, barred: bool, squeeze: int) -> None:
        self.known = known
        self.barred = barred
        self.squeeze = squeeze

    def strides(self, place: int, walked: int) -> list[Stride]:
        s = self.known
        return [
            Stride(place, w.GO | to, to)
            for to in NEIGHBOURS[place]
            if not self.barred or s.open_way(place, to) or (self.squeeze and walked == 0)
        ]
