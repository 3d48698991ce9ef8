"""Set-up, sessions and what a campaign keeps (4.1, 4.2, 4.22, 4.23)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from gloam.core.game import GameError
from gloam.core.records.carry import Carried
from gloam.core.rng import seeded
from gloam.core.state import PASS
from gloam.core.value import to_plain
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import LINE_IDS
from gloam.games.aftermath.content.schema import KeptChapter
from gloam.games.aftermath.content.tables import (
    ABILITY_IDS,
    BASIC_CARDS,
    CLUES,
    DIAL_MAX,
    DISCOVERY_IDS,
    ENCOUNTER_IDS,
    ENEMY_IDS,
    FIRST_ENCOUNTERS,
    FLAG_IDS,
    ITEM_IDS,
    MISSION_IDS,
    MORALE,
    STARTING_ITEM,
    TIME,
)
from gloam.games.aftermath.figures import LEFT, ON_PAGE, ExitChange, LineChange, MarkChange
from gloam.games.aftermath.rules.closing import close
from gloam.games.aftermath.rules.ending import MissionOver, SideOver
from gloam.games.aftermath.rules.pages import GoHome
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.state import FAILURE, Chapter
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings


def begin(seats: int = 2, seed: int = 3) -> Any:
    """A first session, up to the question for missions: heroes in the order of the seats, keeper A."""
    s = game.start(seats, seeded(seed))
    for seat in range(seats):
        s.play(seat, w.HERO | seat)
    for seat in range(seats):
        s.play(seat, w.KEEPER)
    return s


def all_say(s: Any, option: int) -> None:
    for seat in [d.seat for d in s.pending]:
        s.play(seat, option)


def test_a_character_is_chosen_once(table: Any) -> None:
    """AF-007, AF-028: who is taken is refused to others."""
    s = game.start(2, seeded(1))
    s.play(0, w.HERO | 2)
    assert w.HERO | 2 not in s.pending[0].options
    assert s.refusal(1, w.HERO | 2) == w.TAKEN


def test_boxes_and_decks(table: Any) -> None:
    """AF-009, AF-010, AF-013, AF-014, AF-015, AF-020, AF-021, AF-023, AF-030: what a first session begins with."""
    s = begin()
    assert sorted(s.deck) == BASIC_CARDS, "no influence card is in play"
    assert [len(hand) for hand in s.hands] == [0, 0]
    for who, hero in enumerate(s.heroes):
        assert hero.items() == [STARTING_ITEM[who]]
        assert len(hero.abilities) == 1
    assert len(s.items) == 51 - 4
    assert not {ITEM_IDS.index(name) for name in ITEM_IDS if name.startswith("d")} & set(s.items)
    assert sorted(s.encounters) == sorted(FIRST_ENCOUNTERS)
    assert len(FIRST_ENCOUNTERS) == 17
    assert [len(pile) for pile in s.piles] == [8, 7, 6]
    assert s.campaign.taken == 0
    other = begin(seed=4)
    for name in ("deck", "items", "encounters"):
        assert getattr(other, name) != getattr(s, name), "shuffled"
    assert other.piles != s.piles


def test_the_first_pages(table: Any) -> None:
    """AF-024, AF-026, AF-131, AF-630, AF-631: page 2 sets the dials and leads to page 3, where missions are chosen; the
    keeper, who was chosen, does not change and has the first turn."""
    s = game.start(2, seeded(3))
    s.play(0, w.HERO)
    s.play(1, w.HERO | 1)
    s.play(0, w.KEEPER | 1)
    s.play(1, w.KEEPER | 1)
    assert s.visits == [2, 3]
    assert s.dials == [0, 0, 3, 6, 8, 5]
    available = [name for name, state in zip(MISSION_IDS, s.campaign.missions, strict=True) if state == 1]
    assert available == ["m1", "m6"]
    assert s.pending[0].options == [w.MISSION | 0]
    all_say(s, w.MISSION | 0)
    all_say(s, 0)
    assert s.page == 10
    assert s.keeper == 1
    while s.pending[0].kind == w.ASK_START:
        s.play(s.pending[0].seat, s.pending[0].options[0])
    assert s.turn == 1


def test_the_keeper_breaks_ties_and_seats_are_fixed() -> None:
    """AF-026, AF-032, AF-061: the default keeper is the first seat; the number of seats does not change."""
    s = game.start(2, seeded(3))
    s.play(0, w.HERO)
    s.play(1, w.HERO | 1)
    s.play(0, w.KEEPER | 1)
    s.play(1, w.KEEPER | 0)
    assert s.keeper == 1, "before there is a keeper the first seat has the last word"
    assert s.seats == len(s.cast) == len(s.hands) == 2


def people(seats: int) -> Any:
    return Table.make("t1", game, seats, 5, {}, Settings(), "Ann", 100)[0]


def test_one_or_two_people_may_have_two_characters() -> None:
    """AF-001, AF-002, AF-003, AF-005, AF-033: two seats for one person, who sees both; never three."""
    assert game.seat_counts == range(2, 5)
    table = people(4)
    table.seating.sit("A", "Ann", 101)
    table.seating.sit("C", "Ann", 102, person=1)
    assert table.people.seats_of(1) == "AC"
    with pytest.raises(TableError):
        table.seating.sit("B", "Ann", 103, person=1)
    table.seating.sit("B", "Bob", 104)
    table.seating.sit("D", "Bob", 105, person=2)
    assert table.people.seats_of(2) == "BD"


def test_of_three_people_each_has_one() -> None:
    """AF-004: with three people nobody holds two seats, whoever comes last."""
    table = people(4)
    table.seating.sit("A", "Ann", 101)
    table.seating.sit("B", "Bob", 102)
    table.seating.sit("C", "Cid", 103)
    with pytest.raises(TableError, match="more than 2 people"):
        table.seating.sit("D", "Ann", 104, person=1)
    table = people(4)
    table.seating.sit("A", "Ann", 101)
    table.seating.sit("C", "Ann", 102, person=1)
    table.seating.sit("B", "Bob", 103)
    with pytest.raises(TableError, match="more than 2 people"):
        table.seating.sit("D", "Cid", 104)


def test_dials_have_their_limits(table: Any) -> None:
    """AF-051, AF-055, AF-056, AF-057: maxima 20, Morale 10; never below 0; the limit of raises is renewed on page 3."""
    assert DIAL_MAX == [20, 20, 20, 20, 20, 10]
    t = table(["pim", "odo"], 30)
    t.s.change_dial(CLUES, 50)
    t.s.change_dial(MORALE, 50)
    t.s.change_dial(TIME, -3)
    assert (t.s.dials[CLUES], t.s.dials[MORALE], t.s.dials[TIME]) == (20, 10, 0)
    t.s.dials[MORALE] = 5
    t.s.change_dial(MORALE, 1)
    assert t.s.dials[MORALE] == 5
    s = begin()
    s.raised = 1 << MORALE
    from gloam.games.aftermath.rules.missions import begin_session

    begin_session(s)
    assert s.raised == 0


def test_a_raise_that_changes_nothing_does_not_count(table: Any) -> None:
    """AF-054: at the maximum the limit is not used up."""
    t = table(["pim", "odo"], 30, dials__morale=10)
    t.s.change_dial(MORALE, 2)
    t.s.dials[MORALE] = 4
    t.s.change_dial(MORALE, 2)
    assert t.s.dials[MORALE] == 6, "one raise by two"


def test_discovery_cards(table: Any) -> None:
    """AF-058, AF-059, AF-060: an encounter goes under its deck, which keeps its order; a card is taken once."""
    t = table(["pim", "odo"], 30)
    before = t.s.encounters.copy()
    take_discovery(t.s, DISCOVERY_IDS.index("d24"), 0)
    assert t.s.encounters == [ENCOUNTER_IDS.index("d24"), *before]
    take_discovery(t.s, DISCOVERY_IDS.index("d24"), 0)
    assert len(t.s.encounters) == len(before) + 1
    take_discovery(t.s, DISCOVERY_IDS.index("d44"), 0)
    take_discovery(t.s, DISCOVERY_IDS.index("d44"), 0)
    assert t.s.dials[CLUES] == 1, "a document gives one clue, once"
    take_discovery(t.s, DISCOVERY_IDS.index("d13"), 0)
    assert ITEM_IDS.index("d13") in t.s.campaign.stores


def test_exit_entries_are_open_from_the_start(table: Any) -> None:
    """AF-041, AF-046: when a page is opened its exits can be read, its other entries cannot."""
    t = table(["pim", "odo"], 30, next="open")
    t.go()
    open_to_all = game.unsealed(t.s, 0)
    assert "30-exit-a" in open_to_all
    assert not {"30-info-a", "30-objective-a", "30-threat", "30-calamity", "30-1"} & set(open_to_all)


def test_side_missions(table: Any) -> None:
    """AF-634: its end does not end the session; untouched it is available again."""
    t = table(["pim", "odo"], 30, mission="m1", errand="m6", hands__A=["g1"], next="actions")
    t.s.campaign.missions[MISSION_IDS.index("m6")] = 2
    t.go()
    t.s.ask_again()
    t.s.push(SideOver(MISSION_IDS.index("m6"), False, 0))
    t.s.run()
    assert t.s.campaign.missions[MISSION_IDS.index("m6")] == 4
    assert t.s.page == 30
    assert not t.s.over
    from gloam.games.aftermath.rules.missions import begin_session

    begin_session(t.s)
    assert t.s.campaign.missions[MISSION_IDS.index("m6")] == 1, "AF-633: available again"


def test_forage(table: Any) -> None:
    """AF-633, AF-635: offered after a failure; three location pages make it a success; it changes no card."""
    from gloam.games.aftermath.rules.ending import went_home_well
    from gloam.games.aftermath.rules.missions import ChooseMain

    s = begin()
    forage = MISSION_IDS.index("forage")
    step = ChooseMain(s.everybody(), 0)
    assert w.MISSION | forage not in step.options(s)
    s.campaign.failed_last = True
    assert w.MISSION | forage in step.options(s)
    s.campaign.failed_last = False
    s.campaign.missions = [3 if state == 1 else state for state in s.campaign.missions]
    assert step.options(s) == [w.MISSION | forage]
    s.mission = forage
    s.left_pages = [11, 12]
    assert not went_home_well(s)
    s.left_pages = [11, 12, 11, 14]
    assert went_home_well(s)
    assert s.allowance() == 6
    before = s.campaign.missions.copy()
    MissionOver(True).run(s)
    GoHome().run(s)
    assert s.campaign.missions == before


def test_homecoming(table: Any) -> None:
    """AF-012, AF-636: wounds, statuses, tokens, batteries on items and hands go, influence cards are out of play."""
    t = table(["pim", "odo"], 30, mission="m1", heroes__pim__wounds=2, heroes__odo__toxic=1, hands__A=["inf-pim", "g1"],
              heroes__pim__statuses=["scared"], heroes__pim__worn=["i14"], heroes__pim__batteries=2)  # fmt: skip
    t.s.heroes[0].charge = [0, 0, 1, 0, 0]
    t.put(hunt=["roach"], next="actions")
    t.s.rng.fix("black", [1])
    t.s.push(MissionOver(False))
    t.s.run()
    assert t.s.heroes[0].wounds == t.s.heroes[1].toxic == t.s.heroes[0].statuses == 0
    assert t.s.heroes[0].charge == [0] * 5
    assert t.s.heroes[0].batteries == 2
    assert sorted(t.s.deck + t.s.discard) == BASIC_CARDS
    assert t.s.hunt == []


def test_a_goal_at_once(table: Any) -> None:
    """AF-649, AF-598: Sable's debt settled completes the goal in the middle of a mission, whoever is along."""
    t = table(["pim", "odo"], 20, mission="m1", errand="m7", hands__A=["g1"], next="actions")
    t.s.campaign.missions[MISSION_IDS.index("m7")] = 2
    t.go()
    t.s.ask_again()
    t.s.push(SideOver(MISSION_IDS.index("m7"), True, 0))
    t.s.run()
    assert t.s.campaign.goals == 1 << 3
    assert not t.s.over


