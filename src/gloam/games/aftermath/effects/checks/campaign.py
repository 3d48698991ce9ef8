"""Whether a campaign can be played: ways between pages that cost Time, missions that can be won, goals that can be met
(the ledger's 6.19: 6, 9 and 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gloam.core.content.files import Fault
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.tree import Page
from gloam.games.aftermath.effects.words.colony import EndMission, Facility, Goal, SideMission
from gloam.games.aftermath.effects.words.dials import DialBy
from gloam.games.aftermath.effects.words.items import Reward
from gloam.games.aftermath.effects.words.travel import Goto

if TYPE_CHECKING:
    from gloam.games.aftermath.content.schema import Content

CLUES_OF_A_GOAL = 6
JUDGED_AT_HOME = ("pim", "odo", "juno")
"""Whose goals the colony phase looks at (AF-644); those of others are an effect of an entry."""

BUILT_FOR_GOALS = ("i44", "i51")
"""Palisade and Wind Dynamo: two goals need them built."""


def check_campaign(content: Content, trees: list[Page]) -> list[Fault]:
    return [
        *_free_circles(trees),
        *_no_way_back(content, trees),
        *_lost_missions(content, trees),
        *_lost_goals(content, trees),
    ]


# Ways


def _free_ways(trees: list[Page]) -> dict[str, dict[str, tuple[str, Way]]]:
    """From page to page without Time: an entry that leads on and nowhere raises the dial. The place of the `goto`."""
    found: dict[str, dict[str, tuple[str, Way]]] = {}
    for tree in trees:
        nodes = list(tree.all())
        pays = any(
            isinstance(n.struct, DialBy) and n.struct.dial == "time" and not str(n.struct.by).startswith("-")
            for n in nodes
        )
        for node in nodes:
            if isinstance(node.struct, Goto) and not pays and tree.source.scope:
                here = found.setdefault(tree.source.scope, {})
                here.setdefault(node.struct.page, (tree.source.file, (*node.way, "page")))
    return found


def _free_circles(trees: list[Page]) -> Iterator[Fault]:
    """Stepping out and in again would renew strangers and clear threat for nothing."""
    ways = _free_ways(trees)
    told: set[frozenset[str]] = set()
    for start in sorted(ways, key=int):
        circle = _circle(ways, start)
        if circle and frozenset(circle) not in told:
            told.add(frozenset(circle))
            file, way = ways[circle[-1]][start]
            path = " to ".join([*circle, start])
            yield Fault(file, way, f"pages lead in a circle that costs no Time: {path}")


def _circle(ways: dict[str, dict[str, tuple[str, Way]]], start: str) -> list[str]:
    """The pages of a circle from here back to here; none if there is none."""
    waiting: list[list[str]] = [[start]]
    seen = {start}
    while waiting:
        path = waiting.pop(0)
        for page in ways.get(path[-1], {}):
            if page == start:
                return path
            if page not in seen:
                seen.add(page)
                waiting.append([*path, page])
    return []


def _no_way_back(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Mission pages whose exits do not lead back to the location of their mission, over however many pages."""
    ways: dict[str, set[str]] = {}
    for tree in trees:
        if tree.source.id.startswith(f"{tree.source.scope}-exit-"):
            led = {node.struct.page for node in tree.all() if isinstance(node.struct, Goto)}
            ways.setdefault(tree.source.scope, set()).update(led)
    pages = {location.id: str(location.page) for location in content.travel.location}
    homes = {mission.id: pages.get(mission.location, "") for mission in content.missions}
    for page in content.pages.values():
        home = homes.get(page.mission, "")
        found, waiting = {page.id}, [page.id]
        while waiting:
            more = ways.get(waiting.pop(), set()) - found
            found |= more
            waiting += more
        if home and home not in found:
            file = next(tree.source.file for tree in trees if tree.source.scope == page.id)
            yield Fault(file, ("page",), f"no exit leads back from here to page {home}, where its mission begins")


# Missions and goals


def _lost_missions(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Missions that nothing in the book ends well."""
    pages = {str(page.page): page for page in content.pages.values()}
    won: set[str] = set()
    for tree in trees:
        for node in tree.all():
            effect = node.struct
            if isinstance(effect, SideMission) and effect.result == "success":
                won.add(effect.id)
            elif isinstance(effect, EndMission) and effect.result == "success" and tree.source.scope in pages:
                won.add(pages[tree.source.scope].mission)
    for i, mission in enumerate(content.missions):
        if mission.type != "forage" and mission.id not in won:
            yield Fault("missions.toml", ("mission", i, "id"), f"nothing in the book ends {mission.id} with success")


def _lost_goals(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Personal goals that nobody can reach."""
    nodes = [node.struct for tree in trees for node in tree.all()]
    given = {effect.hero for effect in nodes if isinstance(effect, Goal)}
    for i, hero in enumerate(content.characters):
        if hero.id not in given and hero.id not in JUDGED_AT_HOME:
            yield Fault("characters.toml", ("character", i, "id"), f"nothing completes the goal of {hero.id}")
    gained = {effect.gain for effect in nodes if isinstance(effect, Facility)}
    for item in BUILT_FOR_GOALS:
        if item not in gained:
            at = next(i for i, x in enumerate(content.items) if x.id == item)
            yield Fault("items.toml", ("item", at, "id"), f"a goal needs {item}, and no entry gives it")
    clues = 0
    for effect in nodes:
        if isinstance(effect, DialBy) and effect.dial == "clues" and isinstance(effect.by, int):
            clues += max(0, effect.by)
        elif isinstance(effect, Reward) and isinstance(effect.clue, int):
            clues += effect.clue
    if clues < CLUES_OF_A_GOAL:
        what = f"a goal needs {CLUES_OF_A_GOAL} clues, and all entries together give {clues}"
        yield Fault("characters.toml", ("character",), what)
