"""Nothing leaks from the book: the ledger's table of who may know what, by paired worlds and by hand.

Decks, the faces of scavenge tokens, entries that nobody has read, discovery cards that nobody has taken, and closed
hands are hidden: all else is open to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.testing import check_leaks, check_view

GRANTED = {
    # Characters with all they have; a hand may be closed, then its size stays open
    *(f"heroes.{field}" for field in (
        "seat", "hero", "where", "cell", "wounds", "toxic", "life", "statuses", "worn", "charged", "pack", "backpack",
        "batteries", "abilities", "carries", "hidden", "hand", "cards",
    )),
    *(f"at_home.{field}" for field in ("hero", "worn", "pack", "batteries", "abilities")),
    # The threat track, the hunt box, and what lies open of the decks
    *(f"foes.{field}" for field in (
        "slot", "enemy", "letter", "cells", "drones", "wounds", "life", "defence", "talk", "boss", "pursuer", "aimed",
    )),
    "threats", "hunt", "discard", "item_discard", "encounter_discard", "encounter_top", "threat_top",
    # What the open card of an encounter says of those who came with it
    *(f"bands.{field}" for field in (
        "encounter", "slots", "talk", "in_time", "food", "people", "speed", "turns",
    )),
    # Sizes of decks and piles
    "deck", "items", "encounters", "piles",
    # The page as it lies open: map, marks, difficulty of tokens, calamity number, exits
    *(f"page.{field}" for field in (
        "page", "kind", "title", "calamity", "calamity_past", "environments", "exit_used", "exits", "hostile", "map",
        "pending", "revisit", "rules",
    )),
    *(f"page.map.{field}" for field in ("cols", "rows", "objectives", "tokens")),
    *(f"page.map.cells.{field}" for field in ("cell", "space", "marks", "right", "down")),
    *(f"page.map.finds.{field}" for field in ("cell", "difficulty", "reward")),
    # The campaign
    *(f"campaign.{field}" for field in (
        "session", "missions", "stores", "built", "broken", "discoveries", "goals", "won", "endless",
    )),
    *(f"task.{field}" for field in ("attribute", "difficulty", "cells", "first", "dial")),
    *(f"road.{field}" for field in ("vehicle", "to", "hull", "cards", "open_card", "done", "chasers")),
    # What is under way, which lies on the table: a test, a move, what the book's options cost
    *(f"trial.{field}" for field in (
        "seat", "attribute", "difficulty", "opposed", "action", "enemy", "slot", "played", "cards", "boosts", "white",
        "black",
    )),
    *(f"move.{field}" for field in ("seat", "cards", "points", "begun")),
    "trial", "move", "costs",
    # What the tests ask that can be begun, and the odds for those who see the hand
    *(f"tests.{field}" for field in ("attribute", "difficulty", "opposed", "boost", "best")),
    # Where one's own hand could lead
    *(f"routes.{field}" for field in ("cell", "cards", "through")),
    "page", "task", "road", "phase", "keeper", "turn", "dials", "mission", "side", "allowance", "marker", "die",
    "total", "over", "ending", "options",
}  # fmt: skip

TELLING = {
    # Cards that are drawn, turned up or discarded
    "drew-card@everyone", "drew-card@seat", "discarded@everyone", "threat@everyone", "encounter@everyone",
    "gained-item@everyone", "broken@everyone", "supply@everyone", "road-card@everyone",
    # Tokens and cards that are shown
    "found@everyone", "peeked@everyone", "peeked-encounter@everyone", "peeked-threat@everyone",
}  # fmt: skip


HELD_AGAINST = {w.ASK_CARD, w.ASK_DEFEND, w.ASK_MOVE, w.ASK_PAY}
"""Questions that a hand answers."""


def test_the_view_has_what_the_ledger_grants() -> None:
    check_view(game, GRANTED)


def closed_hands() -> Iterator[tuple[Any, int]]:
    """Moments of a game with closed hands, and who is asked."""
    s: Any = game.start(2, seeded(7), {"closed_hands": True})
    chance = seeded(1)
    for _ in range(300):
        if s.over:
            break
        d = s.pending[0]
        yield s, d.seat
        s.play(d.seat, d.options[chance.below(len(d.options))])


def test_routes_are_for_whoever_holds_the_hand() -> None:
    """A way tells which cards pay for it: others are shown none, spectators neither."""
    seen = 0
    for s, seat in closed_hands():
        own = s.view(1 << seat)
        seen += bool(own.routes)
        hand = next((set(one.hand or ()) for one in own.heroes if one.seat == "AB"[seat]), set())
        assert {card for one in own.routes for card in one.cards} <= hand
        assert s.view(1 << 1 - seat).routes == s.view(0).routes == []
    assert seen > 5


def test_odds_are_for_whoever_is_asked() -> None:
    """The best cards for a test decide its odds: others are told none, spectators neither."""
    seen = 0
    for s, seat in closed_hands():
        seen += any(one.best >= 0 for one in s.view(1 << seat).tests.values())
        assert s.view(1 << 1 - seat).tests == s.view(0).tests == {}
    assert seen > 5


def looked_at(s: Any, viewer: int) -> tuple[Any, list[tuple[int, int]]]:
    """All that a seat sees: its view, and who is waited for, and for what."""
    return s.view(1 << viewer), [(d.seat, d.kind) for d in s.pending]


def test_other_hands_look_the_same_whoever_is_asked() -> None:
    """Rules for programs 1: a world with other cards in a closed hand looks as this one does, also while its owner lays
    cards for a test, a defence or a move; and it can be played on."""
    asked: set[int] = set()
    for game_number in range(4):
        s: Any = game.start(3, seeded(20 + game_number), {"closed_hands": True})
        chance = seeded(game_number)
        for _ in range(220):
            if s.over:
                break
            d = s.decision(chance.below(s.open_count()))
            viewer = (d.seat + 1 + chance.below(2)) % 3
            if d.kind in HELD_AGAINST:
                asked.add(d.kind)
                for _ in range(3):
                    world = s.masked(1 << viewer).imagine(chance.split())
                    assert looked_at(world, viewer) == looked_at(s, viewer)
                    for _ in range(3):
                        if not world.over:
                            one = world.decision(0)
                            world.play(one.seat, one.options[chance.below(len(one.options))])
            s.play(d.seat, d.options[chance.below(len(d.options))])
    assert asked == HELD_AGAINST


@pytest.mark.parametrize("closed", [True, False])
def test_paired_worlds(closed: bool) -> None:
    options = {"closed_hands": closed}
    check_leaks(game, pairs=6, seed=3, seats=3, length=60, options=options, divergences=TELLING)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("difficulty", ["standard", "story", "grim"])
def test_many_paired_worlds(difficulty: str, closed: bool, seats: int) -> None:
    """Twenty thousand pairs in all."""
    options = {"difficulty": difficulty, "closed_hands": closed}
    print(check_leaks(game, pairs=1_120, seed=4, seats=seats, length=80, options=options, divergences=TELLING))


def secrets(s: Any) -> set[str]:
    """What nobody may know in this state: discovery cards that are not taken, missions that are locked."""
    from gloam.games.aftermath.content.tables import DISCOVERY_IDS, LOCKED, MISSION_IDS
    from gloam.games.aftermath.game import LATER_MISSIONS

    c = s.campaign
    cards = {name for i, name in enumerate(DISCOVERY_IDS) if not c.taken >> i & 1}
    return cards | {name for name in LATER_MISSIONS if c.missions[MISSION_IDS.index(name)] == LOCKED}


def test_no_view_names_what_is_not_found_yet() -> None:
    """AF-041, AF-060: no word of an untaken discovery card or a locked mission is in a view, and no sealed text that
    nobody has read is opened."""
    s: Any = game.start(2, seeded(6), {"closed_hands": True})
    rng = seeded(8)
    for _ in range(250):
        if s.over:
            break
        d = s.decision(rng.below(s.open_count()))
        s.play(d.seat, d.options[rng.below(len(d.options))])
        shown = set(msgspec.json.encode(s.view(3)).decode().split('"'))
        assert not shown & secrets(s)
        assert not set(game.unsealed(s, 3)) & secrets(s)
