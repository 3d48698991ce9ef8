"""What has changed between two updates of one viewer, for a connection that was sent the first of them.

It is made from nothing but what this connection was sent before and would be sent now, so it tells what the whole
update tells, and no more: neither whether it comes nor how long it is depends on anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from gloam.core.match import Choice, Prompt, RefusedChoice
from gloam.table.wire import Change, Splice, Update

FIELDS = ("table", "you", "sight", "asks", "held", "undo", "channels", "shades")
"""What a change is about. The other fields it has itself."""

NUMBERED = 1 << 14
"""So many options get a bit, over all games; those that come later are written out each time."""

_bits: dict[int, int] = {}


class Shown(msgspec.Struct, frozen=True):
    """What a connection has: its last update, and the options that it was sent in words, as a mask of their bits."""

    update: Update
    worded: int


def first_shown(update: Update) -> Shown:
    """After a whole update."""
    worded = _Words(0)
    for prompt in update.sight.prompts if update.sight is not None else ():
        worded.shortened(prompt)
    # What was told is told: only the rest is needed to compare with.
    return Shown(msgspec.structs.replace(update, events=[], talk=[]), worded.known)


def difference(shown: Shown, new: Update) -> tuple[Change, Shown]:
    """What makes the new update of what is shown, with what was told since; and what is shown then."""
    found = _Found(shown.worded)
    for name in FIELDS:
        x, y = getattr(shown.update, name), getattr(new, name)
        if x is not y and x != y:
            found.value(x, y, f"/{name}")
    # It is the number of the update, wherever it stands.
    found.put.pop("/table/seq", None)
    change = Change(new.seq, new.now, found.put, found.splice, new.events, new.talk)
    return change, Shown(new, found.words.known)


class _Words:
    """Which options a connection has in their usual words already. A number means the same in the whole game."""

    def __init__(self, known: int) -> None:
        self.known = known

    def shortened(self, value: Any) -> Any:
        if isinstance(value, Choice):
            if value.phrase.key != f"verb-{value.notation.partition(':')[0]}":
                return value  # words for what this question is about: the number does not say them
            bit = _bits.setdefault(value.option, len(_bits))
            if self.known >> bit & 1:
                return value.option
            if bit < NUMBERED:
                self.known |= 1 << bit
        elif isinstance(value, Prompt):
            options, refused = self.all_of(value.options), self.all_of(value.refused)
            return msgspec.structs.replace(value, options=options, refused=refused)
        elif isinstance(value, RefusedChoice):
            return RefusedChoice(self.shortened(value.choice), value.reason)
        return value

    def all_of(self, values: Iterable[Any]) -> list[Any]:
        return [self.shortened(value) for value in values]


class _Found:
    def __init__(self, worded: int) -> None:
        self.put: dict[str, Any] = {}
        self.splice: dict[str, Splice] = {}
        self.words = _Words(worded)

    def value(self, old: Any, new: Any, path: str) -> None:
        """Two values that are not equal."""
        if isinstance(new, msgspec.Struct):
            if type(old) is type(new):
                self.fields(old, new, path)
                return
        elif isinstance(new, (list, tuple)):
            if isinstance(old, (list, tuple)):
                self.items(old, new, path)
                return
        elif isinstance(new, dict) and isinstance(old, dict) and old.keys() <= new.keys():
            for key, y in new.items():
                if key not in old:
                    self.put[f"{path}/{_escaped(key)}"] = y
                elif (x := old[key]) is not y and x != y:
                    self.value(x, y, f"{path}/{_escaped(key)}")
            return
        self.put[path] = new

    def fields(self, old: msgspec.Struct, new: msgspec.Struct, path: str) -> None:
        for name, x, y in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
            if x is not y and x != y:
                self.value(x, y, f"{path}/{name}")

    def items(self, old: Sequence[Any], new: Sequence[Any], path: str) -> None:
        """Where the same things stand in the same places, what has changed of each; else a piece of the list."""
        if len(old) == len(new):
            changed = [(i, x, y) for i, (x, y) in enumerate(zip(old, new, strict=True)) if x is not y and x != y]
            if all(_same_thing(x, y) for _, x, y in changed):
                for i, x, y in changed:
                    self.fields(x, y, f"{path}/{i}")
                return
        start, most = 0, min(len(old), len(new))
        while start < most and old[start] == new[start]:
            start += 1
        end = 0
        while end < most - start and old[-1 - end] == new[-1 - end]:
            end += 1
        self.splice[path] = start, len(old) - start - end, self.words.all_of(new[start : len(new) - end])


def _same_thing(old: Any, new: Any) -> bool:
    """Whether these are one thing at two moments: structs of one kind with the same first field, which names it."""
    if not isinstance(new, msgspec.Struct) or type(old) is not type(new):
        return False
    name = new.__struct_fields__[0]
    return bool(getattr(old, name) == getattr(new, name))


def _escaped(key: Any) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
