"""The minds at a table: what they are asked, what happens to their answers, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.core.history import EVERYONE
from gloam.core.rng import mixed
from gloam.core.words.lexicon import seat_number
from gloam.table.applied import Applied
from gloam.table.asked import Held
from gloam.table.entries import Entry
from gloam.table.errors import TableError
from gloam.table.part import TablePart
from gloam.table.thinking import NO_ANSWER, MindQuestion, Thinking, Thought
from gloam.table.wire import Hint

if TYPE_CHECKING:
    from gloam.table.table import Table

MINDS_STREAM = 7
"""The minds' dice come from the table's seed by this number, so that they tell nothing about the game's."""


class Minding(TablePart):
    """What a table asks the minds in its seats, and how their answers become entries of its log."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._still = -1
        self._listening: dict[str, bool] = {}

    def wanted(self, now: int) -> Thinking | None:
        """What the minds must be asked now, but for quiet questions; None if there is nothing. The same until something
        changes: the caller remembers for which moment it has asked."""
        if self.table.phase != "playing":
            return None
        play, minds = self.table.playing(), self.table.people.minds()
        s = play.state
        questions = [
            self._question(seat, self.table.people.places[seat].mind, offers)
            for seat in s.interrupt_order()
            if seat in minds and self._still != self.table.log.moment and (offers := s.interrupts(seat))
        ]
        pause = self.table.settings.pace
        for seat, asked in play.asked.items():
            if seat in minds and seat not in play.held and not asked.quiet:
                questions.append(self._question(seat, self.table.people.places[seat].mind))
                if asked.windowed and self.table.settings.window:
                    pause = 0  # the answer is held anyway, and must be here before the window closes
        return self._thinking(self.table.table, self.table.log.changed + pause, questions) if questions else None

    def thought(self, thought: Thought, now: int) -> Applied:
        """Hand in what the minds decided. A thought for a moment that has passed does nothing."""
        first, entries, held, audience = self.table.log.seq, list[Entry](), False, 0
        if thought.moment != self.table.log.moment or self.table.phase != "playing":
            return Applied(first)
        self._still = self.table.log.moment
        play = self.table.playing()
        asked = dict(play.asked)
        for seat, option in thought.moves:
            if self.table.people.places[seat].holder != "mind":
                continue
            question = asked.get(seat)
            if question is not None and not question.quiet and (option in question.options or option == NO_ANSWER):
                # Another answer of this thought may have changed what is asked.
                if question is play.asked.get(seat) and seat not in play.held:
                    option = play.default(seat) if option == NO_ANSWER else option
                    applied = self.table.decisions.hand_in(seat, Held(option, "mind", ""), now)
                    entries += applied.entries
                    held, audience = held or applied.held, audience | applied.audience
            elif option in play.state.interrupts(seat):
                applied = self.table.enter(self.table.decisions.entry(seat, Held(option, "mind", ""), now))
                entries += applied.entries
                audience |= applied.audience
        return Applied(first, entries, held=held, audience=audience)

    def quiet_wanted(self) -> Thinking | None:
        """The quiet questions to minds that have no answer yet; None if there is none. They are asked at once, all
        together; the answers go to `quiet_thought` as soon as they are there, and only then is this asked again."""
        if self.table.phase != "playing":
            return None
        play, minds = self.table.playing(), self.table.people.minds()
        questions = [
            self._question(seat, self.table.people.places[seat].mind)
            for seat, asked in sorted(play.asked.items(), key=lambda item: item[0])
            if asked.quiet and seat in minds and seat not in play.ready
        ]
        return self._thinking(self.table.table, self.table.clocks.pace_end(), questions) if questions else None

    def quiet_thought(self, thinking: Thinking, thought: Thought, now: int) -> Applied:
        """Hand in the answers to quiet questions; one to a question that is not open any more does nothing.

        What no person notices counts at once. All else is kept for the end of the minds' pace, counted from the last
        change that everybody saw. So a mind's secret turn takes one pace, whatever it does in it.
        """
        first, entries, audience = self.table.log.seq, list[Entry](), 0
        moves = dict(thought.moves)
        for question in thinking.questions:
            seat = question.seat
            if self.table.phase != "playing" or self.table.people.places[seat].holder != "mind":
                continue
            play = self.table.playing()
            asked = play.asked.get(seat)
            if asked is None or asked.ask != question.ask or seat in play.ready:
                continue
            option = moves.get(seat, NO_ANSWER)
            answer = Held(option if option in asked.options else play.default(seat), "mind", "")
            if now < self.table.clocks.pace_end() and self._noticed(play.would_concern(seat, answer.option)):
                play.ready[seat] = answer
            else:
                applied = self.table.enter(self.table.decisions.entry(seat, answer, now))
                entries += applied.entries
                audience |= applied.audience
        return Applied(first, entries, audience=audience)

    def _noticed(self, audience: int) -> bool:
        """Whether a person may notice what concerns these seats; everybody includes spectators."""
        people = [i for i, place in enumerate(self.table.people.places) if place.holder != "mind"]
        return audience == EVERYONE or any(audience >> i & 1 for i in people)

    def hint_wanted(self, seat: str, mind: str = "") -> Thinking:
        """What a mind must be asked to give this seat a hint."""
        self.table.people.place(seat)
        n, play = seat_number(seat), self.table.playing()
        if not self.table.settings.hints:
            raise TableError("not-allowed", "there are no hints at this table")
        name = self.table.seating.mind_named(mind)
        if n in play.asked:
            question = self._question(n, name)
        elif offers := play.state.interrupts(n):
            question = self._question(n, name, offers)
        else:
            raise TableError("not-allowed", "there is nothing to decide now")
        return self._thinking(f"{self.table.table}/hint", self.table.log.changed, [question])

    def hint(self, thinking: Thinking, thought: Thought) -> Hint:
        """The hint from the thought."""
        if not thought.moves or thought.moves[0][1] == NO_ANSWER:
            raise TableError("not-allowed", "the mind would do nothing now")
        choice = self.table.playing().match.choice(thought.moves[0][1])
        return Hint(choice, thinking.questions[0].mind, thought.why)

    def _question(self, seat: int, mind: str, offers: list[int] | None = None) -> MindQuestion:
        """What a mind is asked: whether it takes one of the interrupts offered, or the open question of its seat."""
        play = self.table.playing()
        side = play.state.side(seat)
        known, heard = play.state.masked(side), self.table.ears.notes(side) if self._listens(mind) else []
        if offers is not None:
            return MindQuestion(seat, mind, True, 0, offers, known, heard)
        asked = play.asked[seat]
        return MindQuestion(seat, mind, False, asked.kind, asked.options, known, heard, asked.ask)

    def _listens(self, mind: str) -> bool:
        if mind not in self._listening:
            self._listening[mind] = self.table.game.minds()[mind]().listens
        return self._listening[mind]

    def _thinking(self, table: str, due: int, questions: list[MindQuestion]) -> Thinking:
        seed = mixed(self.table.made.seed, MINDS_STREAM)
        return Thinking(
            table, self.table.game.id, len(self.table.people.places), self.table.log.moment, due, seed, questions
        )
