"""Functions that are named after words, where modules are interpreted (`naming` writes the same for the compiler).

The fields of a word are parameters of its function, by name:

    class Heal(Effect, tag="heal"):             # words
        n: Number
        who: SetOf = "reader"

    def heal(s: Fair, n: int, who: list[int]) -> None:          # deeds
        ...

A function asks for what it needs: fields of the word, parameters of the function that is decorated, and `reader`. Where
Python has the name of a field already it gets an underscore (`type_`). docs/effects.md lists the types.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import msgspec

from gloam.core.effects.naming import ABSENT, FieldFact, FunctionFact, Stub, part_names, written
from gloam.core.effects.vocabulary import Field, Shape, Vocabulary, fields_of_word

F = TypeVar("F", bound=Callable[..., Any])


def by_word(
    vocabulary: Vocabulary, group: str, *modules: ModuleType, prefix: str = "", some: bool = False
) -> Callable[[F], F]:
    """Call the function of the word that `op` is the number of. What it answers is the answer; the body of the function
    that is decorated is for words without a function, and for functions that answer nothing.

    Functions are found in `modules`, or above in the same module if none are named, under the tag of the word behind
    `prefix`. Every word of the group needs one, unless `some` says that there are others.
    """

    def decorated(function: F) -> F:
        stub: Any = function
        own: dict[str, Any] = stub.__globals__
        inside = {f"_{i}": vars(module) for i, module in enumerate(modules)}
        found = [x for where, names in inside.items() for x in _functions(where, names)]
        found = found or list(_functions("", own))
        params = list(inspect.signature(stub).parameters)
        answers = _written(inspect.get_annotations(stub).get("return"))
        whole = Stub(stub.__name__, dict.fromkeys(params, ""), answers, f"    return _body({', '.join(params)})")
        text = written(whole, words_of(vocabulary)[group], found, prefix, some, typed=False)
        names: dict[str, Any] = {f"_{i}": module for i, module in enumerate(modules)}
        made: dict[str, Any] = {**own, **names, "_body": stub}
        exec(text, made)
        result: F = made[stub.__name__]
        result.__doc__, result.__module__ = stub.__doc__, stub.__module__
        return result

    return decorated


def words_of(vocabulary: Vocabulary) -> dict[str, dict[str, list[FieldFact]]]:
    """All words of a game, by group and tag."""
    return {
        name: {tag: _fields(word.struct, word.fields) for tag, word in group.words.items() if word.number is not None}
        for name, group in vocabulary.groups.items()
    }


def _fields(struct: Any, fields: tuple[Field, ...]) -> list[FieldFact]:
    found = []
    late = False
    for field in fields:
        late = late or field.name == getattr(struct, "since", "")
        fact = FieldFact(field.name, *_kind(field.shape))
        fact.default = _default(fact.kind, field.default) if late else ""
        found.append(fact)
    return found


def _default(kind: str, value: Any) -> str:
    if kind == "list":
        return "[]"
    return str(value) if isinstance(value, int) else str(ABSENT)


def _kind(shape: Shape) -> tuple[str, list[FieldFact] | None, tuple[str, ...]]:
    match shape.kind:
        case "bool":
            return "bool", None, ()
        case "word":
            return "literal", None, shape.words
        case "term" if shape.word == "set":
            return "set", None, ()
        case "block" if shape.later:
            return "later", None, ()
        case "part":
            return "part", _part(shape.part), ()
        case "list":
            assert shape.item is not None
            return "list", _kind(shape.item)[1], ()
        case _:
            return "int", None, ()


def _part(part: type[msgspec.Struct] | None) -> list[FieldFact]:
    assert part is not None
    return _fields(part, fields_of_word(part))


def _functions(where: str, names: dict[str, Any]) -> Iterator[FunctionFact]:
    """The functions that a module itself has."""
    for name, function in names.items():
        if isinstance(function, FunctionType) and function.__module__ == names["__name__"]:
            hints = {key: _written(x) for key, x in inspect.get_annotations(function).items()}
            params = {key: hints.get(key, "") for key in inspect.signature(function).parameters}
            parts = {part: _made_of(names.get(part)) for kind in params.values() for part in part_names(kind)}
            yield FunctionFact(where, name, params, hints.get("return", ""), parts)


def _made_of(part: Any) -> dict[str, str]:
    return {key: _written(x) for key, x in inspect.get_annotations(part).items()} if isinstance(part, type) else {}


def _written(hint: Any) -> str:
    return "None" if hint is None else hint if isinstance(hint, str) else getattr(hint, "__name__", str(hint))
