"""What the rule-based mind keeps of the history, of all it was ever told.

A history only grows, so a mind reads on where it stopped; one that is asked in the middle of a game reads it all.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloam.core.history import Note
from gloam.core.value import Kept
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CARDS, FOOD, HELIPAD, NOWHERE, WATER
from gloam.games.lockdown.mind.situation import Situation
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.crowds import Weights, gathered
from gloam.games.lockdown.worlds.gains import NEVER_SEEN, Stocks
from gloam.games.lockdown.worlds.whereabouts import beginning


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Kept):
    """Facts by room and by seat, and the belief where everybody is."""

    def __init__(self, known: Lockdown, me: int) -> None:
        seats = known.seats
        self.me = me
        self.read = 0
        self.last: Note | None = None
        self.where = beginning(known.map_number, known.viewers, seats, known.full_stock)
        self.stocks = Stocks(seats, known.full_stock)
        self.cleared: list[int] = []
        self.had: list[list[int]] = [[0] * CARDS for _ in range(seats)]  # by seat: what he handed in, and how often
        self.asked: list[int] = []  # to whom I have sent offers in this round
        self.stops: tuple[Weights, Weights] | None = None
        self.stops_at = (0, 0, 0)

    def continues(self, known: Lockdown) -> bool:
        """Whether what was read is still the past; something may have been taken back."""
        return self.read <= len(known.history) and (self.last is None or self.last == known.history.at(self.read - 1))

    def next_stops(self, situation: Situation) -> tuple[Weights, Weights]:
        """How many of the others stop in each room in this round, living and shadows; worked out once a round."""
        now = (self.where.moves, situation.gassed, sum(self.where.shadow))
        if self.stops is None or self.stops_at != now:
            living, shadows = self.where.after_moves(situation.round, situation.gassed)
            self.stops = gathered(living), gathered(shadows)
            self.stops_at = now
        return self.stops

    def note(self, known: Lockdown) -> None:
        """Read what is new."""
        for note in known.history.since(self.read):
            self.hear(note)
            self.where.hear(note)
            self.last = note
        self.read = len(known.history)
        self.where.catch_up(known)

    def hear(self, note: Note) -> None:
        kind, facts = note.kind, note.facts
        if kind == w.TOLD_STOPPED:
            if facts[1] == HELIPAD:
                self.stocks.supply = []
                self.stocks.supply_seen = note.when
        elif kind == w.TOLD_STOCK:
            self.see_stock(facts[0], facts[1], note.when)
        elif kind == w.TOLD_DREW or kind == w.TOLD_TOOK:
            self.take_card(facts[1], facts[2])
        elif kind == w.TOLD_DISCARDED or kind == w.TOLD_RETURNED:
            self.put_card(facts[2])
        elif kind == w.TOLD_SUPPLY_LIES:
            self.stocks.supply.append(facts[0])
        elif kind == w.TOLD_CLEARED:
            self.cleared.append(facts[1])
        elif kind == w.TOLD_OFFERED:
            if facts[0] == self.me:
                self.asked.append(facts[2])
        elif kind == w.TOLD_ROUND:
            self.asked = []
        elif kind == w.TOLD_HANDED_IN:
            self.had[facts[0]][facts[2]] += 1
        elif kind == w.TOLD_SHADOW:
            self.stocks.deaths += 1

    # Cards in rooms

    def see_stock(self, room: int, count: int, round_number: int) -> None:
        self.stocks.count[room] = count
        self.stocks.seen[room] = round_number

    def take_card(self, card: int, room: int) -> None:
        """What I take out of a stock."""
        stocks = self.stocks
        if room == HELIPAD:
            if card in stocks.supply:
                stocks.supply.remove(card)
        elif room != NOWHERE and stocks.count[room] != NEVER_SEEN:
            stocks.count[room] -= 1

    def put_card(self, room: int) -> None:
        """What I put into a stock."""
        stocks = self.stocks
        if room not in (HELIPAD, NOWHERE) and stocks.count[room] != NEVER_SEEN:
            stocks.count[room] += 1

    def likely_has(self, seat: int, thing: int) -> float:
        """A guess how likely somebody has Water or Food to spare: who handed some in may have more."""
        return 1.0 + self.had[seat][thing] if thing in (WATER, FOOD) else 1.0
