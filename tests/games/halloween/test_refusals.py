"""Why not: every refusal names the rule that forbids the act, for every verb at every question and in every phase.

`refusals.toml` says which rule that is.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.state import Decision
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import BLUE_KEY, FIRST_AID, FLASHLIGHT, TELEPHONE
from gloam.games.halloween.state import MICHAEL, Halloween
from gloam.scenario import run
from gloam.scenario.file import read

FILE = Path(__file__).with_name("refusals.toml")
BOOK: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
POSITIONS: list[dict[str, Any]] = BOOK["position"]
VERBS = [verb.key for verb in game.lexicon.verbs]
KINDS = [kind.key for kind in game.lexicon.kinds]

STREET = """
round = 4
space = "R1"
seat.B = { who = "laurie", space = "E17", facing = "north", hand = ["tommy", "candy", "dog"] }
seat.C = { who = "bob", space = "D17", facing = "west", hand = ["matches", "poker"] }
seat.D = { who = "annie", space = "E4", facing = "north" }
"""

ON_TURNS_OF_OTHERS = {"face", "return", "reroll", "quilt", "counter", "overpower", "no-pain", "cut", "quadrant"}
ON_TURNS_OF_OTHERS |= {"replace", "enter"}
"""Questions that come on a victim's turn and on Michael's."""


def merged(base: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """The street with what a position changes."""
    both = dict(base)
    for key, value in more.items():
        both[key] = merged(both.get(key, {}), value) if isinstance(value, dict) else value
    return both


def written(value: Any) -> str:
    """TOML of plain data."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def played(position: dict[str, Any]) -> Match:
    """The position, with its lines played."""
    options = written(position.get("options", {}))
    head = f'title = "{position["name"]}"\ngame = "halloween"\nseats = 4\noptions = {options}\n'
    lines = position.get("play", "") or "going on"
    street = ""
    if position["phase"] != "setup":
        turn = "A" if position["phase"] == "michael" else "B"
        whole = merged(tomllib.loads(STREET) | {"turn": turn}, position.get("set", {}))
        street = "[set]\n" + "\n".join(f"{key} = {written(value)}" for key, value in whole.items())
    (case,) = read(f"{head}play = '''\n{lines}\n'''\n{street}\n", str(FILE), game)
    return run(case)


def phase_of(s: Halloween) -> str:
    if s.over:
        return "over"
    if s.turn < 0:
        return "setup"
    return "michael" if s.turn == MICHAEL else "victim"


def test_every_question_and_every_verb_has_its_place() -> None:
    assert list(BOOK["sample"]) == VERBS
    assert {position["asked"] for position in POSITIONS if "asked" in position} == set(KINDS)
    for phase in ("victim", "michael"):
        asked = {position["asked"] for position in POSITIONS if position["phase"] == phase and "asked" in position}
        assert asked >= ON_TURNS_OF_OTHERS
    rules = {rule for section in game.rulebook() for rule in section.rules}
    named = {rule for position in POSITIONS for rule in (position["else"], *position.get("refused", {}).values())}
    assert {f"HW-{rule:03}" for rule in named} <= rules
    opened = {verb for position in POSITIONS for verb in position.get("open", "").split()}
    assert set(VERBS) - opened <= {"climb", "scramble", "search", "phone", "cut", "unlock"}  # in scenarios


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"].replace(" ", "-"))
def test_each_verb_is_refused_by_the_rule_that_forbids_it(position: dict[str, Any]) -> None:
    s = played(position).state
    assert isinstance(s, Halloween)
    seat = ord(position.get("who", "B")) - ord("A")
    d: Decision | None = None if s.over else s.decision_of(seat)
    assert phase_of(s) == position["phase"]
    assert (None if d is None else KINDS[d.kind]) == position.get("asked")
    options = [] if d is None else d.options
    samples = BOOK["sample"] | position.get("sample", {})
    may = position.get("open", "").split()
    rules = dict.fromkeys(VERBS, position["else"]) | position.get("refused", {})
    assert not set(may) & set(position.get("refused", {}))
    expected = {samples[verb]: "" if verb in may else f"HW-{rules[verb]:03}" for verb in VERBS}
    read_out = {text: game.lexicon.read(text) for text in expected}
    why = game.lexicon.explained
    found = {text: "" if option in options else why(s, seat, option).rule for text, option in read_out.items()}
    assert found == expected
    # No verb has an open option that the table does not speak of.
    spoken_of = {*may, *position.get("refused", {})}
    assert {game.lexicon.verb_of(option).key for option in options} <= spoken_of


NOTHING = 0x1FF8
"""As an argument: no seat, no space, no card, no direction, no car."""


@pytest.mark.parametrize(
    ("name", "option", "reason"),
    [
        ("an action", w.SEARCH | NOTHING, "HW-153 not-yours"),
        ("an action", w.ATTACK_WITH | NOTHING, "HW-180 not-yours"),
        ("an action", w.TRADE | NOTHING, "HW-194 not-yours"),
        ("an action", w.HEAL | NOTHING, "HW-317 not-yours"),
        ("an action", w.SHINE | NOTHING, "HW-092 not-yours"),
        ("an action", w.PHONE | NOTHING, "HW-003 not-yours"),
        ("an action", w.UNLOCK | NOTHING, "HW-290 not-yours"),
        ("on a Move", w.GO | NOTHING, "HW-114 no-squares"),
        ("writing an offer", w.GIVE | NOTHING, "HW-195 not-yours"),
        ("an offer to think about", w.SHOW | NOTHING, "HW-328 not-yours"),
        ("above the limit", w.RETURN | 0xFFF8, "HW-163 not-yours"),
        ("Michael's action", w.STRIKE | NOTHING, "HW-239 not-yours"),
        ("Michael's action", w.SNEAK | NOTHING, "HW-230 not-yours"),
        ("Michael's action", w.HUNT | NOTHING, "HW-233 not-yours"),
        ("Michael's action", w.PLAY | NOTHING, "HW-263 not-yours"),
        ("Michael draws his way", w.GO | NOTHING, "HW-229 not-yours"),
    ],
)
def test_what_names_nothing_is_refused_by_the_rule_of_its_verb(name: str, option: int, reason: str) -> None:
    """Nobody is offered such a number, but a client may send it."""
    (position,) = (one for one in POSITIONS if one["name"] == name)
    s = played(position).state
    assert isinstance(s, Halloween)
    s.mats[1].hand = [*s.mats[1].hand, FIRST_AID, FLASHLIGHT, TELEPHONE, BLUE_KEY]
    why = game.lexicon.explained(s, ord(position.get("who", "B")) - ord("A"), option)
    assert f"{why.rule} {why.key}" == reason
