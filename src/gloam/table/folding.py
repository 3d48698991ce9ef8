"""A table as the fold of its log: entries go in, and nothing else changes it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.match import OfGame
from gloam.core.words.phrases import Phrase
from gloam.core.words.wording import NotationError, seat_number
from gloam.table.ears import Ears
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
from gloam.table.errors import TableError
from gloam.table.people import People, Place
from gloam.table.play import Play
from gloam.table.taken import Taken
from gloam.table.wire import TEXT_KEYS, Phase


@mypyc_attr(allow_interpreted_subclasses=True)
class Folding(OfGame):
    """What the entries make of a table: who sits there, the game, what was told, and how each viewer counts it.

    `seq` is the number of entries, as the store counts them. `moment` is its value at the last change that the minds
    have to think about together: not talk, nor what was decided out of sight. `changed` is when everybody last saw
    something change at the table.
    """

    def __init__(self, made: Made, find: Callable[[str], Game] = game_named) -> None:
        self.made = made
        self.table = made.table
        self.settings = made.settings
        self.belong(find(made.game))
        self.seq = 0
        self.moment = 0
        self.last = made.at
        self.changed = made.at
        self.touched = made.at
        opposed = [self.game.opposed(made.seats, seat) for seat in range(made.seats)]
        self.people = People(
            made.seats, self.game.seats_per_person(made.seats), opposed, self.game.shared_by(made.seats)
        )
        self.ears = Ears()
        self.play: Play | None = None
        self.next = ""
        self._numbers: dict[tuple[str, str], tuple[int, int]] = {}
        self._apply(made)

    @property
    def places(self) -> list[Place]:
        return self.people.places

    @property
    def phase(self) -> Phase:
        play = self.play
        if play is None:
            return "waiting"
        return "over" if play.match.state.over else "playing"

    # Counting

    def knowledge(self, seats: str) -> int:
        """The mask of all whose knowledge the holder of these seats has."""
        mask = self.people.mask(seats)
        return mask if self.play is None else self.play.match.state.sharing(mask)

    def counted(self, seats: str) -> int:
        """How many entries the holder of these seats knows of."""
        return self.ears.of(self.knowledge(seats)).count

    def number_of(self, seat: str, id: str) -> int | None:  # noqa: A002
        """The number of a request's entry as who holds its seat counts; None if it is not in the log (yet)."""
        found = self._numbers.get((seat, id))
        return None if found is None else self._number(seat, found[0])

    def concerns(self, seats: str, taken: Taken) -> bool:
        """Whether a viewer is told of what was taken: not of whispers between others, nor of what others decided out
        of sight."""
        return hears(self.knowledge(seats), taken.audience)

    def _number(self, seat: str, entry: int) -> int:
        seats = self.people.seats_of(self._place(seat).person) or seat
        return self.ears.of(self.knowledge(seats)).number(entry)

    # Time

    def next_deadline(self) -> int | None:
        """When `expire` must be called although nothing happens."""
        play = self.play
        if play is None:
            return None
        if play.window is None and self.settings.clock == "none":
            return self.pace_end() if play.ready else None
        end = play.next_end(self.people.minds())
        if not play.ready:
            return end
        return self.pace_end() if end is None else min(end, self.pace_end())

    def pace_end(self) -> int:
        """When the pace of the minds is over, counted from the last change that everybody saw."""
        return self.changed + self.settings.pace

    # The fold

    def take(self, *entries: Entry) -> Taken:
        first, audience = self.seq, 0
        for entry in entries:
            audience |= self._apply(entry)
        last = entries[-1]
        if isinstance(last, (Decided, Undone, Said)):
            number = self._number(last.seat, self.seq)
        else:
            number = self.ears.of(NOBODY).count
        return Taken(first, list(entries), number, audience=audience)

    def _apply(self, entry: Entry) -> int:
        """The only way a table changes, live and from its log. Returns the mask of seats that the entry concerns."""
        self.seq += 1
        self.last = entry.at
        audience = EVERYONE
        play = self.play
        open_before = None if play is None else _in_the_open(play)
        match entry:
            case Decided():  # first, because nearly all are
                audience = self._decide(entry)
            case Made():
                if self.seq != 1:
                    raise ValueError("a table is made once")
            case Sat() | Minded() | Freed() | Handed() | Wished() | Agreed() | Declined():
                self._seat(entry)
            case Started():
                self._deal(entry)
            case Fixed():
                self._fix(entry)
            case Undone():
                audience = self._take_back(entry)
            case Said():
                audience = entry.audience
                name = self._place(entry.seat).name
                self.ears.say(audience, entry.at, entry.seat, name, entry.channel, entry.text)
            case Again():
                self.next = entry.table
        self.ears.count(audience)
        if isinstance(entry, (Decided, Undone, Said)) and entry.id:
            _, entries = self._numbers.get((entry.seat, entry.id), (0, 0))
            self._numbers[entry.seat, entry.id] = self.seq, entries + 1
        if audience == EVERYONE:
            self.touched = entry.at
        if not isinstance(entry, Said):
            self._changed(entry.at, audience)
            if audience != EVERYONE and play is not None and open_before != _in_the_open(play):
                self.moment = self.seq
        return audience

    def _seat(self, entry: Sat | Minded | Freed | Handed | Wished | Agreed | Declined) -> None:
        """Somebody else plays this seat, or would like to; during the game all are told."""
        key, who = "", entry.seat
        match entry:
            case Sat():
                key = "event-came-back" if self.people.sat(entry.seat, entry.name, entry.person) else ""
            case Minded():
                key = "event-mind-in"
                self.people.minded(entry.seat, entry.mind)
            case Freed():
                key = "event-left"
                self.people.freed(entry.seat)
            case Handed():
                key = "event-seat-handed-over"
                self.people.handed(entry.seat, entry.person)
            case Wished():
                key = "event-seat-wished"
                self.people.wished(entry.seat, entry.name, entry.person)
            case Agreed():
                key, who = "event-seat-agreed", self.people.seats_of(entry.person)[0]
                self.people.agreed(entry.seat, entry.person)
            case Declined():
                key = "event-seat-declined"
                self.people.declined(entry.seat)
        if self.play is None:
            return
        if not isinstance(entry, (Wished, Agreed, Declined)):
            # What a mind had ready for it is gone; and nobody takes back what somebody else decided.
            self.play.ready.pop(seat_number(entry.seat), None)
        if isinstance(entry, (Freed, Handed)):
            self.play.past.clear()
        if key:
            facts = {"who": f"seat:{who}", "seat": entry.seat}
            self.ears.tell(EVERYONE, Phrase(key, "", {name: facts[name] for name in TEXT_KEYS[key]}))

    def _decide(self, entry: Decided) -> int:
        play = self._playing_or_over()
        seat, option = seat_number(entry.seat), self.words.read(entry.option)
        also = [seat_number(n) for n in entry.also]
        asked = play.asked.get(seat)
        events, audience = play.decide(seat, option, entry.by, entry.at, also, entry.id)
        if entry.by == "clock" and asked is not None:
            # Whoever saw the question may know that nobody was there to answer it.
            self.ears.tell(asked.audience, Phrase("event-clock-acted", "", {"who": f"seat:{entry.seat}"}))
        self._tell(events)
        return audience

    def _fix(self, entry: Fixed) -> None:
        """That a draw is scripted is for all to know, and what it shows for nobody."""
        play = self._playing_or_over()
        play.match.fix(entry.name, list(entry.numbers))
        play.past.clear()  # what was decided before it stands
        self.ears.tell(EVERYONE, Phrase("event-draw-scripted", "", {}))

    def _take_back(self, entry: Undone) -> int:
        play = self._playing_or_over()
        # What it told was weighed when it was asked for; what stands in the log was allowed.
        last = play.past.last_of(seat_number(entry.seat))
        if last is None:
            raise ValueError("there is nothing to take back")
        play.take_back(last, entry.at)
        self.ears.tell(last.audience, Phrase("event-taken-back", "", {"who": f"seat:{entry.seat}"}))
        return last.audience

    def _tell(self, events: list[Note]) -> None:
        ears, words = self.ears, self.words
        for note in events:
            ears.tell(note.audience, words.event(note), note)

    def _changed(self, at: int, audience: int) -> None:
        """Something is not as it was, for those concerned."""
        if audience == EVERYONE:
            self.moment = self.seq
            self.changed = at

    def _deal(self, entry: Started) -> None:
        made = self.made
        self.people.dealt()
        self.play = Play(self.game, made.seats, made.beginning, made.options, self.settings, entry.at)
        if made.position is not None:
            self.ears.tell(EVERYONE, Phrase("event-from-position", "", {}))
        self._tell(self.play.match.events)

    # Checks

    def _at(self, now: int) -> int:
        """Time does not run backwards in a log, whatever the clock of the machine does."""
        return max(now, self.last)

    def _place(self, seat: str) -> Place:
        return self.people.place(seat)

    def _not_over(self) -> None:
        if self.phase == "over":
            raise TableError("not-allowed", "the game is over")

    def playing(self) -> Play:
        play = self._playing_or_over()
        if play.match.state.over:
            raise TableError("not-allowed", "the game is over")
        return play

    def _read(self, option: str) -> int:
        try:
            return self.words.read(option)
        except NotationError as e:
            raise TableError("bad-request", str(e)) from None

    def _playing_or_over(self) -> Play:
        if self.play is None:
            raise TableError("not-allowed", "the game has not started")
        return self.play

    def _repeated(self, seat: str, id: str) -> Taken | None:  # noqa: A002
        found = self._numbers.get((seat, id)) if id else None
        if found is not None:
            return Taken(self.seq, number=self._number(seat, found[0]), repeated=True, done=found[1])
        play = self.play
        held = play.held.get(seat_number(seat)) if play is not None and play.held else None
        return Taken(self.seq, held=True) if held is not None and id and held.id == id else None


def _in_the_open(play: Play) -> list[tuple[int, int]]:
    """The questions that the minds think about together, by seat and number."""
    return [(seat, asked.ask) for seat, asked in play.asked.items() if not asked.quiet]
