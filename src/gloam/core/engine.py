"""Which of the two engines runs: compiled modules where they are installed, or the same sources interpreted."""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any


def choose_engine() -> None:
    """With GLOAM_ENGINE=interpreted in the environment gloam's compiled modules are left aside.

    Must be called before any other module of gloam is imported.
    """
    if os.environ.get("GLOAM_ENGINE") != "interpreted":
        return
    home = Path(__file__).parent.parent
    sources_only = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def hook(path: str) -> Any:
        if not Path(path).is_relative_to(home):
            raise ImportError(path)
        return sources_only(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()
