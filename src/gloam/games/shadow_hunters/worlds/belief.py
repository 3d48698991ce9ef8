"""Who is who: what viewers can believe of the characters that lie face down, kept up by what they hear.

What is ruled out is ruled out for good; among all deals that are left, those weigh more that explain the answers to
Hermit cards better.
"""

from __future__ import annotations

from typing import Final

from gloam.core.belief import Belief, Shades
from gloam.core.history import Note
from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALL_ROLES,
    ALLOCATION,
    APPLIES_TO,
    BOB,
    CHARLES,
    DANIEL,
    DISENCHANT_MIRROR,
    FACE_DOWN,
    HERMIT,
    NO_CARD,
    ROLE_IDS,
    ROLES,
    SIDE,
    SIDE_MASK,
    count,
)
from gloam.games.shadow_hunters.rules.answers import FITTING, PUBLIC
from gloam.games.shadow_hunters.rules.damage import ABOVE, CHARLES_FROM, BlowStep
from gloam.games.shadow_hunters.rules.handed import Handed, Hands, card_in, handed_in
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.worlds.deals import Chances, Tie, believe
from gloam.games.shadow_hunters.worlds.knowledge import narrow
from gloam.games.shadow_hunters.worlds.likelihood import likelihoods

BLOW: Final = (
    1 << w.TOLD_DAMAGE
    | 1 << w.TOLD_HURT_SELF
    | 1 << w.TOLD_UNHURT
    | 1 << w.TOLD_HEALED
    | 1 << w.TOLD_REVEALED
    | 1 << w.TOLD_STOLEN
    | 1 << w.TOLD_DIED
    | 1 << w.TOLD_LOOTED
    | 1 << w.TOLD_DISCARDED
)
"""What may be told between damage and the win check (SH-307). With anything else all that was open then is settled."""


