"""What words do to items and batteries (6.17: reward, item, battery)."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_program import ABSENT, NOTHING
from gloam.core.effect_step import Frame
from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ACCESSORY, BATTERIES_OF, BODY, HEAD, PAWS
from gloam.games.aftermath.rules.broken import BreakOne, LoseFrom, worn_in
from gloam.games.aftermath.rules.gaining import gain_item
from gloam.games.aftermath.rules.rewards import DrawItem, add_batteries, reward, take_discovery
from gloam.games.aftermath.rules.trading import charge
from gloam.games.aftermath.state import NOBODY_YET, Aftermath

SLOT: Final = 6
ONTO: Final = 3
"""Where the argument `slot` of item is, and `item` of battery with `choose` after it, if they are given."""

SLOTS_NAMED: Final = [HEAD, BODY, PAWS, ACCESSORY]
ANY_SLOT: Final = -1
ANY_ITEM: Final = -1


def give_reward(s: Aftermath, seats: list[int], args: list[int]) -> None:
    seat = seats[0] if seats else s.keeper
    if args[7] != ABSENT:
        take_discovery(s, args[7], seat)
    reward(s, seat, args[:6])


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


def change_items(s: Aftermath, f: Frame, args: list[int]) -> None:
    seats = f.items(s, args[4])
    if args[0] != ABSENT or args[1] != ABSENT:
        seat = taker(s, seats)
        if seat == NOTHING:
            return
        if args[0] != ABSENT:
            gain_card(s, seat, args[0])
        else:
            for _ in range(args[1]):
                s.push(DrawItem(seat))
    else:
        slot = SLOTS_NAMED[args[SLOT]] if len(args) > SLOT else ANY_SLOT
        for seat in reversed(seats):
            hero = s.hero(seat)
            worn = [item for item in hero.worn if item >= 0] if slot == ANY_SLOT else worn_in(hero, slot)
            if args[5] == 0 and slot != ANY_SLOT:
                s.push(LoseFrom(seat, True, slot))
            elif args[5] == 0:
                s.push(BreakOne(seat, args[3] == 1))
            elif worn:
                BreakOne(seat, args[3] == 1).answer(s, seat, w.BREAK | s.rng.draw("item", worn))


def change_batteries(s: Aftermath, seats: list[int], args: list[int]) -> None:
    """Loose ones, or from the supply onto equipped items: as they come, onto one, or by choice (AF-520, AF-523)."""
    count = args[0]
    if len(args) > ONTO and args[ONTO + 1] == 1:
        for seat in reversed(seats):
            s.push(ChargeOne(seat, count))
        return
    wanted = args[ONTO] if len(args) > ONTO else ANY_ITEM
    for seat in seats:
        if args[2] == 1 or wanted != ANY_ITEM:
            charge_all(s, seat, count, wanted)
        else:
            add_batteries(s, seat, count)


def charge_all(s: Aftermath, seat: int, count: int, wanted: int) -> None:
    hero = s.hero(seat)
    for slot in range(len(hero.worn)):
        item = hero.worn[slot]
        if wanted not in (ANY_ITEM, item):
            continue
        while item >= 0 and count > 0 and hero.charge[slot] < BATTERIES_OF[item] and s.batteries_left():
            charge(s, seat, item, False)
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
        charge(s, seat, option & ARG_MASK, False)
        s.push(ChargeOne(seat, self.count - 1))
