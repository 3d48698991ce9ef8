"""Plain data as scenarios write it: values, entries of nested tables by their paths, and whether two are the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gloam.core.words.lexicon import SEAT_LETTERS


class Bag(list[Any]):
    """`{axe, knife}`: these things in any order, each as often as it is named."""


def same(found: Any, wanted: Any) -> bool:
    """Equal, where True is not 1, a tuple is as good as a list, and a set has no order."""
    if isinstance(wanted, Bag):
        if not isinstance(found, (list, tuple, dict)) or len(found) != len(wanted):
            return False
        left = list(found)
        for thing in wanted:
            match = next((i for i, x in enumerate(left) if same(x, thing)), None)
            if match is None:
                return False
            left.pop(match)
        return True
    if isinstance(found, (list, tuple)) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(same(x, y) for x, y in zip(found, wanted, strict=True))
    return bool(found == wanted) and isinstance(found, bool) == isinstance(wanted, bool)


def written(x: Any) -> str:
    """A value as a scenario writes it."""
    if x is None:
        return "none"
    if isinstance(x, Bag):
        return "{" + ", ".join(written(y) for y in x) + "}"
    if isinstance(x, bool):
        return "true" if x else "false"
    if isinstance(x, str):
        escaped = x.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda c: f"\\u{ord(c.group()):04x}", escaped) + '"'
    if isinstance(x, (list, tuple)):
        return "[" + ", ".join(written(y) for y in x) + "]"
    if isinstance(x, dict):
        return "{ " + ", ".join(f"{k} = {written(v)}" for k, v in x.items()) + " }"
    return str(x)


def leaves(data: Any, lists: bool = False, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The entries of nested tables with their paths; lists are entries, unless they are to be entered too."""
    if isinstance(data, dict) or (lists and isinstance(data, (list, tuple))):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, part in items:
            yield from leaves(part, lists, (*before, str(key)))
    else:
        yield before, data


def entry(data: Any, path: str) -> Any:
    """What stands at a path such as `seat.B.damage` or `seats.0.role`; or a LookupError."""
    here = data
    walked = ""
    for key in path.split("."):
        if isinstance(here, dict) and key in here:
            here = here[key]
        elif isinstance(here, dict) and key.isdigit() and int(key) in here:
            here = here[int(key)]
        elif isinstance(here, (list, tuple)) and 0 <= (index := _index(key)) < len(here):
            here = here[index]
        else:
            raise LookupError(f"no {key!r} in {walked or 'it'}, which has {_shape(here)}")
        walked = f"{walked}.{key}" if walked else key
    return here


def _index(key: str) -> int:
    """An index of a list: a number, or a seat letter in a list of seats."""
    if key.isdigit():
        return int(key)
    return SEAT_LETTERS.find(key) if len(key) == 1 else -1


def _shape(x: Any) -> str:
    if isinstance(x, dict):
        return ", ".join(str(k) for k in x) or "nothing"
    if isinstance(x, (list, tuple)):
        return f"{len(x)} entries"
    return f"only {written(x)}"
