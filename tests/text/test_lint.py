"""The lint of the texts finds each kind of fault, by file and line; and the texts that ship have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import Game, game_named, games
from gloam.core.words import lint as textlint
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Verb
from gloam.core.words.lint import keys_said, kinds_said, lint, lint_game, lint_shared, said_on_boards
from gloam.core.words.text import LANGUAGES, sources

NEEDED: dict[str, set[str]] = {"hello": {"name"}, "cards": {"n"}}

GOOD = {
    "en": "hello = Hello { $name }\ncards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n",
    "ru": "hello = Привет, { $name }\n"
    "cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n   *[many] { $n } карт\n}\n",
    "zh-Hans": "hello = 你好，{ $name }\ncards = { $n } 张牌\n",
    "zh-Hant": "hello = 你好，{ $name }\ncards = { $n } 張牌\n",
}


def faults(**changed: str) -> list[str]:
    """The faults when the texts of some languages are others."""
    texts = GOOD | {language.replace("_", "-"): text for language, text in changed.items()}
    return lint({language: [(f"text/{language}/a.ftl", text)] for language, text in texts.items()}, NEEDED)


def changed(language: str, old: str, new: str) -> list[str]:
    assert old in GOOD[language]
    return faults(**{language.replace("-", "_"): GOOD[language].replace(old, new)})


def test_good_texts_have_no_faults() -> None:
    assert faults() == []


def test_a_missing_message_is_told_where_it_should_stand() -> None:
    assert changed("ru", "hello =", "# hello =") == ["text/ru/a.ftl:1: hello is missing"]
    assert changed("en", "hello =", "# hello =") == ["text/en:1: hello is missing"]
    assert lint({"ru": [("text/ru/b.ftl", ""), ("text/ru/cli.ftl", "")]}, {"cli-x": set()}) == [
        "text/ru/cli.ftl:1: cli-x is missing"
    ]
    assert "text/ru:1: hello is missing" in lint({"ru": []}, NEEDED)


def test_a_stale_message() -> None:
    assert faults(ru=GOOD["ru"] + "\n\nbye = Пока\n") == ["text/ru/a.ftl:9: nobody uses bye"]


def test_a_message_others_refer_to_is_not_stale() -> None:
    assert changed("ru", "Привет,", "{ greeting }{ -mark }") == [
        "text/ru/a.ftl:1: hello refers to -mark, which does not exist",
        "text/ru/a.ftl:1: hello refers to greeting, which does not exist",
    ]
    text = GOOD["ru"].replace("Привет,", "{ greeting }{ -mark }") + "greeting = Привет\n-mark = ,\n"
    assert faults(ru=text) == []
    assert faults(ru=GOOD["ru"] + "-mark = ,\n") == ["text/ru/a.ftl:7: nobody uses -mark"]


def test_an_unknown_variable() -> None:
    assert changed("ru", "{ $name }", "{ $name } { $nmae }") == [
        "text/ru/a.ftl:1: hello has no variable $nmae; it has $name"
    ]


def test_a_variable_that_the_translation_lacks() -> None:
    assert changed("zh-Hans", "{ $name }", "朋友") == [
        "text/zh-Hans/a.ftl:1: hello lacks $name, which the English text uses"
    ]


@pytest.mark.parametrize(
    ("language", "form", "what"),
    [
        ("en", "    [one] { $n } card\n", "one"),
        ("ru", "    [one] { $n } карта\n", "one"),
        ("ru", "    [few] { $n } карты\n", "few"),
    ],
)
def test_a_missing_plural_form(language: str, form: str, what: str) -> None:
    [fault] = changed(language, form, "")
    assert fault.startswith(f"text/{language}/a.ftl:2: cards lacks the plural form")
    assert what in fault


def test_the_rest_is_a_plural_form_too() -> None:
    [fault] = changed("en", "*[other]", "*[many]")
    assert fault == "text/en/a.ftl:2: cards lacks the plural form other"
    assert changed("ru", "*[many]", "*[other]") == []
    assert faults(zh_Hans=GOOD["zh-Hans"].replace("{ $n } 张牌", "{ $n ->\n *[other] { $n } 张牌\n}")) == []
    [fault] = faults(zh_Hans=GOOD["zh-Hans"].replace("{ $n } 张牌", "{ $n ->\n *[one] { $n } 张牌\n}"))
    assert fault.endswith("lacks the plural form other")


def test_exact_numbers_in_a_choice() -> None:
    assert changed("en", "[one]", "[1]") == []
    assert changed("en", "    [one]", "    [0] none\n    [one]") == []
    [fault] = changed("ru", "[one]", "[1]")
    assert fault.endswith("lacks the plural form one")


def test_a_choice_by_words_is_no_plural() -> None:
    assert changed("en", "Hello { $name }", "{ $name ->\n    [anna] Hi\n   *[other] Hello { $name }\n}") == []


def test_what_is_no_fluent() -> None:
    assert changed("ru", "hello = Привет, { $name }", "hello = Привет, { $name") == [
        "text/ru/a.ftl:1: hello is missing",
        'text/ru/a.ftl:2: Expected token: "}"',
    ]


def test_a_key_that_stands_twice() -> None:
    assert faults(en=GOOD["en"] + "hello = Hi { $name }\n") == [
        "text/en/a.ftl:6: hello stands in text/en/a.ftl:1 already"
    ]


def test_a_message_without_text() -> None:
    assert "text/en/a.ftl:1: hello has no text" in changed(
        "en", "hello = Hello { $name }", "hello =\n    .x = { $name }"
    )


def test_an_unknown_function() -> None:
    assert changed("en", "{ $name }", "{ SHOUT($name) }") == [
        "text/en/a.ftl:1: hello calls SHOUT, which does not exist"
    ]
    assert changed("en", "cards = { $n ->", "cards = { NUMBER($n) ->") == []


def test_a_form_of_another_message() -> None:
    places = "church = Церковь\n    .to = в Церковь\n"
    text = GOOD["ru"].replace("Привет,", "{ church.to }") + places
    assert faults(ru=text) == []
    assert faults(ru=text.replace("church.to", "church.at")) == [
        "text/ru/a.ftl:1: hello refers to church.at, which does not exist"
    ]
    assert faults(ru=text.replace("church.to", "chapel.to")) == [
        "text/ru/a.ftl:1: hello refers to chapel, which does not exist",
        "text/ru/a.ftl:7: nobody uses church",
    ]


def test_a_form_of_whatever_a_variable_names() -> None:
    """`{ $place-to }` is the form `.to` of the thing's name: every thing of the kind must have it."""
    kinds = {"": {"place": "place"}, "event-went": {"who": "seat", "place": "place"}}
    needed = {"event-went": {"who", "place"}, "place-church": set(), "place-hut": set()}
    english = "event-went = { $who } goes to the { $place }.\nplace-church = Church\nplace-hut = Hut\n"
    names = "place-church = Церковь\n    .to = в Церковь\nplace-hut = Хижина\n    .to = в Хижину\n"

    def wrong(text: str) -> list[str]:
        return lint({"en": [("en.ftl", english)], "ru": [("ru.ftl", text)]}, needed, kinds)

    assert wrong("event-went = { $who } идёт { $place-to }.\n" + names) == []
    assert wrong("event-went = { $who } { $place-at }.\n" + names) == [
        "ru.ftl:1: event-went asks for $place-at, but place-church has no form .at",
        "ru.ftl:1: event-went asks for $place-at, but place-hut has no form .at",
    ]
    assert "ru.ftl:1: event-went asks for a form of $who, which is no thing" in wrong(
        "event-went = { $who-to } идёт { $place-to }.\n" + names
    )


