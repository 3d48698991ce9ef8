"""Functions that are named after words, and get a word's fields by name: the code that finds them and calls them.

    class WhisperWords(Words):
        @by_word(VOCABULARY, "effect", cards, items)
        def do(self, s: Whisper, f: Frame, op: int, args: list[int]) -> int:
            return GO_ON

stands for a method that compares `op` with the numbers of all effects and calls `cards.draw(s=s, n=args[0])`,
`items.gain(...)` and so on. `written` writes it. Two callers have the facts it needs: `by_word`, where
modules are interpreted, and `expand` here, which reads sources for the compiler. The build reads this file before
anything is installed, so the standard library has to do.
"""

from __future__ import annotations

import ast
import builtins
import keyword
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

ABSENT = -(1 << 30)
"""As in `gloam.core.effects.program`."""

CORE_GROUPS = {"Effect": "effect", "Premise": "condition", "Things": "set", "Count": "number"}
"""The bases of words, with what their groups are called. A group of a game's own is called as its tag field."""

CORE_KINDS = {"SetOf": "set", "Later": "later"}


def number_of(tag: str) -> int:
    """The number of a word. It follows from the tag alone, so a new word changes no book that is written."""
    return zlib.crc32(tag.encode()) >> 2


class FieldFact:
    """A field of a word. `kind` is bool, set, list, part, later, literal, or int for whatever is one number; `of` has
    the fields of a part, or of each part in a list, and `values` what a literal may be. `default` is the expression for
    a field that a program may leave out (`since`), "" for any other."""

    def __init__(
        self,
        name: str,
        kind: str,
        of: list[FieldFact] | None = None,
        values: tuple[str, ...] = (),
        default: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.of = of
        self.values = values
        self.default = default

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind} {self.of or ''}{self.values or ''}{self.default}"


Words = Mapping[str, list[FieldFact]]
"""The words of a group by tag."""