def test_a_goal_counts_once_and_so_does_the_win(table: Any) -> None:
    """AF-597, AF-610: told once; the fourth goal wins once, whatever completes it again."""
    from gloam.games.aftermath.rules.goals import complete_goal

    t = table(["pim", "odo"], 30, mission="m1", goals=["pim", "odo", "juno"], hands__A=["g1"], next="actions")
    complete_goal(t.s, 3)
    assert t.s.campaign.won
    kinds = [t.s.history.at(i).kind for i in range(len(t.s.history))]
    assert (kinds.count(w.TOLD_GOAL), kinds.count(w.TOLD_WON)) == (1, 1)
    steps = len(t.s.agenda)
    complete_goal(t.s, 3)
    assert len(t.s.agenda) == steps
    t.s.campaign.goals = 0b0111
    complete_goal(t.s, 3)
    kinds = [t.s.history.at(i).kind for i in range(len(t.s.history))]
    assert (kinds.count(w.TOLD_GOAL), kinds.count(w.TOLD_WON)) == (2, 1)
    assert len(t.s.agenda) == steps


def test_what_is_kept_and_what_is_not(table: Any) -> None:
    """AF-607, AF-608, AF-651, AF-653: a record by names; one that names what the content does not have is refused."""
    t = table(["pim", "odo"], 30, mission="m1", hands__A=["g1"], heroes__pim__batteries=2, dials__time=4)
    t.s.campaign.taken |= 1 << DISCOVERY_IDS.index("d24")
    kept = game.carry(t.s)
    assert kept.heroes["pim"].batteries == 2
    later: Any = game.go_on(3, seeded(9), game.complete(3, {}), kept)
    assert later.hands == [[], [], []]
    assert ENCOUNTER_IDS.index("d24") in later.encounters
    assert later.heroes[0].batteries == 2
    kept.stores.append("i99")
    with pytest.raises(GameError, match="i99"):
        game.go_on(3, seeded(9), game.complete(3, {}), kept)
    t.s.ending = 2
    assert game.carry(t.s) is None, "AF-601, AF-607: a lost campaign begins anew"


