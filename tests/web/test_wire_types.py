"""What the web client believes about the wire and about the views is what the Python side says."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_of_the_protocol() -> None:
    written = (ROOT / "web" / "src" / "server" / "wire.ts").read_text("utf-8")
    assert written == tool("wire_types").typescript(), "run: python tools/wire_types.py"


def test_the_types_of_the_views_are_those_of_the_games() -> None:
    views = tool("view_types")
    boards = views.boards()
    assert {"shadow-hunters", "lockdown", "halloween", "whisper"} <= set(boards)
    for game in boards:
        written = (ROOT / "web" / "src" / "games" / game / "view.ts").read_text("utf-8")
        assert written == views.typescript(game), "run: python tools/view_types.py"


def test_a_view_has_a_json_schema() -> None:
    """docs/protocol.md: what `python tools/view_types.py --schema` prints."""
    views = tool("view_types")
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "view_types.py"), "--schema", "shadow-hunters"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    schema = json.loads(made.stdout)
    fields = {field.encode_name for field in msgspec.structs.fields(views.view_of("shadow-hunters"))}
    assert set(schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]) == fields
