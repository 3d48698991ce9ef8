"""The lint of the texts: every message in every language, with the right variables and plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gloam.core.content.pages import sealed_texts
from gloam.core.game import Game
from gloam.core.history import NOBODY
from gloam.core.rng import seeded
from gloam.core.words.lexicon import SEVERAL, Lexicon
from gloam.core.words.text import FORMS, LANGUAGES, sources

PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

NEEDED_PLURALS: Final[dict[str, tuple[set[str], ...]]] = {
    "en": ({"one", "1"}, {"other"}),
    "ru": ({"one"}, {"few"}, {"many", "other"}),
    "zh-Hans": ({"other"},),
    "zh-Hant": ({"other"},),
}
"""The plural forms a choice by number must have; of each set one is enough."""

FUNCTIONS: Final = {"NUMBER", "DATETIME"}

GAME_KEYS: Final = (
    "game-", "verb-", "ask-", "event-", "foretell-", "refuse-", "section-", "option-", "board-", "term-",
)  # fmt: skip
"""Messages whose keys begin so belong to the games, whoever says them."""

LOBBY_KEYS: Final = ("game-name", "game-pitch")
"""What the card of a game says: taken from its file before the rest of its texts is read."""

_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
_SPACE_AFTER: Final = re.compile(r"[\u4e00-\u9fff] +$")
_SPACE_BEFORE: Final = re.compile(r" +[\u4e00-\u9fff]")

Texts = Mapping[str, list[tuple[str, str]]]
"""By language: name and content of the text files."""

Kinds = Mapping[str, Mapping[str, str]]
"""By message key: what kind of thing each variable stands for; under "" for messages that are not listed."""

NO_KINDS: Final[Kinds] = {"": {}}


class Message(msgspec.Struct):
    """A message or term as it stands in a file."""

    key: str
    place: str
    has_text: bool
    variables: set[str]
    references: set[str]
    functions: set[str]
    choices: list[set[str]]
    attributes: set[str]
    """The forms of other messages it refers to, as `room-202.at`."""
    forms: set[str]
    """The forms it has itself."""
    chosen: set[str]
    """The variables it chooses by."""
    beside: list[tuple[str, str]]
    """The variables with a space between them and a Chinese sign, as ("before" or "after", name)."""


def lint_game(game: Game) -> list[str]:
    """The faults in a game's texts, each as `file:line: what`."""
    public = {language: sources(game.package, language) for language in LANGUAGES if language in game.languages}
    texts = {language: [*files, *_placed(game.package, language)] for language, files in public.items()}
    faults = lint(texts, _needed(game, read(public.get("en", []), [])), kinds_said(game.lexicon))
    for language, files in public.items():
        faults += _unsealed(game.package, language, read(files, []))
    shared = {message.key for message in read(_shared_texts()["en"], [])}
    for files in texts.values():
        for message in read(files, []):
            if message.key in shared:
                faults.append(f"{message.place}: {message.key} is a shared message already")
    return faults


def _needed(game: Game, english: list[Message]) -> dict[str, set[str]]:
    """The keys that a game and its boards say, with the variables."""
    needed = {key: set(variables) for key, variables in game.text_keys().items()}
    shared = {message.key for message in read(_shared_texts()["en"], [])}
    for pattern, variables in said_on_boards(game.id).items():
        likely = re.compile(".+".join(map(re.escape, pattern.split("*"))))
        keys = [message.key for message in english if likely.fullmatch(message.key)] if "*" in pattern else [pattern]
        for key in keys:
            if key not in shared:
                needed.setdefault(key, set()).update(variables)
    labels = {f"view-{name}" for name in (*_names_in_view(game), "map")}
    return needed | {message.key: set() for message in english if message.key in labels}


