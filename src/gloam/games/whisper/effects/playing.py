"""Cards, items and plans, played. Every word is a function of that name in `deeds`; who is asked, and how, is here."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import GO_ON
from gloam.core.effects.step import Frame, Run, Words
from gloam.core.state import ALLOWED, ARG_MASK
from gloam.games.whisper import words as w
from gloam.games.whisper.effects.deeds import conditions, killer, numbers, sets, tokens, victims
from gloam.games.whisper.effects.vocabulary import VOCABULARY, picks
from gloam.games.whisper.state import KILLER, Whisper

_VERBS: Final = {"location": w.AT, "zone": w.ZONE, "passage": w.PASSAGE, "victim": w.VICTIM, "item": w.ITEM}
PICKED: Final[dict[int, int]] = {number: _VERBS[what] for number, what in picks().items()}
"""The verb with which a thing of a set is picked, by the number of the set."""


class WhisperWords(Words):
    """The reader of a program is a slot for what victims do, and nobody for the killer's cards and for plans."""

    # What the words mean

    @by_word(VOCABULARY, "effect", killer, victims, tokens)
    def do(self, s: Whisper, f: Frame, op: int, args: list[int]) -> int:
        return GO_ON

    @by_word(VOCABULARY, "condition", conditions)
    def test(self, s: Whisper, f: Frame, op: int, args: list[int]) -> bool:
        raise AssertionError(f"{f.program.id}: there is no condition {op}")

    @by_word(VOCABULARY, "set", sets)
    def items(self, s: Whisper, f: Frame, op: int, args: list[int]) -> list[int]:
        raise AssertionError(f"{f.program.id}: there is no set {op}")

    @by_word(VOCABULARY, "number", numbers)
    def number(self, s: Whisper, f: Frame, op: int, args: list[int]) -> int:
        raise AssertionError(f"{f.program.id}: there is no number {op}")

    # Who is asked, and how

    def seat(self, s: Whisper, f: Frame, who: int) -> int:
        return seat_of(s, f.program.id, f.reader())

    def kind(self, s: Whisper, f: Frame, asked: int) -> int:
        if f.program.id.startswith("card/"):
            return w.ASK_CARD
        return w.ASK_REWARD if f.program.id.startswith("plan/") else w.ASK_TARGET

    def ask(self, s: Whisper, step: Run, seat: int, kind: int, options: list[int]) -> None:
        """What the killer chooses on a card all see; what victims choose, their side alone."""
        if seat == KILLER:
            s.ask(step, seat, kind, options)
        else:
            s.ask_quietly(step, seat, kind, options)

    def choose(self, number: int) -> int:
        return w.CHOOSE | number

    def option(self, op: int, item: int) -> int:
        return PICKED[op] | item

    def why_unpicked(self, s: Whisper, f: Frame, op: int, args: list[int], option: int) -> int:
        """No target of this card, item, ability or reward (WH-100, WH-193, WH-369)."""
        if option & ~ARG_MASK != PICKED[op]:
            return ALLOWED
        if f.program.id.startswith("card/"):
            return w.NOT_ALLOWED_CARD
        return w.NOT_ALLOWED_REWARD if f.program.id.startswith("plan/") else w.NOT_ALLOWED_TARGET


def seat_of(s: Whisper, program: str, reader: int) -> int:
    if program.startswith("card/"):
        return KILLER
    return s.victims[reader].seat if reader >= 0 else s.first
