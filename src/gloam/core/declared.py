"""What follows from declared fields (`gloam.core.fields`): one description, and two who read it.

`give_methods` gives a class of an interpreted module its `__init__` and `clone`; `expand` writes the same two into the
sources that mypyc compiles, where constants that are counted off become constants to the compiler as well, and values
are compared field by field without asking for their names (`Value.__eq__` does the same for any class). It does so line
by line: what stands in line 40 still stands there. The build reads this file before anything is installed, so the
standard library has to do.

In the same way `masked` follows from who may know the fields: `masked = masking(Whisper, globals())`, the last line of
a module with the rules (`known_items` ...), makes the function, or is where `expand` writes it.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

S = TypeVar("S")

HIDDEN = -9
"""In place of a number that is not known, as `gloam.core.state` has it too."""

PLAIN = ("int", "i64", "bool", "str", "float", "bytes", "tuple", "frozenset", "range", "None", "Any")
"""Types of which nothing has to be copied."""

BASE = "Data"
STATES = ("State", "Scripted")
"""The bases of classes with fields: of values, and of states, which are made of a `Core` first."""


OPEN, NOBODY, OWNER, PARTS, RULED = "everyone", "nobody", "owner", "parts", "ruled"
COUNTED, UNORDERED = "counted", "unordered"
"""The words of `gloam.core.fields` that say who may know a field; any other is a side of the game."""


class Declared:
    """The fields that a class declares.

    `first` are the parameters of the base, `fields` its own, with their types, `known` what they say of who may know
    them, and `follow` what is worked out, as expressions. `copies` says of a name of a type whether its values are
    cloned: it declares fields, or says how.
    """

    def __init__(self, name: str, first: dict[str, str], copies: Callable[[str], bool]) -> None:
        self.name = name
        self.first = first
        self.fields: dict[str, str] = {}
        self.known: dict[str, list[str]] = {}
        self.folded: dict[str, str] = {}  # those of `fields` that are kept as `_name`, and read through a property
        self.follow: dict[str, tuple[str, str]] = {}
        self.copies = copies

    def add(self, name: str, said: str) -> None:
        """A field as its class declares it: `int`, or `Annotated[int, everyone]`."""
        kind: ast.expr = ast.parse(said, mode="eval").body
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value).endswith("Annotated"):
            inner: Any = kind.slice
            self.known[name] = [ast.unparse(word) for word in inner.elts[1:]]
            kind = inner.elts[0]
        self.fields[name] = ast.unparse(kind)
        if self.fields[name].startswith("Folded["):
            if "core" not in self.first:
                raise TypeError(f"{self.name}.{name}: only a state has a history, which can be folded")
            self.folded[name] = _inner(self.fields[name])

    def check(self) -> None:
        """Where one field says who may know it, all do: what says nothing would be shown, or hidden, in silence."""
        for name in self.fields:
            if self.known and name not in self.known:
                raise TypeError(f"{self.name}.{name}: who may know it? A field says so: Annotated[..., everyone]")

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
        if outer in (*PLAIN, "Shared", "Folded"):
            return value
        raise TypeError(f"{self.name}: nobody knows how to copy a {ast.unparse(kind)}; is it Shared?")


def _inner(kind: str) -> str:
    """`list[int]` of `Shared[list[int]]`."""
    found = re.fullmatch(r"(?:Shared|Folded)\[(.*)\]", kind)
    return found[1] if found else kind


class Masking:
    """How a state is masked, as its fields and those of its parts say: lines of Python that make the state once.

    `parts` are the classes of fields that are `parts`. `sides` are the words of the game, functions of its modules.
    In the lines, classes and sides have an underscore before their names.
    """

    def __init__(self, state: Declared, part_of: Callable[[str], Declared | None]) -> None:
        self.state = state
        self.parts: dict[str, Declared] = {}
        self.sides: list[str] = []
        self.rules: list[str] = []
        for declared in self._with_parts(state, part_of):
            if not declared.known:
                raise TypeError(f"{declared.name}: its fields do not say who may know them")
            for name, words in declared.known.items():
                self._look_at(declared, name, words)

    def _with_parts(self, state: Declared, part_of: Callable[[str], Declared | None]) -> list[Declared]:
        for name, words in state.known.items():
            if words == [PARTS]:
                kind = _part_in(state.fields[name])
                part = part_of(kind)
                if part is None:
                    raise TypeError(f"{state.name}.{name}: {kind} is no class whose fields say who may know them")
                self.parts[kind] = part
        return [state, *self.parts.values()]

    def _look_at(self, declared: Declared, name: str, words: list[str]) -> None:
        """Note the side or the rule that a field needs; a field of a part has no parts of its own."""
        place, who, more = f"{declared.name}.{name}", words[0], words[1:]
        if who == RULED:
            self.rules.append(self.rule(declared, name))
        elif who not in (OPEN, NOBODY, OWNER, PARTS) and who not in self.sides:
            if not who.isidentifier():
                raise TypeError(f"{place}: {who} does not say who may know it")
            self.sides.append(who)
        if who == PARTS and declared is not self.state:
            raise TypeError(f"{place}: a part has no parts of its own; is the field ruled?")
        for word in more:
            fits = word in (COUNTED, UNORDERED) or re.fullmatch(r"twin\('\w+'\)", word)
            if not fits or who in (RULED, PARTS) or (who == OPEN and word != UNORDERED):
                raise TypeError(f"{place}: {word} makes no sense after {who}")

    def rule(self, declared: Declared, name: str) -> str:
        """`known_items`, or `known_victim_items` for the field of a part."""
        return f"known_{name}" if declared is self.state else f"known_{_spelt(declared.name)}_{name}"

    def check_rules(self, there: Collection[str]) -> None:
        """Of all functions `known_...` none is missing, and none is there for nothing."""
        for rule in self.rules:
            if rule not in there:
                raise TypeError(f"{self.state.name}: there is no {rule}, but that field is ruled")
        for rule in sorted(there):
            if rule.startswith("known_") and rule not in self.rules:
                raise TypeError(f"{self.state.name}: {rule} is the rule of no field that is ruled")

    def lines(self, typed: bool) -> list[str]:
        """The functions, the one that masks the state first."""
        state, name = self.state, self.state.name
        made = name if typed else "type(s)"
        sides = [f"{side} = _{side}(s, viewers)" for side in self.sides]
        given = ["s.masked_core(viewers)", *[self.seen(state, field, "s") for field in state.fields]]
        found = [
            f"def masked(s: {name}, viewers: int) -> {name}:" if typed else "def masked(s, viewers):",
            "    if s.over or viewers == -1: t = s.clone(); t.viewers = viewers; return t",
            *[f"    {'; '.join(sides)}" for _ in sides[:1]],
            f"    return {made}({', '.join(given)})",
        ]
        return [*found, *[line for part in self.parts.values() for line in self._part(part, typed)]]

    def _part(self, part: Declared, typed: bool) -> list[str]:
        """The function that masks a part; `i` is its place in its list."""
        kind, flags = f"_{part.name}", [f"{side}: bool" if typed else side for side in self.sides]
        given = f"s: {self.state.name}, x: {kind}, i: int, viewers: int" if typed else "s, x, i, viewers"
        said = f"def _masked_{_spelt(part.name)}({', '.join([given, *flags])}){f' -> {kind}' if typed else ''}:"
        mine = "x.seat" if "seat" in part.fields else "i"
        owned = any(words[0] == OWNER for words in part.known.values())
        seen = [self.seen(part, field, "x") for field in part.fields]
        first = [f"    owner = viewers >> {mine} & 1 == 1"] if owned else []
        return [said, *first, f"    return {kind}({', '.join(seen)})"]

    def seen(self, declared: Declared, name: str, of: str) -> str:
        """The expression of what is known of a field."""
        value, kind = f"{of}.{name}", ast.parse(declared.fields[name], mode="eval").body
        who, *more = declared.known[name]
        if who == RULED:
            return f"{self.rule(declared, name)}({'s' if of == 's' else 's, x'}, viewers)"
        if who == PARTS:
            return self._masked_parts(value, kind)
        if who == OWNER and of == "s":
            if not isinstance(kind, ast.Subscript) or ast.unparse(kind.value) != "list":
                raise TypeError(f"{declared.name}.{name}: nobody knows who its owner is; a list goes by seat")
            each = self._either(declared, name, "x0", kind.slice, "viewers >> i & 1", more)
            return f"[{each} for i, x0 in enumerate({value})]"
        return self._either(declared, name, value, kind, who, more)

    def _either(self, declared: Declared, name: str, value: str, kind: ast.expr, who: str, more: list[str]) -> str:
        """What those know who know it, or else what is left of it for all others."""
        whole = f"sorted({value})" if UNORDERED in more else declared.copied(value, kind, 1)
        if who == OPEN:
            return whole
        blank = self._blank(declared, name, value, _inner(ast.unparse(kind)), more)
        return blank if who == NOBODY else f"({whole}) if {who} else {blank}"

    def _blank(self, declared: Declared, name: str, value: str, kind: str, more: list[str]) -> str:
        for word in more:
            if word.startswith("twin"):
                other = word[6:-2]
                if other not in declared.fields:
                    raise TypeError(f"{declared.name}.{name}: there is no field {other!r}")
                of = value.partition(".")[0]
                return declared.copied(f"{of}.{other}", ast.parse(declared.fields[other], mode="eval").body, 1)
        if COUNTED in more:
            if kind == "list[list[int]]":
                return f"[[_HIDDEN] * len(x1) for x1 in {value}]"
            if kind != "list[int]":
                raise TypeError(f"{declared.name}.{name}: nobody knows how to count a {kind}; is the field ruled?")
            return f"[_HIDDEN] * len({value})"
        for pattern, blank in BLANKS.items():
            if re.fullmatch(pattern, kind):
                return blank
        raise TypeError(f"{declared.name}.{name}: nobody knows what a blank {kind} is; is the field ruled?")

    def _masked_parts(self, value: str, kind: ast.expr) -> str:
        part = f"_masked_{_spelt(_part_in(ast.unparse(kind)))}"
        more = "".join(f", {side}" for side in self.sides)
        if isinstance(kind, ast.Subscript):
            return f"[{part}(s, x0, i, viewers{more}) for i, x0 in enumerate({value})]"
        one = f"{part}(s, {value}, -1, viewers{more})"
        return f"None if {value} is None else {one}" if isinstance(kind, ast.BinOp) else one


BLANKS = {
    r"int|i64": "_HIDDEN",
    r"bool": "False",
    r".* \| None": "None",
    r"list\[int\]": "[_HIDDEN]",
    r"list\[.*\]": "[]",
}
"""What stands in place of a value that is not known, by its type. A number is HIDDEN; a list of numbers holds nothing
but HIDDEN, so that nobody takes it for an empty one."""


def _part_in(kind: str) -> str:
    """`Victim` of `list[Victim]` and of `Victim | None`."""
    found = re.fullmatch(r"list\[(\w+)\]|(\w+) \| None|(\w+)", kind)
    return next(name for name in found.groups() if name) if found else kind


def _spelt(name: str) -> str:
    """`FootNote` as names of functions spell it: `foot_note`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# Interpreted


