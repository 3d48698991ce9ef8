"""Options of the rules follow from the fields of one class."""

from __future__ import annotations

import json
import pickle
from typing import Annotated, Literal

import pytest

from gloam.core.game import Switch, switches_of
from gloam.core.options import Options
from gloam.core.value import copied, fields_of, from_plain, to_plain


class Rules(Options):
    scope: Annotated[Literal["attack", "any"], "XX-001"] = "attack"
    heals: Annotated[bool, "XX-002 XX-003"] = True
    goal: Annotated[Literal[4, 5], "XX-004"] = 5
    offers: Annotated[int, range(3), "XX-005"] = 1

    @property
    def wide(self) -> bool:
        return self.scope == "any"


def test_a_field_is_a_switch_with_its_default_first() -> None:
    assert switches_of(Rules) == (
        Switch("scope", ("attack", "any"), ("XX-001",)),
        Switch("heals", (True, False), ("XX-002", "XX-003")),
        Switch("goal", (5, 4), ("XX-004",)),
        Switch("offers", (1, 0, 2), ("XX-005",)),
    )


def test_the_rules_read_what_was_chosen() -> None:
    rules = Rules(scope="any", goal=4)
    assert (rules.scope, rules.wide, rules.heals, rules.goal, rules.offers) == ("any", True, True, 4, 1)
    assert rules.shown == {"scope": "any", "heals": True, "goal": 4, "offers": 1}


def test_options_are_a_value() -> None:
    rules = Rules(goal=4)
    assert fields_of(Rules) == ["scope", "heals", "goal", "offers"]
    assert rules == Rules("attack", True, 4, 1) != Rules()
    assert copied(rules) == rules == pickle.loads(pickle.dumps(rules))
    assert from_plain(json.loads(json.dumps(to_plain(rules))), {"Rules": Rules}) == rules
    assert repr(rules) == "Rules(scope='attack', heals=True, goal=4, offers=1)"


def test_what_is_no_option_cannot_be_chosen() -> None:
    with pytest.raises(TypeError):
        Rules(moon=True)
    with pytest.raises(TypeError):
        Rules("any", True, 4, 1, 17)


def test_a_declaration_needs_all_its_parts() -> None:
    with pytest.raises(TypeError, match=r"No\.goal needs values, a default among them, and its rules"):
        type("No", (Options,), {"__annotations__": {"goal": Annotated[Literal[4, 5], "XX-004"]}, "goal": 6})
    with pytest.raises(TypeError, match=r"No\.goal needs"):
        type("No", (Options,), {"__annotations__": {"goal": Annotated[bool, range(0)]}, "goal": True})
    with pytest.raises(TypeError, match=r"No\.goal needs"):
        type("No", (Options,), {"__annotations__": {"goal": Annotated[bool, "XX-001"]}})
