"""The turns of the others, which no viewer sees: they go along their trails and use the room where they stop."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.tables import (
    CARDS,
    CONTROL_ROOM,
    DRAW_LIMIT,
    GENE_BANK,
    HELIPAD,
    JUNK,
    KEEP_LIMIT,
    STOCK_OF,
)
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People
from gloam.games.lockdown.worlds.shots import Shots
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.venting import Venting
from gloam.games.lockdown.worlds.walks import Walks
from gloam.games.lockdown.worlds.weapons import Weapons


class Turns:
    """What a seat does in its turn."""

    def __init__(
        self,
        f: Facts,
        walks: Walks,
        trails: Trails,
        needs: Needs,
        people: People,
        panels: Panels,
        weapons: Weapons,
        cards: Cards,
        venting: Venting,
        shots: Shots,
        chronicle: Chronicle,
        rng: Rng,
    ) -> None:
        self.f = f
        self.walks = walks
        self.trails = trails
        self.needs = needs
        self.people = people
        self.panels = panels
        self.weapons = weapons
        self.cards = cards
        self.venting = venting
        self.shots = shots
        self.chronicle = chronicle
        self.rng = rng

    def take(self, x: int) -> None:
        f, r, chronicle, people = self.f, self.chronicle.now, self.chronicle, self.people
        path = self.trails.paths[r][x]
        chronicle.put(1 << x, w.TOLD_STARTED, [x, path[0]])
        people.path[x] = [path[0]]
        lives = not f.shadow[r][x]
        for room in path[1:]:
            people.path[x].append(room)
            chronicle.put(1 << x, w.TOLD_STEPPED, [x, room])
            if lives and room == self.walks.rooms[self.walks.laser]:
                people.lose(x, 1, w.BY_LASER)
        if lives and f.dies[r][x] == 0:
            self.cards.bury(x)
            return
        people.room[x] = path[len(path) - 1]
        room = people.room[x]
        chronicle.put(1 << x, w.TOLD_STOPPED, [x, room])
        if not lives:
            return
        if DRAW_LIMIT[room]:
            self.draw(x, room)
        elif room == GENE_BANK:
            for k in range(3):
                self.panels.gains[k][x] += 1
            self.panels.show(1 << x, w.TOLD_GENE_BANK, x)
            for y in range(f.seats):
                if y != x:
                    self.look_at_panel(x, y)
        elif room == HELIPAD:
            self.visit_helipad(x)
        elif room == CONTROL_ROOM:
            self.venting.visit_control(x)
        self.shots.fire(x)
        self.venting.cast(x)

    def look_at_panel(self, x: int, y: int) -> None:
        """A shadow shows its Speed only (LK-219)."""
        if self.f.shadow[self.chronicle.now][y] and self.f.is_mine[y]:
            self.chronicle.put(1 << x, w.TOLD_PANEL, [y, w.genes(0, w.speed_of(self.panels.my_genes[y]), 0)])
        else:
            self.panels.show(1 << x, w.TOLD_PANEL, y)

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