def test_the_record_has_all_that_lasts_and_nothing_else(table: Any) -> None:
    """AF-651, AF-653, AF-647, AF-654: every part of the record comes back in the next session, also after it was
    written down; what lasts for a page or a mission does not."""
    t = table(["pim", "odo"], 30, mission="m1", errand="m6", dials__clues=4, dials__scrap=7, dials__food=2,
              dials__population=11, dials__morale=8, dials__time=6, heroes__pim__worn=["i07", "i19"],
              heroes__pim__pack=["i33"], heroes__sable__pack=["i05", "i06"], heroes__sable__batteries=3,
              heroes__odo__abilities=["stand-fast", "roar"], heroes__pim__wounds=1, heroes__odo__statuses=["scared"],
              flags=["lab_badge 1", "m1_box 1"], stores=["i46", "d01"], built=["i45", "d13"], broken=["i10", "i47"],
              taken=["d01", "d13", "d20", "d23"], goals=["odo"], missions__m1="succeeded", missions__m2="available",
              missions__d40="available", hands__A=["g1"])  # fmt: skip
    s = t.s
    c = s.campaign
    c.attempted = 0b11
    c.banished = 1 << DISCOVERY_IDS.index("d23")
    c.lessons = [ABILITY_IDS.index("haymaker"), ABILITY_IDS.index("called-shot")]
    c.read = [3, 1]
    c.sessions = 4
    c.won = c.endless = c.failed_last = True
    # A hero and a card that no content has: the log tells of what was, and is no rule.
    c.log = [Chapter(["pim", "ash"], "m1", True, "", False, {"time": 7, "food": 2}, ["d01", "x99"], [])]
    for scope in range(3):
        s.lines.append(LineChange(30 + scope, 0, 1, LINE_IDS.index("white"), scope))
        s.marks.append(MarkChange(30 + scope, 2, 0, scope != 1, scope))
        s.shut.append(ExitChange(30 + scope, 1, scope))
    kept = game.carry(s)
    assert kept is not None
    written = msgspec.json.decode(msgspec.json.encode(kept), type=type(kept))
    later: Any = game.go_on(2, seeded(9), game.complete(2, {}), written)
    assert to_plain(later.campaign) == to_plain(c)
    assert later.dials[1:] == s.dials[1:]
    assert [to_plain([h.worn, h.pack, h.batteries, h.abilities]) for h in later.heroes] == [
        to_plain([h.worn, h.pack, h.batteries, h.abilities]) for h in s.heroes
    ]
    assert not any(h.wounds or h.statuses for h in later.heroes)
    assert [(x.page, x.kind) for x in later.lines] == [(32, LINE_IDS.index("white"))]
    assert [(x.page, x.cell, x.mark, x.added) for x in later.marks] == [(32, 2, 0, True)]
    assert [(x.page, x.letter) for x in later.shut] == [(32, 1)]
    assert later.flags[FLAG_IDS.index("lab_badge")] == 1
    assert later.flags[FLAG_IDS.index("m1_box")] == 0
    held = {*c.stores, *c.built, *c.broken, *(item for hero in s.heroes for item in hero.items())}
    assert not held & set(later.items), "AF-014: what somebody has is not in the deck"
    assert len(later.items) == 51 - len([item for item in held if ITEM_IDS[item].startswith("i")])
    found = [x for x in later.encounters if x not in FIRST_ENCOUNTERS]
    assert [ENCOUNTER_IDS[x] for x in found] == ["d20"], "AF-651: d23 is banished"
    assert later.hands == [[], []]
    assert later.raised == later.used_mission == 0


