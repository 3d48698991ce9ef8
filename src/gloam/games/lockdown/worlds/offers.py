"""Trades among the others that no viewer was told of."""

from __future__ import annotations

from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.orders import Orders
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.walks import Walks


class Offers:
    """Order cards and cards that must have changed hands did so by an offer."""

    def __init__(
        self,
        f: Facts,
        walks: Walks,
        trails: Trails,
        needs: Needs,
        orders: Orders,
        cards: Cards,
        chronicle: Chronicle,
    ) -> None:
        self.f = f
        self.walks = walks
        self.trails = trails
        self.needs = needs
        self.orders = orders
        self.cards = cards
        self.chronicle = chronicle
        self.others: list[int] = f.others
        self.sent_to: list[list[int]] = [[0] * f.seats for _ in range(f.seats)]

    def begin_round(self) -> None:
        self.sent_to = [[0] * self.f.seats for _ in range(self.f.seats)]

    def notice(self, x: int, y: int, number: int) -> None:
        """An offer that a viewer made or got."""
        self.sent_to[x][y] = max(self.sent_to[x][y], number & 31)

    def offer(self, x: int, y: int) -> int:
        self.sent_to[x][y] += 1
        number = codes.offer_number(x, y, self.sent_to[x][y])
        self.chronicle.put(1 << x | 1 << y, w.TOLD_OFFERED, [x, number, y])
        return number

    def tell_swaps(self) -> None:
        """Swaps among others that the seat can only infer; backwards, so what each held before is what is kept."""
        chronicle = self.chronicle
        swaps = self.orders.swaps[chronicle.index]
        for k in range(0, len(swaps), 4):
            x, y = swaps[k], swaps[k + 1]
            both = 1 << x | 1 << y
            number = self.offer(x, y)
            chronicle.put(both, w.TOLD_OFFER_ORDER, [x, number, swaps[k + 2]])
            chronicle.put(both, w.TOLD_TRADED, [x, number, y])
            chronicle.put(both, w.TOLD_SWAPPED, [x, y, swaps[k + 3], swaps[k + 2]])

    def trade_for_needs(self) -> None:
        """Who will be seen with a card that he cannot find himself gets it from somebody who has one to spare."""
        f, chronicle, cards = self.f, self.chronicle, self.cards
        for x in self.others:
            if f.shadow[chronicle.now][x]:
                continue
            for card in cards.wanted(x):
                if self.will_find(x, card):
                    continue
                for y in self.others:
                    if y != x and not f.shadow[chronicle.now][y] and card in cards.spare(y):
                        number = self.offer(y, x)
                        both = 1 << x | 1 << y
                        chronicle.put(both, w.TOLD_OFFER_GIVES, [y, number, card])
                        chronicle.put(both, w.TOLD_TRADED, [y, number, x])
                        chronicle.put(both, w.TOLD_GAVE, [y, x, card])
                        cards.hands[y].remove(card)
                        cards.hands[x].append(card)
                        break

    def will_find(self, x: int, card: int) -> bool:
        """Whether the seat's way leads to where such cards lie before it is seen with one."""
        chronicle = self.chronicle
        until = chronicle.now
        for need in self.needs.list:
            if need.seat == x and not need.done and need.card == card and need.after < chronicle.now:
                until = max(until, need.until)
        for r in range(chronicle.now, until + 1):
            place = self.trails.room[r][x]
            if place >= 0 and self.walks.rooms[place] in self.needs.sources[card] and self.trails.reach.moved(x, r):
                return True
        return False
