"""Reasons as words: declared once, given as numbers, said by a lexicon."""

from __future__ import annotations

import types
from typing import Annotated, Any, Final

import pytest

from gloam.core.game import games
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, Refusal, State, Step, naming, opening
from gloam.core.words.lexicon import ASKED, OTHERS, Kind, Lexicon, NotationError, Part, Reason, Verb, refuses

OVER: Final = 1 << ARG_BITS
CLOSED: Final = 2 << ARG_BITS
LOCKED: Final = 3 << ARG_BITS
TOO_MANY: Final = 4 << ARG_BITS
UNPAID: Final = 5 << ARG_BITS
NOT_THIS: Final = 6 << ARG_BITS
NOT_YOU: Final = 7 << ARG_BITS


def declared(**more: Any) -> types.ModuleType:
    """A module of words with these reasons, or others in their place."""
    words = types.ModuleType("dark_words")
    reasons = {
        "OVER": refuses("XX-001"),
        "CLOSED": refuses("XX-105", "place"),
        "LOCKED": refuses("XX-106", "place", says="closed"),
        "TOO_MANY": refuses("XX-107", "limit:number"),
        "UNPAID": refuses("XX-108", "place/12 count:number/4"),
        "NOT_THIS": refuses(ASKED),
        "NOT_YOU": refuses(OTHERS),
    }
    words.__annotations__ = {name: Final[Annotated[int, reason]] for name, reason in reasons.items()}
    vars(words).update({name: globals()[name] for name in reasons} | more)
    return words


REFS = {"place": ["hall", "attic"]}
LEXICON = Lexicon.of(declared(), REFS, {"place": "nowhere"})


def asked(kind: int) -> State:
    """A state in which seat 1 is asked a question of this kind, for all to see."""
    step = Step()
    state = State(opening(2, seeded(1), step))
    state.ask(step, 1, kind, [0])
    return state


@pytest.mark.parametrize(
    ("number", "refusal"),
    [
        (OVER, Refusal("XX-001", "over", {})),
        (CLOSED | 1, Refusal("XX-105", "closed", {"place": "place:attic"})),
        (LOCKED, Refusal("XX-106", "closed", {"place": "place:hall"})),
        (TOO_MANY | 12, Refusal("XX-107", "too-many", {"limit": 12})),
        (UNPAID | 1 << 4 | 3, Refusal("XX-108", "unpaid", {"place": "place:attic", "count": 3})),
        (naming(CLOSED, 1), Refusal("XX-105", "closed", {"place": "place:attic"})),
        (naming(CLOSED, -1), Refusal("XX-105", "closed", {"place": "place:nowhere"})),
    ],
)
def test_a_reason_has_its_rule_its_words_and_what_it_names(number: int, refusal: Refusal) -> None:
    state = asked(0)
    assert LEXICON.refusal(state, 0, 0, number) == refusal
    phrase = LEXICON.wording.refused(state, 0, 0, number)
    assert (phrase.key, phrase.rule, phrase.facts) == (f"refuse-{refusal.key}", refusal.rule, refusal.facts)
    assert LEXICON.wording.refused(state, 0, 0, number) is phrase


def test_the_rule_of_an_open_question_is_looked_up() -> None:
    """And not remembered: the next question has another rule."""
    kinds = [Kind("first", "XX-201"), Kind("second", "XX-202")]
    lexicon = Lexicon([Verb("pass")], kinds, [], {}, {}, reasons=[Reason("this", ASKED), Reason("you", OTHERS)])
    for kind in (0, 1):
        state = asked(kind)
        for seat, number in ((1, 1 << ARG_BITS), (0, 2 << ARG_BITS)):
            assert lexicon.refusal(state, seat, 0, number).rule == kinds[kind].rule
            assert lexicon.wording.refused(state, seat, 0, number).rule == kinds[kind].rule


@pytest.mark.parametrize("number", [0, -1, CLOSED | -1, ARG_MASK, 8 << ARG_BITS])
def test_what_is_no_reason_is_not_put_into_words(number: int) -> None:
    """Among them a reason with -1 for what it names, which sets every bit of it."""
    with pytest.raises(ValueError, match="is no reason of this game"):
        LEXICON.reason_of(number)


def test_what_a_rule_forbids() -> None:
    assert [one.key for one in LEXICON.forbidden_by("XX-106")] == ["locked"]
    assert LEXICON.forbidden_by("XX-999") == []
    asks = Lexicon([Verb("pass")], [Kind("first", "XX-201")], [], {}, {}, reasons=[Reason("this", ASKED)])
    assert [one.key for one in asks.forbidden_by("XX-201")] == ["this"]


def test_faults_in_the_table_are_found() -> None:
    with pytest.raises(ValueError, match="LOCKED is 2, and 3 would be next"):
        Lexicon.of(declared(LOCKED=CLOSED), REFS, {})
    with pytest.raises(ValueError, match="OVER has a number among the bits of its argument"):
        Lexicon.of(declared(OVER=1 << ARG_BITS | 1), REFS, {})
    with pytest.raises(NotationError, match="reason closed names a place, which is nothing of this game"):
        Lexicon.of(declared(), {}, {})


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_reasons_of_a_game_fit_its_rulebook_and_each_other(game: Any) -> None:
    """Each has a rule of the rulebook. Those that share a message name the same things, for it uses them; and no two
    are the same, for one would do."""
    rules = {rule for section in game.rulebook() for rule in section.rules}
    named: dict[str, tuple[Part, ...]] = {}
    seen = set[tuple[str, str]]()
    for reason in game.lexicon.reasons:
        assert reason.rule in (rules | {ASKED, OTHERS}), reason
        assert named.setdefault(reason.says, reason.parts) == reason.parts, reason
        assert (reason.rule, reason.says) not in seen, reason
        seen.add((reason.rule, reason.says))
