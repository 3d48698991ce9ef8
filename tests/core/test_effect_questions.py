"""Effects that ask: choices, things to pick, groups that decide together, and cards read out of sight."""

from __future__ import annotations

import pytest
from fairground import (
    CHOICE,
    OTHERS,
    SEAT,
    SHOUT,
    WHO_READER,
    WHY_POOR,
    WHY_UNPAID,
    WHY_UNPICKED,
    Fair,
    FairWords,
    TheEnd,
    book_of,
    card,
    fair,
    offered,
    play,
    reread,
)

from gloam.core.effects import program
from gloam.core.effects.program import NOTHING, shelve
from gloam.core.effects.step import Frame, Run, Words
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, PASS, Refused, Step, opening

# Choices


def test_only_what_is_open_and_can_be_paid_is_offered() -> None:
    assert offered(fair(CHOICE, 1), 1) == ["one/leave"]
    assert offered(fair(CHOICE, 1, [0, 2, 0]), 1) == ["one/leave", "one/2"]
    assert offered(fair(CHOICE, 1, [0, 3, 0]), 1) == ["one/leave", "one/2", "one/3"]


def test_costs_are_paid_and_the_effects_of_the_option_follow() -> None:
    s = fair(CHOICE, 1, [0, 2, 0])
    play(s, 1, "one/2")
    assert s.coins == [0, 0, 0]
    assert s.said == ["1:a", "1 one/2", "1:b", "1:e"]


def test_a_choice_in_a_choice_may_be_somebody_elses() -> None:
    s = fair(CHOICE, 1, [0, 3, 0])
    play(s, 1, "one/3")
    assert offered(s, 0) == ["one/4", "one/no"]
    assert s.decision_of(1) is None
    play(s, 0, "one/no")
    assert s.said == ["1:a", "1 one/3", "0 one/no", "1:d", "1:e"]


def test_closed_options_are_candidates_and_refused_with_a_reason() -> None:
    s = fair(CHOICE, 1, [0, 1, 0])
    assert [s.words.spelt(o) for o in s.candidates(1)] == ["one/leave", "one/2", "one/3"]
    leave, pay, boast = s.candidates(1)
    assert s.refusal(1, pay) == WHY_UNPAID | 2
    # Of several conditions the one that fails is named.
    assert s.refusal(1, boast) == WHY_POOR | 3
    d = s.decision_of(1)
    assert d is not None
    assert d.step.why_not(s, d.seat, leave) == 0
    assert d.step.why_not(s, d.seat, PASS) == 0
    with pytest.raises(Refused) as refused:
        s.play(1, pay)
    assert refused.value.reason == WHY_UNPAID | 2


def test_a_game_has_reasons_of_its_own() -> None:
    """Only the game knows which rule it is."""
    s = fair(CHOICE, 1, [0, 1, 0])
    d = s.decision_of(1)
    assert d is not None
    assert isinstance(d.step, Run)
    frame = Frame(s.script(), d.step)
    for why in (Words.why_not, Words.why_unpaid):
        with pytest.raises(NotImplementedError):
            why(s.words, s, frame, -1, [])


def test_options_have_numbers_and_texts_in_the_whole_book() -> None:
    book = book_of(CHOICE + '[[card]]\nid = "two"\neffects = [{ op = "may", text = "Really", effects = [] }]\n')
    assert book.options == ["one/leave", "one/2", "one/3", "one/4", "one/no", "two/1"]
    texts = [book.texts[i][""] if i != NOTHING else None for i in book.option_texts]
    assert texts == ["Leave it", "Pay", "Boast", None, None, "Really"]


def test_else_is_done_when_no_option_is_open() -> None:
    text = card(
        '{ op = "choice", options = [{ if = "rich", effects = [{ op = "say", word = "a" }] }],'
        ' else = [{ op = "say", word = "b" }] }, { op = "say", word = "c" }'
    )
    assert fair(text).said == ["0:b", "0:c"]
    s = fair(text, coins=[1, 0, 0])
    play(s, 0, "one/1")
    assert s.said == ["0 one/1", "0:a", "0:c"]


