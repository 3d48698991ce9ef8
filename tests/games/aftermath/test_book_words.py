"""The words of the adventure book (6.17, 6.18): what each effect, condition and set does, in small programs."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from gloam.core.effect_book import bind
from gloam.core.effect_program import shelve
from gloam.core.effect_tree import Source
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.book.binding import ids_of, sources
from gloam.games.aftermath.book.vocabulary import VOCABULARY
from gloam.games.aftermath.pagemap import CELL_IDS, CELLS, LINE_IDS
from gloam.games.aftermath.pages import WRECKED
from gloam.games.aftermath.road import distance
from gloam.games.aftermath.script import BookWords
from gloam.games.aftermath.tables import (
    ABILITY_IDS,
    BOOK,
    CARD_IDS,
    CONTENT,
    DISCOVERY_IDS,
    ENCOUNTER_IDS,
    ENEMY_IDS,
    ENVIRONMENT_IDS,
    FLAG_IDS,
    ITEM_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    OWN_VEHICLES,
    PAGE_RULES,
    PASSAGE_IDS,
    STATUS_IDS,
    TOKEN_IDS,
    VEHICLE_IDS,
)

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "set-morale": [{"op": "dial", "dial": "morale", "set": 0}, {"op": "dial", "dial": "food", "by": 1}],
    "over-cap": [{"op": "dial", "dial": "population", "by": 3, "over_cap": True}],
    "to-cap": [{"op": "dial", "dial": "population", "by": 3}],
    "fill-cell": [{"op": "fill_scavenge", "at": "c4", "n": 2}],
    "fill-all": [{"op": "fill_scavenge"}],
    "unfill": [{"op": "remove_scavenge", "at": "c1", "n": 1}],
    "objective": [{"op": "place_objective", "id": "a", "critical": True}, {"op": "place_objective", "id": "b"}],
    "no-objective": [{"op": "remove_objective", "id": "a"}],
    "hostile": [{"op": "spawn", "enemies": ["rust-cutter"], "at": ["c4"]}],
    "peaceful": [{"op": "spawn", "enemies": ["rust-cutter"], "situation": "peaceful", "com_mod": -2}],
    "keep": [{"op": "spawn", "enemies": ["rust-cutter"], "situation": "keep"}],
    "loot": [{"op": "spawn", "enemies": ["rust-cutter"], "loot": {"scrap": 2, "discovery": "d04"}}],
    "matron": [{"op": "spawn", "enemies": ["hornet-matron"], "drones": 2}],
    "all-go": [{"op": "remove_enemies"}],
    "cutters-go": [{"op": "remove_enemies", "enemy": "rust-cutter"}],
    "rats-hunt": [{"op": "remove_enemies", "type": "rustgang", "to": "hunt"}],
    "wound-here": [{"op": "wound_enemy", "at": "c4"}],
    "wound-moles": [{"op": "wound_enemy", "type": "delvers", "n": 2}],
    "wound-all": [{"op": "wound_enemy"}],
    "threat-clear": [{"op": "threat", "clear": True}],
    "threat-remove": [{"op": "threat", "remove": 2}],
    "threat-add": [{"op": "threat", "add": 2}],
    "test": [
        {"op": "test", "attr": "strength", "difficulty": 5, "tag": "lock",
         "success": [{"op": "dial", "dial": "food", "by": 1}], "fail": [{"op": "dial", "dial": "scrap", "by": 1}]},
    ],
    "choose-test": [
        {"op": "choose_test",
         "options": [{"attr": "strength", "difficulty": 5}, {"attr": "agility", "difficulty": 3, "opposed": True}],
         "success": [{"op": "dial", "dial": "food", "by": 1}], "fail": [{"op": "dial", "dial": "scrap", "by": 1}]},
    ],
    "task": [
        {"op": "group_task", "id": "spiral", "attr": "strength", "difficulty": "4*N",
         "success": [{"op": "dial", "dial": "food", "by": 1}]},
    ],
    "raise-task": [{"op": "raise_group_task", "n": 3}],
    "end-task": [{"op": "end_group_task"}],
    "grant": [{"op": "grant", "to": "strength", "by": 2, "until": "page", "who": "each"}],
    "heal-normal": [{"op": "heal", "n": 3}],
    "heal-toxic": [{"op": "heal", "n": 1, "kind": "toxic"}],
    "heal-any": [{"op": "heal", "n": 3, "kind": "any"}],
    "convert": [{"op": "convert_toxic", "who": "party"}],
    "damage": [{"op": "damage", "strength": 4, "n": 2, "toxic": True, "status": "soaked", "who": "each"}],
    "better": [{"op": "status", "lose_negative": True}],
    "reward": [{"op": "reward", "food": 1, "scrap": 2, "clue": 1, "battery": 1, "broken": 1}],
    "item": [{"op": "item", "gain": "i35"}],
    "two-items": [{"op": "item", "draw": 2}],
    "breaks": [{"op": "item", "breaks": True}],
    "loses": [{"op": "item", "loses": True}],
    "breaks-by-lot": [{"op": "item", "breaks": True, "random": True, "who": "each"}],
    "batteries": [{"op": "battery", "n": 3, "on_item": True}],
    "no-battery": [{"op": "battery", "n": -5}],
    "draw": [{"op": "cards", "draw": 2}],
    "discard": [{"op": "cards", "discard": 2}],
    "discard-green": [{"op": "cards", "discard_color": "green"}],
    "discard-all": [{"op": "cards", "discard_all": True, "who": "each"}],
    "influence": [{"op": "influence", "hero": "pim"}, {"op": "influence", "hero": "juno"}],
    "influence-out": [{"op": "influence", "hero": "pim", "out": True}],
    "move": [{"op": "move", "to": "c4", "who": "others"}],
    "led": [{"op": "move", "steps": 1, "toward": "b4"}],
    "led-by-party": [{"op": "move", "steps": 1, "toward": "b4", "who": "each", "chooser": "party"}],
    "led-by-keeper": [{"op": "move", "steps": 1, "toward": "b4", "chooser": "keeper"}],
    "led-far": [{"op": "move", "steps": "N", "toward": "b4", "who": "each"}],
    "led-all-the-way": [{"op": "move", "steps": 9, "toward": "b3", "who": "each"}],
    "led-round": [{"op": "move", "steps": 1, "toward": "c4"}],
    "learn": [{"op": "ability", "learn": "quick-paws", "who": "party"}],
    "learn-roar": [{"op": "ability", "learn": "roar"}],
    "learn-trick-shot": [{"op": "ability", "learn": "trick-shot"}],
    "forget": [{"op": "ability", "forget": "steady-whiskers", "who": "party"}],
    "road": [{"op": "road_run", "vehicle": "jeep", "to": "pharmacy"}],
    "road-then-page": [{"op": "road_run", "vehicle": "jeep", "to": "pharmacy"}, {"op": "goto", "page": "31"}],
    "win": [{"op": "campaign", "result": "win"}, {"op": "dial", "dial": "food", "by": 1}],
    "lose": [{"op": "campaign", "result": "lose"}, {"op": "dial", "dial": "food", "by": 1}],
    "fire": [{"op": "place_token", "token": "fire", "at": "c4"}],
    "traps": [{"op": "place_token", "token": "trap", "at": cell} for cell in ("a1", "b1", "c1")],
    "fire-out-here": [{"op": "remove_token", "token": "fire", "at": "c4"}],
    "fire-out": [{"op": "remove_token", "token": "fire"}],
    "lines": [
        {"op": "set_line", "edge": "a1-b1", "kind": "white", "scope": "mission"},
        {"op": "set_line", "edge": "a1-b1", "kind": "green"},
    ],
    "mark": [{"op": "mark", "cell": "a1", "add": "hide"}, {"op": "mark", "cell": "c5", "remove": "hide"}],
    "shut": [{"op": "exit", "id": "a", "state": "closed", "scope": "mission"}],
    "open": [{"op": "exit", "id": "a", "state": "open"}],
    "downpour": [{"op": "environment", "id": "downpour", "scope": "mission"}],
    "no-downpour": [{"op": "environment", "id": "downpour", "state": "off"}],
    "rule": [{"op": "rule", "id": "no_rest", "scope": "mission"}, {"op": "rule", "id": "no_hide"}],
    "no-rule": [{"op": "rule", "id": "no_rest", "state": "off"}],
    "banish": [{"op": "banish", "card": "d23"}],
    "facility": [{"op": "facility", "gain": "i44"}],
    "facility-breaks": [{"op": "facility", "breaks": True}],
    "facility-built": [{"op": "facility", "build": "i44"}],
    "facility-broken": [{"op": "facility", "broken": "i45"}],
    "reward-card": [{"op": "reward", "scrap": 1, "discovery": "d04"}],
    "aim": [{"op": "place_token", "token": "aim", "enemy": "rust-cutter", "n": 2}],
    "two-traps": [{"op": "place_token", "token": "trap", "at": "c4", "n": 2}],
    "back": [{"op": "travel", "back": True}],
    "mission": [{"op": "mission", "id": "m4", "state": "available"}],
    "goal": [{"op": "goal", "hero": "sable"}],
    "roll": [
        {"op": "roll", "die": "black", "add": "N", "table": [
            {"min": 0, "max": 4, "effects": [{"op": "dial", "dial": "food", "by": 1}]},
            {"min": 5, "max": 5, "effects": [{"op": "dial", "dial": "scrap", "by": 1}]},
        ]},
    ],
    "enemies-act": [{"op": "enemy_turn"}],
    "end-turn": [{"op": "end_turn"}],
    "rest": [{"op": "rest"}],
    "free-rest": [{"op": "rest", "free": True}],
    "peek-neighbour": [{"op": "peek", "what": "neighbour"}],
    "peek-encounter": [{"op": "peek", "what": "encounter"}],
    "peek-scavenge": [{"op": "peek", "what": "scavenge"}],
    "peek-threat": [{"op": "peek", "what": "threat"}],
    "travel": [{"op": "travel", "to": "toy-shop", "time": 2}],
    "pick": [{"op": "pick", "as": "x", "from": "each"}, {"op": "status", "gain": "scared", "who": "$x"}],
    "choice": [
        {"op": "choice", "who": "party", "options": [
            {"cost": [{"op": "dial", "dial": "scrap", "by": -2}], "effects": [{"op": "dial", "dial": "food", "by": 1}]},
            {"effects": [{"op": "dial", "dial": "clues", "by": 1}]},
        ]},
    ],
}  # fmt: skip

CONDITIONS: dict[str, Any] = {
    "flag": "flag:m1_box",
    "flag-lte": {"is": "flag", "name": "m1_box", "lte": 1},
    "flag-eq": {"is": "flag", "name": "m1_box", "eq": 2},
    "peaceful": "situation:peaceful",
    "revisit": "revisit",
    "pim": "hero:pim",
    "pim-here": {"is": "hero", "who": "pim", "on_page": True},
    "pim-at": {"is": "hero", "who": "pim", "at": "c4"},
    "two-at": {"is": "characters", "at": "c4", "gte": 2},
    "one-here": {"is": "characters", "eq": 1},
    "cutter": "enemy:rust-cutter",
    "cutter-at": {"is": "enemy", "enemy": "rust-cutter", "at": "c4"},
    "rats": {"is": "enemies", "type": "rustgang", "lte": 1},
    "fire": {"is": "token", "token": "fire", "at": "c4"},
    "carrying": "carrying",
    "carrying-reader": {"is": "carrying", "by": "reader"},
    "has-item": {"is": "has_item", "item": "i33"},
    "has-trait": {"is": "has_trait", "trait": "lookout"},
    "has-status": {"is": "has_status", "status": "scared"},
    "mission": {"is": "mission", "id": "m1", "state": "active"},
    "facility": {"is": "facility", "item": "i44"},
    "discovery": "discovery:d04",
    "visited": {"is": "visited", "page": "12"},
    "group-task": "group_task:spiral",
    "group-task-gte": {"is": "group_task", "id": "spiral", "gte": 2},
    "endless": "endless",
    "objective": {"is": "objective", "id": "a"},
    "threats": {"is": "number", "of": "threats", "gte": 2},
    "hunt": {"is": "number", "of": "hunt", "gte": 1},
}

SETS: dict[str, Any] = {
    "reader": "reader", "each": "each", "each-not-hiding": "each_not_hiding", "party": "party", "others": "others",
    "carrier": "carrier", "here": "here", "in": {"set": "in", "at": "c4"},
    "nearest": {"set": "nearest_to", "at": "f3"}, "hero": {"set": "hero", "who": "odo"},
    "with-item": {"set": "with_item", "item": "i33"},
    "trait": {"set": "trait", "trait": "lookout"}, "with-status": {"set": "with_status", "status": "scared"},
}  # fmt: skip


@cache
def book() -> str:
    """The whole book with our programs in it, so that all numbers are those of the game."""
    own = [
        Source(f"try-{name}", "page_030.toml", ("entry",), {"effects": x}, scope="30") for name, x in PROGRAMS.items()
    ]
    own += [
        Source(f"if-{name}", "page_030.toml", ("entry",), {}, scope="30", terms={"if": ("condition", cond)})
        for name, cond in CONDITIONS.items()
    ]
    own += [
        Source(f"who-{name}", "page_030.toml", ("entry",), scope="30",
               blocks={"effects": [{"op": "status", "gain": "badly-wounded", "who": who}]})
        for name, who in SETS.items()
    ]  # fmt: skip
    made = bind(VOCABULARY, [*sources(CONTENT), *own], ids_of(CONTENT))
    assert not made.faults, made.faults
    assert made.book is not None
    assert made.book.order[: len(BOOK.order)] == BOOK.order
    return shelve(made.book)


@pytest.fixture
def do(table: Any) -> Any:
    """Plays a program in a position, up to where somebody is asked."""

    def made(
        name: str, reader: int = 0, page: int = 30, cast: tuple[str, ...] = ("pim", "odo"), **position: Any
    ) -> Any:
        position = {"mission": "m1", "hands__A": ["g1"], "hands__B": ["b1"]} | position
        turn = position.pop("turn", "A")
        t = table(list(cast), page, **position)
        t.put(turn=turn, next="actions")
        t.s.words = BookWords(book())
        t.s.run()
        again(t, name, reader)
        return t

    return made


def again(t: Any, name: str, reader: int = 0) -> None:
    t.s.ask_again()
    t.s.push(t.s.words.start(f"try-{name}", reader))
    t.s.run()


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[x] if x >= 0 else "" for x in numbers]


def test_flags_are_set_and_added_to(do: Any) -> None:
    assert do("flag").s.flags[FLAG_IDS.index("m3_talked")] == 2 + 3


def test_a_dial_set_to_nothing_is_a_loss_too(do: Any) -> None:
    """AF-600, AF-604: at that moment; endless mode goes on with the next effect of the list."""
    t = do("set-morale")
    assert t.s.pending[0].kind == w.ASK_ENDLESS
    assert t.s.dials[3] == 6
    t.together("endless")
    assert t.s.dials[3:] == [7, 5, 5]


def test_over_the_cap(do: Any) -> None:
    """AF-052: only where the effect says so."""
    assert do("to-cap", dials__population=14).s.dials[4] == 15
    assert do("over-cap", dials__population=14).s.dials[4] == 17


def test_scavenge_tokens_come_and_go(do: Any) -> None:
    """AF-098, AF-146, AF-329: a revisit fills nothing; what is taken away goes back to its pile."""
    t = do("fill-cell")
    assert [CELL_IDS[find.space] for find in t.s.finds] == ["c4", "c4"]
    assert len(do("fill-all").s.finds) == 3
    assert do("fill-all", visits=[30, 30]).s.finds == []
    t = do("unfill", finds=["c1 0", "c1 1", "d5 2"])
    assert [CELL_IDS[find.space] for find in t.s.finds] == ["c1", "d5"]
    assert [len(pile) for pile in t.s.piles] == [6, 7, 6]


def test_objective_tokens(do: Any) -> None:
    """AF-146, AF-150: on a revisit only what is critical; page 32 has three marks, and its Start entry is critical."""
    assert do("objective", page=13).s.objectives == 0b11
    assert do("objective", page=13, visits=[13, 13]).s.objectives == 0b01
    assert do("objective", page=32, visits=[32, 32]).s.objectives == 0b11
    assert do("no-objective", objectives="ab").s.objectives == 0b10


def test_spawning(do: Any) -> None:
    """6.17: hostile unless it says otherwise; where, with what loot, and how hard to talk to."""
    from gloam.games.aftermath.foes import talk_of

    t = do("hostile")
    assert t.s.hostile
    assert [CELL_IDS[x] for x in t.s.foes[0].spaces] == ["c4"]
    t = do("peaceful")
    assert not t.s.hostile
    assert talk_of(t.s, t.s.foes[0]) == 4
    assert do("peaceful", foes=["rust-slinger f1"], hostile=True).s.hostile is False, "R-23"
    assert do("keep", foes=["rust-slinger f1"], hostile=True).s.hostile
    band = do("loot").s.bands[0]
    assert (band.loot, DISCOVERY_IDS[band.discovery]) == ([0, 2, 0, 0, 0, 0], "d04")
    assert len(do("matron").s.foes[0].drones) == 2


def test_enemies_leave(do: Any) -> None:
    """6.17, AF-159: one kind, one type or all; to the supply or the hunt box; peace with the last."""
    here = {"foes": ["rust-cutter f1", "mole-digger f1", "rust-slinger f1"], "hostile": True}
    t = do("cutters-go", **here)
    assert [ENEMY_IDS[foe.kind] for foe in t.s.foes] == ["mole-digger", "rust-slinger"]
    assert t.s.hostile
    assert t.s.hunt == []
    t = do("rats-hunt", **here)
    assert [ENEMY_IDS[foe.kind] for foe in t.s.foes] == ["mole-digger"]
    assert sorted(ENEMY_IDS[held // 16] for held in t.s.hunt) == ["rust-cutter", "rust-slinger"]
    t = do("all-go", **here)
    assert (t.s.foes, t.s.hostile, t.s.hunt) == ([], False, [])


def test_wounds_without_an_attack(do: Any) -> None:
    """6.17, AF-428: in a place, of a type, or all; the loot is for whose turn it is."""
    here = {"foes": ["rust-bruiser c4", "mole-digger f1 loot:scrap*2"], "hostile": True}
    assert [foe.wounds for foe in do("wound-here", **here).s.foes] == [1, 0]
    assert [foe.wounds for foe in do("wound-all", **here).s.foes] == [1, 1]
    t = do("wound-moles", **here)
    assert [foe.wounds for foe in t.s.foes] == [0]
    assert t.s.dials[2] == 5


def test_threat_cards(do: Any) -> None:
    """6.17: from the bottom; what is revealed on the way is discarded, a calamity card among it without effect."""
    assert cards(do("threat-remove", threats=["k1", "k2", "k3"]).s.threats) == ["k1"]
    t = do("threat-clear", threats=["k1", "k2"])
    assert (t.s.threats, sorted(cards(t.s.discard))) == ([], ["k1", "k2"])
    t = do("threat-add", dials__time=9, deck=["y1", "k5", "r1", "k4", "c1", "g2"])
    assert cards(t.s.threats) == ["k4", "k5"]
    assert cards(t.s.discard) == ["g2", "c1", "r1"]
    assert t.s.calamities == []


def test_tests_of_the_book(do: Any) -> None:
    """AF-246, AF-247: success or failure, a tag counts; without a card it fails; one of several may be picked."""
    t = do("test", cast=("juno", "odo"), hands__A=["r2"])
    t.roll(white=0)
    t.go("play:r2")
    assert t.s.total == 2 + 1 + 2, "strength, and the Multi-Key at a lock"
    assert (t.s.dials[3], t.s.dials[2]) == (7, 3)
    t = do("test", hands__A=["g1"])
    assert (t.s.dials[3], t.s.dials[2]) == (6, 4)
    t = do("choose-test", hands__A=["g4"])
    assert t.options() == ["test:0", "test:1"]
    t.roll(white=0, black=2)
    t.go("test:1", "play:g4")
    assert (t.s.passed, t.s.total, t.s.dials[3]) == (True, 5, 7)


def test_group_tasks(do: Any) -> None:
    """AF-266, T3: raised only with its first card; dropped; passed at once."""
    t = do("task")
    assert t.s.task.difficulty == 8
    again(t, "raise-task")
    assert t.s.task.dial == 0
    t.s.task = t.s.task.with_dial(t.s.deck.pop(), 5)
    again(t, "raise-task")
    assert t.s.task is None
    assert t.s.dials[3] == 7
    t = do("task")
    t.s.task = t.s.task.with_dial(t.s.deck.pop(), 5)
    again(t, "end-task")
    assert t.s.task is None
    assert len(t.s.discard) == 1


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


def test_healing(do: Any) -> None:
    """6.17: normal wounds, toxic ones, or any, normal ones first."""
    hurt = {"heroes__pim__wounds": 1, "heroes__pim__toxic": 1, "heroes__odo__wounds": 2, "heroes__odo__toxic": 2}
    found = {}
    for name in ("heal-normal", "heal-toxic", "heal-any"):
        hero = do(name, reader=1, **hurt).s.heroes[1]
        found[name] = (hero.wounds, hero.toxic)
    assert found == {"heal-normal": (0, 2), "heal-toxic": (2, 1), "heal-any": (0, 1)}
    t = do("convert", **hurt, heroes__odo__where="left")
    assert [(hero.wounds, hero.toxic) for hero in t.s.heroes[:2]] == [(2, 0), (4, 0)]


def test_damage(do: Any) -> None:
    """AF-462, AF-463, AF-464: each in turn order; two toxic wounds at once, and a status, for whoever is hit."""
    t = do("damage", hands__B=["b6"], cast=("juno", "odo"), turn="B")
    assert (t.s.pending[0].seat, t.s.pending[0].kind, t.s.pending[0].step.difficulty) == (1, w.ASK_DEFEND, 4)
    t.roll(white=3, black=0)
    t.go("play:b6", "pass")
    juno, odo = t.s.heroes[2], t.s.heroes[1]
    assert (juno.toxic, juno.has_status(STATUS_IDS.index("soaked"))) == (2, True)
    assert (odo.toxic, odo.statuses) == (0, 0)


def test_statuses_go(do: Any) -> None:
    """6.17, AF-554: only the negative ones."""
    t = do("better", heroes__pim__statuses=["scared", "well-fed", "soaked"])
    assert [STATUS_IDS[i] for i in range(len(STATUS_IDS)) if t.s.heroes[0].has_status(i)] == ["well-fed"]


def test_rewards(do: Any) -> None:
    """AF-330, AF-331, AF-333: as the face of a token."""
    t = do("reward")
    assert t.s.dials[1:4] == [1, 5, 7]
    assert t.s.heroes[0].batteries == 1
    assert len(t.s.campaign.broken) == 1
    t = do("reward-card")
    assert (t.s.campaign.taken, t.s.dials[2]) == (1 << DISCOVERY_IDS.index("d04"), 4)


def test_items_of_the_book(do: Any) -> None:
    """AF-059, 6.17: by its id out of the deck, which keeps its order, or the discards; from elsewhere nothing comes."""
    strip = ITEM_IDS.index("i35")
    t = do("item")
    assert t.s.pending[0].kind == w.ASK_ITEM
    assert strip not in t.s.items
    t = do("item", heroes__odo__worn=["i35"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    t = do("flag", items=["i33"])
    t.s.item_discard = [strip]
    again(t, "item")
    assert t.s.pending[0].kind == w.ASK_ITEM
    assert t.s.item_discard == []
    t = do("two-items", items=["i33", "i19", "i20"])
    assert t.options()[0] == "wear:i20"
    t.go("wear:i20")
    assert t.options()[0] == "stow:i19", "one after the other"
    t = do("breaks", heroes__pim__worn=["i01", "i19"])
    assert t.options() == ["break:i19", "break:i01"]
    t.go("break:i01")
    assert t.s.campaign.broken == [ITEM_IDS.index("i01")]
    t = do("breaks-by-lot", heroes__pim__worn=["i01", "i19"], heroes__odo__worn=[])
    assert t.s.pending[0].kind == w.ASK_ACTION, "nobody chooses"
    assert [ITEM_IDS[x] in ("i01", "i19") for x in t.s.campaign.broken] == [True]
    t = do("loses", heroes__pim__worn=["i01", "i19"])
    t.go("break:i19")
    assert t.s.campaign.broken == []
    assert t.s.item_discard == [ITEM_IDS.index("i19")]


def test_nobody_takes_what_a_reader_who_is_gone_would_get(do: Any) -> None:
    """AF-229: effects on a reader who has left the page do nothing; the deck is as it was."""
    t = do("two-items", reader=1, heroes__odo__where="left", items=["i33", "i19", "i20"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    assert len(t.s.items) == 3


def test_batteries_of_the_book(do: Any) -> None:
    """AF-523, AF-029: no more on an item than it takes, and nobody loses what they do not have."""
    t = do("batteries", heroes__pim__worn=["i14", "i22"])
    assert t.s.heroes[0].charge == [1, 0, 1, 0, 0]
    assert t.s.batteries_left() == 6
    assert do("no-battery", heroes__pim__batteries=2).s.heroes[0].batteries == 0


def test_action_cards_of_the_book(do: Any) -> None:
    """AF-216, 6.17: drawn threat cards go to the track at once; discarded by choice, by colour, or all."""
    t = do("draw", deck=["k1", "r2"])
    assert (cards(t.s.hands[0]), cards(t.s.threats)) == (["g1", "r2"], ["k1"])
    t = do("discard", hands__A=["g1", "g2", "r1"])
    assert t.s.pending[0].kind == w.ASK_CARDS
    t.go("discard:g1", "discard:r1")
    assert cards(t.s.hands[0]) == ["g2"]
    assert cards(do("discard-green", hands__A=["g1", "g2", "r1", "w1"]).s.hands[0]) == ["r1", "w1"]
    assert do("discard-all").s.hands == [[], []]


def test_influence_of_the_book(do: Any) -> None:
    """X-06, AF-011, AF-197: into the hand of its player, who may have too many then; nothing for who is not along."""
    t = do("influence", hands__A=["g1", "g2", "r1", "r2", "b2"])
    assert t.s.pending[0].kind == w.ASK_LIMIT
    assert "discard:inf-pim" in t.options()
    t.go("discard:inf-pim")
    assert "inf-pim" in cards(t.s.discard)
    again(t, "influence-out")
    assert "inf-pim" not in cards(t.s.discard + t.s.deck)
    assert not any("inf-juno" in cards(hand) for hand in t.s.hands)


def test_figures_are_moved(do: Any) -> None:
    """AF-118: that is entering, with what lies there."""
    t = do("move", tokens=["fire c4"])
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND)
    assert [CELL_IDS[hero.space] for hero in t.s.heroes[:2]] == ["a5", "c4"]


def spaces(t: Any) -> list[str]:
    return [CELL_IDS[hero.space] for hero in t.s.heroes[:2]]


def test_figures_are_led(do: Any) -> None:
    """6.17, AF-118: so many steps by a shortest way that no line shuts, and only the last space is entered."""
    t = do("led-far", tokens=["fire a4", "fire b5", "fire b4"], heroes__odo__space="a3")
    assert spaces(t) == ["b4", "b4"], "all are there before anything happens"
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_DEFEND)
    t.go("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND)
    t.go("pass")
    assert [hero.wounds for hero in t.s.heroes[:2]] == [1, 1], "fires on the way are not entered"
    assert t.s.pending[0].kind == w.ASK_ACTION
    t = do("led-round", heroes__pim__space="d5")
    assert (spaces(t)[0], t.s.pending[0].kind) == ("c5", w.ASK_ACTION), "the line between d5 and d4 is white"
    t = do("led", heroes__pim__space="b4", tokens=["fire b4"])
    assert (spaces(t)[0], t.s.pending[0].kind) == ("b4", w.ASK_ACTION), "who is there enters nothing"


def test_entries_are_read_where_somebody_is_led(do: Any) -> None:
    """AF-106 (c), AF-108: on one's own turn, no further than the cell; another figure reads nothing."""
    t = do("led-all-the-way", turn="B", reader=1, heroes__odo__space="f3", heroes__pim__space="a3", hands__B=["y1"])
    assert spaces(t) == ["b3", "b3"]
    assert t.s.info_read == [30 * 4]
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_CARD)


