"""What effects of the book would bring, as far as they are open: entries that were not read are a promise, no more."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import (
    BRANCH,
    CALL,
    CHOICE,
    EACH,
    JUMP,
    NEXT,
    OPTION_TO,
    PICK,
    REPEAT,
    STOP_IF,
    UNLESS,
    WITHOUT,
)
from gloam.core.effects.step import Frame
from gloam.games.aftermath.content.tables import BLACK_DIE, NO_ACTION, WHITE_DIE
from gloam.games.aftermath.effects.deeds.trials import Row, TestChoice
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.mind.openbook import has_text, was_read
from gloam.games.aftermath.mind.weighing import Prospect, weigh
from gloam.games.aftermath.rules.hands import playable
from gloam.games.aftermath.rules.odds import best_try
from gloam.games.aftermath.rules.trials import boosts
from gloam.games.aftermath.state import Aftermath

UNREAD: Final = 1.0
UNREAD_HERE: Final = 2.0
"""An entry that nobody has read yet, and one on the page of a mission."""

PAID: Final = 2.0
"""More if something is paid for it: nobody asks for a price without giving something."""

DEEPEST: Final = 6

def prospect_of(s: Aftermath, program: str, reader: int) -> Prospect:
    """What reading an open entry would bring."""
    found = Prospect()
    follow(s, Frame(s.words, s.words.start(program, reader)), 0, found, 0)
    return found


def prospect_at(s: Aftermath, f: Frame, at: int) -> Prospect:
    """What a part of a program that is being read would bring, from an address on."""
    found = Prospect()
    follow(s, f, at, found, 0)
    return found


def follow(s: Aftermath, f: Frame, at: int, found: Prospect, depth: int) -> None:
    """One instruction after another, with both sides of a test and all rows of a die weighed by their odds."""
    code = f.code
    while not found.stopped:
        op = code[at]
        if op >= 0:
            weigh(s, f, op, f.effect_args(s, at), found)
            at += 2 + 2 * code[at + 1]
        elif op == JUMP:
            at = code[at + 1]
        elif op == UNLESS:
            at = at + 3 if f.holds(s, code[at + 1]) else code[at + 2]
        elif op == WITHOUT:
            at = code[at + 2] if f.registers[code[at + 1]] < 0 else at + 3
        elif op == STOP_IF:
            if f.holds(s, code[at + 1]):
                return
            at += 2
        elif op == CALL:
            called = f.program_named(code[at + 1])
            if depth < DEEPEST and (was_read(s, called) or not has_text(called)):
                follow(s, Frame(f.words, f.words.start(called, f.reader())), 0, found, depth + 1)
            else:
                found.worth += promise(s, found.paid)
            at += 2
        elif op == BRANCH:
            branched(s, f, at, found, depth)
            at = code[at + 2]
        elif op == CHOICE:
            if depth < DEEPEST:
                found.add(best_choice(s, f, at, depth), 1.0)
            return
        elif op == PICK:
            items = f.items(s, code[at + 3])
            f.bind(code[at + 2], items[0] if items else -1)
            at += 5
        elif op in (EACH, REPEAT):
            at = repeated(s, f, at, found, depth)
        else:  # END and STOP
            return


def promise(s: Aftermath, paid: bool) -> float:
    data = s.data
    worth = UNREAD_HERE if data is not None and data.location < 0 else UNREAD
    return worth + PAID if paid else worth


def repeated(s: Aftermath, f: Frame, at: int, found: Prospect, depth: int) -> int:
    """The body of a loop once, times how often it is done; where to go on."""
    code = f.code
    if code[at] == EACH:
        times = len(f.items(s, code[at + 1]))
        following = at + 2
    else:
        times = f.value(s, code[at + 1], code[at + 2])
        following = at + 3
    assert code[following] == NEXT
    inner = Prospect()
    if depth < DEEPEST:
        follow(s, f, following + 4, inner, depth + 1)
    found.add(inner, float(times))
    return code[following + 3]


def best_choice(s: Aftermath, f: Frame, at: int, depth: int) -> Prospect:
    """The best open option of a choice that will be asked."""
    best: Prospect | None = None
    for option in f.choices(at):
        if f.open(s, option):
            tried = Prospect()
            follow(s, f, f.data[option + OPTION_TO], tried, depth + 1)
            if best is None or tried.worth > best.worth:
                best = tried
    return best if best is not None else Prospect()


def branched(s: Aftermath, f: Frame, at: int, found: Prospect, depth: int) -> None:
    """A test or a roll: what follows, by its odds."""
    effect = f.code[at + 1]
    by_odds(s, f, f.code[effect], f.effect_args(s, effect), at, found, depth)


def odds_of_roll(
    s: Aftermath, f: Frame, at: int, found: Prospect, depth: int, die: str, table: list[Row], add: int
) -> None:
    faces = WHITE_DIE if die == "white" else BLACK_DIE
    for row in table:
        hits = sum([1 for face in faces if row.min_ <= face + add <= row.max_])
        to_side(s, f, at, row.effects, found, hits / len(faces), depth)


def odds_of_test(
    s: Aftermath,
    f: Frame,
    at: int,
    found: Prospect,
    depth: int,
    reader: int,
    attr: int,
    difficulty: int,
    opposed: bool,
    success: int,
    fail: int,
) -> None:
    odds = test_odds(s, reader, attr, difficulty, opposed)
    to_side(s, f, at, success, found, odds, depth)
    to_side(s, f, at, fail, found, 1.0 - odds, depth)


def odds_of_choose_test(
    s: Aftermath,
    f: Frame,
    at: int,
    found: Prospect,
    depth: int,
    reader: int,
    options: list[TestChoice],
    success: int,
    fail: int,
) -> None:
    odds = 0.0
    for test in options:
        odds = max(odds, test_odds(s, reader, test.attr, test.difficulty, test.opposed == 1))
    to_side(s, f, at, success, found, odds, depth)
    to_side(s, f, at, fail, found, 1.0 - odds, depth)


@by_word(VOCABULARY, "effect", prefix="odds_of_", some=True)
def by_odds(s: Aftermath, f: Frame, op: int, args: list[int], at: int, found: Prospect, depth: int) -> None:
    raise AssertionError(f"{f.program.id}: effect {op} has no branches")


def stake_at(s: Aftermath, f: Frame, at: int) -> float:
    """What passing a test is worth more than failing it, for the branch at an address."""
    effect = f.code[at + 1]
    well, badly = sides(s, f, f.code[effect], f.effect_args(s, effect))
    good, bad = Prospect(), Prospect()
    to_side(s, f, at, well, good, 1.0, 0)
    to_side(s, f, at, badly, bad, 1.0, 0)
    return good.worth - bad.worth


def sides_of_test(success: int, fail: int) -> tuple[int, int]:
    return success, fail


def sides_of_choose_test(success: int, fail: int) -> tuple[int, int]:
    return success, fail


@by_word(VOCABULARY, "effect", prefix="sides_of_", some=True)
def sides(s: Aftermath, f: Frame, op: int, args: list[int]) -> tuple[int, int]:
    raise AssertionError(f"{f.program.id}: effect {op} is no test")


def to_side(s: Aftermath, f: Frame, at: int, side: int, found: Prospect, share: float, depth: int) -> None:
    if side < 0 or share <= 0.0 or depth >= DEEPEST:
        return
    inner = Prospect()
    follow(s, f, f.code[at + 4 + side], inner, depth + 1)
    found.add(inner, share)


def test_odds(s: Aftermath, reader: int, attribute: int, difficulty: int, opposed: bool) -> float:
    """The chance of a test with the cards in hand; what others hold closed is a guess."""
    if reader < 0 or any(card < 0 for card in s.hands[reader]):
        return 0.5
    extra = [boosts(s, reader, x, NO_ACTION, False, -1) for x in range(4)]
    tried = best_try(playable(s, reader), attribute, extra, max(1, difficulty), opposed, 2.0, 0.0)
    return 0.0 if tried is None else tried.chance
