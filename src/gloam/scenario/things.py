"""Things of a game written as words: seats, facts, values, and entries of nested data."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from gloam.core.lexicon import SEAT_LETTERS, SEVERAL, Fact, Lexicon, NotationError, seat_number


def thing_number(lexicon: Lexicon, text: str) -> int:
    """The number of a thing: `card:axe`, or only `axe` where no other kind of thing has that name."""
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    ref, colon, name = text.partition(":")
    if colon:
        return lexicon.number(ref, name)
    if len(text) == 1:
        return seat_number(text)
    kinds = [kind for kind, names in lexicon.refs.items() if text in names]
    numbers = {lexicon.number(kind, text) for kind in kinds}
    if not numbers:
        raise NotationError(f"{text!r} is nothing this game has")
    if len(numbers) > 1:
        raise NotationError(f"{text!r} may be {' or '.join(f'{kind}:{text}' for kind in kinds)}: say which")
    return numbers.pop()


def fact(lexicon: Lexicon, ref: str, text: str) -> Fact:
    """A fact of an event as the lexicon writes it: `card:spell` from `card:spell` or `spell`; several with commas."""
    if ref.endswith(SEVERAL):
        names = [] if text == "none" else text.split(",")
        return [str(fact(lexicon, ref.removesuffix(SEVERAL), name)) for name in names]
    if ref == "number":
        if not re.fullmatch(r"-?\d+", text):
            raise NotationError(f"{text!r} is not a number")
        return int(text)
    one = lexicon.one_of(ref)
    if one:
        names = [] if text == "nobody" else text.split(",")
        return lexicon.fact(ref, sum({1 << lexicon.number(one, name.removeprefix(f"{one}:")) for name in names}))
    return lexicon.fact(ref, lexicon.number(ref, text.removeprefix(f"{ref}:")))


class Bag(list[Any]):
    """`{axe, knife}`: these things in any order, each as often as it is named."""


def value(text: str) -> Any:
    """A TOML value, or a set `{axe, knife}`; quotes may be left out around one word; `none` is nothing."""
    if text == "none":
        return None
    if text == "{}":
        return Bag()
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        if re.fullmatch(r"[A-Za-z][A-Za-z0-9_:-]*", text):
            return text
        parts = _parts(text[1:-1]) if text[:1] + text[-1:] in ("{}", "[]") else []
        if not all(parts) or not parts:
            raise NotationError(f"{text!r} is not a value") from None
        things = [value(part) for part in parts]
        return Bag(things) if text[0] == "{" else things


def _parts(text: str) -> list[str]:
    """What stands between commas, but for those within quotes and brackets."""
    parts, depth, quote = [""], 0, ""
    for char in text:
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        else:
            depth += (char in "[{") - (char in "]}")
        if char == "," and depth == 0 and not quote:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


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
