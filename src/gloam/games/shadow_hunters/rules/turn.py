"""The course of a turn and step 1, moving (SH-030 to SH-065)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.masks import by_mask
from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    AREA_OF_TOTAL,
    AREAS,
    CHOICE,
    EMI,
    FRANKLIN,
    GEORGE,
    MOST_SEATS,
    MYSTIC_COMPASS,
    OFF,
)
from gloam.games.shadow_hunters.rules.areas import AREA_ACTION
from gloam.games.shadow_hunters.rules.asking import Question
from gloam.games.shadow_hunters.rules.attack import ATTACK_STEP, ROLL
from gloam.games.shadow_hunters.rules.damage import one_blow
from gloam.games.shadow_hunters.rules.matter import NO_ROLLS, Act, Matter
from gloam.games.shadow_hunters.state import PHASE_MOVE, Player, ShadowHunters


@mypyc_attr(acyclic=True)
class Turn(Step):
    """The start point of a turn, then its three steps in order (SH-031, SH-036, SH-037)."""

    def run(self, s: ShadowHunters) -> None:
        p = s.current()
        s.extra_turn = False
        s.tell(EVERYONE, w.TOLD_TURN, p.seat)
        if p.guarded:
            p.guarded = False
            s.tell(EVERYONE, w.TOLD_GUARD_ENDS, p.seat)
        s.push(END_OF_TURN)
        s.push(ATTACK_STEP[p.seat])
        s.push(AREA_ACTION[p.seat])
        s.push(MOVE[p.seat])


@mypyc_attr(acyclic=True)
class EndOfTurn(Step):
    """An extra turn that is due comes at once; otherwise the next living player clockwise is on (SH-040)."""

    def run(self, s: ShadowHunters) -> None:
        if s.extra_turn:
            s.tell(EVERYONE, w.TOLD_EXTRA_TURN, s.turn)
        else:
            s.turn = next_alive(s)
        s.push(TURN)


TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()


def rest_of_turn(s: ShadowHunters, phase: int) -> list[Step]:
    """The agenda of a turn from one of its steps on (SH-031); the last of the list comes first."""
    steps: list[Step] = [END_OF_TURN, ATTACK_STEP[s.turn], AREA_ACTION[s.turn], MOVE[s.turn]]
    return steps[: len(steps) + PHASE_MOVE - phase]


def next_alive(s: ShadowHunters) -> i64:
    seats: i64 = s.seats
    seat = (s.turn + 1) % seats
    while not s.players[seat].alive:
        seat = (seat + 1) % seats
    return seat


ROLL_ONCE_OR_TWICE: Final = [w.ROLL, w.ROLL_TWICE]
LIGHTNING: Final = by_mask(w.LIGHTNING, MOST_SEATS)
DEMOLISH: Final = by_mask(w.DEMOLISH, MOST_SEATS)

LIGHTNING_DIE: Final = 6
"""The sides of Franklin's die (SH-356)."""

DEMOLISH_DIE: Final = 4
"""The sides of George's die (SH-357)."""