def test_who_chooses_where_ways_part(do: Any) -> None:
    """6.17: the reader, or the keeper, or the party, one figure after the other."""
    t = do("led")
    assert [(d.seat, d.kind) for d in t.s.pending] == [(0, w.ASK_LED)]
    assert t.options() == ["at:a4", "at:b5"]
    t.go("at:b5")
    assert spaces(t) == ["b5", "a5"]
    assert [d.seat for d in do("led-by-keeper", keeper="B").s.pending] == [1]
    t = do("led-by-party", keeper="B")
    assert [d.seat for d in t.s.pending] == [0, 1]
    t.go("at:b5")
    t.s.play(1, game.lexicon.read("at:a4"))
    assert spaces(t) == ["a5", "a5"]
    t.together("at:b5")
    assert spaces(t) == ["a4", "b5"]


def abilities(t: Any, hero: int = 0) -> list[str]:
    return [ABILITY_IDS[x] for x in t.s.heroes[hero].abilities]


def test_abilities_of_the_book(do: Any) -> None:
    """6.17, AF-643: learnt by who has the trait, out of the ability deck; at most three; forgotten into the deck."""
    quick = ABILITY_IDS.index("quick-paws")
    t = do("learn")
    assert abilities(t) == ["steady-whiskers", "quick-paws"]
    assert abilities(t, 1) == ["stand-fast"]
    assert quick not in t.s.campaign.lessons
    again(t, "learn")
    assert abilities(t) == ["steady-whiskers", "quick-paws"], "the card is there once"
    assert abilities(do("learn-roar")) == ["steady-whiskers"], "another trait"
    assert abilities(do("learn-trick-shot")) == ["steady-whiskers"], "the card is not found yet"
    t = do("learn", heroes__pim__abilities=["steady-whiskers", "called-shot", "keen-eyes"])
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_FORGET)
    t.go("forget:called-shot")
    assert abilities(t) == ["steady-whiskers", "keen-eyes", "quick-paws"]
    assert ABILITY_IDS.index("called-shot") in t.s.campaign.lessons
    t = do("forget")
    assert (abilities(t), abilities(t, 1)) == ([], ["stand-fast"])
    assert t.s.campaign.lessons[-1] == ABILITY_IDS.index("steady-whiskers")
    told = t.s.history.at(len(t.s.history) - 1)
    assert (told.kind, told.facts[:2]) == (w.TOLD_FORGOT, (0, ABILITY_IDS.index("steady-whiskers")))


