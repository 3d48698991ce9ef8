"""The board of Aftermath: the open page of the book as a map in box characters, the threat track and the colony's dials
beside it. What is read out stands in the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloam.core.words.lexicon import Choice
from gloam.games.aftermath.content.tables import PAGES
from gloam.games.aftermath.effects.passages import title_of
from gloam.games.aftermath.shown.views import CellView, FoeView, HeroView, MapView, View
from gloam.terminal import look
from gloam.terminal.boards.aftermath_pages import entries, laid_out, passages
from gloam.terminal.boards.aftermath_stakes import band_line, hand_of, specials, test_line, tests_line, trial_line
from gloam.terminal.boards.base import Board, Proof, Scene, SeatCard
from gloam.terminal.canvas import Canvas, clip, wrap
from gloam.terminal.speech import Speech

COLOURS = [look.SEAT_COLOURS[name] for name in ("yellow", "red", "blue", "green")]
DIALS = ("time", "food", "scrap", "clues", "population", "morale")

LEVEL = {"dash": "┄", "red": "━", "blue": "~", "green": "^", "white": "─", "double": "═"}
UPRIGHT = {"dash": "┆", "red": "┃", "blue": "~", "green": "^", "white": "│", "double": "║"}
LINES = {
    "dash": look.SHADE,
    "red": Style(color="#ff8a7a"),
    "blue": Style(color="#81a1c1"),
    "green": Style(color="#a3be8c"),
    "white": look.STRONG,
    "double": look.STRONG,
}
BARRED = ("white", "double")
"""Lines that nobody crosses on foot."""

INFO, OBJECTIVE, EXIT, HIDE, START, ENTRY, FIND, FOE, DRONE = "?", "!", "»", "h", "o", "v", "$", "x", "d"
TOKENS = {"fire": "*", "trap": "%", "heavy": "&", "fishhook": "¿", "boat": "u"}

MARKS = ("info", "exit", "hide", "start", "enemy")
"""Marks of a map that are always there to be seen."""

NARROWEST, WIDEST = 6, 12
"""Columns a cell has, with the line at its side."""

BAND = 3
"""Rows that stand above the map: the page, the dials, the letters of the columns."""

EDGE = 3
"""Columns that the numbers of the rows take."""

BESIDE = 28
"""So many columns the threat track needs beside the map; else it stands below, where there is room."""


class AftermathBoard(Board):
    """The book lies open for all; covered are hands only, and only where the players wanted it."""

    headings = frozenset({"event-turn", "event-opened", "event-enemy-turn"})
    moments = frozenset(
        {
            "event-calamity", "event-comes", "event-hurt", "event-poisoned", "event-defeated", "event-enemy-defeated",
            "event-discovery", "event-goal", "event-mission-succeeded", "event-mission-failed", "event-won",
            "event-lost", "event-over",
        }
    )  # fmt: skip

    def is_out(self, scene: Scene, letter: str) -> bool:
        return any(hero.where == "defeated" for hero in scene.view.heroes if hero.seat == letter)

    # In words

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        tokens = [(sign, speech.say(f"term-token-{name}")) for name, sign in TOKENS.items()]
        lines = [(f"{LEVEL[kind]}{UPRIGHT[kind]}", speech.say(f"term-line-{kind}")) for kind in LEVEL]
        return [
            ("Pi!", speech.say("term-sign-hero")),
            (f"{FOE}1", speech.say("term-sign-foe")),
            (f"{DRONE}1", speech.say("term-sign-drone")),
            (f"{INFO}a", speech.say("term-sign-info")),
            (f"{OBJECTIVE}a", speech.say("term-sign-objective")),
            (f"{EXIT}a", speech.say("term-sign-exit")),
            (f"{FIND}2", speech.say("term-sign-find")),
            (HIDE, speech.say("term-sign-hide")),
            (START, speech.say("term-sign-start")),
            (ENTRY, speech.say("term-sign-enemy")),
            *tokens,
            *lines,
        ]

    def status(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.over:
            return speech.say("terminal-over")
        parts = [speech.say("term-session", number=view.campaign.session)]
        if view.mission:
            parts.append(speech.ref(f"mission:{view.mission}"))
        if view.turn:
            parts.append(speech.say("term-turn", seat=view.turn))
        return speech.listed(parts)

    def topic(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.trial is not None:
            return trial_line(view.trial, hand_of(view, view.trial.seat), speech)
        if offered := tests_line(view, speech):
            return offered
        return _task(view, speech) if view.task is not None else _road(view, speech)

    def meaning(self, choice: Choice, scene: Scene, speech: Speech) -> str:
        """What the test asks that a choice begins."""
        view: View = scene.view
        test = view.tests.get(choice.notation)
        return test_line(test, speech) if test is not None else ""

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        view: View = scene.view
        cards = []
        for i, hero in enumerate(view.heroes):
            life = speech.say("term-life", wounds=hero.wounds + hero.toxic, life=hero.life)
            cards.append(
                SeatCard(
                    hero.seat,
                    COLOURS[i % len(COLOURS)],
                    turn=hero.seat == view.turn and not view.over,
                    out=hero.where == "defeated",
                    headline=speech.ref(f"hero:{hero.hero}"),
                    short=life,
                    lines=tuple(self._sheet(hero, speech)),
                )
            )
        return cards

    def _sheet(self, hero: HeroView, speech: Speech) -> Iterator[str]:
        """What everybody sees of a character, the most urgent first."""
        where = hero.cell if hero.where == "page" and hero.cell else speech.say(f"term-where-{hero.where}")
        yield speech.listed([where, speech.say("term-life", wounds=hero.wounds + hero.toxic, life=hero.life)])
        if hero.toxic:
            yield speech.say("term-toxic", count=hero.toxic)
        if hero.statuses:
            yield speech.listed([speech.ref(f"status:{status}") for status in hero.statuses])
        if hero.hidden:
            yield speech.say("term-hidden")
        if hero.carries:
            yield speech.say("term-carries")
        yield speech.say("term-worn", items=_things(hero.worn, "item", speech) or speech.say("term-nothing"))
        yield speech.say(
            "term-pack",
            items=_things(hero.pack, "item", speech) or speech.say("term-nothing"),
            count=len(hero.pack),
            limit=hero.backpack,
        )
        yield speech.say("term-batteries", count=hero.batteries)
        if hero.abilities:
            yield speech.say("term-abilities", abilities=_things(hero.abilities, "ability", speech))

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        view: View = scene.view
        return [
            (speech.say("term-hand", count=hero.cards), _things(hero.hand, "card", speech))
            for hero in view.heroes
            if hero.seat == scene.seat and hero.hand is not None
        ]

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        """The position for whoever cannot see the map: the page, one's own characters and the ways from there."""
        view: View = scene.view
        lines = [self.status(scene, speech), *_head(view, speech)]
        lines += [f"{title}: {text}" for title, text in self.secrets(scene, speech)]
        for hero in sorted(view.heroes, key=lambda one: one.seat != scene.seat):
            facts = speech.listed(list(self._sheet(hero, speech)))
            lines.append(speech.say("term-hero", hero=speech.ref(f"hero:{hero.hero}"), seat=hero.seat, facts=facts))
            if hero.seat == scene.seat and hero.where == "page" and hero.cell and _map(view) is not None:
                lines.append(speech.say("term-ways", cell=hero.cell, ways=_ways(view, hero.cell, speech)))
        lines += [_foe(foe, speech) for foe in view.foes]
        lines += [band_line(band, speech) for band in view.bands if specials(band, speech)]
        lines += list(_track(view, speech))
        lines += list(_places(view, speech))
        lines += list(_colony(view, speech))
        if topic := self.topic(scene, speech):
            lines.append(topic)
        return lines

    # For authors

    def previews(self) -> list[str]:
        return [str(number) for number in PAGES]

    def preview(self, name: str, speech: Speech, width: int) -> Text:
        """The map, then every entry with all its words and what it does."""
        number = int(name)
        speech.open(passages(number))
        scene = laid_out(number)
        rows = scene.view.page.map.rows if scene.view.page.map is not None else 0
        shown = self.draw(scene, speech, width, BAND + 3 * rows + 1 if rows else 2)
        for entry in entries(number):
            name = f"{entry.variant}.{entry.name}" if entry.variant else entry.name
            shown.append(f"\n\n[{name}]", look.LIT_STRONG)
            for passage in entry.passages:
                shown.append(f"\n{passage}", look.SHADE)
                shown.append("\n" + "\n".join(wrap(speech.ref(f"page:{passage}"), width)), look.TEXT)
            for line in entry.effects:
                shown.append(f"\n{line}", look.QUIET)
        return shown

    def proof(self, name: str) -> Proof:
        number = int(name)
        return Proof(laid_out(number).view, title_of(number), list(entries(number)))

    # As a drawing

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        page = _map(scene.view)
        if page is None:
            return Text("\n".join(_leaf(scene.view, speech, width)[:height]), style=look.TEXT, no_wrap=True, end="")
        if width < page.cols * NARROWEST + EDGE + 1 or height < 2 * BAND + 1:
            return super().draw(scene, speech, width, height)
        return MapDrawing(scene, speech, width, height).text()


