"""Things of a game written as words: seats, facts and values."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from gloam.core.positions.written import Bag
from gloam.core.words.lexicon import SEVERAL, Fact, Lexicon, NotationError, seat_number


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
