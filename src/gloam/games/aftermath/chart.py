"""Ways and sight on a map as it is now: the page's lines with what play has changed (AF-085 to AF-119, AF-565)."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.pagemap import CELLS, DOUBLE, NOWHERE, SIDE, PageMap, passable

FAR: Final = 1 << 20
_SAMPLES: Final = [1, 2, 3]


class Chart:
    """What follows from the lines of a map. Never changed, so states share it."""

    def __init__(self, page: PageMap, changes: list[tuple[int, int, int]]) -> None:
        self.page = page
        self.space = page.space
        right, down = page.right.copy(), page.down.copy()
        for a, b, kind in changes:
            if b - a == 1:
                right[a] = kind
            else:
                down[a] = kind
        self.right = right
        self.down = down
        self.spaces = page.spaces()
        self.near: list[list[int]] = [[] for _ in range(CELLS)]
        self.kinds: list[list[int]] = [[] for _ in range(CELLS)]
        for cell in range(CELLS):
            if self.space[cell] < 0:
                continue
            if cell % SIDE < SIDE - 1:
                self._border(self.space[cell], self.space[cell + 1], right[cell])
            if cell + SIDE < CELLS:
                self._border(self.space[cell], self.space[cell + SIDE], down[cell])
        self._sight: dict[int, bool] = {}
        self._walls: list[tuple[int, int, int, int]] = self._double_lines()
        self._distances: dict[int, list[int]] = {}

    def _border(self, a: int, b: int, kind: int) -> None:
        if a < 0 or b < 0 or a == b:
            return
        self.near[a].append(b)
        self.kinds[a].append(kind)
        self.near[b].append(a)
        self.kinds[b].append(kind)

    # Distances

    def walked(self, start: int, through: bool = False) -> list[int]:
        """Enemies' movement distance from a space to all others (AF-446); `through` every line for those who fly or
        tunnel."""
        key = start * 4 + (1 if through else 0)
        known = self._distances.get(key)
        if known is None:
            known = self._flood(start, 2 if through else 0)
            self._distances[key] = known
        return known

    def ranged(self, start: int) -> list[int]:
        """Range distance: every line but double ones (AF-088)."""
        key = start * 4 + 2
        known = self._distances.get(key)
        if known is None:
            known = self._flood(start, 1)
            self._distances[key] = known
        return known

    def _flood(self, start: int, how: int) -> list[int]:
        found = [FAR] * CELLS
        if start < 0:
            return found
        found[start] = 0
        waiting = [start]
        at = 0
        while at < len(waiting):
            space = waiting[at]
            at += 1
            for i in range(len(self.near[space])):
                kind = self.kinds[space][i]
                other = self.near[space][i]
                if (how == 2 or (how == 1 and kind != DOUBLE) or passable(kind)) and found[other] == FAR:
                    found[other] = found[space] + 1
                    waiting.append(other)
        return found

    # Sight

    def sees(self, a: int, b: int) -> bool:
        """Whether some straight line between two spaces meets no double line (AF-567)."""
        if a == b:
            return True
        key = a * CELLS + b if a < b else b * CELLS + a
        known = self._sight.get(key)
        if known is None:
            known = self._looks(a, b)
            self._sight[key] = known
        return known

    def _cells(self, space: int) -> list[int]:
        return [cell for cell in range(CELLS) if self.space[cell] == space]

    def _looks(self, a: int, b: int) -> bool:
        for x in self._cells(a):
            for y in self._cells(b):
                for i in range(9):
                    for j in range(9):
                        x1 = (x % SIDE) * 4 + _SAMPLES[i % 3]
                        y1 = (x // SIDE) * 4 + _SAMPLES[i // 3]
                        x2 = (y % SIDE) * 4 + _SAMPLES[j % 3]
                        y2 = (y // SIDE) * 4 + _SAMPLES[j // 3]
                        if self._free(x1, y1, x2, y2):
                            return True
        return False

    def _free(self, x1: int, y1: int, x2: int, y2: int) -> bool:
        return all(not _touch(x1, y1, x2, y2, x3, y3, x4, y4) for x3, y3, x4, y4 in self._walls)

    def _double_lines(self) -> list[tuple[int, int, int, int]]:
        """Double lines in quarters of a cell; those around the map too, for a void in its middle."""
        walls: list[tuple[int, int, int, int]] = []
        for cell in range(CELLS):
            x, y = (cell % SIDE) * 4, (cell // SIDE) * 4
            inside = self.space[cell] >= 0
            beside = cell % SIDE < SIDE - 1 and self.space[cell + 1] >= 0
            below = cell + SIDE < CELLS and self.space[cell + SIDE] >= 0
            same = beside and inside and self.space[cell] == self.space[cell + 1]
            if (inside or beside) and (self.right[cell] == DOUBLE or inside != beside) and not same:
                walls.append((x + 4, y, x + 4, y + 4))
            same = below and inside and self.space[cell] == self.space[cell + SIDE]
            if (inside or below) and (self.down[cell] == DOUBLE or inside != below) and not same:
                walls.append((x, y + 4, x + 4, y + 4))
        return walls


def _turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    value = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return 1 if value > 0 else -1 if value < 0 else 0


def _within(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> bool:
    return min(ax, bx) <= cx <= max(ax, bx) and min(ay, by) <= cy <= max(ay, by)


def _touch(x1: int, y1: int, x2: int, y2: int, x3: int, y3: int, x4: int, y4: int) -> bool:
    """Whether two segments cross or touch."""
    a, b = _turn(x1, y1, x2, y2, x3, y3), _turn(x1, y1, x2, y2, x4, y4)
    c, d = _turn(x3, y3, x4, y4, x1, y1), _turn(x3, y3, x4, y4, x2, y2)
    if a * b < 0 and c * d < 0:
        return True
    return (
        (a == 0 and _within(x1, y1, x2, y2, x3, y3))
        or (b == 0 and _within(x1, y1, x2, y2, x4, y4))
        or (c == 0 and _within(x3, y3, x4, y4, x1, y1))
        or (d == 0 and _within(x3, y3, x4, y4, x2, y2))
    )


_CHARTS: Final[dict[tuple[int, ...], Chart]] = {}


def chart_of(page: int, drawn: PageMap, changes: list[tuple[int, int, int]]) -> Chart:
    """The chart of a page with these lines changed, made once."""
    key: list[int] = [page]
    for a, b, kind in changes:
        key += [a, b, kind]
    found = _CHARTS.get(tuple(key))
    if found is None or found.page is not drawn:
        found = Chart(drawn, changes)
        _CHARTS[tuple(key)] = found
    return found


NO_MAP: Final = Chart(PageMap(0, 0), [])
NO_SPACE: Final = NOWHERE
