"""The truth of a game of Shadow Hunters, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from gloam.core.fields import Shared, counted, everyone, nobody, parts, ruled, worked_out
from gloam.core.state import EVERYONE, State
from gloam.core.value import Data
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLIE,
    ALLOCATION,
    AREAS,
    DANIEL,
    DECK_OF,
    MOST_SEATS,
    NO_CARD,
    PARTNER_SLOT,
    SIDE,
    SIDE_MASK,
)
from gloam.games.shadow_hunters.options import Switches

CLOCKWISE: Final = [
    [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats and seat: all others in the order in which they sit. Never changed."""

PILE_NAMES: Final = ["hermit", "white", "black"]

# Phases of a turn, as everybody sees them
PHASE_SETUP, PHASE_MOVE, PHASE_AREA, PHASE_ATTACK = range(4)
PHASE_IDS: Final = ["setup", "move", "area", "attack"]


class Player(Data):
    """A seat's character and pieces.

    `may_be` is what everybody can work out about a hidden character: the mask of roles not yet ruled out in public.
    Small numbers are `i64`, but for `role`: it may be FACE_DOWN, and shifting a mask by that shall fail.
    """

    seat: Annotated[i64, everyone]
    role: Annotated[int, ruled]
    alive: Annotated[bool, everyone]
    revealed: Annotated[bool, everyone]
    damage: Annotated[i64, everyone]
    area: Annotated[i64, everyone]
    equipment: Annotated[i64, everyone]
    guarded: Annotated[bool, everyone]
    used: Annotated[bool, everyone]
    may_be: Annotated[i64, everyone]

    def has(self, card: i64) -> bool:
        return self.equipment >> card & 1 == 1

    def is_a(self, roles: int) -> bool:
        """Whether the character is one of a mask of roles."""
        return roles >> self.role & 1 == 1

    def unveiling(self) -> list[list[int]]:
        """What is foretold of an ability: using it reveals its owner, if that has not happened yet (SH-302)."""
        return [] if self.revealed else [[w.FORETELL_REVEALS]]

    def with_role(self, role: int) -> Player:
        """An equal player but for the character."""
        p = self.clone()
        p.role = role
        return p


