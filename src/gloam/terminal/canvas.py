"""A grid of terminal cells to draw a board on. Han characters take two cells, as terminals show them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

PLAIN = Style()

# Corners and sides of a frame, clockwise from the upper left corner, then horizontal and vertical.
HEAVY = "┏┓┛┗━┃"
LIGHT = "╭╮╯╰─│"


def clip(text: str, width: int) -> str:
    """The text, shortened with an ellipsis to at most `width` cells."""
    if cell_len(text) <= width:
        return text
    kept, used = "", 1
    for char in text:
        used += cell_len(char)
        if used > width:
            break
        kept += char
    return kept.rstrip() + "…" if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells; Han text breaks anywhere, other text at spaces."""
    if width < 2:
        return []
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for piece in _pieces(paragraph):
            if cell_len(line + piece.rstrip()) <= width:
                line += piece
                continue
            if line.strip():
                lines.append(line.rstrip())
            line = piece.lstrip()
            while cell_len(line.rstrip()) > width:
                end = _fitting(line, width)
                lines.append(line[:end])
                line = line[end:]
        lines.append(line.rstrip())
    return lines


_NEVER_FIRST = "，。、；：？！）》」』”’…"
_NEVER_LAST = "（《「『“‘"


def _pieces(text: str) -> list[str]:
    """What a line may break after: words with their spaces, Han characters with the punctuation that clings to them."""
    pieces: list[str] = []
    for char in text:
        wide = cell_len(char) == 2
        fresh = not pieces or pieces[-1][-1] == " " or wide or cell_len(pieces[-1][-1]) == 2
        if pieces and (char == " " or char in _NEVER_FIRST or pieces[-1][-1] in _NEVER_LAST):
            fresh = False
        if fresh:
            pieces.append(char)
        else:
            pieces[-1] += char
    return pieces


def _fitting(text: str, width: int) -> int:
    used = 0
    for i, char in enumerate(text):
        used += cell_len(char)
        if used > width:
            return max(i, 1)
    return len(text)


class Canvas:
    """Cells with a style each. What does not fit is left out, never wrapped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write from (x, y) on; returns the column after the last cell."""
        for char in text:
            size = cell_len(char)
            if size == 0:
                continue
            if 0 <= y < self.height and x >= 0 and x + size <= self.width:
                self._cells[y][x] = char
                self._styles[y][x] = style
                if size == 2:
                    self._cells[y][x + 1] = ""
                    self._styles[y][x + 1] = style
            x += size
        return x

    def frame(self, x: int, y: int, width: int, height: int, style: Style, kind: str = HEAVY) -> None:
        """An empty frame with its corners on the given rectangle."""
        right, bottom = x + width - 1, y + height - 1
        self.put(x, y, kind[0] + kind[4] * (width - 2) + kind[1], style)
        self.put(x, bottom, kind[3] + kind[4] * (width - 2) + kind[2], style)
        for row in range(y + 1, bottom):
            self.put(x, row, kind[5], style)
            self.put(right, row, kind[5], style)

    def text(self) -> Text:
        """The drawing as one rich text, line by line."""
        drawn = Text(no_wrap=True, end="")
        for y in range(self.height):
            if y:
                drawn.append("\n")
            start = 0
            row, styles = self._cells[y], self._styles[y]
            for x in range(1, self.width + 1):
                if x == self.width or styles[x] is not styles[start]:
                    drawn.append("".join(row[start:x]), styles[start])
                    start = x
        return drawn