def test_road_runs_of_the_book(do: Any) -> None:
    """6.17, AF-130, AF-692, AF-700: when the turn is over, unless something newer is said; never with a wreck."""
    t = do("road", marker="bus-shelter")
    assert (t.s.pending_page, t.s.road) == (5, None)
    assert t.s.pending[0].kind == w.ASK_ACTION, "the turn is still one on the old page"
    t.go("end")
    t.together("pass")
    assert t.s.page == 5
    assert (VEHICLE_IDS[t.s.road.vehicle], LOCATION_IDS[t.s.road.to]) == ("jeep", "pharmacy")
    assert len(t.s.road.cards) + len(t.s.road.seen) == distance(t.s.marker, t.s.road.to)
    assert t.s.turn == 1
    t.go("done")
    assert t.s.pending[0].kind == w.ASK_ROAD
    t = do("road-then-page")
    t.go("end")
    t.together("pass")
    assert (t.s.page, t.s.road, t.s.pending_road) == (31, None, -1)
    t = do("flag")
    t.s.used_mission |= WRECKED << [VEHICLE_IDS[x] for x in OWN_VEHICLES].index("jeep")
    again(t, "road")
    assert t.s.pending_page == -1


def test_the_book_wins_the_campaign(do: Any) -> None:
    """AF-596, AF-599, AF-606, AF-610: recorded at once, its entry is read, the party may go on; once."""
    t = do("win")
    assert t.s.campaign.won
    assert PASSAGE_IDS.index("100-17") in t.s.campaign.read
    assert [d.kind for d in t.s.pending] == [w.ASK_WON, w.ASK_WON]
    t.together("go-on")
    assert (t.s.dials[3], t.s.over) == (7, False), "what comes after it is done"
    again(t, "win")
    assert t.s.pending[0].kind == w.ASK_ACTION
    t = do("win")
    t.together("done")
    assert (t.s.over, t.s.view(0).ending) == (True, "won")


