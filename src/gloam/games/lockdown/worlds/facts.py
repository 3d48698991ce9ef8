"""What the viewers of a masked state were told, sorted by rounds: every world they can imagine must agree with it."""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    ADRENALINE_IN,
    ALCOHOL_GAIN,
    B4,
    B5,
    FORCE_OF,
    GUN,
    HELIPAD,
    MASK,
    MOST_HP,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    ROOMS,
    SURGERY,
    WAREHOUSE,
    floor_of,
)
from gloam.games.lockdown.state import Lockdown

ALIVE: Final = -1
"""Instead of the step of a death: none in this round."""

NOT_ASKED: Final = -1


def fact(note: Note, i: int) -> int:
    """Fact number `i` of a note; 0 where it has none."""
    return note.facts[i] if i < len(note.facts) else 0


def gas_in(gassed: int, room: int) -> bool:
    """Whether gas on these floors hurts in a room that nobody has decontaminated (LK-311 to LK-313)."""
    if room in (HELIPAD, NOWHERE):
        return False
    if room == WAREHOUSE:
        return gassed >> B4 & 1 == 1 and gassed >> B5 & 1 == 1
    return gassed >> floor_of(room) & 1 == 1


class PanelSeen:
    """A panel that one of the viewers saw in the Gene Bank: of whom, when and by whom."""

    def __init__(self, r: int, split: int, viewer: int) -> None:
        self.round = r
        self.split = split
        self.viewer = viewer


