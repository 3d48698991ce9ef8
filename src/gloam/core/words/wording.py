"""The words of a game that are asked for at every decision: each is made once and then remembered.

How they are made is the lexicon's business (`gloam.core.words.lexicon`), which is interpreted; this is the compiled
half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from gloam.core.history import Note
from gloam.core.state import ARG_BITS, State
from gloam.core.words.phrases import Choice, Fact, Interrupt, Phrase

SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOP"
LETTERS: Final[list[str]] = list(SEAT_LETTERS)
NUMBERS: Final[dict[str, int]] = {letter: i for i, letter in enumerate(SEAT_LETTERS)}
NO_FORMS: Final[list[tuple[str, str]]] = []
_MASKS: Final[dict[str, int]] = {}
_WRITTEN: Final[dict[int, str]] = {}

REMEMBERED = 20_000
"""So many options of a game, and so many of its events, are put into words once; those beyond, anew each time."""


class NotationError(ValueError):
    """A text that names no seat, verb or thing of the game."""


def seat_letter(seat: int) -> str:
    """A, B, C ... for seats 0, 1, 2 ..."""
    return LETTERS[seat]


def seat_number(letter: str) -> int:
    """The inverse of `seat_letter`."""
    found = NUMBERS.get(letter)
    if found is None:
        raise NotationError(f"{letter!r} is not a seat letter")
    return found


def seat_letters(seats: int) -> str:
    """The letters of a mask of seats: "AC"; "" for nobody."""
    found = _WRITTEN.get(seats)
    if found is None:
        found = _WRITTEN[seats] = "".join([letter for i, letter in enumerate(LETTERS) if seats >> i & 1])
    return found


def seat_mask(letters: str) -> int:
    """The inverse of `seat_letters`."""
    found = _MASKS.get(letters)
    if found is None:
        found = 0
        for letter in letters:
            found |= 1 << seat_number(letter)
        # A client may name a seat a thousand times; that is not worth remembering.
        if len(letters) <= len(LETTERS) and len(_MASKS) < 1 << len(LETTERS):
            _MASKS[letters] = found
    return found


class Maker(Protocol):
    """Whoever puts into words: a lexicon."""

    def written(self, option: int) -> str: ...

    def number_of(self, text: str) -> int: ...

    def phrase(self, option: int, about: Mapping[str, Fact] | None = None) -> Phrase: ...

    def told(self, note: Note) -> Phrase: ...

    def about(self, kind: int, numbers: Sequence[int]) -> dict[str, Fact]: ...

    def refused(self, state: State, seat: int, option: int, number: int) -> Phrase: ...

    def is_settled(self, number: int) -> bool: ...


class Wording:
    """Numbers to words and back, remembered. A number has one meaning in the whole game, so nothing is out of date."""

    def __init__(self, maker: Maker, forms: Mapping[int, Sequence[tuple[str, str]]]) -> None:
        """`forms` are those of verbs whose words differ by what their question is about (see `Verb`)."""
        self._maker = maker
        self._forms = {verb: list(of_verb) for verb, of_verb in forms.items()}
        self._formed: dict[tuple[int, str], Choice] = {}
        self._written: dict[int, str] = {}
        self._numbers: dict[str, int] = {}
        self._choices: dict[int, Choice] = {}
        self._interrupts: dict[int, Interrupt] = {}
        self._phrases: dict[tuple[int, tuple[int, ...]], Phrase] = {}
        self._about: dict[tuple[int, tuple[int, ...]], dict[str, Fact]] = {}
        self._refused: dict[int, Phrase] = {}

    def write(self, option: int) -> str:
        """Notation: `attack:B`, `go:church`, `pass`; several things are parted by commas, `return:axe,top`."""
        found = self._written.get(option)
        if found is None:
            found = self._maker.written(option)
            if len(self._written) < REMEMBERED:
                self._written[option] = found
        return found

    def read(self, text: str) -> int:
        """The inverse of `write`."""
        found = self._numbers.get(text)
        if found is None:
            found = self._maker.number_of(text)
            if len(self._numbers) < REMEMBERED:
                self._numbers[text] = found
        return found

    def choice(self, option: int, about: Mapping[str, Fact] | None = None) -> Choice:
        """An option as its seat sees it."""
        form = self.form(option >> ARG_BITS, about) if about else ""
        if form:
            formed = self._formed.get((option, form))
            if formed is None:
                formed = Choice(option, self.write(option), self._maker.phrase(option, about))
                if len(self._formed) < REMEMBERED:
                    self._formed[option, form] = formed
            return formed
        found = self._choices.get(option)
        if found is None:
            found = Choice(option, self.write(option), self._maker.phrase(option))
            if len(self._choices) < REMEMBERED:
                self._choices[option] = found
        return found

    def form(self, verb: int, about: Mapping[str, Fact]) -> str:
        """The name of the thing that its question is about, if a verb has words of its own for it; else ""."""
        for fact, name in self._forms.get(verb, NO_FORMS):
            thing = about.get(fact)
            if isinstance(thing, str) and thing.rpartition(":")[2] == name:
                return name
        return ""

    def interrupt(self, seat: int, option: int) -> Interrupt:
        """What a seat may do although nobody waits for it."""
        key = option * len(LETTERS) + seat
        found = self._interrupts.get(key)
        if found is None:
            choice = self.choice(option)
            found = Interrupt(seat_letter(seat), option, choice.notation, choice.phrase)
            if len(self._interrupts) < REMEMBERED:
                self._interrupts[key] = found
        return found

    def event(self, note: Note) -> Phrase:
        """What was told, in words."""
        key = (note.kind, note.facts)
        found = self._phrases.get(key)
        if found is None:
            found = self._maker.told(note)
            if len(self._phrases) < REMEMBERED:
                self._phrases[key] = found
        return found

    def about(self, kind: int, numbers: list[int]) -> dict[str, Fact]:
        """What a question is about, in words."""
        key = (kind, tuple(numbers))
        found = self._about.get(key)
        if found is None:
            found = self._maker.about(kind, numbers)
            if len(self._about) < REMEMBERED:
                self._about[key] = found
        return found

    def refused(self, state: State, seat: int, option: int, number: int) -> Phrase:
        """Why this option is refused to this seat now, in words. The rule of some reasons is that of an open question:
        these are not remembered."""
        found = self._refused.get(number)
        if found is None:
            found = self._maker.refused(state, seat, option, number)
            if len(self._refused) < REMEMBERED and self._maker.is_settled(number):
                self._refused[number] = found
        return found
