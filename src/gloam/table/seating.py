"""Who sits where: taking, leaving and handing over seats, minds in them, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.words.wording import seat_letter
from gloam.minds import best_mind
from gloam.table.applied import Applied
from gloam.table.entries import Agreed, Declined, Entry, Freed, Handed, Minded, Sat, Started, Wished
from gloam.table.errors import TableError
from gloam.table.part import TablePart
from gloam.table.people import Place, name_from

if TYPE_CHECKING:
    from gloam.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating(TablePart):
    """Requests about seats. They raise TableError, and then nothing has changed."""

    def sit(self, seat: str, name: str, now: int, person: int = 0) -> Applied:
        """A person takes a free seat ("" for the first one); `entries[0]` says which, and who it is.

        Before the deal the seat of a mind that plays for nobody is as good as free. Somebody who is at the table
        already (`person`) takes one more, under the name they have. While the game is on this asks for the seat,
        whoever plays it: the others have a word in it.
        """
        self.table.check_not_over()
        if not seat:
            free = self.table.people.free() or ([] if self.table.play is not None else self.table.people.unclaimed())
            if not free:
                raise TableError("not-allowed", "all seats are taken")
            seat = free[0]
        holder = self.table.people.place(seat).holder
        who = person or self.table.people.newcomer()
        name = self.table.people.name_of(person) if person else name_from(name)
        if self.table.play is not None:
            self.table.people.check_wish(seat, who)
            return self._passing(self.table.enter(Wished(self.table.log.at(now), seat, name, who)))
        if holder != "free" and seat not in self.table.people.unclaimed():
            raise TableError("not-allowed", f"seat {seat} is taken")
        self.table.people.check_passing(seat, who, person)
        return self.table.enter(Sat(self.table.log.at(now), seat, name, who))

    def agree(self, seat: str, asker: int, agree: bool, now: int) -> Applied:
        """A person says yes or no to who asks for a seat. With the last yes that was needed it passes."""
        self.table.check_not_over()
        self.table.people.check_voice(seat, asker, agree)
        at = self.table.log.at(now)
        return self._passing(self.table.enter(Agreed(at, seat, asker) if agree else Declined(at, seat, asker)))

    def _passing(self, applied: Applied) -> Applied:
        """Seats pass to whoever asked for them when no word is missing any more, in the same breath."""
        entries = list(applied.entries)
        for seat, person in self.table.people.granted():
            entries += self.table.enter(Handed(self.table.log.last, seat, person)).entries
        return msgspec.structs.replace(applied, entries=entries)

    def hand(self, seat: str, person: int, asker: int, now: int) -> Applied:
        """A seat passes to another person at the table; `asker` is the person who wants it so, 0 for the host."""
        self.table.check_not_over()
        if self.table.people.place(seat).person == person:
            raise TableError("not-allowed", f"this person holds seat {seat} already")
        if not self.table.people.seats_of(person):
            raise TableError("bad-request", f"there is no person {person} at this table")
        self.table.people.check_passing(seat, person, asker)
        return self.table.enter(Handed(self.table.log.at(now), seat, person))

    def put_mind(self, seat: str, mind: str, now: int) -> Applied:
        """A mind plays this seat, free or not ("" for the game's best)."""
        self.table.check_not_over()
        self.table.people.place(seat)
        return self.table.enter(Minded(self.table.log.at(now), seat, self.mind_named(mind)))

    def take_mind(self, seat: str, now: int) -> Applied:
        """The mind leaves: the person who held the seat before comes back, or else the seat is free."""
        self.table.check_not_over()
        place = self.table.people.place(seat)
        if place.holder != "mind":
            raise TableError("not-allowed", f"no mind plays seat {seat}")
        at = self.table.log.at(now)
        return self.table.enter(Sat(at, seat, place.name, place.person) if place.person else Freed(at, seat))

    def free(self, seat: str, now: int, asker: int = 0) -> Applied:
        """Free this seat: its holder's token no longer opens it. `asker` is 0 for the host."""
        self.table.check_not_over()
        if self.table.people.place(seat).holder == "free":
            raise TableError("not-allowed", f"seat {seat} is free")
        self.table.people.check_leaving(seat, asker)
        return self._passing(self.table.enter(Freed(self.table.log.at(now), seat)))

    def start(self, now: int, mind: str | None = None) -> Applied:
        """Deal. Free seats are refused, or filled with this mind ("" for the game's best)."""
        if self.table.play is not None:
            raise TableError("not-allowed", "the game has started already")
        at = self.table.log.at(now)
        free = self.table.people.free()
        if free and mind is None:
            raise TableError("not-allowed", f"seats {', '.join(free)} are free")
        name = self.mind_named(mind or "") if free else ""
        return self.table.enter(*(Minded(at, seat, name) for seat in free), Started(at))

    def mind_named(self, mind: str) -> str:
        known = self.table.game.minds()
        if mind and mind not in known:
            raise TableError("bad-request", f"{self.table.game.id} has no mind {mind!r}; it has {', '.join(known)}")
        return mind or best_mind(self.table.game)


def seated_again(
    following: Table, places: list[Place], rotate: bool, now: int, fill: bool = True
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
                entries += following.seating.put_mind(seat, mind, now).entries
            continue
        entries += following.seating.sit(seat, names[who], now, people.get(who, 0)).entries
        people.setdefault(who, following.people.place(seat).person)
        if who in away:
            entries += following.seating.put_mind(seat, "", now).entries
    return entries, people
