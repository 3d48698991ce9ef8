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

from gloam.server import protocol as p
from gloam.server.clock import Clock
from gloam.server.config import Config
from gloam.server.guard import Guard
from gloam.server.house import House
from gloam.server.limits import is_loopback
from gloam.server.openapi import Operation, document
from gloam.server.problems import CODES, Problem, answer
from gloam.server.rest import decoded, problem_of
from gloam.server.routes import operations
from gloam.server.site import ASK_AGAIN, Site, StaticFile
from gloam.server.stream import stream
from gloam.store.store import Store

LOG = logging.getLogger("gloam.server")
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""What proxies add to a request."""

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
    openapi = StaticFile(msgspec.json.encode(document(api)), "application/json", ASK_AGAIN)

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
