"""The types of the games' views, generated from what their states show.

`python tools/view_types.py` writes TypeScript: every game with a board in web/src/games gets a file view.ts there. A
test compares the files with what this would write, so no field of a view can come or go without the board noticing.
`python tools/view_types.py candle candle/web` writes the view of any installed game into a folder, and
`python tools/view_types.py --schema lockdown` prints it as a JSON Schema.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect as python
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import inspect
from msgspec.json import schema

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "games"
FILE = "view.ts"
HEADER = "// Made by tools/view_types.py from the view of {game}: change that, not this.\n"


def wire_types() -> ModuleType:
    """The tool beside this one, which knows how a type is written in TypeScript."""
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def typescript(game: str) -> str:
    """The whole file of a game."""
    tool = wire_types()
    structs: dict[str, inspect.StructType] = {}
    tool.collect(inspect.type_info(view_of(game)), structs)
    return "\n".join([HEADER.format(game=game), *(declared(info, tool) for info in structs.values())])


def view_of(game: str) -> Any:
    """The type of a game's view."""
    from gloam.core.game import game_named
    from gloam.core.history import NOBODY
    from gloam.core.match import Match

    own = f"gloam.games.{game.replace('-', '_')}"
    found = importlib.import_module(own).game if importlib.util.find_spec(own) else game_named(game)
    return type(Match(found, found.seat_counts[0], 1).state.view(NOBODY))


def declared(info: inspect.StructType, tool: ModuleType) -> str:
    """A struct with all that is said of it: a board's author needs to know what an empty field means."""
    doc = python.cleandoc(info.cls.__doc__ or "")
    own = doc if doc and not doc.startswith(f"{info.cls.__name__}(") else ""
    lines = [f"/** {own} */"] if own and "\n" not in own else []
    if "\n" in own:
        lines = ["/**", *(f" * {line}".rstrip() for line in own.splitlines()), " */"]
    fields = [f"  {field.encode_name}: {tool.written(field.type)};" for field in info.fields]
    return "\n".join([*lines, f"export interface {info.cls.__name__} {{", *fields, "}\n"])


def boards() -> list[str]:
    """The games that bring a board of their own."""
    return sorted(path.parent.name for path in BOARDS.glob("*/board.tsx") if path.parent.name != "generic")


def write(game: str, folder: Path) -> None:
    (folder / FILE).write_text(typescript(game), "utf-8")
    print(f"written: {folder / FILE}")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    if sys.argv[1:2] == ["--schema"]:
        print(json.dumps(schema(view_of(sys.argv[2])), indent=2))
    elif len(sys.argv) == 3:
        write(sys.argv[1], Path(sys.argv[2]))
    else:
        for name in boards():
            write(name, BOARDS / name)
