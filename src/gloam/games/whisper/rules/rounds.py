"""Rounds: the victims' turn with its six steps, then the killer's (WH-009, WH-060 to WH-074)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.whisper import words as w
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.rules.ending import check_escape, pass_token
from gloam.games.whisper.rules.finding import Equipment
from gloam.games.whisper.rules.hunting import KillerTurn
from gloam.games.whisper.rules.plans import PlanStep, Slippers
from gloam.games.whisper.rules.repairing import advance
from gloam.games.whisper.state import ACTIONS, NONE_YET, NOTHING_HIDDEN, VICTIMS_TURN, Whisper


class Round(Step):
    def run(self, s: Whisper) -> None:
        s.round += 1
        s.push(self)
        s.push(KillerTurn())
        s.push(VictimsTurn())


class VictimsTurn(Step):
    """Steps 1 and 2, which are open; then all up to the report is out of the killer's sight (WH-061 to WH-063)."""

    def run(self, s: Whisper) -> None:
        s.turn = VICTIMS_TURN
        s.noise = s.noise_seen = 0
        s.slowed = s.petrified
        s.petrified = NONE_YET
        s.repaired = s.drill = False
        s.waiting = 0
        s.declined = []
        s.dropped = 0
        for v in s.victims:
            v.acted = v.drilled = False
            v.items = [card & ~3 for card in v.items]
            v.keys = [0] * len(v.keys)
        s.announce(w.TOLD_ROUND, s.round)
        advance(s)
        if not s.over:
            check_escape(s)
        if s.over:
            return
        s.unseen = ACTIONS
        s.push(Report())
        s.push(Slippers())
        s.push(PlanStep())
        s.push(Equipment())
        s.push(Actions())


class Report(Step):
    """Step 6: the killer is told where there was noise, and how many keys there are; the token passes on (WH-071,
    WH-112, WH-145, WH-015). What was done before lies above this step on the agenda, and the killer sees none of it."""

    def run(self, s: Whisper) -> None:
        s.unseen = NOTHING_HIDDEN
        s.slowed = NONE_YET
        s.noise_seen = s.noise
        s.dried = s.dried or s.equipment_seen == 0
        s.equipment_seen = len(s.equipment)
        if s.noise:
            s.announce(w.TOLD_REPORT, s.noise)
        else:
            s.announce(w.TOLD_SILENCE)
        if s.crossroads:
            for v in s.victims:
                v.keys_seen = len(v.keys)
                s.announce(w.TOLD_KEYS_OF, v.who, v.keys_seen)
        else:
            s.keys_seen = s.keys
            s.announce(w.TOLD_KEYS, s.keys)
        pass_token(s)