class MapDrawing:
    """The map of a page: a row for each row of cells and one for the lines between them, more where there is room. Of a
    map that is too high the rows around the followed character are drawn."""

    def __init__(self, scene: Scene, speech: Speech, width: int, height: int) -> None:
        self.view: View = scene.view
        page = _map(self.view)
        assert page is not None
        self.page = page
        self.scene = scene
        self.speech = speech
        self.canvas = Canvas(width, height)
        roomy = (width - EDGE - 1 - BESIDE) // page.cols
        self.beside = roomy >= NARROWEST
        self.wide = min(WIDEST, roomy if self.beside else (width - EDGE - 1) // page.cols)
        self.high = max(2, min(4, (height - BAND - 1) // page.rows))
        shown = min(page.rows, (height - BAND - 1) // self.high)
        own = next((hero.cell for hero in self.view.heroes if hero.seat == scene.seat and hero.cell), "")
        middle = int(own[1:]) - 1 if own else 0
        self.first = max(0, min(middle - shown // 2, page.rows - shown))
        self.last = self.first + shown
        self.cells = {cell.cell: cell for cell in page.cells}
        self.colours = {hero.seat: COLOURS[i % len(COLOURS)] for i, hero in enumerate(self.view.heroes)}

    def text(self) -> Text:
        for y, line in enumerate(_head(self.view, self.speech)[: BAND - 1]):
            self.canvas.put(0, y, clip(line, self.canvas.width), look.LIT if y == 0 else look.QUIET)
        for column in range(self.page.cols):
            self.canvas.put(self.x(column) + self.wide // 2, BAND - 1, "abcdefghijkl"[column], look.SHADE)
        for row in range(self.first, self.last):
            self.canvas.put(0, self.y(row) + self.high // 2, f"{row + 1:2}", look.SHADE)
        self.lines()
        for cell in self.page.cells:
            if self.first <= _row(cell.cell) < self.last:
                self.content(cell)
        self.track()
        return self.canvas.text()

    def x(self, column: int) -> int:
        return EDGE + column * self.wide

    def y(self, row: int) -> int:
        return BAND + (row - self.first) * self.high

    def between(self, cell: CellView | None, other: CellView | None, kind: str) -> str:
        """The kind of line between two neighbours; "" inside a space and outside the map."""
        if cell is None or other is None:
            return "" if cell is other else "double"
        return "" if cell.space == other.space else kind

    def at(self, column: int, row: int) -> CellView | None:
        return self.cells.get(f"{'abcdefghijkl'[column]}{row + 1}") if 0 <= column < 12 else None

    def lines(self) -> None:
        for row in range(self.first, self.last + 1):
            for column in range(self.page.cols + 1):
                here, left, above = self.at(column, row), self.at(column - 1, row), self.at(column, row - 1)
                x, y = self.x(column), self.y(row)
                kind = self.between(above, here, above.down if above is not None else "double")
                if kind:
                    self.canvas.put(x + 1, y, LEVEL[kind] * (self.wide - 1), LINES[kind])
                kind = self.between(left, here, left.right if left is not None else "double")
                if kind and row < self.last:
                    for inside in range(1, self.high):
                        self.canvas.put(x, y + inside, UPRIGHT[kind], LINES[kind])
                around = (here, left, above, self.at(column - 1, row - 1))
                if any(one is not None for one in around):
                    self.canvas.put(x, y, "·", look.SHADE)

    def content(self, cell: CellView) -> None:
        """Figures first, then what lies there. A space of several cells shows all of it in its first one; every cell
        can be pointed at."""
        column, row = "abcdefghijkl".index(cell.cell[0]), _row(cell.cell)
        left, right = self.x(column) + 1, self.x(column + 1) - 1
        top, bottom = self.y(row) + 1, self.y(row) + self.high - 1
        for y in range(top, bottom + 1):
            self.canvas.put(left, y, " " * (right - left + 1), look.pointing(look.QUIET, cell.space))
        if cell.space != cell.cell:
            return
        x, y = left, top
        for text, style in [*self.figures(cell.cell), *self.things(cell)]:
            if x + cell_len(text) > right + 1:
                x, y = left, y + 1
            if y > bottom:
                self.canvas.put(right, bottom, "…", look.pointing(look.QUIET, cell.space))
                return
            x = self.canvas.put(x, y, text, look.pointing(style, cell.space)) + (x + cell_len(text) < right)

    def figures(self, space: str) -> Iterator[tuple[str, Style]]:
        for hero in self.view.heroes:
            if hero.cell == space and hero.where == "page":
                hurt = "!" if hero.wounds + hero.toxic else ""
                yield _initials(hero, self.speech) + hurt, look.chip(self.colours[hero.seat])
        for foe in self.view.foes:
            for cells, sign in ((foe.cells, FOE), (foe.drones, DRONE)):
                if count := sum(1 for cell in cells if self.space(cell) == space):
                    yield f"{sign}{foe.slot}" * count, look.WOUND

    def space(self, cell: str) -> str:
        return self.cells[cell].space if cell in self.cells else cell

    def things(self, cell: CellView) -> Iterator[tuple[str, Style]]:
        for mark in cell.marks:
            kind, _, letter = mark.partition(":")
            if kind == "info":
                yield INFO + letter, look.LIT
            elif kind == "objective" and letter in self.page.objectives:
                yield OBJECTIVE + letter, look.LIT_STRONG
            elif kind == "exit":
                yield EXIT + letter, look.LIT
            elif kind in ("hide", "start", "enemy"):
                yield {"hide": HIDE, "start": START, "enemy": ENTRY}[kind], look.SHADE
        for find in self.page.finds:
            if self.space(find.cell) == cell.cell:
                yield f"{FIND}{find.difficulty}", look.QUIET
        for where, tokens in self.page.tokens.items():
            if self.space(where) == cell.cell:
                yield "".join(TOKENS[token] for token in tokens), look.WOUND

    def track(self) -> None:
        """The threat track with the enemies, beside the map or below it."""
        lines = [*_track(self.view, self.speech), *(_foe(foe, self.speech) for foe in self.view.foes)]
        lines += [band_line(band, self.speech) for band in self.view.bands if specials(band, self.speech)]
        below = self.y(self.last) + 1
        left, top = (self.x(self.page.cols) + 2, BAND) if self.beside else (0, below)
        end = self.put(left, top, lines, look.TEXT)
        self.prose(below if self.beside else end)

    def prose(self, top: int) -> None:
        """What was read last, as far as there is room below the map: from its beginning."""
        passages = [one.facts[0] for one in self.scene.told if one.kind == "read"]
        if passages and top + 1 < self.canvas.height:
            self.put(0, top + 1, [self.speech.ref(f"page:{passages[-1]}")], look.QUIET)

    def put(self, left: int, y: int, lines: Sequence[str], style: Style) -> int:
        """Write lines one below the other, wrapped; returns the row after them."""
        for line in lines:
            for i, part in enumerate(wrap(line, self.canvas.width - left - 2)):
                self.canvas.put(left + 2 * (i > 0), y, part, style)
                y += 1
        return y


def _map(view: View) -> MapView | None:
    return view.page.map if view.page is not None else None


def _row(cell: str) -> int:
    return int(cell[1:]) - 1


def _head(view: View, speech: Speech) -> list[str]:
    """The page and its dangers, then the dials."""
    page = view.page
    parts = [speech.say("term-book-closed")]
    if page is not None:
        parts = [speech.say("term-page", page=page.page, title=speech.ref(f"page:{page.title}"))]
        if page.map is not None:
            parts.append(speech.say("term-hostile" if page.hostile else "term-peaceful"))
        if page.calamity:
            parts.append(speech.say("term-calamity-past" if page.calamity_past else "term-calamity", at=page.calamity))
        parts += [speech.ref(f"environment:{one}") for one in page.environments]
        if page.pending:
            parts.append(speech.say("term-pending"))
    dials = [f"{speech.ref(f'dial:{dial}')} {view.dials[dial]}" for dial in DIALS]
    return [speech.listed(parts), speech.listed(dials)]


def _leaf(view: View, speech: Speech, width: int) -> list[str]:
    """A page without a map, or none: the dials, the road or the colony."""
    told = [*_head(view, speech), _road(view, speech), *_colony(view, speech)]
    return [part for line in told if line for part in wrap(line, width)]


def _colony(view: View, speech: Speech) -> Iterator[str]:
    campaign = view.campaign
    for mission, state in campaign.missions.items():
        yield speech.say("term-mission", mission=speech.ref(f"mission:{mission}"), state=speech.say(f"term-is-{state}"))
    for key, items in (("stores", campaign.stores), ("built", campaign.built), ("broken", campaign.broken)):
        if items:
            yield speech.say(f"term-{key}", items=_things(items, "item", speech))
    for box in view.at_home:
        facts = _things((*box.worn, *box.pack), "item", speech) or speech.say("term-nothing")
        yield speech.say("term-at-home", hero=speech.ref(f"hero:{box.hero}"), items=facts)


def _task(view: View, speech: Speech) -> str:
    task = view.task
    assert task is not None
    attribute = speech.ref(f"attribute:{task.attribute}")
    where = speech.listed(task.cells)
    return speech.say("term-task", attribute=attribute, dial=task.dial, difficulty=task.difficulty, cells=where)


def _road(view: View, speech: Speech) -> str:
    road = view.road
    if road is None:
        return ""
    vehicle, location = speech.ref(f"vehicle:{road.vehicle}"), speech.ref(f"location:{road.to}")
    parts = [
        speech.say("term-road", vehicle=vehicle, location=location),
        speech.say("term-hull", hull=road.hull, cards=road.cards),
    ]
    if road.open_card:
        parts.append(speech.ref(f"vehicle:{road.open_card}"))
    if road.chasers:
        parts.append(speech.say("term-chasers", vehicles=_things(road.chasers, "vehicle", speech)))
    return " ".join(parts)


def _track(view: View, speech: Speech) -> Iterator[str]:
    """The slots of the threat track that hold a card, and who has been after the party."""
    cards = [(slot, card) for slot, card in enumerate(view.threats, 1) if card]
    if cards:
        told = [speech.say("term-threat", slot=slot, card=speech.ref(f"card:{card}")) for slot, card in cards]
        yield speech.say("term-threats", threats=speech.listed(told))
    if view.hunt:
        yield speech.say("term-hunt", enemies=_things(view.hunt, "enemy", speech))


def _foe(foe: FoeView, speech: Speech) -> str:
    parts = [
        speech.say("term-life", wounds=foe.wounds, life=foe.life),
        speech.say("term-defence", value=foe.defence),
        *([speech.say("term-talk", value=foe.talk)] if foe.talk else []),
        *([speech.listed(foe.cells)] if foe.cells else []),
        *([speech.say("term-drones", cells=speech.listed(foe.drones))] if foe.drones else []),
        *([speech.say("term-pursuer")] if foe.pursuer else []),
    ]
    enemy = speech.ref(f"enemy:{foe.enemy}")
    return speech.say("term-foe", slot=foe.slot, enemy=enemy, facts=speech.listed(parts))


def _places(view: View, speech: Speech) -> Iterator[str]:
    """What lies where on the map, for whoever cannot see it."""
    page = _map(view)
    if page is None:
        return
    for cell in page.cells:
        for mark in cell.marks:
            kind, _, letter = mark.partition(":")
            if kind in MARKS or (kind == "objective" and letter in page.objectives):
                thing = f"{speech.say(f'term-sign-{kind}')} {letter}".strip()
                yield speech.say("term-lies", cell=cell.cell, thing=thing)
    for find in page.finds:
        yield speech.say("term-find", cell=find.cell, difficulty=find.difficulty)
    for where, tokens in page.tokens.items():
        named = speech.listed([speech.say(f"term-token-{token}") for token in tokens])
        yield speech.say("term-lies", cell=where, thing=named)


def _ways(view: View, own: str, speech: Speech) -> str:
    """Where one can go from a space, over which kind of line."""
    page = _map(view)
    assert page is not None
    cells = {cell.cell: cell for cell in page.cells}
    found: dict[str, list[str]] = {}
    for cell in page.cells:
        column, row = "abcdefghijkl".index(cell.cell[0]), _row(cell.cell)
        for kind, other in (
            (cell.right, f"{'abcdefghijkl'[(column + 1) % 12]}{row + 1}"),
            (cell.down, f"{cell.cell[0]}{row + 2}"),
        ):
            beside = cells.get(other)
            if beside is None or beside.space == cell.space or kind in BARRED:
                continue
            for here, there in ((cell.space, beside.space), (beside.space, cell.space)):
                if here == own:
                    found.setdefault(there, []).append(kind)
    ways = []
    for there, kinds in sorted(found.items()):
        plain = "dash" in kinds
        ways.append(there if plain else speech.say("term-way", cell=there, line=speech.say(f"term-line-{kinds[0]}")))
    return speech.listed(ways) or speech.say("term-nothing")


def _things(things: Sequence[str] | None, kind: str, speech: Speech) -> str:
    counts = Counter(speech.ref(f"{kind}:{thing}") for thing in things or ())
    return speech.listed([f"{name} ×{count}" if count > 1 else name for name, count in counts.items()])


def _initials(hero: HeroView, speech: Speech) -> str:
    """Two letters of an alphabet, one of Han."""
    name = speech.ref(f"hero:{hero.hero}")
    return name[:1] if cell_len(name[:1]) == 2 else name[:2]


BOARD = AftermathBoard()
