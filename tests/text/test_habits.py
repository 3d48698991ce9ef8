"""How our own texts speak: one word a thing, spaces in Chinese, players and places in Russian. The words stand in
habits.toml; what every game's texts are held to is in the lint, and tested in test_lint.py."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from gloam.core.content.pages import sealed_texts
from gloam.core.game import games
from gloam.core.words.text import LANGUAGES, sources, words

HABITS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "habits.toml").read_text("utf-8"))
OURS = {name: game for name, game in games().items() if game.package.startswith("gloam.")}
PACKAGES = ["gloam", *(game.package for game in OURS.values())]
CHINESE = ("zh-Hans", "zh-Hant")
HAN = "[\u4e00-\u9fff]"
PLACES = ("area", "room")
PLACED = [
    name
    for name, game in OURS.items()
    if any(key.startswith(tuple(f"{p}-" for p in PLACES)) for key in game.text_keys())
]
PLACE_FORMS = {"ru": {"to": r"(в|на|к|за) [А-ЯЁа-яё]", "at": r"(в|на|у|вне) [А-ЯЁа-яё]"}}


class Line(NamedTuple):
    """A stretch of text as it stands in a file, with `{ $name }` for variables."""

    place: str
    key: str
    text: str


@cache
def lines(language: str) -> list[Line]:
    """Every text of every message, term and form of a language; the variants of a choice are lines of their own."""
    found: list[Line] = []
    for package in PACKAGES:
        pages = [(sealed.file, sealed.text) for sealed in sealed_texts(package, language)]
        for file, content in [*sources(package, language), *pages]:
            for entry in FluentParser().parse(content).body:
                if isinstance(entry, (ftl.Message, ftl.Term)):
                    assert entry.span is not None
                    place = f"{package}/{file}:{content.count(chr(10), 0, entry.span.start) + 1}"
                    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                    for pattern in patterns:
                        if pattern is not None:
                            found += (Line(place, entry.id.name, text) for text in texts(pattern))
    return found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    said = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said += element.value
            continue
        match element.expression:
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                said += f"{{ ${name} }}"
            case ftl.SelectExpression(variants=variants):
                for variant in variants:
                    yield from texts(variant.value)
            case _:
                said += "\ufffc"
    yield said


def hits(language: str, pattern: str) -> list[str]:
    """Where a pattern stands in the texts of a language."""
    searched = re.compile(pattern)
    return [f"{line.place}: {line.key}: {line.text}" for line in lines(language) if searched.search(line.text)]


def touching(names: list[str], between: str) -> str:
    """A pattern for one of these variables beside a Chinese sign, with this between them."""
    variable = rf"\{{ \$({'|'.join(names)}) \}}"
    return f"{HAN}{between}{variable}|{variable}{between}{HAN}"


def of_game(name: str, found: list[str]) -> list[str]:
    return [hit for hit in found if hit.startswith(f"{OURS[name].package}/")]


def told_by_the_table(found: list[str]) -> list[str]:
    """Without the prose of sealed pages: in a story a table is a piece of furniture, and a window has a sill."""
    return [hit for hit in found if "/sealed/" not in hit.partition(": ")[0]]


def not_of_games(names: list[str], found: list[str]) -> list[str]:
    return [hit for hit in found if not any(of_game(name, [hit]) for name in names)]


def things(part: str) -> list[Any]:
    return [
        pytest.param(thing, language, what, id=f"{thing['name']}-{language}")
        for thing in HABITS["thing"]
        for language, what in thing[part].items()
    ]


@pytest.mark.parametrize(("thing", "language", "word"), things("word"))
def test_a_thing_has_its_word(thing: dict[str, Any], language: str, word: str) -> None:
    for key in thing["keys"]:
        said = [line.text for line in lines(language) if line.key == key]
        assert said, f"there is no message {key}"
        assert any(re.search(word, text) for text in said), f"{key} in {language} says {said}, without {word}"


@pytest.mark.parametrize(("thing", "language", "avoided"), things("avoid"))
def test_a_thing_has_no_other_word(thing: dict[str, Any], language: str, avoided: list[str]) -> None:
    for pattern in avoided:
        found = not_of_games(thing.get("elsewhere", []), told_by_the_table(hits(language, pattern)))
        assert found == [], f"{thing['name']} in {language} is called {thing['word'].get(language)}"


@pytest.mark.parametrize("language", sorted(HABITS["forbidden"]))
def test_words_that_nobody_says(language: str) -> None:
    for pattern in HABITS["forbidden"][language]:
        found = hits(language, pattern)
        words = re.search(r"[^\W\d_]{2}", pattern)
        assert (told_by_the_table(found) if words else found) == [], f"{pattern} is not said in {language}"


@pytest.mark.parametrize(
    ("name", "language"),
    [(name, language) for name, said in HABITS["not-in-game"].items() for language in said],
)
def test_words_that_a_game_does_not_say(name: str, language: str) -> None:
    for pattern in HABITS["not-in-game"][name][language]:
        found = of_game(name, told_by_the_table(hits(language, pattern)))
        assert found == [], f"{pattern} is not said in {name}"


@pytest.mark.parametrize("language", sorted(HABITS["nowhere"]))
def test_words_that_no_game_says(language: str) -> None:
    for pattern in HABITS["nowhere"][language]:
        assert told_by_the_table(hits(language, pattern)) == [], f"{pattern} is not said in {language}"


@pytest.mark.parametrize("language", sorted(HABITS["scraps"]))
def test_a_rule_can_be_read_alone(language: str) -> None:
    """A refusal shows one rule without its neighbours: a scrap of a sentence says nothing."""
    rules = [line for line in lines(language) if re.fullmatch(r"[A-Z]{2}-\d+", line.key)]
    assert len(rules) > 1000
    assert [line for line in rules if re.match(HABITS["scraps"][language], line.text)] == []
    of_aftermath = [line for line in rules if line.key.startswith("AF-")]
    least = 4 if language in CHINESE else 18
    assert [line for line in of_aftermath if len(re.findall(r"[^\W\d]", line.text)) < least] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_signs_of_code(language: str) -> None:
    """No backticks and no keys of options (`bob_goal`): players read titles. `C4` is no name of a moment."""
    assert hits(language, "`") == []
    assert hits(language, r"\b[a-z]+_[a-z_]+\b") == []
    # On a street with squares it is one.
    assert [hit for hit in hits(language, r"\bC\d\b") if "/halloween/" not in hit.replace(".", "/")] == []


@pytest.mark.parametrize("language", CHINESE)
def test_a_space_stands_beside_players_in_chinese(language: str) -> None:
    found = hits(language, touching(HABITS["players"], ""))
    for name, things in HABITS["not-players"].items():
        players = [player for player in HABITS["players"] if player not in things]
        strict = hits(language, touching(players, ""))
        found = [hit for hit in found if hit in strict or not of_game(name, [hit])]
    assert found == []
    for name, players in HABITS["also-players"].items():
        assert of_game(name, hits(language, touching(players, ""))) == []


@pytest.mark.parametrize("language", CHINESE)
def test_no_space_stands_beside_things_and_numbers_in_chinese(language: str) -> None:
    found = hits(language, touching(HABITS["tight"], " "))
    for name, players in HABITS["also-players"].items():
        things = [thing for thing in HABITS["tight"] if thing not in players]
        strict = hits(language, touching(things, " "))
        found = [hit for hit in found if hit in strict or not of_game(name, [hit])]
    assert [hit for hit in found if not any(f": {key}: " in hit for key in HABITS["loose"])] == []


@pytest.mark.parametrize(("language", "units"), [("zh-Hans", "点张轮名步票次枚秒"), ("zh-Hant", "點張輪名步票次枚秒")])
def test_digits_and_units_stand_together(language: str, units: str) -> None:
    assert hits(language, rf"\d [{units}]") == []


def test_players_have_a_carrier_word_in_russian() -> None:
    """A name cannot be declined: it is the subject, or stands after игрок in the case that is needed."""
    for name in HABITS["carried"]:
        bare = [hit for hit in hits("ru", rf"\{{ \${name} \}}") if not re.search(rf"игрок\w* \{{ \${name} \}}", hit)]
        assert bare == []


@pytest.mark.parametrize("language", sorted(PLACE_FORMS))
@pytest.mark.parametrize("name", sorted(PLACED))
def test_places_with_a_text_of_their_own_have_their_forms(name: str, language: str) -> None:
    """Where to, and where: stored with the name, so that no sentence has to decline it."""
    game = OURS[name]
    if language not in game.languages:
        return
    keys = game.text_keys()
    wanted = {key[:-5] for key in keys if key.endswith("-text") and key.partition("-")[0] in PLACES}
    wanted = {key for key in wanted if key in keys}
    entries = {
        entry.id.name: {attribute.id.name: attribute.value for attribute in entry.attributes}
        for _, content in sources(game.package, language)
        for entry in FluentParser().parse(content).body
        if isinstance(entry, ftl.Message)
    }
    assert wanted
    for key in sorted(wanted):
        for form, shape in PLACE_FORMS[language].items():
            assert form in entries[key], f"{key} in {language} has no form .{form}"
            assert re.match(shape, next(texts(entries[key][form]))), f"{key}.{form} in {language} has no preposition"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_called_unknown_reads_as_a_name(language: str) -> None:
    said = words(language, OURS["shadow-hunters"]).say("role-unknown")
    assert re.match(HABITS["unknown"][language], said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_options_by_their_titles(language: str) -> None:
    """What stands in brackets after a rule is the title that the page of a new table shows."""
    game = OURS["shadow-hunters"]
    said = words(language, game)
    assert said.say("option-bob_goal") in said.say("SH-400")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_ends_in_nowhere(language: str) -> None:
    said = words(language, OURS["lockdown"])
    text = said.say("board-end-place", room=said.say("room-nowhere"), genes="4-3-3")
    assert not re.search(r"nowhere|нигде|\bin in\b|\bв вне\b|在不在", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mind_has_words_for_who_chooses_it(language: str) -> None:
    said = {line.key for line in lines(language)}
    assert {f"web-mind-{mind}" for game in OURS.values() for mind in game.minds()} <= said


@pytest.mark.parametrize("language", CHINESE)
def test_names_of_cards_and_things_are_marked_in_chinese(language: str) -> None:
    """`你弃掉感知` reads as one word too many; in a sentence the name stands in 【】, alone on a button it need not."""
    names = "|".join(HABITS["marked"]["names"])
    bare = hits(language, rf"(?<!【)\{{ \$({names}) \}}")
    assert [hit for hit in bare if not re.search(r": \{ \$\w+ \}$", hit)] == []
