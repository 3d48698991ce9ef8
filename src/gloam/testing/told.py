"""Checks what events tell, and to whom: their facts must be possible. Also names audiences."""

from __future__ import annotations

from collections.abc import Collection

from gloam.core.history import EVERYONE, Note
from gloam.core.state import State
from gloam.core.words.lexicon import SEVERAL, Facts, Lexicon, fits, shared_out

AUDIENCES = ("everyone", "side", "seat", "some")

ORDER = " in order"
"""Appended to the name of a list that has the same things in both worlds, in a different order."""


def audience_of(s: State, audience: int) -> str:
    """The name of an audience: `everyone`, one `seat`, a whole `side` of several seats, or `some` seats."""
    if audience == EVERYONE:
        return "everyone"
    if audience.bit_count() == 1:
        return "seat"
    lowest = (audience & -audience).bit_length() - 1
    return "side" if 0 <= lowest < s.seats and s.side(lowest) == audience else "some"


def audience_fault(s: State, audience: int) -> str | None:
    """What is wrong with an audience: seats that don't exist, or only part of a side. None if it is fine."""
    if audience == EVERYONE:
        return None
    if audience < 0 or audience >> s.seats:
        return f"is told to seats that a table of {s.seats} has not"
    if s.sharing(audience) != audience:
        return "is told to a part of a side, which shares all it knows"
    return None


def fact_fault(lexicon: Lexicon, ref: str, number: int, seats: int) -> str | None:
    """Why a fact of this kind can't have this number at a table with so many seats; None if it can."""
    if ref == "number":
        return None
    if ref == "seats":
        return None if 0 <= number < 1 << seats else f"{number:#b} is no set of seats at a table of {seats}"
    if lexicon.one_of(ref):
        most = len(lexicon.refs[lexicon.one_of(ref)])
        return None if 0 <= number < 1 << most else f"{number:#b} is no set of {ref}"
    if ref in lexicon.codes:
        code = lexicon.codes[ref]
        try:
            good = code.read(code.write(number)) == number
        except (ValueError, LookupError):
            good = False
        return None if good else f"{number} is no {ref}"
    if number == -1 and ref in lexicon.absent:
        return None
    if ref != "seat" and ref not in lexicon.refs:
        return f"{ref} is no kind of thing in this game"
    if 0 <= number < (seats if ref == "seat" else len(lexicon.refs[ref])):
        return None
    return f"there is no {ref} {number}" + (f" at a table of {seats}" if ref == "seat" else "")


def note_fault(lexicon: Lexicon, note: Note, seats: int) -> str | None:
    """What is wrong with the facts of an event; None if they are fine."""
    if not 0 <= note.kind < len(lexicon.events):
        return f"there is no event {note.kind}"
    kind = lexicon.events[note.kind]
    return _facts_fault(lexicon, f"event {kind.key}", kind.facts, note.facts, seats)


def foretold_fault(lexicon: Lexicon, numbers: list[int], seats: int) -> str | None:
    """What is wrong with a foretelling or its facts; None if they are fine."""
    if not 0 <= numbers[0] < len(lexicon.foretellings):
        return f"there is no foretelling {numbers[0]}"
    kind = lexicon.foretellings[numbers[0]]
    return _facts_fault(lexicon, f"foretelling {kind.key}", kind.facts, tuple(numbers[1:]), seats)


def _facts_fault(lexicon: Lexicon, what: str, facts: Facts, told: tuple[int, ...], seats: int) -> str | None:
    if not fits(facts, len(told)):
        return f"{what} has {len(facts)} facts, but is told with {len(told)}"
    for name, ref, numbers in shared_out(facts, told):
        for number in numbers:
            fault = fact_fault(lexicon, ref.removesuffix(SEVERAL), number, seats)
            if fault is not None:
                return f"{what} is told with an impossible {name}: {fault}"
    return None


def check_names(lexicon: Lexicon, divergences: Collection[str]) -> None:
    """Check the names by which a test lets worlds be told apart; raises ValueError for one that can never occur."""
    kinds = {kind.key for kind in lexicon.kinds}
    facts = {kind.key: {name for name, _ in kind.facts} for kind in lexicon.events}
    for name in divergences:
        what, _, audience = name.partition("@")
        key, _, fact = what.partition(":")
        if key in ("asked", "options") and not audience and fact in kinds:
            continue
        if key not in facts or (fact and fact.removesuffix(ORDER) not in facts[key]):
            raise ValueError(f"{name!r} names no event of the game, or no fact of it")
        if audience not in AUDIENCES:
            raise ValueError(f"{name!r} must say to whom: {', '.join(f'{what}@{a}' for a in AUDIENCES)}")
