"""Who holds the seats of a table: people, minds, nobody.

A person is a number that the table assigns, 1, 2 ..., and never reuses. A token stands for a person, so it opens
whatever this person holds at the moment.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept
from gloam.core.words.wording import NotationError, seat_letter, seat_mask, seat_number
from gloam.table.errors import TableError
from gloam.table.wire import Holder, Wish

NO_PERSON = 0
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that Unicode does not call spaces and that nobody sees."""


def one_line(text: str) -> str:
    """One line without control characters: names and talk are shown next to other people's."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def visible(text: str) -> str:
    """A name on one line; "" for one that nobody could see."""
    name = one_line(text)
    return name if any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in name) else ""


def name_from(text: str) -> str:
    """The name that somebody gave; raises TableError for one that nobody could see."""
    name = visible(text)
    if not name:
        raise TableError("bad-request", "say under which name you sit down: it needs a letter that can be seen")
    return name


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Kept):
    """A seat of the table. A mind keeps the person it stands in for, who can come back.

    `before` are the names of those who held it earlier in this game, "" for a mind.
    """

    def __init__(self) -> None:
        self.holder: Holder = "free"
        self.person = NO_PERSON
        self.name = ""
        self.mind = ""
        self.before: list[str] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class People(Kept):
    """The places of a table and the people at it. One person may hold `each` seats, but none that are `opposed`; at
    most `sharing` people may be there if somebody holds several."""

    def __init__(self, seats: int, each: int, opposed: Sequence[int], sharing: int) -> None:
        self.each = each
        self.sharing = sharing
        self.opposed = opposed
        self.places = [Place() for _ in range(seats)]
        self._names: list[str] = []
        self._wishes: dict[int, tuple[int, set[int]]] = {}
        self._had: list[set[int]] | None = None
        self._seats: dict[int, str] = {}
        self._minds: frozenset[int] | None = None
        self._free: int | None = None
        self.changes = 0
        """How often something about a seat has changed: what was made of it before is out of date."""

    # Looking

    def place(self, seat: str) -> Place:
        try:
            return self.places[seat_number(seat)]
        except (NotationError, IndexError):
            raise TableError("bad-request", f"there is no seat {seat!r} at this table") from None

    def mask(self, seats: str) -> int:
        """The mask of some letters; "" is a spectator."""
        try:
            mask = seat_mask(seats)
        except NotationError:
            mask = -1
        if mask >> len(self.places):
            for seat in seats:
                self.place(seat)
        return mask

    def seats_of(self, person: int) -> str:
        """The letters of the seats that a person holds, also while a mind stands in."""
        if person == NO_PERSON:
            return ""
        found = self._seats.get(person)
        if found is None:
            found = "".join(seat_letter(i) for i, place in enumerate(self.places) if place.person == person)
            if person < self.newcomer():  # whoever asks for somebody else may name any number
                self._seats[person] = found
        return found

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

    def minds(self) -> frozenset[int]:
        if self._minds is None:
            self._minds = frozenset([i for i, place in enumerate(self.places) if place.holder == "mind"])
        return self._minds

    def free_count(self) -> int:
        """How many seats nobody holds: the card of a table is made at every decision."""
        if self._free is None:
            self._free = len(self.free())
        return self._free

    def free(self) -> list[str]:
        return [seat_letter(i) for i, place in enumerate(self.places) if place.holder == "free"]

    def unclaimed(self) -> list[str]:
        """Seats that a mind plays for nobody. Before the deal a person may have one of them for the asking."""
        return [
            seat_letter(i)
            for i, place in enumerate(self.places)
            if place.holder == "mind" and place.person == NO_PERSON
        ]

    def newcomer(self) -> int:
        """The number of the next person who comes to the table."""
        return len(self._names) + 1

    def name_of(self, person: int) -> str:
        return self._names[person - 1]

    def present(self) -> set[int]:
        """Everybody who holds a seat, also while a mind stands in."""
        return {place.person for place in self.places if place.person != NO_PERSON}

    def here(self, person: int) -> bool:
        """Whether a person is at the table: holds a seat, or has asked for one."""
        return bool(self.seats_of(person) or self.wished_by(person))

    def all_here(self) -> list[int]:
        """Everybody who is at the table."""
        wishing = {person for person, _ in self._wishes.values()}
        return sorted({place.person for place in self.places if place.person != NO_PERSON} | wishing)

    def wished_by(self, person: int) -> str:
        """The letter of the seat that a person asks for, "" for none."""
        return "".join(seat_letter(n) for n, (who, _) in self._wishes.items() if who == person)

    def wish(self, seat: str) -> Wish | None:
        """Who asks for a seat, who has agreed, and whose word is still needed."""
        self.place(seat)
        found = self._wishes.get(seat_number(seat))
        if found is None:
            return None
        person, agreed = found
        return Wish(person, self.name_of(person), sorted(agreed), sorted(self._needed(seat_number(seat)) - agreed))

    # The rule of who may have what

    def check_passing(self, seat: str, person: int, asker: int) -> None:
        """Raises TableError unless this seat may pass to this person; `asker` is who wants it so.

        Before the deal there is nothing to know yet. After it a seat is its holder's to give: whoever takes it over
        learns all that it knows, and two seats in one head are an advantage over everybody else.
        """
        place = self.place(seat)
        if self._had is not None and (place.person == NO_PERSON or place.person != asker):
            raise TableError("not-allowed", f"the game is on: only who holds seat {seat} can hand it over")
        self._check_room(seat, person)

    def check_leaving(self, seat: str, asker: int) -> None:
        """Raises TableError unless this seat may become free. In the game a person's seat is theirs to leave: nobody
        can be sent away who has a word in what becomes of the others' seats."""
        holder = self.place(seat).person
        if self._had is not None and holder not in (NO_PERSON, asker):
            raise TableError(
                "not-allowed", f"the game is on: a mind can play seat {seat}, but only its holder leaves it"
            )

    def check_wish(self, seat: str, person: int) -> None:
        """Raises TableError unless this person may ask the others for a seat of a running game."""
        n = seat_number(seat)
        if self.place(seat).person == person:
            raise TableError("not-allowed", f"you hold seat {seat} already")
        if n in self._wishes:
            raise TableError("not-allowed", f"somebody asks for seat {seat} already")
        if self.wished_by(person):
            raise TableError("not-allowed", "you ask for a seat already")
        self._check_room(seat, person)

    def check_voice(self, seat: str, asker: int, agree: bool) -> None:
        """Raises TableError unless this person has a word in who gets the seat; who asked may think better of it."""
        found = self.wish(seat)
        if found is None:
            raise TableError("stale", f"nobody asks for seat {seat} any more")
        if asker == found.person and not agree:
            return
        if asker in found.agreed and agree:
            raise TableError("not-allowed", "you have agreed already")
        if asker not in self.voices(seat):
            raise TableError("not-allowed", f"you have no word in who gets seat {seat}")

    def voices(self, seat: str) -> set[int]:
        """Whose word counts for a wish: that of those who are needed, and always the holder's."""
        return self._needed(seat_number(seat)) | {self.place(seat).person} - {NO_PERSON}

    def granted(self) -> list[tuple[str, int]]:
        """The seats that pass, and to whom: their holder hands them over, or everybody else agrees."""
        return [
            (seat_letter(n), person)
            for n, (person, agreed) in self._wishes.items()
            if self.places[n].person in agreed or self._needed(n) <= agreed
        ]

    def _needed(self, n: int) -> set[int]:
        """The holder alone while they play; else everybody else who holds a seat. Where somebody is absent, one person
        is not everybody: a host could put a mind in for the only other one and give the seat to a friend, or to nobody
        but themselves under another name."""
        place, (wisher, _) = self.places[n], self._wishes[n]
        others = self.present() - {wisher, place.person}
        if place.holder == "human" or (place.person != NO_PERSON and len(others) < 2):
            return {place.person}
        return others

    def _check_room(self, seat: str, person: int) -> None:
        """In the game every seat counts that somebody has held: what was seen there is not forgotten."""
        held = {seat_number(letter) for letter in self.seats_of(person)}
        if self._had is not None and person <= len(self._had):
            held |= self._had[person - 1]
        if len(held | {seat_number(seat)}) > self.each:
            raise TableError("not-allowed", f"one person may hold {self.each} of the seats here")
        if self._had is None and self._too_many(seat, person):
            raise TableError(
                "not-allowed", f"with more than {self.sharing} people nobody holds several of the seats here"
            )
        for other in sorted(held):
            if self.opposed[seat_number(seat)] >> other & 1:
                against = f"seats {seat_letter(other)} and {seat} play against each other"
                raise TableError("not-allowed", f"{against}: nobody holds both")

    def _too_many(self, seat: str, person: int) -> bool:
        """Whether somebody would hold several seats among more people than may be there then."""
        holders = [place.person for place in self.places]
        holders[seat_number(seat)] = person
        people = {holder for holder in holders if holder != NO_PERSON}
        return len(people) > self.sharing and any(holders.count(one) > 1 for one in people)

    # The fold

    def dealt(self) -> None:
        """From now on seats have secrets."""
        self.changes += 1
        self._had = [{seat_number(seat) for seat in self.seats_of(person)} for person in range(1, self.newcomer())]

    def sat(self, seat: str, name: str, person: int) -> bool:
        """A person sits down, or comes back to where a mind stood in, which is what this says."""
        self._known(person, name)
        place = self.place(seat)
        back = place.holder == "mind" and place.person == person
        place.holder, place.person, place.name, place.mind = "human", person, name, ""
        self._change(seat)
        return back

    def minded(self, seat: str, mind: str) -> None:
        place = self.place(seat)
        place.holder, place.mind = "mind", mind
        self._change(seat)

    def freed(self, seat: str) -> None:
        old, free = self.place(seat), Place()
        free.before = old.before
        if self._had is not None and old.person != NO_PERSON:
            free.before = [*old.before, old.name]
        self.places[seat_number(seat)] = free
        self._change(seat)

    def handed(self, seat: str, person: int) -> None:
        self._known(person, "")
        place = self.place(seat)
        if self._had is not None and (place.person != NO_PERSON or place.holder == "mind"):
            place.before = [*place.before, place.name]
        place.holder, place.person, place.name, place.mind = "human", person, self.name_of(person), ""
        self._wishes.pop(seat_number(seat), None)
        self._change(seat)

    def wished(self, seat: str, name: str, person: int) -> None:
        self._known(person, name)
        self.place(seat)
        self.changes += 1
        self._wishes[seat_number(seat)] = (person, set())

    def agreed(self, seat: str, person: int) -> None:
        self.changes += 1
        self._wishes[seat_number(seat)][1].add(person)

    def declined(self, seat: str) -> None:
        self.changes += 1
        del self._wishes[seat_number(seat)]

    def _known(self, person: int, name: str) -> None:
        if name and person == self.newcomer():
            self._names.append(name)
            if self._had is not None:
                self._had.append(set())
        elif not 0 < person < self.newcomer():
            raise ValueError(f"there is no person {person} at this table")

    def _change(self, seat: str) -> None:
        """Somebody else plays this seat: who agreed to a wish agreed to something else."""
        n = seat_number(seat)
        self.changes += 1
        self._seats.clear()
        self._minds = None
        self._free = None
        if n in self._wishes:
            self._wishes[n] = (self._wishes[n][0], set())
        person = self.places[n].person
        if self._had is not None and person != NO_PERSON:
            self._had[person - 1].add(n)
