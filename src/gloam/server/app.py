"""The application: every address of the server, and what happens to requests that fail."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from gloam.core.records.campaign import Campaign
from gloam.core.records.record import Record
from gloam.server import protocol as p
from gloam.server.campaigns import Campaigns
from gloam.server.clock import Clock
from gloam.server.config import Config
from gloam.server.guard import Guard
from gloam.server.house import House
from gloam.server.limits import is_loopback
from gloam.server.openapi import Operation, document
from gloam.server.problems import CODES, Problem, answer
from gloam.server.rest import Rest, decoded, problem_of
from gloam.server.site import ASK_AGAIN, Page, Site
from gloam.server.stream import stream
from gloam.store.store import Store

LOG = logging.getLogger("gloam.server")
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""What proxies add to a request."""

ANY = "any of the table; none for a listed one"
HOST = "host"
RUNS = "host, or that of who holds the seat"
SITS = "join or host, or that of who holds a seat"
SEAT = "that of who holds a seat"
OWNER = "the owner's; to found a campaign none is needed"


def operations(house: House, site: Site) -> list[Operation]:
    """The whole API."""
    rest, campaigns = Rest(house), Campaigns(house)
    t, c = "/api/tables/{table}", "/api/campaigns/{campaign}"
    return [
        Operation("GET", "/api/games", "All games", site.all_games, list[p.GameCard]),
        Operation("GET", "/api/games/{game}", "One game", site.one_game, p.GameInfo),
        Operation("GET", "/text/{language}/{game}.ftl", "Texts", site.text, media="text/plain"),
        Operation("GET", "/api/tables", "Open tables", rest.listed, list[p.ListedTable]),
        Operation("POST", "/api/tables", "Make a table", rest.make, p.Keys, 201, p.NewTable),
        Operation("GET", t, "A table", rest.info, p.TableInfo, token=ANY),
        Operation("GET", f"{t}/status", "How a table stands", rest.status, p.TableStatus, token=ANY),
        Operation("GET", f"{t}/account", "A table as its log alone tells of it", rest.account, p.Account, token=ANY),
        Operation("GET", f"{t}/keys", "The keys again", rest.keys, p.Keys, token=HOST),
        Operation("POST", f"{t}/seats", "Take a seat", rest.sit, p.Seated, 201, p.Sit, SITS, refusals=(409,)),
        Operation(
            "DELETE", f"{t}/seats/{{seat}}", "Free a seat", rest.free, None, 204, token=RUNS, refusals=(400, 409)
        ),
        Operation(
            "PUT",
            f"{t}/seats/{{seat}}/mind",
            "Let a mind play a seat",
            rest.put_mind,
            None,
            204,
            p.PutMind,
            RUNS,
            refusals=(409,),
        ),
        Operation(
            "DELETE",
            f"{t}/seats/{{seat}}/mind",
            "The mind leaves; whoever held the seat comes back",
            rest.take_mind,
            None,
            204,
            token=RUNS,
            refusals=(400, 409),
        ),
        Operation(
            "PUT",
            f"{t}/seats/{{seat}}/person",
            "Hand a seat over",
            rest.hand,
            None,
            204,
            p.Hand,
            RUNS,
            refusals=(409,),
        ),
        Operation(
            "PUT",
            f"{t}/seats/{{seat}}/wish",
            "Yes or no to who asks for a seat",
            rest.agree,
            None,
            204,
            p.Agree,
            SEAT,
            refusals=(409,),
        ),
        Operation("POST", f"{t}/start", "Deal", rest.start, None, 204, token=HOST, refusals=(400, 409)),
        Operation(
            "GET",
            f"{t}/update",
            "What this viewer may know",
            rest.update,
            p.Update,
            token=ANY,
            queries=("since", "side"),
        ),
        Operation(
            "GET",
            f"{t}/pages/{{language}}/{{page}}",
            "A sealed page that is open to this viewer",
            rest.page,
            p.OpenPage,
            token=ANY,
        ),
        Operation(
            "GET",
            f"{t}/opening",
            "Who one is and how one wins",
            rest.opening,
            p.Opening,
            token=SEAT,
            queries=("seat",),
            refusals=(400,),
        ),
        Operation("POST", f"{t}/decisions", "Decide", rest.decide, p.Accepted, 200, p.Decide, SEAT, refusals=(409,)),
        Operation("POST", f"{t}/undo", "Take back", rest.undo, p.Accepted, 200, p.TakeBack, SEAT, refusals=(409,)),
        Operation("POST", f"{t}/talk", "Say something", rest.talk, p.Accepted, 200, p.Say, SEAT, refusals=(409,)),
        Operation(
            "GET", f"{t}/talk", "What was said earlier", rest.earlier, list[p.Line], token=ANY, queries=("before",)
        ),
        Operation(
            "GET",
            f"{t}/hint",
            "What a mind would do",
            rest.hint,
            p.Hint,
            token=SEAT,
            queries=("seat",),
            refusals=(400, 409),
        ),
        Operation("GET", f"{t}/notes", "One's own notes", rest.notes, p.Notes, token=SEAT),
        Operation("PUT", f"{t}/notes", "Keep one's own notes", rest.keep_notes, None, 204, p.Notes, SEAT),
        Operation("GET", f"{t}/ending", "The full reveal", rest.ending, p.Ending, token=ANY),
        Operation(
            "POST",
            f"{t}/again",
            "The same people play again",
            rest.again,
            p.NextTable,
            201,
            p.PlayAgain,
            "host, or that of who holds a seat",
            refusals=(409,),
        ),
        Operation("GET", f"{t}/record", "The record", rest.record, Record, token=ANY),
        Operation(
            "GET", f"{t}/replay", "A moment again", rest.replay, p.ReplayMoment, token=ANY, queries=("at", "seat")
        ),
        Operation(
            "GET",
            f"{t}/scenario",
            "A moment as a scenario",
            rest.scenario,
            token=ANY,
            queries=("at",),
            media="application/toml",
        ),
        Operation("GET", "/api/campaigns", "One's campaigns", campaigns.mine, list[p.CampaignInfo], token=OWNER),
        Operation(
            "POST", "/api/campaigns", "Found a campaign", campaigns.found, p.CampaignKey, 201, p.NewCampaign, OWNER
        ),
        Operation("GET", c, "A campaign", campaigns.info, p.CampaignInfo, token=OWNER),
        Operation("GET", f"{c}/file", "A campaign as a file", campaigns.file, Campaign, token=OWNER, refusals=(409,)),
        Operation(
            "POST",
            f"{c}/tables",
            "The next session",
            campaigns.begin,
            p.Keys,
            201,
            p.NewSession,
            OWNER,
            refusals=(409,),
        ),
    ]


