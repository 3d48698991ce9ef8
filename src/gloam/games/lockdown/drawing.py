"""Drawing cards, the Junkyard, gold bars, and discarding down to the Load (LK-180 to LK-213)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Refusal, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.refusals import no, no_card, no_number
from gloam.games.lockdown.state import Lockdown, Player
from gloam.games.lockdown.tables import (
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
from gloam.games.lockdown.trade import discards_of


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

    def why_not(self, s: Lockdown, seat: int, option: int) -> Refusal | None:
        p = s.players[seat]
        if option & ~ARG_MASK == w.DRAW:
            limit = DRAW_LIMIT[p.room]
            return None if option & ARG_MASK <= limit else no_number(180, "draw-limit", "limit", limit)
        if option == w.GOLD:
            why = why_no_gold(s, p)
            return no(190, "gold-after-draw") if why is None else why
        return no(181, "must-name-number") if option == PASS or option == w.DONE else None


def why_no_draw(s: Lockdown, p: Player) -> Refusal:
    """Drawing when that is not the question: there is one draw a turn, in a draw room (LK-036, LK-045, LK-185)."""
    if DRAW_LIMIT[p.room] == 0:
        return why_nothing_lies(p)
    if not s.told_in_turn(w.TOLD_STOCK, p.room, 0):
        return no(185, "draw-twice")
    return no(201, "discards-stay") if stock_at(s, p) else no(183, "stock-empty")


def why_nothing_lies(p: Player) -> Refusal:
    """Why there is nothing to draw in this room: the Helipad has no draw, other rooms have no stock."""
    if p.room == HELIPAD:
        return no(46, "draw-elsewhere")
    return no(45 if NAMED[p.room] else 36, "draw-elsewhere")


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

    def why_not(self, s: Lockdown, seat: int, option: int) -> Refusal | None:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.KEEP or card in s.drawn:
            return None
        return no(209, "junk-kept") if card == JUNK else no_card(206, "not-lying", card)


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


def why_no_gold(s: Lockdown, p: Player) -> Refusal | None:
    if can_use_gold(s, p):
        return None
    if p.room == HELIPAD:
        return no(193, "gold-not-here")
    if not TAKES_GOLD[p.room]:
        return no(192 if DRAW_LIMIT[p.room] else 188, "gold-not-here")
    return no(195, "stock-empty") if GOLD in p.hand else no(188, "gold-none")


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

    def why_not(self, s: Lockdown, seat: int, option: int) -> Refusal | None:
        card = option & ARG_MASK
        if option & ~ARG_MASK == w.TAKE:
            if card == GOLD:
                return no(189, "gold-for-gold")
            return None if card in stock_at(s, s.players[seat]) else no_card(188, "not-lying", card)
        if option == w.GOLD:
            return no(191, "gold-take-first")
        return no(188, "must-take") if option == PASS or option == w.DONE else None


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

    def why_not(self, s: Lockdown, seat: int, option: int) -> Refusal | None:
        card = option & ARG_MASK
        if option & ~ARG_MASK == w.DISCARD:
            return None if card in s.players[seat].hand else no_card(203, "not-held", card)
        return no(97, "must-discard") if option == PASS or option == w.DONE else None
