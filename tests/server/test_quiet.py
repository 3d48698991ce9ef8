"""Quiet decisions through the real WebSocket: others are sent the same bytes, whatever is decided out of sight."""

from __future__ import annotations

import os
import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.core.state import EVERYONE
from gloam.table.entries import Decided
from gloam.table.folding import Folding
from gloam.table.table import Table

HUSH = Path(__file__).resolve().parent.parent / "hush"
SEATS = 4
PRESENCE = 0.02
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')
PACE = 1_500


def ask(update: dict[str, Any]) -> int:
    """The number of the open question, for whoever holds one seat."""
    (number,) = update["asks"].values()
    return int(number)


@pytest.fixture
def serving_hush(monkeypatch: pytest.MonkeyPatch, serving: Callable[..., Any]) -> Callable[..., Any]:
    """Servers that have the game installed, their processes of minds too."""
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)
    monkeypatch.syspath_prepend(str(HUSH))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{HUSH}{os.pathsep}{path}" if path else str(HUSH))
    return serving


class Night:
    """A table with a connection for every person and one for a spectator."""

    def __init__(self, server: Any, people: int = SEATS, mind: str = "sitter", **settings: Any) -> None:
        self.server = server
        self.keys = server.make(game="hush", seats=SEATS, settings={"window": 4_000, **settings})
        tokens = [self.keys["token"], *(server.sit(self.keys, f"P{i}")["token"] for i in range(1, people))]
        self.tokens = dict(zip("ABCD", tokens, strict=False))
        for seat in "ABCD"[people:]:
            path = f"/api/tables/{self.keys['table']}/seats/{seat}/mind"
            assert server.request("PUT", path, self.keys["host"], body={"mind": mind}).status_code == 204
        self.tokens[""] = self.keys["watch"]
        self.players = {who: server.player(self.keys["table"], token) for who, token in self.tokens.items()}
        server.gathered(self.keys["table"], len(self.players))
        for who in self.players:
            self.told(who)
        server.start(self.keys)

    def told(self, who: str) -> list[str]:
        """What a connection was sent since the last time, without times and without the table's name."""
        return [m.replace(self.keys["table"], "night") for m in self.players[who].untimed()]

    def get(self, who: str, path: str) -> Any:
        answer = self.server.request("GET", f"/api/tables/{self.keys['table']}{path}", self.tokens[who])
        assert answer.status_code == 200
        return answer.json()

    def plain(self, who: str, path: str) -> str:
        answer = self.server.request("GET", f"/api/tables/{self.keys['table']}{path}", self.tokens[who])
        return TIMES.sub(r'"\1":0', answer.text).replace(self.keys["table"], "night")

    def decide(self, seat: str, option: str) -> None:
        ask = self.get(seat, "/update")["asks"][seat]
        request = self.players[seat].decide(ask, option, uuid.uuid4().hex)
        self.players[seat].send({"type": "ping"})
        assert self.players[seat].until(lambda m: m.get("id") == request)["type"] == "accepted"
        self.players[seat].until(lambda m: m["type"] == "pong")

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def same(pair: list[Night], *viewers: str) -> int:
    """What both tables sent to these viewers is equal, byte for byte; the number of messages."""
    found = 0
    for who in viewers:
        here, there = (night.told(who) for night in pair)
        assert here == there
        for path in ("", "/update", f"/update?since=5&side={who}"):
            assert pair[0].plain(who, path) == pair[1].plain(who, path)
        found += len(here)
    return found


def test_one_step_or_four_look_the_same_to_others(serving_hush: Any) -> None:
    """D and a spectator are sent the same, whatever A, B and C do out of sight; then D walks, too."""
    server = serving_hush()
    pair = [Night(server, clock="decision", seconds=60) for _ in range(2)]
    here, there = pair
    assert same(pair, "D", "") > 0
    for seat, option in (("A", "give:B"), ("B", "give:A"), ("A", "give:C")):
        there.decide(seat, option)
    for night, order in zip(pair, ("ABC", "CBA"), strict=True):
        for seat in order:
            night.decide(seat, "ready")
    assert same(pair, "D", "") == 0
    for night in pair:
        night.players["D"].decide(night.get("D", "/update")["asks"]["D"], "ready", "everybody-is-ready")
        night.players["D"].answer("everybody-is-ready")
    assert same(pair, "D", "") == 3  # D's answer is accepted, and both are told that the phase is over
    for seat, steps, viewers in (
        ("A", (1, 4), ("D", "")),
        ("B", (0, 3), ("D", "")),
        ("C", (4, 0), ("D", "")),
        ("D", (1, 4), ("",)),
    ):
        for night, count in zip(pair, steps, strict=True):
            for _ in range(count):
                night.decide(seat, "step")
        assert same(pair, *viewers) == 0
        for night in pair:
            night.decide(seat, "stop")
        assert same(pair, *viewers) == len(viewers)
    assert len(there.get("A", "/update")["events"]) > len(here.get("A", "/update")["events"])
    for night in pair:
        night.close()


