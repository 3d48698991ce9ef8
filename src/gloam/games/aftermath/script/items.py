"""What words do to items and batteries (6.17: reward, item, battery)."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT, NOTHING
from gloam.core.effect_step import Frame
from gloam.games.aftermath import words as w
from gloam.games.aftermath.gaining import BreakOne, gain_item
from gloam.games.aftermath.rewards import DrawItem, add_batteries, reward, take_discovery
from gloam.games.aftermath.state import NOBODY_YET, Aftermath
from gloam.games.aftermath.tables import BATTERIES_OF
from gloam.games.aftermath.trading import charge


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
        for seat in reversed(seats):
            worn = [item for item in s.hero(seat).worn if item >= 0]
            if args[5] == 0:
                s.push(BreakOne(seat, args[3] == 1))
            elif worn:
                BreakOne(seat, args[3] == 1).answer(s, seat, w.BREAK | s.rng.draw("item", worn))


def change_batteries(s: Aftermath, seat: int, count: int, on_item: bool) -> None:
    if not on_item:
        add_batteries(s, seat, count)
        return
    hero = s.hero(seat)
    for slot in range(len(hero.worn)):
        item = hero.worn[slot]
        while item >= 0 and count > 0 and hero.charge[slot] < BATTERIES_OF[item] and s.batteries_left():
            charge(s, seat, item, False)
            count -= 1
