"""A game of sides, whole and with faults in it: what the suites of gloam.testing have to say about each."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE, NOBODY, Note
from gloam.core.match import Match
from gloam.core.play import play_with
from gloam.core.positions.beginning import Beginning
from gloam.core.records.carry import Carried
from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.core.words.lint import lint_game
from gloam.testing import GameFault, check_game, check_leaks, check_play

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
SPOILT = tomllib.loads((Path(__file__).parent / "spoilt_sides.toml").read_text("utf-8"))

TOLD = {"lantern@everyone", "caught@everyone", "found@everyone"}
"""What may tell worlds apart: what the lantern shows to all."""

Spoil = Callable[[Any], Game]


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Makes the game with some changes, under a package name of its own."""

    def build(spoilt: Any) -> Game:
        folder = tmp_path / "spoilt_poachers"
        shutil.copytree(POACHERS / "gloam_poachers", folder, ignore=shutil.ignore_patterns("__pycache__"))
        for change in spoilt["change"]:
            path = folder / change["file"]
            text = path.read_text("utf-8")
            assert text.count(change["old"]) == 1, f"{change['old']!r} stands {text.count(change['old'])} times"
            path.write_text(text.replace(change["old"], change["new"]), "utf-8")
        for path in folder.glob("*.py"):
            path.write_text(path.read_text("utf-8").replace("gloam_poachers", "spoilt_poachers"), "utf-8")
        importlib.invalidate_caches()
        game = importlib.import_module("spoilt_poachers.game").game
        assert isinstance(game, Game)
        return game

    monkeypatch.syspath_prepend(str(tmp_path))
    yield build
    for name in [name for name in sys.modules if name.partition(".")[0] == "spoilt_poachers"]:
        del sys.modules[name]


def test_the_game_is_sound(poachers: Game) -> None:
    report = check_game(poachers, games=25, pairs=150, divergences=TOLD, secret={"snare"}, sealed={"move"})
    assert lint_game(poachers) == []
    assert report.play.kinds == {"snare", "move"}
    assert report.play.events == {kind.key for kind in poachers.lexicon.events}
    assert report.play.refusals == {"PO-101", "PO-201", "PO-202", "PO-304", "PO-405"}
    assert set(report.play.secrets) == {"at", "plans", "snares", "hares", "counselled", "walked", "proposals"}
    assert {"lantern:place@everyone", "|lantern@everyone"} <= set(report.leaks.divergences)


def test_the_game_with_cards_is_sound(poachers: Game) -> None:
    told = {"divergences": TOLD, "secret": {"snare"}, "sealed": {"move"}, "options": {"omen": True}}
    report = check_game(poachers, games=25, pairs=400, **told)
    assert report.play.events == {kind.key for kind in poachers.lexicon.events}
    assert "|lantern@everyone" in report.leaks.divergences


CARRIED = Carried("poachers", 1, {"snares": ["oak", "pond", "mill"]})


def test_a_later_session_is_sound(poachers: Game) -> None:
    told = {"divergences": TOLD, "secret": {"snare"}, "sealed": {"move"}, "beginning": Beginning(0, CARRIED)}
    report = check_game(poachers, games=12, pairs=120, **told)
    assert report.play.events == {kind.key for kind in poachers.lexicon.events}
    assert "|lantern@everyone" in report.leaks.divergences


def test_what_only_a_later_session_leaks_is_found_there(spoil: Spoil) -> None:
    """Snares from before the first night, shown to the warden."""
    old = "snares if poacher else None, s.hares"
    new = "snares if poacher else [p for p in snares if s.snares[PLACE_IDS.index(p)] == 0], s.hares"
    game = spoil({"change": [{"file": "view.py", "old": old, "new": new}]})
    check_leaks(game, pairs=60, seed=5, divergences=TOLD, sealed={"move"})
    with pytest.raises(GameFault, match=r"snares(.|\n)*again: check_leaks\(.*, beginning=Beginning\("):
        check_leaks(game, pairs=60, seed=5, divergences=TOLD, sealed={"move"}, beginning=Beginning(0, CARRIED))
    with pytest.raises(GameFault, match=r"beginning=Beginning\("):
        check_play(game, games=10, seed=5, beginning=Beginning(0, CARRIED))


@pytest.mark.parametrize("spoilt", SPOILT["play"], ids=lambda spoilt: spoilt["name"])
def test_random_play_finds(spoilt: Any, spoil: Spoil) -> None:
    game = spoil(spoilt)
    with pytest.raises(GameFault) as found:
        check_play(game, games=14, seed=5, every=3)
    assert spoilt["finds"] in str(found.value)


@pytest.mark.parametrize("spoilt", SPOILT["leak"], ids=lambda spoilt: spoilt["name"])
def test_paired_worlds_find(spoilt: Any, spoil: Spoil) -> None:
    game = spoil(spoilt)
    with pytest.raises(GameFault) as found:
        check_leaks(game, pairs=400, seed=5, options=spoilt.get("options"), divergences=TOLD, sealed={"move"})
    assert re.search(spoilt["finds"], str(found.value))


