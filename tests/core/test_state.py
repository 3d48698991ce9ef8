"""The agenda, decisions and interrupts, on a toy game that writes down what happens to it."""

from __future__ import annotations

import pytest

from gloam.core.play import EndlessGame, Mind, RandomMind, Tally, play_randomly, play_with
from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_BITS, EVERYONE, PASS, Decision, Refusal, Refused, State, Step
from gloam.core.value import fields_of

SPEAK = 1 << ARG_BITS
SHOUT = 2 << ARG_BITS
END = 3 << ARG_BITS


class Say(Step):
    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Toy) -> None:
        s.said.append(self.word)


class Nest(Step):
    """Pushes two steps: the one pushed last runs first."""

    def run(self, s: Toy) -> None:
        s.push(Say("second"))
        s.push(Say("first"))


class Question(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Toy) -> None:
        # After a shout nobody can speak any more.
        s.ask(self, self.seat, 0, [PASS] if "shout" in s.said else [PASS, SPEAK])

    def answer(self, s: Toy, seat: int, option: int) -> None:
        s.said.append(f"{seat}:{option >> ARG_BITS}")


class Vote(Step):
    """Asks everybody at once."""

    def run(self, s: Toy) -> None:
        for seat in range(s.seats):
            s.ask(self, seat, 1, [PASS, SPEAK], seat != 0)

    def answer(self, s: Toy, seat: int, option: int) -> None:
        s.said.append(f"{seat}:{option >> ARG_BITS}")


class Finish(Step):
    def run(self, s: Toy) -> None:
        s.over = True


class Forever(Step):
    def run(self, s: Toy) -> None:
        s.ask(self, 0, 0, [PASS])

    def answer(self, s: Toy, seat: int, option: int) -> None:
        s.push(self)


class Toy(State):
    def __init__(
        self, seats: int, rng: Rng, agenda: list[Step], pending: list[Decision], over: bool, said: list[str]
    ) -> None:
        super().__init__(seats, rng, agenda, pending, over)
        self.said = said

    def clone(self) -> Toy:
        pending = [d.clone() for d in self.pending]
        return Toy(self.seats, self.rng.clone(), list(self.agenda), pending, self.over, list(self.said))

    def interrupts(self, seat: int) -> list[int]:
        return [SHOUT, END] if seat == 1 and "shout" not in self.said else []

    def interrupt(self, seat: int, option: int) -> None:
        self.said.append("shout")
        if option == END:
            self.over = True

    def refusal(self, seat: int, option: int) -> Refusal:
        return Refusal("TO-001", "no", {})

    def view(self, seat: int) -> list[str]:
        return list(self.said)


def toy(*steps: Step, seats: int = 3) -> Toy:
    """A toy whose steps run in the order given."""
    s = Toy(seats, seeded(1), list(reversed(steps)), [], False, [])
    s.run()
    return s


# The agenda


def test_steps_run_in_order_and_the_last_pushed_runs_first() -> None:
    assert toy(Say("a"), Nest(), Say("b")).said == ["a", "first", "second", "b"]


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    s = toy(Say("before"), Question(0), Say("after"))
    assert s.said == ["before"]
    s.play(0, SPEAK)
    assert s.said == ["before", "0:1", "after"]
    assert s.pending == []


def test_the_end_stops_the_agenda() -> None:
    s = toy(Finish(), Say("never"))
    assert s.over
    assert s.said == []
    with pytest.raises(Refused):
        s.play(0, PASS)


def test_a_step_without_rules_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="nothing to run"):
        toy(Step())
    s = toy()
    s.ask(Step(), 0, 0, [PASS])
    with pytest.raises(AssertionError, match="asked nothing"):
        s.play(0, PASS)


# Decisions


def test_simultaneous_decisions_take_answers_in_any_order() -> None:
    s = toy(Vote(), Say("counted"))
    assert [d.seat for d in s.pending] == [0, 1, 2]
    s.play(2, SPEAK)
    s.play(0, PASS)
    assert "counted" not in s.said
    assert [d.seat for d in s.pending] == [1]
    s.play(1, SPEAK)
    assert s.said == ["2:1", "0:0", "1:1", "counted"]


def test_decisions_are_public_unless_said_otherwise() -> None:
    assert [d.public for d in toy(Vote()).pending] == [False, True, True]


def test_decision_of_finds_the_decision_of_a_seat() -> None:
    s = toy(Question(2))
    decision = s.decision_of(2)
    assert decision == Decision(2, 0, [PASS, SPEAK], Question(2))
    assert s.decision_of(0) is None
    assert s.candidates(2) == [PASS, SPEAK]
    assert s.candidates(0) == []


