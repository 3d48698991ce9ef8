"""What is believed about those whom a side does not see: never too much, and no less than all ways of a turn show."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_MASK, EVERYONE, NOBODY, PASS, hears
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ITEM_IDS, KILLER_IDS, LOCATION_IDS, LOCATIONS, PASSAGE_IDS, VICTIM_IDS
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.rules.finding import Equipment
from gloam.games.whisper.state import KILLER, KILLERS_TURN, VICTIMS_TURN, Whisper
from gloam.games.whisper.traces.boxes import boxed, part
from gloam.games.whisper.traces.trace import MOST_LINKS, Moment, Trace
from gloam.games.whisper.traces.turns import ANYBODY, CALMED, HEALED, NEST, Turn, after_turn
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
    assert belief.support.barricades == s.barricades
    assert belief.allows([v.place for v in s.victims])
    assert belief.far == s.trace.masks(s.history)
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        assert belief.support.fear[slot] == v.fear
        if v.inside():
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


# Brute force: every way to play a turn on a small part of the mansion, and all that can be told of it

PUBLIC = {w.TOLD_CLEARED: -1, w.TOLD_NEST_GONE: NEST, w.TOLD_CALMED: CALMED, w.TOLD_HEALED: HEALED}
Told = tuple[tuple[tuple[int, int], ...], int]
"""What is told of a turn: kinds and facts in their order, and the report."""


def small(s: Whisper) -> None:
    """Barricades leave three rooms of the west wing: the hall, the trophy room and the study."""
    for name in ("R1-R5", "R1-B1", "R2-R4", "R3-R4", "R3-G5"):
        s.barricades |= 1 << PASSAGE_IDS.index(name)


def turn_of(who: tuple[str, str, str], number: int) -> Whisper:
    s = game.start(2, seeded(48), {"killer": "butcher"})
    assert isinstance(s, Whisper)
    for name in who:
        s.answer(0, w.PICK | VICTIM_IDS.index(name))
    small(s)
    s.round = number
    return s


def ask_afresh(s: Whisper) -> None:
    """Whoever is elsewhere, with other cards, has other options."""
    s.retract_all()
    s.push(Equipment())
    s.push(Actions())
    s.run()


def chances(s: Whisper) -> list[int]:
    """Options that lead to other places or to something told: what is kept matters if it is used at once. Only one of
    the passages is cleared, so that there are not too many ways."""
    d = s.decision(0)
    if d.kind == w.ASK_EQUIPMENT:
        return [PASS]
    if d.kind == w.ASK_KEEP:
        return [option for option in d.options if option == PASS or option & ARG_MASK == ITEM_IDS.index("poker")]
    return [
        option
        for option in d.options
        if option & ~ARG_MASK != w.TRADE
        and (option & ~ARG_MASK not in (w.OPEN, w.PASSAGE) or option & ARG_MASK == PASSAGE_IDS.index("R1-R5"))
    ]


def played(s: Whisper, found: dict[Told, set[tuple[int, ...]]]) -> None:
    """The places of the victims after every way to play the turn, by what was told of it."""
    seen: set[tuple[object, ...]] = set()
    begun_at = len(s.history)
    front = [s]
    while front:
        t = front.pop()
        told = tuple(
            (PUBLIC[note.kind], note.facts[0])
            for note in t.history.since(begun_at)
            if note.audience == EVERYONE and note.kind in PUBLIC
        )
        if t.turn != VICTIMS_TURN or not t.open_count():
            found.setdefault((told, t.noise), set()).add(tuple(v.place for v in t.victims))
            continue
        d = t.decision(0)
        people = tuple((v.place, v.acted, tuple(v.items)) for v in t.victims)
        key = (repr(d.step), tuple(d.options), people, told, t.noise, tuple(t.drawn), len(t.items), len(t.agenda))
        if key in seen:
            continue
        seen.add(key)
        for option in chances(t):
            twin = t.clone()
            twin.answer(0, option)
            front.append(twin)


def all_of(boxes: list[int]) -> set[tuple[int, ...]]:
    return {
        (a, b, c)
        for box in boxes
        for a in range(LOCATIONS)
        if part(box, 0) >> a & 1
        for b in range(LOCATIONS)
        if part(box, 1) >> b & 1
        for c in range(LOCATIONS)
        if part(box, 2) >> c & 1
    }


def worked_out(s: Whisper, start: list[int], told: Told) -> set[tuple[int, ...]]:
    """The same by the filter."""
    who = [v.who for v in s.victims]
    cleared = [fact for kind, fact in told[0] if kind < 0]
    facts = []
    for kind, fact in told[0]:
        if kind == CALMED:
            facts.append([kind, sum(1 << slot for slot in range(3) if fact >> who[slot] & 1)])
        elif kind >= 0:
            facts.append([kind, who.index(fact) if kind == HEALED else fact])
    turn = Turn(
        [boxed([1 << place for place in start])], 7, who, s.round, s.slowed, s.barricades, -1 if s.hidden else s.figure,
        ANYBODY, False, False, cleared, facts, told[1],
    )  # fmt: skip
    return all_of(after_turn(turn))


def held_to(
    who: tuple[str, str, str], number: int, rooms: str, held: str, found_items: str, figure: str, afraid: int = 0
) -> int:
    """Plays all turns with each of these cards in each hand, and with all that can lie on top of the decks; then
    whatever can be told of them allows exactly the places that were found. Returns how many things can be told."""
    found: dict[Told, set[tuple[int, ...]]] = {}
    start = [LOCATION_IDS.index(name) for name in rooms.split()]
    s = turn_of(who, number)
    tops = [ITEM_IDS.index(name) for name in found_items.split()]
    for item, first, second, last in product(
        ["", *held.split()], tops, tops, [ITEM_IDS.index("key"), ITEM_IDS.index("salts")]
    ):
        for holder in range(3 if item else 1):
            s = turn_of(who, number)
            s.put_figure(LOCATION_IDS.index(figure))
            s.items[-2:] = [second, first]
            s.equipment[-1] = last
            s.equipment[-2] = ITEM_IDS.index("salts")
            for slot in range(3):
                s.victims[slot].place = start[slot]
                s.victims[slot].fear = afraid >> slot & 1
            if item:
                s.victims[holder].items = [ITEM_IDS.index(item) << 2]
            ask_afresh(s)
            played(s, found)
    for told, places in found.items():
        assert worked_out(s, start, told) == places, (told, rooms)
    return len(found)


@pytest.mark.parametrize("who", [("anna", "viktor", "vera"), ("lydia", "timka", "holm")])
def test_a_first_turn_is_exactly_what_it_can_be(who: tuple[str, str, str]) -> None:
    """Nobody has a card: each noise, and each passage that is cleared, narrows the places of all three together."""
    assert held_to(who, 1, "R1 R1 R1", "", "key", "G3") > 5


def test_searches_and_repairs_are_explained_exactly() -> None:
    """... with somebody where items are found, whose search is heard or not, or brings a poker."""
    assert held_to(("anna", "viktor", "holm"), 1, "R1 R2 R2", "", "key poker", "G3") > 10


def test_a_card_is_used_by_one_of_them_exactly() -> None:
    """One card was kept: coffee, a bottle, a poker or the Lantern, in one hand of three. Nobody searches beside the
    killer."""
    assert held_to(("anna", "viktor", "vera"), 2, "R1 R2 R3", "coffee bottle poker lantern", "key", "R2") > 20


@pytest.mark.soak
@pytest.mark.parametrize("who", [("anna", "viktor", "vera"), ("lydia", "timka", "holm")])
@pytest.mark.parametrize("rooms", ["R1 R1 R2", "R3 R2 R2", "R1 R2 R3"])
def test_a_turn_with_a_card_and_searches_is_exactly_what_it_can_be(who: tuple[str, str, str], rooms: str) -> None:
    assert held_to(who, 2, rooms, "coffee bottle poker lantern", "fertiliser key poker", "G3") > 20


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


def test_turns_that_differ_in_anything_have_different_keys() -> None:
    """What was worked out for one turn is not taken for another's."""
    turn = Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0)
    others = [
        Turn([1, 3], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [2, 6], [[NEST, 8]], 0),
        Turn([1, 2], 3, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 3], 3, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 4, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, 1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 6, 4, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 5, ANYBODY, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, 0, False, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, True, False, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, True, [6], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6, 7], [[NEST, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6], [[CALMED, 8]], 0),
        Turn([1, 2], 7, [0, 1, 2], 3, -1, 5, 4, ANYBODY, False, False, [6], [[NEST, 8]], 1),
    ]
    assert len({x.key() for x in [turn, *others]}) == 1 + len(others)
    assert turn.clone().key() == turn.key()


def test_what_was_worked_out_once_is_everybodys_own() -> None:
    """Whoever changes the boxes of a turn changes nobody else's."""
    turn = Turn([boxed([1, 1, 1])], 7, [0, 1, 2], 1, -1, 0, -1, ANYBODY, False, False, [], [], -1)
    first = after_turn(turn)
    expected = list(first)
    first.clear()
    assert after_turn(turn) == expected


def test_moments_that_nobody_asks_about_hang_on_few_others() -> None:
    """A long chain of them would be freed link inside link, which compiled values do not survive."""
    longest = 0
    for seed in range(4):
        s, rng = begun(seed), seeded(seed, 1)
        while not s.over:
            answer(s, rng)
            s.masked(1)
            moment: Moment = s.trace._now
            links = 0
            while moment.before is not None:
                moment, links = moment.before, links + 1
            longest = max(longest, links)
        asked = s.trace.boxes(s.history)
        assert asked == Trace(s.trace.start).boxes(s.history)
    assert longest == MOST_LINKS
