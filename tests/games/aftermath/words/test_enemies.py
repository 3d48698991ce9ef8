"""Words and enemies (6.17): spawn, remove_enemies, wound_enemy."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath.pagemap import CELL_IDS
from gloam.games.aftermath.tables import DISCOVERY_IDS, ENEMY_IDS

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
}  # fmt: skip


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
