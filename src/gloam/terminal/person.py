"""The person at the screen: which seat it follows, and whose secrets it may show."""

from __future__ import annotations

from gloam.core.match import Prompt, Proposal, Sight
from gloam.core.state import NOBODY
from gloam.core.words.lexicon import seat_letter, seat_number
from gloam.terminal.boards import Scene
from gloam.terminal.room import LocalRoom, News


class Person:
    """One of the people at this terminal, who take turns at it: the one whose seat the screen follows.

    Secrets are covered seat by seat, because people sit side by side. When the screen passes to somebody else, all are
    covered.
    """

    def __init__(self, room: LocalRoom) -> None:
        self.room = room
        self.following = room.own[0]
        self._open = NOBODY
        self._looked = -1

    @property
    def letter(self) -> str:
        """The seat that the screen follows."""
        return seat_letter(self.following)

    @property
    def several(self) -> bool:
        return len(self.room.own) > 1

    # Following

    def follow(self, sight: Sight) -> bool:
        """Look from the seat that is asked; of several, from the one that is looked from already.

        Whether the screen goes over to another person with that.
        """
        asked = [prompt.seat for prompt in sight.prompts]
        if asked and self.letter not in asked and self._looked != self.room.version:
            return self._turn_to(seat_number(asked[0]))
        return False

    def look_from(self, seat: int) -> bool:
        """Look from that seat, until something happens; whether the screen goes over to another person with that."""
        self._looked = self.room.version
        return self._turn_to(seat)

    def look_on(self) -> bool:
        """Look from the next seat."""
        own = self.room.own
        return self.look_from(own[(own.index(self.following) + 1) % len(own)])

    def _turn_to(self, seat: int) -> bool:
        over = self.room.with_seat(seat) != self.room.with_seat(self.following)
        if over:
            self._open = NOBODY
        self.following = seat
        return over

    def prompt(self, sight: Sight) -> Prompt | None:
        """The question to the seat that is followed."""
        return next((prompt for prompt in sight.prompts if prompt.seat == self.letter), None)

    def proposals(self, sight: Sight) -> list[Proposal]:
        """What those want who decide together, if it is no secret of a seat that is covered."""
        heard = self.room.match.state.counsel_heard(self.room.sharing(self._open))
        return [proposal for proposal in sight.proposals if heard >> seat_number(proposal.seat) & 1]

    # Secrets

    @property
    def covered(self) -> bool:
        """Whether the secrets of the seat that is followed are covered."""
        return self.is_covered(self.following)

    def is_covered(self, seat: int) -> bool:
        return not self.room.over and not self.room.sharing(self._open) >> seat & 1

    def is_covered_for(self, heard: News) -> bool:
        """Whether an event is private to seats whose secrets are covered."""
        return heard.private and all(self.is_covered(seat) for seat in self.room.own if heard.ears >> seat & 1)

    def shown(self, news: list[News]) -> list[News]:
        """What of it may be shown: that there was something for the eyes of a covered seat would tell, too."""
        return [heard for heard in news if not self.is_covered_for(heard)]

    def hides(self, sight: Sight) -> bool:
        """Whether what the seat that is followed can do is covered, and a secret."""
        return self.covered and self.letter not in sight.known

    def turn_secrets(self) -> None:
        """Cover the secrets of the seat that is followed, or uncover them; a side has them together."""
        if self.covered:
            self._open |= 1 << self.following
        else:
            self._open &= ~self.room.sharing(1 << self.following)

    # Seeing

    def waiting(self) -> tuple[list[str], bool]:
        """Whom the table waits for, and whether anything is resolved out of sight, as far as the screen may say."""
        return self.room.waiting(self._open)

    def scene(self) -> Scene:
        """What may be on the screen: with what the uncovered seats know, and all of it once the game is over."""
        return self._scene(self.room.held if self.room.over else self._open)

    def pages(self) -> list[str]:
        """The sealed pages that may be on the screen: those that the uncovered seats may read."""
        return self.room.match.pages(self.room.held if self.room.over else self._open)

    def whole_scene(self) -> Scene:
        """What the person knows of all seats, and shows only where it was asked for."""
        return self._scene(self.room.held)

    def public_scene(self) -> Scene:
        return self._scene(NOBODY)

    def _scene(self, seats: int) -> Scene:
        room = self.room
        return Scene(room.view(seats), room.told(seats), room.seats, self.letter, room.shades(seats))
