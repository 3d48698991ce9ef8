"""The deal, and who may talk to whom."""

from __future__ import annotations

from collections import Counter

from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import spaces_of
from gloam.games.halloween.content.tables import DEALT, IS_KEY, KEYS, VICTIM_IDS
from gloam.games.halloween.rules.setup import deal_decks
from gloam.games.halloween.state import Halloween


def test_every_deck_has_one_key_card_among_its_last_five() -> None:
    """HW-054 to HW-061: evenly in each of the five places, and each key in each deck."""
    places: Counter[int] = Counter()
    homes: Counter[tuple[int, int]] = Counter()
    games = 2000
    for index in range(games):
        decks = deal_decks(seeded(3, index))
        assert [len(deck) for deck in decks] == [9, 9, 8, 8]
        assert sorted(card for deck in decks for card in deck) == sorted(DEALT + KEYS)
        for number, deck in enumerate(decks):
            [place] = [i for i, card in enumerate(deck) if IS_KEY[card]]
            places[place] += 1
            homes[number, deck[place]] += 1
    assert set(places) == {0, 1, 2, 3, 4}
    assert all(abs(count - games * 4 / 5) < 160 for count in places.values())
    assert len(homes) == 16
    assert all(abs(count - games / 4) < 100 for count in homes.values())


def test_items_are_shuffled() -> None:
    """HW-054: the top card of a deck is any of the items."""
    tops = {deal_decks(seeded(4, index))[0][-1] for index in range(300)}
    assert tops == set(DEALT)


def test_everybody_is_told_who_they_are_and_how_they_win() -> None:
    """HW-033, HW-293, HW-300, HW-301: Michael, a victim before it is picked, and each victim."""
    for seats, kills, rounds, rule in ((3, 4, 24, "HW-300"), (4, 3, 18, "HW-301")):
        s = game.start(seats, seeded(1))
        michael = game.opening(s.masked(1), 0)
        assert (michael.who.key, michael.picture) == ("opening-michael", "side:michael")
        assert michael.goal is not None
        assert (michael.goal.rule, michael.goal.facts) == (rule, {"kills": kills, "rounds": rounds})
        before = game.opening(s.masked(2), 1)
        assert (before.who.key, before.picture) == ("opening-victim", "")
        for who, name in enumerate(VICTIM_IDS):
            s.mats[1].who = who
            told = game.opening(s.masked(2), 1)
            assert (told.who.key, told.picture) == (f"opening-{name}", f"victim:{name}")
            assert told.goal == before.goal


def test_talk_is_heard_by_all() -> None:
    """HW-203, HW-204: victims have no channel of their own, Michael's player hears what they say."""
    s = game.start(4, seeded(1))
    assert [game.channels(s, seat) for seat in range(4)] == [{"table": EVERYONE}] * 4
    assert [s.side(seat) for seat in range(4)] == [1, 2, 4, 8]


def test_a_seat_is_named_by_its_victims_and_its_side() -> None:
    """HW-038, HW-285: whoever goes on as somebody else was both."""
    s = game.start(3, seeded(1))
    assert isinstance(s, Halloween)
    assert game.labels(s) == [["side:michael"], ["side:victims"], ["side:victims"]]
    s.announce(w.TOLD_PICKED, 1, 0, 0)
    s.announce(w.TOLD_REPLACED, 1, 4, 0)
    first, second = VICTIM_IDS[0], VICTIM_IDS[4]
    assert game.labels(s)[1] == [f"victim:{first}", f"victim:{second}", "side:victims"]
    assert game.labels(s)[2] == ["side:victims"]


def test_a_starting_card_goes_where_there_is_room() -> None:
    """HW-078: a full hand is neither offered nor accepted; so few cards are dealt that it has to be filled by hand."""
    s = game.start(3, seeded(1), {"item_cards": 1})
    assert isinstance(s, Halloween)
    while s.decision(0).kind in (w.ASK_PICK, w.ASK_FACE):
        s.answer(0, s.decision(0).options[0])
    while not s.dealt:
        s.answer(0, s.decision(0).options[0])
    s.mats[1].hand = DEALT[: s.limit(1)]
    s.ask_again()
    s.run()
    for which in range(s.open_count()):
        d = s.decision(which)
        assert (d.kind, d.options) == (w.ASK_HAND, [w.HAND | 2])
        assert d.step.why_not(s, d.seat, w.HAND | 1) == w.HAND_FULL | 1


def test_michael_begins_outdoors_where_nobody_stands() -> None:
    """HW-067 to HW-069: every space outdoors but trees and those of the victims, and no other."""
    s = game.start(4, seeded(1))
    assert isinstance(s, Halloween)
    while s.decision(0).kind != w.ASK_START:
        s.answer(0, s.decision(0).options[0])
    outdoors = set(spaces_of(s.board.outdoors))
    assert not outdoors & set(spaces_of(s.board.trees | s.board.rooms | s.board.cars[0] | s.board.cars[1]))
    s.mats[1].space = min(outdoors)  # victims begin indoors
    s.ask_again()
    s.run()
    offered = {option & 0xFFFF for option in s.decision(0).options}
    assert offered == outdoors - {min(outdoors)}
