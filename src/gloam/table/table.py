"""A table: one game with people and minds in its seats, as the fold of its log."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.belief import Shades
from gloam.core.carry import Carried
from gloam.core.edition import difference
from gloam.core.game import Game, GameError, Opening, OptionValue, game_named
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.lexicon import NotationError, Phrase, seat_letter, seat_letters, seat_number
from gloam.core.match import Match, Sight
from gloam.core.record import Record
from gloam.core.rng import seeded
from gloam.core.state import Refused
from gloam.minds import best_mind
from gloam.table import after
from gloam.table.chain import Chain
from gloam.table.ears import Ears
from gloam.table.entries import (
    Again,
    Agreed,
    Decided,
    Declined,
    Entry,
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
from gloam.table.errors import LogError as LogError
from gloam.table.errors import OtherEditionLog as OtherEditionLog
from gloam.table.errors import RuleRefusal as RuleRefusal
from gloam.table.errors import TableError as TableError
from gloam.table.minding import Minding
from gloam.table.people import People, Place, name_from, one_line
from gloam.table.play import Held, Play
from gloam.table.taken import Taken as Taken
from gloam.table.wire import (
    TEXT_KEYS,
    By,
    Ending,
    Phase,
    ReplayMoment,
    SeatInfo,
    Settings,
    TableCard,
    TableInfo,
    Update,
    You,
)


@mypyc_attr(native_class=False)
class Table:
    """A table in memory. Every change is an entry; `now` is always given by the caller, in milliseconds.

    Requests raise TableError or RuleRefusal and change nothing then. The caller sees to it that one request at a time
    is applied, made durable and told. Seats are letters; whoever looks is named by the letters of the seats they hold,
    "" for a spectator. What they know is that of their sides together (`State.sharing`).

    `seq` is the number of entries, as the store counts them. `moment` is its value at the last change that the minds
    have to think about together: not talk, nor what was decided out of sight. `changed` is when everybody last saw
    something change at the table.
    """

    def __init__(self, made: Made, find: Callable[[str], Game] = game_named) -> None:
        self.made = made
        self.table = made.table
        self.settings = made.settings
        self.game = find(made.game)
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
        self.minds = Minding(self)
        self.play: Play | None = None
        self.next = ""
        self._numbers: dict[tuple[str, str], tuple[int, int]] = {}
        self._sights: dict[int, Sight] = {}
        self._shades: dict[int, Shades | None] = {}
        self._seats: tuple[object, list[SeatInfo]] | None = None
        self._shown: tuple[object, TableInfo] | None = None
        self._apply(made)

    # Making

    @classmethod
    def make(
        cls,
        table: str,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        settings: Settings,
        host: str,
        now: int,
        campaign: str = "",
        carried: Carried | None = None,
    ) -> tuple[Table, list[Entry]]:
        """A new table with its first entry. Raises GameError for wrong seats or options.

        A session of a campaign names it, and what it begins with, if an earlier one has left something.
        """
        full, edition = game.complete(seats, options), game.edition
        if carried is not None:
            # Whatever does not fit is said to whoever makes the table, not to whoever starts the game.
            game.fresh(seats, seeded(seed), full, carried)
        made = Made(
            at=now,
            table=table,
            game=game.id,
            seats=seats,
            seed=seed,
            options=full,
            settings=settings,
            host=host,
            version=edition.version,
            content=edition.content,
            pack=edition.pack,
            campaign=campaign,
            carried=carried,
        )
        return cls(made, _finding(game)), [made]

    @classmethod
    def load(
        cls,
        entries: Iterable[Entry],
        now: int,
        find: Callable[[str], Game] = game_named,
        frame: Table | None = None,
    ) -> Table:
        """The table that these entries make; with a table from a keyframe, those that follow it. Raises LogError.

        Held answers are gone, and private windows open anew at `now`; a clock that ran out meanwhile waits a little.
        """
        table = frame
        for number, entry in enumerate(entries, 1 if frame is None else frame.seq + 1):
            try:
                if table is None:
                    table = cls(_first(entry, find), find)
                else:
                    table._apply(entry)
            except (GameError, NotationError, TableError, ValueError, IndexError) as e:
                raise LogError(f"entry {number} does not fit: {e}") from None
            except Refused as e:
                raise LogError(f"entry {number} is refused by {e.refusal.rule}: a log of other rules") from None
        if table is None:
            raise LogError("the log is empty")
        if table.play is not None:
            table.play.loaded(now)
        return table

    def forget(self) -> None:
        """Drop whatever was worked out from the log and can be again."""
        self.minds = Minding(self)
        self._sights, self._shades, self._seats, self._shown = {}, {}, None, None
        self.ears = self.ears.afresh()

    @property
    def places(self) -> list[Place]:
        return self.people.places

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "waiting"
        return "over" if self.play.state.over else "playing"

    # Seats

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
        """Nobody holds this seat any more; the token of who did opens it no longer. `asker` is 0 for the host."""
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

    # Playing

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
        """Take the seat's last decision back, if the table allows it, it told nobody anything and nobody else acted.

        What was decided in one go is taken back in one go.
        """
        self._place(seat)
        if (repeated := self._repeated(seat, id)) is not None:
            return repeated
        play = self.playing()
        if not self.settings.undo:
            raise TableError("not-allowed", "decisions stand at this table")
        seats = self.people.seats_of(self._place(seat).person)
        last = play.past.last_of(seat_number(seat))
        if self._undo(seats) != seat or last is None:
            raise TableError("not-allowed", "this decision cannot be taken back any more")
        if self._undo(seats, certain=True) != seat or not play.past.fits(last, play.match):
            raise TableError("told", "this decision told somebody something, so it stands")
        return self.take(Undone(self._at(now), seat, id))

    def say(self, seat: str, text: str, channel: str, id: str, now: int) -> Taken:  # noqa: A002
        """Say something on a channel of the game."""
        self._place(seat)
        if (repeated := self._repeated(seat, id)) is not None:
            return repeated
        if not self.settings.talk:
            raise TableError("not-allowed", "there is no talk at this table")
        channels = self._channels(seat_number(seat))
        if channel not in channels:
            raise TableError("not-allowed", f"there is no channel {channel!r} for seat {seat} now")
        text = one_line(text)
        if not text:
            raise TableError("bad-request", "there is nothing to say")
        audience = channels[channel]
        if audience != EVERYONE:
            audience |= 1 << seat_number(seat)
        return self.take(Said(self._at(now), seat, channel, text, audience, id))

    def next_deadline(self) -> int | None:
        """When `expire` must be called although nothing happens."""
        if self.play is None:
            return None
        end = self.play.next_end(self.people.minds())
        if not self.play.ready:
            return end
        return self.pace_end() if end is None else min(end, self.pace_end())

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
        if held.by == "human":
            person = self.places[seat].person
            own = [i for i, place in enumerate(self.places) if place.person == person and place.holder == "human"]
            also = "".join(seat_letter(n) for n in play.together(seat, held.option, own))
        return self.take(self.decided(seat, held, now, also))

    def decided(self, seat: int, held: Held, now: int, also: str = "") -> Decided:
        option = self.game.lexicon.write(held.option)
        return Decided(self._at(now), seat_letter(seat), option, held.by, held.id, also)

    def pace_end(self) -> int:
        """When the pace of the minds is over, counted from the last change that everybody saw."""
        return self.changed + self.settings.pace

    def mind_named(self, mind: str) -> str:
        known = self.game.minds()
        if mind and mind not in known:
            raise TableError("bad-request", f"{self.game.id} has no mind {mind!r}; it has {', '.join(known)}")
        return mind or best_mind(self.game)

    # Seeing

    def update_for(
        self,
        seats: str,
        since: int,
        now: int,
        host: bool = False,
        online: Collection[str] = (),
        side: str | None = None,
    ) -> Update:
        """All that the holder of some seats needs to go on from number `since`; 0 is the beginning.

        `side` is whose knowledge that number was counted for, if it may be another than now.
        """
        mask = self.people.mask(seats)
        knows = self.knowledge(seats)
        ear, letters = self.ears.of(knows), seat_letters(knows)
        # Whoever claims to know more than there is starts again, and so does whoever knows something else than before.
        if since > ear.count or side not in (None, letters):
            since = 0
        own = [i for i in range(len(self.places)) if mask >> i & 1]
        play = self.play
        asked = {} if play is None else {seat_letter(i): play.asked[i].ask for i in own if i in play.asked}
        talking = own if self.settings.talk else []
        person = self.places[own[0]].person if own else 0
        return Update(
            seq=ear.count,
            since=since,
            now=now,
            table=self._info(now, knows, online, ear.count),
            you=_you(seat_letters(mask), letters, person, host),
            sight=self._sight(mask),
            asks=asked,
            held="" if play is None else "".join(seat_letter(i) for i in own if i in play.held),
            undo=self._undo(seats),
            events=ear.events_since(since),
            talk=ear.talk_since(since),
            channels={seat_letter(i): list(self._channels(i)) for i in talking},
            shades=self.belief(knows) if own else None,
        )

    def info(self, now: int, seats: str = "", online: Collection[str] = ()) -> TableInfo:
        """The table as everybody sees it; `seq` is counted as this viewer does, and `deadline` is one it may know."""
        knows = self.knowledge(seats)
        return self._info(now, knows, online, self.ears.of(knows).count)

    def _info(self, now: int, knows: int, online: Collection[str], seq: int) -> TableInfo:
        """Made once for all who count alike and may know of the same deadline."""
        made, play = self.made, self.play
        seats = self._seat_infos(now, online)
        deadline = None if play is None else play.end_shown_to(knows, self.people.minds())
        key = (seq, deadline, self.phase, self.next)
        if self._shown is None or self._shown[0] != key or self._shown[1].seats is not seats:
            info = TableInfo(
                table=made.table,
                game=made.game,
                phase=self.phase,
                seats=seats,
                each=self.people.each,
                options=made.options,
                settings=self.settings,
                seq=seq,
                deadline=deadline,
                made=made.at,
                campaign=made.campaign,
                next=self.next,
            )
            self._shown = key, info
        return self._shown[1]

    def _seat_infos(self, now: int, online: Collection[str]) -> list[SeatInfo]:
        """The seats, made once for all who look until something about them changes."""
        play, over = self.play, self.phase == "over"
        clocked = play is not None and self.settings.clock == "game"
        key = (self.people.changes, over, now if clocked else 0, frozenset(online))
        if self._seats is None or self._seats[0] != key:
            infos = []
            for i, place in enumerate(self.places):
                letter = seat_letter(i)
                left = None if play is None else play.clock_left(i, now)
                mind = place.mind if place.holder == "mind" else ""
                wish = None if over else self.people.wish(letter)
                infos.append(
                    SeatInfo(
                        seat=letter,
                        holder=place.holder,
                        person=place.person,
                        name=place.name,
                        mind=mind,
                        online=letter in online,
                        clock=left,
                        before=place.before,
                        wish=wish,
                        opposed=seat_letters(self.people.opposed[i]),
                    )
                )
            self._seats = key, infos
        return self._seats[1]

    def knowledge(self, seats: str) -> int:
        """The mask of all whose knowledge the holder of these seats has."""
        mask = self.people.mask(seats)
        return mask if self.play is None else self.play.state.sharing(mask)

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

    def card(self) -> TableCard:
        """What the store keeps beside the log."""
        made, holders = self.made, [place.holder for place in self.places]
        return TableCard(
            game=made.game,
            host=made.host,
            seats=made.seats,
            free=holders.count("free"),
            phase=self.phase,
            listed=self.settings.listed,
            minds=holders.count("mind"),
            made=made.at,
            touched=self.touched,
            wake=self.next_deadline(),
            edition=made.edition,
            outcome=self.game.outcome(self.play.state) if self.play is not None and self.phase == "over" else None,
        )

    def _number(self, seat: str, entry: int) -> int:
        seats = self.people.seats_of(self._place(seat).person) or seat
        return self.ears.of(self.knowledge(seats)).number(entry)

    def _sight(self, seats: int) -> Sight | None:
        if self.play is None:
            return None
        found = self._sights.get(seats)
        if found is None:
            # What everybody sees is made once, and is there for all who see more.
            spectator = self._sight(NOBODY) if seats else None
            found = self._sights[seats] = self.play.match.sight(seats, spectator)
        return found

    def belief(self, viewers: int) -> Shades | None:
        """What these viewers can believe, where the table shows it."""
        if self.play is None or not self.settings.beliefs or self.play.state.over:
            return None
        if viewers not in self._shades:
            belief = self.game.belief(self.play.state.masked(viewers))
            self._shades[viewers] = None if belief is None else belief.shades()
        return self._shades[viewers]

    def _channels(self, seat: int) -> dict[str, int]:
        if self.play is None or self.play.state.over:
            return {"table": EVERYONE}
        return self.game.channels(self.play.state, seat)

    def _undo(self, seats: str, certain: bool = False) -> str:
        """The seat among these whose last decision can be taken back by who holds them; "" for none."""
        if self.play is None or not seats or not self.settings.undo:
            return ""
        mask = self.people.mask(seats)
        last = self.play.past.last(self.play.state.sharing(mask), mask)
        if last is None or self.places[last.seat].holder != "human" or not self.play.can_take_back(last, mask, certain):
            return ""
        return seat_letter(last.seat)

    # After the end (TableError not-allowed before)

    def ending(self) -> Ending:
        """The full reveal."""
        return after.ending(self._finished(), bool(self.made.campaign) and self.carried() is not None)

    def opening(self, seat: str) -> Opening:
        """What whoever plays a seat is told first, from what its side knows now."""
        self._place(seat)
        state, n = self._playing_or_over().state, seat_number(seat)
        return self.game.opening(state.masked(state.side(n)), n)

    def again(
        self, table: str, seed: int, now: int, rotate: bool, find: Callable[[str], Game]
    ) -> tuple[Table, list[Entry], dict[int, int]]:
        """The next game of the same people, dealt: a new table with its entries, and the number that each person of
        this one has there. With `rotate` everybody takes over the seats of whoever sits before them."""
        self._finished()
        if self.made.campaign:
            raise TableError("not-allowed", "a campaign goes on with its next session")
        made = self.made
        following, entries = Table.make(
            table, find(made.game), made.seats, seed, made.options, self.settings, made.host, now
        )
        holders = [place.person or -1 - i for i, place in enumerate(self.places)]
        order = list(dict.fromkeys(holders))
        moved = {one: order[(i + rotate) % len(order)] for i, one in enumerate(order)}
        people: dict[int, int] = {}
        away = {place.person for place in self.places if place.holder == "mind"}
        for i, holder in enumerate(holders):
            who, seat = moved[holder], seat_letter(i)
            if who < 0:
                mind = self.places[-1 - who].mind
                entries += following.put_mind(seat, mind if mind in self.game.minds() else "", now).entries
                continue
            name = self.people.name_of(who)
            entries += following.sit(seat, name, now, people.get(who, 0)).entries
            people.setdefault(who, following.people.place(seat).person)
            if who in away:
                entries += following.put_mind(seat, "", now).entries
        entries += following.start(now).entries
        return following, entries, people

    def go_on_at(self, table: str, now: int) -> Taken:
        """From now on everybody can see at which table the same people play again."""
        self._finished()
        if self.next:
            raise TableError("stale", "the next game has begun already")
        return self.take(Again(self._at(now), table))

    def record(self) -> Record:
        """The record that replays the game."""
        return self._finished().record()

    def carried(self) -> Carried | None:
        """What this session hands to the next of its campaign; None where the campaign ends with it."""
        match = self._finished()
        return match.game.carried(match.state)

    def replay(self, at: int, seats: str) -> ReplayMoment:
        """The game after decision number `at`, as the holder of these seats saw it, beside the truth."""
        return after.replayed(self._finished(), at, self.people.mask(seats))

    def match_at(self, at: int) -> Match:
        """The match after decision number `at`: `gloam.scenario.export.export` makes a scenario of it."""
        return after.match_at(self._finished(), at)

    def _finished(self) -> Match:
        if self.phase != "over":
            raise TableError("not-allowed", "the game is not over")
        return self._playing_or_over().match

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
        open_before = None if self.play is None else _in_the_open(self.play)
        match entry:
            case Made():
                if self.seq != 1:
                    raise ValueError("a table is made once")
            case Sat() | Minded() | Freed() | Handed() | Wished() | Agreed() | Declined():
                self._seat(entry)
            case Started():
                self._deal(entry)
            case Decided():
                audience = self._decide(entry)
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
            if self.play is not None and open_before != _in_the_open(self.play):
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
        seat, option = seat_number(entry.seat), self.game.lexicon.read(entry.option)
        also = [seat_number(n) for n in entry.also]
        asked = play.asked.get(seat)
        events, audience = play.decide(seat, option, entry.by, entry.at, also, entry.id)
        if entry.by == "clock" and asked is not None:
            # Whoever saw the question may know that nobody was there to answer it.
            self.ears.tell(asked.audience, Phrase("event-clock-acted", "", {"who": f"seat:{entry.seat}"}))
        self._tell(events)
        return audience

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
        for note in events:
            self.ears.tell(note.audience, self.game.lexicon.event(note), note)

    def _changed(self, at: int, audience: int) -> None:
        """What was seen before is not fresh any more, for those concerned."""
        if audience == EVERYONE:
            self.moment = self.seq
            self.changed = at
            self._sights.clear()
            self._shades.clear()
            return
        sharing = self._playing_or_over().state.sharing
        # A spectator's is made anew all the same: what is its own to a viewer is told by it.
        self._sights = {
            seats: sight for seats, sight in self._sights.items() if seats and not hears(sharing(seats), audience)
        }
        self._shades = {viewers: shades for viewers, shades in self._shades.items() if not hears(viewers, audience)}

    def _deal(self, entry: Started) -> None:
        made = self.made
        self.people.dealt()
        self.play = Play(self.game, made.seats, made.seed, made.options, self.settings, entry.at, made.carried)
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
        self._not_over()
        return self._playing_or_over()

    def _read(self, option: str) -> int:
        try:
            return self.game.lexicon.read(option)
        except NotationError as e:
            raise TableError("bad-request", str(e)) from None

    def _playing_or_over(self) -> Play:
        if self.play is None:
            raise TableError("not-allowed", "the game has not started")
        return self.play

    def _repeated(self, seat: str, id: str) -> Taken | None:  # noqa: A002
        number = self.number_of(seat, id) if id else None
        if number is not None:
            return Taken(self.seq, number=number, repeated=True, done=self._numbers[seat, id][1])
        held = self.play.held.get(seat_number(seat)) if self.play is not None else None
        return Taken(self.seq, held=True) if held is not None and id and held.id == id else None


def _finding(game: Game) -> Callable[[str], Game]:
    """Finds this game, by whatever name."""
    return lambda _: game


@functools.lru_cache(10_000)
def _you(seats: str, side: str, person: int, host: bool) -> You:
    return You(seats, side, person, host)


def _first(entry: Entry, find: Callable[[str], Game]) -> Made:
    if not isinstance(entry, Made):
        raise ValueError("a log begins with the making of the table")
    try:
        missing = difference(entry.game, entry.edition, find(entry.game).edition)
    except GameError as e:
        missing = str(e)
    if missing:
        raise OtherEditionLog(f"this table cannot be gone on with here: {missing}")
    return entry


def _in_the_open(play: Play) -> list[tuple[int, int]]:
    """The questions that the minds think about together, by seat and number."""
    return [(seat, asked.ask) for seat, asked in play.asked.items() if not asked.quiet]
