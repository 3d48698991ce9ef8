"""Content files: boards, cards and decks as TOML with a typed schema. A fault is named by file and line."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from gloam.core.content import packs
from gloam.core.content.toml_lines import Path as Way
from gloam.core.content.toml_lines import TomlLines

T = TypeVar("T")
Content = TypeVar("Content", bound=msgspec.Struct)


class ContentError(ValueError):
    """A content file that cannot be used; the message is `file:line: what is wrong`."""


class Fault(msgspec.Struct, frozen=True):
    """Something no schema sees: the file (`cards.toml`), the way to the entry, and what is wrong."""

    file: str
    way: Way
    what: str


class ReadOut(msgspec.Struct, frozen=True):
    """A sealed page that content has read out, which needs words: the file, the way to whatever says it, the page."""

    file: str
    way: Way
    page: str


def parse(text: str, name: str, schema: type[T]) -> T:
    """Content in TOML as the given struct type."""
    plain = read_toml(text, name)
    try:
        return msgspec.convert(plain, schema)
    except msgspec.ValidationError as e:
        what, way = explain(e, plain, schema)
        raise ContentError(f"{name}:{TomlLines(text).line(way)}: {what}") from None


def read_toml(text: str, name: str) -> dict[str, Any]:
    """TOML as plain data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        what, _, place = str(e).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        number = line.group(1) if line else max(1, len(text.splitlines()))
        raise ContentError(f"{name}:{number}: broken TOML: {what}") from None
    except RecursionError:
        raise ContentError(f"{name}:1: broken TOML: nested too deeply") from None


def read_text(path: Path) -> str:
    """The text of a file from anywhere; raises ContentError where it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as e:
        raise ContentError(f"{path}:1: cannot be read: {e.strerror}") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path}:1: not a UTF-8 text file") from None


def package_text(package: str, file: str) -> str:
    """The text of a content file of a game's package, or of the file that stands in for it in the pack in use."""
    own = packs.files_for(package).get(file)
    return (resources.files(package) / "content" / file).read_text("utf-8") if own is None else own


def package_files(package: str) -> list[str]:
    """The names of all content files of a game's package, and of those that the pack in use adds, sorted. Sealed ones
    are not among them."""
    own = (file.name for file in (resources.files(package) / "content").iterdir() if file.name.endswith(".toml"))
    return sorted({*own, *(file for file in packs.files_for(package) if "/" not in file)})


def has_content(package: str, file: str) -> bool:
    """Whether a game's package has a content file of this name."""
    return (resources.files(package) / "content" / file).is_file()


def pack_name(package: str) -> str:
    """What the pack in use is called where it has content for this package; "" if it has none."""
    return packs.name_for(package)


@functools.cache
def fingerprint(package: str, files: tuple[str, ...]) -> str:
    """A short digest of what these content files say; comments and blanks do not count. "" if there are none."""
    if not files:
        return ""
    # In the order in which they are written: rules may go by it.
    plain = [[file, read_toml(package_text(package, file), file)] for file in files]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]


def load(package: str, file: str, schema: type[T]) -> T:
    """A content file of a game's package."""
    return parse(package_text(package, file), f"content/{file}", schema)


class Several(msgspec.Struct, frozen=True):
    """Says of a field of the content that it stands for all files whose names fit a pattern: some first, the others by
    name. They are held by their ids: `maps: Annotated[dict[str, Map], Several("*map*.toml", ("map_one.toml",))]`."""

    pattern: str
    first: tuple[str, ...] = ()

    def files(self, package: str) -> list[str]:
        others = [f for f in package_files(package) if fnmatchcase(f, self.pattern) and f not in self.first]
        return [*self.first, *others]


class Rows(msgspec.Struct, frozen=True):
    """Says of a field of the content that its file is nothing but a list of entries under one name, such as `[[card]]`:
    `cards: Annotated[list[Card], Rows("card")]`."""

    name: str

    def schema(self, file: str, kind: Any) -> type:
        """What such a file must fit."""
        return msgspec.defstruct(file, [(self.name, kind)], forbid_unknown_fields=True, frozen=True)


def package_of(content: type) -> str:
    """The package with the content files that a struct stands for: the one it is written in, or whose room
    `content` it is written in."""
    return content.__module__.rpartition(".")[0].removesuffix(".content")


def files_of(content: type) -> dict[str, type]:
    """The content files that the fields of a struct stand for, `cards` for `cards.toml`, each with its schema."""
    package = package_of(content)
    found: dict[str, type] = {}
    for field in msgspec.structs.fields(content):
        several, rows = _said(field.type, Several), _said(field.type, Rows)
        if several is not None:
            found |= dict.fromkeys(several.files(package), _held(field.type))
        elif rows is not None:
            found[f"{field.name}.toml"] = rows.schema(field.name, get_args(field.type)[0])
        else:
            found[f"{field.name}.toml"] = field.type
    return found


