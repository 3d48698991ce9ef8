"""What follows from declared fields (`gloam.core.fields`): one description, and two who read it.

`give_methods` gives a class of an interpreted module its `__init__` and `clone`; `expand` writes the same two into the
sources that mypyc compiles, where constants that are counted off become constants to the compiler as well, and values
are compared field by field without asking for their names (`Value.__eq__` does the same for any class). It does so line
by line: what stands in line 40 still stands there. The build reads this file before anything is installed, so the
standard library has to do.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

PLAIN = ("int", "i64", "bool", "str", "float", "bytes", "tuple", "frozenset", "range", "None", "Any")
"""Types of which nothing has to be copied."""

BASE = "Data"
STATES = ("State", "Scripted")
"""The bases of classes with fields: of values, and of states, which are made of a `Core` first."""


class Declared:
    """The fields that a class declares.

    `first` are the parameters of the base, `fields` its own, with their types, and `follow` what is worked out, as
    expressions. `copies` says of a name of a type whether its values are cloned: it declares fields, or says how.
    """

    def __init__(self, name: str, first: dict[str, str], copies: Callable[[str], bool]) -> None:
        self.name = name
        self.first = first
        self.fields: dict[str, str] = {}
        self.folded: dict[str, str] = {}  # those of `fields` that are kept as `_name`, and read through a property
        self.follow: dict[str, tuple[str, str]] = {}
        self.copies = copies

    def add(self, name: str, kind: str) -> None:
        """A field of the class's own, with its type as it is written."""
        self.fields[name] = kind
        if kind.startswith("Folded["):
            if "core" not in self.first:
                raise TypeError(f"{self.name}.{name}: only a state has a history, which can be folded")
            self.folded[name] = _inner(kind)

    def init(self, typed: bool) -> str:
        """`__init__` in one line."""
        said = {**self.first, **{name: _inner(kind) for name, kind in self.fields.items()}}
        parameters = [f"{name}: {kind}" if typed else name for name, kind in said.items()]
        done = [f"super().__init__({', '.join(self.first)})"] if self.first else []
        for name, kind in self.fields.items():
            own = f"_{name}" if name in self.folded else name
            done.append(f"self.{own}{f': {_inner(kind)}' if typed else ''} = {name}")
        done += [f"self._{name}_heard{': int' if typed else ''} = len(core.history)" for name in self.folded]
        done += [f"self.{name}{f': {kind}' if typed else ''} = {how}" for name, (kind, how) in self.follow.items()]
        result = " -> None" if typed else ""
        return f"def __init__(self, {', '.join(parameters)}){result}: {'; '.join(done)}"

    def clone(self, typed: bool) -> str:
        """`clone` in one line. What is folded goes on in the twin from where it is here."""
        kinds = {name: ast.parse(kind, mode="eval").body for name, kind in self.fields.items()}
        given = [f"self.{name}" for name in self.first]
        given += [f"self._{n}" if n in self.folded else self.copied(f"self.{n}", kinds[n]) for n in kinds]
        result = f" -> {self.name}" if typed else ""
        made = f"{self.name if typed else 'type(self)'}({', '.join(given)})"
        if not self.folded:
            return f"def clone(self){result}: return {made}"
        heard = "; ".join(f"twin._{name}_heard = self._{name}_heard" for name in self.folded)
        return f"def clone(self){result}: twin = {made}; {heard}; return twin"

    def reading(self, name: str, typed: bool) -> str:
        """The getter of a folded field in one line: first it hears what is new."""
        result = f" -> {self.folded[name]}" if typed else ""
        heard = f"heard = self._{name}_heard; self._{name}_heard = len(self.history)"
        news = f"self._{name} = _belief.brought_up(self._{name}, self.history, heard)"
        return f"def {name}(self){result}: {heard}; {news}; return self._{name}"

    def giving(self, name: str, typed: bool) -> str:
        """Its setter in one line."""
        given, result = (f"{name}: {self.folded[name]}", " -> None") if typed else (name, "")
        return f"def {name}(self, {given}){result}: self._{name} = {name}; self._{name}_heard = len(self.history)"

    def equal(self) -> str:
        """`__eq__` in one line, for the very class: one made of it may have fields of its own. What the base has is
        compared last, for it has to be gathered first."""
        pairs = [f"self.{name} == other.{name}" for name in (*self.fields, *self.first)]
        alike = " and ".join([f"isinstance(other, {self.name})", "type(other) is type(self)", *pairs])
        other = f"super().__eq__(other) if type(self) is not {self.name}"
        return f"def __eq__(self, other: object) -> bool: return {other} else {alike}"

    def copied(self, value: str, kind: ast.expr, depth: int = 0) -> str:
        """The expression of an independent copy of a value of this type; the value itself where it needs none."""
        if isinstance(kind, ast.BinOp):
            inner = kind.left if ast.unparse(kind.right) == "None" else kind
            copy = value if inner is kind else self.copied(value, inner, depth)
            return value if copy == value else f"None if {value} is None else {copy}"
        if not isinstance(kind, ast.Subscript):
            return f"{value}.clone()" if self.copies(ast.unparse(kind)) else value
        outer = ast.unparse(kind.value)
        if outer == "list":
            copy = self.copied(f"x{depth}", kind.slice, depth + 1)
            return f"{value}.copy()" if copy == f"x{depth}" else f"[{copy} for x{depth} in {value}]"
        if outer == "dict" and isinstance(kind.slice, ast.Tuple):
            copy = self.copied(f"x{depth}", kind.slice.elts[1], depth + 1)
            each = f"{{k{depth}: {copy} for k{depth}, x{depth} in {value}.items()}}"
            return f"{value}.copy()" if copy == f"x{depth}" else each
        if outer in (*PLAIN, "Shared"):
            return value
        raise TypeError(f"{self.name}: nobody knows how to copy a {ast.unparse(kind)}; is it Shared?")


