"""What was told to whom: notes, and the history that a state keeps of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.value import Value

EVERYONE: Final = -1
"""All seats, and spectators too: the audience of what is public, and the viewers of the whole truth."""

NOBODY: Final = 0
"""No seat: the viewers that a spectator is."""


def only(seat: int) -> int:
    """One seat as a mask of viewers; seat -1 is a spectator, who is nobody."""
    return 1 << seat if seat >= 0 else NOBODY


def hears(viewers: int, audience: int) -> bool:
    """Whether what was told to this audience reaches these viewers; both are masks of seats."""
    return audience == EVERYONE or audience & viewers != 0


@mypyc_attr(acyclic=True)
class Note(Value):
    """Something that was told: its audience (a mask of seats), what it was, its facts, and when.

    `when` is as the game counts: a round, a turn; 0 where it does not count. Never changed, so it is shared.
    """

    def __init__(self, audience: int, kind: int, facts: tuple[int, ...], when: int) -> None:
        self.audience = audience
        self.kind = kind
        self.facts = facts
        self.when = when
        self.key = 0  # worked out by `gloam.core.keys`, not part of the value

    @classmethod
    def read_back(cls, fields: dict[str, Any]) -> Any:
        """JSON knows no tuples."""
        return cls(**fields | {"facts": tuple(fields["facts"])})


class History(Value):
    """All that was ever told and has to be remembered, oldest first.

    Clones share one list as long as they can: each knows how much of it is its own, and whoever tells something that
    another clone does not know of goes on in a list of its own. So a clone costs nothing, however long the past is.
    """

    def __init__(self, notes: list[Note]) -> None:
        self._shared = notes
        self._size = len(notes)
        self._heard: dict[int, HeardSoFar] | None = None

    @property
    def notes(self) -> list[Note]:
        """All notes, as a list of one's own."""
        return self._shared[: self._size]

    def __len__(self) -> int:
        return self._size

    def at(self, i: int) -> Note:
        """Note number `i`, from 0 on."""
        assert i < self._size
        return self._shared[i]

    def add(self, note: Note) -> None:
        if len(self._shared) != self._size:
            self._shared = self._shared[: self._size]
            self._heard = None
        self._shared.append(note)
        self._size += 1

    def clone(self) -> History:
        twin = History(self._shared)
        twin._size = self._size
        twin._heard = self._heard
        return twin

    def since(self, i: int) -> list[Note]:
        """The notes from number `i` on."""
        return self._shared[i : self._size]

    def heard_by(self, viewers: int) -> list[Note]:
        """What these viewers were told."""
        heard: list[Note] = []
        for i in range(self._size):
            note = self._shared[i]
            if hears(viewers, note.audience):
                heard.append(note)
        return heard

    def masked(self, viewers: int) -> History:
        """The history as these viewers know it.

        How far it was looked through is remembered with the list, because what was told stays told: only a clone that
        is behind has to begin anew.
        """
        if self._heard is None:
            self._heard = {}
        heard = self._heard.get(viewers)
        if heard is None:
            heard = self._heard[viewers] = HeardSoFar()
        elif heard.upto > self._size:
            return History(self.heard_by(viewers))
        for i in range(heard.upto, self._size):
            note = self._shared[i]
            if hears(viewers, note.audience):
                heard.notes.add(note)
        heard.upto = self._size
        return heard.notes.clone()


class HeardSoFar:
    """What some viewers heard of the first `upto` notes of a list."""

    def __init__(self) -> None:
        self.notes = History([])
        self.upto = 0
