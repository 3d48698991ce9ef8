"""What the simple mind does in one situation, and what it thinks: each subject of the mind for itself."""

from __future__ import annotations

import pytest

from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import seeded
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import number_of
from gloam.games.halloween.content.tables import (
    BLUE_KEY,
    BRACKETT,
    BULLETS,
    DOG,
    HAIRSPRAY,
    KNIFE,
    LINDSEY,
    MATCHES,
    PISTOL,
    POKER,
    REVOLVER,
    TOMMY,
    YELLOW_KEY,
)
from gloam.games.halloween.mind import killer, striking, victim
from gloam.games.halloween.mind.bot import Hunter
from gloam.games.halloween.mind.errands import BRING, COLLECTOR, ESCAPE, MEET, SEARCH, beside_lock, errand_of
from gloam.games.halloween.mind.finds import finds_of
from gloam.games.halloween.mind.inquiring import inquiry
from gloam.games.halloween.mind.judging import beside, judged
from gloam.games.halloween.mind.lurking import exposure, one_action
from gloam.games.halloween.mind.reasons import REASONS
from gloam.games.halloween.mind.sharing import worth_a_trade
from gloam.games.halloween.state import MICHAEL, Halloween

NORTH, EAST, SOUTH, WEST = range(4)


def begun(seats: int = 4) -> Halloween:
    """A game at the first action of the first victim; Laurie, Bob and Lynda are in it."""
    s = game.start(seats, seeded(3, 3))
    minds: list[Mind] = [Hunter() for _ in range(seats)]
    for seat, mind in enumerate(minds):
        mind.begin(seat, seats, seeded(4, seat))
    while s.decision(0).kind != w.ASK_ACTION:
        d = s.decision(0)
        s.answer(0, minds[d.seat].choose(s.masked(1 << d.seat), d.kind, list(d.options)))
    return s


def stand(s: Halloween, seat: int, space: str, facing: int = NORTH, hand: tuple[int, ...] = ()) -> None:
    mat = s.mats[seat]
    mat.space, mat.facing, mat.hand = number_of(space), facing, sorted(hand)


def michael_at(s: Halloween, space: str, figure: bool = True) -> None:
    s.space, s.figure = number_of(space), figure
    if figure:
        s.trail.found(s.space, s.trail.pools)


def searched(s: Halloween, seat: int, quadrant: int, card: int) -> None:
    """A search that draws a given card, as far as anybody is told of it."""
    s.decks[quadrant].pop()
    s.announce(w.TOLD_SEARCHED, seat, s.board.search[quadrant * 5], quadrant)
    s.keep(1 << seat, w.TOLD_DREW, seat, card, quadrant)


# What became of the key cards


def hopes(s: Halloween, seat: int) -> list[float]:
    finds = finds_of(s.masked(1 << seat), seat)
    totals = finds.totals()
    return [sum(finds.share(weights, totals) for weights in deck) for deck in finds.decks]


def test_every_deck_begins_with_one_key_card() -> None:
    assert hopes(begun(), 1) == pytest.approx([1, 1, 1, 1])


def test_what_one_draws_oneself_is_known() -> None:
    s = begun()
    for _ in range(3):
        searched(s, 1, 2, MATCHES)
    searched(s, 1, 2, MATCHES)  # the first that could have been the key card
    assert hopes(s, 1)[2] == pytest.approx(1)
    searched(s, 1, 2, TOMMY)
    assert hopes(s, 1) == pytest.approx([1, 1, 0, 1])


def test_of_what_others_draw_only_chances_are_known() -> None:
    s = begun()
    stand(s, 2, "N20")
    for _ in range(5):
        searched(s, 2, 3, TOMMY)
    assert hopes(s, 1)[3] == pytest.approx(3 / 5)  # two of the last five are drawn


def test_who_searched_deep_and_left_has_found_it() -> None:
    s = begun()
    for _ in range(5):
        searched(s, 2, 3, TOMMY)
    stand(s, 2, "J10")
    assert hopes(s, 1)[3] == 0
    stand(s, 2, "N20")
    assert hopes(s, 1)[3] > 0
    searched(s, 1, 3, MATCHES)
    stand(s, 2, "J10")
    assert hopes(s, 1)[3] > 0  # who searched after the other knows that it goes on


def test_a_key_card_one_returned_lies_where_one_put_it() -> None:
    s = begun()
    for _ in range(4):
        searched(s, 1, 2, MATCHES)
    searched(s, 1, 2, TOMMY)
    s.announce(w.TOLD_RETURNED, 1, 0, w.TOP)
    s.keep(1 << 1, w.TOLD_YOU_RETURNED, 1, TOMMY, 0, w.TOP)
    assert hopes(s, 1) == pytest.approx([2, 1, 0, 1])


# Errands