@pytest.mark.parametrize(("seat", "option"), [(0, SHOUT), (2, PASS), (0, 99), (2, SHOUT), (0, -1)])
def test_a_refused_choice_changes_nothing(seat: int, option: int) -> None:
    s = toy(Question(0), Say("after"))
    before = s.clone()
    with pytest.raises(Refused) as refused:
        s.play(seat, option)
    assert refused.value.refusal == Refusal("TO-001", "no", {})
    assert str(refused.value) == "TO-001: no"
    assert s == before


# Interrupts


def test_an_interrupt_has_the_open_question_asked_anew() -> None:
    s = toy(Question(0), Say("after"))
    assert s.pending[0].options == [PASS, SPEAK]
    s.play(1, SHOUT)
    assert s.said == ["shout"]
    assert [(d.seat, d.options) for d in s.pending] == [(0, [PASS])]
    s.play(0, PASS)
    assert s.said == ["shout", "0:0", "after"]


def test_the_seat_that_is_asked_may_interrupt_too() -> None:
    s = toy(Question(1))
    s.play(1, SHOUT)
    assert s.pending[0].options == [PASS]


def test_an_interrupt_that_ends_the_game_asks_nobody_anew() -> None:
    s = toy(Question(0), Say("after"))
    s.play(1, END)
    assert s.over
    assert s.said == ["shout"]


def test_an_interrupt_is_open_only_once() -> None:
    s = toy(Question(0))
    s.play(1, SHOUT)
    with pytest.raises(Refused):
        s.play(1, SHOUT)


def test_seats_interrupt_in_seat_order_by_default() -> None:
    assert toy().interrupt_order() == [0, 1, 2]


# Events


def test_events_are_kept_only_while_somebody_listens() -> None:
    s = toy()
    s.tell(EVERYONE, 1, 5)
    assert s.log is None
    s.log = []
    s.tell(1 << 2, 3, 1, 2)
    assert s.log == [(4, 3, 1, 2, 0, 0)]


def test_the_log_is_no_part_of_the_value() -> None:
    s = toy(Question(0))
    other = s.clone()
    s.log = [(EVERYONE, 0, 0, 0, 0, 0)]
    assert s == other
    assert "log" not in fields_of(Toy)
    assert s.clone().log is None


# Whole games


def test_random_play_comes_to_the_end_and_counts() -> None:
    s = toy(Vote(), Question(0), Finish())
    tally = play_randomly(s, seeded(3))
    assert s.over
    assert tally.decisions >= 3


def test_the_checksum_depends_on_every_decision() -> None:
    def checksum(*decisions: tuple[int, int]) -> int:
        tally = Tally()
        for seat, option in decisions:
            tally.add(seat, option)
        return tally.checksum

    assert checksum((0, PASS), (1, SPEAK)) != checksum((1, SPEAK), (0, PASS))
    assert checksum((0, SPEAK)) != checksum((1, SPEAK))
    assert checksum((0, SPEAK)) == checksum((0, SPEAK))


def test_an_endless_game_is_stopped() -> None:
    with pytest.raises(EndlessGame, match="no end after 50 decisions"):
        play_randomly(toy(Forever(), seats=1), seeded(1), limit=50)
    minds: list[Mind] = [RandomMind()]
    minds[0].begin(0, 1, seeded(1))
    with pytest.raises(EndlessGame, match="no end after 50 decisions"):
        play_with(toy(Forever(), seats=1), minds, limit=50)


class Script(Mind):
    """Answers with fixed options, and remembers what it saw."""

    def __init__(self, option: int, shout: int = -1) -> None:
        self.option = option
        self.shout = shout
        self.saw: list[object] = []

    def choose(self, view: object, kind: int, options: list[int]) -> int:
        self.saw.append((view, kind, options))
        return self.option

    def interject(self, view: object, options: list[int]) -> int:
        return self.shout


def test_minds_see_views_and_their_options() -> None:
    minds = [Script(SPEAK), Script(PASS), Script(PASS)]
    s = toy(Say("dark"), Question(0), Question(1), Finish())
    assert play_with(s, list(minds)).decisions == 2
    assert s.said == ["dark", "0:1", "1:0"]
    assert minds[0].saw == [(["dark"], 0, [PASS, SPEAK])]
    assert minds[1].saw == [(["dark", "0:1"], 0, [PASS, SPEAK])]


def test_minds_may_interrupt_before_a_decision() -> None:
    s = toy(Question(0), Finish())
    play_with(s, [Script(PASS), Script(PASS, shout=SHOUT), Script(PASS)])
    assert s.said == ["shout", "0:0"]


def test_a_mind_that_cheats_is_stopped() -> None:
    with pytest.raises(ValueError, match="Script chose 99"):
        play_with(toy(Question(0), Finish()), [Script(99), Script(PASS), Script(PASS)])
