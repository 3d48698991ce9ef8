"""Finds out what play can reach, with random games that are steered towards what was never seen.

Every word and thing of a game should come up in play: each verb, question, event, reason, card, page and verdict. A
search plays at random, or partly with the game's own minds. It keeps the positions in which something new came up and
continues from there. What it never sees has to be on a list, with the reason. On the way, states are written as JSON,
read back and compared.
"""

from __future__ import annotations

import functools
import textwrap
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from gloam.core.content.files import parse
from gloam.core.content.pages import page_names
from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, Note, hears
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.records.carry import Carried
from gloam.core.rng import Rng, mixed, seeded
from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Decision, State
from gloam.core.value import from_plain
from gloam.core.words.lexicon import Lexicon, Phrase
from gloam.testing.cases import fits
from gloam.testing.faults import GameFault, differences, story
from gloam.testing.knowledge import plain_bytes

BUDGET = 5_000
"""The default number of decisions."""

POOL = 400
"""How many positions are kept to continue from."""

STRETCH = 60
"""After so many decisions from a kept position with nothing new, the search moves on."""

PATIENCE = 200
"""The same for a game that started from its beginning."""

TRIES = 6
"""How many things that aren't on offer to try at each decision, to see why they are refused."""

SMALL = 16
"""Arguments without a list of things are tried with numbers below this."""

INTERRUPT_EVERY = 8

ABOUT = 5
"""At one decision in this many the search also reads what the question is about, which is slow."""

DEVIATE = 8
"""If minds play, one decision in this many is random."""

WEIGHTS = (1, 1, 4, 16, 64)
"""Random weights of verbs, for games in which some verbs are preferred."""

MARGIN = (1, 2, 3)
"""Seeds. What all of these searches see, any search should see; the rest is rare."""

WIDTH = 110

HEADER = """\
# What steered random play does not come to. `rare` is made by a command: what a short search may miss and a long one
# sees (`-m soak`). What not even a long one sees is listed by hand, with the reason; that list may only shrink.
"""

SHOWN = 60
"""How many names of a long list to show."""


@functools.cache
def _messages(game: Game) -> frozenset[str]:
    """The keys of all messages of a game. Cached, because collecting them takes a while."""
    return frozenset(game.text_keys())


def reasons_of(game: Game) -> set[str]:
    """The names of all reasons for which a game refuses something."""
    return {key.removeprefix("refuse-") for key in _messages(game) if key.startswith("refuse-")}


def reason_names(reason: Phrase) -> tuple[str, str]:
    """The two names of a reason: its message, and its rule with its message."""
    key = reason.key.removeprefix("refuse-")
    return key, f"{reason.rule} {key}"


def all_things(game: Game) -> set[str]:
    """Everything that should come up in play, by name: `verb:attack`, `event:moved`, `reason:not-held`, `card:axe`."""
    lexicon = game.lexicon
    verdicts = {key for key in _messages(game) if key.startswith(("verdict-", "opening-"))}
    return {
        *(f"verb:{verb.key}" for verb in lexicon.verbs),
        *(f"question:{kind.key}" for kind in lexicon.kinds),
        *(f"event:{event.key}" for event in lexicon.events),
        *(f"reason:{name}" for name in reasons_of(game)),
        *(f"page:{name}" for name in page_names(game.package)),
        *(f"says:{key}" for key in verdicts),
        *(f"{ref}:{name}" for ref, names in lexicon.refs.items() for name in names),
    }


class Unreached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things that a search doesn't see, and why."""

    why: str
    things: list[str]


