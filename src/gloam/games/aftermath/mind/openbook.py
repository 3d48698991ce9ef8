"""What of the book a party may know: exits at any time (AF-046), the beginning of the open page, and whatever was read.

Nothing else of the book is looked at: the programs of other entries are not even taken from the shelf.
"""

from __future__ import annotations

from typing import Final

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import (
    ALL,
    BRANCH,
    CALL,
    CHOICE,
    EACH,
    END,
    JUMP,
    NEXT,
    PICK,
    REPEAT,
    STOP,
    STOP_IF,
    UNLESS,
    WITHOUT,
)
from gloam.core.effects.step import Frame
from gloam.games.aftermath.content.pagemap import LETTERS
from gloam.games.aftermath.content.tables import PASSAGE_IDS, PROGRAMS
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.rules.reading import program_of
from gloam.games.aftermath.state import Aftermath

_LENGTHS: Final = {
    END: 1, JUMP: 2, UNLESS: 3, WITHOUT: 3, STOP: 1, STOP_IF: 2, PICK: 5, EACH: 2, REPEAT: 3, NEXT: 4, CALL: 2,
}  # fmt: skip

FIRST_TERM: Final = 3
"""Where the first part of a condition made of several stands, seen from the condition; parts are pairs."""


def _own_passages() -> dict[str, list[int]]:
    """The texts of each entry, by the name of its program: `33-objective-a` has `33-objective-a-open` and others."""
    found: dict[str, list[int]] = {}
    for passage in range(len(PASSAGE_IDS)):
        name = PASSAGE_IDS[passage]
        while name:
            if name in PROGRAMS:
                found.setdefault(name, []).append(passage)
                break
            name = name.rpartition("-")[0]
    return found


_PASSAGES: Final[dict[str, list[int]]] = _own_passages()
"""Names only: which texts belong to an entry says nothing of what it does."""


def has_text(program: str) -> bool:
    return program in _PASSAGES


def was_read(s: Aftermath, program: str) -> bool:
    """Whether a text of this entry was read out in this campaign, and it is no secret any more."""
    passages = _PASSAGES.get(program)
    if passages is None:
        return False
    return any(passage in s.campaign.read for passage in passages)


def exit_program(s: Aftermath, letter: int) -> str:
    return program_of(s, f"exit-{LETTERS[letter]}")


def info_program(s: Aftermath, letter: int) -> str:
    return program_of(s, f"info-{LETTERS[letter]}")


def objective_program(s: Aftermath, letter: int) -> str:
    return program_of(s, f"objective-{LETTERS[letter]}")


def length_at(code: list[int], at: int) -> int:
    """How many numbers the instruction at an address has."""
    op = code[at]
    if op >= 0:
        return 2 + 2 * code[at + 1]
    if op == CHOICE:
        return 5 + code[at + 4]
    if op == BRANCH:
        return 4 + code[at + 3]
    return _LENGTHS[op]


class Snare:
    """A known entry waits for an enemy to stand in a place where no character is."""

    def __init__(self, enemy: int, place: int) -> None:
        self.enemy = enemy
        self.place = place


def snare(s: Aftermath) -> Snare | None:
    """What the objectives that were read on this page wait for: an enemy in a place without characters."""
    data = s.data
    if data is None or data.location >= 0:
        return None
    for letter in range(len(LETTERS)):
        name = objective_program(s, letter)
        if name and was_read(s, name):
            found = _snare_in(s, name, 0)
            if found is not None:
                return found
    return None


def _snare_in(s: Aftermath, program: str, depth: int) -> Snare | None:
    f = Frame(s.words, s.words.start(program, -1))
    at = 0
    while at < len(f.code):
        op = f.code[at]
        if op == UNLESS:
            found = _snare_of(s, f, f.code[at + 1])
            if found is not None:
                return found
        elif op == CALL and depth < 3:
            called = f.program_named(f.code[at + 1])
            # What an entry reads without a text of its own belongs to it.
            if not has_text(called) or was_read(s, called):
                found = _snare_in(s, called, depth + 1)
                if found is not None:
                    return found
        at += length_at(f.code, at)
    return None


def _snare_of(s: Aftermath, f: Frame, condition: int) -> Snare | None:
    """A condition that asks for an enemy and for no characters in the same place, all else being there already."""
    data = f.data
    if data[condition] != ALL:
        return None
    found = Sought()
    for i in range(condition + FIRST_TERM, condition + FIRST_TERM + 2 * data[condition + 1], 2):
        term = data[i]
        if not (data[term] >= 0 and sought(s, f, data[term], f.args(s, term), found)) and not f.holds(s, term):
            return None
    wanted = found.enemy >= 0 and found.place >= 0 and found.place == found.free
    return Snare(found.enemy, found.place) if wanted else None


class Sought:
    """What parts of a condition ask for: an enemy in a place, and a place that is free of characters."""

    def __init__(self) -> None:
        self.enemy = -1
        self.place = -1
        self.free = -1


def seek_enemy(found: Sought, enemy: int, at: int) -> bool:
    found.enemy, found.place = enemy, at
    return True


def seek_characters(found: Sought, at: int, eq: int) -> bool:
    if eq == 0:
        found.free = at
    return True


@by_word(VOCABULARY, "condition", prefix="seek_", some=True)
def sought(s: Aftermath, f: Frame, op: int, args: list[int], found: Sought) -> bool:
    """Whether this part asks for an enemy or for characters; `found` keeps whom and where."""
    return False
