"""The card of tests/poachers, which is written as effects: what it does, who hears of it, and its faults by line."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gloam.core.content.files import check, package_text
from gloam.core.game import Game, game_named
from gloam.core.match import Match
from gloam.core.records.replay import replay
from gloam.core.state import NOBODY, only

POACHERS = Path(__file__).resolve().parent.parent / "poachers"


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


WALK = (
    *("A go:glade", "B pass", "C pass", "B pass", "C pass"),
    *("A go:oak", "B pass", "C pass", "B pass", "C pass"),
    *("A go:gate", "B pass", "C pass", "B pass", "C go:ford"),
)
"""Three nights, until the warden catches B at the gate."""

REST = ("A pass", "B pass", "C pass", "B pass", "C pass") * 3
"""Three nights in which nobody goes anywhere."""


def played(game: Game, lines: tuple[str, ...], omen: bool = True) -> Match:
    match = Match(game, 3, 1, {"omen": omen})
    for line in lines:
        match.play_text(line)
    assert match.state.night == 4
    return match


def of_this_night(match: Match, viewers: int) -> list[tuple[str, Any]]:
    """What these viewers have heard since the night began: keys, and the last fact of each."""
    heard = [(phrase.key.removeprefix("event-"), list(phrase.facts.values())[-1]) for phrase in match.heard(viewers)]
    return heard[max(i for i, (key, _) in enumerate(heard) if key == "night") :]


@pytest.mark.parametrize(
    ("lines", "told", "nights", "stride"),
    [(WALK, ("longer", 9), 9, 1), (REST, ("farther", 2), 8, 2)],
    ids=["somebody is caught", "nobody is caught"],
)
def test_everybody_hears_the_card_and_what_it_does(
    poachers: Game, lines: tuple[str, ...], told: tuple[str, int], nights: int, stride: int
) -> None:
    match = played(poachers, lines)
    for viewers in (only(0), only(1), only(2), NOBODY):
        assert of_this_night(match, viewers) == [("night", 4), ("omen", "card:moonlight"), told]
    assert (match.state.nights, match.state.stride) == (nights, stride)
    assert match.sight(NOBODY).view.nights == nights
    assert replay(match.record(), poachers).state == match.state


def test_the_warden_walks_two_ways_by_moonlight(poachers: Game) -> None:
    match = played(poachers, REST)
    match.play_text("A go:glade")
    match.play_text("A go:oak")
    assert match.state.ways_left(0) == 0


def test_it_is_read_once_and_only_where_the_option_is_on(poachers: Game) -> None:
    match = played(poachers, REST)
    for line in ("A pass", "B pass", "C pass", "B pass", "C pass"):
        match.play_text(line)
    assert (match.state.night, match.state.stride) == (5, 2)
    assert of_this_night(match, NOBODY) == [("night", 5)]
    plain = played(poachers, REST, omen=False)
    assert of_this_night(plain, NOBODY) == [("night", 4)]
    assert (plain.state.nights, plain.state.stride) == (8, 1)


def test_a_process_that_never_played_reads_a_state_with_its_book(poachers: Game) -> None:
    known = played(poachers, REST).state.masked(only(1))
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).night)"
    path = os.pathsep.join([str(POACHERS), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(known),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=True,
    )
    assert done.stdout.strip() == b"4"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("caught:1", "cought:1", "content/cards.toml:5: there is no condition 'cought:1'; is 'caught' meant?"),
        ('"nights", by = 1', '"nights", by = 9', "content/cards.toml:5: a number from 1 to 4 is needed, not 9"),
        ('"stride"', '"strode"', "content/cards.toml:5: there is no effect 'strode'; is 'stride' meant?"),
    ],
)
def test_faults_of_the_card_have_their_lines(poachers: Game, old: str, new: str, fault: str) -> None:
    assert poachers.check_content() == []
    schemas = poachers.content_schemas()
    texts = {file: (f"content/{file}", package_text(poachers.package, file)) for file in schemas}
    shown, text = texts["cards.toml"]
    assert text.count(old) == 1
    assert check({**texts, "cards.toml": (shown, text.replace(old, new))}, schemas, poachers.cross_check) == [fault]
