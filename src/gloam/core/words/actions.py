"""Every option of a game as a number from 0 on, with a name: what learners and other suites call its actions.

An option is a verb with an argument, so the numbers of options have wide gaps. Here they are counted off without any:
verb by verb, and for each verb everything it can take. The numbers follow from the words and the content of a game
alone, never from play. They are the same at every table of an edition, whatever its seats and options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import product

from gloam.core.state import ARG_BITS, ARG_MASK
from gloam.core.words.lexicon import Lexicon, Merged, Verb


class Actions:
    """The actions of a game; `Game.actions` has them.

    Options of which no decision offers two may be one action (`Merged`). So an option has one number, and among the
    options that are open a number is one option.

    `fingerprint` tells whether two lists are the same. It is no part of an edition: records hold decisions as text, and
    stay readable when a new verb moves the numbers. Store it beside whatever you learn with these numbers.
    """

    def __init__(self, lexicon: Lexicon, seats: int) -> None:
        """`seats` is the largest number of seats the game can have."""
        self._lexicon = lexicon
        self._seats = seats
        self.names: list[str] = []
        self._numbers: dict[int, int] = {}
        self._merged_verbs: dict[int, tuple[int, Merged]] = {}  # by verb, with the number of the first
        for verb, word in enumerate(lexicon.verbs):
            self._add(verb, word)
        self.count = len(self.names)
        self._named = {name: number for number, name in enumerate(self.names)}
        self.fingerprint = sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def _add(self, verb: int, word: Verb) -> None:
        takes = self._lexicon.takes.get(word.key)
        if isinstance(takes, Merged):
            self._merged_verbs[verb] = len(self.names), takes
            self.names += [f"{word.key}:{name}" for name in takes.names]
            return
        for argument in self._arguments(word) if takes is None else takes:
            option = verb << ARG_BITS | argument
            self._numbers[option] = len(self.names)
            self.names.append(self._lexicon.written(option))

    def _arguments(self, word: Verb) -> list[int]:
        """All arguments of a verb for which nothing is listed: everything there is of each kind it names."""
        found: list[int] = []
        for things in product(*(self._things(word, part.ref) for part in word.named())):
            argument = 0
            for part, thing in zip(word.named(), things, strict=True):
                argument = argument << part.bits | thing
            found.append(argument)
        return found

    def _things(self, word: Verb, ref: str) -> Sequence[int]:
        if ref == "seat":
            return range(self._seats)
        if ref not in self._lexicon.refs:
            raise ValueError(f"nobody has said which {ref}s {word.key!r} can take; list them in the lexicon's `takes`")
        return range(len(self._lexicon.refs[ref]))

    def name(self, number: int) -> str:
        """What an action is called: `attack:B`, as scenarios and records write it."""
        return self.names[number]

    def named(self, name: str) -> int:
        """The number of an action by its name; ValueError if there is none."""
        if name not in self._named:
            raise ValueError(f"{name!r} is no action of this game")
        return self._named[name]

    def number(self, option: int) -> int:
        """The number of an option; ValueError if it is no action of this game."""
        found = self._numbers.get(option)
        return self._merged(option) if found is None else found

    def _merged(self, option: int) -> int:
        """The number of an option that shares it with others. Remembered: there are few enough."""
        first, group = self._merged_verbs.get(option >> ARG_BITS, (0, None))
        which = -1 if group is None else group.which(option & ARG_MASK)
        if group is None or not 0 <= which < len(group.names):
            raise ValueError(f"{self._lexicon.write(option)!r} is no action of this game")
        self._numbers[option] = first + which
        return first + which

    def option(self, number: int, options: Iterable[int]) -> int:
        """Which of these options an action is; ValueError if it is none of them, which makes it illegal now."""
        for option in options:
            if self.number(option) == number:
                return option
        raise ValueError(f"{self.name(number)!r} is not among these options")

    def numbers(self, options: Iterable[int]) -> list[int]:
        """The numbers of these options, lowest first."""
        return sorted(map(self.number, options))

    def mask(self, options: Iterable[int]) -> bytes:
        """One byte for each action: 1 for those among these options, 0 for all others."""
        mask, numbers = bytearray(self.count), self._numbers
        for option in options:
            mask[numbers[option] if option in numbers else self._merged(option)] = 1
        return bytes(mask)
