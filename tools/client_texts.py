"""The messages that the web client says, for the lint of the texts: `python tools/client_texts.py` writes them.

The client's sources do not travel with the package, so the keys are kept in a module of it. A test compares the
module with what this would write.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "src"
TARGET = ROOT / "src" / "gloam" / "server" / "client_texts.py"
ENGLISH = ROOT / "src" / "gloam" / "text" / "en"

CALL = re.compile(r"\bsay\(")
KEY = re.compile(r'"(web-[a-z0-9-]+)"')
BEGINNING = re.compile(r"`(web-[a-z0-9-]+)\$\{")
NAME = re.compile(r"(?:^|,)\s*([a-z_]+)\s*(?=[:,]|$)")

HEADER = '''"""What the web client says: made by tools/client_texts.py from web/src, for the lint of the texts."""

from __future__ import annotations

from typing import Final

'''


def client_texts() -> str:
    """The whole module."""
    said: dict[str, set[str]] = {}
    known = re.findall(r"^(web-[a-z0-9-]+) *=", "\n".join(_read(p) for p in sorted(ENGLISH.glob("web*.ftl"))), re.M)
    for path in sorted(SOURCES.rglob("*.ts*")):
        for key, variables in calls(_read(path)):
            # A key put together while running counts for every message that begins so.
            keys = [k for k in known if k.startswith(key[:-1])] if key.endswith("*") else [key]
            for one in keys:
                said.setdefault(one, set()).update(variables)
    lines = [f'    "{key}": {_written(said[key])},\n' for key in sorted(said)]
    return f"{HEADER}TEXT_KEYS: Final[dict[str, tuple[str, ...]]] = {{\n{''.join(lines)}}}\n"


def _written(variables: set[str]) -> str:
    names = ", ".join(f'"{name}"' for name in sorted(variables))
    return f"({names},)" if len(variables) == 1 else f"({names})"


def calls(source: str) -> list[tuple[str, set[str]]]:
    """The keys of each `say(...)` with the names of the variables given to it; a beginning of keys ends with *."""
    found: list[tuple[str, set[str]]] = []
    for match in CALL.finditer(source):
        inside = balanced(source, match.end())
        first, rest = split(inside)
        variables = set(NAME.findall(rest[1:-1].strip())) if rest.startswith("{") else set()
        found += [(key, variables) for key in KEY.findall(first)]
        found += [(f"{key}*", variables) for key in BEGINNING.findall(first)]
    return found


def balanced(source: str, start: int) -> str:
    """What stands between an opening parenthesis and the one that closes it."""
    depth = 1
    for i in range(start, len(source)):
        depth += {"(": 1, ")": -1}.get(source[i], 0)
        if depth == 0:
            return source[start:i]
    return source[start:]


def split(inside: str) -> tuple[str, str]:
    """The first argument, and the second with nested values blanked: only names of the outer level count."""
    depth = 0
    for i, char in enumerate(inside):
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(char, 0)
        if char == "," and depth == 0:
            return inside[:i], blanked(inside[i + 1 :].strip().rstrip(",").strip())
    return inside, ""


def blanked(text: str) -> str:
    out, depth = "", 0
    for char in text:
        if char in ")}]":
            depth -= 1
        out += char if depth <= 1 else "_"
        if char in "({[":
            depth += 1
    return out


def _read(path: Path) -> str:
    return path.read_text("utf-8")


if __name__ == "__main__":
    TARGET.write_text(client_texts(), "utf-8")
    print(f"written: {TARGET.relative_to(ROOT)}")
