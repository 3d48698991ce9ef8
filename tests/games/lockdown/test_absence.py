"""What happens for a player who does not answer in time: the default of every decision (LK-055)."""

from __future__ import annotations

import pytest

from gloam.core.match import Match
from gloam.games.lockdown import game
from gloam.scenario import read, run

HEAD = """
title = "Somebody is away"
game = "lockdown"
seats = 3
play = '''
PLAY
'''

[set]
round = 2
seat.A = { room = "B103", genes = [4, 3, 3], order = 1 }
seat.B = { room = "B302", genes = [4, 1, 5], order = 2 }
seat.C = { room = "B602", genes = [4, 1, 5], order = 3 }

[[case]]
"""


def position(changes: str, play: str = "going on") -> Match:
    """A position of three players with these changes, after these lines."""
    (case,) = read(HEAD.replace("PLAY", play) + changes, "away.toml")
    return run(case)


def default(match: Match, seat: int = 0) -> str:
    """What is chosen for an absent player, as the table does it: the game's default, or the passive option."""
    d = match.state.decision_of(seat)
    assert d is not None
    chosen = match.state.absent(d)
    if chosen not in d.options:
        passive = match.game.lexicon.passive(d.kind, d.options)
        assert passive is not None
        chosen = passive
    return match.game.lexicon.write(chosen)


def defaults(match: Match, kind: str, seat: int = 0) -> list[str]:
    """The choices made for an absent player as long as this is what he is asked."""
    made = []
    while (d := match.state.decision_of(seat)) is not None and match.game.lexicon.kinds[d.kind].key == kind:
        made.append(default(match, seat))
        match.play(seat, match.game.lexicon.read(made[-1]))
    return made


def set_(text: str) -> str:
    return f"set = {{ {text} }}"


def action(a: str, *others: str) -> str:
    """A turn of A with these entries of his."""
    return set_(", ".join(['phase = "action"', f"seat.A = {{ order = 1, {a} }}", *others]))


def test_panel_and_birth_room() -> None:
    """LK-055: D1 and D2."""
    for map_, birth in (("standard", "birth:B303"), ("compact", "birth:B302")):
        match = Match(game, 3, 1, {"map": map_})
        for seat in range(3):
            assert defaults(match, "genes", seat) == ["genes:4-3-3"]
        for seat in range(3):
            assert defaults(match, "birth", seat) == [birth]


def test_free_phase() -> None:
    """LK-055, LK-067: D3 and D4. An open offer is refused, a draft dropped, and then he is ready."""
    match = position(set_('phase = "free", seat.A.hand = ["water"]'), "A offer:B\nA give:water\nA send\nB offer:A")
    assert defaults(match, "draft", 1) == ["drop"]
    assert defaults(match, "free", 1) == ["refuse:AB1", "ready"]
    assert defaults(match, "free", 0) == ["ready"]
    assert game.position(match.state)["phase"] == "free"
    assert defaults(match, "free", 2) == ["ready"]
    assert game.position(match.state)["phase"] == "action"


def test_a_choice_of_cards_to_hand_over() -> None:
    """LK-055: the first that fits, for somebody who has accepted."""
    lines = "A offer:B\nA want:water\nA send\nB accept:AB1"
    match = position(set_('phase = "free", seat.B.hand = ["supply3", "water"]'), lines)
    assert defaults(match, "pick", 1) == ["pick:supply3"]


def test_too_much_at_the_end_of_the_free_phase() -> None:
    """LK-055: D5, last gained first."""
    hand = '["junk", "knife", "water", "food", "gold"]'
    match = position(set_(f'phase = "free", seat.A.hand = {hand}'), "A ready\nB ready\nC ready")
    assert defaults(match, "overload") == ["discard:gold", "discard:food"]


@pytest.mark.parametrize(
    ("room", "steps"),
    [
        ("B103", ["go:B102", "stop"]),
        ("B104", ["go:B103", "stop"]),
        ("B403", ["go:B404", "stop"]),
        ("202", ["go:104", "stop"]),
        ("201", ["go:102", "stop"]),  # there is no other way
        ("102", ["go:201", "stop"]),
        ("B701", ["go:B602", "stop"]),
    ],
)
def test_move(room: str, steps: list[str]) -> None:
    """LK-055: D6, to the first neighbour on the map and no further."""
    assert defaults(position(action(f'room = "{room}"')), "move") == steps


def test_the_laser_only_where_no_other_room_is_next_door() -> None:
    """LK-055: D6. On the compact map only 102 adjoins 202; a flight leads to no neighbour."""
    compact = '\noptions = { map = "compact" }'
    match = position(action('room = "202"', 'seat.C.room = "B201"') + compact)
    assert defaults(match, "move") == ["go:102", "stop"]
    match = position(action('room = "B106"', 'seat.C.room = "B201"') + compact)
    assert defaults(match, "move") == ["go:B107", "stop"]
    match = position(action('room = "B104"'), "A go:B105\nA go:B104")
    assert default(match) == "go:B103"  # back in the start room, one step left


def test_control_room() -> None:
    """LK-055: D7, none."""
    assert defaults(position(action('room = "B102", genes = [4, 1, 5]'), "A go:B101"), "control") == ["pass"]


