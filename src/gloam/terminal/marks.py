"""Puts the numbers of choices on a drawing, next to the things they name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloam.core.match import Choice
from gloam.terminal import look

_POINT = re.compile(r"app\.point\('(.*)'\)")


def numbers_of(options: Sequence[Choice]) -> dict[str, str]:
    """The number under which each thing is chosen; the first, where several choices name it."""
    found: dict[str, str] = {}
    for number, choice in enumerate(options, 1):
        for thing in choice.phrase.facts.values():
            if isinstance(thing, str):
                found.setdefault(thing, str(number))
    return found


def mark(drawn: Text, numbers: Mapping[str, str]) -> Text:
    """The drawing with the numbers on it: in free cells of a thing or right behind it, else over its last cells."""
    cells = list(drawn.plain)
    taken: dict[int, str] = {}
    spans: dict[str, list[tuple[int, int]]] = {}
    for span in drawn.spans:
        thing = _thing(span.style)
        if thing:
            spans.setdefault(thing, []).append((span.start, span.end))
            taken.update(dict.fromkeys(range(span.start, span.end), thing))
    for thing, number in numbers.items():
        at = _place(cells, taken, thing, spans.get(thing, []), len(number))
        if at >= 0:
            end = at + len(number)
            cells[at:end] = number
            taken.update(dict.fromkeys(range(at, end), "number"))
            drawn.stylize(look.pointing(look.CURSOR, thing), at, end)
    drawn.plain = "".join(cells)
    return drawn


def _thing(style: str | Style) -> str:
    found = _POINT.fullmatch(str(style.meta.get("@click", ""))) if isinstance(style, Style) and style.meta else None
    return found[1] if found else ""


def _place(cells: list[str], taken: dict[int, str], thing: str, spans: list[tuple[int, int]], size: int) -> int:
    """Where a number of this size goes; -1 where there is no room for it."""
    for start, end in spans:
        # Its own cells from behind, with a space before the number, then those behind it.
        for at in range(end - size, start, -1):
            if all(taken[i] == thing and cells[i] == " " for i in range(at - 1, at + size)):
                return at
        after = range(end, min(end + size + 1, len(cells)))
        if len(after) > size and all(i not in taken and cells[i] == " " for i in after):
            return end + 1
    if ":" not in thing:  # what is written there is the choice itself, such as a split of genes
        return -1
    for start, end in spans:
        over = range(end - size, end)
        if over.start > start and all(taken[i] == thing and cell_len(cells[i]) == 1 for i in over):
            return over.start
    return -1
