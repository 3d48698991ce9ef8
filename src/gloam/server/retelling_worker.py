"""A process in which finished games are played again: replays, endings, scenarios, records.

Everything about them is open to everybody at their tables, and so is everything that enters this process.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from gloam.core.match import Match
from gloam.scenario.export import export
from gloam.server.mind_worker import CompanyFault, serve
from gloam.table import finished
from gloam.table.errors import TableError

MATCHES = 16
"""So many games are at hand, with the frames from which a moment is found soon."""


class RetellingWish(msgspec.Struct, frozen=True):
    """What is to be told of a game: `ending`, `record`, or a moment: `replay`, as some seats saw it, or `scenario`."""

    what: str
    at: int = 0
    seats: int = 0


class RetellingRequest(msgspec.Struct, frozen=True):
    """A wish for the game of a table; the game comes along where this process does not have it."""

    table: str
    wish: RetellingWish
    game: finished.Finished | None = None


class Retold(msgspec.Struct, frozen=True, tag="told"):
    text: bytes


class Unknown(msgspec.Struct, frozen=True, tag="unknown"):
    """The game has to come along."""


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """An impossible wish: there is no such moment."""

    code: str
    message: str


Reply = Retold | Unknown | Wrong | CompanyFault


class Shelf:
    """The games that were asked for last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[finished.Finished, Match]] = OrderedDict()

    def reply_to(self, asked: RetellingRequest) -> Reply:
        try:
            if asked.game is not None:
                self._games[asked.table] = asked.game, finished.played(asked.game)
                if len(self._games) > MATCHES:
                    self._games.popitem(last=False)
            if asked.table not in self._games:
                return Unknown()
            self._games.move_to_end(asked.table)
            return Retold(told(asked.table, *self._games[asked.table], asked.wish))
        except TableError as e:
            return Wrong(e.code, str(e))
        except Exception as e:
            return CompanyFault(type(e).__name__)


def told(table: str, game: finished.Finished, whole: Match, wish: RetellingWish) -> bytes:
    match wish.what:
        case "ending":
            return msgspec.json.encode(finished.ending(whole, game.campaign and finished.goes_on(whole)))
        case "replay":
            return msgspec.json.encode(finished.replayed(whole, wish.at, wish.seats))
        case "scenario":
            title = f"{whole.game.id}, table {table}, decision {wish.at}"
            return export(finished.match_at(whole, wish.at), title).encode()
        case "record":
            return whole.record().to_json()
    raise ValueError(f"nothing is told as {wish.what}")


def main() -> None:
    serve(Shelf().reply_to)
