"""The positions of refusals.toml: one and more for every question that Shadow Hunters asks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from gloam.core.rng import seeded
from gloam.games.shadow_hunters import game

TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text(encoding="utf-8"))
ROWS: list[dict[str, Any]] = TABLE["at"]


def position(row: dict[str, Any]) -> Any:
    """The state that a row of the table speaks of."""
    seats = row.get("seats", TABLE["seats"])
    state: Any = game.deal(seats, seeded(5), game.complete(seats, row.get("options", {})))
    entries = flat(TABLE["set"]) | flat(row.get("set", {}))
    if row["phase"] != "setup":
        entries["phase"] = row["phase"]
    for path, value in entries.items():
        game.place(state, path.split("."), value)
    game.placed(state)
    state.run()
    for line in row["play"].split(" | ") if "play" in row else []:
        who, *what = line.split()
        if who == "dice":
            for die in what:
                name, _, value = die.partition("=")
                state.rng.fix(name, [int(value)])
        else:
            state.play(ord(who) - 65, game.lexicon.read(what[0]))
    return state


def flat(entries: dict[str, Any], path: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in entries.items():
        found |= flat(value, f"{path}{key}.") if isinstance(value, dict) else {path + key: value}
    return found
