"""The turns of the others, which no viewer sees: they go along their trails and use the room where they stop."""

from __future__ import annotations

from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CONTROL_ROOM, DRAW_LIMIT, GENE_BANK, HELIPAD
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.finds import Finds
from gloam.games.lockdown.worlds.panels import Panels
from gloam.games.lockdown.worlds.people import People
from gloam.games.lockdown.worlds.shots import Shots
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.venting import Venting
from gloam.games.lockdown.worlds.walks import Walks


class Turns:
    """What a seat does in its turn."""

    def __init__(
        self,
        f: Facts,
        walks: Walks,
        trails: Trails,
        people: People,
        panels: Panels,
        cards: Cards,
        finds: Finds,
        venting: Venting,
        shots: Shots,
        chronicle: Chronicle,
    ) -> None:
        self.f = f
        self.walks = walks
        self.trails = trails
        self.people = people
        self.panels = panels
        self.cards = cards
        self.finds = finds
        self.venting = venting
        self.shots = shots
        self.chronicle = chronicle

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
            self.finds.draw(x, room)
        elif room == GENE_BANK:
            self.panels.visit_bank(x)
        elif room == HELIPAD:
            self.finds.visit_helipad(x)
        elif room == CONTROL_ROOM:
            self.venting.visit_control(x)
        self.shots.fire(x)
        self.venting.cast(x)
