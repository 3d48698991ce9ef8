"""Every scenario of every installed game: one test a case."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import games
from gloam.scenario import Broken, Case, load, run

GAMES = Path(__file__).resolve().parent.parent / "games"


def all_cases() -> list[object]:
    """The cases as pytest parameters; a broken file is a parameter too, and fails by itself."""
    parameters: list[object] = []
    installed = {name.replace("-", "_") for name in games()}
    for path in sorted(GAMES.glob("*/scenarios/**/*.toml")):
        if path.relative_to(GAMES).parts[0] not in installed:
            continue
        name = path.relative_to(GAMES).with_suffix("").as_posix().replace("/scenarios/", "/")
        try:
            cases = load(path)
        except Broken as broken:
            parameters.append(pytest.param(broken, id=name))
            continue
        parameters += (
            pytest.param(case, id=f"{name}:{case.name.replace(' ', '-')}" if case.name else name) for case in cases
        )
    return parameters


@pytest.mark.parametrize("case", all_cases())
def test_scenario(case: Case | Broken) -> None:
    if isinstance(case, Broken):
        raise case
    run(case)
