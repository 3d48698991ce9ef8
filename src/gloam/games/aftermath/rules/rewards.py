"""Rewards: dials, batteries, items, discovery cards (AF-327 to AF-333, AF-424, AF-505 to AF-516, 6.15)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.rules.broken import DrawBroken
from gloam.games.aftermath.rules.decks import top_item
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.gaining import gain_item
from gloam.games.aftermath.state import Aftermath


def reward(s: Aftermath, seat: int, goods: list[int]) -> None:
    """Food, scrap, clues, batteries, items, broken items. Items come after the rest, one by one."""
    food, scrap, clue, battery, item, broken = goods
    for _ in range(broken):
        s.push(DrawBroken())
    for _ in range(item):
        s.push(DrawItem(seat))
    if battery:
        add_batteries(s, seat, battery)
    for dial, count in ((t.CLUES, clue), (t.SCRAP, scrap), (t.FOOD, food)):
        if count:
            turn_dial(s, dial, count)


def add_batteries(s: Aftermath, seat: int, count: int) -> None:
    """Loose batteries, as far as the supply has any (AF-029)."""
    hero = s.hero(seat)
    got = max(-hero.batteries, min(count, s.batteries_left()))
    if got:
        hero.batteries += got
        s.announce(w.TOLD_BATTERIES, seat, got)


class DrawItem(Step):
    """The top item card is gained (AF-332)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        item = top_item(s)
        if item >= 0:
            gain_item(s, self.seat, item)


def take_discovery(s: Aftermath, card: int, seat: int) -> None:
    """A discovery card is taken, once (AF-058, AF-059)."""
    campaign = s.campaign
    if (campaign.taken | campaign.banished) >> card & 1:
        return
    campaign.taken |= 1 << card
    s.announce(w.TOLD_DISCOVERY, card)
    kind, name = t.DISCOVERY_KIND[card], t.DISCOVERY_IDS[card]
    if kind == t.D_ITEM:
        gain_item(s, seat if seat >= 0 else s.keeper, t.ITEM_IDS.index(name))
    elif kind == t.D_FACILITY:
        campaign.stores.append(t.ITEM_IDS.index(name))
    elif kind == t.D_ENCOUNTER:
        s.encounters.insert(0, t.ENCOUNTER_IDS.index(name))
    elif kind == t.D_ABILITY:
        campaign.lessons.append(t.ABILITY_DISCOVERY.index(name))
    elif kind == t.D_MISSION:
        mission = t.MISSION_IDS.index(name)
        if campaign.missions[mission] == t.LOCKED:
            campaign.missions[mission] = t.AVAILABLE
    elif kind == t.D_DOCUMENT:
        turn_dial(s, t.CLUES, 1)