def test_one_searches_where_one_is_first() -> None:
    s = begun()
    errand = errand_of(s.masked(2), 1)
    assert (errand.what, errand.deck) == (SEARCH, 2)  # Laurie begins in the south-west


def test_whoever_holds_all_makes_for_the_car() -> None:
    s = begun()
    stand(s, 1, "E12", hand=(TOMMY, LINDSEY, YELLOW_KEY))
    errand = errand_of(s.masked(2), 1)
    assert errand.what == ESCAPE
    assert errand.goal == beside_lock(s, 1)
    assert errand.goal == 1 << number_of("A14") | 1 << number_of("C14")
    s.locks = 2
    assert errand_of(s.masked(2), 1).goal == s.board.cars[1]


def test_the_wrong_key_starts_no_car() -> None:
    s = begun()
    stand(s, 1, "E12", hand=(TOMMY, BLUE_KEY, YELLOW_KEY))
    assert errand_of(s.masked(2), 1).what != ESCAPE


def test_late_in_the_night_key_cards_are_brought() -> None:
    s = begun()
    stand(s, 2, "N20", hand=(TOMMY,))
    assert errand_of(s.masked(4), 2).what == SEARCH
    s.round = 17
    assert errand_of(s.masked(4), 2).what == BRING
    s.mats[2].hand = [KNIFE]
    assert errand_of(s.masked(4), 2).what == SEARCH


def test_with_nothing_left_to_search_one_meets_the_others() -> None:
    s = begun()
    s.decks = [[], [], [], []]
    assert errand_of(s.masked(2), 1).what == MEET


def test_nobody_stands_in_the_way_of_who_brings_something() -> None:
    s = begun()
    stand(s, 1, "B2")
    s.decks = [[], [], [], []]
    errand = errand_of(s.masked(4), 2)
    assert errand.what == MEET
    assert not errand.goal >> number_of("C2") & 1
    stand(s, 3, "C2")
    stand(s, 2, "F6", hand=(TOMMY,))
    errand = errand_of(s.masked(4), 2)
    assert errand.what == BRING
    assert errand.goal >> number_of("D2") & 1  # the only space beside the collector is taken


def test_beside_the_collector_key_cards_change_hands() -> None:
    s = begun()
    options = [w.MOVE, w.TRADE | COLLECTOR]
    stand(s, 2, "E18", hand=(TOMMY, KNIFE))
    assert worth_a_trade(s, 2, options) == w.TRADE | COLLECTOR
    s.refusals = 1
    assert worth_a_trade(s, 2, options) == -1
    s.refusals = 0
    s.mats[2].hand = [KNIFE]
    assert worth_a_trade(s, 2, options) == -1


# Striking, chasing, fleeing


def test_weapons_count_only_with_what_they_need() -> None:
    s = begun()
    stand(s, 1, "E12", hand=(HAIRSPRAY, REVOLVER))
    assert striking.best_dice(s, 1) == 1
    stand(s, 1, "E12", hand=(HAIRSPRAY, MATCHES))
    assert [striking.dice_at(s, 1, far) for far in (1, 2, 3)] == [4, 4, 0]
    stand(s, 1, "E12", hand=(REVOLVER, BULLETS))
    assert striking.dice_at(s, 1, 10) == 3


def test_the_best_weapon_is_taken() -> None:
    s = begun()
    stand(s, 1, "E12", EAST, (KNIFE,))
    assert striking.strike(s, 1, [w.MOVE, w.ATTACK, w.ATTACK_WITH | KNIFE]) == w.ATTACK_WITH | KNIFE
    assert striking.strike(s, 1, [w.MOVE]) == -1


def test_the_armed_go_for_a_michael_whom_they_can_reach() -> None:
    s = begun()
    stand(s, 1, "E12", NORTH, (POKER,))
    michael_at(s, "H12")
    plan = victim.plan_of(s.masked(2), 1)
    assert plan.what == victim.HUNT
    assert plan.goal >> number_of("G12") & 1
    s.mats[1].hand = []
    assert victim.plan_of(s.masked(2), 1).what != victim.HUNT


def test_who_would_lose_a_key_card_flees() -> None:
    s = begun()
    stand(s, 1, "E12", EAST, (TOMMY,))
    s.mats[1].damage = 2
    michael_at(s, "F12")
    known = s.masked(2)
    plan = victim.plan_of(known, 1)
    assert plan.what == victim.FLEE
    assert victim.act(known, 1, [w.MOVE, w.REST, w.ATTACK], plan) == w.MOVE
    s.mats[1].hand = []
    known = s.masked(2)
    assert victim.act(known, 1, [w.MOVE, w.REST, w.ATTACK], victim.plan_of(known, 1)) == w.ATTACK


def test_a_victim_faces_the_figure() -> None:
    s = begun()
    stand(s, 1, "E12", NORTH)
    michael_at(s, "H12")
    known = s.masked(2)
    options = [w.FACE | direction for direction in range(4)]
    plan = victim.Plan(MEET, 0, -1, 0.0)
    assert victim.face(known, 1, options, plan, seeded(1, 1)) == w.FACE | EAST


