"""Reading entries: what is said, what the book does, and the triggers of a page (AF-040 to AF-047, 6.16)."""

from __future__ import annotations

from gloam.core.effects.program import NOTHING
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS, FIRST_TAG, LETTERS
from gloam.games.aftermath.content.tables import MAP_PAGE, PASSAGE_IDS, PROGRAMS, TAG_IDS
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.state import NOBODY_YET, Aftermath


def say(s: Aftermath, passage: int) -> None:
    """A text is read out to all, and stays readable."""
    if passage not in s.campaign.read:
        s.campaign.read.append(passage)
    s.announce(w.TOLD_READ, passage)


def program_of(s: Aftermath, entry: str) -> str:
    """The program of an entry of this page, with the variants that hold in this visit; "" if there is none."""
    data = s.data
    assert data is not None
    for i in range(len(data.variants) - 1, -1, -1):
        name = f"{s.page}-{entry}-{data.variants[i]}"
        if s.variants >> i & 1 and name in PROGRAMS:
            return name
    name = f"{s.page}-{entry}"
    return name if name in PROGRAMS else ""


def read_entry(s: Aftermath, entry: str, reader: int) -> None:
    """Push the step that reads an entry of this page, if there is one."""
    name = program_of(s, entry)
    if name:
        s.push(s.words.start(name, reader))


def read_named(s: Aftermath, program: str, reader: int = NOTHING) -> None:
    """Push the step that reads an entry by its full name (`100-5`), if it is written."""
    if program in PROGRAMS:
        s.push(s.words.start(program, reader))


def on_hand(s: Aftermath, reader: int) -> bool:
    """Whether whoever reads can feel what the entry does to its reader: not a character who has left the map or is
    defeated (AF-229)."""
    return reader >= 0 and (s.data is None or s.data.kind != MAP_PAGE or s.hero(reader).where == ON_PAGE)


def is_tested(s: Aftermath, reader: int) -> bool:
    """Whether a test of the book is taken: in a turn only by a reader who is on hand; else nothing comes of it, neither
    what success brings nor what failing does (AF-229)."""
    return s.turn == NOBODY_YET or on_hand(s, reader)


def exit_passage(s: Aftermath, letter: int) -> int:
    """The text of an exit, which everybody may read at any time (AF-046); -1 if it has none of that name."""
    name = program_of(s, f"exit-{LETTERS[letter]}")
    return PASSAGE_IDS.index(name) if name in PASSAGE_IDS else -1


def fire(s: Aftermath, on: str, reader: int) -> None:
    """Something happened: push the reactions of the page, the first of them on top."""
    data = s.data
    if data is None or not data.triggers:
        return
    for i in range(len(data.triggers) - 1, -1, -1):
        if data.triggers[i] == on:
            _react(s, i, reader)


def fire_at(s: Aftermath, on: str, space: int, reader: int) -> None:
    """The same for what happens in a space: triggers name a cell or a tag."""
    data = s.data
    if data is None or not data.triggers:
        return
    start = f"{on}:"
    for i in range(len(data.triggers) - 1, -1, -1):
        said = data.triggers[i]
        if said.startswith(start):
            place = said[len(start) :]
            if place in CELL_IDS:
                if s.chart.space[CELL_IDS.index(place)] == space:
                    _react(s, i, reader)
            elif s.is_marked(space, FIRST_TAG + TAG_IDS.index(place)):
                _react(s, i, reader)


def _react(s: Aftermath, trigger: int, reader: int) -> None:
    """A reaction of the page, if its condition holds and it is not used up (6.16)."""
    data = s.data
    assert data is not None
    if data.trigger_once[trigger] and s.fired >> trigger & 1:
        return
    name = f"{s.page}-trigger-{trigger + 1}"
    if not s.words.holds(s, name, "if", reader):
        return
    s.fired |= 1 << trigger
    s.push(s.words.start(name, reader))
