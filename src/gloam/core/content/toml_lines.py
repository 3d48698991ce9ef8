"""Where everything stands in a TOML text: tomllib keeps no positions, and a fault needs a line."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

Path = tuple[str | int, ...]
"""The way to an entry: keys of tables and indexes of arrays."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_SCALAR: Final = re.compile(r"[^,\]}#\r\n]*")


class TomlLines:
    """The line of every entry of a valid TOML text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._starts = [0, *(m.end() for m in re.finditer("\n", text))]
        self._lines: dict[Path, int] = {(): 1}
        self._bodies: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}
        self._document()

    def line(self, path: Path) -> int:
        """The line of an entry; of the nearest one around it if the text has no such entry."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def body(self, path: Path, number: int) -> int:
        """The line in the file of line `number` (from 0) of the string at this path."""
        if path in self._bodies:
            return self._bodies[path] + number
        return self.line(path)

    # Reading. The text is valid, so only its shape matters.

    def _document(self) -> None:
        base: Path = ()
        self._skip(_BLANK)
        while self._at < len(self._text):
            if self._text.startswith("[[", self._at):
                base = self._heading(2)
            elif self._text[self._at] == "[":
                base = self._heading(1)
            else:
                self._entry(base)
            self._skip(_BLANK)

    def _heading(self, brackets: int) -> Path:
        start = self._at
        self._at += brackets
        *outer, last = self._keys()
        self._at += brackets
        path: Path = ()
        for key in outer:
            path = self._latest((*path, key))
        path = (*path, last)
        if brackets == 2:
            self._tables[path] = self._tables.get(path, -1) + 1
            path = (*path, self._tables[path])
        self._mark(path, start)
        return path

    def _latest(self, path: Path) -> Path:
        """An array of tables is continued by its latest table."""
        return (*path, self._tables[path]) if path in self._tables else path

    def _entry(self, base: Path) -> None:
        start = self._at
        path = (*base, *self._keys())
        self._mark(path, start)
        self._at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(_SPACE)
            if self._text[self._at] in "\"'":
                start = self._at + 1
                self._string(())
                keys.append(self._text[start : self._at - 1])
            else:
                bare = _BARE.match(self._text, self._at)
                assert bare is not None
                keys.append(bare.group())
                self._at = bare.end()
            self._skip(_SPACE)
            if self._text[self._at] != ".":
                return keys
            self._at += 1

    def _value(self, path: Path) -> None:
        self._lines.setdefault(path, self._line_at(self._at))
        first = self._text[self._at]
        if first in "\"'":
            self._string(path)
        elif first == "[":
            self._array(path)
        elif first == "{":
            self._inline_table(path)
        else:
            self._skip(_SCALAR)

    def _array(self, path: Path) -> None:
        self._at += 1
        index = 0
        while True:
            self._skip(_BLANK)
            if self._text[self._at] == "]":
                break
            self._value((*path, index))
            index += 1
            self._skip(_BLANK)
            if self._text[self._at] == ",":
                self._at += 1
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        while True:
            self._skip(_BLANK)
            if self._text[self._at] == "}":
                break
            self._entry(path)
            self._skip(_BLANK)
            if self._text[self._at] == ",":
                self._at += 1
        self._at += 1

    def _string(self, path: Path) -> None:
        quote = self._text[self._at]
        triple = self._text.startswith(quote * 3, self._at)
        self._at += 3 if triple else 1
        if triple:
            # A line break right after the opening quotes does not belong to the string.
            opening = re.compile(r"\r?\n").match(self._text, self._at)
            self._bodies[path] = self._line_at(opening.end() if opening else self._at)
        end = quote * 3 if triple else quote
        while not self._text.startswith(end, self._at):
            self._at += 2 if quote == '"' and self._text[self._at] == "\\" else 1
        self._at += len(end)
        # Up to two quotes may stand directly before the closing three.
        while triple and self._text.startswith(quote, self._at):
            self._at += 1

    def _skip(self, what: re.Pattern[str]) -> None:
        match = what.match(self._text, self._at)
        assert match is not None
        self._at = match.end()

    def _line_at(self, offset: int) -> int:
        return bisect_right(self._starts, offset)

    def _mark(self, path: Path, offset: int) -> None:
        line = self._line_at(offset)
        for n in range(1, len(path) + 1):
            self._lines.setdefault(path[:n], line)
