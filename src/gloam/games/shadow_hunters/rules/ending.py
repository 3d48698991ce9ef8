"""The end of the game: who has reached their goal, and by which rule (SH-390 to SH-412)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.state import EVERYONE, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLIE,
    BOB,
    CHARLES,
    DANIEL,
    HOW_MANY,
    HUNTER,
    NEUTRAL,
    SHADOW,
    SIDE,
)
from gloam.games.shadow_hunters.state import Player, ShadowHunters

# Rules that decide, by number
HUNTERS_WIN: Final = 396
SHADOWS_WIN: Final = 397
SHADOWS_WIN_BY_NEUTRALS: Final = 398
ALLIE_WINS: Final = 399
BOB_WINS: Final = 400
CHARLES_WINS: Final = 402
DANIEL_WINS_FIRST: Final = 406
DANIEL_WINS_LAST: Final = 408

DEAD_NEUTRALS: Final = 3


@mypyc_attr(acyclic=True)
class WinCheck(Step):
    """Made after every event that changed who is alive or who owns what (SH-395)."""

    def run(self, s: ShadowHunters) -> None:
        shadow_rule = shadows_goal(s)
        hunters = side_is_dead(s, SHADOW)
        bob, charles = bob_has_won(s), charles_has_won(s)
        if hunters or shadow_rule or bob or charles or s.daniel_won:
            ended_by: list[int] = []
            if hunters:
                ended_by.append(HUNTERS_WIN)
            if shadow_rule:
                ended_by.append(shadow_rule)
            if bob:
                ended_by.append(BOB_WINS)
            if charles:
                ended_by.append(CHARLES_WINS)
            if s.daniel_won:
                ended_by.append(DANIEL_WINS_FIRST)
            finish(s, ended_by, hunters, shadow_rule)
            return
        for p in s.players:
            if not p.revealed and owns_enough(s, p):
                p.may_be &= ~(1 << BOB)  # Bob would have won
        if s.third_kill >= 0 and not s.players[s.third_kill].revealed:
            s.players[s.third_kill].may_be &= ~(1 << CHARLES)  # and so would Charles


WIN_CHECK: Final = WinCheck()


def side_is_dead(s: ShadowHunters, side: i64) -> bool:
    """Whether every character of a side in play is dead, by whatever hand (SH-412)."""
    return all(not p.alive or SIDE[p.role] != side for p in s.players)


def shadows_goal(s: ShadowHunters) -> int:
    """The rule by which the Shadows have won; 0 for none."""
    if side_is_dead(s, HUNTER):
        return SHADOWS_WIN
    if s.switches.shadow_win_three_neutrals:
        dead: i64 = 0
        for p in s.players:
            if not p.alive and SIDE[p.role] == NEUTRAL:
                dead += 1
        if dead >= DEAD_NEUTRALS:
            return SHADOWS_WIN_BY_NEUTRALS
    return 0


def bob_has_won(s: ShadowHunters) -> bool:
    """Bob, alive, hidden or revealed, owns enough equipment (SH-400, SH-401)."""
    for p in s.players:
        if p.role == BOB:
            return p.alive and owns_enough(s, p)
    return False


def owns_enough(s: ShadowHunters, p: Player) -> bool:
    """Whether somebody's equipment would do for Bob."""
    return p.equipment != 0 and HOW_MANY[p.equipment] >= s.bob_goal


def charles_has_won(s: ShadowHunters) -> bool:
    """Charles has killed by an attack when at least three were dead then (SH-402 to SH-405)."""
    return s.third_kill >= 0 and s.players[s.third_kill].role == CHARLES


def finish(s: ShadowHunters, ended_by: list[int], hunters: bool, shadow_rule: int) -> None:
    """Everybody whose goal is met at this instant wins; all cards are shown (SH-393, SH-410)."""
    reasons = [0] * s.seats
    winners: i64 = 0
    for p in s.players:
        rule = 0
        side = SIDE[p.role]
        if side == HUNTER:
            rule = HUNTERS_WIN if hunters else 0
        elif side == SHADOW:
            rule = shadow_rule
        elif p.role == ALLIE:
            rule = ALLIE_WINS if p.alive else 0
        elif p.role == BOB:
            rule = BOB_WINS if bob_has_won(s) else 0
        elif p.role == CHARLES:
            rule = CHARLES_WINS if charles_has_won(s) else 0
        elif p.role == DANIEL:
            if s.daniel_won:
                rule = DANIEL_WINS_FIRST
            elif hunters and p.alive:
                rule = DANIEL_WINS_LAST
        reasons[p.seat] = rule
        if rule:
            winners |= 1 << p.seat
    s.winners = winners
    s.reasons = reasons
    s.ended_by = ended_by
    s.over = True
    s.tell(EVERYONE, w.TOLD_OVER, winners)
    for p in s.players:
        if not p.revealed:
            s.tell(EVERYONE, w.TOLD_TRUTH, p.seat, p.role)
    for role in s.aside:
        s.tell(EVERYONE, w.TOLD_ASIDE, role)