def load_all(content: type[Content]) -> Content:
    """All content files of a game's package, as the struct whose fields stand for them."""
    package, schemas = package_of(content), files_of(content)
    return gathered(content, {file: load(package, file, schema) for file, schema in schemas.items()})


def gathered(content: type[Content], files: Mapping[str, Any]) -> Content:
    """What was read from content files, by their names, as the struct whose fields stand for them."""
    values: list[Any] = []
    for field in msgspec.structs.fields(content):
        several, rows = _said(field.type, Several), _said(field.type, Rows)
        if several is not None:
            values.append({entry.id: entry for entry in files.values() if isinstance(entry, _held(field.type))})
        else:
            read: Any = files[f"{field.name}.toml"]
            values.append(read if rows is None else getattr(read, rows.name))
    return content(*values)


def _said(hint: Any, kind: type[T]) -> T | None:
    """What an annotation says of this kind."""
    return next((x for x in getattr(hint, "__metadata__", ()) if isinstance(x, kind)), None)


def _held(hint: Any) -> Any:
    """`Map` of `Annotated[dict[str, Map], ...]`."""
    return get_args(get_args(hint)[0])[1]


def column(ids: Sequence[str], entries: Iterable[Any], field: str) -> list[int]:
    """What a field of the entries says, by the number of each id; 0 where none says anything."""
    said = {entry.id: getattr(entry, field, 0) for entry in entries}
    return [int(said.get(name, 0)) for name in ids]


def same_ids(file: str, table: str, found: list[str], known: Sequence[str]) -> list[Fault]:
    """Faults of a table whose ids should be those that the rules know, each once."""
    faults = [Fault(file, (table, i, "id"), f"the rules know no {x!r}") for i, x in enumerate(found) if x not in known]
    return faults + _once(file, (table,), found, known)


def _once(file: str, way: Way, found: list[str], known: Sequence[str]) -> list[Fault]:
    """Faults of a list in which ids stand twice, or which lacks some."""
    faults = [Fault(file, (*way, i, "id"), f"{x!r} stands here twice") for i, x in enumerate(found) if x in found[:i]]
    return faults + [Fault(file, way, f"{x!r} is missing") for x in known if x not in found]


def ref(kind: str, every: bool = False) -> msgspec.Meta:
    """Says of a text in a schema that it names a thing of the rules: `Annotated[str, ref("card")]`. The lexicon of the
    game says which there are. A list of entries whose `id` is one of `every` thing of a kind has each of them once."""
    return msgspec.Meta(extra={"ref": kind, "every": every})


def unknown_names(content: Mapping[str, Any], known: Mapping[str, Sequence[str]]) -> list[Fault]:
    """Faults of files that name things which the rules do not know."""
    faults: list[Fault] = []
    for file, entry in content.items():
        for way, kind, name in _names(entry, msgspec.inspect.type_info(type(entry)), ()):
            if name not in known[kind]:
                faults.append(Fault(file, way, f"the rules know no {kind} {name!r}"))
        for way, kind, names in _lists(entry, msgspec.inspect.type_info(type(entry)), ()):
            faults += _once(file, way, names, known[kind])
    return faults


def _lists(value: Any, kind: Any, way: Way) -> Iterator[tuple[Way, str, list[str]]]:
    """The lists that have an entry for every thing of a kind, each with the way to it, the kind, and its ids."""
    if isinstance(kind, msgspec.inspect.StructType) and isinstance(value, kind.cls):
        for field in kind.fields:
            yield from _lists(getattr(value, field.name), field.type, (*way, field.encode_name))
    elif isinstance(kind, msgspec.inspect.ListType) and isinstance(kind.item_type, msgspec.inspect.StructType):
        own = next((f.type for f in kind.item_type.fields if f.name == "id"), None)
        if isinstance(own, msgspec.inspect.Metadata) and (own.extra or {}).get("every"):
            yield way, (own.extra or {})["ref"], [inner.id for inner in value]


def _names(value: Any, kind: Any, way: Way) -> Iterator[tuple[Way, str, str]]:
    """All names of things in a part of a file, each with the way to it and the kind of thing."""
    if isinstance(kind, msgspec.inspect.Metadata) and kind.extra is not None and "ref" in kind.extra:
        yield way, kind.extra["ref"], value
    elif isinstance(kind, msgspec.inspect.StructType) and isinstance(value, kind.cls):
        for field in kind.fields:
            yield from _names(getattr(value, field.name), field.type, (*way, field.encode_name))
    elif isinstance(kind, msgspec.inspect.ListType):
        for i, inner in enumerate(value):
            yield from _names(inner, kind.item_type, (*way, i))
    elif isinstance(kind, msgspec.inspect.DictType):
        for key, inner in value.items():
            yield from _names(key, kind.key_type, (*way, key))
            yield from _names(inner, kind.value_type, (*way, key))