def _names_in_view(game: Game) -> set[str]:
    """The names of the fields of a view, however deep: a board that knows nothing of the game labels them, with the
    game's word where there is one."""
    view = game.start(game.seat_counts[0], seeded(1)).view(NOBODY)
    found: set[str] = set()
    waiting: list[Any] = [msgspec.inspect.type_info(type(view)), msgspec.to_builtins(view)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            found |= {str(key) for key in part}
            waiting += part.values()
        elif isinstance(part, (list, tuple)):
            waiting += part
        elif isinstance(part, msgspec.inspect.StructType):
            found |= {field.name for field in part.fields}
            waiting += (field.type for field in part.fields)
        elif isinstance(part, msgspec.inspect.UnionType):
            waiting += part.types
        elif isinstance(part, msgspec.inspect.DictType):
            waiting.append(part.value_type)
        elif isinstance(part, msgspec.inspect.TupleType):
            waiting += part.item_types
        elif isinstance(part, msgspec.inspect.CollectionType):
            waiting.append(part.item_type)
    return found


def _placed(package: str, language: str) -> list[tuple[str, str]]:
    """The sealed pages as if each were a file, with every message on the line where it really stands."""
    return [(sealed.file, "\n" * sealed.above + sealed.text) for sealed in sealed_texts(package, language)]


def _unsealed(package: str, language: str, public: list[Message]) -> Iterator[str]:
    """What is wrong between sealed pages and the rest: the words for everybody must do without any page, and each page
    without the others."""
    pages: dict[str, list[Message]] = {}
    files = _placed(package, language)
    for sealed, file in zip(sealed_texts(package, language), files, strict=True):
        if sealed.page in pages:
            yield f"{sealed.file}:{max(1, sealed.above)}: there is another page {sealed.page}"
        pages.setdefault(sealed.page, []).extend(read([file], []))
    page_of = {message.key: page for page, messages in pages.items() for message in messages}
    for message in public:
        if message.key in LOBBY_KEYS and message.references:
            yield f"{message.place}: {message.key} refers to {min(message.references)}, and is read alone in the lobby"
        for reference in sorted(message.references & page_of.keys()):
            yield f"{message.place}: {message.key} refers to {reference}, which is sealed on page {page_of[reference]}"
        own = re.fullmatch(r"page-(.+?)(-text)?", message.key)
        if own and (own[1] in pages or message.key.removeprefix("page-") in pages):
            yield f"{message.place}: {message.key} is for everybody to read; it belongs on its page"
    for page, messages in pages.items():
        for message in messages:
            for reference in sorted(message.references & page_of.keys()):
                if page_of[reference] != page:
                    yield f"{message.place}: {message.key} refers to {reference}, which is sealed on another page"


def lint_shared() -> list[str]:
    """The faults in the texts that all games share."""
    texts = _shared_texts()
    said, begun = keys_said(resources.files("gloam"))
    shared = {message.key for message in read(texts["en"], [])}
    for key in shared:
        for beginning, variables in begun.items():
            if key.startswith(beginning):
                said.setdefault(key, set()).update(variables)
    # An event may be the table's own: then its message stands here, whatever its key begins with.
    needed = {key: names for key, names in said.items() if key in shared or not key.startswith(GAME_KEYS)}
    return lint(texts, needed)


def _shared_texts() -> Texts:
    return {language: sources("gloam", language) for language in LANGUAGES}


def kinds_said(lexicon: Lexicon) -> Kinds:
    """What the variables of a game's messages stand for: in events, options and questions as the lexicon says, else by
    name."""
    kinds: dict[str, dict[str, str]] = {"": {kind: kind for kind in lexicon.refs}}
    for event in lexicon.events:
        kinds[f"event-{event.key}"] = {name: ref.removesuffix(SEVERAL) for name, ref in event.facts}
    for foretold in lexicon.foretellings:
        kinds[f"foretell-{foretold.key}"] = {name: ref.removesuffix(SEVERAL) for name, ref in foretold.facts}
    for verb in lexicon.verbs:
        kinds[f"verb-{verb.key}"] = {part.name: part.ref for part in verb.named()}
    for kind in lexicon.kinds:
        kinds[f"ask-{kind.key}"] = dict(kind.about)
    return kinds


def lint(texts: Texts, needed: Mapping[str, set[str]], kinds: Kinds = NO_KINDS) -> list[str]:
    """The faults in a set of texts.

    `needed` has every key with the variables that its message may use, `kinds` what these stand for.
    """
    faults: list[str] = []
    languages = {language: read(files, faults) for language, files in texts.items()}
    english = {message.key: message for message in languages.get("en", [])}
    for language, messages in languages.items():
        by_key: dict[str, Message] = {}
        for message in messages:
            if message.key in by_key:
                faults.append(f"{message.place}: {message.key} stands in {by_key[message.key].place} already")
            by_key.setdefault(message.key, message)
        faults += _missing(language, texts[language], by_key, needed, english)
        used = _used(by_key, needed)
        for message in messages:
            if message.key not in used:
                faults.append(f"{message.place}: nobody uses {message.key}")
            faults += (f"{message.place}: {what}" for what in _wrong(message, by_key, needed, english, language))
            faults += (f"{message.place}: {what}" for what in _formless(message, by_key, kinds))
            faults += (f"{message.place}: {what}" for what in _unfit(message, kinds, language))
    return sorted(faults, key=_by_place)


def _by_place(fault: str) -> tuple[str, int, str]:
    file, line, what = fault.split(":", 2)
    return file, int(line), what


def _missing(
    language: str,
    files: list[tuple[str, str]],
    found: Mapping[str, Message],
    needed: Mapping[str, set[str]],
    english: Mapping[str, Message],
) -> Iterator[str]:
    """A missing message is reported where it should stand: the file that has it in English, or one named so."""
    for key in needed:
        if key not in found:
            if key in english:
                place = english[key].place.partition(":")[0].replace("/en/", f"/{language}/", 1)
            else:
                named = f"/{key.partition('-')[0]}.ftl"
                place = next((name for name, _ in files if name.endswith(named)), f"text/{language}")
            yield f"{place}:1: {key} is missing"


def _used(found: Mapping[str, Message], needed: Mapping[str, set[str]]) -> set[str]:
    """Messages that are needed, and all that these refer to."""
    used: set[str] = set()
    waiting = [key for key in needed if key in found]
    while waiting:
        key = waiting.pop()
        if key not in used:
            used.add(key)
            waiting += (k for k in found[key].references if k in found)
    return used


def _wrong(
    message: Message,
    found: Mapping[str, Message],
    needed: Mapping[str, set[str]],
    english: Mapping[str, Message],
    language: str,
) -> Iterator[str]:
    """What is wrong with one message."""
    if not message.has_text:
        yield f"{message.key} has no text"
    plain = {_stem(name) for name in message.variables}
    if message.key in needed:
        for name in sorted(plain - needed[message.key]):
            known = ", ".join(f"${v}" for v in sorted(needed[message.key])) or "none"
            yield f"{message.key} has no variable ${name}; it has {known}"
    if message.key in english:
        for name in sorted({_stem(name) for name in english[message.key].variables} - plain):
            yield f"{message.key} lacks ${name}, which the English text uses"
    for reference in sorted(message.references - found.keys()):
        yield f"{message.key} refers to {reference}, which does not exist"
    for form in sorted(message.attributes):
        key, _, name = form.rpartition(".")
        if key in found and name not in found[key].forms:
            yield f"{message.key} refers to {form}, which does not exist"
    for function in sorted(message.functions - FUNCTIONS):
        yield f"{message.key} calls {function}, which does not exist"
    for forms in message.choices:
        for wanted in NEEDED_PLURALS[language]:
            if not forms & wanted:
                yield f"{message.key} lacks the plural form {' or '.join(sorted(wanted))}"


def _stem(name: str) -> str:
    """The fact that a variable stands for: `location` of `location-to`."""
    stem, _, form = name.rpartition("-")
    return stem if stem and form in FORMS else name


def _formless(message: Message, found: Mapping[str, Message], kinds: Kinds) -> Iterator[str]:
    """Forms that a message asks for and a thing of that kind does not have."""
    own = kinds.get(message.key, kinds[""])
    for variable in sorted(message.variables):
        name = _stem(variable)
        if name == variable:
            continue
        kind, form = own.get(name, name), variable.rpartition("-")[2]
        things = [key for key in found if re.fullmatch(rf"{kind.removesuffix('s')}-(?!.*-text$).+", key)]
        if not things:
            yield f"{message.key} asks for a form of ${name}, which is no thing"
        for key in things:
            if form not in found[key].forms:
                yield f"{message.key} asks for ${variable}, but {key} has no form .{form}"


def _unfit(message: Message, kinds: Kinds, language: str) -> Iterator[str]:
    """What does not fit the values of the variables: names of things are words of the language."""
    own = kinds.get(message.key, kinds[""])
    things = {name for name, kind in own.items() if kind in kinds[""]}
    for name in sorted(message.chosen & things):
        yield f"{message.key} chooses by ${name}, whose value is a word that every language has another for"
    if language.startswith("zh"):
        tight = things | {name for name, kind in own.items() if kind == "number"}
        for side, name in message.beside:
            if name in tight:
                yield f"{message.key} has a space {side} ${name}, whose value is Chinese or a number"


# Reading Fluent


def read(files: list[tuple[str, str]], faults: list[str]) -> list[Message]:
    """The messages and terms of text files; what is no Fluent is added to the faults."""
    messages: list[Message] = []
    for name, content in files:
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ftl.Junk):
                for note in entry.annotations:
                    at = note.span.start if note.span else 0
                    faults.append(f"{name}:{_line(content, at)}: {note.message}")
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                messages.append(_message(name, content, entry))
    return messages


