"""What a clock does for a player who does not answer: as little as the rules allow."""

from __future__ import annotations

from gloam.core.state import PASS, Decision
from gloam.games.halloween import words as w
from gloam.games.halloween.state import Halloween


def choice_of_absent(s: Halloween, d: Decision) -> int:
    """The most passive of the options; -1 where chance decides."""
    for option in (PASS, w.END, w.REST, w.STOP, w.REFUSE, w.DROP, w.STALK):
        if option in d.options:
            return option
    return -1
