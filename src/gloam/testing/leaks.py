"""Tests secrecy with pairs of worlds that some seats cannot tell apart, and must not be able to.

The viewers are a seat with its side, or two seats of one person. In a random game they imagine a second world, which
can depend only on what they know (`State.masked`). Or the second world is the same game with one draw of the deal
changed that they can't see. Both worlds get the same dice and the same visible decisions; draws and choices that the
viewers can't see sometimes differ.

At every moment, everything that reaches the viewers and everything that reaches a spectator must be equal byte for
byte: the view, the options with their notation, the refusals, the interrupts, who is waited for, the events. So must
their masked states, which is all that their minds would get. Even what no screen shows must agree: how many decisions
are open and whose, because everybody notices a pause at the table, and the agenda of steps, which holds only public
facts. Quiet decisions are out of sight: the worlds may differ in who has one, and in the steps while one is open.

A pair ends when the viewers are *told* something different: an event, or a quiet question that one world asks now and
the other later. The report has what told the worlds apart and who was told. A game's test asserts that these are only
things that the rules reveal: a card turned up for all, a place that a side sees. A decision that told worlds apart must
not be one that can be taken back. Any difference that wasn't told is a leak.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any, NoReturn

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.history import NOBODY, Note, hears
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import begun
from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_BITS, Decision, State
from gloam.core.value import to_plain
from gloam.core.words.lexicon import Phrase, seat_letter, seat_letters
from gloam.testing.cases import INTERRUPT_EVERY, Nudged, Progress, begins, case, chosen, is_plan, onlookers, silent
from gloam.testing.faults import GameFault, differences, story, telling
from gloam.testing.knowledge import plain_bytes
from gloam.testing.told import ORDER, audience_of, check_names

FORK_EVERY = 6
"""How often a pair starts: at one decision in this many."""

DEALS = 12
"""How many deals to try for one that looks the same."""

SECRET_EVERY = 3
"""How often another seat chooses differently in the two worlds, if the viewers can't see it: once in this many."""

NUDGE_EVERY = 4
"""How often a draw differs between the worlds, if the viewers can't see it: at one choice in this many."""

DRAWS = 4
"""That draw is one of the first so many after the choice."""

WAIT_EVERY = 4
"""How often a decision is made although one world lags behind out of sight: one in this many."""

ALONE = 4
"""How many choices to try for a world that has to go on out of sight."""

WAYS = 500
"""How many answers to try when a world goes on out of sight; if there are more, the worlds count as different."""

QUESTIONS = 8
"""How many choices that aren't open to try at each moment, to compare their refusals."""


Alike = Callable[[Any, Any], None]
"""Makes the second world more like the first, in something that the viewers know of neither."""


def left_as_they_are(here: State, there: State) -> None:
    """Lets the worlds differ in everything that the viewers don't know."""


