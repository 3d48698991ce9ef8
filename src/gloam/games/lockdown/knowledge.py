"""Worlds that a seat cannot tell from the real one.

A world is made from what the seat was told and from nothing else: two games that look the same to the seat give the
same worlds for the same generator.

Certain in every world: all that the seat was told or sees now, word for word; everybody's HP, deaths and revivals as
announced; all cards are somewhere, no hand is too large, and every stock or panel is now as the seat last saw it; who
handed in, used or offered a card held it; whose turn came when.

Searched for until found, and let go only when the search would not end: rooms in each round that agree with the
fights, brawls, encounters and surgeries announced, reached within the Speed of each; at last even that.

Best effort: the Forces that explain the losses of every fight, the way by which each card came to its holder, where
the HP of the others went, votes that explain the gas. Several worlds are tried, and the one with the least that is
left unexplained is kept. Not thought of: masks, ropes and secret decontamination as reasons why others were unhurt
or far away, redistributed panels, recycled cards and gold bars in the hands of others.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import Decision, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.genes import set_genes
from gloam.games.lockdown.hunger import HandIn, hand_in_options
from gloam.games.lockdown.knowledge_facts import ALIVE, Facts, fact_a, kind_of, round_of
from gloam.games.lockdown.knowledge_needs import Needs
from gloam.games.lockdown.knowledge_story import Story
from gloam.games.lockdown.knowledge_trails import SPLITS, Trails
from gloam.games.lockdown.knowledge_ways import ways_of
from gloam.games.lockdown.medicine import MedicineOver, TakeMedicine, medicine_options
from gloam.games.lockdown.movement import Move
from gloam.games.lockdown.rounds import ActionPhase, RoundEnd, RoundStart
from gloam.games.lockdown.settlement import Publication, Revivals, Settlement
from gloam.games.lockdown.setup import GENE_OPTIONS, BirthRooms, GenePanels
from gloam.games.lockdown.state import (
    PHASE_ACTION,
    PHASE_FREE,
    PHASE_SETTLEMENT,
    PHASE_SETUP,
    PUBLIC,
    Lockdown,
    Player,
)
from gloam.games.lockdown.tables import (
    BAZOOKA,
    FOOD,
    GENE_BANK,
    GOLD_BAR,
    NO_CARD,
    NOWHERE,
    STOCK_OF,
    STOCKS,
    SUPPLY_3_WATER,
    WATER,
)
from gloam.games.lockdown.trade import FreePhase, Overload, discards_of, free_options
from gloam.games.lockdown.turn import Act, Turn, UseRoom, Vote

GIVEN_UP: Final = [0, 4, 50]
"""What a round counts that is explained without the HP of the others, or without their ways too."""

WORLDS: Final = 4
"""So many worlds are tried before one is taken that leaves something unexplained."""


def determinized(s: Lockdown, viewer: int, rng: Rng) -> Lockdown:
    """Another world that `viewer` could not tell from this one, with a future of its own."""
    t = s.clone()
    t.rng = rng.split()
    if s.over:
        return t
    f = Facts(s, viewer)
    if s.round > 0 and not f.recorded:
        deal_unrecorded(t, f, rng)
    else:
        story = best_story(s, f, rng)
        settle_world(t, s, f, story)
    ask_again(t, s, f, rng)
    return t


def best_story(s: Lockdown, f: Facts, rng: Rng) -> Story:
    """The story that leaves least unexplained, of a few."""
    ways = ways_of(s.map_number)
    best: Story | None = None
    least = 0
    for _ in range(WORLDS):
        needs = Needs(s, f, rng)
        trails = Trails(s, f, ways, rng)
        trails.search(needs)
        story = Story(s, f, ways, trails, needs, rng)
        story.tell()
        faults = story.strange + 2 * story.wrong
        for level in trails.level:
            faults += GIVEN_UP[level]
        if best is None or faults < least:
            best, least = story, faults
        if faults == 0:
            break
    assert best is not None
    return best


# The present of a world


def settle_world(t: Lockdown, s: Lockdown, f: Facts, story: Story) -> None:
    """The end of the story is the present."""
    me = f.me
    finish_own(s, f, story)
    early = s.phase == PHASE_SETUP
    for x in story.others:
        p = t.players[x]
        if early:
            settle_setup(t, s, f, p, story)
        else:
            set_genes(p, story.base[x] + w.genes(story.gains[0][x], story.gains[1][x], story.gains[2][x]))
            as_seen(p, f, story)
            p.room = story.room[x]
            p.path = story.path[x]
            p.order = story.order[x]
        settle_life(p, s, f, story)
        p.hand = story.hands[x]
        while p.excess() and s.phase != PHASE_FREE and not p.shadow:
            story.lost.append(p.hand.pop())  # more than he can have kept
        p.vote, p.votes = story.vote[x], story.votes[x]
        forget_talks(p, t)
        for y in range(f.seats):
            p.sent_to[y] = story.sent_to[x][y]
        p.sent = min(sum(p.sent_to), t.offer_limit)
        p.drafts = p.sent
    t.stocks = story.stocks
    t.coming = story.coming
    t.supply = story.supply
    t.consumed = story.consumed
    t.lost = story.lost
    t.dead_cards = story.dead
    t.cleared = story.cleared
    t.target = story.target
    t.recycled = story.recycled
    t.chronicle = story.out
    t.offers = [o for o in t.offers if o.proposer == me or o.addressee == me]
    if s.acting != me:
        t.drawn = []
        t.looking = False


def finish_own(s: Lockdown, f: Facts, story: Story) -> None:
    """What the seat knows of its own doing although it was not told yet, and what its options tell."""
    p = s.players[f.me]
    if s.phase == PHASE_SETTLEMENT and s.step == 4:
        if p.ate != NO_CARD and p.drank == SUPPLY_3_WATER:  # the Water that was left on the card he had eaten of
            story.use_up(f.me, p.ate, FOOD)
        if p.drank != NO_CARD:
            story.use_up(f.me, p.drank, WATER)
        if p.ate != NO_CARD and p.drank != SUPPLY_3_WATER:
            story.use_up(f.me, p.ate, FOOD)
    for room in f.freed:
        if room not in story.cleared:
            story.cleared.append(room)
    d = s.decision_of(f.me)
    if d is None or d.kind != w.ASK_ACT:
        return
    if w.RECYCLE in d.options and not story.consumed:
        story.consume_somewhere(GOLD_BAR)
    if BAZOOKA in p.hand and story.target == NOWHERE and w.FIRE | s.plan.rooms[0] not in d.options:
        story.target = s.plan.rooms[story.rng.below(len(s.plan.rooms))]
    if w.FIRE | s.plan.rooms[0] in d.options:
        story.target = NOWHERE


def settle_setup(t: Lockdown, s: Lockdown, f: Facts, p: Player, story: Story) -> None:
    """Before the first round nobody else has chosen, or only panels are chosen."""
    if choosing_birth(s, f):
        set_genes(p, story.base[p.seat])
    else:
        p.force = p.speed = p.load = 0
    p.room = NOWHERE
    p.path = []


def choosing_birth(s: Lockdown, f: Facts) -> bool:
    """Whether the panels are done and birth rooms are being chosen."""
    d = s.decision_of(f.me)
    return s.players[f.me].room != NOWHERE or (d is not None and d.kind == w.ASK_BIRTH)


def as_seen(p: Player, f: Facts, story: Story) -> None:
    """The last panel that was seen of a seat, and what it has won since."""
    looks = f.looks[p.seat]
    if not looks:
        return
    r, split = looks[len(looks) - 1] >> 20, looks[len(looks) - 1] & 0xFFFFF
    last = r if 0 < f.turn[r][p.seat] < f.turn[r][f.me] else r - 1
    visits = 0
    for k in range(last + 1, f.round + 1):
        room = story.trails.room[k][p.seat]
        if room == story.ways.place[GENE_BANK] and not f.shadow[k][p.seat] and story.trails.moved(p.seat, k):
            visits += 1
    now = f.round + 1
    won = [f.rolled(p.seat, now, face) - f.rolled(p.seat, r, face) + visits for face in (3, 4, 5)]
    p.speed = w.speed_of(split) + won[1]
    if w.force_of(split):
        p.force = w.force_of(split) + won[0]
        p.load = w.load_of(split) + won[2]


def settle_life(p: Player, s: Lockdown, f: Facts, story: Story) -> None:
    """Life and death, as everybody knows of it, and the HP that nobody else knows."""
    x, r = p.seat, f.round
    p.shadow = (f.shadow[r][x] or f.dies[r][x] != ALIVE) and not f.revived[r][x]
    p.shown = p.shadow
    p.hp = 0 if p.shadow else story.hp[x]
    p.drained = story.drained[x] if p.shadow else 0
    p.death_force = p.death_round = p.death_step = p.death_hp = 0
    for k in range(r, 0, -1):
        if f.dies[k][x] != ALIVE:
            p.death_round, p.death_step, p.death_hp = k, f.dies[k][x], f.hp[k - 1][x]
            p.death_force = w.force_of(story.base[x]) + story.death_extra[x]
            break


def forget_talks(p: Player, t: Lockdown) -> None:
    """Drafts and choices that others may be busy with are left out: they are just being asked."""
    p.ready = False
    p.sent = 0
    p.sent_to = [0] * t.seats
    p.drafts = 0
    p.draft = None
    p.answering = 0
    p.picked = []
    p.answered = False


# Who is asked what


def ask_again(t: Lockdown, s: Lockdown, f: Facts, rng: Rng) -> None:
    """The open decision of the seat stays; the others are asked what they would be asked in this world."""
    own = s.decision_of(f.me)
    if s.phase == PHASE_ACTION:
        if own is None:
            ask_acting(t)
        return
    t.pending = []
    steps: list[Step] = []
    if s.phase == PHASE_SETUP:
        if choosing_birth(s, f):
            options = [w.BIRTH | room for room in s.plan.birth]
            ask_all(t, f, own, BirthRooms(), w.ASK_BIRTH, options)
            steps = [RoundStart()]
        else:
            ask_all(t, f, own, GenePanels(), w.ASK_GENES, GENE_OPTIONS)
            steps = [RoundStart(), BirthRooms()]
        t.agenda = steps
    elif s.phase == PHASE_FREE:
        ask_free(t, s, f, own, rng)
    elif s.step == 4:
        step = HandIn()
        for p in t.players:
            if p.seat == f.me:
                if own is not None:
                    t.pending.append(own)
            elif not p.shadow:
                p.drank = p.ate = NO_CARD
                t.ask(step, p.seat, w.ASK_HUNGER, hand_in_options(t, p), public=False)
    else:
        ask_medicine(t, s, f, own)


def ask_all(t: Lockdown, f: Facts, own: Decision | None, step: Step, kind: int, options: list[int]) -> None:
    for p in t.players:
        if p.seat != f.me:
            t.ask(step, p.seat, kind, options, public=False)
        elif own is not None:
            t.pending.append(own)


def ask_acting(t: Lockdown) -> None:
    """Nobody sees how far somebody else's turn has come: it has just begun."""
    t.pending = []
    t.agenda = [RoundEnd(), Settlement()]
    for order in range(t.seats, t.turn, -1):
        t.push(Turn(order))
    if not t.players[t.acting].shadow:
        t.push(Vote(t.acting))
        t.push(Act(t.acting))
        t.push(UseRoom(t.acting))
    Move(t.acting).run(t)


