"""The panels of the full screen: seats, board, log, and the choices in the decision bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gloam.terminal import look
from gloam.terminal.boards import Board, SeatCard
from gloam.terminal.canvas import Canvas, clip, wrap
from gloam.terminal.person import Person
from gloam.terminal.room import News
from gloam.terminal.speech import Speech

INDENT = 5
"""Cells before what stands under a seat's headline: the sign of the turn and the piece are there."""

BASIC_LINES = 2
"""Lines that every seat has; more of them are possessions."""

OWN_ROWS = 3
"""Rows for the player's own card before the seats spread out."""


class ClickLine(Static):
    """A text with parts to click. These keep their own style; links of the toolkit would all look the same."""

    def __init__(self, text: Text | None = None, widget_id: str | None = None, classes: str | None = None) -> None:
        super().__init__(text or "", id=widget_id, classes=classes)
        self.auto_links = False


class DrawnPanel(Widget):
    """A panel that is redrawn for its size."""

    def __init__(self, draw: Callable[[int, int], Text], widget_id: str) -> None:
        super().__init__(id=widget_id)
        self.auto_links = False
        self._draw = draw

    def render(self) -> Text:
        size = self.content_size
        return self._draw(size.width, size.height) if size.width > 0 and size.height > 0 else Text()


def draw_seats(
    seats: list[SeatCard], secrets: list[tuple[str, str]] | None, letter: str, speech: Speech, width: int, height: int
) -> Text:
    """The seats from the top, at the bottom the card of that seat of the person's that the screen follows.

    `secrets` is None while they are covered.
    """
    canvas = Canvas(width, height)
    seats = [structs.replace(seat, lines=tuple(_wrapped(seat.lines, width - INDENT))) for seat in seats]
    card = own_card(secrets, letter, speech, width)
    # First everybody's place and character, then the player's own card, then equipment and air.
    most = max((len(seat.lines) for seat in seats), default=0)
    least = min(len(card), OWN_ROWS) + 1
    deep = next((n for n in range(most, 0, -1) if _rows(seats, n) + least <= height), 0)
    room = height - _rows(seats, deep)
    spaced = room >= len(card) + len(seats)
    y = 0
    for seat in seats:
        _draw_seat(canvas, y, seat, deep, speech)
        y += 1 + min(deep, len(seat.lines)) + int(spaced)
    if len(card) > room:
        card = [*card[: max(0, room - 1)], ("… ?", look.QUIET)] if room > 0 else []
    for i, (line, style) in enumerate(card):
        canvas.put(0, height - len(card) + i, line, style)
    return canvas.text()


def _wrapped(lines: tuple[str, ...], width: int) -> list[str]:
    return [part for line in lines for part in wrap(line, width)]


def _rows(seats: list[SeatCard], deep: int) -> int:
    return sum(1 + min(deep, len(seat.lines)) for seat in seats)


def _draw_seat(canvas: Canvas, y: int, seat: SeatCard, deep: int, speech: Speech) -> None:
    thing = f"seat:{seat.letter}"
    canvas.put(0, y, "▶" if seat.turn else " ", look.LIT_STRONG)
    canvas.put(1, y, f" {seat.letter} ", look.pointing(look.chip(seat.colour, seat.out), thing))
    own = seat.letter in speech.own_letters
    style = look.pointing(look.LIT_STRONG if seat.turn else look.QUIET if seat.out else look.STRONG, thing)
    x = canvas.put(4, y, " ◆ " if own else " ", style)
    head = seat.headline
    if deep == 0 and seat.short:
        head = seat.short
    canvas.put(x, y, clip(head, canvas.width - x), style)
    for i, line in enumerate(seat.lines[:deep]):
        # A list that is cut must not look complete.
        cut = i == deep - 1 and len(seat.lines) > max(deep, BASIC_LINES)
        canvas.put(INDENT, y + 1 + i, clip(f"{line} …", canvas.width - INDENT) if cut else line, look.QUIET)


def own_card(secrets: list[tuple[str, str]] | None, letter: str, speech: Speech, width: int) -> list[tuple[str, Style]]:
    """The card of a seat of the person's, line by line, the most important first."""
    lines = [(clip(f"◆ {speech.of_seat(letter, speech.say('terminal-own-card'))}", width), look.LIT_STRONG)]
    if secrets is None:
        return lines + [(line, look.QUIET) for line in wrap(f"{look.COVER} {speech.say('terminal-covered')}", width)]
    for name, text in secrets:
        lines += [(line, look.STRONG) for line in wrap(name, width)]
        lines += [(line, look.TEXT) for line in wrap(text, width)]
    return lines