LEXICON = Lexicon(
    [Verb("take", "card"), Verb("pass")],
    [Kind("take", "X-001")],
    [EventKind("took", "X-001", (("who", "seat"), ("what", "card"), ("number", "number")))],
    refs={"card": ["flame", "wind"]},
    absent={},
)


def unfit(language: str, text: str) -> list[str]:
    """What is wrong with one message when the lexicon says what its variables stand for."""
    key = text.partition(" ")[0]
    needed = {key: {"who", "what", "number", "card", "seat"}}
    return lint({language: [("a.ftl", text + "\n")]}, needed, kinds_said(LEXICON))


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_spaces_beside_chinese_variables(language: str) -> None:
    assert unfit(language, "event-took = { $who } 拿走{ $what }，共{ $number }次") == []
    assert unfit(language, "event-took = { $who } 拿走 { $what }，共{ $number }次") == [
        "a.ftl:1: event-took has a space before $what, whose value is Chinese or a number"
    ]
    assert unfit(language, "event-took = { $who } 拿走{ $what }，共{ $number } 次") == [
        "a.ftl:1: event-took has a space after $number, whose value is Chinese or a number"
    ]
    assert unfit(language, "verb-take = 拿走 { $card }") == [
        "a.ftl:1: verb-take has a space before $card, whose value is Chinese or a number"
    ]
    assert unfit(language, "refuse-it = { $seat } 没有 { $card }") == [
        "a.ftl:1: refuse-it has a space before $card, whose value is Chinese or a number"
    ]
    assert unfit(language, "event-took = { $number ->\n   *[other] { $who } 拿走 { $what }\n}") == [
        "a.ftl:1: event-took has a space before $what, whose value is Chinese or a number"
    ]


