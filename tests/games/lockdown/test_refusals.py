"""Why not: every refusal names the rule that forbids the act, and whatever is not refused can be done.

`refusals.toml` says which rule that is, for every verb at every question and in every phase.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, Decision, Refused
from gloam.core.words.text import LANGUAGES, plain_names, words
from gloam.games.lockdown import game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CARDS, KNIFE, ROOMS, SUPPLY1, room_number
from gloam.games.lockdown.rules.rooms import ControlRoom
from gloam.games.lockdown.state import Lockdown
from gloam.scenario import run
from gloam.scenario.file import read

FILE = Path(__file__).with_name("refusals.toml")
BOOK: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
VERBS = [verb.key for verb in game.lexicon.verbs]
OPEN = "--"
KEYS = {reason.says: {part.name for part in reason.parts} for reason in game.lexicon.reasons}


def table_named(name: str) -> dict[str, dict[str, str]]:
    """Position -> verb -> rule."""
    head, *lines = BOOK["table"][name].strip("\n").split("\n")
    rows = [line.split() for line in lines]
    assert [row[0] for row in rows] == VERBS
    columns = head.split()
    assert all(len(row) == len(columns) + 1 for row in rows)
    return {column: {row[0]: row[i + 1] for row in rows} for i, column in enumerate(columns)}


COLUMNS = {column: cells for name in BOOK["table"] for column, cells in table_named(name).items()}


def play(name: str, set_: str, lines: str, options: dict[str, OptionValue] | None = None) -> Match:
    """Play these lines of a scenario of three seats."""
    head = f'title = "{name}"\ngame = "lockdown"\nseats = 3\noptions = {{ stock = "full" }}\n'
    for key, value in (options or {}).items():
        head = head.replace("options = { ", f"options = {{ {key} = {value}, ")
    (case,) = read(f"{head}play = '''\n{lines.strip()}\n'''\n[set]\n{set_}\n", str(FILE), game)
    return run(case)


def test_every_question_and_every_verb_has_its_place() -> None:
    assert set(COLUMNS) == set(BOOK["position"])
    asked = {position.get("asked") for position in BOOK["position"].values()}
    assert asked - {None} == {kind.key for kind in game.lexicon.kinds}
    assert list(BOOK["sample"]) == VERBS


@pytest.mark.parametrize("column", COLUMNS)
def test_each_verb_is_refused_by_the_rule_that_forbids_it(column: str) -> None:
    position = BOOK["position"][column]
    asked = position.get("asked", "")
    lines = [position.get("play", "").strip() or "going on"]
    lines += [f"ask A {asked}"] if asked else []
    for verb, rule in COLUMNS[column].items():
        if rule != OPEN:
            lines.append(f"refuse A {BOOK['sample'][verb]} LK-{rule}")
    match = play(column, position["set"], "\n".join(lines))
    d = match.state.decision_of(0)
    assert (d is None) == (asked == "")
    can = {verb for verb, rule in COLUMNS[column].items() if rule == OPEN}
    open_verbs = {game.lexicon.verb_of(option).key for option in d.options} if d is not None else set()
    assert can <= open_verbs
    # What is open and has a rule in the table is tried in a way that is not open.
    assert all(game.lexicon.read(BOOK["sample"][verb]) not in d.options for verb in open_verbs - can if d is not None)


@pytest.mark.parametrize("act", BOOK["act"], ids=lambda act: act["name"].replace(" ", "-"))
def test_each_act_is_refused_by_the_rule_that_forbids_it(act: dict[str, Any]) -> None:
    play(act["name"], act["set"], act["play"], act.get("options"))


def test_a_room_that_he_has_freed_himself_is_not_offered_again() -> None:
    """LK-235, LK-236: he alone knows; to all others it is a gas room like any other."""
    control = BOOK["position"]["control"]
    match = play("freed", control["set"], control["play"])
    match.play_text("A clear:B701")
    s = match.state
    assert isinstance(s, Lockdown)
    offered = []
    for seat in (0, 1):
        s.retract_all()
        s.players[seat].room = room_number("B101")
        ControlRoom(seat).run(s)
        d = s.decision_of(seat)
        assert d is not None
        offered.append(w.CLEAR | room_number("B701") in d.options)
    assert offered == [False, True]
    s.retract_all()
    ControlRoom(0).run(s)
    assert s.refusal(0, w.CLEAR | room_number("B701")) == w.FREED_ALREADY | room_number("B701")


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (-1, "LK-003 not-a-choice"),
        (w.DONE + (1 << ARG_BITS), "LK-003 not-a-choice"),
        (1, "LK-003 not-a-choice"),
        (w.READY | 3, "LK-003 not-a-choice"),
        (w.DISCARD | CARDS, "LK-003 not-a-choice"),
        (w.GO | ROOMS, "LK-030 no-such-room"),
        (w.FIRE | ARG_MASK, "LK-030 no-such-room"),
        (w.OFFER | 3, "LK-073 no-such-seat"),
        (w.VOTE | 9, "LK-031 no-such-floor"),
    ],
)
def test_what_names_nothing_is_refused_at_any_moment(option: int, reason: str) -> None:
    for column in ("genes", "ready", "draft", "move", "waiting", "vote", "hunger", "chose"):
        position = BOOK["position"][column]
        s = play(column, position["set"], position.get("play", "") or "going on").state
        why = game.lexicon.explained(s, 0, option)
        assert f"{why.rule} {why.key}" == reason


# The rules say what is open, and why not: once for playouts, once for people. Both must agree.

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (
        seats,
        {"map": ("standard", "compact")[n % 2], "stock": ("scaled", "full")[n // 2 % 2], "offers_per_phase": offers},
    )
    for n, (seats, offers) in enumerate([(3, 5), (4, 1), (5, 2), (6, 0), (7, 1), (9, 3), (3, 0), (8, 20)])
]


def enrich(s: Lockdown, rng: Any) -> None:
    """Cards everywhere, so that every question comes up."""
    for p in s.players:
        p.hand = [KNIFE, SUPPLY1, *(rng.below(CARDS) for _ in range(rng.below(4)))]
    for stock in s.stocks:
        stock += [rng.below(CARDS) for _ in range(20)]
    s.consumed = [rng.below(CARDS) for _ in range(rng.below(3))]


def likely(s: Lockdown, rng: Any, options: list[int]) -> int:
    """Any option, but mostly one that brings a free phase to its end."""
    if w.READY in options and rng.below(4):
        return w.READY
    if w.SEND in options and rng.below(2):
        return w.SEND
    if w.WANT | KNIFE in options and rng.below(2):
        return w.WANT | KNIFE  # two kinds of cards answer that
    if options[0] == w.DRAW and rng.below(2):
        return options[-1]
    accepts = [option for option in options if option & ~ARG_MASK == w.ACCEPT]
    return accepts[0] if accepts else options[rng.below(len(options))]


def look(s: Lockdown, rng: Any, d: Decision) -> None:
    """Options are the candidates without a reason, and whatever else anybody tries is refused in words of the game."""
    candidates = s.candidates(d.seat)
    assert len(set(candidates)) == len(candidates)
    free = [option for option in candidates if not d.step.why_not(s, d.seat, option)]
    assert sorted(free) == sorted(d.options), game.lexicon.kinds[d.kind].key
    seat = rng.below(s.seats)
    mine = s.decision_of(seat)
    tried = [rng.below(len(VERBS)) << ARG_BITS | rng.below(30) for _ in range(6)]
    tried += [s.decision(rng.below(s.open_count())).options[0], *candidates[:3]]
    for option in tried:
        if mine is None or option not in mine.options:
            why = game.lexicon.explained(s, seat, option)
            assert KEYS[why.key] == set(why.facts)
            with pytest.raises(Refused):
                s.play(seat, option)


def test_options_are_the_candidates_without_a_reason() -> None:
    kinds, looks = set[int](), 0
    for seats, options in TABLES:
        for number in range(3):
            rng = seeded(seats, number)
            s = Match(game, seats, number, options).state
            assert isinstance(s, Lockdown)
            enrich(s, rng)
            while not s.over:
                which = rng.below(s.open_count())
                d = s.decision(which)
                kinds.add(d.kind)
                looks += 1
                look(s, rng, d)
                s.answer(which, likely(s, rng, d.options))
    assert looks > 5_000
    assert kinds == set(range(len(game.lexicon.kinds)))


def test_refusals_are_said_in_all_languages() -> None:
    facts = {"card": "card:pill", "room": "room:B302", "floor": "floor:B3", "seat": "seat:B"}
    for language in LANGUAGES:
        say = words(language, game)
        for name, variables in KEYS.items():
            said = {v: say.fact(facts[v], plain_names({})) if v in facts else 4 for v in variables}
            assert say.say(f"refuse-{name}", **said)
