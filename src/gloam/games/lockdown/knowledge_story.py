"""The whole story of another world: what the viewers were told, word for word, and between it what they were not.

The notes they heard are followed in their order. Where others acted, their actions are made up: they go along their
trails, draw what they are going to need, vote as the gas came, and lose what they must have lost. The cards follow,
so that in the end every one of them lies somewhere.
"""

from __future__ import annotations

from gloam.core.history import Note
from gloam.games.lockdown import words as w
from gloam.games.lockdown.knowledge_cards import Cards
from gloam.games.lockdown.knowledge_facts import NOT_ASKED, fact
from gloam.games.lockdown.knowledge_needs import cast_votes, voters
from gloam.games.lockdown.masking import knows_of_births
from gloam.games.lockdown.state import NO_FLOOR
from gloam.games.lockdown.tables import (
    ADRENALINE_IN,
    ALCOHOL_GAIN,
    BAZOOKA,
    BAZOOKA_LOSS,
    CANTEEN,
    CARDS,
    CONTROL_ROOM,
    CONTROL_VOTES,
    DRAW_LIMIT,
    FLOORS,
    FOOD,
    FORCE_OF,
    GAS_LOSS,
    GENE_BANK,
    GOLD_BAR,
    HELIPAD,
    HUNGER_LOSS,
    JUNK,
    KEEP_LIMIT,
    MORGUE,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    ROOMS,
    STOCK_OF,
    SUPPLY,
    SUPPLY_3,
    SUPPLY_3_WATER,
    SURGERY,
    SURGERY_GAIN,
    WATER,
)