def ask_free(t: Lockdown, s: Lockdown, f: Facts, own: Decision | None, rng: Rng) -> None:
    t.agenda = [ActionPhase()]
    if phase_is_over(s, f, own):
        step = Overload()
        if own is None and not any(p.excess() for p in t.players if p.seat != f.me and not p.shadow):
            overload_somebody(t, f, rng)
        for p in t.players:
            if p.seat == f.me:
                if own is not None:
                    t.pending.append(own)
            elif not p.shadow and p.excess():
                t.ask(step, p.seat, w.ASK_OVERLOAD, discards_of(p), public=False)
        return
    t.push(Overload())
    free = FreePhase()
    for p in t.players:
        if p.seat == f.me:
            if own is not None:
                t.pending.append(own)
        else:
            t.ask(free, p.seat, w.ASK_FREE, free_options(t, p), public=False)


def phase_is_over(s: Lockdown, f: Facts, own: Decision | None) -> bool:
    """Whether the seat knows that trading is over: it discards, or has done so."""
    if own is not None:
        return own.kind == w.ASK_OVERLOAD
    last = f.told[len(f.told) - 1] if f.told else 0
    return kind_of(last) == w.TOLD_DISCARDED and round_of(last) == s.round


def overload_somebody(t: Lockdown, f: Facts, rng: Rng) -> None:
    """The seat waits, so somebody else has got more cards than he can carry."""
    able = [p for p in t.players if p.seat != f.me and not p.shadow]
    p = able[rng.below(len(able))]
    while not p.excess():
        heaps = [q.hand for q in able if q is not p and q.hand and not q.has(BAZOOKA)]
        if not heaps:
            heaps = [stock for stock in [t.lost, *t.stocks] if stock]
        heap = heaps[rng.below(len(heaps))]
        p.hand.append(heap.pop())


