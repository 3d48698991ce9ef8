"""Effects are done one after the other: branches, loops, entries, costs, and what stands beside them."""

from __future__ import annotations

import json

import pytest
from fairground import (
    AROUND,
    FIGHT,
    HERE,
    FairWords,
    LookAround,
    book_of,
    card,
    fair,
    faults,
    go_on,
    play,
    reread,
)

from gloam.core.effects import step
from gloam.core.effects.program import ABSENT, NOTHING, shelve
from gloam.core.effects.step import Run
from gloam.core.state import PASS

# Running


def test_effects_run_in_order() -> None:
    s = fair(card('{ op = "say", word = "b" }, { op = "coins", by = 2 }, { op = "say", word = "a" }'), reader=1)
    assert s.said == ["1:b", "1:a"]
    assert s.coins == [0, 2, 0]
    assert s.agenda == ()


@pytest.mark.parametrize(("coins", "said"), [(0, ["0:b", "0:c"]), (3, ["0:a", "0:c"])])
def test_if_and_else(coins: int, said: list[str]) -> None:
    text = card(
        '{ op = "if", cond = "rich:3", then = [{ op = "say", word = "a" }], else = [{ op = "say", word = "b" }] },'
        '{ op = "say", word = "c" }'
    )
    assert fair(text, coins=[coins, 0, 0]).said == said


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ is = "all", of = ["rich:1", "rich:2"] }', True),
        ('{ is = "all", of = ["rich:1", "rich:3"] }', False),
        ('{ is = "any", of = ["rich:3", "rich:2"] }', True),
        ('{ is = "any", of = ["rich:3", "rich:4"] }', False),
        ('{ is = "not", of = "rich:3" }', True),
        ('{ is = "not", of = { is = "all", of = ["rich:1"] } }', False),
        ('{ is = "number", of = "purse", gte = 2, lte = 2 }', True),
        ('{ is = "number", of = "purse", gte = 3 }', False),
        ('{ is = "number", of = "purse", lte = 1 }', False),
        ('{ is = "number", of = "purse", eq = "N-1" }', True),
        ('{ is = "number", of = "purse", eq = 1 }', False),
        ('{ is = "rich", least = "N" }', False),
        ('{ is = "richest", of = "reader" }', True),
        ('{ is = "richest", of = { set = "from", seat = "B" } }', False),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    s = fair(card(f'{{ op = "if", cond = {condition}, then = [{{ op = "say", word = "a" }}] }}'), coins=[2, 0, 0])
    assert s.said == (["0:a"] if holds else [])


@pytest.mark.parametrize(
    ("expression", "number"),
    [
        ("3", 3),
        ('"N"', 3),
        ('"N + 2"', 5),
        ('"2*N-purse"', 4),
        ('"2*(N-purse)"', 2),
        ('"-N+5-1"', 1),
        ('"min(N, purse)"', 2),
        ('"max(N,purse)*2"', 6),
        ('"{up}+1"', 5),
        ('{ number = "counter", name = "up" }', 4),
    ],
)
def test_numbers(expression: str, number: int) -> None:
    text = card(f'{{ op = "flag", name = "up", add = 4 }}, {{ op = "coins", by = {expression}, who = "others" }}')
    assert fair(text, coins=[2, 0, 0]).coins == [2, number, number]


def test_every_kind_of_argument() -> None:
    text = card(
        '{ op = "note" }, { op = "note", text = { en = "Hear", ru = "Слышь" }, loud = true, limit = -1, when = "rich",'
        'rooms = ["gate", "tent"], prizes = [{ coins = 2 }, { room = "stage" }], area = "around:2" }'
    )
    plain, full = (json.loads(line) for line in fair(text).said)
    assert plain == {
        "text": None, "prizes": [], "rooms": [], "area": [HERE, []], "when": None, "loud": 0, "limit": None,
    }  # fmt: skip
    assert full == {
        "text": {"en": "Hear", "ru": "Слышь"},
        "prizes": [[2, ABSENT], [0, 1]],
        "rooms": [2, 0],
        "area": [AROUND, [2, 0]],
        "when": False,
        "loud": 1,
        "limit": -1,
    }


def test_an_effect_with_steps_is_done_before_the_next_one() -> None:
    s = fair(card('{ op = "search" }, { op = "say", word = "a" }'))
    assert s.said == ["look", "0:a"]


