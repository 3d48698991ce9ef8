"""From page files to programs: short forms are spelt out, texts get their keys, and everything is bound into one book.

What `docs/adventure-book.md` calls a short form is written out here, so that the interpreter knows plain effects only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from gloam.core.content.files import Fault
from gloam.core.effects.book import Bound, bind
from gloam.core.effects.tree import Source
from gloam.games.aftermath.content.pagefile import PageEntry, PageFile
from gloam.games.aftermath.content.pagemap import CELL_IDS, EDGE_IDS
from gloam.games.aftermath.effects.checks.pages import check_page, check_whole
from gloam.games.aftermath.effects.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from gloam.games.aftermath.content.schema import Content

PAGES = [str(number) for number in range(200)]
"""Every page that may be, by number: one that is not written is found by `check_whole`, and a book with gaps can be
played as far as it goes."""

EVENTS_WITH_ENEMY = ("enemy_defeated", "enemy_talked")
EVENTS_WITH_PLACE = ("enemy_enters", "character_enters", "character_leaves")
PLAIN_EVENTS = (
    "pickup", "drop", "communicate_success", "communicate_fail", "character_defeated", "peaceful", "hostile",
    "turn_end", "round_end", "left",
)  # fmt: skip
COUNTED_EVENTS = ("turns",)

ALWAYS_READ = {"5-1", "5-2", "100-17", "100-18", "100-23", *(f"4-{number}" for number in range(1, 20))}
"""Entries that the rules themselves read: the end of a road run; the campaign is won, endless, lost; and what happens
in the colony phase."""


def bound(content: Content) -> Bound:
    """The book of all pages and encounter cards, or its faults."""
    return bind(VOCABULARY, list(sources(content)), ids_of(content))


def ids_of(content: Content) -> dict[str, list[str]]:
    """What effects may refer to, by kind; positions are the numbers of the rules."""
    tags = tags_of(content)
    return {
        "cell": CELL_IDS,
        "edge": EDGE_IDS,
        "place": CELL_IDS + tags,
        "mark": ["hide", "start", "enemy", *(f"tag:{tag}" for tag in tags)],
        "page": PAGES,
        "hero": [x.id for x in content.characters],
        "species": sorted({x.kin() for x in content.characters} - {""}),
        "enemy": [x.id for x in content.enemies],
        "status": [x.id for x in content.statuses],
        "item": [x.id for x in (*content.items, *content.treasures.item)],
        "encounter": [x.id for x in content.encounters],
        "environment": [x.id for x in (*content.environments, *content.treasures.environment)],
        "mission": [x.id for x in content.missions],
        "discovery": [x.id for x in content.discovery],
        "location": [x.id for x in content.travel.location],
        "ability": [x.id for x in (*content.abilities, *content.treasures.ability)],
        "vehicle": [x.id for x in content.vehicles if x.kind == "own"],
        "flag": [x.flag for x in content.vehicles if x.flag] + ["lingered"],
    }


def tags_of(content: Content) -> list[str]:
    """All tags of all pages, sorted."""
    found: set[str] = set()
    for page in content.pages.values():
        for words in page.map.marks.values() if page.map is not None else ():
            found |= {word.removeprefix("tag:") for word in words.split() if word.startswith("tag:")}
    return sorted(found)


# Programs


def sources(content: Content) -> Iterator[Source]:
    """Every entry, trigger and variant of every page, and the effects of encounter cards."""
    read = {entry for mission in content.missions for entry in (mission.success, mission.fail)} | ALWAYS_READ
    for page in content.pages.values():
        yield from page_sources(page, read)
    for i, card in enumerate(content.encounters):
        terms: dict[str, tuple[str, Any]] = {"roaches": ("number", card.roaches)}
        effects = {"effects": spelt_out(card.id, card.effects)}
        yield Source(card.id, "encounters.toml", ("encounter", i), effects, terms=terms)


def file_of(page: int) -> str:
    return f"page_{page:03}.toml"


def page_sources(page: PageFile, read: set[str]) -> Iterator[Source]:
    """The programs of a page: `12-info-a`, `12-trigger-1`; of a variant `12-info-b-letter`, and `12-letter` for its
    condition."""
    file = file_of(page.page)
    for name, entry in page.entry.items():
        yield entry_source(page, file, name, entry, "", ("entry", name), read)
    if page.kind == "map" and "threat" not in page.entry:
        yield entry_source(page, file, "threat", PageEntry(), "", ("page",), read)
    for i, trigger in enumerate(page.trigger):
        own = f"{page.page}-trigger-{i + 1}"
        terms: dict[str, tuple[str, Any]] = {} if trigger.cond is None else {"if": ("condition", trigger.cond)}
        blocks = {"effects": spelt_out(str(page.page), trigger.effects)}
        yield Source(own, file, ("trigger", i), blocks, scope=str(page.page), terms=terms)
    for i, variant in enumerate(page.variant):
        way = ("variant", i)
        yield Source(f"{page.page}-{variant.id}", file, way, {}, terms={"if": ("condition", variant.cond)})
        for name, entry in variant.entry.items():
            yield entry_source(page, file, name, entry, variant.id, (*way, "entry", name), read)


def entry_source(
    page: PageFile, file: str, name: str, entry: PageEntry, variant: str, way: tuple[str | int, ...], read: set[str]
) -> Source:
    scope = str(page.page)
    short = f"{name}-{variant}" if variant else name
    own = f"{scope}-{short}"
    blocks = {"text": spelt_out(scope, own_text(entry, short))}
    if name == "threat":
        blocks |= {"before": spelt_out(scope, LINGERING), "effects": spelt_out(scope, entry.effects or STANDARD)}
        blocks["after"] = CALMED
    else:
        blocks |= {"setup": spelt_out(scope, entry.setup), "effects": spelt_out(scope, entry.effects)}
    terms: dict[str, tuple[str, Any]] = {} if entry.limit is None else {"limit": ("number", entry.limit)}
    names = (("page", scope),) if name == "start" and not variant else ()
    return Source(own, file, way, blocks, root=is_root(name, own, read), scope=scope, names=names, terms=terms)


def is_root(name: str, own: str, read: set[str]) -> bool:
    """Whether play comes here by itself; numbered entries need something that reads them. That pages are led to is
    looked at when the whole book is there (`check_whole`): a part of it can be played as well."""
    return not name.isdigit() or own in read


# Short forms

LINGERING: list[Any] = [
    {"op": "flag", "name": "lingered", "add": 1, "scope": "page"},
    {
        "op": "if",
        "cond": {"is": "flag", "name": "lingered", "gte": "N"},
        "then": [{"op": "dial", "dial": "time", "by": 1}, {"op": "say", "text": "threat-lingered"}],
    },
]
"""What every threat entry begins with (6.13)."""

STANDARD: list[Any] = [{"op": "spawn", "card": True}]
CALMED: list[Any] = [{"op": "if", "cond": "situation:peaceful", "then": [{"op": "threat", "clear": True}]}]


def own_text(entry: PageEntry, short: str) -> list[Any]:
    """What is read at the beginning of an entry."""
    if entry.text is False:
        return []
    if entry.text is True:
        return [{"op": "say", "text": short, "asides": list(entry.asides)}]
    found: list[Any] = []
    for choice in reversed(entry.text):
        said: list[Any] = [{"op": "say", "text": choice.say, "asides": [*choice.asides, *entry.asides]}]
        found = said if choice.cond is None else [{"op": "if", "cond": choice.cond, "then": said, "else": found}]
    return found


def spelt_out(scope: str, effects: list[Any]) -> list[Any]:
    """Effects with their short forms written out and their texts named in full."""
    found: list[Any] = []
    for effect in effects:
        if not isinstance(effect, dict):
            found.append(effect)
        elif effect.get("op") == "say":
            found.append(said(scope, effect))
        elif effect.get("op") == "goto" and isinstance(effect.get("entry"), str):
            found.append({**effect, "entry": f"{effect.get('page', '')}-{effect['entry']}"})
        elif effect.get("op") == "pursuers" and len(effect) == 1:
            found.append(together(spelt_out(scope, PURSUERS)))
        else:
            found.append({key: _inside(scope, value) for key, value in effect.items()})
    return found


def _inside(scope: str, value: Any) -> Any:
    if isinstance(value, list):
        if any(isinstance(x, dict) and "op" in x for x in value):
            return spelt_out(scope, value)
        return [_inside(scope, x) for x in value]
    if isinstance(value, dict):
        return {key: _inside(scope, inner) for key, inner in value.items()}
    return value


def together(effects: list[Any]) -> Any:
    """Several effects as one, so that faults after them are still found on their lines."""
    return {"op": "if", "cond": {"is": "all", "of": []}, "then": effects}


def said(scope: str, effect: dict[str, Any]) -> Any:
    """`say` with its asides: each is heard if that hero is in the party."""
    text = f"{scope}-{effect.get('text', '')}"
    rest = {key: value for key, value in effect.items() if key not in ("text", "asides")}
    found: list[Any] = [{**rest, "text": text}]
    for hero in effect.get("asides", ()):
        aside = {"op": "say", "text": f"{text}-aside-{hero}"}
        found.append({"op": "if", "cond": {"is": "hero", "who": hero}, "then": [aside]})
    return found[0] if len(found) == 1 else together(found)


PURSUERS: list[Any] = [
    {
        "op": "if",
        "cond": {"is": "all", "of": [{"is": "number", "of": "hunt", "gte": 1}, {"is": "enemies", "lte": 4}]},
        "then": [{"op": "say", "text": "calamity-hunted"}],
        "else": [
            {
                "op": "if",
                "cond": {"is": "enemies", "eq": 0},
                "then": [{"op": "say", "text": "calamity-alone"}],
                "else": [
                    {
                        "op": "if",
                        "cond": "situation:peaceful",
                        "then": [{"op": "say", "text": "calamity-strangers"}],
                    },
                ],
            },
        ],
    },
    {"op": "spawn", "pursuers": True},
]
"""The pursuers of a calamity with their three texts (AF-206 to AF-210)."""


# Checking


def page_faults(content: Content, files: Mapping[int, str]) -> list[Fault]:
    """All that is wrong with the pages."""
    faults: list[Fault] = []
    for number, file in files.items():
        page = content.pages[str(number)]
        if file.rpartition("/")[2] != file_of(number):
            faults.append(Fault(file, ("page",), f"page {number} belongs in {file_of(number)}"))
        elif content.pages[page.id] is page:
            faults += check_page(page, file, event_fault)
    if faults:
        return faults
    made = bound(content)
    return made.faults or check_whole(content, made.pages)


def event_fault(on: str, content_enemies: list[str], places: list[str]) -> str:
    """What is wrong with the event of a trigger; "" if nothing is."""
    kind, colon, rest = on.partition(":")
    if kind in PLAIN_EVENTS and not colon:
        return ""
    if kind in EVENTS_WITH_ENEMY:
        return "" if rest in content_enemies else f"there is no enemy {rest!r}"
    if kind in EVENTS_WITH_PLACE:
        return "" if rest in places else f"there is no cell or tag {rest!r} on this map"
    if kind in COUNTED_EVENTS:
        return "" if rest.isdigit() and int(rest) > 0 else f"{on!r} needs a number of turns"
    events = [*PLAIN_EVENTS, *(f"{e}:ENEMY" for e in EVENTS_WITH_ENEMY), *(f"{e}:PLACE" for e in EVENTS_WITH_PLACE)]
    return f"nothing is called {on!r}; there is {', '.join([*events, 'turns:N'])}"
