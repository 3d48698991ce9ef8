"""The agenda, decisions and interrupts, on a toy game that writes down what happens to it."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.play import EndlessGame, Mind, RandomMind, Tally, play_randomly, play_with
from gloam.core.rng import Rng, seeded
from gloam.core.state import (
    ARG_BITS,
    EVERYONE,
    NOBODY,
    PASS,
    AskAgain,
    Core,
    Decision,
    EmptyAgenda,
    Note,
    Refused,
    State,
    Step,
    opening,
)
from gloam.core.value import fields_of, from_plain, to_plain, value_classes

SPEAK = 1 << ARG_BITS
NO = 1 << ARG_BITS  # a reason
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
            if f"{seat}:" not in "".join(s.said):
                (s.ask if seat else s.ask_aside)(self, seat, 1, [PASS, SPEAK])

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
    """All of it is public, but for the dice. Seats 0 and 2 are a side."""

    def __init__(self, core: Core, said: list[str]) -> None:
        super().__init__(core)
        self.said = said

    def side(self, seat: int) -> int:
        return 0b101 if seat in (0, 2) else 1 << seat

    def when(self) -> int:
        return len(self.said)

    def interrupts(self, seat: int) -> list[int]:
        return [SHOUT, END] if seat == 1 and "shout" not in self.said else []

    def interrupt(self, seat: int, option: int) -> None:
        self.said.append("shout")
        if option == END:
            self.over = True

    def why_not_now(self, seat: int, option: int) -> int:
        return NO

    def view(self, viewers: int) -> list[str]:
        return list(self.said)

    def masked(self, viewers: int) -> Toy:
        return Toy(self.masked_core(viewers), list(self.said))

    def imagine(self, rng: Rng) -> Toy:
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        world.ask_again()
        world.run()
        return world


CLASSES: dict[str, type] = {cls.__name__: cls for cls in (Toy, Say, Nest, Question, Vote, Finish, Forever)}


def toy(*steps: Step, seats: int = 3) -> Toy:
    """A toy whose steps run in the order given; then the game is over."""
    s = Toy(opening(seats, seeded(1), Finish()), [])
    for step in reversed(steps):
        s.push(step)
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
    assert s.pending == ()


def test_the_end_stops_the_agenda() -> None:
    s = toy(Finish(), Say("never"))
    assert s.over
    assert s.said == []
    with pytest.raises(Refused):
        s.play(0, PASS)


def test_an_agenda_that_runs_out_says_so() -> None:
    s = Toy(opening(2, seeded(1), Say("last")), [])
    with pytest.raises(EmptyAgenda, match="nobody is asked, no step is left to do, and the game is not over"):
        s.run()
    s = Toy(opening(2, seeded(1), Question(0)), [])
    s.run()
    with pytest.raises(EmptyAgenda):
        s.play(0, PASS)


def test_the_agenda_and_the_open_decisions_are_given_as_they_are() -> None:
    s = toy(Question(0), Say("after"))
    assert s.agenda == (Finish(), Say("after"))
    assert s.pending == (Decision(0, 0, [PASS, SPEAK], Question(0)),)
    s.reschedule([Finish(), Say("other")])
    s.play(0, PASS)
    assert s.said == ["0:0", "other"]


def test_a_stack_that_has_shrunk_is_written_over() -> None:
    """What was pushed and run before is no part of the agenda, nor of its copies."""
    s = toy(Nest(), Question(0), Say("after"))
    twin = s.clone()
    assert twin.agenda == s.agenda == (Finish(), Say("after"))
    twin.push(Say("twin"))
    assert s.agenda == (Finish(), Say("after"))
    s.push(Say("own"))
    assert twin.agenda[-1] == Say("twin")
    assert s.agenda[-1] == Say("own")


def test_a_step_without_rules_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="nothing to run"):
        toy(Step())
    s = toy(Question(1))
    s.retract_all()
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


def test_decisions_have_an_audience() -> None:
    s = toy(Vote())
    assert [(d.audience, d.quiet) for d in s.pending] == [(0b101, False), (EVERYONE, False), (EVERYONE, False)]
    s.retract_all()
    s.ask_quietly(Vote(), 1, 0, [PASS])
    s.ask_quietly(Vote(), 2, 0, [PASS])
    assert [(d.audience, d.quiet) for d in s.pending] == [(0b010, True), (0b101, True)]


def test_what_others_know_of_a_decision() -> None:
    aside = Decision(0, 4, [PASS, SPEAK], Question(0), 0b101, False)
    quiet = Decision(0, 4, [PASS, SPEAK], Question(0), 0b101, True)
    blank, hushed = (Decision(0, 4, [], Question(0), 0b101, q) for q in (False, True))
    assert aside.as_seen_by(0b001) is aside
    assert [aside.as_seen_by(v) for v in (0b100, 0b010, NOBODY)] == [blank, blank, blank]
    assert quiet.as_seen_by(0b011) is quiet
    assert [quiet.as_seen_by(v) for v in (0b100, 0b010, NOBODY)] == [hushed, None, None]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_decision_can_be_taken_back(seat: int) -> None:
    s = toy(Vote())
    s.retract(seat)
    assert [d.seat for d in s.pending] == [i for i in range(3) if i != seat]
    assert s.open_count() == 2
    s.retract(seat)
    assert s.open_count() == 2
    s.retract_all()
    assert s.open_count() == 0
    assert s.decision_of(1) is None


def test_open_decisions_are_counted_as_they_are_listed() -> None:
    s = toy(Vote())
    assert [s.decision(i) for i in range(s.open_count())] == list(s.pending)
    s.answer(1, SPEAK)
    assert [s.decision(i).seat for i in range(s.open_count())] == [0, 2]


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
    assert (refused.value.seat, refused.value.option, refused.value.reason) == (seat, option, NO)
    assert str(refused.value) == f"option {option} of seat {seat} is refused: reason 1 of the game's words"
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


@pytest.mark.parametrize("read_back", [False, True])
def test_all_who_have_not_answered_are_asked_again_once(read_back: bool) -> None:
    """In a state read back from JSON each decision has a step of its own."""
    s = toy(Vote(), Say("counted"))
    s.play(2, SPEAK)
    if read_back:
        s = from_plain(to_plain(s), {**value_classes("gloam.core"), **CLASSES})
    s.play(1, SHOUT)
    assert [d.seat for d in s.pending] == [0, 1]


def test_several_steps_that_had_asked_are_all_run_again() -> None:
    s = toy(Question(0))
    s.ask(Question(2), 2, 0, [PASS])
    s.ask_again()
    assert s.agenda[-1] == AskAgain([Question(0), Question(2)])
    s.run()
    assert [d.seat for d in s.pending] == [0, 2]


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
    assert s.log == [Note(4, 3, (1, 2), 0)]
    assert len(s.history) == 0


def test_what_is_kept_goes_into_the_history_with_its_moment() -> None:
    s = toy(Say("dark"), Question(0))
    s.keep(EVERYONE, 3)
    s.log = []
    s.keep(0b010, 4, 7)
    assert s.log == [Note(0b010, 4, (7,), 1)]
    assert s.history.notes == [Note(EVERYONE, 3, (), 1), Note(0b010, 4, (7,), 1)]


@pytest.mark.parametrize("count", range(9))
def test_an_event_has_as_many_facts_as_were_given(count: int) -> None:
    s = toy()
    s.log = []
    s.tell(EVERYONE, 0, *range(count))
    assert s.log[0].facts == tuple(range(count))


def test_the_log_is_no_part_of_the_value() -> None:
    s = toy(Question(0))
    other = s.clone()
    s.log = [Note(EVERYONE, 0, (), 0)]
    assert s == other
    assert "log" not in fields_of(Toy)
    assert s.clone().log is None


# Knowledge


def test_seats_know_what_their_sides_know() -> None:
    s = toy()
    assert [s.sharing(mask) for mask in (NOBODY, 0b001, 0b010, 0b011)] == [NOBODY, 0b101, 0b010, 0b111]


def test_the_core_is_masked() -> None:
    s = toy(Vote(), Say("counted"))
    s.retract(1)
    s.ask_quietly(Vote(), 1, 1, [PASS, SPEAK])
    s.keep(EVERYONE, 0)
    s.keep(0b010, 1)
    known = s.masked_core(0b101)
    assert (known.seats, known.viewers, known.over) == (3, 0b101, False)
    assert known.rng == Rng(0)
    assert known.agenda == list(s.agenda)
    assert [(d.seat, d.options) for d in known.pending] == [(0, [PASS, SPEAK]), (2, [PASS, SPEAK])]
    assert [note.kind for note in known.history.notes] == [0]
    assert [(d.seat, d.options) for d in s.masked_core(0b010).pending] == [(0, []), (2, []), (1, [PASS, SPEAK])]
    assert [(d.seat, d.options) for d in s.masked_core(NOBODY).pending] == [(0, []), (2, [])]
    assert s.masked_core(0b010).proposals == [-1, -1, -1]


def test_imagined_worlds_are_made_of_what_is_known_alone() -> None:
    s = toy(Question(0), Say("after"))
    world = s.imagined(0b010, seeded(3))
    assert world.viewers == EVERYONE
    assert world.pending == s.pending
    assert world.rng not in (s.rng, Rng(0))
    assert world.masked(0b010) == s.masked(0b010)


# Copies


def test_a_derived_clone_is_equal_and_independent() -> None:
    s = toy(Vote(), Say("counted"))
    s.keep(EVERYONE, 0)
    before = s.clone()
    assert type(before) is Toy
    assert before == s
    s.play(0, PASS)
    s.keep(EVERYONE, 1)
    s.proposals[0] = 3
    s.rng.below(2)
    assert before == toy_again()
    assert before.said == []


def toy_again() -> Toy:
    s = toy(Vote(), Say("counted"))
    s.keep(EVERYONE, 0)
    return s


def test_the_core_of_a_state_is_a_copy() -> None:
    s = toy(Question(0), Say("after"))
    core = s.core
    core.agenda.clear()
    core.pending.clear()
    core.proposals[0] = 1
    core.history.add(Note(EVERYONE, 0, (), 0))
    core.rng.below(2)
    assert s == toy(Question(0), Say("after"))
    assert core.clone() == core


# Whole games


def test_random_play_comes_to_the_end_and_counts() -> None:
    s = toy(Vote(), Question(0))
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
        self.heard: list[Note] = []

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        self.saw.append((known.view(known.viewers), known.viewers, kind, options))
        return self.option

    def interject(self, known: Any, options: list[int]) -> int:
        return self.shout

    def hear(self, notes: list[Note]) -> None:
        self.heard.extend(notes)


def test_minds_see_views_and_their_options() -> None:
    minds = [Script(SPEAK), Script(PASS), Script(PASS)]
    s = toy(Say("dark"), Question(0), Question(1))
    assert play_with(s, list(minds)).decisions == 2
    assert s.said == ["dark", "0:1", "1:0"]
    assert minds[0].saw == [(["dark"], 0b101, 0, [PASS, SPEAK])]
    assert minds[1].saw == [(["dark", "0:1"], 0b010, 0, [PASS, SPEAK])]


class Whisper(Step):
    def __init__(self, audience: int) -> None:
        self.audience = audience

    def run(self, s: Toy) -> None:
        s.tell(self.audience, self.audience & 7)


def test_minds_that_listen_hear_what_their_side_is_told_before_they_are_asked() -> None:
    minds = [Script(PASS), Script(PASS), Script(PASS)]
    minds[0].listens = minds[1].listens = True
    s = toy(Question(0), Whisper(0b100), Whisper(0b010), Whisper(EVERYONE), Question(0), Question(1))
    play_with(s, list(minds))
    assert [note.audience for note in minds[0].heard] == [0b100, EVERYONE]
    assert [note.audience for note in minds[1].heard] == [0b010, EVERYONE]
    assert minds[2].heard == []


def test_a_blind_mind_gets_nothing_to_look_at() -> None:
    class Blind(Mind):
        blind = True

        def choose(self, known: Any, kind: int, options: list[int]) -> int:
            assert known is None
            return PASS

    assert play_with(toy(Question(0)), [Blind(), Blind(), Blind()]).decisions == 1


def test_a_mind_that_keeps_still_is_not_asked_for_interrupts() -> None:
    class Still(Script):
        keeps_still = True

    s = toy(Question(0))
    assert play_with(s, [Script(PASS), Still(PASS, shout=SHOUT), Script(PASS)]).decisions == 1


def test_minds_may_interrupt_before_a_decision() -> None:
    s = toy(Question(0))
    play_with(s, [Script(PASS), Script(PASS, shout=SHOUT), Script(PASS)])
    assert s.said == ["shout", "0:0"]


def test_a_mind_that_cheats_is_stopped() -> None:
    with pytest.raises(ValueError, match="Script chose 99"):
        play_with(toy(Question(0)), [Script(99), Script(PASS), Script(PASS)])
