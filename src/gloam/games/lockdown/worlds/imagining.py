"""Worlds that fit what is known: a masked state becomes a whole one again, in one of the ways it can have been.

Certain in every world: all that the viewers were told or see now, word for word; everybody's HP, deaths and revivals as
announced; all cards are somewhere, no hand is too large, and every stock or panel is now as a viewer last saw it; who
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

from gloam.core.history import EVERYONE, History, Note, hears
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.genes import set_genes
from gloam.games.lockdown.hunger import HandIn, hand_in_options
from gloam.games.lockdown.medicine import TakeMedicine, medicine_options
from gloam.games.lockdown.movement import Move
from gloam.games.lockdown.setup import GENE_OPTIONS, BirthRooms, GenePanels
from gloam.games.lockdown.state import (
    NO_FLOOR,
    PHASE_ACTION,
    PHASE_FREE,
    PHASE_SETTLEMENT,
    PHASE_SETUP,
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
    STOCKS,
    SUPPLY,
    SUPPLY_3_WATER,
    WATER,
    WHOLE,
    initial_stocks,
)
from gloam.games.lockdown.trade import FreePhase, Overload, discards_of, free_options, stop_answering
from gloam.games.lockdown.turn import Act, UseRoom, Vote
from gloam.games.lockdown.worlds.facts import ALIVE, Facts
from gloam.games.lockdown.worlds.masking import FACE_DOWN, HIDDEN, knows_of_births
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.story import Story
from gloam.games.lockdown.worlds.trails import SPLITS, Trails
from gloam.games.lockdown.worlds.walks import ways_of

GIVEN_UP: Final = [0, 4, 50]
"""What a round counts that is explained without the HP of the others, or without their ways too."""

FURTHER: Final = 4
"""So much further than twice what is asked others may have come out of sight."""

WORLDS: Final = 4
"""So many worlds are tried before one is taken that leaves something unexplained."""


def imagined_from(known: Lockdown, rng: Rng) -> Lockdown:
    """A world that fits a masked state, with a future of its own."""
    t = known.clone()
    t.rng = rng.split()
    t.viewers = EVERYONE
    if known.over:
        return t
    f = Facts(known)
    for x in f.others:
        forget_talks(t.players[x], t)
    if known.round > 0 and not f.recorded:
        deal_unrecorded(t, known, f, rng)
    else:
        settle_world(t, known, f, best_story(known, f, rng))
    ask_others(t, known, f, rng)
    t = gone_on(t, f, rng)
    if known.phase == PHASE_FREE and is_trading(known):
        make_ready(t, known, f, rng)
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


def settle_world(t: Lockdown, known: Lockdown, f: Facts, story: Story) -> None:
    """The end of the story is the present."""
    for me in f.mine:
        finish_own(known, f, story, me)
    for room in f.freed:
        if room not in story.cleared:
            story.cleared.append(room)
    early = known.phase == PHASE_SETUP
    for x in f.others:
        p = t.players[x]
        if early:
            settle_setup(p, known, story)
        else:
            set_genes(p, story.base[x] + w.genes(story.gains[0][x], story.gains[1][x], story.gains[2][x]))
            as_seen(p, f, story)
            p.room = story.room[x]
            p.path = story.path[x]
            p.order = story.order[x]
        settle_life(p, f, story)
        p.hand = story.hands[x]
        while p.excess() and known.phase != PHASE_FREE and not p.shadow:
            story.lost.append(p.hand.pop())  # more than he can have kept
        p.vote, p.votes = story.vote[x], story.votes[x]
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
    t.history = History(story.out)
    if not acts(known):
        t.drawn = []


def acts(known: Lockdown) -> bool:
    """Whether it is the turn of one of the viewers."""
    return known.acting >= 0 and known.viewers >> known.acting & 1 == 1


def finish_own(known: Lockdown, f: Facts, story: Story, me: int) -> None:
    """What a viewer knows of his own doing although he was not told yet, and what his options tell."""
    p = known.players[me]
    if known.phase == PHASE_SETTLEMENT and known.step == 4:
        if p.ate != NO_CARD and p.drank == SUPPLY_3_WATER:  # the Water that was left on the card he had eaten of
            story.use_up(me, p.ate, FOOD)
        if p.drank != NO_CARD:
            story.use_up(me, p.drank, WATER)
        if p.ate != NO_CARD and p.drank != SUPPLY_3_WATER:
            story.use_up(me, p.ate, FOOD)
    d = known.decision_of(me)
    if d is None or d.kind != w.ASK_ACT:
        return
    if w.RECYCLE in d.options and not story.consumed:
        story.consume_somewhere(GOLD_BAR)
    rooms = known.plan.rooms
    if BAZOOKA in p.hand and story.target == NOWHERE and w.FIRE | rooms[0] not in d.options:
        story.target = rooms[story.rng.below(len(rooms))]
    if w.FIRE | rooms[0] in d.options:
        story.target = NOWHERE


def settle_setup(p: Player, known: Lockdown, story: Story) -> None:
    """Before the first round nobody else has chosen, or only panels are chosen."""
    if knows_of_births(known, known.viewers):
        set_genes(p, story.base[p.seat])
    else:
        p.force = p.speed = p.load = 0
    p.room = NOWHERE
    p.path = []


def as_seen(p: Player, f: Facts, story: Story) -> None:
    """The last panel that was seen of a seat, and what it has won since."""
    looks = f.looks[p.seat]
    if not looks:
        return
    look = looks[len(looks) - 1]
    r, split = look.round, look.split
    last = r if 0 < f.turn[r][p.seat] < f.turn[r][look.viewer] else r - 1
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


def settle_life(p: Player, f: Facts, story: Story) -> None:
    """Life and death, as everybody knows of it, and the HP that nobody else knows."""
    x = p.seat
    p.hp = 0 if p.shadow else story.hp[x]
    p.drained = story.drained[x] if p.shadow else 0
    p.death_force = p.death_round = p.death_step = p.death_hp = 0
    for k in range(f.round, 0, -1):
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
    p.drank = p.ate = NO_CARD


# Who is asked what


def ask_others(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """The questions to the viewers stay; the others are asked what they would be asked in this world."""
    if known.phase == PHASE_SETUP:
        if knows_of_births(known, known.viewers):
            ask_all(t, f, BirthRooms(), w.ASK_BIRTH, [w.BIRTH | room for room in known.plan.birth])
        else:
            ask_all(t, f, GenePanels(), w.ASK_GENES, GENE_OPTIONS)
    elif known.phase == PHASE_FREE:
        ask_free(t, known, f, rng)
    elif known.phase == PHASE_ACTION:
        if not acts(known):
            ask_acting(t)
    elif known.step == 4:
        step = HandIn()
        for x in f.others:
            if not t.players[x].shadow:
                t.ask_quietly(step, x, w.ASK_HUNGER, hand_in_options(t, t.players[x]))
    elif known.open_count() == 0:
        ask_medicine(t)


def ask_all(t: Lockdown, f: Facts, step: Step, kind: int, options: list[int]) -> None:
    for x in f.others:
        t.ask_quietly(step, x, kind, options)


def ask_acting(t: Lockdown) -> None:
    """The turn of somebody else has just begun."""
    p = t.players[t.acting]
    t.keep(1 << p.seat, w.TOLD_STARTED, p.seat, p.room)
    if not p.shadow:
        t.push(Vote(t.acting))
        t.push(Act(t.acting))
        t.push(UseRoom(t.acting))
    Move(t.acting).run(t)


def ask_free(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """Trading is on; or somebody holds too much, where the viewers know that it is over."""
    if is_trading(known):
        trade = FreePhase()
        for x in f.others:
            t.ask_quietly(trade, x, w.ASK_FREE, free_options(t, t.players[x]))
        return
    able = [t.players[x] for x in f.others if not t.players[x].shadow]
    if known.open_count() == 0 and not any(p.excess() for p in able):
        overload_somebody(t, able, rng)
    step = Overload()
    for p in able:
        if p.excess():
            t.ask_quietly(step, p.seat, w.ASK_OVERLOAD, discards_of(p))


def is_trading(known: Lockdown) -> bool:
    """Whether the free phase is still on, as far as the viewers know."""
    return any(isinstance(step, Overload) for step in known.agenda)


def make_ready(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """Nobody sees who is ready: often everybody may be but for a viewer, who is then the last."""
    busy: list[int] = []
    for x in f.others:
        d = t.decision_of(x)
        if d is not None and d.kind != w.ASK_OVERLOAD:
            busy.append(x)
    if rng.below(2):
        done = [x for x in busy if rng.below(3) == 0]
    else:
        done = busy if known.open_count() else []
    for x in done:
        if t.open_count() > 1:
            p = t.players[x]
            p.ready = True
            p.draft = None
            stop_answering(p)
            t.retract(x)


def overload_somebody(t: Lockdown, able: list[Player], rng: Rng) -> None:
    """The viewers wait, so somebody else has got more cards than he can carry."""
    p = able[rng.below(len(able))]
    while not p.excess():
        heaps = [q.hand for q in able if q is not p and q.hand and not q.has(BAZOOKA)]
        if not heaps:
            heaps = [stock for stock in [t.lost, *t.stocks] if stock]
        heap = heaps[rng.below(len(heaps))]
        p.hand.append(heap.pop())


def ask_medicine(t: Lockdown) -> None:
    """Others do not see who passed: the first is asked who can be."""
    asked = t.seats
    for step in t.agenda:
        if isinstance(step, TakeMedicine):
            asked = min(asked, step.order - 1)
    p = t.holder_of_order(asked)
    t.ask_quietly(TakeMedicine(asked), p.seat, w.ASK_MEDICINE, medicine_options(t, p))


def gone_on(t: Lockdown, f: Facts, rng: Rng) -> Lockdown:
    """The others may have come further than to the question they are just asked, as long as no viewer notices: they
    write and send each other offers, walk, hand in, pass."""
    viewers = 0
    for me in f.mine:
        viewers |= 1 << me
    seat, mine = -1, 0
    for me in f.mine:
        mine += 0 if t.decision_of(me) is None else 1
    for _ in range(rng.below(2 * t.open_count() + FURTHER)):
        which = rng.below(t.open_count())
        if rng.below(4):  # mostly one goes on that has begun
            for i in range(t.open_count()):
                if t.decision(i).seat == seat:
                    which = i
        d = t.decision(which)
        if f.is_mine[d.seat]:
            continue
        seat = d.seat
        trial = t.clone()
        trial.log = told = list[Note]()
        trial.answer(which, any_option(d.options, rng))
        # Where all answer at once, viewers go by that they are not the last until they see that they were.
        last = t.phase != PHASE_FREE and trial.open_count() <= mine
        if not trial.over and not last and not noticed(t, trial, told, viewers, f.mine):
            t = trial
    t.log = None
    return t


def any_option(options: list[int], rng: Rng) -> int:
    """Each verb as often as every other, however many things it can be done with."""
    verbs: list[int] = []
    for option in options:
        if option >> ARG_BITS not in verbs:
            verbs.append(option >> ARG_BITS)
    verb = verbs[rng.below(len(verbs))]
    fitting = [option for option in options if option >> ARG_BITS == verb]
    return fitting[rng.below(len(fitting))]


def noticed(before: Lockdown, after: Lockdown, told: list[Note], viewers: int, mine: list[int]) -> bool:
    """Whether a viewer was told something, or is asked something else."""
    for note in told:
        if hears(viewers, note.audience):
            return True
    return any(after.decision_of(me) is not before.decision_of(me) for me in mine)


# Positions without a past


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
    if not acts(known):
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
