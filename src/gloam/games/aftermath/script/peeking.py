"""What words show of what is hidden (6.17: peek)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.abilities import show_token
from gloam.games.aftermath.figures import Find
from gloam.games.aftermath.pages import neighbours
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.tables import BLACK, COLOR_OF, LOCATION_PAGE, PAGES


def peek(s: Aftermath, reader: int, what: int) -> None:
    if what == 1:
        if s.encounters:
            s.top_known = True
            s.announce(w.TOLD_PEEKED_ENCOUNTER, s.encounters[-1])
    elif what == 3:
        threats = [card for card in s.deck if COLOR_OF[card] == BLACK]
        if threats:
            s.next_threat = threats[-1]
            s.announce(w.TOLD_PEEKED_THREAT, threats[-1])
    elif reader >= 0:
        s.push(Peek(reader, what))


class Peek(Step):
    """Among several the reader picks one."""

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def run(self, s: Aftermath) -> None:
        if self.what == 0:
            options = [w.TRAVEL | x for x in neighbours(s.marker) if LOCATION_PAGE[x] in PAGES]
        else:
            options = [w.FIND | i for i in range(len(s.finds)) if not s.finds[i].known]
        if options:
            s.ask(self, self.seat, w.ASK_SPACE if self.what == 0 else w.ASK_FIND, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        which = option & ARG_MASK
        if self.what == 0:
            s.announce(w.TOLD_PEEKED_PAGE, which, max(0, PAGES[LOCATION_PAGE[which]].calamity))
            return
        find = s.finds[which]
        s.finds[which] = Find(find.space, find.pile, find.token, True)
        show_token(s, find.token)