def test_key_cards_stay_in_the_hand_and_the_dead_leave_them_on_top() -> None:
    cards = [w.return_of(card, 2, place) for card in (TOMMY, MATCHES) for place in (w.TOP, w.BOTTOM)]
    assert victim.give_back(cards) == w.return_of(MATCHES, 2, w.BOTTOM)
    assert victim.give_back(cards[:2]) == w.return_of(TOMMY, 2, w.TOP)


# Michael


def alone(s: Halloween, space: str, facing: int) -> None:
    """One victim on the street, the others far away in closed rooms."""
    stand(s, 1, space, facing)
    stand(s, 2, "L4", NORTH)
    stand(s, 3, "Q20", SOUTH)


def test_michael_strikes_whom_he_stands_beside() -> None:
    s = begun()
    alone(s, "E12", WEST)
    michael_at(s, "F12", figure=False)
    s.deed = 0
    deed = killer.next_deed(s.masked(1))
    assert (deed.kind, deed.what) == (killer.STRIKES, 1)


def test_michael_comes_to_strike_from_where_he_can() -> None:
    s = begun()
    alone(s, "E12", WEST)
    michael_at(s, "I12", figure=False)
    s.deed = 0
    deed = killer.next_deed(s.masked(1))
    assert deed.kind == killer.GOES
    assert beside(s, 1) >> deed.what & 1


def test_michael_ends_his_turn_out_of_sight_of_a_pistol() -> None:
    s = begun()
    alone(s, "A12", EAST)
    s.mats[1].who = BRACKETT
    s.mats[1].hand = [PISTOL]
    michael_at(s, "H12")
    s.deed = 1
    deed = killer.next_deed(s.masked(1))
    assert deed.kind == killer.GOES
    assert not s.seen() >> deed.what & 1
    assert one_action(s, 1 << s.space) >> deed.what & 1


def test_a_pistol_is_to_be_shunned() -> None:
    s = begun()
    alone(s, "A12", EAST)
    michael_at(s, "H12")
    far = exposure(s, s.space, judged(s.masked(1)), -1)
    s.mats[1].who = BRACKETT
    s.mats[1].hand = [KNIFE]  # Michael sees that there is a card, not which
    assert exposure(s, s.space, judged(s.masked(1)), -1) > far + 1


# Reasons


def test_all_reasons_are_known_ones() -> None:
    heard: set[str] = set()

    class Told(Hunter):
        def choose(self, known: object, kind: int, options: list[int]) -> int:
            option = super().choose(known, kind, options)
            reason = self.explain()
            if reason is not None:
                assert set(reason[1]) == REASONS[reason[0]]
                heard.add(reason[0])
            return option

    for index in range(3):
        s = game.start(4, seeded(8, index))
        minds: list[Mind] = [Told() for _ in range(4)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, 4, seeded(9, seat))
        play_with(s, minds, 20_000)
    s = game.start(3, seeded(8, 9))
    minds = [RandomMind(), Told(), Told()]
    for seat, mind in enumerate(minds):
        mind.begin(seat, 3, seeded(9, seat))
    play_with(s, minds, 20_000)
    assert s.reward(MICHAEL) == 0.0
    assert heard >= {"why-search", "why-bring", "why-escape", "why-attack", "why-strike", "why-close", "why-look"}


def test_victims_ask_where_michael_is_while_both_answers_are_likely() -> None:
    s = begun()
    stand(s, 1, "D4")  # in the Wallace house
    phones = [w.PHONE | quadrant for quadrant in range(4)]
    everywhere = s.trail.spaces()
    assert everywhere.bit_count() > 120
    assert inquiry(s, 1, [w.MOVE, *phones]) in phones
    s.deed = 1
    assert inquiry(s, 1, [w.MOVE, *phones]) < 0, "the action is worth more when one has begun something"
    near = sum(1 << number_of(space) for space in ("D2", "E2", "F2", "D6", "E6"))
    far = sum(1 << number_of(space) for space in ("P20", "P21", "O20", "O21", "N20"))
    for possible, asks in ((near | far, True), (near, False), (far, False)):
        s.trail.pools = [possible, 0, 0, 0]
        assert (inquiry(s, 1, [w.MOVE, w.DOG, *phones]) == w.DOG) is asks
    s.trail.pools = [near | far, 0, 0, 0]
    s.mats[1].hand = [DOG]
    assert victim.choose(s, 1, w.ASK_FREE, [w.DOG, w.END], victim.plan_of(s, 1), seeded(1)) == w.DOG
    s.trail.pools = [near, 0, 0, 0]
    assert victim.choose(s, 1, w.ASK_FREE, [w.DOG, w.END], victim.plan_of(s, 1), seeded(1)) == w.END