def route(operation: Operation) -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            body = None
            if operation.body is not None:
                body = decoded(await request.body(), operation.body)
            return await operation.handler(request, body)
        except Exception as e:
            raise problem_of(e) from e

    return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)


def make_app(config: Config, store: Store, web: Traversable | None = None) -> ASGIApp:
    """The whole application around a store. `web` is the folder of the built client, if it is not our own."""
    app, _ = make_app_and_house(config, store, web)
    return app


def make_app_and_house(
    config: Config, store: Store, web: Traversable | None = None, clock: Clock | None = None
) -> tuple[ASGIApp, House]:
    # Whoever else serves this database begins with the same time, whatever the clocks of the machines say.
    house = House(config, store, Clock(store.time().result()) if clock is None else clock)
    site = Site(house.games, web)
    api = operations(house, site)
    openapi = Page(msgspec.json.encode(document(api)), "application/json", ASK_AGAIN)

    async def described(request: Request) -> Response:
        return openapi.response(request)

    async def healthz(request: Request) -> Response:
        ails = await house.ailing()
        # What exactly is wrong, with its path, is for who can read the log.
        return PlainTextResponse("the store does not work\n" if ails else "ok\n", 503 if ails else 200)

    async def metrics(request: Request) -> Response:
        # How many decisions a server has taken tells those at its only table what others do in secret.
        # A request that came through a proxy is a stranger's, whatever it says about its address.
        passed_on = any(name in request.headers for name in PASSED_ON)
        if request.client is None or not is_loopback(request.client.host) or passed_on:
            raise HTTPException(404)
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def socket(websocket: WebSocket) -> None:
        await stream(house, websocket)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[BaseRoute] = [
        WebSocketRoute("/api/tables/{table}/stream", socket),
        *map(route, api),
        Route("/api/openapi.json", described),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/{path:path}", site.file),
    ]
    handlers: dict[Any, Any] = {
        Problem: _problem,
        HTTPException: _http_error,
        Exception: _fault(house),
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Guard(app, config, house.metrics), house


async def _problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return problem.response()


async def _http_error(request: Request, error: Exception) -> Response:
    """What the router itself refuses: an unknown path, a method that a path does not know."""
    assert isinstance(error, HTTPException)
    failed = p.Failed(CODES.get(error.status_code, "bad-request"), f"{error.detail}.")
    return answer(failed, error.status_code, dict(error.headers or {}))


def _fault(house: House) -> Any:
    async def handle(request: Request, error: Exception) -> Response:
        house.metrics.count("errors")
        # The error itself is logged by whoever runs the application.
        return answer(p.Failed("unavailable", "Something went wrong here; please try again."), 500)

    return handle
