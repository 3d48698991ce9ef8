"""People over the real protocol: two seats in one hand, seats handed over, a side that takes back, notes."""

from __future__ import annotations

import json
import os
import re
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloam.server.config import Rate
from gloam.server.tokens import access
from gloam.store.store import open_store
from gloam.table.table import Table

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
PRESENCE = 0.02
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')


@pytest.fixture
def serving_poachers(monkeypatch: pytest.MonkeyPatch, serving: Callable[..., Any]) -> Callable[..., Any]:
    """Servers that have the game installed, their processes of minds too."""
    monkeypatch.setattr("gloam.server.room.PRESENCE", PRESENCE)
    monkeypatch.syspath_prepend(str(POACHERS))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{POACHERS}{os.pathsep}{path}" if path else str(POACHERS))
    return serving


class Wood:
    """A table of a warden (A), Ann with two poachers (B, C), and Dan (D), with a connection for each and a watcher."""

    def __init__(self, server: Any, options: dict[str, Any] | None = None, **settings: Any) -> None:
        self.server = server
        told = {"options": options or {}, "settings": {"window": 0, "pace": 0, **settings}}
        self.keys = server.make(game="poachers", seats=4, seat="BC", **told)
        self.table = self.keys["table"]
        self.path = f"/api/tables/{self.table}"
        assert self.keys["seat"] == "BC"
        warden, dan = (self.sit(seat, name) for seat, name in (("A", "Wim"), ("D", "Dan")))
        self.tokens = {"": self.keys["watch"], "A": warden["token"], "BC": self.keys["token"], "D": dan["token"]}
        self.persons = {"A": warden["person"], "BC": 1, "D": dan["person"]}
        self.players = {who: server.player(self.table, token) for who, token in self.tokens.items()}
        server.gathered(self.table, len(self.players))
        for who in self.players:
            self.told(who)

    def sit(self, seat: str, name: str, token: str = "") -> dict[str, Any]:
        body = {"name": name, "seat": seat}
        answer = self.server.request("POST", f"{self.path}/seats", token or self.keys["join"], body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def start(self) -> None:
        self.server.start(self.keys)

    def update(self, who: str) -> dict[str, Any]:
        return dict(self.server.get(f"{self.path}/update", self.tokens[who]))

    def decide(self, who: str, seat: str, option: str) -> dict[str, Any]:
        player = self.players[who]
        request = player.decide(self.update(who)["asks"][seat], option, uuid.uuid4().hex, seat)
        return dict(player.answer(request))

    def undo(self, who: str, seat: str) -> dict[str, Any]:
        request = uuid.uuid4().hex
        self.players[who].send({"type": "undo", "id": request, "seat": seat})
        return dict(self.players[who].answer(request))

    def told(self, who: str) -> list[str]:
        """What a connection was sent since the last time, without times and without the table's name."""
        return [m.replace(self.table, "wood") for m in self.players[who].untimed()]

    def close(self) -> None:
        for player in self.players.values():
            player.close()


@pytest.fixture
def wood(serving_poachers: Callable[..., Any]) -> Iterator[Wood]:
    found = Wood(serving_poachers())
    yield found
    found.close()


# Seats


def test_one_token_opens_two_seats(wood: Wood) -> None:
    wood.start()
    update = wood.update("BC")
    assert update["you"] == {"seats": "BC", "side": "BCD", "person": 1, "host": True}
    assert update["asks"] == {"B": 1, "C": 1}
    assert [s["person"] for s in update["table"]["seats"]] == [2, 1, 1, 3]
    assert update["table"]["each"] == 3
    # Whoever holds several says which; nobody decides for seats of others.
    answer = wood.players["BC"].answer(wood.players["BC"].decide(1, "pass"))
    assert (answer["code"], "which of your seats" in answer["message"]) == ("bad-request", True)
    for seat, code in (("D", "not-allowed"), ("A", "not-allowed"), ("Z", "bad-request")):
        assert wood.players["BC"].answer(wood.players["BC"].decide(1, "pass", "", seat))["code"] == code
    body = {"id": "by-http-1", "ask": 1, "option": "pass", "seat": "C"}
    assert wood.server.request("POST", f"{wood.path}/decisions", wood.tokens["BC"], body).status_code == 200
    # One answer for both seats of the council.
    assert wood.update("BC")["asks"] == {}
    assert (wood.update("BC")["undo"], wood.update("BC")["stands"]) == ("", "done")
    assert wood.server.get(f"{wood.path}/hint?seat=A", wood.tokens["A"])["choice"]
    assert wood.server.request("GET", f"{wood.path}/hint?seat=D", wood.tokens["A"]).status_code == 403


def test_another_seat_with_the_same_token(serving_poachers: Callable[..., Any]) -> None:
    server = serving_poachers()
    keys = server.make(game="poachers", seats=5, seat="B")
    path = f"/api/tables/{keys['table']}"
    answer = server.request("POST", f"{path}/seats", keys["token"], {"seat": "A"})
    assert (answer.status_code, answer.json()["message"]) == (
        403, "Seats B and A play against each other: nobody holds both."
    )  # fmt: skip
    for seat in "CD":
        answer = server.request("POST", f"{path}/seats", keys["token"], {"seat": seat})
        assert answer.json() == {
            "table": keys["table"], "seat": seat, "person": 1, "token": keys["token"], "waits": False
        }  # fmt: skip
    answer = server.request("POST", f"{path}/seats", keys["token"], {"seat": "E"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    assert server.request("POST", f"{path}/seats", keys["join"], {"seat": "E"}).status_code == 400  # no name
    assert server.request("POST", f"{path}/seats", keys["watch"], {"name": "Eve"}).status_code == 403
    assert server.get(f"{path}/update", keys["token"])["you"]["seats"] == "BCD"
    wish = {"game": "poachers", "seats": 5, "name": "Ann", "seat": "ABCD"}
    assert server.request("POST", "/api/tables", body=wish).status_code == 403  # more than one person may hold


def test_a_seat_is_handed_over_and_the_old_token_is_dead(
    serving_poachers: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Here somebody may come to know both sides, to see that they are told everything then.
    monkeypatch.setattr("gloam_poachers.game.PoachersGame.opposed", lambda self, seats, seat: 0)
    wood = Wood(serving_poachers())
    try:
        _handed_over(wood)
    finally:
        wood.close()


def _handed_over(wood: Wood) -> None:
    hand = f"{wood.path}/seats/D/person"
    assert wood.server.request("PUT", hand, wood.tokens["A"], {"person": 2}).status_code == 403  # neither host nor Dan
    # Before the deal the host may; Dan holds nothing then, so his token and his connection are closed.
    assert wood.server.request("PUT", hand, wood.keys["host"], {"person": 1}).status_code == 204
    assert wood.server.request("GET", wood.path, wood.tokens["D"]).status_code == 404
    with pytest.raises(ConnectionClosed):
        wood.players["D"].until(lambda m: False)
    again = wood.server.player(wood.table, wood.tokens["D"])
    assert again.receive()["code"] == "gone"
    # Ann's connection is told everything anew, as the viewer that she is now.
    update = wood.players["BC"].update(lambda u: u["you"]["seats"] == "BCD")
    assert (update["since"], update["you"]["side"]) == (0, "BCD")
    seq, side = update["seq"], update["you"]["side"]
    wood.start()
    # After the deal only who holds it.
    assert wood.server.request("PUT", hand, wood.keys["host"], {"person": 2}).status_code == 403
    assert wood.server.request("PUT", hand, wood.keys["token"], {"person": 3}).status_code == 400  # not there any more
    assert wood.server.request("PUT", hand, wood.keys["token"], {"person": 2}).status_code == 204
    update = wood.players["A"].update(lambda u: u["you"]["seats"] == "AD")
    assert (update["since"], update["you"]["side"]) == (0, "ABCD")
    assert update["events"][-1]["phrase"]["key"] == "event-seat-handed-over"
    assert [e["n"] for e in update["events"]] == list(range(1, len(update["events"]) + 1))
    # Whoever comes back with a number of another side gets everything; of the same side, what is new.
    resumed = wood.server.get(f"{wood.path}/update?since={seq}&side={side}", wood.tokens["BC"])
    assert resumed["since"] == seq
    resumed = wood.server.get(f"{wood.path}/update?since={seq}&side=A", wood.tokens["A"])
    assert resumed["since"] == 0


def test_the_entry_is_the_revocation(wood: Wood) -> None:
    """Whatever happens right after it: on disk there is no moment at which the old token opens what was given away."""
    wood.start()
    url = wood.server.config.database

    def opens(token: str) -> str | None:
        store = open_store(url)
        try:
            table = Table.load(store.load(wood.table).result(), 0)
            found = access(token, store.tokens(wood.table).result(), table)
            return None if found is None else table.people.seats_of(found.person)
        finally:
            store.close()

    assert [opens(wood.tokens[who]) for who in ("", "A", "BC", "D")] == ["", "A", "BC", "D"]
    hand = f"{wood.path}/seats/C/person"
    assert wood.server.request("PUT", hand, wood.tokens["BC"], {"person": wood.persons["D"]}).status_code == 204
    assert [opens(wood.tokens[who]) for who in ("A", "BC", "D")] == ["A", "B", "CD"]
    assert wood.server.request("DELETE", f"{wood.path}/seats/A", wood.keys["host"]).status_code == 403
    assert wood.server.request("DELETE", f"{wood.path}/seats/A", wood.tokens["A"]).status_code == 204
    assert [opens(wood.tokens[who]) for who in ("A", "BC", "D")] == [None, "B", "CD"]
    # Nobody sits down there in the middle of the game without the others; a mind may play it.
    asked = wood.server.request("POST", f"{wood.path}/seats", wood.keys["join"], {"name": "Eve", "seat": "A"})
    assert (asked.status_code, opens(asked.json()["token"])) == (202, "")
    assert wood.server.request("PUT", f"{wood.path}/seats/A/mind", wood.keys["host"], {}).status_code == 204


# A side


def test_the_warden_takes_back_and_the_poachers_are_sent_the_same(serving_poachers: Callable[..., Any]) -> None:
    """Two tables, frame by frame: at one of them the warden changes his mind, also after the poachers have decided."""
    server = serving_poachers()
    straight, back = pair = [Wood(server, {"stride": 2}, clock="decision", seconds=600) for _ in range(2)]
    for wood in pair:
        wood.start()
    others = ("BC", "D", "")
    for viewer in others:
        assert without_ids(straight.told(viewer)) == without_ids(back.told(viewer))
    way = straight.update("A")["sight"]["prompts"][0]["options"][1]["notation"]
    for who, seat in (("", ""), ("BC", "B")):
        if seat:
            for wood in pair:
                assert wood.decide(who, seat, "pass")["type"] == "accepted"
            for viewer in others:
                assert without_ids(straight.told(viewer)) == without_ids(back.told(viewer))
        assert back.decide("A", "A", way)["type"] == "accepted"
        assert back.undo("A", "A")["type"] == "accepted"
        assert [e["phrase"]["key"] for e in back.update("A")["events"]][-1] == "event-taken-back"
        refused = back.undo("A", "A")
        assert (refused["type"], refused["reason"]["key"].partition("-")[0]) == ("refused", "stands")
        for viewer in others:
            assert straight.told(viewer) == back.told(viewer) == []
            assert self_same(straight, back, viewer)
    for wood in pair:
        wood.close()


def self_same(straight: Wood, back: Wood, viewer: str) -> bool:
    looks = []
    for wood in (straight, back):
        answer = wood.server.request("GET", f"{wood.path}/update", wood.tokens[viewer])
        looks.append(TIMES.sub(r'"\1":0', answer.text).replace(wood.table, "wood"))
    return looks[0] == looks[1]


def without_ids(messages: list[str]) -> list[str]:
    return [re.sub(r'"id":"[0-9a-f]{32}"', '"id":""', m) for m in messages]


def test_a_bot_a_person_of_two_seats_and_a_warden_play_to_the_end(serving_poachers: Callable[..., Any]) -> None:
    server = serving_poachers()
    keys = server.make(game="poachers", seats=4, seat="BC", settings={"window": 0, "pace": 0})
    path = f"/api/tables/{keys['table']}"
    warden = server.request("POST", f"{path}/seats", keys["join"], {"name": "Wim", "seat": "A"}).json()
    server.request("PUT", f"{path}/seats/D/mind", keys["host"], {})
    server.start(keys)
    while True:
        updates = {token: server.get(f"{path}/update", token) for token in (keys["token"], warden["token"])}
        if updates[keys["token"]]["table"]["phase"] == "over":
            break
        for token, update in updates.items():
            for prompt in update["sight"]["prompts"]:
                seat = prompt["seat"]
                body = {"id": uuid.uuid4().hex, "seat": seat, "ask": update["asks"][seat]}
                body["option"] = prompt["options"][-1]["notation"]
                answer = server.request("POST", f"{path}/decisions", token, body)
                assert answer.status_code in (200, 409), answer.text
        time.sleep(0.01)
    ending = server.get(f"{path}/ending", keys["token"])
    assert ending["outcome"]["rules"]
    assert {told["audience"] for told in ending["history"]} == {"", "A", "BCD"}
    moment = server.get(f"{path}/replay?at=3&seat=BC", keys["token"])
    assert set(moment["shades"]) == {"A"}


# Notes


def test_notes_follow_the_person_and_reach_nobody_else(wood: Wood) -> None:
    other = wood.server.player(wood.table, wood.tokens["BC"])
    wood.server.gathered(wood.table, len(wood.players) + 1)
    for who in wood.players:
        wood.told(who)
    notes = {"text": "A is at the mill", "marks": {"A": {"place": "mill", "sure": 0.5}}, "by": "laptop"}
    answer = wood.server.request("PUT", f"{wood.path}/notes", wood.tokens["BC"], notes)
    assert answer.status_code == 204, answer.text
    for player in (wood.players["BC"], other):
        assert player.until(lambda m: m["type"] == "notes") == {"type": "notes", **notes}
    assert [wood.told(who) for who in ("", "A", "D")] == [[], [], []]
    kept = wood.server.get(f"{wood.path}/notes", wood.tokens["BC"])
    assert kept == {"type": "notes", **notes, "by": ""}
    empty = {"type": "notes", "text": "", "marks": {}, "by": ""}
    assert wood.server.get(f"{wood.path}/notes", wood.tokens["D"]) == empty
    for token in (wood.keys["watch"], wood.keys["join"], wood.keys["host"]):
        assert wood.server.request("GET", f"{wood.path}/notes", token).status_code == 403
        assert wood.server.request("PUT", f"{wood.path}/notes", token, notes).status_code == 403
    # Another device that comes later is told them at once.
    late = wood.server.player(wood.table, wood.tokens["BC"])
    late.update()
    assert late.receive()["text"] == "A is at the mill"
    assert "mill" not in json.dumps(wood.update("D")) + json.dumps(wood.update("A"))


def test_notes_outlive_the_server(serving: Callable[..., Any]) -> None:
    first = serving()
    keys = first.make()
    path = f"/api/tables/{keys['table']}/notes"
    for text in ("one", "two"):
        assert first.request("PUT", path, keys["token"], {"text": text}).status_code == 204
    first.stop()
    assert serving().get(path, keys["token"])["text"] == "two"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "x" * 8_001}, 400),
        ({"text": "x" * 8_000}, 204),
        ({"marks": {str(i): "x" * 100 for i in range(170)}}, 413),
        ({"text": "x" * 70_000}, 413),
        ({"text": 7}, 400),
        ({"marks": [1]}, 400),
        ({"words": "x"}, 400),
        ({"by": "x" * 65}, 400),
    ],
)
def test_notes_have_their_limits(server: Any, body: dict[str, Any], status: int) -> None:
    keys = server.make()
    answer = server.request("PUT", f"/api/tables/{keys['table']}/notes", keys["token"], body)
    assert answer.status_code == status, answer.text
    if status != 204:
        assert answer.json()["code"] == "bad-request"


