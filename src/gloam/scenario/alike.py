"""`same for C: another case`: two cases that a viewer cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gloam.core.match import Match
from gloam.core.positions.written import leaves, written
from gloam.core.state import hears
from gloam.core.value import to_plain
from gloam.scenario.result import Unmet
from gloam.scenario.statement import Stage, Statement, viewer_name

if TYPE_CHECKING:
    from gloam.scenario.file import Case


class Same(Statement):
    """All that these viewers see now, and all they were ever told, is as at the end of the other case."""

    other: Case

    def __init__(self, viewer: int, name: str) -> None:
        self.viewer = viewer
        self.name = name

    def run(self, stage: Stage) -> None:
        difference = self.difference(stage)
        if difference:
            raise Unmet(f"the same for {viewer_name(self.viewer)} as in {self.name!r}", difference)

    def difference(self, stage: Stage) -> str:
        """What these viewers could tell the two cases apart by; "" if by nothing."""
        here, there = stage.match, stage.perform(self.other)
        return (
            _difference("told", _told(here, self.viewer), _told(there, self.viewer))
            or _difference("shown", _shown(here, self.viewer), _shown(there, self.viewer))
            or _difference("known", _known(here, self.viewer), _known(there, self.viewer))
        )


class Differs(Same):
    """`differs for C: another case`: these viewers can tell the two apart, by what they were told, see or know."""

    def run(self, stage: Stage) -> None:
        if not self.difference(stage):
            who = viewer_name(self.viewer)
            raise Unmet(
                f"something that differs for {who} from {self.name!r}", "all that it sees and was told the same"
            )


def _told(match: Match, seats: int) -> Any:
    """What was told to them, event by event as words."""
    viewers = match.state.sharing(seats)
    lexicon = match.game.lexicon
    heard = [lexicon.event(note) for note in match.events if hears(viewers, note.audience)]
    return [f"{phrase.key.removeprefix('event-')} {written(phrase.facts)}" for phrase in heard]


def _shown(match: Match, seats: int) -> Any:
    return msgspec.to_builtins(match.sight(seats))


def _known(match: Match, seats: int) -> Any:
    """What a mind in their place is handed: this catches what no view shows."""
    state = match.state
    return to_plain(state.masked(state.sharing(seats)))


def _difference(what: str, here: Any, there: Any) -> str:
    """The first place where two pieces of plain data differ; "" where they do not."""
    if here == there:
        return ""
    ours, theirs = dict(leaves({what: here}, lists=True)), dict(leaves({what: there}, lists=True))
    for path in [*ours, *theirs]:
        if ours.get(path, _MISSING) != theirs.get(path, _MISSING):
            mine, other = (written(x[path]) if path in x else "nothing" for x in (ours, theirs))
            return f"{'.'.join(map(str, path))} is {mine} here and {other} there"
    return f"{what} differs"


_MISSING = object()
