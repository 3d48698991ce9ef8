"""What the rule-based mind keeps from the chronicle, the list of all it was ever told.

The list only grows, so a mind reads on where it stopped; one that is asked in the middle of a game reads it all.
"""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.bot_belief import News, Weights, Whereabouts
from gloam.games.lockdown.bot_gains import NEVER_SEEN, Stocks
from gloam.games.lockdown.bot_sight import CARD, FLOOR, LETTERS, ROOM, Sight
from gloam.games.lockdown.tables import (
    ALCOHOL_GAIN,
    CARDS,
    FOOD,
    HELIPAD,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    SURGERY,
    WATER,
)
from gloam.games.lockdown.views import Known

LUCKY: Final = 6
"""The die of an Alcohol that heals."""


def number(fact: str | int) -> int:
    assert isinstance(fact, int)
    return fact


def word(fact: str | int) -> str:
    assert isinstance(fact, str)
    return fact


class Memory:
    """Facts by room and by seat, and the belief where everybody is."""

    def __init__(self, map_number: int, me: int, seats: int, full: bool) -> None:
        self.me = me
        self.seats = seats
        self.read = 0
        self.where = Whereabouts(map_number, me, seats, full)
        self.gassed = 0
        self.room = NOWHERE  # where I stopped last
        self.stocks = Stocks(seats, full)
        self.cleared: list[int] = []
        self.had: list[list[int]] = [[0] * CARDS for _ in range(seats)]  # by seat: what he handed in, and how often
        self.asked: list[int] = []  # to whom I have sent offers in this round
        self.stops: tuple[list[Weights], list[Weights]] | None = None
        self.stops_at = (0, 0, 0)
        # Of the settlement that is on
        self.news: list[News] = [News() for _ in range(seats)]
        self.surgery = False
        self.meetings: list[int] = []
        self.encounters: list[int] = []

    def next_stops(self, sight: Sight) -> tuple[list[Weights], list[Weights]]:
        """Where the others stop in this round, living and shadows; worked out once a round."""
        now = (self.where.moves, sight.gassed, sum(self.where.shadow))
        if self.stops is None or self.stops_at != now:
            self.stops = self.where.after_moves(sight.round, sight.gassed)
            self.stops_at = now
        return self.stops

    def note(self, chronicle: list[Known], sight: Sight) -> None:
        """Read what is new, and follow moves that nobody was told of (a position that was set up)."""
        for i in range(self.read, len(chronicle)):
            entry = chronicle[i]
            self.hear(entry[0], entry[1], list(entry[2]))
        self.read = len(chronicle)
        passed = sight.round if sight.phase == "settlement" else sight.round - 1
        while self.where.moves < passed:
            self.where.move_all(self.where.moves + 1, sight.gassed)
        for seat in range(self.seats):
            if sight.shadow[seat] and not self.where.shadow[seat]:
                self.where.died(seat)

    def hear(self, round_number: int, what: str, facts: list[str | int]) -> None:
        where = self.where
        if what == "stopped":
            self.room = ROOM[word(facts[1])]
            if self.room == HELIPAD:
                self.stocks.supply = []
                self.stocks.supply_seen = round_number
        elif what == "stock":
            self.see_stock(ROOM[word(facts[0])], number(facts[1]), round_number)
        elif what == "drew" or what == "took" or what == "discarded" or what == "returned":
            self.count_card(what, CARD[word(facts[1])], ROOM[word(facts[2])])
        elif what == "supply-lies":
            self.stocks.supply.append(CARD[word(facts[0])])
        elif what == "cleared":
            self.cleared.append(ROOM[word(facts[1])])
        elif what == "offered":
            if LETTERS[word(facts[0])] == self.me:
                self.asked.append(LETTERS[word(facts[2])])
        elif what == "round":
            self.asked = []
        elif what == "settlement":
            self.begin_settlement(round_number)
        elif what == "surgery":
            self.surgery = True
        elif what == "meeting":
            self.meet(ROOM[word(facts[0])], word(facts[1]))
        elif what == "gassed":
            self.alone()
            self.gassed |= 1 << FLOOR[word(facts[0])]
        elif what == "no-gas":
            self.alone()
        elif what == "handed-in":
            seat, thing = LETTERS[word(facts[0])], CARD[word(facts[2])]
            self.news[seat].meals += 1
            self.had[seat][thing] += 1
        elif what == "used":
            if PILL_IN[CARD[word(facts[1])]]:
                self.news[LETTERS[word(facts[0])]].healed += PILL_GAIN
        elif what == "rolled":
            if number(facts[1]) == LUCKY:
                self.news[LETTERS[word(facts[0])]].healed += ALCOHOL_GAIN
        elif what == "shadow":
            where.died(LETTERS[word(facts[0])])
            self.stocks.deaths += 1
        elif what == "revived":
            where.revived(LETTERS[word(facts[0])], self.encounters)
        elif what == "hp":
            seat = LETTERS[word(facts[0])]
            where.published(seat, number(facts[1]), round_number, self.gassed, self.news[seat], self.surgery)

    # Cards in rooms

    def see_stock(self, room: int, count: int, round_number: int) -> None:
        self.stocks.count[room] = count
        self.stocks.seen[room] = round_number

    def count_card(self, what: str, card: int, room: int) -> None:
        """What I take out of a stock or put into it."""
        stocks = self.stocks
        if room == HELIPAD:
            if what == "took" and card in stocks.supply:
                stocks.supply.remove(card)
        elif room != NOWHERE and stocks.count[room] != NEVER_SEEN:
            if what == "drew" or what == "took":
                stocks.count[room] -= 1
            else:
                stocks.count[room] += 1

    # The settlement

    def begin_settlement(self, round_number: int) -> None:
        self.where.move_all(round_number, self.gassed)
        self.news = [News() for _ in range(self.seats)]
        self.surgery = False
        self.meetings = []
        self.encounters = []

    def meet(self, room: int, meeting: str) -> None:
        """An announced meeting; of those in my own room I am one."""
        mine = 1.0 if room == self.room else 0.0
        if meeting == "encounter":
            self.encounters.append(room)
            self.where.met(room, 1.0, True)
            if room not in self.meetings:
                self.where.met(room, 1.0 - mine, False)
            return
        self.meetings.append(room)
        self.where.met(room, (2.0 if meeting == "fight" else 3.0) - mine, False)

    def alone(self) -> None:
        """The meetings are all told: where nobody met me, nobody was."""
        operated = self.surgery and self.room == SURGERY
        if self.room == NOWHERE or self.room in self.meetings or self.room in self.encounters or operated:
            return
        self.where.not_in(self.room)

    def likely_has(self, seat: int, thing: int) -> float:
        """A guess how likely somebody has Water or Food to spare: who handed some in may have more."""
        return 1.0 + self.had[seat][thing] if thing in (WATER, FOOD) else 1.0
