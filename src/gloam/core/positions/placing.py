"""Positions of games: the truth as plain data with ids in place of numbers, to be read and to be set.

Most follow from what the fields of a state hold (`Shape`). Readers of values raise ValueError saying what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

import msgspec

from gloam.core.masks import bits
from gloam.core.words.lexicon import Lexicon, NotationError, seat_letter, seat_letters, seat_mask

Shape = Any
"""What a field holds, or each entry of a list: a kind of reference of the lexicon (`card`), `number`, a `range` of
numbers, `flag`, or `seats` for a mask of seats; a list of ids is one of these; `("mask", "card")` is a mask of things.
`("seat", shape)` is a list with one entry a seat (or of any other kind of reference), `("room", numbers, shape)` one
with entries for these rooms, where a function of the state may give the numbers. A mapping names the fields of a value,
and a `Placing` says more.
"""


class Heaps(msgspec.Struct, frozen=True):
    """Where things lie of which there are so many and no more: what is set in one place is taken from another.

    `lists` are all places to take from, in this order, `worn` values with masks of such things, and the name of the
    field. What lay where other things are set goes to the bottom of its `spare` list. `same` says, by number, as what
    a thing counts; `rest` is what shares things out, by seat or deck: `rest` in a position is all of that.
    """

    kind: str
    lists: Callable[[Any], list[list[int]]]
    spare: Callable[[Any, int], list[int]]
    worn: tuple[Callable[[Any], Sequence[Any]], str] | None = None
    same: Sequence[int] | None = None
    rest: Callable[[Any, int], Sequence[list[int]]] | None = None

    def take(self, state: Any, thing: int) -> bool:
        """Take a thing from wherever one is; False if there is none."""
        for heap in self.lists(state):
            for lying in heap:
                if lying == thing or (self.same is not None and self.same[lying] == self.same[thing]):
                    heap.remove(lying)
                    return True
        if self.worn is not None:
            for owner in self.worn[0](state):
                worn = getattr(owner, self.worn[1])
                if worn >> thing & 1:
                    setattr(owner, self.worn[1], worn & ~(1 << thing))
                    return True
        return False

    def gather(self, state: Any, at: int, heap: list[int]) -> None:
        """Lay all that is left on this heap."""
        for other in self.rest(state, at) if self.rest is not None else ():
            if other is not heap:
                heap += other
                other.clear()


class Placing(msgspec.Struct, frozen=True):
    """A field of which there is more to say than what it holds.

    `field` is what the state calls it; several fields are an entry with a list of their values. `none` is what -1 is
    called here. `get` works the entry out, and `put` sets it where that is more than giving the field a value: for a
    state and the number of the seat (deck, room ...) that the entry is of, -1 for none. Both deal in numbers in place
    of ids, but for a shape "". `among` are the things that can be here, for the same or always.

    Things of `heaps` are moved here from elsewhere. A heap without an order (`loose`) is shown sorted; of a `pile` the
    top, which is the end of the list, is shown first, and what is set is laid on top of what is there; an empty list
    empties it.
    """

    shape: Shape = ""
    field: str = ""
    none: str | None = None
    get: Callable[[Any, int], Any] | None = None
    put: Callable[[Any, int, Any], None] | None = None
    among: Container[int] | Callable[[Any, int], Container[int]] | None = None
    heaps: Heaps | None = None
    loose: bool = False
    pile: bool = False


def follows(state: Any, at: int, value: Any) -> None:
    """The `put` of an entry that follows from others: it is there to be seen."""


def derived(state: Any, at: int, value: Any) -> None:
    """The `put` of an entry that follows from others, where setting it would be a mistake."""
    raise ValueError("it follows from the rest of the position")


def described(value: Any, shape: Shape, lexicon: Lexicon) -> Any:
    """A state, or a part of one, as plain data."""
    return _Position(value, lexicon).shown(value, shape, -1)


def replaced(old: Any, shape: Shape, path: list[str], value: Any, lexicon: Lexicon) -> Any:
    """What stands in place of `old` when the entry at `path` within it is set; lists and values are changed."""
    return _Position(old, lexicon).replaced(old, shape, path, value, -1)


class _Position:
    """The position of a state; `at` is always the number of the seat, or deck, or room, that something belongs to."""

    def __init__(self, state: Any, lexicon: Lexicon) -> None:
        self.state = state
        self.lexicon = lexicon

    def shown(self, value: Any, shape: Shape, at: int) -> Any:
        if isinstance(shape, Placing):
            if shape.none is not None and value == -1:
                return shape.none
            if shape.loose or shape.pile:
                value = sorted(value) if shape.loose else value[::-1]
            return value if shape.shape == "" else self.shown(value, shape.shape, at)
        if isinstance(shape, tuple) and shape[0] == "mask":
            return [self.lexicon.name(shape[1], i) for i in range(value.bit_length()) if value >> i & 1]
        if isinstance(shape, tuple):
            return {
                self.lexicon.name(shape[0], n): self.shown(self.held(value, i, shape[-1], n), shape[-1], n)
                for i, n in enumerate(self.numbers(shape, value))
            }
        if isinstance(value, list):
            return [self.shown(x, shape, at) for x in value]
        if isinstance(shape, Mapping):
            fields = shape.items() if value is not None else ()
            return {name: self.shown(self.held(value, name, inner, at), inner, at) for name, inner in fields}
        if isinstance(shape, list):
            return shape[value]
        if shape in ("flag", "number") or isinstance(shape, range):
            return value
        return seat_letters(value) if shape == "seats" else self.lexicon.name(shape, value)

    def held(self, owner: Any, name: Any, shape: Shape, at: int) -> Any:
        """What an entry holds: a field of its owner, one of a list, or what is worked out."""
        if isinstance(shape, Placing):
            if shape.get is not None:
                return shape.get(self.state, at)
            name = shape.field or name
            if " " in str(name):
                return [getattr(owner, field) for field in name.split()]
        return owner[name] if isinstance(name, int) else getattr(owner, name)

    def numbers(self, shape: tuple[Any, ...], value: list[Any]) -> Sequence[int]:
        """The numbers of the things that a list has an entry for."""
        if len(shape) == 2:
            return range(len(value))
        numbers: Sequence[int] = shape[1](self.state) if callable(shape[1]) else shape[1]
        return numbers

    def put(self, owner: Any, name: Any, shape: Shape, path: list[str], value: Any, at: int) -> None:
        """Set an entry of an owner, or something within it."""
        put = None
        if isinstance(shape, Placing):
            put, name = shape.put, shape.field or name
        if put is follows:
            return
        held = self.held(owner, name, shape, at)
        heaps = shape.heaps if isinstance(shape, Placing) else None
        if heaps is not None and heaps.rest is not None and value == "rest":
            heaps.gather(self.state, at, held)
            return
        found = self.replaced(held, shape, path, value, at)
        if heaps is not None and shape.pile and not found:
            self.empty(held, heaps, at)
        elif heaps is not None:
            self.move(held, found, heaps, shape.pile)
        if put is not None:
            put(self.state, at, found)
        elif heaps is not None and isinstance(held, list):
            held += reversed(found) if shape.pile else found
        elif " " in str(name):
            for field, number in zip(name.split(), found, strict=True):
                setattr(owner, field, number)
        elif isinstance(name, int):
            owner[name] = found
        else:
            setattr(owner, name, found)

    def empty(self, held: list[int], heaps: Heaps, at: int) -> None:
        """Take all of a pile away: it goes below what lies with it, such as its discards."""
        others = [heap for heap in heaps.rest(self.state, at) if heap is not held] if heaps.rest is not None else []
        if held and not others:
            raise ValueError("say where its things are in place of an empty list")
        if held:
            others[0][:0] = held
            held.clear()

    def move(self, held: Any, found: Any, heaps: Heaps, stays: bool) -> None:
        """Take what is to lie here from elsewhere; what lay here goes where such things are to spare."""
        before, after = (held, found) if isinstance(held, list) else (bits(held), bits(found))
        if not stays:
            lay = list(before)
            if isinstance(held, list):
                held.clear()
            for thing in reversed(lay):
                heaps.spare(self.state, thing).insert(0, thing)
        for thing in after:
            if thing < 0:
                raise ValueError(f"nobody holds a {heaps.kind} that is hidden")
            if not heaps.take(self.state, thing):
                raise ValueError(f"no {self.lexicon.name(heaps.kind, thing)} is left to place")

    def replaced(self, old: Any, shape: Shape, path: list[str], value: Any, at: int) -> Any:
        if isinstance(shape, Placing):
            return self.entered(old, shape, path, value, at)
        masked = isinstance(shape, tuple) and shape[0] == "mask"
        if isinstance(shape, (str, range, list)) or masked:
            if path:
                raise ValueError(f"there is no {'.'.join(path)} within it")
            if masked:
                return sum({1 << self.read(x, shape[1]) for x in listed(value)})
            if isinstance(old, list):
                return [self.read(x, shape) for x in listed(value)]
            return self.read(value, shape)
        if not path:
            raise ValueError("its entries are set one by one")
        if isinstance(shape, tuple):
            numbers = self.numbers(shape, old)
            n = self.lexicon.number(shape[0], path[0])
            if n not in numbers:
                raise ValueError(f"there is no {shape[0]} {path[0]} here")
            self.put(old, numbers.index(n), shape[-1], path[1:], value, n)
        elif path[0] in shape:
            self.put(old, path[0], shape[path[0]], path[1:], value, at)
        else:
            raise ValueError(f"there is no {path[0]!r} to set; there is {', '.join(shape)}")
        return old

    def entered(self, old: Any, entry: Placing, path: list[str], value: Any, at: int) -> Any:
        if entry.none is not None and value == entry.none:
            return -1
        if entry.shape == "":
            return value
        found = self.replaced(old, entry.shape, path, value, at)
        if entry.among is not None:
            masked = isinstance(entry.shape, tuple) and entry.shape[0] == "mask"
            kind = entry.shape[1] if masked else entry.shape
            here = entry.among(self.state, at) if callable(entry.among) else entry.among
            for thing in found if isinstance(found, list) else bits(found) if masked else [found]:
                if thing >= 0 and thing not in here:
                    raise ValueError(f"no {kind} {self.lexicon.name(kind, thing)} can be here")
        if " " in entry.field and len(found) != len(old):
            raise ValueError(f"{entry.field.replace(' ', ', ')} are needed, not {value!r}")
        return found

    def read(self, value: Any, kind: str | range | list[str]) -> Any:
        if isinstance(kind, list):
            return one_of(value, kind, "value")
        if isinstance(kind, range):
            return number(value, kind[0], kind[-1])
        if kind == "flag":
            return flag(value)
        if kind == "number":
            return number(value, -1)  # -1 stands for none
        if not isinstance(value, str):
            raise ValueError(f"a {kind} is needed, not {value!r}")
        if kind == "seat" and hasattr(self.state, "seats") and value != self.lexicon.absent.get("seat"):
            return seat_at(value, self.state.seats)
        try:
            return seat_mask(value) if kind == "seats" else self.lexicon.number(kind, value)
        except NotationError as e:
            raise ValueError(str(e)) from None


def one_of(value: Any, ids: list[str], what: str) -> int:
    """The number of a thing by its id."""
    if value not in ids:
        raise ValueError(f"{value!r} is not a {what}; there is {', '.join(ids)}")
    return ids.index(value)


def seat_at(value: Any, seats: int) -> int:
    """The number of a seat of the table by its letter."""
    return one_of(value, [seat_letter(i) for i in range(seats)], "seat")


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"true or false is needed, not {value!r}")
    return value


def number(value: Any, low: int = 0, high: int = 1 << 30) -> int:
    """A whole number within bounds; `true` is not 1."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        bounds = f"of {low} or more" if high == 1 << 30 else f"from {low} to {high}"
        raise ValueError(f"a number {bounds} is needed, not {value!r}")
    return value


def listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"a list is needed, not {value!r}")
    return value
