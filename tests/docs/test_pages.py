"""The documentation is tested: README.md and docs/*.md.

Blocks marked `<!-- file: NAME -->` become files of a temporary package (see gloam.testing.pages); a test file
among them is run by pytest. Those marked `<!-- from: NAME -->` stand word for word in that file. All other python
blocks of a page run one after the other, like one script, with the game of the tutorial at hand. Blocks in toml and
ftl must at least be well-formed. In sh blocks marked `<!-- run -->` each line is run, in those marked `<!-- help -->`
each gloam command is asked for its --help; unmarked ones are only read. A block marked `<!-- recipe -->` has a test of
its own, one marked `<!-- shown -->` is left alone.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from gloam.games.halloween.content import schema as halloween
from gloam.games.lockdown.content import schema as lockdown
from gloam.testing.pages import CodeBlock, blocks, write_files

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *(p for p in [ROOT / "README.md"] if p.exists())]
GLOAM = [sys.executable, "-c", "import sys; from gloam.cli import main; sys.exit(main())"]


def run(command: list[str], folder: Path) -> str:
    """Run a command with the files of the folder importable; returns what it printed."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, f"{shlex.join(command)[:200]}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the tutorial's game, as a reader has it who came here from the tutorial."""
    write_files(ROOT / "docs" / "add-a-game.md", tmp_path)
    shutil.copytree(ROOT / "tests" / "poachers", tmp_path, dirs_exist_ok=True)
    return tmp_path


def of(page: Path, *languages: str) -> list[CodeBlock]:
    return [b for b in blocks(page) if b.language in languages and b.mark != "shown" and not b.source]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, folder: Path) -> None:
    tests = [path for path in write_files(page, folder) if path.name.startswith("test_")]
    if tests:
        run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, tests)], folder)
    code = ""
    for block in of(page, "python"):
        if not block.file:
            # Blank lines bring a traceback's line number to that of the page.
            code += "\n" * (block.line - 1 - code.count("\n")) + block.code
    script = folder / page.with_suffix(".py").name.replace("-", "_")
    script.write_text(code, "utf-8")
    run([sys.executable, "-W", "error", str(script)], folder)


