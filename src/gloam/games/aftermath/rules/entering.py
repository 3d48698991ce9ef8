"""Entering a space: fire, traps, water, reactions of the page, and entries to be read (AF-106, AF-118, 6.11)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import FIRST_TAG, LETTERS
from gloam.games.aftermath.content.tables import (
    BURNING,
    FIRE,
    FIRE_STRENGTH,
    ONCE,
    ONCE_A_TURN,
    TAG_IDS,
    TANGLED,
    TRAP,
    TRAP_STRENGTH,
)
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.rules.harm import Strike
from gloam.games.aftermath.rules.reading import fire_at, program_of, read_entry
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.rules.tokens import has_token, take_token
from gloam.games.aftermath.rules.used import INFO_USED, MOVED
from gloam.games.aftermath.state import Aftermath

WATER: Final = TAG_IDS.index("water") if "water" in TAG_IDS else -1


def info_at(s: Aftermath, space: int) -> int:
    """The letter of the info point in a space; -1 if there is none."""
    data = s.data
    return data.map.info[space] if data is not None and space >= 0 else -1


def info_key(s: Aftermath, letter: int) -> int:
    """An info point of this page, as `info_read` and `info_counts` note it."""
    return s.page * len(LETTERS) + letter


def objective_at(s: Aftermath, space: int) -> int:
    """The letter of an objective space with its token; -1 if there is none."""
    data = s.data
    if data is None or space < 0:
        return -1
    letter = data.map.objective[space]
    return letter if letter >= 0 and s.objectives >> letter & 1 else -1


def info_open(s: Aftermath, letter: int, entering: bool) -> bool:
    """Whether an info point would be read: once a mission and not on a revisit, or as its entry says (AF-104 to
    AF-107, AF-147)."""
    data = s.data
    assert data is not None
    repeat = data.info_repeat[letter]
    if repeat == ONCE:
        return info_key(s, letter) not in s.info_read and s.visits.count(s.page) < 2
    if not entering:
        return False
    if repeat == ONCE_A_TURN and s.used_turn >> (INFO_USED + letter) & 1:
        return False
    return within_limit(s, letter)


def within_limit(s: Aftermath, letter: int) -> bool:
    """Whether its entry still lets a repeatable info point be read in this mission (AF-107)."""
    readings = s.info_counts.count(info_key(s, letter))
    if readings == 0:
        return True
    most = s.words.amount(s, program_of(s, f"info-{LETTERS[letter]}"), "limit")
    return most < 0 or readings < most


def read_info(s: Aftermath, seat: int, letter: int) -> None:
    """Somebody reads an info point, and that is noted (AF-104 to AF-107)."""
    data = s.data
    assert data is not None
    key = info_key(s, letter)
    if data.info_repeat[letter] != ONCE:
        s.info_counts.append(key)
        s.used_turn |= 1 << (INFO_USED + letter)
    else:
        s.info_read.append(key)
    read_entry(s, f"info-{LETTERS[letter]}", seat)


# What a space has for whoever enters it, in this order (AF-555)
TOKENS_THERE: Final = 0
TRAP_THERE: Final = 1
REACTIONS: Final = 2
INFO: Final = 3
OBJECTIVE: Final = 4


class Entering(Step):
    """A character has entered a space: water, fire, a trap, reactions of the page, then entries, each done before the
    next begins (AF-555). Whoever is defeated on the way, or led elsewhere, is not there for the rest (AF-226).

    `at` is what comes next. `walking`: by a step of an own move, which reads repeatable points too (AF-106); `on` is
    how that move goes on, unless a trap or an entry ends it (AF-289, 6.11).
    """

    def __init__(
        self, seat: int, space: int, at: int = TOKENS_THERE, walking: bool = False, on: Step | None = None
    ) -> None:
        self.seat = seat
        self.space = space
        self.at = at
        self.walking = walking
        self.on = on

    def then(self, at: int, on: Step | None) -> Entering:
        return Entering(self.seat, self.space, at=at, walking=self.walking, on=on)

    def run(self, s: Aftermath) -> None:
        seat, space, at, on = self.seat, self.space, self.at, self.on
        hero = s.hero(seat)
        if hero.where != ON_PAGE:
            return
        if hero.space == space:
            if at == TOKENS_THERE:
                if WATER >= 0 and s.is_marked(space, FIRST_TAG + WATER):
                    lose_status(s, seat, BURNING)
                at = TRAP_THERE
                if has_token(s, FIRE, space):
                    s.push(self.then(at, on))
                    stand_in_fire(s, seat)
                    return
            if at == TRAP_THERE:
                at = REACTIONS
                if has_token(s, TRAP, space):
                    take_token(s, TRAP, space)
                    s.announce(w.TOLD_TRAP)
                    if on is not None:
                        s.announce(w.TOLD_STOPPED, seat, space)
                    s.push(self.then(at, None))
                    s.push(Strike(seat, TRAP_STRENGTH, status=TANGLED))
                    return
            if at == REACTIONS:
                s.push(self.then(INFO, on))
                fire_at(s, "character_enters", space, seat)
                return
            if self.reads(s, at):
                return
        if on is not None:
            s.push(on)

    def reads(self, s: Aftermath, at: int) -> bool:
        """Read the next entry of the space, on the character's own turn (AF-106, AF-108); whether there is one."""
        seat, space = self.seat, self.space
        if s.turn != seat:
            return False
        data = s.data
        assert data is not None
        if at == INFO:
            letter = info_at(s, space)
            if letter >= 0 and info_open(s, letter, self.walking):
                s.push(self.then(OBJECTIVE, None))
                read_info(s, seat, letter)
                return True
        letter = objective_at(s, space)
        if letter < 0:
            return False
        if not data.keep_token[letter]:
            s.objectives &= ~(1 << letter)
        read_entry(s, f"objective-{LETTERS[letter]}", seat)
        return True


def put_character(s: Aftermath, seat: int, space: int) -> None:
    """An effect puts a character somewhere: that is entering the last space; entries only on its own turn (AF-108)."""
    hero = s.hero(seat)
    if hero.where != ON_PAGE:
        return
    old = hero.space
    hero.space = space
    s.announce(w.TOLD_PLACED, seat, space)
    if old == space:
        return
    if s.turn == seat:
        s.used_turn |= MOVED
    s.push(Entering(seat, space))
    fire_at(s, "character_leaves", old, seat)


def stand_in_fire(s: Aftermath, seat: int) -> None:
    """A fire burns whoever is in its space (6.11)."""
    if has_token(s, FIRE, s.hero(seat).space):
        s.push(Strike(seat, FIRE_STRENGTH, status=BURNING))
