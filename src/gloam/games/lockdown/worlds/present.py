"""The end of a story is the present of a world."""

from __future__ import annotations

from gloam.core.history import History
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import BAZOOKA, FOOD, GOLD, NO_CARD, NOWHERE, SUPPLY3_WATER, WATER
from gloam.games.lockdown.rules.genes import set_genes
from gloam.games.lockdown.state import NO_CHOICE, PHASE_FREE, PHASE_SETTLEMENT, PHASE_SETUP, Lockdown, Player, acts
from gloam.games.lockdown.worlds.facts import ALIVE, Facts
from gloam.games.lockdown.worlds.masking import knows_of_births
from gloam.games.lockdown.worlds.retelling import Story


def settle_world(t: Lockdown, known: Lockdown, f: Facts, story: Story) -> None:
    """The end of the story is the present."""
    for me in f.mine:
        finish_own(known, f, story, me)
    for room in f.freed:
        if room not in story.venting.cleared:
            story.venting.cleared.append(room)
    early = known.phase == PHASE_SETUP
    for x in f.others:
        p = t.players[x]
        if early:
            settle_setup(p, known, story)
        else:
            set_genes(p, story.panels.base[x] + story.panels.won(x))
            as_seen(p, f, story)
            p.room = story.people.room[x]
            p.path = story.people.path[x]
            p.order = story.orders.order[x]
        settle_life(p, f, story)
        p.hand = story.cards.hands[x]
        while p.excess() and known.phase != PHASE_FREE and not p.shadow:
            story.cards.lost.append(p.hand.pop())  # more than he can have kept
        p.vote, p.votes = story.venting.vote[x], story.venting.votes[x]
        for y in range(f.seats):
            p.sent_to[y] = story.offers.sent_to[x][y]
        p.sent = min(sum(p.sent_to), t.offer_limit)
    t.stocks = story.cards.stocks
    t.coming = story.cards.coming
    t.supply = story.cards.supply
    t.consumed = story.cards.consumed
    t.lost = story.cards.lost
    t.dead_cards = story.cards.dead
    t.cleared = story.venting.cleared
    t.target = story.shots.target
    t.recycled = story.cards.recycled
    t.history = History(story.chronicle.out)
    if not acts(known, known.viewers):
        t.drawn = []


def finish_own(known: Lockdown, f: Facts, story: Story, me: int) -> None:
    """What a viewer knows of his own doing although he was not told yet, and what his options tell."""
    p = known.players[me]
    if known.phase == PHASE_SETTLEMENT and known.step == 4:
        if p.ate != NO_CARD and p.drank == SUPPLY3_WATER:  # the Water that was left on the card he had eaten of
            story.cards.use_up(me, p.ate, FOOD)
        if p.drank != NO_CARD:
            story.cards.use_up(me, p.drank, WATER)
        if p.ate != NO_CARD and p.drank != SUPPLY3_WATER:
            story.cards.use_up(me, p.ate, FOOD)
    d = known.decision_of(me)
    if d is None or d.kind != w.ASK_ACT:
        return
    if w.RECYCLE in d.options and not story.cards.consumed:
        story.cards.consume_somewhere(GOLD)
    rooms = known.plan.rooms
    if BAZOOKA in p.hand and story.shots.target == NOWHERE and w.FIRE | rooms[0] not in d.options:
        story.shots.target = rooms[story.rng.below(len(rooms))]
    if w.FIRE | rooms[0] in d.options:
        story.shots.target = NOWHERE


def settle_setup(p: Player, known: Lockdown, story: Story) -> None:
    """Before the first round nobody else has chosen, or only panels are chosen."""
    if knows_of_births(known, known.viewers):
        set_genes(p, story.panels.base[p.seat])
    else:
        p.force = p.speed = p.load = 0
    p.room = NOWHERE
    p.path = []


def as_seen(p: Player, f: Facts, story: Story) -> None:
    """The last panel that was seen of a seat, and what it has won since."""
    panels = f.panels_seen[p.seat]
    if not panels:
        return
    seen = panels[len(panels) - 1]
    r, split = seen.round, seen.split
    visits = story.trails.visits_of_bank(p.seat, f.last_move(p.seat, seen) + 1, f.round)
    now = f.round + 1
    won = [f.rolled(p.seat, now, face) - f.rolled(p.seat, r, face) + visits for face in (3, 4, 5)]
    p.speed = codes.speed_of(split) + won[1]
    if codes.force_of(split):
        p.force = codes.force_of(split) + won[0]
        p.load = codes.load_of(split) + won[2]


def settle_life(p: Player, f: Facts, story: Story) -> None:
    """Life and death, as everybody knows of it, and the HP that nobody else knows."""
    x = p.seat
    p.hp = 0 if p.shadow else story.people.hp[x]
    p.drained = story.people.drained[x] if p.shadow else 0
    p.death_force = p.death_round = p.death_step = p.death_hp = 0
    for k in range(f.round, 0, -1):
        if f.dies[k][x] != ALIVE:
            p.death_round, p.death_step, p.death_hp = k, f.dies[k][x], f.hp[k - 1][x]
            p.death_force = codes.force_of(story.panels.base[x]) + story.people.death_extra[x]
            break


def forget_talks(p: Player, t: Lockdown) -> None:
    """Drafts and choices that others may be busy with are left out: they are just being asked."""
    p.ready = False
    p.sent = 0
    p.sent_to = [0] * t.seats
    p.draft = None
    p.answering = 0
    p.picked = []
    p.answered = False
    p.drank = p.ate = NO_CARD
    p.chosen = NO_CHOICE
