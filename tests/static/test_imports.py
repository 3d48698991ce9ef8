"""Imports stand at the top of a module: one inside a function hides a way back to a higher room."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "gloam"

pytestmark = pytest.mark.static


def inside_functions(text: str) -> list[int]:
    """The lines of a module in which a function imports something."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    inner = [node for function in functions for node in ast.walk(function)]
    return sorted({node.lineno for node in inner if isinstance(node, (ast.Import, ast.ImportFrom))})


def test_core_and_games_import_nothing_inside_functions() -> None:
    modules = [path for room in ("core", "games") for path in sorted((SOURCES / room).rglob("*.py"))]
    assert len(modules) > 300
    found = {str(path.relative_to(SOURCES)): inside_functions(path.read_text("utf-8")) for path in modules}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_one_would_be_found() -> None:
    assert inside_functions("import a\ndef f():\n    if a:\n        from b import c\n") == [4]