def test_a_scribbler_is_stopped(serving: Callable[..., Any], only: Callable[..., Any]) -> None:
    server = serving(limits=only(notes=Rate(3, 0.01)))
    keys = server.make()
    path = f"/api/tables/{keys['table']}/notes"
    codes = [server.request("PUT", path, keys["token"], {"text": "x"}).status_code for _ in range(5)]
    assert codes == [204, 204, 204, 429, 429]
    assert server.request("GET", path, keys["token"]).status_code == 200


def nested(depth: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(depth - 1):
        found = {"x": found}
    return found


@pytest.mark.parametrize("depth", [17, 200, 970])
def test_notes_are_not_nested_without_end(wood: Wood, depth: int) -> None:
    """They were taken, could not be told to their owner's connections, nor be read after a start."""
    ann = wood.tokens["BC"]
    for deep in (nested(depth), {"x": [nested(depth - 2)]}):
        answer = wood.server.request("PUT", f"{wood.path}/notes", ann, {"marks": deep})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert "16 deep" in answer.json()["message"] or depth == 970
    assert wood.server.request("PUT", f"{wood.path}/notes", ann, {"marks": nested(16)}).status_code == 204
    assert wood.server.get(f"{wood.path}/notes", ann)["marks"] == nested(16)
    wood.players["BC"].settled()


def test_notes_that_cannot_be_read_keep_nobody_from_the_table(wood: Wood, serving: Callable[..., Any]) -> None:
    """As a database from before has them."""
    wood.start()
    deep = '{"type":"notes","marks":{"x":' + "[" * 973 + "]" * 973 + "}}"
    wood.server.store.keep_notes(wood.table, 1, deep).result()
    wood.server.stop()
    later = serving()
    assert later.get(f"{wood.path}/notes", wood.tokens["BC"])["marks"] == {}
    assert later.player(wood.table, wood.tokens["BC"]).update()["you"]["seats"] == "BC"