class RoleBelief(Belief):
    """What some viewers can believe about every seat's character.

    `may_be` and `told` are by seat the characters left by what all know, and by what the viewers alone know; `waiting`
    those left once the closed stretch of a blow is over: who has survived it is not Allie with 8 damage, and who has
    the cards that Bob needs is not Bob, or the game would have ended.
    """

    def __init__(
        self,
        viewers: int,
        goal: int,
        revealed: int,
        unseen: int,
        may_be: list[int],
        told: list[int],
        waiting: list[int],
        damage: list[int],
        equipment: list[int],
        deaths: int,
        cause: int,
        log: list[Handed],
        discarded: int,
        holding: int,
    ) -> None:
        self.viewers = viewers
        self.goal = goal  # so many cards make Bob win
        self.revealed = revealed  # seats, as a mask
        self.unseen = unseen  # the characters that may lie face down, as everybody knows
        self.may_be = may_be
        self.told = told
        self.waiting = waiting
        self.damage = damage
        self.equipment = equipment
        self.deaths = deaths
        self.cause = cause  # of the last damage
        self.log = log
        self.discarded = discarded  # Hermit cards
        self.holding = holding  # the Hermit card in a viewer's hands

    def clone(self) -> RoleBelief:
        return RoleBelief(
            self.viewers,
            self.goal,
            self.revealed,
            self.unseen,
            self.may_be.copy(),
            self.told.copy(),
            self.waiting.copy(),
            self.damage.copy(),
            self.equipment.copy(),
            self.deaths,
            self.cause,
            self.log.copy(),
            self.discarded,
            self.holding,
        )

    # What is believed

    def masks(self) -> list[int]:
        """By seat, the characters that it may be."""
        masks: list[int] = []
        for seat in range(len(self.may_be)):
            shown = self.revealed >> seat & 1
            masks.append(self.may_be[seat] if shown else self.may_be[seat] & self.unseen & self.told[seat])
        narrow(masks)
        return masks

    def chances(self, ties: list[Tie]) -> Chances:
        """The chances of every character for every seat; ties add what was seen between seats."""
        likelihood = likelihoods(len(self.may_be), self.log, self.discarded, self.holding)
        return believe(self.masks(), likelihood, ties)

    def shades(self) -> Shades:
        """Of every seat whose card is face down, and no viewer's own: who it is."""
        found: Shades = {}
        chances = self.chances([])
        for seat in range(len(self.may_be)):
            if not (self.revealed | self.viewers) >> seat & 1:
                row = chances.role[seat]
                answers = {f"role:{ROLE_IDS[role]}": row[role] for role in range(ROLES) if row[role] > 0.0}
                found[f"seat:{SEAT_LETTERS[seat]}"] = answers
        return found

    # What is heard

    def hear(self, note: Note) -> None:
        kind, facts = note.kind, note.facts
        if kind == w.TOLD_OVER:
            self.waiting = [ALL_ROLES] * len(self.waiting)
        elif not BLOW >> kind & 1:
            self.settle()
        if kind in (w.TOLD_REVEALED, w.TOLD_TRUTH):
            self.turn_up(facts[0], facts[1])
        elif kind == w.TOLD_DIED:
            self.bury(facts[0], facts[1], facts[2])
        elif kind in (w.TOLD_DAMAGE, w.TOLD_HURT_SELF):
            self.damage[facts[0]] += facts[1]
            self.cause = facts[2]
            self.waiting[facts[0]] &= ABOVE[self.damage[facts[0]]]
        elif kind == w.TOLD_HEALED:
            self.damage[facts[0]] -= facts[1]
        elif kind == w.TOLD_MARKER:
            self.damage[facts[0]] = facts[1]
        elif kind == w.TOLD_EQUIPPED:
            self.own(facts[0], facts[1])
        elif kind in (w.TOLD_STOLEN, w.TOLD_LOOTED):
            self.lose(facts[2])
            self.own(facts[0], facts[2])
        elif kind == w.TOLD_GIVEN:
            self.lose(facts[2])
            self.own(facts[1], facts[2])
        elif kind == w.TOLD_DISCARDED:
            self.lose(facts[0])
        elif kind == w.TOLD_NO_EFFECT and facts[1] == DISENCHANT_MIRROR:
            self.rule_out(facts[0], APPLIES_TO[DISENCHANT_MIRROR])
        else:
            self.hear_hermit(note)

    def hear_hermit(self, note: Note) -> None:
        kind = note.kind
        if kind in (w.TOLD_HERMIT_READ, w.TOLD_HERMIT_RECEIVED):
            self.holding = card_in(note)
        elif kind == w.TOLD_HERMIT_ANSWERED:
            entry = handed_in(note, FACE_DOWN if self.holding == NO_CARD else self.holding)
            self.log.append(entry)
            self.discarded += 1
            self.holding = NO_CARD
            seen = entry.result * 2 + int(entry.unhurt)
            self.rule_out(entry.taker, ~PUBLIC[seen])
            if entry.card != FACE_DOWN and self.viewers >> entry.giver & 1:
                self.told[entry.taker] &= FITTING[entry.card * w.RESULTS * 2 + seen]
        elif kind == w.TOLD_SHOWN_ROLE:
            self.told[note.facts[0]] = 1 << note.facts[1]
        elif kind == w.TOLD_RESHUFFLED and note.facts[0] == HERMIT:
            self.discarded = 0

    def turn_up(self, seat: int, role: int) -> None:
        """The card lies face up: nobody else can be this character, nor of a side that is complete."""
        self.revealed |= 1 << seat
        self.may_be[seat] = 1 << role
        self.unseen &= ~(1 << role)
        side = SIDE[role]
        shown = 0
        for i in range(len(self.may_be)):
            if self.revealed >> i & 1 and self.may_be[i] & SIDE_MASK[side]:
                shown += 1
        if shown == ALLOCATION[len(self.may_be)][side]:
            self.unseen &= ~SIDE_MASK[side]

    def bury(self, seat: int, role: int, killer: int) -> None:
        self.turn_up(seat, role)
        self.deaths += 1
        for i in range(len(self.may_be)):
            self.rule_out(i, 1 << DANIEL)  # who would have had to reveal, and does so next (SH-348)
        if self.deaths >= CHARLES_FROM and self.cause == w.BY_ATTACK:
            self.waiting[killer] &= ~(1 << CHARLES)

    def own(self, seat: int, card: int) -> None:
        self.equipment[seat] |= 1 << card
        if count(self.equipment[seat]) >= self.goal:
            self.waiting[seat] &= ~(1 << BOB)

    def lose(self, card: int) -> None:
        for seat in range(len(self.equipment)):
            self.equipment[seat] &= ~(1 << card)

    def rule_out(self, seat: int, roles: int) -> None:
        if not self.revealed >> seat & 1:
            self.may_be[seat] &= ~roles

    def settle(self) -> None:
        """A closed stretch is over, and the game is not."""
        for seat in range(len(self.waiting)):
            if self.waiting[seat] != ALL_ROLES:
                self.rule_out(seat, ~self.waiting[seat])
                self.waiting[seat] = ALL_ROLES


def belief_of(known: ShadowHunters) -> RoleBelief:
    """What whoever knows this masked state can believe."""
    hands = Hands(known.history, known.viewers, known.seats)
    told = hands.told.copy()
    revealed = 0
    may_be: list[int] = []
    waiting: list[int] = []
    for p in known.players:
        if known.over or p.revealed:
            revealed |= 1 << p.seat
            may_be.append(1 << p.role)
            waiting.append(ALL_ROLES)
            continue
        if known.viewers >> p.seat & 1:
            told[p.seat] = 1 << p.role
        may_be.append(p.may_be)
        left = ABOVE[p.damage]
        if count(p.equipment) >= known.switches.bob_goal:
            left &= ~(1 << BOB)
        if known.third_kill == p.seat:
            left &= ~(1 << CHARLES)
        waiting.append(ALL_ROLES if p.may_be & ~left == 0 else left)  # settled already, or still open
    step = known.decision(0).step if known.open_count() else None
    return RoleBelief(
        known.viewers,
        known.switches.bob_goal,
        revealed,
        known.unseen,
        may_be,
        told,
        waiting,
        [p.damage for p in known.players],
        [p.equipment for p in known.players],
        len(known.deaths),
        step.cause if isinstance(step, BlowStep) else -1,
        [handed_in(answer, card) for answer, card in zip(hands.answers, hands.cards, strict=True)],
        len(known.discards[HERMIT]),
        known.passing if known.holds(known.viewers) else NO_CARD,
    )
