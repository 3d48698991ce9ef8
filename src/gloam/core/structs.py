"""What is looked at of structs field by field, of whatever kind they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

values_of_struct: Final[Callable[[Any], tuple[Any, ...]]] = msgspec.structs.astuple
"""The fields of a struct, in their order. Compiled code has it at hand, where it would look an imported name up."""

put_field: Final[Callable[[Any, str, Any], None]] = msgspec.structs.force_setattr
"""Sets a field of a struct, frozen or not."""

_NAMES: Final[dict[type, tuple[str, ...]]] = {}
NONE: Final[tuple[str, ...]] = ()
MOST = 1_000
"""So many places of a list have a path that is kept; those beyond, which no game comes near, get one each time."""


def fields_of_struct(value: Any) -> tuple[str, ...]:
    """The names of the fields of a struct, in their order; none for what is no struct."""
    kind = type(value)
    found = _NAMES.get(kind)
    if found is None:
        found = value.__struct_encode_fields__ if isinstance(value, msgspec.Struct) else NONE
        _NAMES[kind] = found
    return found


def settle(new: Any, old: Any) -> None:
    """Of two structs of one kind, let the new one hold what the old one holds, field by field, where that is equal, and
    in lists of structs one by one: whoever compares them then, or what was made of them, sees that nothing has changed
    without looking into it."""
    if type(new) is not type(old) or not fields_of_struct(new):
        return
    before, after = values_of_struct(old), values_of_struct(new)
    for i in range(len(after)):
        x, y = before[i], after[i]
        if x is y or not isinstance(y, (list, tuple, dict)):
            continue
        if x == y:
            put_field(new, fields_of_struct(new)[i], x)
        elif isinstance(x, list) and isinstance(y, list) and len(x) == len(y) and fields_of_struct(y[0]):
            for j in range(len(y)):
                if x[j] == y[j]:
                    y[j] = x[j]


class Pointer:
    """Where something stands in nested structs and lists, as `text`. One leads on to the next, and they are kept: the
    same few hundred are needed at every decision, and writing them anew costs more than what is done with them."""

    def __init__(self, text: str, stem: str, sign: str) -> None:
        """`stem` is what names are written behind, and `sign` stands between two of them."""
        self.text = text
        self._stem = stem
        self._sign = sign
        self._names = NONE
        self._fields: list[Pointer] = []
        self._places: list[Pointer] = []

    def field(self, names: tuple[str, ...], index: int) -> Pointer:
        """A field of the struct that stands here, whose fields have these names."""
        if self._names is not names:
            self._names, self._fields = names, [self.key(name) for name in names]
        return self._fields[index]

    def place(self, index: int) -> Pointer:
        """A place in the list that stands here."""
        places = self._places
        while len(places) <= index and len(places) < MOST:
            places.append(self.key(str(len(places))))
        return places[index] if index < len(places) else self.key(str(index))

    def key(self, name: str) -> Pointer:
        """Something under a name that may be any, and so is not kept."""
        text = f"{self._stem}{name}"
        return Pointer(text, f"{text}{self._sign}", self._sign)


def pointer_from(sign: str, first: str = "") -> Pointer:
    """The path that leads nowhere yet. `first` is what all names are written behind."""
    return Pointer("", first, sign)