def test_may() -> None:
    text = card('{ op = "may", effects = [{ op = "say", word = "a" }] }, { op = "say", word = "b" }')
    s = fair(text)
    assert offered(s, 0) == ["passes", "one/1"]
    assert s.pending[0].kind == program.ASK_MAY
    other = s.clone()
    play(s, 0, "passes")
    play(other, 0, "one/1")
    assert s.said == ["0 passes", "0:b"]
    assert other.said == ["0 one/1", "0:a", "0:b"]


def test_picked_things_have_names() -> None:
    text = card(
        '{ op = "pick", as = "where", from = "rooms" }, { op = "pick", as = "whom", from = "others", optional = true },'
        '{ op = "coins", by = "$whom+1", who = "$whom" }, { op = "visit", room = "$where" }'
    )
    s = fair(text)
    assert offered(s, 0) == ["tent", "stage", "gate"]
    play(s, 0, "gate")
    assert offered(s, 0) == ["passes", "B", "C"]
    other = s.clone()
    play(s, 0, "C")
    assert s.said[-1] == "visit gate"
    assert s.coins == [0, 0, 3]
    play(other, 0, "passes")
    assert other.said[-1] == "visit gate"
    assert other.coins == [0, 0, 0]


def test_an_effect_that_names_nothing_is_skipped() -> None:
    text = card(
        '{ op = "pick", as = "x", from = "nobody" }, { op = "coins", by = 1, who = { set = "from", seat = "$x" } },'
        '{ op = "for_each", of = "$x", effects = [{ op = "say", word = "a" }] },'
        '{ op = "if", cond = { is = "richest", of = "$x" }, then = [], else = [{ op = "say", word = "b" }] },'
        '{ op = "repeat", times = "$x", effects = [{ op = "say", word = "c" }] },'
        '{ op = "pick", as = "y", from = { set = "from", seat = "$x" } }, { op = "coins", by = 1, who = "$y" },'
        '{ op = "say", word = "d" }'
    )
    s = fair(text)
    assert s.said == ["0:d"]
    assert s.coins == [0, 0, 0]


def test_one_thing_to_pick_can_be_taken_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    text = card('{ op = "pick", as = "x", from = { set = "from", seat = "C" } }, { op = "coins", by = 1, who = "$x" }')
    assert offered(fair(text), 0) == ["C"]
    monkeypatch.setattr(FairWords, "takes_alone", lambda self, s, f: True)
    assert fair(text).coins == [0, 0, 1]
    # Where one may pass there are two things to choose from.
    assert offered(fair(text.replace('"C" } }', '"C" }, optional = true }')), 0) == ["passes", "C"]


# Groups


class TroupeWords(FairWords):
    """What the `first` decides, all of them decide together, and the second has the last word."""

    def group(self, s: Fair, f: Frame, who: int) -> int:
        return super().group(s, f, who) if who == WHO_READER else (1 << s.seats) - 1

    def seat(self, s: Fair, f: Frame, who: int) -> int:
        return f.reader() if who == WHO_READER else 1

    def chosen(self, s: Fair, f: Frame, seat: int, option: int) -> None:
        wanted = ["-" if p < 0 else self.spelt(p) for p in s.proposals]
        s.said.append(f"{seat} {self.spelt(option)} of {' '.join(wanted)}")

    def why_unpicked(self, s: Fair, f: Frame, op: int, args: list[int], option: int) -> int:
        return WHY_UNPICKED | int(op == OTHERS) if option >> ARG_BITS == SEAT >> ARG_BITS else 0


def troupe(effects: str, coins: list[int]) -> Fair:
    words = TroupeWords(shelve(book_of(card(effects))))
    s = Fair(opening(len(coins), seeded(1), TheEnd()), words, coins, [], False, False, [], [])
    s.push(words.start("one", 0))
    s.run()
    return s


