"""The gas of another world: who voted for it, and which rooms are free of it."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CONTROL_ROOM, CONTROL_VOTES, FLOORS
from gloam.games.lockdown.state import NO_FLOOR, Lockdown
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.walks import Walks


class Venting:
    """Votes of the round being told, and the rooms that are decontaminated."""

    def __init__(self, s: Lockdown, f: Facts, walks: Walks, trails: Trails, chronicle: Chronicle, rng: Rng) -> None:
        n = f.seats
        self.s = s
        self.f = f
        self.walks = walks
        self.trails = trails
        self.chronicle = chronicle
        self.rng = rng
        self.others: list[int] = f.others
        self.vote: list[int] = [NO_FLOOR] * n
        self.votes: list[int] = [1] * n
        self.plan_votes: list[int] = [NO_FLOOR] * n
        self.plan_weights: list[int] = [1] * n
        self.cleared: list[int] = []

    # Votes

    def begin_round(self) -> None:
        self.vote = [NO_FLOOR] * self.f.seats
        self.votes = [1] * self.f.seats

    def plan(self) -> None:
        """Settle the votes of the round, so that the gas comes as announced."""
        f, rng = self.f, self.rng
        r = self.chronicle.now
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
        control = self.walks.place[CONTROL_ROOM]
        masters = [x for x in self.others if able[x] and self.trails.room[r][x] == control]
        tries = 2 if masters else 1
        first = rng.below(tries)
        for k in range(tries):
            weights = self.plan_weights.copy()
            votes = self.plan_votes.copy()
            if (first + k) % tries:
                for x in masters:
                    weights[x] = CONTROL_VOTES
            if cast_votes(f.vented[r], before, weights, votes, rng):
                break
        else:
            self.chronicle.wrong += 1
        self.plan_weights, self.plan_votes = weights, votes

    def cast(self, x: int) -> None:
        """The seat votes as planned."""
        if self.plan_votes[x] != NO_FLOOR:
            self.vote[x] = self.plan_votes[x]
            self.votes[x] = max(self.plan_weights[x], 1)
            self.chronicle.put(1 << x, w.TOLD_VOTED, [x, self.vote[x], self.votes[x]])

    # Rooms

    def visit_control(self, x: int) -> None:
        """Ten votes if the gas says so; sometimes a room is freed in which nobody was seen to suffer."""
        f, r, rng = self.f, self.chronicle.now, self.rng
        if self.plan_weights[x] > 1:
            self.chronicle.put(1 << x, w.TOLD_TEN_VOTES, [x])
            return
        for k in range(len(f.freed)):
            room = f.freed[k]
            if room not in self.cleared and self.gas_room(room, r - 1) and f.freed_from[k] >= r:
                self.clear(x, room)
                return
        if rng.below(3):
            return
        options = [room for room in self.walks.rooms if self.gas_room(room, r - 1) and not self.visited_from(room, r)]
        if options:
            self.clear(x, options[rng.below(len(options))])

    def clear(self, x: int, room: int) -> None:
        self.cleared.append(room)
        self.chronicle.put(1 << x, w.TOLD_CLEARED, [x, room])

    def gas_room(self, room: int, r: int) -> bool:
        return room not in self.cleared and self.f.is_gas_room(room, r)

    def visited_from(self, room: int, r: int) -> bool:
        """Whether anybody stops in this room from round r on."""
        for k in range(r, self.f.round + 1):
            if self.f.is_mine_there(k, room):
                return True
            for x in self.others:
                place = self.trails.room[k][x]
                if place >= 0 and self.walks.rooms[place] == room:
                    return True
        return False


def cast_votes(vented: int, before: int, weights: list[int], votes: list[int], rng: Rng) -> bool:
    """Fill in the votes that are -1 so that exactly the floors `vented` have the most; False if that cannot be.

    `weights` are by seat, 0 for who has no vote; `before` are the floors that cannot be voted for.
    """
    tally = [0] * FLOORS
    loose: list[int] = []
    floors = [k for k in range(FLOORS) if not before >> k & 1]
    winners = [k for k in floors if vented >> k & 1]
    losers = [k for k in floors if not vented >> k & 1]
    for x in range(len(votes)):
        if weights[x] == 0:
            continue
        if votes[x] < 0 and weights[x] > 1 and winners:
            votes[x] = winners[rng.below(len(winners))]
        if votes[x] >= 0:
            tally[votes[x]] += weights[x]
        else:
            loose.append(x)
    rng.shuffle("", loose)
    if not winners:
        for x in loose:
            votes[x] = floors[rng.below(len(floors))] if floors else -1
        return not loose or not floors
    possible: list[int] = []
    least = 1
    for k in floors:
        least = max(least, tally[k] + (0 if vented >> k & 1 else 1))
    for most in range(least, least + len(loose) + 1):
        need = 0
        for k in winners:
            need += most - tally[k]
        room = 0
        for k in losers:
            room += most - 1 - tally[k]
        if need <= len(loose) <= need + room:
            possible.append(most)
    if not possible:
        for x in loose:
            votes[x] = winners[rng.below(len(winners))]
        return False
    most = possible[rng.below(len(possible))]
    places: list[int] = []
    for k in winners:
        places += [k] * (most - tally[k])
    rest: list[int] = []
    for k in losers:
        rest += [k] * (most - 1 - tally[k])
    rng.shuffle("", rest)
    places += rest
    for i in range(len(loose)):
        votes[loose[i]] = places[i]
    return True


def voters(f: Facts, r: int) -> list[bool]:
    """Who votes in round r, by seat: the living who did not die on their way."""
    return [not f.shadow[r][x] and f.dies[r][x] != 0 for x in range(f.seats)]
