"""Drawing cards, the Junkyard, gold bars, and discarding down to the Load (LK-180 to LK-213)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    CARDS,
    DRAW_LIMIT,
    GOLD,
    HELIPAD,
    JUNK,
    KEEP_LIMIT,
    NAMED,
    STOCK_OF,
    TAKES_GOLD,
)
from gloam.games.lockdown.rules.trading import discards_of
from gloam.games.lockdown.state import Lockdown, Player


def stock_at(s: Lockdown, p: Player) -> list[int]:
    return s.stocks[STOCK_OF[p.room]]


class Draw(Step):
    """The player names a number and gets so many cards at random (LK-181 to LK-185)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        if stock_at(s, p):
            options = [w.DRAW | number for number in range(DRAW_LIMIT[p.room] + 1)]
            s.ask_quietly(self, self.seat, w.ASK_DRAW, options)

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        stock = stock_at(s, p)
        number = option & ARG_MASK
        keep = KEEP_LIMIT[p.room]
        s.push(UseGold(seat))
        found: list[int] = []
        while number > 0 and stock:
            card = s.rng.draw("draw", stock)
            number -= 1
            s.keep(1 << seat, w.TOLD_DREW, seat, card, p.room)
            if keep and card != JUNK:
                found.append(card)
            else:
                p.hand.append(card)
        if keep and len(found) > keep:
            s.drawn = found
            s.push(KeepCards(seat, keep))
        else:
            p.hand += found

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        p = s.players[seat]
        if option & ~ARG_MASK == w.DRAW:
            limit = DRAW_LIMIT[p.room]
            return 0 if option & ARG_MASK <= limit else w.DRAW_LIMIT | limit
        if option == w.GOLD:
            why = why_no_gold(s, p)
            return why or w.GOLD_AFTER_DRAW
        return w.MUST_NAME_NUMBER if option == PASS or option == w.DONE else 0


def why_no_draw(s: Lockdown, p: Player) -> int:
    """Drawing when that is not the question: there is one draw a turn, in a draw room (LK-036, LK-045, LK-185)."""
    if DRAW_LIMIT[p.room] == 0:
        return why_nothing_lies(p)
    if not s.told_in_turn(w.TOLD_STOCK, p.room, 0):
        return w.DRAW_TWICE
    return w.DISCARDS_STAY if stock_at(s, p) else w.STOCK_EMPTY


def why_nothing_lies(p: Player) -> int:
    """Why there is nothing to draw in this room: the Helipad has no draw, other rooms have no stock."""
    if p.room == HELIPAD:
        return w.DRAW_ELSEWHERE_HELIPAD
    return w.DRAW_ELSEWHERE_NAMED if NAMED[p.room] else w.DRAW_ELSEWHERE


class KeepCards(Step):
    """The Junkyard: of more than two other cards than Junk in one draw two may be kept (LK-206 to LK-210)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Lockdown) -> None:
        options: list[int] = []
        for card in s.drawn:
            if w.KEEP | card not in options:
                options.append(w.KEEP | card)
        options.append(w.DONE)
        s.ask_quietly(self, self.seat, w.ASK_JUNKYARD, options)

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        left = 0
        if option != w.DONE:
            card = option & ARG_MASK
            s.drawn.remove(card)
            p.hand.append(card)
            left = self.left - 1
        if left:
            s.push(KeepCards(seat, left))
            return
        for card in s.drawn:
            stock_at(s, p).append(card)
            s.keep(1 << seat, w.TOLD_RETURNED, seat, card, p.room)
        s.drawn = []

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.KEEP or card in s.drawn:
            return 0
        return w.JUNK_KEPT if card == JUNK else w.NOT_LYING_JUNKYARD | card


class UseGold(Step):
    """After the draw: a gold bar shows the stock and buys one card of it, again and again (LK-188 to LK-196)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        if can_use_gold(s, p):
            s.ask_quietly(self, self.seat, w.ASK_GOLD, [w.GOLD, 0])

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != w.GOLD:
            return
        p = s.players[seat]
        p.hand.remove(GOLD)
        s.consumed.append(GOLD)
        s.keep(1 << seat, w.TOLD_GOLD_USED, seat, p.room)
        stock = stock_at(s, p)
        for card in range(CARDS):
            count = stock.count(card)
            if count:
                s.keep(1 << seat, w.TOLD_GOLD_SAW, p.room, card, count)
        s.push(self)
        if any(card != GOLD for card in stock):
            s.looking = True
            s.push(TakeForGold(seat))


def can_use_gold(s: Lockdown, p: Player) -> bool:
    """A bar in hand, in a room that takes it, and something to look at (LK-188, LK-192, LK-195)."""
    return TAKES_GOLD[p.room] and GOLD in p.hand and len(stock_at(s, p)) > 0


def why_no_gold(s: Lockdown, p: Player) -> int:
    if can_use_gold(s, p):
        return 0
    if p.room == HELIPAD:
        return w.GOLD_NOT_HERE_HELIPAD
    if not TAKES_GOLD[p.room]:
        return w.GOLD_NOT_HERE_DRAW_ROOM if DRAW_LIMIT[p.room] else w.GOLD_NOT_HERE
    return w.STOCK_EMPTY_GOLD if GOLD in p.hand else w.GOLD_NONE


class TakeForGold(Step):
    """One card of the stock, but not gold for gold (LK-189)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        stock = stock_at(s, s.players[self.seat])
        options = [w.TAKE | card for card in range(CARDS) if card != GOLD and card in stock]
        s.ask_quietly(self, self.seat, w.ASK_GOLD_CARD, options)

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        s.looking = False
        take(s, s.players[seat], stock_at(s, s.players[seat]), option & ARG_MASK)

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        stock = stock_at(s, s.players[seat])
        return [w.TAKE | card for card in range(CARDS) if card == GOLD or card in stock]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK == w.TAKE:
            if card == GOLD:
                return w.GOLD_FOR_GOLD
            return 0 if card in stock_at(s, s.players[seat]) else w.NOT_LYING_GOLD | card
        if option == w.GOLD:
            return w.GOLD_TAKE_FIRST
        return w.MUST_TAKE if option == PASS or option == w.DONE else 0


def take(s: Lockdown, p: Player, heap: list[int], card: int) -> None:
    """A chosen card from what lies in the room."""
    heap.remove(card)
    p.hand.append(card)
    s.keep(1 << p.seat, w.TOLD_TOOK, p.seat, card, p.room)


class ForcedDiscard(Step):
    """Down to the Load at once, any cards of the hand, in the room where one stands (LK-097, LK-203)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        if p.excess():
            s.ask_quietly(self, self.seat, w.ASK_DISCARD, discards_of(p))

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].excess()]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        s.put_down(s.players[seat], option & ARG_MASK)
        s.push(self)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK == w.DISCARD:
            return 0 if card in s.players[seat].hand else w.NOT_HELD_FORCED | card
        return w.MUST_DISCARD_FORCED if option == PASS or option == w.DONE else 0
