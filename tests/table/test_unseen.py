"""What is done out of sight at the same time: it can be taken back only where nobody else could have run into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, OptionValue, Outcome, Section
from gloam.core.match import digest_of
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, Core, State, Step, opening
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Reason, Verb
from gloam.table.entries import Undone
from gloam.table.errors import RuleRefusal
from gloam.table.table import Table

BAR, HUM, TRY, GO = (n << ARG_BITS for n in range(1, 5))
NOT_NOW = 1 << ARG_BITS
HUMMED, FOUND = range(2)


class Night(Step):
    """A may bar the door or hum; B may try the door. Both out of sight, as long as they like."""

    def run(self, s: House) -> None:
        for seat in range(2):
            if not s.ready >> seat & 1:
                self.ask(s, seat)

    def ask(self, s: House, seat: int) -> None:
        s.ask_quietly(self, seat, seat, [TRY, GO] if seat else [*([] if s.barred else [BAR]), HUM, GO])

    def answer(self, s: House, seat: int, option: int) -> None:
        if option == GO:
            s.ready |= 1 << seat
        else:
            if option == BAR:
                s.barred = True
            elif option == HUM:
                s.tell(1 << seat, HUMMED)
            else:
                s.keep(1 << seat, FOUND, s.barred)
            self.ask(s, seat)
        s.over = s.ready == 0b11

    def plans(self, known: House, seat: int, option: int) -> bool:
        """Nobody else's step reads what A hums; the door B may run into."""
        return option == HUM


class HouseView(msgspec.Struct, frozen=True):
    barred: bool | None
    tries: int


class House(State):
    def __init__(self, core: Core, barred: bool, ready: int) -> None:
        super().__init__(core)
        self.barred, self.ready = barred, ready

    def refusal(self, seat: int, option: int) -> int:
        return NOT_NOW

    def view(self, viewers: int) -> HouseView:
        return HouseView(self.barred if viewers & 1 else None, len(self.history.heard_by(viewers)))

    def masked(self, viewers: int) -> House:
        ready = self.ready if self.over else self.ready & viewers
        return House(self.masked_core(viewers), self.barred and (self.over or bool(viewers & 1)), ready)

    def imagine(self, rng: Rng) -> House:
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        for seat in (0, 1):
            if not self.viewers >> seat & 1:
                Night().ask(world, seat)
        if not self.viewers & 1 and not self.over:
            found = [note.facts[0] for note in self.history.notes]
            world.barred = bool(found and found[-1]) or rng.below(2) == 1
        return world

    def score(self, seat: int) -> float:
        return 1.0


class HouseGame(Game):
    id = "house"
    prefix = "HO"
    package = "house"
    seat_counts = range(2, 3)
    lexicon = Lexicon(
        [Verb("pass"), Verb("bar"), Verb("hum"), Verb("try"), Verb("go")],
        [Kind("inside", "HO-1", ("go",)), Kind("outside", "HO-1", ("go",))],
        [EventKind("hummed", "HO-1"), EventKind("found", "HO-1", (("barred", "number"),))],
        refs={},
        absent={},
        reasons=[Reason("not-now", "HO-1")],
    )

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> House:
        return House(opening(seats, rng, Night()), False, 0)

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(("HO-9",), (), {}) if state.over else None

    def position(self, state: Any) -> dict[str, Any]:
        return {"barred": state.barred}

    def place(self, state: Any, path: list[str], value: Any) -> None:
        raise ValueError("nothing can be placed")

    def rulebook(self) -> tuple[Section, ...]:
        return ()

    def text_keys(self) -> dict[str, set[str]]:
        return {}


@pytest.mark.parametrize("tries", range(3))
def test_what_others_may_run_into_stands_whether_they_did_or_not(evening: Any, tries: int) -> None:
    e = evening(HouseGame(), 2, people="AB")
    e.decide("A", "bar")
    assert e.look("A").undo == ""
    for _ in range(tries):
        e.decide("B", "try")
        assert e.look("A").undo == ""
    with pytest.raises(RuleRefusal) as failure:
        e.table.undoing.undo("A", e.fresh_id(), e.now)
    assert failure.value.reason.key == "stands-done"


@pytest.mark.parametrize("tries", range(3))
def test_what_touches_nobody_is_taken_back_from_under_what_others_did(evening: Any, tries: int) -> None:
    e = evening(HouseGame(), 2, people="AB")
    e.decide("A", "bar")
    e.decide("A", "hum")
    for _ in range(tries):
        e.decide("B", "try")
    assert e.look("A").undo == "A"
    assert e.look("B").undo == ""  # B tried the door: that stands, whatever came of it
    before, number = msgspec.json.encode(e.look("B")), e.ask("B")
    e.take(e.table.undoing.undo("A", e.fresh_id(), e.now))
    assert msgspec.json.encode(e.look("B")) == before
    assert e.ask("B") == number
    assert e.table.play.match.decisions == ["A bar", *["B try"] * tries]
    assert len(e.table.play.match.events) == tries
    assert e.look("A").undo == ""  # the bar is next, and stands
    again = e.reloaded()
    assert digest_of(again.play.state) == digest_of(e.table.play.state)
    assert again.views.update_for("B", 0, e.now) == e.look("B")
    e.decide("A", "go")
    e.decide("B", "go")
    assert e.table.after.record().decisions == ["A bar", *["B try"] * tries, "A go", "B go"]


def test_a_plan_that_others_run_into_is_not_pulled_out_from_under_them(
    evening: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Should a game declare as a plan what is none: the table stays as it was, and says so to its operator."""
    monkeypatch.setattr(Night, "plans", lambda self, known, seat, option: option == BAR)
    e = evening(HouseGame(), 2, people="AB")
    e.decide("A", "bar")
    assert e.look("A").undo == "A"
    e.decide("B", "try")
    before = digest_of(e.table.play.state)
    with pytest.raises(RuleRefusal) as failure:
        e.table.undoing.undo("A", e.fresh_id(), e.now)
    assert failure.value.reason.key == "stands-done"
    assert "declared as a plan" in caplog.text
    assert "bar" not in caplog.text
    assert str(BAR) not in caplog.text
    assert digest_of(e.table.play.state) == before


def test_a_plan_that_draws_something_stands(
    evening: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answer = Night.answer

    def drawing(self: Night, s: House, seat: int, option: int) -> None:
        s.rng.die("d6", 6)
        answer(self, s, seat, option)

    monkeypatch.setattr(Night, "answer", drawing)
    e = evening(HouseGame(), 2, people="AB")
    e.decide("A", "hum")
    assert (e.look("A").undo, e.look("A").stands) == ("", "done")
    assert "something was drawn" in caplog.text
    assert "hum" not in caplog.text  # what was chosen is a secret, in a log too


def test_a_log_from_before_there_were_plans_still_makes_its_table(evening: Any) -> None:
    """What could be taken back then was taken back; today it would stand."""
    e = evening(HouseGame(), 2, people="AB")
    e.decide("A", "hum")
    before = digest_of(e.table.play.state)
    e.decide("A", "bar")
    entries = [*e.log, Undone(e.now, "A", "an-old-wish")]
    table = Table.load(entries, e.now, e.find)
    assert digest_of(table.play.state) == before
    assert table.play.match.decisions == ["A hum"]
    assert table.views.update_for("A", 0, e.now).undo == "A"