def give_methods(cls: Any, base: type, hints: Mapping[str, str]) -> None:
    """Give a class the `__init__` and `clone` of its fields, of which these are the types."""
    parent = cls.__mro__[1]
    first = {} if parent is base else dict.fromkeys(inspect.signature(parent).parameters, "")
    declared = Declared(cls.__name__, first, _copies(cls, base))
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
    declared.check()
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


def _copies(cls: Any, base: type) -> Callable[[str], bool]:
    """Whether values of a type are cloned that the module of this class calls by this name."""
    module = sys.modules[cls.__module__].__dict__

    def copies(name: str) -> bool:
        if name == cls.__name__:
            return True
        found = module.get(name)
        if found is None and name not in PLAIN:
            raise TypeError(f"{cls.__name__}: {name} is not known here; is the field Shared?")
        return isinstance(found, type) and (issubclass(found, base) or "clone" in found.__dict__)

    return copies


def masking(cls: type[S], names: Mapping[str, Any]) -> Callable[[S, int], S]:
    """The function that masks states of a class, with the rules among these names: `masking(Whisper, globals())`."""
    module = sys.modules[cls.__module__].__dict__
    found = Masking(_declared(cls), lambda name: _declared(module[name]) if name in module else None)
    found.check_rules([name for name in names if name.startswith("known_")])
    for side in found.sides:
        if side not in module:
            raise TypeError(f"{cls.__name__}: {side} says who may know a field, but there is no such side")
    space: dict[str, Any] = {rule: names[rule] for rule in found.rules}
    space |= {f"_{name}": module[name] for name in (*found.sides, *found.parts)} | {"_HIDDEN": HIDDEN}
    exec("\n".join(found.lines(False)), space)
    return cast("Callable[[S, int], S]", space["masked"])


