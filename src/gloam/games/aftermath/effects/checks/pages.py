"""Whether a page can be played: what no schema and no vocabulary sees (the ledger's 6.19)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from gloam.core.content.files import Fault
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.tree import Node, Page
from gloam.core.effects.vocabulary import Choose, Field
from gloam.games.aftermath.content.pagefile import PageFile
from gloam.games.aftermath.content.pagemap import CELL_IDS, LETTERS, SIDE, MapFault, PageMap, passable, read_map
from gloam.games.aftermath.effects.checks.campaign import check_campaign
from gloam.games.aftermath.effects.words.cards import Influence
from gloam.games.aftermath.effects.words.characters import Damage, Status
from gloam.games.aftermath.effects.words.colony import ColonyPhase, Discovery
from gloam.games.aftermath.effects.words.dials import DialBy, Flag
from gloam.games.aftermath.effects.words.enemies import Spawn
from gloam.games.aftermath.effects.words.items import Battery, Item, Reward
from gloam.games.aftermath.effects.words.maps import ExitState, PlaceObjective, PlaceToken, SetLine
from gloam.games.aftermath.effects.words.page import Environment
from gloam.games.aftermath.effects.words.peeking import Peek
from gloam.games.aftermath.effects.words.travel import Goto, RoadRun, Travel

if TYPE_CHECKING:
    from gloam.games.aftermath.content.schema import Content

MOST_TOKENS = {"fire": 5, "heavy": 3, "trap": 2, "fishhook": 1, "boat": 1}
STORY = ("story", "road", "colony")
ROAD_PAGE = 5
EventFault = Callable[[str, list[str], list[str]], str]


def map_of(page: PageFile) -> PageMap | None:
    """The map of a page that has one; raises MapFault."""
    m = page.map
    if m is None:
        return None
    lines = {str(kind): edges for kind, edges in m.lines.items()}
    return read_map(m.cols, m.rows, m.void, m.merge, lines, dict(m.marks))


# One page by itself


def check_page(page: PageFile, file: str, event_fault: EventFault) -> list[Fault]:
    """The faults that one file shows."""
    if "start" not in page.entry and page.page != 100:
        return [Fault(file, ("entry",), "every page has an entry `start`")]
    if page.kind in STORY:
        if page.map is not None:
            return [Fault(file, ("map",), f"a page of kind {page.kind!r} has no map")]
        return []
    if page.map is None:
        return [Fault(file, ("kind",), "a page of kind 'map' needs a [map]")]
    try:
        drawn = map_of(page)
    except MapFault as e:
        way = tuple(int(x) if x.isdigit() else x for x in e.way)
        return [Fault(file, ("map", *way), e.what)]
    assert drawn is not None
    faults = [Fault(file, way, what) for way, what in _mark_faults(page, drawn)]
    places = [*CELL_IDS, *(tag for tag, _ in drawn.tags)]
    for i, trigger in enumerate(page.trigger):
        what = event_fault(trigger.on, ENEMIES, places)
        if what:
            faults.append(Fault(file, ("trigger", i, "on"), what))
    return faults


ENEMIES: list[str] = [
    "rust-cutter", "rust-slinger", "rust-bruiser", "rust-lookout", "rustmother", "skink-runner", "gecko-hunter",
    "old-monitor", "burrow-shrew", "mole-digger", "deaf-abbot", "roach", "pale-scorpion", "hornet-matron",
    "greysmoke", "greyfeather",
]  # fmt: skip
"""The enemies, for the events of triggers; a test compares them with `enemies.toml`."""


def _mark_faults(page: PageFile, drawn: PageMap) -> Iterator[tuple[Way, str]]:
    entries = set(page.entry) | {name for variant in page.variant for name in variant.entry}
    for kind, found in (("info", drawn.info), ("objective", drawn.objective), ("exit", drawn.exit)):
        marked = {f"{kind}-{LETTERS[letter]}" for letter in found if letter >= 0}
        for name in sorted(marked - set(page.entry)):
            yield ("map", "marks"), f"the mark {name.replace('-', ':')} has no entry {name!r}"
        for name in sorted(entries):
            if name.startswith(f"{kind}-") and name not in marked:
                yield ("entry", name), f"no cell has the mark {name.replace('-', ':')}"
    if not drawn.starts:
        yield ("map", "marks"), "no cell has the mark start"
    if not drawn.enemy_starts:
        yield ("map", "marks"), "no cell has the mark enemy, and a threat entry brings enemies"
    if not any(letter >= 0 for letter in drawn.exit):
        yield ("map", "marks"), "there is no exit"
    if (page.calamity is None) != ("calamity" not in page.entry):
        yield (
            ("calamity",) if page.calamity is not None else ("entry", "calamity"),
            ("the number `calamity` and the entry calamity come together"),
        )
    for name, entry in page.entry.items():
        if not name.startswith("info-") and (entry.repeat or entry.limit is not None):
            yield ("entry", name), "only info entries have `repeat` and `limit`"
        if not name.startswith("objective-") and entry.keep_token:
            yield ("entry", name, "keep_token"), "only objective entries have `keep_token`"
        if name != "start" and (entry.setup or entry.critical):
            yield ("entry", name), "only the entry start has `setup` and `critical`"
        if entry.limit is not None and not entry.repeat:
            yield ("entry", name, "limit"), "a `limit` is for an entry with `repeat`"


# All pages together


def check_whole(content: Content, trees: list[Page]) -> list[Fault]:
    """The faults that only the whole book shows. `trees` are the programs as they were read."""
    faults: list[Fault] = []
    by_page: dict[int, list[Page]] = {}
    for tree in trees:
        if tree.source.scope:
            by_page.setdefault(int(tree.source.scope), []).append(tree)
    for page in content.pages.values():
        own = by_page.get(page.page, [])
        drawn = map_of(page)
        for tree in own:
            faults += [Fault(tree.source.file, way, what) for way, what in _program_faults(content, page, drawn, tree)]
        file = own[0].source.file
        faults += [Fault(file, way, what) for way, what in _way_faults(page, drawn, own)]
    faults += [
        *_unreached(content, trees),
        *_never_found(content, trees),
        *_unused(content, trees),
        *_scope_faults(trees),
    ]
    return [*faults, *check_campaign(content, trees)]


def _unreached(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Pages that nothing leads to: no location of the travel map, no `goto`."""
    led = {n.struct.page for tree in trees for n in tree.all() if isinstance(n.struct, Goto)}
    known = {"2", "3", "4", "5", "100", *(str(location.page) for location in content.travel.location)}
    for page in content.pages.values():
        if page.id not in led | known:
            file = next(tree.source.file for tree in trees if tree.source.scope == page.id)
            yield Fault(file, ("page",), f"nothing leads to page {page.page}")


