"""The truth of a game of Lockdown, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import NONE, Core, Decision, Refusal, State
from gloam.core.value import Value
from gloam.games.lockdown import words as w
from gloam.games.lockdown.tables import (
    ADRENALINE_SPEED,
    B4,
    B5,
    FORCE_OF,
    GUN,
    HELIPAD,
    MOST_HP,
    NOWHERE,
    PLANS,
    POCKET,
    STOCK_OF,
    WAREHOUSE,
    Plan,
    floor_of,
)
from gloam.games.lockdown.views import View

# Phases, as everybody sees them (LK-051)
PHASE_SETUP: Final = 0
PHASE_FREE: Final = 1
PHASE_ACTION: Final = 2
PHASE_SETTLEMENT: Final = 3
PHASE_OVER: Final = 4
PHASE_IDS: Final = ["setup", "free", "action", "settlement", "over"]

NO_LIMIT: Final = 1000
"""The Load of whoever holds the dimension pocket (LK-100)."""

NEVER: Final = -1
NO_CHOICE: Final = -1
NO_FLOOR: Final = -1


class Offer(Value):
    """A trade as its proposer puts it: particular cards against kinds of cards, with the order cards or without."""

    def __init__(
        self, number: int, proposer: int, addressee: int, given: list[int], wanted: list[int], swap: bool
    ) -> None:
        self.number = number
        self.proposer = proposer
        self.addressee = addressee
        self.given = given
        self.wanted = wanted
        self.swap = swap

    def clone(self) -> Offer:
        return Offer(self.number, self.proposer, self.addressee, self.given.copy(), self.wanted.copy(), self.swap)


class Player(Value):
    """A seat's contestant.

    `shown` is whether everybody knows that he is a shadow (a death in the laser stays unknown until the settlement).
    `boosted` and `revived` are the rounds in which adrenaline works and after which revival protects. What a player
    recorded at his death ranks him as a shadow (LK-400).
    """

    def __init__(
        self,
        seat: int,
        force: int,
        speed: int,
        load: int,
        hp: int,
        shadow: bool,
        shown: bool,
        drained: int,
        room: int,
        path: list[int],
        hand: list[int],
        order: int,
        ready: bool,
        vote: int,
        votes: int,
        boosted: int,
        revived: int,
        answered: bool,
        drank: int,
        ate: int,
        chosen: int,
        published: int,
        death_force: int,
        death_round: int,
        death_step: int,
        death_hp: int,
        sent: int,
        sent_to: list[int],
        drafts: int,
        draft: Offer | None,
        answering: int,
        picked: list[int],
    ) -> None:
        self.seat = seat
        self.force = force
        self.speed = speed
        self.load = load
        self.hp = hp
        self.shadow = shadow
        self.shown = shown
        self.drained = drained
        self.room = room
        self.path = path
        self.hand = hand
        self.order = order
        self.ready = ready
        self.vote = vote
        self.votes = votes
        self.boosted = boosted
        self.revived = revived
        self.answered = answered
        self.drank = drank
        self.ate = ate
        self.chosen = chosen  # his first answer in step 6, until it is carried out
        self.published = published
        self.death_force = death_force
        self.death_round = death_round
        self.death_step = death_step
        self.death_hp = death_hp
        self.sent = sent
        self.sent_to = sent_to
        self.drafts = drafts
        self.draft = draft
        self.answering = answering  # the offer he has accepted but for the choice of his cards; 0 for none
        self.picked = picked

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
        return w.genes(self.force, self.speed, self.load)

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.force,
            self.speed,
            self.load,
            self.hp,
            self.shadow,
            self.shown,
            self.drained,
            self.room,
            self.path.copy(),
            self.hand.copy(),
            self.order,
            self.ready,
            self.vote,
            self.votes,
            self.boosted,
            self.revived,
            self.answered,
            self.drank,
            self.ate,
            self.chosen,
            self.published,
            self.death_force,
            self.death_round,
            self.death_step,
            self.death_hp,
            self.sent,
            self.sent_to.copy(),
            self.drafts,
            None if self.draft is None else self.draft.clone(),
            self.answering,
            self.picked.copy(),
        )


class Lockdown(State):
    """The whole truth. `stocks` are by STOCK_ROOMS; their order means nothing, since cards are drawn at random."""

    def __init__(
        self,
        core: Core,
        map_number: int,
        full_stock: bool,
        offer_limit: int,
        round: int,  # noqa: A002
        phase: int,
        step: int,
        acting: int,
        turn: int,
        players: list[Player],
        stocks: list[list[int]],
        coming: list[int],
        supply: list[int],
        consumed: list[int],
        lost: list[int],
        dead_cards: list[int],
        gassed: int,
        cleared: list[int],
        offers: list[Offer],
        target: int,
        recycled: bool,
        drawn: list[int],
        looking: bool,
        ranks: list[int],
        ended_by: list[int],
        reasons: list[int],
    ) -> None:
        super().__init__(core)
        self.map_number = map_number
        self.full_stock = full_stock
        self.offer_limit = offer_limit
        self.round = round
        self.phase = phase
        self.step = step  # of the settlement, 0 to 8
        self.acting = acting  # the seat whose turn it is, -1 outside turns
        self.turn = turn  # the order number that is on or was last on; 0 before the first turn of the round
        self.players = players
        self.stocks = stocks
        self.coming = coming  # supply cards not dropped yet
        self.supply = supply  # supply cards lying at the Helipad
        self.consumed = consumed
        self.lost = lost
        self.dead_cards = dead_cards  # of those who died in this round: in the Morgue from the next one on (LK-212)
        self.gassed = gassed  # mask of floors
        self.cleared = cleared  # decontaminated rooms
        self.offers = offers  # open ones
        self.target = target  # the room a bazooka was fired at in this round
        self.recycled = recycled  # whether the recycler was used in this round
        self.drawn = drawn  # other cards than Junk of the present draw at the Junkyard, still to be chosen from
        self.looking = looking  # whether the acting player sees the stock by a gold bar
        self.ranks = ranks
        self.ended_by = ended_by
        self.reasons = reasons
        self.plan: Plan = PLANS[map_number]

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

    # Acting

    def hurt(self, p: Player, amount: int, cause: int) -> None:
        """HP never fall below 0, nor below 1 while adrenaline works (LK-006, LK-360)."""
        hp = p.hp - amount
        least = 1 if p.boosted == self.round else 0
        p.hp = hp if hp > least else least
        self.keep(1 << p.seat, w.TOLD_LOSS, p.seat, amount, cause, p.hp)

    def heal(self, p: Player, amount: int, cause: int) -> None:
        """HP never rise above 10 (LK-005)."""
        hp = p.hp + amount
        p.hp = hp if hp < MOST_HP else MOST_HP
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

    def clone(self) -> Lockdown:
        return Lockdown(
            self.core,
            self.map_number,
            self.full_stock,
            self.offer_limit,
            self.round,
            self.phase,
            self.step,
            self.acting,
            self.turn,
            [p.clone() for p in self.players],
            [stock.copy() for stock in self.stocks],
            self.coming.copy(),
            self.supply.copy(),
            self.consumed.copy(),
            self.lost.copy(),
            self.dead_cards.copy(),
            self.gassed,
            self.cleared.copy(),
            [offer.clone() for offer in self.offers],
            self.target,
            self.recycled,
            self.drawn.copy(),
            self.looking,
            self.ranks,
            self.ended_by,
            self.reasons,
        )

    def when(self) -> int:
        return self.round

    def reward(self, seat: int) -> float:
        """From the rank: 1.0 for the first, 0.0 for the last of all ranks."""
        return (self.seats - self.ranks[seat]) / (self.seats - 1)

    def absent(self, d: Decision) -> int:
        from gloam.games.lockdown.absence import choice_of_absent

        return choice_of_absent(self, d)

    def view(self, viewers: int) -> View:
        from gloam.games.lockdown.view import view_of

        return view_of(self, viewers)

    def masked(self, viewers: int) -> Lockdown:
        from gloam.games.lockdown.worlds.masking import masked_for

        return masked_for(self, viewers)

    def imagine(self, rng: Rng) -> Lockdown:
        from gloam.games.lockdown.worlds.imagining import imagined_from

        return imagined_from(self, rng)

    def imagine_several(self, rng: Rng, count: int) -> list[State]:
        from gloam.games.lockdown.worlds.imagining import several_from

        return several_from(self, rng, count)

    def refusal(self, seat: int, option: int) -> Refusal:
        from gloam.games.lockdown.moments import why_senseless

        why = None if self.over else why_senseless(self, option)
        return super().refusal(seat, option) if why is None else why

    def why_not_now(self, seat: int, option: int) -> Refusal:
        from gloam.games.lockdown.moments import why_not_at

        return why_not_at(self, seat, option)
