"""A page of a book for its author, in the browser.

Sealed pages must never reach a client of a server at which people play. So this is another server: it has no tables,
listens on this machine only, below a key that was drawn for it, and is gone when its author stops it. The server of
tables knows nothing of all this and has nothing to answer with.
"""

from __future__ import annotations

import secrets
import sys
import threading
import webbrowser
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from gloam.core.content.pages import page_names
from gloam.core.game import Game
from gloam.core.words.text import LANGUAGES, open_text
from gloam.server.guard import HEADERS
from gloam.server.run import address, bound
from gloam.server.site import ASK_AGAIN, StaticFile, client, game_info, text_page

HERE = "127.0.0.1"
SHELL = "proof.html"
"""The page of the client that shows a proof."""


class ProofSheet(msgspec.Struct, frozen=True):
    """What the client is given: the proof of a page, and the texts of all that stands in it, by language."""

    game: str
    page: str
    language: str
    proof: Any
    texts: dict[str, str]


def sheet_of(game: Game, page: str, proof: Any, language: str) -> ProofSheet:
    names = [name for name in page_names(game.package) if name.startswith(f"{page}-")]
    texts = {code: "\n".join(open_text(game, code, name) for name in names) for code in LANGUAGES}
    return ProofSheet(game.id, page, language, proof, texts)


def make_app(game: Game, sheet: ProofSheet, key: str) -> Starlette:
    """Everything lies below a key that nobody guesses."""
    json = "application/json"
    pages = client()
    files = {
        **pages,
        "": pages.get(SHELL, pages[""]),
        "proof.json": StaticFile(msgspec.json.encode(sheet), json, ASK_AGAIN),
        f"api/games/{game.id}": StaticFile(msgspec.json.encode(game_info(game)), json, ASK_AGAIN),
        **{f"text/{code}/{game.id}.ftl": text_page(game, code) for code in LANGUAGES},
    }

    async def file(request: Request) -> Response:
        found = files.get(request.path_params["path"])
        answer = found.response(request) if found is not None else Response(status_code=404)
        answer.headers.update(HEADERS)
        return answer

    # Another site that is led here by its name is not this one.
    guard = Middleware(TrustedHostMiddleware, allowed_hosts=[HERE, "localhost"])
    return Starlette(routes=[Mount(f"/{key}", routes=[Route("/{path:path}", file)])], middleware=[guard])


def show(game: Game, page: str, proof: Any, language: str, browser: bool) -> None:
    """Serve the proof of a page until it is stopped."""
    key = secrets.token_urlsafe(16)
    with bound(HERE, 0) as listening:
        where = f"{address(listening)}{key}/"
        print(f"gloam: page {page} of {game.id} is at {where}; Ctrl-C ends it", file=sys.stderr, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=[where], daemon=True).start()
        app = make_app(game, sheet_of(game, page, proof, language), key)
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False, lifespan="off")
        uvicorn.Server(config).run(sockets=[listening])
