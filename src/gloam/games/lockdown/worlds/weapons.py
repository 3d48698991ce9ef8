"""Who must have found weapons in another world, and who must not."""

from __future__ import annotations

from gloam.games.lockdown import codes
from gloam.games.lockdown.content.tables import FORCE_OF, GENE_POINTS, KNIFE
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.walks import Walks


class Weapons:
    """The fights to come, as far as they bear on what is drawn before."""

    def __init__(
        self, f: Facts, walks: Walks, trails: Trails, needs: Needs, panels: Panels, chronicle: Chronicle
    ) -> None:
        self.f = f
        self.walks = walks
        self.trails = trails
        self.needs = needs
        self.panels = panels
        self.chronicle = chronicle
        self.others: list[int] = f.others
        self.last_fight: list[int] = [0] * f.seats
        self.last_defeat: list[int] = [0] * f.seats

    def arm(self) -> None:
        """Who won by more than his muscles can have done should have found weapons before, if his way allows it."""
        f, trails = self.f, self.trails
        for r in range(1, f.round + 1):
            if f.stage[r] < 2:
                continue
            for x in self.others:
                place = trails.room[r][x]
                if place < 0 or f.shadow[r][x]:
                    continue
                room = self.walks.rooms[place]
                if not f.is_fight(r, room):
                    continue
                self.last_fight[x] = r
                if trails.span[r][x] & 255:
                    self.last_defeat[x] = r
                    continue
                margin = max(f.my_greatest_loss(r, room), 0)
                for y in self.others:
                    if trails.room[r][y] == place and not f.shadow[r][y]:
                        margin = max(margin, trails.span[r][y] & 255)
                muscle = self.muscle(x)
                while margin > muscle:
                    margin -= FORCE_OF[KNIFE]
                    self.needs.add(x, KNIFE, r)

    def muscle(self, x: int) -> int:
        """The lead in a fight that Force alone is likely to give."""
        return max(GENE_POINTS - self.panels.swift[x] - codes.load_of(self.panels.base[x]) - 2, 1)

    def shuns(self, x: int, card: int) -> bool:
        """A weapon that would spoil a fight to come: he lost one, or nobody did."""
        if not FORCE_OF[card]:
            return False
        return self.chronicle.now <= self.last_defeat[x] or self.chronicle.now <= self.last_fight[x]
