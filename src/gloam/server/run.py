"""Running a server: a socket, a database, a process that stops in order."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import uvicorn

from gloam.server.app import make_app
from gloam.server.config import Config
from gloam.server.guard import Guard
from gloam.server.lines import Socket, line_class
from gloam.store.store import open_store

PORTS_TRIED = 50
THIS_MACHINE = "127.0.0.1,::1,::ffff:127.0.0.1"
GRACE = 3
"""Seconds that open requests get when the server stops."""


class CannotServe(Exception):
    """Something that the person who starts the server has to correct; one line."""


def data_place(wanted: str | None) -> Path:
    """Where the database is: in the folder asked for, or at the usual place of this user."""
    if wanted is not None:
        return Path(wanted)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(home) / "gloam" if home else Path.home() / ".local" / "share" / "gloam"


def data_folder(wanted: str | None) -> Path:
    """The folder for the database, made if it is not there."""
    folder = data_place(wanted)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as e:
        raise CannotServe(f"cannot use {folder} for data: {e.strerror}") from None
    return folder.resolve()


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """Only one server at a time may write to a folder; the system lets go of the lock when it dies."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    try:
        lock = os.open(folder / "gloam.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as e:
        raise CannotServe(f"cannot write to {folder}: {e.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise CannotServe(f"another gloam serves {folder}; stop it, or name another folder with --data") from None
    else:
        yield
    finally:
        os.close(lock)


def bound(host: str, port: int) -> socket.socket:
    """A socket on the first free port from `port` on; 0 takes any."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as e:
        reason = e.strerror if isinstance(e, OSError) else "not a host name"
        raise CannotServe(f"there is no address {host!r} here: {reason}") from None
    family, kind, protocol, _, place = found[0]
    for tried in range(port, min(port + (PORTS_TRIED if port else 1), 65_536)):
        listening = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            # Takes over from a server that died a moment ago, never from one that lives.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((place[0], tried, *place[2:]))
            # Two servers could bind the same port and quarrel only when they listen.
            listening.listen(2048)
        except OSError as e:
            listening.close()
            if e.errno not in _TAKEN:
                raise CannotServe(f"cannot listen on {host} port {tried}: {e.strerror}") from None
        else:
            return listening
    raise CannotServe(f"no port from {port} on is free on {host}")


def _taken_codes() -> set[int]:
    import errno

    return {errno.EADDRINUSE, errno.EACCES} if sys.platform == "win32" else {errno.EADDRINUSE}


_TAKEN = _taken_codes()


def address(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Server(uvicorn.Server):
    """Says when it is ready. When it is stopped, it shuts down cleanly and says so."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if sig == signal.SIGTERM:
            # Else it would be raised again after everything is closed, and the process would die of it.
            self._captured_signals.remove(sig)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def uvicorn_config(app: object, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=line_class(config, app.metrics if isinstance(app, Guard) else None),
        ws=Socket,
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,  # it would write queries; ours does not
        server_header=False,
        proxy_headers=bool(config.public),
        # Believed about addresses: a proxy on this machine, however it connects, unless the operator names others.
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE),
        timeout_graceful_shutdown=GRACE,
    )


def logging_to_stderr(access_log: bool) -> None:
    """Faults, and requests if they are wanted; never a token, never a query."""
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    if access_log:
        logging.getLogger("gloam.access").setLevel(logging.INFO)


def collect_seldom() -> None:
    """Look for garbage that holds itself together less often. A decision makes thousands of small things, nearly none
    of them in circles, while what tables keep is looked through each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(config: Config, listening: socket.socket, say: Callable[[str], None], browser: bool) -> None:
    """Serve until somebody stops it. Raises StoreError if the database cannot be used."""
    logging_to_stderr(config.access_log)
    store = open_store(config.database)
    where = config.public or address(listening)

    def ready() -> None:
        say(f"the tables are at {where} (Ctrl-C stops the server)")
        if browser:
            # A browser that starts in the foreground must not hold the server up.
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    server = _Server(uvicorn_config(make_app(config, store), config), ready)
    collect_seldom()
    server.run(sockets=[listening])
