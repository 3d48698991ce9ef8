"""Figures that are moved without cards (6.17: move)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.pagemap import passable
from gloam.games.aftermath.effects.vocabulary import WHO
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.state import Aftermath

PARTY_DECIDES: Final = WHO.index("party")
KEEPER_DECIDES: Final = WHO.index("keeper")


def move(s: Aftermath, reader: int, to: int, who: list[int], steps: int, toward: int, chooser: int) -> None:
    if to != ABSENT:
        places = s.places(to)
        if places:
            put_all(s, who, [places[0]] * len(who))
        return
    seat = decider(s, reader, chooser)
    members = s.everybody() if chooser == PARTY_DECIDES else 1 << seat
    led = [one for one in who if s.hero(one).where == ON_PAGE]
    s.push(Led(members, seat, led, [], steps, s.chart.space[toward]))


def decider(s: Aftermath, reader: int, who: int) -> int:
    """The seat that decides, or that has the last word, for a `who` of the vocabulary."""
    return s.keeper if who in (PARTY_DECIDES, KEEPER_DECIDES) or reader < 0 else reader


def put_all(s: Aftermath, seats: list[int], spaces: list[int]) -> None:
    """All are put before anything happens to anybody; then it comes in their order, so it is pushed from the last on
    (AF-106, AF-118)."""
    for i in range(len(seats) - 1, -1, -1):
        put_character(s, seats[i], spaces[i])


class Led(Counsel):
    """Characters go so many steps towards a space, and enter only the last one (AF-118). Where shortest ways end in
    different spaces, somebody decides; `ends` are those that are settled, in the order of the seats."""

    def __init__(self, members: int, speaker: int, seats: list[int], ends: list[int], steps: int, toward: int) -> None:
        super().__init__(members, speaker)
        self.seats = seats
        self.ends = ends
        self.steps = steps
        self.toward = toward

    def kind(self) -> int:
        return w.ASK_LED

    def options(self, s: Aftermath) -> list[int]:
        here = s.hero(self.seats[len(self.ends)]).space
        return [w.AT | space for space in ends_of_ways(s, here, self.steps, self.toward)]

    def run(self, s: Aftermath) -> None:
        if len(self.ends) == len(self.seats):
            put_all(s, self.seats, self.ends)
            return
        options = self.options(s)
        if len(options) > 1:
            super().run(s)
        else:
            self.settle(s, options[0])

    def settle(self, s: Aftermath, option: int) -> None:
        ends = [*self.ends, option & ARG_MASK]
        s.push(Led(self.members, self.speaker, self.seats, ends, self.steps, self.toward))


def ends_of_ways(s: Aftermath, here: int, steps: int, toward: int) -> list[int]:
    """Where the shortest ways to a space are after so many steps; where one is, if none leads there."""
    back = s.chart.walked(toward, False)
    ends = {here}
    for _ in range(min(steps, back[here]) if back[here] < FAR else 0):
        ends = {
            s.chart.near[space][i] for space in ends for i in range(len(s.chart.near[space]))
            if passable(s.chart.kinds[space][i]) and back[s.chart.near[space][i]] == back[space] - 1
        }  # fmt: skip
    return sorted(ends)
