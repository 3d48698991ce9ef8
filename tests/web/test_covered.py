"""A page of the browser with its secrets covered looks the same in worlds that those who look on cannot tell apart.

The suite makes the pairs (`gloam.testing.check_covered`); web/tests/covered.test.tsx draws both pages and compares
them, attribute by attribute.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE, hears
from gloam.core.match import Match
from gloam.core.state import only
from gloam.core.words.lexicon import seat_letters
from gloam.core.words.text import texts_of
from gloam.server.site import game_info
from gloam.table.wire import Heard
from gloam.testing import check_covered

GAMES = ["shadow-hunters", "lockdown", "halloween", "whisper", "aftermath"]

Run = Callable[..., subprocess.CompletedProcess[str]]


def world(match: Match, seat: int) -> dict[str, Any]:
    """What the browser of a seat has of a match."""
    side = match.state.side(seat)
    told = [note for note in match.events if hears(side, note.audience)]
    events = [
        Heard(n, n, match.words.event(note), note.audience != EVERYONE, note.when) for n, note in enumerate(told, 1)
    ]
    return {"sight": match.sight(only(seat)), "events": events}


def compared(game: Game, pairs: int, length: int, seed: int, seats: int) -> dict[str, Any]:
    """Pairs of worlds at a table, as the pages of two browsers."""
    shown: list[tuple[int, list[str], dict[str, Any]]] = []

    def collect(match: Match, seat: int, onlookers: int) -> None:
        shown.append((seat, match.decisions[-6:], world(match, seat)))

    check_covered(game, pairs, seed, screen=collect, length=length, seats=seats)
    both = zip(shown[::2], shown[1::2], strict=True)
    return {
        "game": game_info(game),
        "text": "\n".join(content for _, content in texts_of(game, "en")),
        "seats": seat_letters((1 << seats) - 1),
        "pairs": [
            {"seat": seat_letters(only(seat)), "told": ", ".join(done), "worlds": [here, there]}
            for (seat, done, here), (_, _, there) in both
        ],
    }


def looked_at(run: Run, packages: Path, file: Path, games: list[dict[str, Any]]) -> subprocess.CompletedProcess[str]:
    file.write_bytes(msgspec.json.encode(games))
    return run(str(packages / "vitest" / "vitest.mjs"), "run", "tests/covered.test.tsx", GLOAM_COVERED=str(file))


def table_of(name: str, pairs: int, length: int, seed: int) -> dict[str, Any]:
    game = game_named(name)
    return compared(game, pairs, length, seed, min(game.seat_counts, key=lambda seats: abs(seats - 4)))


@pytest.mark.timeout(600)
def test_pages_tell_onlookers_nothing(run: Run, packages: Path, tmp_path: Path) -> None:
    games = [table_of(name, 5, 1, 5) for name in GAMES]
    assert all(len(game["pairs"]) >= 2 for game in games)
    done = looked_at(run, packages, tmp_path / "worlds.json", games)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
    assert "5 passed" in done.stdout


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
def test_pages_tell_onlookers_nothing_at_length(name: str, run: Run, packages: Path, tmp_path: Path) -> None:
    done = looked_at(run, packages, tmp_path / "worlds.json", [table_of(name, 120, 8, 11)])
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


@pytest.mark.timeout(600)
def test_a_page_that_names_a_hermit_card_is_found(
    run: Run, packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the question to whom the card is handed shows, and what it is about with it (SH-090, SH-091)."""
    lexicon = game_named("shadow-hunters").lexicon
    open_hand = [replace(kind, own=False, shows=("hand",)) if kind.key == "hand" else kind for kind in lexicon.kinds]
    monkeypatch.setattr(lexicon, "kinds", open_hand)
    planted = table_of("shadow-hunters", 30, 0, 5)
    planted["pairs"] = [
        pair for pair in planted["pairs"] if any(one.kind == "hand" for one in pair["worlds"][0]["sight"].prompts)
    ]
    assert planted["pairs"]
    done = looked_at(run, packages, tmp_path / "worlds.json", [planted])
    assert done.returncode != 0
    assert "1 failed" in done.stdout
