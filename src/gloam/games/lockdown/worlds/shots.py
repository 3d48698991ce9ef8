"""The bazooka in another world: who fired it, and where."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import BAZOOKA, NOWHERE
from gloam.games.lockdown.worlds.cards import Cards
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.walks import Walks


class Shots:
    """The room that is aimed at in the round being told."""

    def __init__(self, f: Facts, walks: Walks, needs: Needs, cards: Cards, chronicle: Chronicle, rng: Rng) -> None:
        self.f = f
        self.walks = walks
        self.needs = needs
        self.cards = cards
        self.chronicle = chronicle
        self.rng = rng
        self.target = NOWHERE

    def fire(self, x: int) -> None:
        """The seat fires if it must have done so; or perhaps, as long as nobody has heard of it."""
        f, r, rng, cards = self.f, self.chronicle.now, self.rng, self.cards
        shooter = self.needs.shooter[r] == x
        if shooter and any(BAZOOKA in cards.hands[me] for me in f.mine):  # a viewer has the card: somebody shot before
            shooter = False
            self.chronicle.strange += 1
        if shooter:
            cards.ensure(x, BAZOOKA)
            cards.fulfil(x, BAZOOKA)
            self.target = f.bombed[r]
        elif f.stage[r] < 5 and BAZOOKA in cards.hands[x] and self.target == NOWHERE and rng.below(2):
            shooter = True
            self.target = self.walks.rooms[rng.below(self.walks.size)]
        if shooter:
            self.chronicle.put(1 << x, w.TOLD_FIRED, [x, self.target])