class ReachList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a search need not see: `rare` things need a long search, `unreached` ones were never seen."""

    rare: list[str] = []
    unreached: list[Unreached] = []

    @property
    def never(self) -> set[str]:
        return {thing for group in self.unreached for thing in group.things}


def read_reach(file: Path) -> ReachList:
    """Raises ContentError for a list with faults."""
    return parse(file.read_text("utf-8"), str(file), ReachList) if file.is_file() else ReachList()


def write_reach(game: Game, file: Path, budget: int = BUDGET, *, every: int = 1) -> None:
    """Write the list again. `rare` becomes whatever one of several searches misses. The groups with reasons stay,
    without the things that were reached after all.
    """
    runs = [set(search(game, budget, seed, every=every).seen) for seed in MARGIN]
    known = read_reach(file)
    anywhere: set[str] = set().union(*runs)
    always = runs[0].intersection(*runs[1:])
    groups = [Unreached(group.why, [x for x in group.things if x not in anywhere]) for group in known.unreached]
    never = {thing for group in groups for thing in group.things}
    rare = sorted(all_things(game) - always - never)
    blocks = [HEADER, _listed("rare", rare)]
    for group in groups:
        if group.things:
            why = msgspec.json.encode(group.why).decode()
            blocks += ["", "[[unreached]]", f"why = {why}", _listed("things", sorted(group.things))]
    file.write_text("\n".join(blocks) + "\n", "utf-8")


def _listed(name: str, things: list[str]) -> str:
    """A TOML list, wrapped to readable lines."""
    quoted = ", ".join(f'"{thing}"' for thing in things)
    lines = textwrap.wrap(quoted, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([f"{name} = [", *(f"    {line}" for line in lines), "]"]) if things else f"{name} = []"


class ReachReport(msgspec.Struct):
    """What a search saw and how often, how many decisions and games it took, and how many states were read back."""

    seen: Counter[str] = msgspec.field(default_factory=Counter)
    decisions: int = 0
    games: int = 0
    reread: int = 0


def search(
    game: Game, budget: int = BUDGET, seed: int = 1, *, every: int = 1, wanted: Collection[str] | None = None
) -> ReachReport:
    """Play at random, steered towards what was never seen, until everything `wanted` was seen or the `budget` of
    decisions is used up.

    One state in `every`, and each one that shows something new, is written as JSON, read back and compared; raises
    GameFault if they differ.
    """
    return _Search(game, budget, seed, every, all_things(game) if wanted is None else set(wanted)).run()


def check_reach(
    game: Game,
    known: ReachList,
    budget: int = BUDGET,
    seed: int = 1,
    *,
    every: int = 1,
    rare: bool = False,
    where: str = "the list",
) -> ReachReport:
    """Check that everything in a game comes up within so many decisions, except for what is on the list. Raises
    GameFault if something is missing, and also if something on the list was seen: the list may only shrink. With `rare`
    the rare things have to come up too.
    """
    things = all_things(game)
    listed = {*known.rare, *known.never}
    unknown = sorted(listed - things)
    if unknown:
        raise GameFault(f"{where} names what {game.id} does not have: take it off", unknown[:SHOWN])
    wanted = things - known.never - (set() if rare else set(known.rare))
    report = search(game, budget, seed, every=every, wanted=wanted)
    missed = sorted(wanted - set(report.seen))
    if missed:
        what = f"{game.id}: within {report.decisions} decisions {len(missed)} things never come up"
        more = f"make it possible again, or list it in {where} with the reason why play does not come to it"
        raise GameFault(what, [*missed[:SHOWN], more])
    found = sorted(known.never & set(report.seen))
    if found:
        raise GameFault(f"{game.id}: reached after all: take it off {where}", found[:SHOWN])
    return report


class _Start(msgspec.Struct, frozen=True):
    """How a game began, so that it can be replayed."""

    seats: int
    seed: int
    options: dict[str, OptionValue]
    carried: Carried | None


class _Kept(msgspec.Struct):
    """A position to continue from: the state, how it came about, and how often the search has used it."""

    state: State
    start: _Start
    choices: list[tuple[int, int]]
    used: int = 0


class _Company:
    """The best minds of a game, one for each seat."""

    def __init__(self, game: Game, s: State, rng: Rng) -> None:
        make = list(game.minds().values())[-1]
        self.minds: list[Any] = [make() for _ in range(s.seats)]
        self.heard = [0] * s.seats
        self.notes: list[Note] = []
        for seat, mind in enumerate(self.minds):
            mind.begin(seat, s.seats, rng.split())

    def choose(self, s: State, d: Decision) -> int:
        mind, side = self.minds[d.seat], s.side(d.seat)
        if mind.listens:
            mind.hear([note for note in self.notes[self.heard[d.seat] :] if hears(side, note.audience)])
            self.heard[d.seat] = len(self.notes)
        return int(mind.choose(None if mind.blind else s.masked(side), d.kind, list(d.options)))


class _Search:
    """One search. It depends only on its seed."""

    def __init__(self, game: Game, budget: int, seed: int, every: int, wanted: set[str]) -> None:
        self.game = game
        self.lexicon: Lexicon = game.lexicon
        self.budget = budget
        self.seed = seed
        self.every = every
        self.unseen = set(wanted)
        self.report = ReachReport()
        self.rng = seeded(seed, 2)
        self.pool: list[_Kept] = []
        self.carried: list[Carried] = []
        self.used: Counter[int] = Counter()
        self.verbs: Counter[int] = Counter()
        self.offered: dict[int, None] = {}
        self.notes: set[tuple[int, tuple[int, ...]]] = set()
        self.mixtures: set[frozenset[int]] = set()
        self.tempting: list[int] = [PASS]
        self.match: Match = Match(game, game.seat_counts[0], seed)
        self.classes = game.classes()

    def run(self) -> ReachReport:
        while self.report.decisions < self.budget and self.unseen:
            self.play(self.begin() if not self.pool or self.rng.below(2) else self.taken_up())
        return self.report

    # Where to begin

    def begin(self) -> _Kept:
        """A fresh table with random seats and options, or a later session of a campaign."""
        game, rng = self.game, self.rng
        seats = game.seat_counts[rng.below(len(game.seat_counts))]
        options: dict[str, OptionValue] = {}
        if rng.below(2):
            drawn = {s.key: s.values[rng.below(len(s.values))] for s in game.switches}
            options = drawn if fits(game, seats, drawn) else {}
        carried = None
        if self.carried and rng.below(4):  # prefer late sessions
            carried = self.carried[max(rng.below(len(self.carried)) for _ in range(3))]
        number = mixed(self.seed, self.report.games) >> 31
        self.report.games += 1
        start = _Start(seats, number, game.complete(seats, options), carried)
        self.match = Match(game, seats, Beginning(number, carried), options)
        self.classes = game.classes()
        for key, value in start.options.items():
            self.see(f"{key}:{value}")
        self.heard(list(self.match.events))
        return _Kept(self.match.state, start, [])

    def taken_up(self) -> _Kept:
        """A kept position, preferably one that was rarely used. Later ones are as likely as earlier ones."""
        drawn = [self.pool[self.rng.below(len(self.pool))] for _ in range(3)]
        kept = min(drawn, key=lambda one: one.used)
        kept.used += 1
        return _Kept(kept.state.clone(), kept.start, list(kept.choices))

    def keep(self, state: State, kept: _Kept, choices: list[tuple[int, int]]) -> None:
        if len(self.pool) >= POOL:
            self.pool.remove(max(self.pool, key=lambda one: one.used))
        self.pool.append(_Kept(state.clone(), kept.start, choices))

    # How to go on

    def company(self, kept: _Kept) -> _Company | None:
        """In every other new game the game's own minds play, with some random decisions. They get to places that random
        play doesn't reach."""
        if kept.choices or self.rng.below(2):
            return None
        return _Company(self.game, kept.state, self.rng.split())

    def play(self, kept: _Kept) -> None:
        """Play on from a position until the game ends or nothing new has come up for a while."""
        s, patience = kept.state, STRETCH if kept.choices else PATIENCE
        taste: dict[int, int] | None = {} if self.rng.below(3) else None
        company = self.company(kept)
        stale = 0
        self.look(kept)
        while not s.over and self.report.decisions < self.budget and self.unseen:
            if stale > patience:
                return
            before = s.clone()
            seat, option = self.choose(s, taste, company)
            s.log = []
            with self.telling(kept):
                s.play(seat, option)
            kept.choices.append((seat, option))
            self.report.decisions += 1
            self.used[option] += 1
            self.verbs[option >> ARG_BITS] += 1
            new = self.see(f"verb:{self.lexicon.verb_of(option).key}")
            new |= self.heard(s.log)
            if company is not None:
                company.notes += s.log
            new |= self.look(kept)
            stale = 0 if new else stale + 1
            if new:
                self.keep(before, kept, kept.choices[:-1])
                self.opened(s)
                if not s.over:
                    self.keep(s, kept, list(kept.choices))
            if new or self.rng.below(self.every) == 0:
                self.reread(kept)
        if s.over:
            self.ended(s)

    def choose(self, s: State, taste: dict[int, int] | None, company: _Company | None) -> tuple[int, int]:
        """A seat and what it does: something rare, something preferred, or anything."""
        rng = self.rng
        if rng.below(INTERRUPT_EVERY) == 0:
            able = [(seat, offers) for seat in range(s.seats) if (offers := s.interrupts(seat))]
            if able:
                seat, offers = able[rng.below(len(able))]
                return seat, self.rarest(offers)
        d = s.decision(rng.below(s.open_count()))
        if len(d.options) == 1:
            return d.seat, d.options[0]
        if company is not None and rng.below(DEVIATE):
            return d.seat, company.choose(s, d)
        if rng.below(3) == 0:
            return d.seat, self.rarest(d.options)
        if taste is not None:
            return d.seat, self.liked(d.options, taste)
        return d.seat, d.options[rng.below(len(d.options))]

    def rarest(self, options: list[int]) -> int:
        """An option with the verb that was chosen least, and with an argument that was rarely chosen."""
        by_verb: dict[int, list[int]] = {}
        for option in options:
            by_verb.setdefault(option >> ARG_BITS, []).append(option)
        verbs = list(by_verb)
        first = self.rng.below(len(verbs))  # break ties at random
        own = by_verb[min(verbs[first:] + verbs[:first], key=self.verbs.__getitem__)]
        drawn = [own[self.rng.below(len(own))] for _ in range(3)]
        return min(drawn, key=self.used.__getitem__)

    def liked(self, options: list[int], taste: dict[int, int]) -> int:
        weights = []
        for option in options:
            verb = option >> ARG_BITS
            if verb not in taste:
                taste[verb] = WEIGHTS[self.rng.below(len(WEIGHTS))]
            weights.append(taste[verb])
        drawn = self.rng.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return option
        raise AssertionError("weights that do not add up")

    # What is seen

    def see(self, name: str) -> bool:
        """Note that something came up. Returns whether it is the first time."""
        seen = self.report.seen
        seen[name] += 1
        self.unseen.discard(name)
        return seen[name] == 1

    def heard(self, notes: list[Note]) -> bool:
        """Note the events of a decision and the things they name. A new combination of events counts as new, too,
        because it leads to the rarer ones."""
        new = False
        for note in notes:
            new |= self.see(f"event:{self.lexicon.events[note.kind].key}")
            if (note.kind, note.facts) not in self.notes:
                self.notes.add((note.kind, note.facts))
                new |= self.named(self.lexicon.told(note))
        mixture = frozenset(note.kind for note in notes)
        if mixture not in self.mixtures:
            self.mixtures.add(mixture)
            new = True
        return new

    def named(self, phrase: Phrase) -> bool:
        """Note the things that a phrase names."""
        new = False
        for fact in phrase.facts.values():
            for one in fact if isinstance(fact, list) else [fact]:
                if isinstance(one, str) and ":" in one and not one.startswith("seat:"):
                    new |= self.see(one)
        return new

    def look(self, kept: _Kept) -> bool:
        """Note everything that is asked and offered now, and why the rest is refused."""
        s, new = kept.state, False
        if s.over:
            return False
        self.match.state = s
        with self.telling(kept):
            for d in s.pending:
                new |= self.see(f"question:{self.lexicon.kinds[d.kind].key}")
                new |= self.offers(d)
                if self.report.decisions % ABOUT == 0:
                    self.named(Phrase("", "", self.match.about(d)))
                for option in s.candidates(d.seat):
                    if option not in d.options:
                        new |= self.refused(d.seat, option)
            new |= self.tried(s)
            if self.game.seals:
                for page in self.game.unsealed(s, EVERYONE):
                    new |= self.see(f"page:{page}")
        return new

    def offers(self, d: Decision) -> bool:
        new = False
        for option in d.options:
            if option not in self.offered:
                self.offered[option] = None
                self.tempting = list(self.offered)
                new |= self.named(self.lexicon.phrase(option))
        return new

    def tried(self, s: State) -> bool:
        """Try what a curious person would: things that were on offer at other times, and some that never were."""
        new = False
        for number in range(TRIES):
            seat = self.rng.below(s.seats)
            option = self.anything(s) if number % 2 else self.tempting[self.rng.below(len(self.tempting))]
            d = s.decision_of(seat)
            if (d is None or option not in d.options) and option not in s.interrupts(seat):
                shown = self.refused(seat, option)
                new |= shown and self.is_here(s, option)
        return new

    def is_here(self, s: State, option: int) -> bool:
        """Whether all seats that an option names exist at this table. An option from a larger table is refused like any
        other, but leads nowhere."""
        verb = self.lexicon.verb_of(option)
        numbers = zip(verb.named(), verb.taken_apart(option & ARG_MASK), strict=True)
        return all(number < s.seats for part, number in numbers if part.ref == "seat")

    def anything(self, s: State) -> int:
        """A random verb with random things."""
        number = self.rng.below(len(self.lexicon.verbs))
        argument = 0
        for part in self.lexicon.verbs[number].named():
            many = s.seats if part.ref == "seat" else len(self.lexicon.refs.get(part.ref, ())) or SMALL
            argument = argument << part.bits | self.rng.below(min(many, 1 << part.bits))
        return int(number << ARG_BITS | argument)

    def refused(self, seat: int, option: int) -> bool:
        reason = self.match.refusal(seat, option)
        new = self.named(reason)
        for name in reason_names(reason):
            new |= self.see(f"reason:{name}")
        return new

    def opened(self, s: State) -> None:
        """Note what a newcomer would be told now."""
        for seat in range(s.seats):
            opening = self.game.opening(s.masked(s.side(seat)), seat)
            for said in (opening.who, opening.goal):
                if said is not None:
                    self.see(f"says:{said.key}")

    def ended(self, s: State) -> None:
        """Note how the game ended, and that nothing more can be done."""
        self.match.state = s
        outcome = self.game.outcome(s)
        assert outcome is not None
        self.refused(0, PASS)
        for label in (label for labels in self.game.labels(s) for label in labels):
            self.see(label)
        for rule in (*outcome.rules, *outcome.reasons.values()):
            self.see(f"ending:{rule}")
        for seat in range(s.seats):
            verdict = self.game.verdict(s, seat)
            if verdict is not None:
                self.see(f"says:{verdict.key}")
        carried = self.game.carried(s)
        if carried is not None:
            self.carried.append(carried)

    # States as JSON

    def reread(self, kept: _Kept) -> None:
        """Check that the state, written as JSON and read back, is equal, and so is its JSON."""
        self.report.reread += 1
        written = plain_bytes(kept.state)
        read: Any = from_plain(msgspec.json.decode(written), self.classes)
        again = plain_bytes(read)
        if again != written or read != kept.state:
            before, after = msgspec.json.decode(written), msgspec.json.decode(again)
            self.fail("a state that is read back from JSON is another", kept, differences(before, after))

    @contextmanager
    def telling(self, kept: _Kept) -> Iterator[None]:
        """Turn any exception of the rules into a fault, with the game that leads there."""
        try:
            yield
        except GameFault:
            raise
        except Exception as e:
            self.fail(f"the rules raise {type(e).__name__}: {e}", kept, [])

    def fail(self, what: str, kept: _Kept, details: list[str]) -> NoReturn:
        match = self.replayed(kept)
        again = f"search(game, {self.budget}, {self.seed}, every={self.every})"
        raise GameFault(f"{self.game.id}: {what}", [*details, *story(match, again)], match.record())

    def replayed(self, kept: _Kept) -> Match:
        """A match that leads to this position."""
        start = kept.start
        match = Match(self.game, start.seats, Beginning(start.seed, start.carried), start.options)
        for seat, option in kept.choices:
            match.play(seat, option)
        return match
