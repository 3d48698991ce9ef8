"""A player's turn: whose it is, its five steps, and what comes after it (AF-190, AF-219 to AF-229)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import START_MARK
from gloam.games.aftermath.content.tables import BADLY_WOUNDED, INFIRMARY, THREATS_IN_PEACE
from gloam.games.aftermath.figures import DEFEATED, MISSION, NEXT_TURN, NOWHERE, ON_PAGE, PAGE, SMOKED, Grant
from gloam.games.aftermath.rules.actions import Actions, Begin
from gloam.games.aftermath.rules.drawing import Draw
from gloam.games.aftermath.rules.ending import GiveUp
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn
from gloam.games.aftermath.rules.grants import keep_grants
from gloam.games.aftermath.rules.reading import fire, read_entry
from gloam.games.aftermath.rules.rest import offer_rest
from gloam.games.aftermath.rules.road import check_road_threat, is_over
from gloam.games.aftermath.rules.statuses import gain_status
from gloam.games.aftermath.rules.used import INFIRMARY_USED, TURNING_BACK
from gloam.games.aftermath.state import Aftermath

# Whose turn


class NextTurn(Step):
    """The next player who can have a turn; one who was defeated may return (AF-225, AF-490 to AF-495)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: Aftermath) -> None:
        for i in range(s.seats):
            seat = (self.first + i) % s.seats
            hero = s.hero(seat)
            if hero.where == ON_PAGE or (s.road is not None and hero.where != DEFEATED):
                s.push(Turn(seat))
                return
            if hero.where == DEFEATED and (not s.hostile or hero.back):
                s.push(Turn(seat))
                s.push(Return(seat))
                return
            # Whose turn is skipped has had it, as far as their smoke goes (I41).
            s.grants = [grant for grant in s.grants if grant.to != SMOKED or grant.by != s.cast[seat] + 1]
        raise AssertionError("nobody can have a turn")


class Return(Step):
    """A defeated character comes back beside a companion, Badly Wounded (AF-492 to AF-494)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def spaces(self, s: Aftermath) -> list[int]:
        found = sorted({s.hero(seat).space for seat in s.on_page()})
        return found if found else s.marked(START_MARK)[:1]

    def run(self, s: Aftermath) -> None:
        spaces = self.spaces(s)
        if s.road is not None or not spaces:
            self.put(s, NOWHERE)
        elif len(spaces) == 1:
            self.put(s, spaces[0])
        else:
            s.ask(self, self.seat, w.ASK_RETURN, [w.AT | space for space in spaces])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        self.put(s, option & ARG_MASK)

    def put(self, s: Aftermath, space: int) -> None:
        hero = s.hero(self.seat)
        hero.where = ON_PAGE
        hero.space = space
        hero.back = False
        if space >= 0:
            s.announce(w.TOLD_RETURNED, self.seat, space)
        if INFIRMARY in s.campaign.built and not s.used_mission & INFIRMARY_USED:
            s.used_mission |= INFIRMARY_USED
        else:
            gain_status(s, self.seat, BADLY_WOUNDED)


def ends_with(grant: Grant, who: int) -> bool:
    """Whether a grant lasts until the next turn of a hero, which begins now: smoke until that of whoever threw it."""
    return grant.until == NEXT_TURN and who == (grant.by - 1 if grant.to == SMOKED else grant.hero)


class Turn(Step):
    """The five steps, the rest, and what comes after."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        seat = self.seat
        who = s.cast[seat]
        s.turn = seat
        s.used_turn = 0
        kept = [grant for grant in s.grants if not ends_with(grant, who)]
        s.announce(w.TOLD_TURN, seat)
        s.push(EndOfTurn(seat))
        s.push(CheckThreat(seat))
        s.push(Actions(seat))
        s.push(Begin(seat))
        s.push(Draw(seat))
        keep_grants(s, kept)


# Step 5 and the end


class CheckThreat(Step):
    """Step 5 looks once at the situation (AF-219 to AF-223), even with nobody left on the page (AF-132)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.road is not None:
            check_road_threat(s)
        elif s.hostile:
            if s.threat_count() >= len(s.foes):
                begin_enemy_turn(s)
        elif s.threat_count() >= THREATS_IN_PEACE:
            read_entry(s, "threat", self.seat)


class EndOfTurn(Step):
    """Reactions to the end of a turn and of a round, the rest (AF-224, AF-530)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        s.page_turns += 1
        s.round_mask |= 1 << self.seat
        s.push(AfterTurn(self.seat))
        keep_grants(s, [grant for grant in s.grants if grant.until in (NEXT_TURN, PAGE, MISSION)])
        if s.all_defeated():
            return  # the last of them lived by a grant
        offer_rest(s, self.seat)
        able = [x for x in range(s.seats) if s.hero(x).where == ON_PAGE]
        if all(s.round_mask >> x & 1 for x in able):
            s.round_mask = 0
            fire(s, "round_end", self.seat)
        fire(s, f"turns:{s.page_turns}", self.seat)
        fire(s, "turn_end", self.seat)


class AfterTurn(Step):
    """Going home, if somebody wanted to talk of it; then the next player's turn. After the last one on this page comes
    what lies below: leaving it (`pages.EndOfPage`)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.used_turn & TURNING_BACK:
            s.used_turn &= ~TURNING_BACK
            s.push(self)
            s.push(GiveUp(s.everybody(), s.keeper))
            return
        road = s.road
        if road is not None:
            road.driven = False
            last = is_over(road)
        else:
            last = s.gone() or s.pending_page >= 0
        if not last:
            s.push(NextTurn((self.seat + 1) % s.seats))
