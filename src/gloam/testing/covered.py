"""Tests covered screens: people sit side by side, and a covered screen must tell the others nothing.

In a random game an onlooker (a seat with its side, or a stranger) imagines a second world. Both worlds are played on as
in `gloam.testing.leaks`. At every moment another player's screen, with all secrets covered, must show the same in both
worlds. The onlookers can't tell the worlds apart by what they know, so they mustn't be able to by looking over a
shoulder.

The test says what a screen shows: a function of a match, the seat whose screen it is, and who is looking on. By default
that is what clients are sent about questions and interrupts (`covered_question`). If you pass real screens, the suite
also finds what a client gets wrong.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.rng import Rng
from gloam.core.state import NOBODY, State, only
from gloam.core.words.lexicon import seat_letter, seat_letters
from gloam.testing.cases import Progress, begins, case, chosen, silent
from gloam.testing.faults import GameFault, differences, story, telling
from gloam.testing.leaks import Alike, LeakReport, Rules, WorldPair, left_as_they_are

FORK_EVERY = 40
"""How often a pair starts: at one decision in this many."""

RARE = 6
"""A pair always starts at a question of a kind seen less often than this. Some are asked once in many games."""

STRANGER_EVERY = 4
"""How often the onlooker is a stranger, who knows only what is public: one in this many is."""

Screen = Callable[[Match, int, int], Any]
"""What the screen of a seat shows with its secrets covered, given a match, the seat, and the mask of the onlookers.
Returns plain data, such as lines of text."""


class CoveredReport(msgspec.Struct):
    """What the suite covered. `screens` is how many screens were compared. `kinds` counts the questions on them: those
    covered completely (`hermit`), and those that showed (`move+`). `apart` counts screens that were not compared,
    because only one of the worlds had a question, out of sight, for the seat."""

    pairs: int = 0
    screens: int = 0
    apart: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


def covered_question(match: Match, seat: int, onlookers: int) -> Any:
    """What a client is sent about a seat's question and interrupts, reduced to what it shows while covered."""
    sight = match.sight(only(seat))
    letter = seat_letter(seat)
    shown: dict[str, Any] = {"anytime": [one.notation for one in sight.anytime], "known": sight.known}
    for prompt in sight.prompts:
        verbs = prompt.shows
        if verbs is None:
            shown["asked"] = "covered"
            continue
        everything, seen = letter in sight.known, frozenset(verbs)
        listed = [c for c in prompt.options if everything or _verb(c.notation) in seen]
        refused = [r for r in prompt.refused if everything or _verb(r.choice.notation) in seen]
        ways = [way for way in prompt.ways if everything or _verb(way.option) in seen]
        shown["asked"] = msgspec.to_builtins([prompt.kind, prompt.rule, prompt.about, listed, refused, ways])
    proposals = [one for one in sight.proposals if f"proposal:{one.seat}" not in sight.own]
    shown["proposals"] = msgspec.to_builtins(proposals)
    return shown


def _verb(notation: str) -> str:
    return notation.partition(":")[0]


def check_covered(
    game: Game,
    pairs: int = 100,
    seed: int = 1,
    *,
    screen: Screen = covered_question,
    first: int = 0,
    length: int = 20,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    beginning: Beginning | None = None,
    alike: Alike = left_as_they_are,
    progress: Progress = silent,
) -> CoveredReport:
    """Compare covered screens in pairs of worlds that the onlookers can't tell apart. Raises GameFault at the first
    difference. Each pair is followed for at most `length` decisions; `alike` is as in `check_leaks`."""
    report, rules = CoveredReport(), Rules(None, (), (), alike)
    index = first
    while report.pairs < pairs:
        match, rng = case(game, seed, index, seats, options, beginning)
        again = f"check_covered(game, pairs={pairs - report.pairs}, seed={seed}, first={index}{begins(beginning)})"
        while not match.state.over and report.pairs < pairs:
            with telling(match, again):
                seat = _looked_at(match, rng, report)
                if seat >= 0:
                    progress("covered screens", report.pairs, pairs)
                    viewers = _onlookers(match.state, seat, rng)
                    _SideBySide(match, viewers, rng.split(), rules, again, seat, screen, report).follow(length)
                    report.pairs += 1
                match.play(*chosen(match.state, rng))
        index += 1
    progress("covered screens", pairs, pairs)
    return report


def _looked_at(match: Match, rng: Rng, report: CoveredReport) -> int:
    """The seat whose screen to look at now: one with a rare question, or sometimes a random one; otherwise -1."""
    s, kinds = match.state, match.game.lexicon.kinds
    for d in s.pending:
        key = kinds[d.kind].key
        if report.kinds[key] + report.kinds[f"{key}+"] < RARE:
            return d.seat
    return rng.below(s.seats) if rng.below(FORK_EVERY) == 0 else -1


def _onlookers(s: State, seat: int, rng: Rng) -> int:
    """A random onlooker who doesn't share the seat's secrets, as a mask; NOBODY for a stranger."""
    others = [side for side in map(s.side, range(s.seats)) if not side >> seat & 1]
    return others[rng.below(len(others))] if others and rng.below(STRANGER_EVERY) else NOBODY


class _SideBySide(WorldPair):
    """Two worlds that look the same to the onlookers, and the screen of one seat in both."""

    def __init__(
        self,
        match: Match,
        viewers: int,
        rng: Rng,
        rules: Rules,
        again: str,
        seat: int,
        screen: Screen,
        found: CoveredReport,
    ) -> None:
        super().__init__(match, viewers, rng, rules, again, LeakReport())
        self.seat = seat
        self.screen = screen
        self.found = found

    def compare(self, when: str) -> None:
        asked, other = (world.state.decision_of(self.seat) for world in (self.here, self.there))
        if (asked is None) != (other is None):
            self.found.apart += 1
            return
        here, there = (self.screen(self.whole(world), self.seat, self.viewers) for world in (self.here, self.there))
        self.found.screens += 1
        if asked is not None:
            self.found.kinds[self.named(asked.kind, asked.audience == EVERYONE)] += 1
        if here != there:
            self.tells(when, here, there)

    def named(self, kind: int, public: bool) -> str:
        words = self.here.game.lexicon.kinds[kind]
        shows = public and not words.own and (words.shows is not None or self.here.state.is_known(self.seat))
        return f"{words.key}+" if shows else words.key

    def whole(self, world: Match) -> Match:
        """A world with everything told in it, including what was told before the worlds separated."""
        match = copy.copy(world)
        match.events = self.truth.events + world.events
        match.decisions = self.truth.decisions + world.decisions
        return match

    def stands(self, before: tuple[State, State], seat: int, option: int) -> None:
        """Another suite checks what can be taken back."""

    def tells(self, when: str, here: Any, there: Any) -> None:
        who = seat_letters(self.viewers) or "a stranger"
        done = zip(self.here.decisions, self.there.decisions, strict=False)
        after = [f"{x} | {y}" if x != y else x for x, y in done]
        details = [
            *(f"{line}   (this world | the other)" for line in differences(here, there)),
            f"decisions since the worlds were parted: {', '.join(after) or 'none'}",
            "before that:",
            *story(self.truth, self.again),
        ]
        letter = seat_letter(self.seat)
        title = f"{self.truth.game.id}: {who} can tell worlds apart by the covered screen of {letter}, {when}"
        raise GameFault(title, details, self.truth.record())
