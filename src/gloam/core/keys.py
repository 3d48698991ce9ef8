"""A number for a value, such as what a seat knows: cheap enough to look up by at every node of a search."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from gloam.core.history import History, Note
from gloam.core.value import Value, fields_of

_NUMBERS: Final[dict[str, int]] = {}

# What stands in a list of numbers before a list, a mapping, a history and so on, so that none reads like the other.
_LIST: Final = -0x5EED1
_MAPPING: Final = -0x5EED2
_HISTORY: Final = -0x5EED3
_NOTHING: Final = -0x5EED4
_FRACTION: Final = -0x5EED6
_MINUS_ONE: Final = -0x5EED5  # Python hashes -1 like -2


def key_of(value: Any) -> int:
    """Equal values have equal keys, in every process and in both engines; two that differ share one by an accident of
    one in 2**60 or so. Nothing can be read from it."""
    flat: list[int] = []
    _walk(value, flat)
    return hash(tuple(flat))


def _walk(x: Any, flat: list[int]) -> None:
    if x is None:
        flat.append(_NOTHING)
    elif isinstance(x, int):
        flat.append(x if x != -1 else _MINUS_ONE)
    elif isinstance(x, list):
        flat.append(_LIST)
        flat.append(len(x))
        for y in x:
            _walk(y, flat)
    elif isinstance(x, History):
        _walk_history(x, flat)
    elif isinstance(x, Note):
        flat.append(_key_of_note(x))
    elif isinstance(x, Value):
        cls = type(x)
        flat.append(_number(cls.__name__))
        for f in fields_of(cls):
            _walk(getattr(x, f), flat)
    elif isinstance(x, tuple):
        _walk(list(x), flat)
    elif isinstance(x, str):
        flat.append(_number(x))
    elif isinstance(x, float):
        flat.append(_FRACTION)
        flat.append(hash(x))
    elif isinstance(x, dict):
        flat.append(_MAPPING)
        flat.append(len(x))
        for name in sorted(x):
            _walk(name, flat)
            _walk(x[name], flat)
    else:
        raise TypeError(f"a {type(x).__name__} has no key")


def _walk_history(history: History, flat: list[int]) -> None:
    flat.append(_HISTORY)
    flat.append(len(history))
    flat.extend([_key_of_note(note) for note in history.since(0)])


def _key_of_note(note: Note) -> int:
    """Notes are never changed and shared by all who heard them, so each is looked at once."""
    if note.key == 0:
        flat: list[int] = []
        for x in (note.audience, note.kind, note.when, *note.facts):
            _walk(x, flat)
        note.key = hash(tuple(flat)) or 1
    return note.key


def _number(text: str) -> int:
    """A number for a text that does not differ from one process to the next, as `hash` would."""
    found = _NUMBERS.get(text)
    if found is None:
        data = text.encode()
        found = _NUMBERS[text] = 1 << 60 | crc32(data) << 20 | len(data)
    return found
