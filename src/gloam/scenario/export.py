"""A position of a match as a scenario text: the beginning of a bug report or of a test."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import Setting, begun
from gloam.core.positions.written import leaves, written


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
        f"seed = {match.beginning.dealt_by}",
        f"options = {written(changed)}",
        "",
    ]
    entries = sorted(leaves(game.position(state)), key=lambda leaf: len(leaf[0]) > 1)
    vain = _in_vain(match, entries)
    heading: tuple[str, ...] | None = None
    for path, value in entries:
        if path[:-1] != heading:
            heading = path[:-1]
            lines.append(f"[{'.'.join(_key(k) for k in ('set', *heading))}]")
        line = f"{_key(path[-1])} = {written(value)}"
        lines.append(f"# {line}  ({vain[path]})" if path in vain else line)
    lines += ["", "[[case]]", "play = '''", "going on", "'''", ""]
    return "\n".join(lines)


def _in_vain(match: Match, entries: list[tuple[tuple[str, ...], Any]]) -> dict[tuple[str, ...], str]:
    """The entries that a scenario cannot set, with the reason."""
    game, vain = match.game, {}
    dealt = Beginning(match.beginning.dealt_by, match.carried)
    setting = Setting(game, begun(game, match.state.seats, match.options, dealt))
    for path, value in entries:
        try:
            if value is None:
                raise ValueError("TOML has no word for nothing")
            setting.place(path, value)
        except (ValueError, LookupError, TypeError) as e:
            vain[path] = str(e)
    with suppress(ValueError):  # whoever completes the scenario will read why
        game.placed(setting.state)
    return vain | setting.idle()


def _key(key: Any) -> str:
    return str(key) if re.fullmatch(r"[A-Za-z0-9_-]+", str(key)) else written(str(key))
