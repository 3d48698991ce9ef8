"""Words and the campaign (6.17): facility, banish, mission, goal, campaign."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import DISCOVERY_IDS, ENCOUNTER_IDS, ITEM_IDS, MISSION_IDS, PASSAGE_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "win": [{"op": "campaign", "result": "win"}, {"op": "dial", "dial": "food", "by": 1}],
    "lose": [{"op": "campaign", "result": "lose"}, {"op": "dial", "dial": "food", "by": 1}],
    "banish": [{"op": "banish", "card": "d23"}],
    "facility": [{"op": "facility", "gain": "i44"}],
    "facility-breaks": [{"op": "facility", "breaks": True}],
    "facility-built": [{"op": "facility", "build": "i44"}],
    "facility-broken": [{"op": "facility", "broken": "i45"}],
    "mission": [{"op": "mission", "id": "m4", "state": "available"}],
    "goal": [{"op": "goal", "hero": "sable"}],
}  # fmt: skip


def test_cards_of_the_campaign(do: Any, again: Any) -> None:
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


def test_the_book_wins_the_campaign(do: Any, again: Any) -> None:
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


def test_the_book_loses_the_campaign(do: Any, again: Any) -> None:
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
