"""Random play that checks the engine's contracts at every decision."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Any, NoReturn

import msgspec

from gloam.core.belief import Belief
from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, NOBODY, Note, hears, only
from gloam.core.match import Match, digest_of
from gloam.core.positions.beginning import Beginning
from gloam.core.records.record import RecordError, record_from
from gloam.core.records.replay import replay
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, ARG_MASK, Decision, Refused, State, declares
from gloam.core.value import from_plain, to_plain
from gloam.core.words.lexicon import NotationError, Phrase, seat_letter
from gloam.testing.cases import Progress, begins, case, chosen, onlookers, silent
from gloam.testing.faults import GameFault, differences, story, telling
from gloam.testing.knowledge import WORLDS, Secret, Variety, check_imagined, check_masked, plain_bytes
from gloam.testing.speech import SpeechCheck
from gloam.testing.told import audience_fault, fact_fault, foretold_fault, note_fault

JUNK = 12
"""How many senseless choices to try at each thorough look."""


class PlayReport(msgspec.Struct):
    """What random play covered.

    `secrets` has the fields of the state that were hidden from somebody, and how well imagined worlds vary them.
    """

    games: int = 0
    decisions: int = 0
    interrupts: int = 0
    longest: int = 0
    refusals: set[str] = msgspec.field(default_factory=set)
    kinds: set[str] = msgspec.field(default_factory=set)
    events: set[str] = msgspec.field(default_factory=set)
    foretold: set[str] = msgspec.field(default_factory=set)
    secrets: dict[str, Secret] = msgspec.field(default_factory=dict)


def check_play(
    game: Game,
    games: int = 50,
    seed: int = 1,
    *,
    first: int = 0,
    every: int = 5,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    beginning: Beginning | None = None,
    limit: int = 10_000,
    texts: bool = True,
    left_out: Collection[str] = (),
    parted: Collection[str] = (),
    progress: Progress = silent,
) -> PlayReport:
    """Play random games and check the contracts of the engine; raises GameFault at the first that is broken.

    The expensive checks (clones, JSON, masked states, other worlds, trying every option, what a quiet decision shows to
    others) run at one decision in `every`. A game must end within `limit` decisions. With `texts=False` messages need
    not exist yet. `left_out` names secret fields that imagined worlds need not vary, `parted` the events that may be
    told to only part of a side. With a `beginning` the games are later sessions of a campaign, or begin from a
    position.

    The report names the rules that refused something, and the kinds of decisions and events that came up, so a test can
    assert that nothing was missed.
    """
    report = PlayReport()
    speech = SpeechCheck(game, texts)
    for index in range(first, first + games):
        progress("random games", index - first, games)
        match, rng = case(game, seed, index, seats, options, beginning)
        again = f"check_play(game, games=1, seed={seed}, first={index}{begins(beginning)})"
        with telling(match, again):
            _Watch(match, rng, speech, report, again, limit, parted).play(every)
    progress("random games", games, games)
    never = Variety(report.secrets).never(left_out)
    if never:
        raise GameFault(f"{game.id}: imagined worlds hardly differ in what is secret", never)
    return report


class _Shown(msgspec.Struct, frozen=True):
    """Everything a seat or a spectator can observe at one moment, apart from events."""

    viewers: int
    questions: list[tuple[int, int, list[int]]]
    sight: bytes
    channels: dict[str, int]


class _Watch:
    """One game being watched."""

    def __init__(
        self,
        match: Match,
        rng: Rng,
        speech: SpeechCheck,
        report: PlayReport,
        again: str,
        limit: int,
        parted: Collection[str],
    ) -> None:
        self.match = match
        self.game = match.game
        self.rng = rng
        self.speech = speech
        self.report = report
        self.again = again
        self.limit = limit
        self.parted = parted
        self.variety = Variety(report.secrets)
        self.heard = 0

    def fail(self, what: str, *details: str) -> NoReturn:
        where = story(self.match, self.again)
        raise GameFault(f"{self.game.id}: {what}", [*details, *where], self.match.record())

    def same(self, what: str, a: bytes, b: bytes) -> None:
        if a != b:
            self.fail(what, *differences(msgspec.json.decode(a), msgspec.json.decode(b)))

    def play(self, every: int) -> None:
        match, rng = self.match, self.rng
        # An earlier copy, which must stay unchanged while the game goes on.
        kept, kept_bytes = match.state.clone(), plain_bytes(match.state)
        while not match.state.over:
            self.look()
            closely = rng.below(every) == 0
            if closely:
                self.same("a clone changed when its original was played on", plain_bytes(kept), kept_bytes)
                self.look_closely()
                kept, kept_bytes = match.state.clone(), plain_bytes(match.state)
            seat, option = chosen(match.state, rng)
            interrupt = match.is_interrupt(seat, option)
            before = self.shown() if closely and not interrupt and self.is_quiet(seat) else None
            belief = self.belief() if closely else None
            try:
                told = match.play(seat, option)
            except Refused as e:
                self.fail(f"{match.game.lexicon.write(option)} is offered and then refused: {e}")
            if before is not None:
                self.unnoticed(seat, before, told)
            if belief is not None:
                self.hears_on(*belief, told)
            self.report.interrupts += interrupt
            if len(match.decisions) > self.limit:
                self.fail(f"no end after {self.limit} decisions")
        self.look_at_events()
        self.look_at_end()
        report = self.report
        report.games += 1
        report.decisions += len(match.decisions)
        report.longest = max(report.longest, len(match.decisions))

    # At every decision

    def look(self) -> None:
        s, lexicon = self.match.state, self.game.lexicon
        if self.game.outcome(s) is not None:
            self.fail("there is an outcome although the game goes on")
        if not s.pending:
            self.fail("the game is not over and nobody is asked")
        asked = [d.seat for d in s.pending]
        if len(set(asked)) != len(asked):
            self.fail("a seat has more than one open decision", f"asked: {asked}")
        for d in s.pending:
            kind = lexicon.kinds[d.kind]
            self.report.kinds.add(kind.key)
            if d.quiet and d.audience == EVERYONE:
                self.fail(f"decision {kind.key} of seat {d.seat} is quiet, but asked in public")
            if d.audience != EVERYONE and s.side(d.seat) & ~d.audience:
                self.fail(f"decision {kind.key} of seat {d.seat} is kept from its own side")
            if not d.options:
                self.fail(f"decision {kind.key} of seat {d.seat} has no options")
            if len(set(d.options)) != len(d.options):
                self.fail(f"decision {kind.key} of seat {d.seat} has an option twice", str(d.options))
            passive = lexicon.passive(d.kind, d.options)
            if passive is not None and passive not in d.options:
                self.fail(f"decision {kind.key}: the passive option {passive} is not open")
            candidates = s.candidates(d.seat)
            if not set(d.options) <= set(candidates):
                missing = [lexicon.write(o) for o in d.options if o not in candidates]
                self.fail(f"decision {kind.key}: options are not among the candidates", ", ".join(missing))
            if len(set(candidates)) != len(candidates):
                self.fail(f"decision {kind.key}: a candidate stands twice", str(candidates))
            self.numbered(d.seat, d.options)
            self.look_ahead(d)
        for seat in range(s.seats):
            self.numbered(seat, s.interrupts(seat))
        self.look_at_sides()
        self.look_at_events()

    def numbered(self, seat: int, options: list[int]) -> None:
        """Whatever is offered is one of the game's actions. A position that somebody has set may be odd."""
        if self.match.beginning.position is not None:
            return
        try:
            numbers = self.game.actions.numbers(options)
        except ValueError as e:
            self.fail(f"seat {seat_letter(seat)} is offered something that is not listed: {e}")
        for number, other in pairwise(numbers):
            if number == other:
                self.fail(f"seat {seat_letter(seat)} has two options that are action {self.game.actions.name(number)}")

    def look_ahead(self, d: Decision) -> None:
        """Foretellings of options name things that exist, and can be put into words."""
        s, lexicon = self.match.state, self.game.lexicon
        if not declares(d.step, "foretells"):
            return
        known = s.masked(s.side(d.seat))
        for option in d.options:
            for numbers in d.step.foretells(known, d.seat, option):
                fault = foretold_fault(lexicon, numbers, s.seats)
                if fault is not None:
                    self.fail(f"of {lexicon.write(option)}: {fault}")
                self.report.foretold.add(lexicon.foretellings[numbers[0]].key)
                self.speak(lexicon.foretold(numbers))

    def look_at_sides(self) -> None:
        s = self.match.state
        for seat in range(s.seats):
            side = s.side(seat)
            if not side >> seat & 1 or any(s.side(i) != side for i in range(s.seats) if side >> i & 1):
                self.fail(f"the side {side:#b} of seat {seat} is not that of all its seats")

    def look_at_events(self) -> None:
        s, lexicon = self.match.state, self.game.lexicon
        for note in self.match.events[self.heard :]:
            fault = note_fault(lexicon, note, s.seats)
            if fault is not None:
                self.fail(fault)
            key = lexicon.events[note.kind].key
            fault = audience_fault(s, note.audience)
            if fault is not None and key not in self.parted:
                self.fail(f"event {key} {fault}")
            self.report.events.add(key)
            self.speak(lexicon.event(note))
        self.heard = len(self.match.events)

    def speak(self, phrase: Phrase) -> None:
        fault = self.speech.fault(phrase)
        if fault:
            self.fail(fault)

    # At every k-th decision

    def is_quiet(self, seat: int) -> bool:
        d = self.match.state.decision_of(seat)
        return d is not None and d.quiet

    def shown(self) -> dict[int, _Shown]:
        """What each seat and a spectator can observe now."""
        match, s = self.match, self.match.state
        found = {}
        for seat in range(-1, s.seats):
            viewers = s.sharing(only(seat))
            asked = [(d.seat, d.kind, d.options) for d in s.pending if viewers >> d.seat & 1]
            channels = self.game.channels(s, seat) if seat >= 0 and not s.over else {}
            found[seat] = _Shown(viewers, asked, msgspec.json.encode(match.sight(only(seat))), channels)
        return found

    def unnoticed(self, seat: int, before: dict[int, _Shown], told: list[Note]) -> None:
        """A quiet decision of another side changes nothing for those it tells nothing and asks nothing new."""
        over = self.match.state.over
        for viewer, now in self.shown().items():
            was = before[viewer]
            mine = bool(now.viewers >> seat & 1)
            if mine or was.questions != now.questions or any(hears(now.viewers, note.audience) for note in told):
                continue
            who = f"seat {seat_letter(viewer)}" if viewer >= 0 else "a spectator"
            self.same(f"a quiet decision of seat {seat_letter(seat)} changed what {who} is shown", was.sight, now.sight)
            if was.channels != now.channels and not over:
                details = f"{was.channels} | {now.channels}"
                self.fail(f"a quiet decision of seat {seat_letter(seat)} changed where {who} may talk", details)

    def belief(self) -> tuple[int, Belief] | None:
        """What a random onlooker believes now, if the game has beliefs."""
        s = self.match.state
        viewers = onlookers(s, self.rng)
        belief = self.game.belief(s.masked(viewers))
        if belief is None:
            return None
        self.shades(belief)
        if belief.clone() != belief:
            self.fail("the clone of a belief is another")
        return viewers, belief

    def hears_on(self, viewers: int, belief: Belief, told: list[Note]) -> None:
        kept = belief.clone()
        twin = belief.clone()
        for note in told:
            if hears(viewers, note.audience):
                twin.hear(note)
        self.shades(twin)
        if belief != kept:
            self.fail("a belief changed when its clone heard something")

    def shades(self, belief: Belief) -> None:
        for what, answers in belief.shades().items():
            total = sum(answers.values())
            if answers and (min(answers.values()) < 0 or abs(total - 1) > 1e-6):
                self.fail(f"the weights of {what} add up to {total}, or one of them is negative", str(answers))
            for reference in (what, *answers):
                kind, _, name = reference.partition(":")
                number = self.game.lexicon.number(kind, name)
                fault = fact_fault(self.game.lexicon, kind, number, self.match.state.seats)
                if fault is not None:
                    self.fail(f"a belief names {reference}: {fault}")

    def look_closely(self) -> None:
        s = self.match.state
        before = plain_bytes(s)
        self.clones(before)
        self.json(before)
        for seat in range(s.seats):
            self.options_of(seat)
            self.sight_of(only(seat))
        self.junk()
        self.worlds()
        self.sight_of(NOBODY)
        msgspec.json.encode(self.game.position(s))
        self.same("looking at the game changed it", before, plain_bytes(s))

    def clones(self, before: bytes) -> None:
        s = self.match.state
        clone = s.clone()
        if type(clone) is not type(s) or clone != s:
            self.fail("a clone is not equal", *differences(to_plain(s), to_plain(clone)))
        if clone.log is not None:
            self.fail("a clone has its events on")
        play_on(clone, self.rng.split(), 20)
        self.same("playing a clone changed its original", before, plain_bytes(s))

    def json(self, before: bytes) -> None:
        s = self.match.state
        try:
            back = from_plain(msgspec.json.decode(before), self.game.classes())
        except (TypeError, ValueError) as e:
            self.fail(f"the state cannot be read back from JSON: {e}")
        if back != s or digest_of(back) != digest_of(s):
            self.fail("the state read back from JSON is another", *differences(to_plain(s), to_plain(back)))

    def options_of(self, seat: int) -> None:
        """Every option can be played, every other candidate is refused with a reason, and each has a notation."""
        s = self.match.state
        d = s.decision_of(seat)
        options = d.options if d else []
        interrupts = s.interrupts(seat)
        if len(set(interrupts)) != len(interrupts):
            self.fail(f"seat {seat} has an interrupt twice", str(interrupts))
        for option in [*options, *interrupts]:
            self.notation(option)
            try:
                s.clone().play(seat, option)
            except Refused as e:
                self.fail(f"seat {seat}: {self.game.lexicon.write(option)} is offered and refused: {e}")
        for option in s.candidates(seat):
            if option in options:
                continue
            if option in interrupts:
                self.fail(f"{self.game.lexicon.write(option)} is an open interrupt, but listed as refused")
            self.notation(option)
            self.refused(seat, option)

    def notation(self, option: int) -> None:
        lexicon = self.game.lexicon
        text = lexicon.write(option)
        try:
            back = lexicon.read(text)
        except NotationError as e:
            self.fail(f"option {option} is written {text!r}, which cannot be read: {e}")
        if back != option:
            self.fail(f"option {option} is written {text!r}, which reads as {back}")
        verb = lexicon.verb_of(option)
        for part, number in zip(verb.named(), verb.taken_apart(option & ARG_MASK), strict=True):
            fault = fact_fault(lexicon, part.ref, number, self.match.state.seats)
            if fault is not None:
                self.fail(f"option {option} ({text}) cannot be: {fault}")
        self.speak(lexicon.phrase(option))

    def refused(self, seat: int, option: int) -> None:
        """A choice that isn't open is refused by a rule of the rulebook, has a message, and changes nothing."""
        s = self.match.state.clone()
        before = plain_bytes(s)
        what = f"seat {seat} choosing {option} (verb {option >> ARG_BITS}, argument {option & ARG_MASK})"
        try:
            s.play(seat, option)
        except Refused as e:
            refusal = self.game.lexicon.refusal(s, seat, option, e.reason)
        except Exception as e:  # no choice from outside may cause any exception
            self.fail(f"{what} raises {type(e).__name__}: {e}")
        else:
            self.fail(f"{what} is accepted although it is not offered")
        self.same(f"{what} is refused, but the state has changed", before, plain_bytes(s))
        if refusal.rule not in self.speech.rules:
            self.fail(f"{what} is refused by {refusal.rule!r}, which is not in the rulebook")
        self.speak(Phrase(f"refuse-{refusal.key}", refusal.rule, dict(refusal.facts)))
        self.report.refusals.add(refusal.rule)

    def junk(self) -> None:
        """Senseless numbers, options of other seats, and options when nothing is asked are all refused."""
        s, rng = self.match.state, self.rng
        legal = [set(s.interrupts(seat)) for seat in range(s.seats)]
        for d in s.pending:
            legal[d.seat] |= set(d.options)
        verbs = len(self.game.lexicon.verbs)
        tried = [-1, 1 << 40, verbs << ARG_BITS, ARG_MASK]
        tried += [rng.below(verbs) << ARG_BITS | rng.below(8) for _ in range(JUNK)]
        tried += [options[rng.below(len(options))] for options in map(sorted, legal) if options]
        for option in tried:
            seat = rng.below(s.seats)
            if option not in legal[seat]:
                self.refused(seat, option)

    def worlds(self) -> None:
        """Masked states of all sides, and worlds that fit them: worlds vary what is secret, and can be played on."""
        s, rng = self.match.state, self.rng
        drawn = onlookers(s, rng)
        for viewers in sorted({NOBODY, drawn, *(s.side(seat) for seat in range(s.seats))}):
            known = check_masked(self.game, s, viewers, self.fail)
            world = check_imagined(s, known, rng.split(), self.fail)
            if viewers in (NOBODY, drawn):
                self.variety.look(s, known, [world, *(known.imagine(rng.split()) for _ in range(WORLDS - 1))])
            if viewers == drawn:
                play_on(world, rng.split(), self.limit)
                if any(not d.options for d in world.pending):
                    self.fail(f"a world that {viewers:#b} imagine comes to a decision that has no options")
                if self.game.outcome(world) is None:
                    self.fail(f"a world that {viewers:#b} imagine does not end within {self.limit} decisions")

    def sight_of(self, seats: int) -> None:
        sight = self.match.sight(seats)
        msgspec.json.encode(sight)
        for prompt in sight.prompts:
            if prompt.rule not in self.speech.rules:
                self.fail(f"decision {prompt.kind} cites {prompt.rule}, which is not in the rulebook")
        for page in sight.pages:
            if page not in self.speech.pages:
                self.fail(f"page {page} is open and is not among the sealed pages of the game")
        s = self.match.state
        viewers = s.sharing(seats)
        if not s.over and list(self.game.unsealed(s.masked(viewers), viewers)) != sight.pages:
            self.fail(f"what {viewers:#b} may read does not follow from what they know", f"they may: {sight.pages}")

    # At the end

    def look_at_end(self) -> None:
        match, s = self.match, self.match.state
        if s.pending:
            self.fail("the game is over and still asks", f"open: {[(d.seat, d.kind) for d in s.pending]}")
        outcome = match.game.outcome(s)
        if outcome is None:
            self.fail("the game is over without an outcome")
        cited = {*outcome.rules, *outcome.reasons.values()}
        if not outcome.rules or not cited <= self.speech.rules:
            self.fail("the outcome cites no rule, or one that is not in the rulebook", str(outcome))
        if set(outcome.reasons) != set(outcome.winners):
            self.fail("the outcome has not exactly one reason a winner", str(outcome))
        rewards: Any = [s.reward(seat) for seat in range(s.seats)]
        won = [seat for seat in range(s.seats) if rewards[seat] == 1.0]
        if won != sorted(outcome.winners) or not all(0.0 <= reward <= 1.0 for reward in rewards):
            self.fail("rewards and winners differ", f"rewards {rewards}, winners {outcome.winners}")
        if any(of is not None and len(of) != s.seats for of in (outcome.scores, outcome.ranks)):
            self.fail("the outcome does not score or rank every seat", str(outcome))
        self.look_at_record()
        self.look_at_carry()
        self.clones(plain_bytes(s))
        for seat in range(-1, s.seats):
            self.sight_of(only(seat))
        for seat in range(s.seats):
            known = s.masked(only(seat))
            if known.view(only(seat)) != s.view(only(seat)):
                self.fail(f"the game is over, and masked({only(seat):#b}) shows them another view")
            self.refused(seat, 0)

    def look_at_record(self) -> None:
        match = self.match
        record = record_from(match.record().to_json(), "the record")
        if record != match.record():
            self.fail("the record read back from JSON is another")
        try:
            again = replay(record, match.game)
        except RecordError as e:
            self.fail(f"the record does not replay: {e}")
        if again.events != match.events:
            self.fail("the replay tells other events")

    def look_at_carry(self) -> None:
        """What a session hands on can begin the next one, with any number of seats."""
        game, carried = self.game, self.game.carried(self.match.state)
        if carried is None:
            return
        for seats in game.seat_counts:
            try:
                match = Match(game, seats, Beginning(self.match.seed, carried), {})
            except (ValueError, LookupError) as e:
                self.fail(f"what is carried over does not begin a session of {seats}: {e}")
            if record_from(match.record().to_json(), "the record").carried != carried:
                self.fail("the record of the next session begins with something else")


def play_on(s: State, rng: Rng, decisions: int) -> None:
    """Play on at random for so many decisions, or until the game ends or a question has no options."""
    for _ in range(decisions):
        if s.over or not s.pending or not all(d.options for d in s.pending):
            return
        s.play(*chosen(s, rng))
