"""Gene Bank, Helipad, Control Room and Operating Desk (LK-215 to LK-241)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    CARDS,
    CONTROL_ROOM,
    CONTROL_VOTES,
    DRAW_LIMIT,
    HELIPAD,
    OPERATING_DESK,
    STOCK_OF,
)
from gloam.games.lockdown.rules.drawing import take, why_nothing_lies
from gloam.games.lockdown.rules.genes import set_genes, splits, why_no_split
from gloam.games.lockdown.state import Lockdown, Player


def use_gene_bank(s: Lockdown, p: Player) -> None:
    """All attributes rise for good, and the panels of all lie open to the visitor (LK-215 to LK-219)."""
    p.force += 1
    p.speed += 1
    p.load += 1
    s.keep(1 << p.seat, w.TOLD_GENE_BANK, p.seat, p.genes())
    for other in s.players:
        if other.seat != p.seat:
            s.keep(1 << p.seat, w.TOLD_PANEL, other.seat, shown_genes(other))


def shown_genes(p: Player) -> int:
    """A shadow shows its Speed only (LK-219); who died in the laser just now still shows all, since nobody may know."""
    return codes.genes(0, p.speed, 0) if p.shown else p.genes()


class Helipad(Step):
    """Everything lying there is seen; one supply card may be taken (LK-222 to LK-224)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        for card in s.supply:
            s.keep(1 << self.seat, w.TOLD_SUPPLY_LIES, card)
        left = s.stocks[STOCK_OF[HELIPAD]]
        for card in range(CARDS):
            count = left.count(card)
            if count:
                s.keep(1 << self.seat, w.TOLD_LEFT_LIES, card, count)
        s.push(LeftCards(self.seat))
        if s.supply:
            s.push(SupplyCard(self.seat))


class SupplyCard(Step):
    """One of the supply cards, first come, first served (LK-222, LK-223)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        s.ask_quietly(self, self.seat, w.ASK_SUPPLY, [*(w.TAKE | card for card in s.supply), PASS])

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != PASS:
            take(s, s.players[seat], s.supply, option & ARG_MASK)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.TAKE or card in s.supply:
            return 0
        return w.NOT_LYING_SUPPLY | card


class LeftCards(Step):
    """Any number of the cards that others have discarded there (LK-225, LK-226)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        left = s.stocks[STOCK_OF[HELIPAD]]
        if left:
            options = [w.TAKE | card for card in range(CARDS) if card in left]
            s.ask_quietly(self, self.seat, w.ASK_LEFT, [*options, w.DONE])

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != w.DONE:
            take(s, s.players[seat], s.stocks[STOCK_OF[HELIPAD]], option & ARG_MASK)
            s.push(self)

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        left = s.stocks[STOCK_OF[HELIPAD]]
        return [*(w.TAKE | card for card in range(CARDS) if card in left or card in s.supply), w.DONE]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.TAKE or card in s.stocks[STOCK_OF[HELIPAD]]:
            return 0
        return w.ONE_SUPPLY if card in s.supply else w.NOT_LYING_LEFT | card


def why_no_take(s: Lockdown, p: Player, card: int) -> int:
    """Taking a card in one's turn when that is not the question: each room has its moment for it."""
    if s.told_in_turn(w.TOLD_DISCARDED, p.seat, card):
        return w.DISCARDS_STAY
    if p.room == HELIPAD:
        if card in s.supply:
            return w.ONE_SUPPLY
        lies = card in s.stocks[STOCK_OF[HELIPAD]]
        return w.TAKE_OVER if lies else w.NOT_LYING_LEFT | card
    return w.TAKE_NEEDS_GOLD if DRAW_LIMIT[p.room] else why_nothing_lies(p)


class ControlRoom(Step):
    """Ten votes in this round, or one gas room freed for good and in secret (LK-230 to LK-236)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        options = [w.TEN_VOTES]
        freed = freed_by(s, self.seat)
        options += [w.CLEAR | room for room in s.plan.rooms if s.gas_reaches(room) and room not in freed]
        options.append(PASS)
        s.ask_quietly(self, self.seat, w.ASK_CONTROL, options)

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option == w.TEN_VOTES:
            s.players[seat].votes = CONTROL_VOTES
            s.keep(1 << seat, w.TOLD_TEN_VOTES, seat)
        elif option != PASS:
            room = option & ARG_MASK
            if room not in s.cleared:  # somebody else may have freed it, and nobody is told (LK-235, LK-236)
                s.cleared.append(room)
            s.keep(1 << seat, w.TOLD_CLEARED, seat, room)

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        return [w.TEN_VOTES, *(w.CLEAR | room for room in s.plan.rooms), PASS]

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        room = option & ARG_MASK
        if option & ~ARG_MASK != w.CLEAR:
            return 0
        if not s.gas_reaches(room):
            return w.NO_GAS_THERE | room
        return w.FREED_ALREADY | room if room in freed_by(s, seat) else 0


def freed_by(s: Lockdown, seat: int) -> list[int]:
    """The rooms that this player has decontaminated, of which he alone knows (LK-235)."""
    rooms: list[int] = []
    for i in range(len(s.history)):
        note = s.history.at(i)
        if note.kind == w.TOLD_CLEARED and note.facts[0] == seat:
            rooms.append(note.facts[1])
    return rooms


def why_no_control(s: Lockdown, p: Player) -> int:
    """One function a visit, in its moment (LK-174, LK-230), and in that room only (LK-171)."""
    if p.room != CONTROL_ROOM:
        return w.ROOM_ELSEWHERE
    used = s.told_in_turn(w.TOLD_TEN_VOTES, p.seat) or s.told_in_turn(w.TOLD_CLEARED, p.seat)
    return w.ONE_FUNCTION if used else w.ROOM_OVER


class OperatingDesk(Step):
    """The sum of the panel may be placed anew, with Load enough for the cards held (LK-238 to LK-241)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        s.ask_quietly(self, self.seat, w.ASK_DESK, [*desk_options(s.players[self.seat]), PASS])

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].room]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != PASS:
            set_genes(s.players[seat], option & ARG_MASK)
            s.keep(1 << seat, w.TOLD_DESK, seat, option & ARG_MASK)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.GENES:
            return 0
        p, split = s.players[seat], option & ARG_MASK
        why = why_no_split(split, p.force + p.speed + p.load, w.GENES_LEAST_DESK, w.GENES_SUM_DESK)
        if not why and codes.load_of(split) < least_load(p):
            return w.GENES_LOAD | len(p.hand)
        return why


def why_no_desk(s: Lockdown, p: Player) -> int:
    """Once a turn, in its moment (LK-172, LK-174), and in that room only (LK-171)."""
    if p.room != OPERATING_DESK:
        return w.ROOM_ELSEWHERE
    return w.DESK_USED if s.told_in_turn(w.TOLD_DESK, p.seat) else w.ROOM_OVER


def desk_options(p: Player) -> list[int]:
    return [w.GENES | split for split in splits(p.force + p.speed + p.load, least_load(p))]


def least_load(p: Player) -> int:
    """Nothing can be discarded at the Operating Desk, so the hand must fit (LK-240)."""
    return 0 if p.limit() > p.load else len(p.hand)
