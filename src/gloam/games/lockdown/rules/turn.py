"""A turn of the action phase: move, act in the room, vote (LK-110 to LK-117, LK-170 to LK-175)."""

from __future__ import annotations

from gloam.core.state import ARG_BITS, ARG_MASK, EVERYONE, PASS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    BAZOOKA,
    BAZOOKA_LOSS,
    CONTROL_ROOM,
    DRAW_LIMIT,
    FLOORS,
    GENE_BANK,
    HELIPAD,
    NOWHERE,
    OPERATING_DESK,
    POCKET,
    RECYCLER,
    STOCK_OF,
)
from gloam.games.lockdown.rules.drawing import Draw, ForcedDiscard
from gloam.games.lockdown.rules.moving import Move
from gloam.games.lockdown.rules.rooms import ControlRoom, Helipad, OperatingDesk, use_gene_bank
from gloam.games.lockdown.rules.trading import discards_of
from gloam.games.lockdown.state import Lockdown, Player


class Turn(Step):
    """The turn of whoever holds this order card. That it is his turn is public, all else is his secret (LK-113)."""

    def __init__(self, order: int) -> None:
        self.order = order

    def run(self, s: Lockdown) -> None:
        p = s.holder_of_order(self.order)
        s.turn = self.order
        s.acting = p.seat
        s.keep(EVERYONE, w.TOLD_TURN, p.seat, self.order)
        s.keep(1 << p.seat, w.TOLD_STARTED, p.seat, p.room)
        if not p.shadow:  # a shadow's turn is its move (LK-117)
            s.push(Vote(p.seat))
            s.push(Act(p.seat))
            s.push(UseRoom(p.seat))
        s.push(Move(p.seat))


class UseRoom(Step):
    """What the room where the move ended does or offers (LK-170 to LK-173); forced discards follow (LK-174)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        room = p.room
        if p.shadow or room == NOWHERE:  # dead in the laser: the turn is over (LK-144)
            return
        if DRAW_LIMIT[room]:
            s.keep(1 << p.seat, w.TOLD_STOCK, room, len(s.stocks[STOCK_OF[room]]))
            s.push(ForcedDiscard(self.seat))
            s.push(Draw(self.seat))
        elif room == GENE_BANK:
            use_gene_bank(s, p)
        elif room == HELIPAD:
            s.push(ForcedDiscard(self.seat))
            s.push(Helipad(self.seat))
        elif room == CONTROL_ROOM:
            s.push(ControlRoom(self.seat))
        elif room == OPERATING_DESK:
            s.push(OperatingDesk(self.seat))


class Act(Step):
    """Recycler, bazooka and voluntary discards, in any order (LK-174c)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        if not p.shadow:
            options = acts(s, p)
            if options:
                options.append(w.DONE)
                s.ask_quietly(self, self.seat, w.ASK_ACT, options)

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        verb, arg = option >> ARG_BITS << ARG_BITS, option & ARG_MASK
        if option == w.DONE:
            return
        s.push(self)
        if option == w.RECYCLE:
            s.recycled = True
            card = s.rng.draw("recycle", s.consumed)
            p.hand.append(card)
            s.keep(1 << seat, w.TOLD_RECYCLED, seat, card)
        elif verb == w.FIRE:
            s.target = arg
            s.keep(1 << seat, w.TOLD_FIRED, seat, arg)
        else:
            s.put_down(p, arg)
            if arg == POCKET:
                s.push(ForcedDiscard(seat))  # bound by his Load again, at once (LK-102)

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_BLAST, BAZOOKA_LOSS]] if option & ~ARG_MASK == w.FIRE else []

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        p = s.players[seat]
        found = [w.RECYCLE] if RECYCLER in p.hand else []
        if can_fire(s, p):
            found += [w.FIRE | room for room in s.plan.rooms]
        elif BAZOOKA in p.hand:
            found.append(w.FIRE | p.room)
        return [*found, *discards_of(p), w.DONE]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        return why_no_act(s, s.players[seat], option)


def acts(s: Lockdown, p: Player) -> list[int]:
    """What the player may still do in his room, but for being done."""
    options: list[int] = []
    if can_recycle(s, p):
        options.append(w.RECYCLE)
    if can_fire(s, p):
        options += [w.FIRE | room for room in s.plan.rooms]
    if can_discard(p):
        options += discards_of(p)
    return options


def can_recycle(s: Lockdown, p: Player) -> bool:
    """Once a round, from a pile that is not empty, with room for one more card (LK-440, LK-443, LK-446)."""
    return RECYCLER in p.hand and not s.recycled and len(s.consumed) > 0 and len(p.hand) < p.limit()


def can_fire(s: Lockdown, p: Player) -> bool:
    """One shot a round, whoever holds the card (LK-345)."""
    return BAZOOKA in p.hand and s.target == NOWHERE


def can_discard(p: Player) -> bool:
    """Only where cards can lie (LK-200)."""
    return STOCK_OF[p.room] >= 0


def why_no_act(s: Lockdown, p: Player, option: int) -> int:
    """Why the recycler, the bazooka or a card of the hand cannot be used so, when it is time for them."""
    verb, card = option & ~ARG_MASK, option & ARG_MASK
    if verb == w.RECYCLE:
        return 0 if can_recycle(s, p) else why_no_recycling(s, p)
    if verb == w.FIRE:
        if can_fire(s, p):
            return 0
        return w.BAZOOKA_FIRED if BAZOOKA in p.hand else w.BAZOOKA_NONE
    if verb == w.DISCARD:
        if not can_discard(p):
            return w.DISCARD_NOT_HERE
        return 0 if card in p.hand else w.NOT_HELD_DISCARD | card
    return 0


def why_no_recycling(s: Lockdown, p: Player) -> int:
    if RECYCLER not in p.hand:
        return w.RECYCLER_NONE
    if s.recycled:
        return w.RECYCLER_USED
    return w.RECYCLER_FULL if len(p.hand) >= p.limit() else w.RECYCLER_EMPTY


def is_act(verb: int) -> bool:
    return verb == w.RECYCLE or verb == w.FIRE or verb == w.DISCARD


class Vote(Step):
    """The turn ends with a vote for a floor that is not gassed yet (LK-245 to LK-254)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        if not s.players[self.seat].shadow:
            options = [w.VOTE | floor for floor in range(FLOORS) if not s.gassed >> floor & 1]
            if options:
                s.ask_quietly(self, self.seat, w.ASK_VOTE, options)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        p.vote = option & ARG_MASK
        s.keep(1 << seat, w.TOLD_VOTED, seat, p.vote, p.votes)

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        votes = known.players[seat].votes
        return [[w.FORETELL_VOTES, votes]] if votes > 1 else []

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        floors = [w.VOTE | floor for floor in range(FLOORS)]
        return [*floors, w.RECYCLE] if RECYCLER in s.players[seat].hand else floors

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        verb, floor = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.VOTE:
            return w.GASSED_ALREADY | floor if s.gassed >> floor & 1 else 0
        if is_act(verb):
            # Who could do nothing in his room was not asked: he is told why it was not possible, not that it is late.
            why = why_no_act(s, s.players[seat], option)
            return why or w.ACTS_OVER
        return w.MUST_VOTE if option == PASS or option == w.DONE else 0
