"""Content files: every fault is told by file and line, however the TOML is written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloam.core.content.files import ContentError, Fault, check, load, load_file, parse
from gloam.core.content.toml_lines import TomlLines
from gloam.core.game import Game, games

TEXT = '''\
# A comment with [brackets] and key = "value"
title = "x"  # and one behind
numbers = [
  1,
  [2, 3],  # nested
]
point = { x = 1, "y z" = { deep = 2 } }
a.b.c = 4

[table]
"quoted key" = 'it is # no comment'
text = """
first
[not.a.heading] \\"""
"""
tail = """a""b"""""

[[card]]
id = "one"

[[card]]
id = "two"
[[card.side]]
n = 1
[[card.side]]
n = 2
[card.more]
n = 3
[last] # end
x = 2020-01-01 00:00:00
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("title",), 2),
        (("numbers",), 3),
        (("numbers", 0), 4),
        (("numbers", 1), 5),
        (("numbers", 1, 1), 5),
        (("point", "x"), 7),
        (("point", "y z", "deep"), 7),
        (("a", "b"), 8),
        (("a", "b", "c"), 8),
        (("table",), 10),
        (("table", "quoted key"), 11),
        (("table", "text"), 12),
        (("table", "tail"), 16),
        (("card",), 18),
        (("card", 0, "id"), 19),
        (("card", 1), 21),
        (("card", 1, "id"), 22),
        (("card", 1, "side", 1, "n"), 26),
        (("card", 1, "more", "n"), 28),
        (("last", "x"), 30),
        (("card", 1, "nothing"), 21),
        (("nothing", 3, "at all"), 1),
    ],
)
def test_lines(path: tuple[str | int, ...], line: int) -> None:
    assert TomlLines(TEXT).line(path) == line


def test_lines_inside_strings() -> None:
    lines = TomlLines(TEXT)
    assert lines.body(("table", "text"), 0) == 13
    assert lines.body(("table", "text"), 1) == 14
    assert lines.body(("table", "tail"), 0) == 16
    assert lines.body(("title",), 3) == 2


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int = 1


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card] = []
    prices: dict[str, dict[str, int]] = {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("card = [\n", "d.toml:1: broken TOML: "),
        ("a = 1\na = 2\n", "d.toml:2: broken TOML: Cannot overwrite a value"),
        ("[[card]]\nid = 'a'\n[[card]]\nid = 'b'\ncopies = 'many'\n", "d.toml:5: Expected `int`, got `str`"),
        ("[[card]]\nid = 'a'\n[[card]]\ncopies = 2\n", "d.toml:3: missing key 'id'"),
        ("[[card]]\nid = 'a'\ncolour = 'red'\n", "d.toml:3: unknown key 'colour'"),
        ("card = [\n {id = 'a'},\n {id = 3},\n]\n", "d.toml:3: Expected `str`, got `int`"),
        ("[prices.low]\nx = 1\n[prices.high]\ny = 2\nz = 'dear'\n", "d.toml:5: Expected `int`, got `str`"),
        ("cards = 3\n", "d.toml:1: unknown key 'cards'"),
        ("card = " + "[" * 5000, "d.toml:1: broken TOML: nested too deeply"),
    ],
)
def test_faults_have_lines(text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(text, "d.toml", Deck)
    assert str(caught.value).startswith(complaint)


def test_good_content(tiny: Game, tmp_path: Path) -> None:
    assert parse("[[card]]\nid = 'a'\n", "d.toml", Deck) == Deck([Card("a")])
    own = load(tiny.package, "cards.toml", tiny.content_schemas()["cards.toml"])
    file = tmp_path / "cards.toml"
    file.write_text("[[card]]\nid = 'candle'\ncopies = 2\n", "utf-8")
    assert own.card[0] == load_file(file, tiny.content_schemas()["cards.toml"]).card[0]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r":1: cannot be read: Is a directory"):
        load_file(tmp_path, Deck)
    (tmp_path / "d.toml").write_bytes(b"\xff")
    with pytest.raises(ContentError, match=r"d\.toml:1: not a UTF-8 text file"):
        load_file(tmp_path / "d.toml", Deck)


def test_the_cross_check_sees_whole_content_only() -> None:
    seen: list[object] = []

    def cross_check(content: object) -> list[Fault]:
        seen.append(content)
        return [Fault("a.toml", ("card", 1, "id"), "twice")]

    good = "[[card]]\nid = 'a'\n[[card]]\nid = 'a'\n"
    schemas: dict[str, type] = {"a.toml": Deck, "b.toml": Deck}
    assert check({"a.toml": ("a", good), "b.toml": ("b", "x = 1")}, schemas, cross_check) == ["b:1: unknown key 'x'"]
    assert seen == []
    assert check({"a.toml": ("a", good), "b.toml": ("b", "")}, schemas, cross_check) == ["a:4: twice"]


@pytest.mark.parametrize("name", sorted(games()))
def test_the_content_of_the_game_is_in_order(name: str) -> None:
    assert games()[name].check_content() == []