def test_the_log_tells_what_each_session_was(table: Any) -> None:
    """AF-651: who went out, on which missions with what result, the Time it took, what it brought and how it left the
    colony; the next session adds to it."""
    t = table(["odo", "pim"], 30, mission="m1", errand="m6", missions__m1="succeeded", missions__m6="succeeded",
              result="success", dials__time=6, dials__food=6, dials__population=14, dials__morale=5,
              built=["i44"], next="colony")  # fmt: skip
    t.roll(black=0)
    t.go()
    while not t.s.over:
        t.together("done")
    kept = game.carry(t.s)
    dials = {name: value for name, value in kept.dials.items() if name != "time"}
    assert kept.log == [
        KeptChapter(["odo", "pim"], "m1", True, "m6", True, dials | {"time": 6}, ["d15"], ["odo"]),
    ]
    later: Any = game.go_on(3, seeded(9), game.complete(3, {}), kept)
    later.cast, later.mission, later.result = [1, 2, 3], 0, FAILURE
    close(later)
    assert [chapter.success for chapter in game.carry(later).log] == [True, False]
    assert game.carry(later).log[1].heroes == ["odo", "juno", "sable"]


def test_a_record_without_a_log_is_still_read(table: Any) -> None:
    """AF-650, AF-651: campaigns of before the log was kept go on; the log begins with their next session."""
    t = table(["pim", "odo"], 30, mission="m1")
    t.s.campaign.sessions = 3
    written = game.carried(t.s)
    assert written is not None
    assert written.version == 2
    old = {name: value for name, value in written.value.items() if name != "log"}
    with pytest.raises(GameError):
        game.read_carried(Carried("aftermath", 2, old))
    later: Any = game.fresh(2, seeded(9), game.complete(2, {}), Carried("aftermath", 1, old))
    assert (later.campaign.sessions, later.campaign.log) == (3, [])