def _inner(kind: str) -> str:
    """`list[int]` of `Shared[list[int]]`."""
    found = re.fullmatch(r"(?:Shared|Folded)\[(.*)\]", kind)
    return found[1] if found else kind


# Interpreted


def give_methods(cls: Any, base: type, hints: Mapping[str, str]) -> None:
    """Give a class the `__init__` and `clone` of its fields, of which these are the types."""
    module = sys.modules[cls.__module__].__dict__

    def copies(name: str) -> bool:
        if name == cls.__name__:
            return True
        found = module.get(name)
        if found is None and name not in PLAIN:
            raise TypeError(f"{cls.__name__}: {name} is not known here; is the field Shared?")
        return isinstance(found, type) and (issubclass(found, base) or "clone" in found.__dict__)

    parent = cls.__mro__[1]
    first = {} if parent is base else dict.fromkeys(inspect.signature(parent).parameters, "")
    declared = Declared(cls.__name__, first, copies)
    work: dict[str, Any] = {}
    for name, kind in hints.items():
        given = cls.__dict__.get(name)
        if hasattr(given, "how"):
            work[f"_{name}"] = given.how
            declared.follow[name] = (kind, f"_{name}(self)")
            delattr(cls, name)
        elif given is None:
            declared.add(name, kind)
        else:
            raise TypeError(f"{cls.__name__}.{name}: a field has no default")
    lines = {"__init__": declared.init(False)}
    if "clone" not in cls.__dict__:
        lines["clone"] = declared.clone(False)
    for name, line in lines.items():
        setattr(cls, name, _made(cls, name, line, work))
    for name in declared.folded:
        pair = [_made(cls, name, line, work) for line in (declared.reading(name, False), declared.giving(name, False))]
        setattr(cls, name, property(*pair))


def _made(cls: Any, name: str, line: str, work: Mapping[str, Any]) -> Any:
    """The function of a line, as a method of a class."""
    made: dict[str, Any] = {}
    belief = sys.modules.get("gloam.core.belief")
    exec(line.replace("super()", "super(_cls, self)"), {**work, "_cls": cls, "_belief": belief}, made)
    made[name].__qualname__ = f"{cls.__qualname__}.{name}"
    made[name].__module__ = cls.__module__
    return made[name]


# Compiled