class LeakReport(msgspec.Struct):
    """What the pairs covered, and how they ended.

    `divergences` counts what told worlds apart, and to whom:

    - `turned:card@everyone`: an event `turned`, heard by everybody, had another card
    - `laid:cards in order@everyone`: the same things came in another order, in a list or as one event after the other;
      a test has to allow this by name
    - `died@everyone|seen@side`: the other world had an event of another kind
    - `asked:lay`: only one world put the quiet question `lay` to the viewers
    - `options:lay`: both did, but with different options; a test has to allow this by name

    `ends` counts how pairs ended: `told`, `end` (the game was over in one of the worlds), `choice` (another seat had no
    choice that both worlds allow), `length`. `deals` is how many of the pairs were two deals of one game.
    """

    pairs: int = 0
    deals: int = 0
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
    beginning: Beginning | None = None,
    divergences: Collection[str] | None = None,
    dealt: Collection[str] | None = None,
    secret: Collection[str] = (),
    sealed: Collection[str] = (),
    alike: Alike = left_as_they_are,
    progress: Progress = silent,
) -> LeakReport:
    """Play pairs of worlds; raises GameFault at the first thing by which viewers can tell them apart.

    `divergences` names the events that may tell worlds apart and who is told, as `turned@everyone` or, with the fact,
    `seen:place@side`; None allows everything. Audiences are `everyone`, a whole `side` of several seats, one `seat`, or
    `some` seats. `dealt` does the same for the events of the deal. `secret` names the kinds of decisions whose answers
    the others must never see, `sealed` those whose answers they must not see while the same question is open to
    somebody else.

    A pair is followed for at most `length` decisions. `alike` may change an imagined world before that. If it has the
    same piles as the first world, say, the next card turned up doesn't tell them apart, and the pair lasts longer. With
    a `beginning` the games are later sessions of a campaign, or begin from a position.
    """
    for names in (divergences, dealt):
        check_names(game.lexicon, names or ())
    report, rules = LeakReport(), Rules(divergences, secret, sealed, alike)
    index = first
    while report.pairs < pairs:
        match, rng = case(game, seed, index, seats, options, beginning)
        again = f"check_leaks(game, pairs={pairs - report.pairs}, seed={seed}, first={index}{begins(beginning)})"
        if not match.state.over:
            with telling(match, again):
                viewers = onlookers(match.state, rng)
                there = _other_deal(match, viewers, rng.split(), dealt, again)
                if there is not None:
                    as_dealt = Rules(divergences, secret, sealed, left_as_they_are)
                    WorldPair(match, viewers, rng.split(), as_dealt, again, report, there).follow(length)
                    report.deals += 1
        while not match.state.over and report.pairs < pairs:
            if rng.below(FORK_EVERY) == 0:
                progress("pairs of worlds", report.pairs, pairs)
                viewers = onlookers(match.state, rng)
                with telling(match, again):
                    WorldPair(match, viewers, rng.split(), rules, again, report).follow(length)
            with telling(match, again):
                match.play(*chosen(match.state, rng))
        index += 1
    progress("pairs of worlds", pairs, pairs)
    return report


def fork(match: Match, state: State) -> Match:
    """A copy of this match that continues from another state, with its own events and decisions."""
    branch = copy.copy(match)
    branch.state = state
    branch.events = []
    branch.decisions = []
    branch.frames = []
    state.log = branch.events
    return branch


class _Look(msgspec.Struct, frozen=True):
    """Everything the viewers can observe at one moment."""

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


class Rules(msgspec.Struct, frozen=True):
    """What a test allows and demands of its game."""

    allowed: Collection[str] | None
    secret: Collection[str]
    sealed: Collection[str]
    alike: Alike


