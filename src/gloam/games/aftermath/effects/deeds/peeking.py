"""What words show of what is hidden (6.17: peek)."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BLACK, COLOR_OF, LOCATION_PAGE, PAGES
from gloam.games.aftermath.figures import Find
from gloam.games.aftermath.rules.abilities import show_token
from gloam.games.aftermath.rules.pages import say_title
from gloam.games.aftermath.rules.travel import neighbours
from gloam.games.aftermath.state import Aftermath

NEIGHBOUR, ENCOUNTER, SCAVENGE, THREAT, TITLE, CALAMITY = range(6)
"""What is looked at, in the order of the word."""


def peek(s: Aftermath, reader: int, what: int, at: int, page: int) -> None:
    if what == ENCOUNTER:
        if s.encounters:
            s.top_known = True
            s.announce(w.TOLD_PEEKED_ENCOUNTER, s.encounters[-1])
    elif what == THREAT:
        threats = [card for card in s.deck if COLOR_OF[card] == BLACK]
        if threats:
            s.next_threat = threats[-1]
            s.announce(w.TOLD_PEEKED_THREAT, threats[-1])
    elif what == CALAMITY:
        s.announce(w.TOLD_PEEKED_CALAMITY, page, max(0, PAGES[page].calamity))
    elif page != ABSENT:
        show_title(s, page)
    elif reader >= 0:
        s.push(Peek(reader, what) if at == ABSENT else PeekAt(reader, what, s.chart.space[at]))


def show_title(s: Aftermath, page: int) -> None:
    """The title can be read from now on, as that of a page that was opened."""
    say_title(s, PAGES[page].title)
    s.announce(w.TOLD_PEEKED_TITLE, page, PAGES[page].title)


class Peek(Step):
    """Among several the reader picks one."""

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def finds(self, s: Aftermath) -> list[int]:
        return [i for i in range(len(s.finds)) if not s.finds[i].known]

    def run(self, s: Aftermath) -> None:
        beside = self.what in (NEIGHBOUR, TITLE)
        if beside:
            options = [w.TRAVEL | x for x in neighbours(s.marker) if LOCATION_PAGE[x] in PAGES]
        else:
            options = [w.FIND | i for i in self.finds(s)]
        if options:
            s.ask(self, self.seat, w.ASK_SPACE if beside else w.ASK_FIND, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        which = option & ARG_MASK
        if self.what == NEIGHBOUR:
            s.announce(w.TOLD_PEEKED_PAGE, which, max(0, PAGES[LOCATION_PAGE[which]].calamity))
            return
        if self.what == TITLE:
            show_title(s, LOCATION_PAGE[which])
            return
        find = s.finds[which]
        s.finds[which] = Find(find.space, find.pile, find.token, known=True)
        show_token(s, find.token)


class PeekAt(Peek):
    """The tokens of one space only; a single one needs no picking."""

    def __init__(self, seat: int, what: int, space: int) -> None:
        super().__init__(seat, what)
        self.space = space

    def finds(self, s: Aftermath) -> list[int]:
        return [i for i in range(len(s.finds)) if not s.finds[i].known and s.finds[i].space == self.space]

    def run(self, s: Aftermath) -> None:
        here = self.finds(s)
        if len(here) == 1:
            self.answer(s, self.seat, w.FIND | here[0])
        else:
            super().run(s)