class FunctionFact:
    """A function: the module it is in as the caller calls it, its name, and its parameters and result with their types.
    `parts` has the fields of the classes that a parameter may be made of."""

    def __init__(
        self, where: str, name: str, params: Mapping[str, str], result: str, parts: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.where = where
        self.name = name
        self.params = params
        self.result = result
        self.parts = parts

    def called(self) -> str:
        return f"{self.where}.{self.name}" if self.where else self.name


class Stub:
    """The function that is to be written out: its name, its parameters and result with their types, its body."""

    def __init__(self, name: str, params: Mapping[str, str], result: str, body: str) -> None:
        self.name = name
        self.params = params
        self.result = result
        self.body = body


def function_named(tag: str, prefix: str) -> str:
    """The name of a word's function; a word that Python has already gets an underscore (`in_`)."""
    taken = keyword.iskeyword(prefix + tag) or hasattr(builtins, prefix + tag)
    return f"{prefix}{tag}_" if taken else prefix + tag


def written(stub: Stub, words: Words, functions: Iterable[FunctionFact], prefix: str, some: bool, typed: bool) -> str:
    """The source of the stub with a call of each word's function before its body; TypeError for what does not fit."""
    found: dict[str, FunctionFact] = {}
    for function in functions:
        if function.name in found:
            raise TypeError(f"{function.called()} and {found[function.name].called()} have one name")
        found[function.name] = function
    names = {tag: function_named(tag, prefix) for tag in words}
    missing = [tag for tag in words if names[tag] not in found]
    if missing and not some:
        raise TypeError(f"{stub.name}: there is no function {', '.join(names[tag] for tag in missing)}")
    made = [_Call(stub, tag, words[tag], found[names[tag]], typed) for tag in words if names[tag] in found]
    if not made:
        raise TypeError(f"{stub.name}: no word has a function")
    calls = {number_of(call.tag): call.lines() for call in made}
    params = ", ".join(f"{name}: {kind}" if typed else name for name, kind in stub.params.items())
    head = f"def {stub.name}({params}){f' -> {stub.result}' if typed else ''}:"
    helpers = {name: text for call in made for name, text in call.helpers.items()}
    return "\n".join([*helpers.values(), head, *_tree(sorted(calls.items()), "    "), stub.body])


def _tree(calls: list[tuple[int, list[str]]], indent: str) -> list[str]:
    """Which of the numbers it is, in few comparisons."""
    if len(calls) == 1:
        number, lines = calls[0]
        return [f"{indent}if op == {number}:", *(f"{indent}    {line}" for line in lines)]
    middle = len(calls) // 2
    return [
        f"{indent}if op < {calls[middle][0]}:",
        *_tree(calls[:middle], indent + "    "),
        f"{indent}else:",
        *_tree(calls[middle:], indent + "    "),
    ]


class _Call:
    """The call of the function of one word, and helpers that make the parts it wants."""

    def __init__(self, stub: Stub, tag: str, fields: list[FieldFact], function: FunctionFact, typed: bool) -> None:
        self.stub = stub
        self.tag = tag
        self.fields = fields
        self.function = function
        self.typed = typed
        self.helpers: dict[str, str] = {}

    def lines(self) -> list[str]:
        given = [f"{name}={self.value(name, kind)}" for name, kind in self.function.params.items()]
        call = f"{self.function.called()}({', '.join(given)})"
        if self.stub.result == "None":
            return [call, "return"]
        return [call if self.function.result == "None" else f"return {call}"]

    def value(self, param: str, kind: str) -> str:
        names = [field.name for field in self.fields]
        if param.rstrip("_") in names:
            at = names.index(param.rstrip("_"))
            return self.read(self.fields[at], kind, "args", at, param)
        offered = [name for name in self.stub.params if name not in ("self", "op", "args")]
        if param in offered:
            return param
        if param == "reader":
            return "f.reader()"
        known = ", ".join([*names, *offered, "reader"])
        raise TypeError(f"{self.function.called()}: {self.tag!r} has no {param!r}; there is {known}")

    def read(self, field: FieldFact, kind: str, args: str, at: int, param: str) -> str:
        """The expression for a field, as the function wants it."""
        cell = f"{args}[{at}]"
        optional = kind.endswith(" | None")
        wanted = kind.removesuffix(" | None")
        found = ""
        if kind == "int":
            found = cell
        elif kind == "bool" and field.kind == "bool":
            found = f"({cell} == 1)"
        elif kind == "str" and field.kind == "literal":
            found = f'("" if {cell} == {ABSENT} else {tuple(field.values)!r}[{cell}])'
        elif kind == "list[int]" and field.kind == "set":
            found = f"f.items(s, {cell})"
        elif kind == "list[int]" and field.kind == "list":
            found = f"f.args(s, {cell})"
        elif kind == "Run" and field.kind == "later":
            found = f"f.later({cell})"
        elif field.kind == "part" and wanted in self.function.parts:
            found = f"{self.maker(field, wanted)}(s, f, f.args(s, {cell}))"
            found = f"(None if {cell} == {ABSENT} else {found})" if optional else found
        elif field.kind == "list" and field.of and wanted[5:-1] in self.function.parts:
            found = f"[{self.maker(field, wanted[5:-1])}(s, f, f.args(s, each)) for each in f.args(s, {cell})]"
        if not found:
            raise TypeError(f"{self.function.called()}: {param!r} is a {field.kind} and cannot be read as {kind}")
        absent = '""' if kind == "str" else "None" if optional else field.default
        return f"({found} if len({args}) > {at} else {absent})" if field.default else found

    def maker(self, field: FieldFact, name: str) -> str:
        """The function that makes an object of a part out of its numbers."""
        fields = field.of or []
        names = [x.name for x in fields]
        given = []
        for param, kind in self.function.parts[name].items():
            if param.rstrip("_") not in names:
                raise TypeError(f"{name}: {field.name!r} has no {param!r}; there is {', '.join(names)}")
            at = names.index(param.rstrip("_"))
            given.append(f"{param}={self.read(fields[at], kind, 'part', at, param)}")
        made = f"{self.function.where}.{name}" if self.function.where else name
        maker = f"{self.stub.name}_{name}"
        types = (f": {self.stub.params['s']}", f": {self.stub.params['f']}", ": list[int]", f" -> {made}")
        s, f, part, result = types if self.typed else ("", "", "", "")
        self.helpers[maker] = f"def {maker}(s{s}, f{f}, part{part}){result}:\n    return {made}({', '.join(given)})"
        return maker


# Compiled: the facts are read from sources


class Sources:
    """The modules below a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trees: dict[str, ast.Module | None] = {}

    def tree(self, module: str) -> ast.Module | None:
        """A module as it is written; nothing for one that is elsewhere."""
        if module not in self.trees:
            path = self.folder.joinpath(*module.split(".")).with_suffix(".py")
            self.trees[module] = ast.parse(path.read_text("utf-8")) if path.is_file() else None
        return self.trees[module]

    def found(self, module: str, name: str) -> tuple[str, ast.stmt | None]:
        """Where a name of a module was defined, and the statement; its import, if that is in no module here, and no
        statement for a module."""
        tree = self.tree(module)
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.ClassDef) and node.name == name:
                return module, node
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if any(isinstance(x, ast.Name) and x.id == name for x in targets):
                return module, node
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        inner = f"{node.module}.{alias.name}"
                        if self.tree(inner) is not None:
                            return inner, None
                        elsewhere = self.tree(node.module or "") is None
                        return (module, node) if elsewhere else self.found(node.module or "", alias.name)
        raise TypeError(f"{module}: nobody knows what {name} is")

    # Words

    def words(self, module: str, vocabulary: str) -> dict[str, dict[str, list[FieldFact]]]:
        """All words of a vocabulary, by group and tag."""
        where, said = self.found(module, vocabulary)
        call: Any = getattr(said, "value", None)
        if not isinstance(call, ast.Call) or ast.unparse(call.func) != "Vocabulary":
            raise TypeError(f"{module}: {vocabulary} is no Vocabulary")
        found: dict[str, dict[str, list[FieldFact]]] = {}
        for given in call.args:
            for group, tag, fields in self._given(where, given):
                found.setdefault(group, {})[tag] = fields
        return found

    def _given(self, module: str, given: ast.expr) -> Iterator[tuple[str, str, list[FieldFact]]]:
        if isinstance(given, ast.Starred) and isinstance(given.value, ast.Call):
            base, *tags = given.value.args
            for tag in tags:
                yield self._group(module, ast.unparse(base)), ast.literal_eval(tag), []
            return
        where, node = self.found(module, ast.unparse(given))
        tree = self.tree(where)
        for struct in [node] if node is not None else tree.body if tree is not None else ():
            if isinstance(struct, ast.ClassDef) and _keyword(struct, "tag"):
                yield self._group(where, struct.name), _keyword(struct, "tag"), self.fields(where, struct)

    def _group(self, module: str, name: str) -> str:
        if name in CORE_GROUPS:
            return CORE_GROUPS[name]
        where, struct = self.found(module, name)
        assert isinstance(struct, ast.ClassDef)
        return _keyword(struct, "tag_field") or self._group(where, ast.unparse(struct.bases[0]))

    def fields(self, module: str, struct: ast.ClassDef) -> list[FieldFact]:
        found: list[FieldFact] = []
        base = ast.unparse(struct.bases[0]) if struct.bases else ""
        if base and base not in CORE_GROUPS and "Struct" not in base:
            where, parent = self.found(module, base)
            assert isinstance(parent, ast.ClassDef)
            found += self.fields(where, parent)
        since = ""
        for node in struct.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "since":
                since = ast.literal_eval(node.value)
            if isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("ClassVar"):
                name = ast.unparse(node.target)
                field = FieldFact(name, *self.kind(module, node.annotation))
                if since and (name == since or (found and found[-1].default)):
                    field.default = _default(field.kind, node.value)
                found.append(field)
        return found

    def kind(self, module: str, hint: ast.expr) -> tuple[str, list[FieldFact] | None, tuple[str, ...]]:
        """What a field is, by its type."""
        if isinstance(hint, ast.BinOp):
            return self.kind(module, hint.left)
        if isinstance(hint, ast.Subscript):
            outer, inner = ast.unparse(hint.value), hint.slice
            if outer == "Annotated" and isinstance(inner, ast.Tuple):
                return self.kind(module, inner.elts[0])
            if outer == "Literal":
                return "literal", None, tuple(ast.literal_eval(x) for x in getattr(inner, "elts", [inner]))
            if outer == "list":
                return "list", self.kind(module, inner)[1], ()
        name = ast.unparse(hint)
        if name in CORE_KINDS or name == "bool":
            return CORE_KINDS.get(name, "bool"), None, ()
        if name in ("int", "str") or not isinstance(hint, ast.Name):
            return "int", None, ()
        where, said = self.found(module, name)
        if isinstance(said, ast.ClassDef):
            return "part", self.fields(where, said), ()
        if where.startswith("gloam.core.") or not isinstance(said, ast.Assign):
            return "int", None, ()
        return self.kind(where, said.value)

    # Functions

    def functions(self, module: str, where: str) -> Iterator[FunctionFact]:
        """The functions of a module that is called so."""
        tree = self.tree(module)
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.FunctionDef):
                said = [*node.args.args, *node.args.kwonlyargs]
                params = {x.arg: ast.unparse(x.annotation) if x.annotation else "" for x in said}
                parts = {part: self.part(module, part) for kind in params.values() for part in part_names(kind)}
                result = ast.unparse(node.returns) if node.returns else ""
                yield FunctionFact(where, node.name, params, result, parts)

    def part(self, module: str, name: str) -> dict[str, str]:
        """The fields of a class that a module has or imports."""
        try:
            _, node = self.found(module, name)
        except TypeError:
            return {}
        fields = [x for x in node.body if isinstance(x, ast.AnnAssign)] if isinstance(node, ast.ClassDef) else []
        return {ast.unparse(x.target): ast.unparse(x.annotation) for x in fields}


def part_names(kind: str) -> list[str]:
    """The name of the class that a parameter of this type is made of, if it is one."""
    name = kind.removesuffix(" | None").removeprefix("list[").removesuffix("]")
    return [name] if name.isidentifier() and name not in ("int", "bool", "str", "Run") else []


def _keyword(struct: ast.ClassDef, name: str) -> str:
    return next((ast.literal_eval(x.value) for x in struct.keywords if x.arg == name), "")


def _default(kind: str, value: ast.expr | None) -> str:
    if kind == "list":
        return "[]"
    if kind == "bool" and isinstance(value, ast.Constant):
        return str(value.value)
    return str(value.value) if isinstance(value, ast.Constant) and type(value.value) is int else str(ABSENT)


def expand(folder: Path) -> None:
    """Write out, in all modules below a folder of sources, what `by_word` stands for. Lines keep their numbers: what is
    new stands at the end."""
    sources = Sources(folder)
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if "@by_word(" in text:
            module = ".".join(path.relative_to(folder).with_suffix("").parts)
            path.write_text(expanded(text, module, sources), "utf-8")


def expanded(text: str, module: str, sources: Sources) -> str:
    """The text of a module with what its `by_word` stand for."""
    lines = text.splitlines()
    more: list[str] = []
    for owner, node in _stubs(ast.parse(text)):
        (call,) = node.decorator_list
        assert isinstance(call, ast.Call)
        stub = _stub(owner, node)
        more.append(_written_out(stub, call, module, sources))
        _blank(lines, call, call)
        _blank(lines, node.body[0], node)
        indent = " " * node.body[0].col_offset
        lines[node.body[0].lineno - 1] = f"{indent}return {stub.name}({', '.join(stub.params)})"
    return "\n".join([*lines, *more, ""])


def _stubs(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The decorated functions of a module and methods of its classes, each with the name of its class."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for owner, body in [("", tree.body), *((node.name, node.body) for node in classes)]:
        for node in body:
            if isinstance(node, ast.FunctionDef) and [_decorator(x) for x in node.decorator_list] == ["by_word"]:
                yield owner, node


def _decorator(node: ast.expr) -> str:
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _stub(owner: str, node: ast.FunctionDef) -> Stub:
    params = {x.arg: ast.unparse(x.annotation) if x.annotation else owner for x in node.args.args}
    body = "\n".join(f"    {line}" for x in node.body for line in ast.unparse(x).splitlines())
    return Stub(f"_{owner}_{node.name}", params, ast.unparse(node.returns) if node.returns else "None", body)


def _written_out(stub: Stub, call: ast.Call, module: str, sources: Sources) -> str:
    vocabulary, group, *modules = call.args
    words = sources.words(module, ast.unparse(vocabulary))[ast.literal_eval(group)]
    named = {ast.unparse(x): sources.found(module, ast.unparse(x))[0] for x in modules} or {"": module}
    functions = [x for where, found in named.items() for x in sources.functions(found, where)]
    options = {str(x.arg): ast.literal_eval(x.value) for x in call.keywords}
    return written(stub, words, functions, options.get("prefix", ""), options.get("some", False), typed=True)


def _blank(lines: list[str], first: ast.AST, last: Any) -> None:
    for line in range(first.lineno - 1, last.end_lineno):  # type: ignore[attr-defined]
        lines[line] = ""
