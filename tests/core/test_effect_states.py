"""States in the middle of a card, and the books they name."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from fairground import (
    CHOICE,
    IDS,
    SHOUT,
    VOCABULARY,
    Fair,
    FairWords,
    TheEnd,
    book_of,
    card,
    fair,
    offered,
    play,
    reread,
    sources,
)

from gloam.core.effects.book import bind
from gloam.core.effects.program import opened, shelve, take_off
from gloam.core.effects.step import Frame, Run
from gloam.core.rng import seeded
from gloam.core.state import AskAgain, opening
from gloam.core.value import to_plain

# In the middle of a card


LONG = card(
    '{ op = "pick", as = "x", from = "rooms" },'
    '{ op = "for_each", of = "everybody", effects = ['
    '  { op = "coins", by = 3 },'
    '  { op = "choice", options = ['
    '    { id = "rest" },'
    '    { id = "pay", cost = [{ op = "coins", by = -3 }], effects = ['
    '      { op = "duel", won = [{ op = "may", who = "first", effects = [{ op = "entry", ref = "two" }] }],'
    '        lost = [{ op = "stop" }] },'
    "    ] },"
    "  ] },"
    "] },"
    '{ op = "visit", room = "$x" }'
) + (
    '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "repeat", times = 2, effects = ['
    '{ op = "choice", options = [{ id = "x" }, { id = "y", effects = [{ op = "say", word = "e" }] }] }] }]\n'
)


def random_play(s: Fair, seed: int, meddle: Any) -> Fair:
    rng = seeded(seed)
    for _ in range(200):
        if not s.pending:
            return s
        s = meddle(s)
        d = s.pending[0]
        s.play(d.seat, d.options[rng.below(len(d.options))])
    raise AssertionError("this never ends")


@pytest.mark.parametrize("seed", range(30))
def test_a_position_in_the_middle_can_be_cloned_pickled_and_written_down(seed: int) -> None:
    plain = random_play(fair(LONG), seed, lambda s: s)
    for meddle in (Fair.clone, lambda s: pickle.loads(pickle.dumps(s)), reread):
        assert random_play(fair(LONG), seed, meddle) == plain


def test_a_clone_goes_its_own_way() -> None:
    s = fair(LONG)
    before = to_plain(s)
    other = s.clone()
    random_play(other, 3, lambda s: s)
    assert to_plain(s) == before


def test_an_interrupt_asks_again_and_changes_nothing_else() -> None:
    s = fair(CHOICE, 1, [0, 2, 0])
    assert offered(s, 1) == ["one/leave", "one/2"]
    s.play(1, SHOUT)
    assert offered(s, 1) == ["one/leave"]
    assert s.said == ["1:a", "1 shouts"]


def test_two_runs_may_ask_at_the_same_time() -> None:
    words = FairWords(shelve(book_of(CHOICE)))
    s = Fair(opening(3, seeded(1), TheEnd()), words, [5, 5, 5], [], False, False, [], [])
    choice = fair(CHOICE).pending[0].step
    assert isinstance(choice, Run)
    s.push(AskAgain([choice, Run(choice.program, choice.at, [1], [], None)]))
    s.run()
    play(s, 1, "one/2")
    assert s.said == ["1 one/2"]
    play(s, 0, "one/leave")
    assert s.said == ["1 one/2", "0 one/leave", "0:e", "1:b", "1:e"]


def test_the_end_of_the_game_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    do = FairWords.do

    def fatal(self: FairWords, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        s.over = True
        return do(self, s, f, op, args)

    monkeypatch.setattr(FairWords, "do", fatal)
    assert fair(card('{ op = "say", word = "a" }, { op = "say", word = "b" }')).said == ["0:a"]


# Books


def test_a_state_names_its_book_and_does_not_hold_it() -> None:
    s = fair(LONG)
    plain = to_plain(s)
    assert plain["words"] == {"@": "FairWords", "book": s.words.book}
    step = plain["core"]["pending"][0]["step"]
    assert step == {"@": "Run", "program": "one", "at": 0, "registers": [0, -1], "left": [], "outer": None}
    assert len(json.dumps(plain)) < 1000


def test_books_stand_side_by_side() -> None:
    one, other = (fair(card(f'{{ op = "may", effects = [{{ op = "say", word = "{x}" }}] }}')) for x in "ab")
    assert one.words.book != other.words.book
    for s, said in ((one, "0:a"), (other, "0:b")):
        s = reread(s)
        play(s, 0, "one/1")
        assert s.said[-1] == said


def test_a_book_that_is_not_open_is_named() -> None:
    s = fair(LONG)
    written = pickle.dumps(s)
    book = opened(s.words.book)
    take_off(book.name)
    with pytest.raises(LookupError, match=f"no book '{book.name}' is open"):
        pickle.loads(written)
    shelve(book)
    assert pickle.loads(written) == s


def test_a_name_stands_for_one_book() -> None:
    first, same, other = (bind(VOCABULARY, sources(text), IDS, "mine").book for text in (CHOICE, CHOICE, LONG))
    assert first is not None
    assert same is not None
    assert other is not None
    assert shelve(first) == shelve(same) == "mine"
    with pytest.raises(ValueError, match="another book is open under the name 'mine'"):
        shelve(other)
    take_off("mine")


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="no program 'three'"):
        fair(CHOICE, program="three")


def test_flags_get_numbers_from_the_content() -> None:
    book = book_of(card('{ op = "flag", name = "b" }, { op = "flag", name = "a" }, { op = "flag", name = "b" }'))
    assert book.ids == {"flag": ["b", "a"]}
    given = bind(VOCABULARY, sources(card('{ op = "flag", name = "b" }')), {**IDS, "flag": ["own", "other"]}).book
    assert given is not None
    assert given.ids == {"flag": ["own", "other", "b"]}
