"""Rounds: every victim, then Michael, then a row of the hidden sheet (HW-080 to HW-082, HW-217, HW-258 to HW-267)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import ICON_ROWS
from gloam.games.halloween.rules.ending import check_rounds
from gloam.games.halloween.rules.prowling import Prowl
from gloam.games.halloween.rules.turn import VictimTurn
from gloam.games.halloween.state import MICHAEL, Halloween


class Round(Step):
    """One turn of every victim from Michael's left on, then Michael's."""

    def run(self, s: Halloween) -> None:
        s.round += 1
        s.push(self)
        s.push(RowWritten())
        s.push(MichaelTurn())
        for seat in range(s.seats - 1, 0, -1):
            s.push(VictimTurn(seat))


class MichaelTurn(Step):
    """Two actions from the side of the action card that is up, and cards around them (HW-212)."""

    def run(self, s: Halloween) -> None:
        s.turn = MICHAEL
        s.deed = 0
        s.refusals = 0
        s.announce(w.TOLD_MICHAEL_TURN)
        s.push(Prowl())


class RowWritten(Step):
    """Michael writes his space, tells which round has ended, and draws a card where the row has an icon."""

    def run(self, s: Halloween) -> None:
        s.sheet.append(s.space)
        s.announce(w.TOLD_ROUND, s.round)
        check_rounds(s)
        if not s.over and s.round in ICON_ROWS:
            draw_card(s)


def draw_card(s: Halloween) -> None:
    """The top card of his deck; an empty one is made anew from what he has played (HW-266)."""
    if not s.pile:
        s.pile = s.played
        s.played = []
        s.rng.shuffle("michael", s.pile)
    if not s.pile:
        return
    card = s.pile.pop()
    s.cards.append(card)
    s.cards.sort()
    s.announce(w.TOLD_MICHAEL_DREW)
    s.keep(1 << MICHAEL, w.TOLD_MICHAEL_CARD, card)