class LogPanel(OptionList):
    """What has happened, newest at the bottom. Enter on an entry opens its rule."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.entries: list[News] = []
        self._listed: list[News] = []

    def tell(self, news: list[News], speech: Speech, board: Board, person: Person) -> None:
        """Add what may be shown now; the rest is kept until the secrets it belongs to are uncovered."""
        self.entries += news
        fresh = person.shown(news)
        if fresh:
            self._listed += fresh
            self.add_options([Option(log_line(heard, speech, board)) for heard in fresh])
            self.call_after_refresh(self.scroll_end, animate=False)

    def tell_again(self, entries: list[News], speech: Speech, board: Board, person: Person) -> None:
        """All of it anew: in another language, or with the secrets covered or not."""
        self.clear_options()
        self.entries, self._listed = [], []
        self.tell(entries, speech, board, person)

    def rule_here(self) -> str:
        """The rule of the entry under the cursor."""
        return "" if self.highlighted is None else self._listed[self.highlighted].phrase.rule

    def last_rule(self) -> str:
        """The rule of the latest entry."""
        return self._listed[-1].phrase.rule if self._listed else ""


class Listed:
    """An entry of a list: its mark in a column of its own, the text, and a rule after it. Han text wraps too."""

    def __init__(self, mark: str, text: str, style: Style, rule: str = "", gutter: int = 2) -> None:
        self._mark = mark
        self._gutter = gutter
        self._text = text
        self._style = style
        self._rule = rule

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width - self._gutter - 1
        lines = wrap(self._text, width)
        rule = f"  {self._rule}" if self._rule else ""
        alone = bool(lines) and cell_len(lines[-1] + rule) > width  # then it stands below the text
        for i, line in enumerate(lines):
            yield Text.assemble(
                ((self._mark if i == 0 else "").ljust(self._gutter), look.LIT), (line, self._style), end=""
            )
            if i == len(lines) - 1:
                yield Text(f"\n{rule}" if alone else rule, look.SHADE, end="")
            yield Segment.line()


def log_line(heard: News, speech: Speech, board: Board) -> Listed:
    key = heard.phrase.key
    style = look.LIT_STRONG if key in board.headings else look.STRONG if key in board.moments else look.TEXT
    mark = "▌" if speech.concerns_me(heard.phrase) or heard.private else ""
    return Listed(mark, speech.event(heard.phrase), style, heard.phrase.rule)


REFUSED = "×"
"""The sign of a choice that the rules refuse."""

PLAN = "↶"
"""The sign of a choice that can be taken back."""


class Item(msgspec.Struct, frozen=True):
    """A line of the choices: what it says, and its sign, if it has one."""

    text: str
    sign: str

    @property
    def refused(self) -> bool:
        return self.sign == REFUSED


class Choices(Widget, can_focus=True):
    """The options of the open question in as many columns as fit, refused ones dimmed and marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1, 0)", show=False),
        Binding("down", "step(1, 0)", show=False),
        Binding("left", "step(0, -1)", show=False),
        Binding("right", "step(0, 1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    class Picked(Message):
        """Somebody chose an item, refused ones included."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Moved(Message):
        """Somebody went to an item with the arrows."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.items: list[Item] = []
        self.cursor = 0

    def show_items(self, items: list[Item]) -> None:
        if items != self.items:
            self.items = items
            self.cursor = 0
            self.refresh(layout=True)

    def _grid(self, width: int) -> tuple[int, list[int]]:
        """The rows, and the width of each column: as many columns as the room allows, each as wide as it must be."""
        sizes = [cell_len(_label(i, item)) + 1 for i, item in enumerate(self.items)]
        for rows in range(1, len(sizes)):
            columns = [max(sizes[i : i + rows]) for i in range(0, len(sizes), rows)]
            if sum(columns) <= width:
                return rows, columns
        return max(1, len(sizes)), [width]

    def _place(self, index: int, width: int) -> Region:
        """Where an item stands."""
        rows, columns = self._grid(width)
        column = index // rows
        return Region(sum(columns[:column]), index % rows, columns[column], 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._grid(width)[0]

    def render(self) -> Text:
        width = self.content_size.width
        canvas = Canvas(max(1, width), self._grid(width)[0])
        for i, item in enumerate(self.items):
            style = look.SHADE if item.refused else look.TEXT
            if i == self.cursor and self.has_focus:
                style = look.CURSOR_REFUSED if item.refused else look.CURSOR
            place = self._place(i, width)
            canvas.put(place.x, place.y, clip(_label(i, item), place.width - 1), style)
        return canvas.text()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        for i in range(len(self.items)):
            if self._place(i, self.content_size.width).contains(event.x, event.y):
                self.move_to(i)
                self.action_pick()

    def move_to(self, index: int) -> None:
        self.cursor = index
        self.refresh()
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(self._place(index, self.content_size.width), animate=False)

    def action_step(self, down: int, right: int) -> None:
        index = self.cursor + down + right * self._grid(self.content_size.width)[0]
        if 0 <= index < len(self.items):
            self.move_to(index)
            self.post_message(self.Moved(index))

    def action_pick(self) -> None:
        if self.items:
            self.post_message(self.Picked(self.cursor))


def _label(index: int, item: Item) -> str:
    return f" {index + 1} {item.sign and item.sign + ' '}{item.text} "