TOGETHER = (
    '{ op = "choice", who = "first", options = ['
    '  { id = "leave" }, { id = "pay", cost = [{ op = "coins", by = -2 }], effects = [{ op = "say", word = "b" }] },'
    '] }, { op = "say", word = "c" }'
)


def test_a_group_decides_a_choice_together() -> None:
    s = troupe(TOGETHER, [2, 0, 0])
    assert [offered(s, seat) for seat in range(3)] == [["one/leave", "one/pay"]] * 3
    play(s, 0, "one/leave")
    s = reread(s)
    for seat in (2, 1):
        play(s, seat, "one/pay")
    assert s.said == ["1 one/pay of one/leave one/pay one/pay", "0:b", "0:c"], "the speaker has the last word"
    assert s.proposals == [-1, -1, -1]
    assert s.coins == [0, 0, 0]


def test_what_is_closed_to_a_group_is_refused_with_a_reason() -> None:
    s = troupe(TOGETHER, [1, 5, 5])
    for seat in range(3):
        assert [s.words.spelt(o) for o in s.candidates(seat)] == ["one/leave", "one/pay"]
        assert s.refusal(seat, s.candidates(seat)[1]) == WHY_UNPAID | 2


def test_a_proposal_that_an_interrupt_has_closed_is_asked_for_again() -> None:
    s = troupe(TOGETHER, [2, 0, 0])
    for seat in (0, 1):
        play(s, seat, "one/pay")
    s.play(0, SHOUT)
    assert [offered(s, seat) for seat in range(3)] == [["one/leave"]] * 3
    for seat in range(3):
        play(s, seat, "one/leave")
    assert s.said == ["0 shouts", "1 one/leave of one/leave one/leave one/leave", "0:c"]


def test_a_group_picks_and_one_alone_is_asked_alone() -> None:
    s = troupe(
        '{ op = "pick", as = "x", from = "others", who = "first" }, { op = "coins", by = 1, who = "$x" },'
        '{ op = "pick", as = "y", from = "others" }, { op = "coins", by = 5, who = "$y" }',
        [0, 0, 0],
    )
    assert s.refusal(2, SEAT) == WHY_UNPICKED | 1
    for seat, whom in ((0, "B"), (1, "C"), (2, "B")):
        play(s, seat, whom)
    assert s.coins == [0, 0, 1]
    assert [d.seat for d in s.pending] == [0]
    play(s, 0, "B")
    assert s.coins == [0, 5, 1]


# Out of sight


class Tent(Fair):
    """A fair in which what seat 0 reads is read out of sight of the others."""

    def masked_agenda(self, viewers: int) -> list[Step]:
        steps = super().masked_agenda(viewers)
        return steps if viewers & 1 else [step for step in steps if not isinstance(step, Run)]


class TentWords(FairWords):
    def ask(self, s: Fair, step: Run, seat: int, kind: int, options: list[int]) -> None:
        s.ask_quietly(step, seat, kind, options)


def test_a_card_read_out_of_sight_is_in_nobody_elses_masked_state() -> None:
    inner = '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "pick", as = "x", from = "rooms" }]\n'
    text = card('{ op = "entry", ref = "two" }, { op = "duel" }, { op = "say", word = "a" }') + inner
    words = TentWords(shelve(book_of(text)))
    s = Tent(opening(3, seeded(1), TheEnd()), words, [0, 0, 0], [], False, False, [], [])
    s.push(words.start("one", 0))
    s.run()
    assert isinstance(s.pending[0].step, Run)
    s.push(words.start("one", 0))  # and one that waits below a question of its own
    assert [type(step) for step in s.masked_core(0b001).agenda] == [TheEnd, Run]
    for viewers in (0, 0b010, 0b110):
        known = s.masked_core(viewers)
        assert [type(step) for step in known.agenda] == [TheEnd]
        assert known.pending == []
