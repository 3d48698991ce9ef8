"""Numbers as people write them: `2*N+1`, `max({lookout}, 1)`."""

from __future__ import annotations

import re
from typing import Protocol

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects import program as code


class Label:
    """An address that is known later."""

    def __init__(self) -> None:
        self.at = code.NOTHING


Cell = int | Label
Pair = tuple[int, Cell]
"""An argument: its mode and its value."""


class Counting(Protocol):
    """Who knows what names mean; each answers with an argument, or raises ValueError."""

    def counted(self, tag: str, value: str | None, way: Way) -> Pair:
        """A number of the vocabulary; the value is what stood in braces."""

    def named(self, name: str, way: Way) -> Pair:
        """What a name stands for."""

    def record(self, op: int, pairs: list[Pair]) -> Pair:
        """An operation on two numbers."""


_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|\$(\w+)|\{([^{}]*)\}|(.))")


class Expression:
    """Whole numbers, names, what stands in braces, + - *, min and max; `pair` raises ValueError if it is none."""

    def __init__(self, writer: Counting, braces: str, text: str, way: Way) -> None:
        self.writer = writer
        self.braces = braces
        self.way = way
        self.tokens = [m.groups() for m in _TOKEN.finditer(text.strip())]
        self.at = 0

    def pair(self) -> Pair:
        found = self._sum()
        if self.at < len(self.tokens):
            raise ValueError(f"{''.join(x or '' for x in self.tokens[self.at])!r} is too much")
        return found

    def _sign(self, *signs: str) -> str:
        if self.at < len(self.tokens) and self.tokens[self.at][4] in signs:
            self.at += 1
            return str(self.tokens[self.at - 1][4])
        return ""

    def _sum(self) -> Pair:
        found = self._product()
        while sign := self._sign("+", "-"):
            found = self.writer.record(code.ADD if sign == "+" else code.SUBTRACT, [found, self._product()])
        return found

    def _product(self) -> Pair:
        found = self._atom()
        while self._sign("*"):
            found = self.writer.record(code.MULTIPLY, [found, self._atom()])
        return found

    def _atom(self) -> Pair:
        if self._sign("-"):
            return self.writer.record(code.SUBTRACT, [(code.LITERAL, 0), self._atom()])
        if self._sign("("):
            found = self._sum()
            self._need(")")
            return found
        if self.at == len(self.tokens) or self.tokens[self.at][4] is not None:
            raise ValueError("something is missing")
        number, name, variable, braces, _ = self.tokens[self.at]
        self.at += 1
        if number is not None:
            return code.LITERAL, int(number)
        if variable is not None:
            return self.writer.named(variable, self.way)
        if braces is not None:
            if not self.braces:
                raise ValueError("braces mean nothing here")
            return self.writer.counted(self.braces, braces, self.way)
        assert name is not None
        if name in ("min", "max"):
            self._need("(")
            a = self._sum()
            self._need(",")
            b = self._sum()
            self._need(")")
            return self.writer.record(code.LEAST if name == "min" else code.MOST, [a, b])
        return self.writer.counted(name, None, self.way)

    def _need(self, sign: str) -> None:
        if not self._sign(sign):
            raise ValueError(f"{sign!r} is missing")
