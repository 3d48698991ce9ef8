"""Save and resume: at every kind of decision the game that is read back goes on as the other does (AF-650)."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

import pytest
from tests.games.aftermath.words import test_enemies, test_items, test_leading, test_page, test_tests
from tests.games.aftermath.words.conftest import book

from gloam.core.rng import seeded
from gloam.core.state import Step
from gloam.core.value import from_plain, to_plain
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import HOSTILE, ITEM_IDS, KEEN_EYES, MORALE, SCRAP
from gloam.games.aftermath.effects.deeds.peeking import Peek
from gloam.games.aftermath.effects.playing import BookWords
from gloam.games.aftermath.figures import DEFEATED, NEXT_TURN, NINE, ON_PAGE, Grant, Road
from gloam.games.aftermath.rules.abilities import Push, UseAbility
from gloam.games.aftermath.rules.broken import Repairs
from gloam.games.aftermath.rules.dials import CampaignLost
from gloam.games.aftermath.rules.ending import GiveUp
from gloam.games.aftermath.rules.facilities import LoseFacility
from gloam.games.aftermath.rules.foes import NO_LOOT, new_band, spawn
from gloam.games.aftermath.rules.gaining import Overfull, Received
from gloam.games.aftermath.rules.goals import AfterWinning
from gloam.games.aftermath.rules.hands import DiscardSome
from gloam.games.aftermath.rules.harm import NO_STATUS, Hit, Strike
from gloam.games.aftermath.rules.lessons import Forget
from gloam.games.aftermath.rules.road import RoadActions
from gloam.games.aftermath.rules.turn import Return

KINDS = {name: value for name, value in vars(w).items() if name.startswith("ASK_")}
NAMES = {value: name for name, value in KINDS.items()}

SELDOM = {
    "ASK_SPARE", "ASK_FREE_REST", "ASK_FREE", "ASK_CANCEL", "ASK_REROLL", "ASK_SHIELD", "ASK_FORGET", "ASK_WON",
    "ASK_PUSH", "ASK_SPACE", "ASK_TEST", "ASK_PICK", "ASK_CONSENT", "ASK_GIVE_UP", "ASK_FACILITY",
    "ASK_LIMIT", "ASK_WEAPON", "ASK_BREAK", "ASK_CARDS", "ASK_ENDLESS", "ASK_FIND", "ASK_RECEIVE", "ASK_ROAD",
    "ASK_OVERFULL", "ASK_ENEMY", "ASK_CHARGE", "ASK_LED", "ASK_WOUND", "ASK_REPAIR", "ASK_TARGET", "ASK_RETURN",
}  # fmt: skip
"""Kinds that a few sessions may do without: each of them is brought about below."""


def resumed(s: Any) -> Any:
    return from_plain(json.loads(json.dumps(to_plain(s))), game.classes())


def go_on_alike(s: Any, other: Any, seed: int, steps: int = 12) -> None:
    """Both are played with the same choices and stay the same, with the dice that follow."""
    rng = seeded(seed)
    for _ in range(steps):
        if s.over:
            break
        which = rng.below(s.open_count())
        d, e = s.decision(which), other.decision(which)
        assert (d.seat, d.kind, list(d.options)) == (e.seat, e.kind, list(e.options))
        option = d.options[rng.below(len(d.options))]
        s.answer(which, option)
        other.answer(which, option)
    assert to_plain(s) == to_plain(other)


def see_kinds(seeds: range, seats: int, sessions: int, again: int) -> set[int]:
    """Campaigns half by the mind, half at random; the first decisions of each kind are saved and resumed."""
    seen: dict[int, int] = {}
    for seed in seeds:
        carried = None
        rng = seeded(seed)
        for number in range(sessions):
            s: Any = game.fresh(seats, seeded(seed, number), game.complete(seats, {}), carried)
            s.run()
            minds = [game.minds()["steady"]() for _ in range(seats)]
            for seat, mind in enumerate(minds):
                mind.begin(seat, seats, seeded(seed, seat))
            while not s.over:
                d = s.decision(0)
                if seen.get(d.kind, 0) < again:
                    seen[d.kind] = seen.get(d.kind, 0) + 1
                    go_on_alike(s.clone(), resumed(s), seed)
                    assert to_plain(resumed(s)) == to_plain(s)
                if rng.below(8) == 0:
                    option = d.options[rng.below(len(d.options))]
                else:
                    option = minds[d.seat].choose(s.masked(s.side(d.seat)), d.kind, list(d.options))
                s.answer(0, option)
            if s.campaign.won or game.carry(s) is None:
                break
            carried = game.carried(s)
    return set(seen)


def test_a_session_can_be_saved_at_every_decision_it_asks() -> None:
    """AF-650, AF-651, AF-652: saved and read back at the first decision of each kind, the game goes on the same."""
    seen = see_kinds(range(1, 4), 3, 3, 1)
    assert {NAMES[kind] for kind in set(KINDS.values()) - seen} <= SELDOM


@pytest.mark.soak
def test_every_kind_of_decision_can_be_saved() -> None:
    """The same over many campaigns: all kinds but those that need a certain card."""
    seen: set[int] = set()
    for seats in (2, 3, 4):
        seen |= see_kinds(range(10), seats, 8, 3)
    assert {NAMES[kind] for kind in set(KINDS.values()) - seen} <= SELDOM


@pytest.mark.parametrize(
    ("kind", "position"),
    [
        ("ASK_REROLL", {"heroes__juno__worn": ["i42"], "hands__A": ["r3"], "go": ["melee:0,0", "play:r3"]}),
        ("ASK_SHIELD", {"hands__A": ["g1"], "shields": True, "go": ["end", "prey:A", "prey:A"]}),
        ("ASK_CANCEL", {"heroes__juno__worn": ["d07"], "hands__A": ["g1"], "go": ["end", "pass"], "far": True}),
        ("ASK_FREE", {"heroes__juno__worn": ["i34"], "hands__A": ["g1"], "travel": True}),
        ("ASK_FREE_REST", {"hands__A": ["g1"], "heroes__juno__wounds": 1, "taken": "d27", "rest": True}),
        ("ASK_SPARE", {"hands__A": ["g1"], "heroes__juno__wounds": 1, "taken": "d28", "rest": True}),
        ("ASK_CONSENT", {"hands__A": ["g1"], "peace": True, "heroes__odo__pack": ["i42"],
                         "go": ["equip:g1", "take:i42,B"]}),
    ],
)  # fmt: skip
def test_what_certain_cards_ask_can_be_saved(table: Any, kind: str, position: dict[str, Any]) -> None:
    """AF-652: the questions of cards that few sessions see."""
    from gloam.games.aftermath.content.tables import DISCOVERY_IDS
    from gloam.games.aftermath.figures import SHIELDS

    extra = {key: position.pop(key, None) for key in ("go", "shields", "far", "travel", "taken", "rest", "peace")}
    peaceful = extra["travel"] or extra["rest"] or extra["peace"]
    foe = "rust-slinger f3" if extra["far"] else "rust-cutter c3"
    page = 11 if extra["travel"] else 30
    at = "f5" if extra["travel"] else "f2" if extra["far"] else "c3"
    t = table(["juno", "odo"], page, mission="m1", hostile=not peaceful, foes=[] if peaceful else [foe],
              threats=[] if peaceful else ["k4"], heroes__juno__space=at, marker="vending-row",
              heroes__odo__space="a1" if extra["far"] else "c3", **position, next="actions")  # fmt: skip
    if extra["shields"]:
        t.s.grants.append(Grant(1, SHIELDS, 1, NEXT_TURN))
        t.put(next="actions")
    if extra["taken"]:
        t.s.campaign.taken |= 1 << DISCOVERY_IDS.index(extra["taken"])
    t.go()
    for line in extra["go"] or []:
        if any(game.lexicon.read(line) in d.options for d in t.s.pending):
            t.go(line)
    if extra["travel"]:
        t.s.heroes[1].where = 2
        t.go("leave")
        t.together("pass")
        t.together("travel:bus-shelter")
    if extra["rest"]:
        t.go("end")
        t.together("rest")
        if kind == "ASK_SPARE":
            while t.s.pending[0].kind != w.ASK_SPARE:
                t.go(t.options()[0])
    for _ in range(6):
        if t.s.pending[0].kind == KINDS[kind]:
            break
        t.go(t.options()[-1])
    assert t.s.pending[0].kind == KINDS[kind]
    go_on_alike(t.s.clone(), resumed(t.s), 3, 6)


@pytest.mark.parametrize(
    ("kind", "cast", "page", "position", "then"),
    [
        ("ASK_LIMIT", ["sable", "odo"], 41, {"heroes__sable__space": "f1", "objectives": "a", "next": "begin",
                                             "errand": "m7", "hands__A": ["g1", "g2", "r1", "r2", "b1"]}, ""),
        ("ASK_WEAPON", ["juno", "odo"], 30, {"heroes__juno__worn": ["i01", "i15"], "heroes__juno__space": "b5",
                                             "heroes__juno__charge": [0, 0, 0, 1, 0], "hands__A": ["g6"],
                                             "foes": ["rust-slinger d5"], "hostile": True, "next": "actions"},
         "ranged:0,0"),
        ("ASK_BREAK", ["juno", "odo"], 30, {"heroes__juno__worn": ["i14"], "heroes__juno__space": "c4",
                                            "heroes__juno__charge": [0, 0, 1, 0, 0], "heroes__odo__space": "a1",
                                            "hostile": True, "threats": ["k7"], "foes": ["rustmother c4"],
                                            "hands__B": ["g1"], "next": "enemies"}, ""),
        ("ASK_CARDS", ["juno", "odo"], 30, {"hands__A": ["g1", "r1", "b2"], "next": "actions"}, "discard"),
    ],
)  # fmt: skip
def test_what_is_seldom_asked_can_be_saved(
    table: Any, kind: str, cast: list[str], page: int, position: dict[str, Any], then: str
) -> None:
    """AF-652: questions that minds who play well hardly ever meet."""
    t = table(cast, page, mission="m1", **position)
    t.go()
    if then == "discard":
        t.s.retract_all()
        t.s.push(DiscardSome(0, 2))
        t.s.run()
    elif then:
        t.go(then)
    assert t.s.pending[0].kind == KINDS[kind]
    go_on_alike(t.s.clone(), resumed(t.s), 3, 6)


def on_the_road(s: Any) -> list[Step]:
    s.road = Road(0, 7, 5, [7, 8], [6], -1, 0, [2], False, [])
    s.hostile = True
    return [RoadActions(0)]


def with_a_thing(s: Any) -> list[Step]:
    s.items.remove(18)
    return [Received(1, 18)]


def overfull(s: Any) -> list[Step]:
    s.heroes[1].pack = [18, 19, 20]
    s.items = [item for item in s.items if item not in (18, 19, 20)]
    return [Overfull(1)]


def lost(s: Any) -> list[Step]:
    s.dials[MORALE] = 0
    return [CampaignLost()]


def of_the_book(module: ModuleType, name: str) -> Any:
    def begun(s: Any) -> list[Step]:
        s.words = BookWords(book(module))
        return [s.words.start(f"try-{name}", 0)]

    return begun


def broken(s: Any) -> list[Step]:
    s.items.remove(18)
    s.campaign.broken.append(18)
    s.dials[SCRAP] = 5
    return [Repairs(3, 0, 0)]


def with_nine_lives(s: Any) -> list[Step]:
    s.grants.append(Grant(s.cast[1], NINE, 1, NEXT_TURN))
    return [Hit(Strike(1, 4, 2, -1, 0, NO_STATUS, False), 0)]


def wounded(s: Any) -> list[Step]:
    spawn(s, [0, 0], new_band(s, -1, NO_LOOT, -1, 0, False, 0, False), 0, 0, [], HOSTILE)
    return of_the_book(test_enemies, "wound-one")(s)  # type: ignore[no-any-return]


def charged(s: Any) -> list[Step]:
    s.heroes[0].worn[0], s.heroes[0].worn[2] = ITEM_IDS.index("i22"), ITEM_IDS.index("i14")
    return of_the_book(test_items, "charge-by-choice")(s)  # type: ignore[no-any-return]


STEPS: dict[str, Any] = {
    "ASK_ENDLESS": lost,
    "ASK_FIND": lambda s: [Peek(0, 2)],
    "ASK_SPACE": lambda s: [Peek(0, 0)],
    "ASK_FORGET": lambda s: [Forget(0)],
    "ASK_GIVE_UP": lambda s: [GiveUp(3, 0)],
    "ASK_PUSH": lambda s: [Push(0, s.foes[0].uid, 0)],
    "ASK_RECEIVE": with_a_thing,
    "ASK_ROAD": on_the_road,
    "ASK_WON": lambda s: [AfterWinning(3, 0)],
    "ASK_OVERFULL": overfull,
    "ASK_WOUND": with_nine_lives,
    "ASK_REPAIR": broken,
    "ASK_TARGET": lambda s: [UseAbility(0, KEEN_EYES)],
    "ASK_FACILITY": lambda s: [LoseFacility(3, 0)],
    "ASK_PICK": of_the_book(test_page, "pick"),
    "ASK_TEST": of_the_book(test_tests, "choose-test"),
    "ASK_LED": of_the_book(test_leading, "led-by-party"),
    "ASK_ENEMY": wounded,
    "ASK_CHARGE": charged,
}


@pytest.mark.parametrize("kind", STEPS)
def test_what_certain_pages_and_ends_ask_can_be_saved(table: Any, kind: str) -> None:
    """AF-652: questions that a session may never come to, by the steps that ask them."""
    t = table(["pim", "odo"], 5 if kind == "ASK_ROAD" else 30, mission="m1", hands__A=["g1", "r1"], hands__B=["b1"],
              foes=["rust-cutter c4"], finds=["c1 0", "d5 8"], built=["i44", "i45"], heroes__odo__space="c4",
              heroes__pim__abilities=["steady-whiskers", "called-shot", "quick-paws", "overwatch"])  # fmt: skip
    for seat in range(2):
        t.s.hero(seat).where = 1
    t.put(next="actions")
    for step in STEPS[kind](t.s):
        t.s.push(step)
    t.s.run()
    assert t.s.pending[0].kind == KINDS[kind]
    go_on_alike(t.s.clone(), resumed(t.s), 3, 6)


def test_where_somebody_comes_back_can_be_saved(table: Any) -> None:
    """AF-492, AF-652: with companions in two spaces somebody who was defeated is asked beside whom."""
    t = table(["pim", "odo", "juno"], 30, mission="m1", heroes__pim__space="c1", heroes__odo__space="c4")
    for seat in range(2):
        t.s.hero(seat).where = ON_PAGE
    t.s.hero(2).where = DEFEATED
    t.s.push(Return(2))
    t.s.run()
    assert t.s.pending[0].kind == w.ASK_RETURN
    go_on_alike(t.s.clone(), resumed(t.s), 3, 6)


def test_every_kind_that_is_seldom_asked_is_tried() -> None:
    """AF-650: nothing can be asked that no test has saved."""
    tried = {*STEPS, "ASK_RETURN"}
    for test in (test_what_certain_cards_ask_can_be_saved, test_what_is_seldom_asked_can_be_saved):
        tried |= {case[0] for mark in vars(test)["pytestmark"] for case in mark.args[1]}
    assert tried == SELDOM


def test_x47_saved_in_the_middle_of_an_enemy_turn(table: Any) -> None:
    """X-47, AF-650, AF-652: stopped at Odo's defence in the second activation and resumed with a bot in his seat: the
    same question with the same options, the third enemy has still to act, and the dice are those that would have
    followed."""
    t = table(["juno", "odo"], 30, mission="m1", hostile=True, heroes__juno__space="a1", heroes__odo__space="c3",
              foes=["rust-cutter c3", "rust-cutter c3", "rust-bruiser c3"], threats=["k1", "k4", "k7"],
              hands__A=["g1"], hands__B=["b2", "b3", "b4"], next="actions")  # fmt: skip
    t.go("end")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND)
    t.go("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND), "the second activation"
    saved = json.dumps(to_plain(t.s))
    later: Any = from_plain(json.loads(saved), game.classes())
    assert list(later.pending[0].options) == list(t.s.pending[0].options)
    acted = [t.s.history.at(i).kind for i in range(len(t.s.history))].count(w.TOLD_ENEMY_ACTS)
    assert acted == 2
    bot = game.minds()["steady"]()
    bot.begin(1, 2, seeded(1))
    while later.turn == 0 and later.pending[0].seat == 1:
        d = later.pending[0]
        option = bot.choose(later.masked(later.side(1)), d.kind, list(d.options))
        later.play(1, option)
        t.s.play(1, option)
    kinds = [later.history.at(i).kind for i in range(len(later.history))]
    assert kinds.count(w.TOLD_ENEMY_ACTS) == 3, "the third enemy acted too"
    assert to_plain(later) == to_plain(t.s), "with the same dice"
