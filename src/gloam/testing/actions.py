"""The actions of a game on file: how many each verb has, and a fingerprint of all their names.

Whoever has learned something with the numbers of actions needs them to stay. A change of words or content that moves
them shows here.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import msgspec

from gloam.core.game import Game
from gloam.testing.faults import GameFault

AGAIN = "check_actions(game, file, write=True)"

HEADER = """\
# The actions of the game: all of them, a fingerprint of their names in order, and how many each verb has. Whatever was
# learned with other numbers is worthless with these. Made by a command, never by hand.
"""


class ActionsOnFile(msgspec.Struct, frozen=True):
    """What a file says of a game's actions."""

    count: int = 0
    fingerprint: str = ""
    verbs: dict[str, int] = {}


def listed(game: Game) -> ActionsOnFile:
    """What there is to say of a game's actions."""
    verbs = Counter(name.partition(":")[0] for name in game.actions.names)
    return ActionsOnFile(game.actions.count, game.actions.fingerprint, dict(verbs))


def check_actions(game: Game, file: Path, *, write: bool = False, again: str = AGAIN) -> None:
    """Compare the actions of a game with those on file; raises GameFault. With `write` the file is made anew."""
    now = listed(game)
    if write:
        rows = [f"{verb} = {count}" for verb, count in now.verbs.items()]
        head = [f"count = {now.count}", f'fingerprint = "{now.fingerprint}"', "", "[verbs]"]
        file.write_text("\n".join([HEADER, *head, *rows, ""]), "utf-8")
        return
    text = file.read_text("utf-8") if file.is_file() else ""
    stored = msgspec.convert(tomllib.loads(text), ActionsOnFile)
    if stored == now:
        return
    faults = [
        f"{verb}: {stored.verbs.get(verb, 0)} -> {now.verbs.get(verb, 0)} (on file -> now)"
        for verb in {**stored.verbs, **now.verbs}
        if stored.verbs.get(verb) != now.verbs.get(verb)
    ]
    faults = faults or ["every verb has as many as on file, but their names or their order are others"]
    faults.append(f"if this is meant: {again}")
    raise GameFault(f"{file}: the actions of {game.id} are others than on file", faults)
