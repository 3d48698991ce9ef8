"""The simple mind: rules of thumb for either side, from what the side knows and was told."""

from __future__ import annotations

from typing import Any

from gloam.core.play import Mind
from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CHARM
from gloam.games.whisper.mind import killer, scheming, sharing, tricks, victim
from gloam.games.whisper.mind.reasons import Reason, reason_of
from gloam.games.whisper.state import KILLER, Whisper
from gloam.games.whisper.worlds.whereabouts import Whereabouts, fresh


class Whisperer(Mind):
    """Plays the killer or victims by rules of thumb."""

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.belief: Whereabouts | None = None
        self.heard = 0
        self.goal = -1
        self.card = -1
        self.slot = -1
        self.reason: Reason | None = None

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        assert isinstance(known, Whisper)
        believed = self.listened(known)
        if self.seat == KILLER:
            option = self.hunt(known, believed, kind, options)
        else:
            option = self.survive(known, believed, kind, options)
        self.reason = reason_of(known, kind, option, options, self.seat == KILLER)
        return option

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        return self.reason

    def listened(self, known: Whisper) -> Whereabouts:
        """The belief with all that was told since the last question; anew where something was taken back."""
        history = known.history
        if self.belief is None or len(history) < self.heard:
            self.belief, self.heard = fresh(known), 0
        for note in history.since(self.heard):
            self.belief.hear(note)
        self.heard = len(history)
        return self.belief

    def hunt(self, s: Whisper, belief: Whereabouts, kind: int, options: list[int]) -> int:
        if kind == w.ASK_KILLER:
            return options[self.rng.below(len(options))]
        plan = killer.choose(s, belief, kind, options, self.goal, self.card, self.rng)
        if kind in (w.ASK_INSTANT, w.ASK_MAIN, w.ASK_LONG):
            self.goal = plan.goal
            self.card = plan.option & ARG_MASK if plan.option & ~ARG_MASK == w.PLAY else -1
        return plan.option if plan.option in options else options[0]

    def survive(self, s: Whisper, belief: Whereabouts, kind: int, options: list[int]) -> int:
        if kind == w.ASK_PICK:
            return options[self.rng.below(len(options))]
        if kind == w.ASK_ACTION:
            choice = victim.act(s, belief, options, self.rng)
            self.goal, self.slot = choice.goal, acting(s, choice.option)
            return choice.option
        if kind == w.ASK_STEP:
            if self.slot < 0 or s.victims[self.slot].seat != self.seat:
                return options[0]
            return victim.step(s, belief, options, self.slot, self.goal)
        if kind in (w.ASK_KEEP, w.ASK_EQUIPMENT):
            return victim.keep(s, self.equipped(s), options)
        if kind == w.ASK_LIMIT:
            return min(options, key=lambda option: victim.WORTH[option & ARG_MASK])
        if kind == w.ASK_HAND:
            return victim.receiver(s, belief, options)
        if kind == w.ASK_DEFENDER:
            return victim.defender(s, options)
        if kind == w.ASK_DEFENCE:
            return victim.defence(s, options)
        if kind == w.ASK_ESCAPE:
            return victim.flight(s, self.fleeing(s), belief, options, self.rng)
        return self.answer(s, kind, options)

    def answer(self, s: Whisper, kind: int, options: list[int]) -> int:
        """Small questions: a Charm is used, a plan is marked, a gift is made or taken."""
        if kind == w.ASK_CHARM:
            return w.CHARM | CHARM if w.CHARM | CHARM in options else PASS
        if kind == w.ASK_OFFER:
            return sharing.answered(s)
        if kind == w.ASK_TRADE:
            return sharing.written(s, options)
        if kind == w.ASK_PLAN:
            return scheming.mark(s, options)
        if kind == w.ASK_REWARD and options[-1] & ~ARG_MASK == w.REWARD:
            return scheming.hush(s, options)
        if kind == w.ASK_STAKEOUT:
            return options[-1]
        return tricks.target(s, options, self.slot, self.goal, self.rng)

    def equipped(self, s: Whisper) -> int:
        """Whose cards are being chosen from: the last one who drew."""
        return self.last_of(s, w.TOLD_DREW)

    def last_of(self, s: Whisper, kind: int) -> int:
        for i in range(len(s.history) - 1, -1, -1):
            note = s.history.at(i)
            if note.kind == kind:
                return s.slot_of(note.facts[0])
        return 0

    def fleeing(self, s: Whisper) -> int:
        """Who is asked for its escape: the first of the found that has not gone yet; any of them will do."""
        for d in s.pending:
            slots = getattr(d.step, "slots", 0)
            if slots:
                return int((slots & -slots).bit_length() - 1)
        return 0


def acting(s: Whisper, option: int) -> int:
    """The slot of the victim whom an option names; -1 for none."""
    verb, argument = option & ~ARG_MASK, option & ARG_MASK
    if verb in (w.MOVE, w.ABILITY, w.DRILL, w.UNDERGROUND, w.CLEAR):
        return s.slot_of(argument)
    return s.slot_of(argument >> 13) if verb in (w.USE, w.SPECIAL) else -1
