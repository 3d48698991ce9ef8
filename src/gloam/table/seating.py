"""Who sits where: taking, leaving and handing over seats, minds in them, and the deal."""

from __future__ import annotations

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.words.wording import seat_letter
from gloam.minds import best_mind
from gloam.table.entries import Agreed, Declined, Entry, Freed, Handed, Minded, Sat, Started, Wished
from gloam.table.errors import TableError
from gloam.table.people import Place, name_from
from gloam.table.showing import Showing
from gloam.table.taken import Taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating(Showing):
    """Requests about seats. They raise TableError, and then nothing has changed."""

    def sit(self, seat: str, name: str, now: int, person: int = 0) -> Taken:
        """A person takes a free seat ("" for the first one); `entries[0]` says which, and who it is.

        Before the deal the seat of a mind that plays for nobody is as good as free. Somebody who is at the table
        already (`person`) takes one more, under the name they have. While the game is on this asks for the seat,
        whoever plays it: the others have a word in it.
        """
        self._not_over()
        if not seat:
            free = self.people.free() or ([] if self.play is not None else self.people.unclaimed())
            if not free:
                raise TableError("not-allowed", "all seats are taken")
            seat = free[0]
        holder = self._place(seat).holder
        who = person or self.people.newcomer()
        name = self.people.name_of(person) if person else name_from(name)
        if self.play is not None:
            self.people.check_wish(seat, who)
            return self._passing(self.take(Wished(self._at(now), seat, name, who)))
        if holder != "free" and seat not in self.people.unclaimed():
            raise TableError("not-allowed", f"seat {seat} is taken")
        self.people.check_passing(seat, who, person)
        return self.take(Sat(self._at(now), seat, name, who))

    def agree(self, seat: str, asker: int, agree: bool, now: int) -> Taken:
        """A person says yes or no to who asks for a seat. With the last yes that was needed it passes."""
        self._not_over()
        self.people.check_voice(seat, asker, agree)
        at = self._at(now)
        return self._passing(self.take(Agreed(at, seat, asker) if agree else Declined(at, seat, asker)))

    def _passing(self, taken: Taken) -> Taken:
        """Seats pass to whoever asked for them when no word is missing any more, in the same breath."""
        entries = list(taken.entries)
        for seat, person in self.people.granted():
            entries += self.take(Handed(self.last, seat, person)).entries
        return msgspec.structs.replace(taken, entries=entries)

    def hand(self, seat: str, person: int, asker: int, now: int) -> Taken:
        """A seat passes to another person at the table; `asker` is the person who wants it so, 0 for the host."""
        self._not_over()
        if self._place(seat).person == person:
            raise TableError("not-allowed", f"this person holds seat {seat} already")
        if not self.people.seats_of(person):
            raise TableError("bad-request", f"there is no person {person} at this table")
        self.people.check_passing(seat, person, asker)
        return self.take(Handed(self._at(now), seat, person))

    def put_mind(self, seat: str, mind: str, now: int) -> Taken:
        """A mind plays this seat, free or not ("" for the game's best)."""
        self._not_over()
        self._place(seat)
        return self.take(Minded(self._at(now), seat, self.mind_named(mind)))

    def take_mind(self, seat: str, now: int) -> Taken:
        """The mind leaves: the person who held the seat before comes back, or else the seat is free."""
        self._not_over()
        place = self._place(seat)
        if place.holder != "mind":
            raise TableError("not-allowed", f"no mind plays seat {seat}")
        at = self._at(now)
        return self.take(Sat(at, seat, place.name, place.person) if place.person else Freed(at, seat))

    def free(self, seat: str, now: int, asker: int = 0) -> Taken:
        """Free this seat: its holder's token no longer opens it. `asker` is 0 for the host."""
        self._not_over()
        if self._place(seat).holder == "free":
            raise TableError("not-allowed", f"seat {seat} is free")
        self.people.check_leaving(seat, asker)
        return self._passing(self.take(Freed(self._at(now), seat)))

    def start(self, now: int, mind: str | None = None) -> Taken:
        """Deal. Free seats are refused, or filled with this mind ("" for the game's best)."""
        if self.play is not None:
            raise TableError("not-allowed", "the game has started already")
        at = self._at(now)
        free = self.people.free()
        if free and mind is None:
            raise TableError("not-allowed", f"seats {', '.join(free)} are free")
        name = self.mind_named(mind or "") if free else ""
        return self.take(*(Minded(at, seat, name) for seat in free), Started(at))

    def mind_named(self, mind: str) -> str:
        known = self.game.minds()
        if mind and mind not in known:
            raise TableError("bad-request", f"{self.game.id} has no mind {mind!r}; it has {', '.join(known)}")
        return mind or best_mind(self.game)


def seated_again(
    following: Seating, places: list[Place], rotate: bool, now: int, fill: bool = True
) -> tuple[list[Entry], dict[int, int]]:
    """Seat those who held the places of another table: the entries, and the number that each person of it has here.
    With `rotate` everybody takes over the seats of whoever sits before them. Without `fill` free seats stay free."""
    entries = list[Entry]()
    holders = [place.person or -1 - i for i, place in enumerate(places)]
    order = list(dict.fromkeys(holders))
    moved = {one: order[(i + rotate) % len(order)] for i, one in enumerate(order)}
    names = {place.person: place.name for place in places}
    away = {place.person for place in places if place.holder == "mind"}
    people: dict[int, int] = {}
    for i, holder in enumerate(holders):
        who, seat = moved[holder], seat_letter(i)
        if who < 0:
            place = places[-1 - who]
            if fill or place.holder == "mind":
                mind = place.mind if place.mind in following.game.minds() else ""
                entries += following.put_mind(seat, mind, now).entries
            continue
        entries += following.sit(seat, names[who], now, people.get(who, 0)).entries
        people.setdefault(who, following.people.place(seat).person)
        if who in away:
            entries += following.put_mind(seat, "", now).entries
    return entries, people
