"""The engine under test is the one that was asked for, and the build compiles what it says."""

from __future__ import annotations

import os
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import gloam

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def compiled_sources() -> list[Path]:
    listed = PROJECT["tool"]["gloam"]
    found = {path for glob in listed["compile"] for path in SRC.glob(glob)}
    return sorted(path for path in found if path.name not in listed["interpreted"])


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def test_the_engine_is_the_one_asked_for() -> None:
    """./gloam test says which half this is; by hand, whatever is installed is as good."""
    expected = os.environ.get("GLOAM_EXPECT", "compiled" if gloam.COMPILED else "pure")
    assert expected == ("compiled" if gloam.COMPILED else "pure")


@pytest.mark.parametrize("path", compiled_sources(), ids=module_name)
def test_every_listed_module_runs_compiled_or_none_does(path: Path) -> None:
    name = module_name(path)
    __import__(name)
    assert str(sys.modules[name].__file__).endswith(".py") is not gloam.COMPILED


def test_every_game_is_found_by_its_entry_point() -> None:
    declared = PROJECT["project"]["entry-points"]["gloam.games"]
    found = {point.name: point.value for point in entry_points(group="gloam.games")}
    assert found.items() >= declared.items()
    for point in entry_points(group="gloam.games"):
        assert point.load() is not None


def test_the_version_is_the_same_everywhere() -> None:
    assert gloam.__version__ == PROJECT["project"]["version"]
