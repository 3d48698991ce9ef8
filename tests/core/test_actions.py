"""Actions: the options of a game, counted off without gaps."""

from __future__ import annotations

import pytest

from gloam.core.game import Game
from gloam.core.state import ARG_BITS
from gloam.core.words.actions import Actions
from gloam.core.words.lexicon import Lexicon, Merged, NotationError, Part, Takes, Verb

GO, ATTACK, RETURN, BID, ACCEPT = (verb << ARG_BITS for verb in range(1, 6))


def place(argument: int) -> int:
    """Whatever the higher bits are: they name the seat that acts."""
    return argument & 15


def lexicon(takes: Takes) -> Lexicon:
    verbs = [
        Verb("pass"),
        Verb("go", "area"),
        Verb("attack", "seat"),
        Verb("return", parts=(Part("card", "card", 4), Part("place", "place", 1))),
        Verb("bid", "number"),
        Verb("accept", "number"),
    ]
    refs = {"area": ["cabin", "gate", "church"], "card": ["axe", "rope"], "place": ["top", "bottom"]}
    return Lexicon(verbs, [], [], refs, {}, takes=takes)


@pytest.fixture
def actions() -> Actions:
    return Actions(lexicon({"go": [0, 2], "bid": range(5, 7), "accept": Merged(["first", "second"], place)}), 3)


def test_verbs_take_whatever_there_is(actions: Actions) -> None:
    """Everything of each kind, for as many seats as there can be, unless the lexicon lists what a verb takes."""
    assert actions.names == [
        "pass", "go:cabin", "go:church", "attack:A", "attack:B", "attack:C", "return:axe,top", "return:axe,bottom",
        "return:rope,top", "return:rope,bottom", "bid:5", "bid:6", "accept:first", "accept:second",
    ]  # fmt: skip
    assert actions.count == 14


def test_there_and_back(actions: Actions) -> None:
    assert [actions.number(option) for option in (0, GO | 2, ATTACK | 1, RETURN | 2, BID | 6)] == [0, 2, 4, 8, 11]
    open_now = [BID | 5, GO | 2, ACCEPT | 1]
    assert [actions.option(number, open_now) for number in (2, 10, 13)] == [GO | 2, BID | 5, ACCEPT | 1]
    assert [actions.named(actions.name(number)) for number in range(14)] == list(range(14))


def test_several_options_may_be_one_action(actions: Actions) -> None:
    """Then what is open tells which of them is meant."""
    second = actions.named("accept:second")
    for seat in range(3):
        option = ACCEPT | seat << 4 | 1
        assert actions.number(option) == second
        assert actions.option(second, [GO, option]) == option
        assert actions.mask([option]).index(1) == second
    with pytest.raises(ValueError, match="'accept:2' is no action of this game"):
        actions.number(ACCEPT | 2)


def test_an_action_that_is_not_open(actions: Actions) -> None:
    with pytest.raises(ValueError, match="'attack:B' is not among these options"):
        actions.option(actions.named("attack:B"), [GO, GO | 2])


def test_masks(actions: Actions) -> None:
    mask = actions.mask([BID | 5, GO | 2])
    assert list(mask) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert actions.numbers([BID | 5, GO | 2]) == [2, 10]
    assert actions.mask([]) == bytes(14)


def test_what_is_no_action(actions: Actions) -> None:
    for ask in (lambda: actions.number(GO | 1), lambda: actions.mask([GO, GO | 1]), lambda: actions.numbers([GO | 1])):
        with pytest.raises(ValueError, match="'go:gate' is no action of this game"):
            ask()
    with pytest.raises(ValueError, match="'fly' is no action of this game"):
        actions.named("fly")


def test_numbers_must_be_listed() -> None:
    with pytest.raises(ValueError, match="nobody has said which numbers 'bid' can take"):
        Actions(lexicon({"accept": [1]}), 2)
    with pytest.raises(NotationError, match="`takes` names 'fly', which is no verb"):
        lexicon({"fly": [1]})


def test_the_fingerprint_is_that_of_the_names(actions: Actions) -> None:
    listed: Takes = {"go": [0, 2], "bid": range(5, 7), "accept": Merged(["first", "second"], place)}
    assert Actions(lexicon(listed), 3).fingerprint == actions.fingerprint
    assert Actions(lexicon(listed), 4).fingerprint != actions.fingerprint
    assert Actions(lexicon({**listed, "go": [2, 0]}), 3).fingerprint != actions.fingerprint


def test_a_game_has_one_list_for_all_its_tables(candle: Game) -> None:
    actions = candle.actions
    assert actions is candle.actions
    assert [actions.number(candle.lexicon.read(name)) for name in actions.names] == list(range(actions.count))
