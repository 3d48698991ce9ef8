"""What is believed about those whom a side does not see: never too much, and no less than all ways of a turn show."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_MASK, NOBODY, hears
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.acting import Actions
from gloam.games.whisper.state import KILLER, KILLERS_TURN, VICTIMS_TURN, Whisper
from gloam.games.whisper.tables import ITEM_IDS, KILLER_IDS, LOCATION_IDS, LOCATIONS, PASSAGE_IDS, VICTIM_IDS
from gloam.games.whisper.worlds.reach import strides
from gloam.games.whisper.worlds.trace import united
from gloam.games.whisper.worlds.whereabouts import Whereabouts, fresh, whereabouts_of

VARIANTS = ("none", "crossroads", "plan")


def begun(index: int) -> Whisper:
    variant = VARIANTS[index % 3]
    options = {"killer": KILLER_IDS[index % len(KILLER_IDS)], "variant": variant}
    s = game.start(4 if variant == "crossroads" else 2 + index % 3, seeded(41, index), options)
    assert isinstance(s, Whisper)
    return s


def answer(s: Whisper, rng: Rng) -> None:
    which = rng.below(s.open_count())
    options = s.decision(which).options
    s.answer(which, options[rng.below(len(options))])


def finished(s: Whisper) -> bool:
    return s.over


def check(s: Whisper, belief: Whereabouts) -> None:
    """The truth is possible, and the belief knows no less than what the state keeps for other worlds."""
    assert belief.haunt >> s.place & 1
    assert belief.haunt == s.haunt
    assert belief.barricades == s.barricades
    assert belief.allows([v.place for v in s.victims])
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        assert belief.fear[slot] == v.fear
        if v.inside():
            assert not belief.far[slot] & ~s.trace.far[slot] or belief.fright or belief.fled
            assert abs(sum(belief.odds[slot]) - 1.0) < 1e-6
            assert all(belief.far[slot] >> i & 1 for i in range(LOCATIONS) if belief.odds[slot][i] > 0.0)


def play(index: int, sizes: dict[int, Counter[str]]) -> None:
    s, rng = begun(index), seeded(42, index)
    belief = fresh(s.masked(1 << KILLER))
    heard = 0
    while not s.over:
        answer(s, rng)
        for note in s.history.since(heard):
            if hears(1 << KILLER, note.audience):
                belief.hear(note)
        heard = len(s.history)
        if finished(s) or not s.victims:
            continue
        check(s, belief)
        if s.turn == KILLERS_TURN and s.open_count() and s.decision(0).kind == w.ASK_INSTANT:
            count = sizes.setdefault(s.round, Counter())
            for slot in range(len(s.victims)):
                if s.victims[slot].inside():
                    count["victims"] += 1
                    count["places"] += belief.far[slot].bit_count()
                    count["thousandths"] += round(1000 * belief.odds[slot][s.victims[slot].place])


@pytest.mark.parametrize("index", range(6))
def test_the_truth_is_never_excluded(index: int) -> None:
    play(index, {})


@pytest.mark.soak
def test_the_truth_is_never_excluded_in_many_games() -> None:
    """... and how sharp it is, by round: the mean number of places of a victim, and the weight of the true one."""
    sizes: dict[int, Counter[str]] = {}
    for index in range(2000):
        play(index, sizes)
    for number in sorted(sizes):
        count = sizes[number]
        places, odds = count["places"] / count["victims"], count["thousandths"] / count["victims"] / 1000
        print(f"round {number}: {places:.2f} places, {odds:.3f} for the true one, {count['victims']} victims")
        assert places <= LOCATIONS
    assert sizes[1]["thousandths"] / sizes[1]["victims"] > 1000 / LOCATIONS


@pytest.mark.parametrize("index", range(3))
def test_folding_note_by_note_is_folding_all_at_once(index: int) -> None:
    s, rng = begun(index), seeded(43, index)
    belief, heard = fresh(s.masked(1 << KILLER)), 0
    for _ in range(250):
        if s.over:
            break
        answer(s, rng)
        for note in s.history.since(heard):
            if hears(1 << KILLER, note.audience):
                belief.hear(note)
        heard = len(s.history)
    if not s.over:
        assert belief == whereabouts_of(s.masked(1 << KILLER))


@pytest.mark.parametrize("index", range(6))
def test_imagined_worlds_never_contradict_what_was_told(index: int) -> None:
    """For the killer the victims are where they can be; for them he is; for somebody who watches all are."""
    s, rng = begun(index), seeded(44, index)
    asked = 0
    while not s.over and asked < 20:
        answer(s, rng)
        if finished(s) or not s.victims or rng.below(12):
            continue
        asked += 1
        for viewers in (1 << KILLER, s.team(), NOBODY):
            known = s.masked(viewers)
            belief = whereabouts_of(known)
            world = known.imagine(rng)
            if world.over:
                continue
            assert belief.haunt >> world.place & 1
            if viewers != s.team():
                assert belief.allows([v.place for v in world.victims])
            else:
                assert [v.place for v in world.victims] == [v.place for v in s.victims]


def test_shades_name_what_the_viewers_do_not_see() -> None:
    s, rng = begun(1), seeded(45)
    while s.round < 2:
        answer(s, rng)
    victims = {f"victim:{VICTIM_IDS[v.who]}" for v in s.victims}
    assert set(whereabouts_of(s.masked(1 << KILLER)).shades()) == victims
    assert not set(whereabouts_of(s.masked(s.team())).shades()) & victims
    assert victims <= set(whereabouts_of(s.masked(NOBODY)).shades())
    for shade in whereabouts_of(s.masked(NOBODY)).shades().values():
        assert abs(sum(shade.values()) - 1.0) < 1e-6


# Brute force: every way that a first turn can go on a small part of the mansion


def small(s: Whisper) -> None:
    """Barricades leave three rooms of the west wing: the hall, the trophy room and the study."""
    for name in ("R1-R5", "R1-B1", "R2-R4", "R3-R4", "R3-G5"):
        s.barricades |= 1 << PASSAGE_IDS.index(name)


def all_ends(s: Whisper, but: tuple[int, ...] = (w.CLEAR, w.TRADE, w.ABILITY)) -> set[tuple[int, ...]]:
    """The places of the victims after every way to play the actions of a turn; clearing is told, so it is left out."""
    seen: set[tuple[object, ...]] = set()
    ends: set[tuple[int, ...]] = set()
    front = [s]
    while front:
        t = front.pop()
        d = t.decision(0)
        if t.turn != VICTIMS_TURN or d.kind == w.ASK_HAND:
            ends.add(tuple(v.place for v in t.victims))
            continue
        key = (d.seat, d.kind, tuple(d.options), tuple((v.place, v.acted, len(v.items)) for v in t.victims))
        if key in seen:
            continue
        seen.add(key)
        for option in d.options:
            if option & ~ARG_MASK not in but:
                twin = t.clone()
                twin.answer(0, option)
                front.append(twin)
    return ends


@pytest.mark.parametrize("index", [0, 2, 4])
def test_the_places_are_all_that_a_turn_can_lead_to_and_no_more(index: int) -> None:
    s = game.start(2, seeded(46, index), {"killer": KILLER_IDS[index]})
    assert isinstance(s, Whisper)
    # Neither Lydia, nor Timka, nor cards: what they do is in the soak.
    for who in ("anna", "viktor", "vera"):
        s.answer(0, w.PICK | VICTIM_IDS.index(who))
    assert s.round == 1
    assert s.turn == VICTIMS_TURN
    small(s)
    belief = whereabouts_of(s.masked(1 << KILLER))
    before = [1 << v.place for v in s.victims]
    belief.far = before.copy()
    for slot in range(3):
        belief.spread(slot, belief.pull(), strides(belief.barricades))
    ends = all_ends(s)
    for slot in range(3):
        mask = 0
        for places in ends:
            mask |= 1 << places[slot]
        assert mask == belief.far[slot], "what is possible is exactly what somebody can do"
        assert united(before[slot], [0] * LOCATIONS) == 0
    assert len(ends) == 27


HELD = (None, "coffee", "lantern")
"""What one card that was kept can be, as far as it carries anybody."""


@pytest.mark.parametrize("who", [("anna", "viktor", "vera"), ("anna", "timka", "lydia")])
@pytest.mark.parametrize("slowed", [-1, 0])
def test_the_places_of_a_second_turn_are_those_that_one_card_allows(who: tuple[str, str, str], slowed: int) -> None:
    """Every way to play the turn, with every card that can have been kept in any of the three hands: coffee, the
    Lantern, Lydia's stairs, Timka's squeeze, and a petrified zone lead exactly as far as the belief says."""
    masks = [0, 0, 0]
    belief = None
    # Who clears a passage is heard of, so Viktor's charge is none of these ways.
    but = (w.CLEAR, w.TRADE, w.ABILITY) if "viktor" in who else (w.CLEAR, w.TRADE)
    for item in HELD:
        for holder in range(1 if item is None else 3):
            s = game.start(2, seeded(48), {"killer": "butcher"})
            assert isinstance(s, Whisper)
            for name in who:
                s.answer(0, w.PICK | VICTIM_IDS.index(name))
            small(s)
            s.round, s.slowed = 2, slowed
            for slot, name in enumerate(("R1", "R2", "R3")):
                s.victims[slot].place = LOCATION_IDS.index(name)
            if item is not None:
                s.victims[holder].items = [ITEM_IDS.index(item) << 2]
            # Asked afresh: whoever is elsewhere, with other cards, has other options.
            s.retract_all()
            s.push(Actions())
            s.run()
            for places in all_ends(s, but):
                for slot in range(3):
                    masks[slot] |= 1 << places[slot]
            belief = whereabouts_of(s.masked(1 << KILLER))
    assert belief is not None
    belief.round, belief.slowed = 2, slowed
    belief.far = [1 << LOCATION_IDS.index(name) for name in ("R1", "R2", "R3")]
    for slot in range(3):
        belief.spread(slot, belief.pull(), strides(belief.barricades))
    assert [named(mask) for mask in masks] == [named(far) for far in belief.far]


def named(mask: int) -> list[str]:
    return [LOCATION_IDS[i] for i in range(LOCATIONS) if mask >> i & 1]


def test_a_hidden_killer_is_within_his_steps() -> None:
    """WH-279, WH-281: from his last known place, past barricades, and no farther; all of these are possible."""
    s, rng, found = begun(1), seeded(47), 0
    for index in range(1, 40, 6):
        s = begun(index)
        while not s.over and found < 4:
            answer(s, rng)
            if s.hidden and s.open_count() and s.decision(0).kind == w.ASK_STALK and s.stalk_left == s.stalk:
                found += 1
                reached = set()
                front = [s.clone()]
                while front:
                    t = front.pop()
                    reached.add(t.place)
                    if t.decision(0).kind == w.ASK_STALK:
                        for option in t.decision(0).options:
                            twin = t.clone()
                            twin.answer(0, option)
                            if not twin.over and twin.hidden:
                                front.append(twin)
                belief = whereabouts_of(s.masked(s.team()))
                assert {i for i in range(LOCATIONS) if belief.haunt >> i & 1} == reached
    assert found