def test_what_begins_a_session(table: Any) -> None:
    """AF-025, AF-631, AF-633, AF-634, I51: page 3; Time 0; flags of the last mission are gone; what failed or was left
    open is available again; a side mission is optional; a Wind Dynamo gives each character of the party a battery."""
    states = {"m1": "succeeded", "m2": "failed", "m3": "available", "m6": "active"}
    t = table(["pim", "odo"], 30, mission="m1", built=["i51"], flags=["m1_box 1", "lab_badge 1"],
              **{f"missions__{name}": state for name, state in states.items()})  # fmt: skip
    t.s.campaign.sessions = 1
    kept = game.carry(t.s)
    assert kept is not None
    kept.dials["time"] = 6
    kept.flags["m1_box"] = 1
    s: Any = game.go_on(2, seeded(5), game.complete(2, {}), kept)
    s.run()
    for seat in range(2):
        s.play(seat, w.HERO | seat)
    all_say(s, w.KEEPER)
    assert s.visits == [3]
    assert s.dials[TIME] == 0
    assert s.flags[FLAG_IDS.index("m1_box")] == 0
    assert s.flags[FLAG_IDS.index("lab_badge")] == 1
    assert s.pending[0].options == [w.MISSION | 1, w.MISSION | 2], "no Forage: nothing failed last, and there is work"
    all_say(s, w.MISSION | 2)
    assert s.pending[0].options == [w.MISSION | MISSION_IDS.index("m6"), PASS]
    all_say(s, PASS)
    assert s.errand == -1
    assert [hero.batteries for hero in s.heroes] == [1, 1, 0, 0]
    assert s.campaign.missions[:3] == [3, 1, 2]


