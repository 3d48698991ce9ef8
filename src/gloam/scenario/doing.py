"""Lines that do something: script the dice and piles, and hand in decisions."""

from __future__ import annotations

from gloam.core.match import digest_of
from gloam.core.state import NOBODY, Refused
from gloam.core.words.lexicon import seat_letter
from gloam.scenario.result import Unmet
from gloam.scenario.statement import Stage, Statement


class Fix(Statement):
    """`dice d4=2 d6=4` and `pile white = axe, bat`: the next draws with these names."""

    def __init__(self, draws: list[tuple[str, list[int]]]) -> None:
        self.draws = draws

    def run(self, stage: Stage) -> None:
        for name, values in self.draws:
            stage.match.fix(name, values)
        self.note(stage)

    def note(self, stage: Stage) -> None:
        """Say where the draws were scripted, in case nobody draws them."""
        for name, _ in self.draws:
            stage.scripted[name] = self.line


class PlayOption(Statement):
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

    def __init__(self, play: PlayOption) -> None:
        self.play = play

    def run(self, stage: Stage) -> None:
        d = stage.match.state.decision_of(self.play.seat)
        if d is not None and d.step.counsel() == NOBODY:
            written = stage.written(self.play.seat, self.play.option, interrupt=False)
            raise Unmet(f"propose {written}", f"that {seat_letter(self.play.seat)} decides alone; {stage.decision(d)}")
        self.play.run(stage)


class PlayTogether(Statement):
    """`together C! reveal, B! reveal`: handed in at the same moment, taken in the order the rules give."""

    def __init__(self, interrupts: list[PlayOption]) -> None:
        self.interrupts = interrupts

    def run(self, stage: Stage) -> None:
        stage.mark = len(stage.match.events)
        order = stage.match.state.interrupt_order()
        for play in sorted(self.interrupts, key=lambda p: order.index(p.seat) if p.seat in order else len(order)):
            stage.play(play.seat, play.option, interrupt=True)


class Settle(Statement):
    """`settle`: every seat with only one option takes it, until somebody has a choice; `settle A,C`: only these do."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def run(self, stage: Stage) -> None:
        state = stage.match.state
        while not state.over:
            mine = [d for d in state.pending if self.seats >> d.seat & 1]
            forced = next((d for d in mine if len(d.options) == 1), None)
            if forced is None:
                return
            stage.take(forced.seat, forced.options[0])


class Timeout(Statement):
    """`timeout B`: B does not answer, and the clock chooses; `timeout B go:mill`: where chance decides, this."""

    def __init__(self, seat: int, drawn: int | None) -> None:
        self.seat = seat
        self.drawn = drawn

    def run(self, stage: Stage) -> None:
        match, letter = stage.match, seat_letter(self.seat)
        d = match.state.decision_of(self.seat)
        if d is None or match.state.over:
            raise Unmet(f"timeout {letter}", f"that {letter} is not asked; {stage.open_decisions()}")
        option: int | None = match.state.absent(d)
        if option not in d.options:
            option = match.game.lexicon.passive(d.kind, d.options)
        write = match.game.lexicon.write
        if option is None and self.drawn is None:
            raise Unmet(f"timeout {letter}", f"that the clock would draw one by chance; ask {stage.decision(d)}")
        if option is None and self.drawn in d.options:
            option = self.drawn
        if option is None or self.drawn not in (None, option):
            open_ = f"the clock choose {write(option)}" if option is not None else f"ask {stage.decision(d)}"
            raise Unmet(f"timeout {letter} {write(self.drawn or 0)}", open_)
        stage.mark = len(match.events)
        stage.take(self.seat, option)


class TakeBackPlan(Statement):
    """`take back A`: A takes its last decision back, which was a plan; all is as it was before."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, stage: Stage) -> None:
        why = stage.why_it_stands(self.seat)
        if why:
            raise Unmet(f"take back {seat_letter(self.seat)}", f"that it stands ({why})")
        stage.take_back(self.seat)
        stage.mark = len(stage.match.events)


class RefuseTakeBack(Statement):
    """`refuse take back A looked`: what A did last stands, for this reason (or for any)."""

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why

    def run(self, stage: Stage) -> None:
        why = stage.why_it_stands(self.seat)
        if not why or self.why not in ("", why):
            expected = f"take back {seat_letter(self.seat)} refused{f' ({self.why})' if self.why else ''}"
            raise Unmet(expected, f"that it stands ({why})" if why else "that it can be taken back")


class Refuse(Statement):
    """`refuse A attack:D SH-241`: handed in, refused by this rule (or one of several), and nothing has changed. Without
    a rule any will do."""

    def __init__(self, play: PlayOption, rules: list[str]) -> None:
        self.play = play
        self.rules = rules

    def run(self, stage: Stage) -> None:
        match = stage.match
        written = stage.written(self.play.seat, self.play.option, self.play.interrupt)
        expected = f"{written} refused by {'|'.join(self.rules) or 'some rule'}"
        before, heard = digest_of(match.state), len(match.events)
        try:
            match.play(self.play.seat, self.play.option)
        except Refused as e:
            why = match.explained(e)
            if self.rules and why.rule not in self.rules:
                raise Unmet(expected, f"it refused by {why.rule} ({why.key})") from None
        else:
            raise Unmet(expected, "it allowed")
        if digest_of(match.state) != before or len(match.events) != heard:
            raise Unmet(f"{expected} without a trace", "the state changed")
