"""Clocks that are set back or forward: tables go on by each kind of deadline, in a running server and after a start."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.server.clock import Clock, now_ms
from gloam.table.entries import Decided
from gloam.table.table import Table
from gloam.table.wire import Settings

HUSH = Path(__file__).resolve().parent.parent / "hush"
FAST = 20
"""So much faster than the machine's the clocks of these servers go: nobody waits five seconds for a deadline."""

HOUR = 3_600_000
DAY = 24 * HOUR
WAIT = 25.0

# What time decides: minds after their pace, in the open and out of sight; private windows; clocks of every kind.
DEADLINES: dict[str, dict[str, Any]] = {
    "pace": {"game": "shadow-hunters", "seat": "-", "settings": {"pace": 200, "window": 0}},
    "quiet pace": {"game": "hush", "seat": "-", "settings": {"pace": 200, "window": 0}},
    "window": {"game": "shadow-hunters", "seat": "-", "settings": {"pace": 0, "window": 200}},
    "decision": {"game": "shadow-hunters", "settings": {"clock": "decision", "seconds": 5, "pace": 0, "window": 0}},
    "game": {"game": "shadow-hunters", "settings": {"clock": "game", "seconds": 5, "pace": 0, "window": 0}},
    "quiet": {"game": "hush", "settings": {"clock": "decision", "seconds": 5, "pace": 0, "window": 0}},
}
ENOUGH = {"pace": 30, "quiet pace": 30, "window": 60}
"""So many entries come only if time decides; where a person is absent, one by the clock is enough."""


class Machine:
    """A clock that somebody sets, `ahead` of the true one by some milliseconds."""

    def __init__(self) -> None:
        self.ahead = 0

    def time_ns(self) -> int:
        return TRUE_TIME() + self.ahead * 1_000_000

    def server(self) -> Clock:
        """The clock of a server that is started now."""
        return Clock(now_ms(), passed=lambda: FAST * time.monotonic_ns())


TRUE_TIME = time.time_ns


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    found = Machine()
    monkeypatch.setattr(time, "time_ns", found.time_ns)
    monkeypatch.setattr(time, "time", lambda: found.time_ns() / 1e9)
    monkeypatch.setattr("gloam.server.room.LOOK", 0.02)
    monkeypatch.syspath_prepend(str(HUSH))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{HUSH}{os.pathsep}{path}" if path else str(HUSH))
    return found


def make(server: Any, deadline: str) -> dict[str, str]:
    return dict(server.make(**{"seats": 4, "start": True, "mind": "", **DEADLINES[deadline]}))


def log(server: Any, keys: dict[str, str]) -> list[Any]:
    return list(server.store.load(keys["table"]).result())


def goes_on(server: Any, keys: dict[str, str], deadline: str) -> None:
    """What time decides is decided, from now on."""
    count = by_clock if deadline not in ENOUGH else length
    enough = count(server, keys) + ENOUGH.get(deadline, 1)
    waited(lambda: count(server, keys) >= enough or ended(server, keys), deadline)


def length(server: Any, keys: dict[str, str]) -> int:
    return len(log(server, keys))


def by_clock(server: Any, keys: dict[str, str]) -> int:
    return sum(isinstance(entry, Decided) and entry.by == "clock" for entry in log(server, keys))


def ended(server: Any, keys: dict[str, str]) -> bool:
    return bool(server.store.card(keys["table"]).result().phase == "over")


def waited(good: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + WAIT
    while not good():
        assert time.monotonic() < end, f"the table stands still: {what}"
        time.sleep(0.02)


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_clock_goes_on_evenly(jump: int, machine: Machine) -> None:
    passed = [5_000_000]
    clock = Clock(passed=lambda: passed[0])
    began = clock.now()
    assert abs(began - TRUE_TIME() // 1_000_000) < HOUR
    machine.ahead = jump
    assert clock.now() == began
    passed[0] += 7_000_000
    assert clock.now() == began + 7
    assert Clock(1_000, lambda: passed[0]).now() == 1_000


@pytest.mark.parametrize("jump", [-DAY, HOUR])
def test_running_tables_do_not_notice(jump: int, machine: Machine, serving: Callable[..., Any]) -> None:
    server = serving(clock=machine.server())
    tables = {deadline: make(server, deadline) for deadline in DEADLINES}
    machine.ahead = jump
    for deadline, keys in tables.items():
        goes_on(server, keys, deadline)
        times = [entry.at for entry in log(server, keys)]
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR, "no time passed that did not pass"


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_tables_go_on_after_a_start(jump: int, machine: Machine, serving: Callable[..., Any]) -> None:
    first = serving(clock=machine.server())
    tables = {deadline: make(first, deadline) for deadline in DEADLINES}
    first.stop()
    machine.ahead = jump
    second = serving(clock=machine.server())
    for deadline, keys in tables.items():
        goes_on(second, keys, deadline)


def test_a_table_from_the_future_keeps_its_time_when_it_comes_back(
    machine: Machine, serving: Callable[..., Any]
) -> None:
    """Else its clock would begin anew whenever the table leaves memory, and never run out."""
    first = serving(clock=machine.server())
    keys, _ = first.full(settings={"clock": "decision", "seconds": 600, "pace": 0, "window": 0})
    first.stop()
    machine.ahead = -DAY
    passed = [0]
    server = serving(clock=Clock(now_ms(), passed=lambda: passed[0]))
    room = server.inside(server.house.room(keys["table"]))
    began, ends = room.now(), room.table.clocks.next_deadline()
    assert room.table.log.last <= began < ends
    passed[0] = 60_000_000_000

    async def left() -> None:
        server.house._free(room)

    server.inside(left())
    again = server.inside(server.house.room(keys["table"]))
    assert again is not room
    assert again.now() == began + 60_000
    assert again.table.clocks.next_deadline() == ends


def test_a_table_from_the_future_begins_where_its_log_ends() -> None:
    table, entries = Table.make("t", game_named("shadow-hunters"), 4, 1, {}, Settings(window=0), "Ann", 5_000)
    for i in range(4):
        entries += table.seating.sit("", f"P{i}", 5_000).entries
    entries += table.seating.start(6_000).entries
    loaded = Table.load(entries, 1_000)
    assert loaded.play is not None
    assert loaded.play.floor == 6_000 + 10_000


def test_the_driver_looks_at_the_clock_whatever_it_waits_for(machine: Machine, serving: Callable[..., Any]) -> None:
    """A machine that slept: more time has passed than the timers of the event loop know of."""
    slept = [0]
    server = serving(clock=Clock(passed=lambda: time.monotonic_ns() + slept[0]))
    keys, _ = server.full(settings={"clock": "decision", "seconds": 86_400, "pace": 0, "window": 0})
    (room,) = server.house.rooms()
    waited(lambda: not room.driver.stirred.is_set(), "the driver looked")
    slept[0] = 2 * DAY * 1_000_000
    waited(lambda: by_clock(server, keys) > 0, "it waits for a timer")