class ShadowHunters(State):
    """The whole truth. Piles are lists of cards with the top at the end."""

    switches: Annotated[Switches, everyone]
    players: Annotated[list[Player], parts]
    slot_of: Annotated[Shared[list[int]], everyone]  # area -> slot of the board, fixed for the game (SH-004)
    aside: Annotated[Shared[list[int]], nobody, counted]  # characters not dealt
    turn: Annotated[i64, everyone]
    phase: Annotated[i64, everyone]
    extra_turn: Annotated[bool, everyone]
    piles: Annotated[list[list[int]], nobody, counted]
    discards: Annotated[list[list[int]], ruled]
    passing: Annotated[int, ruled]  # the Hermit card between giver and taker: secret, so never in a step
    giver: Annotated[i64, everyone]
    taker: Annotated[i64, everyone]
    resolving: Annotated[int, everyone]  # the single-use card being carried out
    unseen: Annotated[i64, everyone]  # roles that may still lie face down somewhere, as everybody knows
    deaths: Annotated[list[int], everyone]  # in order: dead seat * 16 + killer
    third_kill: Annotated[i64, everyone]  # who killed by an attack when at least three were dead then; -1 for nobody
    daniel_won: Annotated[bool, everyone]
    winners: Annotated[i64, everyone]
    reasons: Annotated[Shared[list[int]], everyone]  # by seat: number of the rule by which it won, 0 for none
    ended_by: Annotated[Shared[list[int]], everyone]
    bob_goal: i64 = worked_out(lambda self: self.switches.bob_goal)  # read at every win check

    # Looking

    def current(self) -> Player:
        return self.players[self.turn]

    def living(self) -> i64:
        """The living players, as a mask of seats."""
        mask: i64 = 0
        for p in self.players:
            if p.alive:
                mask |= 1 << p.seat
        return mask

    def others(self, seat: i64) -> i64:
        """The other living players, as a mask of seats."""
        return self.living() & ~(1 << seat)

    def clockwise(self, seat: int) -> list[int]:
        """All other seats, from this one's left neighbour on (SH-024)."""
        return CLOCKWISE[self.seats][seat]

    def partner(self, area: i64) -> int:
        """The other area of the pair (SH-241)."""
        return self.slot_of.index(PARTNER_SLOT[self.slot_of[area]])

    def ring(self, area: int) -> list[int]:
        """The two neighbours of an area in the ring of slots (SH-353)."""
        slot = self.slot_of[area]
        return [self.slot_of.index((slot + AREAS - 1) % AREAS), self.slot_of.index((slot + 1) % AREAS)]

    def might_be(self, p: Player, roles: i64) -> bool:
        """Whether the table must reckon with this player being one of these characters.

        Questions that would give a secret away are asked of everybody of whom this is true.
        """
        if p.revealed:
            return p.is_a(roles)
        return p.may_be & self.unseen & roles != 0

    def owner_of(self, card: int) -> int:
        """The seat that owns a piece of equipment; -1 for nobody."""
        for p in self.players:
            if p.has(card):
                return p.seat
        return -1

    def why_not_living(self, seat: int) -> int:
        """The dead cannot be chosen for anything (SH-292)."""
        return 0 if self.players[seat].alive else w.TARGET_DEAD | seat

    def why_not_another(self, seat: int, other: int, reason: int) -> int:
        """The dead cannot be chosen, nor can one choose oneself, for this reason, where a rule speaks of others."""
        return reason if other == seat else self.why_not_living(other)

    # Acting

    def reveal(self, p: Player) -> None:
        """Turn a character card face up for everybody, for good (SH-304)."""
        if not p.revealed:
            self.turn_up(p)
            self.tell(EVERYONE, w.TOLD_REVEALED, p.seat, p.role)

    def turn_up(self, p: Player) -> None:
        """The card lies face up from now on: nobody else can be this character, nor of a side that is complete."""
        p.revealed = True
        p.may_be = 1 << p.role
        self.unseen &= ~(1 << p.role)
        side = SIDE[p.role]
        shown = 0
        for q in self.players:
            if q.revealed and SIDE[q.role] == side:
                shown += 1
        if shown == ALLOCATION[self.seats][side]:
            self.unseen &= ~SIDE_MASK[side]

    def heal(self, p: Player, amount: i64, cause: i64) -> None:
        """Move the marker back, not below 0 (SH-260, SH-261)."""
        healed = amount if amount < p.damage else p.damage
        p.damage -= healed
        self.tell(EVERYONE, w.TOLD_HEALED, p.seat, healed, cause)

    def draw(self, deck: i64) -> int:
        """The top card of a pile; an empty one is first made anew from its discards (SH-100, SH-128, SH-129)."""
        pile = self.piles[deck]
        if not pile:
            pile = self.discards[deck]
            self.discards[deck] = []
            self.rng.shuffle(PILE_NAMES[deck], pile)
            self.piles[deck] = pile
            self.tell(EVERYONE, w.TOLD_RESHUFFLED, deck)
        return pile.pop()

    def discard(self, card: int) -> None:
        self.discards[DECK_OF[card]].append(card)

    def transfer(self, card: i64, source: Player, target: Player) -> None:
        """A piece of equipment changes hands and works for its new owner at once (SH-088)."""
        source.equipment &= ~(1 << card)
        target.equipment |= 1 << card

    # Interrupts: reveal at any open moment, Allie's Mother's Love (SH-302, SH-306, SH-335)

    def is_open(self) -> bool:
        """Whether this is an open moment: the game waits, and not inside a closed stretch."""
        return not self.over and self.open_count() > 0 and not (w.CLOSED >> self.decision(0).kind & 1)

    def is_known(self, seat: int) -> bool:
        """Whoever is revealed can do what stands on the card that lies open; the dead do nothing."""
        p = self.players[seat]
        return p.revealed or not p.alive

    def interrupts(self, seat: int) -> list[int]:
        p = self.players[seat]
        if not p.alive or not self.is_open():
            return []
        if p.role == ALLIE and not p.used:
            return [w.MOTHERS_LOVE] if p.revealed else [w.REVEAL, w.MOTHERS_LOVE]
        return [] if p.revealed or p.role == DANIEL else [w.REVEAL]

    def why_no_interrupt(self, p: Player, option: int) -> int:
        """Why this living player cannot reveal, or use Mother's Love, at this moment."""
        if option == w.REVEAL:
            if p.revealed:
                return w.ALREADY_REVEALED
            if p.role == DANIEL:
                return w.DANIEL_CANNOT_REVEAL
        elif p.role != ALLIE:
            return w.NOT_YOUR_ABILITY
        elif p.used:
            return w.ABILITY_USED_UP
        return w.CLOSED_STRETCH

    def interrupt(self, seat: int, option: int) -> None:
        """Hidden, Allie reveals and heals in the same breath (SH-305)."""
        p = self.players[seat]
        self.reveal(p)
        if option == w.MOTHERS_LOVE:
            p.used = True
            self.tell(EVERYONE, w.TOLD_MOTHERS_LOVE, seat)
            self.heal(p, p.damage, w.BY_MOTHERS_LOVE)

    def interrupt_order(self) -> list[int]:
        """Clockwise from the current player (SH-308)."""
        return [self.turn, *self.clockwise(self.turn)]

    # The contract of a state

    def holds(self, viewers: int) -> bool:
        """Whether one of these viewers has read the Hermit card that is on its way."""
        if self.passing == NO_CARD:
            return False
        return viewers >> self.giver & 1 == 1 or (self.taker >= 0 and viewers >> self.taker & 1 == 1)

    def score(self, seat: int) -> float:
        return 1.0 if self.winners >> seat & 1 else 0.0
