"""What is said of options and events, as data: message keys with their facts, ready for any language."""

from __future__ import annotations

import msgspec

Fact = str | int | list[str]


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A message key with its facts, ready to be put into any language."""

    key: str
    rule: str
    facts: dict[str, Fact]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """An option as its seat sees it: the number to hand in, its notation, and its words."""

    option: int
    notation: str
    phrase: Phrase


class Interrupt(msgspec.Struct, frozen=True, gc=False):
    """What a seat may do although nobody waits for it: a choice, and whose."""

    seat: str
    option: int
    notation: str
    phrase: Phrase