class Story(Cards):
    """One world being told. After `tell` the fields hold the end of the story: the present."""

    # Following what was told

    def tell(self) -> None:
        f, rng = self.f, self.rng
        self.paths = [[[] for _ in range(f.seats)] for _ in range(f.round + 1)]
        for r in range(1, f.round + 1):
            for x in self.others:
                self.paths[r][x] = self.walk(x, r)
        self.choose_panels()
        self.arm()
        if f.round > 0:
            self.deal_orders()
            for x in self.others:
                self.room[x] = self.ways.rooms[self.trails.room[0][x]]
        for i in range(len(f.told)):
            note = f.told[i]
            self.index = i
            self.now = note.when
            if note.kind < w.TOLD_SETTLEMENT:
                self.follow(note, note.kind)
            else:
                self.follow_settlement(note, note.kind, f.told[i + 1].kind if i + 1 < len(f.told) else -1)
        self.index = len(f.told)
        self.now = f.round
        if f.round == 0:
            self.tell_births()
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

    def follow(self, note: Note, kind: int) -> None:
        f = self.f
        a, b, c = fact(note, 0), fact(note, 1), fact(note, 2)
        if kind == w.TOLD_ROUND:
            if self.now == 1:
                self.tell_births()
            self.out.append(note)
            self.begin_round()
            if not f.mine:
                self.begin_trading()
        elif kind == w.TOLD_ORDER:
            self.out.append(note)
            if a == f.mine[len(f.mine) - 1]:
                self.begin_trading()
            self.tell_swaps()
        elif kind == w.TOLD_ACTION:
            self.begin_action()
            self.out.append(note)
        elif kind == w.TOLD_TURN:
            self.out.append(note)
            if not f.is_mine[a] and self.trails.moved(a, self.now):
                self.take_turn(a)
        elif kind == w.TOLD_OFFER_GIVES:
            if not f.is_mine[a]:
                self.ensure(a, c)
            self.out.append(note)
        elif kind == w.TOLD_OFFERED:
            self.out.append(note)
            self.sent_to[a][c] = max(self.sent_to[a][c], b & 31)
        elif kind == w.TOLD_GAVE:
            self.out.append(note)
            if not f.is_mine[a]:
                self.ensure(a, c)
                self.fulfil(a, c)
            self.lay_down(a, c)
            self.hands[b].append(c)
        elif kind == w.TOLD_STOCK:
            self.match_count(self.stocks[STOCK_OF[a]], b)
            self.out.append(note)
        elif kind == w.TOLD_STOPPED:
            self.out.append(note)
            self.room[a] = b
            if b == HELIPAD and not f.shadow[self.now][a]:
                self.match_helipad()
        elif kind == w.TOLD_DREW:
            self.out.append(note)
            self.take_known(a, self.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_RETURNED:
            self.out.append(note)
            self.lay_down(a, b)
            self.stocks[STOCK_OF[c]].append(b)
        elif kind == w.TOLD_GOLD_USED:
            self.out.append(note)
            self.lay_down(a, GOLD_BAR)
            self.consumed.append(GOLD_BAR)
            self.match_stock(b)
        elif kind == w.TOLD_TOOK:
            self.out.append(note)
            if c == HELIPAD and b in self.supply:
                self.supply.remove(b)
                self.hands[a].append(b)
            else:
                self.take_known(a, self.stocks[STOCK_OF[c]], b)
        elif kind == w.TOLD_DISCARDED:
            self.out.append(note)
            self.lay_down(a, b)
            stock = STOCK_OF[c] if c != NOWHERE else -1
            (self.stocks[stock] if stock >= 0 else self.lost).append(b)
        elif kind == w.TOLD_RECYCLED:
            self.out.append(note)
            self.recycled = True
            if b not in self.consumed:
                self.consume_somewhere(b)
            self.consumed.remove(b)
            self.hands[a].append(b)
        else:
            self.out.append(note)
            self.note_mine(kind, a, b)
            if kind in (w.TOLD_OFFER_ORDER, w.TOLD_SWAPPED):
                self.tell_swaps()

    def note_mine(self, kind: int, a: int, b: int) -> None:
        """The rest of what the viewers themselves did before the settlement."""
        if kind == w.TOLD_GENES or kind == w.TOLD_GENE_BANK or kind == w.TOLD_DESK:
            self.my_genes[a] = b
        elif kind == w.TOLD_FIRED:
            self.target = b
        elif kind == w.TOLD_CLEARED:
            self.cleared.append(b)

    def tell_births(self) -> None:
        """The others have chosen their panels, and when the game is on their rooms."""
        round_now, self.now = self.now, 0
        if self.f.round > 0 or knows_of_births(self.s, self.s.viewers):
            for x in self.others:
                self.panel(1 << x, w.TOLD_GENES, x)
        if self.f.round > 0:
            for x in self.others:
                self.put(1 << x, w.TOLD_BIRTH, [x, self.room[x]])
        self.now = round_now

    def begin_trading(self) -> None:
        """The others have got their order cards, and who needs a card may get it."""
        for x in self.others:
            self.put(1 << x, w.TOLD_ORDER, [x, self.dealt[self.now][x]])
        self.trade_for_needs()

    # What the others did

    def begin_round(self) -> None:
        """The dead are in the Morgue, and what the viewers will see of this round is prepared."""
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
                        self.put(both, w.TOLD_OFFER_GIVES, [y, number, card])
                        self.put(both, w.TOLD_TRADED, [y, number, x])
                        self.put(both, w.TOLD_GAVE, [y, x, card])
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
        for me in f.mine:
            self.plan_votes[me] = f.my_vote[r][me]
            self.plan_weights[me] = f.my_votes[r][me] if f.my_vote[r][me] >= 0 else 0
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
        self.put(1 << x, w.TOLD_STARTED, [x, path[0]])
        self.path[x] = [path[0]]
        lives = not f.shadow[r][x]
        for room in path[1:]:
            self.path[x].append(room)
            self.put(1 << x, w.TOLD_STEPPED, [x, room])
            if lives and room == self.ways.rooms[self.ways.laser]:
                self.lose(x, 1, w.BY_LASER)
        if lives and f.dies[r][x] == 0:
            self.die(x)
            return
        self.room[x] = path[len(path) - 1]
        room = self.room[x]
        self.put(1 << x, w.TOLD_STOPPED, [x, room])
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
        if shooter and any(BAZOOKA in self.hands[me] for me in f.mine):  # a viewer has the card: somebody shot before
            shooter = False
            self.strange += 1
        if shooter:
            self.ensure(x, BAZOOKA)
            self.fulfil(x, BAZOOKA)
            self.target = f.bombed[r]
        elif f.stage[r] < 5 and BAZOOKA in self.hands[x] and self.target == NOWHERE and rng.below(2):
            shooter = True
            self.target = self.ways.rooms[rng.below(self.ways.size)]
        if shooter:
            self.put(1 << x, w.TOLD_FIRED, [x, self.target])
        if self.plan_votes[x] != NO_FLOOR:
            self.vote[x] = self.plan_votes[x]
            self.votes[x] = max(self.plan_weights[x], 1)
            self.put(1 << x, w.TOLD_VOTED, [x, self.vote[x], self.votes[x]])

    def look_at_panel(self, x: int, y: int) -> None:
        """A shadow shows its Speed only (LK-219)."""
        if self.f.shadow[self.now][y] and self.f.is_mine[y]:
            self.put(1 << x, w.TOLD_PANEL, [y, w.genes(0, w.speed_of(self.my_genes[y]), 0)])
        else:
            self.panel(1 << x, w.TOLD_PANEL, y)

    def draw(self, x: int, room: int) -> None:
        """What he needs comes first, the rest by chance; the next look of a viewer says how much is left."""
        rng = self.rng
        stock = self.stocks[STOCK_OF[room]]
        self.put(1 << x, w.TOLD_STOCK, [room, len(stock)])
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
        harmless = [card for card in left if not self.shuns(x, card)]
        if look is None:
            left = harmless
        while len(chosen) < number and left:
            card = left.pop(rng.below(len(left)))
            if self.shuns(x, card) and harmless:  # such a card only where no other is left
                left.append(card)
                card = harmless[rng.below(len(harmless))]
                left.remove(card)
            if card in harmless:
                harmless.remove(card)
            if KEEP_LIMIT[room] and card != JUNK:
                if others >= KEEP_LIMIT[room]:
                    continue
                others += 1
            chosen.append(card)
        for card in chosen:
            stock.remove(card)
            self.hands[x].append(card)
            self.put(1 << x, w.TOLD_DREW, [x, card, room])
        self.discard_down(x)
        if look is not None:
            spare = self.spare(x)
            while len(stock) < look.count and spare:
                self.put_down(x, spare.pop(rng.below(len(spare))))

    def shuns(self, x: int, card: int) -> bool:
        """A weapon that would spoil a fight to come: he lost one, or nobody did."""
        if not FORCE_OF[card]:
            return False
        return self.now <= self.last_defeat[x] or self.now <= self.last_fight[x]

    def visit_helipad(self, x: int) -> None:
        rng = self.rng
        left = self.stocks[STOCK_OF[HELIPAD]]
        for card in self.supply:
            self.put(1 << x, w.TOLD_SUPPLY_LIES, [card])
        for card in range(CARDS):
            if card in left:
                self.put(1 << x, w.TOLD_LEFT_LIES, [card, left.count(card)])
        look = self.needs.next_look(HELIPAD, self.index)
        free = [card for card in self.supply if look is None or card not in look.supply]
        wanted = self.wanted(x)
        needed = [card for card in free if card in wanted]
        if look is None:
            free = [card for card in free if not self.shuns(x, card)]
        if needed or (free and (look is not None or rng.below(3))):
            card = needed[0] if needed else free[rng.below(len(free))]
            self.supply.remove(card)
            self.hands[x].append(card)
            self.put(1 << x, w.TOLD_TOOK, [x, card, HELIPAD])
        self.discard_down(x)

    def visit_control(self, x: int) -> None:
        """Ten votes if the gas says so; sometimes a room is freed in which nobody was seen to suffer."""
        f, r, rng = self.f, self.now, self.rng
        if self.plan_weights[x] > 1:
            self.put(1 << x, w.TOLD_TEN_VOTES, [x])
            return
        for k in range(len(f.freed)):
            room = f.freed[k]
            if room not in self.cleared and self.gas_room(room, r - 1) and f.freed_from[k] >= r:
                self.clear(x, room)
                return
        if rng.below(3):
            return
        options = [room for room in self.ways.rooms if self.gas_room(room, r - 1) and not self.visited_from(room, r)]
        if options:
            self.clear(x, options[rng.below(len(options))])

    def clear(self, x: int, room: int) -> None:
        self.cleared.append(room)
        self.put(1 << x, w.TOLD_CLEARED, [x, room])

    def gas_room(self, room: int, r: int) -> bool:
        return room not in self.cleared and self.f.is_gas_room(room, r)

    def visited_from(self, room: int, r: int) -> bool:
        """Whether anybody stops in this room from round r on."""
        for k in range(r, self.f.round + 1):
            if self.f.is_mine_there(k, room):
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
        self.put(1 << x, w.TOLD_YOU_SHADOW, [x])
        for card in hand:
            self.put(1 << x, w.TOLD_HANDED_OVER, [x, card])
        self.dead += hand
        self.hands[x] = []

    # The settlement

    def follow_settlement(self, note: Note, kind: int, following: int) -> None:
        f, r = self.f, self.now
        a, b, c = fact(note, 0), fact(note, 1), fact(note, 2)
        if kind == w.TOLD_SHADOW:
            if not f.is_mine[a] and f.dies[r][a] != 0:
                self.die(a)
            self.out.append(note)
            return
        if kind in (w.TOLD_HANDED_IN, w.TOLD_HANDED_NOTHING) and f.told[self.index - 1].kind not in (
            w.TOLD_HANDED_IN,
            w.TOLD_HANDED_NOTHING,
        ):
            self.tell_exempt()
        if kind == w.TOLD_HANDED_IN and b == SUPPLY_3_WATER and self.ate_first(a):
            b = SUPPLY_3
            c = FOOD
        elif kind == w.TOLD_HANDED_IN and b == SUPPLY_3 and self.drank_last(a):
            b = SUPPLY_3_WATER
            c = WATER
        if (kind == w.TOLD_HANDED_IN or kind == w.TOLD_USED) and not f.is_mine[a]:
            self.ensure(a, b)
        self.out.append(note)
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
            if not f.is_mine[a] and PILL_IN[b] and not ADRENALINE_IN[b]:
                self.gain(a, PILL_GAIN, w.BY_PILL)
        elif kind == w.TOLD_ROLLED:
            self.roll(a, b)
        elif kind == w.TOLD_HANDED_OVER:
            self.lay_down(a, b)
            self.dead.append(b)
            self.room[a] = NOWHERE
        elif kind == w.TOLD_YOU_SHADOW:
            self.room[a] = NOWHERE
        elif kind == w.TOLD_HP and not f.is_mine[a]:
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

    def ate_first(self, x: int) -> bool:
        """What was drunk is told first, but of one supply card the Food may have been taken before the Water."""
        told = self.f.told
        i = self.index + 1
        return i < len(told) and handed_in(told[i], x, SUPPLY_3)

    def drank_last(self, x: int) -> bool:
        """The second of two notes as in `ate_first`."""
        return handed_in(self.f.told[self.index - 1], x, SUPPLY_3_WATER)

    def lives(self, x: int) -> bool:
        return not self.f.shadow[self.now][x] and self.room[x] != NOWHERE

    def living_in(self, room: int) -> list[int]:
        return [x for x in self.others if self.lives(x) and self.room[x] == room]

    def meet(self) -> None:
        """Losses in fights are written when the forces are known."""
        f, r = self.f, self.now
        for x in self.others:
            if self.room[x] == NOWHERE:
                continue
            if f.shadow[r][x]:
                points = len(self.living_in(self.room[x]))
                for me in f.mine:
                    if not f.shadow[r][me] and self.room[me] == self.room[x]:
                        points += 1
                self.drained[x] += points
                self.put(1 << x, w.TOLD_DRAINED, [x, points, self.drained[x]])
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

    def tell_exempt(self) -> None:
        for x in self.others:
            if self.lives(x) and (self.room[x] == CANTEEN or self.f.revived[self.now - 1][x]):
                self.put(1 << x, w.TOLD_EXEMPT, [x])

    def hunger(self) -> None:
        f, r = self.f, self.now
        for x in self.others:
            meals = f.meals[r][x]
            exempt = self.room[x] == CANTEEN or f.revived[r - 1][x]
            if self.lives(x) and meals != NOT_ASKED and meals < 2 and not exempt:
                self.lose(x, (2 - meals) * HUNGER_LOSS, w.BY_HUNGER)

    def roll(self, x: int, face: int) -> None:
        if self.f.is_mine[x]:
            if face == 3:
                self.my_genes[x] += w.genes(1, 0, 0)
            elif face == 4:
                self.my_genes[x] += w.genes(0, 1, 0)
            elif face == 5:
                self.my_genes[x] += w.genes(0, 0, 1)
            return  # cards that a viewer put down are told to him
        if face == 1:
            for card in self.hands[x].copy():
                self.put_down(x, card)
        elif 3 <= face <= 5:
            self.gains[face - 3][x] += 1
        elif face == 6:
            self.gain(x, ALCOHOL_GAIN, w.BY_ALCOHOL)


def handed_in(note: Note, x: int, card: int) -> bool:
    return note.kind == w.TOLD_HANDED_IN and note.facts[0] == x and note.facts[1] == card
