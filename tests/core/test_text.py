"""Words in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import Game, game_named
from gloam.core.words.lexicon import Phrase
from gloam.core.words.lint import lint_game
from gloam.core.words.text import LANGUAGES, TextError, Texts, language_from, plain_names, sources, texts_of, words
from gloam.testing import GameFault, check_words


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
        Texts("eo")


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


# Languages that a game does not speak

HUSH = Path(__file__).resolve().parent.parent / "hush"


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that speaks English only."""
    monkeypatch.syspath_prepend(str(HUSH))
    return game_named("hush")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_does_not_say_in_a_language_it_says_in_english(hush: Game, language: str) -> None:
    speaker = words(language, hush)
    assert speaker.say("game-name") == "Hush"
    assert speaker.has("event-walks")
    assert speaker.phrase(Phrase("event-walks", "HU-002", {"seat": "seat:B"}), plain_names({})) == "B walks."
    assert texts_of(hush, language) == sources("gloam_hush", "en")
    with pytest.raises(TextError, match="no message 'verb-fly' in"):
        speaker.say("verb-fly")


def test_what_all_games_share_stays_in_the_language_of_the_reader(hush: Game) -> None:
    assert words("ru", hush).say("web-yes") == words("ru").say("web-yes") != words("en").say("web-yes")
    assert words("ru", hush).fact(["seat:A", "seat:B"], plain_names({})) == "A, B"


def test_english_is_checked_as_ever(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert lint_game(hush) == []
    check_words(hush)
    keys = hush.text_keys()
    monkeypatch.setattr(type(hush), "text_keys", lambda self: {**keys, "event-lost": set[str]()})
    assert lint_game(hush) == ["text/en:1: event-lost is missing"]
    with pytest.raises(GameFault, match="no message 'event-lost' in en"):
        check_words(hush)


def test_a_language_that_is_named_must_be_whole(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(hush), "languages", ("en", "ru"))
    assert "text/ru/hush.ftl:1: game-name is missing" in lint_game(hush)


@pytest.mark.parametrize("languages", [("ru",), ("en", "eo"), ()])
def test_english_must_be_among_the_languages_and_no_unknown_one(
    hush: Game, monkeypatch: pytest.MonkeyPatch, languages: tuple[str, ...]
) -> None:
    monkeypatch.setattr(type(hush), "languages", languages)
    with pytest.raises(GameFault, match="there must be en, and no other than en, zh-Hans, zh-Hant, ru"):
        check_words(hush)


def test_names_are_handed_over_in_their_cases() -> None:
    """In Russian: a victim receives in the dative, what is given is in the accusative. A name without the form, as of
    a player, is said as it is."""
    russian = words("ru", game_named("whisper"))
    facts = {"victim": "victim:anna", "partner": "victim:viktor", "item": "item:sabre"}
    assert russian.phrase(Phrase("event-gave", "WH-107", facts), plain_names({})) == "Анна отдаёт Виктору Саблю."
    nameless = Phrase("event-keys-of", "WH-343", {"victim": "seat:B", "count": 2})
    assert russian.phrase(nameless, plain_names({"B": "Бен"})) == "Ключей у Бен: 2."
