"""The beginning of a session on page 3: which missions it goes on (AF-630 to AF-635)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.rewards import add_batteries
from gloam.games.aftermath.state import Aftermath


def begin_session(s: Aftermath) -> None:
    """Time and limits of a mission begin anew; then missions are chosen (AF-631)."""
    s.dials[t.TIME] = 0
    s.raised = 0
    for flag in range(len(t.FLAG_IDS)):
        if t.FLAG_SCOPE[flag] in (t.MISSION_SCOPE, t.PAGE_SCOPE):
            s.flags[flag] = 0
    for mission in range(len(t.MISSION_IDS)):
        if s.campaign.missions[mission] in (t.MISSION_FAILED, t.ACTIVE):
            s.campaign.missions[mission] = t.AVAILABLE
    s.push(SessionStart())
    s.push(ChooseSide(s.everybody(), s.keeper))
    s.push(ChooseMain(s.everybody(), s.keeper))


class ChooseMain(Counsel):
    """The main mission, or Forage where there is none or after a failure (AF-635)."""

    def kind(self) -> int:
        return w.ASK_MISSION

    def options(self, s: Aftermath) -> list[int]:
        states = s.campaign.missions
        found = [
            w.MISSION | m for m in range(len(t.MISSION_IDS)) if t.MISSION_TYPE[m] == t.MAIN and states[m] == t.AVAILABLE
        ]
        if not found or s.campaign.failed_last:
            found.append(w.MISSION | t.FORAGE)
        return found

    def settle(self, s: Aftermath, option: int) -> None:
        s.mission = option & ARG_MASK
        if s.mission != t.FORAGE:
            s.campaign.missions[s.mission] = t.ACTIVE
        s.announce(w.TOLD_MISSION, s.mission)


class ChooseSide(Counsel):
    """A side mission to carry along, or none."""

    def kind(self) -> int:
        return w.ASK_SIDE

    def options(self, s: Aftermath) -> list[int]:
        states = s.campaign.missions
        kinds = (t.SIDE_MISSION, t.BONUS)
        missions = range(len(t.MISSION_IDS))
        found = [w.MISSION | m for m in missions if t.MISSION_TYPE[m] in kinds and states[m] == t.AVAILABLE]
        return [*found, PASS]

    def run(self, s: Aftermath) -> None:
        if self.options(s) != [PASS]:
            super().run(s)

    def settle(self, s: Aftermath, option: int) -> None:
        if option != PASS:
            s.errand = option & ARG_MASK
            s.campaign.missions[s.errand] = t.ACTIVE
            s.announce(w.TOLD_SIDE, s.errand)


class SessionStart(Step):
    """A Wind Dynamo gives each character a battery (I51)."""

    def run(self, s: Aftermath) -> None:
        if t.DYNAMO in s.campaign.built:
            for seat in range(s.seats):
                add_batteries(s, seat, t.ITEM_POWER[t.DYNAMO])
