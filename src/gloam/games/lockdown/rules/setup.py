"""Preparation: gene panels, birth rooms, stocks (LK-001 to LK-023)."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, Step, opening
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import GENE_LEAST, GENE_POINTS, MOST_HP, NO_CARD, NOWHERE, SUPPLY
from gloam.games.lockdown.rules.genes import set_genes, splits, why_no_split
from gloam.games.lockdown.rules.items import initial_stocks
from gloam.games.lockdown.rules.rounds import RoundStart
from gloam.games.lockdown.state import NEVER, NO_CHOICE, NO_FLOOR, PHASE_SETUP, Lockdown, Player

GENE_OPTIONS: Final[list[int]] = [w.GENES | split for split in splits(GENE_POINTS, GENE_LEAST)]


def new_player(seat: int, seats: int) -> Player:
    """Full of life, without cards, panel and room still to be chosen (LK-004, LK-016)."""
    return Player(
        seat=seat,
        force=0,
        speed=0,
        load=0,
        hp=MOST_HP,
        shadow=False,
        shown=False,
        drained=0,
        room=NOWHERE,
        path=[],
        hand=[],
        order=0,
        ready=False,
        vote=NO_FLOOR,
        votes=1,
        boosted=NEVER,
        revived=NEVER,
        answered=False,
        drank=NO_CARD,
        ate=NO_CARD,
        chosen=NO_CHOICE,
        published=MOST_HP,
        death_force=0,
        death_round=0,
        death_step=0,
        death_hp=0,
        sent=0,
        sent_to=[0] * seats,
        draft=None,
        answering=0,
        picked=[],
    )


def new_game(seats: int, rng: Rng, map_number: int, full_stock: bool, offer_limit: int) -> Lockdown:
    """A game before its first decision."""
    s = Lockdown(
        opening(seats, rng, RoundStart()),
        map_number=map_number,
        full_stock=full_stock,
        offer_limit=offer_limit,
        round=0,
        phase=PHASE_SETUP,
        step=0,
        acting=-1,
        turn=0,
        players=[new_player(seat, seats) for seat in range(seats)],
        stocks=initial_stocks(seats, full_stock),
        coming=SUPPLY[1:],
        supply=[],
        consumed=[],
        lost=[],
        dead_cards=[],
        gassed=0,
        cleared=[],
        offers=[],
        target=NOWHERE,
        recycled=False,
        drawn=[],
        looking=False,
        ranks=[],
        ended_by=[],
        reasons=[],
    )
    s.push(BirthRooms())
    s.push(GenePanels())
    return s


class GenePanels(Step):
    """Everybody splits the gene points, secretly and at the same time (LK-007 to LK-011)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if p.force == 0:
                s.ask_quietly(self, p.seat, w.ASK_GENES, GENE_OPTIONS)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        set_genes(s.players[seat], option & ARG_MASK)
        s.keep(1 << seat, w.TOLD_GENES, seat, option & ARG_MASK)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.GENES:
            return 0
        return why_no_split(option & ARG_MASK, GENE_POINTS, w.GENES_LEAST, w.GENES_SUM)


class BirthRooms(Step):
    """Everybody chooses where to begin; nothing happens there yet (LK-012 to LK-015)."""

    def run(self, s: Lockdown) -> None:
        options = [w.BIRTH | room for room in s.plan.birth]
        for p in s.players:
            if p.room == NOWHERE:
                s.ask_quietly(self, p.seat, w.ASK_BIRTH, options)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        p.room = option & ARG_MASK
        p.path = [p.room]
        s.keep(1 << seat, w.TOLD_BIRTH, seat, p.room)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        room = option & ARG_MASK
        if option & ~ARG_MASK != w.BIRTH or room in s.plan.birth:
            return 0
        return w.NOT_A_BIRTH_ROOM | room
