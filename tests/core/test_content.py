"""Content files: a fault is named by file and line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from gloam.core.content.files import (
    ContentError,
    Fault,
    Rows,
    Several,
    check,
    column,
    files_of,
    load_all,
    load_file,
    parse,
    ref,
    same_ids,
    unknown_names,
)


class Role(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    hp: int
    tags: list[str] = []


class Roles(msgspec.Struct, forbid_unknown_fields=True):
    role: list[Role]
    decks: dict[str, int] = {}
    size: int = 1


GOOD = """\
# Roles of a small game.
size = 2

[[role]]
id = "emi"
hp = 10

[[role]]
id = "bob"
hp = 10
tags = [
  "thief",
  "neutral",
]

[decks]
white = 16
black = 16
"""


def test_good_content_becomes_structs() -> None:
    roles = parse(GOOD, "roles.toml", Roles)
    assert [r.id for r in roles.role] == ["emi", "bob"]
    assert roles.role[1].tags == ["thief", "neutral"]
    assert roles.decks == {"white": 16, "black": 16}


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("size = 2", 'size = "two"', 2, "Expected `int`, got `str`"),
        ('id = "bob"\nhp = 10', 'id = "bob"\nhp = "ten"', 10, "Expected `int`, got `str`"),
        ('id = "emi"\nhp = 10', 'id = "emi"\nhp = 10.5', 6, "Expected `int`, got `float`"),
        ('id = "bob"\n', "", 8, "missing key 'id'"),
        ('id = "emi"', 'id = "emi"\nhitpoints = 3', 6, "unknown key 'hitpoints'"),
        ('"neutral"', "3", 13, "Expected `str`, got `int`"),
        ("black = 16", 'black = "all"', 18, "Expected `int`, got `str`"),
        ("[decks]", "[deck]", 16, "unknown key 'deck'"),
    ],
)
def test_a_fault_is_named_by_its_line(old: str, new: str, line: int, what: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(ContentError) as fault:
        parse(GOOD.replace(old, new), "roles.toml", Roles)
    assert str(fault.value) == f"roles.toml:{line}: {what}"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [("size = 2", "size =", 2), ('"thief",', '"thief', 12), ("[decks]", "[decks", 16), ("size = 2", "size = 2 3", 2)],
)
def test_broken_toml_is_named_by_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(ContentError, match=f"^roles.toml:{line}: broken TOML: "):
        parse(GOOD.replace(old, new), "roles.toml", Roles)


def test_an_unfinished_text_has_a_line_too() -> None:
    with pytest.raises(ContentError, match=r"^roles.toml:\d+: broken TOML"):
        parse("size = [1,\n2", "roles.toml", Roles)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.toml:1: cannot be read: No such file"):
        load_file(tmp_path / "nowhere.toml", Roles)
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"\n')
    with pytest.raises(ContentError, match=r"latin\.toml:1: not a UTF-8 text file"):
        load_file(tmp_path / "latin.toml", Roles)


def test_a_file_from_anywhere(tmp_path: Path) -> None:
    (tmp_path / "roles.toml").write_text(GOOD, "utf-8")
    assert load_file(tmp_path / "roles.toml", Roles) == parse(GOOD, "roles.toml", Roles)


def unknown_deck(content: Mapping[str, Any]) -> list[Fault]:
    decks = content["roles.toml"].decks
    return [Fault("roles.toml", ("decks", deck), f"{deck} has no cards") for deck in decks if deck != "white"]


def test_a_whole_set_is_checked() -> None:
    schemas: dict[str, type] = {"roles.toml": Roles, "more.toml": Roles}
    texts = {"roles.toml": ("content/roles.toml", GOOD), "more.toml": ("content/more.toml", "role = []\n")}
    assert check(texts, schemas, unknown_deck) == ["content/roles.toml:18: black has no cards"]
    texts["more.toml"] = ("content/more.toml", "\nrole = 3\n")
    assert check(texts, schemas, unknown_deck) == ["content/more.toml:2: Expected `array`, got `int`"]


class Both(msgspec.Struct):
    roles: Roles
    more: Roles


def test_the_files_of_a_game_are_the_fields_of_its_content() -> None:
    assert files_of(Both) == {"roles.toml": Roles, "more.toml": Roles}


class Maps(msgspec.Struct):
    roles: Roles
    maps: Annotated[dict[str, Role], Several("map_*.toml", ("map_b.toml",))]


def test_several_files_of_a_kind_are_one_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "content").mkdir()
    for name in "cab":
        (tmp_path / "content" / f"map_{name}.toml").write_text(f'id = "{name}"\nhp = 1\n', "utf-8")
    (tmp_path / "content" / "roles.toml").write_text(GOOD, "utf-8")
    monkeypatch.setattr("gloam.core.content.files.resources.files", lambda package: tmp_path)
    files = {"roles.toml": Roles, "map_b.toml": Role, "map_a.toml": Role, "map_c.toml": Role}
    assert list(files_of(Maps).items()) == list(files.items())
    content = load_all(Maps)
    assert content.roles == parse(GOOD, "roles.toml", Roles)
    assert content.maps == {name: Role(name, 1) for name in "bac"}
    assert list(content.maps) == ["b", "a", "c"]


class Deck(msgspec.Struct):
    cards: Annotated[list[Role], Rows("card")]


def test_a_file_of_entries_is_their_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "content").mkdir()
    file = tmp_path / "content" / "cards.toml"
    file.write_text('[[card]]\nid = "axe"\nhp = 1\n', "utf-8")
    monkeypatch.setattr("gloam.core.content.files.resources.files", lambda package: tmp_path)
    assert load_all(Deck).cards == [Role("axe", 1)]
    file.write_text('[[card]]\nid = "axe"\nhp = 1\n[[more]]\n', "utf-8")
    with pytest.raises(ContentError, match=r"cards\.toml:4: unknown key 'more'"):
        load_all(Deck)


class Named(msgspec.Struct):
    id: Annotated[str, ref("role")]
    friends: list[Annotated[str, ref("role")]] = []
    gifts: dict[Annotated[str, ref("card")], int] = {}


class NamedFile(msgspec.Struct):
    role: list[Named]


def test_names_that_the_rules_do_not_know_are_faults_with_their_line() -> None:
    text = '[[role]]\nid = "bob"\nfriends = ["emi", "moon"]\n[[role]]\nid = "emy"\n[role.gifts]\naxe = 1\nmoss = 2\n'
    known = {"role": ["bob", "emi"], "card": ["axe"]}
    texts = {"roles.toml": ("roles.toml", text)}
    assert check(texts, {"roles.toml": NamedFile}, lambda content: unknown_names(content, known)) == [
        "roles.toml:3: the rules know no role 'moon'",
        "roles.toml:5: the rules know no role 'emy'",
        "roles.toml:8: the rules know no card 'moss'",
    ]


class EveryRole(msgspec.Struct):
    id: Annotated[str, ref("role", every=True)]


class Cast(msgspec.Struct):
    role: list[EveryRole]


def test_a_list_of_every_thing_has_each_once() -> None:
    text = '[[role]]\nid = "emi"\n[[role]]\nid = "moon"\n[[role]]\nid = "emi"\n'
    known = {"role": ["bob", "emi"]}
    assert check({"cast.toml": ("cast.toml", text)}, {"cast.toml": Cast}, lambda x: unknown_names(x, known)) == [
        "cast.toml:4: the rules know no role 'moon'",
        "cast.toml:6: 'emi' stands here twice",
        "cast.toml:1: 'bob' is missing",
    ]


def test_a_column_is_by_the_numbers_of_ids() -> None:
    roles = parse(GOOD.replace("hp = 10\ntags", "hp = 8\ntags"), "roles.toml", Roles).role
    assert column(["bob", "dan", "emi"], roles, "hp") == [8, 0, 10]
    assert column(["bob"], roles, "bonus") == [0]


def test_ids_are_those_of_the_rules_once_each() -> None:
    assert same_ids("roles.toml", "role", ["emi", "bob"], ["bob", "emi"]) == []
    assert same_ids("roles.toml", "role", ["emi", "emi", "moon"], ["bob", "emi"]) == [
        Fault("roles.toml", ("role", 2, "id"), "the rules know no 'moon'"),
        Fault("roles.toml", ("role", 1, "id"), "'emi' stands here twice"),
        Fault("roles.toml", ("role",), "'bob' is missing"),
    ]
