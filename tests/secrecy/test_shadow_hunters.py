"""Nothing leaks at a table of Shadow Hunters: the ledger's table of who may know what, by paired worlds.

The private questions of SH-313 (Spear, Robbery, Suck Blood, Counterattack, Bloody Feast) and the requests of SH-314 are
the heart of it: who is asked, and when, must be the same whoever the characters are.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.core.game import OptionValue
from gloam.core.history import EVERYONE, hears
from gloam.core.match import Match
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import BLACK, ROLE_IDS, WHITE
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.testing import check_leaks, check_view

SEAT_FIELDS = [
    "seat", "colour", "role", "revealed", "alive", "damage", "area", "equipment", "guarded", "used", "may_be",
]  # fmt: skip

GRANTED = {
    *(f"seats.{field}" for field in SEAT_FIELDS),
    "seat",
    "layout",
    "turn",
    "phase",
    "extra_turn",
    "piles",
    "hermit_discards",
    "white_discards",
    "black_discards",
    "resolving",
    "reading",
    "attacker",
    "targets",
    "rolls",
    "dealing",
    "hermit_log",
    "deaths",
    "over",
    "winners",
    "aside",
    "options",
}

TELLING = {
    "drawn:card@everyone",  # a White or Black card is read out (SH-121)
    "hermit-read:card@seat",  # the viewer draws a Hermit card (SH-090)
    "hermit-received:card@seat",  # the viewer is handed one (SH-093)
    "hermit-answered:result@everyone",  # a Hermit card does 1 or 2 (SH-101)
    "shown-role:role@seat",  # the viewer is shown a character for Prediction (SH-104)
    "revealed@everyone",  # a character card is turned up: by choice, by the Mirror, by Daniel's scream
    "died@everyone",  # hidden hit points are reached in one world and not in the other
}
"""Events that may tell two worlds apart, and to whom they are told."""

VARIANTS: list[dict[str, OptionValue]] = [
    {},
    {"quick_start": True, "emi_teleport": "ring", "feast_chain": True, "bob_goal": 4, "bob_large_games": True},
    {"vampire_scope": "any", "bob_scope": "any", "woods_self_damage": True, "any_player_includes_self": True},
]


def same_piles(here: Any, there: Any) -> None:
    """The order of the White and Black piles is nobody's knowledge: alike in both worlds, pairs last longer."""
    for deck in (WHITE, BLACK):
        there.piles[deck] = here.piles[deck].copy()


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", game.seat_counts)
def test_paired_worlds_look_the_same(seats: int, variant: int) -> None:
    options = VARIANTS[variant]
    report = check_leaks(game, 40, seats * 10 + variant, seats=seats, options=options, divergences=TELLING)
    deep = check_leaks(
        game, 60, seats * 10 + variant, seats=seats, options=options, divergences=TELLING, alike=same_piles
    )
    # Pairs that share their piles must really be followed for a while, through attacks and their questions.
    assert deep.decisions / deep.pairs > report.decisions / report.pairs
    assert deep.decisions / deep.pairs > 10


@pytest.mark.soak
@pytest.mark.parametrize("seats", game.seat_counts)
def test_a_thousand_pairs_at_every_table(seats: int) -> None:
    for variant, options in enumerate(VARIANTS):
        check_leaks(game, 1000, variant, seats=seats, options=options, divergences=TELLING, alike=same_piles)
        check_leaks(game, 1000, variant, seats=seats, options=options, divergences=TELLING)


def test_the_view_has_only_granted_fields() -> None:
    check_view(game, GRANTED)


def hidden_roles(view: Any) -> set[str]:
    return {s.role for s in view.seats if not s.revealed and s.role != "hidden"}


@pytest.mark.parametrize("seats", game.seat_counts)
def test_views_name_hidden_characters_only_where_the_viewer_knows_them(seats: int) -> None:
    for n in range(20):
        state: Any = game.start(seats, seeded(seats, n))
        rng = seeded(seats + 1, n)
        while not state.over:
            assert hidden_roles(state.view(NOBODY)) == set()  # a spectator knows what everybody knows
            for viewer in range(seats):
                view = state.view(only(viewer))
                known = {ROLE_IDS[state.players[viewer].role]}
                for giver, taker, card, result, _ in view.hermit_log:
                    assert (card != "hidden") == (chr(65 + viewer) in (giver, taker))
                    if giver == chr(65 + viewer) and result == "shown":
                        known.add(ROLE_IDS[state.players[ord(taker) - 65].role])
                assert hidden_roles(view) <= known
                if state.passing >= 0 and viewer not in (state.giver, state.taker):
                    assert view.reading == ""
            options = state.pending[0].options
            state.answer(0, options[rng.below(len(options))])


