"""Two tables of Lockdown that one seat, the viewer, cannot tell apart, though the others play differently at them.

No other world is worked out here: both tables begin alike, and from some moment on the others decide at each of them
for themselves: other paths, draws, trades among each other, ready in another order. What the viewer decides is the
same, and so is what it is told, as long as that can be had: the second table follows the first, walks to the same room
by another way, votes so that the same floors are gassed. As long as the viewer has been told the same, all that reaches
it must be the same bytes: sight, channels, numbers, refusals. The pair ends when the second table cannot follow.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, hears, only
from gloam.core.value import to_plain
from gloam.core.words.lexicon import Phrase, seat_letter
from gloam.games.lockdown import codes
from gloam.games.lockdown import game as lockdown
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.plan import PLANS
from gloam.games.lockdown.content.tables import FLOORS, LASER_ROOM, NOWHERE, ROOMS
from gloam.games.lockdown.state import PHASE_FREE, PHASE_SETTLEMENT
from gloam.table.entries import Entry
from gloam.table.table import RuleRefusal, Table
from gloam.table.wire import Settings

GAME = lockdown
START = 1_000_000
TICK = 1_000
SPECTATOR = ""
TRIES = 12
BURST = 9

Choice = tuple[int, int]
"""A seat and an option."""

SECRET_CHANCE = (w.ASK_DRAW, w.ASK_ACT)
FREE = (w.ASK_FREE, w.ASK_DRAFT, w.ASK_PICK)
IN_PUBLIC = (w.ASK_HUNGER, w.ASK_MEDICINE)


def verb_of(option: int) -> int:
    return option >> ARG_BITS << ARG_BITS


def ways(links: list[list[int]]) -> list[list[int]]:
    """Steps from room to room by links alone."""
    found = []
    for start in range(ROOMS):
        far = [99] * ROOMS
        far[start] = 0
        reached = [start]
        for room in reached:
            for to in links[room]:
                if far[to] == 99:
                    far[to] = far[room] + 1
                    reached.append(to)
        found.append(far)
    return found


FAR = [ways(plan.links) for plan in PLANS]


def question(d: Any) -> tuple[int, list[int]]:
    return (-1, []) if d is None else (d.kind, d.options)


class World:
    """A table of people in memory. `frames` are what its viewer and a spectator were sent since the last look."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, viewer: int, settings: Settings) -> None:
        self.viewer = viewer
        self.table, self.log = Table.make("world", GAME, seats, seed, options, settings, "P0", START)
        for i in range(seats):
            self.log += self.table.seating.sit("", f"P{i}", START).entries
        self.log += self.table.seating.start(START).entries
        self.watchers = (seat_letter(viewer), SPECTATOR)
        self.watched = False
        self.since = dict.fromkeys(self.watchers, 0)
        self.sent: dict[str, list[bytes]] = {who: [] for who in self.watchers}
        self.rooms = [NOWHERE] * seats
        self.answers: dict[int, list[int]] = {}

    @property
    def play(self) -> Any:
        return self.table.play

    @property
    def state(self) -> Any:
        return self.play.state

    def decide(self, choice: Choice, request: str, now: int) -> Any:
        """Hand a choice in; returns what its seat is answered."""
        seat, option = choice
        ask = self.play.asked[seat].ask
        taken = self.table.decisions.submit(seat_letter(seat), GAME.lexicon.write(option), ask, request, now)
        entries: list[Entry] = taken.entries
        self.log += entries
        for who in self.watchers:
            if self.watched and self.table.views.concerns(who, taken):
                update = self.table.views.update_for(who, self.since[who], now)
                self.since[who] = update.seq
                self.sent[who].append(msgspec.json.encode(update))
        return taken.number

    def watch(self, now: int) -> None:
        """From now on viewers are sent what concerns them."""
        self.watched = True
        for who in self.watchers:
            self.since[who] = self.table.views.update_for(who, 0, now).seq

    def refused(self, notation: str, now: int) -> Any:
        """What the viewer is answered to a choice that is not open."""
        try:
            self.table.decisions.submit(seat_letter(self.viewer), notation, 0, "", now)
        except RuleRefusal as refusal:
            return refusal.reason
        raise AssertionError("taken")

    def frames(self, who: str) -> list[bytes]:
        found, self.sent[who] = self.sent[who], []
        return found

    def now_shown(self, who: str, now: int) -> bytes:
        """All that a viewer would be sent if it came anew."""
        return msgspec.json.encode(self.table.views.update_for(who, 0, now))

    def truly_shown(self, seat: int) -> tuple[bytes, bytes, dict[str, int], Any]:
        """The same worked out afresh, whatever the table keeps; what a mind would get; where the seat may talk; how the
        table is listed."""
        channels = GAME.channels(self.state, seat) if seat >= 0 else {}
        card = msgspec.structs.replace(self.table.views.card(), wake=None)
        known = msgspec.json.encode(to_plain(self.state.masked(only(seat))))
        return msgspec.json.encode(self.play.match.sight(only(seat))), known, channels, card

    def would_tell(self, choice: Choice) -> tuple[bool, list[Phrase], int]:
        """Whether the viewer may notice a choice, what it would be told, and what kind of question it would have then;
        tried on a copy."""
        trial, told = self.state.clone(), list[Any]()
        trial.log = told
        before = question(trial.decision_of(self.viewer))
        trial.play(*choice)
        after = question(trial.decision_of(self.viewer))
        events = [GAME.lexicon.event(note) for note in told if hears(only(self.viewer), note.audience)]
        return trial.over or before != after or bool(events), events, after[0]