def test_a_success_is_never_taken_back(table: Any) -> None:
    """AF-633: a mission that has succeeded stays so, and counts as tried."""
    t = table(["pim", "odo"], 30, mission="m1")
    number = MISSION_IDS.index("m6")
    SideOver(number, True, 0).run(t.s)
    SideOver(number, False, 0).run(t.s)
    assert t.s.campaign.missions[number] == 3
    assert t.s.campaign.attempted >> number & 1
    MissionOver(False).run(t.s)
    GoHome().run(t.s)
    assert t.s.campaign.failed_last, "AF-635: Forage is offered in the next session"
    assert t.s.campaign.attempted & 1
    MissionOver(True).run(t.s)
    GoHome().run(t.s)
    assert not t.s.campaign.failed_last


def test_the_card_of_a_task_goes_home_too(table: Any) -> None:
    """AF-580: when a mission ends, the card in the group-task slot is discarded with the others."""
    from gloam.games.aftermath.figures import Task
    from gloam.games.aftermath.rules.tasks import begin_task
    from gloam.games.aftermath.rules.trials import Nothing

    t = table(["pim", "odo"], 30, mission="m1", threats=["k1"])
    card = t.s.deck.pop()
    begin_task(t.s, Task(0, 1, 8, [], card, 3, Nothing()))
    MissionOver(True).run(t.s)
    GoHome().run(t.s)
    assert t.s.task is None
    assert card in t.s.discard
    assert sorted(t.s.deck + t.s.discard) == BASIC_CARDS


def test_refilled_dials_were_not_raised(table: Any) -> None:
    """AF-603, AF-053: endless mode sets both dials to 5; Morale may still be raised in this mission."""
    from gloam.games.aftermath.rules.dials import Refill

    t = table(["pim", "odo"], 30, dials__morale=0, dials__population=9)
    Refill().run(t.s)
    assert t.s.dials[4:] == [5, 5]
    t.s.change_dial(MORALE, 1)
    assert t.s.dials[MORALE] == 6


def test_a_returned_ability_can_be_learnt_again(table: Any) -> None:
    """AF-643: what somebody gives up goes back to the ability deck."""
    from gloam.games.aftermath.rules.lessons import Forget

    t = table(["pim", "odo"], 30, heroes__odo__abilities=["stand-fast", "haymaker", "roar", "heave"])
    haymaker = ABILITY_IDS.index("haymaker")
    t.s.campaign.lessons.remove(haymaker)
    Forget(1).answer(t.s, 1, w.FORGET | haymaker)
    assert t.s.campaign.lessons[-1] == haymaker
    assert [ABILITY_IDS[a] for a in t.s.heroes[1].abilities] == ["stand-fast", "roar", "heave"]


def test_a_boss_that_fled_counts_elsewhere(table: Any) -> None:
    """AF-075, AF-575: Greysmoke defeated as a pursuer ends mission 5 well, once the cages were visited; not before."""
    for visits, result in (([38, 37], 0), ([37], -1)):
        t = table(["odo", "pim"], 37, mission="m5", hostile=True, heroes__odo__space="a2", heroes__pim__space="a2",
                  hands__A=["r6", "r4"], foes=["greysmoke a2 wounds:1 pursuer"], next="actions")  # fmt: skip
        t.s.campaign.missions[MISSION_IDS.index("m5")] = 2
        t.s.visits = visits
        t.roll(white=3, black=0)
        t.go("melee:0,0", "play:r6", "play:r4")
        assert t.s.foes == []
        assert t.s.result == result