def test_a_decision_that_told_worlds_apart_must_not_be_taken_back(
    poachers: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.testing.leaks.is_plan", lambda *whatever: True)
    with pytest.raises(GameFault, match=r"can tell worlds apart by . .*, which can be taken back"):
        check_leaks(poachers, pairs=100)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("lantern", "'lantern' must say to whom: lantern@everyone, lantern@side"),
        ("lantern:place", "must say to whom"),
        ("lantern@all", "must say to whom"),
        ("lamp@everyone", "names no event of the game"),
        ("lantern:seat@everyone", "or no fact of it"),
        ("asked:sleep", "names no event"),
    ],
)
def test_what_may_tell_worlds_apart_is_named_with_its_audience(poachers: Game, name: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        check_leaks(poachers, pairs=1, divergences={name})


# What follows from sides


def test_a_side_talks_apart_and_is_a_label(poachers: Game) -> None:
    state = poachers.start(4, seeded(1))
    assert poachers.channels(state, 0) == {"table": EVERYONE}
    assert [poachers.channels(state, seat) for seat in (1, 2)] == [{"table": EVERYONE, "side": 0b1110}] * 2
    assert poachers.labels(state) == [["side:warden"], *[["side:poachers"]] * 3]


def test_a_side_sees_with_one_pair_of_eyes(poachers: Game) -> None:
    match = Match(poachers, 4, 1)
    for line in ("B snare:gate", "C snare:gate", "D snare:gate", "B go:oak"):
        match.play_text(line)
    own, mate, warden, nobody = (match.sight(only(seat)) for seat in (1, 2, 0, -1))
    assert own.view == mate.view
    assert own.view.snares == ["gate"]
    assert [player.plan for player in own.view.players] == [None, "oak", None, None]
    assert warden.view == nobody.view
    assert (warden.view.snares, warden.view.players[1].plan, warden.view.players[1].place) == (None, None, None)
    assert [(waiting.seat, waiting.kind) for waiting in own.waiting] == [("C", "move"), ("D", "move")]
    assert [waiting.seat for waiting in mate.waiting] == ["D"], "one's own question is a prompt"
    assert (warden.waiting, nobody.waiting) == ([], [])
    assert [phrase.key for phrase in match.heard(only(0))] == ["event-night"]
    assert [phrase.key for phrase in match.heard(only(2))] == ["event-night", "event-snared", "event-planned"]


def test_proposals_are_shown_to_the_side(poachers: Game) -> None:
    match = Match(poachers, 4, 1)
    match.play_text("C snare:gate")
    assert [(p.seat, p.choice.notation) for p in match.sight(only(1)).proposals] == [("C", "snare:gate")]
    assert match.sight(only(0)).proposals == match.sight(NOBODY).proposals == []


def test_minds_know_what_their_side_knows(poachers: Game) -> None:
    for seats in poachers.seat_counts:
        for label in poachers.minds():
            state = poachers.start(seats, seeded(seats))
            minds = [poachers.minds()[label]() for _ in range(seats)]
            for seat, mind in enumerate(minds):
                mind.begin(seat, seats, seeded(5, seat))
            play_with(state, minds)
            assert poachers.outcome(state) is not None


def poachers_win(game: Game, warden: str, others: str) -> int:
    won = 0
    for n in range(40):
        state: Any = game.start(5, seeded(7, n))
        minds = [game.minds()[others if seat else warden]() for seat in range(5)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, 5, seeded(11, 8 * n + seat))
        play_with(state, minds)
        won += state.poachers_win()
    return won


def test_the_simple_mind_is_better_than_none_on_either_side(poachers: Game) -> None:
    by_chance = poachers_win(poachers, "random", "random")
    assert poachers_win(poachers, "random", "woodsman") > by_chance + 10
    assert poachers_win(poachers, "woodsman", "random") < by_chance - 3


# Beliefs


def lit(place: int) -> Note:
    return Note(EVERYONE, 3, (place,), 0)


def test_a_belief_spreads_over_the_ways_and_shuns_the_light(poachers: Game) -> None:
    state = poachers.start(3, seeded(1))
    belief = poachers.belief(state.masked(only(0)))
    assert belief is not None
    assert belief.shades()["seat:B"] == {"place:gate": 1.0}
    ids = poachers.lexicon.refs["place"]
    belief.hear(lit(ids.index("mill")))
    assert belief.shades()["seat:B"] == pytest.approx({"place:gate": 1 / 3, "place:oak": 1 / 3, "place:ford": 1 / 3})
    twin = belief.clone()
    twin.hear(lit(ids.index("ford")))
    assert "place:ford" not in twin.shades()["seat:B"]
    assert "place:ford" in belief.shades()["seat:B"]
    twin.hear(Note(EVERYONE, 4, (1, ids.index("oak")), 0))
    assert twin.shades()["seat:B"] == {"place:oak": 1.0}
    assert len(twin.shades()["seat:C"]) > 2


def test_a_belief_made_later_is_the_one_that_has_heard_all(poachers: Game) -> None:
    match = Match(poachers, 4, 3)
    belief = poachers.belief(match.state.masked(only(0)))
    assert belief is not None
    rng = seeded(2)
    while not match.state.over:
        d = match.state.pending[rng.below(match.state.open_count())]
        for note in match.play(d.seat, d.options[rng.below(len(d.options))]):
            belief.hear(note)
        if not match.state.over:
            assert poachers.belief(match.state.masked(only(0))) == belief
            assert poachers.belief(match.state.masked(NOBODY)) == belief


def test_whoever_sees_the_poachers_needs_no_belief(poachers: Game) -> None:
    assert poachers.belief(poachers.start(3, seeded(1)).masked(0b110)) is None
