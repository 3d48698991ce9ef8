"""Secrecy by test: pairs of worlds that a seat cannot tell apart, and must not be able to.

From a position of a random game, `determinize` makes a second world that differs only in what the viewer may
not know. Both worlds get the same dice and the same visible decisions. At every moment all that reaches the
viewer, and all that reaches a spectator, must be equal byte for byte: the view, the options with their
notation, the refusals, the interrupts, who is waited for, the events. Even what no screen shows must agree:
how many decisions are open and whose, for a pause at the table is seen by all; and the agenda of steps, which
holds public facts only. Quiet decisions are out of sight: whose they are may differ between the worlds, and
so may the steps while one is open.

A pair ends when the viewer is *told* something that differs: an event, or a quiet question that comes now in
one world and later in the other. Which kinds those were stands in the report, and a game's test asserts that
only those tell worlds apart that its rules let tell: a card turned up, a role revealed. What differs without
having been told is a leak.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from itertools import zip_longest
from typing import Any, NoReturn

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.lexicon import Phrase, seat_letter
from gloam.core.match import Match
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, Decision, State
from gloam.core.value import to_plain
from gloam.testing.cases import INTERRUPT_EVERY, Progress, case, chosen, silent
from gloam.testing.faults import GameFault, differences, story, telling

FORK_EVERY = 6
"""One decision in this many becomes the start of a pair."""

SECRET_EVERY = 3
"""One choice of another seat in this many differs between the worlds, where the viewer cannot see it."""

ALONE = 4
"""So many choices are tried for a world that has to go on out of sight."""

QUESTIONS = 8
"""So many choices that are not open are asked for their refusals at each moment."""


Alike = Callable[[Any, Any], None]
"""Makes the second world more like the first in something that the viewer cannot know of either."""


def left_as_they_are(here: State, there: State) -> None:
    """The worlds differ in all that the viewer does not know."""


class LeakReport(msgspec.Struct):
    """What the pairs covered, and how they ended.

    `divergences` counts what told worlds apart: `turned:card` for an event `turned` with another card,
    `died|healed` where the other world had an event of another kind, `asked:lay` where only one world put the
    quiet question `lay` to the viewer, `options:lay` where both did, but what could be chosen told of something
    (never a matter of course: it must be named). `ends` counts all endings: `told`, `end`
    (the game was over in one of the worlds), `choice` (another seat had no choice that both worlds allow),
    `length`.
    """

    pairs: int = 0
    decisions: int = 0
    divergences: Counter[str] = msgspec.field(default_factory=Counter)
    ends: Counter[str] = msgspec.field(default_factory=Counter)


def check_leaks(
    game: Game,
    pairs: int = 200,
    seed: int = 1,
    *,
    first: int = 0,
    length: int = 60,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    divergences: Collection[str] | None = None,
    secret: Collection[str] = (),
    alike: Alike = left_as_they_are,
    progress: Progress = silent,
) -> LeakReport:
    """Drive pairs of worlds; raises GameFault at the first thing by which the viewer can tell them apart.

    `divergences` names the events that may tell worlds apart, as `turned` or, with the fact, `turned:card`;
    None lets all pass. `secret` names the kinds of decisions whose answers the others must not see at all. A
    pair is followed for at most `length` decisions. `alike` may change the second world before that: laid out
    with the same piles as the first one, it is not told apart by the next card turned up, and lasts longer.
    """
    report = LeakReport()
    index = first
    while report.pairs < pairs:
        match, rng = case(game, seed, index, seats, options)
        again = f"check_leaks(game, pairs={pairs - report.pairs}, seed={seed}, first={index})"
        while not match.state.over and report.pairs < pairs:
            if rng.below(FORK_EVERY) == 0:
                progress("pairs of worlds", report.pairs, pairs)
                viewer = rng.below(match.state.seats)
                with telling(match, again):
                    _Pair(match, viewer, rng.split(), divergences, secret, alike, again, report).follow(length)
            with telling(match, again):
                match.play(*chosen(match.state, rng))
        index += 1
    progress("pairs of worlds", pairs, pairs)
    return report


def fork(match: Match, state: State) -> Match:
    """A match that goes on from this one in another state, with its own events and decisions."""
    branch = copy.copy(match)
    branch.state = state
    branch.events = []
    branch.decisions = []
    state.log = branch.events
    return branch


class _Look(msgspec.Struct, frozen=True):
    """All that the viewer could go by at a moment."""

    told: list[Phrase]
    asked: list[tuple[int, bool]]
    sight: bytes
    public_sight: bytes

    def readable(self) -> dict[str, Any]:
        return {
            "told": _plain(self.told),
            "asked": _named(self.asked),
            "sight": msgspec.json.decode(self.sight),
            "public": msgspec.json.decode(self.public_sight),
        }


class _Pair:
    """Two worlds that look the same to one seat."""

    def __init__(
        self,
        match: Match,
        viewer: int,
        rng: Rng,
        allowed: Collection[str] | None,
        secret: Collection[str],
        alike: Alike,
        again: str,
        report: LeakReport,
    ) -> None:
        self.truth = match
        self.viewer = viewer
        self.rng = rng
        self.allowed = allowed
        self.secret = secret
        self.again = again
        self.report = report
        here = match.state.clone()
        there = match.state.determinize(viewer, rng.split())
        # The same dice for both, and not those that were to come: the pair must not depend on them.
        here.rng = rng.split()
        there.rng = here.rng.clone()
        alike(here, there)
        self.here = fork(match, here)
        self.there = fork(match, there)

    def follow(self, length: int) -> None:
        self.compare("before anything happened")
        how = "length"
        for _ in range(length):
            ended = self.move()
            self.report.decisions += 1
            if ended:
                how = ended
                break
        self.report.pairs += 1
        self.report.ends[how] += 1

    # What the viewer could go by

    def look(self, world: Match, since: int) -> _Look:
        return _Look(
            world.heard(self.viewer, since),
            [(d.seat, d.public) for d in world.state.pending if d.seat == self.viewer or not self.is_quiet(d)],
            msgspec.json.encode(world.sight(self.viewer)),
            msgspec.json.encode(world.sight(-1)),
        )

    def is_quiet(self, d: Decision) -> bool:
        return self.truth.game.lexicon.kinds[d.kind].quiet

    def compare(self, when: str) -> None:
        """Both worlds must look the same now."""
        here, there = self.here.state, self.there.state
        a, b = self.look(self.here, len(self.here.events)), self.look(self.there, len(self.there.events))
        if a.asked != b.asked:
            self.leak(f"who is asked, {when}", _named(a.asked), _named(b.asked))
        for who, x, y in (("a spectator", a.public_sight, b.public_sight), ("the seat", a.sight, b.sight)):
            if x != y:
                self.leak(f"what {who} is shown, {when}", msgspec.json.decode(x), msgspec.json.decode(y))
        quiet = any(self.is_quiet(d) for d in [*here.pending, *there.pending])
        if here.agenda != there.agenda and not quiet:
            steps, other_steps = to_plain(here.agenda), to_plain(there.agenda)
            self.leak(f"the steps to come (a step depends on a secret), {when}", steps, other_steps)
        for option in self.questions():
            why, other = here.refusal(self.viewer, option), there.refusal(self.viewer, option)
            if why != other:
                self.leak(f"the refusal of option {option}, {when}", to_plain(why), to_plain(other))

    def questions(self) -> list[int]:
        """Choices that are not open to the viewer: what a curious player would try."""
        s, rng = self.here.state, self.rng
        if s.over:
            return []
        d = s.decision_of(self.viewer)
        legal = [*(d.options if d else []), *s.interrupts(self.viewer)]
        verbs = len(self.truth.game.lexicon.verbs)
        tried = [rng.below(verbs) << ARG_BITS | rng.below(16) for _ in range(QUESTIONS)]
        tried += [other.options[rng.below(len(other.options))] for other in s.pending]
        return [option for option in [*tried, *s.candidates(self.viewer)] if option not in legal]

    # Going on in both worlds

    def move(self) -> str:
        """One decision in both worlds; says how the pair ended, or "" while it goes on."""
        choice = self.interrupt() or self.answer()
        if choice is None:
            if not self.step_out_of_sight():
                return "choice"
            self.compare("although one world only went on out of sight")
            return ""
        seat, option, twin = choice
        heard, other_heard = len(self.here.events), len(self.there.events)
        self.here.play(seat, option)
        self.there.play(seat, twin)
        told = self.here.heard(self.viewer, heard)
        other_told = self.there.heard(self.viewer, other_heard)
        # The end shows what was hidden, and that it has come may rest on a hidden goal.
        if self.here.state.over or self.there.state.over:
            return "end"
        if told != other_told:
            self.told_apart(told, other_told)
            return "told"
        if self.asked_apart():
            return "told"
        self.compare("although nothing told the worlds apart")
        return ""

    def interrupt(self) -> tuple[int, int, int] | None:
        """Sometimes an interrupt that both worlds allow."""
        if self.rng.below(INTERRUPT_EVERY):
            return None
        here, there = self.here.state, self.there.state
        both = [
            (seat, option)
            for seat in range(here.seats)
            for option in here.interrupts(seat)
            if option in there.interrupts(seat)
        ]
        if not both:
            return None
        seat, option = both[self.rng.below(len(both))]
        return seat, option, option

    def answer(self) -> tuple[int, int, int] | None:
        """An answer in this world and its counterpart in the other.

        The viewer answers the same. Another seat answers the same too if both worlds allow it; but a choice
        that the viewer cannot see may differ, and should sometimes, for it is a secret as well.
        """
        here, there = self.here.state, self.there.state
        asked = [(d, other) for d in here.pending if (other := there.decision_of(d.seat)) is not None]
        if not asked:
            return None
        d, other = asked[self.rng.below(len(asked))]
        option = d.options[self.rng.below(len(d.options))]
        if d.seat == self.viewer:
            return d.seat, option, option
        if self.truth.game.lexicon.kinds[d.kind].key in self.secret:
            self.keeps_secret(d.seat, option, d.options)
        if option not in other.options or self.rng.below(SECRET_EVERY) == 0:
            twin = self.twin(d.seat, option, other.options)
            if twin is not None:
                return d.seat, option, twin
        if option in other.options:
            return d.seat, option, option
        both = [o for o in d.options if o in other.options]
        if not both:
            return None
        option = both[self.rng.below(len(both))]
        return d.seat, option, option

    def step_out_of_sight(self) -> bool:
        """Where one world is further on than the other in what nobody sees, one of them goes on alone."""
        worlds = [self.there, self.here] if self.rng.below(4) else [self.here, self.there]
        for world in worlds:
            asked = [d for d in world.state.pending if d.seat != self.viewer and self.is_quiet(d)]
            if not asked:
                continue
            now = self.look(world, len(world.events))
            for _ in range(ALONE):
                d = asked[self.rng.below(len(asked))]
                option = d.options[self.rng.below(len(d.options))]
                if self.after(world, d.seat, option) == now:
                    world.play(d.seat, option)
                    return True
        return False

    def twin(self, seat: int, option: int, options: list[int]) -> int | None:
        """Another option of the other world that looks to the viewer just as `option` does in this one."""
        others = [o for o in options if o != option]
        if not others:
            return None
        wanted = self.after(self.here, seat, option)
        at = self.rng.below(len(others))
        for twin in others[at:] + others[:at]:
            if self.after(self.there, seat, twin) == wanted:
                return twin
        return None

    def keeps_secret(self, seat: int, option: int, options: list[int]) -> None:
        """Whatever this seat answers, it must look the same to the viewer."""
        looks = self.after(self.here, seat, option)
        for other in options:
            look = self.after(self.here, seat, other)
            if look != looks:
                names = f"{self.here.game.lexicon.write(option)} and {self.here.game.lexicon.write(other)}"
                what = f"the answer to a secret decision: {names} look different"
                self.leak(what, looks.readable(), look.readable())

    def after(self, world: Match, seat: int, option: int) -> _Look:
        trial = fork(world, world.state.clone())
        trial.play(seat, option)
        return self.look(trial, 0)

    # How pairs end

    def told_apart(self, told: list[Phrase], other: list[Phrase]) -> None:
        x, y = next((x, y) for x, y in zip_longest(told, other) if x != y)
        name, permitted = _divergence(x, y, self.allowed)
        if not permitted:
            self.leak(f"an event that may not tell worlds apart: {name}", _plain(told), _plain(other))
        self.report.divergences[name] += 1

    def asked_apart(self) -> bool:
        """Whether only one world puts a quiet question to the viewer, since the other may come to it later; or
        both do, but with other options, where the test says that the rules tell by them."""
        here, there = (self.quiet_question(world.state) for world in (self.here, self.there))
        if here == there:
            return False
        if here[0] == there[0]:
            name = f"options:{here[0]}"
            if self.allowed is None or name not in self.allowed:
                return False  # the sights will be found to differ
        else:
            asked = [key for key, _ in (here, there) if key]
            name = f"asked:{'|'.join(sorted(asked))}"
            if self.allowed is not None and not all(f"asked:{key}" in self.allowed for key in asked):
                self.leak("a question that may not tell worlds apart", here[0], there[0])
        self.report.divergences[name] += 1
        return True

    def quiet_question(self, s: State) -> tuple[str, list[int]]:
        d = s.decision_of(self.viewer)
        if d is None or not self.is_quiet(d):
            return "", []
        return self.truth.game.lexicon.kinds[d.kind].key, d.options

    def leak(self, what: str, here: Any, there: Any) -> NoReturn:
        viewer = seat_letter(self.viewer)
        done = zip(self.here.decisions, self.there.decisions, strict=False)
        after = [f"{x} | {y}" if x != y else x for x, y in done]
        details = [
            *(f"{line}   (this world | the other)" for line in differences(here, there)),
            f"viewer {viewer}; decisions since the worlds were parted: {', '.join(after) or 'none'}",
            "before that:",
            *story(self.truth, self.again),
        ]
        title = f"{self.truth.game.id}: seat {viewer} can tell worlds apart by {what}"
        raise GameFault(title, details, self.truth.record())


def _divergence(x: Phrase | None, y: Phrase | None, allowed: Collection[str] | None) -> tuple[str, bool]:
    """The name of the difference between two events, and whether the test allows it."""
    if x is not None and y is not None and x.key == y.key:
        key = x.key.removeprefix("event-")
        facts = [name for name in x.facts if x.facts[name] != y.facts[name]]
        name = f"{key}:{','.join(facts)}"
        return name, allowed is None or key in allowed or all(f"{key}:{fact}" in allowed for fact in facts)
    keys = [p.key.removeprefix("event-") if p is not None else "" for p in (x, y)]
    # One world tells what the other does not, and goes on with whatever comes next there.
    return "|".join(sorted(keys)), allowed is None or any(key in allowed for key in keys)


def _plain(phrases: list[Phrase]) -> list[Any]:
    return [f"{p.key.removeprefix('event-')} {p.facts}" for p in phrases]


def _named(asked: list[tuple[int, bool]]) -> list[str]:
    return [f"{seat_letter(seat)} {'openly' if public else 'hidden'}" for seat, public in asked]


# Fields of the view


def view_fields(game: Game) -> set[str]:
    """The fields of a game's view type, nested ones as `players.damage`; an untyped field is a fault."""
    match = Match(game, game.seat_counts[0], 1)
    found: set[str] = set()
    for seat in (-1, 0):
        kind = msgspec.inspect.type_info(type(match.state.view(seat)))
        _fields(kind, "", found)
    return found


def check_view(game: Game, granted: Collection[str]) -> None:
    """The view type has no field beyond those granted."""
    extra = view_fields(game) - set(granted)
    if extra:
        raise GameFault(f"{game.id}: the view has fields that nobody granted", sorted(extra))


def _fields(kind: msgspec.inspect.Type, path: str, found: set[str]) -> None:
    match kind:
        case msgspec.inspect.StructType():
            for field in kind.fields:
                _fields(field.type, f"{path}.{field.name}" if path else field.name, found)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            _fields(kind.item_type, path, found)
        case msgspec.inspect.TupleType():
            for item in kind.item_types:
                _fields(item, path, found)
        case msgspec.inspect.DictType():
            _fields(kind.value_type, path, found)
        case msgspec.inspect.UnionType():
            for item in kind.types:
                _fields(item, path, found)
        case msgspec.inspect.AnyType() | msgspec.inspect.RawType():
            raise GameFault("a view has a field without a type, which could hold anything", [path])
        case _:
            found.add(path)
