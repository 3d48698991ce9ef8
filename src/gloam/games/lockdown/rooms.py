"""Gene Bank, Helipad, Control Room and Operating Desk (LK-215 to LK-241)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.drawing import take
from gloam.games.lockdown.genes import set_genes, splits
from gloam.games.lockdown.state import Lockdown, Player
from gloam.games.lockdown.tables import CARDS, CONTROL_VOTES, HELIPAD, STOCK_OF


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
    return w.genes(0, p.speed, 0) if p.shown else p.genes()


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

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != PASS:
            take(s, s.players[seat], s.supply, option & ARG_MASK)


class LeftCards(Step):
    """Any number of the cards that others have discarded there (LK-225, LK-226)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        left = s.stocks[STOCK_OF[HELIPAD]]
        if left:
            options = [w.TAKE | card for card in range(CARDS) if card in left]
            s.ask_quietly(self, self.seat, w.ASK_LEFT, [*options, w.DONE])

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != w.DONE:
            take(s, s.players[seat], s.stocks[STOCK_OF[HELIPAD]], option & ARG_MASK)
            s.push(self)


class ControlRoom(Step):
    """Ten votes in this round, or one gas room freed for good and in secret (LK-230 to LK-236)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        options = [w.TEN_VOTES]
        options += [w.CLEAR | room for room in s.plan.rooms if s.is_gas_room(room)]
        options.append(PASS)
        s.ask_quietly(self, self.seat, w.ASK_CONTROL, options)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option == w.TEN_VOTES:
            s.players[seat].votes = CONTROL_VOTES
            s.keep(1 << seat, w.TOLD_TEN_VOTES, seat)
        elif option != PASS:
            s.cleared.append(option & ARG_MASK)
            s.keep(1 << seat, w.TOLD_CLEARED, seat, option & ARG_MASK)


class OperatingDesk(Step):
    """The sum of the panel may be placed anew, with Load enough for the cards held (LK-238 to LK-241)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        s.ask_quietly(self, self.seat, w.ASK_DESK, [*desk_options(s.players[self.seat]), PASS])

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        if option != PASS:
            set_genes(s.players[seat], option & ARG_MASK)
            s.keep(1 << seat, w.TOLD_DESK, seat, option & ARG_MASK)


def desk_options(p: Player) -> list[int]:
    least = 0 if p.limit() > p.load else len(p.hand)
    return [w.GENES | split for split in splits(p.force + p.speed + p.load, least)]
