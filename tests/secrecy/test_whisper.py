"""Nothing leaks through the wall: the ledger's table of who may know what, by paired worlds and by hand.

Where victims are, what they do and hold, how far the transmitter is; where a hidden killer is, which cards he holds and
pays with: all that is decided out of sight, or in windows that everybody has who might have something to decide.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, only
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.state import KILLER, STALKING
from gloam.testing import check_leaks, check_view
from gloam.testing.cases import chosen
from gloam.testing.leaks import LeakReport, Rules, WorldPair

GRANTED = {
    *(f"victims.{field}" for field in (
        "victim", "seat", "slot", "condition", "fear", "keys", "charmed", "place", "items", "acted",
    )),
    *(f"killer.{field}" for field in (
        "killer", "level", "strength", "bonus", "figure", "hidden", "steps", "haunt", "locked", "defender",
        "participants",
    )),
    *(f"team.{field}" for field in (
        "gears", "rescue", "keys", "noise", "trap", "trap_bonus", "items", "discard", "drawn", "repaired", "drill",
        "offer", "taken",
    )),
    *(f"team.offer.{field}" for field in ("giver", "taker", "given", "wanted", "sent")),
    *(f"team.plans.{field}" for field in ("plan", "progress", "items", "completed", "kept")),
    *(f"lair.{field}" for field in ("place", "hand", "played", "pile", "steps", "chosen")),
    "team", "lair",  # the other side has none
    "round", "turn", "first", "noise", "barricades", "supply", "nests", "keys", "equipment", "petrified", "over",
    "ending", "options",
}  # fmt: skip

TELLING = {
    # Answers, and what a search or a fear shows
    "named@everyone", "none-named@everyone", "named-in@everyone", "found@everyone", "nobody@everyone",
    "fear@everyone", "scream@everyone", "charm@everyone",
    # What the killer learns of the victims' turn, at once and in the report
    "cleared@everyone", "nest-gone@everyone", "calmed@everyone", "healed@everyone", "report@everyone",
    "silence@everyone", "keys@everyone", "keys-of@everyone", "escaped@everyone",
    # Items and traps that are shown, dice
    "defends@everyone", "sprung@everyone", "repelled@everyone", "wounded@everyone", "die@everyone",
    # A killer who reveals, or names his zone; the set-up
    "revealed@everyone", "zone@everyone", "killer@everyone", "victim@everyone",
    # A card that he shows
    "played@everyone", "reward@everyone",
    # Cards and dice of the viewers' own
    "drew@side", "drew@seat", "you-drew@seat", "you-lost@seat", "you-discarded@seat", "looted@side",
    # The killer's own pile, whose order nobody knows before
    "you-drew:kcard in order@seat", "you-lost:kcard in order@seat",
    # Who is asked next out of sight, where the other world goes on in sight
    "asked:killer", "asked:pick",
}  # fmt: skip


SECRET = {"step", "keep", "limit", "trade", "offer"}
"""Questions of the victims whose answers the killer cannot see at all."""


def same_piles(here: Any, there: Any) -> None:
    """Where both worlds have the same cards in a deck, they lie in the same order: pairs last longer."""
    for pile in ("items", "equipment", "pile"):
        if sorted(getattr(here, pile)) == sorted(getattr(there, pile)):
            setattr(there, pile, getattr(here, pile).copy())


def test_the_view_has_what_the_ledger_grants() -> None:
    check_view(game, GRANTED)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paired_worlds(seats: int) -> None:
    report = check_leaks(
        game, pairs=8, seed=2, seats=seats, length=50, divergences=TELLING, secret=SECRET, alike=same_piles
    )
    assert report.divergences


@pytest.mark.parametrize("variant", ["crossroads", "plan"])
def test_paired_worlds_in_variants(variant: str) -> None:
    options = {"variant": variant}
    check_leaks(
        game, pairs=8, seed=3, seats=4, length=50, options=options, divergences=TELLING, secret=SECRET, alike=same_piles
    )


def looking_on(monkeypatch: pytest.MonkeyPatch, side: str) -> None:
    """Only this side looks on; the victims share what they know, so one of them is all of them."""
    killer = side == "killer"
    monkeypatch.setattr("gloam.testing.leaks.onlookers", lambda s, rng: only(KILLER) if killer else s.team())


@pytest.mark.parametrize("side", ["killer", "victims"])
@pytest.mark.parametrize("killer", KILLER_IDS)
def test_paired_worlds_of_every_killer(killer: str, side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither side can tell worlds apart by anything but what the rules tell it, whoever the killer is."""
    looking_on(monkeypatch, side)
    options = {"killer": killer}
    check_leaks(game, pairs=4, seed=4, length=40, options=options, divergences=TELLING, secret=SECRET, alike=same_piles)


