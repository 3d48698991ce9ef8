"""The rule-based mind's eyes and memory: the table from its seat, and who was seen to hurt or heal whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept
from gloam.games.shadow_hunters.content.tables import (
    ALLOCATION,
    BLACK,
    EQUIPMENT,
    FACE_DOWN,
    FULL_DECKS,
    HANDGUN,
    NO_CARD,
    OFF,
    PARTNER_SLOT,
    SIDE,
    WHITE,
    bits,
)
from gloam.games.shadow_hunters.rules.handed import answers_in
from gloam.games.shadow_hunters.rules.matter import matter_of
from gloam.games.shadow_hunters.state import PHASE_MOVE, ShadowHunters
from gloam.games.shadow_hunters.worlds.belief import belief_of
from gloam.games.shadow_hunters.worlds.deals import Chances, Tie


@mypyc_attr(allow_interpreted_subclasses=True)
class Situation(Kept):
    """What a mind sees from its seat, of a masked state."""

    def __init__(self, known: ShadowHunters, me: int) -> None:
        self.me = me
        self.seats = known.seats
        self.alive = [p.alive for p in known.players]
        self.revealed = [p.revealed for p in known.players]
        self.damage: list[int] = [p.damage for p in known.players]
        self.area: list[int] = [p.area for p in known.players]
        self.equipment: list[int] = [p.equipment for p in known.players]
        self.guarded = [p.guarded for p in known.players]
        self.role = known.players[me].role
        self.side = SIDE[self.role]
        self.slots = [known.slot_of.index(slot) for slot in range(len(known.slot_of))]
        self.turn = known.turn
        self.deaths = len(known.deaths)
        self.left = ALLOCATION[self.seats].copy()  # by side: how many still live
        for p in known.players:
            if not p.alive:
                self.left[SIDE[p.role]] -= 1
        self.resolving = known.resolving
        self.reading = NO_CARD if known.passing == FACE_DOWN else known.passing
        self.bob_goal = known.switches.bob_goal
        self.drinks_from_each = known.switches.vampire_heal_per_target
        self.neutrals_count = known.switches.shadow_win_three_neutrals
        self.discards = known.discards[WHITE] + known.discards[BLACK]
        self.piles = [len(pile) for pile in known.piles]
        matter = matter_of(known)
        self.attacker = matter.attacker
        self.targets = bits(matter.targets)
        self.rolls = list(matter.rolls)
        self.dealing = list(matter.dealing)

    def others(self) -> list[int]:
        """The other living players."""
        return [seat for seat in range(self.seats) if self.alive[seat] and seat != self.me]

    def has(self, seat: int, card: int) -> bool:
        return self.equipment[seat] >> card & 1 == 1

    def owner_of(self, card: int) -> int:
        """The seat that owns a piece of equipment; -1 for nobody."""
        for seat in range(self.seats):
            if self.has(seat, card):
                return seat
        return -1

    def partner(self, area: int) -> int:
        """The other area of the pair."""
        return self.slots[PARTNER_SLOT[self.slots.index(area)]]

    def in_range(self, area: int) -> list[int]:
        """Whom we could attack from an area."""
        partner = self.partner(area)
        far = self.has(self.me, HANDGUN)
        return [
            seat
            for seat in self.others()
            if self.area[seat] != OFF and (self.area[seat] == area or self.area[seat] == partner) != far
        ]

    def draw_pile(self, deck: int) -> list[int]:
        """The White or Black cards of which the next one drawn is one, as anybody can count them."""
        cards = FULL_DECKS[deck].copy()
        gone = [self.resolving] + [card for card in range(EQUIPMENT) if self.owner_of(card) >= 0]
        if self.piles[deck]:
            gone += self.discards
        for card in gone:
            if card in cards:
                cards.remove(card)
        return cards


# What people do to each other tells a little about their sides: Hunters and Shadows strike at each other and spare
# their own. It is weak evidence, for nobody knows much at first; so each pair counts a few times only.
OFTEN: Final = 3
HURT: Final[list[float]] = [0.8, 1.25, 1.0, 1.25, 0.8, 1.0, 1.0, 1.0, 1.0]
HEALED: Final[list[float]] = [1.3, 0.75, 1.0, 0.75, 1.3, 1.0, 1.0, 1.0, 1.0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Kept):
    """What a mind keeps from one look at the table to the next, and the chances that follow from it."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.turn = -1
        self.damage: list[int] = []
        self.cards_handed = 0
        self.hurts = [0] * (seats * seats)
        self.heals = [0] * (seats * seats)
        self.evidence: list[int] = []
        self.chances: Chances | None = None

    def note(self, known: ShadowHunters) -> None:
        """Compare the table with the last time: who hurt or healed whom in between?"""
        damage: list[int] = [p.damage for p in known.players]
        handed = answers_in(known.history)
        if self.damage and damage != self.damage and handed == self.cards_handed:
            actor = self.actor(known)
            if actor >= 0 and actor != self.seat:  # one's own deeds prove nothing
                self.credit(known, actor, damage)
        self.damage = damage
        self.turn = known.turn
        self.cards_handed = handed

    def actor(self, known: ShadowHunters) -> int:
        """Whose doing the changes are; -1 if more than one turn may lie in between."""
        turn = known.turn
        if turn == self.turn:
            return turn
        follower = self.turn
        for _ in range(self.seats):
            follower = (follower + 1) % self.seats
            if known.players[follower].alive:
                break
        return self.turn if known.phase == PHASE_MOVE and follower == turn else -1

    def credit(self, known: ShadowHunters, actor: int, damage: list[int]) -> None:
        # What hits several at once was aimed at nobody; a Hermit card is weighed by its answer, and not here.
        struck = [seat for seat in range(self.seats) if damage[seat] != self.damage[seat] and seat != actor]
        if len(struck) != 1:
            return
        seat = struck[0]
        pair = actor * self.seats + seat
        if damage[seat] > self.damage[seat]:
            self.hurts[pair] += 1
        elif not known.players[seat].revealed:  # the revealed can heal by themselves
            self.heals[pair] += 1

    def ties(self) -> list[Tie]:
        ties: list[Tie] = []
        for pair in range(self.seats * self.seats):
            self.tie(ties, pair, self.hurts[pair], HURT)
            self.tie(ties, pair, self.heals[pair], HEALED)
        return ties

    def tie(self, ties: list[Tie], pair: int, times: int, factor: list[float]) -> None:
        if times:
            strength = times if times < OFTEN else OFTEN
            ties.append(Tie(pair // self.seats, pair % self.seats, [f**strength for f in factor]))

    def believed(self, known: ShadowHunters) -> Chances:
        """The chances now; worked out again only when something bears on them."""
        belief = belief_of(known)
        evidence = [
            len(belief.log), belief.discarded, belief.holding, *belief.masks(), *self.hurts, *self.heals,
        ]  # fmt: skip
        if self.chances is None or evidence != self.evidence:
            self.evidence = evidence
            self.chances = belief.chances(self.ties())
        return self.chances
