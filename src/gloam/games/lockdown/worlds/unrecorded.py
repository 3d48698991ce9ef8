"""Positions without a past: set up, not played, so that no story leads to them."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import HIDDEN
from gloam.games.lockdown.content.tables import NOWHERE, STOCKS, SUPPLY
from gloam.games.lockdown.rules.genes import set_genes
from gloam.games.lockdown.rules.items import WHOLE, initial_stocks
from gloam.games.lockdown.state import NO_FLOOR, Lockdown, acts
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.masking import FACE_DOWN
from gloam.games.lockdown.worlds.reach import SPLITS


def deal_unrecorded(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """A position that was set up, not played: the others may be anywhere with anything."""
    pool = unseen_cards(known, f)
    rng.shuffle("", pool)
    t.coming = []
    t.supply = [] if HIDDEN in known.supply else t.supply
    for r in range(known.round + 1, len(SUPPLY)):
        if SUPPLY[r] in pool:
            pool.remove(SUPPLY[r])
            t.coming.append(SUPPLY[r])
    watched = -1
    for k in range(STOCKS):
        lying = known.stocks[k]
        t.stocks[k] = [] if HIDDEN in lying else lying.copy()
        watched = watched if HIDDEN in lying else k
        if FACE_DOWN in lying:
            t.stocks[k] = [pool.pop() for _ in range(min(len(lying), len(pool)))]
    t.consumed = []
    t.lost = []
    t.dead_cards = []
    t.cleared = []
    t.target = NOWHERE
    if not acts(known, known.viewers):
        t.drawn = []
    orders = [order for order in range(1, t.seats + 1) if all(p.order != order for p in known.players)]
    rng.shuffle("", orders)
    for x in f.others:
        p = t.players[x]
        set_genes(p, SPLITS[rng.below(len(SPLITS))])
        p.hp = 0 if p.shadow else p.published
        p.drained = p.published if p.shadow else 0
        p.room = t.plan.rooms[rng.below(len(t.plan.rooms))]
        p.path = [p.room]
        p.vote, p.votes = NO_FLOOR, 1
        p.death_force, p.death_round, p.death_step, p.death_hp = p.force if p.shadow else 0, 0, 0, 0
        if p.order == HIDDEN:
            p.order = orders.pop()
        p.hand = []
        if not p.shadow:
            for _ in range(rng.below(p.load + 1)):
                if pool:
                    p.hand.append(pool.pop())
    for card in pool:
        k = rng.below(STOCKS)
        (t.stocks[k] if k != watched else t.lost).append(card)


def unseen_cards(known: Lockdown, f: Facts) -> list[int]:
    """All cards of the game but those that the viewers hold or see."""
    pool = SUPPLY[1:]
    for stock in initial_stocks(known.seats, known.full_stock):
        pool += stock
    seen = known.supply + known.drawn
    for me in f.mine:
        seen += known.players[me].hand
    for lying in known.stocks:
        seen += lying
    for card in seen:
        if card >= 0 and WHOLE[card] in pool:
            pool.remove(WHOLE[card])
    return pool
