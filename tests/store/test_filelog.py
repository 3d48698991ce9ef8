"""A log in a file: what was appended is there, whatever happens then; nobody else reads it, nobody else writes it."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from gloam.store.errors import OtherFormat, OutOfStep, StoreError
from gloam.store.filelog import FileLog, InUse, looked_at
from gloam.table.entries import Entry, Made, Said
from gloam.table.wire import Settings

MADE = Made(0, "t1", "ballot", 3, 1, {}, Settings(), "")


def said(number: int) -> list[Entry]:
    return [Said(number, "A", "table", f"line {number}", -1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log of two entries."""
    log = FileLog.create(tmp_path / "a.log", [MADE])
    log.append(1, said(1))
    log.close()
    return log.path


def test_what_was_appended_is_there(path: Path) -> None:
    log = FileLog.open(path)
    assert log.entries == [MADE, *said(1)]
    assert not log.torn
    log.append(2, said(2))
    log.close()
    assert FileLog.open(path).entries == [MADE, *said(1), *said(2)]


def test_it_is_for_its_owner_only(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [entry.name for entry in path.parent.iterdir()] == ["a.log"]


@pytest.mark.parametrize("torn", [b"{", b'{"type":"said","at":3', b'{"type":"started","at":3}', b"\xff\xfe"])
def test_a_torn_line_is_dropped(path: Path, torn: bytes) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    log = FileLog.open(path)
    assert (log.torn, len(log.entries)) == (True, 2)
    assert path.read_bytes() == whole
    log.append(2, said(2))
    log.close()
    assert len(FileLog.open(path).entries) == 3


def test_a_line_that_is_damaged_is_named_and_not_repeated(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b'{"type":"secret"}\n')
    with pytest.raises(StoreError, match=r"a\.log is damaged in line 3$"):
        FileLog.open(path)


@pytest.mark.parametrize("text", [b"", b"hello\n", b'{"a":1}\n', b'{"type":"made","game":"ballot"'])
def test_what_is_no_log(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "x").write_bytes(text)
    with pytest.raises(StoreError, match="is no log of a table"):
        FileLog.open(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == text


def test_another_format(path: Path) -> None:
    path.write_bytes(b'{"type":"made","game":"ballot","seats":3,"gloam":1,"more":{}}\n{"type":"odd"}\n')
    with pytest.raises(OtherFormat):
        FileLog.open(path)
    stamp, entries, _ = looked_at(path)
    assert (stamp.game, stamp.gloam, entries) == ("ballot", 1, [])


def test_two_do_not_write_the_same_log(path: Path) -> None:
    log = FileLog.open(path)
    with pytest.raises(InUse, match="is being played in another terminal"):
        FileLog.open(path)
    assert looked_at(path)[2]
    log.close()
    assert not looked_at(path)[2]
    FileLog.open(path).close()


def test_a_log_that_begins_is_locked_too(tmp_path: Path) -> None:
    FileLog.create(tmp_path / "a.log", [MADE])
    with pytest.raises(InUse):
        FileLog.open(tmp_path / "a.log")


def test_an_existing_file_is_left_alone(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        FileLog.create(path, [MADE])
    assert path.read_bytes() == before


def test_only_what_continues_it_is_appended(path: Path) -> None:
    log = FileLog.open(path)
    with pytest.raises(OutOfStep):
        log.append(1, said(5))
    assert len(log.entries) == 2


def test_a_full_disk_keeps_all_or_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = FileLog.open(path)
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(StoreError, match=r"a\.log cannot be written: No space left on device"):
            log.append(2, said(2))
        with pytest.raises(StoreError):
            FileLog.create(path.with_name("b.log"), [MADE])
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == ["a.log"]
    log.append(2, said(2))
    assert path.read_bytes().startswith(before)


def test_every_append_is_on_the_disk_before_it_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    log = FileLog.open(path)
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(path.read_bytes()))
    log.append(2, said(2))
    assert [text.count(b"\n") for text in synced] == [3]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written: No such file or directory"):
        FileLog.create(tmp_path / "no" / "a.log", [MADE])
    with pytest.raises(StoreError, match="cannot be opened: No such file or directory"):
        FileLog.open(tmp_path / "a.log")
