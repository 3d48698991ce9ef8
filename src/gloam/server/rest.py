"""The HTTP half of the protocol: one function a request."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gloam.core.game import GameError
from gloam.scenario.export import export
from gloam.server.house import House
from gloam.server.limits import address_key
from gloam.server.problems import Problem, answer, too_fast
from gloam.server.protocol import (
    Accepted,
    Decide,
    ListedTable,
    NewTable,
    PutMind,
    Refused,
    Say,
    Seated,
    Sit,
    TakeBack,
)
from gloam.server.room import Act, Room
from gloam.server.tokens import Access, bearer, derived
from gloam.store.store import StoreError
from gloam.store.tokens import Token, TokenKind, new_token, token_of
from gloam.table.entries import Sat
from gloam.table.table import RuleRefusal, TableError, Taken

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
        case StoreError():
            return Problem(503, "The store does not answer; please try again.")
    raise error


def sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:].removesuffix('.')}."


class Rest:
    """The handlers. `body` is the request's body, decoded and checked."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def enter(self, request: Request) -> tuple[Room, Access]:
        token = bearer(request.headers.get("authorization", ""))
        return await self.house.enter(request.path_params["table"], token)

    # Tables

    async def make(self, request: Request, body: NewTable) -> Response:
        client = request.client.host if request.client else "-"
        wait = self.house.tables.take(address_key(client))
        if wait:
            self.house.metrics.count("limited")
            raise too_fast(wait)
        return answer(await self.house.make(body), 201)

    async def listed(self, request: Request, body: None) -> Response:
        kept = await asyncio.wrap_future(self.house.store.listed())
        return answer(
            [
                ListedTable(k.table, k.card.game, k.card.host, k.card.seats, k.card.free, k.card.phase, k.join)
                for k in kept
            ]
        )

    async def info(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        async with room.lock:
            return answer(room.info(access.seat))

    async def keys(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        token = bearer(request.headers.get("authorization", ""))
        if not access.host or access.seat:
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
        if not access.join:
            raise Problem(403, "A seat is taken with the join token or the host's.")
        token = new_token()
        kept: list[Token] = []

        async def grant(taken: Taken) -> None:
            # Before the seat is taken on disk: a seat without a token could not be used by anybody.
            kept.append(token_of(token, "seat", seat_of(taken)))
            await asyncio.wrap_future(self.house.store.grant(room.table.table, kept))

        taken = await room.change(lambda now: room.table.sit(body.seat, body.name, now), prepare=grant)
        room.tokens += kept
        return answer(Seated(room.table.table, seat_of(taken), token), 201)

    async def put_mind(self, request: Request, body: PutMind) -> Response:
        room, seat = await self.run_seat(request)
        await room.change(lambda now: room.table.put_mind(seat, body.mind, now))
        return Response(status_code=204)

    async def take_mind(self, request: Request, body: None) -> Response:
        room, seat = await self.run_seat(request)
        await room.change(lambda now: room.table.take_mind(seat, now))
        return Response(status_code=204)

    async def free(self, request: Request, body: None) -> Response:
        room, seat = await self.run_seat(request)
        await room.change(lambda now: room.table.free(seat, now))
        kinds: tuple[TokenKind, ...] = ("seat", "host")
        for kind in kinds:
            await asyncio.wrap_future(self.house.store.revoke(room.table.table, kind, seat))
        room.revoke(seat)
        return Response(status_code=204)

    async def run_seat(self, request: Request) -> tuple[Room, str]:
        """A seat is run by the host, and by whoever holds it."""
        room, access = await self.enter(request)
        seat = request.path_params["seat"]
        if not (access.host or (access.seat and access.seat == seat)):
            raise Problem(403, "Only the host and the holder of a seat decide who plays it.")
        return room, seat

    async def start(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        if not access.host:
            raise Problem(403, "Only the host starts the game.")
        await room.change(lambda now: room.table.start(now))
        return Response(status_code=204)

    # Playing

    async def update(self, request: Request, body: None) -> Response:
        room, access = await self.enter(request)
        since = count(request, "since")
        async with room.lock:
            return answer(room.update(access, since))

    async def decide(self, request: Request, body: Decide) -> Response:
        room, seat = await self.own_seat(request)

        def act(now: int) -> Taken:
            return room.table.decide(seat, body.option, body.ask, body.id, now)

        return await self.taken(room, act, body.id)

    async def undo(self, request: Request, body: TakeBack) -> Response:
        room, seat = await self.own_seat(request)
        return await self.taken(room, lambda now: room.table.undo(seat, body.id, now), body.id)

    async def talk(self, request: Request, body: Say) -> Response:
        room, seat = await self.own_seat(request)
        wait = self.house.talk.take(f"{room.table.table}/{seat}")
        if wait:
            raise too_fast(wait)

        def act(now: int) -> Taken:
            return room.table.say(seat, body.text, body.channel, body.id, now)

        return await self.taken(room, act, body.id)

    async def hint(self, request: Request, body: None) -> Response:
        room, seat = await self.own_seat(request)
        wait = self.house.hints.take(f"{room.table.table}/{seat}")
        if wait:
            raise too_fast(wait)
        async with room.lock:
            thinking = room.table.hint_wanted(seat)
        thought = await self.house.minds.think(thinking)
        async with room.lock:
            return answer(room.table.hint(thinking, thought))

    async def own_seat(self, request: Request) -> tuple[Room, str]:
        room, access = await self.enter(request)
        if not access.seat:
            raise Problem(403, "This token holds no seat.")
        return room, access.seat

    async def taken(self, room: Room, act: Act, request: str) -> Response:
        """Accepted, refused by the rules (409), or held until its private window closes (202, number 0)."""
        try:
            taken = await room.change(act)
        except RuleRefusal as refusal:
            self.house.metrics.count("refused")
            return answer(Refused(request, refusal.reason), 409)
        return answer(Accepted(request, taken.number), 202 if taken.held else 200)

    # After the end

    async def ending(self, request: Request, body: None) -> Response:
        room, _ = await self.enter(request)
        async with room.lock:
            return answer(room.table.ending())

    async def record(self, request: Request, body: None) -> Response:
        room, _ = await self.enter(request)
        async with room.lock:
            record = room.table.record()
        name = f"gloam-{record.game}-{room.table.table}.json"
        return Response(record.to_json(), headers=attached(name), media_type="application/json")

    async def replay(self, request: Request, body: None) -> Response:
        room, _ = await self.enter(request)
        at, seat = count(request, "at"), request.query_params.get("seat", "")
        async with room.lock:
            # Every decision up to there is played again, in a thread: others are not kept waiting.
            return answer(await asyncio.to_thread(room.table.replay, at, seat))

    async def scenario(self, request: Request, body: None) -> Response:
        room, _ = await self.enter(request)
        at = count(request, "at")
        async with room.lock:
            match = await asyncio.to_thread(room.table.match_at, at)
            text = export(match, f"{room.table.game.id}, table {room.table.table}, decision {at}")
        return Response(text, headers=attached(f"{room.table.table}-{at}.toml"), media_type="application/toml")


def seat_of(taken: Taken) -> str:
    first = taken.entries[0]
    assert isinstance(first, Sat)
    return first.seat


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
