"""The truth of a game of Shadow Hunters, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloam.core.fields import Shared, worked_out
from gloam.core.state import EVERYONE, State
from gloam.core.value import Data
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLIE,
    ALLOCATION,
    AREAS,
    BLACK,
    BLANKS,
    DANIEL,
    DECK_OF,
    FACE_DOWN,
    HERMIT,
    MOST_SEATS,
    NO_CARD,
    PARTNER_SLOT,
    SIDE,
    SIDE_MASK,
    WHITE,
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
    Small numbers are `i64`; a character may be FACE_DOWN, and no machine word has so many bits.
    """

    seat: i64
    role: int
    alive: bool
    revealed: bool
    damage: i64
    area: i64
    equipment: i64
    guarded: bool
    used: bool
    may_be: i64

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

    switches: Switches
    players: list[Player]
    slot_of: Shared[list[int]]  # area -> slot of the board, fixed for the game (SH-004)
    aside: Shared[list[int]]  # characters not dealt
    turn: i64
    phase: i64
    extra_turn: bool
    piles: list[list[int]]
    discards: list[list[int]]
    passing: int  # the Hermit card between giver and taker: secret, so never in a step
    giver: i64
    taker: i64
    resolving: int  # the single-use card being carried out
    unseen: i64  # roles that may still lie face down somewhere, as everybody knows
    deaths: list[int]  # in order: dead seat * 16 + killer
    third_kill: i64  # who killed by an attack when at least three were dead then; -1 for nobody
    daniel_won: bool
    winners: i64
    reasons: Shared[list[int]]  # by seat: number of the rule by which it won, 0 for none
    ended_by: Shared[list[int]]
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

    def masked(self, viewers: int) -> ShadowHunters:
        """Characters and cards that lie face down for these viewers are blank; all else lies open on the table.

        What they were told by Hermit cards stands in the history.
        """
        if self.over:
            t = self.clone()
            t.viewers = viewers
            return t
        piles, discards = self.piles, self.discards
        return ShadowHunters(
            self.masked_core(viewers),
            self.switches,
            [p.with_role(p.role if p.revealed or viewers >> p.seat & 1 else FACE_DOWN) for p in self.players],
            self.slot_of,
            BLANKS[len(self.aside)],
            self.turn,
            self.phase,
            self.extra_turn,
            [BLANKS[len(piles[HERMIT])], BLANKS[len(piles[WHITE])], BLANKS[len(piles[BLACK])]],
            [BLANKS[len(discards[HERMIT])], discards[WHITE].copy(), discards[BLACK].copy()],
            FACE_DOWN if self.passing != NO_CARD and not self.holds(viewers) else self.passing,
            self.giver,
            self.taker,
            self.resolving,
            self.unseen,
            self.deaths.copy(),
            self.third_kill,
            self.daniel_won,
            self.winners,
            self.reasons,
            self.ended_by,
        )

    def holds(self, viewers: int) -> bool:
        """Whether one of these viewers has read the Hermit card that is on its way."""
        if self.passing == NO_CARD:
            return False
        return viewers >> self.giver & 1 == 1 or (self.taker >= 0 and viewers >> self.taker & 1 == 1)

    def score(self, seat: int) -> float:
        return 1.0 if self.winners >> seat & 1 else 0.0
