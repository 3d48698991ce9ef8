"""What the others take from the rooms where they stop: what they need, and what must be gone when a viewer looks."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CARDS, DRAW_LIMIT, HELIPAD, JUNK, KEEP_LIMIT, STOCK_OF
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.weapons import Weapons


class Finds:
    """Draws, and cards taken at the Helipad."""

    def __init__(self, needs: Needs, weapons: Weapons, cards: Cards, chronicle: Chronicle, rng: Rng) -> None:
        self.needs = needs
        self.weapons = weapons
        self.cards = cards
        self.chronicle = chronicle
        self.rng = rng

    def draw(self, x: int, room: int) -> None:
        """What he needs comes first, the rest by chance; the next look of a viewer says how much is left."""
        rng, chronicle, cards = self.rng, self.chronicle, self.cards
        stock = cards.stocks[STOCK_OF[room]]
        chronicle.put(1 << x, w.TOLD_STOCK, [room, len(stock)])
        limit = DRAW_LIMIT[room]
        look = self.needs.next_look(room, chronicle.index)
        chosen: list[int] = []
        left = stock.copy()
        others = 0
        for card in cards.wanted(x):
            if card in left and len(chosen) < limit and (not KEEP_LIMIT[room] or others < KEEP_LIMIT[room]):
                left.remove(card)
                chosen.append(card)
                others += 1
        if look is None:
            number = max(min(int(rng.below(limit + 1)), cards.space(x)), len(chosen))
        else:
            number = max(min(len(stock) - look.count, limit), len(chosen))
        harmless = [card for card in left if not self.weapons.shuns(x, card)]
        if look is None:
            left = harmless
        while len(chosen) < number and left:
            card = left.pop(rng.below(len(left)))
            if self.weapons.shuns(x, card) and harmless:  # such a card only where no other is left
                left.append(card)
                card = harmless[rng.below(len(harmless))]
                left.remove(card)
            if card in harmless:
                harmless.remove(card)
            if KEEP_LIMIT[room] and card != JUNK:
                if others >= KEEP_LIMIT[room]:
                    continue
                others += 1
            chosen.append(card)
        for card in chosen:
            stock.remove(card)
            cards.hands[x].append(card)
            chronicle.put(1 << x, w.TOLD_DREW, [x, card, room])
        cards.discard_down(x)
        if look is not None:
            spare = cards.spare(x)
            while len(stock) < look.count and spare:
                cards.put_down(x, spare.pop(rng.below(len(spare))))

    def visit_helipad(self, x: int) -> None:
        rng, chronicle, cards = self.rng, self.chronicle, self.cards
        left = cards.stocks[STOCK_OF[HELIPAD]]
        for card in cards.supply:
            chronicle.put(1 << x, w.TOLD_SUPPLY_LIES, [card])
        for card in range(CARDS):
            if card in left:
                chronicle.put(1 << x, w.TOLD_LEFT_LIES, [card, left.count(card)])
        look = self.needs.next_look(HELIPAD, chronicle.index)
        free = [card for card in cards.supply if look is None or card not in look.supply]
        wanted = cards.wanted(x)
        needed = [card for card in free if card in wanted]
        if look is None:
            free = [card for card in free if not self.weapons.shuns(x, card)]
        if needed or (free and (look is not None or rng.below(3))):
            card = needed[0] if needed else free[rng.below(len(free))]
            cards.supply.remove(card)
            cards.hands[x].append(card)
            chronicle.put(1 << x, w.TOLD_TOOK, [x, card, HELIPAD])
        cards.discard_down(x)