class LeakFound(AssertionError):
    """The viewer can tell the tables apart although it was told the same."""


class Pair:
    """Both tables, from the moment they part."""

    def __init__(self, worlds: list[World], chance: random.Random) -> None:
        self.worlds = worlds
        self.chance = chance
        self.viewer = worlds[0].viewer
        self.now = START
        self.steps = 0
        self.salt = chance.getrandbits(40)
        self.requests = 0
        self.votes: list[list[int]] = [[], []]
        self.voting = 0
        self.report: Counter[str] = Counter()
        self.quiet = [0, 0]

    # Together, before they part

    def prelude(self, decisions: int, rich: bool) -> bool:
        """The same in both worlds; False if the game is over before that. `rich` goes on to the next free phase and
        fills the hands."""
        s = self.worlds[0].state
        while decisions > 0 or (rich and s.phase != PHASE_FREE):
            decisions -= 1
            d = s.pending[self.chance.randrange(len(s.pending))]
            option = self.likely(self.worlds[0], d, hasty=True)
            self.tick()
            for world in self.worlds:
                self.mix(world, d.kind, 0)
                world.decide((d.seat, option), self.request(), self.now)
            if s.over:
                return False
        if rich:
            self.fill_hands()
        for world in self.worlds:
            world.watch(self.now)
        self.plan_votes()
        return True

    def fill_hands(self) -> None:
        """Everybody has found something, the same in both worlds."""
        for p in self.worlds[0].state.players:
            for _ in range(0 if p.shadow else self.chance.randint(0, p.load)):
                stock = self.chance.choice([i for i, cards in enumerate(self.worlds[0].state.stocks) if cards])
                for world in self.worlds:
                    if world.state.players[p.seat].excess() == 0:
                        world.state.players[p.seat].hand.append(world.state.stocks[stock].pop())
        for world in self.worlds:
            for p in world.state.players:
                while p.excess():
                    world.state.lost.append(p.hand.pop())
            world.table.views._sights.clear()

    # Apart

    def follow(self, length: int) -> str:
        """Drive both; says how the pair ended."""
        if all(world.state.over for world in self.worlds):
            return "over"
        self.compare()
        for _ in range(length):
            self.tick()
            how = self.move()
            if any(world.state.over for world in self.worlds):
                return "over"
            if how:
                return how
            if self.told_by_options():
                return "options"
            self.compare()
        return "length"

    def told_by_options(self) -> bool:
        """That the recycler or the bazooka was used before, or that there is nothing to recycle, shows in whether its
        holder can use it (LK-345, LK-443, LK-446); all else that can be chosen is the same."""
        here, there = (world.state.decision_of(self.viewer) for world in self.worlds)
        if here is None or there is None or here.kind != there.kind:
            return False
        apart = set(here.options) ^ set(there.options)
        return here.kind == w.ASK_ACT and bool(apart) and all(o & ~ARG_MASK in (w.RECYCLE, w.FIRE) for o in apart)

    def move(self) -> str:
        here, there = self.worlds
        self.plan_votes()
        asked = here.state.decision_of(self.viewer)
        target, wanted = self.until_noticed(here, self.chance.randrange(BURST) if asked is not None else 400)
        if target is None:
            self.catch_up(there)
            if asked is None:
                return "stuck"
            return self.viewer_acts(asked)
        if not self.follow_to(there, target, wanted):
            return "apart"
        self.done(here, target)
        return ""

    def viewer_acts(self, d: Any) -> str:
        """The same choice in both worlds, one that tells the same in both if there is such a one."""
        if self.worlds[1].state.decision_of(self.viewer).options != d.options:
            raise LeakFound("the viewer is asked something else")
        for world in self.worlds:
            self.mix(world, d.kind, 0)
        for _ in range(TRIES):
            option = self.likely(self.worlds[0], d)
            here, there = (world.would_tell((self.viewer, option))[1:] for world in self.worlds)
            # Whoever answers last of all sees that: what comes next comes at once.
            if here == there:
                break
        else:
            # Perhaps only the others have to go on first.
            return "" if any(e.seat != self.viewer for world in self.worlds for e in world.state.pending) else "told"
        request = self.request()
        answers = [world.decide((self.viewer, option), request, self.now) for world in self.worlds]
        if answers[0] != answers[1]:
            raise LeakFound(f"answers {answers}")
        self.report["own"] += 1
        return ""

    def until_noticed(self, world: World, most: int) -> tuple[Choice | None, list[Phrase]]:
        """The others play until one is about to do what the viewer will notice; that choice, and what it tells."""
        for _ in range(most):
            others = [d for d in world.state.pending if d.seat != self.viewer]
            if not others:
                break
            d = self.chance.choice(others)
            choice = d.seat, self.likely(world, d)
            self.mix(world, d.kind, 1)
            noticed, told, _ = world.would_tell(choice)
            if noticed:
                return choice, told
            self.quietly(world, choice)
        return None, []

    def quietly(self, world: World, choice: Choice) -> None:
        which = self.worlds.index(world)
        self.quiet[which] += 1
        self.report[GAME.lexicon.kinds[world.state.decision_of(choice[0]).kind].key] += 1
        if which == 0:
            self.remember(world, choice)
        world.decide(choice, self.request(), self.now - self.chance.randrange(1, TICK // 2))

    def remember(self, world: World, choice: Choice) -> None:
        """What the second world needs to come to the same end."""
        seat, option = choice
        d = world.state.decision_of(seat)
        if d.kind in IN_PUBLIC:
            world.answers.setdefault(seat, []).append(option)
        world.rooms[seat] = world.state.players[seat].room

    def done(self, world: World, choice: Choice) -> None:
        self.remember(world, choice)
        self.mix(world, world.state.decision_of(choice[0]).kind, 1)
        seat, room = choice[0], world.state.players[choice[0]].room
        world.decide(choice, self.request(), self.now)
        world.rooms[seat] = room

    # The second world comes to the same

    def catch_up(self, world: World) -> None:
        """A few things out of sight; the viewer notices nothing."""
        for _ in range(self.chance.randrange(BURST)):
            others = [d for d in world.state.pending if d.seat != self.viewer]
            if not others:
                return
            d = self.chance.choice(others)
            choice = d.seat, self.guided(world, d, None)
            self.mix(world, d.kind, 2)
            if choice[1] != w.READY and not world.would_tell(choice)[0]:
                self.quietly(world, choice)

    def follow_to(self, world: World, target: Choice, wanted: list[Phrase]) -> bool:
        """Play on until the viewer is told what it is told in the first world; False if that does not come."""
        script = self.script(world, target, wanted)
        failed, portion = 0, list[Phrase]()
        while failed < TRIES:
            choice = self.next_choice(world, target, script)
            if choice is None:
                return False
            d = world.state.decision_of(choice[0])
            self.mix(world, d.kind, 2 if d.kind in SECRET_CHANCE else 1)
            noticed, told, _ = world.would_tell(choice)
            if not noticed:
                self.quietly(world, choice)
                if script and script[0] == choice:
                    script.pop(0)
                continue
            if told == wanted and not portion:
                self.report["followed"] += 1
                world.decide(choice, self.request(), self.now)
                return True
            if portion and told == wanted[len(portion) :]:
                raise LeakFound(f"the same comes in two portions: {keys(portion)} and {keys(told)}")
            # An offer may lapse by a trade in one world, and with the phase in the other: that may be told (LK-082).
            by_trade = d.kind in FREE and choice[1] != w.READY
            if told and not portion and not by_trade and told == wanted[: len(told)]:
                portion = told
                world.decide(choice, self.request(), self.now)
                continue
            script = []
            failed += 1
        return False

    def next_choice(self, world: World, target: Choice, script: list[Choice]) -> Choice | None:
        others = [d for d in world.state.pending if d.seat != self.viewer]
        if not others:
            return None
        if script:
            seat, option = script[0]
            d = world.state.decision_of(seat)
            if d is not None and option in d.options:
                return script[0]
            script.clear()
        d = self.chance.choice(others)
        return d.seat, self.guided(world, d, target)

    def script(self, world: World, target: Choice, wanted: list[Phrase]) -> list[Choice]:
        """An offer to the viewer, written down in another order; or the very choice of the first world."""
        seat, option = target
        here = self.worlds[0].state.players[seat]
        found: list[int] = []
        if world.state.players[seat].draft is not None:
            found.append(w.DROP)
        if option == w.SEND and here.draft is not None:
            parts = [w.GIVE | card for card in here.draft.given]
            parts += [w.WANT | card for card in here.draft.wanted]
            parts += [w.SWAP] if here.draft.swap else []
            found += [w.OFFER | self.viewer, *parts]
        d = world.state.decision_of(seat)
        if d is not None and d.kind in FREE:
            return [(seat, o) for o in [*found, option]]
        return [target] if d is not None and option in d.options and d.kind in IN_PUBLIC else []

    def guided(self, world: World, d: Any, target: Choice | None) -> int:
        """What brings the second world to where the first one is."""
        options, here = d.options, self.worlds[0]
        if d.kind == w.ASK_FREE:
            ending = target is None or target[1] != w.READY
            late = [o for o in options if o != w.READY] if ending and self.chance.random() < 0.9 else options
            return self.by_verb([o for o in late if verb_of(o) == w.ACCEPT] or late or options)
        if d.kind == w.ASK_MOVE:
            return self.step_to(world, d.seat, here.rooms[d.seat], options)
        if d.kind in IN_PUBLIC:
            done = here.answers.get(d.seat, [])
            made = world.answers.setdefault(d.seat, [])
            left = [o for o in done if o in options and o not in made]
            if left:
                made.append(left[0])
                return int(left[0])
            return int(options[-1])
        return self.likely(world, d)

    def step_to(self, world: World, seat: int, room: int, options: list[int]) -> int:
        """Another way to the same room, if there is one."""
        p, far = world.state.players[seat], FAR[world.state.map_number]
        left = world.state.steps_left(p)
        if room == NOWHERE or room == p.path[0]:
            return self.chance.choice(options)
        if p.room == room and w.STOP in options and self.chance.random() < 0.5:
            return w.STOP
        good = [
            o for o in options
            if verb_of(o) in (w.GO, w.CLIMB, w.TELEPORT, w.FLY) and far[o & ARG_MASK][room] <= left - 1
            and (o & ARG_MASK != LASER_ROOM or room == LASER_ROOM)
        ]  # fmt: skip
        if p.room == room and w.STOP in options and not good:
            return w.STOP
        return self.chance.choice(good or options)

    # What a seat does

    def likely(self, world: World, d: Any, hasty: bool = False) -> int:
        """A random choice that keeps games from being all talk, all laser, all the same."""
        options: list[int] = d.options
        if d.kind == w.ASK_FREE:
            if hasty or self.chance.random() < 0.12:
                return w.READY
            return self.by_verb([o for o in options if verb_of(o) == w.ACCEPT] or options)
        if d.kind == w.ASK_GENES:
            # With little Load a gift is soon too much.
            return self.chance.choice([o for o in options if codes.load_of(o & ARG_MASK) <= self.chance.choice((1, 8))])
        if d.kind == w.ASK_DRAFT:
            rare = {w.SWAP: 0.05, w.WANT: 0.2, w.DROP: 0.4}
            left = {verb for verb in map(verb_of, options) if self.chance.random() < rare.get(verb, 1)}
            return self.by_verb([o for o in options if verb_of(o) in left] or options)
        if d.kind == w.ASK_MOVE:
            safe = [o for o in options if o != w.GO | LASER_ROOM or self.chance.random() < 0.2]
            return self.chance.choice(safe or options)
        if d.kind == w.ASK_VOTE and d.seat != self.viewer:
            votes = self.votes[self.worlds.index(world)]
            vote = w.VOTE | votes[d.seat] if votes else -1
            return vote if vote in options else self.chance.choice(options)
        return self.chance.choice(options)

    def by_verb(self, options: list[int]) -> int:
        verb = self.chance.choice(sorted({verb_of(o) for o in options}))
        return self.chance.choice([o for o in options if verb_of(o) == verb])

    def plan_votes(self) -> None:
        """In each round the others of both worlds vote for the same floors, but not the same ones for the same."""
        s = self.worlds[0].state
        if self.voting != s.round:
            self.voting = s.round
            open_floors = [floor for floor in range(FLOORS) if not s.gassed >> floor & 1] or [0]
            votes = [self.chance.choice(open_floors[:3]) for _ in range(s.seats)]
            able = [i for i in range(s.seats) if i != self.viewer and not s.players[i].shadow]
            twisted, mixed = votes.copy(), able.copy()
            self.chance.shuffle(mixed)
            for i, j in zip(able, mixed, strict=True):
                twisted[i] = votes[j]
            self.votes = [votes, twisted]
        if s.phase != PHASE_SETTLEMENT:
            for world in self.worlds:
                world.answers = {}

    # Chance and time

    def mix(self, world: World, kind: int, stream: int) -> bool:
        """The same dice for both worlds, but where somebody draws a card out of sight."""
        which = self.worlds.index(world) + 1 if kind in SECRET_CHANCE and stream else 0
        world.state.rng = seeded(self.salt + which, self.steps + (sum(self.quiet) if which else 0))
        return True

    def tick(self) -> None:
        self.steps += 1
        self.now += TICK

    def request(self) -> str:
        self.requests += 1
        return f"request-{self.requests:06}"

    # Comparing

    def compare(self) -> None:
        here, there = self.worlds
        for who in here.watchers:
            a, b = here.frames(who), there.frames(who)
            name = who or "a spectator"
            if [len(frame) for frame in a] != [len(frame) for frame in b] or a != b:
                raise LeakFound(f"{name} was sent {difference(a, b)}")
            self.report["frames"] += len(a)
            a, b = [here.now_shown(who, self.now)], [there.now_shown(who, self.now)]
            if a != b:
                raise LeakFound(f"{name} is shown {difference(a, b)}")
        for seat in (self.viewer, -1):
            x, y = here.truly_shown(seat), there.truly_shown(seat)
            if x != y:
                what = difference([*x[:2]], [*y[:2]])
                raise LeakFound(f"the sight of {seat} differs: {what}, {x[2:]} | {y[2:]}")
        self.curious()
        self.report["looks"] += 1

    def curious(self) -> None:
        """The viewer tries what is not open to it."""
        s = self.worlds[0].state
        d = s.decision_of(self.viewer)
        verbs = len(GAME.lexicon.verbs)
        tried = [self.chance.randrange(verbs) << ARG_BITS | self.chance.randrange(24) for _ in range(3)]
        tried += [w.ACCEPT | offer.number for world in self.worlds for offer in world.state.offers[-2:]]
        for other in self.chance.sample(s.pending, min(2, len(s.pending))):
            tried.append(self.chance.choice(other.options))
        for option in tried:
            try:
                notation = GAME.lexicon.write(option)
            except IndexError:
                continue
            if d is None or GAME.lexicon.read(notation) not in d.options:
                a, b = (world.refused(notation, self.now) for world in self.worlds)
                if a != b:
                    raise LeakFound(f"{notation} is refused by {a} and by {b}")
                self.report["refusals"] += 1


def keys(told: list[Phrase]) -> list[str]:
    return [phrase.key.removeprefix("event-") for phrase in told]


def difference(a: list[bytes], b: list[bytes]) -> str:
    """Where two lists of messages differ, in few words."""
    if len(a) != len(b):
        return f"{len(a)} | {len(b)} messages"
    for x, y in zip(a, b, strict=True):
        if x != y:
            return "; ".join(paths(msgspec.json.decode(x), msgspec.json.decode(y), ""))
    return "the same"


def paths(a: Any, b: Any, at: str) -> list[str]:
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return [line for key in a for line in paths(a[key], b[key], f"{at}.{key}")]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [line for i, (x, y) in enumerate(zip(a, b, strict=True)) for line in paths(x, y, f"{at}[{i}]")]
    return [] if a == b else [f"{at}: {str(a)[:200]} | {str(b)[:200]}"]


def parted(chance: random.Random, seats: int, options: dict[str, Any], prelude: int) -> Pair:
    """A pair that parts after so many decisions, or earlier if the game is shorter."""
    # What can be taken back is worked out from many other worlds, which takes its time.
    settings = Settings(clock="decision", seconds=60, pace=0, undo=chance.randrange(8) == 0)
    while True:
        seed, viewer = chance.getrandbits(60), chance.randrange(seats)
        pair = Pair([World(seats, options, seed, viewer, settings) for _ in range(2)], chance)
        if pair.prelude(prelude, chance.random() < 0.6):
            return pair
        prelude //= 2
