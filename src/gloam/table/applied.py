"""The result of a request to a table."""

from __future__ import annotations

import msgspec

from gloam.core.words.lexicon import Phrase
from gloam.table.entries import Entry


class Applied(msgspec.Struct, frozen=True, gc=False):
    """A request was accepted: these entries, already applied, continue the log at number `first`.

    They must be durable before anybody is told. `number` is the request's entry as its seat counts, for the
    acknowledgement; `repeated` says that it was applied long ago, so there are no entries. `held`: the answer waits for
    its private window to close; it comes out of `Clocks.expire` with its id, and only then may it be acknowledged.
    `done` is how many decisions of a chain were taken, and `stopped` why it did not go on; a repeated request is told
    the first only. `audience` is the mask of seats that the entries concern, -1 for everybody; nobody else may notice
    them.
    """

    first: int
    entries: list[Entry] = []
    number: int = 0
    repeated: bool = False
    held: bool = False
    audience: int = 0
    done: int = 1
    stopped: Phrase | None = None
