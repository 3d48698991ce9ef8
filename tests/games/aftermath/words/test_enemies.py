"""Words and enemies (6.17): spawn, remove_enemies, wound_enemy."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import DISCOVERY_IDS, ENEMY_IDS

PROGRAMS: dict[str, list[Any]] = {
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
    "wound-one": [{"op": "wound_enemy", "choose": True}],
    "wound-one-rat": [{"op": "wound_enemy", "choose": True, "type": "rustgang", "n": 2}],
    "wound-one-here": [{"op": "wound_enemy", "choose": True, "at": "c4"}],
}  # fmt: skip


def test_spawning(do: Any) -> None:
    """6.17: hostile unless it says otherwise; where, with what loot, and how hard to talk to."""
    from gloam.games.aftermath.rules.foes import talk_of

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


def test_one_enemy_is_wounded_by_choice(do: Any) -> None:
    """6.17, AF-428: the reader says which figure; where one is left there is nothing to say; the loot is for whose turn
    it is."""
    here = {"foes": ["rust-bruiser c4", "mole-digger f1", "hornet-matron c4"], "hostile": True}
    t = do("wound-one", reader=1, **here)
    assert [(d.seat, d.kind) for d in t.s.pending] == [(1, w.ASK_ENEMY)]
    assert t.options() == ["figure:0,0", "figure:1,0", "figure:2,0"]
    t.go("figure:1,0")
    assert [foe.wounds for foe in t.s.foes] == [0, 1, 0]
    t = do("wound-one-rat", **here)
    assert [ENEMY_IDS[foe.kind] for foe in t.s.foes] == ["mole-digger", "hornet-matron"], "it took two"
    assert do("wound-one-here", **here).options() == ["figure:0,0", "figure:2,0"]
    assert do("wound-one").s.pending[0].kind == w.ASK_ACTION, "nobody is there"
    t = do("wound-one", foes=["roach c4,c4,f1"], hostile=True)
    t.go("figure:0,2")
    assert [CELL_IDS[x] for x in t.s.foes[0].spaces] == ["c4", "c4"], "each roach is a figure"


def test_a_mind_wounds_whoever_is_nearest_to_defeat(do: Any) -> None:
    """6.17, AF-420: of equal choices the one that may end something."""
    t = do("wound-one", foes=["rust-bruiser c4", "mole-digger f1 wounds:1", "rust-bruiser f1"], hostile=True)
    mind = game.minds()["steady"]()
    mind.begin(0, 2, seeded(1))
    d = t.s.pending[0]
    assert mind.choose(t.s.masked(t.s.side(0)), d.kind, list(d.options)) == game.lexicon.read("figure:1,0")
