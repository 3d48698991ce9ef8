"""What effects of the book would bring, as far as they are open: entries that were not read are a promise, no more."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_program import (
    ABSENT,
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
from gloam.core.effect_step import Frame
from gloam.games.aftermath.book import ops
from gloam.games.aftermath.content.tables import ACTIVE, BLACK_DIE, LOCATION_PAGE, NO_ACTION, POSITIVE, WHITE_DIE
from gloam.games.aftermath.mind.danger import wound_worth
from gloam.games.aftermath.mind.needs import dial_worth, good_worth
from gloam.games.aftermath.mind.openbook import has_text, was_read
from gloam.games.aftermath.rules.hands import playable
from gloam.games.aftermath.rules.odds import best_try
from gloam.games.aftermath.rules.trials import boosts
from gloam.games.aftermath.state import Aftermath

MISSION_WON: Final = 9.0
MISSION_LOST: Final = -6.0
SIDE_WON: Final = 7.0
SIDE_LOST: Final = -4.0
UNREAD: Final = 1.0
UNREAD_HERE: Final = 2.0
"""An entry that nobody has read yet, and one on the page of a mission."""

PAID: Final = 2.0
"""More if something is paid for it: nobody asks for a price without giving something."""

NEW_PAGE: Final = 1.5
HOSTILITY: Final = 1.0
DEEPEST: Final = 6

_PLAIN: Final = {
    ops.ITEM: 1.2, ops.INFLUENCE: 0.5, ops.PEEK: 0.2, ops.REST: 0.4, ops.DISCOVERY: 1.5, ops.GOAL: 8.0,
    ops.ENEMY_TURN: -1.5, ops.END_TURN: -0.3, ops.ENVIRONMENT: -0.3, ops.PLACE_OBJECTIVE: 0.5, ops.GROUP_TASK: 1.0,
    ops.MISSION: 0.5,
}  # fmt: skip
"""What some effects are worth, whatever they say exactly."""


class Prospect:
    """What is to be expected: worth, and whether a mission ends by it (1 well, -1 badly); the page it leads to."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.ends = 0
        self.page = -1
        self.paid = False
        self.stopped = False

    def add(self, other: Prospect, share: float) -> None:
        self.worth += share * other.worth
        if share >= 1.0:
            self.ends = other.ends if other.ends else self.ends
            self.page = other.page if other.page >= 0 else self.page


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
    code = f.code
    effect = code[at + 1]
    op, args = code[effect], f.effect_args(s, effect)
    if op == ops.ROLL:
        faces = WHITE_DIE if args[0] == 0 else BLACK_DIE
        for row in f.args(s, args[1]):
            least, most, target = f.args(s, row)
            hits = sum([1 for face in faces if least <= face + args[2] <= most])
            to_side(s, f, at, target, found, hits / len(faces), depth)
        return
    if op == ops.TEST:
        odds = test_odds(s, f.reader(), args[0], args[1], args[2] == 1)
        well, badly = args[5], args[6]
    else:
        odds = 0.0
        for part in f.args(s, args[0]):
            attribute, difficulty, opposed = f.args(s, part)
            odds = max(odds, test_odds(s, f.reader(), attribute, difficulty, opposed == 1))
        well, badly = args[1], args[2]
    to_side(s, f, at, well, found, odds, depth)
    to_side(s, f, at, badly, found, 1.0 - odds, depth)


def stake_at(s: Aftermath, f: Frame, at: int) -> float:
    """What passing a test is worth more than failing it, for the branch at an address."""
    effect = f.code[at + 1]
    args = f.effect_args(s, effect)
    well, badly = (args[5], args[6]) if f.code[effect] == ops.TEST else (args[1], args[2])
    good, bad = Prospect(), Prospect()
    to_side(s, f, at, well, good, 1.0, 0)
    to_side(s, f, at, badly, bad, 1.0, 0)
    return good.worth - bad.worth


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


