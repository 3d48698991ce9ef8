"""What every request passes before it reaches a handler (limits, origin, size), and what every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloam.server.config import Config
from gloam.server.limits import Buckets, address_key, is_address
from gloam.server.metrics import Metrics
from gloam.server.problems import Problem, too_fast

ACCESS = logging.getLogger("gloam.access")
ERRORS = logging.getLogger("gloam.server")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application. Tokens are never looked at here, so they cannot get into the log from here."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.requests = Buckets(config.limits.requests, config.limits.addresses)
        self.names = _names(config)
        self.public = _origin(config.public)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client") and not is_address(scope["client"][0]):
            scope["client"] = None  # words of a header, which would be counted and written down as somebody's address
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        begun = False

        async def noting(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, self.measured(receive), noting)
        except Problem as problem:
            await problem.response()(scope, receive, noting)
        except asyncio.CancelledError:
            # The server stops and waits no longer. Nobody cancels a request for another reason.
            if begun:
                raise
            stopping = Problem(503, "The server is being stopped; please repeat the request.", close=True)
            await stopping.response()(scope, receive, noting)
        finally:
            self.metrics.count("requests", status=str(status))
            if self.config.access_log:
                took = (time.perf_counter() - began) * 1000
                ACCESS.info("%s %s %s %d %.1f ms", _client(scope), scope["method"], _path(scope), status, took)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope)
        except Problem as problem:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
            return
        if self.config.access_log:
            ACCESS.info("%s WEBSOCKET %s", _client(scope), _path(scope))
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raises the Problem of a request that goes no further."""
        wait = self.requests.take(address_key(_client(scope)))
        if wait:
            self.metrics.count("limited")
            raise too_fast(wait)
        headers = Headers(scope=scope)
        self.check_host(headers.get("host", ""))
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(headers)
        if "transfer-encoding" in headers and "content-length" in headers:
            # Two who read the same bytes must not disagree where the request ends.
            raise Problem(400, "A request has either a Content-Length or a Transfer-Encoding.", close=True)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.config.limits.body:
            raise Problem(413, f"The body may have {self.config.limits.body} bytes at most.")

    def check_host(self, host: str) -> None:
        """A page elsewhere must not reach a server on this machine under a name of its own (DNS rebinding)."""
        if self.names is not None and _hostname(host) not in self.names:
            raise Problem(403, "This server does not go by that name; see --public.")

    def check_origin(self, headers: Headers) -> None:
        """A browser tells where a request comes from; only our own pages may change anything."""
        origin = headers.get("origin")
        if origin is None:
            # Not a browser; or a browser's own kind of request, which says so in another header.
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Problem(403, "Requests from pages of other sites are not taken.")
            return
        scheme, _, place = origin.lower().partition("://")
        same = scheme in ("http", "https") and place == headers.get("host", "").lower()
        if not same and (not self.public or origin.lower() != self.public):
            raise Problem(403, "Requests from pages of other sites are not taken.")

    def measured(self, receive: Receive) -> Receive:
        """The body counted while it comes, for those who did not tell its length."""
        size = 0

        async def counting() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > self.config.limits.body:
                    raise Problem(413, f"The body may have {self.config.limits.body} bytes at most.")
            return message

        return counting


def _names(config: Config) -> set[str] | None:
    """The names a server on loopback goes by; None for any, where it is open to a network."""
    if not _is_loopback(config.host):
        return None
    names = {"localhost", "127.0.0.1", "::1", config.host.lower()}
    if config.public:
        names.add((urlsplit(config.public).hostname or "").lower())
    return names


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _hostname(host: str) -> str:
    """The name in a Host header, without the port and the brackets of IPv6."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower() if url else ""


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "-"


def _path(scope: Scope) -> str:
    """The path without its query, and without anything that could forge a line of the log."""
    return "".join(c if c.isprintable() else "?" for c in scope["path"])[:200]
