"""What viewers know is one state, and the worlds imagined from it are whole, fit it, and really differ."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import msgspec
import pytest

from gloam.core.game import OptionValue
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY
from gloam.core.value import from_plain, to_plain
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLOCATION,
    CARDS,
    FACE_DOWN,
    FULL_DECKS,
    HERMIT,
    NO_CARD,
    PREDICTION,
    ROLES,
    SIDE,
    bits,
)
from gloam.games.shadow_hunters.rules.handed import Hands, result_in

ALL_SWITCHED: dict[str, OptionValue] = {s.key: s.values[-1] for s in game.switches}


def viewers_of(seats: int, n: int) -> int:
    """A spectator, one seat, two that belong to one person, or all but one."""
    seat = n % seats
    return [NOBODY, 1 << seat, 1 << seat | 1 << (seat + 2) % seats, (1 << seats) - 1 & ~(1 << seat)][n // seats % 4]


def random_states(seats: int, number: int, options: dict[str, OptionValue]) -> Any:
    state, rng = game.start(seats, seeded(31, number), options), seeded(32, number)
    n = 0
    while not state.over:
        if n % 4 == number % 4:
            yield n, state
        n += 1
        d = state.decision(0)
        state.answer(0, d.options[rng.below(len(d.options))])
    yield n, state


@pytest.mark.parametrize("options", [{}, ALL_SWITCHED], ids=["usual", "odd"])
@pytest.mark.parametrize("seats", game.seat_counts)
def test_masked_states_hold_what_their_viewers_know(seats: int, options: dict[str, OptionValue]) -> None:
    for number in range(6):
        for n, state in random_states(seats, number, options):
            viewers = viewers_of(seats, n // 4 + number)
            known = state.masked(viewers)
            assert known.viewers == viewers
            assert known.view(viewers) == state.view(viewers)
            assert pickle.loads(pickle.dumps(known)) == known
            assert from_plain(to_plain(known), game.classes()) == known
            if state.over:
                assert [p.role for p in known.players] == [p.role for p in state.players]
                continue
            for p in known.players:
                certain = p.revealed or viewers >> p.seat & 1
                assert (p.role == FACE_DOWN) != bool(certain)
            assert all(note.audience == EVERYONE or note.audience & viewers for note in known.history.notes)
            hidden = [*known.piles, known.discards[HERMIT], known.aside]
            assert {card for cards in hidden for card in cards} <= {FACE_DOWN}
            if state.passing == NO_CARD:
                assert known.passing == NO_CARD
            else:
                held = viewers >> state.giver & 1 or (state.taker >= 0 and viewers >> state.taker & 1)
                assert known.passing == (state.passing if held else FACE_DOWN)


def test_the_blank_is_no_character_and_no_card() -> None:
    assert FACE_DOWN not in range(max(ROLES, CARDS))


def fits(state: Any) -> None:
    """A whole world: every card once, the sides complete, and answers that each character can have given."""
    assert FACE_DOWN not in [p.role for p in state.players] + state.aside
    sides = Counter(SIDE[p.role] for p in state.players)
    assert [sides[side] for side in range(3)] == ALLOCATION[state.seats]
    assert sorted([p.role for p in state.players] + state.aside) == list(range(ROLES))
    found = [Counter(pile) + Counter(out) for pile, out in zip(state.piles, state.discards, strict=True)]
    for p in state.players:
        assert p.may_be >> p.role & 1
        for card in bits(p.equipment):
            found[1 if card < 6 else 2][card] += 1
    if state.resolving != NO_CARD:
        found[1 if state.resolving < 21 else 2][state.resolving] += 1
    if state.passing != NO_CARD:
        found[HERMIT][state.passing] += 1
    assert found == [Counter(deck) for deck in FULL_DECKS]
    hands = Hands(state.history, EVERYONE, state.seats)
    assert FACE_DOWN not in hands.cards
    for p, mask in zip(state.players, hands.told, strict=True):
        assert mask >> p.role & 1
    for answer, card in zip(hands.answers, hands.cards, strict=True):
        assert (card == PREDICTION) == (result_in(answer) == w.RESULT_SHOWN)
    recent = len(state.discards[HERMIT])
    assert hands.cards[len(hands.cards) - recent :] == state.discards[HERMIT]
    for end in range(len(hands.cards) - recent, 0, -16):
        assert Counter(hands.cards[end - 16 : end]) == Counter(FULL_DECKS[HERMIT])


@pytest.mark.parametrize("options", [{}, ALL_SWITCHED], ids=["usual", "odd"])
@pytest.mark.parametrize("seats", game.seat_counts)
def test_imagined_worlds_are_whole_and_fit(seats: int, options: dict[str, OptionValue]) -> None:
    for number in range(8):
        for n, state in random_states(seats, number, options):
            viewers = viewers_of(seats, n // 4 + number)
            known = state.masked(viewers)
            before = msgspec.json.encode(to_plain(known), order="sorted")
            world = known.imagine(seeded(n, number))
            assert msgspec.json.encode(to_plain(known), order="sorted") == before
            assert world.viewers == EVERYONE
            if state.over:
                continue
            assert world.masked(viewers) == known
            assert msgspec.json.encode(to_plain(world.masked(viewers)), order="sorted") == before
            fits(world)
            assert [(d.seat, d.kind) for d in world.pending] == [(d.seat, d.kind) for d in state.pending]
            assert all(d.options for d in world.pending)
            for seat in range(seats):
                if viewers >> seat & 1:
                    d = state.decision_of(seat)
                    assert world.decision_of(seat) == d
                    assert world.interrupts(seat) == state.interrupts(seat)


def test_every_secret_differs_between_worlds() -> None:
    """Characters, the cards set aside, all three piles, the Hermit cards that changed hands, and the dice."""
    differ: Counter[str] = Counter()
    total = 0
    for number in range(30):
        for n, state in random_states(4 + number % 5, number, {}):
            if state.over or n % 12 != number % 12:
                continue
            known = state.masked(1)
            one, other = known.imagine(seeded(n)), known.imagine(seeded(n + 1))
            total += 1
            differ["roles"] += [p.role for p in one.players] != [p.role for p in other.players]
            differ["aside"] += one.aside != other.aside
            differ["dice"] += one.rng != other.rng
            for deck, pile in enumerate(one.piles):
                differ[f"pile {deck}"] += pile != other.piles[deck]
            cards = [Hands(s.history, EVERYONE, s.seats).cards for s in (one, other)]
            differ["hermit cards"] += cards[0] != cards[1]
            differ["passing"] += one.passing != other.passing
    assert total > 300
    assert differ["dice"] == total
    for secret, least in {"roles": 0.4, "aside": 0.3, "pile 0": 0.9, "pile 1": 0.9, "pile 2": 0.9}.items():
        assert differ[secret] > least * total, secret
    assert differ["hermit cards"] > total // 2
    assert differ["passing"]


def test_what_several_seats_know_is_what_each_of_them_knows() -> None:
    """Own characters, Hermit cards read, and what can be ruled out: a person with two seats has it all on one page."""
    for number in range(12):
        for n, state in random_states(6, number, {"quick_start": True}):
            if n % 8 != number % 4:
                continue
            a, b = number % 6, (number + 2) % 6
            both, one, other = (state.view(mask) for mask in (1 << a | 1 << b, 1 << a, 1 << b))
            assert both.seat == "".join(sorted(one.seat + other.seat))
            assert both.reading == (one.reading or other.reading)
            for i, seat in enumerate(both.seats):
                assert set(seat.may_be) <= set(one.seats[i].may_be) & set(other.seats[i].may_be)
                roles = {one.seats[i].role, other.seats[i].role} - {"hidden"}
                assert {seat.role} == roles or (not roles and seat.role == "hidden")
            for i, entry in enumerate(both.hermit_log):
                cards = {one.hermit_log[i][2], other.hermit_log[i][2]} - {"hidden"}
                assert {entry[2]} == cards or (not cards and entry[2] == "hidden")


def test_a_world_with_its_answers_hard_to_explain_is_found() -> None:
    """When nearly the whole deck has been answered, each card has to be where it can be, and still a world is found."""
    tight = 0
    for number in range(40):
        state: Any = game.start(8, seeded(5, number), {"quick_start": True})
        rng = seeded(9, number)
        while not state.over:
            d = state.decision(0)
            if d.kind == w.ASK_DECK:
                option = w.DRAW | HERMIT
            elif d.kind == w.ASK_ATTACK and 0 in d.options:
                option = 0
            else:
                option = d.options[rng.below(len(d.options))]
            state.answer(0, option)
            if len(state.discards[HERMIT]) >= 14 and not state.over:
                for viewers in (NOBODY, 1, 0b110):
                    world = state.masked(viewers).imagine(rng)
                    fits(world)
                tight += 1
                break
    assert tight > 10