def test_the_book_loses_the_campaign(do: Any) -> None:
    """AF-601 to AF-604: its entry, then the end, or endless mode, where no later loss asks again."""
    t = do("lose")
    assert PASSAGE_IDS.index("100-23") in t.s.campaign.read
    assert [d.kind for d in t.s.pending] == [w.ASK_ENDLESS, w.ASK_ENDLESS]
    t.together("give-up")
    assert (t.s.over, t.s.view(0).ending) == (True, "lost")
    t = do("lose", dials__morale=9)
    t.together("endless")
    assert (t.s.campaign.endless, t.s.dials[3:]) == (True, [7, 5, 5])
    t.s.dials[5] = 8
    again(t, "lose")
    assert (t.s.pending[0].kind, t.s.dials[3:]) == (w.ASK_ACTION, [8, 5, 5])


def test_the_next_threat_card_is_shown(do: Any) -> None:
    """6.17: to all, where it lies, until it is drawn; whoever imagines the deck puts it before every other."""
    t = do("peek-threat", deck=["k3", "k1", "r1", "c1", "k2", "g4"])
    told = t.s.history.at(len(t.s.history) - 1)
    assert (told.kind, cards(list(told.facts[:1])), told.audience) == (w.TOLD_PEEKED_THREAT, ["k2"], EVERYONE)
    assert cards(t.s.deck)[-6:] == ["k3", "k1", "r1", "c1", "k2", "g4"]
    assert t.s.view(0).threat_top == "k2"
    known = t.s.masked(0b10)
    assert set(known.deck) == {-1}, "where it lies is not told"
    for seed in range(20):
        dealt = known.imagine(seeded(seed)).deck
        assert [card for card in cards(dealt) if card.startswith("k")][-1] == "k2"
    again(t, "draw")
    assert t.s.view(0).threat_top == ""
    assert do("flag").s.view(0).threat_top == ""
    t = do("flag")
    t.s.deck = [card for card in t.s.deck if not CARD_IDS[card].startswith("k")]
    again(t, "peek-threat")
    assert t.s.view(0).threat_top == ""


