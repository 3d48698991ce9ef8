"""Keyframes: snapshots of a whole table at some point of its log, so that loading needn't start at the first decision.

A keyframe is only a cache: the log is the truth. A keyframe that is damaged, or was made by any other code than this,
is ignored. Like the log, it holds all secrets of the game.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import io
import pickle
import zlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from gloam.core.game import Game

if TYPE_CHECKING:
    from gloam.table.table import Table

DIGEST = hashlib.sha256().digest_size
PACKING = 1
"""Fast is better than small here."""


class KeyframeError(ValueError):
    """A keyframe that cannot be used; the log can."""


def key_of(game: Game) -> str:
    """What has to be the same for a keyframe to be used: the edition, and every line of the code that made it."""
    plain = msgspec.json.encode([game.id, game.edition, *map(_code, ("gloam.core", "gloam.table", game.package))])
    return hashlib.sha256(plain).hexdigest()


def still(table: Table) -> Table:
    """The table as its log makes it, without what was worked out from it and what waits for a moment.

    It takes little time, and shares with the table only what never changes: so it can be packed while that goes on.
    """
    twin = copy.copy(table)
    twin.ears = table.ears.afresh()
    twin.people = copy.deepcopy(table.people)
    twin.log = copy.copy(table.log)
    twin.log.requests = dict(table.log.requests)
    if twin.play is not None:
        play = twin.play = copy.copy(twin.play)
        play.held, play.ready, play.floor = {}, {}, 0
        play.asked, play.used, play._asks = dict(play.asked), list(play.used), list(play._asks)
        match = play.match = copy.copy(play.match)
        match.events, match.decisions, match.frames = list(match.events), list(match.decisions), list(match.frames)
        match.state = match.state.clone()
        past = play.past = copy.copy(play.past)
        past.stack = [copy.copy(before) for before in past.stack]
    return twin


def packed(table: Table) -> bytes:
    """What `still` gave, as bytes."""
    body = zlib.compress(pickle.dumps(table, pickle.HIGHEST_PROTOCOL), PACKING)
    return hashlib.sha256(body).digest() + body


def frozen(table: Table) -> bytes:
    """A keyframe of a table."""
    return packed(still(table))


def thawed(data: bytes, game: Game) -> Table:
    """The table of a keyframe. Raises KeyframeError."""
    digest, body = data[:DIGEST], data[DIGEST:]
    if hashlib.sha256(body).digest() != digest:
        raise KeyframeError("a keyframe is damaged")
    try:
        table = _Unpickler(io.BytesIO(zlib.decompress(body)), game.package).load()
        table.belong(game)
        if table.play is not None:
            table.play.match.belong(game)
            table.play.match.state.log = table.play.match.events
    except Exception as e:
        # Whatever it is: the log makes the same table.
        raise KeyframeError(f"a keyframe cannot be read: {type(e).__name__}") from e
    thawed_table: Table = table
    return thawed_table


class _Unpickler(pickle.Unpickler):
    """Unpickles only the classes that tables consist of, so that write access to a database isn't code execution."""

    def __init__(self, data: io.BytesIO, package: str) -> None:
        super().__init__(data)
        self._package = package

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if _ours(module, self._package) else None
        if not isinstance(found, type):
            raise KeyframeError(f"a keyframe may not hold {module}.{name}")
        return found


def _ours(module: str, package: str) -> bool:
    return module.startswith(("gloam.core.", "gloam.table.", f"{package}.")) or module == package


@functools.cache
def _code(package: str) -> str:
    """A digest of all Python files of a package; "" for one that has no files, such as a game of a test."""
    digest = hashlib.sha256()
    try:
        folder = resources.files(package)
    except (ModuleNotFoundError, TypeError):
        return ""
    for name, file in sorted(_sources(folder, ""), key=lambda item: item[0]):
        digest.update(f"{name}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _sources(item, f"{path}{item.name}/")
        elif item.name.endswith(".py"):
            yield f"{path}{item.name}", item
