"""A bot that takes a seat at a table of gloam and chooses at random among what it may do.

    python bot.py http://127.0.0.1:8321 TABLE JOIN-TOKEN [NAME]

It needs Python and the package `websockets`, and knows what docs/protocol.md says. changes.py lies beside it.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

from changes import Follower
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

NEVER_AGAIN = 1008
"""The code of a close after which trying again is of no use."""


class Lost(Exception):
    """The seat, or the table, is gone for good."""


def take_seat(address: str, table: str, token: str, name: str) -> dict[str, Any]:
    """Trade a join token for a seat; the answer holds the seat's letter and its own token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    # With a key of our own the request can be repeated: however often it arrives, we sit down once.
    body = json.dumps({"name": name, "key": uuid.uuid4().hex}).encode()
    while True:
        try:
            request = urllib.request.Request(f"{address}/api/tables/{table}/seats", body, headers)
            with urllib.request.urlopen(request) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as e:
            if e.code not in (429, 503):
                raise
            time.sleep(float(e.headers.get("Retry-After", 1)))


class Bot:
    """One person at one table, through as many connections as it takes."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.stream = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.token = token
        self.since, self.side = 0, ""
        self.follower = Follower()
        # What was sent and not answered yet, by its id: it is sent again, under the same id.
        self.sent: dict[str, dict[str, Any]] = {}

    def play(self) -> dict[str, Any]:
        """Play until the game is over; returns its outcome."""
        pause = 0.5
        while True:
            try:
                with connect(self.stream) as socket:
                    hello = {"type": "hello", "token": self.token, "since": self.since, "side": self.side}
                    socket.send(json.dumps(hello | {"changes": True}))
                    for request in self.sent.values():
                        socket.send(json.dumps(request))
                    for text in socket:
                        pause = 0.5
                        outcome = self.hear(socket, json.loads(text))
                        if outcome is not None:
                            return outcome
                closed: int | None = socket.close_code
            except (ConnectionClosed, InvalidStatus, OSError) as e:
                closed = e.rcvd.code if isinstance(e, ConnectionClosed) and e.rcvd else None
            if closed == NEVER_AGAIN:
                raise Lost("this token opens nothing any more")
            print(f"the connection is gone; trying again in {pause:.1f} s", file=sys.stderr)
            time.sleep(pause * random.uniform(0.5, 1.0))  # not all at the same moment
            pause = min(30.0, pause * 2)

    def hear(self, socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any] | None:
        """Deal with a message; the outcome, if it tells of the end."""
        match message["type"]:
            case "update" | "change":
                return self.look(socket, self.follower.take(message))
            case "accepted" | "refused":
                self.sent.pop(message["id"], None)
            case "failed" if message["code"] == "too-fast":
                time.sleep(message["wait"] / 1000)
                if message["id"] in self.sent:
                    socket.send(json.dumps(self.sent[message["id"]]))
            case "failed":
                self.sent.pop(message["id"], None)  # stale, most likely: the next update shows what is open
        return None

    def look(self, socket: ClientConnection, update: dict[str, Any]) -> dict[str, Any] | None:
        self.since, self.side, sight = update["seq"], update["you"]["side"], update["sight"]
        if update["table"]["phase"] == "over":
            return dict(sight["outcome"])
        under_way = {(one["seat"], one["ask"]) for one in self.sent.values()}
        for prompt in sight["prompts"] if sight else []:  # one for each seat of ours that is asked
            seat = prompt["seat"]
            ask = update["asks"][seat]
            if (seat, ask) not in under_way and seat not in update["held"]:
                option = random.choice(prompt["options"])["notation"]
                decide = {"type": "decide", "id": uuid.uuid4().hex, "seat": seat, "ask": ask, "option": option}
                self.sent[decide["id"]] = decide
                socket.send(json.dumps(decide))
        return None


if __name__ == "__main__":
    address, table, token = sys.argv[1:4]
    seat = take_seat(address, table, token, sys.argv[4] if len(sys.argv) > 4 else "Random")
    print(f"sitting in seat {seat['seat']}")
    print("over:", Bot(address, table, seat["token"]).play())
