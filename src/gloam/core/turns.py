"""A game as one question after another, for whoever knows one seat to move at a time: searches, environments.

Where several seats are asked at once, they answer one after another here. That is an order of asking only: what was
answered stays out of sight until the rules show it, so no view tells who came first.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import PASS, State

MAY_INTERRUPT: Final = -1
"""The kind of the question whether a seat wants to interrupt; PASS keeps still."""


class Turns:
    """The questions of a state, one at a time. With `interrupts` every seat that may interrupt is asked, in the game's
    order, before anything is decided; else interrupts are left out."""

    def __init__(self, state: State, interrupts: bool = False) -> None:
        self.state = state
        self.interrupts = interrupts
        self._still = 0  # the seats that let this moment pass
        self.seat = -1
        self.kind = MAY_INTERRUPT
        self.options: list[int] = []
        self._look()

    @property
    def over(self) -> bool:
        return self.state.over

    def answer(self, option: int) -> None:
        """The seat that is asked chooses one of its options; ValueError for anything else."""
        if option not in self.options:
            raise ValueError(f"{option} is not among the options of seat {self.seat}")
        if self.kind != MAY_INTERRUPT:
            self.state.answer(0, option)
            self._still = 0
        elif option == PASS:
            self._still |= 1 << self.seat
        else:
            self.state.interject(self.seat, option)
            self._still = 0
        self._look()

    def clone(self) -> Turns:
        twin = Turns(self.state.clone(), self.interrupts)
        twin._still = self._still
        twin._look()
        return twin

    def _look(self) -> None:
        """Find out who is asked what."""
        s = self.state
        self.seat, self.kind, self.options = -1, MAY_INTERRUPT, []
        if s.over:
            return
        if self.interrupts:
            for seat in s.interrupt_order():
                offers = [] if self._still >> seat & 1 else s.interrupts(seat)
                if offers:
                    self.seat, self.options = seat, [PASS, *offers]
                    return
        d = s.decision(0)
        self.seat, self.kind, self.options = d.seat, d.kind, d.options
