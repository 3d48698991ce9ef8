"""What has changed between two updates of one viewer, for a connection that was sent the first of them.

It depends only on what this connection was sent before and would be sent now. So it reveals no more than a whole update
would, neither by its coming nor by its length.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gloam.core.sights import Prompt, RefusedChoice
from gloam.core.structs import NONE, Pointer, fields_of_struct, pointer_from, values_of_struct
from gloam.core.words.phrases import Choice
from gloam.table.wire import Change, Splice, TableInfo, Update

OWN: Final = frozenset({"seq", "since", "now", "events", "talk"})
"""The fields of an update that a change has itself, or has no use for. It is about the others."""

COMPARED: Final[list[int]] = [i for i, name in enumerate(Update.__struct_fields__) if name not in OWN | {"table"}]
TABLE: Final[int] = Update.__struct_fields__.index("table")
START: Final = pointer_from("/", "/")
PATHS: Final[list[Pointer]] = [START.key(name) for name in Update.__struct_fields__]

CHOICE: Final[type] = Choice
PROMPT: Final[type] = Prompt
REFUSED: Final[type] = RefusedChoice

NUMBERED = 1 << 14
"""So many options get a bit, over all games; those that come later are written out each time."""

_bits: Final[dict[int, int]] = {}


class Shown:
    """What a connection has: its last update, and the options that it was sent in words, as a mask of their bits."""

    def __init__(self, update: Update, worded: int) -> None:
        self.update = update
        self.worded = worded


class Common:
    """What has changed about the table itself: mostly the same for all who are told of a change, and compared once."""

    def __init__(self) -> None:
        self.old: TableInfo | None = None
        self.new: TableInfo | None = None
        self.put: dict[str, Any] = {}
        self.splice: dict[str, Splice] = {}

    def compare(self, old: TableInfo, new: TableInfo) -> None:
        if old is self.old and new is self.new:
            return
        found = _Found(0)
        found.fields(old, new, PATHS[TABLE], fields_of_struct(new))
        # It is the number of the update, wherever it stands.
        found.put.pop("/table/seq", None)
        self.old, self.new, self.put, self.splice = old, new, found.put, found.splice


def first_shown(update: Update) -> Shown:
    """After a whole update."""
    worded = _Words(0)
    for prompt in update.sight.prompts if update.sight is not None else ():
        worded.shortened(prompt)
    # What was told is told: only the rest is needed to compare with.
    return Shown(msgspec.structs.replace(update, events=[], talk=[]), worded.known)


def difference(shown: Shown, new: Update, common: Common | None = None) -> tuple[Change, Shown]:
    """What makes the new update of what is shown, with what was told since; and what is shown then. `common` is given
    by whoever tells several of the same change."""
    found = _Found(shown.worded)
    found.update(values_of_struct(shown.update), values_of_struct(new), common or Common())
    change = Change(new.seq, new.now, found.put, found.splice, new.events, new.talk)
    return change, Shown(new, found.words.known)


class _Words:
    """Which options a connection has in their usual words already. A number means the same in the whole game."""

    def __init__(self, known: int) -> None:
        self.known = known

    def shortened(self, value: Any) -> Any:
        # Of the very class: asking a struct whether it is an instance takes longer than all that follows.
        kind = type(value)
        if kind is CHOICE:
            if value.phrase.key != f"verb-{value.notation.partition(':')[0]}":
                return value  # words for what this question is about: the number does not say them
            bit = _bits.setdefault(value.option, len(_bits))
            if self.known >> bit & 1:
                return value.option
            if bit < NUMBERED:
                self.known |= 1 << bit
        elif kind is PROMPT:
            options, refused = self.all_of(value.options), self.all_of(value.refused)
            return msgspec.structs.replace(value, options=options, refused=refused)
        elif kind is REFUSED:
            return RefusedChoice(self.shortened(value.choice), value.reason)
        return value

    def all_of(self, values: list[Any]) -> list[Any]:
        return [self.shortened(value) for value in values]


class _Found:
    def __init__(self, worded: int) -> None:
        self.put: dict[str, Any] = {}
        self.splice: dict[str, Splice] = {}
        self.words = _Words(worded)

    def update(self, old: tuple[Any, ...], new: tuple[Any, ...], common: Common) -> None:
        """The fields of two updates."""
        if old[TABLE] is not new[TABLE]:
            common.compare(old[TABLE], new[TABLE])
            self.put.update(common.put)
            self.splice.update(common.splice)
        for i in COMPARED:
            x, y = old[i], new[i]
            if x is not y:
                self.maybe(x, y, PATHS[i])

    def maybe(self, old: Any, new: Any, path: Pointer) -> None:
        """Two values that may be equal. Of structs each field is looked at anyway."""
        names = fields_of_struct(new) if type(old) is type(new) else NONE
        if names:
            self.fields(old, new, path, names)
        elif old != new:
            self.value(old, new, path)

    def value(self, old: Any, new: Any, path: Pointer) -> None:
        """Two values that are not equal."""
        if isinstance(new, (str, int)):
            pass  # nearly always; nothing can be said of it but what it is
        elif isinstance(new, (list, tuple)):
            if isinstance(old, (list, tuple)):
                self.items(_listed(old), _listed(new), path)
                return
        elif isinstance(new, dict):
            if isinstance(old, dict) and old.keys() <= new.keys():
                self.entries(old, new, path)
                return
        elif type(old) is type(new) and (names := fields_of_struct(new)):
            self.fields(old, new, path, names)
            return
        self.put[path.text] = new

    def entries(self, old: dict[Any, Any], new: dict[Any, Any], path: Pointer) -> None:
        """Where nothing was taken away, what was put in and what has changed."""
        for key, y in new.items():
            if key not in old:
                self.put[path.key(_escaped(key)).text] = y
            elif (x := old[key]) is not y and x != y:
                self.value(x, y, path.key(_escaped(key)))

    def fields(self, old: Any, new: Any, path: Pointer, names: tuple[str, ...]) -> None:
        before, after = values_of_struct(old), values_of_struct(new)
        for i in range(len(after)):
            x, y = before[i], after[i]
            if x is not y and x != y:
                self.value(x, y, path.field(names, i))

    def items(self, old: list[Any], new: list[Any], path: Pointer) -> None:
        """Where the same things stand in the same places, what has changed of each; else a piece of the list."""
        if len(old) == len(new):
            changed: list[int] = []
            alike = True
            for i in range(len(new)):
                x, y = old[i], new[i]
                if x is not y and x != y:
                    if not _same_thing(x, y):
                        alike = False
                        break
                    changed.append(i)
            if alike:
                for i in changed:
                    self.fields(old[i], new[i], path.place(i), fields_of_struct(new[i]))
                return
        start, most = 0, min(len(old), len(new))
        while start < most and old[start] == new[start]:
            start += 1
        end = 0
        while end < most - start and old[-1 - end] == new[-1 - end]:
            end += 1
        self.splice[path.text] = start, len(old) - start - end, self.words.all_of(new[start : len(new) - end])


def _listed(items: list[Any] | tuple[Any, ...]) -> list[Any]:
    return items if isinstance(items, list) else list(items)


def _same_thing(old: Any, new: Any) -> bool:
    """Whether these are one thing at two moments: structs of one kind with the same first field, which names it."""
    names = fields_of_struct(new)
    return bool(names) and type(old) is type(new) and bool(getattr(old, names[0]) == getattr(new, names[0]))


def _escaped(key: Any) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
