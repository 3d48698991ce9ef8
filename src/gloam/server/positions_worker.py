"""A process in which positions that people have written are read and tried out, before a table begins from one.

A text of anybody's may take long, or lead the rules to where they were never meant to be. Here neither delays nor
breaks anything: who waits too long for this process ends it.
"""

from __future__ import annotations

import msgspec

from gloam.core.game import OptionValue
from gloam.core.history import NOBODY
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import PositionError
from gloam.core.rng import ScriptError, seeded
from gloam.core.state import only
from gloam.scenario import Broken, Case, case_named
from gloam.scenario import read as cases_of
from gloam.server.mind_worker import CompanyFault, serve

FILE = "position"
"""What complaints call the text: `position:14: cannot set ...`."""

TRIALS = 3
DECISIONS = 150
"""So often the game is played on at random from a position, and so far."""


class Wanted(msgspec.Struct, frozen=True):
    """A position as it was written: one case of a scenario text, the first if it is not named."""

    game: str
    text: str
    case: str = ""


class SetUp(msgspec.Struct, frozen=True, tag="set-up"):
    """A position that a table can begin from, and how many seats and which options it has."""

    beginning: Beginning
    seats: int
    options: dict[str, OptionValue]


class Unfit(msgspec.Struct, frozen=True, tag="unfit"):
    """A text that is no position, or none to play from; `why` names the line."""

    why: str


Reply = SetUp | Unfit | CompanyFault


def reply_to(wanted: Wanted) -> Reply:
    try:
        found = set_up(wanted)
        msgspec.msgpack.encode(found)
        return found
    except Broken as e:
        return Unfit(str(e))
    except OverflowError:
        return Unfit(f"{FILE}: it has a number that is too large")
    except Exception as e:
        return CompanyFault(type(e).__name__)


def set_up(wanted: Wanted) -> SetUp:
    """What a text says. Raises Broken."""
    case = _case(wanted)
    begins = Beginning(0, position=case.position)
    here = f"{case.file}:{case.line}"
    try:
        match = Match(case.game, case.seats, begins, case.options)
        for trial in range(TRIALS):
            _try_out(match, trial)
    except PositionError as e:
        raise case.broken(e) from None
    except ScriptError as e:
        raise Broken(f"{here}: {e}") from None
    except Exception as e:
        raise Broken(f"{here}: the rules do not go on from this position: {type(e).__name__}") from e
    return SetUp(begins, case.seats, case.options)


def _case(wanted: Wanted) -> Case:
    cases = cases_of(wanted.text, FILE)
    game = cases[0].game.id
    if game != wanted.game:
        raise Broken(f"{FILE}: it is one of {game}, not of {wanted.game}")
    return case_named(cases, wanted.case)


def _try_out(match: Match, trial: int) -> None:
    """Look at it as everybody does, and play on at random."""
    played, rng = match.at(0), seeded(trial)
    for number in range(DECISIONS):
        if number in (0, DECISIONS - 1):
            for viewers in (NOBODY, *(only(seat) for seat in range(match.state.seats))):
                played.sight(viewers)
        if played.state.over:
            return
        d = played.state.pending[rng.below(len(played.state.pending))]
        played.play(d.seat, d.options[rng.below(len(d.options))])


def main() -> None:
    serve(reply_to)
