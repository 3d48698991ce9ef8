"""Sealed pages: where they stand, who has their words, and what the lint asks of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloam.core.content.pages import page_content, page_names, page_text, sealed_texts
from gloam.core.game import Game, Switch, game_named
from gloam.core.match import Match
from gloam.core.state import NOBODY, only
from gloam.core.words.lint import lint_game
from gloam.core.words.text import LANGUAGES, TextError, open_text, said_alone, words
from gloam.testing import GameFault, check_plans, check_play, check_words

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
BOOK = """\
# The book of the wood.

## 12-1
page-12-1 = A door
page-12-1-text = It is locked.

## 12-2
page-12-2 = A key
page-12-2-text = It fits { page-12-2 }.
"""


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


@pytest.fixture
def bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, poachers: Game) -> Callable[..., Game]:
    """Poachers with other sealed pages, by file, the same in all languages; and other texts for everybody."""
    made: list[Game] = []

    def bind(public: str = "", content: str = "", **files: str) -> Game:
        package = tmp_path / f"bound{id(made)}{len(made)}"
        for language in LANGUAGES:
            (package / "text" / language / "sealed").mkdir(parents=True)
            own = (POACHERS / "gloam_poachers" / "text" / language / "poachers.ftl").read_text("utf-8")
            (package / "text" / language / "poachers.ftl").write_text(own + public, "utf-8")
            for name, text in files.items():
                (package / "text" / language / "sealed" / f"{name}.ftl").write_text(text, "utf-8")
        # The reasons that its rules give are read from the sources.
        for source in (POACHERS / "gloam_poachers").glob("*.py"):
            (package / source.name).write_text("" if source.stem == "__init__" else source.read_text("utf-8"), "utf-8")
        (package / "content" / "sealed").mkdir(parents=True)
        book = (POACHERS / "gloam_poachers" / "content" / "rulebook.toml").read_text("utf-8")
        (package / "content" / "rulebook.toml").write_text(book, "utf-8")
        if content:
            (package / "content" / "sealed" / "map.toml").write_text(content, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        game = type(poachers)()
        monkeypatch.setattr(game, "package", package.name, raising=False)
        made.append(game)
        return game

    return bind


def night(match: Match, snare: str = "pass") -> None:
    for line in (f"B {snare}", f"C {snare}", "A pass", "B pass", "C pass"):
        match.play_text(line)


# Where they stand


def test_a_file_is_a_page_or_has_several_under_headings(bound: Callable[..., Game]) -> None:
    game = bound(content="x = 1\n", book=BOOK, lone="page-lone = Alone\npage-lone-text = By itself.\n")
    assert page_names(game.package) == ("12-1", "12-2", "lone", "map")
    assert page_text(game.package, "ru", "12-1") == "page-12-1 = A door\npage-12-1-text = It is locked.\n\n"
    assert page_text(game.package, "ru", "lone").startswith("page-lone = Alone")
    assert page_text(game.package, "ru", "nothing") == ""
    assert page_content(game.package, "map") == {"x": 1}
    assert page_content(game.package, "12-1") is None
    assert [(sealed.page, sealed.above) for sealed in sealed_texts(game.package, "en")] == [
        ("12-1", 3),
        ("12-2", 7),
        ("lone", 0),
    ]


def test_passages_are_pages_by_themselves(bound: Callable[..., Game]) -> None:
    each = "## each\n# The first.\npage-12-start = A door\npage-12-end =\n    It shuts.\n    Twice.\n\n"
    game = bound(book=each + BOOK.partition("\n\n")[2])
    assert page_names(game.package) == ("12-start", "12-end", "12-1", "12-2")
    assert page_text(game.package, "en", "12-end") == "page-12-end =\n    It shuts.\n    Twice.\n\n"
    assert [sealed.above for sealed in sealed_texts(game.package, "en")][:2] == [2, 3]
    needed = {key for key in game.text_keys() if key.startswith("page-12")}
    assert needed == {"page-12-start", "page-12-end", "page-12-1", "page-12-1-text", "page-12-2", "page-12-2-text"}
    words("en", game, frozenset({"12-end"})).say("page-12-end")
    with pytest.raises(TextError):
        words("en", game, frozenset({"12-end"})).say("page-12-start")


def test_everybodys_words_have_no_page(poachers: Game) -> None:
    for language in LANGUAGES:
        assert not words(language, poachers).has("page-hollow")
        with pytest.raises(TextError):
            words(language, poachers).say("page-hollow-text")
        assert words(language, poachers, frozenset({"hollow"})).say("page-hollow-text")
    assert not words("en", poachers).has("page-hollow"), "the words of one are not those of all"


def test_a_game_of_fewer_languages_has_english_pages(poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    english = words("en", poachers, frozenset({"hollow"})).say("page-hollow")
    monkeypatch.setattr(type(poachers), "languages", ("en",))
    words.cache_clear()
    assert words("ru", poachers, frozenset({"hollow"})).say("page-hollow") == english
    assert english in open_text(poachers, "ru", "hollow")
    assert said_alone(poachers, "ru", "game-name") == "Poachers"
    words.cache_clear()


def test_what_the_lobby_says_is_read_alone(poachers: Game, bound: Callable[..., Game]) -> None:
    for language in LANGUAGES:
        for key in ("game-name", "game-pitch"):
            assert said_alone(poachers, language, key) == words(language, poachers).say(key)
    assert said_alone(bound(public="long =\n    One\n    two.\nnext = x\n"), "en", "long") == "One\ntwo."
    with pytest.raises(TextError):
        said_alone(poachers, "en", "game-motto")


# Who may read them


def test_a_sight_names_the_pages_of_its_viewers(poachers: Game) -> None:
    match = Match(poachers, 3, 1)
    night(match, "snare:gate")
    assert match.sight(only(1)).pages == []
    night(match)
    assert match.sight(only(1)).pages == match.sight(only(2)).pages == ["hollow"]
    assert match.sight(only(0)).pages == match.sight(NOBODY).pages == []
    assert "page:hollow" in match.sight(only(1)).own
    for _ in range(6):
        night(match)
    assert match.state.over
    assert match.sight(NOBODY).pages == match.sight(only(0)).pages == ["hollow"]
    assert match.sight(only(1)).own == []


def test_what_nobody_has_read_stays_sealed_after_the_end(poachers: Game) -> None:
    match = Match(poachers, 3, 1)
    for _ in range(8):
        night(match)
    assert match.state.over
    assert match.sight(only(1)).pages == []


def test_what_opens_a_page_cannot_be_taken_back(poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that the warden reads as soon as he has begun to go."""
    monkeypatch.setattr(
        type(poachers), "unsealed", lambda self, s, viewers: ["hollow"] if viewers & 1 and s.plans[0] >= 0 else []
    )
    with pytest.raises(GameFault, match="opens a page to A"):
        check_plans(poachers, 5, options={"stride": 2}, worlds=5)


