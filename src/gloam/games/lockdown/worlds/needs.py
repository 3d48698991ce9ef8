"""What the others must have had or taken for the seat to see what it saw."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    BAZOOKA,
    CARDS,
    CONTROL_ROOM,
    DRAW_LIMIT,
    HELIPAD,
    NOWHERE,
    ROOMS,
    STOCK_OF,
    STOCK_ROOMS,
    SUPPLY,
)
from gloam.games.lockdown.rules.items import WHOLE, initial_stocks
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.facts import Facts, fact

ANYBODY: Final = -1
ANY_CARD: Final = -1


class Need:
    """A card that a seat had, or a visit that somebody made: rounds after `after` until `until` come into question."""

    def __init__(self, seat: int, card: int, room: int, after: int, until: int, viewer: int) -> None:
        self.seat = seat
        self.card = card
        self.room = room  # where he must have been; NOWHERE if any place with such cards will do
        self.after = after
        self.until = until
        self.viewer = viewer  # who saw that somebody had been there, -1 for nobody
        self.done = False


class Look:
    """What lay in a room when a viewer stopped there: how many cards, or at the Helipad which supply cards."""

    def __init__(self, index: int, viewer: int, r: int, room: int, count: int, supply: list[int]) -> None:
        self.index = index
        self.viewer = viewer
        self.round = r
        self.room = room
        self.count = count
        self.supply = supply


class Needs:
    """All needs of a world, and the looks that tell how much the others took."""

    def __init__(self, s: Lockdown, f: Facts, rng: Rng) -> None:
        self.f = f
        self.list: list[Need] = []
        self.looks: list[Look] = []
        self.shooter: list[int] = [-1] * (f.round + 1)
        self.start = initial_stocks(s.seats, s.full_stock)
        self.sources: list[list[int]] = [[] for _ in range(CARDS)]
        for k in range(len(STOCK_ROOMS)):
            for card in range(CARDS):
                if card in self.start[k]:
                    self.sources[card].append(STOCK_ROOMS[k])
        for r in range(1, len(SUPPLY)):
            self.sources[SUPPLY[r]].append(HELIPAD)
        self.room_first: list[int] = [1 if room == HELIPAD else DRAW_LIMIT[room] for room in range(ROOMS)]
        self.find_looks()
        self.find_takings()
        self.find_visitors(s, rng)
        self.find_shooters(rng)
        self.find_cards()

    def last_wipe(self, x: int, r: int) -> int:
        """The last round before r whose settlement took all cards of the seat."""
        for k in range(r - 1, 0, -1):
            if self.f.wiped(x, k):
                return k
        return 0

    def add(self, x: int, card: int, until: int) -> None:
        card = WHOLE[card]
        after = self.last_wipe(x, until)
        if card in SUPPLY:
            after = max(after, SUPPLY.index(card) - 1)
        if after < until:
            self.list.append(Need(x, card, NOWHERE, after, until, -1))

    def find_looks(self) -> None:
        f = self.f
        told = f.told
        acting = -1
        for i in range(len(told)):
            note = told[i]
            kind, r = note.kind, note.when
            if kind == w.TOLD_TURN:
                acting = note.facts[0]
            elif kind == w.TOLD_STOCK:
                self.looks.append(Look(i, acting, r, note.facts[0], note.facts[1], []))
            elif kind == w.TOLD_STOPPED and note.facts[1] == HELIPAD and not f.shadow[r][note.facts[0]]:
                lying: list[int] = []
                for k in range(i + 1, len(told)):
                    if told[k].kind != w.TOLD_SUPPLY_LIES:
                        break
                    lying.append(told[k].facts[0])
                self.looks.append(Look(i, note.facts[0], r, HELIPAD, -1, lying))

    def find_takings(self) -> None:
        """Where a stock was smaller than it should have been, somebody had drawn."""
        for room in STOCK_ROOMS:
            count = len(self.start[STOCK_OF[room]])
            since = 0
            seen: list[int] = []
            gone: list[int] = []
            for look in self.looks:
                if look.room != room:
                    continue
                if room == HELIPAD:
                    seen += SUPPLY[since + 1 : look.round + 1]
                    for card in seen:
                        if card not in look.supply and card not in gone:
                            gone.append(card)
                            self.list.append(Need(ANYBODY, card, room, SUPPLY.index(card) - 1, look.round, look.viewer))
                    since = look.round
                    gone += self.taken_by_me(look.index)
                    continue
                missing = count - look.count
                while missing > 0:
                    self.list.append(Need(ANYBODY, ANY_CARD, room, max(since - 1, 0), look.round, look.viewer))
                    missing -= DRAW_LIMIT[room]
                count = look.count + self.my_flow(look.index, room)
                since = look.round

    def find_visitors(self, s: Lockdown, rng: Rng) -> None:
        """Where a viewer is about to stop somebody else may have been before him. Few rooms are visited by many: so
        that he does not believe to know what he will find there, in every other world somebody was."""
        if not self.f.others or s.acting < 0 or not s.viewers >> s.acting & 1 or rng.below(2):
            return
        p, d = s.players[s.acting], s.decision_of(s.acting)
        if d is None or d.kind != w.ASK_MOVE or p.shadow:
            return
        ahead = [p.room]
        if s.steps_left(p) == 1:
            ahead += s.plan.links[p.room]
        rooms = [room for room in ahead if room in (HELIPAD, CONTROL_ROOM) or DRAW_LIMIT[room]]
        if rooms:
            room = rooms[rng.below(len(rooms))]
            since = 0
            for look in self.looks:
                if look.room == room:
                    since = look.round
            self.list.append(Need(ANYBODY, ANY_CARD, room, max(since - 1, 0), s.round, s.acting))

    def taken_by_me(self, index: int) -> list[int]:
        """The supply card taken in the turn of this look."""
        told = self.f.told
        for i in range(index + 1, len(told)):
            kind = told[i].kind
            if kind == w.TOLD_TOOK:
                return [told[i].facts[1]]
            if kind == w.TOLD_VOTED or kind == w.TOLD_TURN:
                break
        return []

    def my_flow(self, index: int, room: int) -> int:
        """How the stock changed by the viewer himself in the turn of a look."""
        told = self.f.told
        flow = 0
        for i in range(index + 1, len(told)):
            kind = told[i].kind
            if kind == w.TOLD_TURN or kind == w.TOLD_SETTLEMENT:
                break
            if (kind == w.TOLD_DREW or kind == w.TOLD_TOOK) and told[i].facts[2] == room:
                flow -= 1
            elif (kind == w.TOLD_RETURNED or kind == w.TOLD_DISCARDED) and told[i].facts[2] == room:
                flow += 1
        return flow

    def find_shooters(self, rng: Rng) -> None:
        """Somebody held the bazooka when a room was attacked; the same seat as before, if it can be."""
        f = self.f
        last = -1
        for r in range(1, f.round + 1):
            if f.bombed[r] == NOWHERE or f.my_shot[r]:
                continue
            able = [x for x in f.others if not f.shadow[r][x] and f.dies[r][x] != 0]
            if last < 0 or last not in able or self.last_wipe(last, r) > 0:
                if not able:
                    continue
                last = able[rng.below(len(able))]
                self.add(last, BAZOOKA, r)
            self.shooter[r] = last

    def find_cards(self) -> None:
        """Cards handed in, used, given or offered to a viewer. Who got a card from a viewer needs no other source."""
        f = self.f
        have: list[list[int]] = [[] for _ in range(f.seats)]
        for note in f.told:
            kind, r, a, b, c = note.kind, note.when, fact(note, 0), fact(note, 1), fact(note, 2)
            if kind == w.TOLD_GAVE:
                if f.is_mine[a]:
                    have[b].append(c)
                else:
                    self.had(have[a], a, c, r - 1)
            elif kind == w.TOLD_OFFER_GIVES and not f.is_mine[a]:
                if c not in have[a]:
                    self.add(a, c, r - 1)
                    have[a].append(c)
            elif (kind == w.TOLD_HANDED_IN or kind == w.TOLD_USED) and not f.is_mine[a]:
                self.had(have[a], a, b, r)
            elif kind == w.TOLD_SHADOW or (kind == w.TOLD_ROLLED and b == 1):
                have[a] = []

    def had(self, have: list[int], x: int, card: int, until: int) -> None:
        if card in have:
            have.remove(card)
        elif card == WHOLE[card]:
            self.add(x, card, until)

    def next_look(self, room: int, index: int) -> Look | None:
        """The first look at a room after an entry."""
        for look in self.looks:
            if look.index > index and look.room == room:
                return look
        return None
