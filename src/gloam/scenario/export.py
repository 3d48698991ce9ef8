"""A position of a match as a scenario text: the beginning of a bug report or of a test."""

from __future__ import annotations

import re
from typing import Any

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.scenario.file import leaves
from gloam.scenario.things import written


def export(match: Match, title: str = "An exported position") -> str:
    """The whole truth of the position, secrets included: not for players while the game lasts.

    What the game's `place` does not take is kept as a comment.
    """
    game, state = match.game, match.state
    changed = {k: v for k, v in match.options.items() if v != game.switch(k).default}
    lines = [
        f"title = {written(title)}",
        f"game = {written(game.id)}",
        f"seats = {state.seats}",
        "rules = []",
        f"seed = {match.seed}",
        f"options = {written(changed)}",
        "",
    ]
    fresh = game.deal(state.seats, seeded(match.seed), match.options)
    heading: tuple[str, ...] | None = None
    for path, value in sorted(leaves(game.position(state)), key=lambda leaf: len(leaf[0]) > 1):
        if path[:-1] != heading:
            heading = path[:-1]
            lines.append(f"[{'.'.join(_key(k) for k in ('set', *heading))}]")
        line = f"{_key(path[-1])} = {written(value)}"
        try:
            if value is None:
                raise ValueError("TOML has no word for nothing")
            game.place(fresh, list(path), value)
        except (ValueError, LookupError, TypeError) as e:
            line = f"# {line}  ({e})"
        lines.append(line)
    lines += ["", "[[case]]", "play = '''", "'''", ""]
    return "\n".join(lines)


def _key(key: Any) -> str:
    return str(key) if re.fullmatch(r"[A-Za-z0-9_-]+", str(key)) else written(str(key))
