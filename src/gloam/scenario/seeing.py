"""Lines that look: who is asked what, who has heard what, who sees what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from gloam.core.history import Note
from gloam.core.positions.written import Bag, entry, same, written
from gloam.core.state import NOBODY, only
from gloam.core.words.lexicon import Fact, seat_letter
from gloam.scenario.result import Unmet
from gloam.scenario.statement import Stage, Statement, viewer_name


class Ask(Statement):
    """`ask A attack: attack:B pass`: the seat is asked this, with exactly, including or excluding options."""

    def __init__(self, seat: int, kind: int, how: str, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.how = how
        self.options = options

    def run(self, stage: Stage) -> None:
        d = stage.match.state.decision_of(self.seat)
        lexicon = stage.match.game.lexicon
        options = " ".join(lexicon.write(o) for o in self.options)
        how = {
            "": "",
            "exactly": f": {options}",
            "includes": f" includes {options}",
            "excludes": f" excludes {options}",
        }
        expected = f"ask {seat_letter(self.seat)} {lexicon.kinds[self.kind].key}{how[self.how]}"
        if d is None or d.kind != self.kind or stage.match.state.over:
            raise Unmet(expected, stage.open_decisions())
        wanted, offered = set(self.options), set(d.options)
        holds = {
            "": True,
            "exactly": wanted == offered and len(self.options) == len(d.options),
            "includes": wanted <= offered,
            "excludes": not wanted & offered,
        }
        if not holds[self.how]:
            raise Unmet(expected, f"ask {stage.decision(d)}")


class AskNobody(Statement):
    """`ask nobody`: no decision is open."""

    def run(self, stage: Stage) -> None:
        if stage.match.state.pending and not stage.match.state.over:
            raise Unmet("ask nobody", stage.open_decisions())


class AskNothing(Statement):
    """`ask B nothing`: B is not asked, whoever else is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, stage: Stage) -> None:
        d = stage.match.state.decision_of(self.seat)
        if d is not None and not stage.match.state.over:
            raise Unmet(f"ask {seat_letter(self.seat)} nothing", f"ask {stage.decision(d)}")


class ExpectWaiting(Statement):
    """`waiting A attack`, `waiting resolving`, `waiting nobody`: what the public sees of decisions."""

    def __init__(self, seats: list[tuple[int, str]], resolving: bool) -> None:
        self.seats = seats
        self.resolving = resolving

    def run(self, stage: Stage) -> None:
        sight = stage.match.sight(NOBODY)
        expected = self._written([(seat_letter(s), kind) for s, kind in self.seats], self.resolving)
        found = self._written([(w.seat, w.kind) for w in sight.waiting], sight.resolving)
        if found != expected:
            raise Unmet(expected, found)

    @staticmethod
    def _written(seats: list[tuple[str, str]], resolving: bool) -> str:
        parts = [f"{seat} {kind}" for seat, kind in sorted(seats)] + (["resolving"] if resolving else [])
        return f"waiting {', '.join(parts) or 'nobody'}"


class Offer(Statement):
    """`offer C reveal`: exactly these interrupts are open to the seat; `offer C none`."""

    def __init__(self, seat: int, options: list[int]) -> None:
        self.seat = seat
        self.options = options

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        found = [] if state.over else state.interrupts(self.seat)
        if set(found) != set(self.options):
            raise Unmet(self._written(stage, self.options), self._written(stage, found))

    def _written(self, stage: Stage, options: list[int]) -> str:
        lexicon = stage.match.game.lexicon
        return f"offer {seat_letter(self.seat)} {' '.join(lexicon.write(o) for o in options) or 'none'}"


class Proposed(Statement):
    """`proposed to B: A go:mill, C pass`: what B sees of what those want who decide together; `proposed to B: none`."""

    def __init__(self, viewer: int, wanted: list[tuple[int, int]]) -> None:
        self.viewer = viewer
        self.wanted = wanted

    def run(self, stage: Stage) -> None:
        proposals = stage.match.sight(self.viewer).proposals
        write = stage.match.game.lexicon.write
        expected = self._written([(seat_letter(seat), write(option)) for seat, option in self.wanted])
        found = self._written([(p.seat, p.choice.notation) for p in proposals])
        if found != expected:
            raise Unmet(expected, found)

    def _written(self, wanted: list[tuple[str, str]]) -> str:
        parts = ", ".join(f"{seat} {option}" for seat, option in sorted(wanted))
        return f"proposed to {viewer_name(self.viewer)}: {parts or 'none'}"


class Event:
    """An event as a line names it: `hermit-read card=spell`, with as many of its facts as matter. Of a list some things
    are enough: `rolled dice>=6`."""

    def __init__(self, number: int, facts: Mapping[str, Fact], among: Mapping[str, list[str]]) -> None:
        self.number = number
        self.facts = facts
        self.among = among

    def fits(self, stage: Stage, note: Note) -> bool:
        if note.kind != self.number:
            return False
        facts = stage.match.game.lexicon.event(note).facts
        return all(facts[name] == fact for name, fact in self.facts.items()) and all(
            not Counter(things) - Counter(map(str, _listed(facts[name]))) for name, things in self.among.items()
        )

    def written(self, stage: Stage) -> str:
        some = {f"{name}>": things for name, things in self.among.items()}
        return f"{stage.match.game.lexicon.events[self.number].key}{_facts({**self.facts, **some})}"


def _listed(fact: Fact) -> list[str]:
    return fact if isinstance(fact, list) else []


