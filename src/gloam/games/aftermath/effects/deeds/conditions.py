"""Conditions (6.18): whether what an entry asks is so. One about a single character means the reader; one about the
page that is being left looks at it as it was (6.16)."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import ENEMY_TYPE, TRAIT_OF
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.state import Aftermath


def compared(value: int, least: int, most: int, equal: int) -> bool:
    if equal != ABSENT and value != equal:
        return False
    return (least == ABSENT or value >= least) and (most == ABSENT or value <= most)


def flag(s: Aftermath, name: int, gte: int, lte: int, eq: int) -> bool:
    if gte == ABSENT and lte == ABSENT and eq == ABSENT:
        return s.flags[name] >= 1
    return compared(s.flags[name], gte, lte, eq)


def situation(s: Aftermath, to: str) -> bool:
    return s.page_seen().hostile == (to == "hostile")


def revisit(s: Aftermath) -> bool:
    return s.visits.count(s.page) > 1


def hero(s: Aftermath, who: int, on_page: bool, at: int) -> bool:
    if who not in s.cast:
        return False
    one = s.heroes[who]
    if on_page and one.where != ON_PAGE:
        return False
    return at == ABSENT or (one.where == ON_PAGE and s.in_place(one.space, at))


def characters(s: Aftermath, at: int, gte: int, lte: int, eq: int) -> bool:
    found = [seat for seat in s.on_page() if at == ABSENT or s.in_place(s.hero(seat).space, at)]
    return compared(len(found), gte, lte, eq)


def enemy(s: Aftermath, enemy: int, at: int) -> bool:
    for foe in s.page_seen().foes:
        if foe.kind == enemy:
            here = [space for space in foe.spaces if at == ABSENT or s.in_place(space, at)]
            if here:
                return True
    return False


def enemies(s: Aftermath, type_: int, gte: int, lte: int, eq: int) -> bool:
    count = sum(1 for foe in s.page_seen().foes if type_ == ABSENT or ENEMY_TYPE[foe.kind] == type_)
    return compared(count, gte, lte, eq)


def token(s: Aftermath, token: int, at: int) -> bool:
    return any(x // CELLS == token and s.in_place(x % CELLS, at) for x in s.page_seen().tokens)


def carrying(s: Aftermath, reader: int, by: str) -> bool:
    carriers = s.page_seen().carriers
    return carriers != 0 if by == "party" else reader >= 0 and carriers >> reader & 1 == 1


def has_item(s: Aftermath, reader: int, item: int) -> bool:
    return reader >= 0 and item in s.hero(reader).items()


def has_trait(s: Aftermath, reader: int, trait: int) -> bool:
    return reader >= 0 and TRAIT_OF[s.cast[reader]] == trait


def has_status(s: Aftermath, reader: int, status: int) -> bool:
    return reader >= 0 and s.hero(reader).has_status(status)


def mission(s: Aftermath, id_: int, state: int) -> bool:
    return s.campaign.missions[id_] == state


def facility(s: Aftermath, item: int) -> bool:
    return item in s.campaign.built


def discovery(s: Aftermath, card: int) -> bool:
    return s.campaign.taken >> card & 1 == 1


def visited(s: Aftermath, page: int) -> bool:
    return page in s.visits


def group_task(s: Aftermath, id_: int, gte: int) -> bool:
    task = s.page_seen().task
    if task is None or task.id != id_ or task.first < 0 or task.passed():
        return False
    return gte == ABSENT or task.dial >= gte


def endless(s: Aftermath) -> bool:
    return s.campaign.endless


def objective(s: Aftermath, id_: int) -> bool:
    return s.page_seen().objectives >> id_ & 1 == 1
