"""Checks that a view has only the fields that the rules grant."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from gloam.core.game import Game
from gloam.core.history import NOBODY, only
from gloam.core.match import Match
from gloam.testing.faults import GameFault


def view_fields(game: Game) -> set[str]:
    """The fields of a game's view type, nested ones as `players.damage`. Raises GameFault for an untyped field."""
    match = Match(game, game.seat_counts[0], 1)
    found: set[str] = set()
    for viewers in (NOBODY, only(0)):
        kind = msgspec.inspect.type_info(type(match.state.view(viewers)))
        _fields(kind, "", found)
    return found


def check_view(game: Game, granted: Collection[str]) -> None:
    """Check that the view type has no fields besides those granted."""
    extra = view_fields(game) - set(granted)
    if extra:
        raise GameFault(f"{game.id}: the view has fields that nobody granted", sorted(extra))


def _fields(kind: msgspec.inspect.Type, path: str, found: set[str]) -> None:
    match kind:
        case msgspec.inspect.StructType():
            for field in kind.fields:
                _fields(field.type, f"{path}.{field.name}" if path else field.name, found)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            _fields(kind.item_type, path, found)
        case msgspec.inspect.TupleType():
            for item in kind.item_types:
                _fields(item, path, found)
        case msgspec.inspect.DictType():
            _fields(kind.value_type, path, found)
        case msgspec.inspect.UnionType():
            for item in kind.types:
                _fields(item, path, found)
        case msgspec.inspect.AnyType() | msgspec.inspect.RawType():
            raise GameFault("a view has a field without a type, which could hold anything", [path])
        case _:
            found.add(path)
