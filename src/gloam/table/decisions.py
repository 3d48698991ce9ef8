"""Decisions of the seats, one by one or as a chain, from the request to the entry of the log."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gloam.core.words.phrases import Phrase
from gloam.core.words.wording import NotationError, seat_letter, seat_number
from gloam.table.applied import Applied
from gloam.table.asked import Held
from gloam.table.chain import Chain
from gloam.table.entries import Decided, Entry, Fixed
from gloam.table.errors import RuleRefusal, TableError
from gloam.table.part import TablePart
from gloam.table.wire import By


@mypyc_attr(allow_interpreted_subclasses=True)
class Decisions(TablePart):
    """Requests about the game. They raise TableError or RuleRefusal, and then nothing has changed."""

    def submit(
        self,
        seat: str,
        option: str,
        ask: int,
        id: str,  # noqa: A002
        now: int,
        by: By = "human",
        then: Sequence[str] = (),
    ) -> Applied:
        """Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation.

        Where a group decides together, a person who holds several of its seats answers once, for all of them.
        `then` are the answers to the questions of the same kind that follow, one after the other: see `Chain`.
        """
        table = self.table
        place, n = table.people.place(seat), seat_number(seat)
        if (repeated := table.repeated(seat, id)) is not None:
            return repeated
        play = table.playing()
        if place.holder != by and by != "clock":
            who = "a mind" if place.holder == "mind" else "nobody" if place.holder == "free" else "a person"
            raise TableError("not-allowed", f"{who} plays seat {seat}")
        number, further = self._read(option), [self._read(one) for one in then]
        asked = play.asked.get(n)
        if further and (not ask or (asked is not None and asked.windowed)):
            raise TableError("bad-request", "a chain begins with the answer to a question that is in no private window")
        if ask:
            if asked is None or asked.ask != ask or n in play.held:
                raise TableError("stale", "this question is not open any more")
            if number in asked.options:
                if further:
                    return self._hand_in_chain(n, [number, *further], by, id, now)
                return self.hand_in(n, Held(number, by, id), now)
        if number in play.state.interrupts(n):
            return table.enter(Decided(table.log.at(now), seat, option, by, id))
        if asked is not None and number in asked.options:
            raise TableError("stale", f"say which question this answers: the open one is {asked.ask}")
        raise RuleRefusal(play.match.refusal(n, number))

    def hand_in(self, seat: int, answer: Held, now: int) -> Applied:
        """An answer to an open question: it counts at once, or it waits with the others for the window to close."""
        table = self.table
        play = table.playing()
        if play.asked[seat].windowed and table.settings.window:
            play.held[seat] = answer
            return Applied(table.log.seq, held=True)
        also = ""
        places = table.people.places
        person = places[seat].person
        if answer.by == "human" and len(table.people.seats_of(person)) > 1:
            own = [i for i, place in enumerate(places) if place.person == person and place.holder == "human"]
            also = "".join(seat_letter(n) for n in play.together(seat, answer.option, own))
        return table.enter(self.entry(seat, answer, now, also))

    def entry(self, seat: int, answer: Held, now: int, also: str = "") -> Decided:
        """A decision as the log has it."""
        option = self.table.words.write(answer.option)
        return Decided(self.table.log.at(now), seat_letter(seat), option, answer.by, answer.id, also)

    def why(self, seat: str, option: str) -> Phrase | None:
        """Why an option, in notation, is not open to this seat now; None if it is. Changes nothing."""
        self.table.people.place(seat)
        play, n, number = self.table.started(), seat_number(seat), self._read(option)
        asked = play.asked.get(n)
        if asked is not None and number in asked.options:
            return None
        if not play.state.over and number in play.state.interrupts(n):
            return None
        return play.match.refusal(n, number)

    def script(self, name: str, numbers: list[int], now: int) -> Applied:
        """Script the next draw of this name, where everybody knows that the table began from a position. What was
        decided before cannot be taken back any more."""
        table = self.table
        table.playing()
        if table.made.position is None:
            raise TableError("not-allowed", "only a table that began from a position has scripted draws")
        return table.enter(Fixed(table.log.at(now), name, numbers))

    def _hand_in_chain(self, seat: int, options: list[int], by: By, id: str, now: int) -> Applied:  # noqa: A002
        """Hand in one answer after the other until something comes up."""
        table = self.table
        first, entries, audience = table.log.seq, list[Entry](), 0
        holder = table.people.places[seat].person
        chain = Chain(table.playing(), seat, table.views.knowledge(table.people.seats_of(holder)))
        stopped: Phrase | None = None
        for i, option in enumerate(options):
            if i and (stopped := chain.stopped(option)) is not None:
                break
            applied = self.hand_in(seat, Held(option, by, id), now)
            if applied.held:
                return applied
            entries += applied.entries
            audience |= applied.audience
        number = table.views.number(seat_letter(seat), table.log.seq)
        return Applied(first, entries, number, audience=audience, done=len(entries), stopped=stopped)

    def _read(self, option: str) -> int:
        try:
            return self.table.words.read(option)
        except NotationError as e:
            raise TableError("bad-request", str(e)) from None
