"""`gloam play` as people start it: in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from gloam.cli import main
from gloam.server.run import CannotServe, address, bound, data_folder

COMMAND = [sys.executable, "-P", "-c", "import sys; from gloam.cli import main; sys.exit(main())", "play"]
Start = Callable[..., tuple[subprocess.Popen[str], list[str], str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server; gives the process, what it said until it was ready, and its address."""
    processes: list[subprocess.Popen[str]] = []

    def run(*arguments: str) -> tuple[subprocess.Popen[str], list[str], str]:
        process = subprocess.Popen(
            [*COMMAND, "--no-browser", "--data", str(tmp_path / "data"), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            text=True,
        )
        processes.append(process)
        assert process.stderr is not None
        said: list[str] = []
        for line in process.stderr:
            said.append(line)
            if found := re.search(r"the tables are at (http\S+)", line):
                return process, said, found.group(1)
        raise AssertionError("".join(said))

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def test_it_says_where_it_is_and_stops_when_asked(start: Start, tmp_path: Path) -> None:
    process, said, where = start("--port", "0")
    assert len(said) == 1
    assert httpx.get(f"{where}healthz").text == "ok\n"
    assert "gloam" in httpx.get(where).text
    assert (tmp_path / "data" / "gloam.db").exists()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0  # for this user alone
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "gloam: stopped\n")


def test_a_port_that_is_taken(start: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        _, said, where = start("--port", str(port))
        assert re.fullmatch(rf"gloam: port {port} is in use; taking \d+\n", said[0])
        assert httpx.get(f"{where}healthz").status_code == 200


def test_two_servers_on_one_folder(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start("--port", "0")
    assert main(["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("gloam: another gloam serves ")


def test_two_servers_on_one_database(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From other folders, and by another name of the same file. Once the first is gone, it can be served."""
    place = tmp_path / "tables.db"
    first, _, _ = start("--port", "0", "--database", f"sqlite:///{place}")
    (tmp_path / "linked.db").symlink_to(place)
    command = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "other")]
    for name in ("tables.db", "linked.db"):
        assert main([*command, "--database", f"sqlite:///{tmp_path / name}"]) == 2
        [line] = capsys.readouterr().err.splitlines()
        assert line == f"gloam: another gloam serves {tmp_path / name}; stop it, or name another database"
    first.kill()
    first.wait()
    start("--port", "0", "--database", f"sqlite:///{place}")


@pytest.mark.parametrize("open_ones", [[], ["silent"], ["head"], ["body"], ["body", "head", "silent"]])
def test_a_server_that_is_told_to_end_ends_in_order(start: Start, open_ones: list[str]) -> None:
    """Whatever is half said: no traceback, and no death by the signal."""
    process, _, where = start("--port", "0")
    half = {
        "silent": b"",
        "head": b"POST /api/tables HTTP/1.1\r\nHost: loc",
        "body": b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"game"',
    }
    url = httpx.URL(where)
    lines = []
    try:
        for one in open_ones:
            lines.append(socket.create_connection((url.host, url.port or 80)))
            lines[-1].sendall(half[one])
        assert httpx.get(f"{where}healthz").text == "ok\n"  # what was said before has been heard
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=20)
    finally:
        for line in lines:
            line.close()
    assert (process.returncode, out, err) == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--port", "70000"], "a port is a number from 0 to 65535, not 70000"),
        (["--port", "x"], "argument --port: 'x' is not a whole number"),
        (["--host", "no.such.host.invalid"], "there is no address 'no.such.host.invalid' here: "),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1 port "),
        (["--host", "x" * 80], "there is no address "),
        (["--public", "gloam.example"], "--public is an address such as https://gloam.example, not 'gloam.example'"),
        (["--database", "nonsense"], "this is not the address of a database"),
        (["--database", "cobol://x"], "cobol"),
        (["--data", "/dev/null"], "cannot use /dev/null for data: "),
        (["--data", "/proc/gloam"], "cannot use /proc/gloam for data: "),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], expected: str
) -> None:
    assert main(["play", "--no-browser", "--data", str(tmp_path), *arguments]) == 2
    heard = capsys.readouterr()
    [line] = heard.err.splitlines()
    assert line.startswith("gloam: ")
    assert expected in line


def test_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder(None) == tmp_path / "gloam"
    assert data_folder(str(tmp_path / "a" / "b")) == tmp_path / "a" / "b"


def test_no_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.run.PORTS_TRIED", 1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe, match="is free"):
            bound("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")])
def test_the_address_to_type(host: str, shown: str) -> None:
    try:
        listening = bound(host, 0)
    except CannotServe:
        assert host == "::1"  # a machine without IPv6
        return
    with listening:
        assert address(listening) == f"http://{shown}:{listening.getsockname()[1]}/"