def test_what_a_seat_can_believe_always_holds_the_truth() -> None:
    for n in range(60):
        seats = 4 + n % 5
        state: Any = game.start(seats, seeded(7, n), VARIANTS[n % 3])
        rng = seeded(8, n)
        while not state.over:
            for viewer in range(-1, seats):
                for p, seen in zip(state.players, state.view(only(viewer)).seats, strict=True):
                    assert ROLE_IDS[p.role] in seen.may_be
            options = state.pending[0].options
            state.answer(0, options[rng.below(len(options))])


def test_events_about_secrets_reach_only_those_who_may_know() -> None:
    lexicon = game.lexicon
    private = {lexicon.event_number(k) for k in ("role", "hermit-read", "hermit-received", "shown-role")}
    seen = set()
    for n in range(30):
        match = Match(game, 6, n)
        play_randomly(match.state, seeded(3, n))
        for note in match.events:
            audience = [seat for seat in range(-1, 6) if hears(only(seat), note.audience)]
            if note.kind in private:
                assert len(audience) == 1
                assert audience != [-1]
                seen.add(note.kind)
            else:
                assert note.audience == EVERYONE
                assert audience == list(range(-1, 6))
    assert seen == private


@pytest.mark.parametrize("killer", ["charles", "unknown"])
def test_whether_charles_has_killed_the_third_shows_at_the_win_check_only(killer: str) -> None:
    """SH-395, SH-402: while the dead is looted nobody can tell yet whether the game is over."""
    state: Any = game.deal(6, seeded(1), game.complete(6, {}))
    other = "unknown" if killer == "charles" else "charles"
    roles = [killer, "emi", "franklin", "bob", "vampire", other]
    for seat, role in zip("ABCDEF", roles, strict=True):
        game.place(state, ["seat", seat, "role"], role)
    entries: dict[str, Any] = {
        "seat.C.alive": False,
        "seat.D.alive": False,
        "seat.A.area": "church",
        "seat.E.area": "church",
        "seat.E.damage": 12,
        "seat.E.equipment": ["axe", "knife"],
        "turn": "A",
        "phase": "attack",
    }
    for path, value in entries.items():
        game.place(state, path.split("."), value)
    game.placed(state)
    state.run()
    state.rng.fix("d4", [1])
    state.rng.fix("d6", [6])
    for line in ("attack:E", "roll"):
        state.play(0, game.lexicon.read(line))
    while game.lexicon.kinds[state.decision(0).kind].key != "loot":
        state.answer(0, 0)
    for viewers in (NOBODY, only(1)):
        assert "charles" in state.view(viewers).seats[0].may_be
        assert "unknown" in state.view(viewers).seats[0].may_be
    state.play(0, game.lexicon.read("loot:axe"))
    assert state.over == (killer == "charles")
    if not state.over:
        assert "charles" not in state.view(NOBODY).seats[0].may_be


# What others see of a choice is what they know of it


def positions() -> Iterator[tuple[str, Any]]:
    """A position for every question, as the table of refusals has them."""
    path = Path(__file__).parents[1] / "games" / "shadow_hunters" / "positions.py"
    spec = importlib.util.spec_from_file_location("hunters_positions", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for row in module.ROWS:
        state = module.position(row)
        if not state.over:
            yield row["name"], state


def check_choice(name: str, state: Any) -> int:
    """Two answers that look the same to somebody leave the same state for them; how many were compared."""
    d, compared = state.pending[0], 0
    for viewers in (NOBODY, *(only(seat) for seat in range(state.seats) if seat != d.seat)):
        seen: list[tuple[Any, Any, str]] = []
        for option in d.options:
            after = state.clone()
            after.log = []
            after.play(d.seat, option)
            if after.over:
                continue
            told = [(note.kind, note.facts) for note in after.log if hears(viewers, note.audience)]
            asked = [(x.seat, x.kind) for x in after.pending]
            line = game.lexicon.write(option)
            for look, known, other in seen:
                compared += 1
                if look == (told, asked, after.view(viewers)):
                    assert known == after.masked(viewers), f"{name}: {other} and {line} are not told apart, but known"
            seen.append(((told, asked, after.view(viewers)), after.masked(viewers), line))
    return compared


def check_choices() -> int:
    return sum(check_choice(name, state) for name, state in positions())


def test_what_nobody_was_told_of_a_choice_nobody_knows() -> None:
    assert check_choices() > 900


@pytest.mark.skipif(gloam.COMPILED, reason="compiled classes cannot be changed")
def test_a_choice_that_is_kept_and_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card for the Banana Peel stands in the step that asks for its receiver: it has to be told (SH-213)."""
    tell = ShadowHunters.tell

    def silent(s: Any, audience: int, kind: int, *facts: int) -> None:
        if kind != w.TOLD_OFFERED:
            tell(s, audience, kind, *facts)

    monkeypatch.setattr(ShadowHunters, "tell", silent)
    with pytest.raises(AssertionError, match="give:axe and give:knife are not told apart, but known"):
        check_choices()
