"""The pages of the book of Aftermath for their author: a map as it is laid out, every entry with words and effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import structs

from gloam.core.content.pages import page_names
from gloam.core.rng import seeded
from gloam.core.state import NOBODY
from gloam.games.aftermath import game
from gloam.games.aftermath.content.pagefile import PageEntry, PageFile
from gloam.games.aftermath.content.pagemap import CELL_IDS, CELLS, LETTERS, LINE_IDS, PageMap
from gloam.games.aftermath.content.tables import CONTENT, PAGES
from gloam.games.aftermath.effects.passages import title_of
from gloam.games.aftermath.shown.view import KINDS
from gloam.games.aftermath.shown.views import CellView, FindView, MapView, PageView, View
from gloam.terminal.boards.base import ProofEntry, Scene


def laid_out(number: int) -> Scene:
    """The page before anybody stands on it."""
    data = PAGES[number]
    view: View = game.start(2, seeded(1)).view(NOBODY)
    page = PageView(
        page=number,
        kind=KINDS[data.kind],
        title=title_of(number),
        calamity=max(0, data.calamity),
        calamity_past=False,
        hostile=False,
        environments=(),
        rules=(),
        revisit=False,
        pending=0,
        exit_used="",
        exits={},
        map=_map(data.map) if data.kind == 0 else None,
    )
    return Scene(structs.replace(view, phase="playing", page=page, heroes=[], foes=[]), [], 2, "A")


def passages(number: int) -> list[str]:
    """The names of everything that can be read on a page."""
    return [name for name in page_names(game.package) if name.startswith(f"{number}-")]


def entries(number: int) -> Iterator[ProofEntry]:
    """The entries of a page, those of its variants, what happens by itself, and what else is said."""
    page = _file(number)
    named = [name for name in passages(number) if name != title_of(number)]
    rest = list(named)
    for where, found in (("", page.entry), *((variant.id, variant.entry) for variant in page.variant)):
        for name, entry in found.items():
            own = [one for one in named if _belongs(one, f"{number}-{name}", found)]
            rest = [one for one in rest if one not in own]
            effects = [*_notes(entry), *_effects([*entry.setup, *entry.effects], "")]
            yield ProofEntry(where, name, [] if where else own, effects)
    for i, trigger in enumerate(page.trigger, 1):
        yield ProofEntry("", f"trigger {i}: {trigger.on}", [], list(_effects(trigger.effects, "")))
    if rest:
        yield ProofEntry("", "said by effects", rest, [])


def _file(number: int) -> PageFile:
    return next(page for page in CONTENT.pages.values() if page.page == number)


def _belongs(passage: str, entry: str, others: dict[str, PageEntry]) -> bool:
    """Whether a passage is of an entry, and not of one with a longer name."""
    number = entry.partition("-")[0]
    longer = [f"{number}-{other}" for other in others if f"{number}-{other}".startswith(f"{entry}-")]
    return passage == entry or (
        passage.startswith(f"{entry}-") and not any(passage == one or passage.startswith(f"{one}-") for one in longer)
    )


def _notes(entry: PageEntry) -> Iterator[str]:
    """How an entry differs from one that is read once."""
    for name in ("repeat", "limit", "keep_token", "critical"):
        if value := getattr(entry, name):
            yield f"{name} = {value}"


def _effects(effects: list[Any], indent: str) -> Iterator[str]:
    """Effects as lines, what they hold below them."""
    for effect in effects:
        held = {key: value for key, value in effect.items() if _is_nested(value)}
        plain = [_fact(key, value) for key, value in effect.items() if key not in ("op", *held)]
        yield " ".join([f"{indent}- {effect.get('op', 'option')}", *plain])
        for key, value in held.items():
            yield f"{indent}  {key}:"
            yield from _effects(value, f"{indent}    ")


def _is_nested(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(part, dict) for part in value)


def _fact(key: str, value: Any) -> str:
    return f"{key}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"


def _map(page: PageMap) -> MapView:
    """Every mark of the file, objectives with their tokens; the tokens to scavenge are drawn only in play."""
    cells = [cell for cell in range(CELLS) if page.space[cell] >= 0]
    return MapView(
        cols=page.cols,
        rows=page.rows,
        cells=tuple(
            CellView(
                CELL_IDS[cell],
                CELL_IDS[page.space[cell]],
                LINE_IDS[page.right[cell]],
                LINE_IDS[page.down[cell]],
                tuple(_marks(page, cell)) if page.space[cell] == cell else (),
            )
            for cell in cells
        ),
        objectives=tuple(LETTERS),
        tokens={},
        finds=tuple(FindView(CELL_IDS[cell], count, {}) for cell, count in page.scavenge),
    )


def _marks(page: PageMap, space: int) -> Iterator[str]:
    for name, spaces in (("start", page.starts), ("enemy", page.enemy_starts), ("hide", page.hides)):
        if space in spaces:
            yield name
    for name, letters in (("info", page.info), ("objective", page.objective), ("exit", page.exit)):
        if letters[space] >= 0:
            yield f"{name}:{LETTERS[letters[space]]}"