def test_poachers_keeps_its_page(poachers: Game) -> None:
    check_words(poachers)
    check_play(poachers, games=4)


def test_a_page_that_gives_a_secret_away_is_a_leak(poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(poachers), "unsealed", lambda self, s, viewers: ["hollow"] if s.hares else [])
    with pytest.raises(GameFault, match="does not follow from what they know"):
        check_play(poachers, games=14, seed=5, every=3)
    monkeypatch.setattr(type(poachers), "unsealed", lambda self, s, viewers: ["cellar"])
    with pytest.raises(GameFault, match="page cellar is open and is not among the sealed pages"):
        check_play(poachers, games=1)


# The lint


def test_pages_are_held_to_the_same_texts_as_the_rest(bound: Callable[..., Game]) -> None:
    assert lint_game(bound(book=BOOK)) == []
    game = bound(book=BOOK.replace("page-12-2-text = It fits { page-12-2 }.\n", ""))
    assert [fault for fault in lint_game(game) if "/ru" in fault] == ["text/ru:1: page-12-2-text is missing"]
    faults = lint_game(bound(book=BOOK + "page-12-3 = Lost\n"))
    assert "text/ru/sealed/book.ftl:10: nobody uses page-12-3" in faults


def test_a_page_that_one_language_lacks(bound: Callable[..., Game], tmp_path: Path) -> None:
    game = bound(book=BOOK)
    (tmp_path / game.package / "text" / "ru" / "sealed" / "book.ftl").unlink()
    assert lint_game(game) == [
        f"text/ru/sealed/book.ftl:1: page-12-{entry} is missing" for entry in ("1", "1-text", "2", "2-text")
    ]


def test_pages_and_the_rest_do_without_each_other(bound: Callable[..., Game]) -> None:
    other = BOOK.replace("It fits { page-12-2 }", "It fits { page-12-1 }")
    assert (
        "text/en/sealed/book.ftl:9: page-12-2-text refers to page-12-1, which is sealed on another page"
        in lint_game(bound(book=other))
    )
    faults = lint_game(bound(book=BOOK, public="-door = { page-12-1 }\n"))
    assert any("refers to page-12-1, which is sealed on page 12-1" in fault for fault in faults)
    title = "page-12-1 = A door\n"
    faults = lint_game(bound(book=BOOK.replace(title, ""), public=title))
    assert any("page-12-1 is for everybody to read; it belongs on its page" in fault for fault in faults)
    faults = lint_game(bound(book=BOOK, twice="## 12-1\n"))
    assert any("there is another page 12-1" in fault for fault in faults)


def test_the_values_of_options_have_names(poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    weather = Switch("weather", ("fog", "moon", True, 3), ("PO-404",))
    assert [weather.value_key(value) for value in weather.values] == [
        "option-weather-fog",
        "option-weather-moon",
        "",
        "",
    ]
    monkeypatch.setattr(type(poachers), "switches", (*poachers.switches, weather))
    assert any("option-weather-moon is missing" in fault for fault in lint_game(poachers))
