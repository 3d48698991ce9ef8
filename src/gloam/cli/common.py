"""What the sub-commands share: the parser, seats, seeds, options and languages as people write them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from gloam.core.game import Game, OptionValue

EXIT_FAILED = 1
EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130

SEED_BITS = 63


class BadInput(Exception):
    """Something the user has to correct; shown as one line."""


class Command(NamedTuple):
    """A sub-command: its name, one line of help, its arguments, and what it does."""

    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    raw: bool = False
    """It reads its arguments itself, --help among them."""


class Parser(argparse.ArgumentParser):
    """An argparse parser that complains in one line and suggests a correction for a mistyped word."""

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is None or value in action.choices:
            return
        from difflib import get_close_matches

        known = [str(choice) for choice in action.choices]
        near = get_close_matches(str(value), known, n=1)
        meant = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known)}"
        self.error(f"there is no {action.dest} {value!r}; {meant}")

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="L", help="language: en, zh-Hans, zh-Hant or ru (default: yours)")


def language(arguments: argparse.Namespace) -> str:
    """The language asked for, or that of the environment."""
    from gloam.core.words.text import LANGUAGES, language_from

    wanted = arguments.lang
    if wanted is None:
        names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return language_from(next(filter(None, names), ""))
    found = language_from(wanted)
    if wanted.replace("_", "-").lower().split("-")[0] != found.lower().split("-")[0]:
        raise BadInput(f"there is no language {wanted!r}; there is {', '.join(LANGUAGES)}")
    return found


def add_content(parser: argparse.ArgumentParser) -> None:
    what = "a pack of content of your own: DIR/GAME/*.toml stand in for files of that game or join them"
    parser.add_argument("--content", metavar="DIR", type=Path, help=what)


def use_content(arguments: argparse.Namespace) -> None:
    """Play with the pack that is asked for; before any game is imported. A bad one is told fault by fault."""
    if arguments.content is None:
        return
    from gloam.cli.packs import play_with
    from gloam.core.content.packs import PackError

    try:
        play_with(arguments.content)
    except PackError as e:
        *before, last = str(e).splitlines()
        for line in before:
            print(line, file=sys.stderr)
        raise BadInput(last) from None


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the rules; may be repeated",
    )


def options(game: Game, written: list[str]) -> dict[str, OptionValue]:
    """Options as `KEY=VALUE` texts."""
    found: dict[str, OptionValue] = {}
    for text in written:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadInput(f"an option is written KEY=VALUE, not {text!r}")
        found[key] = game.switch(key).read(value)
    return found


def number(low: int, what: str) -> Callable[[str], int]:
    """An argparse type: a whole number from `low` on."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if value < low:
            raise argparse.ArgumentTypeError(f"{what} must be {low} or more, not {value}")
        return value

    return read


def seed(text: str) -> int:
    """An argparse type: a seed."""
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not 0 <= value < 1 << SEED_BITS:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 to 2^{SEED_BITS}-1, not {value}")
    return value


def drawn_seed() -> int:
    """A fresh seed, short enough to be typed again."""
    import secrets

    return secrets.randbelow(10**9)


def seats_of(game: Game, wanted: int | None) -> int:
    """The number of seats asked for, or the smallest the game takes."""
    seats = game.seat_counts[0] if wanted is None else wanted
    game.complete(seats, {})
    return seats


def seat(text: str, seats: int) -> int:
    """A seat written as a letter (A, b) or a number from 1."""
    from gloam.core.words.lexicon import SEAT_LETTERS

    names = [*SEAT_LETTERS[:seats], *(str(n) for n in range(1, seats + 1))]
    if text.upper() not in names:
        raise BadInput(f"there is no seat {text!r}; there are A to {SEAT_LETTERS[seats - 1]}, or 1 to {seats}")
    return names.index(text.upper()) % seats


def seat_set(texts: list[str], seats: int) -> int:
    """Several seats as a mask: letters together (AC), or each seat by itself."""
    from gloam.core.state import only

    mask = 0
    for text in texts:
        for part in text if len(text) > 1 and text.isalpha() else [text]:
            mask |= only(seat(part, seats))
    return mask


def is_dumb() -> bool:
    """Whether a full-screen client has no chance here: a pipe, or a terminal without cursor control."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"