def test_spaces_are_for_the_other_languages() -> None:
    assert unfit("ru", "event-took = { $who } берёт { $what }") == []


def test_a_choice_by_the_name_of_a_thing() -> None:
    """The keys of a choice are ASCII, and the value is a word of the language: it can never be right in all four."""
    assert unfit("en", "event-took = { $what ->\n    [Wind] A gust\n   *[other] { $what }\n}") == [
        "a.ftl:1: event-took chooses by $what, whose value is a word that every language has another for"
    ]
    assert unfit("en", "event-took = { $number ->\n    [one] Once\n   *[other] Often\n}") == []


def test_keys_are_found_in_sources(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.py").write_text(
        'words.say("plain")\nsay("named", a=1)\nself.words.say("named", b=2, **more)\n'
        'say("yes" if x else "no")\nsay(f"kind-{k}", c=3)\nsay(f"{k}-x")\nsay(k)\nsay()\nsay("Not a key")\n'
        'TEXT_KEYS = {"declared": {"d"}}\n',
        "utf-8",
    )
    (tmp_path / "b.py").write_text('TEXT_KEYS: dict[str, set[str]] = {"typed": set()}\nother("no-key")\n', "utf-8")
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "c.py").write_text('say("of-a-game")\n', "utf-8")
    said, begun = keys_said(tmp_path)
    assert said == {
        "plain": set(),
        "named": {"a", "b"},
        "yes": set(),
        "no": set(),
        "declared": {"d"},
        "typed": set(),
    }
    assert begun == {"kind-": {"c"}}


def test_what_boards_say_is_found_in_the_clients_own_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    said = said_on_boards("lockdown")
    assert said["board-round"] == {"round", "rounds"}
    assert said["term-status"] == {"round", "rounds", "now"}
    assert said["phase-*"] == set()
    assert said_on_boards("candle") == {}
    monkeypatch.setattr(textlint, "said_on_boards", lambda game: {"board-owl": {"n"}, "phase-*": set()})
    found = lint_game(game_named("lockdown"))
    assert any("board-owl is missing" in fault for fault in found)
    assert any("nobody uses board-round" in fault for fault in found)
    assert not any("phase-" in fault for fault in found)


def test_a_game_may_not_take_a_shared_key(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = tiny.text_keys()
    assert lint_game(tiny) == []
    monkeypatch.setattr("gloam.core.words.lint._shared_texts", lambda: {"en": [("a.ftl", "TN-001 = x\n")]})
    assert len(lint_game(tiny)) == len(LANGUAGES)
    assert tiny.text_keys() == keys


def test_the_shared_texts_are_in_order() -> None:
    assert lint_shared() == []


@pytest.mark.parametrize("name", sorted(games()))
def test_the_texts_of_the_game_are_in_order(name: str) -> None:
    assert lint_game(games()[name]) == []


@pytest.mark.parametrize("name", sorted(name for name, game in games().items() if game.package.startswith("gloam.")))
def test_our_games_speak_every_language(name: str) -> None:
    assert games()[name].languages == LANGUAGES


def test_each_of_several_things_of_an_option_is_of_its_kind() -> None:
    """So that a text may ask for a form of the second one."""
    kinds = kinds_said(game_named("whisper").lexicon)
    assert kinds["verb-loot"] == {"victim": "victim", "body": "victim", "item": "item"}


def test_labels_of_what_a_view_shows_are_used(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that knows nothing of a game labels fields by `view-<field>`, however deep they lie."""
    labels = "view-turn = Turn\nview-light = Light\nview-map = Map\nview-hat = Hat\n"

    def files(package: str, language: str) -> list[tuple[str, str]]:
        return [*sources(package, language), *([(f"text/{language}/more.ftl", labels)] if package != "gloam" else [])]

    monkeypatch.setattr(textlint, "sources", files)
    assert lint_game(tiny) == [f"text/{language}/more.ftl:4: nobody uses view-hat" for language in sorted(LANGUAGES)]
