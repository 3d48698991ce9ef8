"""What everybody can know of the victims' places, as part of a state: worked out when somebody asks.

All of it follows from what was told since the game began, or a position that was set up. So only that beginning is a
part of the state; how far the history was followed is remembered beside it, and clones go on from there.
"""

from __future__ import annotations

from typing import Final

from gloam.core.history import EVERYONE, History, Note
from gloam.core.rng import Rng
from gloam.core.value import Value
from gloam.games.whisper.traces.boxes import drawn, masks_of
from gloam.games.whisper.traces.support import Support

MOST_LINKS: Final = 16
"""So many moments may hang on one another. A long chain would be freed link inside link, and past some fifty of them
CPython defers what it frees by a mark in the header of the garbage collector, which compiled values without one
(`acyclic`, such as notes) do not have: that overwrites memory."""


class Moment:
    """What everybody knows when `last` has been told. Whoever asks first works it out for all who share it: from the
    moment before, with what was told since."""

    def __init__(self, before: Moment | None, told: list[Note], support: Support | None) -> None:
        self.before = before
        self.told = told
        self.last: Note | None = told[-1] if told else None
        self.links: int = 0 if before is None or support is not None else before.links + 1
        self._support = support
        self._boxes: list[int] = []

    def support(self) -> Support:
        found = self._support
        if found is None:
            self.shorten()
            assert self.before is not None
            assert self.before._support is not None
            found = self.before._support.clone()
            for note in self.told:
                found.hear(note.kind, note.facts)
            self._support = found
            self.before, self.told, self.links = None, [], 0
        return found

    def shorten(self) -> None:
        """Hang it on the last moment that was worked out, with all that was told since."""
        since: list[Moment] = [self]
        before = self.before
        while before is not None and before._support is None:
            since.append(before)
            before = before.before
        told: list[Note] = []
        for moment in reversed(since):
            told += moment.told
        self.before, self.told, self.links = before, told, 1

    def boxes(self) -> list[int]:
        if not self._boxes:
            self._boxes = self.support().settled()
        return self._boxes


class Trace(Value):
    """`start` is what was known when the history began; nobody changes it."""

    def __init__(self, start: Support) -> None:
        self.start = start
        self._now = Moment(None, [], start)

    def clone(self) -> Trace:
        twin = Trace(self.start)
        twin._now = self._now
        return twin

    def followed(self, history: History) -> Trace:
        """A twin for somebody who knows no more than that: what is worked out by one of them, the other has too."""
        self._at(history)
        return self.clone()

    def _at(self, history: History) -> Moment:
        """The moment to which a history has come. All know alike what everybody was told, whatever else they heard, so
        the last such note tells where it is."""
        told: list[Note] = []
        last, i = self._now.last, len(history) - 1
        while i >= 0:
            note = history.at(i)
            if note is last:
                break
            if note.audience == EVERYONE:
                told.append(note)
            i -= 1
        if told:
            told.reverse()
            # Where that note is not found, this is another history: a position, or one that was read back.
            before = self._now if i >= 0 or last is None else Moment(None, [], self.start)
            self._now = Moment(before, told, None)
            if self._now.links > MOST_LINKS:
                self._now.shorten()
        return self._now

    def known(self, history: History) -> Support:
        """What is known now; whoever wants to change it takes a clone."""
        return self._at(history).support()

    def boxes(self, history: History) -> list[int]:
        """Where the victims can be, all together."""
        return self._at(history).boxes()

    def masks(self, history: History) -> list[int]:
        """... and each for itself."""
        return masks_of(self.boxes(history))

    def drawn(self, history: History, rng: Rng) -> list[int]:
        """Three places that fit together."""
        return drawn(self.boxes(history), rng)