def weigh(s: Aftermath, f: Frame, op: int, args: list[int], found: Prospect) -> None:
    """One effect of the book."""
    if op in _PLAIN:
        found.worth += item_change(args) if op == ops.ITEM else _PLAIN[op]
    elif op == ops.DIAL:
        by = args[1] if args[1] != ABSENT else args[2] - s.dials[args[0]]
        found.worth += dial_worth(s, args[0], by)
        found.paid = found.paid or by < 0
    elif op == ops.REWARD:
        for good in range(6):
            found.worth += args[good] * good_worth(s, good)
    elif op == ops.BATTERY:
        found.worth += 0.3 * args[0]
    elif op == ops.CARDS:
        found.worth += 0.25 * args[0] if args[0] != ABSENT else -0.5
    elif op == ops.FACILITY:
        found.worth += 2.0 if args[0] != ABSENT else -2.0
    elif op == ops.END_MISSION:
        found.ends = 1 if args[0] == 0 else -1
        found.worth += MISSION_WON if args[0] == 0 else MISSION_LOST
        found.stopped = True
    elif op == ops.SIDE_MISSION:
        if s.campaign.missions[args[0]] == ACTIVE:
            found.ends = 1 if args[1] == 0 else -1
            found.worth += SIDE_WON if args[1] == 0 else SIDE_LOST
    elif op == ops.GOTO:
        found.page = args[0]
        found.worth += NEW_PAGE if args[0] not in s.visits and args[0] not in LOCATION_PAGE else 0.5
    else:
        weigh_figures(s, f, op, args, found)


def item_change(args: list[int]) -> float:
    if args[0] != ABSENT:
        return 1.4
    return 1.2 * args[1] if args[1] != ABSENT else -1.0


def weigh_figures(s: Aftermath, f: Frame, op: int, args: list[int], found: Prospect) -> None:
    """Effects on characters and enemies."""
    if op == ops.DAMAGE:
        hit = min(0.95, max(0.1, 0.12 * args[0]))
        for seat in struck(s, f, args[1]):
            found.worth -= hit * args[2] * wound_worth(s, seat)
    elif op == ops.HEAL:
        for seat in struck(s, f, args[1]):
            hero = s.hero(seat)
            open_wounds = hero.wounds if args[2] == 0 else hero.toxic if args[2] == 1 else hero.wounds + hero.toxic
            found.worth += 0.8 * min(args[0], open_wounds)
    elif op == ops.CONVERT_TOXIC:
        for seat in struck(s, f, args[0]):
            found.worth += 0.4 * s.hero(seat).toxic
    elif op == ops.STATUS:
        for seat in struck(s, f, args[3]):
            if args[0] != ABSENT:
                found.worth += 0.6 if POSITIVE[args[0]] else -0.8
            elif s.hero(seat).statuses:
                found.worth += 0.5
    elif op == ops.GRANT:
        found.worth += 0.3 * args[1] if args[1] != ABSENT else 0.5 * len(f.args(s, args[4]))
    elif op == ops.SPAWN:
        found.worth += 0.3 if args[7] == 1 else -1.2
    elif op == ops.REMOVE_ENEMIES:
        found.worth += (1.2 if s.hostile else -0.4) * len(s.foes)
    elif op == ops.WOUND_ENEMY:
        found.worth += 0.8 * args[0] if s.foes else 0.0
    elif op == ops.SITUATION:
        worth = HOSTILITY * (1 + len(s.foes))
        if (args[0] == 1) != s.hostile:
            found.worth += worth if s.hostile else -worth
    elif op == ops.THREAT:
        if args[0] == 1:
            found.worth += 0.3 * s.threat_count()
        else:
            found.worth += 0.3 * args[1] if args[1] != ABSENT else -0.3 * args[2]


def struck(s: Aftermath, f: Frame, chosen: int) -> list[int]:
    """Whom an effect is for; of one by lot nobody knows who it will be, so no lot is drawn."""
    if f.op(chosen) == ops.RANDOM:
        here = s.on_page()
        return here[:1]
    return f.items(s, chosen)
