"""[BARRICADE] of the killer, and how victims clear a passage (WH-084 to WH-086, WH-275 to WH-278, WH-286 to WH-289)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CONNECTIONS, PASSAGES, RUBBLE
from gloam.games.whisper.state import KILLER, Whisper


class Barricading(Step):
    """Tokens on passages of a set, one after another. `may_stop` before each; `own` are passages from which no token
    may be taken for it (WH-286)."""

    def __init__(self, passages: list[int], left: int, may_stop: bool, own: int) -> None:
        self.passages = passages
        self.left = left
        self.may_stop = may_stop
        self.own = own

    def free(self, s: Whisper) -> list[int]:
        return [passage for passage in self.passages if not s.barricades >> passage & 1]

    def run(self, s: Whisper) -> None:
        free = self.free(s)
        if self.left <= 0 or not free or (s.supply() == 0 and not s.barricades & ~self.own):
            return
        if len(free) == 1 and not self.may_stop:
            self.block(s, free[0])
        else:
            stop = [PASS] if self.may_stop else []
            s.ask(self, KILLER, w.ASK_BLOCK, [*stop, *(w.BLOCK | passage for passage in free)])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            self.block(s, option & ARG_MASK)

    def block(self, s: Whisper, passage: int) -> None:
        s.push(Barricading(self.passages, self.left - 1, self.may_stop, self.own | 1 << passage))
        if s.supply():
            put_barricade(s, passage)
        else:
            s.push(LiftToken(passage, self.own))

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *(w.BLOCK | passage for passage in range(PASSAGES))]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        passage = option & ARG_MASK
        if option == PASS:
            return 0 if self.may_stop else w.MUST_BLOCK | self.free(s)[0]
        if option & ~ARG_MASK != w.BLOCK or passage >= CONNECTIONS:
            return 0
        if passage >= PASSAGES:
            return w.OPEN_FOR_GOOD | passage
        if s.barricades >> passage & 1:
            return w.BLOCKED_ALREADY | passage
        return 0 if passage in self.passages else w.NOT_THAT_PASSAGE | passage


def put_barricade(s: Whisper, passage: int) -> None:
    s.barricades |= 1 << passage
    s.announce(w.TOLD_BLOCKED, passage)


class LiftToken(Step):
    """The supply is empty: a token is moved here from another passage (WH-278, WH-286; D24)."""

    def __init__(self, passage: int, own: int) -> None:
        self.passage = passage
        self.own = own

    def run(self, s: Whisper) -> None:
        able = s.barricades & ~self.own
        s.ask(self, KILLER, w.ASK_LIFT, [w.LIFT | passage for passage in range(PASSAGES) if able >> passage & 1])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        lifted = option & ARG_MASK
        s.barricades &= ~(1 << lifted)
        s.announce(w.TOLD_LIFTED, lifted)
        put_barricade(s, self.passage)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [w.LIFT | passage for passage in range(PASSAGES) if s.barricades >> passage & 1]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        passage = option & ARG_MASK
        if option & ~ARG_MASK != w.LIFT or passage >= PASSAGES:
            return 0
        if not s.barricades >> passage & 1:
            return w.NO_TOKEN_LIFT | passage
        return w.JUST_PLACED | passage if self.own >> passage & 1 else 0


def clear(s: Whisper, slot: int, passage: int) -> None:
    """A victim takes a barricade away: the killer learns which, not who nor from where (WH-085, WH-086, WH-375)."""
    s.barricades &= ~(1 << passage)
    s.announce(w.TOLD_CLEARED, passage)
    if s.able(RUBBLE):
        s.make_noise(1 << s.victims[slot].place)
