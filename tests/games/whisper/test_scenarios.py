"""The scenarios of a game that is not finished: it is installed for these tests alone, and in nobody's lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.scenario import load, run

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("path", sorted((HERE / "scenarios").glob("*.toml")), ids=lambda path: path.stem)
def test_scenarios(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE / "draft"))
    for case in load(path):
        run(case)
