"""The belief who is who: it folds what its viewers hear, never rules out the truth, and knows nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.history import Note, hears
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters.content.tables import ALL_ROLES, ROLE_IDS, bits
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.worlds.belief import RoleBelief, belief_of

ALL_SWITCHED: dict[str, OptionValue] = {s.key: s.values[-1] for s in game.switches}


def moments(seats: int, number: int, options: dict[str, OptionValue]) -> Iterator[tuple[ShadowHunters, list[Note]]]:
    """A random game with some reveals: at each decision, and at the end, the state and what was told since."""
    match, rng = Match(game, seats, number, options), seeded(number, 6)
    state: Any = match.state
    news = list(match.events)
    while True:
        yield state, news
        if state.over:
            return
        seat = rng.below(seats)
        offers = state.interrupts(seat)
        if offers and rng.below(12) == 0:
            news = match.play(seat, offers[0])
        else:
            d = state.decision(0)
            news = match.play(d.seat, d.options[rng.below(len(d.options))])


def settled(belief: RoleBelief) -> list[int]:
    """What the belief leaves once the closed stretch is over, in which it may have been made."""
    twin = belief.clone()
    twin.settle()
    return twin.masks()


def same_shades(one: RoleBelief, other: RoleBelief) -> None:
    a, b = one.shades(), other.shades()
    assert a.keys() == b.keys()
    for seat in a:
        assert a[seat] == pytest.approx(b[seat])


@pytest.mark.parametrize("options", [{}, ALL_SWITCHED], ids=["usual", "odd"])
@pytest.mark.parametrize("seats", game.seat_counts)
def test_hearing_equals_knowing(seats: int, options: dict[str, OptionValue]) -> None:
    """A belief that heard every note is the one that the masked state of the moment gives.

    Only that a blow has been survived is never told by itself: whoever listens takes it in with the next note.
    """
    heard_all = waiting = 0
    for number in range(12):
        viewers = [NOBODY, only(number % seats), 0b101, (1 << seats) - 1][number % 4]
        belief: RoleBelief | None = None
        for state, news in moments(seats, number, options):
            known = state.masked(viewers)
            fresh = belief_of(known)
            if belief is None:
                belief = fresh.clone()
                continue
            for note in news:
                if hears(viewers, note.audience):
                    belief.hear(note)
            assert settled(belief) == settled(fresh)
            assert (belief.log, belief.discarded, belief.holding) == (fresh.log, fresh.discarded, fresh.holding)
            for left, less in zip(belief.masks(), fresh.masks(), strict=True):
                assert less & ~left == 0
            if belief.masks() == fresh.masks():
                heard_all += 1
                if heard_all % 8 == 0:
                    same_shades(belief, fresh)
            else:
                assert any(mask != ALL_ROLES for mask in belief.waiting)
                waiting += 1
    assert heard_all > 20 * waiting


@pytest.mark.parametrize("seats", game.seat_counts)
def test_weights_add_up_and_hold_the_truth(seats: int) -> None:
    for number in range(6):
        options = ALL_SWITCHED if number % 2 else {}
        for n, (state, _) in enumerate(moments(seats, 50 + number, options)):
            if n % 5 and not state.over:
                continue
            for viewers in (NOBODY, only(n % seats), only(n % seats) | only((n + 1) % seats)):
                belief = game.belief(state.masked(viewers))
                assert belief is not None
                shades = belief.shades()
                hidden = [p for p in state.players if not p.revealed and not viewers >> p.seat & 1]
                assert list(shades) == [f"seat:{'ABCDEFGH'[p.seat]}" for p in hidden if not state.over]
                for p in hidden if not state.over else []:
                    answers = shades[f"seat:{'ABCDEFGH'[p.seat]}"]
                    assert sum(answers.values()) == pytest.approx(1.0)
                    assert answers[f"role:{ROLE_IDS[p.role]}"] > 0.0


@pytest.mark.parametrize("seats", game.seat_counts)
def test_hearing_never_rules_out_the_truth(seats: int) -> None:
    for number in range(10):
        belief: RoleBelief | None = None
        for state, news in moments(seats, 80 + number, ALL_SWITCHED if number % 2 else {}):
            if belief is None:
                belief = belief_of(state.masked(NOBODY))
            else:
                for note in news:
                    if hears(NOBODY, note.audience):
                        belief.hear(note)
            for p, mask in zip(state.players, belief.masks(), strict=True):
                assert mask >> p.role & 1


def test_a_clone_goes_its_own_way() -> None:
    states = moments(6, 3, {})
    state, _ = next(states)
    one = belief_of(state.masked(only(2)))
    other = one.clone()
    assert one == other
    for _ in range(60):
        _, news = next(states)
        for note in news:
            if hears(only(2), note.audience):
                one.hear(note)
    assert one != other
    assert other == game.belief(Match(game, 6, 3).state.masked(only(2)))


def test_worlds_that_look_the_same_are_believed_the_same() -> None:
    for number in range(6):
        for n, (state, _) in enumerate(moments(5 + number % 3, 120 + number, {})):
            if n % 7 == 3 and not state.over:
                known = state.masked(only(1))
                other: Any = known.imagine(seeded(n))
                assert belief_of(other.masked(only(1))) == belief_of(known)


def placed(entries: dict[str, Any]) -> Any:
    """Six seats with A on turn to attack E in the Church."""
    state: Any = game.deal(6, seeded(1), game.complete(6, {}))
    for seat, role in zip("ABCDEF", ["unknown", "emi", "franklin", "bob", "vampire", "charles"], strict=True):
        game.place(state, ["seat", seat, "role"], role)
    start = {"turn": "A", "phase": "attack", "seat.A.area": "church", "seat.E.area": "church"}
    for path, value in {**start, **entries}.items():
        game.place(state, path.split("."), value)
    game.placed(state)
    state.run()
    return state


def listening(state: Any, *lines: str) -> Iterator[list[str]]:
    """Who A may be, as somebody believes who only listens: at first, and after each decision of A."""
    belief = belief_of(state.masked(NOBODY))
    yield [ROLE_IDS[role] for role in bits(belief.masks()[0])]
    for line in lines:
        state.log = []
        state.play(0, game.lexicon.read(line))
        for note in state.log:
            if hears(NOBODY, note.audience):
                belief.hear(note)
        yield [ROLE_IDS[role] for role in bits(belief.masks()[0])]


def test_who_kills_the_third_and_does_not_win_is_not_charles() -> None:
    """SH-402: settled when the game goes on, and not while the dead is looted."""
    dead = {"seat.C.alive": False, "seat.D.alive": False, "seat.E.damage": 12, "seat.E.equipment": ["axe", "knife"]}
    state = placed(dead)
    state.rng.fix("d4", [1])
    state.rng.fix("d6", [6])
    may_be = list(listening(state, "attack:E", "roll", "pass", "loot:axe"))
    assert ["charles" in roles for roles in may_be] == [True, True, True, True, False]


def test_who_has_the_cards_of_bob_and_does_not_win_is_not_bob() -> None:
    """SH-400: whoever listens is sure of it when something else happens."""
    cards = ["axe", "spear", "holy_robe", "talisman"]
    state = placed({"phase": "area", "seat.A.area": "altar", "seat.A.equipment": cards, "seat.B.equipment": ["knife"]})
    twin = state.clone()
    may_be = list(listening(state, "use", "take:knife", "pass"))
    assert ["bob" in roles for roles in may_be] == [True, True, True, False]
    for line in ("use", "take:knife"):
        twin.play(0, game.lexicon.read(line))
    assert "bob" not in next(listening(twin))


def test_who_has_the_cards_of_bob_while_more_is_looted_is_not_bob_once_the_game_goes_on() -> None:
    """SH-395, SH-400: the win check waits for the loot of all the dead; who looks in meanwhile waits with it."""
    gunner = ["machine_gun", "spear", "holy_robe", "talisman"]
    dead = {"damage": 9, "area": "church"}
    places = {
        "seat.A.equipment": gunner,
        **{f"seat.B.{key}": value for key, value in dead.items()},
        "seat.B.equipment": ["axe", "knife"],
        **{f"seat.F.{key}": value for key, value in {**dead, "damage": 10}.items()},
        "seat.F.equipment": ["chainsaw", "handgun"],
        "seat.E.area": "woods",
    }
    state = placed(places)
    state.rng.fix("d4", [1])
    state.rng.fix("d6", [6])
    lines = ["attack-all", "roll"]
    for line in lines:
        state.play(0, game.lexicon.read(line))
    while game.lexicon.kinds[state.decision(0).kind].key != "loot":
        state.answer(0, 0)
    state.play(0, game.lexicon.read("loot:axe"))
    assert game.lexicon.kinds[state.decision(0).kind].key == "loot"
    belief = belief_of(state.masked(NOBODY))
    assert "bob" in [ROLE_IDS[role] for role in bits(belief.masks()[0])]
    assert "bob" not in [ROLE_IDS[role] for role in bits(settled(belief)[0])]
    state.log = []
    state.play(0, game.lexicon.read("loot:chainsaw"))
    for note in state.log:
        belief.hear(note)
    assert "bob" not in [ROLE_IDS[role] for role in bits(belief.masks()[0])]
