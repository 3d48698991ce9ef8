"""A disk that is full, a file system that is read-only, a database that is damaged: who runs the server is told."""

from __future__ import annotations

import logging
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gloam.server.metrics import named
from gloam.store.faults import Faults
from gloam.table.entries import Said

PAGE = 4_096
TABLES = 8


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file grows beyond what the journal of the database has already: every write to it fails, really."""
    size = (folder / "gloam.db-wal").stat().st_size
    assert size > 20 * PAGE
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def errors(server: Any) -> int:
    line = next(x for x in server.http.get("/metrics").text.splitlines() if x.startswith("gloam_store_errors_total "))
    return int(line.split()[1])


def health(server: Any) -> int:
    return int(server.request("GET", "/healthz").status_code)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_full_disk(serving: Callable[..., Any], tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = serving()
    for _ in range(4):
        keys = server.make()
    assert (health(server), errors(server)) == (200, 0)
    wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann"}
    with full_disk(tmp_path):
        for _ in range(22):
            assert server.request("POST", "/api/tables", body=wish).status_code == 503
        assert (health(server), health(server)) == (503, 503)
        talk = server.request(
            "POST", f"/api/tables/{keys['table']}/talk", keys["token"], {"id": "12345678", "text": "x"}
        )
        assert talk.status_code == 503
        assert errors(server) >= 23
        # The table is still there to be looked at, and one line says what is wrong.
        assert server.get(f"/api/tables/{keys['table']}", keys["host"])["phase"] == "waiting"
        (line,) = lines(caplog)
        assert "the store has failed: cannot write " in line
        assert health(server) == 503
    # Nobody has to come for the server to find out that it can write again.
    assert health(server) == 200
    assert server.request("POST", "/api/tables", body=wish).status_code == 201
    assert health(server) == 200


def test_tables_go_on_when_the_disk_has_room_again(
    serving: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table of minds leaves memory when it cannot be written: nobody else would ever ask for it again."""
    monkeypatch.setattr("gloam.server.house.LATER", 20)
    monkeypatch.setattr("gloam.server.house.SWEEP", 0.05)
    server = serving()
    for _ in range(4):
        server.make()
    keys = server.make(seat="-", start=True, settings={"pace": 20, "window": 0})
    with full_disk(tmp_path):
        while errors(server) < 3:
            pass
        length = server.store.rows().result()[0].length
    while len(server.store.load(keys["table"]).result()) < length + 5:
        pass
    assert len(lines(caplog)) == 1


@pytest.mark.parametrize("part", [(0.3, 0.95), (0.6, 0.7)])
def test_a_database_that_is_damaged_in_its_middle(
    serving: Callable[..., Any], tmp_path: Path, caplog: pytest.LogCaptureFixture, part: tuple[float, float]
) -> None:
    first = serving()
    made = [first.make() for _ in range(TABLES)]
    said = [Said(0, "A", "table", "x" * 400, -1, f"said-{i:06}") for i in range(50)]
    for keys in made:
        length = len(first.store.load(keys["table"]).result())
        first.store.append(keys["table"], length, said, first.store.card(keys["table"]).result()).result()
    first.stop()
    path = tmp_path / "gloam.db"
    data = bytearray(path.read_bytes())
    begin, end = (int(len(data) // PAGE * x) * PAGE for x in part)
    data[begin:end] = b"\xa5" * (end - begin)
    path.write_bytes(data)
    server = serving()
    statuses = {
        server.request("GET", f"/api/tables/{keys['table']}/{what}", keys["host"]).status_code
        for keys in made
        for what in ("", "status", "account", "update")
    }
    assert 503 in statuses
    assert statuses <= {200, 404, 503}
    assert errors(server) > 0
    assert (health(server), health(server)) == (503, 503)
    server.stop()
    told = lines(caplog)
    assert sum("the store has failed: " in line for line in told) == 1
    assert not [line for line in told if "never retrieved" in line or "Traceback" in line]


def test_a_damaged_card_hides_its_own_table_only(serving: Callable[..., Any]) -> None:
    import sqlite3

    server = serving()
    keys = [server.make(settings={"listed": True}) for _ in range(3)]
    with sqlite3.connect(server.config.database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET card = '{' WHERE id = ?", (keys[1]["table"],))
    assert {one["table"] for one in server.get("/api/tables")} == {keys[0]["table"], keys[2]["table"]}
    assert server.house.metrics.counted[named("store_errors")]() == 1
    # The file is whole: what is wrong concerns one table, and the log says which.
    assert health(server) == 200


class TestFaults:
    def test_one_line_a_minute(self, caplog: pytest.LogCaptureFixture) -> None:
        now = [0.0]
        faults = Faults(lambda: now[0])
        for second in range(180):
            now[0] = float(second)
            faults.not_written(OSError("full"))
        assert faults.count == 180
        assert lines(caplog) == [
            "the store has failed: full",
            "the store has failed: full (59 more since the last line)",
            "the store has failed: full (59 more since the last line)",
        ]

    def test_a_look_through_the_whole_database_a_minute(self) -> None:
        now = [0.0]
        faults = Faults(lambda: now[0])
        assert not faults.check_is_due()
        faults.not_read(OSError("malformed"))
        looked = []
        for second in range(180):
            now[0] = float(second)
            if faults.check_is_due():
                looked.append(second)
        assert looked == [0, 60, 120]
        faults.whole()
        now[0] = 1_000.0
        assert not faults.check_is_due()
