"""Words in four languages."""

from __future__ import annotations

import pytest

from gloam.core.game import Game
from gloam.core.lexicon import Phrase
from gloam.core.text import LANGUAGES, TextError, Words, language_from, plain_names, sources, words


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("ru_RU.UTF-8", "ru"),
        ("RU", "ru"),
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh_TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("de_DE", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_locale_names_find_their_language(wanted: str, language: str) -> None:
    assert language_from(wanted) == language


def test_every_language_of_a_game_is_found(candle: Game) -> None:
    for language in LANGUAGES:
        assert [name for name, _ in sources(candle.package, language)] == [f"text/{language}/candle.ftl"]
    assert sources(candle.package, "eo") == []


def test_the_same_message_in_four_languages(candle: Game) -> None:
    said = [words(language, candle).say("card-wind") for language in LANGUAGES]
    assert said == ["wind", "风", "風", "ветер"]


def test_variables_are_filled_in_without_isolating_marks(candle: Game) -> None:
    assert words("en", candle).say("refuse-not-held", card="wind") == "You hold no wind."


def test_a_missing_message_is_a_fault(candle: Game) -> None:
    assert not words("ru", candle).has("verb-fly")
    with pytest.raises(TextError, match="no message 'verb-fly' in ru"):
        words("ru", candle).say("verb-fly")


def test_a_missing_variable_is_a_fault(candle: Game) -> None:
    with pytest.raises(TextError, match="message 'refuse-not-held' in en"):
        words("en", candle).say("refuse-not-held")


def test_an_unknown_language_is_a_fault() -> None:
    with pytest.raises(TextError, match="there is no language 'eo'; there is en, zh-Hans, zh-Hant, ru"):
        Words("eo")


def test_phrases_name_what_they_refer_to(candle: Game) -> None:
    phrase = Phrase("event-turned", "CA-202", {"seat": "seat:B", "layer": "seat:A", "card": "card:wind"})
    names = plain_names({"A": "Ann"})
    assert words("en", candle).phrase(phrase, names) == "B doubts Ann: it is a wind."


def test_facts_become_words(candle: Game) -> None:
    names = plain_names({"A": "Ann", "B": "Ben"})
    assert words("en", candle).fact(7, names) == 7
    assert words("en", candle).fact("plain", names) == "plain"
    assert words("en", candle).fact(["seat:A", "seat:B"], names) == "Ann, Ben"
    assert words("zh-Hans", candle).fact(["seat:A", "seat:B"], names) == "Ann、Ben"
    assert words("ru", candle).fact("card:flame", names) == "огонь"
    with pytest.raises(TextError, match="no message 'card-ace'"):
        words("en", candle).fact("card:ace", names)


def test_words_are_loaded_once(candle: Game) -> None:
    assert words("en", candle) is words("en", candle)
    assert words("en", candle) is not words("en")
