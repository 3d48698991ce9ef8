"""The whole story of another world: what the seat was told, word for word, and between it what it was not told.

The told entries are followed in their order. Where others acted, their actions are made up: they go along their
trails, draw what they are going to need, vote as the gas came, and lose what they must have lost. The cards follow,
so that in the end every one of them lies somewhere.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.knowledge_facts import (
    NOT_ASKED,
    Facts,
    fact_a,
    fact_b,
    fact_c,
    fits,
    kind_of,
    round_of,
)
from gloam.games.lockdown.knowledge_needs import Needs, cast_votes, voters
from gloam.games.lockdown.knowledge_trails import SPLITS, Trails
from gloam.games.lockdown.knowledge_ways import Ways
from gloam.games.lockdown.state import NO_FLOOR, Lockdown
from gloam.games.lockdown.tables import (
    ADRENALINE_IN,
    ADRENALINE_SPEED,
    ALCOHOL_GAIN,
    BAZOOKA,
    BAZOOKA_LOSS,
    CANTEEN,
    CARDS,
    CONTROL_ROOM,
    CONTROL_VOTES,
    DRAW_LIMIT,
    FLOORS,
    FORCE_OF,
    GAS_LOSS,
    GENE_BANK,
    GENE_LEAST,
    GENE_POINTS,
    GOLD_BAR,
    GUN,
    HELIPAD,
    HUNGER_LOSS,
    JUNK,
    KEEP_LIMIT,
    MORGUE,
    MOST_HP,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    POCKET,
    ROOMS,
    STOCK_OF,
    STOCK_ROOMS,
    SUPPLY,
    SUPPLY_2,
    SUPPLY_2_HALF,
    SUPPLY_3,
    SUPPLY_3_FOOD,
    SUPPLY_3_WATER,
    SURGERY,
    SURGERY_GAIN,
    WATER,
    WHOLE,
)

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
        self.entry = entry  # its loss in the chronicle, -1 if it is not ours to write


class Story:
    """One world being told. After `tell` the fields hold the end of the story: the present."""

    def __init__(self, s: Lockdown, f: Facts, ways: Ways, trails: Trails, needs: Needs, rng: Rng) -> None:
        n = f.seats
        self.s = s
        self.f = f
        self.ways = ways
        self.trails = trails
        self.needs = needs
        self.rng = rng
        self.others = trails.others
        self.out: list[int] = []
        self.now = 0  # the round being told
        self.index = -1  # the entry being told
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
        self.known: list[bool] = [False] * n
        self.my_genes = 0
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
        self.mends: list[int] = []  # entries with a panel, to be written when the panels are certain
        self.mend_seats: list[int] = []
        self.mend_gains: list[int] = []
        self.fights: list[list[Fighter]] = []
        self.fight_rooms: list[int] = [-1] * ROOMS  # of the round being told: which fight is on in a room
        self.swaps: list[list[int]] = []
        self.dealt: list[list[int]] = []

    # Writing

    def put(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        entry = (((audience << 7 | kind) << 3 | self.now) << 40) | a << 32 | b << 16 | c << 8 | d
        self.out.append(entry)

    def panel(self, audience: int, kind: int, x: int) -> None:
        """An entry with a panel that is not certain yet."""
        if x != self.f.me:
            self.mends.append(len(self.out))
            self.mend_seats.append(x)
            self.mend_gains.append(w.genes(self.gains[0][x], self.gains[1][x], self.gains[2][x]))
            self.put(audience, kind, x, 0)
        else:
            self.put(audience, kind, x, self.my_genes)

    def lose(self, x: int, amount: int, cause: int) -> None:
        """Nobody dies but those whose death was announced, and they in their step."""
        least = 0 if self.f.dies[self.now][x] == STEP_OF[cause] else 1
        self.hp[x] = max(self.hp[x] - amount, least)
        self.put(1 << x, w.TOLD_LOSS, x, amount, cause, self.hp[x])

    def gain(self, x: int, amount: int, cause: int) -> None:
        self.hp[x] = min(self.hp[x] + amount, MOST_HP)
        self.put(1 << x, w.TOLD_GAIN, x, amount, cause, self.hp[x])

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

    def heed_look(self, x: int) -> bool:
        """The panel at birth follows from one that was seen."""
        f = self.f
        bank = self.ways.place[GENE_BANK]
        for look in f.looks[x]:
            r, split = look >> 20, look & 0xFFFFF
            if not w.force_of(split):
                continue
            visits = 0
            last = r if 0 < f.turn[r][x] < f.turn[r][f.me] else r - 1
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
        """Order cards as dealt, and hidden swaps after entries of the free phases, from what was seen of them."""
        f, rng = self.f, self.rng
        n = f.seats
        self.dealt = [[0] * n for _ in range(f.round + 1)]
        self.swaps = [[] for _ in range(len(f.told) + 1)]
        for r in range(1, f.round + 1):
            holds = f.turn[r].copy()
            facts: list[int] = []
            first: list[int] = [0] * n
            for i in range(len(f.told)):
                entry = f.told[i]
                kind = kind_of(entry)
                if round_of(entry) == r and kind in (w.TOLD_ORDER, w.TOLD_OFFER_ORDER, w.TOLD_SWAPPED):
                    facts.append(i)
            # Who has not begun his turn holds what was last seen with him, if nobody else has it.
            for k in range(len(facts) - 1, -1, -1):
                entry = f.told[facts[k]]
                a, b, c, d = fact_a(entry), fact_b(entry), fact_c(entry), entry & 255
                if kind_of(entry) == w.TOLD_SWAPPED:
                    if first[a] == 0 and holds[a] == 0 and c not in holds:
                        holds[a] = c
                    if first[b] == 0 and holds[b] == 0 and d not in holds:
                        holds[b] = d
                    first[a] = first[b] = 1
                else:
                    number = b if kind_of(entry) == w.TOLD_ORDER else c
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
                entry = f.told[i]
                a, b, c, d = fact_a(entry), fact_b(entry), fact_c(entry), entry & 255
                if kind_of(entry) == w.TOLD_SWAPPED:
                    self.hold(holds, a, c, i)
                    self.hold(holds, b, d, i)
                    holds[a], holds[b] = holds[b], holds[a]
                elif kind_of(entry) == w.TOLD_OFFER_ORDER:
                    self.hold(holds, a, c, i)
                else:
                    self.hold(holds, a, b, i)
            self.dealt[r] = holds

    def hold(self, holds: list[int], x: int, number: int, index: int) -> None:
        """Going back in time: if somebody else has this card later, the two swapped after this entry."""
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
            self.put(both, w.TOLD_OFFER_ORDER, x, number, swaps[k + 2])
            self.put(both, w.TOLD_TRADED, x, number, y)
            self.put(both, w.TOLD_SWAPPED, x, y, swaps[k + 3], swaps[k + 2])

    def offer(self, x: int, y: int) -> int:
        self.sent_to[x][y] += 1
        number = w.offer_number(x, y, self.sent_to[x][y])
        self.put(1 << x | 1 << y, w.TOLD_OFFERED, x, number, y)
        return number

    # Cards

    def wanted(self, x: int) -> list[int]:
        """Cards that the seat will be seen with and does not hold yet."""
        hand = self.hands[x].copy()
        missing: list[int] = []
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.now <= need.until:
                if need.card in hand:
                    hand.remove(need.card)
                else:
                    missing.append(need.card)
        return missing

    def spare(self, x: int) -> list[int]:
        """Cards of the seat that it can do without."""
        left = self.hands[x].copy()
        for need in self.needs.list:
            if need.seat == x and not need.done and need.after < self.now and need.card in left:
                left.remove(need.card)
        for card in (SUPPLY_2_HALF, SUPPLY_3_WATER, SUPPLY_3_FOOD, BAZOOKA):
            if card in left:
                left.remove(card)
        return left

    def fulfil(self, x: int, card: int) -> None:
        for need in self.needs.list:
            if need.seat == x and not need.done and need.card == WHOLE[card]:
                need.done = True
                return

    def settled(self, room: int) -> bool:
        """Whether the seat will look at this stock again, so that it must not change for no reason."""
        return self.needs.next_look(room, self.index) is not None

    def heap_with(self, card: int, x: int) -> list[int] | None:
        """Somewhere that a card can be taken from without contradicting anything seen, if possible."""
        if card in self.lost:
            return self.lost
        for room in STOCK_ROOMS:
            stock = self.stocks[STOCK_OF[room]]
            if card in stock and not self.settled(room):
                return stock
        for y in self.others:
            if y != x and card in self.spare(y):
                return self.hands[y]
        heaps = [*self.stocks, self.supply, self.dead]
        heaps += [self.hands[y] for y in self.others if y != x]
        heaps += [self.consumed, self.coming]
        for heap in heaps:
            if card in heap:
                return heap
        return None

    def fetch(self, card: int, x: int) -> list[int]:
        """Take a card from wherever it lies, whole or half used; the heap it came from may get another one."""
        self.strange += 1
        kinds = [card, WHOLE[card]] if card != WHOLE[card] else [k for k in range(CARDS) if WHOLE[k] == card]
        for kind in kinds:
            heap = self.heap_with(kind, x)
            if heap is not None:
                heap.remove(kind)
                return heap
        raise AssertionError(f"card {card} is nowhere")

    def ensure(self, x: int, card: int) -> None:
        """The seat was seen with this card: it must hold it."""
        hand = self.hands[x]
        if card in hand:
            return
        for kind in range(CARDS):  # the other half was used when nobody saw it
            if WHOLE[kind] == WHOLE[card] and kind in hand:
                hand[hand.index(kind)] = card
                self.strange += 1
                return
        heap = self.fetch(card, x)
        if self.space(x) <= 0:
            spare = self.spare(x)
            if spare:
                other = spare[self.rng.below(len(spare))]
                hand.remove(other)
                (self.lost if heap is self.coming or heap is self.consumed else heap).append(other)
        hand.append(card)
        if POCKET not in hand:
            self.fullest[x] = min(max(self.fullest[x], len(hand) - self.gains[2][x]), w.load_of(self.base[x]))

    def put_down(self, x: int, card: int) -> None:
        self.hands[x].remove(card)
        room = self.room[x]
        stock = STOCK_OF[room] if room != NOWHERE else -1
        (self.stocks[stock] if stock >= 0 else self.lost).append(card)
        self.put(1 << x, w.TOLD_DISCARDED, x, card, room)

    def discard_down(self, x: int) -> None:
        while self.space(x) < 0:
            spare = self.spare(x)
            cards = spare if spare else self.hands[x]
            if JUNK in cards:
                self.put_down(x, JUNK)
            else:
                self.put_down(x, cards[self.rng.below(len(cards))])
        if POCKET not in self.hands[x]:
            self.fullest[x] = max(self.fullest[x], len(self.hands[x]) - self.gains[2][x])

    def use_up(self, x: int, card: int, thing: int) -> None:
        """A card is handed in or used; what is left on it stays (LK-335, LK-373)."""
        hand = self.hands[x]
        place = hand.index(card)
        if card == SUPPLY_3:
            hand[place] = SUPPLY_3_FOOD if thing == WATER else SUPPLY_3_WATER
        elif card == SUPPLY_2:
            hand[place] = SUPPLY_2_HALF
        else:
            hand.pop(place)
            self.consumed.append(WHOLE[card])

    # Following what was told

    def tell(self) -> None:
        f, rng = self.f, self.rng
        self.paths = [[[] for _ in range(f.seats)] for _ in range(f.round + 1)]
        for r in range(1, f.round + 1):
            for x in self.others:
                self.paths[r][x] = self.walk(x, r)
        self.choose_panels()
        if f.round > 0:
            self.deal_orders()
            for x in self.others:
                self.room[x] = self.ways.rooms[self.trails.room[0][x]]
        for i in range(len(f.told)):
            entry = f.told[i]
            self.index = i
            kind = kind_of(entry)
            self.now = round_of(entry)
            if kind < w.TOLD_SETTLEMENT:
                self.follow(entry, kind)
            else:
                self.follow_settlement(entry, kind, kind_of(f.told[i + 1]) if i + 1 < len(f.told) else -1)
        self.index = len(f.told)
        self.now = f.round
        self.solve_forces(rng)

    def walk(self, x: int, r: int) -> list[int]:
        """The rooms a seat went through in round r, as numbers of the map file."""
        trails, ways = self.trails, self.ways
        start = trails.start_of(x, r)
        if not trails.moved(x, r):
            return [ways.rooms[start]]
        end = trails.room[r][x] if trails.room[r][x] >= 0 else ways.laser
        steps = trails.speed_of(x, r, trails.banks_before(x, r))
        found = ways.path(trails.form(x, r), steps, trails.lasers[r][x], start, end, self.rng)
        return [ways.rooms[i] for i in found]

    def follow(self, entry: int, kind: int) -> None:
        f, me = self.f, self.f.me
        a, b, c = fact_a(entry), fact_b(entry), fact_c(entry)
        mine = self.hands[me]
        if kind == w.TOLD_ROUND:
            self.out.append(entry)
            self.begin_round()
        elif kind == w.TOLD_ORDER:
            for x in range(f.seats):
                if x == me:
                    self.out.append(entry)
                else:
                    self.put(1 << x, w.TOLD_ORDER, x, self.dealt[self.now][x])
            self.trade_for_needs()
            self.tell_swaps()
        elif kind == w.TOLD_ACTION:
            self.begin_action()
            self.out.append(entry)
        elif kind == w.TOLD_TURN:
            self.out.append(entry)
            if a != me and self.trails.moved(a, self.now):
                self.take_turn(a)
        elif kind == w.TOLD_OFFER_GIVES:
            if a != me:
                self.ensure(a, c)
            self.out.append(entry)
        elif kind == w.TOLD_OFFERED:
            self.out.append(entry)
            self.sent_to[a][c] = max(self.sent_to[a][c], b & 31)
        elif kind == w.TOLD_GAVE:
            self.out.append(entry)
            if a != me:
                self.ensure(a, c)
                self.fulfil(a, c)
            self.hands[a].remove(c)
            self.hands[b].append(c)
        elif kind == w.TOLD_STOCK:
            self.match_count(self.stocks[STOCK_OF[a]], b)
            self.out.append(entry)
        elif kind == w.TOLD_STOPPED:
            self.out.append(entry)
            self.room[me] = b
            if b == HELIPAD and not f.shadow[self.now][me]:
                self.match_helipad()
        elif kind == w.TOLD_DREW:
            self.out.append(entry)
            self.take_known(self.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_RETURNED:
            self.out.append(entry)
            mine.remove(b)
            self.stocks[STOCK_OF[c]].append(b)
        elif kind == w.TOLD_GOLD_USED:
            self.out.append(entry)
            mine.remove(GOLD_BAR)
            self.consumed.append(GOLD_BAR)
            self.match_stock(b)
        elif kind == w.TOLD_TOOK:
            self.out.append(entry)
            if c == HELIPAD and b in self.supply:
                self.supply.remove(b)
                mine.append(b)
            else:
                self.take_known(self.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_DISCARDED:
            self.out.append(entry)
            mine.remove(b)
            stock = STOCK_OF[c] if c < ROOMS else -1
            (self.stocks[stock] if stock >= 0 else self.lost).append(b)
        elif kind == w.TOLD_RECYCLED:
            self.out.append(entry)
            self.recycled = True
            if b not in self.consumed:
                self.fetch(b, -1)
            else:
                self.consumed.remove(b)
            mine.append(b)
        else:
            self.out.append(entry)
            self.note_mine(kind, b)
            if kind in (w.TOLD_OFFER_ORDER, w.TOLD_SWAPPED):
                self.tell_swaps()

    def note_mine(self, kind: int, b: int) -> None:
        """The rest of what the seat itself did before the settlement."""
        f = self.f
        if kind == w.TOLD_GENES:
            self.my_genes = b
            if f.round > 0 or self.s.decision_of(f.me) is not None or self.s.players[f.me].room != NOWHERE:
                for x in self.others:
                    self.panel(1 << x, w.TOLD_GENES, x)
        elif kind == w.TOLD_BIRTH:
            if f.round > 0:
                for x in self.others:
                    self.put(1 << x, w.TOLD_BIRTH, x, self.room[x])
        elif kind == w.TOLD_GENE_BANK or kind == w.TOLD_DESK:
            self.my_genes = b
        elif kind == w.TOLD_FIRED:
            self.target = b
        elif kind == w.TOLD_CLEARED:
            self.cleared.append(b)

    # What the seat saw of the cards

    def take_known(self, heap: list[int], card: int) -> None:
        """The seat took this card here, so it lay here."""
        if card in heap:
            heap.remove(card)
        else:
            other = self.fetch(card, -1)
            if heap:
                swapped = heap.pop(self.rng.below(len(heap)))
                (self.lost if other is self.coming or other is self.consumed else other).append(swapped)
        self.hands[self.f.me].append(card)

    def match_count(self, heap: list[int], count: int) -> None:
        """The seat was told how many cards lie here."""
        while len(heap) > count:
            self.strange += 1
            card = heap.pop(self.rng.below(len(heap)))
            able = [x for x in self.others if self.space(x) > 0 and not self.f.shadow[self.now][x]]
            (self.hands[able[self.rng.below(len(able))]] if able else self.lost).append(card)
        while len(heap) < count:
            self.strange += 1
            source = self.any_source(heap)
            heap.append(source.pop(self.rng.below(len(source))))

    def any_source(self, heap: list[int]) -> list[int]:
        """A heap from which a card may have come here."""
        heaps: list[list[int]] = [self.hands[x] for x in self.others if self.spare(x)]
        for room in STOCK_ROOMS:
            stock = self.stocks[STOCK_OF[room]]
            if stock is not heap and stock and not self.settled(room):
                heaps.append(stock)
        if self.lost:
            heaps.append(self.lost)
        if not heaps:
            heaps = [stock for stock in [*self.stocks, *self.hands, self.consumed] if stock is not heap and stock]
        return heaps[self.rng.below(len(heaps))]

    def match_stock(self, room: int) -> None:
        """A gold bar has shown the seat what lies here."""
        told = self.f.told
        seen: list[int] = []
        for i in range(self.index + 1, len(told)):
            if kind_of(told[i]) != w.TOLD_GOLD_SAW:
                break
            seen += [fact_b(told[i])] * fact_c(told[i])
        self.match_cards(self.stocks[STOCK_OF[room]], seen)

    def match_cards(self, heap: list[int], seen: list[int]) -> None:
        """Exactly these cards lie in a heap."""
        extra: list[int] = heap.copy()
        for card in seen:
            if card in extra:
                extra.remove(card)
            else:
                source = self.fetch(card, -1)
                heap.append(card)
                # A card of the heap that was not seen goes the other way.
                back = [k for k in extra if k not in seen or heap.count(k) > seen.count(k)]
                if source is not heap and back:
                    extra.remove(back[0])
                    heap.remove(back[0])
                    (self.lost if source is self.coming or source is self.consumed else source).append(back[0])
        for card in heap.copy():
            if heap.count(card) > seen.count(card):
                heap.remove(card)
                self.lost.append(card)
                self.strange += 1

    def match_helipad(self) -> None:
        """The seat sees the supply cards and all cards left at the Helipad."""
        told = self.f.told
        lying: list[int] = []
        left: list[int] = []
        for i in range(self.index + 1, len(told)):
            kind = kind_of(told[i])
            if kind == w.TOLD_SUPPLY_LIES:
                lying.append(fact_a(told[i]))
            elif kind == w.TOLD_LEFT_LIES:
                left += [fact_a(told[i])] * fact_b(told[i])
            else:
                break
        for card in self.supply.copy():
            if card not in lying:
                self.supply.remove(card)
                self.strange += 1
                able = [x for x in self.others if self.space(x) > 0 and not self.f.shadow[self.now][x]]
                (self.hands[able[self.rng.below(len(able))]] if able else self.lost).append(card)
        for card in lying:
            if card not in self.supply:
                self.fetch(card, -1)
        self.supply = lying
        self.match_cards(self.stocks[STOCK_OF[HELIPAD]], left)

    # What the others did

    def begin_round(self) -> None:
        """The dead are in the Morgue, and what the seat will see of this round is prepared."""
        f = self.f
        self.stocks[STOCK_OF[MORGUE]] += self.dead
        self.dead = []
        self.target = NOWHERE
        self.recycled = False
        self.vote = [NO_FLOOR] * f.seats
        self.votes = [1] * f.seats
        self.sent_to = [[0] * f.seats for _ in range(f.seats)]
        for x in range(f.seats):
            if self.room[x] == NOWHERE:
                self.room[x] = MORGUE
            self.path[x] = [self.room[x]]

    def trade_for_needs(self) -> None:
        """Who will be seen with a card that he cannot find himself gets it from somebody who has one to spare."""
        f = self.f
        for x in self.others:
            if f.shadow[self.now][x]:
                continue
            for card in self.wanted(x):
                if self.will_find(x, card):
                    continue
                for y in self.others:
                    if y != x and not f.shadow[self.now][y] and card in self.spare(y):
                        number = self.offer(y, x)
                        both = 1 << x | 1 << y
                        self.put(both, w.TOLD_OFFER_GIVES, y, number, card)
                        self.put(both, w.TOLD_TRADED, y, number, x)
                        self.put(both, w.TOLD_GAVE, y, x, card)
                        self.hands[y].remove(card)
                        self.hands[x].append(card)
                        break

    def will_find(self, x: int, card: int) -> bool:
        """Whether the seat's way leads to where such cards lie before it is seen with one."""
        until = self.now
        for need in self.needs.list:
            if need.seat == x and not need.done and need.card == card and need.after < self.now:
                until = max(until, need.until)
        for r in range(self.now, until + 1):
            place = self.trails.room[r][x]
            if place >= 0 and self.ways.rooms[place] in self.needs.sources[card] and self.trails.moved(x, r):
                return True
        return False

    def begin_action(self) -> None:
        """Whoever got too many cards discards; the supply card falls; the votes of the round are settled."""
        f, rng = self.f, self.rng
        for x in self.others:
            if not f.shadow[self.now][x]:
                self.discard_down(x)
        drop = SUPPLY[self.now]
        if drop in self.coming:
            self.coming.remove(drop)
            self.supply.append(drop)
        r = self.now
        able = voters(f, r)
        before = f.gas[r - 1]
        self.plan_weights = [1 if able[x] else 0 for x in range(f.seats)]
        self.plan_votes = [NO_FLOOR] * f.seats
        self.plan_votes[f.me] = f.my_vote[r]
        self.plan_weights[f.me] = f.my_votes[r] if f.my_vote[r] >= 0 else 0
        floors = [k for k in range(FLOORS) if not before >> k & 1]
        if f.stage[r] < 3:
            for x in self.others:
                self.plan_votes[x] = floors[rng.below(len(floors))] if floors else NO_FLOOR
            return
        control = self.ways.place[CONTROL_ROOM]
        masters = [x for x in self.others if able[x] and self.trails.room[r][x] == control]
        ways = 2 if masters else 1
        first = rng.below(ways)
        for k in range(ways):
            weights = self.plan_weights.copy()
            votes = self.plan_votes.copy()
            if (first + k) % ways:
                for x in masters:
                    weights[x] = CONTROL_VOTES
            if cast_votes(f.vented[r], before, weights, votes, rng):
                break
        else:
            self.wrong += 1
        self.plan_weights, self.plan_votes = weights, votes

    def take_turn(self, x: int) -> None:
        f, r, rng = self.f, self.now, self.rng
        path = self.paths[r][x]
        self.put(1 << x, w.TOLD_STARTED, x, path[0])
        self.path[x] = [path[0]]
        lives = not f.shadow[r][x]
        for room in path[1:]:
            self.path[x].append(room)
            self.put(1 << x, w.TOLD_STEPPED, x, room)
            if lives and room == self.ways.rooms[self.ways.laser]:
                self.lose(x, 1, w.BY_LASER)
        if lives and f.dies[r][x] == 0:
            self.die(x)
            return
        self.room[x] = path[len(path) - 1]
        room = self.room[x]
        self.put(1 << x, w.TOLD_STOPPED, x, room)
        if not lives:
            return
        if DRAW_LIMIT[room]:
            self.draw(x, room)
        elif room == GENE_BANK:
            for k in range(3):
                self.gains[k][x] += 1
            self.panel(1 << x, w.TOLD_GENE_BANK, x)
            for y in range(f.seats):
                if y != x:
                    self.look_at_panel(x, y)
        elif room == HELIPAD:
            self.visit_helipad(x)
        elif room == CONTROL_ROOM:
            self.visit_control(x)
        shooter = self.needs.shooter[r] == x
        if shooter:
            self.ensure(x, BAZOOKA)
            self.fulfil(x, BAZOOKA)
            self.target = f.bombed[r]
        elif f.stage[r] < 5 and BAZOOKA in self.hands[x] and self.target == NOWHERE and rng.below(2):
            shooter = True
            self.target = self.ways.rooms[rng.below(self.ways.size)]
        if shooter:
            self.put(1 << x, w.TOLD_FIRED, x, self.target)
        if self.plan_votes[x] != NO_FLOOR:
            self.vote[x] = self.plan_votes[x]
            self.votes[x] = max(self.plan_weights[x], 1)
            self.put(1 << x, w.TOLD_VOTED, x, self.vote[x], self.votes[x])

    def look_at_panel(self, x: int, y: int) -> None:
        """A shadow shows its Speed only (LK-219)."""
        if self.f.shadow[self.now][y] and y == self.f.me:
            self.put(1 << x, w.TOLD_PANEL, y, w.genes(0, w.speed_of(self.my_genes), 0))
        else:
            self.panel(1 << x, w.TOLD_PANEL, y)

    def draw(self, x: int, room: int) -> None:
        """What he needs comes first, the rest by chance; the seat's next look says how much is left."""
        rng = self.rng
        stock = self.stocks[STOCK_OF[room]]
        self.put(1 << x, w.TOLD_STOCK, room, len(stock))
        limit = DRAW_LIMIT[room]
        look = self.needs.next_look(room, self.index)
        chosen: list[int] = []
        left = stock.copy()
        others = 0
        for card in self.wanted(x):
            if card in left and len(chosen) < limit and (not KEEP_LIMIT[room] or others < KEEP_LIMIT[room]):
                left.remove(card)
                chosen.append(card)
                others += 1
        if look is None:
            number = max(min(int(rng.below(limit + 1)), self.space(x)), len(chosen))
        else:
            number = max(min(len(stock) - look.count, limit), len(chosen))
        while len(chosen) < number and left:
            card = left.pop(rng.below(len(left)))
            if KEEP_LIMIT[room] and card != JUNK:
                if others >= KEEP_LIMIT[room]:
                    continue
                others += 1
            chosen.append(card)
        for card in chosen:
            stock.remove(card)
            self.hands[x].append(card)
            self.put(1 << x, w.TOLD_DREW, x, card, room)
        self.discard_down(x)
        if look is not None:
            spare = self.spare(x)
            while len(stock) < look.count and spare:
                self.put_down(x, spare.pop(rng.below(len(spare))))

    def visit_helipad(self, x: int) -> None:
        rng = self.rng
        left = self.stocks[STOCK_OF[HELIPAD]]
        for card in self.supply:
            self.put(1 << x, w.TOLD_SUPPLY_LIES, card)
        for card in range(CARDS):
            if card in left:
                self.put(1 << x, w.TOLD_LEFT_LIES, card, left.count(card))
        look = self.needs.next_look(HELIPAD, self.index)
        free = [card for card in self.supply if look is None or card not in look.supply]
        wanted = self.wanted(x)
        needed = [card for card in free if card in wanted]
        if needed or (free and (look is not None or rng.below(3))):
            card = needed[0] if needed else free[rng.below(len(free))]
            self.supply.remove(card)
            self.hands[x].append(card)
            self.put(1 << x, w.TOLD_TOOK, x, card, HELIPAD)
        self.discard_down(x)

    def visit_control(self, x: int) -> None:
        """Ten votes if the gas says so; sometimes a room is freed in which nobody was seen to suffer."""
        f, r, rng = self.f, self.now, self.rng
        if self.plan_weights[x] > 1:
            self.put(1 << x, w.TOLD_TEN_VOTES, x)
            return
        for k in range(len(f.freed)):
            room = f.freed[k]
            if room not in self.cleared and self.gas_room(room, r - 1) and f.freed_from[k] >= r:
                self.clear(x, room)
                return
        if rng.below(3):
            return
        options = [room for room in self.ways.rooms if self.gas_room(room, r - 1) and not self.visited_from(room, r)]
        d = self.s.decision_of(f.me)
        if d is not None and d.kind == w.ASK_CONTROL:
            options = []
        if options:
            self.clear(x, options[rng.below(len(options))])

    def clear(self, x: int, room: int) -> None:
        self.cleared.append(room)
        self.put(1 << x, w.TOLD_CLEARED, x, room)

    def gas_room(self, room: int, r: int) -> bool:
        return room not in self.cleared and self.f.is_gas_room(room, r)

    def visited_from(self, room: int, r: int) -> bool:
        """Whether anybody stops in this room from round r on."""
        for k in range(r, self.f.round + 1):
            if self.f.my_room[k] == room:
                return True
            for x in self.others:
                place = self.trails.room[k][x]
                if place >= 0 and self.ways.rooms[place] == room:
                    return True
        return False

    def die(self, x: int) -> None:
        """The record is taken, the cards go to the Morgue (LK-395 ff.)."""
        hand = self.hands[x]
        extra = self.gains[0][x]
        for card in hand:
            extra += FORCE_OF[card]
        self.death_extra[x] = extra
        self.hp[x] = 0
        self.drained[x] = 0
        self.room[x] = NOWHERE
        self.put(1 << x, w.TOLD_YOU_SHADOW, x)
        for card in hand:
            self.put(1 << x, w.TOLD_HANDED_OVER, x, card)
        self.dead += hand
        self.hands[x] = []

    # The settlement

    def follow_settlement(self, entry: int, kind: int, following: int) -> None:
        f, me, r = self.f, self.f.me, self.now
        a, b, c = fact_a(entry), fact_b(entry), fact_c(entry)
        if kind == w.TOLD_SHADOW:
            if a != me and f.dies[r][a] != 0:
                self.die(a)
            self.out.append(entry)
            return
        if kind in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING) and kind_of(f.told[self.index - 1]) not in (
            w.TOLD_HANDED_IN,
            w.TOLD_HANDED_NOTHING,
        ):
            self.tell_exempt()
        if (kind == w.TOLD_HANDED_IN or kind == w.TOLD_USED) and a != me:
            self.ensure(a, b)
        self.out.append(entry)
        if kind == w.TOLD_SURGERY:
            for x in self.living_in(SURGERY):
                self.gain(x, SURGERY_GAIN, w.BY_SURGERY)
        elif kind in (w.TOLD_MEETING, w.TOLD_NO_MEETING) and following != w.TOLD_MEETING:
            self.meet()
        elif kind in (w.TOLD_GASSED, w.TOLD_NO_GAS) and following != w.TOLD_GASSED:
            for x in self.others:
                if self.lives(x) and self.gas_room(self.room[x], r) and not f.revived[r - 1][x]:
                    self.lose(x, GAS_LOSS[r], w.BY_GAS)
        elif kind == w.TOLD_HANDED_IN:
            self.fulfil(a, b)
            self.use_up(a, b, c)
        elif kind == w.TOLD_BOMBED:
            for x in self.living_in(a):
                self.lose(x, BAZOOKA_LOSS, w.BY_BAZOOKA)
            self.target = a
        elif kind == w.TOLD_USED:
            self.fulfil(a, b)
            self.use_up(a, b, -1)
            if a != me and PILL_IN[b] and not ADRENALINE_IN[b]:
                self.gain(a, PILL_GAIN, w.BY_PILL)
        elif kind == w.TOLD_ROLLED:
            self.roll(a, b)
        elif kind == w.TOLD_HANDED_OVER:
            self.hands[me].remove(b)
            self.dead.append(b)
            self.room[me] = NOWHERE
        elif kind == w.TOLD_YOU_SHADOW:
            self.room[me] = NOWHERE
        elif kind == w.TOLD_HP and a != me:
            if f.shadow[r][a] and not f.revived[r][a]:
                self.drained[a] = b
            else:
                self.hp[a] = b
                self.drained[a] = 0
        if kind in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING) and following not in (
            w.TOLD_HANDED_IN,
            w.TOLD_HANDED_NOTHING,
        ):
            self.hunger()

    def lives(self, x: int) -> bool:
        return not self.f.shadow[self.now][x] and self.room[x] != NOWHERE

    def living_in(self, room: int) -> list[int]:
        return [x for x in self.others if self.lives(x) and self.room[x] == room]

    def meet(self) -> None:
        """Losses in fights are written when the forces are known."""
        f, r, me = self.f, self.now, self.f.me
        for x in self.others:
            if self.room[x] == NOWHERE:
                continue
            if f.shadow[r][x]:
                points = len(self.living_in(self.room[x]))
                if not f.shadow[r][me] and self.room[me] == self.room[x]:
                    points += 1
                self.drained[x] += points
                self.put(1 << x, w.TOLD_DRAINED, x, points, self.drained[x])
                continue
            flags = f.meetings[r][self.room[x]]
            if flags & (1 << w.FIGHT | 1 << w.BRAWL):
                cause = w.BY_BRAWL if flags >> w.BRAWL & 1 else w.BY_FIGHT
                span = self.trails.span[r][x]
                self.enter_fight(x, span, len(self.out) if span & 255 else -1)
                if span & 255:
                    self.lose(x, span & 255, cause)
            if self.trails.drain[r][x]:
                self.lose(x, self.trails.drain[r][x], w.BY_DRAIN)
        self.fight_rooms = [-1] * ROOMS

    def enter_fight(self, x: int, span: int, entry: int) -> None:
        room = self.room[x]
        if self.fight_rooms[room] < 0:
            self.fight_rooms[room] = len(self.fights)
            self.fights.append([])
            me, r = self.f.me, self.now
            if self.room[me] == room and not self.f.shadow[r][me]:
                loss = self.f.my_loss[r]
                mine = self.fighter(me, w.force_of(self.my_genes), loss << 8 | loss, -1)
                self.fights[self.fight_rooms[room]].append(mine)
        self.fights[self.fight_rooms[room]].append(self.fighter(x, self.gains[0][x], span, entry))

    def fighter(self, x: int, extra: int, span: int, entry: int) -> Fighter:
        gun = False
        for card in self.hands[x]:
            extra += FORCE_OF[card]
            gun = gun or GUN[card] > 0
        return Fighter(x, extra, gun, span, entry)

    def tell_exempt(self) -> None:
        for x in self.others:
            if self.lives(x) and (self.room[x] == CANTEEN or self.f.revived[self.now - 1][x]):
                self.put(1 << x, w.TOLD_EXEMPT, x)

    def hunger(self) -> None:
        f, r = self.f, self.now
        for x in self.others:
            meals = f.meals[r][x]
            exempt = self.room[x] == CANTEEN or f.revived[r - 1][x]
            if self.lives(x) and meals != NOT_ASKED and meals < 2 and not exempt:
                self.lose(x, (2 - meals) * HUNGER_LOSS, w.BY_HUNGER)

    def roll(self, x: int, face: int) -> None:
        me = self.f.me
        if x == me:
            if face == 3:
                self.my_genes += w.genes(1, 0, 0)
            elif face == 4:
                self.my_genes += w.genes(0, 1, 0)
            elif face == 5:
                self.my_genes += w.genes(0, 0, 1)
            return  # cards that the seat put down are told to it
        if face == 1:
            for card in self.hands[x].copy():
                self.put_down(x, card)
        elif 3 <= face <= 5:
            self.gains[face - 3][x] += 1
        elif face == 6:
            self.gain(x, ALCOHOL_GAIN, w.BY_ALCOHOL)

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
                if x == self.f.me or self.known[x]:
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
            self.wrong += self.misses(k, force)
            losses = self.losses(k, force)
            for i in range(len(losses)):
                fighter = self.fights[k][i]
                if fighter.entry >= 0 and fits(fighter.span, losses[i]):
                    entry = self.out[fighter.entry]
                    self.out[fighter.entry] = entry & ~(0xFFFF << 16) | losses[i] << 16
        for i in range(len(self.mends)):
            x = self.mend_seats[i]
            self.out[self.mends[i]] |= (self.base[x] + self.mend_gains[i]) << 16

    def strongest(self, x: int) -> int:
        """The most Force at birth that leaves Load and Speed as they must be."""
        return max(GENE_POINTS - self.fullest[x] - self.swift[x], GENE_LEAST)

    def cost(self, force: list[int], x: int) -> int:
        """How far the fights of a seat, or all (-1), are from what they must be; those of the viewer weigh more."""
        total = 0
        for k in range(len(self.fights)):
            fight = self.fights[k]
            if x < 0 or any(fighter.seat == x for fighter in fight):
                gap = self.gap(k, force)
                total += gap * 5 if fight[0].seat == self.f.me else gap
        return total

    def losses(self, k: int, force: list[int]) -> list[int]:
        """As in `fights.fight_losses` (LK-284 to LK-292)."""
        fight = self.fights[k]
        guns = any(fighter.gun for fighter in fight)
        values: list[int] = []
        top = 0
        for fighter in fight:
            value = fighter.extra + (force[fighter.seat] if fighter.seat != self.f.me else 0)
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
