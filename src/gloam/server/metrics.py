"""Counters for /metrics, in the text format of Prometheus. Nothing about players, tables or tokens is in them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BUCKETS: Final = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5]

HELP = {
    "gloam_requests_total": "HTTP requests by status",
    "gloam_messages_total": "WebSocket messages received by type",
    "gloam_updates_total": "Updates sent to connections",
    "gloam_decisions_total": "Decisions on disk, by who took them",
    "gloam_refused_total": "Decisions that the rules refused",
    "gloam_limited_total": "Requests and messages turned away for coming too fast",
    "gloam_minds_restarted_total": "Worker processes of minds that died and were replaced",
    "gloam_mind_errors_total": "Questions that a mind failed to answer",
    "gloam_errors_total": "Faults of the server itself",
    "gloam_store_errors_total": "Writes and reads at which the database failed",
    "gloam_tables_in_memory": "Tables in memory",
    "gloam_sockets": "Open WebSocket connections",
    "gloam_append_seconds": "Time until an entry was on disk",
}

Name = str
"""A counter as it is written, with its labels: a text knows its hash, and so it is found soon."""


def named(name: str, **labels: str) -> Name:
    """A counter with its labels; whoever counts often makes it once."""
    written = ",".join([f'{key}="{value}"' for key, value in sorted(labels.items())])
    return f"gloam_{name}_total{{{written}}}" if written else f"gloam_{name}_total"


_UPDATES: Final = named("updates")


class Metrics:
    """Counters, gauges that are asked when somebody looks, and one histogram."""

    def __init__(self) -> None:
        self.counters: dict[Name, int] = {}
        self.gauges: dict[str, Callable[[], float]] = {}
        self.counted: dict[Name, Callable[[], int]] = {}
        """Counters that somebody else keeps."""

        self.appends = [0] * (len(BUCKETS) + 1)
        self.append_sum = 0.0

    def updated(self, updates: int = 1) -> None:
        """So many more updates: the most frequent of all counts."""
        self.counters[_UPDATES] = self.counters.get(_UPDATES, 0) + updates

    def count(self, name: str, **labels: str) -> None:
        self.add(named(name, **labels))

    def add(self, counter: Name) -> None:
        """The same, for a counter that was named before."""
        self.counters[counter] = self.counters.get(counter, 0) + 1

    def append_took(self, seconds: float) -> None:
        self.appends[bisect_left(BUCKETS, seconds)] += 1
        self.append_sum += seconds

    def text(self) -> str:
        lines: list[str] = []
        headed = ""
        counters = self.counters | {name: ask() for name, ask in self.counted.items()}
        for counter, value in sorted(counters.items(), key=_by_name):
            name = counter.partition("{")[0]
            if name != headed:
                lines += _head(name, "counter")
                headed = name
            lines.append(f"{counter} {value}")
        for name, ask in sorted(self.gauges.items()):
            lines += [*_head(f"gloam_{name}", "gauge"), f"gloam_{name} {ask():g}"]
        lines += _head("gloam_append_seconds", "histogram")
        below = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.appends, strict=True):
            below += count
            lines.append(f'gloam_append_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"gloam_append_seconds_sum {self.append_sum:.6f}", f"gloam_append_seconds_count {below}", ""]
        return "\n".join(lines)


def _by_name(counter: tuple[Name, int]) -> tuple[str, str]:
    name, _, labels = counter[0].partition("{")
    return name, labels


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]
