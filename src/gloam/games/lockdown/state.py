"""The truth of a game of Lockdown, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.fields import Shared, everyone, nobody, owner, parts, ruled, twin, worked_out
from gloam.core.state import NONE, Decision, State
from gloam.core.value import Data
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.plan import PLANS, Plan
from gloam.games.lockdown.content.tables import (
    ADRENALINE_SPEED,
    B4,
    B5,
    FORCE_OF,
    GUN,
    HELIPAD,
    MOST_HP,
    NOWHERE,
    POCKET,
    STOCK_OF,
    WAREHOUSE,
    floor_of,
)

# Phases, as everybody sees them (LK-051)
PHASE_SETUP, PHASE_FREE, PHASE_ACTION, PHASE_SETTLEMENT, PHASE_OVER = range(5)
PHASE_IDS: Final = ["setup", "free", "action", "settlement", "over"]

NO_LIMIT: Final = 1000
"""The Load of whoever holds the dimension pocket (LK-100)."""

NEVER: Final = -1
NO_CHOICE: Final = -1
NO_FLOOR: Final = -1


def acts(s: Lockdown, viewers: int) -> bool:
    """Whether it is the turn of one of these seats."""
    return s.acting >= 0 and viewers >> s.acting & 1 == 1


class Offer(Data):
    """A trade as its proposer puts it: particular cards against kinds of cards, with the order cards or without."""

    number: int
    proposer: int
    addressee: int
    given: list[int]
    wanted: list[int]
    swap: bool


class Player(Data):
    """A seat's contestant.

    `shown` is whether everybody knows that he is a shadow (a death in the laser stays unknown until the settlement).
    `boosted` and `revived` are the rounds in which adrenaline works and after which revival protects. What a player
    recorded at his death ranks him as a shadow (LK-400).
    """

    seat: Annotated[int, everyone]
    force: Annotated[int, owner]
    speed: Annotated[int, owner]
    load: Annotated[int, owner]
    hp: Annotated[int, owner]
    shadow: Annotated[bool, owner, twin("shown")]
    shown: Annotated[bool, everyone]
    drained: Annotated[int, owner]
    room: Annotated[int, owner]
    path: Annotated[list[int], owner]
    hand: Annotated[list[int], owner]
    order: Annotated[int, ruled]
    ready: Annotated[bool, owner]
    vote: Annotated[int, owner]
    votes: Annotated[int, owner]
    boosted: Annotated[int, everyone]
    revived: Annotated[int, everyone]
    answered: Annotated[bool, owner]
    drank: Annotated[int, owner]
    ate: Annotated[int, owner]
    chosen: Annotated[int, owner]  # his first answer in step 6, until it is carried out
    published: Annotated[int, everyone]
    death_force: Annotated[int, owner]
    death_round: Annotated[int, owner]
    death_step: Annotated[int, owner]
    death_hp: Annotated[int, owner]
    sent: Annotated[int, owner]
    sent_to: Annotated[list[int], owner]
    draft: Annotated[Offer | None, owner]
    answering: Annotated[int, owner]  # the offer he has accepted but for the choice of his cards; 0 for none
    picked: Annotated[list[int], owner]

    def has(self, card: int) -> bool:
        return card in self.hand

    def effective_force(self) -> int:
        """Force with every weapon card held (LK-284, LK-433)."""
        total = self.force
        for card in self.hand:
            total += FORCE_OF[card]
        return total

    def armed(self) -> bool:
        """Whether he holds a gun (LK-287)."""
        return any(GUN[card] for card in self.hand)

    def limit(self) -> int:
        """How many item cards he may keep (LK-090, LK-100)."""
        return NO_LIMIT if POCKET in self.hand else self.load

    def excess(self) -> int:
        """How many cards he holds above his Load."""
        over = len(self.hand) - self.load
        return over if over > 0 and POCKET not in self.hand else 0

    def genes(self) -> int:
        return codes.genes(self.force, self.speed, self.load)


class Lockdown(State):
    """The whole truth. `stocks` are by STOCK_ROOMS; their order means nothing, since cards are drawn at random."""

    map_number: Annotated[int, everyone]
    full_stock: Annotated[bool, everyone]
    offer_limit: Annotated[int, everyone]
    round: Annotated[int, everyone]
    phase: Annotated[int, everyone]
    step: Annotated[int, everyone]  # of the settlement, 0 to 8
    acting: Annotated[int, everyone]  # the seat whose turn it is, -1 outside turns
    turn: Annotated[int, everyone]  # the order number that is on or was last on; 0 before the first turn of the round
    players: Annotated[list[Player], parts]
    stocks: Annotated[list[list[int]], ruled]
    coming: Annotated[list[int], nobody]  # supply cards not dropped yet
    supply: Annotated[list[int], ruled]  # supply cards lying at the Helipad
    consumed: Annotated[list[int], nobody]
    lost: Annotated[list[int], nobody]
    dead_cards: Annotated[list[int], nobody]  # of those who died in this round: from the next on in the Morgue (LK-212)
    gassed: Annotated[int, everyone]  # mask of floors
    cleared: Annotated[list[int], nobody]  # decontaminated rooms
    offers: Annotated[list[Offer], ruled]  # open ones
    target: Annotated[int, nobody]  # the room a bazooka was fired at in this round
    recycled: Annotated[bool, nobody]  # whether the recycler was used in this round
    drawn: Annotated[list[int], acts]  # but Junk, of the present draw at the Junkyard, still to be chosen from
    looking: Annotated[bool, acts]  # whether the acting player sees the stock by a gold bar
    ranks: Annotated[Shared[list[int]], everyone]
    ended_by: Annotated[Shared[list[int]], everyone]
    reasons: Annotated[Shared[list[int]], everyone]
    plan: Plan = worked_out(lambda self: PLANS[self.map_number])

    # Looking

    def living_count(self) -> int:
        count = 0
        for p in self.players:
            if not p.shadow:
                count += 1
        return count

    def holder_of_order(self, order: int) -> Player:
        for p in self.players:
            if p.order == order:
                return p
        raise AssertionError(f"nobody holds order card {order}")

    def speed_now(self, p: Player) -> int:
        """Steps in this round: adrenaline lifts Speed to 10 and never lowers it (LK-359, LK-363)."""
        if p.boosted == self.round and p.speed < ADRENALINE_SPEED:
            return ADRENALINE_SPEED
        return p.speed

    def steps_left(self, p: Player) -> int:
        return self.speed_now(p) - (len(p.path) - 1)

    def protected(self, p: Player) -> bool:
        """Revived at the end of the last round: safe from gas and hunger in this one (LK-316, LK-333)."""
        return p.revived > 0 and p.revived == self.round - 1

    def is_gas_room(self, room: int) -> bool:
        """Whether staying there hurts now, but for masks and other protection (LK-312)."""
        return self.gas_reaches(room) and room not in self.cleared

    def gas_reaches(self, room: int) -> bool:
        """Whether there is gas by what everybody knows: the floors, not the rooms freed from it (LK-311, LK-313)."""
        if room == HELIPAD:
            return False
        if room == WAREHOUSE:
            return self.gassed >> B4 & 1 == 1 and self.gassed >> B5 & 1 == 1
        return self.gassed >> floor_of(room) & 1 == 1

    def told_in_turn(self, kind: int, first: int, second: int = NONE) -> bool:
        """Whether an event of this kind with these first facts was told in the turn that is on."""
        for i in range(len(self.history) - 1, -1, -1):
            note = self.history.at(i)
            if note.kind == w.TOLD_TURN:
                return False
            if note.kind == kind and note.facts[0] == first and (second == NONE or note.facts[1] == second):
                return True
        return False

    def hp_after(self, p: Player, amount: int) -> int:
        """HP never fall below 0, nor below 1 while adrenaline works (LK-006, LK-360)."""
        hp = p.hp - amount
        least = 1 if p.boosted == self.round else 0
        return hp if hp > least else least

    def hp_healed(self, p: Player, amount: int) -> int:
        """HP never rise above 10 (LK-005)."""
        hp = p.hp + amount
        return hp if hp < MOST_HP else MOST_HP

    # Acting

    def hurt(self, p: Player, amount: int, cause: int) -> None:
        p.hp = self.hp_after(p, amount)
        self.keep(1 << p.seat, w.TOLD_LOSS, p.seat, amount, cause, p.hp)

    def heal(self, p: Player, amount: int, cause: int) -> None:
        p.hp = self.hp_healed(p, amount)
        self.keep(1 << p.seat, w.TOLD_GAIN, p.seat, amount, cause, p.hp)

    def put_down(self, p: Player, card: int) -> None:
        """A card leaves a hand: it joins the stock of the room, or is lost where no cards can lie (LK-095, LK-197)."""
        p.hand.remove(card)
        stock = STOCK_OF[p.room] if p.room != NOWHERE else -1
        if stock >= 0:
            self.stocks[stock].append(card)
        else:
            self.lost.append(card)
        self.keep(1 << p.seat, w.TOLD_DISCARDED, p.seat, card, p.room)

    # The contract of a state

    def when(self) -> int:
        return self.round

    def score(self, seat: int) -> float:
        """From the rank: 1.0 for the first, 0.0 for the last of all ranks."""
        return (self.seats - self.ranks[seat]) / (self.seats - 1)

    def matter(self, d: Decision) -> int:
        """The phase, with the discards at its end; a turn; a step of the settlement; in the set-up panels, then rooms:
        a clock that ends one of them has not answered for the next (LK-055, LK-067)."""
        return self.round << 8 | self.phase << 4 | self.step if self.round else d.kind