class WorldPair:
    """Two worlds that look the same to some seats."""

    def __init__(
        self,
        match: Match,
        viewers: int,
        rng: Rng,
        rules: Rules,
        again: str,
        report: LeakReport,
        there: State | None = None,
    ) -> None:
        self.truth = match
        self.viewers = viewers
        self.rng = rng
        self.rules = rules
        self.again = again
        self.report = report
        here = match.state.clone()
        if there is None:
            there = match.state.imagined(viewers, rng.split())
        # Both get the same new dice: what the pair finds must not depend on the real ones.
        here.rng = rng.split()
        there.rng = here.rng.clone()
        rules.alike(here, there)
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

    # What the viewers can observe

    def look(self, world: Match, since: int) -> _Look:
        return _look(world, self.viewers, since)

    def out_of_sight(self, d: Decision) -> bool:
        return d.quiet and not hears(self.viewers, d.audience)

    def compare(self, when: str) -> None:
        """Both worlds must look the same now, and the viewers must know the same about them."""
        here, there = self.here.state, self.there.state
        a, b = self.look(self.here, len(self.here.events)), self.look(self.there, len(self.there.events))
        if a.asked != b.asked:
            self.leak(f"who is asked, {when}", _named(a.asked), _named(b.asked))
        for who, x, y in (("a spectator is", a.public_sight, b.public_sight), ("they are", a.sight, b.sight)):
            if x != y:
                self.leak(f"what {who} shown, {when}", msgspec.json.decode(x), msgspec.json.decode(y))
        quiet = any(d.quiet for d in [*here.pending, *there.pending])
        if here.agenda != there.agenda and not quiet:
            steps, other_steps = to_plain(here.agenda), to_plain(there.agenda)
            self.leak(f"the steps to come (a step depends on a secret), {when}", steps, other_steps)
        for viewers, who in ((NOBODY, "a spectator knows"), (self.viewers, "they know")):
            known, other = here.masked(viewers), there.masked(viewers)
            if plain_bytes(known) != plain_bytes(other):
                self.leak(f"what {who} (masked), {when}", to_plain(known), to_plain(other))
        for seat, option in self.questions():
            # Compare the words: equal numbers could be worded differently.
            why, reason = self.here.refusal(seat, option), self.there.refusal(seat, option)
            if why != reason:
                said = msgspec.to_builtins((why, reason))
                self.leak(f"the refusal of option {option}, {when}", said[0], said[1])

    def questions(self) -> list[tuple[int, int]]:
        """Choices that aren't open to one of the viewers, such as a curious player would try."""
        s, rng = self.here.state, self.rng
        if s.over:
            return []
        mine = [seat for seat in range(s.seats) if self.viewers >> seat & 1]
        seat = mine[rng.below(len(mine))]
        d = s.decision_of(seat)
        legal = [*(d.options if d else []), *s.interrupts(seat)]
        verbs = len(self.truth.game.lexicon.verbs)
        tried = [rng.below(verbs) << ARG_BITS | rng.below(16) for _ in range(QUESTIONS)]
        tried += [other.options[rng.below(len(other.options))] for other in s.pending]
        return [(seat, option) for option in [*tried, *s.candidates(seat)] if option not in legal]

    # Going on in both worlds

    def move(self) -> str:
        """Make one decision in both worlds. Returns how the pair ended, or "" if it goes on."""
        if self.rng.below(WAIT_EVERY) and self.step_out_of_sight(behind=True):
            self.compare("although one world only went on out of sight")
            return ""
        choice = self.interrupt() or self.answer()
        if choice is None:
            if not self.step_out_of_sight():
                return "choice"
            self.compare("although one world only went on out of sight")
            return ""
        seat, option, twin = choice
        if option == twin and self.rng.below(NUDGE_EVERY) == 0 and self.falls_otherwise(seat, option):
            self.compare("although only dice fell otherwise that nobody saw")
            return ""
        before = None if option != twin else (self.here.state.clone(), self.there.state.clone())
        heard, other_heard = len(self.here.events), len(self.there.events)
        hidden = all(self.decides_out_of_sight(world, seat) for world in (self.here, self.there))
        asked = _asked(self.here.state, self.viewers)
        self.here.play(seat, option)
        self.there.play(seat, twin)
        if hidden and not (self.here.state.over or self.there.state.over):
            self.catch_up(seat, asked, heard, other_heard)
        told = self.notes(self.here, heard)
        other_told = self.notes(self.there, other_heard)
        # The end reveals secrets, and whether it has come may depend on a hidden goal.
        if self.here.state.over or self.there.state.over:
            return "end"
        if self.told_apart(told, other_told) or self.asked_apart():
            if before is not None:
                self.stands(before, seat, option)
            return "told"
        self.compare("although nothing told the worlds apart")
        return ""

    def notes(self, world: Match, since: int) -> list[Note]:
        return [note for note in world.events[since:] if hears(self.viewers, note.audience)]

    def interrupt(self) -> tuple[int, int, int] | None:
        """Sometimes, an interrupt that both worlds allow."""
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

        The viewers give the same answer in both. So do other seats, if both worlds allow it. But a choice that the
        viewers can't see is a secret, too, so it sometimes differs.
        """
        here, there = self.here.state, self.there.state
        asked = [(d, other) for d in here.pending if (other := there.decision_of(d.seat)) is not None]
        if not asked:
            return None
        d, other = asked[self.rng.below(len(asked))]
        option = d.options[self.rng.below(len(d.options))]
        if self.viewers >> d.seat & 1:
            return d.seat, option, option
        self.keeps_secret(d, option)
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

    def step_out_of_sight(self, behind: bool = False) -> bool:
        """If one world is ahead of the other out of sight, let one of them go on alone.

        With `behind` that is the world with open questions that the other doesn't have.
        """
        pair = (self.there, self.here) if self.rng.below(4) else (self.here, self.there)
        for world, other in (pair, pair[::-1]):
            asked = [d for d in world.state.pending if not self.viewers >> d.seat & 1 and self.out_of_sight(d)]
            if behind:
                asked = [d for d in asked if other.state.decision_of(d.seat) is None]
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

    def decides_out_of_sight(self, world: Match, seat: int) -> bool:
        d = world.state.decision_of(seat)
        return d is not None and not self.viewers >> seat & 1 and self.out_of_sight(d)

    def catch_up(self, seat: int, asked: list[tuple[int, bool]], heard: int, other_heard: int) -> None:
        """If a hidden decision ended something in one world only, play the other on to the same end, if it must come.

        Nobody sees how many decisions somebody makes out of sight. With one step of a hidden walk left in one world and
        two in the other, the same step ends the walk in only one of them, and these moments must not be compared. So
        the world that is behind goes on alone, but only if it gets to the same point whatever is decided there. If
        something else could be told on the way, the worlds are compared as they are.
        """
        here, there = (self.here, heard), (self.there, other_heard)
        for (late, since), (ahead, before) in ((here, there), (there, here)):
            if self.went_on(late, since, seat, asked) and self.noticed(ahead, before, asked):
                if self.must_end(late, seat, asked, self.notes(ahead, before), [WAYS]):
                    while self.went_on(late, since, seat, asked):
                        late.play(seat, self.any_answer(late, seat))
                return

    def any_answer(self, world: Match, seat: int) -> int:
        d = world.state.decision_of(seat)
        assert d is not None
        return d.options[self.rng.below(len(d.options))]

    def noticed(self, world: Match, since: int, asked: list[tuple[int, bool]]) -> bool:
        """Whether the viewers were told something, or see that different seats are asked than before."""
        return bool(self.notes(world, since)) or _asked(world.state, self.viewers) != asked

    def went_on(self, world: Match, since: int, seat: int, asked: list[tuple[int, bool]]) -> bool:
        """Whether the viewers noticed nothing, and this seat still has to decide out of sight."""
        return self.decides_out_of_sight(world, seat) and not self.noticed(world, since, asked)

    def must_end(
        self, world: Match, seat: int, asked: list[tuple[int, bool]], told: list[Note], left: list[int]
    ) -> bool:
        """Whether the hidden decisions end whatever the seat chooses, and tell nothing that the test forbids."""
        d = world.state.decision_of(seat)
        assert d is not None
        left[0] -= len(d.options)
        if left[0] < 0:
            return False
        for option in d.options:
            trial = fork(world, world.state.clone())
            trial.play(seat, option)
            if self.went_on(trial, 0, seat, asked):
                if not self.must_end(trial, seat, asked, told, left):
                    return False
            elif trial.state.over or not self.noticed(trial, 0, asked) or not self.may_tell(told, self.notes(trial, 0)):
                return False
        return True

    def may_tell(self, told: list[Note], other: list[Note]) -> bool:
        """Whether these are the same events, or differ only in what the test allows to tell worlds apart."""
        if _facts(told) == _facts(other):
            return True
        x, y = _first_apart(told, other)
        return _divergence(self.here, x, y, self.rules.allowed, _same_things(told, other))[1]

    def falls_otherwise(self, seat: int, option: int) -> bool:
        """Make the same choice in both worlds, with another draw in one, if that looks the same to the viewers."""
        wanted = self.after(self.here, seat, option)
        trial = fork(self.there, self.there.state.clone())
        dice = Nudged(trial.state.rng.x, self.rng.below(DRAWS))
        trial.state.rng = dice
        trial.play(seat, option)
        if dice.drawn <= dice.at or trial.state.over or self.look(trial, 0) != wanted:
            return False
        self.here.play(seat, option)
        self.there.decisions.append(trial.decisions[-1])
        self.there.events += trial.events
        self.there.state = trial.state
        self.there.state.log = self.there.events
        self.there.state.rng = self.here.state.rng.clone()
        return True

    def twin(self, seat: int, option: int, options: list[int]) -> int | None:
        """A different option in the other world that looks to the viewers just like `option` in this one."""
        others = [o for o in options if o != option]
        if not others:
            return None
        wanted = self.after(self.here, seat, option)
        at = self.rng.below(len(others))
        for twin in others[at:] + others[:at]:
            if self.after(self.there, seat, twin) == wanted:
                return twin
        return None

    def keeps_secret(self, d: Decision, option: int) -> None:
        """All answers to a secret question must look the same to the viewers, and so must those to a sealed question
        while others still have to answer it."""
        kind = self.here.game.lexicon.kinds[d.kind].key
        siblings = any(other.kind == d.kind and other.seat != d.seat for other in self.here.state.pending)
        if kind not in self.rules.secret and not (kind in self.rules.sealed and siblings):
            return
        looks = self.after(self.here, d.seat, option)
        for other in d.options:
            look = self.after(self.here, d.seat, other)
            if look != looks:
                names = f"{self.here.game.lexicon.write(option)} and {self.here.game.lexicon.write(other)}"
                how = "secret" if kind in self.rules.secret else "sealed"
                what = f"the answer to a {how} decision: {names} look different"
                self.leak(what, looks.readable(), look.readable())

    def after(self, world: Match, seat: int, option: int) -> _Look:
        trial = fork(world, world.state.clone())
        trial.play(seat, option)
        return self.look(trial, 0)

    # How pairs end

    def told_apart(self, told: list[Note], other: list[Note]) -> bool:
        """Whether the viewers were told different things. Those must be things that the test allows."""
        if _facts(told) == _facts(other):
            return False
        lexicon = self.truth.game.lexicon
        mine, theirs = [lexicon.event(note) for note in told], [lexicon.event(note) for note in other]
        x, y = _first_apart(told, other)
        name, permitted = _divergence(self.here, x, y, self.rules.allowed, _same_things(told, other))
        if not permitted:
            self.leak(f"an event that may not tell worlds apart: {name}", _plain(mine), _plain(theirs))
        self.report.divergences[name] += 1
        return True

    def asked_apart(self) -> bool:
        """Whether only one world asks the viewers a quiet question (the other may come to it later), or both do with
        different options and the test allows that."""
        allowed = self.rules.allowed
        here, there = (self.quiet_questions(world.state) for world in (self.here, self.there))
        if here == there:
            return False
        if here.keys() == there.keys():
            name = f"options:{next(key for (key, seat) in here if here[key, seat] != there[key, seat])}"
            if allowed is None or name not in allowed:
                return False  # `compare` will find the difference
        else:
            asked = sorted({key for key, _ in here.keys() ^ there.keys()})
            name = f"asked:{'|'.join(asked)}"
            if allowed is not None and not all(f"asked:{key}" in allowed for key in asked):
                sides = [sorted(key for key, _ in questions) for questions in (here, there)]
                self.leak(f"a question that may not tell worlds apart: {name}", sides[0], sides[1])
        self.report.divergences[name] += 1
        return True

    def quiet_questions(self, s: State) -> dict[tuple[str, int], list[int]]:
        kinds = self.truth.game.lexicon.kinds
        return {(kinds[d.kind].key, d.seat): d.options for d in s.pending if d.quiet and self.viewers >> d.seat & 1}

    def stands(self, before: tuple[State, State], seat: int, option: int) -> None:
        """A decision that told the worlds apart can't be taken back; otherwise one could look and try again."""
        if not all(is_plan(start, seat, option) for start in before):
            return
        line = f"{seat_letter(seat)} {self.truth.game.lexicon.write(option)}"
        self.leak(f"{line}, which can be taken back", [], [])

    def leak(self, what: str, here: Any, there: Any) -> NoReturn:
        viewers = seat_letters(self.viewers)
        done = zip(self.here.decisions, self.there.decisions, strict=False)
        after = [f"{x} | {y}" if x != y else x for x, y in done]
        details = [
            *(f"{line}   (this world | the other)" for line in differences(here, there)),
            f"viewers {viewers}; decisions since the worlds were parted: {', '.join(after) or 'none'}",
            "before that:",
            *story(self.truth, self.again),
        ]
        title = f"{self.truth.game.id}: {viewers} can tell worlds apart by {what}"
        raise GameFault(title, details, self.truth.record())


