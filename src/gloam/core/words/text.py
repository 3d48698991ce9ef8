"""Words in four languages, by Fluent. A game's texts stand in `text/<language>/*.ftl` of its package.

Those of its sealed pages stand apart (`gloam.core.content.pages`), and are among the words only where a page is named.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gloam.core.content.packs import texts_for
from gloam.core.content.pages import page_text
from gloam.core.game import LANGUAGES as LANGUAGES
from gloam.core.game import Game
from gloam.core.words.lexicon import Fact, Phrase

FORMS = ("to", "at", "gen", "dat", "acc", "ins")
"""Forms of a thing's name that a phrase hands over beside the name, where the language has them: a message with the
fact `location` may say `{ $location-to }`, which is the attribute `.to` of the name, such as "в Салон". The last four
are cases: `{ $victim-dat }` is "Анне". A name without the form, as a pack may bring one, is handed over as it is."""

LIST_SEPARATOR = {"en": ", ", "zh-Hans": "、", "zh-Hant": "、", "ru": ", "}


class TextError(LookupError):
    """A message that is missing or cannot be formatted: a fault of the texts, which the lint finds first."""


def sources(package: str, language: str) -> list[tuple[str, str]]:
    """Name and content of a package's text files for a language."""
    folder = resources.files(package) / "text" / language
    if not folder.is_dir():
        return []
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [*((f"text/{language}/{f.name}", f.read_text("utf-8")) for f in files), *texts_for(package, language)]


def texts_of(game: Game, language: str) -> list[tuple[str, str]]:
    """Name and content of a game's text files for a language: the English ones where it does not speak it."""
    return sources(game.package, language if language in game.languages else "en")


def said_alone(game: Game, language: str, key: str) -> str:
    """A message that needs no other, such as the name of a game, without making words of all the rest."""
    language = language if language in game.languages else "en"
    for _, content in texts_of(game, language):
        found = re.search(rf"^{key} *=.*(?:\n[ \t]+\S.*)*", content, re.M)
        if found is not None:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(found[0]))
            pattern = bundle.get_message(key).value
            assert pattern is not None
            return str(bundle.format_pattern(pattern)[0])
    raise TextError(f"no message {key!r} in {language}")


def open_text(game: Game, language: str, page: str) -> str:
    """The words of a sealed page: the English ones where the game does not speak the language."""
    return page_text(game.package, language if language in game.languages else "en", page)


def language_from(wanted: str) -> str:
    """The language of ours that fits a locale name such as `ru_RU.UTF-8`, `zh-TW` or `zh_CN`; English if none."""
    name = wanted.partition(".")[0].replace("_", "-").lower()
    if name.startswith("zh"):
        parts = name.split("-")
        traditional = "hant" in parts or ("hans" not in parts and any(p in ("tw", "hk", "mo") for p in parts))
        return "zh-Hant" if traditional else "zh-Hans"
    return next((language for language in LANGUAGES if name.split("-")[0] == language), "en")


class Texts:
    """The messages of gloam and, if one is given, of a game, in one language; and of those of its pages that are open
    to whoever these words are for."""

    def __init__(self, language: str, game: Game | None = None, pages: frozenset[str] = frozenset()) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        # Isolating marks around every variable would show up as boxes in some terminals.
        self._bundle = FluentBundle([language], use_isolating=False)
        # What a game does not say in this language it says in English, with the plural forms of English.
        foreign = game is not None and language not in game.languages
        self._english = words("en", game, pages) if foreign and language != "en" else None
        for package in ["gloam", *([game.package] if game is not None and not foreign else [])]:
            for resource in _public(package, language):
                self._bundle.add_resource(resource, allow_overrides=True)
        if game is not None and not foreign:
            for page in sorted(pages):
                self._bundle.add_resource(_page(game.package, language, page), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key)) or (self._english is not None and self._english.has(key))

    def say(self, key: str, /, **variables: str | int | float) -> str:
        """A message by its key."""
        if not self._bundle.has_message(key):
            if self._english is not None:
                return self._english.say(key, **variables)
            raise TextError(f"no message {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise TextError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def phrase(self, phrase: Phrase, seat_name: Callable[[str], str]) -> str:
        """A phrase with its references named; `seat_name` turns a seat letter into the name of who sits there."""
        variables: dict[str, str | int] = {}
        for name, fact in phrase.facts.items():
            said = variables[name] = self.fact(fact, seat_name)
            if not isinstance(fact, int):
                for form in FORMS:
                    variables[f"{name}-{form}"] = self._formed(fact, form) or said
        return self.say(phrase.key, **variables)

    def _formed(self, fact: Fact, form: str) -> str:
        """A thing, or several, in a form of their names; "" where a name has none."""
        if isinstance(fact, list):
            parts = [self._formed(one, form) for one in fact]
            return LIST_SEPARATOR[self.language].join(parts) if all(parts) else ""
        kind, colon, name = str(fact).partition(":")
        if not colon or not self._bundle.has_message(f"{kind}-{name}"):
            return ""
        pattern = self._bundle.get_message(f"{kind}-{name}").attributes.get(form)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def fact(self, fact: Fact, seat_name: Callable[[str], str]) -> str | int:
        """One fact: `seat:B` becomes a player's name, `area:church` the message `area-church`, a number stays."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, list):
            return LIST_SEPARATOR[self.language].join(str(self.fact(f, seat_name)) for f in fact)
        kind, colon, name = fact.partition(":")
        if not colon:
            return fact
        return seat_name(name) if kind == "seat" and len(name) == 1 else self.say(f"{kind}-{name}")


@functools.lru_cache(maxsize=128)
def words(language: str, game: Game | None = None, pages: frozenset[str] = frozenset()) -> Texts:
    """The words of a language, loaded once; files and pages are read once whatever is put together of them."""
    return Texts(language, game, pages)


@functools.cache
def _public(package: str, language: str) -> list[Resource]:
    return [FluentResource(content) for _, content in sources(package, language)]


@functools.cache
def _page(package: str, language: str, page: str) -> Resource:
    return FluentResource(page_text(package, language, page))


def in_english(phrase: Phrase | None) -> str:
    """A phrase of gloam's own for a message to developers and operators, who read English; "" for none."""
    return "" if phrase is None else words("en").phrase(phrase, plain_names({}))


def plain_names(names: Mapping[str, str]) -> Callable[[str], str]:
    """A `seat_name` that looks a letter up and falls back to the letter itself."""
    return lambda letter: names.get(letter, letter)
