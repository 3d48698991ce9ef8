"""A position that cannot be, or is not what the file says, is refused with its line."""

from __future__ import annotations

import pytest

from gloam.core.game import game_named
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.scenario import Broken, export, read, run

HUNTERS = 'title = "x"\ngame = "shadow-hunters"\nseats = 5\nplay = "going on"\n'
LOCKDOWN = 'title = "x"\ngame = "lockdown"\nseats = 4\nplay = "going on"\n'


def why(text: str) -> str:
    [case] = read(text, "f.toml")
    with pytest.raises(Broken) as caught:
        run(case)
    return str(caught.value)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (
            'seat.A.equipment = ["axe"]\nseat.B.equipment = ["axe"]',
            'f.toml:7: cannot set seat.B.equipment: it takes back what seat.A.equipment = ["axe"] has set',
        ),
        (
            'pile.black = ["axe"]\nseat.B.equipment = ["axe"]',
            'f.toml:7: cannot set seat.B.equipment: it takes back what pile.black = ["axe"] has set',
        ),
        (
            'seat.A.role = "emi"\nseat.B.role = "emi"',
            'f.toml:7: cannot set seat.B.role: it takes back what seat.A.role = "emi" has set',
        ),
        ('seat.A.equipment = ["axe", "axe"]', 'f.toml:6: cannot set seat.A.equipment: it would be ["axe"]'),
        ('seat.A.equipment = ["spider"]', "f.toml:6: cannot set seat.A.equipment: no card spider can be here"),
        ('aside = ["emi"]\nseat.A.role = "emi"', "f.toml:6: cannot set aside: it follows from other entries, and is"),
    ],
)
def test_what_cannot_be_so_at_once(lines: str, complaint: str) -> None:
    assert why(f"{HUNTERS}[set]\n{lines}\n").startswith(complaint)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ('seat.A.hand = ["bazooka", "bazooka"]', "f.toml:6: cannot set seat.A.hand: no bazooka is left to place"),
        (
            'seat.A.hand = ["bazooka"]\nseat.B.hand = ["bazooka"]',
            "f.toml:7: cannot set seat.B.hand: no bazooka is left to place",
        ),
        ('seat.A.hand = ["unicorn"]', "f.toml:6: cannot set seat.A.hand: 'unicorn' is not a card of this game; it has"),
        ('seat.A.hand = ["hidden"]', "f.toml:6: cannot set seat.A.hand: nobody holds a card that is hidden"),
        ('phase = "action"\nturn = 5', "f.toml:7: what is set does not fit together: there are 4 turns in a round"),
        ("ranks = [1, 2, 3, 4]", "f.toml:6: cannot set ranks: it follows from other entries, and is []"),
        ('acting = "B"', 'f.toml:6: cannot set acting: it follows from other entries, and is ""'),
    ],
)
def test_impossible_hands_and_entries_in_vain(lines: str, complaint: str) -> None:
    assert why(f"{LOCKDOWN}[set]\n{lines}\n").startswith(complaint)


def test_a_case_may_undo_what_the_head_has_set() -> None:
    text = f'{HUNTERS}[set]\nseat.A.equipment = ["axe"]\n[[case]]\nset.seat.B.equipment = ["axe"]\n'
    for case in read(text, "f.toml"):
        state = run(case).game.position(run(case).state)
        assert (state["seat"]["A"]["equipment"], state["seat"]["B"]["equipment"]) == ([], ["axe"])
    assert "takes back" in why(text.replace("[[case]]\nset.", ""))


def test_an_order_that_does_not_matter_is_no_fault() -> None:
    """Equipment is told in the order of the cards, whatever order it is set in."""
    for cards in ('["axe", "spear"]', '["spear", "axe"]'):
        for case in read(f"{HUNTERS}[set]\nseat.A.equipment = {cards}\n", "f.toml"):
            run(case)


