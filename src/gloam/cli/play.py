"""`gloam play`: the web table. Starts the server and opens a browser."""

from __future__ import annotations

import argparse
import sys
from urllib.parse import urlsplit

from gloam.cli.common import BadInput, Command, add_content, number, use_content

PORT = 8321


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="where games are kept (default: your data folder)")
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="listen on (default: this machine only)")
    parser.add_argument(
        "--port",
        metavar="P",
        type=number(0, "the port"),
        default=PORT,
        help=f"the next free one is taken if it is in use (default: {PORT})",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--database", metavar="URL", help="a database in place of the file in the data folder")
    parser.add_argument("--public", metavar="URL", default="", help="the address people use, behind a proxy")
    add_content(parser)
    parser.add_argument(
        "--archive-after",
        metavar="DAYS",
        type=number(0, "the days"),
        default=0,
        help="put tables that nobody has used for so long into files (default: never)",
    )
    parser.add_argument("--access-log", action="store_true", help="print every request, without query and token")


def run(arguments: argparse.Namespace) -> int:
    if arguments.port > 65_535:
        raise BadInput(f"a port is a number from 0 to 65535, not {arguments.port}")
    if arguments.public and urlsplit(arguments.public).scheme not in ("http", "https"):
        raise BadInput(f"--public is an address such as https://gloam.example, not {arguments.public!r}")
    use_content(arguments)
    from gloam.server.config import Config
    from gloam.server.run import CannotServe, bound, data_folder, held, serve
    from gloam.store.archive import ARCHIVE
    from gloam.store.errors import StoreError
    from gloam.store.holding import held_database

    try:
        folder = data_folder(arguments.data)
        database = arguments.database or f"sqlite:///{folder / 'gloam.db'}"
        with held(folder), held_database(database), bound(arguments.host, arguments.port) as listening:
            port = listening.getsockname()[1]
            if arguments.port not in (0, port):
                say(f"port {arguments.port} is in use; taking {port}")
            config = Config(
                database=database,
                host=arguments.host,
                public=arguments.public,
                archive=str(folder / ARCHIVE),
                archive_after=arguments.archive_after,
                access_log=arguments.access_log,
            )
            serve(config, listening, say, browser=not arguments.no_browser)
    except (CannotServe, StoreError) as e:
        raise BadInput(str(e)) from None
    return 0


def say(line: str) -> None:
    print(f"gloam: {line}", file=sys.stderr, flush=True)


COMMAND = Command("play", "play in the browser, with friends and bots", arguments, run)