def _declared(cls: Any) -> Declared:
    """What a class declares of its fields; those that are worked out are not among them."""
    base = next(x for x in cls.__mro__ if x.__name__ == BASE)
    first = {} if cls.__mro__[1] is base else {"core": ""}
    declared, hints = Declared(cls.__name__, first, _copies(cls, base)), inspect.get_annotations(cls)
    for name in inspect.signature(cls).parameters:
        if name in hints:
            declared.add(name, str(hints[name]))
    return declared


# Compiled


def expand(source: Path) -> None:
    """Write out, in all modules below a folder of sources, what follows from their declarations."""
    _naming().expand(source)  # first, because it reads classes as they were declared
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
    classes = {_module(path, source): _classes(tree) for path, tree in trees.items()}
    house = Modules({_module(path, source): tree for path, tree in trees.items()}, classes)
    for path, tree in trees.items():
        text, name = path.read_text("utf-8"), _module(path, source)
        found = with_masking(expanded(text, tree, house.visible(name)), name, house)
        if found != text:
            path.write_text(found, "utf-8")
    house.check()


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


class Modules:
    """All modules by name: where a name of one of them comes from, and which states are masked."""

    def __init__(self, trees: Mapping[str, ast.Module], classes: Mapping[str, dict[str, bool]]) -> None:
        self.trees = trees
        self.classes = classes
        self.masked: set[tuple[str, str]] = set()

    def visible(self, module: str) -> dict[str, bool]:
        """The classes that a module has or imports, each with whether its values are cloned."""
        found: dict[str, bool] = {}
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.ImportFrom):
                for name in node.names:
                    found[name.asname or name.name] = self.classes.get(node.module or "", {}).get(name.name, False)
        return {**found, **self.classes.get(module, {})}

    def origin(self, module: str, name: str) -> tuple[str, str]:
        """The module and the name under which that module defines what it or another one calls so."""
        for node in self.trees[module].body:
            for found in node.names if isinstance(node, ast.ImportFrom) else []:
                if (found.asname or found.name) == name and isinstance(node, ast.ImportFrom) and node.module:
                    return node.module, found.name
        return module, name

    def definition(self, module: str, name: str) -> ast.stmt | None:
        """The class or the function of a module that has this name."""
        body = self.trees[module].body if module in self.trees else []
        defined = [node for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
        return next((node for node in defined if node.name == name), None)

    def declared(self, module: str, name: str) -> Declared | None:
        """What a class declares of its fields, by the name that a module has for it."""
        origin, own = self.origin(module, name)
        node = self.definition(origin, own)
        return _declared_by(node, self.visible(origin)) if isinstance(node, ast.ClassDef) else None

    def check(self) -> None:
        """A state whose fields say who may know them is masked by what they say, or says itself how."""
        for module, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and _has_fields(node) and _base_of(node) in STATES:
                    said = _declared_by(node, self.visible(module)).known and "masked" not in _methods(node)
                    if said and (module, node.name) not in self.masked:
                        raise TypeError(f"{node.name}: its fields say who may know them, but there is no masking of it")


def with_masking(text: str, module: str, house: Modules) -> str:
    """The text of a module with the functions that `masked = masking(Whisper, globals())` at its end stands for."""
    tree = house.trees[module]
    last: Any = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Assign) or not ast.unparse(last).startswith("masked = masking("):
        return text
    call: Any = last.value
    name = ast.unparse(call.args[0])
    home, own = house.origin(module, name)
    state = house.declared(module, name)
    if state is None or own != name:
        raise TypeError(f"{module}: {name} is no class that declares fields")
    found = Masking(state, lambda part: house.declared(home, part))
    defined = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    found.check_rules([rule for rule in defined if rule.startswith("known_")])
    house.masked.add((home, own))
    needed = ["from gloam.core.state import HIDDEN as _HIDDEN"]
    for used in (*found.sides, *found.parts):
        origin, there = house.origin(home, used)
        if house.definition(origin, there) is None:
            raise TypeError(f"{name}: {used} says who may know a field, but there is no such side")
        needed.append(f"_{used} = {there}" if origin == module else f"from {origin} import {there} as _{used}")
    lines = text.splitlines(keepends=True)
    _rewrite(lines, [last], ["\n".join([*needed, *found.lines(True)])])
    return "".join(lines)


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


def _declared_by(node: ast.ClassDef, known: Mapping[str, bool]) -> Declared:
    """What a class declares, where these other classes are known, each with whether its values are cloned."""

    def copies(name: str) -> bool:
        if name not in known and name not in PLAIN:
            raise TypeError(f"{node.name}: {name} is not known here; is the field Shared?")
        return known.get(name, False)

    declared = Declared(node.name, {} if _base_of(node) == BASE else {"core": "_state.Core"}, copies)
    for x in _fields(node):
        name, kind = ast.unparse(x.target), ast.unparse(x.annotation)
        if x.value is None:
            declared.add(name, kind)
        else:
            how: Any = x.value
            declared.follow[name] = (kind, ast.unparse(how.args[0].body))
    declared.check()
    return declared


def _expand_class(lines: list[str], node: ast.ClassDef, known: Mapping[str, bool]) -> bool:
    """Write a class out; whether it has folded fields."""
    own, declared = _fields(node), _declared_by(node, known)
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
