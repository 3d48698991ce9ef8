"""What holds at every moment of every game: 45 item cards, 13 killer cards, tokens within their supply, figures on the
map; and the engine's contracts."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.rng import seeded
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.state import DEAD, ESCAPED, KILLERS_TURN, SETTING_UP, VICTIMS_TURN, Whisper
from gloam.games.whisper.tables import (
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
from gloam.testing import check_play

TRANSIENT = {
    "declined", "drawn", "waiting", "drill", "proposals",
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
        assert v.condition >= DEAD or s.trace.far[slot] >> v.place & 1, "the truth is excluded"
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


VARIANTS = ("none", "crossroads", "plan")


@pytest.mark.parametrize("killer", KILLER_IDS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(killer: str, variant: str) -> None:
    """Every killer, variant and head count; and the game comes to an end (WH-104)."""
    for index, seats in enumerate((4, 4) if variant == "crossroads" else (2, 3, 4)):
        how = ("split", "always", "never")[index]
        s = game.start(seats, seeded(11, index), {"killer": killer, "variant": variant, "draw_after_encounter": how})
        rng = seeded(12, index)
        while not s.over:
            which = rng.below(s.open_count())
            options = s.decision(which).options
            s.answer(which, options[rng.below(len(options))])
            check(s)
        assert len(s.victims) == VICTIMS
        outcome = game.outcome(s)
        assert outcome is not None
        if variant != "crossroads":
            assert outcome.winners == ((0,) if s.ending in (w.BY_DEATH, w.BY_NIGHT) else tuple(range(1, seats)))


def test_contracts() -> None:
    report = check_play(game, games=6, seed=7, every=30, left_out=TRANSIENT)
    assert report.kinds >= {"action", "step", "instant", "main", "long", "attack", "defence", "escape", "equipment"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_contracts_at_length(seed: int) -> None:
    check_play(game, games=60, seed=seed, every=20, left_out=TRANSIENT)