def _asked(s: State, viewers: int) -> list[tuple[int, bool]]:
    """Who is asked, as far as the viewers notice, and whether they know the question."""
    seen = [d for d in s.pending if viewers >> d.seat & 1 or not d.quiet or hears(viewers, d.audience)]
    return [(d.seat, hears(viewers, d.audience)) for d in seen]


def _look(world: Match, viewers: int, since: int) -> _Look:
    return _Look(
        world.heard(viewers, since),
        _asked(world.state, viewers),
        msgspec.json.encode(world.sight(viewers)),
        msgspec.json.encode(world.sight(NOBODY)),
    )


def _facts(notes: list[Note]) -> list[tuple[int, tuple[int, ...]]]:
    return [(note.kind, note.facts) for note in notes]


def _first_apart(told: list[Note], other: list[Note]) -> tuple[Note | None, Note | None]:
    """The first events in which two worlds differ; None for a world that has nothing more to tell.

    If one world tells the same event after some others, the event itself is no difference. The others before it are.
    """
    here, there = _facts(told), _facts(other)
    at = next((i for i, (x, y) in enumerate(zip(here, there, strict=False)) if x != y), min(len(here), len(there)))
    x, y = [*told[at:], None][0], [*other[at:], None][0]
    if x is None or y is None or x.kind == y.kind:
        return x, y
    if there[at] in here[at:] and here[at] not in there[at:]:
        return x, None
    if here[at] in there[at:] and there[at] not in here[at:]:
        return None, y
    return x, y


