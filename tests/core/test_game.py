"""What a game is: seats, options, and how it is found."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from gloam.core.game import LANGUAGES, Game, GameError, Switch, game_named, games, written
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.core.value import from_plain, to_plain

ON_OFF = Switch("daniel", (True, False), ("X-1",))
NUMBER = Switch("hands", (3, 4, 5), ("X-2",))
WORD = Switch("order", ("left", "right"), ("X-3",))


def test_the_default_stands_first() -> None:
    assert [s.default for s in (ON_OFF, NUMBER, WORD)] == [True, 3, "left"]


@pytest.mark.parametrize(
    ("switch", "text", "value"),
    [
        (ON_OFF, "on", True),
        (ON_OFF, "OFF", False),
        (ON_OFF, "true", True),
        (ON_OFF, "False", False),
        (NUMBER, "4", 4),
        (WORD, "Right", "right"),
    ],
)
def test_values_are_read_as_people_write_them(switch: Switch, text: str, value: object) -> None:
    read = switch.read(text)
    assert read == value
    assert type(read) is type(value)
    assert switch.read(written(read)) == read


@pytest.mark.parametrize(
    ("switch", "text", "allowed"),
    [(ON_OFF, "1", "on, off"), (ON_OFF, "", "on, off"), (NUMBER, "6", "3, 4, 5"), (WORD, "up", "left, right")],
)
def test_other_values_are_refused(switch: Switch, text: str, allowed: str) -> None:
    with pytest.raises(GameError, match=f"option {switch.key} is {allowed}, not '{text}'"):
        switch.read(text)


def test_options_are_completed(candle: Game) -> None:
    assert candle.complete(2, {}) == {"shared_dawn": False}
    assert candle.complete(2, {"shared_dawn": True}) == {"shared_dawn": True}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_wrong_seat_counts_are_refused(candle: Game, seats: int) -> None:
    with pytest.raises(GameError, match=f"candle takes 2 to 4 seats, not {seats}"):
        candle.complete(seats, {})


def test_unknown_options_are_refused(candle: Game) -> None:
    with pytest.raises(GameError, match="candle has no option 'moon'; it has shared_dawn"):
        candle.complete(2, {"moon": True})
    with pytest.raises(GameError, match="candle has no option 'moon'"):
        candle.switch("moon")
    assert candle.switch("shared_dawn").key == "shared_dawn"


@pytest.mark.parametrize("value", [1, 0, "on", "true"])
def test_a_value_of_another_type_is_refused(candle: Game, value: int | str) -> None:
    """1 equals True in Python; a record with 1 in it would not be the same record."""
    with pytest.raises(GameError, match="option shared_dawn is off, on"):
        candle.complete(2, {"shared_dawn": value})


def test_a_game_starts_at_its_first_decision(candle: Game) -> None:
    state = candle.start(3, seeded(1))
    assert len(state.pending) == 1
    assert state.log is None
    with pytest.raises(GameError):
        candle.start(9, seeded(1))


def test_the_same_seed_deals_the_same_game(candle: Game) -> None:
    assert candle.start(3, seeded(1)) == candle.start(3, seeded(1))
    assert candle.start(3, seeded(1)) != candle.start(3, seeded(2))


def test_games_are_found_by_their_entry_points(candle: Game) -> None:
    assert games()["candle"] is candle
    assert game_named("candle") is candle
    assert list(games()) == sorted(games())
    with pytest.raises(GameError, match=r"there is no game 'chess'; there is .*candle"):
        game_named("chess")


def test_every_game_has_at_least_a_random_mind(candle: Game) -> None:
    assert "random" in candle.minds()


# What follows from what a game declares


def test_message_keys_follow_from_the_lexicon_and_the_declarations(candle: Game) -> None:
    keys = candle.text_keys()
    assert keys["verb-lay"] == {"card"}
    assert keys["verb-pass"] == keys["ask-lay"] == keys["game-name"] == set()
    assert keys["event-turned"] == {"seat", "layer", "card"}
    assert keys["refuse-not-held"] == {"card"}
    assert keys["refuse-over"] == set()
    for key in ("card-flame", "card-wind", "seat-nobody", "section-dawn", "CA-203", "option-shared_dawn-text"):
        assert keys[key] == set()
    assert "card-ace" not in keys


def test_positions_follow_from_what_the_fields_hold(candle: Game) -> None:
    state = candle.start(3, seeded(1))
    position = candle.position(state)
    assert set(position) == {"hands", "burning", "layer"}
    assert position["layer"] == "nobody"
    assert position["burning"] == {"A": True, "B": True, "C": True}
    candle.place(state, ["hands", "B"], ["wind", "wind"])
    candle.place(state, ["layer"], "C")
    assert candle.position(state)["hands"]["B"] == ["wind", "wind"]
    assert candle.position(state)["layer"] == "C"
    with pytest.raises(ValueError, match="there is no 'pile' to set; there is hands, burning, layer"):
        candle.place(state, ["pile"], [])


def test_a_state_is_read_back_by_the_classes_that_are_found(candle: Game) -> None:
    state = candle.start(3, seeded(1))
    assert {"Candle", "Turn", "LastCall", "Dawn", "Core", "Rng", "History"} <= set(candle.classes())
    assert from_plain(to_plain(state), candle.classes()) == state


def test_a_game_of_everybody_for_themselves_has_no_sides(candle: Game) -> None:
    state = candle.start(3, seeded(1))
    assert [state.side(seat) for seat in range(3)] == [1, 2, 4]
    assert candle.channels(state, 1) == {"table": EVERYONE}
    assert candle.labels(state) == [[], [], []]
    assert candle.seats_per_person(3) == 1


def test_a_game_speaks_all_languages_unless_it_says_otherwise(candle: Game) -> None:
    assert candle.languages == LANGUAGES


def test_the_rulebook_is_that_of_the_texts_where_there_is_no_file(candle: Game) -> None:
    assert [section.id for section in candle.rulebook()] == ["setup", "turn", "doubt", "dawn"]
    assert candle.rulebook()[1].rules == ("CA-101", "CA-102")
    assert game_named("lockdown").rulebook()[0].rules[0] == "LK-001"


def test_what_a_game_says_beside_its_words_needs_messages(candle: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(candle), "names", {"phase": "dusk night", "hour": ["one"]})
    monkeypatch.setattr(type(candle), "described", {"card": "text picture"})
    monkeypatch.setattr(type(candle), "says", {"opening verdict": "seat count"})
    monkeypatch.setattr(type(candle), "says_in", "rules:CARDS_SAID", raising=False)
    monkeypatch.setattr("candle.rules.CARDS_SAID", {"why-not": {"card"}}, raising=False)
    keys = candle.text_keys()
    assert {"phase-dusk", "phase-night", "hour-one", "card-wind-text", "card-flame-picture"} <= keys.keys()
    assert keys["opening"] == keys["verdict"] == {"seat", "count"}
    assert keys["why-not"] == {"card"}


PARTS = {
    "__init__": "",
    "lexicon": 'from gloam.core.words.lexicon import Lexicon\nLEXICON = Lexicon([], [], [], {"room": ["hall"]}, {})\n',
    "position": 'POSITIONS = {"round": "number"}\ndef placed(state):\n    state.append("placed")\n',
    "options": (
        "from typing import Annotated\n"
        "from gloam.core.options import Options\n"
        'class Switches(Options):\n    dark: Annotated[bool, "XX-001"] = False\n'
    ),
    "schema": "import msgspec\nclass Content(msgspec.Struct):\n    rooms: dict[str, int]\n",
    "check": "def content_faults(content):\n    return list(content)\n",
    "game": (
        "from gloam.core.game import ALL_CONTENT, Game\n"
        "class Parted(Game):\n"
        '    id = "parted"\n    prefix = "XX"\n    public_content = ALL_CONTENT\n'
        "    def deal(self, seats, rng, options): ...\n"
        "    def outcome(self, state): ...\n"
        "class Declared(Parted):\n"
        '    positions = {"turn": "seat"}\n'
        "    def placed(self, state):\n        state.append(self.id)\n"
    ),
}


def test_a_game_finds_its_parts_in_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "parted_game").mkdir()
    for name, text in PARTS.items():
        (tmp_path / "parted_game" / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = importlib.import_module("parted_game.game")
    game, declared = module.Parted(), module.Declared()
    assert game.package == declared.package == "parted_game"
    assert game.lexicon.refs == {"room": ["hall"]}
    assert [switch.key for switch in game.switches] == ["dark"]
    assert game.public_content == ("rooms.toml",)
    assert game.foreign_content() == ()
    assert game.cross_check({"rooms.toml": 1}) == ["rooms.toml"]
    done: list[str] = []
    game.placed(done)
    declared.placed(done)
    assert done == ["placed", "parted"]
    assert (game.positions, declared.positions) == ({"round": "number"}, {"turn": "seat"})
