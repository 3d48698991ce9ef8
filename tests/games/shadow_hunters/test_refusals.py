"""Refusals name the rule that forbids the act, and questions and their reasons read the rules alike."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters.rules.asking import means_something


def beside(name: str) -> Any:
    """A module that lies beside this one."""
    spec = importlib.util.spec_from_file_location(f"hunters_{name}", Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


positions = beside("positions")
TABLE: dict[str, Any] = positions.TABLE
ROWS: list[dict[str, Any]] = positions.ROWS

LEXICON = game.lexicon
VERBS = [verb.key for verb in LEXICON.verbs]
RULES = {rule for section in game.rulebook() for rule in section.rules}
DECLARED = {reason.says: {part.name for part in reason.parts} for reason in LEXICON.reasons}

SWITCHED: list[dict[str, OptionValue]] = [
    {},
    {s.key: s.values[-1] for s in game.switches},
    *({s.key: s.values[-1]} for s in game.switches),
]


# The table


def expected(row: dict[str, Any]) -> dict[str, str]:
    """By option: the rule that forbids it, if it is not open."""
    rules = TABLE["always"] | TABLE["in"].get(row.get("in", row["phase"]), {})
    if "all" in row:
        rules = dict.fromkeys(VERBS, row["all"])
    rules = rules | row.get("refused", {})
    return {TABLE["sample"].get(key, key): rule for key, rule in rules.items()}


def legal(state: Any, seat: int) -> list[int]:
    d = state.decision_of(seat)
    return [] if state.over else [*(d.options if d else []), *state.interrupts(seat)]


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_the_rule_that_forbids_the_act(row: dict[str, Any]) -> None:
    state = positions.position(row)
    seat = ord(row.get("who", "A")) - 65
    d = state.decision_of(seat)
    assert (LEXICON.kinds[d.kind].key if d else None) == row.get("asked")
    if not state.over:
        assert game.position(state)["phase"] == row["phase"]
    rules, open_now = expected(row), legal(state, seat)
    shut = {line: LEXICON.read(line) for line in rules if LEXICON.read(line) not in open_now}
    found = {line: LEXICON.explained(state, seat, option).rule for line, option in shut.items()}
    assert found == {line: rules[line] for line in found}
    for line in row.get("refused", {}):
        assert TABLE["sample"].get(line, line) in found, f"{line} is open"
    spoken_of = {line.partition(":")[0] for line in rules} | {VERBS[o >> ARG_BITS] for o in open_now}
    assert spoken_of == set(VERBS)


def test_the_table_has_every_question_and_every_phase() -> None:
    assert {row["asked"] for row in ROWS if "asked" in row} == {kind.key for kind in LEXICON.kinds}
    assert {row["phase"] for row in ROWS} == {"setup", "move", "area", "attack"}
    assert {rule for row in ROWS for rule in expected(row).values()} <= RULES


# Every decision of random games


def everything(seats: int) -> list[int]:
    """All options that name something."""
    options = [verb << ARG_BITS | argument for verb in range(len(VERBS)) for argument in range(12)]
    return [option for option in options if means_something(option, seats)]


def check_question(state: Any, universe: list[int]) -> None:
    """Options are the candidates without a reason, and the question has a reason against all else of its verbs."""
    d = state.pending[0]
    step, seat = d.step, d.seat
    candidates = step.candidates(state, seat)
    assert d.options == [c for c in candidates if not step.why_not(state, seat, c)]
    assert state.candidates(seat) == candidates
    verbs = {option & ~ARG_MASK for option in candidates}
    for option in universe:
        why = step.why_not(state, seat, option)
        if option in d.options:
            assert why == 0
        elif option & ~ARG_MASK in verbs:
            assert why, (LEXICON.kinds[d.kind].key, LEXICON.write(option))


def check_refusals(state: Any, seat: int, universe: list[int], keys: Counter[str]) -> None:
    """Whatever is not open is refused by a rule of the rulebook, with the facts that the text wants."""
    open_now = legal(state, seat)
    for option in [*universe, -1, 1 << 40, (8 << ARG_BITS) | 9]:
        if option in open_now:
            continue
        refusal = LEXICON.explained(state, seat, option)
        assert refusal.rule in RULES
        assert set(refusal.facts) == DECLARED[refusal.key]
        if means_something(option, state.seats):
            # What another question would have answered is refused by its own rule, never by the question that is open.
            assert refusal.key != "not-this-question", LEXICON.write(option)
            assert refusal.key != "not-asked" or option == 0
        keys[refusal.key] += 1


@pytest.mark.parametrize("seats", game.seat_counts)
def test_options_are_the_candidates_without_a_reason(seats: int) -> None:
    universe, keys = everything(seats), Counter[str]()
    for number, options in enumerate(SWITCHED):
        state: Any = game.start(seats, seeded(seats, number), options)
        rng = seeded(9, number)
        moment = 0
        while not state.over:
            check_question(state, universe)
            if moment % 12 == 0:
                check_refusals(state, moment // 12 % seats, universe, keys)
                check_refusals(state, state.pending[0].seat, universe, keys)
            moment += 1
            seat = rng.below(seats)
            offers = state.interrupts(seat)
            if offers and rng.below(16) == 0:
                state.interject(seat, offers[rng.below(len(offers))])
            else:
                asked = state.pending[0]
                state.answer(0, asked.options[rng.below(len(asked.options))])
        check_refusals(state, 0, universe, keys)
    assert len(keys) > 40


def test_every_reason_is_given_somewhere() -> None:
    """No key is left over: the positions of the table give each one of them."""
    keys = Counter[str]()
    for row in ROWS:
        state = positions.position(row)
        for seat in range(state.seats):
            check_refusals(state, seat, everything(state.seats), keys)
    assert set(keys) == set(DECLARED)
