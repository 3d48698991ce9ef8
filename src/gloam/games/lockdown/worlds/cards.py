"""The cards of another world: where each of them lies."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    BAZOOKA,
    CARDS,
    FORCE_OF,
    JUNK,
    NOWHERE,
    POCKET,
    STOCK_OF,
    STOCK_ROOMS,
    SUPPLY,
    SUPPLY2,
    SUPPLY2_HALF,
    SUPPLY3,
    SUPPLY3_FOOD,
    SUPPLY3_WATER,
    WATER,
)
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People


class Cards:
    """Hands, stocks and piles of a world that is being told."""

    def __init__(self, f: Facts, needs: Needs, people: People, panels: Panels, chronicle: Chronicle, rng: Rng) -> None:
        self.f = f
        self.needs = needs
        self.people = people
        self.panels = panels
        self.chronicle = chronicle
        self.rng = rng
        self.others: list[int] = f.others
        self.stocks = needs.start
        self.hands: list[list[int]] = [[] for _ in range(f.seats)]
        self.coming: list[int] = SUPPLY[1:]
        self.supply: list[int] = []
        self.consumed: list[int] = []
        self.lost: list[int] = []
        self.dead: list[int] = []
        self.recycled = False

    # What is needed and what is not

    def wanted(self, x: int) -> list[int]:
        """Cards that the seat will be seen with and does not hold yet."""
        hand = self.hands[x].copy()
        missing: list[int] = []
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.chronicle.now <= need.until:
                if need.card in hand:
                    hand.remove(need.card)
                else:
                    missing.append(need.card)
        return missing

    def spare(self, x: int) -> list[int]:
        """Cards of the seat that it can do without."""
        left = self.hands[x].copy()
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.chronicle.now and need.card in left:
                left.remove(need.card)
        for card in (SUPPLY2_HALF, SUPPLY3_WATER, SUPPLY3_FOOD, BAZOOKA):
            if card in left:
                left.remove(card)
        return left

    def fulfil(self, x: int, card: int) -> None:
        for need in self.needs.list:
            if need.seat == x and not need.done and need.card == WHOLE[card]:
                need.done = True
                return

    def space(self, x: int) -> int:
        """How many more cards the seat can carry."""
        if POCKET in self.hands[x]:
            return CARDS
        return self.panels.load_of(x) - len(self.hands[x])

    # From heap to heap

    def settled(self, room: int) -> bool:
        """Whether a viewer stands there or will look at this stock again, so that it must not change for no reason."""
        for me in self.f.mine:
            if room == self.people.room[me]:
                return True
        return self.needs.next_look(room, self.chronicle.index) is not None

    def heap_with(self, card: int, x: int) -> list[int] | None:
        """Somewhere that a card can be taken from without contradicting anything seen, if possible."""
        if card in self.lost:
            return self.lost
        for room in STOCK_ROOMS:
            stock = self.stocks[STOCK_OF[room]]
            if card in stock and not self.settled(room):
                return stock
        for y in self.others:
            if y != x and card in self.spare(y):
                return self.hands[y]
        heaps = [*self.stocks, self.supply, self.dead]
        heaps += [self.hands[y] for y in self.others if y != x]
        heaps += [self.consumed, self.coming]
        for heap in heaps:
            if card in heap:
                return heap
        return None

    def any_source(self, heap: list[int]) -> list[int]:
        """A heap from which a card may have come here."""
        heaps: list[list[int]] = [self.hands[x] for x in self.others if self.spare(x)]
        for room in STOCK_ROOMS:
            stock = self.stocks[STOCK_OF[room]]
            if stock is not heap and stock and not self.settled(room):
                heaps.append(stock)
        if self.lost:
            heaps.append(self.lost)
        if not heaps:
            hands = [self.hands[x] for x in self.others]
            every = [*self.stocks, *hands, self.consumed, self.supply, self.dead, self.coming]
            heaps = [other for other in every if other is not heap and other]
        return heaps[self.rng.below(len(heaps))] if heaps else []

    def fetch(self, card: int, x: int) -> list[int]:
        """Take a card from wherever it lies, whole or half used; the heap it came from may get another one."""
        self.chronicle.strange += 1
        kinds = [card, WHOLE[card]] if card != WHOLE[card] else [k for k in range(CARDS) if WHOLE[k] == card]
        for kind in kinds:
            heap = self.heap_with(kind, x)
            if heap is not None:
                heap.remove(kind)
                return heap
        return []  # there were not so many: only in a position that was set up

    def lay_back(self, heap: list[int], card: int) -> None:
        """Another card takes the place of one that was fetched; those to come and those used up are what they are."""
        (self.lost if heap is self.coming or heap is self.consumed else heap).append(card)

    def give_away(self, card: int) -> None:
        """One of the others must have got this card."""
        able = [x for x in self.others if self.space(x) > 0 and not self.f.shadow[self.chronicle.now][x]]
        (self.hands[able[self.rng.below(len(able))]] if able else self.lost).append(card)

    def consume_somewhere(self, card: int) -> None:
        """Somebody has used up this card unseen; where it comes from, the number of cards stays."""
        heap = self.fetch(card, -1)
        for room in STOCK_ROOMS:
            if heap is self.stocks[STOCK_OF[room]] and self.settled(room):
                source = self.any_source(heap)
                if source:
                    heap.append(source.pop(self.rng.below(len(source))))
        self.consumed.append(card)

    def ensure(self, x: int, card: int) -> None:
        """The seat was seen with this card: it must hold it."""
        panels = self.panels
        hand = self.hands[x]
        if card in hand:
            return
        for kind in range(CARDS):  # the other half was used when nobody saw it
            if WHOLE[kind] == WHOLE[card] and kind in hand:
                hand[hand.index(kind)] = card
                self.chronicle.strange += 1
                return
        heap = self.fetch(card, x)
        if self.space(x) <= 0:
            spare = self.spare(x)
            if spare:
                other = spare[self.rng.below(len(spare))]
                hand.remove(other)
                self.lay_back(heap, other)
        hand.append(card)
        if POCKET not in hand:
            most = max(panels.fullest[x], len(hand) - panels.gains[2][x])
            panels.fullest[x] = min(most, codes.load_of(panels.base[x]))

    # What people do with cards

    def lay_down(self, me: int, card: int) -> None:
        """A card leaves the hand of a viewer."""
        if card in self.hands[me]:  # else he had it from the start: only in a position that was set up
            self.hands[me].remove(card)

    def pile_at(self, room: int) -> list[int]:
        """Where cards come that are discarded in a room."""
        stock = STOCK_OF[room] if room != NOWHERE else -1
        return self.stocks[stock] if stock >= 0 else self.lost

    def put_down(self, x: int, card: int) -> None:
        self.hands[x].remove(card)
        room = self.people.room[x]
        self.pile_at(room).append(card)
        self.chronicle.put(1 << x, w.TOLD_DISCARDED, [x, card, room])

    def discard_down(self, x: int) -> None:
        panels = self.panels
        while self.space(x) < 0:
            spare = self.spare(x)
            cards = spare if spare else self.hands[x]
            if JUNK in cards:
                self.put_down(x, JUNK)
            else:
                self.put_down(x, cards[self.rng.below(len(cards))])
        if POCKET not in self.hands[x]:
            panels.fullest[x] = max(panels.fullest[x], len(self.hands[x]) - panels.gains[2][x])

    def use_up(self, x: int, card: int, thing: int) -> None:
        """A card is handed in or used; what is left on it stays (LK-335, LK-373)."""
        hand = self.hands[x]
        if card not in hand:
            return  # a viewer had it from the start: only in a position that was set up
        place = hand.index(card)
        if card == SUPPLY3:
            hand[place] = SUPPLY3_FOOD if thing == WATER else SUPPLY3_WATER
        elif card == SUPPLY2:
            hand[place] = SUPPLY2_HALF
        else:
            hand.pop(place)
            self.consumed.append(WHOLE[card])

    def bury(self, x: int) -> None:
        """The record of a death is taken, the cards go to the Morgue (LK-395 ff.)."""
        hand = self.hands[x]
        extra = self.panels.gains[0][x]
        for card in hand:
            extra += FORCE_OF[card]
        self.people.die(x, extra)
        for card in hand:
            self.chronicle.put(1 << x, w.TOLD_HANDED_OVER, [x, card])
        self.dead += hand
        self.hands[x] = []