def _same_things(told: list[Note], other: list[Note]) -> bool:
    """Whether two worlds tell the same events in a different order."""
    return sorted(_facts(told)) == sorted(_facts(other))


def _divergence(
    world: Match, x: Note | None, y: Note | None, allowed: Collection[str] | None, same_things: bool
) -> tuple[str, bool]:
    """The name of the difference between two events, and whether the test allows it."""
    events, s = world.game.lexicon.events, world.state
    names = [(events[n.kind].key, audience_of(s, n.audience)) for n in (x, y) if n is not None]
    if x is not None and y is not None and x.kind == y.kind:
        key = names[0][0]
        pairs = zip(events[x.kind].shared_out(x.facts), events[x.kind].shared_out(y.facts), strict=True)
        facts = [
            name + (ORDER if same_things or sorted(told) == sorted(other) else "")
            for (name, _, told), (_, _, other) in pairs
            if told != other
        ]
        audiences = sorted({audience for _, audience in names})
        # The order may reveal who laid what, so allowing the things doesn't allow another order of them.
        whole = not any(fact.endswith(ORDER) for fact in facts)
        permitted = allowed is None or all(
            (whole and f"{key}@{audience}" in allowed) or all(f"{key}:{fact}@{audience}" in allowed for fact in facts)
            for audience in audiences
        )
        return f"{key}:{','.join(facts)}@{'|'.join(audiences)}", permitted
    # One world tells something that the other doesn't; the other simply goes on.
    told = sorted(f"{key}@{audience}" for key, audience in names)
    return "|".join(told if len(told) > 1 else ["", *told]), allowed is None or any(n in allowed for n in told)


