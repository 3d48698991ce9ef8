"""Other worlds: whole games that some viewers could not tell from the one of which they know a masked state."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, Core
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLOCATION,
    BLACK,
    CARDS,
    FACE_DOWN,
    FULL_DECKS,
    HERMIT,
    NO_CARD,
    ROLE_OF,
    ROLES,
    SIDE,
    WHITE,
    count,
)
from gloam.games.shadow_hunters.rules.answers import FITTING
from gloam.games.shadow_hunters.rules.handed import Hands, outcome_in, retold, taker_in
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.worlds.knowledge import believable

DECK_SIZE: Final = 16
TRIES: Final = 40
"""So many random deals of the characters are tried before they are gone through in order."""


DECK: Final[list[int]] = FULL_DECKS[HERMIT]
WHOLE_DECK: Final[int] = (1 << DECK_SIZE) - 1
PLACES_OF: Final[list[int]] = [sum(1 << k for k in range(DECK_SIZE) if DECK[k] == card) for card in range(CARDS)]
"""By card: its places in the Hermit deck."""

FITTING_PLACES: Final[list[int]] = [
    sum(1 << k for k in range(DECK_SIZE) if FITTING[DECK[k] * w.RESULTS * 2 + outcome] >> role & 1)
    for outcome in range(w.RESULTS * 2)
    for role in range(ROLES)
]
"""By outcome and character: the places of the cards that can have been answered so."""


def imagined(s: ShadowHunters, rng: Rng) -> ShadowHunters:
    """A whole world that fits a masked state: other characters, other hidden cards, another future."""
    dice = rng.split()
    if s.over:
        t = s.clone()
        t.rng, t.viewers = dice, EVERYONE
        return t
    hands = Hands(s.history, s.viewers, s.seats)
    world = World(s, hands, rng)
    world.deal()
    agenda, pending = list(s.agenda), list(s.pending)
    if pending and not s.viewers >> pending[0].seat & 1:
        agenda.append(pending.pop().step)  # to be asked again: another world has other options
    t = ShadowHunters(
        Core(
            s.seats,
            dice,
            agenda,
            pending,
            False,
            retold(s, hands.answers, world.cards, world.passing, world.roles),
            s.proposals.copy(),
            EVERYONE,
        ),
        s.switches,
        [p.with_role(world.roles[p.seat]) for p in s.players],
        s.slot_of,
        world.aside(),
        s.turn,
        s.phase,
        s.extra_turn,
        [world.pile, pile_of(s, WHITE, rng), pile_of(s, BLACK, rng)],
        [world.discards, s.discards[WHITE].copy(), s.discards[BLACK].copy()],
        world.passing,
        s.giver,
        s.taker,
        s.resolving,
        s.unseen,
        s.deaths.copy(),
        s.third_kill,
        s.daniel_won,
        s.winners,
        s.reasons,
        s.ended_by,
    )
    if not pending:
        t.run()
    return t


def pile_of(s: ShadowHunters, deck: int, rng: Rng) -> list[int]:
    """The White or the Black pile, in random order: all cards of the deck that lie nowhere else."""
    gone = 0  # how often a card lies elsewhere, in two bits each
    for card in s.discards[deck]:
        gone += 1 << card * 2
    if s.resolving != NO_CARD:
        gone += 1 << s.resolving * 2
    owned = 0
    for p in s.players:
        owned |= p.equipment
    pile: list[int] = []
    for card in FULL_DECKS[deck]:
        if gone >> card * 2 & 3:
            gone -= 1 << card * 2
        elif not owned >> card & 1:
            pile.append(card)
    rng.shuffle("", pile)
    return pile


class World:
    """Characters and Hermit cards that fit what the viewers of a masked state know.

    Hermit cards are places in the full deck, and sets of them masks of places: alike cards are told apart so.
    """

    def __init__(self, s: ShadowHunters, hands: Hands, rng: Rng) -> None:
        self.rng = rng
        self.answers = hands.answers
        self.known = hands.cards
        self.cards = hands.cards.copy()
        self.masks = believable(s, s.viewers, hands.told)
        self.roles = [p.role for p in s.players]
        self.hidden: list[int] = []  # the seats whose characters are not certain
        self.need = ALLOCATION[s.seats].copy()
        self.taken = ~s.unseen
        for seat in range(s.seats):
            mask = self.masks[seat]
            if mask & (mask - 1):
                self.hidden.append(seat)
            else:
                role = self.roles[seat]
                self.give(seat, ROLE_OF[mask] if role == FACE_DOWN else role)
        # So many of the last answers have their card on the discard pile; the others are of earlier rounds of the deck.
        self.discarded = len(s.discards[HERMIT])
        self.recent = min(self.discarded, len(self.answers))
        self.passing = s.passing
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.first = 0  # the first answer of the round that is dealt
        self.places: list[int] = []  # by answer of that round: the place of its card, where that is to be found
        self.tried = 0

    def give(self, seat: int, role: int) -> None:
        self.roles[seat] = role
        self.taken |= 1 << role
        self.need[SIDE[role]] -= 1

    def aside(self) -> list[int]:
        """The characters not dealt in this world."""
        dealt = 0
        for role in self.roles:
            dealt |= 1 << role
        return [role for role in range(ROLES) if not dealt >> role & 1]

    def deal(self) -> None:
        """Find characters, and Hermit cards that fit them; there are some, for the truth is among them."""
        pools: list[list[int]] = [[], [], []]
        for role in range(ROLES):
            if not self.taken >> role & 1:
                pools[SIDE[role]].append(role)
        for _ in range(TRIES):
            if self.deal_roles(pools) and self.deal_cards():
                return
        if not self.search(0):
            raise AssertionError("no world fits what these viewers know")

    # Characters

    def deal_roles(self, pools: list[list[int]]) -> bool:
        """A random deal, each equally likely; False if it does not fit."""
        rng, hidden, masks = self.rng, self.hidden, self.masks
        hand: list[int] = []
        for side in range(3):
            pool, need = pools[side], self.need[side]
            size = len(pool)
            for i in range(need):
                if need < size:
                    swap(pool, i, i + rng.below(size - i))
                hand.append(pool[i])
        size = len(hand)
        for i in range(size):
            swap(hand, i, i + rng.below(size - i))
            seat = hidden[i]
            role = hand[i]
            if not masks[seat] >> role & 1:
                return False
            self.roles[seat] = role
        return True

    def search(self, i: int) -> bool:
        """Deal the hidden seats from number `i` on by trying all characters, in random order."""
        if i == len(self.hidden):
            return self.deal_cards()
        seat = self.hidden[i]
        offset = self.rng.below(ROLES)
        for k in range(ROLES):
            role = (k + offset) % ROLES
            if self.masks[seat] >> role & 1 and not self.taken >> role & 1 and self.need[SIDE[role]]:
                self.give(seat, role)
                if self.search(i + 1):
                    return True
                self.taken &= ~(1 << role)
                self.need[SIDE[role]] += 1
        return False

    # Hermit cards

    def deal_cards(self) -> bool:
        """Give every answer whose card nobody saw a card that fits it; False if that cannot be."""
        last = len(self.answers) - self.recent
        end = last
        while end > 0:  # a round of the deck that was used up held every card once
            start = end - DECK_SIZE if end > DECK_SIZE else 0
            if self.match(start, end, WHOLE_DECK) < 0:
                return False
            end = start
        unread = self.passing == FACE_DOWN
        free = WHOLE_DECK
        if self.passing != NO_CARD and not unread:
            free = without(free, self.passing)
        free = self.match(last, len(self.answers), free)
        if free < 0:
            return False
        rest = [DECK[k] for k in range(DECK_SIZE) if free >> k & 1]
        self.rng.shuffle("", rest)
        self.discards = self.cards[last:]
        for _ in range(self.discarded - self.recent):  # in positions that were set by hand
            self.discards.insert(0, rest.pop())
        if unread:
            self.passing = rest.pop()
        self.pile = rest
        return True

    def match(self, start: int, end: int, free: int) -> int:
        """Cards for the answers of one round, of those that are free; what is left of them, or -1 if none fit."""
        for i in range(start, end):
            if self.known[i] != FACE_DOWN:
                free = without(free, self.known[i])
        self.first = start
        self.places = [-1] * (end - start)
        for i in range(start, end):
            if self.known[i] == FACE_DOWN:
                self.tried = 0
                place = self.settle(i, free)
                if place < 0:
                    return -1
                free &= ~(1 << place)
        return free

    def settle(self, i: int, free: int) -> int:
        """Find a card for answer `i`; the place that is not free any more then, or -1.

        A random one of those that fit and are free; if none is, another answer changes its card (augmenting paths).
        """
        answer = self.answers[i]
        fitting = FITTING_PLACES[outcome_in(answer) * ROLES + self.roles[taker_in(answer)]]
        if fitting & free:
            place = self.any_of(fitting & free)
            self.lay(i, place)
            return place
        for j in range(len(self.places)):
            place = self.places[j]
            if place >= 0 and fitting >> place & 1 and not self.tried >> place & 1:
                self.tried |= 1 << place
                found = self.settle(self.first + j, free)
                if found >= 0:
                    self.lay(i, place)
                    return found
        return -1

    def lay(self, i: int, place: int) -> None:
        self.places[i - self.first] = place
        self.cards[i] = DECK[place]

    def any_of(self, places: int) -> int:
        """A random one of some places."""
        skipped = self.rng.below(count(places))
        for _ in range(skipped):
            places &= places - 1
        place = 0
        while not places >> place & 1:
            place += 1
        return place


def without(places: int, card: int) -> int:
    """One place fewer, with this card."""
    found = places & PLACES_OF[card]
    return places & ~(found & -found)


def swap(xs: list[int], i: int, j: int) -> None:
    x = xs[i]
    xs[i] = xs[j]
    xs[j] = x
