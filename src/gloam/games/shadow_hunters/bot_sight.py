"""The rule-based mind's eyes and memory: a view as numbers, and who was seen to hurt or heal whom."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.games.shadow_hunters.belief import Belief, Handed, Tie, believe, likelihoods
from gloam.games.shadow_hunters.tables import (
    ALLOCATION,
    AREA_IDS,
    CARD_IDS,
    EQUIPMENT,
    FULL_DECKS,
    HANDGUN,
    NO_CARD,
    OFF,
    PARTNER_SLOT,
    ROLE_IDS,
    SIDE,
)
from gloam.games.shadow_hunters.views import View
from gloam.games.shadow_hunters.words import RESULT_IDS

LETTERS: Final[dict[str, int]] = {letter: i for i, letter in enumerate(SEAT_LETTERS)}
AREA: Final[dict[str, int]] = {name: i for i, name in enumerate(AREA_IDS)} | {"off": OFF}
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_IDS)} | {"hidden": NO_CARD, "": NO_CARD}
ROLE: Final[dict[str, int]] = {name: i for i, name in enumerate(ROLE_IDS)}
RESULT: Final[dict[str, int]] = {name: i for i, name in enumerate(RESULT_IDS)}


class Sight:
    """A view as numbers."""

    def __init__(self, view: View) -> None:
        self.me = LETTERS[view.seat]
        self.seats = len(view.seats)
        self.alive: list[bool] = []
        self.revealed: list[bool] = []
        self.damage: list[int] = []
        self.area: list[int] = []
        self.equipment: list[int] = []
        self.guarded: list[bool] = []
        self.may_be: list[int] = []
        for p in view.seats:
            self.alive.append(p.alive)
            self.revealed.append(p.revealed)
            self.damage.append(p.damage)
            self.area.append(AREA[p.area])
            self.equipment.append(set_of_cards(p.equipment))
            self.guarded.append(p.guarded)
            self.may_be.append(set_of_roles(p.may_be))
        self.role = ROLE[view.seats[self.me].role]
        self.side = SIDE[self.role]
        self.slots = [AREA[area] for area in view.layout]
        self.turn = LETTERS[view.turn]
        self.deaths = len(view.deaths)
        self.left = ALLOCATION[self.seats].copy()  # by side: how many still live
        for i in range(self.seats):
            if not self.alive[i]:
                self.left[SIDE[ROLE[view.seats[i].role]]] -= 1
        self.resolving = CARD[view.resolving]
        self.reading = CARD[view.reading]
        self.log = [Handed(LETTERS[g], LETTERS[t], CARD[c], RESULT[r], u) for g, t, c, r, u in view.hermit_log]
        self.hermit_discards = view.hermit_discards
        goal = view.options["bob_goal"]
        self.bob_goal = goal if isinstance(goal, int) else 5
        self.drinks_from_each = view.options["vampire_heal_per_target"] is True
        self.neutrals_count = view.options["shadow_win_three_neutrals"] is True
        self.discards = [CARD[c] for c in view.white_discards] + [CARD[c] for c in view.black_discards]
        self.piles = [view.piles[0], view.piles[1], view.piles[2]]
        self.attacker = LETTERS[view.attacker] if view.attacker else -1
        self.targets = [LETTERS[letter] for letter in view.targets]
        self.rolls = list(view.rolls)
        self.dealing = list(view.dealing)

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


def set_of_cards(names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << CARD[name]
    return mask


def set_of_roles(names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << ROLE[name]
    return mask


# What people do to each other tells a little about their sides: Hunters and Shadows strike at each other and spare
# their own. It is weak evidence, for nobody knows much at first; so each pair counts a few times only.
OFTEN: Final = 3
HURT: Final[list[float]] = [0.8, 1.25, 1.0, 1.25, 0.8, 1.0, 1.0, 1.0, 1.0]
HEALED: Final[list[float]] = [1.3, 0.75, 1.0, 0.75, 1.3, 1.0, 1.0, 1.0, 1.0]


class Memory:
    """What a mind keeps from one view to the next, and the belief that follows from it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = -1
        self.damage: list[int] = []
        self.cards_handed = 0
        self.hurts = [0] * (seats * seats)
        self.heals = [0] * (seats * seats)
        self.evidence: list[int] = []
        self.belief: Belief | None = None

    def note(self, view: View) -> None:
        """Compare a view with the one before: who hurt or healed whom in between?"""
        damage = [p.damage for p in view.seats]
        turn = LETTERS[view.turn]
        if self.damage and damage != self.damage:
            actor = self.actor(view, turn)
            if actor >= 0 and actor != LETTERS[view.seat]:  # one's own deeds prove nothing
                self.credit(view, actor, damage)
        self.damage = damage
        self.turn = turn
        self.cards_handed = len(view.hermit_log)

    def actor(self, view: View, turn: int) -> int:
        """Whose doing the changes are; -1 if more than one turn may lie between the views."""
        if turn == self.turn:
            return turn
        follower = self.turn
        for _ in range(self.seats):
            follower = (follower + 1) % self.seats
            if view.seats[follower].alive:
                break
        return self.turn if view.phase == "move" and follower == turn else -1

    def credit(self, view: View, actor: int, damage: list[int]) -> None:
        # What hits several at once was aimed at nobody, and a Hermit card is weighed by its answer.
        struck = [seat for seat in range(self.seats) if damage[seat] != self.damage[seat] and seat != actor]
        if len(struck) != 1 or len(view.hermit_log) != self.cards_handed:
            return
        seat = struck[0]
        pair = actor * self.seats + seat
        if damage[seat] > self.damage[seat]:
            self.hurts[pair] += 1
        elif not view.seats[seat].revealed:  # the revealed can heal by themselves
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

    def believed(self, s: Sight) -> Belief:
        """The belief now; worked out again only when something bears on it."""
        evidence = [len(s.log), s.hermit_discards, s.reading, *s.may_be, *self.hurts, *self.heals]
        if self.belief is None or evidence != self.evidence:
            self.evidence = evidence
            likelihood = likelihoods(s.seats, s.log, s.hermit_discards, s.reading)
            self.belief = believe(s.may_be, likelihood, self.ties())
        return self.belief
