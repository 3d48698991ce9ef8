"""Functions that are named after words: a word takes two files, and what does not fit does not build.

Everything is tried twice: as modules are interpreted (`by_word`), and as the compiler reads them (`naming.expand`).
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fairground import Fair, TheEnd

from gloam.core.effects import naming, program
from gloam.core.effects.book import bind
from gloam.core.effects.by_word import words_of
from gloam.core.effects.tree import Source
from gloam.core.effects.vocabulary import Vocabulary
from gloam.core.rng import seeded
from gloam.core.state import opening

ROOT = Path(__file__).parents[2]

WORDS = '''"""What may be written."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloam.core.effects.vocabulary import Effect, Later, Number, SetOf, Things


class Sort(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    type: Literal["apple", "pear"] = "apple"


class Buy(Effect, tag="buy"):
    price: Number
    who: SetOf = "shoppers"
    sorts: list[Sort] = []
    in_cash: bool = False
    mood: Literal["glad", "sad"] = "glad"


class Order(Effect, tag="order"):
    since = "urgent"

    effects: Later
    urgent: bool = False
    wish: Literal["red", "green"] | None = None


class Shoppers(Things, tag="shoppers"):
    pass
'''

DEEDS = '''"""What the words do."""

from __future__ import annotations

from gloam.core.effects.step import Frame, Run
from gloam.core.value import Data

LOG: list[object] = []


class Sort(Data):
    type_: str
    n: int


def buy(mood: str, in_cash: bool, who: list[int], sorts: list[Sort], price: int) -> None:
    LOG.append((price, who, [(sort.n, sort.type_) for sort in sorts], in_cash, mood))


def order(f: Frame, reader: int, effects: Run, urgent: bool, wish: str) -> int:
    LOG.append((reader, effects.program, urgent, wish))
    return 0


def shoppers() -> list[int]:
    return [1, 2]
'''

VOCABULARY = '''"""All words."""

from __future__ import annotations

from PACKAGE import words
from gloam.core.effects.vocabulary import Vocabulary
from gloam.core.rng import seeded
from gloam.core.state import opening

VOCABULARY = Vocabulary(words)
'''

PLAYING = '''"""The cards, played."""

from __future__ import annotations

from PACKAGE import deeds
from PACKAGE.vocabulary import VOCABULARY
from gloam.core.effects.by_word import by_word
from gloam.core.effects.step import Frame, Words
from gloam.core.state import State


class ShopWords(Words):
    @by_word(VOCABULARY, "effect", deeds)
    def do(self, s: State, f: Frame, op: int, args: list[int]) -> int:
        return 7

    @by_word(VOCABULARY, "set", deeds)
    def items(self, s: State, f: Frame, op: int, args: list[int]) -> list[int]:
        raise AssertionError(op)
'''

BUYING = [
    {"op": "buy", "price": 3, "in_cash": True, "sorts": [{"n": 2}, {"n": 5, "type": "pear"}]},
    {"op": "buy", "price": "1+1", "mood": "sad"},
    {"op": "order", "effects": [{"op": "buy", "price": 1}]},
    {"op": "order", "effects": [], "urgent": True, "wish": "green"},
]
BOUGHT = [
    (3, [1, 2], [(2, "apple"), (5, "pear")], True, "glad"),
    (2, [1, 2], [], False, "sad"),
    (4, "card", False, ""),
    (4, "card", True, "green"),
]


class Shop:
    """A package with words and deeds, as it is written or as it is compiled."""

    def __init__(self, folder: Path, expands: bool) -> None:
        self.folder = folder
        self.expands = expands
        self.made = 0

    def open(self, words: str, deeds: str) -> Any:
        """The modules of a game with these words and deeds; every game has a package of its own."""
        self.made += 1
        package = f"shop_{'expanded' if self.expands else 'written'}_{self.made}"
        files = {"words": words, "deeds": deeds, "vocabulary": VOCABULARY, "playing": PLAYING, "__init__": ""}
        (self.folder / package).mkdir()
        for name, text in files.items():
            (self.folder / package / f"{name}.py").write_text(text.replace("PACKAGE", package), "utf-8")
        if self.expands:
            naming.expand(self.folder)
            assert "@by_word" not in (self.folder / package / "playing.py").read_text("utf-8")
        return importlib.import_module(f"{package}.playing")

    def played(self, words: str, deeds: str, effects: list[Any]) -> list[Any]:
        playing = self.open(words, deeds)
        book = bind(playing.VOCABULARY, [Source("card", "a.toml", (), {"effects": effects})], {}).book
        assert book is not None
        shop_words = playing.ShopWords(program.shelve(book))
        s = play_state(shop_words)
        s.push(shop_words.start("card", 4))
        s.run()
        found: list[Any] = playing.deeds.LOG
        return found


def play_state(words: Any) -> Any:
    """Any state with words will do."""
    return Fair(opening(5, seeded(1), TheEnd()), words, [0] * 5, [], False, False, [], [])


@pytest.fixture(params=["written", "expanded"])
def shop(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shop]:
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield Shop(tmp_path, request.param == "expanded")
    for name in set(sys.modules) - known:
        if name.startswith("shop_"):
            del sys.modules[name]


def test_fields_come_by_name_in_any_order(shop: Shop) -> None:
    assert shop.played(WORDS, DEEDS, BUYING) == BOUGHT
    head, fields = WORDS.split("    price: Number\n")
    after = fields.replace('    mood: Literal["glad", "sad"] = "glad"\n', "", 1)
    turned = f'{head}    mood: Literal["glad", "sad"] = "glad"\n    price: Number\n{after}'
    turned = turned.replace('= "glad"\n    price: Number\n', '= "glad"\n    price: Number = 0\n')
    assert turned.index("mood:") < turned.index("price:")
    assert shop.played(turned, DEEDS, BUYING) == BOUGHT


NEW_WORD = '''

class Return(Effect, tag="give_back"):
    n: Number
'''
NEW_DEED = '''

def give_back(n: int) -> None:
    LOG.append(f"{n} back")
'''


def test_a_word_takes_two_files(shop: Shop) -> None:
    """One for what may be written, one for what it does; nothing lists words or numbers besides."""
    effects = [*BUYING, {"op": "give_back", "n": 2}]
    assert shop.played(WORDS + NEW_WORD, DEEDS + NEW_DEED, effects) == [*BOUGHT, "2 back"]


def test_a_new_word_changes_no_book_that_is_written(shop: Shop) -> None:
    def name(vocabulary: Vocabulary) -> str:
        book = bind(vocabulary, [Source("card", "a.toml", (), {"effects": BUYING})], {}).book
        assert book is not None
        return book.name

    before, after = shop.open(WORDS, DEEDS), shop.open(WORDS + NEW_WORD, DEEDS + NEW_DEED)
    assert name(before.VOCABULARY) == name(after.VOCABULARY)


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        (("in_cash: bool", "in_csh: bool"), "buy: 'buy' has no 'in_csh'; there is price, who, sorts, in_cash, mood"),
        (("def order(", "def ordr("), "do: there is no function order"),
        (("urgent: bool", "urgent: list[int]"), "order: 'urgent' is a bool and cannot be read as list"),
        (("price: int", "price: bool"), "buy: 'price' is a int and cannot be read as bool"),
        (("    n: int\n", "    m: int\n"), "Sort: 'sorts' has no 'm'; there is n, type"),
    ],
)
def test_what_does_not_fit_does_not_build(shop: Shop, broken: tuple[str, str], what: str) -> None:
    assert broken[0] in DEEDS
    with pytest.raises(TypeError, match=what):
        shop.open(WORDS, DEEDS.replace(*broken))


def test_two_functions_of_one_name_are_refused() -> None:
    function = naming.FunctionFact("a", "buy", {}, "None", {})
    other = naming.FunctionFact("b", "buy", {}, "None", {})
    with pytest.raises(TypeError, match=r"b\.buy and a\.buy have one name"):
        naming.written(naming.Stub("do", {}, "int", ""), {"buy": []}, [function, other], "", some=False, typed=False)


# The games that have effects


@pytest.mark.parametrize("game", ["aftermath", "whisper"])
def test_the_compiler_reads_the_same_words(game: str) -> None:
    """What `expand` reads in sources is what a process finds in structs."""
    module = f"gloam.games.{game}.effects.vocabulary"
    written = naming.Sources(ROOT / "src").words(module, "VOCABULARY")
    found = words_of(importlib.import_module(module).VOCABULARY)
    assert {group: {tag: repr(fields) for tag, fields in words.items()} for group, words in found.items()} == {
        group: {tag: repr(fields) for tag, fields in words.items()} for group, words in written.items()
    }


@pytest.mark.parametrize("game", ["aftermath", "whisper"])
def test_deeds_compare_words_with_what_may_be_written(game: str) -> None:
    """A string that no file can say, such as `state == "shut"`, would never be equal."""
    words = naming.Sources(ROOT / "src").words(f"gloam.games.{game}.effects.vocabulary", "VOCABULARY")
    known: dict[str, set[str]] = {}
    waiting = [field for group in words.values() for fields in group.values() for field in fields]
    for field in waiting:
        waiting += field.of or []
        known.setdefault(field.name, set()).update(field.values)
    checked = 0
    for path in sorted((ROOT / "src" / "gloam" / "games" / game / "effects" / "deeds").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name):
                for said in node.comparators:
                    if isinstance(said, ast.Constant) and isinstance(said.value, str) and node.left.id in known:
                        assert said.value in known[node.left.id], f"{path}:{node.lineno}"
                        checked += 1
    assert checked


def test_nothing_is_absent_in_two_ways() -> None:
    assert naming.ABSENT == program.ABSENT
