"""The TypeScript types of the games' views, made from what their states show: `python tools/view_types.py` writes them.

Every game whose board stands in web/src/games gets a file view.ts there. A test compares the files with what this would
write, so a field that a view gains or loses cannot pass a board unseen. With the id of a game and a folder it writes
the view of any installed game into that folder: `python tools/view_types.py candle candle/web`.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect as python
import sys
from pathlib import Path
from types import ModuleType

from msgspec import inspect

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
    from gloam.core.game import game_named
    from gloam.core.history import NOBODY
    from gloam.core.match import Match

    tool = wire_types()
    own = f"gloam.games.{game.replace('-', '_')}"
    found = importlib.import_module(own).game if importlib.util.find_spec(own) else game_named(game)
    view = type(Match(found, found.seat_counts[0], 1).state.view(NOBODY))
    structs: dict[str, inspect.StructType] = {}
    tool.collect(inspect.type_info(view), structs)
    return "\n".join([HEADER.format(game=game), *(declared(info, tool) for info in structs.values())])


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
    if len(sys.argv) == 3:
        write(sys.argv[1], Path(sys.argv[2]))
    else:
        for name in boards():
            write(name, BOARDS / name)
