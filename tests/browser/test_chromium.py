"""Where the browser of these tests comes from, and what is said where there is none."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.browser
TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "chromium.py"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The tool on a machine with nothing installed."""
    spec = importlib.util.spec_from_file_location("chromium_under_test", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(__import__("sys").modules, "chromium_under_test", module)
    spec.loader.exec_module(module)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("GLOAM_CHROMIUM", raising=False)
    monkeypatch.setattr(module, "PLACE", tmp_path / "chromium")
    monkeypatch.setattr(module, "ELSEWHERE", ())
    return module


def program(path: Path, says: str = "") -> Path:
    path.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    path.chmod(0o755)
    return path


def test_an_installed_browser_is_taken(tool: ModuleType, tmp_path: Path) -> None:
    browser = program(tmp_path / "chromium")
    program(tmp_path / "fc-list", "a font")
    assert tool.chromium() == tool.Chromium(browser)


def test_another_one_can_be_named(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "chromium")
    program(tmp_path / "fc-list", "a font")
    mine = program(tmp_path / "mine")
    monkeypatch.setenv("GLOAM_CHROMIUM", str(mine))
    assert tool.chromium().path == mine
    monkeypatch.setenv("GLOAM_CHROMIUM", "/nowhere/at/all")
    with pytest.raises(tool.NoChromium, match="GLOAM_CHROMIUM is '/nowhere/at/all', but there is no such program"):
        tool.chromium()


def test_without_any_it_says_what_to_do(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.platform, "machine", lambda: "riscv64")
    with pytest.raises(tool.NoChromium, match="there is no Chromium or Chrome here: install one"):
        tool.chromium()
    monkeypatch.setattr(tool.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(tool.sys, "platform", "linux")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    with pytest.raises(tool.NoChromium, match="no Node to fetch one"):
        tool.chromium()
    assert not (tmp_path / "chromium" / tool.BROWSER.version).exists()


def test_an_archive_that_was_changed_is_not_used(tool: ModuleType, tmp_path: Path) -> None:
    node = program(tmp_path / "node", "> archive.tgz")
    with pytest.raises(tool.NoChromium, match="is not what it was"):
        tool.fetch(tool.BROWSER, (str(node), "npm"), tmp_path)
