"""Covered screens of this client at one moment of a match, for the suite that compares them (`gloam.testing`).

Two people sit before one terminal, or one has it alone while a stranger looks on. The secrets of all are covered, and
whoever looks on has the keyboard: what they ask for is shown as far as it can be.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout

from gloam.core.belief import Shades
from gloam.core.match import Match, Sight
from gloam.core.state import NOBODY, hears, only
from gloam.core.words.lexicon import Lexicon, seat_letter
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import Coming, LocalRoom, News


class Glimpse(LocalRoom):
    """A room that stands still: a match as it is, and the people before the screen, each as the mask of their seats."""

    def __init__(self, match: Match, people: list[int]) -> None:
        self._match = match
        self.game = match.game
        self.log = None
        self.campaign = None
        self.session = 0
        self.seats = match.state.seats
        self.people = people
        self.held = sum(people)
        self.faults = []
        self.resumed = False
        self._happened = []
        self._heard = 0

    @property
    def match(self) -> Match:
        return self._match

    @property
    def version(self) -> int:
        return len(self._match.decisions)

    @property
    def over(self) -> bool:
        return self._match.state.over

    def sight(self) -> Sight:
        return self._match.sight(self.held)

    def shades(self, seats: int) -> Shades:
        return {}

    def news(self) -> list[News]:
        viewers, words, events = self.sharing(self.held), self._match.words, self._match.events[self._heard :]
        self._heard += len(events)
        return [News(words.event(e), self._ears(e.audience)) for e in events if hears(viewers, e.audience)]

    def undoable(self, seat: int) -> str:
        return ""

    def thinker(self) -> Callable[[], Coming | None]:
        return lambda: None


def desk_of(match: Match, seat: int, onlookers: int, language: str = "en") -> Desk:
    """What stands before a seat and those who look on; a stranger has no seat of the screen."""
    desk = Desk(Glimpse(match, [only(seat), *([] if onlookers == NOBODY else [onlookers])]), language)
    desk.person.look_from(seat)
    return desk


def told_aloud(match: Match, seat: int, onlookers: int) -> list[str]:
    """All that the client line by line says to somebody who asks it for everything, the secrets covered."""
    desk, written = desk_of(match, seat, onlookers), io.StringIO()
    asked = ["view", "log", "help", "hint", "why 1"]
    if desk.person.several:
        asked += curious(desk, seat)
    with redirect_stdout(written):
        Plain(desk, io.StringIO("\n".join([*asked, ""]))).run()
    return written.getvalue().splitlines()


def curious(desk: Desk, seat: int) -> list[str]:
    """Lines that somebody types for a seat which is not theirs: all that names nothing, and that the screen does not
    show. What it does show would be done."""
    sight, lexicon, letter = desk.room.sight(), desk.room.game.lexicon, seat_letter(seat)
    question = desk.question(sight)
    shown = {one.notation for one in [*question.options, *(r.choice for r in question.refused)]}
    shown |= {one.notation for one in desk.interrupts(sight)}
    return [f"{letter} {verb}" for verb in _plain_verbs(lexicon) if verb not in shown]


def _plain_verbs(lexicon: Lexicon) -> list[str]:
    return [verb.key for verb in lexicon.verbs if not verb.named()]