class Facts:
    """Lists are by round first (0 is the setup), then by seat or room. What begins with `my` is of the viewers' own
    seats, and as if nothing had happened for all others."""

    def __init__(self, s: Lockdown) -> None:
        rows = s.round + 1
        n = s.seats
        self.mine: list[int] = [x for x in range(n) if s.viewers >> x & 1]
        self.others: list[int] = [x for x in range(n) if not s.viewers >> x & 1]
        self.is_mine: list[bool] = [s.viewers >> x & 1 == 1 for x in range(n)]
        self.seats = n
        self.round = s.round
        self.told: list[Note] = s.history.notes
        self.recorded = False  # whether the game was seen from its first round on
        # Everybody
        self.hp: list[list[int]] = [[MOST_HP] * n for _ in range(rows)]
        self.dies: list[list[int]] = [[ALIVE] * n for _ in range(rows)]
        self.shadow: list[list[bool]] = [[False] * n for _ in range(rows)]  # at the start of the round
        self.revived: list[list[bool]] = [[False] * n for _ in range(rows)]
        self.turn: list[list[int]] = [[0] * n for _ in range(rows)]
        self.boosted: list[list[bool]] = [[False] * n for _ in range(rows + 1)]
        self.cures: list[list[int]] = [[0] * n for _ in range(rows)]
        self.rolls: list[list[int]] = [[0] * n for _ in range(rows)]  # four bits for each face: how often it came
        self.meals: list[list[int]] = [[NOT_ASKED] * n for _ in range(rows)]
        # Announcements
        self.stage: list[int] = [0] * rows
        self.meetings: list[list[int]] = [[0] * ROOMS for _ in range(rows)]
        self.surgery: list[bool] = [False] * rows
        self.gas: list[int] = [0] * rows
        self.vented: list[int] = [0] * rows
        self.bombed: list[int] = [NOWHERE] * rows
        # The viewers' own seats
        self.my_room: list[list[int]] = [[NOWHERE] * n for _ in range(rows)]
        self.my_loss: list[list[int]] = [[0] * n for _ in range(rows)]
        self.my_drain: list[list[int]] = [[0] * n for _ in range(rows)]
        self.my_points: list[list[int]] = [[0] * n for _ in range(rows)]
        self.my_vote: list[list[int]] = [[-1] * n for _ in range(rows)]
        self.my_votes: list[list[int]] = [[1] * n for _ in range(rows)]
        self.my_force: list[list[int]] = [[0] * n for _ in range(rows)]  # Effective Force in step 2
        self.my_gun: list[list[bool]] = [[False] * n for _ in range(rows)]
        self.my_gas: list[list[bool]] = [[False] * n for _ in range(rows)]  # the gas was felt: nothing protected
        self.my_shot: list[bool] = [False] * rows
        self.freed: list[int] = []  # rooms that are certainly decontaminated, with the round from which on
        self.freed_from: list[int] = []
        self.panels_seen: list[list[PanelSeen]] = [[] for _ in range(n)]  # by seat
        self.acting = -1
        for note in self.told:
            self.read(note)
        for x in self.mine:
            self.recall_force(x)
        self.draw_conclusions(s)

    def recall_force(self, me: int) -> None:
        """How strong a seat of the viewers was in each fight."""
        split, rolled = 0, 0
        hand: list[int] = []
        for note in self.told:
            kind, a, b = note.kind, fact(note, 0), fact(note, 1)
            if kind == w.TOLD_SETTLEMENT:
                r = note.when
                self.my_force[r][me] = codes.force_of(split) + rolled
                for card in hand:
                    self.my_force[r][me] += FORCE_OF[card]
                    self.my_gun[r][me] = self.my_gun[r][me] or GUN[card] > 0
            elif kind == w.TOLD_GAVE:
                card = note.facts[2]
                if a == me and card in hand:
                    hand.remove(card)
                elif b == me:
                    hand.append(card)
            elif a != me:
                continue
            elif kind == w.TOLD_GENES or kind == w.TOLD_GENE_BANK or kind == w.TOLD_DESK:
                split, rolled = b, 0
            elif kind == w.TOLD_DREW or kind == w.TOLD_TOOK or kind == w.TOLD_RECYCLED:
                hand.append(b)
            elif (kind == w.TOLD_RETURNED or kind == w.TOLD_DISCARDED or kind == w.TOLD_HANDED_OVER) and b in hand:
                hand.remove(b)
            elif kind == w.TOLD_ROLLED and b == 3:
                rolled += 1

    def read(self, note: Note) -> None:
        kind, r, a, b = note.kind, note.when, fact(note, 0), fact(note, 1)
        if kind == w.TOLD_ROUND:
            if r == 1:
                self.recorded = True
            self.gas[r] = self.gas[r - 1]
            for x in range(self.seats):
                was = self.shadow[r - 1][x] or self.dies[r - 1][x] != ALIVE
                self.shadow[r][x] = was and not self.revived[r - 1][x]
                self.hp[r][x] = self.hp[r - 1][x]
        elif kind == w.TOLD_TURN:
            self.turn[r][a] = b
            self.acting = a
        elif kind == w.TOLD_STOPPED:
            self.my_room[r][a] = b
        elif kind == w.TOLD_PANEL:
            if not self.is_mine[a]:
                self.panels_seen[a].append(PanelSeen(r, b, self.acting))
        elif kind == w.TOLD_CLEARED:
            self.freed.append(b)
            self.freed_from.append(r)
        elif kind == w.TOLD_FIRED:
            self.my_shot[r] = True
        elif kind == w.TOLD_VOTED:
            self.my_vote[r][a], self.my_votes[r][a] = b, note.facts[2]
        elif kind >= w.TOLD_SETTLEMENT:
            self.read_settlement(note, kind, r, a, b)

    def read_settlement(self, note: Note, kind: int, r: int, a: int, b: int) -> None:
        if kind == w.TOLD_SURGERY or kind == w.TOLD_NO_SURGERY:
            self.stage[r] = 1
            self.surgery[r] = kind == w.TOLD_SURGERY
        elif kind == w.TOLD_MEETING:
            self.stage[r] = 2
            self.meetings[r][a] |= 1 << b
        elif kind == w.TOLD_NO_MEETING:
            self.stage[r] = 2
        elif kind == w.TOLD_DRAINED:
            self.my_points[r][a] = b
        elif kind == w.TOLD_GASSED:
            self.stage[r] = 3
            self.gas[r] |= 1 << a
            self.vented[r] |= 1 << a
        elif kind == w.TOLD_NO_GAS:
            self.stage[r] = 3
        elif kind == w.TOLD_HANDED_IN:
            self.stage[r] = 4
            self.meals[r][a] = 1 if self.meals[r][a] < 1 else 2
        elif kind == w.TOLD_HANDED_NOTHING:
            self.stage[r] = 4
            self.meals[r][a] = 0
        elif kind == w.TOLD_NO_HUNGER:
            self.stage[r] = 4
        elif kind == w.TOLD_BOMBED:
            self.stage[r] = 5
            self.bombed[r] = a
        elif kind == w.TOLD_NOT_BOMBED:
            self.stage[r] = 5
        elif kind == w.TOLD_USED:
            if PILL_IN[b]:
                self.cures[r][a] += PILL_GAIN
            elif ADRENALINE_IN[b]:
                self.boosted[r + 1][a] = True
        elif kind == w.TOLD_ROLLED:
            self.rolls[r][a] += 1 << 4 * b
            if b == 6:
                self.cures[r][a] += ALCOHOL_GAIN
        elif kind == w.TOLD_MEDICINE_OVER:
            self.stage[r] = 6
        elif kind == w.TOLD_SHADOW:
            self.dies[r][a] = self.stage[r]
        elif kind == w.TOLD_REVIVED:
            self.stage[r] = 7
            self.revived[r][a] = True
        elif kind == w.TOLD_NO_REVIVAL:
            self.stage[r] = 7
        elif kind == w.TOLD_HP:
            self.stage[r] = 8
            self.hp[r][a] = b
        elif kind == w.TOLD_LOSS:
            cause = note.facts[2]
            if cause == w.BY_FIGHT or cause == w.BY_BRAWL:
                self.my_loss[r][a] = b
            elif cause == w.BY_DRAIN:
                self.my_drain[r][a] = b
            elif cause == w.BY_GAS:
                self.my_gas[r][a] = True

    def draw_conclusions(self, s: Lockdown) -> None:
        """A gas room that did a seat no harm is decontaminated, unless it has something else to thank for that."""
        for r in range(1, self.round + 1):
            for me in self.mine:
                if self.dies[r][me] == 0:
                    self.my_room[r][me] = NOWHERE
                room = self.my_room[r][me]
                if room == NOWHERE or self.shadow[r][me] or self.stage[r] < 3 or self.dies[r][me] == 2:
                    continue
                if self.my_gas[r][me] or self.revived[r - 1][me] or not self.is_gas_room(room, r):
                    continue
                if self.held(me, MASK, r) or room in self.freed:
                    continue
                self.freed.append(room)
                self.freed_from.append(r)

    def held(self, me: int, card: int, r: int) -> bool:
        """Whether a seat of the viewers may have held this card in round r: it got it before."""
        for note in self.told:
            if note.when > r:
                break
            kind = note.kind
            if kind == w.TOLD_DREW or kind == w.TOLD_TOOK or kind == w.TOLD_RECYCLED:
                if note.facts[0] == me and note.facts[1] == card:
                    return True
            elif kind == w.TOLD_GAVE and note.facts[1] == me and note.facts[2] == card:
                return True
        return False

    # Looking

    def my_living(self, r: int, room: int) -> int:
        """How many living seats of the viewers stopped there in round r."""
        count = 0
        for me in self.mine:
            if self.my_room[r][me] == room and not self.shadow[r][me]:
                count += 1
        return count

    def my_greatest_loss(self, r: int, room: int) -> int:
        """The most that a living seat of the viewers lost in a fight there; -1 where none was."""
        most = -1
        for me in self.mine:
            if self.my_room[r][me] == room and not self.shadow[r][me]:
                most = max(most, self.my_loss[r][me])
        return most

    def my_winner(self, r: int, room: int) -> bool:
        """Whether a living seat of the viewers lost nothing to others there."""
        for me in self.mine:
            if self.my_room[r][me] == room and not self.shadow[r][me] and self.my_loss[r][me] == 0:
                return True
        return False

    def is_mine_there(self, r: int, room: int) -> bool:
        """Whether a seat of the viewers, living or shadow, stopped there in round r."""
        return room in self.my_room[r]

    def is_gas_room(self, room: int, r: int) -> bool:
        """As far as the seat knows, after step 3 of round r."""
        for i in range(len(self.freed)):
            if self.freed[i] == room and self.freed_from[i] <= r:
                return False
        return gas_in(self.gas[r], room)

    def rolled(self, x: int, r: int, face: int) -> int:
        """How often a seat has rolled this face before round r."""
        count = 0
        for k in range(1, r):
            count += self.rolls[k][x] >> 4 * face & 15
        return count

    def wiped(self, x: int, r: int) -> bool:
        """Whether the seat lost all its cards in the settlement of round r: dead, or drunk."""
        return self.dies[r][x] != ALIVE or self.rolls[r][x] >> 4 & 15 > 0

    def is_fight(self, r: int, room: int) -> bool:
        """Whether a fight or a brawl was announced there."""
        return self.meetings[r][room] & (1 << w.FIGHT | 1 << w.BRAWL) != 0

    def is_surgery(self, r: int, room: int) -> bool:
        """Whether two were healed there."""
        return room == SURGERY and self.surgery[r]

    def last_move(self, x: int, seen: PanelSeen) -> int:
        """The last round in which the seat had moved when its panel was seen."""
        r = seen.round
        return r if 0 < self.turn[r][x] < self.turn[r][seen.viewer] else r - 1

    def points(self, x: int, r: int) -> int:
        """What a shadow drained in round r: the living in its room."""
        return self.hp[r][x] - self.hp[r - 1][x]
