"""There is a plan!: items are marked, and a reward comes at the end (WH-360 to WH-369)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    AFTER_STEALTH,
    BEFORE_REPORT,
    IN_ACTIONS,
    NOW,
    PLAN_ITEMS,
    PLAN_PROGRAM,
    PLANS,
    REWARD,
)
from gloam.games.whisper.rules.council import TeamCouncil
from gloam.games.whisper.state import Whisper


def fulfilled(s: Whisper, plan: int) -> bool:
    """Whether the next item of a plan holds now: the first one, unless the token lies on this plan (WH-362, WH-363)."""
    item = s.progress if s.marked == plan else 0
    return s.words.holds(s, PLAN_PROGRAM[plan], str(item))


class PlanStep(Step):
    """Step 5: at most one item is marked (WH-362, WH-365; D16)."""

    def run(self, s: Whisper) -> None:
        if s.completed < 0 and any(fulfilled(s, plan) for plan in s.plans):
            s.push(PlanCouncil(s.team(), s.first))


class PlanCouncil(TeamCouncil):
    def kind(self) -> int:
        return w.ASK_PLAN

    def options(self, s: Whisper) -> list[int]:
        return [PASS, *(w.MARK | plan for plan in s.plans if fulfilled(s, plan))]

    def decided(self, s: Whisper, option: int, agreed: bool) -> None:
        if option != PASS:
            mark(s, option & ARG_MASK)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *(w.MARK | plan for plan in s.plans)]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        plan = option & ARG_MASK
        if option & ~ARG_MASK != w.MARK or plan >= PLANS or option in self.options(s):
            return 0
        return (w.NOT_FULFILLED if plan in s.plans else w.NOT_FULFILLED_UNDRAWN) | plan


def mark(s: Whisper, plan: int) -> None:
    """The token moves on, or begins anew on the other plan; with the last item comes the reward (WH-363, WH-364)."""
    s.progress = s.progress + 1 if s.marked == plan else 1
    s.marked = plan
    s.whisper(w.TOLD_MARKED, plan, s.progress)
    if s.progress < PLAN_ITEMS[plan]:
        return
    s.completed = plan
    s.completed_in = s.round
    s.plans = [plan]
    s.whisper(w.TOLD_COMPLETED, plan)
    if REWARD[plan] == NOW:
        s.push(s.words.start(PLAN_PROGRAM[plan]))
    elif REWARD[plan] in (BEFORE_REPORT, IN_ACTIONS, AFTER_STEALTH):
        s.reward_left = True


def use_reward(s: Whisper) -> None:
    s.reward_left = False
    s.whisper(w.TOLD_REWARD, s.completed)
    s.push(s.words.start(s.reward_program()))


class Slippers(Step):
    """Just before step 6 the speaker may use a reward that is meant for it (WH-369; D32)."""

    def run(self, s: Whisper) -> None:
        if s.reward_ready(BEFORE_REPORT):
            s.ask_quietly(self, s.first, w.ASK_REWARD, [PASS, w.REWARD | s.completed])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            use_reward(s)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        plan = option & ARG_MASK
        if option & ~ARG_MASK != w.REWARD or plan >= PLANS or plan == s.completed:
            return 0
        return w.NO_REWARD | plan
