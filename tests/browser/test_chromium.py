"""Where the browser of these tests comes from, and what is said where there is none."""

from __future__ import annotations

import importlib.util
import re
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
    on(module, monkeypatch, "linux", "aarch64")
    return module


def on(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, system: str, machine: str) -> None:
    monkeypatch.setattr(tool.sys, "platform", system)
    monkeypatch.setattr(tool.platform, "machine", lambda: machine)


def lies_there(tool: ModuleType) -> Path:
    """As if everything had been fetched before; returns where the browser lies."""
    home = Path(tool.PLACE) / tool.BROWSER.version
    (home / "lib").mkdir(parents=True)
    for fonts in (tool.HAN, *tool.SETS.values()):
        (tool.PLACE / f"{fonts.package.name.rpartition('/')[2]}_{fonts.package.version}").mkdir()
    return program(home / "chromium")


def program(path: Path, says: str = "") -> Path:
    path.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    path.chmod(0o755)
    return path


def test_an_installed_browser_is_taken_where_none_can_be_fetched(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = program(tmp_path / "google-chrome")
    program(tmp_path / "fc-list", "a font")
    for system, machine in (("linux", "aarch64"), ("darwin", "x86_64"), ("darwin", "arm64")):
        on(tool, monkeypatch, system, machine)
        assert tool.chromium() == tool.Chromium(browser)
        assert tool.can_change_fonts() == (system == "linux")


def test_the_pinned_browser_is_taken_before_an_installed_one(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it sees no fonts but its own: what passes says the same on every machine."""
    own = program(tmp_path / "google-chrome")
    program(tmp_path / "fc-list", "a font")
    pinned = lies_there(tool)
    on(tool, monkeypatch, "linux", "x86_64")
    for fonts in ("", *tool.SETS):
        found = tool.chromium(fonts)
        assert (found.path, found.fetched) == (pinned, True)
        folders = re.findall("<dir>(.*)</dir>", Path(found.environment["FONTCONFIG_FILE"]).read_text("utf-8"))
        assert len(folders) == 2
        assert all(one.startswith(str(tool.PLACE)) for one in folders)
    monkeypatch.setenv("GLOAM_CHROMIUM", "machine")
    assert tool.chromium() == tool.Chromium(own)


def test_a_browser_is_given_wide_and_narrow_letters(tool: ModuleType, tmp_path: Path) -> None:
    program(tmp_path / "google-chrome")
    lies_there(tool)
    for name, fonts in tool.SETS.items():
        conf = Path(tool.chromium(name).environment["FONTCONFIG_FILE"]).read_text("utf-8")
        for generic, family in (("system-ui", fonts.sans), ("sans-serif", fonts.sans), ("serif", fonts.serif)):
            stands_for = rf"<string>{generic}</string></test>\s*<edit[^>]*><string>{family}</string>"
            assert re.search(stands_for, conf), (name, generic)


def test_another_one_can_be_named(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "google-chrome")
    program(tmp_path / "fc-list", "a font")
    mine = program(tmp_path / "mine")
    monkeypatch.setenv("GLOAM_CHROMIUM", str(mine))
    assert tool.chromium().path == mine
    monkeypatch.setenv("GLOAM_CHROMIUM", "/nowhere/at/all")
    with pytest.raises(tool.NoChromium, match="GLOAM_CHROMIUM is '/nowhere/at/all', but there is no such program"):
        tool.chromium()


def test_without_any_it_says_what_to_do(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on(tool, monkeypatch, "linux", "riscv64")
    with pytest.raises(tool.NoChromium, match="there is no Chromium or Chrome here: install one"):
        tool.chromium()
    on(tool, monkeypatch, "linux", "x86_64")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    with pytest.raises(tool.NoChromium, match="no Node to fetch it with"):
        tool.chromium()
    assert not (tmp_path / "chromium" / tool.BROWSER.version).exists()


def test_an_archive_that_was_changed_is_not_used(tool: ModuleType, tmp_path: Path) -> None:
    node = program(tmp_path / "node", "> archive.tgz")
    with pytest.raises(tool.NoChromium, match="is not what it was"):
        tool.fetch(tool.BROWSER, (str(node), "npm"), tmp_path)
