"""Lines that do something: script the dice and piles, and hand in decisions."""

from __future__ import annotations

from gloam.core.lexicon import seat_letter
from gloam.core.match import digest_of
from gloam.core.state import NOBODY, Refused
from gloam.scenario.result import Unmet
from gloam.scenario.statement import Stage, Statement


class Fix(Statement):
    """`dice d4=2 d6=4` and `pile white = axe, bat`: the next draws with these names."""

    def __init__(self, draws: list[tuple[str, list[int]]]) -> None:
        self.draws = draws

    def run(self, stage: Stage) -> None:
        for name, values in self.draws:
            stage.match.state.rng.fix(name, list(values))
            stage.scripted[name] = self.line


class Play(Statement):
    """`A attack:B` answers a decision, `C! reveal` interrupts."""

    def __init__(self, seat: int, option: int, interrupt: bool) -> None:
        self.seat = seat
        self.option = option
        self.interrupt = interrupt

    def run(self, stage: Stage) -> None:
        stage.mark = len(stage.match.events)
        stage.play(self.seat, self.option, self.interrupt)


class Propose(Statement):
    """`propose A go:mill`: A says what it wants, where several decide together."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, stage: Stage) -> None:
        d = stage.match.state.decision_of(self.play.seat)
        if d is not None and d.step.counsel() == NOBODY:
            written = stage.written(self.play.seat, self.play.option, interrupt=False)
            raise Unmet(f"propose {written}", f"that {seat_letter(self.play.seat)} decides alone; {stage.decision(d)}")
        self.play.run(stage)


class Together(Statement):
    """`together C! reveal, B! reveal`: handed in at the same moment, taken in the order the rules give."""

    def __init__(self, interrupts: list[Play]) -> None:
        self.interrupts = interrupts

    def run(self, stage: Stage) -> None:
        stage.mark = len(stage.match.events)
        order = stage.match.state.interrupt_order()
        for play in sorted(self.interrupts, key=lambda p: order.index(p.seat) if p.seat in order else len(order)):
            stage.play(play.seat, play.option, interrupt=True)


class Settle(Statement):
    """`settle`: whoever has one option only takes it, until somebody has a choice."""

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        while not state.over:
            forced = next((d for d in state.pending if len(d.options) == 1), None)
            if forced is None:
                return
            stage.match.play(forced.seat, forced.options[0])


class Timeout(Statement):
    """`timeout B`: B does not answer, and the clock chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, stage: Stage) -> None:
        match, letter = stage.match, seat_letter(self.seat)
        d = match.state.decision_of(self.seat)
        if d is None or match.state.over:
            raise Unmet(f"timeout {letter}", f"that {letter} is not asked; {stage.open_decisions()}")
        option: int | None = match.state.absent(d)
        if option not in d.options:
            option = match.game.lexicon.passive(d.kind, d.options)
        if option is None:
            raise Unmet(f"timeout {letter}", f"that the clock would draw one by chance; ask {stage.decision(d)}")
        stage.mark = len(match.events)
        match.play(self.seat, option)


class Refuse(Statement):
    """`refuse A attack:D SH-241`: handed in, refused by this rule (or one of several), and nothing has changed."""

    def __init__(self, play: Play, rules: list[str]) -> None:
        self.play = play
        self.rules = rules

    def run(self, stage: Stage) -> None:
        match = stage.match
        written = stage.written(self.play.seat, self.play.option, self.play.interrupt)
        expected = f"{written} refused by {'|'.join(self.rules)}"
        before, heard = digest_of(match.state), len(match.events)
        try:
            match.play(self.play.seat, self.play.option)
        except Refused as e:
            if e.refusal.rule not in self.rules:
                raise Unmet(expected, f"it refused by {e.refusal.rule} ({e.refusal.key})") from None
        else:
            raise Unmet(expected, "it allowed")
        if digest_of(match.state) != before or len(match.events) != heard:
            raise Unmet(f"{expected} without a trace", "the state changed")
