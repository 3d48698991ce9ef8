"""The board of a game that has none of its own: the view as a list. Other boards replace what they can do better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from rich.text import Text

from gloam.core.lexicon import seat_letter
from gloam.terminal import look
from gloam.terminal.canvas import wrap
from gloam.terminal.speech import Speech

_COLOURS = list(look.SEAT_COLOURS.values())


class SeatCard(msgspec.Struct, frozen=True):
    """The public state of a seat: a headline, further lines with the most important first, or all of it in short."""

    letter: str
    colour: str
    turn: bool = False
    out: bool = False
    headline: str = ""
    short: str = ""
    lines: tuple[str, ...] = ()


class Board:
    """Draws views. It only ever gets what the screen may show: the public view while secrets are covered."""

    own_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that only some hidden characters have: an onlooker who sees one learns the character."""

    own_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions whose options tell the character although everybody knows that they are asked."""

    usual_interrupts: ClassVar[tuple[str, ...]] = ()
    """Interrupts that every hidden character seems to have."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a new paragraph of the log, such as a turn."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """Events that nobody should miss in the log, such as a death."""

    def is_hidden(self, public_view: Any, letter: str) -> bool:
        """Whether the table does not know yet who sits there: only then are there choices to cover."""
        return True

    def is_out(self, view: Any, letter: str) -> bool:
        """Whether that seat takes no further part."""
        return False

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        """What signs on this board mean, for the help."""
        return []

    def status(self, view: Any, speech: Speech) -> str:
        """Where the game stands, in a few words."""
        return ""

    def topic(self, view: Any, speech: Speech) -> str:
        """What the open question is about, for example the card that is being resolved."""
        return ""

    def seats(self, view: Any, seats: int, speech: Speech) -> list[SeatCard]:
        return [SeatCard(seat_letter(i), _COLOURS[i % len(_COLOURS)]) for i in range(seats)]

    def secrets(self, view: Any, speech: Speech) -> list[tuple[str, str]]:
        """What only the person may know, as title and text; the first title is short enough for a corner."""
        return []

    def tell(self, view: Any, speech: Speech) -> list[str]:
        """The position in words, line by line."""
        return list(_listed(msgspec.to_builtins(view), ""))

    def draw(self, view: Any, speech: Speech, width: int, height: int) -> Text:
        """The position as a drawing of at most the given size in cells."""
        lines = [part for line in self.tell(view, speech) for part in wrap(line, width)]
        return Text("\n".join(lines[:height]), style=look.TEXT, no_wrap=True, end="")


def _listed(value: Any, indent: str) -> Iterator[str]:
    """Nested plain data as indented lines."""
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, part in items:
        if isinstance(part, (dict, list, tuple)) and any(isinstance(p, (dict, list, tuple)) for p in _parts(part)):
            yield f"{indent}{key}:"
            yield from _listed(part, indent + "  ")
        elif isinstance(part, dict):
            yield f"{indent}{key}: " + ", ".join(f"{k} {_plain(v)}" for k, v in part.items())
        elif isinstance(part, (list, tuple)):
            yield f"{indent}{key}: " + ", ".join(map(_plain, part))
        else:
            yield f"{indent}{key}: {_plain(part)}"


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)


def _plain(value: Any) -> str:
    return "-" if value is None or value == "" else str(value)