def _other_deal(match: Match, viewers: int, rng: Rng, dealt: Collection[str] | None, again: str) -> State | None:
    """The same game with one draw of the deal changed, if these viewers can't see the change.

    Nobody imagined the difference between these deals, so it finds fields that `masked` forgets to hide. If a deal
    tells the viewers something different, that must be among the things that may be `dealt`.
    """
    wanted = _look(match, viewers, 0)
    heard = [note for note in match.events if hears(viewers, note.audience)]
    at = -1
    for trial in range(DEALS):
        dice = Nudged(seeded(match.beginning.dealt_by).x, at)
        state = begun(match.game, match.state.seats, match.options, match.beginning, dice=dice)
        other = fork(match, state)
        state.run()
        at = dice.any_draw(rng)
        state.rng = match.state.rng.clone()
        if at < 0:
            return None
        told = [note for note in other.events if hears(viewers, note.audience)]
        if _facts(told) != _facts(heard):
            name, permitted = _divergence(match, *_first_apart(heard, told), dealt, _same_things(heard, told))
            if not permitted:
                who = seat_letters(viewers)
                raise GameFault(f"{match.game.id}: the deal tells {who} what it may not: {name}", story(match, again))
        if trial and not state.over and state != match.state and _look(other, viewers, 0) == wanted:
            return state
    return None


def _plain(phrases: list[Phrase]) -> list[Any]:
    return [f"{p.key.removeprefix('event-')} {p.facts}" for p in phrases]


def _named(asked: list[tuple[int, bool]]) -> list[str]:
    return [f"{seat_letter(seat)} {'openly' if public else 'hidden'}" for seat, public in asked]
