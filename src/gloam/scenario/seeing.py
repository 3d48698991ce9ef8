"""Lines that look: who is asked what, who has heard what, who sees what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gloam.core.lexicon import Fact, seat_letter
from gloam.core.state import Told
from gloam.scenario.result import Unmet
from gloam.scenario.statement import SPECTATOR, Stage, Statement, viewer_name
from gloam.scenario.things import entry, written


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


class Waiting(Statement):
    """`waiting A attack`, `waiting resolving`, `waiting nobody`: what the public sees of decisions."""

    def __init__(self, seats: list[tuple[int, str]], resolving: bool) -> None:
        self.seats = seats
        self.resolving = resolving

    def run(self, stage: Stage) -> None:
        sight = stage.match.sight(SPECTATOR)
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


class Heard(Statement):
    """`told B hermit-read card=spell` and `untold C hermit-read`: heard since the last decision line."""

    def __init__(self, viewers: list[int], event: int | None, facts: Mapping[str, Fact], wanted: bool) -> None:
        self.viewers = viewers
        self.event = event
        self.facts = facts
        self.wanted = wanted

    def run(self, stage: Stage) -> None:
        for viewer in self.viewers:
            news = stage.news(viewer)
            if any(self._fits(stage, e) for e in news) != self.wanted:
                what = self._expected(stage)
                word = "told" if self.wanted else "untold"
                heard = "; ".join(_told(stage, e) for e in news) or "nothing"
                raise Unmet(f"{word} {viewer_name(viewer)}{what}", f"that it heard {heard}")

    def _fits(self, stage: Stage, told: Told) -> bool:
        if self.event is None:
            return True
        facts = stage.match.game.lexicon.event(told).facts
        return told[1] == self.event and all(facts[name] == fact for name, fact in self.facts.items())

    def _expected(self, stage: Stage) -> str:
        if self.event is None:
            return ""
        return f" {stage.match.game.lexicon.events[self.event].key}{_facts(self.facts)}"


def _told(stage: Stage, told: Told) -> str:
    lexicon = stage.match.game.lexicon
    return f"{lexicon.events[told[1]].key}{_facts(lexicon.event(told).facts)}"


def _facts(facts: Mapping[str, Fact]) -> str:
    return "".join(f" {k}={','.join(v) or 'nobody' if isinstance(v, list) else v}" for k, v in facts.items())


class Compare(Statement):
    """`expect PATH = VALUE` on the truth, `view C PATH = VALUE` on a view; or !=, includes, excludes."""

    def __init__(self, viewer: int | None, path: str, how: str, value: Any) -> None:
        self.viewer = viewer
        self.path = path
        self.how = how
        self.value = value

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        if self.viewer is None:
            data, where = stage.match.game.position(state), self.path
        else:
            # Through JSON types, as every client gets it.
            data, where = (
                msgspec.to_builtins(state.view(self.viewer)),
                f"{viewer_name(self.viewer)} {self.path}",
            )
        expected = f"{where} {self.how} {written(self.value)}"
        try:
            found = entry(data, self.path)
        except LookupError as e:
            raise Unmet(expected, str(e.args[0])) from None
        if not self._holds(found):
            raise Unmet(expected, written(found))

    def _holds(self, found: Any) -> bool:
        if self.how in ("=", "!="):
            return _same(found, self.value) is (self.how == "=")
        among = any(_same(x, self.value) for x in found) if isinstance(found, (list, tuple, dict)) else None
        return among is (self.how == "includes")


def _same(found: Any, value: Any) -> bool:
    """Equal, where True is not 1 and a tuple is as good as a list."""
    if isinstance(found, (list, tuple)) and isinstance(value, list):
        return len(found) == len(value) and all(_same(x, y) for x, y in zip(found, value, strict=True))
    return bool(found == value) and isinstance(found, bool) == isinstance(value, bool)


class End(Statement):
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


class Reason(Statement):
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
