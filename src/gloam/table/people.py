"""Who holds the seats of a table: people, minds, nobody.

A person is a number that the table counts, 1, 2 ...; it is never used again for somebody else. A token stands for a
person, so what it opens is what this person holds at that moment.
"""

from __future__ import annotations

from gloam.core.lexicon import NotationError, seat_letter, seat_number
from gloam.table.errors import TableError
from gloam.table.wire import Holder

NO_PERSON = 0


class Place:
    """A seat of the table. A mind keeps the person it stands in for, who can come back."""

    def __init__(self) -> None:
        self.holder: Holder = "free"
        self.person = NO_PERSON
        self.name = ""
        self.mind = ""


class People:
    """The places of a table and the people at it. One person may hold `each` seats."""

    def __init__(self, seats: int, each: int) -> None:
        self.each = each
        self.places = [Place() for _ in range(seats)]
        self._names: list[str] = []

    # Looking

    def place(self, seat: str) -> Place:
        try:
            return self.places[seat_number(seat)]
        except (NotationError, IndexError):
            raise TableError("bad-request", f"there is no seat {seat!r} at this table") from None

    def mask(self, seats: str) -> int:
        """The mask of some letters; "" is a spectator."""
        mask = 0
        for seat in seats:
            self.place(seat)
            mask |= 1 << seat_number(seat)
        return mask

    def seats_of(self, person: int) -> str:
        """The letters of the seats that a person holds, also while a mind stands in."""
        if person == NO_PERSON:
            return ""
        return "".join(seat_letter(i) for i, place in enumerate(self.places) if place.person == person)

    def own(self, person: int, seat: str) -> str:
        """The seat that a person means: one of their own, "" for the only one."""
        seats = self.seats_of(person)
        if not seats:
            raise TableError("not-allowed", "this token holds no seat")
        if not seat and len(seats) > 1:
            raise TableError("bad-request", f"say for which of your seats this is: {', '.join(seats)}")
        if seat and seat not in seats:
            self.place(seat)
            raise TableError("not-allowed", f"you do not hold seat {seat}")
        return seat or seats

    def minds(self) -> set[int]:
        return {i for i, place in enumerate(self.places) if place.holder == "mind"}

    def free(self) -> list[str]:
        return [seat_letter(i) for i, place in enumerate(self.places) if place.holder == "free"]

    def newcomer(self) -> int:
        """The number of the next person who comes to the table."""
        return len(self._names) + 1

    def name_of(self, person: int) -> str:
        return self._names[person - 1]

    # The rule of who may have what

    def check_passing(self, seat: str, person: int, asker: int, dealt: bool) -> None:
        """Raises TableError unless this seat may pass to this person; `asker` is who wants it so.

        Before the deal there is nothing to know yet. After it a seat is its holder's to give: whoever takes it over
        learns all that it knows, and two seats in one head are an advantage over everybody else.
        """
        place = self.place(seat)
        if dealt and (place.person == NO_PERSON or place.person != asker):
            raise TableError("not-allowed", f"the game is on: only who holds seat {seat} can hand it over")
        held = len(self.seats_of(person))
        if held >= self.each:
            raise TableError("not-allowed", f"one person may hold {self.each} of the seats here")

    # The fold

    def sat(self, seat: str, name: str, person: int) -> bool:
        """A person sits down, or comes back to where a mind stood in, which is what this says."""
        if person == self.newcomer():
            self._names.append(name)
        elif not 0 < person < self.newcomer():
            raise ValueError(f"there is no person {person} at this table")
        place = self.place(seat)
        back = place.holder == "mind" and place.person == person
        place.holder, place.person, place.name, place.mind = "human", person, name, ""
        return back

    def minded(self, seat: str, mind: str) -> None:
        place = self.place(seat)
        place.holder, place.mind = "mind", mind

    def freed(self, seat: str) -> None:
        self.place(seat)
        self.places[seat_number(seat)] = Place()

    def handed(self, seat: str, person: int) -> None:
        if not 0 < person < self.newcomer():
            raise ValueError(f"there is no person {person} at this table")
        place = self.place(seat)
        place.holder, place.person, place.name, place.mind = "human", person, self.name_of(person), ""
