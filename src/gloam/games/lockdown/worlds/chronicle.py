"""What is written of another world while it is told."""

from __future__ import annotations

from gloam.core.history import Note


class Chronicle:
    """The notes of a story so far, where in it we are, and what in it is not as it should be."""

    def __init__(self) -> None:
        self.out: list[Note] = []
        self.now = 0  # the round being told
        self.index = -1  # the note being followed, of those that the viewers were told
        self.strange = 0  # cards whose way is not explained
        self.wrong = 0  # losses that the forces do not explain, and gas that the votes do not

    def put(self, audience: int, kind: int, facts: list[int]) -> None:
        self.out.append(Note(audience, kind, tuple(facts), self.now))

    def amend(self, entry: int, fact: int) -> None:
        """The second fact of what was told turned out to be this."""
        told = self.out[entry]
        self.out[entry] = Note(told.audience, told.kind, (told.facts[0], fact, *told.facts[2:]), told.when)

    def faults(self) -> int:
        return self.strange + 2 * self.wrong
