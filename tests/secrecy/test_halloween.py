"""Nothing leaks on the street: the ledger's table of who may know what, by paired worlds and by hand.

Where Michael is and how he got there, his cards, the hands of the victims, also among them, the decks, and a Trade that
comes to nothing: all that is decided out of sight or in windows that everybody has who might have something to decide.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, only
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.state import MICHAEL
from gloam.testing import check_leaks, check_view

SMALL = Path(__file__).resolve().parent.parent / "games" / "halloween" / "small.py"

GRANTED = {
    *(f"victims.{field}" for field in (
        "seat", "who", "space", "facing", "damage", "health", "exertion", "cards", "limit", "hand", "sees",
    )),
    *(f"michael.{field}" for field in (
        "figure", "shadow", "staggered", "damage", "health", "cards", "pile", "played", "card", "gone",
    )),
    *(f"sheet.{field}" for field in ("space", "sheet", "hand", "walking", "way")),
    *(f"offer.{field}" for field in ("proposer", "partner", "given", "wanted", "shown", "sent", "reply")),
    "tokens.space", "tokens.quadrant", "tokens.side", "decks.quadrant", "decks.cards",
    "sheet", "offer",  # others have none
    "board", "round", "rounds", "turn", "deed", "spare", "dead", "kills", "discard", "unlocked", "supply",
    "damage_supply", "icons", "flashlights", "dealt", "dice", "trades", "over", "ending", "possible", "options",
}  # fmt: skip

TELLING = {
    # His space, where it is seen or asked for
    "stopped@everyone", "spotted@everyone", "appeared@everyone", "slipped@everyone", "lost@everyone",
    "put-back@everyone", "assault:space@everyone", "phone:answer@everyone", "dog:answer@everyone",
    # On one way he may come into sight twice, there and then here (HW-219)
    "appeared:space in order@everyone",
    # The viewer's own cards
    "drew:card@seat", "michael-card:mcard@seat", "dealt:card@some", "dealt:card@everyone",
    # An offer is made to the viewer in one world only, or another one
    "offered@some", "offer-gives@some", "offer-wants@some", "refused@some", "gave@some", "showed@some",
    # Whether a hand is too large may rest on a Backpack
    "above@everyone",
}  # fmt: skip


@pytest.fixture(scope="module")
def small() -> Any:
    """The small street, where all meet."""
    name = "halloween_small"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, SMALL)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name].small_game


def test_the_view_has_what_the_ledger_grants() -> None:
    check_view(game, GRANTED)


@pytest.mark.parametrize("seats", [3, 4])
def test_paired_worlds(seats: int) -> None:
    check_leaks(game, pairs=25, seed=2, seats=seats, length=40, divergences=TELLING)


@pytest.mark.parametrize("seats", [3, 4])
def test_paired_worlds_where_all_meet(small: Any, seats: int) -> None:
    report = check_leaks(small, pairs=30, seed=3, seats=seats, length=40, divergences=TELLING)
    assert report.divergences


def test_paired_worlds_where_no_action_is_repeated(small: Any) -> None:
    """HW-215: what his first action was is his secret, also where the second must be another one."""
    options = {"michael_may_repeat": False, "michael_cards": 2, "item_cards": 1}
    check_leaks(small, pairs=30, seed=4, length=20, options=options, divergences=TELLING)


OUT_OF_SIGHT = {w.ASK_PROWL, w.ASK_ACTION, w.ASK_FREE, w.ASK_OFFER}
IN_A_WINDOW = {w.ASK_QUILT, w.ASK_COUNTER, w.ASK_OVERPOWER, w.ASK_NO_PAIN, w.ASK_CUT}


def test_who_notices_a_question(small: Any) -> None:
    """HW-216, HW-321: Michael's turn, and the thoughts of a victim on turn, are out of sight; an offer is known to the
    two whom it concerns; what may be played out of turn is asked in a window. All else is asked openly."""
    asked: set[int] = set()
    for index in range(12):
        s = small.start(3 + index % 2, seeded(13, index), {"michael_cards": index % 4, "item_cards": index % 3})
        rng = seeded(14, index)
        while not s.over:
            for d in s.pending:
                own = 1 << d.seat | (1 << s.turn if d.kind == w.ASK_OFFER else 0)
                assert d.quiet == (d.kind in OUT_OF_SIGHT)
                assert d.audience == (own if d.kind in OUT_OF_SIGHT | IN_A_WINDOW else EVERYONE)
                asked.add(d.kind)
            which = rng.below(s.open_count())
            options = s.decision(which).options
            s.answer(which, options[rng.below(len(options))])
    assert asked >= OUT_OF_SIGHT | IN_A_WINDOW


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_many_paired_worlds(small: Any, seed: int, seats: int) -> None:
    """Twenty thousand pairs, in both houses and with whatever options."""
    print(check_leaks(game, pairs=500, seed=seed, seats=seats, divergences=TELLING))
    print(check_leaks(small, pairs=500, seed=seed, seats=seats, divergences=TELLING))


def test_nobody_can_count_what_michael_does(small: Any) -> None:
    """HW-216, HW-330: while he chooses, nobody else's screen changes and nobody hears anything; and of a movement that
    nobody sees, all hear the same single message, whatever it was."""
    quiet = silent = 0
    for index in range(12):
        match = Match(game if index % 3 else small, 4, index)
        rng = seeded(9, index)
        for _ in range(500):
            if match.state.over:
                break
            d = match.state.pending[0]
            option = d.options[rng.below(len(d.options))]
            watched = d.kind == w.ASK_PROWL
            before = [msgspec.json.encode(match.sight(only(seat))) for seat in (-1, 1, 2, 3)] if watched else []
            told = [note for note in match.play(d.seat, option) if note.audience & ~(1 << MICHAEL)]
            if not watched or match.state.over:
                continue
            if not told:
                after = [msgspec.json.encode(match.sight(only(seat))) for seat in (-1, 1, 2, 3)]
                assert before == after
                quiet += 1
            elif [note.kind for note in told][:1] == [w.TOLD_DONE]:
                assert told[0].facts[1] == 0
                silent += 1
    assert quiet > 100
    assert silent > 100
