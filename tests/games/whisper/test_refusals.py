"""Why not: every refusal names the rule that forbids the act, and whatever is not refused can be done.

`refusals.toml` says which rule that is, for every verb at every question and in every phase.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_BITS, Decision, Refused
from gloam.core.words.lexicon import Phrase, seat_letter
from gloam.core.words.text import LANGUAGES, plain_names, words
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.schema import ITEM_IDS, VICTIM_IDS
from gloam.games.whisper.state import Whisper
from gloam.scenario import run
from gloam.scenario.file import read

FILE = Path(__file__).with_name("refusals.toml")
BOOK: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
VERBS = [verb.key for verb in game.lexicon.verbs]
KEYS = {reason.says: {part.name for part in reason.parts} for reason in game.lexicon.reasons}
BASE = """
turn = "victims"
killer = "butcher"
place = "G3"
round = 4
charm_shown = true
hand = ["pursuit", "barricade"]
victims = ["marco", "anna", "vera"]
victim.marco = { place = "R1", items = [] }
victim.anna = { place = "R1" }
victim.vera = { place = "R2" }
"""


def play(name: str, position: dict[str, Any], lines: str) -> Match:
    """Play these lines of a scenario; what the position sets is laid over the common beginning."""
    head = f'title = "{name}"\ngame = "whisper"\nseats = {position.get("seats", 2)}\n'
    options = f'options = {{ variant = "{position.get("variant", "none")}" }}\n'
    base, case = BASE, position.get("set", "")
    if position.get("setup"):
        base = ""
    elif "killer = " in case and "hand = " not in case:
        base = base.replace('hand = ["pursuit", "barricade"]\n', "")
    case_set = f"\n[case.set]\n{case}\n" if case else ""
    text = f"{head}{options}[set]\n{base}\n[[case]]\nplay = '''\n{lines.strip()}\n'''\n{case_set}"
    (found,) = read(text, str(FILE), game)
    return run(found)


def rule_of(position: dict[str, Any], verb: str) -> str:
    """The rule by which the sample of a verb is refused; "" if the question has an open option of this verb."""
    if verb in position.get("open", ()):
        return ""
    if verb in position.get("rules", {}):
        return str(position["rules"][verb])
    deeds = next((deeds for deeds, verbs in BOOK["deeds"].items() if verb in verbs), "victims")
    return str(position["moment"][deeds])


def test_every_question_and_every_verb_has_its_place() -> None:
    asked = {position.get("asked") for position in BOOK["position"].values()}
    assert asked - {None} == {kind.key for kind in game.lexicon.kinds}
    assert list(BOOK["sample"]) == VERBS
    for position in BOOK["position"].values():
        assert {*position.get("open", ()), *position.get("rules", ())} <= set(VERBS)


@pytest.mark.parametrize("column", BOOK["position"])
def test_each_verb_is_refused_by_the_rule_that_forbids_it(column: str) -> None:
    position = BOOK["position"][column]
    seat, asked = position["seat"], position.get("asked", "")
    lines = [position.get("play", "").strip()]
    lines += [f"ask {seat} {asked}"] if asked else []
    for verb, sample in BOOK["sample"].items():
        rule = rule_of(position, verb)
        if rule:
            lines.append(f"refuse {seat} {sample} WH-{rule}")
    match = play(column, position, "\n".join(lines))
    d = match.state.decision_of(ord(seat) - ord("A"))
    assert (d is None) == (asked == "")
    can = {verb for verb in VERBS if not rule_of(position, verb)}
    open_verbs = {game.lexicon.verb_of(option).key for option in d.options} if d is not None else set()
    assert can <= open_verbs
    # What is open and has a rule in the table is judged by itself, never by the moment alone.
    assert open_verbs - can <= set(position.get("rules", ()))


@pytest.mark.parametrize("act", BOOK["act"], ids=lambda act: act["name"].replace(" ", "-"))
def test_each_act_is_refused_by_the_rule_that_forbids_it(act: dict[str, Any]) -> None:
    play(act["name"], act, act["play"])


def look(s: Whisper, rng: Rng, d: Decision) -> None:
    """Options are the candidates without a reason, and whatever else anybody tries is refused in words of the game."""
    candidates = s.candidates(d.seat)
    assert len(set(candidates)) == len(candidates)
    free = [option for option in candidates if option in d.options]
    assert sorted(free) == sorted(d.options), game.lexicon.kinds[d.kind].key
    for seat in range(s.seats):
        mine = s.decision_of(seat)
        tried = [rng.below(len(VERBS)) << ARG_BITS | rng.below(20) for _ in range(3)]
        for option in [*tried, *candidates[:4]]:
            if mine is None or option not in mine.options:
                why = game.lexicon.explained(s, seat, option)
                assert KEYS[why.key] == set(why.facts), why
                with pytest.raises(Refused):
                    s.play(seat, option)


def test_options_are_the_candidates_without_a_reason() -> None:
    kinds = set[int]()
    for index in range(12):
        options = {"variant": ("none", "plan", "crossroads")[index % 3]}
        s = Match(game, 4 if index % 3 == 2 else 2 + index % 3, index, options).state
        assert isinstance(s, Whisper)
        rng = seeded(21, index)
        while not s.over:
            which = rng.below(s.open_count())
            d = s.decision(which)
            kinds.add(d.kind)
            if rng.below(4) == 0:
                look(s, rng, d)
            s.answer(which, d.options[rng.below(len(d.options))])
    assert len(kinds) > 24


def test_refusals_are_said_in_all_languages() -> None:
    facts = {
        "victim": "victim:anna", "location": "location:R1", "passage": "passage:R1-R2", "item": "item:salts",
        "plan": "plan:blessing", "kcard": "kcard:sense", "seat": f"seat:{seat_letter(1)}",
    }  # fmt: skip
    for language in LANGUAGES:
        say = words(language, game)
        for name, variables in KEYS.items():
            phrase = Phrase(f"refuse-{name}", "WH-001", {v: facts.get(v, 2) for v in variables})
            assert say.phrase(phrase, plain_names({}))


ANNA = VICTIM_IDS.index("anna") << 13
NOTHING = 0x3FF
"""As an item, a partner or a location: there are not so many."""


@pytest.mark.parametrize(
    ("column", "option", "reason"),
    [
        ("action", w.USE | ANNA | NOTHING, "WH-106 not-allowed"),
        ("action", w.LOOT | ANNA | 7 << 10, "WH-350 not-allowed"),
        ("action", w.TRADE | ANNA | NOTHING, "WH-101 not-allowed"),
        ("action", w.USE | 7 << 13, "WH-003 not-allowed"),
        ("step", w.GO | NOTHING, "WH-050 not-allowed"),
        ("main", w.GO | NOTHING, "WH-210 not-allowed"),
        ("stalk", w.GO | NOTHING, "WH-279 not-allowed"),
        ("patience", w.GO | NOTHING, "WH-326 not-allowed"),
        ("charm", w.CHARM | ITEM_IDS.index("key"), "WH-192 no-such-use"),
    ],
)
def test_what_names_nothing_is_refused_by_the_rule_of_its_verb(column: str, option: int, reason: str) -> None:
    """Nobody is offered such a number, but a client may send it."""
    position = BOOK["position"][column]
    s = play(column, position, position.get("play", "").strip() or "going on").state
    why = game.lexicon.explained(s, ord(position["seat"]) - ord("A"), option)
    assert f"{why.rule} {why.key}" == reason