@mypyc_attr(acyclic=True)
class Move(Question):
    """The start of the turn with its abilities, and the choice of how to move (SH-050, SH-187, SH-351, SH-356)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        p = s.players[self.seat]
        if not p.alive:
            return
        s.phase = PHASE_MOVE
        options = ROLL_ONCE_OR_TWICE if p.has(MYSTIC_COMPASS) else ROLL
        if p.role == EMI:
            options = options + [w.TELEPORT | area for area in teleports(s, p)]
        elif p.role == FRANKLIN and not p.used:
            options = options + LIGHTNING[s.others(p.seat)]
        elif p.role == GEORGE and not p.used:
            options = options + DEMOLISH[s.others(p.seat)]
        s.ask(self, self.seat, w.ASK_MOVE, options)

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        p = s.players[seat]
        options = [w.ROLL, w.ROLL_TWICE] if p.has(MYSTIC_COMPASS) else [w.ROLL]
        if p.role == EMI and p.area != OFF:
            # The ring names the neighbour before first, as `teleports` does.
            near = teleports(s, p)
            options += [w.TELEPORT | area for area in near]
            options += [w.TELEPORT | area for area in range(AREAS) if area != p.area and area not in near]
        elif p.role == FRANKLIN:
            options += [w.LIGHTNING | other for other in range(s.seats)]
        elif p.role == GEORGE:
            options += [w.DEMOLISH | other for other in range(s.seats)]
        return options

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        p = s.players[seat]
        if verb == PASS:
            return w.MUST_MOVE
        if verb == w.ROLL_TWICE:
            return 0 if p.has(MYSTIC_COMPASS) else w.NO_COMPASS
        if verb == w.TELEPORT and p.role == EMI:
            if p.area == OFF:
                return w.TELEPORT_OFF_BOARD
            if argument in teleports(s, p):
                return 0
            return (w.NOT_ADJACENT_RING if s.switches.emi_teleport == "ring" else w.NOT_ADJACENT) | argument
        if (verb == w.LIGHTNING and p.role == FRANKLIN) or (verb == w.DEMOLISH and p.role == GEORGE):
            return w.ABILITY_USED_UP if p.used else s.why_not_another(seat, argument, w.NOT_YOURSELF_ABILITY)
        return w.ROLL_TO_MOVE if verb == w.GO else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        verb = option & ~ARG_MASK
        if verb == w.ROLL or verb == w.ROLL_TWICE:
            return []
        told = known.players[seat].unveiling()
        if verb == w.LIGHTNING:
            told.append([w.FORETELL_ROLLED_DAMAGE, LIGHTNING_DIE])
        elif verb == w.DEMOLISH:
            told.append([w.FORETELL_ROLLED_DAMAGE, DEMOLISH_DIE])
        return told

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        p = s.players[seat]
        if option == w.ROLL:
            arrive(s, p, legal_roll(s, p))
        elif option == w.ROLL_TWICE:
            first, second = legal_roll(s, p), legal_roll(s, p)
            if first == second or (AREA_OF_TOTAL[first] == AREA_OF_TOTAL[second]):
                arrive(s, p, first)
            else:
                s.push(ChooseResult(seat, first, second))
        elif option >= w.DEMOLISH:
            s.push(self)
            s.reveal(p)
            p.used = True  # used up when declared (SH-311)
            demolish(s, p, option & ARG_MASK)
        elif option >= w.LIGHTNING:
            s.push(self)
            s.reveal(p)
            p.used = True
            strike_with_lightning(s, p, option & ARG_MASK)
        else:
            s.reveal(p)
            p.area = option & ARG_MASK
            s.tell(EVERYONE, w.TOLD_TELEPORTED, seat, p.area)


MOVE: Final = [Move(seat) for seat in range(MOST_SEATS)]


def teleports(s: ShadowHunters, p: Player) -> list[int]:
    """Where Emi may go without rolling; nowhere from off the board (SH-351 to SH-354)."""
    if p.area == OFF:
        return []
    return s.ring(p.area) if s.switches.emi_teleport == "ring" else [s.partner(p.area)]


def strike_with_lightning(s: ShadowHunters, p: Player, target: i64) -> None:
    """Franklin, once, at the start of his turn: d6 damage, not an attack (SH-356, SH-358, SH-359)."""
    s.tell(EVERYONE, w.TOLD_LIGHTNING, p.seat, target)
    roll = s.rng.die("d6", LIGHTNING_DIE)
    s.tell(EVERYONE, w.TOLD_ROLL_D6, p.seat, roll, w.BY_LIGHTNING)
    one_blow(s, p.seat, target, roll, w.BY_LIGHTNING)


def demolish(s: ShadowHunters, p: Player, target: i64) -> None:
    """George, once, at the start of his turn: d4 damage, not an attack (SH-357 to SH-359)."""
    s.tell(EVERYONE, w.TOLD_DEMOLISH, p.seat, target)
    roll = s.rng.die("d4", DEMOLISH_DIE)
    s.tell(EVERYONE, w.TOLD_ROLL_D4, p.seat, roll, w.BY_DEMOLISH)
    one_blow(s, p.seat, target, roll, w.BY_DEMOLISH)


def legal_roll(s: ShadowHunters, p: Player) -> i64:
    """Both dice, again and again while they name the area where one stands (SH-059, SH-060)."""
    while True:
        d4: i64 = s.rng.die("d4", 4)
        d6: i64 = s.rng.die("d6", 6)
        total = d4 + d6
        s.tell(EVERYONE, w.TOLD_MOVE_ROLL, p.seat, d4, d6, total)
        if total == CHOICE or p.area == OFF or AREA_OF_TOTAL[total] != p.area:
            return total
        s.tell(EVERYONE, w.TOLD_ROLL_AGAIN, p.seat, p.area)


def arrive(s: ShadowHunters, p: Player, total: i64) -> None:
    """Move by a total; 7 lets the player choose (SH-057)."""
    if total == CHOICE:
        s.push(CHOOSE_AREA[p.seat])
    else:
        p.area = AREA_OF_TOTAL[total]
        s.tell(EVERYONE, w.TOLD_MOVED, p.seat, p.area)


FIRST_OR_SECOND: Final = [w.FIRST, w.SECOND]


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseResult(Act):
    """Mystic Compass: which of the two results to move by (SH-187, SH-188)."""

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def matter(self) -> Matter:
        return Matter(-1, 0, (self.first, self.second), NO_ROLLS)

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_RESULT, FIRST_OR_SECOND)

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == PASS:
            return w.MUST_MOVE
        return w.CHOOSE_RESULT if verb in (w.ROLL, w.ROLL_TWICE, w.GO) else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        arrive(s, s.players[seat], self.first if option == w.FIRST else self.second)


ANYWHERE_ELSE: Final = [[w.GO | area for area in range(AREAS) if area != here] for here in (*range(AREAS), OFF)]
"""By area, with OFF as the last one: where else one can go."""


@mypyc_attr(acyclic=True)
class ChooseArea(Question):
    """A 7: any area but the one where the player stands (SH-057, SH-058, SH-061)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_AREA_CHOICE, ANYWHERE_ELSE[s.players[self.seat].area])

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.GO | area for area in range(AREAS)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        p = s.players[seat]
        if verb == w.GO:
            return w.ALREADY_THERE | argument if argument == p.area else 0
        if verb == PASS:
            return w.MUST_MOVE
        if verb == w.ROLL_TWICE:
            return w.ONE_ROLL if p.has(MYSTIC_COMPASS) else w.NO_COMPASS
        return w.CHOOSE_AREA if verb == w.ROLL else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        p = s.players[seat]
        p.area = option & ARG_MASK
        s.tell(EVERYONE, w.TOLD_MOVED, seat, p.area)


CHOOSE_AREA: Final = [ChooseArea(seat) for seat in range(MOST_SEATS)]


def why_no_move(s: ShadowHunters, verb: int) -> int:
    """Why the player whose turn it is cannot move now, whatever is asked."""
    if verb == w.FIRST or verb == w.SECOND:
        return w.TWO_RESULTS
    if s.phase != PHASE_MOVE:
        return w.WRONG_STEP
    return w.CLOSED_STRETCH  # Lightning or Demolish has killed, and the loot comes first


def why_no_start(p: Player, verb: int) -> int:
    """Why somebody cannot teleport, or strike at the start of a turn, at another moment."""
    if verb == w.TELEPORT:
        return w.ANOTHER_MOMENT_TELEPORT if p.role == EMI else w.NOT_YOUR_ABILITY
    if p.role != (FRANKLIN if verb == w.LIGHTNING else GEORGE):
        return w.NOT_YOUR_ABILITY
    return w.ABILITY_USED_UP if p.used else w.ANOTHER_MOMENT_START
