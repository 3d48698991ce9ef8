"""The scenarios of a game that is not on the list yet: it is known to these tests alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.scenario import load, run

HERE = Path(__file__).resolve().parent
UNLISTED = HERE.parent.parent / "unlisted"


@pytest.mark.parametrize("path", sorted((HERE / "scenarios").glob("*.toml")), ids=lambda path: path.stem)
def test_scenarios(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(UNLISTED))
    for case in load(path):
        run(case)