def test_operating_desk() -> None:
    """LK-055: D8, keep."""
    match = position(action('room = "B303", genes = [4, 1, 5]'), "A go:B304")
    assert defaults(match, "desk") == ["pass"]
    assert game.position(match.state)["seat"]["A"]["genes"] == [4, 1, 5]


def test_helipad() -> None:
    """LK-055: D9, the lowest number; D10, none."""
    more = ('supply = ["supply3", "supply1"]', 'stock.202 = ["water"]')
    match = position(action('room = "104", genes = [4, 1, 5]', *more), "A go:202")
    assert defaults(match, "supply") == ["take:supply1"]
    assert defaults(match, "left") == ["done"]


@pytest.mark.parametrize(
    ("hand", "load", "drawn"),
    [("[]", 8, "draw:4"), ("[]", 3, "draw:3"), ('["knife", "food"]', 3, "draw:1"), ('["knife"]', 1, "draw:0"),
     ('["pocket", "knife"]', 1, "draw:4")],
)  # fmt: skip
def test_number_to_draw(hand: str, load: int, drawn: str) -> None:
    """LK-055: D11, the limit, at most the free Load."""
    match = position(action(f'room = "B102", genes = [1, 1, {load}], hand = {hand}'), "A go:101")
    assert defaults(match, "draw") == [drawn]


def test_junkyard() -> None:
    """LK-055: D12, the first two."""
    lines = "pile draw = junk, mask, rope, card:bazooka\nA go:B503\nA draw:4"
    match = position(action('room = "B402", genes = [4, 1, 5]'), lines)
    assert defaults(match, "junkyard") == ["keep:mask", "keep:rope"]


def test_gold() -> None:
    """LK-055: D13, not used; D14, the first card if he has used it."""
    changes = action('room = "B602", genes = [4, 1, 5], hand = ["gold"]', 'stock.B601 = ["alcohol", "knife"]')
    assert defaults(position(changes, "A go:B601\nA draw:0"), "gold") == ["pass"]
    assert defaults(position(changes, "A go:B601\nA draw:0\nA gold"), "gold-card") == ["take:alcohol"]


def test_too_much_in_hand() -> None:
    """LK-055: D15, Junk first, then last gained."""
    changes = action('room = "B602", genes = [4, 1, 1], hand = ["junk"]', 'stock.B601 = ["alcohol", "knife"]')
    match = position(changes, "pile draw = knife, card:alcohol\nA go:B601\nA draw:2")
    assert defaults(match, "discard") == ["discard:junk", "discard:alcohol"]


def test_recycler_bazooka_and_discards() -> None:
    """LK-055: D16, D17 and D18, none of them."""
    changes = action('room = "B602", genes = [4, 1, 5], hand = ["recycler", "bazooka", "junk"]', 'consumed = ["water"]')
    match = position(changes, "A go:B601\nA draw:0")
    assert defaults(match, "act") == ["done"]
    assert game.position(match.state)["seat"]["A"]["hand"] == ["recycler", "bazooka", "junk"]


@pytest.mark.parametrize(
    ("room", "to", "gassed", "vote"),
    [
        ("B103", "B102", "[]", "vote:B7"),
        ("B602", "B701", "[]", "vote:B6"),  # not his own
        ("B602", "B603", '["B7"]', "vote:B5"),
        ("B103", "B102", '["2", "1", "B2", "B3", "B4", "B5", "B6", "B7"]', "vote:B1"),  # no other is left
    ],
)
def test_vote(room: str, to: str, gassed: str, vote: str) -> None:
    """LK-055: D19, the deepest floor that is not gassed and not his own."""
    match = position(action(f'room = "{room}", genes = [4, 1, 5]', f"gassed = {gassed}"), f"A go:{to}")
    assert defaults(match, "vote") == [vote]


@pytest.mark.parametrize(
    ("hand", "meal"),
    [
        ("[]", ["pass"]),
        ('["supply3", "food", "water"]', ["drink:water", "eat:food"]),
        ('["supply3", "water"]', ["drink:water", "eat:supply3"]),
        ('["supply3"]', ["drink:supply3", "eat:supply3_food"]),
        ('["food"]', ["eat:food"]),
    ],
)
def test_hunger(hand: str, meal: list[str]) -> None:
    """LK-055: D20, what is there, plain cards before R3."""
    match = position(set_(f'phase = "settlement", step = 4, seat.A.hand = {hand}'))
    assert defaults(match, "hunger") == meal


def test_medicine() -> None:
    """LK-055: D21, pass."""
    match = position(set_('phase = "settlement", step = 6, seat.A = { hp = 1, hand = ["pill", "alcohol"] }'))
    assert defaults(match, "medicine") == ["pass"]


def test_a_whole_game_of_nobody() -> None:
    """LK-055: the defaults alone bring a game to its end."""
    match = Match(game, 4, 5)
    while not match.state.over:
        seat = match.state.pending[0].seat
        match.play(seat, match.game.lexicon.read(default(match, seat)))
    assert match.game.outcome(match.state) is not None
