"""White and Black cards and the three piles, over whole games (SH-100, SH-120 to SH-135)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game

DECKS = ["hermit", "white", "black"]
WHITE_EQUIPMENT = {"spear", "holy_robe", "silver_rosary", "fortune_brooch", "talisman", "mystic_compass"}
BLACK_EQUIPMENT = {"axe", "knife", "chainsaw", "masamune", "machine_gun", "handgun"}


def cards(match: Match) -> dict[str, Counter[str]]:
    """Where every card of a deck is: pile, discards, before players, being resolved, in somebody's hands."""
    position = game.position(match.state)
    sight: Any = match.state.view(NOBODY)
    found = {deck: Counter(position["pile"][deck]) + Counter(position["discard"][deck]) for deck in DECKS}
    for seat in position["seat"].values():
        for card in seat["equipment"]:
            found["white" if card in WHITE_EQUIPMENT else "black"][card] += 1
    if sight.resolving:
        found["white" if sight.resolving in full("white") else "black"][sight.resolving] += 1
    for seat in range(match.state.seats):
        reading = match.state.view(only(seat)).reading
        if reading:
            found["hermit"][reading] += 1
            break
    return found


def full(deck: str) -> Counter[str]:
    position = game.position(game.deal(4, seeded(1), game.complete(4, {})))
    return Counter(position["pile"][deck])


def calm(match: Match, rng: Rng) -> tuple[int, int]:
    """A random choice of players who use every area and hurt nobody if they can help it: such games are long."""
    d = match.state.pending[0]
    options = {game.lexicon.write(o): o for o in d.options}
    kind = game.lexicon.kinds[d.kind].key
    if kind == "use":
        return d.seat, options["use"]
    if kind == "attack" and "pass" in options:
        return d.seat, options["pass"]
    kept = [o for text, o in options.items() if kind != "woods" or text.startswith("heal")]
    return d.seat, kept[rng.below(len(kept))]


@pytest.mark.parametrize(
    ("deck", "equipment"),
    [pytest.param("white", WHITE_EQUIPMENT, id="white"), pytest.param("black", BLACK_EQUIPMENT, id="black")],
)
def test_two_kinds_of_cards(deck: str, equipment: set[str]) -> None:
    """SH-120, SH-121, SH-123: six cards of each deck are equipment and stay; the ten others are used once.

    Every card of the deck is drawn: equipment lies before its drawer, everything else ends on the discard pile.
    """
    area = "church" if deck == "white" else "cemetery"
    assert full(deck).total() == 16
    assert sum(n for card, n in full(deck).items() if card in equipment) == 6
    for card in full(deck):
        state: Any = game.deal(5, seeded(1), game.complete(5, {}))
        match = Match(game, 5, 1)
        match.state = state
        state.log = match.events
        for path, value in [("turn", "A"), ("phase", "area"), ("seat.A.area", area), (f"pile.{deck}", [card])]:
            game.place(state, path.split("."), value)
        game.placed(state)
        state.run()
        heard = len(match.events)
        match.play_text("A use")
        drawn = [p.facts for p in match.heard(NOBODY, heard) if p.key == "event-drawn"]
        assert drawn == [{"who": "seat:A", "card": f"card:{card}"}]  # read out to everybody
        while game.position(state)["phase"] == "area" and state.pending[0].seat == 0 and state.view(NOBODY).resolving:
            match.play(0, state.pending[0].options[0])
        position = game.position(state)
        assert (card in position["seat"]["A"]["equipment"]) == (card in equipment)
        assert position["discard"][deck] == ([] if card in equipment else [card])
        assert position["discard"]["black" if deck == "white" else "white"] == []


@pytest.mark.parametrize("seed", range(16))
def test_no_card_is_lost_and_no_draw_fails(seed: int) -> None:
    """SH-006, SH-100, SH-128 to SH-133: at every decision of a game all three decks are whole.

    A pile is shuffled anew exactly when it is empty and a card is due; at least 10 White and 10 Black cards, and all
    16 Hermit cards, can be drawn at any time; equipment changes hands only where it is announced.
    """
    seats = 4 + seed % 5
    match = Match(game, seats, seed)
    rng = seeded(seed, 5)
    whole = {deck: full(deck) for deck in DECKS}
    owners: dict[str, int] = {}
    while not match.state.over:
        assert cards(match) == whole
        before = game.position(match.state)
        view: Any = match.state.view(NOBODY)
        for index, deck in enumerate(DECKS):
            assert view.piles[index] == len(before["pile"][deck])
        assert view.white_discards == before["discard"]["white"]  # face up, for everybody
        assert view.black_discards == before["discard"]["black"]
        held = {card: letter for letter, seat in before["seat"].items() for card in seat["equipment"]}
        assert held == {card: "ABCDEFGH"[seat] for card, seat in owners.items()}  # SH-133
        events = match.play(*calm(match, rng))
        shuffled: set[str] = set()
        drawn: list[str] = []
        for event in events:
            p = game.lexicon.event(event)
            card = str(p.facts.get("card", "")).removeprefix("card:")
            if p.key == "event-reshuffled":
                deck = str(p.facts["deck"]).removeprefix("deck:")
                assert before["pile"][deck] == []  # SH-129: not earlier
                shuffled.add(deck)
            elif p.key in ("event-drawn", "event-hermit-read"):
                drawn.append(next(deck for deck in DECKS if card in whole[deck]))
            elif p.key in ("event-equipped", "event-stolen", "event-looted"):
                owners[card] = event.facts[0]
            elif p.key == "event-given":
                owners[card] = event.facts[1]
            elif p.key == "event-discarded":
                del owners[card]
        for deck in drawn:
            at_hand = len(before["pile"][deck]) + len(before["discard"][deck])
            assert at_hand >= (16 if deck == "hermit" else 10)  # SH-130
            assert (deck in shuffled) == (before["pile"][deck] == [])  # SH-128
        assert shuffled <= set(drawn)


def test_piles_are_used_up_in_these_games() -> None:
    """SH-100, SH-128: every pile is shuffled anew in some of the games above, so they have put it to the test."""
    shuffled: Counter[str] = Counter()
    for seed in range(16):
        match = Match(game, 4 + seed % 5, seed)
        rng = seeded(seed, 5)
        while not match.state.over:
            match.play(*calm(match, rng))
        shuffled.update(str(p.facts["deck"]) for p in match.heard(NOBODY) if p.key == "event-reshuffled")
    assert set(shuffled) == {"deck:hermit", "deck:white", "deck:black"}
