"""What the viewers saw of the cards: it is made so, wherever else the story has led."""

from __future__ import annotations

from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import GOLD, HELIPAD, STOCK_OF
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts, fact


class Sightings:
    """Stocks and the Helipad, when a viewer looks."""

    def __init__(self, f: Facts, cards: Cards, chronicle: Chronicle, rng: Rng) -> None:
        self.f = f
        self.cards = cards
        self.chronicle = chronicle
        self.rng = rng

    def follow(self, note: Note, kind: int) -> None:
        """Cards in the hands of viewers, as they were told."""
        cards, a, b, c = self.cards, fact(note, 0), fact(note, 1), fact(note, 2)
        if kind == w.TOLD_GAVE:
            if not self.f.is_mine[a]:
                cards.ensure(a, c)
                cards.fulfil(a, c)
            cards.lay_down(a, c)
            cards.hands[b].append(c)
        elif kind == w.TOLD_DREW:
            self.take_known(a, cards.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_TOOK:
            if c == HELIPAD and b in cards.supply:
                cards.supply.remove(b)
                cards.hands[a].append(b)
            else:
                self.take_known(a, cards.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_RETURNED:
            cards.lay_down(a, b)
            cards.stocks[STOCK_OF[c]].append(b)
        elif kind == w.TOLD_DISCARDED:
            cards.lay_down(a, b)
            cards.pile_at(c).append(b)
        elif kind == w.TOLD_GOLD_USED:
            cards.lay_down(a, GOLD)
            cards.consumed.append(GOLD)
            self.match_stock(b)
        elif kind == w.TOLD_RECYCLED:
            cards.recycled = True
            if b not in cards.consumed:
                cards.consume_somewhere(b)
            cards.consumed.remove(b)
            cards.hands[a].append(b)

    def take_known(self, me: int, heap: list[int], card: int) -> None:
        """A viewer took this card here, so it lay here."""
        cards = self.cards
        if card in heap:
            heap.remove(card)
        else:
            other = cards.fetch(card, -1)
            if heap:
                cards.lay_back(other, heap.pop(self.rng.below(len(heap))))
        cards.hands[me].append(card)

    def match_count(self, heap: list[int], count: int) -> None:
        """A viewer was told how many cards lie here."""
        while len(heap) > count:
            self.chronicle.strange += 1
            card = heap.pop(self.rng.below(len(heap)))
            self.cards.give_away(card)
        while len(heap) < count:
            self.chronicle.strange += 1
            source = self.cards.any_source(heap)
            if not source:
                return
            heap.append(source.pop(self.rng.below(len(source))))

    def match_stock(self, room: int) -> None:
        """A gold bar has shown a viewer what lies here."""
        told = self.f.told
        seen: list[int] = []
        for i in range(self.chronicle.index + 1, len(told)):
            if told[i].kind != w.TOLD_GOLD_SAW:
                break
            seen += [told[i].facts[1]] * told[i].facts[2]
        self.match_cards(self.cards.stocks[STOCK_OF[room]], seen)

    def match_cards(self, heap: list[int], seen: list[int]) -> None:
        """Exactly these cards lie in a heap; for each that did not, another goes the other way."""
        cards = self.cards
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
            source = cards.fetch(card, -1)
            if rest:
                cards.lay_back(source, rest.pop())
        self.chronicle.strange += len(rest)
        cards.lost += rest
        heap += seen

    def match_helipad(self) -> None:
        """A viewer sees the supply cards and all cards left at the Helipad."""
        cards = self.cards
        told = self.f.told
        lying: list[int] = []
        left: list[int] = []
        for i in range(self.chronicle.index + 1, len(told)):
            kind = told[i].kind
            if kind == w.TOLD_SUPPLY_LIES:
                lying.append(told[i].facts[0])
            elif kind == w.TOLD_LEFT_LIES:
                left += [told[i].facts[0]] * told[i].facts[1]
            else:
                break
        for card in cards.supply.copy():
            if card not in lying:
                cards.supply.remove(card)
                self.chronicle.strange += 1
                cards.give_away(card)
        for card in lying:
            if card not in cards.supply:
                cards.fetch(card, -1)
        cards.supply = lying
        self.match_cards(cards.stocks[STOCK_OF[HELIPAD]], left)
