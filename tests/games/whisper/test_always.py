"""What holds at every moment of every game: 45 item cards, 13 killer cards, tokens within their supply, figures on the
map; and the engine's contracts."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.rng import seeded
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    BARRICADES,
    DECKS,
    GEARS,
    HAND,
    IN_EQUIPMENT,
    IN_ITEMS,
    ITEMS,
    KEY,
    KILLER_IDS,
    LEVELS,
    LOCATIONS,
    MOST_FEAR,
    MOST_STRENGTH,
    NESTS,
    OWNER,
    RESCUE,
    SLOTS,
    VICTIMS,
)
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.state import DEAD, ESCAPED, KILLERS_TURN, SETTING_UP, VICTIMS_TURN, Whisper
from gloam.testing import check_play

TRANSIENT = {
    "declined", "dropped", "drawn", "waiting", "drill", "proposals",
    "offer", "offer.given", "offer.giver", "offer.sent", "offer.taker", "offer.wanted",
}  # fmt: skip
"""What the victims are just choosing: imagined worlds are at the beginning of their turn."""


def check(s: Whisper) -> None:
    if s.turn == SETTING_UP:
        return
    check_cards(s)
    asked = s.pending[0].kind if s.pending else -1
    for v in s.victims:
        assert 0 <= v.fear <= MOST_FEAR  # WH-152
        assert 0 <= v.place < LOCATIONS
        assert v.items == sorted(v.items)
        assert len(v.items) <= SLOTS or asked == w.ASK_LIMIT  # WH-110, WH-113
        assert s.crossroads or v.condition != ESCAPED
        assert s.crossroads or s.over or v.condition != DEAD  # WH-135
        assert not v.keys or s.crossroads  # WH-111
    assert s.barricades.bit_count() <= BARRICADES  # WH-035
    assert s.nests.bit_count() <= NESTS  # WH-333
    assert not s.nests or KILLER_IDS[s.killer] == "shapeless"
    assert 1 <= s.level <= LEVELS  # WH-233
    assert s.strength() <= MOST_STRENGTH  # WH-253
    assert 0 <= s.gears <= GEARS  # WH-125
    assert (s.rescue >= 0) == (s.gears == GEARS)  # WH-126, WH-129
    assert s.rescue <= RESCUE
    assert s.hidden or s.figure == s.place
    assert s.haunt >> s.place & 1  # nobody is where he cannot be
    for slot, v in enumerate(s.victims):
        assert v.condition >= DEAD or s.trace.masks(s.history)[slot] >> v.place & 1, "the truth is excluded"
    assert len(s.hand) <= HAND or asked == w.ASK_LOSE  # WH-221, WH-231
    if s.turn == KILLERS_TURN:
        assert s.noise == s.noise_seen  # WH-071, WH-144
    if s.turn == VICTIMS_TURN and not s.over:
        assert not s.noise_seen  # WH-061


def check_cards(s: Whisper) -> None:
    items: Counter[int] = Counter([*s.items, *s.equipment, *s.discard, *s.drawn])
    items[KEY] += s.keys
    for v in s.victims:
        items.update(card >> 2 for card in v.items)
        items[KEY] += len(v.keys)
    left = any(v.condition == ESCAPED for v in s.victims)
    for item in range(ITEMS):
        mine = any(v.who == OWNER[item] for v in s.victims)
        copies = IN_ITEMS[item] + IN_EQUIPMENT[item] + int(mine)
        assert items[item] == copies or (left and items[item] < copies)  # WH-346
    assert sorted([*s.hand, *s.pile, *s.played, *s.locked]) == DECKS[s.killer]


TABLES = [("none", 2), ("plan", 3), ("crossroads", 4), ("none", 3), ("plan", 4), ("none", 4), ("plan", 2)]
"""Every variant with every head count that it can have."""

DRAWS = ("split", "always", "never")


def tally(s: Whisper) -> tuple[int, ...]:
    """What never falls: round, level, gears, the way of help, cards that were drawn, deaths and escapes."""
    gone = [sum(1 for v in s.victims if v.condition == how) for how in (DEAD, ESCAPED)]
    way = RESCUE - s.rescue if s.rescue >= 0 else 0
    return (s.round, s.level, s.gears, way, -len(s.items), -len(s.equipment), int(s.stakeout_used), *gone)


def play_whole(killer: str, number: int, salt: int) -> Whisper:
    """A random game, looked at after every decision; it comes to an end (WH-104)."""
    variant, seats = TABLES[number % len(TABLES)]
    options = {"killer": killer, "variant": variant, "draw_after_encounter": DRAWS[number % len(DRAWS)]}
    s = game.start(seats, seeded(salt, number), options)
    rng = seeded(salt + 1, number)
    before, hidden = tally(s), False
    while not s.over:
        which = rng.below(s.open_count())
        options_now = s.decision(which).options
        s.answer(which, options_now[rng.below(len(options_now))])
        check(s)
        now = tally(s)
        assert all(a <= b for a, b in zip(before, now, strict=True))  # WH-115, WH-129, WH-136, WH-346
        assert not hidden or s.hidden or s.turn == KILLERS_TURN or s.over  # WH-282
        before, hidden = now, s.hidden
    assert isinstance(s, Whisper)
    check_outcome(s)
    return s


def check_outcome(s: Whisper) -> None:
    """Who has won, from the position alone (WH-135, WH-136, WH-346, WH-354, WH-359)."""
    assert len(s.victims) == VICTIMS
    outcome = game.outcome(s)
    assert outcome is not None
    if not s.crossroads:
        killed = any(v.condition == DEAD for v in s.victims)
        night = not s.equipment and s.rescue < 0
        dark = s.ending in (w.BY_DEATH, w.BY_NIGHT)
        assert dark == (killed or (night and s.ending == w.BY_NIGHT))
        assert outcome.winners == ((0,) if dark else tuple(range(1, s.seats)))
        return
    free = [v.seat for v in s.victims if v.condition == ESCAPED]
    dead = sum(1 for v in s.victims if v.condition == DEAD)
    wins = dead >= 2 or s.ending == w.BY_NIGHT
    assert sorted(outcome.winners) == sorted([0] * wins + free)
    assert ("WH-358" in outcome.rules) == (dead == VICTIMS)


@pytest.mark.parametrize("killer", KILLER_IDS)
def test_random_games(killer: str) -> None:
    """Every killer, with every variant and head count."""
    for number in range(len(TABLES)):
        play_whole(killer, number, 11)


@pytest.mark.soak
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("killer", KILLER_IDS)
def test_many_random_games(killer: str) -> None:
    """5,000 over all killers, variants and head counts. At random nobody gets away, so Crossroads end by death too."""
    endings: Counter[int] = Counter(play_whole(killer, number, 31).ending for number in range(834))
    assert {w.BY_DEATH, w.BY_NIGHT} <= set(endings)


def test_contracts() -> None:
    report = check_play(game, games=3, seed=7, every=120, left_out=TRANSIENT)
    assert report.kinds >= {"action", "step", "instant", "main", "long", "attack", "defence", "escape", "equipment"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_contracts_at_length(seed: int) -> None:
    check_play(game, games=60, seed=seed, every=20, left_out=TRANSIENT)


@pytest.mark.parametrize("variant", ["none", "crossroads", "plan"])
def test_options_of_step_3_are_all_that_nothing_speaks_against(variant: str) -> None:
    """One predicate says what is offered and what is refused, also where only the deed itself is tried."""
    asked = 0
    for number in range(4):
        s, rng = game.start(4, seeded(71, number), {"variant": variant}), seeded(72, number)
        assert isinstance(s, Whisper)
        while not s.over:
            for d in s.pending:
                if isinstance(d.step, Actions):
                    step, asked = d.step, asked + 1
                    assert step.options(s, d.seat) == [
                        option for option in step.candidates(s, d.seat) if not step.why_not(s, d.seat, option)
                    ]
            options = s.decision(0).options
            s.answer(0, options[rng.below(len(options))])
    assert asked > 100
