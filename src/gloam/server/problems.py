"""What can go wrong with a request: a status, a code that clients translate, and an English sentence."""

from __future__ import annotations

import math
import traceback

import msgspec
from starlette.responses import Response

from gloam.server.protocol import Failed

CODES = {
    400: "bad-request",
    401: "not-allowed",
    403: "not-allowed",
    404: "gone",
    405: "bad-request",
    409: "stale",
    410: "other-edition",
    413: "bad-request",
    415: "bad-request",
    429: "too-fast",
    500: "unavailable",
    503: "unavailable",
}


class Problem(Exception):
    """Raised when a request can't be accepted."""

    def __init__(self, status: int, message: str, code: str = "", wait: float = 0.0, close: bool = False) -> None:
        """`wait` is how many seconds to wait before trying again; `close` ends the connection after the answer."""
        super().__init__(message)
        self.status = status
        self.code = code or CODES[status]
        self.message = message
        self.wait = wait
        self.close = close

    def failed(self, request_id: str = "") -> Failed:
        return Failed(self.code, self.message, request_id, math.ceil(self.wait * 1000))

    def response(self) -> Response:
        headers = {"Retry-After": str(max(1, math.ceil(self.wait)))} if self.wait else {}
        if self.status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        if self.close:
            headers["Connection"] = "close"
        return answer(self.failed(), self.status, headers)


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response; what the API says is never kept by anybody in between."""
    return Response(
        msgspec.json.encode(data),
        status,
        {"Cache-Control": "no-store", **(headers or {})},
        "application/json",
    )


def no_table() -> Problem:
    """The same for a table that does not exist and for one whose token was not given: nobody can probe for tables."""
    return Problem(404, "There is no such table, or this token does not open it.")


def no_page() -> Problem:
    """The same for a page that does not exist and for one that is sealed: nobody can probe for pages."""
    return Problem(404, "There is no such page.")


class OtherTable(Problem):
    """A table of other rules or content than we have here. Only its account can be read."""

    def __init__(self, missing: str) -> None:
        super().__init__(410, missing)


def too_fast(wait: float) -> Problem:
    return Problem(429, f"Too many requests; try again in {max(1, math.ceil(wait))} s.", wait=wait)


def where(error: BaseException) -> str:
    """Where something went wrong, for the log: what did may be a secret of the game."""
    return "".join(traceback.format_tb(error.__traceback__)).rstrip()
