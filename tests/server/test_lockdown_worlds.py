"""Lockdown through the real WebSocket: what others do out of sight changes no byte that a seat or a spectator is sent.

Two tables begin alike; from some moment on the others play differently at them, and one seat is told the same (see
tests/secrecy/lockdown_worlds.py). Its messages are compared byte for byte, in number, order and size, with the times
taken out, and so are a spectator's and what both get over HTTP.
"""

from __future__ import annotations

import asyncio
import importlib.util
import random
import re
import sys
import uuid
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.store.tokens import new_token, token_of
from gloam.table.table import Table
from gloam.table.viewing import Views

PRESENCE = 0.02
HTTP_EVERY = 5
"""One look in this many asks over HTTP, too."""

TIMES = re.compile(rb'"(now|at|deadline|made)":\d+')


def driver() -> Any:
    """The module that drives such pairs in memory."""
    path = Path(__file__).resolve().parent.parent / "secrecy" / "lockdown_worlds.py"
    spec = importlib.util.spec_from_file_location("lockdown_worlds", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lockdown_worlds"] = module
    spec.loader.exec_module(module)
    return module


worlds = driver()


@pytest.fixture(autouse=True)
def presence_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)


class Wired(worlds.World):  # type: ignore[name-defined,misc]
    """A table of the server, with a connection for every seat and one for a spectator."""

    def __init__(self, server: Any, base: Any) -> None:
        self.__dict__.update(base.__dict__)
        self.server = server
        self.name = uuid.uuid4().hex[:13]
        self.table.table = self.name
        self.table.made = msgspec.structs.replace(self.table.made, table=self.name)
        self.table.views._sights.clear()
        texts = {seat_letter(i): new_token() for i in range(len(self.table.people.places))}
        tokens = [token_of(text, "seat", i + 1) for i, text in enumerate(texts.values())]  # people as they sat down
        texts[""] = new_token()
        tokens.append(token_of(texts[""], "watch"))

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(self.name, self.log, self.table.views.card(), tokens))
            server.house.adopt(self.table, tokens)

        server.inside(adopt())
        self.texts = texts
        self.players = {seat: server.player(self.name, text) for seat, text in texts.items()}
        self.tries = self.looks = 0

    def plain(self, message: str | bytes) -> bytes:
        data = message if isinstance(message, bytes) else message.encode()
        return TIMES.sub(rb'"\1":0', data).replace(self.name.encode(), b"world")

    def decide(self, choice: tuple[int, int], request: str, now: int) -> Any:
        seat, option = choice
        player = self.players[seat_letter(seat)]
        player.decide(self.play.asked[seat].ask, game.lexicon.write(option), request)
        answer = player.answer(request)
        assert answer["type"] == "accepted", answer
        return answer

    def refused(self, notation: str, now: int) -> Any:
        self.tries += 1
        player = self.players[seat_letter(self.viewer)]
        player.decide(0, notation, f"curious-{self.tries:04}")
        answer = player.answer(f"curious-{self.tries:04}")
        assert answer["type"] == "refused", answer
        return answer

    def frames(self, who: str) -> list[bytes]:
        return [self.plain(message) for message in self.players[who].untimed()]

    def now_shown(self, who: str, now: int) -> bytes:
        self.looks += 1
        if self.looks % HTTP_EVERY:
            return b"[]"
        found = [
            self.server.request("GET", f"/api/tables/{self.name}{path}", self.texts[who]).content
            for path in ("", "/update", "/update?since=3", "/record", "/replay?at=1", "/ending")
        ]
        return b"[" + b",".join(self.plain(one) for one in found) + b"]"

    def truly_shown(self, seat: int) -> Any:
        # When the table was last touched is a time of this machine here.
        return super().truly_shown(seat)[:3]

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def follow_pairs(server: Any, seed: int, pairs: int, length: int = 14) -> tuple[Counter[str], Counter[str]]:
    chance = random.Random(seed)
    ends, report = Counter[str](), Counter[str]()
    for number in range(pairs):
        seats = 3 + number % 7
        options = {"map": ("standard", "compact")[number // 7 % 2]}
        pair = worlds.parted(chance, seats, options, chance.randrange(30 * seats))
        pair.worlds = [Wired(server, world) for world in pair.worlds]
        try:
            for world in pair.worlds:
                server.gathered(world.name, len(world.players))
                for who in world.watchers:
                    world.frames(who)
            ends[pair.follow(length)] += 1
        finally:
            for world in pair.worlds:
                world.close()
        report.update(pair.report)
        report["quiet"] += sum(pair.quiet)
        report["unequal"] += pair.quiet[0] != pair.quiet[1]
    return ends, report


SOAK = [pytest.param(100 + n, 250, marks=pytest.mark.soak, id=f"soak-{n}") for n in range(20)]
"""Five thousand pairs, in parts that several processes share."""


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("seed", "pairs"), [(1, 14), *SOAK])
def test_nobody_can_tell_by_what_comes_over_the_wire(server: Any, seed: int, pairs: int) -> None:
    ends, report = follow_pairs(server, seed, pairs)
    print(f"Lockdown: {pairs} pairs, {ends}, {report}")
    assert "stuck" not in ends
    assert report["frames"] > 7 * pairs
    assert report["quiet"] > 7 * pairs
    assert report["unequal"] > pairs / 2


class CountingViews(Views):
    def update_for(self, *arguments: Any, **named: Any) -> Any:
        seq = self.table.log.seq
        return msgspec.structs.replace(super().update_for(*arguments, **named), held="A" if seq % 2 else "")


class Counting(Table):
    def compose(self) -> None:
        super().compose()
        self.views = CountingViews(self)


def test_a_number_of_quiet_decisions_would_be_found(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "Table", Counting)
    with pytest.raises(worlds.LeakFound):
        follow_pairs(server, 2, 8)


@pytest.mark.usefixtures("telling_everybody")
def test_a_message_too_many_would_be_found(server: Any) -> None:
    with pytest.raises(worlds.LeakFound, match="messages"):
        follow_pairs(server, 3, 8)
