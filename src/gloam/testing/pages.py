"""Code in Markdown pages, so that documentation can be tested.

A comment line right before a fenced block says what the block is:

    <!-- file: candle/rules.py -->   part of that file; the parts are joined in the order of the page
    <!-- folder: examples/candle --> not a block: all files of that folder, next to the page, belong to the package too
    <!-- from: rules/turn.py -->     a verbatim excerpt of that file
    <!-- run -->                     shell commands, to be run as they are
    <!-- help -->                    gloam commands, each run only with --help
    <!-- recipe -->                  shell commands that have their own test
    <!-- shown -->                   output or a fragment: nothing to run
"""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import msgspec

_FOLDER = re.compile(r"^<!-- folder: (\S+) -->$", re.M)
_BLOCK = re.compile(r"(?:^<!-- ?(?P<mark>[^\n]*?) ?-->\n\n?)?^```(?P<language>\w*)\n(?P<code>.*?)^```$", re.M | re.S)


class CodeBlock(msgspec.Struct, frozen=True):
    """A fenced block: its language, the mark before it, its code, and the line on which the code starts."""

    language: str
    mark: str
    code: str
    line: int

    @property
    def file(self) -> str | None:
        """The file that this block is part of."""
        return self.mark.removeprefix("file:").strip() if self.mark.startswith("file:") else None

    @property
    def source(self) -> str | None:
        """The file that this block is an excerpt of."""
        return self.mark.removeprefix("from:").strip() if self.mark.startswith("from:") else None


def blocks(page: Path) -> list[CodeBlock]:
    """The fenced blocks of a page."""
    text = page.read_text("utf-8")
    return [
        CodeBlock(m["language"], (m["mark"] or "").strip(), m["code"], text.count("\n", 0, m.start("code")) + 1)
        for m in _BLOCK.finditer(text)
    ]


def write_files(page: Path, folder: Path) -> list[Path]:
    """Write the files of a page into a folder, which can then be an entry of sys.path.

    If there is a pyproject.toml among them, its entry points are registered as an installer would.
    """
    parts: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.file:
            parts.setdefault(block.file, []).append(block.code)
    written = []
    for name, codes in parts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(codes), "utf-8")
        written.append(path)
    for name in _FOLDER.findall(page.read_text("utf-8")):
        shutil.copytree(page.parent / name, folder / Path(name).name, dirs_exist_ok=True)
    if "pyproject.toml" in parts:
        _install(folder)
    return written


def _install(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, "utf-8")
    lines = []
    for group, points in project.get("entry-points", {}).items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
