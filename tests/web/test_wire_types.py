"""What the web client believes about the wire and about its words is what the Python side says."""

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
    assert {"shadow-hunters", "lockdown", "halloween"} <= set(boards)
    for game in boards:
        written = (ROOT / "web" / "src" / "games" / game / "view.ts").read_text("utf-8")
        assert written == views.typescript(game), "run: python tools/view_types.py"


def test_the_lint_knows_what_the_client_says() -> None:
    written = (ROOT / "src" / "gloam" / "server" / "client_texts.py").read_text("utf-8")
    assert written == tool("client_texts").client_texts(), "run: python tools/client_texts.py"


def test_keys_are_found_as_the_client_writes_them() -> None:
    calls = tool("client_texts").calls
    assert calls('say("web-a")') == [("web-a", set())]
    assert calls('say("web-a", { name, count: f({ x: 1 }, 2) })') == [("web-a", {"name", "count"})]
    assert calls('say(on ? "web-a" : "web-b")') == [("web-a", set()), ("web-b", set())]
    assert calls("say(`web-failed-${code}`)") == [("web-failed-*", set())]
    assert calls('words.say("area-church")') == []
