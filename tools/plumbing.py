#!/usr/bin/env python3
"""How many lines of a game are plumbing: what it declares so that gloam can play, show and save it, but no rule of it.

Usage: tools/plumbing.py [FOLDER OF A GAME ...], by default the games of gloam. Counted are lines of code, so no blank
lines, comments and docstrings: of the modules in PLUMBING wherever they lie in the folder, and of states and players
the fields that their classes declare, with the methods in FIELDS, which name them.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "gloam" / "games"
PLUMBING = ("words", "codes", "lexicon", "options", "tables", "schema", "position", "views", "view", "game", "refusals")
FIELDS = ("__init__", "clone", "with_role")


def lines_of(node: ast.AST) -> set[int]:
    """The lines on which code stands; a docstring is none."""
    lines: set[int] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant) and isinstance(inner.value.value, str):
            continue
        lineno = getattr(inner, "lineno", None)
        if lineno is not None and not isinstance(inner, ast.Constant):
            # Of a compound statement only its head: its body is counted by itself.
            body = getattr(inner, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) and body else inner.end_lineno
            lines.update(range(lineno, max(lineno, last or lineno) + 1))
    return lines


def code_lines(text: str, nodes: list[ast.AST]) -> int:
    """How many lines of code these parts of a text have."""
    written = text.splitlines()
    found = set().union(*map(lines_of, nodes))
    return sum(1 for line in found if written[line - 1].strip() and not written[line - 1].lstrip().startswith("#"))


def plumbing(folder: Path) -> dict[str, int]:
    """The lines of plumbing of a game, by module."""
    counts: dict[str, int] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        if path.stem in PLUMBING:
            counts[path.stem] = code_lines(text, [tree])
        elif path.stem == "state":
            inside = [x for node in tree.body if isinstance(node, ast.ClassDef) for x in node.body]
            named = [x for x in inside if isinstance(x, ast.AnnAssign)]
            methods = [x for x in inside if isinstance(x, ast.FunctionDef) and x.name in FIELDS]
            counts["state (fields)"] = code_lines(text, [*named, *methods])
    return counts


def main() -> None:
    for folder in map(Path, sys.argv[1:] or sorted(p for p in GAMES.iterdir() if (p / "game.py").exists())):
        counts = plumbing(folder)
        print(f"{folder.name}: {sum(counts.values())} lines of plumbing")
        for module, count in counts.items():
            print(f"  {count:5} {module}")


if __name__ == "__main__":
    main()
