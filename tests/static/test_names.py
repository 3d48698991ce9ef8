"""Outside the games a public class has a name of its own: whoever searches for it finds one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "gloam"


def public_classes(sources: Path) -> dict[str, list[str]]:
    """Where each public class is declared, by its name. Games have their own words, and may use one that is taken."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(sources.rglob("*.py")):
        place = path.relative_to(sources)
        if place.parts[0] == "games":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(f"{place.as_posix()}:{node.lineno}")
    return found


def test_no_public_class_name_stands_twice() -> None:
    found = public_classes(SOURCES)
    assert len(found) > 400
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_a_name_that_stands_twice_would_be_found(tmp_path: Path) -> None:
    for folder in ("core", "table", "games/one"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "words.py").write_text("class Words:\n    pass\n", "utf-8")
    assert public_classes(tmp_path) == {"Words": ["core/words.py:1", "table/words.py:1"]}
