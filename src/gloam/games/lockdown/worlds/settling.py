"""The settlement in another world: what was announced, and what the others lost and gained by it."""

from __future__ import annotations

from gloam.core.history import Note
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
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
    SUPPLY3,
    SUPPLY3_WATER,
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
        a, b = fact(note, 0), fact(note, 1)
        if is_meal(kind):
            self.follow_meal(note, kind, following)
            return
        if kind == w.TOLD_SHADOW:
            if not f.is_mine[a] and f.dies[r][a] != 0:
                cards.bury(a)
            chronicle.out.append(note)
            return
        if kind == w.TOLD_USED and not f.is_mine[a]:
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

    def follow_meal(self, note: Note, kind: int, following: int) -> None:
        """Food and Water handed in, seat by seat; when all have been told, hunger comes."""
        if not is_meal(self.f.told[self.chronicle.index - 1].kind):
            self.tell_exempt()
        if kind == w.TOLD_HANDED_IN:
            x, card, thing = note.facts[0], note.facts[1], note.facts[2]
            if card == SUPPLY3_WATER and self.ate_first(x):
                card, thing = SUPPLY3, FOOD
            elif card == SUPPLY3 and self.drank_last(x):
                card, thing = SUPPLY3_WATER, WATER
            if not self.f.is_mine[x]:
                self.cards.ensure(x, card)
            self.chronicle.out.append(note)
            self.cards.fulfil(x, card)
            self.cards.use_up(x, card, thing)
        else:
            self.chronicle.out.append(note)
        if not is_meal(following):
            self.hunger()

    def ate_first(self, x: int) -> bool:
        """What was drunk is told first, but of one supply card the Food may have been taken before the Water."""
        told = self.f.told
        i = self.chronicle.index + 1
        return i < len(told) and handed_in(told[i], x, SUPPLY3)

    def drank_last(self, x: int) -> bool:
        """The second of two notes as in `ate_first`."""
        return handed_in(self.f.told[self.chronicle.index - 1], x, SUPPLY3_WATER)

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
        self.forces.part()

    def is_exempt(self, x: int) -> bool:
        """Nobody is hungry in the Canteen, nor who has just been revived (LK-331, LK-333)."""
        return self.people.room[x] == CANTEEN or self.f.revived[self.chronicle.now - 1][x]

    def tell_exempt(self) -> None:
        for x in self.others:
            if self.people.lives(x) and self.is_exempt(x):
                self.chronicle.put(1 << x, w.TOLD_EXEMPT, [x])

    def hunger(self) -> None:
        for x in self.others:
            meals = self.f.meals[self.chronicle.now][x]
            if self.people.lives(x) and meals != NOT_ASKED and meals < 2 and not self.is_exempt(x):
                self.people.lose(x, (2 - meals) * HUNGER_LOSS, w.BY_HUNGER)

    def roll(self, x: int, face: int) -> None:
        """The die of an Alcohol; what it does to the HP and cards of a viewer is told to him."""
        if 3 <= face <= 5:
            self.panels.win(x, face - 3)
        elif self.f.is_mine[x]:
            return
        elif face == 1:
            for card in self.cards.hands[x].copy():
                self.cards.put_down(x, card)
        elif face == 6:
            self.people.gain(x, ALCOHOL_GAIN, w.BY_ALCOHOL)


def is_meal(kind: int) -> bool:
    return kind == w.TOLD_HANDED_IN or kind == w.TOLD_HANDED_NOTHING


def handed_in(note: Note, x: int, card: int) -> bool:
    return note.kind == w.TOLD_HANDED_IN and note.facts[0] == x and note.facts[1] == card
