"""What the seats do: decisions, chains of them, taking back, talk, and what time decides."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE
from gloam.core.words.phrases import Phrase
from gloam.core.words.wording import seat_letter, seat_number
from gloam.table.chain import Chain
from gloam.table.entries import Decided, Entry, Fixed, Said, Undone
from gloam.table.errors import RuleRefusal, TableError
from gloam.table.people import one_line
from gloam.table.play import Held
from gloam.table.seating import Seating
from gloam.table.showing import channels_of
from gloam.table.taken import Taken
from gloam.table.wire import By

LOG = logging.getLogger("gloam.table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding(Seating):
    """Requests about the game. They raise TableError or RuleRefusal, and then nothing has changed."""

    def script(self, name: str, numbers: list[int], now: int) -> Taken:
        """Script the next draw of this name, where everybody knows that the table began from a position. What was
        decided before cannot be taken back any more."""
        self.playing()
        if self.made.position is None:
            raise TableError("not-allowed", "only a table that began from a position has scripted draws")
        return self.take(Fixed(self._at(now), name, numbers))

    def decide(
        self,
        seat: str,
        option: str,
        ask: int,
        id: str,  # noqa: A002
        now: int,
        by: By = "human",
        then: Sequence[str] = (),
    ) -> Taken:
        """Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation.

        Where a group decides together, a person who holds several of its seats answers once, for all of them.
        `then` are the answers to the questions of the same kind that follow, one after the other: see `Chain`.
        """
        place, n = self._place(seat), seat_number(seat)
        if (repeated := self._repeated(seat, id)) is not None:
            return repeated
        play = self.playing()
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
                return self._answers(n, [number, *further], by, id, now)
        if number in play.state.interrupts(n):
            return self.take(Decided(self._at(now), seat, option, by, id))
        if asked is not None and number in asked.options:
            raise TableError("stale", f"say which question this answers: the open one is {asked.ask}")
        raise RuleRefusal(play.match.refusal(n, number))

    def why(self, seat: str, option: str) -> Phrase | None:
        """Why an option, in notation, is not open to this seat now; None if it is. Changes nothing."""
        self._place(seat)
        play, n, number = self._playing_or_over(), seat_number(seat), self._read(option)
        asked = play.asked.get(n)
        if asked is not None and number in asked.options:
            return None
        if not play.state.over and number in play.state.interrupts(n):
            return None
        return play.match.refusal(n, number)

    def undo(self, seat: str, id: str, now: int) -> Taken:  # noqa: A002
        """Take the seat's last decision back, if the table allows it, it was a plan and nothing was decided since that
        its side knows of. What was decided in one go is taken back in one go.
        """
        self._place(seat)
        if (repeated := self._repeated(seat, id)) is not None:
            return repeated
        play = self.playing()
        if not self.settings.undo:
            raise TableError("not-allowed", "decisions stand at this table")
        seats = self.people.seats_of(self._place(seat).person)
        last = self._last_known(seats)
        if last is None:
            raise RuleRefusal(Phrase("stands-nothing", "", {}))
        if (why := self._stands(last, seats)) or seat_letter(last.seat) != seat:
            raise RuleRefusal(Phrase(f"stands-{why or 'others'}", "", {}))
        if play.past.without(last, play.match) is None:
            LOG.error("%s: a choice was declared as a plan, but others ran into it: it stands", self.game.id)
            raise RuleRefusal(Phrase("stands-done", "", {}))
        return self.take(Undone(self._at(now), seat, id))

    def say(self, seat: str, text: str, channel: str, id: str, now: int) -> Taken:  # noqa: A002
        """Say something on a channel of the game."""
        self._place(seat)
        if (repeated := self._repeated(seat, id)) is not None:
            return repeated
        if not self.settings.talk:
            raise TableError("not-allowed", "there is no talk at this table")
        channels = channels_of(self.game, self.play, seat_number(seat))
        if channel not in channels:
            raise TableError("not-allowed", f"there is no channel {channel!r} for seat {seat} now")
        text = one_line(text)
        if not text:
            raise TableError("bad-request", "there is nothing to say")
        audience = channels[channel]
        if audience != EVERYONE:
            audience |= 1 << seat_number(seat)
        return self.take(Said(self._at(now), seat, channel, text, audience, id))

    def expire(self, now: int) -> Taken:
        """Whatever is due at `now`: private windows that close, clocks that ran out, minds whose pace is over."""
        first, entries, audience = self.seq, list[Entry](), 0
        while (due := self._due(now)) is not None:
            entry = self.decided(*due, now)
            audience |= self._apply(entry)
            entries.append(entry)
        return Taken(first, entries, audience=audience)

    def _due(self, now: int) -> tuple[int, Held] | None:
        play = self.play
        if play is None:
            return None
        if play.ready and now >= self.pace_end():
            # By seat: which mind was done first, or asked first, tells nothing.
            seat = min(play.ready)
            return seat, play.ready[seat]
        return play.due(self.people.minds(), now)

    def _answers(self, seat: int, options: list[int], by: By, id: str, now: int) -> Taken:  # noqa: A002
        """Answer, and go on with further answers until something comes up."""
        if len(options) == 1:
            return self.answer(seat, Held(options[0], by, id), now)
        first, entries, audience = self.seq, list[Entry](), 0
        chain = Chain(self.playing(), seat, self.knowledge(self.people.seats_of(self.places[seat].person)))
        stopped: Phrase | None = None
        for i, option in enumerate(options):
            if i and (stopped := chain.stopped(option)) is not None:
                break
            taken = self.answer(seat, Held(option, by, id), now)
            if taken.held:
                return taken
            entries += taken.entries
            audience |= taken.audience
        number = self._number(seat_letter(seat), self.seq)
        return Taken(first, entries, number, audience=audience, done=len(entries), stopped=stopped)

    def answer(self, seat: int, held: Held, now: int) -> Taken:
        """An answer to an open question: it counts at once, or it waits with the others for the window to close."""
        play = self.playing()
        if play.asked[seat].windowed and self.settings.window:
            play.held[seat] = held
            return Taken(self.seq, held=True)
        also = ""
        person = self.places[seat].person
        if held.by == "human" and len(self.people.seats_of(person)) > 1:
            own = [i for i, place in enumerate(self.places) if place.person == person and place.holder == "human"]
            also = "".join(seat_letter(n) for n in play.together(seat, held.option, own))
        return self.take(self.decided(seat, held, now, also))

    def decided(self, seat: int, held: Held, now: int, also: str = "") -> Decided:
        option = self.words.write(held.option)
        return Decided(self._at(now), seat_letter(seat), option, held.by, held.id, also)
