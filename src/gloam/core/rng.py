"""The random generator of a game: small, seeded, cloneable, the same numbers compiled and interpreted.

Every draw of the rules has a name ("d6", "white"), so that a scenario can script it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from gloam.core.records.seeds import mixed as mixed
from gloam.core.value import Value


def seeded(seed: int, index: int = 0) -> Rng:
    """The generator of game number `index` of a seed."""
    return Rng(mixed(seed, index) | 1)


class ScriptError(ValueError):
    """A scripted draw that the die or deck cannot show."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(Value):
    """A multiply-with-carry generator. `script` holds draws fixed beforehand, by name, first one first.

    The state is `i64` here and nowhere else: as an ordinary `int` it would leave mypyc's fast integers.
    """

    def __init__(self, x: i64, script: dict[str, list[list[int]]] | None = None) -> None:
        self.x: i64 = x
        self.script = script

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2**31."""
        x: i64 = self.x
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        return ((x & 0xFFFFFFFF) * n) >> 32

    def die(self, name: str, sides: int) -> int:
        """One roll of a die with faces 1 to `sides`."""
        if self.script is not None:
            fixed = self._scripted(name)
            if fixed is not None:
                if len(fixed) != 1 or not 1 <= fixed[0] <= sides:
                    raise ScriptError(f"{name} cannot show {fixed}")
                return fixed[0]
        return self.below(sides) + 1

    def shuffle(self, name: str, xs: list[int]) -> None:
        """Shuffle a pile in place; its top is the end of the list. A script names cards from the top down."""
        pile: list[Any] = xs  # cards change places as they are: as numbers they would be unpacked and packed again
        i: i64 = len(xs) - 1
        while i > 0:
            j = self.below(i + 1)
            x = pile[i]
            pile[i] = pile[j]
            pile[j] = x
            i -= 1
        if self.script is not None:
            self.stack(name, xs)

    def stack(self, name: str, xs: list[int]) -> None:
        """Put the cards that the script names on top of a pile that was shuffled."""
        fixed = self._scripted(name)
        if fixed is not None:
            for card in fixed:
                if card not in xs:
                    raise ScriptError(f"{name} does not hold {card}")
                xs.remove(card)
            xs.extend(reversed(fixed))

    def order(self, name: str, xs: list[int]) -> None:
        """Shuffle what is gone through from the first thing on, in place. A script names the first things."""
        named = 0
        if self.script is not None:
            queue = self.script.get(name)
            if queue:
                named = len(queue[0])
        self.shuffle(name, xs)
        if named:
            first = xs[-named:]
            first.reverse()
            xs[:] = first + xs[:-named]

    def draw(self, name: str, xs: list[int]) -> int:
        """Take one card out of a heap, each equally likely; the order of the others does not matter."""
        n = len(xs)
        if self.script is not None:
            queue = self.script.get(name)
            if queue:
                card = queue[0].pop(0)
                if not queue[0]:
                    queue.pop(0)
                if card not in xs:
                    raise ScriptError(f"{name} does not hold {card}")
                xs.remove(card)
                return card
        i = self.below(n)
        card = xs[i]
        xs[i] = xs[n - 1]
        xs.pop()
        return card

    def fix(self, name: str, values: list[int]) -> None:
        """Script the next draw of this name."""
        if self.script is None:
            self.script = {}
        self.script.setdefault(name, []).append(values)

    def unused(self) -> list[str]:
        """Names of scripted draws that nothing has asked for yet."""
        return [] if self.script is None else sorted(name for name, queue in self.script.items() if queue)

    def _scripted(self, name: str) -> list[int] | None:
        if self.script is None:
            return None
        queue = self.script.get(name)
        return queue.pop(0) if queue else None

    def clone(self) -> Rng:
        if self.script is None:
            return Rng(self.x)
        return Rng(self.x, {name: [list(v) for v in queue] for name, queue in self.script.items()})

    def split(self) -> Rng:
        """An independent stream. The two words are scrambled: raw ones would continue this very stream."""
        return Rng((_scramble(self.below(0x7FFFFFFF)) << 30) | _scramble(self.below(0x7FFFFFFF)) >> 2 | 1)


def _scramble(h: i64) -> i64:
    h = ((h ^ (h >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    h = ((h ^ (h >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return h ^ (h >> 16)