@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ({"op": "move"}, "exactly one of to, steps"), ({"op": "move", "steps": 1}, "come together"),
        ({"op": "move", "to": "c4", "chooser": "party"}, "nothing to choose"),
        ({"op": "move", "to": "c4", "steps": 1, "toward": "c4"}, "exactly one of to, steps"),
        ({"op": "move", "steps": 1, "toward": "c4", "chooser": "rats"}, "decides nothing"),
        ({"op": "travel", "to": "pharmacy", "back": True}, "exactly one of to, back"),
        ({"op": "place_token", "token": "aim", "at": "c4"}, "an aim token on an `enemy`"),
        ({"op": "place_token", "token": "fire", "enemy": "roach"}, "an aim token on an `enemy`"),
        ({"op": "item", "draw": 1, "random": True}, "found by lot"),
        ({"op": "ability"}, "exactly one of learn, forget"), ({"op": "ability", "learn": "nap"}, "no ability 'nap'"),
        ({"op": "road_run", "vehicle": "blade-bike-a", "to": "pharmacy"}, "no vehicle 'blade-bike-a'"),
        ({"op": "campaign", "result": "draw"}, "'draw'"), ({"op": "peek", "what": "hands"}, "'hands'"),
    ],
)  # fmt: skip
def test_words_that_are_not_said_so(effect: dict[str, Any], what: str) -> None:
    source = Source("try", "page_030.toml", ("entry",), {"effects": [effect]}, scope="30")
    found = bind(VOCABULARY, [*sources(CONTENT), source], ids_of(CONTENT)).faults
    assert any(what in str(fault) for fault in found), found


