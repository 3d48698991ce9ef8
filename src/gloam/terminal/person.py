"""Whoever sits before the screen: the seat it follows, and whose secrets may be on it."""

from __future__ import annotations

from gloam.core.lexicon import seat_letter, seat_number
from gloam.core.match import Prompt, Proposal, Sight
from gloam.core.state import NOBODY
from gloam.terminal.boards import Scene
from gloam.terminal.seat import Heard, Table


class Person:
    """Holds one seat of a table or several. Secrets are covered seat by seat: people sit side by side."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.following = table.own[0]
        self._open = NOBODY
        self._looked = -1

    @property
    def letter(self) -> str:
        """The seat that the screen follows."""
        return seat_letter(self.following)

    @property
    def several(self) -> bool:
        return len(self.table.own) > 1

    # Following

    def follow(self, sight: Sight) -> None:
        """Look from the seat that is asked; of several, from the one that is looked from already."""
        asked = [prompt.seat for prompt in sight.prompts]
        if asked and self.letter not in asked and self._looked != self.table.version:
            self.following = seat_number(asked[0])

    def look_from(self, seat: int) -> None:
        """Look from that seat of theirs, until something happens."""
        self.following = seat
        self._looked = self.table.version

    def look_on(self) -> None:
        """Look from the next seat."""
        own = self.table.own
        self.look_from(own[(own.index(self.following) + 1) % len(own)])

    def prompt(self, sight: Sight) -> Prompt | None:
        """The question to the seat that is followed."""
        return next((prompt for prompt in sight.prompts if prompt.seat == self.letter), None)

    def proposals(self, sight: Sight) -> list[Proposal]:
        """What those want who decide together, if it is no secret of a seat that is covered."""
        state = self.table.match.state
        return sight.proposals if state.hears_counsel(self.table.sharing(self._open)) else []

    # Secrets

    @property
    def covered(self) -> bool:
        """Whether the secrets of the seat that is followed are covered."""
        return self.is_covered(self.following)

    def is_covered(self, seat: int) -> bool:
        return not self.table.over and not self.table.sharing(self._open) >> seat & 1

    def is_covered_for(self, heard: Heard) -> bool:
        """Whether an event is private to seats whose secrets are covered."""
        return heard.private and all(self.is_covered(seat) for seat in self.table.own if heard.ears >> seat & 1)

    def turn_secrets(self) -> None:
        """Cover the secrets of the seat that is followed, or uncover them; a side has them together."""
        if self.covered:
            self._open |= 1 << self.following
        else:
            self._open &= ~self.table.sharing(1 << self.following)

    # Seeing

    def scene(self) -> Scene:
        """What may be on the screen: with what the uncovered seats know, and all of it once the game is over."""
        return self._scene(self.table.held if self.table.over else self._open)

    def pages(self) -> list[str]:
        """The sealed pages that may be on the screen: those that the uncovered seats may read."""
        return self.table.match.pages(self.table.held if self.table.over else self._open)

    def whole_scene(self) -> Scene:
        """What the person knows of all seats, and shows only where it was asked for."""
        return self._scene(self.table.held)

    def public_scene(self) -> Scene:
        return self._scene(NOBODY)

    def _scene(self, seats: int) -> Scene:
        table = self.table
        return Scene(table.view(seats), table.told(seats), table.seats, self.letter)
