"""The TypeScript types of the wire, made from gloam.server.protocol: `python tools/wire_types.py` writes them.

A test compares the file with what this would write, so a change of the protocol cannot pass unseen.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "server" / "wire.ts"
HEADER = "// Made by tools/wire_types.py from src/gloam/server/protocol.py: change that, not this.\n"
UNIONS = ("ServerMessage", "ClientMessage")


def typescript() -> str:
    """The whole file."""
    from gloam.server import protocol

    structs: dict[str, inspect.StructType] = {}
    own = [value for value in vars(protocol).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    for info in inspect.multi_type_info(own):
        collect(info, structs)
    parts = [HEADER, *(declared(info) for info in structs.values())]
    unions = {name: written(inspect.type_info(getattr(protocol, name))) for name in UNIONS}
    return "\n".join([*parts, *(f"export type {name} = {union};\n" for name, union in unions.items())])


def collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """Every struct that a type is made of, those it needs first."""
    if isinstance(info, inspect.StructType) and info.cls.__name__ not in structs:
        for field in info.fields:
            collect(field.type, structs)
        structs[info.cls.__name__] = info
    for inner in inner_types(info):
        collect(inner, structs)


def inner_types(info: Any) -> list[inspect.Type]:
    match info:
        case inspect.UnionType():
            return list(info.types)
        case inspect.ListType() | inspect.VarTupleType():
            return [info.item_type]
        case inspect.TupleType():
            return list(info.item_types)
        case inspect.DictType():
            return [info.value_type]
        case inspect.Metadata():
            return [info.type]
        case _:
            return []


def declared(info: inspect.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip()
    lines = [f"/** {doc.splitlines()[0]} */"] if doc and not doc.startswith(f"{info.cls.__name__}(") else []
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    # What has its usual value may be left out.
    spare = info.cls.__struct_config__.omit_defaults
    names = [f"{field.encode_name}{'?' if spare and not field.required else ''}" for field in info.fields]
    lines += [f"  {name}: {written(field.type)};" for name, field in zip(names, info.fields, strict=True)]
    return "\n".join([*lines, "}\n"])


def written(info: inspect.Type) -> str:
    """A type in TypeScript. Keys of objects are always strings in JSON."""
    match info:
        case inspect.Metadata():
            return written(info.type)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case inspect.UnionType():
            return " | ".join(written(inner) for inner in info.types)
        case inspect.ListType() | inspect.VarTupleType():
            inner = written(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(inner) for inner in info.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {written(info.value_type)}>"
    raise SystemExit(f"gloam: no TypeScript for {info}")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    TARGET.write_text(typescript(), "utf-8")
    print(f"written: {TARGET.relative_to(ROOT)}")
