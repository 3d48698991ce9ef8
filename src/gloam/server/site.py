"""What a browser loads: the built client, the texts, and the games as data. All of it public and kept in memory.

What is sealed is not here: an open page is asked for at a table, by those who may read it (`rest.Rest.page`).
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gloam.core.content.files import package_text, read_toml
from gloam.core.game import Game
from gloam.core.words.text import LANGUAGES, said_alone, sources, texts_of
from gloam.server.problems import Problem, no_page
from gloam.server.protocol import GameCard, GameInfo, SectionInfo, SwitchInfo

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_SUCH_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>gloam</title></head><body>
<h1><a href="{lobby}">gloam</a></h1>
<p>There is no such page here.</p>
<p lang="zh-Hans">这里没有这个页面。</p>
<p lang="zh-Hant">這裡沒有這個頁面。</p>
<p lang="ru">Такой страницы здесь нет.</p>
</body></html>
"""
"""For people; programs get a problem as everywhere."""

BOARD, STYLE = "board.js", "board.css"
"""What the client looks for among the files that a game brings."""

SMALL = 1024
"""Bytes below which compressing is not worth it."""

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>gloam</title></head><body>
<h1>gloam</h1>
<p>The server is running, but the web client is not built.</p>
<p>In a checkout, <code>./gloam setup</code> builds it; an installed package contains it.
Bots and other clients can play meanwhile: <a href="api/openapi.json">the API</a>.</p>
</body></html>
"""


class StaticFile:
    """A file in memory, with its fingerprint and, where that pays, its compressed form."""

    def __init__(self, data: bytes, kind: str, keep: str) -> None:
        self.data = data
        self.kind = kind
        self.keep = keep
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
        packed = gzip.compress(data, 6, mtime=0) if len(data) >= SMALL and _is_text(kind) else data
        self.packed = packed if len(packed) < len(data) else None

    def response(self, request: Request) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        data = self.data
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data, headers["Content-Encoding"] = self.packed, "gzip"
        return Response(data, headers=headers, media_type=self.kind)


def _is_text(kind: str) -> bool:
    return kind.startswith("text/") or kind.partition(";")[0] in ("application/json", "image/svg+xml")


# The client


def client(folder: Traversable | None = None) -> dict[str, StaticFile]:
    """The files of the built client by their paths; a page that says how to build it if it is missing."""
    folder = folder or resources.files("gloam") / "_web"
    pages: dict[str, StaticFile] = {}
    if folder.is_dir():
        _collect(folder, "", pages)
    pages[""] = pages.get("index.html") or StaticFile(NOT_BUILT.encode(), "text/html; charset=utf-8", ASK_AGAIN)
    return pages


def _collect(folder: Traversable, path: str, pages: dict[str, StaticFile]) -> None:
    for item in folder.iterdir():
        name = f"{path}{item.name}"
        if item.is_dir():
            _collect(item, f"{name}/", pages)
        else:
            # The bundler writes a fingerprint into the names of what lies in assets/.
            keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
            pages[name] = StaticFile(item.read_bytes(), _kind(name), keep)


def _kind(name: str) -> str:
    if name.endswith((".js", ".mjs")):
        return "text/javascript; charset=utf-8"
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


# Texts


def text_page(game: Game, language: str) -> StaticFile:
    """The words that everybody gets: those of the client, then those of the game. No sealed page is among them."""
    shared = [text for name, text in sources("gloam", language) if name.rpartition("/")[2].startswith("web")]
    own = [text for _, text in texts_of(game, language)]
    return StaticFile("\n".join([*shared, *own]).encode(), "text/plain; charset=utf-8", ASK_AGAIN)


# Games


def game_card(game: Game) -> GameCard:
    name, pitch = ({code: said_alone(game, code, key) for code in LANGUAGES} for key in ("game-name", "game-pitch"))
    seats, minds = list(game.seat_counts), list(game.minds())
    people = (min(fewest_people(game, count) for count in seats), max(seats))
    return GameCard(game.id, name, pitch, seats, minds, game.carries is not None, game.minutes, people)


def fewest_people(game: Game, seats: int) -> int:
    """How few people can hold all seats of a table: each takes as many as the game allows, none that are opposed."""
    held: list[int] = []
    for seat in range(seats):
        for person, mask in enumerate(held):
            if mask.bit_count() < game.seats_per_person(seats) and not mask & game.opposed(seats, seat):
                held[person] |= 1 << seat
                break
        else:
            held.append(1 << seat)
    return len(held)


def game_info(game: Game) -> GameInfo:
    switches = [SwitchInfo(s.key, list(s.values), s.default, list(s.rules)) for s in game.switches]
    rulebook = [SectionInfo(section.id, list(section.rules)) for section in game.rulebook()]
    content = {file: read_toml(package_text(game.package, file), file) for file in game.public_content}
    moments = {event.key: event.fate for event in game.lexicon.events if event.moment}
    brought = brought_by(game)
    board, style = (f"games/{game.id}/{file}" if file in brought else "" for file in (BOARD, STYLE))
    minds = list(game.minds())
    return GameInfo(game.id, list(game.seat_counts), switches, minds, rulebook, content, moments, board, style)


def brought_by(game: Game) -> dict[str, StaticFile]:
    """What a game's package brings for the browser: the files of its folder `web`, by their paths there."""
    folder = resources.files(game.package) / "web"
    pages: dict[str, StaticFile] = {}
    if folder.is_dir():
        _collect(folder, "", pages)
    return pages


def as_json(data: object) -> StaticFile:
    return StaticFile(msgspec.json.encode(data), "application/json", ASK_AGAIN)


class Site:
    """The public pages of a server. Those of the games are made when somebody first wants them."""

    def __init__(self, games: dict[str, Game], folder: Traversable | None = None) -> None:
        self.games = games
        self.client = client(folder)
        self._made: dict[tuple[str, ...], StaticFile] = {}
        self._own: dict[str, dict[str, StaticFile]] = {}

    def _page(self, make: Callable[[], StaticFile], *key: str) -> StaticFile:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    async def all_games(self, request: Request, body: None) -> Response:
        page = self._page(lambda: as_json([game_card(game) for game in self.games.values()]), "games")
        return page.response(request)

    async def one_game(self, request: Request, body: None) -> Response:
        game = self.games.get(request.path_params["game"])
        if game is None:
            raise Problem(404, "There is no such game.")
        return self._page(lambda: as_json(game_info(game)), "game", game.id).response(request)

    async def text(self, request: Request, body: None) -> Response:
        language, game = request.path_params["language"], self.games.get(request.path_params["game"])
        if game is None or language not in LANGUAGES:
            raise no_page()
        return self._page(lambda: text_page(game, language), "text", language, game.id).response(request)

    def _brought(self, path: str) -> StaticFile | None:
        """A file of a game's own: games/<id>/<path>."""
        folder, _, rest = path.partition("/")
        game, _, file = rest.partition("/")
        if folder != "games" or game not in self.games:
            return None
        if game not in self._own:
            self._own[game] = brought_by(self.games[game])
        return self._own[game].get(file)

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"]
        page = self.client.get(path) or self._brought(path)
        if page is None and "text/html" in request.headers.get("accept", ""):
            return HTMLResponse(NO_SUCH_PAGE.format(lobby=html.escape(str(request.base_url))), 404)
        if page is None:
            raise no_page()
        return page.response(request)
