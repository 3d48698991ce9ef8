"""The rule-based mind in whole games: honest, repeatable, with reasons, and better than chance."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.core.words.lexicon import Phrase
from gloam.core.words.text import LANGUAGES, words
from gloam.games.lockdown import game
from gloam.games.lockdown.lexicon import LEXICON
from gloam.games.lockdown.mind.bot import ANSWERS, Survivor
from gloam.games.lockdown.mind.memory import Memory
from gloam.games.lockdown.mind.reasons import REASONS
from gloam.games.lockdown.mind.rooms import Rooms
from gloam.games.lockdown.mind.situation import Situation
from gloam.games.lockdown.state import Lockdown

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"map": "compact", "stock": "full"}),
    (5, {"offers_per_phase": 1}),
    (6, {"map": "compact"}),
    (7, {"offers_per_phase": 0}),
    (8, {"stock": "full"}),
    (9, {}),
]


def start(seats: int, number: int, options: dict[str, Any]) -> Lockdown:
    s = game.start(seats, seeded(41, number), options)
    assert isinstance(s, Lockdown)
    return s


def seated(minds: list[Mind], number: int) -> list[Mind]:
    rng = seeded(42, number)
    for seat, mind in enumerate(minds):
        mind.begin(seat, len(minds), rng.split())
    return minds


def test_it_can_be_chosen_by_name() -> None:
    assert list(game.minds()) == ["random", "steady"]
    assert isinstance(game.minds()["steady"](), Survivor)


def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(LEXICON.kinds)))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_chooses_only_what_is_offered(seats: int, options: dict[str, Any]) -> None:
    # play_with raises on anything else. Random neighbours make the table as odd as it can get.
    for number in range(4):
        s = start(seats, number, options)
        minds: list[Mind] = [Survivor() if (seat + number) % 3 else RandomMind() for seat in range(seats)]
        play_with(s, seated(minds, number))
        assert s.over


def reason_in_words(mind: Mind) -> str:
    """The key of the reason, after it was said in every language."""
    why = mind.explain()
    assert why is not None
    key, facts = why
    assert facts.keys() == REASONS[key]
    for language in LANGUAGES:
        assert words(language, game).phrase(Phrase(key, "", facts), str)
    return key


def test_every_choice_has_a_reason_in_every_language() -> None:
    told: set[str] = set()
    for number in range(6):
        seats, options = TABLES[number]
        s = start(seats, number, options)
        minds = seated([Survivor() for _ in range(seats)], number)
        while not s.over:
            d = s.pending[0]
            s.answer(0, minds[d.seat].choose(s.masked(only(d.seat)), d.kind, list(d.options)))
            told.add(reason_in_words(minds[d.seat]))
    assert len(told) > len(REASONS) * 0.6


def test_chance_gives_no_reasons() -> None:
    assert RandomMind().explain() is None


# Honesty: nothing but what is known and chance of its own decides


def copied(known: Lockdown) -> Lockdown:
    """What the mind would get in another process."""
    twin = pickle.loads(pickle.dumps(known))
    assert isinstance(twin, Lockdown)
    return twin


@pytest.mark.parametrize("seats", [4, 9])
def test_same_knowledge_same_choices(seats: int) -> None:
    s = start(seats, 7, {})
    here = seated([Survivor() for _ in range(seats)], 7)
    there = seated([Survivor() for _ in range(seats)], 7)
    while not s.over:
        d = s.pending[0]
        known = s.masked(only(d.seat))
        option = here[d.seat].choose(known, d.kind, list(d.options))
        assert there[d.seat].choose(copied(known), d.kind, list(d.options)) == option
        assert there[d.seat].explain() == here[d.seat].explain()
        s.answer(0, option)


def test_a_mind_that_joins_late_knows_what_the_others_know() -> None:
    s = start(6, 3, {})
    minds = seated([Survivor() for _ in range(6)], 3)
    while not s.over:
        d = s.pending[0]
        known = s.masked(only(d.seat))
        late = Survivor()
        late.begin(d.seat, 6, seeded(1))
        assert late.choose(known, d.kind, list(d.options)) in d.options
        option = minds[d.seat].choose(known, d.kind, list(d.options))
        early = minds[d.seat]
        assert isinstance(early, Survivor)
        if early.memory is not None and late.memory is not None and len(d.options) > 1:
            assert late.memory.where == early.memory.where
            assert late.memory.stocks.count == early.memory.stocks.count
        s.answer(0, option)


def test_a_new_game_starts_from_nothing() -> None:
    mind = Survivor()
    for number in range(2):
        s = start(3, number, {})
        play_with(s, seated([mind, RandomMind(), RandomMind()], number))
    fresh = Survivor()
    s, again = start(3, 1, {}), start(3, 1, {})
    play_with(s, seated([fresh, RandomMind(), RandomMind()], 1))
    play_with(again, seated([mind, RandomMind(), RandomMind()], 1))
    assert s.history == again.history


# Strength


def test_it_is_better_than_chance() -> None:
    """Three of nine seats: chance alone would give a mean rank of 5."""
    ranks: list[int] = []
    for number in range(30):
        s = start(9, number, {"offers_per_phase": 1})
        mine = [(number + k * 3) % 9 for k in range(3)]
        play_with(s, seated([Survivor() if seat in mine else RandomMind() for seat in range(9)], number))
        ranks += [s.ranks[seat] for seat in mine]
    assert sum(ranks) / len(ranks) < 3.8


def test_a_table_of_minds_plays_to_the_end() -> None:
    last = 0
    for number in range(8):
        s = start(9, number, {})
        play_with(s, seated([Survivor() for _ in range(9)], number))
        last += s.round == 6
    assert last >= 5


class Doubtful(Survivor):
    """Looks around anew each time, and compares."""

    kept = 0

    def look_around(self, situation: Situation, memory: Memory) -> Rooms:
        before = self.rooms
        rooms = super().look_around(situation, memory)
        if before is not None and rooms.prospect is before.prospect:
            type(self).kept += 1
        anew = Rooms(situation, memory, self.noise, None)
        assert rooms.gains == anew.gains
        for room in situation.plan.rooms:
            assert (rooms.stop_at(room, False).score, rooms.danger.crowd) == (
                anew.stop_at(room, False).score,
                anew.danger.crowd,
            )
        return rooms


@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_what_it_keeps_of_the_rooms_is_what_it_would_find_anew(seats: int, options: dict[str, Any]) -> None:
    Doubtful.kept = 0
    for number in range(2):
        play_with(start(seats, number, options), seated([Doubtful() for _ in range(seats)], number))
    assert Doubtful.kept > 50
