"""The log of one table in a file. Each entry is one line, fsynced before anyone is told.

A log holds the seed, and so everybody's secrets; only its owner may read the file. A crash during an append leaves a
line without a newline that nobody was told about; it is dropped when the log is opened again.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from gloam.core.records.record import FORMAT
from gloam.store.errors import OtherFormat, OutOfStep, StoreError
from gloam.table.entries import Entry

OWNER_ONLY = 0o600


class Stamp(msgspec.Struct):
    """What the first line of a log says in every format: which game it is, and in which format."""

    game: str
    seats: int
    gloam: int = FORMAT


class _Making(msgspec.Struct):
    type: str


_stamp = msgspec.json.Decoder(Stamp)
_making = msgspec.json.Decoder(_Making)
_entry = msgspec.json.Decoder(Entry)
_encode = msgspec.json.Encoder().encode


class InUse(StoreError):
    """Another process has this log open."""


class FileLog:
    """An open log. Nobody else can open it to write until it is closed, or its process has ended."""

    def __init__(self, path: Path, descriptor: int, entries: list[Entry], torn: bool = False) -> None:
        """`torn`: the last line had no end and was dropped. Use `create` and `open`."""
        self.path = path
        self.entries = entries
        self.torn = torn
        self._descriptor = descriptor
        self._length = os.fstat(descriptor).st_size

    @classmethod
    def create(cls, path: Path, entries: Iterable[Entry]) -> FileLog:
        """A log with its first entries. It appears under its name in one piece; an existing file is left alone."""
        kept = list(entries)
        # Not under its own name before it is whole: a crash leaves no log without a deal.
        making = path.with_name(f".{path.name}.{os.getpid()}")
        with _explained(path, "written"):
            if path.exists():
                raise StoreError(f"{path} exists already")
            descriptor = os.open(making, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_APPEND, OWNER_ONLY)
            try:
                _lock(descriptor, path)
                log = cls(path, descriptor, [])
                log.append(0, kept)
                making.rename(path)
                _sync_folder(path.parent)
            except BaseException:
                os.close(descriptor)
                making.unlink(missing_ok=True)
                raise
        return log

    @classmethod
    def open(cls, path: Path) -> FileLog:
        """Go on with a log. Raises InUse, OtherFormat, and StoreError for a file that is damaged or no log."""
        with _explained(path, "opened"):
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND)
            try:
                _lock(descriptor, path)
                text = path.read_bytes()
                whole = text[: text.rfind(b"\n") + 1]
                entries = decoded(path, whole)
                if len(whole) < len(text):
                    os.ftruncate(descriptor, len(whole))
                    os.fsync(descriptor)
                return cls(path, descriptor, entries, torn=len(whole) < len(text))
            except BaseException:
                os.close(descriptor)
                raise

    def append(self, first: int, entries: list[Entry]) -> None:
        """Continue a log of `first` entries; on the disk when this returns. Raises StoreError, having kept nothing."""
        if first != len(self.entries):
            raise OutOfStep(f"{self.path} has {len(self.entries)} entries, not {first}")
        data = b"".join(_encode(entry) + b"\n" for entry in entries)
        with _explained(self.path, "written"):
            try:
                written = 0
                while written < len(data):
                    written += os.write(self._descriptor, data[written:])
                os.fsync(self._descriptor)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(self._descriptor, self._length)
                raise
        self._length += len(data)
        self.entries += entries

    def rename(self, path: Path) -> None:
        """Give the file another name in its folder; it stays open. If that fails, it keeps the one it has."""
        with contextlib.suppress(OSError):
            self.path = self.path.rename(path)

    def close(self) -> None:
        """Others may go on with it."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def looked_at(path: Path) -> tuple[Stamp, list[Entry], bool]:
    """What a log says, without going on with it: its stamp, its entries (none in another format), and whether it is
    in use. Raises StoreError."""
    with _explained(path, "read"):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            in_use = False
            try:
                _lock(descriptor, path, shared=True)
            except InUse:
                in_use = True
            text = path.read_bytes()
        finally:
            os.close(descriptor)
    whole = text[: text.rfind(b"\n") + 1]
    stamp = _stamped(path, whole)
    return stamp, decoded(path, whole) if stamp.gloam == FORMAT else [], in_use


def is_log(path: Path) -> bool:
    """Whether a file is the log of a table, in whatever format: its first line is the making of one."""
    try:
        with path.open("rb") as file:
            return _making.decode(file.readline()).type == "made"
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def decoded(path: Path, whole: bytes) -> list[Entry]:
    """The entries of whole lines."""
    stamp = _stamped(path, whole)
    if stamp.gloam != FORMAT:
        raise OtherFormat(f"{path} is a log of format {stamp.gloam}; this gloam plays format {FORMAT}")
    entries: list[Entry] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            entries.append(_entry.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError):
            # What the line holds is not repeated: it may be a secret.
            raise StoreError(f"{path} is damaged in line {number}") from None
    return entries


def _stamped(path: Path, whole: bytes) -> Stamp:
    """Before anything else is read: entries of another format have other fields."""
    try:
        return _stamp.decode(whole.partition(b"\n")[0])
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise StoreError(f"{path} is no log of a table") from None


@contextlib.contextmanager
def _explained(path: Path, what: str) -> Iterator[None]:
    try:
        yield
    except OSError as e:
        raise StoreError(f"{path} cannot be {what}: {e.strerror or e}") from None


def _lock(descriptor: int, path: Path, shared: bool = False) -> None:
    """A lock that ends with its process, however that ends."""
    try:
        import fcntl
    except ImportError:  # where there is none, nobody is kept from harming themselves
        return
    try:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse(f"{path} is being played in another terminal") from None


def _sync_folder(folder: Path) -> None:
    """The name of a file is on the disk when its folder is."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
