"""The people of another world: panels, life, order cards, and the Forces that explain their fights."""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.state import NO_FLOOR, Lockdown
from gloam.games.lockdown.tables import (
    ADRENALINE_SPEED,
    CARDS,
    FORCE_OF,
    GENE_BANK,
    GENE_LEAST,
    GENE_POINTS,
    GUN,
    KNIFE,
    MOST_HP,
    NOWHERE,
    POCKET,
    ROOMS,
    SUPPLY,
)
from gloam.games.lockdown.worlds.facts import Facts, fact, fits
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.trails import SPLITS, Trails
from gloam.games.lockdown.worlds.walks import Ways

MENDS: Final = 40
"""So many forces are changed to make the fights come out right."""


STEP_OF: Final = [0, 1, 2, 2, 2, 3, 4, 5, 6, 6, 8]
"""By cause of a gain or loss: the step of the settlement it belongs to."""


class Fighter:
    """A seat in a fight: what its weapons and later gains add to the Force it was born with."""

    def __init__(self, seat: int, extra: int, gun: bool, span: int, entry: int) -> None:
        self.seat = seat
        self.extra = extra
        self.gun = gun
        self.span = span
        self.entry = entry  # the note of its loss, -1 if it is not ours to write


class People:
    """Everybody in a world that is being told, and what is written about them."""

    def __init__(self, s: Lockdown, f: Facts, ways: Ways, trails: Trails, needs: Needs, rng: Rng) -> None:
        n = f.seats
        self.s = s
        self.f = f
        self.ways = ways
        self.trails = trails
        self.needs = needs
        self.rng = rng
        self.others = trails.others
        self.out: list[Note] = []
        self.now = 0  # the round being told
        self.index = -1  # the note being followed
        self.strange = 0  # cards whose way is not explained
        self.wrong = 0  # losses that the forces do not explain
        # Cards
        self.stocks = needs.start
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.coming: list[int] = SUPPLY[1:]
        self.supply: list[int] = []
        self.consumed: list[int] = []
        self.lost: list[int] = []
        self.dead: list[int] = []
        # People
        self.hp: list[int] = [MOST_HP] * n
        self.drained: list[int] = [0] * n
        self.room: list[int] = [NOWHERE] * n
        self.path: list[list[int]] = [[] for _ in range(n)]
        self.paths: list[list[list[int]]] = []
        self.gains: list[list[int]] = [[0] * n, [0] * n, [0] * n]  # Force, Speed, Load won since birth
        self.base: list[int] = [0] * n
        self.swift: list[int] = [GENE_LEAST] * n  # the least Speed at birth
        self.fullest: list[int] = [GENE_LEAST] * n  # the least Load at birth for the cards carried
        self.last_fight: list[int] = [0] * n
        self.last_defeat: list[int] = [0] * n
        self.known: list[bool] = [False] * n
        self.my_genes: list[int] = [0] * n
        self.death_extra: list[int] = [0] * n
        self.vote: list[int] = [NO_FLOOR] * n
        self.votes: list[int] = [1] * n
        self.order: list[int] = [0] * n
        self.plan_votes: list[int] = [NO_FLOOR] * n
        self.plan_weights: list[int] = [1] * n
        self.target = NOWHERE
        self.recycled = False
        self.cleared: list[int] = []
        self.sent_to: list[list[int]] = [[0] * n for _ in range(n)]
        self.mends: list[int] = []  # notes with a panel, to be written when the panels are certain
        self.mend_seats: list[int] = []
        self.mend_gains: list[int] = []
        self.fights: list[list[Fighter]] = []
        self.fight_rooms: list[int] = [-1] * ROOMS  # of the round being told: which fight is on in a room
        self.swaps: list[list[int]] = []
        self.dealt: list[list[int]] = []

    # Writing

    def put(self, audience: int, kind: int, facts: list[int]) -> None:
        self.out.append(Note(audience, kind, facts, self.now))

    def panel(self, audience: int, kind: int, x: int) -> None:
        """A note with a panel that is not certain yet."""
        if not self.f.is_mine[x]:
            self.mends.append(len(self.out))
            self.mend_seats.append(x)
            self.mend_gains.append(w.genes(self.gains[0][x], self.gains[1][x], self.gains[2][x]))
            self.put(audience, kind, [x, 0])
        else:
            self.put(audience, kind, [x, self.my_genes[x]])

    def lose(self, x: int, amount: int, cause: int) -> None:
        """Nobody dies but those whose death was announced, and they in their step."""
        least = 0 if self.f.dies[self.now][x] == STEP_OF[cause] else 1
        self.hp[x] = max(self.hp[x] - amount, least)
        self.put(1 << x, w.TOLD_LOSS, [x, amount, cause, self.hp[x]])

    def gain(self, x: int, amount: int, cause: int) -> None:
        self.hp[x] = min(self.hp[x] + amount, MOST_HP)
        self.put(1 << x, w.TOLD_GAIN, [x, amount, cause, self.hp[x]])

    # Panels

    def choose_panels(self) -> None:
        """Load at birth now, for the cards; Force and Speed share the rest when the fights are known."""
        f, rng = self.f, self.rng
        for x in self.others:
            need = GENE_LEAST
            for r in range(1, f.round + 1):
                steps = len(self.paths[r][x]) - 1
                banks = self.trails.banks_before(x, r)
                if f.boosted[r][x] and steps <= ADRENALINE_SPEED:
                    continue
                need = max(need, steps - f.rolled(x, r, 4) - banks)
            self.swift[x] = min(need, GENE_POINTS - 2 * GENE_LEAST)
            if self.heed_look(x):
                continue
            together = 1
            for r in range(1, f.round + 1):
                if self.trails.wish[r][x] >= 0:
                    together = 3
            for need_card in self.needs.list:
                if need_card.seat == x:
                    count = 0
                    for other in self.needs.list:
                        if other.seat == x and other.until == need_card.until:
                            count += 1
                    together = max(together, count)
            fitting = [
                split
                for split in SPLITS
                if self.swift[x] <= w.speed_of(split) <= max(self.trails.speed[x], self.swift[x])
                and w.load_of(split) >= together
            ]
            if not fitting:
                fitting = [split for split in SPLITS if w.speed_of(split) >= self.swift[x]]
            self.base[x] = fitting[rng.below(len(fitting))]

    def arm(self) -> None:
        """Who won by more than his muscles can have done should have found weapons before, if his way allows it."""
        f, trails = self.f, self.trails
        for r in range(1, f.round + 1):
            if f.stage[r] < 2:
                continue
            for x in self.others:
                place = trails.room[r][x]
                if place < 0 or f.shadow[r][x]:
                    continue
                room = self.ways.rooms[place]
                if not f.meetings[r][room] & (1 << w.FIGHT | 1 << w.BRAWL):
                    continue
                self.last_fight[x] = r
                if trails.span[r][x] & 255:
                    self.last_defeat[x] = r
                    continue
                margin = max(f.my_greatest_loss(r, room), 0)
                for y in self.others:
                    if trails.room[r][y] == place and not f.shadow[r][y]:
                        margin = max(margin, trails.span[r][y] & 255)
                muscle = self.muscle(x)
                while margin > muscle:
                    margin -= FORCE_OF[KNIFE]
                    self.needs.add(x, KNIFE, r)

    def muscle(self, x: int) -> int:
        """The lead in a fight that Force alone is likely to give."""
        return max(GENE_POINTS - self.swift[x] - w.load_of(self.base[x]) - 2, 1)

    def heed_look(self, x: int) -> bool:
        """The panel at birth follows from one that was seen."""
        f = self.f
        bank = self.ways.place[GENE_BANK]
        for look in f.looks[x]:
            r, split = look.round, look.split
            if not w.force_of(split):
                continue
            visits = 0
            last = r if 0 < f.turn[r][x] < f.turn[r][look.viewer] else r - 1
            for k in range(1, last + 1):
                if self.trails.room[k][x] == bank and not f.shadow[k][x]:
                    visits += 1
            force = w.force_of(split) - visits - f.rolled(x, r, 3)
            speed = w.speed_of(split) - visits - f.rolled(x, r, 4)
            load = w.load_of(split) - visits - f.rolled(x, r, 5)
            if min(force, speed, load) >= GENE_LEAST and force + speed + load == GENE_POINTS:
                self.base[x] = w.genes(force, speed, load)
                self.known[x] = True
                return True
        return False

    def load_of(self, x: int) -> int:
        return w.load_of(self.base[x]) + self.gains[2][x]

    def space(self, x: int) -> int:
        """How many more cards the seat can carry."""
        if POCKET in self.hands[x]:
            return CARDS
        return self.load_of(x) - len(self.hands[x])

    # Order cards

    def deal_orders(self) -> None:
        """Order cards as dealt, and hidden swaps after notes of the free phases, from what was seen of them."""
        f, rng = self.f, self.rng
        n = f.seats
        self.dealt = [[0] * n for _ in range(f.round + 1)]
        self.swaps = [[] for _ in range(len(f.told) + 1)]
        for r in range(1, f.round + 1):
            holds = f.turn[r].copy()
            if r == f.round:
                for p in self.s.players:
                    holds[p.seat] = max(p.order, 0)
            facts: list[int] = []
            first: list[int] = [0] * n
            for i in range(len(f.told)):
                note = f.told[i]
                if note.when == r and note.kind in (w.TOLD_ORDER, w.TOLD_OFFER_ORDER, w.TOLD_SWAPPED):
                    facts.append(i)
            # Who has not begun his turn holds what was last seen with him, if nobody else has it.
            for k in range(len(facts) - 1, -1, -1):
                note = f.told[facts[k]]
                a, b, c, d = note.facts[0], note.facts[1], fact(note, 2), fact(note, 3)
                if note.kind == w.TOLD_SWAPPED:
                    if first[a] == 0 and holds[a] == 0 and c not in holds:
                        holds[a] = c
                    if first[b] == 0 and holds[b] == 0 and d not in holds:
                        holds[b] = d
                    first[a] = first[b] = 1
                else:
                    number = b if note.kind == w.TOLD_ORDER else c
                    if first[a] == 0 and holds[a] == 0 and number not in holds:
                        holds[a] = number
                    first[a] = 1
            left = [number for number in range(1, n + 1) if number not in holds]
            rng.shuffle("", left)
            for x in range(n):
                if holds[x] == 0:
                    holds[x] = left.pop()
            if r == f.round:
                self.order = holds.copy()
            for k in range(len(facts) - 1, -1, -1):
                i = facts[k]
                note = f.told[i]
                a, b, c, d = note.facts[0], note.facts[1], fact(note, 2), fact(note, 3)
                if note.kind == w.TOLD_SWAPPED:
                    self.hold(holds, a, c, i)
                    self.hold(holds, b, d, i)
                    holds[a], holds[b] = holds[b], holds[a]
                elif note.kind == w.TOLD_OFFER_ORDER:
                    self.hold(holds, a, c, i)
                else:
                    self.hold(holds, a, b, i)
            self.dealt[r] = holds

    def hold(self, holds: list[int], x: int, number: int, index: int) -> None:
        """Going back in time: if somebody else has this card later, the two swapped after this note."""
        if holds[x] == number:
            return
        y = holds.index(number)
        holds[x], holds[y] = holds[y], holds[x]
        self.swaps[index] = [x, y, holds[x], holds[y], *self.swaps[index]]

    def tell_swaps(self) -> None:
        """Swaps among others that the seat can only infer; backwards, so what each held before is what is kept."""
        swaps = self.swaps[self.index]
        for k in range(0, len(swaps), 4):
            x, y = swaps[k], swaps[k + 1]
            both = 1 << x | 1 << y
            number = self.offer(x, y)
            self.put(both, w.TOLD_OFFER_ORDER, [x, number, swaps[k + 2]])
            self.put(both, w.TOLD_TRADED, [x, number, y])
            self.put(both, w.TOLD_SWAPPED, [x, y, swaps[k + 3], swaps[k + 2]])

    def offer(self, x: int, y: int) -> int:
        self.sent_to[x][y] += 1
        number = w.offer_number(x, y, self.sent_to[x][y])
        self.put(1 << x | 1 << y, w.TOLD_OFFERED, [x, number, y])
        return number

    def enter_fight(self, x: int, span: int, entry: int) -> None:
        room = self.room[x]
        if self.fight_rooms[room] < 0:
            self.fight_rooms[room] = len(self.fights)
            self.fights.append([])
            for me in self.f.mine:
                if self.room[me] == room and not self.f.shadow[self.now][me]:
                    loss = self.f.my_loss[self.now][me]
                    mine = self.fighter(me, w.force_of(self.my_genes[me]), loss << 8 | loss, -1)
                    self.fights[self.fight_rooms[room]].append(mine)
        self.fights[self.fight_rooms[room]].append(self.fighter(x, self.gains[0][x], span, entry))

    def fighter(self, x: int, extra: int, span: int, entry: int) -> Fighter:
        gun = False
        for card in self.hands[x]:
            extra += FORCE_OF[card]
            gun = gun or GUN[card] > 0
        return Fighter(x, extra, gun, span, entry)

    # Forces

    def solve_forces(self, rng: Rng) -> None:
        """Forces at birth for which the fights were lost as they were; what cannot be had is counted as wrong."""
        force: list[int] = [w.force_of(split) for split in self.base]
        best = self.cost(force, -1)
        for _ in range(MENDS):
            if best == 0:
                break
            broken = [k for k in range(len(self.fights)) if self.misses(k, force)]
            fight = self.fights[broken[rng.below(len(broken))]]
            moves: list[int] = []
            least = 1 << 30
            for fighter in fight:
                x = fighter.seat
                if self.f.is_mine[x] or self.known[x]:
                    continue
                was = force[x]
                for value in range(GENE_LEAST, self.strongest(x) + 1):
                    if value != was:
                        force[x] = value
                        cost = self.cost(force, x)
                        force[x] = was
                        change = cost - self.cost(force, x)
                        if change < least:
                            least, moves = change, []
                        if change == least:
                            moves.append(x << 8 | value)
            if not moves:
                break
            move = moves[rng.below(len(moves))]
            force[move >> 8] = move & 255
            best = self.cost(force, -1)
        for x in self.others:
            if not self.known[x]:
                load = min(w.load_of(self.base[x]), GENE_POINTS - force[x] - self.swift[x])
                self.base[x] = w.genes(force[x], GENE_POINTS - load - force[x], load)
        for k in range(len(self.fights)):
            self.wrong += self.misses(k, force) * (3 if self.f.is_mine[self.fights[k][0].seat] else 1)
            losses = self.losses(k, force)
            for i in range(len(losses)):
                fighter = self.fights[k][i]
                if fighter.entry >= 0 and fits(fighter.span, losses[i]):
                    self.out[fighter.entry].facts[1] = losses[i]
        for i in range(len(self.mends)):
            x = self.mend_seats[i]
            self.out[self.mends[i]].facts[1] = self.base[x] + self.mend_gains[i]

    def strongest(self, x: int) -> int:
        """The most Force at birth that leaves Load and Speed as they must be."""
        return max(GENE_POINTS - self.fullest[x] - self.swift[x], GENE_LEAST)

    def cost(self, force: list[int], x: int) -> int:
        """How far the fights of a seat, or all (-1), are from what they must be; those of the viewers weigh more."""
        total = 0
        for k in range(len(self.fights)):
            fight = self.fights[k]
            if x < 0 or any(fighter.seat == x for fighter in fight):
                gap = self.gap(k, force)
                total += gap * 5 if self.f.is_mine[fight[0].seat] else gap
        return total

    def losses(self, k: int, force: list[int]) -> list[int]:
        """As in `fights.fight_losses` (LK-284 to LK-292)."""
        fight = self.fights[k]
        guns = any(fighter.gun for fighter in fight)
        values: list[int] = []
        top = 0
        for fighter in fight:
            value = fighter.extra + (0 if self.f.is_mine[fighter.seat] else force[fighter.seat])
            values.append(value)
            if fighter.gun == guns and value > top:
                top = value
        return [top if guns and not fight[i].gun else top - values[i] for i in range(len(fight))]

    def misses(self, k: int, force: list[int]) -> int:
        """How many losses of a fight are not explained."""
        losses = self.losses(k, force)
        count = 0
        for i in range(len(losses)):
            if not fits(self.fights[k][i].span, losses[i]):
                count += 1
        return count

    def gap(self, k: int, force: list[int]) -> int:
        """How far the losses of a fight are from what they must be."""
        losses = self.losses(k, force)
        total = 0
        for i in range(len(losses)):
            span = self.fights[k][i].span
            total += max((span & 255) - losses[i], losses[i] - (span >> 8), 0)
        return total
