"""How a server is run, and what it lets one address or one connection do."""

from __future__ import annotations

import os

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


class Limits(msgspec.Struct, frozen=True):
    """Generous for people, firm for floods. Sizes are bytes, times seconds."""

    body: int = 65_536
    message: int = 8_192
    requests: Rate = Rate(240, 40)
    """Of one address: a page with its texts is about twenty."""

    tables: Rate = Rate(30, 1 / 60)
    """New tables of one address."""

    messages: Rate = Rate(40, 10)
    """Of one connection."""

    talk: Rate = Rate(6, 0.5)
    """Lines of one seat, however they come."""

    hints: Rate = Rate(10, 0.5)
    """Of one seat: a mind has to think for each."""

    replays: Rate = Rate(60, 5)
    """Moments of finished games that one person looks at, endings, records and accounts; of those who hold no seat, one
    address. For each a game is played again, or a log is read."""

    replays_of_address: Rate = Rate(120, 10)
    """The same of one address, whoever asks: it may hold many persons."""

    seating: Rate = Rate(60, 0.2)
    """Changes of the seats of one table: sitting down, leaving, minds, wishes."""

    notes: Rate = Rate(30, 1)
    """Times that one person's notes are kept."""

    position_seconds: float = 10.0
    """That it may take to read a position which somebody has written, and to try it out."""

    notes_size: int = 16_384
    """Of one person's notes and marks together."""

    onlookers_of_table: int = 64
    """WebSockets without a seat. Whoever holds one is never kept out by those who only look."""

    sockets_of_person: int = 8
    """Of one person at one table: phone, laptop, and pages that have not noticed yet that they are gone."""

    greeting_of_address: int = 64
    """WebSockets that have not said hello yet."""

    onlookers_of_address: int = 256
    players_of_address: int = 512
    hello: float = 10.0
    """Until the first message of a WebSocket."""

    lines_of_address: int = 128
    """Connections that are no WebSockets. A proxy on this machine (`--public`) counts for itself."""

    nonsense: Rate = Rate(60, 5)
    """Connections of one address on which something came that is no HTTP. More of them are closed without a word."""

    head_seconds: float = 10.0
    """Until the head of a request is there, from its first byte or from connecting."""

    body_seconds: float = 20.0
    """Until its body is there."""

    log: int = 50_000
    """Entries of one table: a long game has a few thousand. Talk and changes of seats end a tenth earlier."""

    listed_of_address: int = 5
    """Open tables in the public list that one address has made."""

    backlog: int = 256
    """Messages waiting for a connection that does not read; it is closed then, and resumes later."""

    addresses: int = 20_000
    """Remembered at a time; the least recent ones are forgotten."""


class Config(msgspec.Struct, frozen=True):
    """`public` is the address that people use where that is not the one bound to: behind a proxy."""

    database: str
    host: str = "127.0.0.1"
    public: str = ""
    limits: Limits = Limits()
    workers: int = 0
    """Processes in which minds think; 0: as many as fit this machine."""

    think: float = 20.0
    """Seconds that a mind may think; then a random legal choice is taken for it."""

    idle: float = 300.0
    """Seconds after which a table that nobody uses leaves memory."""

    archive: str = ""
    """The folder into which tables go that nobody has used for `archive_after` days; "" for none."""

    archive_after: int = 0
    """0: never."""

    access_log: bool = False

    @property
    def mind_workers(self) -> int:
        return self.workers or max(1, min(8, (os.cpu_count() or 2) - 1))
