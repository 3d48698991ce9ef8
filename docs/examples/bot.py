"""A bot that takes a seat at a table of gloam and chooses at random among what it may do.

    python bot.py http://127.0.0.1:8321 TABLE JOIN-TOKEN [NAME]

It needs Python and the package `websockets`, and knows what docs/protocol.md says.
"""

import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect


def take_seat(address: str, table: str, token: str, name: str) -> dict[str, str]:
    """Trade a join token for a seat; the answer holds the seat's letter and its own token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{address}/api/tables/{table}/seats", body, headers)
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def play(address: str, table: str, token: str) -> dict[str, Any]:
    """Play until the game is over; returns its outcome."""
    stream = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    since, side = 0, ""
    while True:
        try:
            with connect(stream) as socket:
                socket.send(json.dumps({"type": "hello", "token": token, "since": since, "side": side}))
                answered: dict[str, int] = {}
                for text in socket:
                    message = json.loads(text)
                    if message["type"] != "update":
                        continue  # accepted, refused, failed: the next update shows what is open
                    since, side, sight = message["seq"], message["you"]["side"], message["sight"]
                    if message["table"]["phase"] == "over":
                        return dict(sight["outcome"])
                    for prompt in sight["prompts"] if sight else []:  # one for each seat of ours that is asked
                        seat = prompt["seat"]
                        ask = message["asks"][seat]
                        if ask != answered.get(seat) and seat not in message["held"]:
                            option = random.choice(prompt["options"])["notation"]
                            decide = {"id": uuid.uuid4().hex, "seat": seat, "ask": ask, "option": option}
                            socket.send(json.dumps({"type": "decide", **decide}))
                            answered[seat] = ask
        except (ConnectionClosedError, OSError):
            print("the connection is gone; trying again", file=sys.stderr)


if __name__ == "__main__":
    address, table, token = sys.argv[1:4]
    seat = take_seat(address, table, token, sys.argv[4] if len(sys.argv) > 4 else "Random")
    print(f"sitting in seat {seat['seat']}")
    print("over:", play(address, table, seat["token"]))
