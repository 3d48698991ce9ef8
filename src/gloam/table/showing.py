"""What a table shows: to everybody, and to whoever holds some of its seats."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from mypy_extensions import mypyc_attr

from gloam.core.belief import Shades
from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE, NOBODY, hears
from gloam.core.match import Sight
from gloam.core.structs import settle
from gloam.core.words.wording import LETTERS, seat_letter, seat_letters
from gloam.table.entries import Made
from gloam.table.folding import Folding
from gloam.table.past import Before
from gloam.table.play import Play
from gloam.table.wire import Line, SeatInfo, TableCard, TableInfo, Update, You


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
class Showing(Folding):
    """What each viewer is shown of the fold, cached until something changes for that viewer."""

    def __init__(self, made: Made, find: Callable[[str], Game] = game_named) -> None:
        self._sights: dict[int, Sight] = {}
        self._shades: dict[int, Shades | None] = {}
        self._seats: tuple[object, list[SeatInfo]] | None = None
        self._shown: Info | None = None
        self._viewers: dict[str, Viewer] = {}
        self._viewers_of = 0
        self._talks: dict[tuple[int, int], list[str]] = {}
        self._public: Any = None
        super().__init__(made, find)

    def forget(self) -> None:
        """Drop whatever was worked out from the log and can be again."""
        self._sights, self._shades, self._seats, self._shown = {}, {}, None, None
        self._viewers, self._talks, self._public = {}, {}, None
        self.ears = self.ears.afresh()

    def _changed(self, at: int, audience: int) -> None:
        """What was seen before is not fresh any more, for those concerned."""
        super()._changed(at, audience)
        if audience == EVERYONE:
            self._sights.clear()
            self._shades.clear()
            return
        # The others' stay, a spectator's too: that they had to be made anew would take time, and tell of it.
        sharing = self._playing_or_over().state.sharing
        self._sights = {seats: sight for seats, sight in self._sights.items() if not hears(sharing(seats), audience)}
        self._shades = {viewers: shades for viewers, shades in self._shades.items() if not hears(viewers, audience)}

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
        play, settings = self.play, self.settings
        known = self._viewers.get(seats) if self._viewers_of == self.people.changes else None
        viewer = self._viewer(seats) if known is None else known
        knows = viewer.mask if play is None else play.match.state.sharing(viewer.mask)
        ear, you = self.ears.of(knows), viewer.seen(knows, host)
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
                channels[letter] = self._channels(i)
        undo, stands = self._undo(seats) if settings.undo else ("", "")
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

    def talk_before(self, seats: str, n: int) -> list[Line]:
        """What the holder of some seats has heard said before their line number `n`, as far as one update holds it."""
        return self.ears.of(self.knowledge(seats)).talk_before(n)

    def _viewer(self, seats: str) -> Viewer:
        """Who holds these seats; the same until somebody changes seats."""
        if self._viewers_of != self.people.changes:
            self._viewers_of = self.people.changes
            self._viewers.clear()
        found = self._viewers.get(seats)
        if found is None:
            mask = self.people.mask(seats)
            own = [i for i in range(len(self.places)) if mask >> i & 1]
            found = Viewer(mask, own, seat_letters(mask), self.places[own[0]].person if own else 0)
            self._viewers[seats] = found
        return found

    def info(self, now: int, seats: str = "", online: Collection[str] = ()) -> TableInfo:
        """The table as everybody sees it; `seq` is counted as this viewer does, and `deadline` is one it may know."""
        knows = self.knowledge(seats)
        return self._info(now, knows, online, self.ears.of(knows).count)

    def _info(self, now: int, knows: int, online: Collection[str], seq: int) -> TableInfo:
        """Made once for all who count alike and may know of the same deadline."""
        changes, shown = self.people.changes, self._shown
        if (
            shown is not None
            and shown.untimed
            and shown.entries == self.seq
            and shown.seq == seq
            and shown.changes == changes
            and shown.online is online
        ):
            return shown.info
        made, play, phase = self.made, self.play, self.phase
        untimed = play is None or (play.window is None and self.settings.clock == "none")
        seats = self._seat_infos(now, online)
        deadline = None if untimed or play is None else play.end_shown_to(knows, self.people.minds())
        info: TableInfo | None = None if shown is None else shown.info
        if (
            info is None
            or info.seats is not seats
            or (info.seq, info.deadline, info.phase, info.next)
            != (
                seq,
                deadline,
                phase,
                self.next,
            )
        ):
            info = TableInfo(
                table=made.table,
                game=made.game,
                phase=phase,
                seats=seats,
                each=self.people.each,
                options=made.options,
                settings=self.settings,
                seq=seq,
                deadline=deadline,
                made=made.at,
                campaign=made.campaign,
                next=self.next,
                position=made.position is not None,
            )
        self._shown = Info(self.seq, changes, online, untimed, info)
        return info

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

    def card(self) -> TableCard:
        """What the store keeps beside the log."""
        made, play, phase, people = self.made, self.play, self.phase, self.people
        return TableCard(
            game=made.game,
            host=made.host,
            seats=made.seats,
            free=people.free_count(),
            phase=phase,
            listed=self.settings.listed,
            minds=len(people.minds()),
            made=made.at,
            touched=self.touched,
            wake=self.next_deadline(),
            edition=made.edition,
            outcome=self.game.outcome(play.state) if play is not None and phase == "over" else None,
            people=people.all_here() if phase == "over" else None,
            next=self.next,
            position=made.position is not None,
        )

    def _sight(self, seats: int) -> Sight | None:
        play, sights = self.play, self._sights
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
        if self.play is None or not self.settings.beliefs or self.play.state.over:
            return None
        if viewers not in self._shades:
            belief = self.game.belief(self.play.state.masked(viewers))
            self._shades[viewers] = None if belief is None else belief.shades()
        return self._shades[viewers]

    def _channels(self, seat: int) -> list[str]:
        """Where a seat may talk; what follows from its side alone is kept."""
        play = self.play
        if play is None or play.match.state.over or self.game.own_channels:
            return list(channels_of(self.game, play, seat))
        key = (seat, play.match.state.side(seat))
        found = self._talks.get(key)
        if found is None:
            found = self._talks[key] = list(channels_of(self.game, play, seat))
        return found

    def _undo(self, seats: str) -> tuple[str, str]:
        """The seat among these whose last decision can be taken back by whoever holds them; or why that stands."""
        last = self._last_known(seats)
        if last is None or not self.people.mask(seats) >> last.seat & 1:
            return "", ""
        why = self._stands(last, seats)
        return "" if why else seat_letter(last.seat), why

    def _last_known(self, seats: str) -> Before | None:
        """The last decision that whoever holds these seats knows of, while the game lasts."""
        play = self.play
        if play is None or not seats or play.match.state.over:
            return None
        return play.past.last(play.state.sharing(self.people.mask(seats)))

    def _stands(self, last: Before, seats: str) -> str:
        """Why a decision stands, as `stands-...` says it to whoever holds these seats; "" if it does not."""
        if not self.people.mask(seats) >> last.seat & 1:
            return "others"
        if self.places[last.seat].holder != "human" or not last.own:
            return "settled"
        if last.plan:
            return "" if self.playing().can_take_back(last) else "window"
        return self.game.lexicon.verb_of(last.options[-1]).stands


def channels_of(game: Game, play: Play | None, seat: int) -> dict[str, int]:
    """Where a seat may talk now, each channel with those who hear it."""
    if play is None or play.match.state.over:
        return {"table": EVERYONE}
    return game.channels(play.match.state, seat)
