"""The whole story of another world: what the viewers were told, word for word, and between it what they were not.

The notes they heard are followed in their order. Where others acted, their actions are made up: they go along their
trails, draw what they are going to need, vote as the gas came, and lose what they must have lost. The cards follow,
so that in the end every one of them lies somewhere.
"""

from __future__ import annotations

from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import HELIPAD, MORGUE, NOWHERE, STOCK_OF, SUPPLY
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts, fact
from gloam.games.lockdown.worlds.finds import Finds
from gloam.games.lockdown.worlds.forces import Forces
from gloam.games.lockdown.worlds.masking import knows_of_births
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.offers import Offers
from gloam.games.lockdown.worlds.orders import Orders
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People
from gloam.games.lockdown.worlds.settling import Settling
from gloam.games.lockdown.worlds.shots import Shots
from gloam.games.lockdown.worlds.sightings import Sightings
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.turns import Turns
from gloam.games.lockdown.worlds.venting import Venting
from gloam.games.lockdown.worlds.walks import Walks
from gloam.games.lockdown.worlds.weapons import Weapons


class Story:
    """One world being told. After `tell` its parts hold the end of the story: the present."""

    def __init__(self, s: Lockdown, f: Facts, walks: Walks, trails: Trails, needs: Needs, rng: Rng) -> None:
        self.s = s
        self.f = f
        self.walks = walks
        self.trails = trails
        self.rng = rng
        self.others: list[int] = f.others
        self.chronicle = chronicle = Chronicle()
        self.people = people = People(f, chronicle)
        self.panels = panels = Panels(f, walks, trails, needs, chronicle, rng)
        self.weapons = weapons = Weapons(f, walks, trails, needs, panels, chronicle)
        self.cards = cards = Cards(f, needs, people, panels, chronicle, rng)
        self.finds = finds = Finds(needs, weapons, cards, chronicle, rng)
        self.sightings = Sightings(f, cards, chronicle, rng)
        self.orders = Orders(s, f, rng)
        self.offers = Offers(f, walks, trails, needs, self.orders, cards, chronicle)
        self.forces = forces = Forces(f, people, panels, cards, chronicle, rng)
        self.venting = venting = Venting(s, f, walks, trails, chronicle, rng)
        self.shots = shots = Shots(f, walks, needs, cards, chronicle, rng)
        self.turns = Turns(f, walks, trails, people, panels, cards, finds, venting, shots, chronicle)
        self.settling = Settling(f, trails, people, panels, forces, cards, venting, shots, chronicle)

    def tell(self) -> None:
        f, chronicle = self.f, self.chronicle
        self.trails.walk_all(self.rng)
        self.panels.choose()
        self.weapons.arm()
        if f.round > 0:
            self.orders.deal()
            for x in self.others:
                self.people.room[x] = self.walks.rooms[self.trails.room[0][x]]
        for i in range(len(f.told)):
            note = f.told[i]
            chronicle.index = i
            chronicle.now = note.when
            if note.kind < w.TOLD_SETTLEMENT:
                self.lead_up(note, note.kind)
                chronicle.out.append(note)
                self.follow(note, note.kind)
            else:
                self.settling.follow(note, note.kind, f.told[i + 1].kind if i + 1 < len(f.told) else -1)
        chronicle.index = len(f.told)
        chronicle.now = f.round
        if f.round == 0:
            self.tell_births()
        self.forces.solve()
        self.panels.mend()

    def lead_up(self, note: Note, kind: int) -> None:
        """What must have been before this was told."""
        if kind == w.TOLD_ROUND:
            if note.when == 1:
                self.tell_births()
        elif kind == w.TOLD_ACTION:
            self.begin_action()
        elif kind == w.TOLD_OFFER_GIVES:
            if not self.f.is_mine[note.facts[0]]:
                self.cards.ensure(note.facts[0], note.facts[2])
        elif kind == w.TOLD_STOCK:
            self.sightings.match_count(self.cards.stocks[STOCK_OF[note.facts[0]]], note.facts[1])

    def follow(self, note: Note, kind: int) -> None:
        """What comes of it."""
        offers = self.offers
        f, a, b = self.f, fact(note, 0), fact(note, 1)
        if kind == w.TOLD_ROUND:
            self.begin_round()
            if not f.mine:
                self.begin_trading()
        elif kind == w.TOLD_ORDER:
            if a == f.mine[len(f.mine) - 1]:
                self.begin_trading()
            offers.tell_swaps()
        elif kind == w.TOLD_OFFER_ORDER or kind == w.TOLD_SWAPPED:
            offers.tell_swaps()
        elif kind == w.TOLD_OFFERED:
            offers.notice(a, note.facts[2], b)
        elif kind == w.TOLD_TURN:
            if not f.is_mine[a] and self.trails.reach.moved(a, note.when):
                self.turns.take(a)
        elif kind == w.TOLD_STOPPED:
            self.people.room[a] = b
            if b == HELIPAD and not f.shadow[note.when][a]:
                self.sightings.match_helipad()
        elif kind == w.TOLD_GENES or kind == w.TOLD_GENE_BANK or kind == w.TOLD_DESK:
            self.panels.my_genes[a] = b
        elif kind == w.TOLD_FIRED:
            self.shots.target = b
        elif kind == w.TOLD_CLEARED:
            self.venting.cleared.append(b)
        else:
            self.sightings.follow(note, kind)

    def tell_births(self) -> None:
        """The others have chosen their panels, and when the game is on their rooms."""
        chronicle = self.chronicle
        round_now, chronicle.now = chronicle.now, 0
        if self.f.round > 0 or knows_of_births(self.s, self.s.viewers):
            for x in self.others:
                self.panels.show(1 << x, w.TOLD_GENES, x)
        if self.f.round > 0:
            for x in self.others:
                chronicle.put(1 << x, w.TOLD_BIRTH, [x, self.people.room[x]])
        chronicle.now = round_now

    def begin_trading(self) -> None:
        """The others have got their order cards, and who needs a card may get it."""
        for x in self.others:
            self.chronicle.put(1 << x, w.TOLD_ORDER, [x, self.orders.dealt[self.chronicle.now][x]])
        self.offers.trade_for_needs()

    def begin_round(self) -> None:
        """The dead are in the Morgue, and what the viewers will see of this round is prepared."""
        f, people, cards = self.f, self.people, self.cards
        cards.stocks[STOCK_OF[MORGUE]] += cards.dead
        cards.dead = []
        self.shots.target = NOWHERE
        cards.recycled = False
        self.venting.begin_round()
        self.offers.begin_round()
        for x in range(f.seats):
            if people.room[x] == NOWHERE:
                people.room[x] = MORGUE
            people.path[x] = [people.room[x]]

    def begin_action(self) -> None:
        """Whoever got too many cards discards; the supply card falls; the votes of the round are settled."""
        f, cards = self.f, self.cards
        for x in self.others:
            if not f.shadow[self.chronicle.now][x]:
                cards.discard_down(x)
        drop = SUPPLY[self.chronicle.now]
        if drop in cards.coming:
            cards.coming.remove(drop)
            cards.supply.append(drop)
        self.venting.plan()
