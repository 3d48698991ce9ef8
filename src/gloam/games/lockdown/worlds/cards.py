"""The cards of another world: where each lies, so that all that the viewers saw of them is so."""

from __future__ import annotations

from gloam.games.lockdown import words as w
from gloam.games.lockdown.tables import (
    BAZOOKA,
    CARDS,
    HELIPAD,
    JUNK,
    NOWHERE,
    POCKET,
    STOCK_OF,
    STOCK_ROOMS,
    SUPPLY_2,
    SUPPLY_2_HALF,
    SUPPLY_3,
    SUPPLY_3_FOOD,
    SUPPLY_3_WATER,
    WATER,
    WHOLE,
)
from gloam.games.lockdown.worlds.people import People


class Cards(People):
    """Hands, stocks and piles of a world that is being told."""

    # Cards

    def wanted(self, x: int) -> list[int]:
        """Cards that the seat will be seen with and does not hold yet."""
        hand = self.hands[x].copy()
        missing: list[int] = []
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.now <= need.until:
                if need.card in hand:
                    hand.remove(need.card)
                else:
                    missing.append(need.card)
        return missing

    def spare(self, x: int) -> list[int]:
        """Cards of the seat that it can do without."""
        left = self.hands[x].copy()
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.now and need.card in left:
                left.remove(need.card)
        for card in (SUPPLY_2_HALF, SUPPLY_3_WATER, SUPPLY_3_FOOD, BAZOOKA):
            if card in left:
                left.remove(card)
        return left

    def fulfil(self, x: int, card: int) -> None:
        for need in self.needs.list:
            if need.seat == x and not need.done and need.card == WHOLE[card]:
                need.done = True
                return

    def settled(self, room: int) -> bool:
        """Whether a viewer stands there or will look at this stock again, so that it must not change for no reason."""
        for me in self.f.mine:
            if room == self.room[me]:
                return True
        return self.needs.next_look(room, self.index) is not None

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

    def fetch(self, card: int, x: int) -> list[int]:
        """Take a card from wherever it lies, whole or half used; the heap it came from may get another one."""
        self.strange += 1
        kinds = [card, WHOLE[card]] if card != WHOLE[card] else [k for k in range(CARDS) if WHOLE[k] == card]
        for kind in kinds:
            heap = self.heap_with(kind, x)
            if heap is not None:
                heap.remove(kind)
                return heap
        return []  # there were not so many: only in a position that was set up

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
        hand = self.hands[x]
        if card in hand:
            return
        for kind in range(CARDS):  # the other half was used when nobody saw it
            if WHOLE[kind] == WHOLE[card] and kind in hand:
                hand[hand.index(kind)] = card
                self.strange += 1
                return
        heap = self.fetch(card, x)
        if self.space(x) <= 0:
            spare = self.spare(x)
            if spare:
                other = spare[self.rng.below(len(spare))]
                hand.remove(other)
                (self.lost if heap is self.coming or heap is self.consumed else heap).append(other)
        hand.append(card)
        if POCKET not in hand:
            self.fullest[x] = min(max(self.fullest[x], len(hand) - self.gains[2][x]), w.load_of(self.base[x]))

    def put_down(self, x: int, card: int) -> None:
        self.hands[x].remove(card)
        room = self.room[x]
        stock = STOCK_OF[room] if room != NOWHERE else -1
        (self.stocks[stock] if stock >= 0 else self.lost).append(card)
        self.put(1 << x, w.TOLD_DISCARDED, [x, card, room])

    def discard_down(self, x: int) -> None:
        while self.space(x) < 0:
            spare = self.spare(x)
            cards = spare if spare else self.hands[x]
            if JUNK in cards:
                self.put_down(x, JUNK)
            else:
                self.put_down(x, cards[self.rng.below(len(cards))])
        if POCKET not in self.hands[x]:
            self.fullest[x] = max(self.fullest[x], len(self.hands[x]) - self.gains[2][x])

    def use_up(self, x: int, card: int, thing: int) -> None:
        """A card is handed in or used; what is left on it stays (LK-335, LK-373)."""
        hand = self.hands[x]
        if card not in hand:
            return  # a viewer had it from the start: only in a position that was set up
        place = hand.index(card)
        if card == SUPPLY_3:
            hand[place] = SUPPLY_3_FOOD if thing == WATER else SUPPLY_3_WATER
        elif card == SUPPLY_2:
            hand[place] = SUPPLY_2_HALF
        else:
            hand.pop(place)
            self.consumed.append(WHOLE[card])

    # What the viewers saw of the cards

    def lay_down(self, me: int, card: int) -> None:
        """A card leaves the hand of a viewer."""
        if card in self.hands[me]:  # else he had it from the start: only in a position that was set up
            self.hands[me].remove(card)

    def take_known(self, me: int, heap: list[int], card: int) -> None:
        """A viewer took this card here, so it lay here."""
        if card in heap:
            heap.remove(card)
        else:
            other = self.fetch(card, -1)
            if heap:
                swapped = heap.pop(self.rng.below(len(heap)))
                (self.lost if other is self.coming or other is self.consumed else other).append(swapped)
        self.hands[me].append(card)

    def match_count(self, heap: list[int], count: int) -> None:
        """A viewer was told how many cards lie here."""
        while len(heap) > count:
            self.strange += 1
            card = heap.pop(self.rng.below(len(heap)))
            able = [x for x in self.others if self.space(x) > 0 and not self.f.shadow[self.now][x]]
            (self.hands[able[self.rng.below(len(able))]] if able else self.lost).append(card)
        while len(heap) < count:
            self.strange += 1
            source = self.any_source(heap)
            if not source:
                return
            heap.append(source.pop(self.rng.below(len(source))))

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

    def match_stock(self, room: int) -> None:
        """A gold bar has shown a viewer what lies here."""
        told = self.f.told
        seen: list[int] = []
        for i in range(self.index + 1, len(told)):
            if told[i].kind != w.TOLD_GOLD_SAW:
                break
            seen += [told[i].facts[1]] * told[i].facts[2]
        self.match_cards(self.stocks[STOCK_OF[room]], seen)

    def match_cards(self, heap: list[int], seen: list[int]) -> None:
        """Exactly these cards lie in a heap; for each that did not, another goes the other way."""
        rest = heap.copy()
        missing: list[int] = []
        for card in seen:
            if card in rest:
                rest.remove(card)
            else:
                missing.append(card)
        heap.clear()  # what lies there must not be found when it is looked for elsewhere
        for card in missing:
            halves = [other for other in rest if WHOLE[other] == WHOLE[card]]
            if halves:
                rest.remove(halves[0])
                continue
            source = self.fetch(card, -1)
            if rest:
                (self.lost if source is self.coming or source is self.consumed else source).append(rest.pop())
        self.strange += len(rest)
        self.lost += rest
        heap += seen

    def match_helipad(self) -> None:
        """A viewer sees the supply cards and all cards left at the Helipad."""
        told = self.f.told
        lying: list[int] = []
        left: list[int] = []
        for i in range(self.index + 1, len(told)):
            kind = told[i].kind
            if kind == w.TOLD_SUPPLY_LIES:
                lying.append(told[i].facts[0])
            elif kind == w.TOLD_LEFT_LIES:
                left += [told[i].facts[0]] * told[i].facts[1]
            else:
                break
        for card in self.supply.copy():
            if card not in lying:
                self.supply.remove(card)
                self.strange += 1
                able = [x for x in self.others if self.space(x) > 0 and not self.f.shadow[self.now][x]]
                (self.hands[able[self.rng.below(len(able))]] if able else self.lost).append(card)
        for card in lying:
            if card not in self.supply:
                self.fetch(card, -1)
        self.supply = lying
        self.match_cards(self.stocks[STOCK_OF[HELIPAD]], left)
