"""What a table shows: to everybody, and to whoever holds some of its seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from gloam.core.belief import Shades
from gloam.core.game import Opening
from gloam.core.history import EVERYONE, NOBODY, hears
from gloam.core.match import Sight
from gloam.core.structs import settle
from gloam.core.words.wording import LETTERS, seat_letter, seat_letters, seat_number
from gloam.table.applied import Applied
from gloam.table.part import TablePart
from gloam.table.wire import SeatInfo, TableCard, TableInfo, Update, You

if TYPE_CHECKING:
    from gloam.table.table import Table


class Viewer:
    """Who looks: a mask of seats, the same one by one and in letters, and the person who holds them, 0 for nobody.

    `knows` is whose knowledge that was when somebody last asked, -1 for never, with its letters and its `you`.
    """

    def __init__(self, mask: int, own: list[int], letters: str, person: int) -> None:
        self.mask = mask
        self.own = own
        self.letters = letters
        self.person = person
        self.knows = -1
        self.side = ""
        self.you: You | None = None

    def seen(self, knows: int, host: bool) -> You:
        """The viewer in the words of the protocol; mostly the same as the last time."""
        you = self.you
        if you is None or self.knows != knows or you.host != host:
            self.knows, self.side = knows, seat_letters(knows)
            you = self.you = You(self.letters, self.side, self.person, host)
        return you


class Info:
    """The table as it was last shown: after so many entries and changes of seats, with these people there. An `untimed`
    one has no deadline, and is good for all who count alike."""

    def __init__(self, entries: int, changes: int, online: object, untimed: bool, info: TableInfo) -> None:
        self.entries = entries
        self.changes = changes
        self.online = online
        self.untimed = untimed
        self.info = info
        self.seq: int = info.seq


@mypyc_attr(allow_interpreted_subclasses=True)
class Views(TablePart):
    """What each viewer knows and is shown of a table, cached until something changes for that viewer."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._sights: dict[int, Sight] = {}
        self._shades: dict[int, Shades | None] = {}
        self._seats: tuple[object, list[SeatInfo]] | None = None
        self._shown: Info | None = None
        self._viewers: dict[str, Viewer] = {}
        self._viewers_of = 0
        self._public: Any = None

    # Counting

    def knowledge(self, seats: str) -> int:
        """The mask of all whose knowledge the holder of these seats has."""
        mask, play = self.table.people.mask(seats), self.table.play
        return mask if play is None else play.match.state.sharing(mask)

    def counted(self, seats: str) -> int:
        """How many entries the holder of these seats knows of."""
        return self.table.ears.of(self.knowledge(seats)).count

    def number(self, seat: str, entry: int) -> int:
        """An entry of the log as whoever holds this seat counts it."""
        people = self.table.people
        seats = people.seats_of(people.place(seat).person) or seat
        return self.table.ears.of(self.knowledge(seats)).number(entry)

    def number_of(self, seat: str, id: str) -> int | None:  # noqa: A002
        """The number of a request's entry as who holds its seat counts; None if it is not in the log (yet)."""
        found = self.table.log.requests.get((seat, id))
        return None if found is None else self.number(seat, found[0])

    def concerns(self, seats: str, applied: Applied) -> bool:
        """Whether a viewer is told of what was applied: not of whispers between others, nor of what others decided out
        of sight."""
        return hears(self.knowledge(seats), applied.audience)

    def change(self, audience: int) -> None:
        """What was seen before is not fresh any more, for those concerned."""
        if audience == EVERYONE:
            self._sights.clear()
            self._shades.clear()
            return
        # The others' stay, a spectator's too: that they had to be made anew would take time, and tell of it.
        sharing = self.table.started().state.sharing
        self._sights = {seats: sight for seats, sight in self._sights.items() if not hears(sharing(seats), audience)}
        self._shades = {viewers: shades for viewers, shades in self._shades.items() if not hears(viewers, audience)}

    # Showing

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
        table = self.table
        play, settings = table.play, table.settings
        known = self._viewers.get(seats) if self._viewers_of == table.people.changes else None
        viewer = self._viewer(seats) if known is None else known
        knows = viewer.mask if play is None else play.match.state.sharing(viewer.mask)
        ear, you = table.ears.of(knows), viewer.seen(knows, host)
        count = len(ear.entries)
        # Whoever claims to know more than there is starts again, and so does whoever knows something else than before.
        if since > count or (side is not None and side != viewer.side):
            since = 0
        asks: dict[str, int] = {}
        channels: dict[str, list[str]] = {}
        held = ""
        for i in viewer.own:
            letter = LETTERS[i]
            if play is not None:
                asked = play.asked.get(i)
                if asked is not None:
                    asks[letter] = asked.ask
                if i in play.held:
                    held += letter
            if settings.talk:
                channels[letter] = table.talk.channels(i)
        undo, stands = table.undoing.shown(seats) if settings.undo else ("", "")
        return Update(
            count,
            since,
            now,
            self._info(now, knows, online, count),
            you,
            self._sight(viewer.mask),
            asks,
            held,
            undo,
            stands,
            ear.events_since(since),
            ear.talk_since(since),
            channels,
            self.belief(knows) if settings.beliefs and viewer.own else None,
        )

    def _viewer(self, seats: str) -> Viewer:
        """Who holds these seats; the same until somebody changes seats."""
        table = self.table
        if self._viewers_of != table.people.changes:
            self._viewers_of = table.people.changes
            self._viewers.clear()
        found = self._viewers.get(seats)
        if found is None:
            mask = table.people.mask(seats)
            own = [i for i in range(len(table.people.places)) if mask >> i & 1]
            found = Viewer(mask, own, seat_letters(mask), table.people.places[own[0]].person if own else 0)
            self._viewers[seats] = found
        return found

    def info(self, now: int, seats: str = "", online: Collection[str] = ()) -> TableInfo:
        """The table as everybody sees it; `seq` is counted as this viewer does, and `deadline` is one it may know."""
        table = self.table
        knows = self.knowledge(seats)
        return self._info(now, knows, online, table.ears.of(knows).count)

    def _info(self, now: int, knows: int, online: Collection[str], seq: int) -> TableInfo:
        """Made once for all who count alike and may know of the same deadline."""
        table = self.table
        changes, shown = table.people.changes, self._shown
        if (
            shown is not None
            and shown.untimed
            and shown.entries == table.log.seq
            and shown.seq == seq
            and shown.changes == changes
            and shown.online is online
        ):
            return shown.info
        made, play, phase = table.made, table.play, table.phase
        untimed = play is None or (play.window is None and table.settings.clock == "none")
        seats = self._seat_infos(now, online)
        deadline = None if untimed or play is None else play.end_shown_to(knows, table.people.minds())
        info: TableInfo | None = None if shown is None else shown.info
        if (
            info is None
            or info.seats is not seats
            or (info.seq, info.deadline, info.phase, info.next) != (seq, deadline, phase, table.next)
        ):
            info = TableInfo(
                table=made.table,
                game=made.game,
                phase=phase,
                seats=seats,
                each=table.people.each,
                options=made.options,
                settings=table.settings,
                seq=seq,
                deadline=deadline,
                made=made.at,
                campaign=made.campaign,
                next=table.next,
                position=made.position is not None,
            )
        self._shown = Info(table.log.seq, changes, online, untimed, info)
        return info

    def _seat_infos(self, now: int, online: Collection[str]) -> list[SeatInfo]:
        """The seats, made once for all who look until something about them changes."""
        table = self.table
        play, over = table.play, table.phase == "over"
        clocked = play is not None and table.settings.clock == "game"
        key = (table.people.changes, over, now if clocked else 0, frozenset(online))
        if self._seats is None or self._seats[0] != key:
            infos = []
            for i, place in enumerate(table.people.places):
                letter = seat_letter(i)
                left = None if play is None else play.clock_left(i, now)
                mind = place.mind if place.holder == "mind" else ""
                wish = None if over else table.people.wish(letter)
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
                        opposed=seat_letters(table.people.opposed[i]),
                    )
                )
            self._seats = key, infos
        return self._seats[1]

    def card(self) -> TableCard:
        """What the store keeps beside the log."""
        table = self.table
        made, play, phase, people = table.made, table.play, table.phase, table.people
        return TableCard(
            game=made.game,
            host=made.host,
            seats=made.seats,
            free=people.free_count(),
            phase=phase,
            listed=table.settings.listed,
            minds=len(people.minds()),
            made=made.at,
            touched=table.log.touched,
            wake=table.clocks.next_deadline(),
            edition=made.edition,
            outcome=table.game.outcome(play.state) if play is not None and phase == "over" else None,
            people=people.all_here() if phase == "over" else None,
            next=table.next,
            position=made.position is not None,
        )

    def _sight(self, seats: int) -> Sight | None:
        table = self.table
        play, sights = table.play, self._sights
        if play is None:
            return None
        found = sights.get(seats)
        if found is None:
            # What everybody sees is made once, and is there for all who see more.
            spectator = sights.get(NOBODY)
            if spectator is None:
                spectator = sights[NOBODY] = play.match.sight(NOBODY)
                if self._public is not None:
                    settle(spectator.view, self._public)
                self._public = spectator.view
            found = play.match.sight(seats, spectator) if seats else spectator
            sights[seats] = found
        return found

    def belief(self, viewers: int) -> Shades | None:
        """What these viewers can believe, where the table shows it."""
        table = self.table
        if table.play is None or not table.settings.beliefs or table.play.state.over:
            return None
        if viewers not in self._shades:
            belief = table.game.belief(table.play.state.masked(viewers))
            self._shades[viewers] = None if belief is None else belief.shades()
        return self._shades[viewers]

    def opening(self, seat: str) -> Opening:
        """What whoever plays a seat is told first, from what its side knows now."""
        self.table.people.place(seat)
        state, n = self.table.started().state, seat_number(seat)
        return self.table.game.opening(state.masked(state.side(n)), n)
