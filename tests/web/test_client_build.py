"""The web client type-checks, passes its own tests and is built; its lock serves every platform."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text("utf-8"))
PLATFORMS = ["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-arm64-msvc", "win32-x64-msvc"]


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{path.stem}_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK = loaded(ROOT / "hatch_build.py")
TEXTS = loaded(ROOT / "tools" / "client_texts.py")

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.timeout(600)
def test_the_types_fit(run: Run, packages: Path) -> None:
    done = run(str(packages / "typescript" / "bin" / "tsc"), "--noEmit")
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


@pytest.mark.timeout(600)
def test_the_lint_knows_what_the_client_says(packages: Path) -> None:
    written = TEXTS.TARGET.read_text("utf-8")
    assert written == TEXTS.client_texts(), "run: python tools/client_texts.py"


@pytest.mark.timeout(600)
def test_keys_are_found_as_the_client_writes_them(packages: Path, tmp_path: Path) -> None:
    (tmp_path / "games" / "owls").mkdir(parents=True)
    (tmp_path / "a.ts").write_text(
        """const said = say("web-a", { name, count: f({ x: 1 }, (2)), "who": 1 }) as string; // say("web-comment")
        say(on ? "web-b" : off ? `web-c` : "web-d"); say(`web-failed-${code}`); other("web-not");
        const t = 'say("web-text")';
        say(`web-${on ? "yes" : "no"}-word`); say(`web-role-${one}-text`, { hp });""",
        "utf-8",
    )
    (tmp_path / "games" / "owls" / "board.tsx").write_text(
        """const Owl = () => (
          <p title={words.say("board-owl", { n })}>{props.words.say(`card-${id}`)} {say("web-close")}</p>
        );""",
        "utf-8",
    )
    said = TEXTS.collected(tmp_path)
    assert said[""] == {
        "web-a": ["count", "name", "who"], "web-b": [], "web-c": [], "web-d": [], "web-failed-*": [],
        "web-yes-word": [], "web-no-word": [], "web-role-*-text": ["hp"], "web-close": [],
    }  # fmt: skip
    assert said["owls"] == {"board-owl": ["n"], "card-*": []}
    assert TEXTS.whole_keys("web-role-*-text", ["web-role-owl-text", "web-role-owl", "web-role-text"]) == [
        "web-role-owl-text"
    ]


@pytest.mark.timeout(600)
def test_the_clients_own_tests_pass(run: Run, packages: Path) -> None:
    done = run(str(packages / "vitest" / "vitest.mjs"), "run")
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


@pytest.mark.timeout(600)
def test_it_is_built_without_inline_scripts(run: Run, packages: Path, tmp_path: Path) -> None:
    done = run(str(packages / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn", GLOAM_WEB_OUT=str(tmp_path))
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
    page = (tmp_path / "index.html").read_text("utf-8")
    assert re.search(r'<script type="module"[^>]* src="\./assets/', page)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|style=", page)
    assert "://" not in page
    sources = "".join(path.read_text("utf-8") for path in (tmp_path / "assets").glob("*.js"))
    assert not re.search(r"\beval\(|new Function\(|\.innerHTML\s*=[^=]", strip_preact(sources))


def strip_preact(sources: str) -> str:
    """Preact can set innerHTML on request (dangerouslySetInnerHTML); the client never asks for it."""
    own = "".join(path.read_text("utf-8") for path in (WEB / "src").rglob("*.tsx"))
    assert "dangerouslySetInnerHTML" not in own
    return re.sub(r"\w+\.innerHTML\s*=\s*\w+\.__html", "", sources)


def test_the_lock_names_every_platform_and_no_registry() -> None:
    packages = LOCK["packages"]
    for platform in PLATFORMS:
        assert f"node_modules/@rolldown/binding-{platform}" in packages, platform
        assert any(name.startswith("node_modules/lightningcss-") for name in packages)
    assert not any("resolved" in entry for entry in packages.values())
    assert all("integrity" in entry for name, entry in packages.items() if name and not entry.get("link"))


def test_what_is_needed_to_build_is_no_test_tool() -> None:
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))
    assert set(wanted["dependencies"]) == {"@fluent/bundle", "@preact/signals", "preact", "vite"}
    assert not LOCK["packages"]["node_modules/vite"].get("dev")


def test_the_key_changes_with_sources_and_texts(tmp_path: Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "node_modules").mkdir()
    texts = tmp_path / "src" / "gloam" / "text" / "en"
    texts.mkdir(parents=True)
    source, text = tmp_path / "web" / "src" / "main.tsx", texts / "web.ftl"
    keys = []
    for what, content in ((source, "a"), (source, "b"), (text, "c"), (text, "d")):
        what.write_text(content, "utf-8")
        keys.append(HOOK.web_key(tmp_path))
    assert len(set(keys)) == 4
    (tmp_path / "web" / "node_modules" / "x.js").write_text("", "utf-8")
    assert HOOK.web_key(tmp_path) == keys[-1]


def test_a_build_that_cannot_be_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setattr(HOOK, "library_node", lambda: None)
    monkeypatch.setattr(HOOK, "system_node", lambda: None)
    monkeypatch.delenv("GLOAM_WEB", raising=False)
    assert HOOK.build_web(tmp_path) == {}
    assert capsys.readouterr().out.startswith("gloam: web client not built: there is no Node")
    monkeypatch.setenv("GLOAM_WEB", "1")
    with pytest.raises(SystemExit, match="GLOAM_WEB=1, but the web client cannot be built: there is no Node"):
        HOOK.build_web(tmp_path)
    monkeypatch.setenv("GLOAM_WEB", "0")
    assert HOOK.build_web(tmp_path) == {}
