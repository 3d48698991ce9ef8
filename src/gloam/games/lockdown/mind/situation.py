"""The rule-based mind's eyes: a view as numbers."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.lockdown.content.plan import PLANS
from gloam.games.lockdown.content.tables import (
    CARD_IDS,
    FLOOR_IDS,
    MAP_IDS,
    MASK,
    NO_CARD,
    NOWHERE,
    POCKET,
    ROOM_IDS,
    ROPE,
    ROUNDS,
)
from gloam.games.lockdown.shown.views import OfferView, View
from gloam.games.lockdown.worlds.ways import AS_SHADOW, ON_FOOT, WITH_ROPE, Ways, ways
from gloam.games.lockdown.worlds.worths import NO_LIMIT, Worths

LETTERS: Final[dict[str, int]] = {letter: i for i, letter in enumerate(SEAT_LETTERS)}
ROOM: Final[dict[str, int]] = {name: i for i, name in enumerate(ROOM_IDS)} | {"nowhere": NOWHERE, "": NOWHERE}
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_IDS)} | {"hidden": NO_CARD}
FLOOR: Final[dict[str, int]] = {name: i for i, name in enumerate(FLOOR_IDS)}

HUNGER_STEP: Final = 4


class Situation:
    """What a player knows of himself and of the table at the moment of a decision."""

    def __init__(self, view: View) -> None:
        own = view.me
        assert own is not None, "a mind plays a seat"
        self.me = LETTERS[view.seat]
        self.seats = len(view.seats)
        self.map_number = MAP_IDS.index(view.map)
        self.plan = PLANS[self.map_number]
        self.round = max(1, view.round)
        self.phase = view.phase
        self.step = view.step
        self.gassed = 0
        for floor in view.gassed:
            self.gassed |= 1 << FLOOR[floor]
        self.shadow: list[bool] = [p.shadow for p in view.seats]
        self.room = ROOM[own.room]
        self.start = ROOM[own.start]
        self.steps = own.steps
        self.hp = own.hp
        self.dead = own.shadow
        self.force = own.effective_force
        self.armed = own.armed
        self.hand: list[int] = [CARD[card] for card in own.hand]
        self.load = NO_LIMIT if POCKET in self.hand else own.load
        self.boosted = view.seats[self.me].boosted
        self.speed = own.speed  # of the rounds to come; the steps of this one are counted
        self.order = own.order
        self.stock = own.stock
        self.protected = view.seats[self.me].revived
        self.masked = MASK in self.hand

    def living_others(self) -> int:
        count = 0
        for seat in range(self.seats):
            if seat != self.me and not self.shadow[seat]:
                count += 1
        return count

    def eaten(self) -> bool:
        """Whether the meals of this round are over (LK-260)."""
        return self.phase == "settlement" and self.step > HUNGER_STEP

    def rounds_left(self) -> int:
        """Rounds after this one."""
        return ROUNDS - self.round

    def ways(self) -> Ways:
        if self.dead:
            return ways(self.map_number, AS_SHADOW)
        return ways(self.map_number, WITH_ROPE if ROPE in self.hand else ON_FOOT)


class Bid:
    """An offer made to this player, as numbers. `theirs` is the proposer's order number, 0 without a swap."""

    def __init__(self, offer: OfferView) -> None:
        self.proposer = LETTERS[offer.proposer]
        self.gets: list[int] = [CARD[card] for card in offer.given]
        self.gives: list[int] = [CARD[card] for card in offer.wanted]
        self.theirs = offer.order


def worths_of(situation: Situation) -> Worths:
    """What cards are worth in this situation."""
    return Worths(situation.hp, situation.load, situation.round, situation.eaten())
