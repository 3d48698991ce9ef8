"""A position begins a match, and its record plays the same again; draws are scripted before and on the way."""

from __future__ import annotations

import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import NOBODY
from gloam.core.match import Match, digest_of
from gloam.core.positions.beginning import Beginning, Draw, Placed, Position
from gloam.core.positions.setting import PositionError
from gloam.core.records.record import RecordError, record_from
from gloam.core.records.replay import replay
from gloam.core.rng import ScriptError

SPEAR = [
    Placed(("turn",), "A"),
    Placed(("phase",), "attack"),
    Placed(("layout",), ["cabin", "church", "gate", "cemetery", "woods", "altar"]),
    Placed(("seat", "A", "role"), "emi"),
    Placed(("seat", "A", "area"), "church"),
    Placed(("seat", "A", "equipment"), ["spear"]),
    Placed(("seat", "B", "role"), "vampire"),
    Placed(("seat", "B", "area"), "cabin"),
]


@pytest.fixture
def game() -> Game:
    return game_named("shadow-hunters")


def begun(game: Game, chance: int = 1, **more: object) -> Match:
    return Match(game, 5, Beginning(chance, position=Position(SPEAR, **more)))  # type: ignore[arg-type]


def attacked(match: Match) -> Match:
    match.play_text("A attack:B")
    match.play_text("A roll")
    return match


def test_a_number_is_a_deal_by_that_seed(game: Game) -> None:
    one, other = Match(game, 5, 7), Match(game, 5, Beginning(7))
    assert one.beginning == other.beginning == Beginning(7)
    assert digest_of(one.state) == digest_of(other.state)


def test_a_record_names_its_position_and_replays(game: Game) -> None:
    match = attacked(begun(game, draws=[Draw("d4", [1]), Draw("d6", [5])]))
    record = record_from(match.record().to_json(), "the record")
    assert record.beginning == match.beginning
    assert digest_of(replay(record).state) == digest_of(match.state)


def test_a_record_from_before_there_were_positions(game: Game) -> None:
    """It says nothing of positions and draws, and is dealt."""
    match = Match(game, 5, 7)
    record = match.record()
    plain = record.to_json().replace(b',\n "position": null,\n "draws": []', b"")
    assert b"position" not in plain
    assert record_from(plain, "the record") == record
    assert digest_of(replay(record_from(plain, "the record")).state) == digest_of(match.state)


def test_a_position_with_a_seed_of_its_own_is_the_same_with_other_chance(game: Game) -> None:
    """Whoever knows the position knows its piles, and still not the dice that come."""
    matches = [begun(game, seed, seed=3) for seed in range(2, 14)]
    assert len({repr(game.position(match.state)) for match in matches}) == 1
    assert len({match.state.rng.x for match in matches}) == len(matches)
    assert len({repr(attacked(match).heard(NOBODY)) for match in matches}) > 1


def test_a_position_without_one_is_filled_in_from_the_seed(game: Game) -> None:
    assert len({repr(game.position(begun(game, seed).state)) for seed in range(1, 5)}) > 1


def test_the_deal_can_be_scripted(game: Game) -> None:
    cards = [game.lexicon.number("card", name) for name in ("axe", "bat")]
    match = Match(game, 5, Beginning(1, position=Position(deal={"black": cards})))
    assert game.position(match.state)["pile"]["black"][:2] == ["axe", "bat"]


def test_draws_scripted_later_are_in_the_record_and_at_every_moment(game: Game) -> None:
    match = begun(game)
    match.play_text("A attack:B")
    match.fix("d4", [1])
    match.fix("d6", [6])
    match.play_text("A roll")
    assert match.draws == [Draw("d4", [1], 1), Draw("d6", [6], 1)]
    assert digest_of(replay(record_from(match.record().to_json(), "the record")).state) == digest_of(match.state)
    assert digest_of(match.at(2).state) == digest_of(match.state)
    # After the first decision they are scripted, and not drawn.
    assert match.at(1).draws == match.draws
    assert match.at(0).draws == []


def test_a_draw_that_cannot_be_shown_is_left_to_chance(game: Game) -> None:
    """Nobody may be kept from playing by it; and the record goes the same way."""
    match = begun(game, draws=[Draw("d4", [9]), Draw("d6", [5])])
    attacked(match)
    assert match.state.rng.unused() == []
    assert digest_of(replay(match.record()).state) == digest_of(match.state)
    strict = begun(game, draws=[Draw("d4", [9])])
    strict.strict = True
    with pytest.raises(ScriptError, match="d4 cannot show"):
        attacked(strict)


@pytest.mark.parametrize(
    ("position", "path", "message"),
    [
        (Position([Placed(("seat", "A", "role"), "pope")]), ("seat", "A", "role"), "cannot set seat.A.role: "),
        (Position([*SPEAR, Placed(("seat", "B", "damage"), 20)]), (), "what is set does not fit together: "),
        (Position(deal={"areas": [77]}), None, "areas does not hold 77"),
    ],
    ids=["entry", "together", "deal"],
)
def test_a_position_that_cannot_be(game: Game, position: Position, path: object, message: str) -> None:
    with pytest.raises(PositionError, match=f"^{message}") as e:
        Match(game, 5, Beginning(1, position=position))
    assert e.value.path == path


def test_a_record_of_a_position_that_cannot_be(game: Game) -> None:
    plain = begun(game).record().to_json().replace(b'"vampire"', b'"pope"')
    with pytest.raises(RecordError, match=r"cannot set seat\.B\.role"):
        replay(record_from(plain, "the record"))
