"""The actions of every game: as on file, and nothing else is ever offered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.cli.checksums import ACTIONS, Checksums
from gloam.core.game import Game, OptionValue, game_named
from gloam.core.history import Note
from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import Rng, seeded
from gloam.core.state import State
from gloam.core.words.lexicon import Lexicon, Merged, Verb
from gloam.minds import best_mind
from gloam.testing import GameFault, check_actions, check_play
from gloam.testing.actions import listed

HERE = Path(__file__).resolve().parent
FOLDERS = sorted(plan.parent for plan in HERE.glob("*/checksums.toml"))
GAMES = [Checksums.read(folder).plan.game for folder in FOLDERS]
TABLES = [(name, seats) for name in GAMES for seats in game_named(name).seat_counts]

SESSIONS = 3
"""So many sessions of a campaign are played in a row."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_actions_are_those_on_file(folder: Path) -> None:
    Checksums.read(folder).check_actions()


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_name_of_its_own_and_is_an_option(name: str) -> None:
    game = game_named(name)
    actions = game.actions
    assert len(set(actions.names)) == actions.count
    merged = [key for key, takes in game.lexicon.takes.items() if isinstance(takes, Merged)]
    for number in range(actions.count):
        if actions.name(number).partition(":")[0] not in merged:  # several options have a shorter name
            assert actions.number(game.lexicon.read(actions.name(number))) == number


def test_offers_are_named_by_the_other_party() -> None:
    """Lockdown: whoever answers an offer has received it, whoever withdraws one has sent it (LK-077, LK-082)."""
    lockdown = game_named("lockdown")
    number, read = lockdown.actions.number, lockdown.lexicon.read
    assert number(read("accept:AB2")) == number(read("accept:AI2")) == lockdown.actions.named("accept:A2")
    assert number(read("withdraw:BA20")) == number(read("withdraw:IA20")) == lockdown.actions.named("withdraw:A20")
    assert number(read("refuse:AB1")) != number(read("refuse:CB1"))
    with pytest.raises(ValueError, match="'counter:AB21' is no action"):
        number(read("counter:AB21"))


def test_a_panel_is_named_by_force_and_speed() -> None:
    """Lockdown: all points of the panel are placed (LK-009, LK-239), so the Load follows; also after Alcohol."""
    lockdown = game_named("lockdown")
    number, read = lockdown.actions.number, lockdown.lexicon.read
    assert number(read("genes:4-3-3")) == number(read("genes:4-3-4")) == lockdown.actions.named("genes:4-3")
    for points in range(10, 34):
        panels = [f"genes:{a}-{b}-{points - a - b}" for a in range(1, points - 1) for b in range(1, points - a)]
        assert len({number(read(panel)) for panel in panels}) == len(panels)


def test_a_change_of_words_shows(candle: Game, tmp_path: Path) -> None:
    file = tmp_path / ACTIONS
    with pytest.raises(GameFault, match="the actions of candle are others than on file"):
        check_actions(candle, file)
    check_actions(candle, file, write=True)
    check_actions(candle, file)
    verb, count = list(listed(candle).verbs.items())[-1]
    file.write_text(file.read_text("utf-8").replace(f"{verb} = {count}", f"{verb} = {count + 1}"), "utf-8")
    with pytest.raises(GameFault, match=rf"(?s){verb}: {count + 1} -> {count} .*check_actions\(game, file, write=True"):
        check_actions(candle, file)
    check_actions(candle, file, write=True)
    file.write_text(file.read_text("utf-8").replace(candle.actions.fingerprint, "0" * 16), "utf-8")
    with pytest.raises(GameFault, match="their names or their order are others"):
        check_actions(candle, file)


class Looking(Mind):
    """Plays as another mind does, and holds whatever it is offered against the actions of its game."""

    def __init__(self, game: Game, mind: Mind) -> None:
        self.game = game
        self.mind = mind

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.mind.begin(seat, seats, rng)
        self.blind, self.listens = self.mind.blind, self.mind.listens

    def hear(self, notes: list[Note]) -> None:
        self.mind.hear(notes)

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        self.look(options)
        return self.mind.choose(known, kind, options)

    def interject(self, known: Any, options: list[int]) -> int:
        self.look(options)
        return self.mind.interject(known, options)

    def look(self, options: list[int]) -> None:
        actions = self.game.actions
        numbers = [actions.number(option) for option in options]
        assert [actions.option(number, options) for number in numbers] == options
        assert [i for i, open_ in enumerate(actions.mask(options)) if open_] == sorted(numbers)


def play(game: Game, state: State, mind: Any, seed: int) -> None:
    """One game, or some sessions of a campaign."""
    rng = seeded(seed, 3)
    for _ in range(SESSIONS):
        minds: list[Mind] = [Looking(game, mind()) for _ in range(state.seats)]
        for seat, one in enumerate(minds):
            one.begin(seat, state.seats, rng.split())
        play_with(state, minds)
        carried = game.carried(state)
        if carried is None:
            return
        state = game.fresh(state.seats, rng.split(), game.complete(state.seats, {}), carried)
        state.run()


def drawn_options(game: Game, rng: Rng) -> dict[str, OptionValue]:
    """Any value of each option of the rules."""
    return {switch.key: switch.values[rng.below(len(switch.values))] for switch in game.switches}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_else_is_offered_at_random(name: str, seats: int) -> None:
    """With the options as they are by default, and with any others."""
    game = game_named(name)
    for seed in range(8 if gloam.COMPILED else 1):
        play(game, game.start(seats, seeded(seed)), RandomMind, seed)
        options = drawn_options(game, seeded(seed, 1))
        if options.get("variant") == "crossroads":  # for four seats only
            options["variant"] = "plan" if seats < 4 else "crossroads"
        play(game, game.start(seats, seeded(seed, 2), options), RandomMind, seed)


@pytest.mark.whole
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_else_is_offered_to_those_who_mean_to_win(name: str, seats: int) -> None:
    game = game_named(name)
    play(game, game.start(seats, seeded(seats)), game.minds()[best_mind(game)], seats)


def test_a_gap_is_found(candle: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play with the contracts of the engine looks at actions as well."""
    words = candle.lexicon
    verb = next(verb for verb in words.verbs if verb.named())
    monkeypatch.setitem(words.takes, verb.key, [])
    monkeypatch.delitem(vars(candle), "actions", raising=False)
    try:
        with pytest.raises(GameFault, match=f"is offered something that is not listed: '{verb.key}:"):
            check_play(candle, 3, texts=False)
    finally:
        vars(candle).pop("actions", None)


def test_numbers_that_nobody_listed_are_a_fault(candle: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Lexicon([Verb("pass"), Verb("bid", "number")], [], [], {}, {})
    monkeypatch.setattr(type(candle), "lexicon", words)
    monkeypatch.delitem(vars(candle), "actions", raising=False)
    with pytest.raises(ValueError, match="list them in the lexicon's `takes`"):
        _ = candle.actions