def test_a_bookmark_waits_only_where_something_follows() -> None:
    s = fair(card(""))
    for effects, waiting in [
        ('{ op = "look" }', 1),
        ('{ op = "look" }, { op = "say", word = "a" }', 2),
        ('{ op = "if", cond = "rich", then = [], else = [{ op = "look" }] }', 1),
        ('{ op = "for_each", of = "others", effects = [{ op = "look" }] }', 2),
    ]:
        words = FairWords(shelve(book_of(card(effects))))
        s.words = words
        s.reschedule([])
        s.over = False
        words.start("one", 0).run(s)
        assert len(s.agenda) == waiting
        assert s.agenda[-1] == LookAround()


def test_a_loop_goes_on_after_the_steps_of_its_last_effect() -> None:
    s = fair(card('{ op = "for_each", of = "others", effects = [{ op = "look" }] }, { op = "say", word = "a" }'))
    assert s.said == ["look", "look", "0:a"]


def test_what_acts_for_nobody_does_nothing_to_anybody() -> None:
    assert fair(card('{ op = "coins", by = 1, who = "$reader" }'), NOTHING).coins == [0, 0, 0]
    assert fair(card('{ op = "coins", by = 1, who = "$reader" }'), 2).coins == [0, 0, 1]


def test_an_effect_can_end_the_run_by_what_its_steps_find() -> None:
    text = card(
        '{ op = "flag", name = "f" },'
        '{ op = "for_each", of = "everybody", effects = [{ op = "search" }, { op = "say", word = "a" }] },'
        '{ op = "say", word = "b" }'
    )
    s = fair(text)
    assert s.said == ["look"]
    assert s.agenda == ()


@pytest.mark.parametrize("end", ["stop", "quit"])
def test_stop_ends_the_run_however_deep(end: str) -> None:
    text = (
        card('{ op = "entry", ref = "two" }, { op = "say", word = "b" }')
        + '[[card]]\nid = "two"\neffects = [{ op = "for_each", of = "others", effects = ['
        + f'{{ op = "say", word = "a" }}, {{ op = "if", cond = "rich", then = [{{ op = "{end}" }}] }}] }}]\n'
    )
    assert fair(text, coins=[0, 1, 1]).said == ["1:a"]
    assert fair(text).said == ["1:a", "2:a", "0:b"]


def test_entries_are_read_and_then_it_goes_on() -> None:
    text = (
        card(
            '{ op = "for_each", of = "others", effects = [{ op = "entry", ref = "two" }] },'
            '{ op = "entry", ref = "two" }'
        )
        + '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "duel", lost = [{ op = "say", word = "c" }] },'
        '{ op = "say", word = "a" }]\n'
    )
    s = fair(text)
    for seat in (2, 0, 1):
        s.play(seat, PASS)
    assert s.said == ["2 yields", "1:c", "1:a", "0 yields", "2:c", "2:a", "1 yields", "0:c", "0:a"]


def test_an_effect_of_the_game_can_name_a_program() -> None:
    text = card('{ op = "visit", room = "gate", entry = "two" }') + '[[card]]\nid = "two"\nroot = false\neffects = []\n'
    assert fair(text).said == ["visit gate", "then two"]


def test_an_entry_that_leads_on_piles_nothing_up() -> None:
    text = (
        card('{ op = "choice", options = [{ effects = [{ op = "entry", ref = "two" }] }, { id = "go" }] }')
        + '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "say", word = "a" }, { op = "entry", ref = "one" }]\n'
    )
    s = fair(text)
    for _ in range(50):
        play(s, 0, "one/1")
    step = s.pending[0].step
    depth = 0
    while isinstance(step, Run):
        step = step.outer
        depth += 1
    assert depth == 1
    play(s, 0, "one/go")
    assert s.agenda == ()


# Loops


def test_each_thing_gets_its_turn_as_the_reader() -> None:
    text = card(
        '{ op = "for_each", of = "others", effects = ['
        '  { op = "pick", as = "x", from = "rooms" },'
        '  { op = "for_each", of = "others", as = "y", effects = [{ op = "coins", by = 1, who = "$y" }] },'
        '  { op = "visit", room = "$x" },'
        '] }, { op = "say", word = "a" }'
    )
    s = fair(text)
    play(s, 1, "gate")
    play(s, 2, "stage")
    assert s.said == ["1 gate", "visit gate", "2 stage", "visit stage", "0:a"]
    assert s.coins == [2, 1, 1]


