"""What was told at a table, to whom, and how each viewer counts it.

A viewer is a set of seats with their common knowledge, as a mask. It counts only the entries that concern it: no
whisper between others, nothing they decide out of sight. So the numbers reveal nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE, Note, hears
from gloam.core.value import Kept, Value
from gloam.core.words.phrases import Phrase
from gloam.table.wire import Heard, Line

TALK: Final = 500
"""So many lines of talk an update has at most, the last ones: a table may have been talked at for days."""


@mypyc_attr(acyclic=True)
class EarTold(Value):
    """Something told by entry number `entry`: an event of the game, or one of the table, which is no note."""

    def __init__(self, entry: int, audience: int, phrase: Phrase, note: Note | None) -> None:
        self.entry = entry
        self.audience = audience
        self.phrase = phrase
        self.note = note


@mypyc_attr(acyclic=True)
class Spoken(Value):
    """A line of talk, said by entry number `entry`."""

    def __init__(self, entry: int, audience: int, at: int, seat: str, name: str, channel: str, text: str) -> None:
        self.entry = entry
        self.audience = audience
        self.at = at
        self.seat = seat
        self.name = name
        self.channel = channel
        self.text = text


class Ear:
    """One viewer: the numbers of the entries that concern it, and what it was told by them."""

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.events: list[Heard] = []
        self.talk: list[Line] = []
        self._talk_seqs: list[int] = []
        self._read = self._told = self._said = 0

    @property
    def count(self) -> int:
        return len(self.entries)

    def number(self, entry: int) -> int:
        """What this viewer has counted up to an entry of the table."""
        return bisect_right(self.entries, entry)

    def events_since(self, seq: int) -> list[Heard]:
        # Mostly what came last is asked for.
        first = len(self.events)
        while first and self.events[first - 1].seq > seq:
            first -= 1
        return self.events[first:]

    def talk_since(self, seq: int) -> list[Line]:
        """What was said since then; the last of it, where that is much."""
        if not self._talk_seqs or self._talk_seqs[-1] <= seq:
            return []
        return self.talk[max(bisect_right(self._talk_seqs, seq), len(self.talk) - TALK) :]

    def talk_before(self, n: int) -> list[Line]:
        """The last lines before number `n`, as many as an update has."""
        end = max(0, min(n - 1, len(self.talk)))
        return self.talk[max(0, end - TALK) : end]

    def read(self, viewers: int, audiences: list[int], told: list[EarTold], said: list[Spoken]) -> None:
        """Go on to the end of what there is."""
        last = len(audiences)
        if self._read == last:
            return
        for entry in range(self._read, last):
            if hears(viewers, audiences[entry]):
                self.entries.append(entry + 1)
        for i in range(self._told, len(told)):
            one = told[i]
            if hears(viewers, one.audience):
                # Mostly there is one entry to read, and all that was told is its.
                seq = len(self.entries) if one.entry == last else self.number(one.entry)
                when = 0 if one.note is None else one.note.when
                self.events.append(Heard(len(self.events) + 1, seq, one.phrase, one.audience != EVERYONE, when))
        for i in range(self._said, len(said)):
            line = said[i]
            if hears(viewers, line.audience):
                n = len(self.talk) + 1
                self.talk.append(Line(n, line.at, line.seat, line.name, line.channel, line.text))
                self._talk_seqs.append(self.number(line.entry))
        self._read, self._told, self._said = last, len(told), len(said)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ears(Kept):
    """All that was told at a table; an ear for each viewer that somebody asked for."""

    def __init__(self) -> None:
        self._audiences: list[int] = []
        self._told: list[EarTold] = []
        self._said: list[Spoken] = []
        self._ears: dict[int, Ear] = {}

    def afresh(self) -> Ears:
        """The same, and on its own from here, without the ears, which listen again when somebody asks for them."""
        twin = Ears()
        twin._audiences, twin._told, twin._said = self._audiences.copy(), self._told.copy(), self._said.copy()
        return twin

    # While an entry is applied

    def tell(self, audience: int, phrase: Phrase, note: Note | None = None) -> None:
        self._told.append(EarTold(len(self._audiences) + 1, audience, phrase, note))

    def say(self, audience: int, at: int, seat: str, name: str, channel: str, text: str) -> None:
        self._said.append(Spoken(len(self._audiences) + 1, audience, at, seat, name, channel, text))

    def count(self, audience: int) -> None:
        """The entry is applied; it concerns these."""
        self._audiences.append(audience)

    # Between entries

    def of(self, viewers: int) -> Ear:
        ear = self._ears.get(viewers)
        if ear is None:
            ear = self._ears[viewers] = Ear()
        ear.read(viewers, self._audiences, self._told, self._said)
        return ear

    def told(self, since: int = 0) -> list[tuple[int, Phrase]]:
        """All that was told to anybody, from that number on, each with its audience."""
        return [(one.audience, one.phrase) for one in self._told[since:]]

    def notes(self, viewers: int) -> list[Note]:
        """All events of the game that these viewers were told, also those of decisions that were taken back."""
        return [one.note for one in self._told if one.note is not None and hears(viewers, one.audience)]
