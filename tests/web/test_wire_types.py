"""What the web client believes about the wire and about the views is what the Python side says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_of_the_protocol() -> None:
    written = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    assert written == tool("wire_types").typescript(), "run: python tools/wire_types.py"


def test_the_types_of_the_views_are_those_of_the_games() -> None:
    views = tool("view_types")
    boards = views.boards()
    assert {"shadow-hunters", "lockdown", "halloween", "whisper"} <= set(boards)
    for game in boards:
        written = (ROOT / "web" / "src" / "games" / game / "view.ts").read_text("utf-8")
        assert written == views.typescript(game), "run: python tools/view_types.py"