def test_tokens(do: Any) -> None:
    """AF-029, V02: no more than there are; no fire in a downpour; taken away in one place or everywhere."""
    assert len(do("traps").s.tokens) == 2
    assert len(do("two-traps").s.tokens) == 2
    here = ["rust-slinger f1", "rust-cutter f1", "rust-cutter f1", "rust-cutter f1"]
    assert [foe.aimed for foe in do("aim", foes=here, hostile=True).s.foes] == [False, True, True, False]
    assert do("fire", weather=["downpour"]).s.tokens == []
    here = ["fire c4", "fire c3", "trap c4"]
    t = do("fire-out-here", tokens=here)
    assert [(TOKEN_IDS[x // CELLS], CELL_IDS[x % CELLS]) for x in t.s.tokens] == [("fire", "c3"), ("trap", "c4")]
    assert len(do("fire-out", tokens=here).s.tokens) == 1


def test_changes_of_the_map(do: Any) -> None:
    """AF-151: a line is what it was made last; marks come and go; an exit is closed and opened again."""
    t = do("lines")
    assert [(LINE_IDS[x.kind], x.scope) for x in t.s.lines] == [("green", 0)]
    assert LINE_IDS[t.s.chart.right[CELL_IDS.index("a1")]] == "green"
    t = do("mark")
    assert t.s.is_hide(CELL_IDS.index("a1"))
    assert not t.s.is_hide(CELL_IDS.index("c5"))
    t = do("shut", heroes__pim__space="a1")
    assert t.why("leave") == "AF-120 exit-closed"
    again(t, "open")
    assert "leave" in t.options()
    t = do("shut", heroes__pim__space="a1")
    assert [(x.page, x.letter, x.scope) for x in t.s.shut] == [(30, 0, 1)]


def test_environments(do: Any) -> None:
    """V02, AF-145: a downpour puts out every fire; for a page, or for the mission, until it is ended."""
    t = do("downpour", tokens=["fire c4", "trap c4"], heroes__odo__statuses=["burning", "scared"])
    assert len(t.s.tokens) == 1
    assert t.s.heroes[1].statuses == 1 << STATUS_IDS.index("scared")
    bit = 1 << ENVIRONMENT_IDS.index("downpour")
    assert (t.s.weather, t.s.weather_mission) == (0, bit)
    again(t, "no-downpour")
    assert (t.s.weather, t.s.weather_mission) == (0, 0)


def test_page_rules(do: Any) -> None:
    t = do("rule")
    rest, hide = (1 << PAGE_RULES.index(name) for name in ("no_rest", "no_hide"))
    assert (t.s.rules, t.s.rules_mission) == (hide, rest)
    again(t, "no-rule")
    assert (t.s.rules, t.s.rules_mission) == (hide, 0)


def test_cards_of_the_campaign(do: Any) -> None:
    """6.17: banished from the deck and from the discards, and never found again; facilities, missions, goals."""
    shadow = ENCOUNTER_IDS.index("d23")
    t = do("flag")
    t.s.encounters.append(shadow)
    t.s.encounter_discard = [shadow]
    again(t, "banish")
    assert shadow not in t.s.encounters + t.s.encounter_discard
    assert t.s.campaign.banished == 1 << DISCOVERY_IDS.index("d23")
    assert do("facility").s.campaign.stores == [ITEM_IDS.index("i44")]
    assert do("facility", stores=["i44"], items=["i33"]).s.campaign.stores == [ITEM_IDS.index("i44")]
    t = do("facility-breaks", built=["i44", "i45"])
    assert t.options() == ["break:i44", "break:i45"]
    assert do("facility-built").s.campaign.built == [], "it is not in the supply"
    t = do("facility-built", stores=["i44", "i45"])
    assert (t.s.campaign.stores, t.s.campaign.built) == ([ITEM_IDS.index("i45")], [ITEM_IDS.index("i44")])
    assert t.s.dials[2] == 3, "for nothing"
    assert do("facility-built", stores=["i44"], dials__population=2).s.campaign.built == [], "AF-641"
    t = do("facility-broken", built=["i44", "i45"])
    assert (t.s.campaign.built, t.s.campaign.broken) == ([ITEM_IDS.index("i44")], [ITEM_IDS.index("i45")])
    assert do("facility-broken", built=["i44"]).s.campaign.broken == []
    assert do("mission").s.campaign.missions[MISSION_IDS.index("m4")] == 1
    assert do("goal").s.campaign.goals == 8


def test_rolls(do: Any) -> None:
    """6.17: the die, with what is added, finds its row."""
    t = do("flag")
    for face, dials in ((1, [4, 6]), (6, [5, 5])):
        t.s.rng.fix("black", [face])
        t.s.dials[2:4] = [4, 5]
        again(t, "roll")
        assert t.s.dials[2:4] == dials


def test_enemies_act_at_once(do: Any) -> None:
    """6.17: in a fight only; an enemy without a threat card acts with value 1."""
    t = do("enemies-act", foes=["rust-cutter a5"], hostile=True)
    assert t.s.pending[0].kind == w.ASK_AIM
    t.together("prey:A")
    assert t.s.pending[0].step.difficulty == 3
    t = do("enemies-act", foes=["rust-cutter a5"], threats=["k1"])
    assert t.s.pending[0].kind == w.ASK_ACTION
    assert cards(t.s.threats) == ["k1"]


def test_a_turn_ends(do: Any) -> None:
    """6.17: the current player goes to step 5."""
    assert do("end-turn").s.pending[0].kind == w.ASK_REST
    assert do("end-turn", foes=["rust-cutter f1"], hostile=True).s.turn == 1


def test_rests_of_the_book(do: Any) -> None:
    """6.17, AF-530: not in a fight; a free one takes no Time."""
    assert do("rest", foes=["rust-cutter f1"], hostile=True).s.pending[0].kind == w.ASK_ACTION
    for name, time in (("rest", 1), ("free-rest", 0)):
        t = do(name)
        assert t.s.pending[0].kind == w.ASK_REST
        t.together("rest")
        assert t.s.dials[0] == time


def test_peeking(do: Any) -> None:
    """6.17: shown to all and not changed; the reader picks one."""
    t = do("peek-neighbour", reader=1, page=13, marker="clock-tower-square")
    assert t.s.pending[0].seat == 1
    assert t.s.pending[0].kind == w.ASK_SPACE
    assert t.options() == ["travel:bus-shelter", "travel:pharmacy"]
    t.go("travel:pharmacy")
    told = t.s.history.at(len(t.s.history) - 1)
    assert (told.kind, told.facts[1]) == (w.TOLD_PEEKED_PAGE, 5)
    t = do("peek-encounter")
    assert t.s.top_known
    assert t.s.view(0).encounter_top == ENCOUNTER_IDS[t.s.encounters[-1]]
    t = do("peek-scavenge", finds=["c1 0", "d5 8"])
    assert t.s.pending[0].kind == w.ASK_FIND
    assert t.options() == ["find:0", "find:1"]
    t.go("find:1")
    assert [find.known for find in t.s.finds] == [False, True]


def test_travel_to_a_named_place(do: Any) -> None:
    t = do("travel", marker="vending-row")
    assert (t.s.dials[0], t.s.pending_page) == (2, 15)
    t = do("back", marker="bus-shelter", visits=[10, 11, 12, 30, 12, 30])
    assert (t.s.dials[0], t.s.pending_page, LOCATION_IDS[t.s.marker]) == (1, 11, "vending-row")
    assert do("back", marker="abigail-lane", visits=[10]).s.pending_page == 10


def test_somebody_is_picked(do: Any) -> None:
    """6.18: the reader picks one of those on the page."""
    t = do("pick", reader=1)
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_PICK)
    t.go("pick:A")
    assert t.s.heroes[0].has_status(STATUS_IDS.index("scared"))


def test_choices_of_the_party(do: Any) -> None:
    """AF-061, AF-062: all propose, the keeper has the last word; what cannot be paid in full is refused."""
    t = do("choice", keeper="B")
    assert [d.seat for d in t.s.pending] == [0, 1]
    paid, free = t.s.pending[0].options
    t.s.play(0, free)
    t.s.play(1, paid)
    assert t.s.dials[1:4] == [0, 1, 7]
    t = do("choice", dials__scrap=1)
    assert t.s.pending[0].options == [free]
    assert t.s.refusal(0, paid).rule == "AF-062"


YES = {
    "flag": {"flags": ["m1_box 1"]}, "flag-lte": {"flags": ["m1_box 1"]}, "flag-eq": {"flags": ["m1_box 2"]},
    "peaceful": {}, "revisit": {"visits": [30, 30]}, "pim": {"heroes__pim__where": "left"}, "pim-here": {},
    "pim-at": {"heroes__pim__space": "c4"}, "two-at": {"heroes__pim__space": "c4", "heroes__odo__space": "c4"},
    "one-here": {"heroes__odo__where": "left"}, "cutter": {"foes": ["rust-cutter f1"]},
    "cutter-at": {"foes": ["rust-cutter c4"]}, "rats": {"foes": ["rust-cutter c4", "mole-digger c4"]},
    "fire": {"tokens": ["fire c4"]}, "carrying": {"heroes__odo__carries": True, "heroes__odo__where": "left"},
    "carrying-reader": {"heroes__pim__carries": True}, "has-item": {"heroes__pim__pack": ["i33"]}, "has-trait": {},
    "has-status": {"heroes__pim__statuses": ["scared"]}, "mission": {"missions__m1": "active"},
    "facility": {"built": ["i44"]}, "discovery": {"taken": ["d04"]}, "visited": {"visits": [12, 30]},
    "endless": {"endless": True}, "objective": {"objectives": "a"}, "threats": {"threats": ["k1", "none", "k2"]},
    "hunt": {"hunt": ["roach"]},
}  # fmt: skip
NO = {
    "flag": {}, "flag-lte": {"flags": ["m1_box 2"]}, "flag-eq": {"flags": ["m1_box 1"]},
    "peaceful": {"hostile": True, "foes": ["rust-cutter f1"]}, "revisit": {"visits": [12, 30]},
    "pim": {"cast": ("juno", "odo")}, "pim-here": {"heroes__pim__where": "left", "turn": "B", "hands__B": ["b1"]},
    "pim-at": {"heroes__odo__space": "c4"}, "two-at": {"heroes__pim__space": "c4", "heroes__odo__space": "c3"},
    "one-here": {}, "cutter": {"foes": ["rust-slinger f1"]}, "cutter-at": {"foes": ["rust-cutter f1"]},
    "rats": {"foes": ["rust-cutter c4", "rust-slinger c4"]}, "fire": {"tokens": ["fire c3", "trap c4"]}, "carrying": {},
    "carrying-reader": {"heroes__odo__carries": True}, "has-item": {"heroes__odo__pack": ["i33"]},
    "has-trait": {"cast": ("juno", "pim")}, "has-status": {"heroes__odo__statuses": ["scared"]},
    "mission": {"missions__m1": "available"}, "facility": {"stores": ["i44"]}, "discovery": {"taken": ["d05"]},
    "visited": {"visits": [13, 30]}, "endless": {}, "objective": {"objectives": "b"},
    "threats": {"threats": ["k1", "none"]}, "hunt": {},
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(CONDITIONS) - {"group-task", "group-task-gte"}))
def test_conditions(do: Any, name: str) -> None:
    """6.18: each holds where it should, and nowhere else."""
    for expected, positions in ((True, YES), (False, NO)):
        t = do("flag", **{"hands__B": [], **positions[name]})
        assert t.s.words.holds(t.s, f"if-{name}", "if", 0) is expected


def test_a_task_counts_with_its_first_card(do: Any) -> None:
    """6.18: active is not enough; another task is another."""
    t = do("task")
    assert not t.s.words.holds(t.s, "if-group-task", "if", 0)
    t.s.task = t.s.task.with_dial(3, 2)
    assert t.s.words.holds(t.s, "if-group-task", "if", 0)
    assert t.s.words.holds(t.s, "if-group-task-gte", "if", 0)
    t.s.task = t.s.task.with_dial(3, 1)
    assert not t.s.words.holds(t.s, "if-group-task-gte", "if", 0)


@pytest.mark.parametrize(
    ("name", "position", "seats"),
    [
        ("reader", {}, [1]), ("reader", {"heroes__odo__where": "left"}, []), ("each", {}, [0, 1, 2]),
        ("each", {"heroes__sable__where": "left"}, [0, 1]),
        ("each-not-hiding", {"heroes__pim__space": "c5"}, [1, 2]),
        ("party", {"heroes__sable__where": "left", "heroes__pim__where": "page"}, [0, 1, 2]), ("others", {}, [0, 2]),
        ("carrier", {"heroes__sable__carries": True}, [2]), ("here", {"heroes__sable__space": "c4"}, [0, 1]),
        ("in", {"heroes__sable__space": "c4"}, [2]), ("nearest", {"heroes__odo__space": "e3"}, [1]),
        ("with-item", {"heroes__sable__pack": ["i33"]}, [2]),
        ("hero", {}, [1]), ("trait", {}, [0]), ("with-status", {"heroes__sable__statuses": ["scared"]}, [2]),
    ],
)  # fmt: skip
def test_sets(do: Any, name: str, position: dict[str, Any], seats: list[int]) -> None:
    """6.18: the characters that a word stands for; a reader who is not on the page any more is nobody (AF-229)."""
    t = do("flag", cast=("pim", "odo", "sable"), reader=1, **position)
    t.s.ask_again()
    t.s.push(t.s.words.start(f"who-{name}", 1))
    t.s.run()
    assert [seat for seat in range(3) if t.s.hero(seat).has_status(0)] == seats
