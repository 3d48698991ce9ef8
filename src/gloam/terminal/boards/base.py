"""The board of a game that has none of its own: the view as a list. Other boards replace what they can do better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from rich.text import Text

from gloam.core.belief import Shades
from gloam.core.match import Choice
from gloam.core.words.lexicon import seat_letter
from gloam.terminal import look
from gloam.terminal.canvas import wrap
from gloam.terminal.room import Happened
from gloam.terminal.speech import Speech

_COLOURS = list(look.SEAT_COLOURS.values())


class Scene(msgspec.Struct, frozen=True):
    """What a screen may show: a view, all that was told to those whose view it is, the seat that it follows, and what
    those can believe, where the table shows that."""

    view: Any
    told: list[Happened]
    seats: int
    seat: str
    shades: Shades = {}


class SeatCard(msgspec.Struct, frozen=True):
    """The public state of a seat: a headline, further lines with the most important first, or all of it in short."""

    letter: str
    colour: str
    turn: bool = False
    out: bool = False
    headline: str = ""
    short: str = ""
    lines: tuple[str, ...] = ()


class ProofEntry(msgspec.Struct, frozen=True):
    """An entry of a page as its author looks at it: its variant if it is of one, its name, the passages that are its
    words, and its effects line by line."""

    variant: str
    name: str
    passages: list[str]
    effects: list[str]


class Proof(msgspec.Struct, frozen=True):
    """A page before it is played: as a board is shown it, and all that stands in it."""

    view: Any
    title: str
    entries: list[ProofEntry]


class Board:
    """Draws scenes. It only ever gets what the screen may show: the public view while secrets are covered."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a new paragraph of the log, such as a turn."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """Events that nobody should miss in the log, such as a death."""

    def is_out(self, scene: Scene, letter: str) -> bool:
        """Whether that seat takes no further part."""
        return False

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        """What signs on this board mean, for the help."""
        return []

    def status(self, scene: Scene, speech: Speech) -> str:
        """Where the game stands, in a few words."""
        return ""

    def topic(self, scene: Scene, speech: Speech) -> str:
        """What the open question is about, for example the card that is being resolved."""
        return ""

    def meaning(self, choice: Choice, scene: Scene, speech: Speech) -> str:
        """What a choice comes to, where its words are only numbers; "" where they say it."""
        return ""

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        rows = _rows(msgspec.to_builtins(scene.view), scene.seats, speech)
        return [SeatCard(seat_letter(i), _COLOURS[i % len(_COLOURS)], lines=tuple(rows[i])) for i in range(scene.seats)]

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        """What only the seat that is followed may know, as title and text; the first title fits into a corner."""
        return []

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        """The position in words, line by line."""
        return list(_listed(msgspec.to_builtins(scene.view), "", scene.seats, speech))

    def previews(self) -> list[str]:
        """The names of what an author can look at before it is played: the pages of a book."""
        return []

    def preview(self, name: str, speech: Speech, width: int) -> Text:
        """One of these, with all that is sealed."""
        raise NotImplementedError

    def proof(self, name: str) -> Proof:
        """The same as data, for a board of another client."""
        raise NotImplementedError

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        """The position as a drawing of at most the given size in cells."""
        lines = [part for line in self.tell(scene, speech) for part in wrap(line, width)]
        return Text("\n".join(lines[:height]), style=look.TEXT, no_wrap=True, end="")


def _is_by_seat(value: Any, seats: int) -> bool:
    """Whether a list seems to have one entry for each seat. Three words in a game of three may be anything: a hand,
    say."""
    return (
        isinstance(value, (list, tuple))
        and len(value) == seats
        and all(isinstance(part, (dict, int, float)) for part in value)
    )


def _rows(view: Any, seats: int, speech: Speech) -> list[list[str]]:
    """What the view has of each seat."""
    rows: list[list[str]] = [[] for _ in range(seats)]
    for key, value in view.items() if isinstance(view, dict) else ():
        if _is_by_seat(value, seats):
            for row, part in zip(rows, value, strict=True):
                row += _listed(part if isinstance(part, dict) else {key: part}, "", seats, speech)
    return rows


def _listed(value: Any, indent: str, seats: int, speech: Speech) -> Iterator[str]:
    """Nested plain data as indented lines: fields by their labels, references such as `seat:B` by their names."""
    letters = _is_by_seat(value, seats)
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in items:
        key = seat_letter(name - 1) if letters else speech.label(name) if isinstance(name, str) else name
        if isinstance(part, (dict, list, tuple)) and any(isinstance(p, (dict, list, tuple)) for p in _parts(part)):
            yield f"{indent}{key}:"
            yield from _listed(part, indent + "  ", seats, speech)
        elif isinstance(part, dict):
            yield f"{indent}{key}: " + ", ".join(f"{speech.label(k)} {_plain(v, speech)}" for k, v in part.items())
        elif isinstance(part, (list, tuple)):
            shown = [_plain(p, speech) for p in part]
            named = [f"{seat_letter(i)} {p}" for i, p in enumerate(shown)]
            yield f"{indent}{key}: " + ", ".join(named if _is_by_seat(part, seats) else shown)
        else:
            yield f"{indent}{key}: {_plain(part, speech)}"


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)


def _plain(value: Any, speech: Speech) -> str:
    if isinstance(value, str) and speech.is_reference(value):
        return speech.ref(value)
    return "-" if value is None or value == "" else str(value)
