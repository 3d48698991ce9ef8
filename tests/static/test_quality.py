"""Ruff, mypy and import-linter as tests; and the locks, which must fit what pyproject.toml asks for."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["-m", "ruff", "check", "--output-format=concise"], id="ruff"),
        pytest.param(["-m", "mypy", "--strict"], id="mypy"),
        pytest.param(["-c", LINT_IMPORTS], id="lint-imports"),
    ],
)
def test_the_sources_are_clean(command: list[str]) -> None:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("path", sorted((ROOT / "src/gloam/games").glob("*/words.py")), ids=lambda p: p.parent.name)
def test_words_are_constants_to_the_compiler(path: Path) -> None:
    """mypyc works a constant out where it is made of numbers and names of its own module; else it is looked up."""
    known: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper():
            if not isinstance(node.value, ast.List):
                used = {x.id for x in ast.walk(node.value or node) if isinstance(x, ast.Name)}
                calls = [x for x in ast.walk(node.value or node) if isinstance(x, ast.Call)]
                assert used <= known, f"{node.target.id} is made of {sorted(used - known)}"
                assert not calls, node.target.id
            known.add(node.target.id)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):  # counted off: A, B = range(2)
            known |= {ast.unparse(x) for x in node.targets[0].elts}
    assert len(known) > 20


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}


def locked(lock: str) -> set[str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return {normal(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


@pytest.mark.parametrize("lock", ["run", "test", "bench", "build"])
def test_the_lock_has_what_the_project_needs(lock: str) -> None:
    if lock == "build":
        needed = names(PROJECT["build-system"]["requires"])
    else:
        extras = PROJECT["project"]["optional-dependencies"]
        needed = names(PROJECT["project"]["dependencies"]) | names(extras.get(lock, []))
    assert needed <= locked(lock)


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_locked_library_has_a_hash_and_no_address(path: Path) -> None:
    text = path.read_text("utf-8")
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