def _message(name: str, content: str, entry: ftl.Message | ftl.Term) -> Message:
    start = entry.id.span.start if entry.id.span else 0
    visitor = _Contents()
    visitor.visit(entry)
    return Message(
        key=f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name,
        place=f"{name}:{_line(content, start)}",
        has_text=entry.value is not None,
        variables=visitor.variables,
        references=visitor.references,
        functions=visitor.functions,
        choices=visitor.choices,
        attributes=visitor.attributes,
        forms={attribute.id.name for attribute in entry.attributes},
        chosen=visitor.chosen,
        beside=visitor.beside,
    )


def _line(content: str, offset: int) -> int:
    return content.count("\n", 0, offset) + 1


class _Contents(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[set[str]] = []
        self.attributes: set[str] = set()
        self.chosen: set[str] = set()
        self.beside: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        """Notes spaces between a variable and a Chinese sign."""
        for left, right in pairwise(node.elements):
            if isinstance(left, ftl.TextElement) and _SPACE_AFTER.search(left.value):
                self.beside += (("before", name) for name in _variable(right))
            if isinstance(right, ftl.TextElement) and _SPACE_BEFORE.match(right.value):
                self.beside += (("after", name) for name in _variable(left))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)
        if node.attribute is not None:
            self.attributes.add(f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """A choice is one by number if all its keys are plural forms or numbers."""
        keys = [variant.key for variant in node.variants]
        if all(isinstance(key, ftl.NumberLiteral) or key.name in PLURALS for key in keys):
            self.choices.append({key.value if isinstance(key, ftl.NumberLiteral) else key.name for key in keys})
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


def _variable(element: ftl.TextElement | ftl.Placeable) -> Iterator[str]:
    """The name of the variable that a piece of a message is, if it is one."""
    if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.VariableReference):
        yield element.expression.id.name


