"""The HTTP half of the protocol: one function for each request."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from gloam.core.content.pages import page_content
from gloam.core.game import GameError
from gloam.core.words.text import LANGUAGES, open_text
from gloam.server.house import House
from gloam.server.limits import address_key
from gloam.server.problems import OtherTable, Problem, answer, no_page, no_table, too_fast
from gloam.server.protocol import (
    Accepted,
    Agree,
    Decide,
    Hand,
    ListedTable,
    NewTable,
    NextTable,
    Notes,
    OpenPage,
    PlayAgain,
    PutMind,
    RefusedRequest,
    Say,
    Seated,
    Sit,
    TakeBack,
)
from gloam.server.relic import Relic
from gloam.server.retelling_worker import RetellingWish
from gloam.server.room import Act, Room
from gloam.server.tokens import Access, bearer, derived
from gloam.store.store import NoSuchTable, StoreError
from gloam.store.tokens import Token, new_token, opened_by, token_of
from gloam.table.entries import Sat, Wished
from gloam.table.table import Applied, RuleRefusal, Table, TableError

TABLE_STATUS = {"not-allowed": 403, "stale": 409, "bad-request": 400}
COUNT = re.compile(r"[0-9]{1,9}")


def problem_of(error: Exception) -> Problem:
    """What the layers below raise for people to correct, as an answer."""
    match error:
        case Problem():
            return error
        case TableError():
            return Problem(TABLE_STATUS.get(error.code, 400), sentence(error), error.code)
        case GameError():
            return Problem(400, sentence(error))
        case ClientDisconnect():
            return Problem(400, "The client went away in the middle of its request.")
        case NoSuchTable():
            return no_table()
        case StoreError():
            return Problem(503, "The store does not answer; please try again.")
    raise error


def sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:].removesuffix('.')}."


class SatBefore(Exception):
    """Somebody has already sat down with this key."""

    def __init__(self, person: int) -> None:
        super().__init__()
        self.person = person


class Rest:
    """The handlers. `body` is the request's body, decoded and checked."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def enter(self, request: Request) -> tuple[Room, Access]:
        token = bearer(request.headers.get("authorization", ""))
        return await self.house.enter(request.path_params["table"], token)

    async def look(self, room: Room, who: Access, see: Callable[[], object]) -> Response:
        """What somebody sees of a table now, as soon as all of that is on disk; the same for why they may not."""
        room.check_open()
        try:
            return answer(see())
        finally:
            await room.known(who)

    # Tables

    async def make(self, request: Request, body: NewTable) -> Response:
        return answer(await self.house.make(body, self.many_tables(request)), 201)

    def many_tables(self, request: Request) -> str:
        """Who makes a table, by address. Raises the Problem of one that makes too many."""
        address = address_of(request)
        wait = self.house.tables.take(address)
        if wait:
            self.house.metrics.count("limited")
            raise too_fast(wait)
        return address

    async def listed(self, request: Request, body: None) -> Response:
        kept = await asyncio.wrap_future(self.house.store.listed())
        return answer(
            [
                ListedTable(k.table, c.game, c.host, c.seats, c.free, c.phase, k.join, c.position)
                for k in kept
                if self.house.plays(c := k.card)
            ]
        )

    async def info(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        return await self.look(room, access, lambda: room.info(access))

    async def status(self, request: Request, body: None) -> Response:
        token = bearer(request.headers.get("authorization", ""))
        return answer(await self.house.status(request.path_params["table"], token))

    async def account(self, request: Request, body: None) -> Response:
        token = bearer(request.headers.get("authorization", ""))
        table: str = request.path_params["table"]
        text = await self.house.account(table, token, lambda person: self.again_and_again(request, table, person))
        return Response(text, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def keys(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        token = bearer(request.headers.get("authorization", ""))
        if not access.host or access.person:
            raise Problem(403, "Only the host's own token gives the keys again.")
        return answer(
            {
                "table": room.table.table,
                "host": token,
                "join": derived(token, "join"),
                "watch": derived(token, "watch"),
                "seat": "",
                "token": "",
            }
        )

    # Seats

    async def sit(self, request: Request, body: Sit) -> Response:
        room, access = await self.enter(request)
        if not access.join and not access.person:
            raise Problem(
                403, "A seat is taken with the join token, the host's, or the token of who sits here already."
            )
        shown = bearer(request.headers.get("authorization", ""))
        # Somebody new gets a token; whoever is at the table has one, and it holds the new seat as well.
        token = shown if access.person else derived(shown, f"seat {body.key}") if body.key else new_token()
        people = room.table.people

        def act(now: int) -> Applied:
            known = None if access.person else opened_by(token, room.tokens)
            if known is not None:
                raise SatBefore(known.person)
            return room.table.seating.sit(body.seat, body.name, now, access.person)

        def grant(applied: Applied) -> list[Token]:
            return [] if access.person else [token_of(token, "seat", sat(applied).person)]

        self.seat_change(room, access)
        try:
            applied = await room.change(act, access, grant=grant, aside=True)
        except SatBefore as again:
            seats = people.seats_of(again.person) or people.wished_by(again.person)
            if not seats:
                raise Problem(409, "Who sat down with this key has left the table; choose another key.") from None
            return self.seated(room, seats[0], again.person, token)
        return self.seated(room, sat(applied).seat, sat(applied).person, token)

    def seated(self, room: Room, seat: str, person: int, token: str) -> Response:
        waits = seat not in room.table.people.seats_of(person)
        return answer(Seated(room.table.table, seat, person, token, waits), 202 if waits else 201)

    async def agree(self, request: Request, body: Agree) -> Response:
        room, person = await self.person(request)
        seat: str = request.path_params["seat"]
        self.seat_change(room, Access(person))
        await room.change(
            lambda now: room.table.seating.agree(seat, person, body.agree, now), Access(person), aside=True
        )
        return Response(status_code=204)

    async def hand(self, request: Request, body: Hand) -> Response:
        return await self.run_seat(
            request, lambda table, seat, who, now: table.seating.hand(seat, body.person, who, now)
        )

    async def put_mind(self, request: Request, body: PutMind) -> Response:
        return await self.run_seat(request, lambda table, seat, who, now: table.seating.put_mind(seat, body.mind, now))

    async def take_mind(self, request: Request, body: None) -> Response:
        return await self.run_seat(request, lambda table, seat, who, now: table.seating.take_mind(seat, now))

    async def free(self, request: Request, body: None) -> Response:
        return await self.run_seat(request, lambda table, seat, who, now: table.seating.free(seat, now, who))

    def seat_change(self, room: Room, access: Access) -> None:
        """Seats change hands now and then; whoever does it without end fills the log of the table. Whoever has only the
        link to it, which may be in the public list, must not use up what those at the table may change."""
        here = access.host or room.seats(access)
        wait = self.house.seating.take(room.table.table if here else f"{room.table.table}/newcomers")
        if wait:
            self.house.metrics.count("limited")
            raise too_fast(wait)

    async def run_seat(self, request: Request, run: Callable[[Table, str, int, int], Applied]) -> Response:
        """A seat is run by the host, and by whoever holds it. `run` gets table, seat, who asks, and the time."""
        room, access = await self.enter(request)
        seat: str = request.path_params["seat"]

        def check() -> None:
            if not access.host and seat not in tuple(room.seats(access)):
                raise Problem(403, "Only the host and the holder of a seat decide who plays it.")

        def act(now: int) -> Applied:
            check()  # once more: while this waited for its turn, somebody else may have sat down there
            return run(room.table, seat, access.person, now)

        check()
        self.seat_change(room, access)
        await room.change(act, access, aside=True)
        return Response(status_code=204)

    async def start(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        if not access.host:
            raise Problem(403, "Only the host starts the game.")
        await room.change(lambda now: room.table.seating.start(now), access)
        return Response(status_code=204)

    # Playing

    async def update(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        since, side = count(request, "since"), request.query_params.get("side")
        return await self.look(room, access, lambda: room.update(access, since, side))

    async def page(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        language, page = request.path_params["language"], request.path_params["page"]
        opened = page in room.pages(access)
        await room.known(access)
        # Whether a page exists is not looked up before it is open: a sealed one takes no longer to refuse.
        if not opened or language not in LANGUAGES:
            raise no_page()
        game = room.table.game
        return answer(OpenPage(page, open_text(game, language, page), page_content(game.package, page)))

    async def opening(self, request: Request, body: None) -> Response:
        room, person = await self.person(request)
        seat = request.query_params.get("seat", "")
        table = room.table
        return await self.look(room, Access(person), lambda: table.views.opening(table.people.own(person, seat)))

    async def decide(self, request: Request, body: Decide) -> Response:
        room, person = await self.person(request)

        def act(now: int) -> Applied:
            seat = room.table.people.own(person, body.seat)
            return room.table.decisions.submit(seat, body.option, body.ask, body.id, now, then=body.then)

        return await self.accepted(room, act, body.id, person)

    async def undo(self, request: Request, body: TakeBack) -> Response:
        room, person = await self.person(request)

        def act(now: int) -> Applied:
            return room.table.undoing.undo(room.table.people.own(person, body.seat), body.id, now)

        return await self.accepted(room, act, body.id, person, aside=True)

    async def talk(self, request: Request, body: Say) -> Response:
        room, person = await self.person(request)
        wait = self.house.talk.take(f"{room.table.table}/{person}")
        if wait:
            raise too_fast(wait)

        def act(now: int) -> Applied:
            seat = room.table.people.own(person, body.seat)
            return room.table.talk.say(seat, body.text, body.channel, body.id, now)

        return await self.accepted(room, act, body.id, person, aside=True)

    async def earlier(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        before = count(request, "before")
        return await self.look(room, access, lambda: room.table.talk.before(room.seats(access), before))

    async def hint(self, request: Request, body: None) -> Response:
        room, person = await self.person(request)
        wait = self.house.hints.take(f"{room.table.table}/{person}")
        if wait:
            raise too_fast(wait)
        try:
            seat = room.table.people.own(person, request.query_params.get("seat", ""))
            thinking = room.table.minds.hint_wanted(seat)
        finally:
            await room.known(Access(person))
        thought = await self.house.minds.think(thinking)
        return await self.look(room, Access(person), lambda: room.table.minds.hint(thinking, thought))

    async def notes(self, request: Request, body: None) -> Response:
        room, person = await self.person(request)
        return await self.look(room, Access(person), lambda: room.notes.get(person, Notes()))

    async def keep_notes(self, request: Request, body: Notes) -> Response:
        room, person = await self.person(request)
        wait = self.house.notes.take(f"{room.table.table}/{person}")
        if wait:
            raise too_fast(wait)
        limit = self.house.config.limits.notes_size
        if len(msgspec.json.encode(body)) > limit:
            raise Problem(413, f"Notes and marks may have {limit} bytes at most.")
        await room.keep_notes(person, body)
        return Response(status_code=204)

    async def person(self, request: Request) -> tuple[Room, int]:
        room, access = await self.enter(request)
        if not access.person:
            raise Problem(403, "This token holds no seat.")
        return room, access.person

    async def accepted(self, room: Room, act: Act, request: str, person: int, aside: bool = False) -> Response:
        """Accepted, refused by the rules (409), or held until its private window closes (202, number 0)."""
        try:
            applied = await room.change(act, Access(person), aside=aside)
        except RuleRefusal as refusal:
            self.house.metrics.count("refused")
            return answer(RefusedRequest(request, refusal.reason), 409)
        return answer(Accepted(request, applied.number, applied.done, applied.stopped), 202 if applied.held else 200)

    # After the end

    async def ending(self, request: Request, body: None) -> Response:
        return await self.told(request, RetellingWish("ending"), "application/json", {"Cache-Control": "no-store"})

    async def told(self, request: Request, wish: RetellingWish, media: str, headers: dict[str, str]) -> Response:
        """Something of a finished game, which is played again for it elsewhere; raises the Problem of who wants that
        too often."""
        room, access = await self.enter(request)
        self.again_and_again(request, room.table.table, access.person)
        await room.known(access)
        room.table.after.check_over()
        text = await self.house.retelling.tell(room.table.table, wish, room.table.after.finished)
        return Response(text, headers=headers, media_type=media)

    def again_and_again(self, request: Request, table: str, person: int = 0) -> None:
        """Raises the Problem of a person, or an address, that wants finished games too often."""
        address = address_of(request)
        wait = self.house.replays.take(f"{table}/{person}" if person else address)
        wait = wait or self.house.replays_of_address.take(address)
        if wait:
            self.house.metrics.count("limited")
            raise too_fast(wait)

    async def again(self, request: Request, body: PlayAgain) -> Response:
        try:
            room, access = await self.enter(request)
        except OtherTable as other:
            return answer(NextTable(await self.again_anew(request, body, other)), 201)
        check_played(access.host or access.person != 0)
        address = "" if room.table.next else self.many_tables(request)
        return answer(NextTable(await self.house.again(room, body.rotate, address)), 201)

    async def again_anew(self, request: Request, body: PlayAgain, other: OtherTable) -> str:
        """The same people at a table with today's rules, if theirs can't continue."""
        relic = await self.relic(request)
        check_played(relic.sat)
        if relic.former.next:
            return relic.former.next
        relic.check_again(other)
        return await self.house.again_anew(relic.former.table, body.rotate, self.many_tables(request))

    async def relic(self, request: Request) -> Relic:
        table: str = request.path_params["table"]
        self.again_and_again(request, table)  # its log is read, which may be long
        return await self.house.relic(table, bearer(request.headers.get("authorization", "")))

    async def record(self, request: Request, body: None) -> Response:
        table: str = request.path_params["table"]
        try:
            room, _ = await self.enter(request)
        except OtherTable:
            record = (await self.relic(request)).record()
            name = attached(f"gloam-{record.game}-{table}.json")
            return Response(record.to_json(), headers=name, media_type="application/json")
        name = attached(f"gloam-{room.table.game.id}-{table}.json")
        return await self.told(request, RetellingWish("record"), "application/json", name)

    async def replay(self, request: Request, body: None) -> Response:
        at, seats = count(request, "at"), request.query_params.get("seat", "")
        room, _ = await self.enter(request)
        wish = RetellingWish("replay", at, room.table.people.mask(seats))
        return await self.told(request, wish, "application/json", {"Cache-Control": "no-store"})

    async def scenario(self, request: Request, body: None) -> Response:
        at = count(request, "at")
        name = attached(f"{request.path_params['table']}-{at}.toml")
        return await self.told(request, RetellingWish("scenario", at), "application/toml", name)


def check_played(sat: bool) -> None:
    if not sat:
        raise Problem(403, "Those who have played, and the host, begin the next game.")


def sat(applied: Applied) -> Sat | Wished:
    """Who sat down where, or would like to."""
    first = applied.entries[0]
    assert isinstance(first, (Sat, Wished))
    return first


def address_of(request: Request) -> str:
    return address_key(request.client.host if request.client else "-")


def count(request: Request, name: str) -> int:
    """A number of the query; 0 if it is not there."""
    text = request.query_params.get(name, "0")
    if not COUNT.fullmatch(text):
        raise Problem(400, f"{name} is a whole number from 0 on.")
    return int(text)


def attached(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}


def decoded(data: bytes, kind: Any) -> Any:
    """A body as its type, with a sentence that says what is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise Problem(400, f"The body is not right: {e}.") from None
