"""`gloam tables`: lists the tables of a server, and archives or removes those that nobody needs any more."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import BadInput, Command, number

if TYPE_CHECKING:
    from gloam.store.archive import Row
    from gloam.store.store import Store

DATABASE = "gloam.db"
DAY = 86_400_000
WHAT = {
    "list": "show all tables, the latest used first",
    "archive": "write the logs of tables into files, and take them out of the database",
    "remove": "take tables out of the database for good",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=WHAT, metavar="list|archive|remove", help="; ".join(WHAT.values()))
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="these tables (default of list: all)")
    parser.add_argument(
        "--unused", metavar="DAYS", type=number(0, "days"), help="all that nobody has used for so many days"
    )
    parser.add_argument("--data", metavar="DIR", help="where games are kept (default: your data folder)")
    parser.add_argument("--database", metavar="URL", help="a database in place of the file in the data folder")


def run(arguments: argparse.Namespace) -> int:
    if arguments.action != "list" and not arguments.tables and arguments.unused is None:
        raise BadInput(f"say which tables to {arguments.action}: by name, or with --unused DAYS")
    from gloam.server.run import data_place
    from gloam.store.errors import StoreError
    from gloam.store.store import open_store

    folder = data_place(arguments.data).resolve()
    address = arguments.database or f"sqlite:///{folder / DATABASE}"
    file = Path(address.removeprefix("sqlite:///"))
    if address.startswith("sqlite:///") and not file.is_file():
        # Whoever mistypes a folder is told so; a database is made by a server only.
        raise BadInput(f"no server keeps its tables in {file.parent}: there is no {file.name}")
    try:
        store = open_store(address)
        try:
            return _do(arguments, store, folder)
        finally:
            store.close()
    except StoreError as e:
        raise BadInput(str(e)) from None


def _do(arguments: argparse.Namespace, store: Store, folder: Path) -> int:
    from gloam.store.archive import ARCHIVE, archived, chosen

    now = time.time_ns() // 1_000_000
    before = None if arguments.unused is None else now - arguments.unused * DAY
    listing = arguments.action == "list"
    rows = chosen(store, arguments.tables, before, campaigns=listing)
    match arguments.action:
        case "list":
            free = {row.table for row in store.rows(free=True).result()}
            for row in rows:
                print(_line(row, now) + ("" if row.table in free else "  (of a campaign)"))
        case "archive":
            for row in rows:
                print(archived(store, row, folder / ARCHIVE))
        case "remove":
            for row in rows:
                store.remove(row.table, row.length).result()
                print(row.table)
    print(f"gloam: {len(rows)} {'table' if len(rows) == 1 else 'tables'}", file=sys.stderr)
    return 0


def _line(row: Row, now: int) -> str:
    days = max(0, now - row.touched) // DAY
    return f"{row.table}  {row.phase:8} {row.game:16} {row.length:6} entries  unused for {days} d  {row.host}"


COMMAND = Command("tables", "list, archive and remove the tables of a server", arguments, run)
