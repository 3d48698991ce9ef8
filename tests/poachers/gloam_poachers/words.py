"""What can be chosen, asked, told and refused in Poachers."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.state import ARG_BITS
from gloam.core.words.lexicon import asks, does, refuses, tells

SNARE: Final[Annotated[int, does("place")]] = 1 << ARG_BITS
GO: Final[Annotated[int, does("place")]] = 2 << ARG_BITS

ASK_SNARE: Final[Annotated[int, asks("PO-101")]] = 0
ASK_MOVE: Final[Annotated[int, asks("PO-201", place="place", walks=("planned",))]] = 1

NIGHT: Final[Annotated[int, tells("PO-201", "number")]] = 0
SNARED: Final[Annotated[int, tells("PO-101", "place")]] = 1
PLANNED: Final[Annotated[int, tells("PO-203", "seat place")]] = 2
LANTERN: Final[Annotated[int, tells("PO-301", "place")]] = 3
CAUGHT: Final[Annotated[int, tells("PO-302", "seat place")]] = 4
FOUND: Final[Annotated[int, tells("PO-303", "place")]] = 5
TAKEN: Final[Annotated[int, tells("PO-305", "seat place")]] = 6
DAWN: Final[Annotated[int, tells("PO-402", "count:number")]] = 7
OMEN: Final[Annotated[int, tells("PO-206", "card")]] = 8
LONGER: Final[Annotated[int, tells("PO-207", "count:number")]] = 9
FARTHER: Final[Annotated[int, tells("PO-207", "count:number")]] = 10

SNARE_THERE: Final[Annotated[int, refuses("PO-101", "place")]] = 1 << ARG_BITS
NOBODY_THERE: Final[Annotated[int, refuses("PO-101", "place")]] = 2 << ARG_BITS
NO_WAY: Final[Annotated[int, refuses("PO-202", "place")]] = 3 << ARG_BITS
OVER: Final[Annotated[int, refuses("PO-405")]] = 4 << ARG_BITS
IN_CUSTODY: Final[Annotated[int, refuses("PO-304", says="caught")]] = 5 << ARG_BITS
NOT_NOW: Final[Annotated[int, refuses("PO-201")]] = 6 << ARG_BITS
