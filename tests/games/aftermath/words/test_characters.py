"""Words and characters (6.17): damage, heal, convert_toxic, status, ability."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ABILITY_IDS, ITEM_IDS, STATUS_IDS
from gloam.games.aftermath.figures import DEFEATED

PROGRAMS: dict[str, list[Any]] = {
    "heal-normal": [{"op": "heal", "n": 3}],
    "heal-toxic": [{"op": "heal", "n": 1, "kind": "toxic"}],
    "heal-any": [{"op": "heal", "n": 3, "kind": "any"}],
    "convert": [{"op": "convert_toxic", "who": "party"}],
    "damage": [{"op": "damage", "strength": 4, "n": 2, "toxic": True, "status": "soaked", "who": "each"}],
    "better": [{"op": "status", "lose_negative": True}],
    "learn": [{"op": "ability", "learn": "quick-paws", "who": "party"}],
    "learn-roar": [{"op": "ability", "learn": "roar"}],
    "learn-trick-shot": [{"op": "ability", "learn": "trick-shot"}],
    "forget": [{"op": "ability", "forget": "steady-whiskers", "who": "party"}],
    "damage-and-more": [
        {"op": "damage", "strength": 4, "who": "each", "on_hit": [
            {"op": "cards", "discard_all": True}, {"op": "item", "loses": True},
        ]},
        {"op": "dial", "dial": "food", "by": 1},
    ],
}  # fmt: skip


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


def abilities(t: Any, hero: int = 0) -> list[str]:
    return [ABILITY_IDS[x] for x in t.s.heroes[hero].abilities]


def test_abilities_of_the_book(do: Any, again: Any) -> None:
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


def test_what_a_hit_brings(do: Any) -> None:
    """6.17, AF-464: effects for whoever is hit, after the wound and before the next one defends; nothing for whoever is
    missed or was just defeated; then the entry goes on."""
    position = {"heroes__pim__worn": ["i01"], "heroes__odo__worn": ["i02"], "hands__A": ["g1"], "hands__B": ["b6"]}
    t = do("damage-and-more", **position)
    t.go("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_BREAK), "its reader is the one who is hit"
    assert (t.s.heroes[0].wounds, t.s.hands[0]) == (1, [])
    t.go("break:i01")
    assert (t.s.pending[0].seat, t.s.pending[0].kind, t.s.dials[3]) == (1, w.ASK_DEFEND, 6)
    t.roll(white=3, black=0)
    t.go("play:b6")
    assert (t.s.heroes[1].wounds, t.s.heroes[1].wears(ITEM_IDS.index("i02"))) == (0, True), "a miss brings nothing"
    assert (t.s.pending[0].kind, t.s.dials[3]) == (w.ASK_ACTION, 7)
    t = do("damage-and-more", heroes__pim__wounds=2, turn="B", **position)
    t.go("pass")
    assert (t.s.pending[0].seat, t.options()) == (1, ["break:i02"]), "not the reader of the entry"
    t.go("break:i02", "pass")
    assert t.s.heroes[0].where == DEFEATED
    assert t.s.hands[0], "nothing more happens to whoever falls"
