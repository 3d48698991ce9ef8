"""What each viewer of a table has been told: events and talk, numbered as this viewer counts.

A viewer counts the entries that concern it. A whisper between others does not, nor does what they decide out of sight,
so that nobody can tell from the numbers that there was anything.
"""

from __future__ import annotations

from bisect import bisect_right

from gloam.core.lexicon import Phrase, seat_letter
from gloam.core.state import EVERYONE
from gloam.table.wire import Heard, Line


class Ear:
    """One viewer. `count` is the number of entries that concern it."""

    def __init__(self) -> None:
        self.count = 0
        self.events: list[Heard] = []
        self.talk: list[Line] = []
        self._talk_seqs: list[int] = []

    def hear(self, phrase: Phrase, private: bool) -> None:
        self.events.append(Heard(len(self.events) + 1, self.count, phrase, private))

    def listen(self, at: int, seat: str, name: str, channel: str, text: str) -> None:
        self.talk.append(Line(len(self.talk) + 1, at, seat, name, channel, text))
        self._talk_seqs.append(self.count)

    def events_since(self, seq: int) -> list[Heard]:
        return self.events[bisect_right(self.events, seq, key=_seq) :]

    def talk_since(self, seq: int) -> list[Line]:
        return self.talk[bisect_right(self._talk_seqs, seq) :]


def _seq(heard: Heard) -> int:
    return heard.seq


class Ears:
    """All viewers of a table by seat letter; "" stands for every spectator."""

    def __init__(self, seats: int) -> None:
        self.of: dict[str, Ear] = {"": Ear(), **{seat_letter(i): Ear() for i in range(seats)}}
        self._masks = {viewer: 1 << i >> 1 for i, viewer in enumerate(self.of)}

    def hears(self, viewer: str, audience: int) -> bool:
        return audience == EVERYONE or audience & self._masks[viewer] != 0

    def audience(self, mask: int) -> list[Ear]:
        return [ear for viewer, ear in self.of.items() if self.hears(viewer, mask)]

    def count(self, mask: int) -> None:
        """One more entry, for those in the mask."""
        for ear in self.audience(mask):
            ear.count += 1

    def tell(self, mask: int, phrase: Phrase) -> None:
        for ear in self.audience(mask):
            ear.hear(phrase, mask != EVERYONE)
