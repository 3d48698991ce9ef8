"""Conditions (6.18): whether what an entry asks is so."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT
from gloam.core.effect_step import Frame
from gloam.games.aftermath.book import ops
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import ENEMY_TYPE, TRAIT_OF
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.state import Aftermath


def holds(s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
    """Whether a condition holds. One about a single character means the reader; one about the page that is being left
    looks at it as it was (6.16)."""
    reader = f.reader()
    if op == ops.IS_FLAG:
        value = s.flags[args[0]]
        if args[1] == ABSENT and args[2] == ABSENT and args[3] == ABSENT:
            return value >= 1
        return compared(value, args[1], args[2], args[3])
    if op == ops.IS_SITUATION:
        return s.page_seen().hostile == (args[0] == 1)
    if op == ops.IS_REVISIT:
        return s.visits.count(s.page) > 1
    if op == ops.IS_HERO:
        if args[0] not in s.cast:
            return False
        hero = s.heroes[args[0]]
        if args[1] == 1 and hero.where != ON_PAGE:
            return False
        return args[2] == ABSENT or (hero.where == ON_PAGE and s.in_place(hero.space, args[2]))
    if op == ops.IS_CHARACTERS:
        found = [x for x in s.on_page() if args[0] == ABSENT or s.in_place(s.hero(x).space, args[0])]
        return compared(len(found), args[1], args[2], args[3])
    if op == ops.IS_ENEMY:
        for foe in s.page_seen().foes:
            if foe.kind == args[0]:
                here = [x for x in foe.spaces if args[1] == ABSENT or s.in_place(x, args[1])]
                if here:
                    return True
        return False
    if op == ops.IS_ENEMIES:
        count = sum(1 for foe in s.page_seen().foes if args[0] == ABSENT or ENEMY_TYPE[foe.kind] == args[0])
        return compared(count, args[1], args[2], args[3])
    if op == ops.IS_TOKEN:
        return any(x // CELLS == args[0] and s.in_place(x % CELLS, args[1]) for x in s.page_seen().tokens)
    if op == ops.IS_CARRYING:
        carriers = s.page_seen().carriers
        return carriers != 0 if args[0] != 1 else reader >= 0 and carriers >> reader & 1 == 1
    if op == ops.IS_HAS_ITEM:
        return reader >= 0 and args[0] in s.hero(reader).items()
    if op == ops.IS_HAS_TRAIT:
        return reader >= 0 and TRAIT_OF[s.cast[reader]] == args[0]
    if op == ops.IS_HAS_STATUS:
        return reader >= 0 and s.hero(reader).has_status(args[0])
    if op == ops.IS_MISSION:
        return s.campaign.missions[args[0]] == args[1]
    if op == ops.IS_FACILITY:
        return args[0] in s.campaign.built
    if op == ops.IS_DISCOVERY:
        return s.campaign.taken >> args[0] & 1 == 1
    if op == ops.IS_VISITED:
        return args[0] in s.visits
    if op == ops.IS_GROUP_TASK:
        task = s.page_seen().task
        if task is None or task.id != args[0] or task.first < 0 or task.passed():
            return False
        return args[1] == ABSENT or task.dial >= args[1]
    if op == ops.IS_ENDLESS:
        return s.campaign.endless
    if op == ops.IS_OBJECTIVE:
        return s.page_seen().objectives >> args[0] & 1 == 1
    raise AssertionError(f"{f.program.id}: condition {op} is not known")


def compared(value: int, least: int, most: int, equal: int) -> bool:
    if equal != ABSENT and value != equal:
        return False
    return (least == ABSENT or value >= least) and (most == ABSENT or value <= most)