def expand(source: Path) -> None:
    """Write out, in all modules below a folder of sources, what follows from their declarations."""
    _naming().expand(source)  # first, because it reads classes as they were declared
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
    classes = {_module(path, source): _classes(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        text = path.read_text("utf-8")
        found = expanded(text, tree, _visible(tree, _module(path, source), classes))
        if found != text:
            path.write_text(found, "utf-8")


def _naming() -> Any:
    """The module that knows what functions by word are: beside this one, whether or not gloam is installed."""
    path = Path(__file__).with_name("effects") / "naming.py"
    spec: Any = importlib.util.spec_from_file_location("naming", path)
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _module(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def _classes(tree: ast.Module) -> dict[str, bool]:
    """The classes of a module by name, each with whether its values are cloned."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: _base_of(node) == BASE or "clone" in _methods(node) for node in classes}


def _base_of(node: ast.ClassDef) -> str:
    return ast.unparse(node.bases[0]) if len(node.bases) == 1 else ""


def _visible(tree: ast.Module, module: str, classes: Mapping[str, dict[str, bool]]) -> dict[str, bool]:
    """The classes that a module has or imports, each with whether its values are cloned."""
    found: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                found[name.asname or name.name] = classes.get(node.module or "", {}).get(name.name, False)
    return {**found, **classes.get(module, {})}


def expanded(text: str, tree: ast.Module, known: Mapping[str, bool]) -> str:
    """The text of a module with all that follows from its declarations, in as many lines."""
    lines = text.splitlines(keepends=True)
    needed: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and _counted_off(node):
            names: Any = node.targets[0]
            _rewrite(lines, [node], ["; ".join(f"{x.id}: _Final = {n}" for n, x in enumerate(names.elts))])
            needed.add("from typing import Final as _Final")
        elif isinstance(node, ast.ClassDef):
            said = [x for x in node.body if isinstance(x, ast.AnnAssign)]
            hints: list[ast.AST] = [x for x in node.decorator_list if "dataclass_transform" in ast.unparse(x)]
            hints += [x for x in said if ast.unparse(x.annotation).startswith("InitVar")]
            _rewrite(lines, hints, [])  # for type checkers alone
            if _has_fields(node):
                folds = _expand_class(lines, node, known)
                needed.add(f"from gloam.core import {'belief as _belief, ' if folds else ''}state as _state")
    future = "from __future__ import annotations"
    return "".join(lines).replace(f"{future}\n", f"{'; '.join([future, *sorted(needed)])}\n", 1)


def _counted_off(node: ast.Assign) -> bool:
    """`RED, BLUE = range(2)`."""
    target, value = node.targets[0], node.value
    named = isinstance(target, ast.Tuple) and all(isinstance(x, ast.Name) and x.id.isupper() for x in target.elts)
    return named and isinstance(value, ast.Call) and ast.unparse(value.func) == "range" and len(value.args) == 1


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    said = [x for x in node.body if isinstance(x, ast.AnnAssign)]
    return [x for x in said if not ast.unparse(x.annotation).startswith(("InitVar", "ClassVar"))]


def _methods(node: ast.ClassDef) -> set[str]:
    return {x.name for x in node.body if isinstance(x, ast.FunctionDef)}


def _has_fields(node: ast.ClassDef) -> bool:
    return bool(_fields(node)) and "__init__" not in _methods(node) and _base_of(node) in (BASE, *STATES)


def _expand_class(lines: list[str], node: ast.ClassDef, known: Mapping[str, bool]) -> bool:
    """Write a class out; whether it has folded fields."""

    def copies(name: str) -> bool:
        if name not in known and name not in PLAIN:
            raise TypeError(f"{node.name}: {name} is not known here; is the field Shared?")
        return known.get(name, False)

    own = _fields(node)
    declared = Declared(node.name, {} if _base_of(node) == BASE else {"core": "_state.Core"}, copies)
    for x in own:
        name, kind = ast.unparse(x.target), ast.unparse(x.annotation)
        if x.value is None:
            declared.add(name, kind)
        else:
            how: Any = x.value
            declared.follow[name] = (kind, ast.unparse(how.args[0].body))
    made = [declared.init(True)]
    for name in declared.folded:
        made += ["@property", declared.reading(name, True), f"@{name}.setter", declared.giving(name, True)]
    if len(made) > len(own):
        raise TypeError(f"{node.name} has folded fields, but too few others: there is no line for what follows")
    if "clone" not in _methods(node) and len(own) > len(made):
        made.append(declared.clone(True))
    if "__eq__" not in _methods(node) and len(own) > len(made):
        made.append(declared.equal())
    _rewrite(lines, own, [f"    {line}" for line in made])
    return bool(declared.folded)


def _rewrite(lines: list[str], nodes: list[Any], written: list[str]) -> None:
    """Put some lines in the place of statements, and leave the rest of their lines empty."""
    places = [n for node in nodes for n in range(node.lineno - 1, node.end_lineno)]
    for i, place in enumerate(places):
        lines[place] = f"{written[i]}\n" if i < len(written) else "\n"
