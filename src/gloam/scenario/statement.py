"""What every line of a scenario's play is, and the stage it acts on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from gloam.core.history import Note
from gloam.core.match import Match
from gloam.core.state import EVERYONE, NOBODY, Decision, Refused, State, hears
from gloam.core.words.lexicon import seat_letter, seat_letters
from gloam.scenario.result import Unmet

if TYPE_CHECKING:
    from gloam.scenario.file import Case


class Stage:
    """A match being played by a scenario, and what has been scripted for it."""

    def __init__(self, match: Match, perform: Callable[[Case], Match]) -> None:
        self.match = match
        self.perform = perform
        """Plays another case to its end, for comparison."""
        self.mark = 0
        """Number of the first event since the last decision line."""
        self.scripted: dict[str, int] = {}
        """The line that last scripted each named draw."""
        self.taken: list[DecisionTaken] = []
        """The decisions that were taken, the last one last."""

    def play(self, seat: int, option: int, interrupt: bool) -> None:
        """Hand a choice in; it has to be allowed, and an interrupt exactly if it is written as one."""
        match, written = self.match, self.written(seat, option, interrupt)
        if match.is_interrupt(seat, option) != interrupt and not match.state.over:
            d = match.state.decision_of(seat)
            if interrupt:
                raise Unmet(f"{written} as an interrupt", "that it answers an open decision: write it without the !")
            if option in match.state.interrupts(seat):
                raise Unmet(f"{written} as a decision", f"that it is an interrupt: write {seat_letter(seat)}!")
            if d is None:
                raise Unmet(written, f"that {seat_letter(seat)} is not asked; {self.open_decisions()}")
        try:
            self.take(seat, option)
        except Refused as e:
            why = match.explained(e)
            found = f"it refused by {why.rule} ({why.key}); {self.open_decisions()}"
            raise Unmet(written, found) from None

    def take(self, seat: int, option: int) -> None:
        """Hand a choice in, and remember what a plan goes back to. Raises Refused."""
        state, match = self.match.state, self.match
        d = state.decision_of(seat)
        audience = EVERYONE if d is None or option not in d.options else d.audience
        before = state.clone() if state.is_plan(seat, option) else None
        events, decisions = len(match.events), len(match.decisions)
        match.play(seat, option)
        self.taken.append(DecisionTaken(seat, option, audience, before, events, decisions))

    def why_it_stands(self, seat: int) -> str:
        """Why the last decision that a seat's side knows of cannot be taken back by it, as `stands-...` is called."""
        last = self._last_known(seat)
        if last is None or self.match.state.over:
            return "nothing"
        if last.seat != seat:
            return "others"
        return "" if last.before is not None else self.match.game.lexicon.verb_of(last.option).stands

    def _last_known(self, seat: int) -> DecisionTaken | None:
        viewers = self.match.state.side(seat)
        return next((one for one in reversed(self.taken) if hears(viewers, one.audience)), None)

    def take_back(self, seat: int) -> None:
        """The match without the last decision of a seat, which was a plan; what others did out of sight stays."""
        last = self._last_known(seat)
        assert last is not None
        assert last.before is not None
        match, at = self.match, self.taken.index(last)
        later = self.taken[at + 1 :]
        del self.taken[at:], match.events[last.events :], match.decisions[last.decisions :]
        match.draws = [draw for draw in match.draws if draw.after <= last.decisions]
        match.state = last.before
        match.state.log = match.events
        for one in later:
            self.take(one.seat, one.option)

    def written(self, seat: int, option: int, interrupt: bool) -> str:
        return f"{seat_letter(seat)}{'!' if interrupt else ''} {self.match.game.lexicon.write(option)}"

    def decision(self, d: Decision) -> str:
        """An open decision as `ask` writes it."""
        lexicon = self.match.game.lexicon
        options = " ".join(lexicon.write(o) for o in d.options)
        return f"{seat_letter(d.seat)} {lexicon.kinds[d.kind].key}: {options}"

    def open_decisions(self) -> str:
        """What is open now, for a message."""
        if self.match.state.over:
            return "the game is over"
        return " and ".join(f"ask {self.decision(d)}" for d in self.match.state.pending) or "ask nobody"

    def news(self, seats: int, since: int) -> list[Note]:
        """What whoever holds these seats has heard from an event on, together with their sides."""
        viewers = self.match.state.sharing(seats)
        return [note for note in self.match.events[since:] if hears(viewers, note.audience)]


class DecisionTaken:
    """A decision that was taken: whom it concerned, and what a plan goes back to."""

    def __init__(
        self, seat: int, option: int, audience: int, before: State | None, events: int, decisions: int
    ) -> None:
        self.seat = seat
        self.option = option
        self.audience = audience
        self.before = before
        self.events = events
        self.decisions = decisions


class Statement(ABC):
    """One line of a play."""

    line = 0

    @abstractmethod
    def run(self, stage: Stage) -> None:
        """Do it, or check it; raises Unmet where it does not hold."""


def viewer_name(seats: int) -> str:
    """Those who look, as a scenario writes them: `A,C`, or `spectator`."""
    return "spectator" if seats == NOBODY else ",".join(seat_letters(seats))