class ExpectTold(Statement):
    """`told B hermit-read card=spell` and `untold C hermit-read`: heard since the last decision line, or `ever`.

    Each of the viewers must have heard it. Of a side (`told side B ...`) also nobody else may have.
    """

    def __init__(self, viewers: list[int], event: Event | None, wanted: bool, ever: bool) -> None:
        self.viewers = viewers
        self.event = event
        self.wanted = wanted
        self.ever = ever

    def run(self, stage: Stage) -> None:
        for viewer in self.viewers:
            self._check(stage, viewer, self.wanted)

    def _check(self, stage: Stage, viewer: int, wanted: bool) -> None:
        news = stage.news(viewer, 0 if self.ever else stage.mark)
        if any(self.event is None or self.event.fits(stage, note) for note in news) != wanted:
            words = ["told" if wanted else "untold", viewer_name(viewer)]
            words += [] if self.event is None else [self.event.written(stage)]
            words += ["ever"] if self.ever else []
            raise Unmet(" ".join(words), f"that it heard {_all_told(stage, news)}")


class ToldSide(ExpectTold):
    """`told side B taken`: the side of B heard it, and nobody else did; `untold side B taken`: the side did not."""

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        side = state.sharing(self.viewers[0])
        self._check(stage, side, self.wanted)
        for viewer in [NOBODY, *(only(seat) for seat in range(state.seats) if not side >> seat & 1)]:
            if self.wanted:
                self._check(stage, viewer, wanted=False)


class Order(Statement):
    """`order attack damage seat=B died`: of these, the last decision line told exactly so many, in this order; with
    `ever` the whole play did, from its beginning on."""

    def __init__(self, events: list[Event], ever: bool) -> None:
        self.events = events
        self.ever = ever

    def run(self, stage: Stage) -> None:
        told = stage.match.events[0 if self.ever else stage.mark :]
        named = [n for n in told if any(e.fits(stage, n) for e in self.events)]
        expected = f"order {' '.join(e.written(stage) for e in self.events)}{' ever' if self.ever else ''}"
        if len(named) != len(self.events) or not all(
            e.fits(stage, note) for e, note in zip(self.events, named, strict=True)
        ):
            raise Unmet(expected, f"the order {_all_told(stage, named)}")


def _all_told(stage: Stage, notes: list[Note]) -> str:
    lexicon = stage.match.game.lexicon
    return "; ".join(f"{lexicon.events[n.kind].key}{_facts(lexicon.event(n).facts)}" for n in notes) or "nothing"


def _facts(facts: Mapping[str, Fact]) -> str:
    return "".join(f" {k}={','.join(v) or 'nobody' if isinstance(v, list) else v}" for k, v in facts.items())


class ExpectValue(Statement):
    """`expect PATH = VALUE` on the truth, `view C PATH = VALUE` on a view; or !=, includes, excludes.

    A view is what the holder of the seats is shown: what their sides know is part of it. `count of PATH` is how many
    entries there are.
    """

    def __init__(self, viewer: int | None, path: str, counted: bool, how: str, value: Any) -> None:
        self.viewer = viewer
        self.path = path
        self.counted = counted
        self.how = how
        self.value = value

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        where = f"count of {self.path}" if self.counted else self.path
        if self.viewer is None:
            data = stage.match.game.position(state)
        else:
            # Through JSON types, as every client gets it.
            data = msgspec.to_builtins(state.view(state.sharing(self.viewer)))
            where = f"{viewer_name(self.viewer)} {where}"
        expected = f"{where} {self.how} {written(self.value)}"
        try:
            found = entry(data, self.path)
        except LookupError as e:
            raise Unmet(expected, str(e.args[0])) from None
        if self.counted:
            if not isinstance(found, (list, tuple, dict)):
                raise Unmet(expected, f"no list, but {written(found)}")
            found = len(found)
        if not self._holds(found):
            raise Unmet(expected, written(found))

    def _holds(self, found: Any) -> bool:
        if self.how in ("=", "!="):
            return same(found, self.value) is (self.how == "=")
        if not isinstance(found, (list, tuple, dict)):
            return False
        wanted = self.value if isinstance(self.value, Bag) else [self.value]
        among = [any(same(x, thing) for x in found) for thing in wanted]
        return all(among) if self.how == "includes" else not any(among)


class ExpectEnd(Statement):
    """`end SH-396 winners A B`: over, decided by this rule among others, with exactly these winners."""

    def __init__(self, rules: list[str], winners: list[int] | None) -> None:
        self.rules = rules
        self.winners = winners

    def run(self, stage: Stage) -> None:
        outcome = stage.match.game.outcome(stage.match.state)
        expected = _ending(self.rules, self.winners)
        if outcome is None:
            raise Unmet(expected, f"the game going on; {stage.open_decisions()}")
        wrong_winners = self.winners is not None and sorted(self.winners) != sorted(outcome.winners)
        if wrong_winners or not set(self.rules) <= set(outcome.rules):
            raise Unmet(expected, _ending(list(outcome.rules), list(outcome.winners)))


class ExpectReason(Statement):
    """`reason A SH-399`: the rule by which this seat has won."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, stage: Stage) -> None:
        outcome = stage.match.game.outcome(stage.match.state)
        found = None if outcome is None else outcome.reasons.get(self.seat)
        if found != self.rule:
            letter = seat_letter(self.seat)
            raise Unmet(f"reason {letter} {self.rule}", f"reason {letter} {found}" if found else f"{letter} no winner")


class GoingOn(Statement):
    """`going on`: the game is not over."""

    def run(self, stage: Stage) -> None:
        outcome = stage.match.game.outcome(stage.match.state)
        if outcome is not None:
            raise Unmet("the game going on", _ending(list(outcome.rules), list(outcome.winners)))


def _ending(rules: list[str], winners: list[int] | None) -> str:
    text = f"end {' '.join(rules)}"
    if winners is None:
        return text
    return f"{text} winners {' '.join(seat_letter(s) for s in sorted(winners)) or 'nobody'}"
