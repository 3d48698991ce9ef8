"""The small street of small.py, games on it, and games that minds play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest


def beside(name: str) -> Any:
    """A module that lies beside this one, loaded once."""
    full = f"halloween_{name}"
    if full not in sys.modules:
        spec = importlib.util.spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
    return sys.modules[full]


@pytest.fixture(scope="session")
def small() -> Any:
    return beside("small").small_game


@pytest.fixture(scope="session")
def real_game() -> Any:
    return beside("real").real_game
