"""Killed in the middle of writing, again and again: whatever was acknowledged is there."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gloam.store.store import Store
from gloam.table.entries import Said


@pytest.mark.parametrize("kills", [8, pytest.param(100, marks=pytest.mark.soak, id="soak")])
def test_nothing_acknowledged_is_ever_lost(url: str, opened: Callable[[str], Store], kills: int) -> None:
    chance = random.Random(20)
    acknowledged: dict[str, int] = {}
    for kill in range(kills):
        command = [sys.executable, str(Path(__file__).parent / "appender.py"), url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            # Every other one has something to lose, however slow the machine is.
            first = process.stdout.readline() if kill % 2 else ""
            time.sleep(chance.uniform(0.0, 0.12))
            process.send_signal(signal.SIGKILL)
            lines = (first + process.stdout.read()).split("\n")
        # The last piece may be half a line.
        for line in lines[:-1]:
            name, n = line.split()
            acknowledged[name] = max(acknowledged.get(name, 0), int(n))
    assert sum(acknowledged.values()) > kills
    store = opened(url)
    for name, last in acknowledged.items():
        log = store.load(name).result()
        assert len(log) > last
        for n, entry in enumerate(log[1:], 1):
            assert isinstance(entry, Said)
            assert entry.text == f"{name} {n}"