# Reading Python


def keys_said(folder: Traversable) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The message keys that Python sources say, with their variables: whole keys, and beginnings of keys.

    `say("key", name=...)` is found by itself, and `say(f"begins-{so}")` counts for every key that begins so.
    A module that says keys in other ways declares them: `TEXT_KEYS = {"key": {"name"}}`. The packages of games
    are left out, for they list their keys in `Game.text_keys`.
    """
    said: dict[str, set[str]] = {}
    begun: dict[str, set[str]] = {}
    for source in _python_files(folder):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and _name(node.func) == "say":
                _note_call(node, said, begun)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(t, ast.Name) and t.id == "TEXT_KEYS" for t in targets):
                    for key, variables in ast.literal_eval(node.value).items():
                        said.setdefault(key, set()).update(variables)
    return said, begun


def said_on_boards(game: str) -> dict[str, set[str]]:
    """What the boards of gloam's clients say of a game, as far as it stands in their sources: keys with their
    variables, * for what is put together. Those of the web client are kept in a module (tools/client_texts.py)."""
    gloam = resources.files("gloam")
    said: dict[str, set[str]] = {}
    begun: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse((gloam / "server" / "client_texts.py").read_text("utf-8"))):
        if isinstance(node, ast.AnnAssign) and node.value is not None and _name(node.target) == "BOARD_KEYS":
            boards = ast.literal_eval(node.value)
            said |= {key: set(variables) for key, variables in boards.get(game, {}).items()}
    name = game.replace("-", "_")
    for file in (gloam / "terminal" / "boards").iterdir():
        if file.name != f"{name}.py" and not (file.name.startswith(f"{name}_") and file.name.endswith(".py")):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "say":
                _note_call(node, said, begun)
    for beginning, variables in begun.items():
        said.setdefault(f"{beginning}*", set()).update(variables)
    return said


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _note_call(call: ast.Call, said: dict[str, set[str]], begun: dict[str, set[str]]) -> None:
    variables = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    for key in _keys(call.args[0]) if call.args else ():
        if isinstance(key, ast.Constant) and _KEY.fullmatch(str(key.value)):
            said.setdefault(str(key.value), set()).update(variables)
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            beginning = str(key.values[0].value)
            if _KEY.fullmatch(beginning):
                begun.setdefault(beginning, set()).update(variables)


def _keys(node: ast.expr) -> list[ast.expr]:
    """A key, or both keys of `"a" if x else "b"`."""
    return [*_keys(node.body), *_keys(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _python_files(folder: Traversable) -> Iterator[str]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir() and item.name not in ("games", "__pycache__"):
            yield from _python_files(item)
        elif item.name.endswith(".py"):
            yield item.read_text("utf-8")