@pytest.mark.parametrize("variant", ["crossroads", "plan"])
def test_how_many_steps_a_hidden_way_takes_is_out_of_sight(variant: str) -> None:
    """WH-281: victims are told of a stealth, not whether he moved. With one step left in one world and more in the
    other, the same step ends his way in one of them: what comes then comes in the other too."""
    rules, report = Rules(TELLING, SECRET, (), same_piles), LeakReport()
    match, rng = Match(game, 4, 1, {"killer": "maniac", "variant": variant}), seeded(6)
    while report.pairs < 20 and not match.state.over:
        s: Any = match.state
        if s.unseen == STALKING and s.stalk_left > 1:
            for _ in range(10):
                there: Any = s.imagined(s.team(), rng.split())
                there.stalk_left = 1
                WorldPair(match, s.team(), rng.split(), rules, "", report, there).follow(6)
        match.play(*chosen(s, rng))
    assert report.pairs >= 20


@pytest.mark.soak
@pytest.mark.parametrize("side", ["killer", "victims"])
@pytest.mark.parametrize("killer", KILLER_IDS)
@pytest.mark.parametrize("variant", ["none", "crossroads", "plan"])
def test_many_paired_worlds(killer: str, side: str, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looking_on(monkeypatch, side)
    options = {"killer": killer, "variant": variant}
    seats = 4 if variant == "crossroads" else None
    print(
        check_leaks(
            game, pairs=450, seed=5, seats=seats, options=options, divergences=TELLING, secret=SECRET, alike=same_piles
        )
    )


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
def test_many_paired_worlds_of_anybody(seed: int) -> None:
    """Together with those of every killer, twenty thousand pairs."""
    print(check_leaks(game, pairs=500, seed=seed, divergences=TELLING, secret=SECRET, alike=same_piles))


OUT_OF_SIGHT = {
    w.ASK_KILLER, w.ASK_PICK, w.ASK_ACTION, w.ASK_STEP, w.ASK_CLEAR, w.ASK_TARGET, w.ASK_KEEP, w.ASK_LIMIT,
    w.ASK_TRADE, w.ASK_OFFER, w.ASK_HAND, w.ASK_EQUIPMENT, w.ASK_PLAN, w.ASK_REWARD, w.ASK_STALK, w.ASK_DEFENDER,
}  # fmt: skip
IN_A_WINDOW = {w.ASK_DEFENCE, w.ASK_ESCAPE, w.ASK_CHARM, w.ASK_STAKEOUT}


def test_who_notices_a_question() -> None:
    """WH-294 and "Care for the program": the victims' turn and a [STEALTH] are out of sight, reactions are windows; the
    killer's turn is open, for his cards are shown."""
    asked: set[int] = set()
    for index in range(9):
        options = {"variant": ("none", "plan")[index % 2]}
        s = game.start(2 + index % 3, seeded(13, index), options)
        rng = seeded(14, index)
        while not s.over:
            for d in s.pending:
                assert d.quiet == (d.kind in OUT_OF_SIGHT)
                assert d.audience == (s.side(d.seat) if d.kind in OUT_OF_SIGHT | IN_A_WINDOW else EVERYONE)
                asked.add(d.kind)
            which = rng.below(s.open_count())
            chosen = s.decision(which).options
            s.answer(which, chosen[rng.below(len(chosen))])
    assert asked >= IN_A_WINDOW | {w.ASK_ACTION, w.ASK_STALK, w.ASK_PLAN, w.ASK_EQUIPMENT}


def test_the_killer_cannot_count_what_the_victims_do() -> None:
    """The length of their turn, the number of their clicks, exchanges and refusals: nothing on his screen changes until
    something is told to both sides."""
    quiet = 0
    for index in range(6):
        match = Match(game, 2 + index % 3, index, {"variant": ("none", "plan")[index % 2]})
        rng = seeded(9, index)
        for _ in range(400):
            if match.state.over:
                break
            which = rng.below(match.state.open_count())
            d = match.state.decision(which)
            watched = d.seat != KILLER and d.quiet
            before = [msgspec.json.encode(match.sight(only(seat))) for seat in (-1, KILLER)] if watched else []
            told = match.play(d.seat, d.options[rng.below(len(d.options))])
            if watched and not match.state.over and not any(note.audience == EVERYONE for note in told):
                asked = match.state.decision_of(KILLER)
                if asked is None:
                    after = [msgspec.json.encode(match.sight(only(seat))) for seat in (-1, KILLER)]
                    assert before == after
                    quiet += 1
    assert quiet > 300


def test_a_search_tells_of_anna_and_a_sense_does_not() -> None:
    """WH-238, WH-271: what is answered is what the rules grant."""
    from gloam.games.whisper.rules.sensing import answer

    s = game.start(2, seeded(1), {"killer": "ghost"})
    for who in (0, 1, 6):
        s.play(1, w.PICK | who)
    anna = next(slot for slot, v in enumerate(s.victims) if v.who == 0)
    s.victims[anna].place = 12
    assert s.those_at(1 << 12) == 1 << anna
    assert answer(s, 1 << 12) == 0
