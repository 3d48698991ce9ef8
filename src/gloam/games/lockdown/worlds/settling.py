"""The settlement in another world: what was announced, and what the others lost and gained by it."""

from __future__ import annotations

from gloam.core.history import Note
from gloam.games.lockdown import words as w
from gloam.games.lockdown.tables import (
    ADRENALINE_IN,
    ALCOHOL_GAIN,
    BAZOOKA_LOSS,
    CANTEEN,
    FOOD,
    GAS_LOSS,
    HUNGER_LOSS,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    ROOMS,
    SUPPLY_3,
    SUPPLY_3_WATER,
    SURGERY,
    SURGERY_GAIN,
    WATER,
)
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import NOT_ASKED, Facts, fact
from gloam.games.lockdown.worlds.forces import Forces
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People
from gloam.games.lockdown.worlds.shots import Shots
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.venting import Venting


class Settling:
    """Follows the notes of a settlement."""

    def __init__(
        self,
        f: Facts,
        trails: Trails,
        people: People,
        panels: Panels,
        forces: Forces,
        cards: Cards,
        venting: Venting,
        shots: Shots,
        chronicle: Chronicle,
    ) -> None:
        self.f = f
        self.trails = trails
        self.people = people
        self.panels = panels
        self.forces = forces
        self.cards = cards
        self.venting = venting
        self.shots = shots
        self.chronicle = chronicle
        self.others: list[int] = f.others

    def follow(self, note: Note, kind: int, following: int) -> None:
        f, r, chronicle, people, cards = self.f, self.chronicle.now, self.chronicle, self.people, self.cards
        a, b, c = fact(note, 0), fact(note, 1), fact(note, 2)
        if kind == w.TOLD_SHADOW:
            if not f.is_mine[a] and f.dies[r][a] != 0:
                cards.bury(a)
            chronicle.out.append(note)
            return
        if kind in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING) and f.told[chronicle.index - 1].kind not in (
            w.TOLD_HANDED_IN,
            w.TOLD_HANDED_NOTHING,
        ):
            self.tell_exempt()
        if kind == w.TOLD_HANDED_IN and b == SUPPLY_3_WATER and self.ate_first(a):
            b = SUPPLY_3
            c = FOOD
        elif kind == w.TOLD_HANDED_IN and b == SUPPLY_3 and self.drank_last(a):
            b = SUPPLY_3_WATER
            c = WATER
        if (kind == w.TOLD_HANDED_IN or kind == w.TOLD_USED) and not f.is_mine[a]:
            cards.ensure(a, b)
        chronicle.out.append(note)
        if kind == w.TOLD_SURGERY:
            for x in people.living_in(SURGERY):
                people.gain(x, SURGERY_GAIN, w.BY_SURGERY)
        elif kind in (w.TOLD_MEETING, w.TOLD_NO_MEETING) and following != w.TOLD_MEETING:
            self.meet()
        elif kind in (w.TOLD_GASSED, w.TOLD_NO_GAS) and following != w.TOLD_GASSED:
            for x in self.others:
                if people.lives(x) and self.venting.gas_room(people.room[x], r) and not f.revived[r - 1][x]:
                    people.lose(x, GAS_LOSS[r], w.BY_GAS)
        elif kind == w.TOLD_HANDED_IN:
            cards.fulfil(a, b)
            cards.use_up(a, b, c)
        elif kind == w.TOLD_BOMBED:
            for x in people.living_in(a):
                people.lose(x, BAZOOKA_LOSS, w.BY_BAZOOKA)
            self.shots.target = a
        elif kind == w.TOLD_USED:
            cards.fulfil(a, b)
            cards.use_up(a, b, -1)
            if not f.is_mine[a] and PILL_IN[b] and not ADRENALINE_IN[b]:
                people.gain(a, PILL_GAIN, w.BY_PILL)
        elif kind == w.TOLD_ROLLED:
            self.roll(a, b)
        elif kind == w.TOLD_HANDED_OVER:
            cards.lay_down(a, b)
            cards.dead.append(b)
            people.room[a] = NOWHERE
        elif kind == w.TOLD_YOU_SHADOW:
            people.room[a] = NOWHERE
        elif kind == w.TOLD_HP and not f.is_mine[a]:
            if f.shadow[r][a] and not f.revived[r][a]:
                people.drained[a] = b
            else:
                people.hp[a] = b
                people.drained[a] = 0
        if kind in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING) and following not in (
            w.TOLD_HANDED_IN,
            w.TOLD_HANDED_NOTHING,
        ):
            self.hunger()

    def ate_first(self, x: int) -> bool:
        """What was drunk is told first, but of one supply card the Food may have been taken before the Water."""
        told = self.f.told
        i = self.chronicle.index + 1
        return i < len(told) and handed_in(told[i], x, SUPPLY_3)

    def drank_last(self, x: int) -> bool:
        """The second of two notes as in `ate_first`."""
        return handed_in(self.f.told[self.chronicle.index - 1], x, SUPPLY_3_WATER)

    def meet(self) -> None:
        """Losses in fights are written when the forces are known."""
        f, r, trails, people = self.f, self.chronicle.now, self.trails, self.people
        for x in self.others:
            if people.room[x] == NOWHERE:
                continue
            if f.shadow[r][x]:
                points = len(people.living_in(people.room[x]))
                for me in f.mine:
                    if not f.shadow[r][me] and people.room[me] == people.room[x]:
                        points += 1
                people.drained[x] += points
                self.chronicle.put(1 << x, w.TOLD_DRAINED, [x, points, people.drained[x]])
                continue
            if f.is_fight(r, people.room[x]):
                brawl = f.meetings[r][people.room[x]] >> w.BRAWL & 1
                cause = w.BY_BRAWL if brawl else w.BY_FIGHT
                span = trails.span[r][x]
                self.forces.enter(x, span, len(self.chronicle.out) if span & 255 else -1)
                if span & 255:
                    people.lose(x, span & 255, cause)
            if trails.drain[r][x]:
                people.lose(x, trails.drain[r][x], w.BY_DRAIN)
        self.forces.fight_rooms = [-1] * ROOMS

    def tell_exempt(self) -> None:
        for x in self.others:
            if self.people.lives(x) and (self.people.room[x] == CANTEEN or self.f.revived[self.chronicle.now - 1][x]):
                self.chronicle.put(1 << x, w.TOLD_EXEMPT, [x])

    def hunger(self) -> None:
        f, r, people = self.f, self.chronicle.now, self.people
        for x in self.others:
            meals = f.meals[r][x]
            exempt = people.room[x] == CANTEEN or f.revived[r - 1][x]
            if people.lives(x) and meals != NOT_ASKED and meals < 2 and not exempt:
                people.lose(x, (2 - meals) * HUNGER_LOSS, w.BY_HUNGER)

    def roll(self, x: int, face: int) -> None:
        panels = self.panels
        if self.f.is_mine[x]:
            if face == 3:
                panels.my_genes[x] += w.genes(1, 0, 0)
            elif face == 4:
                panels.my_genes[x] += w.genes(0, 1, 0)
            elif face == 5:
                panels.my_genes[x] += w.genes(0, 0, 1)
            return  # cards that a viewer put down are told to him
        if face == 1:
            for card in self.cards.hands[x].copy():
                self.cards.put_down(x, card)
        elif 3 <= face <= 5:
            panels.gains[face - 3][x] += 1
        elif face == 6:
            self.people.gain(x, ALCOHOL_GAIN, w.BY_ALCOHOL)


def handed_in(note: Note, x: int, card: int) -> bool:
    return note.kind == w.TOLD_HANDED_IN and note.facts[0] == x and note.facts[1] == card
