"""The adventure book and the cards, played (6.17). Every word is a function of that name in `deeds`; who is asked, and
what is told of it, is here."""

from __future__ import annotations

from gloam.core.council import UNDECIDED
from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import ASK_PICK, GO_ON, NOTHING
from gloam.core.effects.step import Frame, Run, Words
from gloam.core.state import ARG_MASK, NOBODY
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import OPTION_BASE
from gloam.games.aftermath.effects.deeds import (
    cards,
    characters,
    colony,
    conditions,
    dials,
    enemies,
    granting,
    leading,
    maps,
    numbers,
    page,
    peeking,
    sets,
    travel,
    trials,
)
from gloam.games.aftermath.effects.deeds import items as things
from gloam.games.aftermath.effects.deeds.leading import PARTY_DECIDES, decider
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.rules.counsel import BookCounsel, tell_votes
from gloam.games.aftermath.state import Aftermath


class BookWords(Words):
    """The vocabulary, carried out."""

    # What the words mean

    @by_word(
        VOCABULARY,
        "effect",
        cards,
        characters,
        colony,
        dials,
        enemies,
        granting,
        leading,
        maps,
        page,
        peeking,
        things,
        travel,
        trials,
    )
    def do(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return GO_ON

    @by_word(VOCABULARY, "effect", trials, prefix="after_", some=True)
    def branch(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return NOTHING

    @by_word(VOCABULARY, "effect", dials, prefix="can_pay_", some=True)
    def can_pay(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
        raise AssertionError(f"{f.program.id}: effect {op} cannot be paid")

    @by_word(VOCABULARY, "condition", conditions)
    def test(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
        raise AssertionError(f"{f.program.id}: there is no condition {op}")

    @by_word(VOCABULARY, "set", sets)
    def items(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> list[int]:
        raise AssertionError(f"{f.program.id}: there is no set {op}")

    @by_word(VOCABULARY, "number", numbers)
    def number(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        raise AssertionError(f"{f.program.id}: there is no number {op}")

    # Who is asked, and how

    def seat(self, s: Aftermath, f: Frame, who: int) -> int:
        return decider(s, f.reader(), who)

    def kind(self, s: Aftermath, f: Frame, asked: int) -> int:
        return w.ASK_PICK if asked == ASK_PICK else w.ASK_BOOK

    def choose(self, number: int) -> int:
        return w.CHOOSE | OPTION_BASE + number

    def option(self, op: int, item: int) -> int:
        return w.PICK | item

    def takes_alone(self, s: Aftermath, f: Frame) -> bool:
        return True

    def why_not(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return w.CHOICE_CLOSED

    def why_unpaid(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return w.CHOICE_COST

    def group(self, s: Aftermath, f: Frame, who: int) -> int:
        return s.everybody() if who == PARTY_DECIDES else NOBODY

    def chosen(self, s: Aftermath, f: Frame, seat: int, option: int) -> None:
        """What was chosen is told in its own words; who picked somebody is told by what comes of it. Where the party
        did not agree, all hear who wanted what (AF-061)."""
        disputed = any(wanted not in (UNDECIDED, option) for wanted in s.proposals)
        if disputed:
            tell_votes(s, seat, option)
        if option & ~ARG_MASK != w.CHOOSE:
            return
        if f.code[f.at + 1] == PARTY_DECIDES and not disputed:
            s.announce(w.TOLD_AGREED, option & ARG_MASK)
        else:
            s.announce(w.TOLD_DECIDED, seat, option & ARG_MASK)

    def ask(self, s: Aftermath, step: Run, seat: int, kind: int, options: list[int]) -> None:
        open_options(s, step.candidates(s, seat))
        s.ask(step, seat, kind, options)

    def ask_group(self, s: Aftermath, step: Run, members: int, speaker: int, kind: int) -> None:
        open_options(s, step.candidates(s, speaker))
        BookCounsel(members, speaker, step, kind).run(s)


def open_options(s: Aftermath, options: list[int]) -> None:
    """The texts of options are read when they are offered."""
    for option in options:
        passage = option & ARG_MASK
        if option & ~ARG_MASK == w.CHOOSE and passage not in s.campaign.read:
            s.campaign.read.append(passage)
