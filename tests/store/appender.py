"""Appends to many tables at once and says on standard output what is durable, until it is killed."""

from __future__ import annotations

import sys
from concurrent.futures import Future

from gloam.store.store import NoSuchTable, open_store
from gloam.table.entries import Entry, Made, Said
from gloam.table.wire import Settings, TableCard

TABLES = 8


def main(url: str) -> None:
    store = open_store(url)
    card = TableCard("ballot", "Ann", 3, 0, "playing", False, 0, 0, 0, None)
    lengths: dict[str, int] = {}
    for i in range(TABLES):
        name = f"t{i}"
        try:
            lengths[name] = len(store.load(name).result())
        except NoSuchTable:
            made: list[Entry] = [Made(0, name, "ballot", 3, 1, {}, Settings(), "Ann")]
            store.create(name, made, card, []).result()
            lengths[name] = 1
    print("ready", flush=True)
    while True:
        waiting: list[tuple[str, int, Future[None]]] = []
        for name, length in lengths.items():
            for n in range(length, length + 3):
                line = Said(n, "A", "table", f"{name} {n}", -1)
                waiting.append((name, n, store.append(name, n, [line], card)))
        for name, n, done in waiting:
            done.result()
            lengths[name] = n + 1
            print(name, n, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