def test_the_tutorial_is_clean(folder: Path) -> None:
    settings = str(ROOT / "pyproject.toml")
    run([sys.executable, "-m", "ruff", "check", "--no-cache", "--config", settings, "candle"], folder)
    packages = ["-p", "candle", "-p", "gloam_poachers"]
    run([sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=.mypy", *packages], folder)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_taken_from_a_file_stands_there(page: Path) -> None:
    for block in blocks(page):
        if block.source:
            found = (ROOT / block.source).read_text("utf-8")
            assert block.code in found, f"{page.name}:{block.line}: not in {block.source}"


def test_the_tutorial_takes_its_second_game_from_the_one_that_other_tests_play() -> None:
    assert any(block.source for block in blocks(ROOT / "docs" / "add-a-game.md"))


def test_a_package_of_ones_own_is_installed_beside_gloam(folder: Path, tmp_path: Path) -> None:
    """The recipe of the page, but for the build tools, which are those of this repository: no network is needed."""
    recipe = next(b for b in blocks(ROOT / "docs" / "add-a-game.md") if b.mark == "recipe")
    install, start = (shlex.split(line) for line in recipe.code.splitlines())
    tools = ROOT / ".gloam" / "build" / "bin" / "python"
    outside = sys._base_executable  # type: ignore[attr-defined]
    if not tools.exists():
        pytest.skip("nothing was compiled here, so there are no build tools")
    aside = tmp_path / "set-aside"
    aside.mkdir()
    for made in folder.glob("*.dist-info"):
        made.rename(aside / made.name)
    place = tmp_path / "games"
    assert install[:4] == ["python3", "-m", "pip", "install"]
    arguments = [str(place) if word == "~/gloam-games" else word for word in install[4:]]
    pip = [outside, "-m", "pip", "--python", str(tools), "install", "-q", "--disable-pip-version-check"]
    run([*pip, "--no-build-isolation", *arguments], folder)
    assert start[0] == "PYTHONPATH=~/gloam-games"
    assert start[1:] == ["./gloam", "play", "candle"]
    assert "candle" in run([*GLOAM, "games", "--json"], place)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_data_blocks_are_well_formed(page: Path) -> None:
    for block in of(page, "toml"):
        tomllib.loads(block.code)
    for block in of(page, "ftl"):
        junk = [x.content for x in FluentParser().parse(block.code).body if isinstance(x, fluent.Junk)]
        assert not junk, f"{page.name}:{block.line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_exist(page: Path, folder: Path) -> None:
    for block in of(page, "sh"):
        for line in block.code.splitlines():
            words = shlex.split(line.removeprefix("$ "), comments=True)
            if not words or words[0] not in ("gloam", "./gloam"):
                continue
            if block.mark == "help":
                run([*GLOAM, words[1], "--help"], folder)
            elif block.mark == "run":
                run([*GLOAM, *words[1:]], folder)


def test_marks_are_known() -> None:
    for page in PAGES:
        for block in blocks(page):
            known = block.file or block.source or block.mark in ("", "run", "help", "recipe", "shown")
            assert known, f"{page.name}:{block.line}: {block.mark}"


def test_blocks_are_found_and_joined(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# Title\n\n<!-- file: a/b.py -->\n```python\nx = 1\n```\n\ntext\n\n```\nplain\n```\n"
        "<!-- file: a/b.py -->\n```python\ny = 2\n```\n",
        "utf-8",
    )
    assert [(b.language, b.file, b.line) for b in blocks(page)] == [
        ("python", "a/b.py", 5),
        ("", None, 11),
        ("python", "a/b.py", 15),
    ]
    assert [path.read_text("utf-8") for path in write_files(page, tmp_path)] == ["x = 1\ny = 2\n"]


LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
LINKED = [*PAGES, ROOT / "CONTRIBUTING.md"]


def anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub names them in links."""
    found = set()
    for line in prose(page).splitlines():
        if re.match(r"#+ ", line):
            title = line.lstrip("#").strip().lower()
            found.add(re.sub(r"[^\w\- ]", "", title).replace(" ", "-"))
    return found


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for text, picture in LINK.findall(prose(page)):
        target, _, anchor = (text or picture).partition("#")
        if "://" in target:
            continue
        place = page.parent / target if target else page
        assert place.exists(), f"{page.name} leads to {target}"
        if anchor:
            assert anchor in anchors(place), f"{page.name} leads to {target}#{anchor}"


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, todo = set(), [ROOT / "README.md"]
    while todo:
        page = todo.pop()
        reached.add(page)
        links = [page.parent / text.partition("#")[0] for text, _ in LINK.findall(prose(page))]
        todo += [link.resolve() for link in links if link.suffix == ".md" and link.resolve() not in reached]
    assert set(PAGES) <= reached


def test_the_first_screen_of_the_readme() -> None:
    """What it is, one command, one picture of each game, in this order, before anything else."""
    screen = (ROOT / "README.md").read_text("utf-8").partition("\n## ")[0]
    marks = [screen.index(mark) for mark in ("Survival board games", "./gloam play", "<img")]
    assert marks == sorted(marks)
    boards = sorted(path.name for path in (ROOT / "src" / "gloam" / "games").iterdir() if (path / "game.py").exists())
    names = [name.replace("_", " ").lower() for name in boards]
    pictures = re.findall(r"<img [^>]*alt=\"([^\":]+)", screen)
    assert [name for name in names if not any(text.lower().startswith(name) for text in pictures)] == []


def test_the_tables_of_maps_and_boards_name_every_field() -> None:
    """docs/content-formats.md has all fields of the two files that people write most."""
    page = (ROOT / "docs" / "content-formats.md").read_text("utf-8")
    for schema in (lockdown.Map, lockdown.Room, lockdown.Link, lockdown.OneWay, halloween.Map, halloween.Car):
        for field in msgspec.structs.fields(schema):
            assert re.search(rf"\b{field.encode_name}\b", page), f"{schema.__module__}: {field.encode_name}"
    assert ", ".join(lockdown.NAMED_IDS) in " ".join(page.split())


CALL = re.compile(r"^\| `(?:s\.)?(rng\.)?(\w+)\(([^)]*)\)", re.MULTILINE)


def parameters(module: str) -> dict[str, set[str]]:
    """The parameters of every function and method of a module of core, as its source has them; compiled ones tell none.
    A name that several classes define has several."""
    tree = ast.parse((ROOT / "src" / "gloam" / "core" / f"{module}.py").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in (*node.args.args, *node.args.kwonlyargs)]
            found.setdefault(node.name, set()).update({", ".join(names), ", ".join(n for n in names if n != "self")})
    return found


def test_the_calls_of_the_reference_are_those_of_core() -> None:
    page = (ROOT / "docs" / "game-reference.md").read_text("utf-8")
    state, rng, lexicon = parameters("state"), parameters("rng"), parameters("words/lexicon")
    seen = set()
    for chance, name, written in CALL.findall(page.partition("## Fields and constants")[0]):
        known = rng[name] if chance else state.get(name, set()) | lexicon.get(name, set())
        assert written in known, f"{name}({written}) is {known}"
        seen.add(name)
    assert {"tell", "tell_all", "keep", "ask", "ask_quietly", "push", "die", "asks", "tells"} <= seen
