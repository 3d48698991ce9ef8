"""The Forces that explain the fights of another world."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import codes
from gloam.games.lockdown.content.tables import FORCE_OF, GENE_LEAST, GENE_POINTS, GUN, ROOMS
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.losses import fits
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People

MENDS: Final = 40
"""So many forces are changed to make the fights come out right."""


class Fighter:
    """A seat in a fight: what its weapons and later gains add to the Force it was born with."""

    def __init__(self, seat: int, extra: int, gun: bool, span: int, entry: int) -> None:
        self.seat = seat
        self.extra = extra
        self.gun = gun
        self.span = span
        self.entry = entry  # the note of its loss, -1 if it is not ours to write


class Forces:
    """The fights as they were told, for which Forces are found at the end."""

    def __init__(self, f: Facts, people: People, panels: Panels, cards: Cards, chronicle: Chronicle, rng: Rng) -> None:
        self.f = f
        self.people = people
        self.panels = panels
        self.cards = cards
        self.chronicle = chronicle
        self.rng = rng
        self.others: list[int] = f.others
        self.fights: list[list[Fighter]] = []
        self.fight_rooms: list[int] = [-1] * ROOMS  # of the round being told: which fight is on in a room

    def enter(self, x: int, span: int, entry: int) -> None:
        room = self.people.room[x]
        if self.fight_rooms[room] < 0:
            self.fight_rooms[room] = len(self.fights)
            self.fights.append([])
            for me in self.f.mine:
                if self.people.room[me] == room and not self.f.shadow[self.chronicle.now][me]:
                    loss = self.f.my_loss[self.chronicle.now][me]
                    mine = self.fighter(me, codes.force_of(self.panels.my_genes[me]), loss << 8 | loss, -1)
                    self.fights[self.fight_rooms[room]].append(mine)
        self.fights[self.fight_rooms[room]].append(self.fighter(x, self.panels.gains[0][x], span, entry))

    def part(self) -> None:
        """The fights of the round are over."""
        self.fight_rooms = [-1] * ROOMS

    def fighter(self, x: int, extra: int, span: int, entry: int) -> Fighter:
        gun = False
        for card in self.cards.hands[x]:
            extra += FORCE_OF[card]
            gun = gun or GUN[card] > 0
        return Fighter(x, extra, gun, span, entry)

    def solve(self) -> None:
        """Forces at birth for which the fights were lost as they were; what cannot be had is counted as wrong."""
        panels = self.panels
        force: list[int] = [codes.force_of(split) for split in panels.base]
        best = self.cost(force, -1)
        for _ in range(MENDS):
            if best == 0:
                break
            broken = [k for k in range(len(self.fights)) if self.misses(k, force)]
            fight = self.fights[broken[self.rng.below(len(broken))]]
            moves: list[int] = []
            least = 1 << 30
            for fighter in fight:
                x = fighter.seat
                if self.f.is_mine[x] or panels.known[x]:
                    continue
                was = force[x]
                for value in range(GENE_LEAST, self.strongest(x) + 1):
                    if value != was:
                        force[x] = value
                        cost = self.cost(force, x)
                        force[x] = was
                        change = cost - self.cost(force, x)
                        if change < least:
                            least, moves = change, []
                        if change == least:
                            moves.append(x << 8 | value)
            if not moves:
                break
            move = moves[self.rng.below(len(moves))]
            force[move >> 8] = move & 255
            best = self.cost(force, -1)
        for x in self.others:
            if not panels.known[x]:
                load = min(codes.load_of(panels.base[x]), GENE_POINTS - force[x] - panels.swift[x])
                panels.base[x] = codes.genes(force[x], GENE_POINTS - load - force[x], load)
        for k in range(len(self.fights)):
            self.chronicle.wrong += self.misses(k, force) * (3 if self.f.is_mine[self.fights[k][0].seat] else 1)
            losses = self.losses(k, force)
            for i in range(len(losses)):
                fighter = self.fights[k][i]
                if fighter.entry >= 0 and fits(fighter.span, losses[i]):
                    self.chronicle.amend(fighter.entry, losses[i])

    def strongest(self, x: int) -> int:
        """The most Force at birth that leaves Load and Speed as they must be."""
        return max(GENE_POINTS - self.panels.fullest[x] - self.panels.swift[x], GENE_LEAST)

    def cost(self, force: list[int], x: int) -> int:
        """How far the fights of a seat, or all (-1), are from what they must be; those of the viewers weigh more."""
        total = 0
        for k in range(len(self.fights)):
            fight = self.fights[k]
            if x < 0 or any(fighter.seat == x for fighter in fight):
                gap = self.gap(k, force)
                total += gap * 5 if self.f.is_mine[fight[0].seat] else gap
        return total

    def losses(self, k: int, force: list[int]) -> list[int]:
        """As in `fights.fight_losses` (LK-284 to LK-292)."""
        fight = self.fights[k]
        guns = any(fighter.gun for fighter in fight)
        values: list[int] = []
        top = 0
        for fighter in fight:
            value = fighter.extra + (0 if self.f.is_mine[fighter.seat] else force[fighter.seat])
            values.append(value)
            if fighter.gun == guns and value > top:
                top = value
        return [top if guns and not fight[i].gun else top - values[i] for i in range(len(fight))]

    def misses(self, k: int, force: list[int]) -> int:
        """How many losses of a fight are not explained."""
        losses = self.losses(k, force)
        count = 0
        for i in range(len(losses)):
            if not fits(self.fights[k][i].span, losses[i]):
                count += 1
        return count

    def gap(self, k: int, force: list[int]) -> int:
        """How far the losses of a fight are from what they must be."""
        losses = self.losses(k, force)
        total = 0
        for i in range(len(losses)):
            span = self.fights[k][i].span
            total += max((span & 255) - losses[i], losses[i] - (span >> 8), 0)
        return total
