"""What each entry of the log does to a table: entries go in, and nothing else changes it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE, Note
from gloam.core.words.phrases import Phrase
from gloam.core.words.wording import seat_number
from gloam.minds import name_today
from gloam.table.entries import (
    Again,
    Agreed,
    Decided,
    Declined,
    Entry,
    Fixed,
    Freed,
    Handed,
    Made,
    Minded,
    Said,
    Sat,
    Started,
    Undone,
    Wished,
)
from gloam.table.part import TablePart
from gloam.table.play import Play
from gloam.table.wire import TEXT_KEYS


@mypyc_attr(allow_interpreted_subclasses=True)
class Folding(TablePart):
    """Applies entries one by one, live and from a log."""

    def fold(self, entry: Entry) -> int:
        """The only way a table changes. Returns the mask of seats that the entry concerns."""
        table = self.table
        log, play = table.log, table.play
        log.add(entry.at)
        audience = EVERYONE
        open_before = None if play is None else _in_the_open(play)
        match entry:
            case Decided():  # first, because nearly all are
                audience = self._decision(entry)
            case Made():
                if log.seq != 1:
                    raise ValueError("a table is made once")
            case Sat() | Minded() | Freed() | Handed() | Wished() | Agreed() | Declined():
                self._seat(entry)
            case Started():
                self._deal(entry)
            case Fixed():
                self._scripted_draw(entry)
            case Undone():
                audience = self._taking_back(entry)
            case Said():
                audience = entry.audience
                name = table.people.place(entry.seat).name
                table.ears.say(audience, entry.at, entry.seat, name, entry.channel, entry.text)
            case Again():
                table.next = entry.table
        table.ears.count(audience)
        if isinstance(entry, (Decided, Undone, Said)) and entry.id:
            log.answer(entry.seat, entry.id)
        if audience == EVERYONE:
            log.touch(entry.at)
        if not isinstance(entry, Said):
            if audience == EVERYONE:
                log.change(entry.at)
            elif play is not None and open_before != _in_the_open(play):
                log.moment = log.seq
            table.views.change(audience)
        return audience

    def _decision(self, entry: Decided) -> int:
        table = self.table
        play = table.started()
        seat, option = seat_number(entry.seat), table.words.read(entry.option)
        also = [seat_number(n) for n in entry.also]
        asked = play.asked.get(seat)
        events, audience = play.advance(seat, option, entry.by, entry.at, also, entry.id)
        if entry.by == "clock" and asked is not None:
            # Whoever saw the question may know that nobody was there to answer it.
            table.ears.tell(asked.audience, Phrase("event-clock-acted", "", {"who": f"seat:{entry.seat}"}))
        self._tell(events)
        return audience

    def _taking_back(self, entry: Undone) -> int:
        play = self.table.started()
        # What it told was weighed when it was asked for; what stands in the log was allowed.
        last = play.past.last_of(seat_number(entry.seat))
        if last is None:
            raise ValueError("there is nothing to take back")
        play.take_back(last, entry.at)
        self.table.ears.tell(last.audience, Phrase("event-taken-back", "", {"who": f"seat:{entry.seat}"}))
        return last.audience

    def _seat(self, entry: Sat | Minded | Freed | Handed | Wished | Agreed | Declined) -> None:
        """Somebody else plays this seat, or would like to; during the game all are told."""
        people, play = self.table.people, self.table.play
        key, who = "", entry.seat
        match entry:
            case Sat():
                key = "event-came-back" if people.sat(entry.seat, entry.name, entry.person) else ""
            case Minded():
                key = "event-mind-in"
                people.minded(entry.seat, name_today(self.table.game, entry.mind))
            case Freed():
                key = "event-left"
                people.freed(entry.seat)
            case Handed():
                key = "event-seat-handed-over"
                people.handed(entry.seat, entry.person)
            case Wished():
                key = "event-seat-wished"
                people.wished(entry.seat, entry.name, entry.person)
            case Agreed():
                key, who = "event-seat-agreed", people.seats_of(entry.person)[0]
                people.agreed(entry.seat, entry.person)
            case Declined():
                key = "event-seat-declined"
                people.declined(entry.seat)
        if play is None:
            return
        if not isinstance(entry, (Wished, Agreed, Declined)):
            # What a mind had ready for it is gone; and nobody takes back what somebody else decided.
            play.ready.pop(seat_number(entry.seat), None)
        if isinstance(entry, (Freed, Handed)):
            play.past.clear()
        if key:
            facts = {"who": f"seat:{who}", "seat": entry.seat}
            self.table.ears.tell(EVERYONE, Phrase(key, "", {name: facts[name] for name in TEXT_KEYS[key]}))

    def _deal(self, entry: Started) -> None:
        table, made = self.table, self.table.made
        table.people.dealt()
        play = table.play = Play(table.game, made.seats, made.beginning, made.options, table.settings, entry.at)
        if made.position is not None:
            table.ears.tell(EVERYONE, Phrase("event-from-position", "", {}))
        self._tell(play.match.events)

    def _scripted_draw(self, entry: Fixed) -> None:
        """That a draw is scripted is for all to know, and what it shows for nobody."""
        play = self.table.started()
        play.match.fix(entry.name, list(entry.numbers))
        play.past.clear()  # what was decided before it stands
        self.table.ears.tell(EVERYONE, Phrase("event-draw-scripted", "", {}))

    def _tell(self, events: list[Note]) -> None:
        ears, words = self.table.ears, self.table.words
        for note in events:
            ears.tell(note.audience, words.event(note), note)


def _in_the_open(play: Play) -> list[tuple[int, int]]:
    """The questions that the minds think about together, by seat and number."""
    return [(seat, asked.ask) for seat, asked in play.asked.items() if not asked.quiet]
