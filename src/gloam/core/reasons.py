"""The reasons that rules give for refusing something: how a game makes them short, and how they are found.

Each is declared where it is given. Found are `Refusal("XX-100", "not-held", {"card": ...})`, and calls of what makes a
refusal of a key, `no_card(100, "not-held", card)`: `no_card = refuses("XX", "card", CARD_IDS)`, or a function of the
package with a parameter `key`. What a game says in openings, verdicts and stories is found in the same way:
`Phrase("verdict-won", "", {"role": ...})`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, overload

import msgspec

from gloam.core.state import Refusal


@overload
def refuses(prefix: str) -> Callable[[int, str], Refusal]: ...


@overload
def refuses(prefix: str, kind: str, ids: Sequence[str]) -> Callable[[int, str, int], Refusal]: ...


def refuses(prefix: str, kind: str = "", ids: Sequence[str] = ()) -> Callable[..., Refusal]:
    """What makes the refusals of a game by the number of the rule and a key: `no = refuses("XX")`; those that name a
    thing of a kind, by the number of the thing as well: `no_card = refuses("XX", "card", CARD_IDS)`."""

    def bare(rule: int, key: str) -> Refusal:
        return Refusal(f"{prefix}-{rule:03}", key, {})

    def of_thing(rule: int, key: str, number: int) -> Refusal:
        return Refusal(f"{prefix}-{rule:03}", key, {kind: f"{kind}:{ids[number]}"})

    return of_thing if kind else bare


class _Maker(msgspec.Struct):
    """Something that makes refusals: its parameters, the facts it gives, and the parameters that name facts."""

    parameters: list[str]
    facts: set[str] = msgspec.field(default_factory=set)
    named: set[str] = msgspec.field(default_factory=set)


def reasons_given(package: str) -> dict[str, set[str]]:
    """The keys of all reasons that the sources of a package give, each with the names of its facts."""
    trees = _trees(package)
    functions = _functions(trees)
    makers = {"Refusal": _Maker(["rule", "key", "facts"])}
    for tree in trees:
        makers |= _short_makers(tree)
    for function in functions:
        parameters = [x.arg for x in function.args.args if x.arg not in ("self", "cls")]
        if "key" in parameters and function.returns is not None and "Refusal" in ast.unparse(function.returns):
            facts = [x for _, made in _calls(function, makers) for x in _facts(made, function)]
            named = {x.id for x in facts if isinstance(x, ast.Name)}
            plain = {str(x.value) for x in facts if isinstance(x, ast.Constant)}
            makers[function.name] = _Maker(parameters, plain, named)
    return _given(functions, makers, "Refusal")


def phrases_given(package: str) -> dict[str, set[str]]:
    """The keys of all openings, verdicts and stories that the sources of a package say, each with the names of its
    facts; but for those that are put together (`f"verdict-{how}"`), which a game declares."""
    said = _given(_functions(_trees(package)), {"Phrase": _Maker(["key", "rule", "facts"])}, "Phrase")
    return {key: names for key, names in said.items() if key.startswith(("opening-", "verdict-", "story-"))}


def _given(functions: list[ast.FunctionDef], makers: dict[str, _Maker], plain: str) -> dict[str, set[str]]:
    """The keys that functions make something of, each with the names of its facts; `plain` is what takes all facts."""
    given: dict[str, set[str]] = {}
    for function in functions:
        for name, call in _calls(function, makers):
            maker, said = makers[name], dict(zip(makers[name].parameters, call.args, strict=False))
            facts = [said[x] for x in maker.named if x in said] + (_facts(call, function) if name == plain else [])
            names = maker.facts | {str(x.value) for x in facts if isinstance(x, ast.Constant)}
            put_together = any(isinstance(x, ast.JoinedStr) for x in ast.walk(said["key"]))
            for key in ast.walk(said["key"]) if not put_together else ():  # "own-card" if mine else "no-card"
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    given.setdefault(key.value, set()).update(names)
    return given


def _short_makers(tree: ast.Module) -> dict[str, _Maker]:
    """What a module makes by `refuses`, by name."""
    found: dict[str, _Maker] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if ast.unparse(node.value.func) == "refuses":
                kinds = {str(kind.value) for kind in node.value.args[1:2] if isinstance(kind, ast.Constant)}
                found[ast.unparse(target)] = _Maker(["rule", "key", "number"], kinds)
    return found


def _trees(package: str) -> list[ast.Module]:
    return [ast.parse(text) for text in _sources(resources.files(package))]


def _functions(trees: list[ast.Module]) -> list[ast.FunctionDef]:
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _sources(folder: Traversable) -> Iterator[str]:
    for place in sorted(folder.iterdir(), key=lambda x: x.name):
        if place.is_dir():
            yield from _sources(place)
        elif place.name.endswith(".py"):
            yield place.read_text("utf-8")


def _calls(function: ast.FunctionDef, makers: dict[str, _Maker]) -> Iterator[tuple[str, ast.Call]]:
    """The calls within a function of something that makes a refusal or a phrase, by the name of what is called."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            if name in makers and len(node.args) > makers[name].parameters.index("key"):
                yield name, node


def _facts(call: ast.Call, function: ast.FunctionDef) -> list[Any]:
    """The names of the facts, which come third, where they stand or where the function collects them."""
    facts = call.args[2] if len(call.args) > 2 else None
    if isinstance(facts, ast.Name):
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if any(isinstance(x, ast.Name) and x.id == facts.id for x in targets):
                facts = getattr(node, "value", None)
                break
    return list(facts.keys) if isinstance(facts, ast.Dict) else []
