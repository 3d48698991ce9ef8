"""The party's mind: whole campaigns from masked states, and what it does in single moments."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.play import play_with
from gloam.core.rng import seeded
from gloam.core.state import PASS
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import CARD_IDS, INSTINCT, ITEM_IDS, QUICK_PAWS
from gloam.games.aftermath.figures import Task
from gloam.games.aftermath.mind.acting import MOST_PLANS, Favourites, Outlook, next_step
from gloam.games.aftermath.mind.answering import at_leisure, unfitting
from gloam.games.aftermath.mind.helping import consents, inspire, task_need, wants_to_trade
from gloam.games.aftermath.mind.purpose import Purpose
from gloam.games.aftermath.mind.reasons import REASONS
from gloam.games.aftermath.rules.odds import best_try, chance


def companion(seat: int = 0, seats: int = 2) -> Any:
    mind = game.minds()["steady"]()
    mind.begin(seat, seats, seeded(4))
    return mind


def chosen(t: Any, seat: int = 0) -> str:
    """What the mind answers to the open question of a seat."""
    s = t.s
    d = s.decision_of(seat)
    return game.lexicon.write(companion(seat, s.seats).choose(s.masked(s.side(seat)), d.kind, list(d.options)))


def cards(*names: str) -> list[int]:
    return [CARD_IDS.index(name) for name in names]


def test_odds_of_dice() -> None:
    """AF-238, AF-240, AF-241: 0, 1, 1, 2, 2, 3 on either die."""
    assert chance(4, 4, False) == 1.0
    assert chance(4, 5, False) == pytest.approx(5 / 6)
    assert chance(4, 7, False) == pytest.approx(1 / 6)
    assert chance(4, 8, False) == 0.0
    assert chance(4, 4, True) == pytest.approx(sum(a >= b for a in (0, 1, 1, 2, 2, 3) for b in (0, 1, 1, 2, 2, 3)) / 36)
    assert chance(4, 10, True) == 0.0


def test_no_more_cards_than_needed() -> None:
    tried = best_try(cards("y6", "y5", "y2", "g1"), INSTINCT, [0, 0, 0, 2], 4, False, 2.0, 0.0)
    assert tried is not None
    assert tried.chance == 1.0
    assert tried.cards == cards("y2"), "the cheapest card that is enough"
    assert best_try(cards("g1", "r2"), INSTINCT, [0, 0, 0, 2], 4, False, 2.0, 0.0) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sessions_of_minds_end(seats: int) -> None:
    """From masked states alone; each choice is told with a reason that has a text, or with none."""
    s: Any = game.start(seats, seeded(seats))
    minds = [companion(seat, seats) for seat in range(seats)]
    told = set()

    class Telling(type(minds[0])):  # type: ignore[misc]
        def choose(self, known: Any, kind: int, options: list[int]) -> int:
            option: int = super().choose(known, kind, options)
            told.add((self.explain() or ("", {}))[0])
            return option

    for seat in range(seats):
        minds[seat] = Telling()
        minds[seat].begin(seat, seats, seeded(seat))
    play_with(s, minds)
    assert s.over
    assert told - {""} <= set(REASONS)
    assert len(told) > 10


def test_the_same_game_twice() -> None:
    sums = []
    for _ in range(2):
        s: Any = game.start(2, seeded(9))
        sums.append(play_with(s, [companion(seat) for seat in range(2)]).checksum)
    assert sums[0] == sums[1]


def test_it_goes_along_with_a_proposal() -> None:
    """AF-061: people lead; whoever has proposed is joined."""
    s: Any = game.start(2, seeded(3))
    s.play(0, w.HERO)
    s.play(1, w.HERO | 1)
    s.play(0, w.KEEPER | 1)
    known = s.masked(s.side(1))
    assert companion(1).choose(known, w.ASK_KEEPER, list(s.decision_of(1).options)) == w.KEEPER | 1


def test_it_never_ends_a_campaign_of_people(table: Any) -> None:
    """AF-599, AF-602: endless mode rather than the end, and on after a victory."""
    mind = companion()
    t = table(["pim", "odo"], 30, hands__A=["g1"], next="actions")
    t.go()
    known = t.s.masked(1)
    assert mind.choose(known, w.ASK_ENDLESS, [w.ENDLESS, w.GIVE_UP]) == w.ENDLESS
    assert mind.choose(known, w.ASK_WON, [w.GO_ON, w.DONE]) == w.GO_ON


def test_it_searches_with_good_cards(table: Any) -> None:
    t = table(["juno", "odo"], 11, mission="m1", heroes__juno__space="b1", heroes__odo__space="c5", finds=["b1 0"],
              hands__A=["y3", "g1"], next="actions")  # fmt: skip
    t.go()
    assert chosen(t) == "scavenge:0"


def test_it_helps_with_the_task_and_keeps_what_does_not_fit(table: Any) -> None:
    t = table(["odo", "juno"], 30, mission="m1", heroes__odo__space="e3", heroes__juno__space="e3",
              hands__A=["r4", "b1"], objectives="a", next="actions")  # fmt: skip
    t.go()
    t.go("move:b1", "go", "step:f3")
    while t.s.pending[0].kind != w.ASK_ACTION:
        t.go(t.options()[0])
    assert t.s.task is not None
    assert chosen(t) == "contribute:r4"


def test_it_leaves_with_the_box_and_not_without(table: Any) -> None:
    for flags, leaves in (([], False), (["m1_box 1"], True)):
        t = table(["odo", "juno"], 30, mission="m1", heroes__odo__space="a1", heroes__juno__space="a2",
                  hands__A=["b1"], flags=flags, objectives="" if flags else "a",
                  next="actions")  # fmt: skip
        t.go()
        assert (chosen(t) == "leave") == leaves


def test_it_strikes_when_the_chance_is_good(table: Any) -> None:
    t = table(["odo", "juno"], 30, mission="m1", hostile=True, heroes__odo__space="c4", heroes__juno__space="a5",
              foes=["rust-cutter c4"], hands__A=["r6", "r5"], objectives="a", next="actions")  # fmt: skip
    t.go()
    assert chosen(t) == "melee:0,0"


def test_it_defends_its_last_life_with_all_it_has(table: Any) -> None:
    t = table(["odo", "juno"], 30, mission="m1", hostile=True, heroes__odo__space="c4", heroes__juno__space="a5",
              heroes__odo__wounds=4, foes=["rust-cutter c4"], hands__A=["b2", "b4"], threats=["k4"],
              next="actions")  # fmt: skip
    t.go("end")
    assert t.s.pending[0].kind == w.ASK_DEFEND
    assert chosen(t).startswith("play:")


def test_it_rests_when_somebody_is_about_to_fall(table: Any) -> None:
    for wounds, food, answer in ((4, 6, "rest"), (0, 6, "pass"), (4, 0, "pass")):
        t = table(["odo", "juno"], 30, mission="m1", heroes__odo__space="c4", heroes__juno__space="a5",
                  heroes__odo__wounds=wounds, heroes__juno__wounds=min(3, wounds), dials__food=food, hands__A=["b2"],
                  next="actions")  # fmt: skip
        t.go("end")
        assert t.s.pending[0].kind == w.ASK_REST
        assert chosen(t, t.s.pending[0].seat) == answer


def test_it_carries_a_side_mission_along_only_where_there_is_time() -> None:
    from gloam.games.aftermath.content.tables import MISSION_IDS
    from gloam.games.aftermath.mind.home import pick_errand

    s: Any = game.start(2, seeded(3))
    m7 = w.MISSION | MISSION_IDS.index("m7")
    s.mission = MISSION_IDS.index("m3")
    assert pick_errand(s, [m7, PASS]) == m7, "the arcade is beside the bridge"
    s.mission = MISSION_IDS.index("m1")
    d41 = w.MISSION | MISSION_IDS.index("d41")
    assert pick_errand(s, [d41, PASS]) == PASS, "the subway is far from the machines"


def test_it_gives_a_card_to_whoever_stands_at_the_task(table: Any) -> None:
    """AF-353, AF-270: what oneself cannot lay down there goes to a companion who can."""
    t = table(["odo", "juno"], 40, mission="m1", heroes__odo__space="a5", heroes__juno__space="c3", hands__A=["y4"],
              hands__B=["g1"], next="actions")  # fmt: skip
    t.go()
    there = t.s.hero(1).space
    t.s.task = Task(0, INSTINCT, 12, [there], CARD_IDS.index("y6"), 4, t.s.words.start("40-exit-a"))
    card = CARD_IDS.index("y4")
    assert task_need(t.s, 0, 1, card) > 0.0
    assert inspire(t.s, 0, [w.INSPIRE | card << 3 | 1, w.END]) == w.INSPIRE | card << 3 | 1


def test_it_chooses_by_what_lies_open(table: Any) -> None:
    """AF-047: a nut for a bit of metal, where there is metal enough and everybody is hungry."""
    t = table(["odo", "juno"], 30, mission="m1", heroes__odo__space="d2", heroes__juno__space="a5", hands__A=["b1"],
              dials__scrap=12, dials__food=0, next="actions")  # fmt: skip
    t.go()
    t.s.ask_again()
    t.s.push(t.s.words.start("30-info-b", 0))
    t.s.run()
    assert chosen(t) == "choose:30-info-b-option-2"


def test_an_exit_is_good_if_its_entry_ends_the_mission(table: Any) -> None:
    """AF-046: exits can be read at any time. With a crate to carry the same exit is a success."""
    t = table(["odo", "juno"], 36, mission="m4", tokens=["heavy f6"], heroes__odo__space="f6", hands__A=["r4"],
              next="actions")  # fmt: skip
    t.go()
    purpose = Purpose(t.s)
    assert not purpose.exit_is_good(0)
    assert purpose.heavy == t.s.hero(0).space
    t.s.tokens.clear()
    t.s.hero(0).carries = True
    assert Purpose(t.s).exit_is_good(0)


def test_it_does_not_walk_to_and_fro(table: Any) -> None:
    """AF-146: a hard pressed party may go back once; then it stays until it is over."""
    t = table(["odo", "juno"], 38, mission="m5", hostile=True, heroes__odo__space="a4", heroes__juno__space="b4",
              heroes__odo__wounds=4, heroes__juno__wounds=3, foes=["greysmoke f1"], objectives="b", hands__A=["b2"],
              next="actions")  # fmt: skip
    t.go()
    worths = []
    for visits in (1, 2, 3):
        t.s.visits = [3, 10, 25, 37] + [38, 37] * (visits - 1) + [38]
        worths.append(Purpose(t.s).exit_worth(0))
    assert worths[0] == worths[1] > 0.0
    assert worths[2] == 0.0


def test_the_mission_draws_more_with_every_round(table: Any) -> None:
    t = table(["odo", "juno"], 31, mission="m2", objectives="a", hands__A=["b2"], next="actions")
    t.go()
    worths = []
    for rounds in (0, 4, 8, 40):
        t.s.page_turns = 2 * rounds
        worths.append(Purpose(t.s).objective_worth(0, float(rounds)))
    assert worths[0] == worths[1] < worths[2] < worths[3]
    t.s.page_turns = 2 * 400
    assert Purpose(t.s).objective_worth(0, 400.0) == worths[3], "but nobody gives everything for it"


def test_batteries_go_where_they_are_of_use(table: Any) -> None:
    """AF-365, AF-520: to a companion in the same space whose zapper is empty; nobody gives what is needed."""
    for space, own, given in (("c4", ["i01"], "give-battery:B"), ("c4", ["i14"], "charge:i14"), ("a5", ["i01"], None)):
        t = table(["pim", "odo"], 30, mission="m1", heroes__pim__space="c4", heroes__odo__space=space,
                  heroes__pim__worn=own, heroes__odo__worn=["i14"], heroes__pim__batteries=1, hands__A=["g1"],
                  next="actions")  # fmt: skip
        t.go()
        assert wants_to_trade(t.s, 0) == (given is not None)
        if given is not None:
            t.go("equip:g1")
            assert chosen(t) == given
    t = table(["pim", "odo"], 30, mission="m1", heroes__pim__space="c4", heroes__odo__space="c4",
              heroes__pim__worn=["i14"], heroes__odo__worn=["i02"], heroes__odo__batteries=1, hands__A=["g1"],
              next="actions")  # fmt: skip
    t.go("equip:g1")
    assert chosen(t) == "take-battery:B"


def test_it_makes_room_for_cards_that_fit(table: Any) -> None:
    """AF-204: whoever stands before the Rustmother and has to talk does not keep a hand for lifting."""
    hand = cards("r1", "r4", "b3", "y4")
    for mission, unfit in (("m3", cards("r1", "r4", "b3")), ("m4", [])):
        t = table(["juno", "odo"], 34, mission=mission, heroes__juno__space="c2", foes=["rustmother c2"],
                  hands__A=["r1", "r4", "b3", "y4"], next="actions")  # fmt: skip
        t.go()
        assert sorted(unfitting(t.s, 0, hand)) == sorted(unfit)


def test_quick_paws_save_cards(table: Any) -> None:
    """AF-345: a white card instead of the cards of a move, where there is something to be had in three steps."""
    t = table(["pim", "odo"], 30, mission="m1", heroes__pim__space="a1", heroes__odo__space="a2", flags=["m1_box 1"],
              hands__A=["w2"], next="actions")  # fmt: skip
    t.s.hero(0).abilities = [QUICK_PAWS]
    t.go()
    t.s.hero(0).space = t.s.chart.near[t.s.hero(0).space][0]
    plans = Outlook(t.s, 0).moves()
    assert w.ABILITY | QUICK_PAWS in {plan.option for plan in plans}


def test_it_keeps_what_it_lives_by(table: Any) -> None:
    """AF-485, I32: with as many wounds as life would be left, a Sock Vest is not given away, nor let break."""
    vest, rapier = ITEM_IDS.index("i32"), ITEM_IDS.index("i05")
    for wounds, spared in ((4, False), (3, True)):
        t = table(["juno", "odo"], 30, mission="m1", heroes__juno__space="c4", heroes__juno__worn=["i32", "i05"],
                  heroes__juno__wounds=wounds, hands__A=["g1"], next="actions")  # fmt: skip
        t.go()
        assert consents(t.s, 0, vest) == spared
        broken = at_leisure(t.s, 0, w.ASK_BREAK, [w.BREAK | vest, w.BREAK | rapier])
        assert broken == w.BREAK | (vest if spared else rapier)


def test_it_takes_the_boat_along(table: Any) -> None:
    """6.11: what it has reckoned with the boat it walks with the boat."""
    t = table(["pim", "odo"], 14, mission="m1", heroes__pim__space="b3", tokens=["boat b3"], hands__A=["g2", "y1"],
              next="actions")  # fmt: skip
    t.go("move:g2", "go")
    step, goal = t.s.pending[0].step, CELL_IDS.index("c3")
    assert next_step(t.s, 0, step.left, step.mask, step.boat, goal, t.s.pending[0].options) == w.BOAT | goal


def test_the_favourites_are_the_best_and_the_first_of_equal_ones() -> None:
    """... as sorting all of them would have it."""
    rng, favourites = seeded(9), Favourites()
    worths = [float(rng.below(12)) for _ in range(200)]
    for number, worth in enumerate(worths):
        favourites.put(w.END, worth, number, [])
    best = sorted(range(200), key=lambda number: -worths[number])[:MOST_PLANS]
    assert [plan.goal for plan in favourites.plans] == best
