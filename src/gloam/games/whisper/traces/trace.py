"""What everybody can know of the victims' places, as part of a state: worked out when somebody asks.

All of it follows from what was told since the game began, or a position that was set up. So only that beginning is a
part of the state; how far the history was followed is remembered beside it, and clones go on from there.
"""

from __future__ import annotations

from gloam.core.history import EVERYONE, History
from gloam.core.rng import Rng
from gloam.core.value import Value
from gloam.games.whisper.traces.boxes import drawn, masks_of
from gloam.games.whisper.traces.support import Support


class Trace(Value):
    """`start` is what was known when the history began; nobody changes it."""

    def __init__(self, start: Support) -> None:
        self.start = start
        self._known = start
        self._heard = 0
        self._boxes: list[int] = []

    def clone(self) -> Trace:
        twin = Trace(self.start)
        twin._known = self._known
        twin._heard = self._heard
        twin._boxes = self._boxes
        return twin

    def known(self, history: History) -> Support:
        """What is known now; whoever wants to change it takes a clone."""
        if self._heard < len(history):
            told = [note for note in history.since(self._heard) if note.audience == EVERYONE]
            if told:
                support = self._known.clone()
                for note in told:
                    support.hear(note.kind, note.facts)
                self._known = support
                self._boxes = []
            self._heard = len(history)
        return self._known

    def boxes(self, history: History) -> list[int]:
        """Where the victims can be, all together."""
        support = self.known(history)
        if not self._boxes:
            self._boxes = support.settled()
        return self._boxes

    def masks(self, history: History) -> list[int]:
        """... and each for itself."""
        return masks_of(self.boxes(history))

    def followed(self, history: History, masked: History) -> Trace:
        """The same for somebody who has not heard all of the history, but all that is told to everybody."""
        self.boxes(history)  # once for all who ask in this turn
        twin = self.clone()
        twin._heard = len(masked)
        return twin

    def drawn(self, history: History, rng: Rng) -> list[int]:
        """Three places that fit together."""
        return drawn(self.boxes(history), rng)
