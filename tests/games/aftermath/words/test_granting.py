"""Mods that a word grants (6.17: grant, 6.18): each counts while it lasts, for whom it was given, and no longer."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import BLUE, CELL_IDS, DASH, GREEN, RED, WHITE
from gloam.games.aftermath.content.tables import (
    AGILITY,
    CARD_IDS,
    COMMUNICATE,
    INSTINCT,
    ITEM_IDS,
    MELEE,
    NO_ACTION,
    OWN_VEHICLES,
    RANGED,
    STATUS_IDS,
    STRENGTH,
    TOXIC,
)
from gloam.games.aftermath.figures import DEFEATED, NO_ITEM
from gloam.games.aftermath.mind.prospects import prospect_of
from gloam.games.aftermath.rules.attacks import reach_of
from gloam.games.aftermath.rules.calamity import Calamity
from gloam.games.aftermath.rules.drawing import Draw
from gloam.games.aftermath.rules.ending import MissionOver
from gloam.games.aftermath.rules.hands import hand_limit
from gloam.games.aftermath.rules.harm import Strike
from gloam.games.aftermath.rules.moving import line_cost, points, shared_colors
from gloam.games.aftermath.rules.rest import price_for
from gloam.games.aftermath.rules.road import top_hull
from gloam.games.aftermath.rules.sight import in_sight
from gloam.games.aftermath.rules.statuses import gain_status
from gloam.games.aftermath.rules.trials import boosts


def granted(*mods: dict[str, Any], until: str = "page") -> list[Any]:
    return [{"op": "grant", "mods": list(mods), "until": until}]


WEATHER = ("downpour", "darkness", "frost", "flood", "heat", "smoke", "alarm")

PROGRAMS: dict[str, list[Any]] = {
    "nothing": [],
    "grant": [{"op": "grant", "to": "strength", "by": 2, "until": "page", "who": "each"}],
    "boost": granted({"mod": "boost", "to": "melee", "by": 2, "type": "rustgang"}),
    "lock": granted({"mod": "boost", "to": "lock", "by": 3}),
    "plain-lock": [{"op": "grant", "to": "lock", "by": 3, "until": "page"}],
    "immune": granted({"mod": "immune", "status": "scared"}),
    "weatherproof": granted(*({"mod": "immune", "environment": x} for x in WEATHER)),
    "life": granted({"mod": "life", "by": 2}),
    "hand": granted({"mod": "hand", "by": 1}),
    "refill": granted({"mod": "refill", "set": 7}),
    "refill-less": granted({"mod": "refill", "set": 3}),
    "hand-turn": granted({"mod": "hand", "by": 1}, until="turn"),
    "refill-turn": granted({"mod": "refill", "set": 6}, until="turn"),
    "range": granted({"mod": "range", "set": 6}),
    "range-most": granted({"mod": "range", "max": 2}),
    "reach": granted({"mod": "reach_adjacent"}),
    "mp": granted({"mod": "mp", "by": 2}),
    "lines": granted({"mod": "line_cost", "set": 1, "line": "red"}, {"mod": "line_cost", "max": 2}),
    "cross": granted({"mod": "cross_white", "set": 2}),
    "cross-once": granted({"mod": "cross_white", "set": 2, "per": "turn"}),
    "hide-can": granted({"mod": "hide", "how": "can"}),
    "hide-cannot": granted({"mod": "hide", "how": "cannot"}),
    "hide-always": granted({"mod": "hide", "how": "always"}),
    "backpack": granted({"mod": "backpack", "set": 4}, until="turn"),
    "backpack-mission": granted({"mod": "backpack", "set": 4}, until="mission"),
    "cannot": granted(*({"mod": "cannot", "action": x} for x in ("move", "scavenge", "attack", "inspire", "equip"))),
    "cannot-talk": granted(*({"mod": "cannot", "action": x} for x in ("communicate", "recover", "ability", "ranged"))),
    "reroll": granted({"mod": "reroll_white", "per": "turn"}),
    "cure": granted({"mod": "toxic_to_normal"}),
    "cure-vermin": granted({"mod": "toxic_to_normal", "type": "vermin"}),
    "strength": granted({"mod": "enemy_strength", "enemy": "rust-cutter", "by": -2}),
    "talk": granted({"mod": "com_value", "by": -1}, {"mod": "com_value", "by": -2, "type": "rustgang"}),
    "rest": granted({"mod": "rest_food", "set": 0}),
    "calamity": granted({"mod": "calamity_roll", "by": 3}),
    "sight": granted({"mod": "sight", "max": 1}),
    "wounds": granted({"mod": "wounds", "to": "melee", "by": 1}, {"mod": "wounds", "to": "ranged", "by": 2}),
    "hull": granted({"mod": "vehicle_hull", "by": 2}, until="mission"),
}  # fmt: skip

FIGHT = {"foes": ["rust-cutter c4", "mole-digger c4"], "hostile": True, "heroes__pim__space": "c4"}


def cell(name: str) -> int:
    return CELL_IDS.index(name)


def test_grants(do: Any) -> None:
    """6.17: for each, until the page is left."""
    t = do("grant")
    assert [t.s.granted(who, 1) for who in range(3)] == [2, 2, 0]
    t.go("end")
    t.together("pass")
    assert t.s.granted(0, 1) == 2
    t.s.retract_all()
    t.put(pending_page=11, next="leave")
    t.s.run()
    assert t.s.granted(0, 1) == 0


def test_boosts_against_a_type_and_at_a_lock(do: Any) -> None:
    """6.18: only against that type; a tag of a test is boosted too; only for whom it was given."""
    before, t = do("nothing", **FIGHT).s, do("boost", **FIGHT).s
    for foe, more in ((t.foes[0].uid, 2), (t.foes[1].uid, 0)):
        assert boosts(t, 0, STRENGTH, MELEE, False, foe) - boosts(before, 0, STRENGTH, MELEE, False, foe) == more
        assert boosts(t, 1, STRENGTH, MELEE, False, foe) == boosts(before, 1, STRENGTH, MELEE, False, foe)
    for name in ("lock", "plain-lock"):
        t = do(name).s
        assert boosts(t, 0, STRENGTH, NO_ACTION, True, -1) - boosts(t, 0, STRENGTH, NO_ACTION, False, -1) == 3


def test_immunities(do: Any) -> None:
    """6.18, AF-553: a status is not gained, an environment not felt, by whoever is immune."""
    scared, soaked = STATUS_IDS.index("scared"), STATUS_IDS.index("soaked")
    t = do("immune").s
    for seat in range(2):
        gain_status(t, seat, scared)
    gain_status(t, 0, soaked)
    assert [t.hero(seat).has_status(scared) for seat in range(2)] == [False, True]
    assert t.hero(0).has_status(soaked)
    hiding = {"heroes__pim__space": "c5", "weather": list(WEATHER)}
    t, before = do("weatherproof", **hiding).s, do("nothing", **hiding).s
    assert boosts(t, 0, AGILITY, RANGED, False, -1) == boosts(before, 0, AGILITY, RANGED, False, -1) + 1
    assert (reach_of(t, 0, NO_ITEM), reach_of(before, 0, NO_ITEM)) == (2, 1)
    cards = [CARD_IDS.index("g2")]
    assert points(t, t.cast[0], cards) == points(before, before.cast[0], cards) + 1
    assert line_cost(t, t.cast[0], DASH, shared_colors(cards), False) == 1
    assert line_cost(before, before.cast[0], DASH, shared_colors(cards), False) == 3
    assert (price_for(t, 0), price_for(before, 0), price_for(t, 1)) == (1, 2, 2)
    assert (in_sight(t, 0, cell("c2")), in_sight(before, 0, cell("c2"))) == (True, False)
    assert (t.hidden(0), before.hidden(0)) == (True, False)


def test_more_life(do: Any) -> None:
    """6.18, AF-485: so many wounds more are stood."""
    t = do("life", heroes__pim__wounds=3)
    assert t.s.life(t.s.cast[0]) == 5
    t.s.ask_again()
    t.s.push(Strike(0, 9, 1, -1, 0, -1, False))
    t.go("pass")
    assert (t.s.hero(0).where, t.s.hero(0).wounds) == (1, 4)
    t.s.ask_again()
    t.s.push(Strike(0, 9, 1, -1, 0, -1, False))
    t.go("pass")
    assert t.s.hero(0).where == DEFEATED


@pytest.mark.parametrize(
    ("name", "cards", "limit"), [("nothing", 5, 5), ("hand", 6, 6), ("refill", 7, 7), ("refill-less", 3, 5)]
)
def test_hands(do: Any, name: str, cards: int, limit: int) -> None:
    """6.18, AF-192, AF-197: what step 1 fills up to, and how many may be held."""
    t = do(name, hands__A=[], deck=["r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4"])
    t.s.ask_again()
    t.s.push(Draw(0))
    t.s.run()
    assert len(t.s.hands[0]) == cards
    assert (hand_limit(t.s, 0), hand_limit(t.s, 1)) == (limit, 5)
    sick = do(name, hands__A=[], heroes__pim__statuses=["sickened"], deck=["r1", "r2", "r3", "r4", "b1", "b2", "b3"])
    sick.s.ask_again()
    sick.s.push(Draw(0))
    sick.s.run()
    assert len(sick.s.hands[0]) == min(4, cards) + (1 if name == "hand" else 0)


@pytest.mark.parametrize("name", ["hand-turn", "refill-turn"])
def test_a_hand_that_is_no_longer_large(do: Any, name: str) -> None:
    """6.18, AF-197: when the grant ends, whoever holds more than five discards at once."""
    t = do(name, hands__A=["r1", "r2", "r3", "r4", "y1", "y2"])
    t.go("end")
    t.together("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_LIMIT)
    t.go("discard:r1")
    assert (len(t.s.hands[0]), t.s.turn) == (5, 1)


def test_ranges_and_reach(do: Any) -> None:
    """6.18, AF-393, I06: a range that is set, or at most so far; a strike into the next space."""
    sling = ITEM_IDS.index("i01")
    assert [reach_of(do(name).s, 0, sling) for name in ("nothing", "range", "range-most")] == [3, 6, 2]
    blind = do("range", heroes__pim__statuses=["blinded"]).s
    assert reach_of(blind, 0, sling) == 1
    beside = FIGHT | {"heroes__pim__space": "c5", "hands__A": ["r1"]}
    assert "melee:0,0" in do("reach", **beside).options()
    assert "melee:0,0" not in do("nothing", **beside).options()


def test_steps_are_cheaper(do: Any) -> None:
    """6.18, AF-278 to AF-286: more points, lines of a colour or all of them, white ones."""
    cards = [CARD_IDS.index("y1")]
    t = do("mp").s
    assert [points(t, t.cast[seat], cards) for seat in range(2)] == [3, 1]
    t = do("lines").s
    assert [line_cost(t, t.cast[0], kind, 0, False) for kind in (RED, BLUE, GREEN)] == [1, 2, 2]
    assert line_cost(t, t.cast[1], RED, 0, False) == 3
    for name, again in (("cross", 2), ("cross-once", -1)):
        t = do(name).s
        assert line_cost(t, t.cast[0], WHITE, 0, False) == 2
        assert line_cost(t, t.cast[1], WHITE, 0, False) == -1
        t.used_turn |= 1 << 1
        assert line_cost(t, t.cast[0], WHITE, 0, False) == again


def test_hiding(do: Any) -> None:
    """6.18, AF-109 to AF-114: somebody Bulky may, somebody may not, somebody always is."""
    here = {"heroes__pim__space": "c5", "heroes__odo__space": "a5"}
    assert do("nothing", **here).s.hidden(0)
    assert not do("hide-cannot", **here).s.hidden(0)
    assert do("hide-always").s.hidden(0)
    odo = {"reader": 1, "heroes__odo__space": "c5"}
    assert not do("nothing", **odo).s.hidden(1)
    assert do("hide-can", **odo).s.hidden(1)


def test_a_backpack_that_is_no_longer_large(do: Any) -> None:
    """6.18, AF-369, AF-371: when the grant ends, what does not fit is discarded by choice; so after a mission."""
    pack = ["i33", "i34", "i38", "i39"]
    t = do("backpack")
    t.s.items = [item for item in t.s.items if ITEM_IDS[item] not in pack]
    t.s.heroes[0].pack = [ITEM_IDS.index(item) for item in pack]
    assert t.s.backpack(t.s.cast[0]) == 4
    t.go("end")
    t.together("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_OVERFULL)
    t.go("throw-away:i33", "throw-away:i34")
    assert len(t.s.heroes[0].pack) == t.s.backpack(t.s.cast[0]) == 2
    t = do("backpack-mission")
    t.s.items = [item for item in t.s.items if ITEM_IDS[item] not in pack]
    t.s.heroes[0].pack = [ITEM_IDS.index(item) for item in pack]
    t.s.ask_again()
    t.s.push(MissionOver(True))
    t.s.run()
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_OVERFULL)


def test_actions_that_are_forbidden(do: Any) -> None:
    """6.18: what somebody may not do is refused, and says why."""
    t = do("cannot", finds=["c4 0"], hands__A=["r1", "y1"], **FIGHT)
    options = ("move:r1", "scavenge:0", "melee:0,0", "ranged:0,0", "inspire:r1,B", "equip:r1")
    assert [t.why(option) for option in options] == ["AF-217 kept-from"] * len(options)
    assert not set(options) & set(t.options())
    peace = {"foes": ["rust-cutter c4"], "heroes__pim__space": "c4", "heroes__pim__statuses": ["soaked"]}
    t = do("cannot-talk", hands__A=["y1", "b2", "w1", "w2"], **peace)
    for option in ("talk:0", "recover:soaked", "ability:steady-whiskers"):
        assert t.why(option) == "AF-217 kept-from"
        assert option in do("nothing", hands__A=["y1", "b2", "w1", "w2"], **peace).options()
    t = do("cannot-talk", hands__A=["r1", "g1"], **FIGHT)
    assert "melee:0,0" in t.options()
    assert t.why("ranged:0,0") == "AF-217 kept-from"


def test_a_roll_again(do: Any) -> None:
    """6.18, Q-26: the white die, once a turn."""
    t = do("reroll", hands__A=["r1", "r2"], **FIGHT)
    t.roll(white=0, black=3)
    t.go("melee:0,0", "play:r1", "done")
    assert t.s.pending[0].kind == w.ASK_REROLL
    t.roll(white=0)
    t.go("reroll", "melee:0,0", "play:r2")
    assert t.s.pending[0].kind == w.ASK_ACTION, "once a turn"


@pytest.mark.parametrize(
    ("name", "foe", "toxic"), [("nothing", 0, 1), ("cure", 0, 0), ("cure-vermin", 0, 1), ("cure-vermin", 1, 0)]
)
def test_poison_that_is_none(do: Any, name: str, foe: int, toxic: int) -> None:
    """6.18, AF-461: toxic wounds are normal ones, of everybody or of one type."""
    t = do(name, foes=["rust-cutter c4", "roach c4"], hostile=True)
    t.s.ask_again()
    t.s.push(Strike(0, 9, 1, t.s.foes[foe].uid, TOXIC, -1, False))
    t.go("pass")
    assert (t.s.hero(0).toxic, t.s.hero(0).wounds) == (toxic, 1 - toxic)


def test_strengths_and_talk(do: Any) -> None:
    """6.18: one kind of enemy strikes less hard at somebody; all, or one type, are easier to talk to."""
    t = do("strength", **FIGHT)
    found = []
    for seat, foe in ((0, 0), (0, 1), (1, 0)):
        t.s.ask_again()
        t.s.push(Strike(seat, 5, 1, t.s.foes[foe].uid, 0, -1, False))
        t.s.run()
        found.append(t.s.pending[0].step.difficulty)
        t.go("pass")
    assert found == [3, 5, 5]
    peace = {"foes": ["rust-cutter c4", "mole-digger c4"], "heroes__pim__space": "c4", "hands__A": ["y1", "y2"]}
    asked = {}
    for name in ("nothing", "talk"):
        for slot in range(2):
            t = do(name, **peace)
            t.go(f"talk:{slot}")
            asked[name, slot] = t.s.pending[0].step.difficulty
            assert t.s.pending[0].step.action == COMMUNICATE
            assert t.s.pending[0].step.attribute == INSTINCT
    assert [asked["nothing", slot] - asked["talk", slot] for slot in range(2)] == [3, 1]


def test_rest_calamity_sight_wounds_and_hull(do: Any) -> None:
    """6.18: what healing costs somebody; the roll for a calamity that somebody draws; how far somebody sees; more
    wounds by a hit; a stronger vehicle."""
    t = do("rest").s
    assert [price_for(t, seat) for seat in range(2)] == [0, 1]
    rolled = {}
    for name in ("nothing", "calamity"):
        t = do(name)
        t.s.rng.fix("black", [1])
        t.s.ask_again()
        t.s.hands[0].append(CARD_IDS.index("c1"))
        t.s.push(Calamity(0, CARD_IDS.index("c1")))
        t.s.run()
        told = [t.s.history.at(i) for i in range(len(t.s.history))]
        rolled[name] = next(x.facts[1] for x in reversed(told) if x.kind == w.TOLD_ROLLED_BLACK)
    assert rolled["calamity"] - rolled["nothing"] == 3
    here = {"heroes__pim__space": "c5", "heroes__odo__space": "c5"}
    seen = [in_sight(do(name, **here).s, seat, cell("c3")) for name in ("nothing", "sight") for seat in range(2)]
    assert seen == [True, True, False, True]
    for verb, card, wounds in (("melee", "r1", 2), ("ranged", "g1", 3)):
        t = do("wounds", hands__A=[card], **FIGHT)
        t.go(f"{verb}:0,0")
        assert t.s.pending[0].step.then.wounds == wounds
    jeep = OWN_VEHICLES[0]
    assert top_hull(do("hull").s, jeep) == top_hull(do("nothing").s, jeep) + 2


@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_a_mind_weighs_and_survives_every_mod(do: Any, name: str) -> None:
    """What is granted is worth something to a mind, and it acts on with it."""
    t = do(name, hands__A=["r1", "y1", "g2"], **FIGHT)
    worth = prospect_of(t.s, f"try-{name}", 0).worth
    assert 0.0 <= worth < 10.0
    mind = game.minds()["steady"]()
    mind.begin(0, 2, seeded(1))
    for _ in range(6):
        d = t.s.pending[0]
        mind.seat = d.seat
        t.s.play(d.seat, mind.choose(t.s.masked(t.s.side(d.seat)), d.kind, list(d.options)))
        if t.s.over:
            break
