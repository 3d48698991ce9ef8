"""What a session hands to the next: the campaign record (AF-651 to AF-655), by names, so that it outlives content."""

from __future__ import annotations

from typing import Any

import msgspec

from gloam.core.game import GameError
from gloam.core.rng import Rng
from gloam.games.aftermath.content.pagemap import CELL_IDS, LINE_IDS
from gloam.games.aftermath.content.schema import Box, Kept, KeptChapter
from gloam.games.aftermath.content.tables import (
    ABILITY_IDS,
    CAMPAIGN_SCOPE,
    DIAL_IDS,
    DIAL_MAX,
    DISCOVERY_IDS,
    FLAG_IDS,
    FLAG_SCOPE,
    HERO_IDS,
    ITEM_IDS,
    MISSION_IDS,
    MISSION_STATE_IDS,
    PASSAGE_IDS,
    TAG_IDS,
)
from gloam.games.aftermath.figures import (
    ExitChange,
    Hero,
    LineChange,
    MarkChange,
)
from gloam.games.aftermath.options import Switches
from gloam.games.aftermath.rules.gaining import wear
from gloam.games.aftermath.rules.setup import fresh_hero, new_session
from gloam.games.aftermath.state import LOST, Aftermath, Campaign, Chapter


def marks_by_name() -> list[str]:
    return ["hide", "start", "enemy", *(f"tag:{tag}" for tag in TAG_IDS)]


def names(mask: int, ids: list[str]) -> list[str]:
    return [name for i, name in enumerate(ids) if mask >> i & 1]


def kept_by(s: Aftermath) -> Kept | None:
    """What is kept; None after a campaign that was lost for good (AF-601)."""
    if s.ending == LOST:
        return None
    c = s.campaign
    boxes = {}
    for who, name in enumerate(HERO_IDS):
        hero = s.heroes[who]
        worn = [ITEM_IDS[item] for item in hero.worn if item >= 0]
        pack = [ITEM_IDS[item] for item in hero.pack]
        boxes[name] = Box(worn, pack, hero.batteries, [ABILITY_IDS[ability] for ability in hero.abilities])
    last = CAMPAIGN_SCOPE
    return Kept(
        sessions=c.sessions,
        dials={name: s.dials[i] for i, name in enumerate(DIAL_IDS)},
        heroes=boxes,
        missions={name: MISSION_STATE_IDS[c.missions[i]] for i, name in enumerate(MISSION_IDS)},
        attempted=names(c.attempted, MISSION_IDS),
        stores=[ITEM_IDS[item] for item in c.stores],
        built=[ITEM_IDS[item] for item in c.built],
        broken=[ITEM_IDS[item] for item in c.broken],
        taken=names(c.taken, DISCOVERY_IDS),
        banished=names(c.banished, DISCOVERY_IDS),
        lessons=[ABILITY_IDS[ability] for ability in c.lessons],
        goals=names(c.goals, HERO_IDS),
        flags={name: s.flags[i] for i, name in enumerate(FLAG_IDS) if FLAG_SCOPE[i] == last and s.flags[i]},
        lines=[(x.page, CELL_IDS[x.a], CELL_IDS[x.b], LINE_IDS[x.kind]) for x in s.lines if x.scope == last],
        marks=[(x.page, CELL_IDS[x.cell], marks_by_name()[x.mark], x.added) for x in s.marks if x.scope == last],
        shut=[(x.page, x.letter) for x in s.shut if x.scope == last],
        read=[PASSAGE_IDS[passage] for passage in c.read],
        won=c.won,
        endless=c.endless,
        failed_last=c.failed_last,
        log=[
            KeptChapter(x.heroes, x.mission, x.success, x.errand, x.errand_success, x.dials, x.discoveries, x.goals)
            for x in c.log
        ],
    )


def with_a_log(value: dict[str, Any]) -> dict[str, Any]:
    """A record of version 1: what happened before is not known any more."""
    return {**value, "log": []}


