"""Hermit cards: every card for every character, what the table sees of them, Unknown's Deceit (SH-090 to SH-115)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY, only
from gloam.games.shadow_hunters import game

HUNTERS = ["emi", "franklin", "george"]
SHADOWS = ["unknown", "vampire", "werewolf"]
NEUTRALS = ["allie", "bob", "charles", "daniel"]
LETTERS = "ABCDEFGH"
ROLES = [*HUNTERS, *SHADOWS, *NEUTRALS]

APPLIES = {
    "prediction": ROLES,
    "blackmail": NEUTRALS + HUNTERS,
    "greed": NEUTRALS + SHADOWS,
    "anger": HUNTERS + SHADOWS,
    "nurturance": NEUTRALS,
    "huddle": SHADOWS,
    "aid": HUNTERS,
    "spell": SHADOWS,
    "exorcism": SHADOWS,
    "slap": HUNTERS,
    "bully": ["allie", "bob", "charles", "emi", "unknown"],
    "lesson": ["daniel", "franklin", "george", "vampire", "werewolf"],
}
"""To whom a card applies, as the rulebook lists it."""

EQUIPMENT = ["blackmail", "greed", "anger"]
HEALING = ["nurturance", "huddle", "aid"]
DAMAGE = {"spell": 1, "exorcism": 2, "slap": 1, "bully": 1, "lesson": 2} | dict.fromkeys(EQUIPMENT + HEALING, 1)


def table(role: str, other: str = "") -> list[str]:
    """Characters of five seats where B is `role` and C, if named, is `other`."""
    hand = ["", role, other, "", ""]
    for seat in (0, 2, 3, 4):
        if not hand[seat]:
            for pool, wanted in ((HUNTERS, 2), (SHADOWS, 2), (NEUTRALS, 1)):
                free = [r for r in pool if r not in hand]
                if free and sum(r in pool for r in hand) < wanted:
                    hand[seat] = free[0]
                    break
    return hand


def given(card: str, hand: list[str], **b: Any) -> Match:
    """A has drawn this card and handed it to B, who has to answer."""
    match = Match(game, 5, 1)
    state: Any = game.deal(5, seeded(1), game.complete(5, {}))
    match.state = state
    match.events.clear()
    state.log = match.events
    entries: list[tuple[str, Any]] = [
        ("turn", "A"),
        ("phase", "area"),
        ("pile.hermit", [card]),
        ("seat.A.area", "cabin"),
    ]
    entries += [(f"seat.{letter}.role", role) for letter, role in zip("ABCDE", hand, strict=True)]
    entries += [(f"seat.B.{key}", value) for key, value in b.items()]
    for path, value in entries:
        game.place(state, path.split("."), value)
    game.placed(state)
    state.run()
    match.play_text("A use")
    match.play_text("A hand:B")
    return match


def options(match: Match) -> set[str]:
    assert [(d.seat, game.lexicon.kinds[d.kind].key) for d in match.state.pending] == [(1, "hermit")]
    return {game.lexicon.write(o) for o in match.state.pending[0].options}


def obeying(card: str, damage: int, equipment: list[str]) -> set[str]:
    """What carrying the card out can be."""
    if card == "prediction":
        return {"show"}
    if card in EQUIPMENT:
        return {"suffer", *(f"give:{c}" for c in equipment)}  # SH-107 to SH-109
    if card in HEALING and damage > 0:
        return {"recover"}  # SH-110
    return {"suffer"}  # SH-111, SH-112


@pytest.mark.parametrize("card", list(APPLIES))
@pytest.mark.parametrize("role", ROLES)
def test_every_card_for_every_character(card: str, role: str) -> None:
    """SH-093 to SH-096, SH-102, SH-103, SH-106 to SH-112: the one true answer; for Unknown either one (SH-364, SH-365).

    The side and the HP printed on the card count, hidden or revealed, whatever the damage so far.
    """
    for damage in (0, 1, 7):
        for equipment in ([], ["axe", "talisman"]):
            for revealed in (False, True):
                match = given(card, table(role), damage=damage, equipment=equipment, revealed=revealed)
                truth = obeying(card, damage, equipment) if role in APPLIES[card] else {"nothing"}
                if role == "unknown" and card != "prediction":
                    truth = obeying(card, damage, equipment) | {"nothing"}
                assert options(match) == truth


@pytest.mark.parametrize("card", list(APPLIES))
def test_what_carrying_out_does(card: str) -> None:
    """SH-097, SH-107 to SH-112, SH-367: real damage, healing or equipment, also for an Unknown."""
    for role in [*APPLIES[card], "unknown"]:
        for damage in (0, 5):
            for answer in obeying(card, damage, ["axe", "talisman"]):
                match = given(card, table(role), damage=damage, equipment=["axe", "talisman"])
                match.play_text(f"B {answer}")
                position = game.position(match.state)
                a, b = position["seat"]["A"], position["seat"]["B"]
                change = DAMAGE[card] if answer == "suffer" else -1 if answer == "recover" else 0
                assert b["damage"] == damage + change
                assert a["damage"] == 0
                gift = [answer.removeprefix("give:")] if answer.startswith("give:") else []
                assert a["equipment"] == gift
                assert set(b["equipment"]) == {"axe", "talisman"} - set(gift)
                assert b["revealed"] is False  # SH-105, SH-366
                assert position["discard"]["hermit"] == [card]  # SH-099


@pytest.mark.parametrize("card", list(APPLIES))
def test_nothing_happens(card: str) -> None:
    """SH-095: nothing at all changes but the discard pile; SH-365 for an Unknown who says so."""
    for role in ROLES:
        if card == "prediction" or (role in APPLIES[card] and role != "unknown"):
            continue
        match = given(card, table(role), damage=3, equipment=["axe"])
        before = game.position(match.state)["seat"]
        match.play_text("B nothing")
        assert game.position(match.state)["seat"] == before
        assert game.position(match.state)["discard"]["hermit"] == [card]
        answer = next(p for p in match.heard(NOBODY) if p.key == "event-hermit-answered")
        assert answer.facts == {"who": "seat:B", "from": "seat:A", "result": "result:nothing", "unhurt": 0}


def seen(match: Match, viewers: list[int]) -> list[Any]:
    """All that these seats are shown and have been told."""
    return [(msgspec.to_builtins(match.sight(only(v))), match.heard(only(v))) for v in viewers]


@pytest.mark.parametrize("card", [c for c in APPLIES if c != "prediction"])
@pytest.mark.parametrize("damage", [0, 4])
def test_the_table_cannot_tell_a_lie(card: str, damage: int) -> None:
    """SH-368, SH-114, SH-366: an answer of Unknown looks like the same answer of anybody who gives it truthfully."""
    compared = 0
    for honest in ROLES:
        if honest == "unknown":
            continue
        lying = given(card, table("unknown", honest), damage=damage, equipment=["axe"])
        sincere = given(card, table(honest, "unknown"), damage=damage, equipment=["axe"])
        assert table("unknown", honest)[3:] == table(honest, "unknown")[3:]
        viewers = [-1, 0, 3, 4]  # the giver, two others and a spectator; B and C know their own cards
        assert seen(lying, viewers) == seen(sincere, viewers)  # while B is thinking
        for answer in options(sincere):
            one, other = (
                given(card, table("unknown", honest), damage=damage, equipment=["axe"]),
                given(card, table(honest, "unknown"), damage=damage, equipment=["axe"]),
            )
            assert answer in options(one)
            one.play_text(f"B {answer}")
            other.play_text(f"B {answer}")
            assert seen(one, viewers) == seen(other, viewers)
            compared += 1
    assert compared >= 9


@pytest.mark.parametrize("role", ROLES)
def test_a_giver_of_prediction_alone_learns_the_card(role: str) -> None:
    """SH-104, SH-105, SH-106: the true card, to the giver alone; nobody is revealed by it."""
    hand = table(role)
    one = given("prediction", hand)
    assert options(one) == {"show"}
    one.play_text("B show")
    shown = [p.facts for p in one.heard(only(0)) if p.key == "event-shown-role"]
    assert shown == [{"who": "seat:B", "role": f"role:{role}"}]
    assert one.sight(only(0)).view.seats[1].role == role
    for viewer in (-1, 2, 3, 4):
        assert one.sight(only(viewer)).view.seats[1].role == "hidden"
        assert "event-shown-role" not in [p.key for p in one.heard(only(viewer))]
    assert game.position(one.state)["seat"]["B"]["revealed"] is False
    # Had B been another character of that side, one set aside now, only the giver and B would see a difference.
    side = next(pool for pool in (HUNTERS, SHADOWS, NEUTRALS) if role in pool)
    other = next(r for r in side if r not in hand)
    swapped = given("prediction", [other if r == role else r for r in hand])
    swapped.play_text("B show")
    assert seen(swapped, [-1, 2, 3, 4]) == seen(one, [-1, 2, 3, 4])
    assert seen(swapped, [0]) != seen(one, [0])


@pytest.mark.parametrize("seed", range(40))
def test_hermit_cards_stay_secret_in_whole_games(seed: int) -> None:
    """SH-090, SH-091, SH-098, SH-099, SH-101, SH-114: only giver and receiver ever see a card, in views and in events.

    The discard pile is a number to everybody; the log tells the table who gave to whom and what came of it.
    """
    seats = 4 + seed % 5
    match = Match(game, seats, seed, {"quick_start": seed % 2 == 0})
    rng = seeded(seed, 4)
    hands: list[tuple[str, str, str]] = []  # giver, receiver, card
    giver, receiver, passing = "", "", ""
    news = list(match.events)
    while True:
        for event in news:
            p = game.lexicon.event(event)
            card = str(p.facts.get("card", "")).removeprefix("card:")
            if p.key == "event-hermit-read":
                giver, receiver, passing = str(p.facts["who"])[-1], "", card
                assert event.audience == 1 << LETTERS.index(giver)  # SH-090
            elif p.key == "event-hermit-handed":
                receiver = str(p.facts["to"])[-1]
            elif p.key == "event-hermit-received":
                assert event.audience == 1 << LETTERS.index(receiver)  # SH-091
                assert (p.facts["from"], card) == (f"seat:{giver}", passing)
                hands.append((giver, receiver, card))
            elif p.key == "event-shown-role":
                assert event.audience == 1 << LETTERS.index(hands[-1][0])  # SH-104
            elif event.audience == EVERYONE:
                assert card not in APPLIES
        if match.state.over:
            break
        if receiver:  # SH-114
            asked = [(d.seat, game.lexicon.kinds[d.kind].key) for d in match.state.pending]
            assert asked == [(LETTERS.index(receiver), "hermit")]
        resolved = hands[:-1] if receiver else hands
        for viewer in range(-1, seats):
            view = match.sight(only(viewer)).view
            name = LETTERS[viewer] if viewer >= 0 else "nobody"
            known = [card if name in (a, b) else "hidden" for a, b, card in resolved]
            assert [entry[2] for entry in view.hermit_log] == known
            assert view.reading == (passing if name in (giver, receiver) else "")
            for seat in view.seats:  # a hidden card is known to its owner and to who was shown it, or has worked it out
                shown = (name, seat.seat, "prediction") in resolved
                if seat.role != "hidden":
                    assert seat.revealed or seat.seat == name or shown or seat.may_be == (seat.role,)
                else:
                    assert not shown
            text = msgspec.json.encode(view).decode()
            for card in APPLIES:
                assert f'"{card}"' not in text or card in known or card == view.reading
        if receiver:
            giver, receiver, passing = "", "", ""
        d = match.state.pending[0]
        news = match.play(d.seat, d.options[rng.below(len(d.options))])
    assert hands