def ask_medicine(t: Lockdown, s: Lockdown, f: Facts, own: Decision | None) -> None:
    """Others do not see who passed: the first is asked who can be, after what was used and by the seat's own turn."""
    if own is not None:
        t.pending.append(own)
        return
    me = t.players[f.me]
    low, high = 1, t.seats
    for entry in f.told:
        if kind_of(entry) == w.TOLD_USED and round_of(entry) == t.round:
            low = t.players[fact_a(entry)].order
    if not me.shadow:
        if any(isinstance(step, TakeMedicine) and step.order == me.order for step in s.agenda):
            high = me.order - 1
        else:
            low = max(low, me.order + 1)
    t.agenda = [RoundEnd(), Publication(), Revivals(), MedicineOver()]
    asked = -1
    for order in range(low, high + 1):
        if asked < 0 and not t.holder_of_order(order).shadow:
            asked = order
    for order in range(t.seats, asked, -1):
        t.push(TakeMedicine(order))
    p = t.holder_of_order(asked)
    t.ask(TakeMedicine(asked), p.seat, w.ASK_MEDICINE, medicine_options(t, p), public=False)


# Positions without a past


def deal_unrecorded(t: Lockdown, f: Facts, rng: Rng) -> None:
    """A position that was set up, not played: the others may be anywhere with anything."""
    me = t.players[f.me]
    mask = PUBLIC | 1 << f.me
    t.chronicle = [entry for entry in t.chronicle if entry >> 50 & mask]
    t.offers = [o for o in t.offers if o.proposer == f.me or o.addressee == f.me]
    orders = [p.order for p in t.players if p.order > t.turn and p.seat != f.me]
    rng.shuffle("", orders)
    watched = STOCK_OF[me.room] if t.acting == f.me and me.room != NOWHERE else -1
    pool = t.lost + t.dead_cards
    sizes = [len(stock) for stock in t.stocks]
    for k in range(STOCKS):
        if k != watched or not t.looking:
            pool += t.stocks[k]
            t.stocks[k] = []
    for p in t.players:
        if p.seat != f.me:
            pool += p.hand
            p.hand = []
    rng.shuffle("", pool)
    if watched >= 0 and not t.looking:
        for _ in range(sizes[watched]):
            t.stocks[watched].append(pool.pop())
    t.lost = []
    t.dead_cards = []
    for p in t.players:
        if p.seat == f.me:
            continue
        set_genes(p, SPLITS[rng.below(len(SPLITS))])
        p.shadow = p.shown
        p.hp = 0 if p.shadow else p.published
        p.room = t.plan.rooms[rng.below(len(t.plan.rooms))]
        p.path = [p.room]
        if p.order > t.turn:
            p.order = orders.pop()
        if not p.shadow:
            for _ in range(rng.below(p.load + 1)):
                if pool:
                    p.hand.append(pool.pop())
        forget_talks(p, t)
    if t.acting != f.me:
        t.drawn = []
        t.looking = False
    for card in pool:
        k = rng.below(STOCKS)
        (t.stocks[k] if k != watched else t.lost).append(card)