def number(name: str, ids: list[str], what: str) -> int:
    if name not in ids:
        raise GameError(f"this campaign has a {what} {name!r} that the content in use does not know")
    return ids.index(name)


def numbers(found: list[str], ids: list[str], what: str) -> list[int]:
    return [number(name, ids, what) for name in found]


def mask(found: list[str], ids: list[str], what: str) -> int:
    total = 0
    for name in found:
        total |= 1 << number(name, ids, what)
    return total


def unread(kept: Kept) -> Kept:
    """The record of people of whom nobody knows what they have read: they read it again. The cards and missions that
    they have are part of the position, and keep their names."""
    return msgspec.structs.replace(kept, read=[])


def heroes_of(kept: Kept) -> list[Hero]:
    """The characters with what is in their boxes (AF-009); what they wear they put on later."""
    heroes: list[Hero] = []
    for who, name in enumerate(HERO_IDS):
        box = kept.heroes.get(name)
        if box is None:
            raise GameError(f"this campaign has no box of {name}")
        hero = fresh_hero(who)
        hero.pack = numbers(box.pack, ITEM_IDS, "item")
        hero.batteries = box.batteries
        hero.abilities = numbers(box.abilities, ABILITY_IDS, "ability")
        heroes.append(hero)
    return heroes


def campaign_of(kept: Kept) -> Campaign:
    """What the record says of the campaign itself."""
    states = [kept.missions.get(name, "locked") for name in MISSION_IDS]
    return Campaign(
        sessions=kept.sessions,
        missions=numbers(states, MISSION_STATE_IDS, "state of a mission"),
        attempted=mask(kept.attempted, MISSION_IDS, "mission"),
        stores=numbers(kept.stores, ITEM_IDS, "item"),
        built=numbers(kept.built, ITEM_IDS, "item"),
        broken=numbers(kept.broken, ITEM_IDS, "item"),
        taken=mask(kept.taken, DISCOVERY_IDS, "discovery card"),
        banished=mask(kept.banished, DISCOVERY_IDS, "discovery card"),
        lessons=numbers(kept.lessons, ABILITY_IDS, "ability"),
        goals=mask(kept.goals, HERO_IDS, "hero"),
        won=kept.won,
        endless=kept.endless,
        failed_last=kept.failed_last,
        # A text that is not in the book any more is nothing that anybody could read again.
        read=[PASSAGE_IDS.index(name) for name in kept.read if name in PASSAGE_IDS],
        log=[
            Chapter(x.heroes, x.mission, x.success, x.errand, x.errand_success, x.dials, x.discoveries, x.goals)
            for x in kept.log
        ],
    )


def next_session(seats: int, rng: Rng, switches: Switches, kept: Kept) -> Aftermath:
    """A session that goes on with what an earlier one left (AF-653)."""
    heroes = heroes_of(kept)
    dials = [max(0, min(DIAL_MAX[i], kept.dials.get(name, 0))) for i, name in enumerate(DIAL_IDS)]
    flags = [kept.flags.get(name, 0) for name in FLAG_IDS]
    s = new_session(seats, rng, switches, campaign_of(kept), heroes, dials, flags)
    for who, name in enumerate(HERO_IDS):
        for item in numbers(kept.heroes[name].worn, ITEM_IDS, "item"):
            wear(s, who, item)
    # The deck was made before the worn items were known.
    held = [item for hero in heroes for item in hero.items()]
    s.items = [item for item in s.items if item not in held]
    cells = CELL_IDS
    for page, a, b, kind in kept.lines:
        s.lines.append(LineChange(page, cells.index(a), cells.index(b), LINE_IDS.index(kind), CAMPAIGN_SCOPE))
    for page, cell, mark, added in kept.marks:
        if mark in marks_by_name():
            s.marks.append(MarkChange(page, cells.index(cell), marks_by_name().index(mark), added, CAMPAIGN_SCOPE))
    for page, letter in kept.shut:
        s.shut.append(ExitChange(page, letter, CAMPAIGN_SCOPE))
    return s
