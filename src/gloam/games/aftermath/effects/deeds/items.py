"""What words do to items and batteries (6.17: reward, item, battery)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT, NOTHING
from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ACCESSORY, BATTERIES_OF, BODY, HEAD, PAWS
from gloam.games.aftermath.rules import rewards
from gloam.games.aftermath.rules.broken import BreakOne, LoseFrom, worn_in
from gloam.games.aftermath.rules.gaining import gain_item
from gloam.games.aftermath.rules.trading import charge
from gloam.games.aftermath.state import NOBODY_YET, Aftermath

SLOTS: Final = {"head": HEAD, "body": BODY, "paws": PAWS, "accessory": ACCESSORY}


def reward(
    s: Aftermath, *, food: int, scrap: int, clue: int, battery: int, item: int, broken: int, who: list[int],
    discovery: int,
) -> None:  # fmt: skip
    seat = who[0] if who else s.keeper
    if discovery != ABSENT:
        rewards.take_discovery(s, discovery, seat)
    rewards.reward(s, seat, [food, scrap, clue, battery, item, broken])


def gain_card(s: Aftermath, seat: int, item: int) -> None:
    """An item by its id: out of the deck, the discards or the box; if it is elsewhere nothing happens (AF-059)."""
    if item in s.items:
        s.items.remove(item)
    elif item in s.item_discard:
        s.item_discard.remove(item)
    else:
        return
    gain_item(s, seat if seat >= 0 else s.keeper, item)


def taker(s: Aftermath, seats: list[int]) -> int:
    """Who takes what an entry gives: the first of those it means. Between pages that is the keeper, if nobody is meant;
    in a turn it is nobody, because the reader has left the page or is defeated (AF-229)."""
    if seats:
        return seats[0]
    return s.keeper if s.turn == NOBODY_YET else NOTHING


def item(s: Aftermath, gain: int, draw: int, loses: bool, who: list[int], random: bool, slot: str) -> None:
    if gain == ABSENT and draw == ABSENT:
        for seat in reversed(who):
            take_worn(s, seat, loses, random, slot)
        return
    seat = taker(s, who)
    if seat == NOTHING:
        return
    if gain != ABSENT:
        gain_card(s, seat, gain)
    else:
        for _ in range(draw):
            s.push(rewards.DrawItem(seat))


def take_worn(s: Aftermath, seat: int, loses: bool, random: bool, slot: str) -> None:
    """Something that is equipped breaks or is lost: in one place, by lot, or by choice."""
    hero = s.hero(seat)
    if random:
        worn = worn_in(hero, SLOTS[slot]) if slot else [item for item in hero.worn if item >= 0]
        if worn:
            BreakOne(seat, lost=loses).answer(s, seat, w.BREAK | s.rng.draw("item", worn))
    elif slot:
        s.push(LoseFrom(seat, lost=True, slot=SLOTS[slot]))
    else:
        s.push(BreakOne(seat, lost=loses))


def battery(s: Aftermath, n: int, who: list[int], on_item: bool, item: int, choose: bool) -> None:
    """Loose ones, or from the supply onto equipped items: as they come, onto one, or by choice (AF-520, AF-523)."""
    if choose:
        for seat in reversed(who):
            s.push(ChargeOne(seat, n))
        return
    for seat in who:
        if on_item or item != ABSENT:
            charge_all(s, seat, n, item)
        else:
            rewards.add_batteries(s, seat, n)


def charge_all(s: Aftermath, seat: int, count: int, wanted: int) -> None:
    """Onto whatever takes them, from the head down; or onto the one that is wanted."""
    hero = s.hero(seat)
    for slot in range(len(hero.worn)):
        item = hero.worn[slot]
        if wanted not in (ABSENT, item):
            continue
        while item >= 0 and count > 0 and hero.charge[slot] < BATTERIES_OF[item] and s.batteries_left():
            charge(s, seat, item, own=False)
            count -= 1


class ChargeOne(Step):
    """So many batteries go onto equipped items one by one, each where the holder wants it (6.17: battery). There is
    nothing to choose where one item takes them."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: Aftermath) -> list[int]:
        hero = s.hero(self.seat)
        if self.count < 1 or s.batteries_left() == 0:
            return []
        return [
            w.CHARGE | hero.worn[slot]
            for slot in range(len(hero.worn))
            if hero.worn[slot] >= 0 and hero.charge[slot] < BATTERIES_OF[hero.worn[slot]]
        ]

    def run(self, s: Aftermath) -> None:
        options = self.options(s)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self, self.seat, w.ASK_CHARGE, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        charge(s, seat, option & ARG_MASK, own=False)
        s.push(ChargeOne(seat, self.count - 1))