class LoudFolding(Folding):
    """Everybody is told of everything."""

    def _decision(self, entry: Decided) -> int:
        super()._decision(entry)
        return EVERYONE


class Loud(Table):
    def compose(self) -> None:
        super().compose()
        self.folding = LoudFolding(self)


def test_a_leak_would_be_found(serving_hush: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.house.Table", Loud)
    server = serving_hush()
    pair = [Night(server) for _ in range(2)]
    assert same(pair, "D", "") > 0
    pair[1].decide("A", "give:B")
    for who in ("D", ""):
        with pytest.raises(AssertionError):
            same(pair, who)
    for night in pair:
        night.close()


def test_whoever_is_told_nothing_counts_nothing(serving_hush: Any) -> None:
    server = serving_hush()
    night = Night(server)
    for who in night.players:
        night.told(who)
    seqs = {who: night.get(who, "/update")["seq"] for who in night.players}
    night.decide("A", "give:C")
    night.players["B"].send({"type": "say", "id": "whisper-0001", "text": "psst", "channel": "seat:C"})
    night.players["B"].answer("whisper-0001")
    assert {who: night.get(who, "/update")["seq"] - seq for who, seq in seqs.items()} == {
        "": 0, "A": 1, "B": 1, "C": 2, "D": 0,
    }  # fmt: skip
    assert [len(night.told(who)) for who in ("C", "D", "")] == [2, 0, 0]
    # A client that comes back with its number gets what it has missed, in its own count.
    again = server.player(night.keys["table"], night.tokens["C"], seqs["C"], "C")
    update = again.update()
    assert [e["phrase"]["key"] for e in update["events"]] == ["event-given"]
    assert [line["text"] for line in update["talk"]] == ["psst"]
    night.close()


@pytest.mark.parametrize("mind", ["sitter", "walker"])
def test_a_minds_turn_takes_its_pace_whatever_it_does(serving_hush: Any, mind: str) -> None:
    """D is a mind: it walks four steps, or none; either way one update tells that it is done, when its pace is over."""
    server = serving_hush()
    night = Night(server, people=3, mind=mind, pace=PACE)
    for seat in "ABC":
        night.decide(seat, "ready")
    for seat in "ABC":
        # D may still give coins away: nobody walks before it is ready.
        night.players[seat].until(
            lambda m, s=seat: m["type"] == "update" and m["sight"]["view"]["walking"] == ord(s) - 65
        )
        night.decide(seat, "stop")
    watching = night.players[""]
    watching.update(lambda u: u["sight"]["view"]["walking"] == 3)
    done = watching.receive()
    assert done["type"] == "update"
    assert done["sight"]["waiting"] == [{"seat": "A", "kind": "chair"}]
    *_, before, last = [
        entry for entry in server.store.load(night.keys["table"]).result() if getattr(entry, "option", "") == "stop"
    ]
    assert [(entry.seat, entry.option) for entry in (before, last)] == [("C", "stop"), ("D", "stop")]
    # A pace for each of four steps would be 7.5 seconds; a busy machine may take some time over one.
    assert PACE <= last.at - before.at < PACE + 4_000
    (room,) = [room for room in server.house.rooms() if room.table.table == night.keys["table"]]
    steps = [line for line in room.table.play.match.decisions if line == "D step"]
    assert len(steps) == (4 if mind == "walker" else 0)
    night.close()


def gifts_to(update: dict[str, Any], seat: str) -> list[int]:
    """The numbers of the entries by which a seat was given a coin."""
    told = [(event["seq"], event["phrase"]) for event in update["events"]]
    return [n for n, phrase in told if phrase["key"] == "event-given" and phrase["facts"]["to"] == f"seat:{seat}"]


def test_a_table_of_minds_and_one_person_goes_on_after_a_restart(serving_hush: Any) -> None:
    server = serving_hush()
    night = Night(server, people=1, mind="random", pace=0)
    night.decide("A", "ready")
    before = night.get("A", "/update")
    night.close()
    server.stop()
    again = serving_hush()
    night.server = again
    after = night.get("A", "/update")
    assert after["events"][: len(before["events"])] == before["events"]
    player = again.player(night.keys["table"], night.tokens["A"], before["seq"], "A")
    while (update := player.asked_now())["table"]["phase"] != "over":
        options = [one["notation"] for one in update["sight"]["prompts"][0]["options"]]
        answer = player.answer(player.decide(ask(update), options[-1]))
        # Whoever has no coin and is given one while they think is asked anew, because they can give it on: the old
        # number is stale then, and at no other time. Which came first is told by the numbers.
        gifts = [n for n in gifts_to(night.get("A", "/update"), "A") if n > update["seq"]]
        if answer["type"] == "accepted":
            assert options != ["ready"] or not gifts or min(gifts) > answer["seq"]
        else:
            assert (answer["type"], answer["code"], options) == ("failed", "stale", ["ready"])
            assert gifts
    ending = night.get("A", "/ending")
    assert night.get("A", f"/replay?at={ending['decisions']}")["of"] == ending["decisions"]