FOUND_AT_HOME = {"d15", "d18", "d33", "d34", "d35", "d36"}
"""Discovery cards that the colony phase gives: a large or merry colony, a character who has learnt all it can."""


def _never_found(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Discovery cards that no entry gives and nobody carries."""
    found = set(FOUND_AT_HOME)
    for tree in trees:
        for node in tree.all():
            effect = node.struct
            if isinstance(effect, Discovery):
                found.add(effect.take)
            elif isinstance(effect, Reward) and effect.discovery is not None:
                found.add(effect.discovery)
            elif isinstance(effect, Spawn) and effect.loot is not None and effect.loot.discovery is not None:
                found.add(effect.loot.discovery)
    for i, card in enumerate(content.discovery):
        if card.id not in found:
            yield Fault("discovery.toml", ("discovery", i, "id"), f"nothing in the book gives {card.id}")


GIVEN_BY_RULES = {"badly-wounded", "burning"}
"""Statuses that no entry needs to give: who returns after a defeat has one, a fire another."""


def _unused(content: Content, trees: list[Page]) -> Iterator[Fault]:
    """Influence cards, statuses, environments and special tokens that no entry brings into play."""
    nodes = [node.struct for tree in trees for node in tree.all()]
    influences = {x.hero for x in nodes if isinstance(x, Influence) and not x.out}
    gained = {x.gain for x in nodes if isinstance(x, Status)} | {x.status for x in nodes if isinstance(x, Damage)}
    weather = {x.id for x in nodes if isinstance(x, Environment)}
    placed = {str(x.token) for x in nodes if isinstance(x, PlaceToken)}
    for i, hero in enumerate(content.characters):
        if hero.id not in influences:
            yield Fault("characters.toml", ("character", i, "id"), f"no entry brings the influence card of {hero.id}")
    for i, status in enumerate(content.statuses):
        if status.id not in gained | GIVEN_BY_RULES:
            yield Fault("statuses.toml", ("status", i, "id"), f"no entry makes anybody {status.id}")
    of_treasures = content.treasures.environment
    for file, environments in (("environments.toml", content.environments), ("treasures.toml", of_treasures)):
        for i, environment in enumerate(environments):
            if environment.id not in weather:
                yield Fault(file, ("environment", i, "id"), f"no entry brings the environment {environment.id}")
    for token in MOST_TOKENS:
        if token not in placed:
            yield Fault("numbers.toml", ("tokens", token), f"no entry places a token of kind {token}")


def _program_faults(content: Content, page: PageFile, drawn: PageMap | None, tree: Page) -> Iterator[tuple[Way, str]]:
    written = {str(p.page) for p in content.pages.values()}
    for node in tree.all():
        effect = node.struct
        if isinstance(effect, Goto) and effect.page not in written:
            yield (*node.way, "page"), f"page {effect.page} is not written"
        if isinstance(effect, Goto) and effect.entry is not None and effect.page in content.pages:
            name = effect.entry.removeprefix(f"{effect.page}-")
            if name not in content.pages[effect.page].entry:
                yield (*node.way, "entry"), f"page {effect.page} has no entry {name!r}"
        if isinstance(effect, Peek) and effect.page is not None and effect.page not in written:
            yield (*node.way, "page"), f"page {effect.page} is not written"
        if isinstance(effect, Battery) and effect.item is not None and not _takes_batteries(content, effect.item):
            yield (*node.way, "item"), f"{effect.item} takes no battery"
        if isinstance(effect, Goto) and effect.page == str(ROAD_PAGE):
            yield (*node.way, "page"), "a road run needs a vehicle and a destination: `road_run`"
        if isinstance(effect, RoadRun) and str(ROAD_PAGE) not in written:
            yield node.way, f"page {ROAD_PAGE}, where road runs are, is not written"
        for way, kind, name in _places(node):
            if drawn is None:
                yield way, f"page {page.page} has no map, so no {kind}"
            elif kind == "cell" and name in CELL_IDS and drawn.space[CELL_IDS.index(name)] < 0:
                yield way, f"there is no cell {name!r} on this map"
            elif kind == "edge" and any(drawn.space[CELL_IDS.index(x)] < 0 for x in name.split("-")):
                yield way, f"{name} is not on this map"
            elif kind == "tag" and name not in [tag for tag, _ in drawn.tags]:
                yield way, f"no cell of this map has the mark tag:{name}"
        if isinstance(effect, PlaceObjective) and drawn is not None and LETTERS.index(effect.id) not in drawn.objective:
            yield (*node.way, "id"), f"no cell has the mark objective:{effect.id}"
        if isinstance(effect, ExitState) and drawn is not None and LETTERS.index(effect.id) not in drawn.exit:
            yield (*node.way, "id"), f"no cell has the mark exit:{effect.id}"
        if isinstance(effect, Spawn | Damage) and drawn is None and page.kind == "story":
            yield node.way, "nobody stands anywhere on a page without a map"
    name = tree.source.id.partition("-")[2]
    if name.startswith("exit-"):
        led = [node for node in tree.all() if isinstance(node.struct, Goto | Travel)]
        for node in tree.all():
            if isinstance(node.struct, RoadRun) and not led:
                yield node.way, "the vehicle may be a wreck: say before this where the party goes then, with `goto`"
    entry = page.entry.get(name)
    if entry is not None and entry.repeat and entry.limit is None and _gives(tree.nodes):
        yield tree.source.way, "this can be read for ever, and gives something for nothing: it needs a `limit`"


def _takes_batteries(content: Content, item: str) -> bool:
    return any(x.id == item and x.batteries for x in (*content.items, *content.treasures.item))


def _gives(nodes: list[Node]) -> bool:
    """Whether these effects give something although nobody pays for it."""
    for node in nodes:
        effect = node.struct
        if isinstance(effect, DialBy) and effect.dial not in ("time",) and not str(effect.by).startswith("-"):
            return True
        if isinstance(effect, Reward | Item | Discovery):
            return True
        paid = set()
        if isinstance(effect, Choose):
            paid = {("options", i, "effects") for i, option in enumerate(effect.options) if option.cost}
        if any(_gives(block) for way, block in node.blocks.items() if way not in paid and "cost" not in way):
            return True
    return False


def _places(node: Node) -> Iterator[tuple[Way, str, str]]:
    """Cells, edges and tags that an effect and its terms name: the way, what it is, and its name."""
    for field in node.word.fields:
        yield from _places_in(node.way, field, getattr(node.struct, field.name))
    for term in node.terms.values():
        yield from _places(term)


def _places_in(way: Way, field: Field, value: Any) -> Iterator[tuple[Way, str, str]]:
    shape = field.shape
    if shape.kind == "list" and shape.item is not None and shape.item.word in ("cell", "edge", "place"):
        for i, item in enumerate(value):
            yield from _named((*way, field.key, i), shape.item.word, item)
    elif shape.kind == "ref" and shape.word in ("cell", "edge", "place") and isinstance(value, str):
        yield from _named((*way, field.key), shape.word, value)


def _named(way: Way, kind: str, name: str) -> Iterator[tuple[Way, str, str]]:
    if not name.startswith("$"):
        yield way, ("cell" if name in CELL_IDS else "tag") if kind == "place" else kind, name


def _way_faults(page: PageFile, drawn: PageMap | None, trees: list[Page]) -> Iterator[tuple[Way, str]]:
    """Story pages lead on; on a map everything can be reached; tokens suffice."""
    nodes = [node for tree in trees for node in tree.all()]
    if drawn is None:
        if page.kind == "story" and page.page != 100 and not any(
            isinstance(node.struct, Goto | ColonyPhase | Travel) for node in nodes
        ):  # fmt: skip
            yield ("entry", "start"), "this page leads nowhere: a `goto` is needed"
        return
    for token, most in MOST_TOKENS.items():
        laid = sum(n.struct.n for n in nodes if isinstance(n.struct, PlaceToken) and n.struct.token == token)
        if laid > most:
            yield ("page",), f"{laid} tokens of kind {token} are placed, and there are {most}"
    shut = ("white", "double")
    opened = {n.struct.edge for n in nodes if isinstance(n.struct, SetLine) and n.struct.kind not in shut}
    opened |= {n.struct.edge for n in nodes if isinstance(n.struct, PlaceToken) and n.struct.edge is not None}
    closed = {n.struct.edge for n in nodes if isinstance(n.struct, SetLine) and n.struct.kind in shut} - opened
    kept = [CELL_IDS.index(n.struct.at) for n in nodes
            if isinstance(n.struct, PlaceToken) and n.struct.token == "heavy" and n.struct.at in CELL_IDS]  # fmt: skip
    kept += [space for space in drawn.spaces() if drawn.exit[space] >= 0 or drawn.objective[space] >= 0]
    for start in drawn.starts:
        within = _reached(drawn, start, opened, set())
        later = _reached(drawn, start, opened, closed)
        for space in kept:
            if drawn.space[space] in within - later:
                yield ("page",), f"lines that are set cut {CELL_IDS[space]} off from {CELL_IDS[start]}"
        for space in drawn.spaces():
            for kind, found in (("info", drawn.info), ("objective", drawn.objective), ("exit", drawn.exit)):
                if found[space] >= 0 and space not in within:
                    mark = f"{kind}:{LETTERS[found[space]]}"
                    yield ("map", "marks"), f"{mark} at {CELL_IDS[space]} cannot be reached from {CELL_IDS[start]}"
        for space, _ in drawn.scavenge:
            if space not in within:
                yield ("map", "marks"), f"the tokens at {CELL_IDS[space]} cannot be reached from {CELL_IDS[start]}"


def _reached(drawn: PageMap, start: int, opened: set[str], closed: set[str]) -> set[int]:
    """The spaces that can be walked to, with these lines open and those closed."""
    found, waiting = {start}, [start]
    while waiting:
        space = waiting.pop()
        for cell in range(len(drawn.space)):
            if drawn.space[cell] != space:
                continue
            for other, kind in ((cell + 1, drawn.right[cell]), (cell + SIDE, drawn.down[cell]),
                                (cell - 1, drawn.right[cell - 1]), (cell - SIDE, drawn.down[cell - SIDE])):  # fmt: skip
                if not 0 <= other < len(drawn.space) or drawn.space[other] < 0:
                    continue
                names = {f"{CELL_IDS[cell]}-{CELL_IDS[other]}", f"{CELL_IDS[other]}-{CELL_IDS[cell]}"}
                if names & closed:
                    continue
                if (passable(kind) or names & opened) and drawn.space[other] not in found:
                    found.add(drawn.space[other])
                    waiting.append(drawn.space[other])
    return found


def _scope_faults(trees: list[Page]) -> Iterator[Fault]:
    """A flag has one scope in the whole book."""
    scopes: dict[str, tuple[str, str]] = {}
    for tree in trees:
        for node in tree.all():
            flag = node.struct
            if isinstance(flag, Flag):
                known = scopes.setdefault(flag.name, (flag.scope, tree.source.id))
                if known[0] != flag.scope:
                    what = f"the flag {flag.name!r} has the scope {known[0]!r} in {known[1]}"
                    yield Fault(tree.source.file, (*node.way, "scope"), what)