def load_file(path: Path, schema: type[T]) -> T:
    """A content file from anywhere."""
    return parse(read_text(path), str(path), schema)


def check(
    texts: Mapping[str, tuple[str, str]],
    schemas: Mapping[str, type],
    cross_check: Callable[[Mapping[str, Any]], list[Fault]],
) -> list[str]:
    """The faults of a whole set of content files, each as `file:line: what`.

    `texts` has, by file name (`cards.toml`), the name to show and the text. The cross-check sees all files
    at once and runs only when every one of them fits its schema.
    """
    faults: list[str] = []
    content: dict[str, Any] = {}
    for file, (shown, text) in texts.items():
        try:
            content[file] = parse(text, shown, schemas[file])
        except ContentError as e:
            faults.append(str(e))
    if not faults:
        for fault in cross_check(content):
            shown, text = texts[fault.file]
            faults.append(f"{shown}:{TomlLines(text).line(fault.way)}: {fault.what}")
    return faults


def explain(e: msgspec.ValidationError, plain: Any, schema: type) -> tuple[str, Way]:
    """What a schema objects to, and the way to it: msgspec writes `$.role[3].hp`, and `[...]` for any key."""
    what, _, path = str(e).partition(" - at `$")
    steps: list[str | int | None] = [
        key or (None if index == "..." else int(index))
        for key, index in re.findall(r"\.([^.\[\]`]+)|\[(\.\.\.|\d+)\]", path)
    ]
    way: list[str | int] = []
    here = plain
    for step in steps:
        found = _guilty_key(str(e), plain, schema, way, here) if step is None else step
        if found is None:
            break
        way.append(found)
        here = here[found]
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", what)
    if unknown:
        return f"unknown key {unknown.group(1)!r}", (*way, unknown.group(1))
    missing = re.fullmatch(r"Object missing required field `(.*)`", what)
    if missing:
        return f"missing key {missing.group(1)!r}", tuple(way)
    if what.startswith("Invalid enum value"):
        values = ", ".join(_values_at(plain, schema, way))
        return (f"{what}; there is {values}" if values else what), tuple(way)
    return what, tuple(way)


def _values_at(plain: Any, schema: type, way: list[str | int]) -> list[str]:
    """The values that a schema allows at the end of the way, where it lists them."""
    inspect = msgspec.inspect
    here, kinds = plain, _members([inspect.type_info(schema)])
    for step in way:
        inner: list[Any] = []
        for kind in kinds:
            if isinstance(kind, inspect.StructType) and kind.tag in (None, here.get(kind.tag_field)):
                inner += [field.type for field in kind.fields if field.encode_name == step]
            elif isinstance(kind, inspect.DictType):
                inner.append(kind.value_type)
            elif isinstance(kind, inspect.TupleType):
                inner.append(kind.item_types[int(step)])
            elif isinstance(kind, inspect.CollectionType):
                inner.append(kind.item_type)
        here, kinds = here[step], _members(inner)
    values = [value for kind in kinds if isinstance(kind, inspect.LiteralType) for value in kind.values]
    values += [one.value for kind in kinds if isinstance(kind, inspect.EnumType) for one in kind.cls]
    return [str(value) for value in values]


def _members(kinds: list[Any]) -> list[Any]:
    """Types, with the members of a union in its place, and without what is said of them beside."""
    found: list[Any] = []
    for kind in kinds:
        if isinstance(kind, msgspec.inspect.UnionType):
            found += _members(list(kind.types))
        else:
            found += _members([kind.type]) if isinstance(kind, msgspec.inspect.Metadata) else [kind]
    return found


def _guilty_key(message: str, plain: Any, schema: type, way: list[str | int], table: Any) -> str | None:
    """Which entry of a table a schema objects to: the one that makes the same fault when it is alone."""
    for key in table if isinstance(table, dict) else ():
        try:
            msgspec.convert(_with(plain, way, {key: table[key]}), schema)
        except msgspec.ValidationError as e:
            if str(e) == message:
                return str(key)
    return None


def _with(plain: Any, way: list[str | int], value: Any) -> Any:
    """A copy of plain data with another value at the end of the way."""
    if not way:
        return value
    copy = plain.copy()
    copy[way[0]] = _with(plain[way[0]], way[1:], value)
    return copy