def test_loot_is_taken_before_the_mission_ends(table: Any) -> None:
    """AF-424, AF-513: the Rustmother's halberd is gained, although her defeat ends the mission."""
    t = table(["odo", "pim"], 34, mission="m3", next="open", heroes__odo__worn=[])
    t.s.campaign.missions[MISSION_IDS.index("m3")] = 2
    t.go()
    while t.s.pending[0].kind == w.ASK_START:
        t.go(t.options()[0])
    t.s.ask_again()
    from gloam.games.aftermath.rules.foes import defeat_foe, remove_foe

    boss = next(foe for foe in t.s.foes if foe.kind == ENEMY_IDS.index("rustmother"))
    for foe in t.s.foes.copy():
        if foe is not boss:
            remove_foe(t.s, foe)
    defeat_foe(t.s, boss, 0)
    t.s.run()
    assert t.options()[:2] == ["wear:d01", "stow:d01"]
    t.go("wear:d01")
    assert t.s.result == 0
    assert ITEM_IDS.index("d01") in t.s.heroes[1].worn


def test_token_limits(table: Any) -> None:
    """AF-022, AF-029: batteries are eight, whoever holds them; with none left nothing is gained."""
    from gloam.games.aftermath.rules.rewards import add_batteries

    t = table(["pim", "odo"], 30, heroes__juno__batteries=6)
    add_batteries(t.s, 0, 5)
    assert t.s.heroes[0].batteries == 2
    assert t.s.batteries_left() == 0
    add_batteries(t.s, 1, 1)
    assert t.s.heroes[1].batteries == 0


def test_the_item_deck_runs_out(table: Any) -> None:
    """AF-374: the discards are shuffled into a new deck; with neither nothing is drawn."""
    from gloam.games.aftermath.rules.decks import top_item

    t = table(["pim", "odo"], 30)
    thrown = list(range(10, 30))
    t.s.items, t.s.item_discard = [], thrown.copy()
    drawn = [top_item(t.s) for _ in range(20)]
    assert sorted(drawn) == thrown
    assert drawn not in (thrown, thrown[::-1])
    assert t.s.item_discard == []
    assert top_item(t.s) == -1


def test_where_there_is_no_map_all_are_together(table: Any) -> None:
    """AF-516: on page 3 anybody can be handed an item."""
    from gloam.games.aftermath.rules.gaining import together

    s = begin(3)
    assert s.page == 3
    assert together(s, 0) == [1, 2]
    s.page = 30
    t = table(["pim", "odo", "juno"], 30, heroes__odo__space="c4")
    assert together(t.s, 0) == [2]


def test_time_and_allowance(table: Any) -> None:
    """AF-031, AF-578, AF-632: written for two, one more for each further character, three more for a side mission."""
    for seats, errand, allowance in ((2, "none", 7), (3, "none", 8), (4, "none", 9), (4, "m6", 12)):
        cast = ["pim", "odo", "juno", "sable"][:seats]
        t = table(cast, 30, mission="m2", errand=errand)
        assert t.s.allowance() == allowance
        assert t.s.overrun() == 0
        t.s.change_dial(TIME, allowance + 2)
        assert t.s.overrun() == 2


def test_public_decks_and_figures_have_fixed_cards() -> None:
    """AF-016, AF-017, AF-018, AF-019, AF-609: statuses, environments, missions and enemies lie open, in the numbers of
    the components; whatever stands for roaches and Greyfeather, they are enemy cards like the others."""
    from gloam.games.aftermath.content.tables import BOSS, ENEMY_CARDS, ENVIRONMENT_IDS, MISSION_TYPE, STATUS_COPIES

    assert sum(STATUS_COPIES) == 17
    assert len([x for x in ENVIRONMENT_IDS if x not in ("ashfall", "festival-lights", "quake")]) == 10
    assert Counter(MISSION_TYPE)[0] + Counter(MISSION_TYPE)[1] == 8
    assert sum(ENEMY_CARDS) == 22
    assert sum(BOSS) == 6
    assert [ENEMY_CARDS[ENEMY_IDS.index(name)] for name in ("roach", "greyfeather")] == [1, 1]


def test_where_heroes_are_between_pages(table: Any) -> None:
    """AF-031, AF-491: whoever was defeated before a new page's set-up comes back there at its next turn, even in a
    fight."""
    t = table(["pim", "odo"], 32, mission="m2", heroes__pim__where="defeated", keeper="A", next="open")
    t.s.heroes[1].where = LEFT
    t.go()
    while t.s.pending[0].kind == w.ASK_START:
        t.go(t.options()[0])
    assert t.s.hostile
    assert t.s.heroes[0].where == ON_PAGE
    assert t.s.heroes[0].has_status(0)