def test_repeat_ends_early_when_its_condition_holds() -> None:
    text = card('{ op = "repeat", times = "N+1", until = "rich:3", effects = [{ op = "coins", by = 1 }] }')
    assert fair(text).coins[0] == 3
    assert fair(text, coins=[3, 0, 0]).coins[0] == 3
    assert fair(text.replace("rich:3", "rich:30")).coins[0] == 4
    assert fair(text.replace("N+1", "N-9").replace("rich:3", "rich:30")).coins[0] == 0
    assert fair(text.replace("N+1", "N*200").replace("rich:3", "rich:300")).coins[0] == step.MOST_TIMES


# Branches


def test_a_branch_follows_the_steps_of_its_effect() -> None:
    text = card(
        '{ op = "duel", won = [{ op = "say", word = "a" }], lost = [{ op = "say", word = "b" }] },'
        '{ op = "say", word = "c" }'
    )
    s = fair(text, 2)
    other = s.clone()
    s.play(0, FIGHT)
    assert s.said == ["0 fights", "2:a", "2:c"]
    other.play(0, PASS)
    assert other.said == ["0 yields", "2:b", "2:c"]


@pytest.mark.parametrize(("coins", "said"), [(0, ["0:a", "0:c"]), (2, ["0:b", "0:c"]), (9, ["0:c"])])
def test_a_table_is_a_list_of_branches(coins: int, said: list[str]) -> None:
    text = card(
        '{ op = "auction", table = [{ least = 0, most = 0, effects = [{ op = "say", word = "a" }] },'
        '{ least = 1, most = 3, effects = [{ op = "say", word = "b" }] }] }, { op = "say", word = "c" }'
    )
    assert fair(text, coins=[coins, 0, 0]).said == said


def test_effects_for_later_keep_their_names() -> None:
    text = card(
        '{ op = "pick", as = "x", from = "rooms" }, { op = "promise", effects = ['
        '{ op = "visit", room = "$x" }, { op = "promise", effects = [{ op = "say", word = "b" }] }] },'
        '{ op = "say", word = "a" }'
    )
    s = fair(text, 1)
    play(s, 1, "stage")
    assert s.said == ["1 stage", "1:a"]
    s = reread(s)
    go_on(s, s.promised.pop())
    assert s.said == ["1 stage", "1:a", "visit stage"]
    go_on(s, s.promised.pop())
    assert s.said[-1] == "1:b"
    assert s.agenda == ()


def test_effects_for_later_are_a_run_of_their_own() -> None:
    promise = '{ op = "promise", effects = [{ op = "say", word = "a" }] }'
    s = fair(card(f'{{ op = "for_each", of = "others", effects = [{promise}] }}'))
    go_on(s, s.promised[0])
    assert s.said == ["1:a"]
    assert len(s.promised) == 2


# Beside the effects


def test_conditions_and_numbers_beside_the_effects() -> None:
    s = fair(card("") + '[[card]]\nid = "two"\nneeds = "rich:2"\nlimit = "2*N"\neffects = []\n', coins=[1, 2, 0])
    assert [s.words.holds(s, "two", "needs", seat) for seat in range(3)] == [False, True, False]
    assert s.words.holds(s, "one", "needs", 0)
    assert s.words.amount(s, "two", "limit") == 6
    assert s.words.amount(s, "one", "limit") == ABSENT


def test_the_cost_of_a_program_is_paid_first() -> None:
    text = card('{ op = "say", word = "a" }') + 'cost = [{ op = "coins", by = -2 }]\n'
    s = fair(text, coins=[3, 1, 0])
    assert s.coins == [1, 1, 0]
    assert s.said == ["0:a"]
    assert not s.words.payable(s, "one", 0)
    s.coins[1] = 2
    assert s.words.payable(s, "one", 1)
    assert faults(text.replace('"coins", by = -2', '"say", word = "b"')) == ["fair.toml:6: 'say' cannot be a cost"]


def test_a_fault_beside_the_effects_has_its_line() -> None:
    text = card("")
    assert faults(text + 'needs = "rihc"\n') == ["fair.toml:6: there is no condition 'rihc'; is 'rich' meant?"]
    assert faults(text + 'limit = "{f}"\n') == ["fair.toml:6: there is no flag 'f'"]