@pytest.mark.parametrize(("name", "fact"), [("shadow-hunters", "role"), ("lockdown", "genes")])
def test_exported_positions_are_scenarios(name: str, fact: str) -> None:
    """What follows from other entries is a comment there."""
    game = game_named(name)
    for seed in range(3):
        match, rng = Match(game, 5, seed), seeded(seed)
        for _ in range(40):
            if not match.state.over:
                d = match.state.pending[0]
                match.play(d.seat, d.options[rng.below(len(d.options))])
        [case] = read(export(match), "exported.toml")
        again = game.position(run(case).state)["seat"]
        told = game.position(match.state)["seat"]
        assert {letter: seat[fact] for letter, seat in again.items()} == {k: seat[fact] for k, seat in told.items()}


def test_a_later_line_of_the_head_does_not_undo_a_case() -> None:
    """What a case sets is laid over the head, whatever lines of the head come after the one it replaces."""
    head = '[set]\nseat.B.equipment = ["spear"]\nseat.C.equipment = ["axe"]\n'
    text = f'{HUNTERS}{head}[[case]]\nset.seat.B.equipment = ["axe"]\n'
    [case] = read(text, "f.toml")
    seats = case.game.position(run(case).state)["seat"]
    assert (seats["B"]["equipment"], seats["C"]["equipment"]) == (["axe"], [])


AFTERMATH = """\
title = "x"
game = "aftermath"
seats = 2
play = '''
{lines}
'''
[set]
cast = ["odo", "pim"]
page = 30
turn = "A"
mission = "m1"
missions.m1 = "active"
heroes.odo.space = "f3"
{entries}
"""


def set_up(entries: str, *lines: str) -> None:
    for case in read(AFTERMATH.format(entries=entries, lines="\n".join(lines)), "f.toml"):
        run(case)


def test_what_is_in_force_for_a_while() -> None:
    """AF-109 to AF-114: somebody hidden until the next turn; and a bonus of a test."""
    entries = 'grants = ["odo hidden 1 next_turn", "pim melee 2 next_attack"]\nnext = "actions"'
    set_up(entries, 'expect grants = ["odo hidden 1 next_turn", "pim melee 2 next_attack"]', "ask A action")
    assert "a grant is written as hero, what" in why(AFTERMATH.format(lines="going on", entries='grants = ["odo"]'))


def test_a_group_task_under_way() -> None:
    """AF-260 to AF-266: with its dial and its first card, which lies in no deck; whoever helps turns the dial on."""
    entries = 'group_task = "strength 8 dial:3 card:r4"\nhands.A = ["r6", "g6"]\nnext = "actions"'
    set_up(
        entries,
        "expect task = 3",
        'expect group_task = "strength 8 dial:3 card:r4"',
        "expect deck excludes r4",
        "refuse A contribute:g6 AF-265",
        "A contribute:r6",
        "expect task = 7",
    )


def test_an_entry_to_read_and_calamities_and_hunted_roaches() -> None:
    set_up(
        'calamities = [30]\nhunt = ["roach 3"]\nnext = "actions"',
        "expect calamities = [30]",
        'expect hunt = ["roach 3"]',
    )
    set_up('objectives = "a"\nnext = "entry objective-a"', "told everyone task attribute=strength difficulty=8")


def test_an_empty_deck_is_an_empty_list() -> None:
    set_up('deck = []\nhands.A = ["r6"]\nnext = "actions"', "expect deck = []", "expect discard includes {r4, g6}")
    [case] = read(f"{HUNTERS}[set]\npile.white = []\n", "f.toml")
    seats = case.game.position(run(case).state)
    assert seats["pile"]["white"] == []
    assert seats["discard"]["white"]
    whisper = 'title = "x"\ngame = "whisper"\nseats = 2\nplay = "going on"\n[set]\nturn = "killer"\nkiller = "maniac"\n'
    [case] = read(whisper + 'victims = ["anna", "marco", "vera"]\npile = []\n', "f.toml")
    held = case.game.position(run(case).state)
    assert held["pile"] == []
    assert held["played"]
    assert held["locked"]


def test_cards_set_aside_may_be_none() -> None:
    """WH-022: what is locked at this level; a case may say that nothing is."""
    whisper = 'title = "x"\ngame = "whisper"\nseats = 2\nplay = "going on"\n[set]\nturn = "killer"\nkiller = "maniac"\n'
    [case] = read(whisper + 'victims = ["anna", "marco", "vera"]\nlocked = []\n', "f.toml")
    held = case.game.position(run(case).state)
    assert held["locked"] == []
