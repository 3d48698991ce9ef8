"""Every reason is shown with its rule by a scenario, by the table of refusals, or by a test: a wrong rule ID has
nowhere to hide.

`reasons_not_shown.toml` lists the reasons that no test shows yet. Once one is shown, take it off the list.
"""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import Game, games
from gloam.core.state import Refusal, State
from gloam.core.words.lexicon import Lexicon, Phrase
from gloam.scenario import load, run
from gloam.scenario.doing import Refuse

pytestmark = pytest.mark.static

TESTS = Path(__file__).resolve().parent
OURS = [game for game in games().values() if game.package.startswith("gloam.games.")]
NOT_SHOWN: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("reasons_not_shown.toml").read_text("utf-8")
)
TABLES = (
    "test_the_rule_that_forbids_the_act",
    "test_each_verb_is_refused_by_the_rule_that_forbids_it",
    "test_each_act_is_refused_by_the_rule_that_forbids_it",
)
"""The tests that go through a table of refusals, row by row."""


def folder(game: Game) -> Path:
    return TESTS / "games" / game.id.replace("-", "_")


def said_in_tests(game: Game) -> set[str]:
    """The reasons that tests name: `w.NOT_HELD`, or `AF-262 not-held` by rule and message."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder(game).rglob("*.py")))
    constants = set(re.findall(r"\bw\.([A-Z_]+)", text))
    return {
        one.key
        for one in game.lexicon.reasons
        if one.key.upper().replace("-", "_") in constants or f'"{one.rule} {one.says}"' in text
    }


def tables(game: Game) -> Iterator[Any]:
    """The tests of a table of refusals with their rows, ready to be run."""
    path = folder(game) / "test_refusals.py"
    if not path.exists():
        return
    spec = importlib.util.spec_from_file_location(f"{path.parent.name}_refusals_shown", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in TABLES:
        test = getattr(module, name, None)
        if test is not None:
            (rows,) = (mark.args[1] for mark in test.pytestmark if mark.name == "parametrize")
            for row in rows:
                yield lambda test=test, row=row: test(row)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_reason_is_shown(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = said_in_tests(game)
    refusal = Lexicon.refusal

    def noted(self: Lexicon, state: State, seat: int, option: int, number: int) -> Refusal:
        shown.add(self.reason_of(number).key)
        return refusal(self, state, seat, option, number)

    def unnoted(self: Lexicon, state: State, seat: int, option: int, number: int) -> Phrase:
        """What a prompt lists is not held against a rule."""
        why = refusal(self, state, seat, option, number)
        return Phrase(f"refuse-{why.key}", why.rule, dict(why.facts))

    monkeypatch.setattr(Lexicon, "refusal", noted)
    monkeypatch.setattr(Lexicon, "refused", unnoted)
    for path in sorted((folder(game) / "scenarios").rglob("*.toml")):
        for case in load(path):
            if any(isinstance(line, Refuse) and line.rules for line in case.statements):
                run(case)
    for row in tables(game):
        row()
    missing = [one.key for one in game.lexicon.reasons if one.key not in shown]
    assert missing == list(NOT_SHOWN.get(game.id, {}))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_what_is_not_shown_is_a_reason(game: Game) -> None:
    assert NOT_SHOWN.get(game.id, {}).keys() <= {one.key for one in game.lexicon.reasons}
