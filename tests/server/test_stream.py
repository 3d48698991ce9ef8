"""Whole games over WebSockets: what everybody is told, and what happens to those who come late, twice or wrong."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gloam.server.config import Rate


def ask(update: dict[str, Any]) -> int:
    """The number of the open question, for whoever holds one seat."""
    (number,) = update["asks"].values()
    return int(number)


def drive(players: list[Any], decisions: int = 10**6) -> list[dict[str, Any]]:
    """Let the players answer whatever they are asked, until the end or so many decisions; their last updates.

    They choose by lot: two who are left and always decline would never attack each other, and the game would not end.
    """
    lot = random.Random(1)
    last = [player.update() for player in players]
    for _ in range(decisions):
        if last[0]["table"]["phase"] == "over":
            break
        which = next((i for i, u in enumerate(last) if u["sight"]["prompts"]), None)
        if which is None:
            last = [p.update(lambda u, s=before["seq"]: u["seq"] > s) for p, before in zip(players, last, strict=True)]
            continue
        update = last[which]
        request = players[which].decide(ask(update), lot.choice(update["sight"]["prompts"][0]["options"])["notation"])
        answer = players[which].answer(request)
        if answer["type"] == "accepted":
            goal = answer["seq"]
            last = [p.update(lambda u, goal=goal: u["seq"] >= goal) for p in players]
        else:
            assert answer["code"] == "stale"
            last[which] = players[which].update(lambda u, s=update["seq"]: u["seq"] > s)
    return last


def test_a_whole_game_of_two_people_two_minds_and_a_spectator(server: Any) -> None:
    keys = server.make()
    tokens = [keys["token"], server.sit(keys, "Ben")["token"]]
    for seat in "CD":
        server.request("PUT", f"/api/tables/{keys['table']}/seats/{seat}/mind", keys["host"], {"mind": "random"})
    players = [server.player(keys["table"], token) for token in tokens]
    watcher = server.player(keys["table"], keys["watch"])
    server.start(keys)
    for player in players:
        player.update(lambda u: u["table"]["phase"] == "playing")
    last = drive([server.player(keys["table"], token) for token in tokens])
    assert all(update["sight"]["outcome"] for update in last)
    end = watcher.update(lambda u: u["table"]["phase"] == "over")
    assert end["you"] == {"seats": "", "side": "", "person": 0, "host": False}
    # Everything was told once, in order, to a connection that was there all the time.
    told = [e for text in watcher.raw for e in json.loads(text).get("events", [])]
    assert [e["n"] for e in told] == list(range(1, len(told) + 1))


class TestReconnecting:
    def test_a_connection_resumes_where_it_was(self, server: Any) -> None:
        keys, tokens = server.full()
        whole = server.player(keys["table"], tokens[1])
        players = [server.player(keys["table"], token) for token in tokens]
        half = server.player(keys["table"], tokens[1])
        drive(players, 6)
        half.settled()
        seen, side = half.follower.update["seq"], half.follower.update["you"]["side"]
        for player in (half, *players):
            player.close()
        drive([server.player(keys["table"], token) for token in tokens], 6)
        other_half = server.player(keys["table"], tokens[1], since=seen, side=side)
        resumed = self.events(other_half)
        assert resumed
        assert [e for e in self.events(whole) if e["seq"] > seen] == resumed

    def events(self, player: Any) -> list[dict[str, Any]]:
        told = [*player.raw, *player.settled()]
        seen: dict[int, dict[str, Any]] = {}
        for text in told:
            for event in json.loads(text).get("events", []):
                seen[event["n"]] = event
        return [seen[n] for n in sorted(seen)]

    def test_the_same_player_on_two_devices(self, server: Any) -> None:
        keys, tokens = server.full()
        phone, laptop = server.player(keys["table"], tokens[0]), server.player(keys["table"], tokens[0])
        players = [server.player(keys["table"], token) for token in tokens]
        drive(players, 4)
        assert self.events(phone) == self.events(laptop)

    def test_who_is_online(self, server: Any) -> None:
        keys, tokens = server.full()
        first = server.player(keys["table"], tokens[0])
        second = server.player(keys["table"], tokens[1])
        first.update(lambda u: u["table"]["seats"][1]["online"])
        second.close()
        first.update(lambda u: not u["table"]["seats"][1]["online"])

    def test_a_number_from_the_future_starts_again(self, server: Any) -> None:
        keys, tokens = server.full()
        update = server.player(keys["table"], tokens[0], since=10**6).update()
        assert update["events"][0]["n"] == 1


class TestChanges:
    def test_whole_updates_and_changes_come_to_the_same(self, server: Any) -> None:
        """Whoever asks for changes has in the end what the others are sent each time."""
        keys, tokens = server.full()
        players = [server.player(keys["table"], token) for token in tokens]
        pairs = [
            (server.player(keys["table"], token, changes=False), server.player(keys["table"], token))
            for token in (*tokens, keys["watch"])
        ]
        drive(players, 25)
        for plain, follower in pairs:
            whole, told = plain.settled(), follower.settled()
            assert {json.loads(text)["type"] for text in whole} == {"update"}
            assert [json.loads(text)["type"] for text in told] == ["update", *["change"] * (len(told) - 1)]
            assert sum(map(len, told[1:])) < sum(map(len, whole[1:])) / 4
            for found in (plain.follower.update, follower.follower.update):
                found["events"], found["now"], found["since"] = [], 0, 0
            assert plain.follower.update == follower.follower.update


class TestRequests:
    def asked(self, server: Any) -> tuple[Any, dict[str, Any]]:
        keys, tokens = server.full()
        players = [server.player(keys["table"], token) for token in tokens]
        server.gathered(keys["table"], len(players))
        for player in players:
            update = player.update()
            if update["sight"]["prompts"]:
                return player, update
        raise AssertionError("nobody is asked")

    def test_accepted_comes_first_and_again(self, server: Any) -> None:
        player, update = self.asked(server)
        player.settled()
        request = player.decide(ask(update), "roll")
        accepted = player.receive()
        assert (accepted["type"], accepted["id"]) == ("accepted", request)
        assert player.receive()["seq"] == accepted["seq"]
        player.decide(ask(update), "roll", request)
        assert player.answer(request) == accepted

    def test_stale_refused_and_wrong(self, server: Any) -> None:
        player, update = self.asked(server)
        answers = {
            player.decide(ask(update) + 1, "roll"): ("failed", "stale"),
            player.decide(ask(update), "dance"): ("failed", "bad-request"),
            player.decide(ask(update), "end-turn"): None,
            player.decide(ask(update), "attack:A"): ("refused", None),
        }
        for request, expected in answers.items():
            answer = player.answer(request)
            if expected is not None:
                assert (answer["type"], answer.get("code")) == expected
        assert player.socket.state.name == "OPEN"

    def test_a_spectator_decides_nothing(self, server: Any) -> None:
        keys = server.make(start=True)
        watcher = server.player(keys["table"], keys["watch"])
        request = watcher.decide(1, "roll")
        assert watcher.answer(request)["code"] == "not-allowed"

    def test_undo(self, server: Any) -> None:
        """An offer that is being written can be taken back; one that was sent stands, and the answer says why."""
        keys, tokens = server.full(3, game="lockdown")
        path = f"/api/tables/{keys['table']}"

        def decide(token: str, option: str) -> None:
            ((seat, number),) = server.get(f"{path}/update", token)["asks"].items()
            body = {"id": uuid.uuid4().hex, "seat": seat, "ask": number, "option": option}
            assert server.request("POST", f"{path}/decisions", token, body).status_code == 200

        for option in ("genes:4-3-3", "birth:B303"):
            for token in tokens:
                decide(token, option)
        decide(tokens[0], "offer:B")
        player, other = server.player(keys["table"], tokens[0]), server.player(keys["table"], tokens[1])
        request = uuid.uuid4().hex
        player.send({"type": "undo", "id": request})
        answer = player.answer(request)
        assert answer["type"] == "accepted"
        assert player.update(lambda u: u["seq"] >= answer["seq"])["events"][-1]["phrase"]["key"] == "event-taken-back"
        player.send({"type": "undo", "id": request})
        assert player.answer(request) == answer
        for option in ("offer:B", "swap", "send"):
            decide(tokens[0], option)
        for who, why in ((player, "stands-shown"), (other, "stands-others")):
            again = uuid.uuid4().hex
            who.send({"type": "undo", "id": again})
            refused = who.answer(again)
            assert (refused["type"], refused["reason"]["key"]) == ("refused", why)
        body = {"id": uuid.uuid4().hex}
        answer = server.request("POST", f"{path}/undo", tokens[0], body)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "stands-shown")


class TestTalk:
    def test_a_line_reaches_everybody(self, server: Any) -> None:
        keys, tokens = server.full()
        a, b = server.player(keys["table"], tokens[0]), server.player(keys["table"], tokens[1])
        watcher = server.player(keys["table"], keys["watch"])
        a.send({"type": "say", "id": "line-0001", "text": "hello <b>you</b>\u0007"})
        for listener in (a, b, watcher):
            line = listener.update(lambda u: bool(u["talk"]))["talk"][0]
            assert (line["seat"], line["name"], line["text"]) == ("A", "Ann", "hello <b>you</b>")

    def test_too_long_too_empty_or_on_a_channel_that_is_not_there(self, server: Any) -> None:
        keys, tokens = server.full()
        a = server.player(keys["table"], tokens[0])
        for i, change in enumerate([{"text": "x" * 501}, {"text": ""}, {"text": " \n "}, {"channel": "attic"}]):
            a.send({"type": "say", "id": f"line-000{i}", "text": "x"} | change)
            assert a.until(lambda m: m["type"] == "failed")["code"] in ("bad-request", "not-allowed")

    def test_a_quiet_table(self, server: Any) -> None:
        keys = server.make(settings={"talk": False})
        a = server.player(keys["table"], keys["token"])
        a.send({"type": "say", "id": "line-0001", "text": "x"})
        assert a.answer("line-0001")["code"] == "not-allowed"

    def test_a_chatterbox_is_stopped(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(talk=Rate(3, 0.01)))
        keys = server.make()
        a = server.player(keys["table"], keys["token"])
        said = []
        for i in range(5):
            a.send({"type": "say", "id": f"line-000{i}", "text": "x"})
            said.append(a.answer(f"line-000{i}").get("code", "accepted"))
        assert said == ["accepted"] * 3 + ["too-fast"] * 2
        body = {"id": "line-0009", "text": "x"}
        answer = server.request("POST", f"/api/tables/{keys['table']}/talk", keys["token"], body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 0


class TestClocks:
    def test_a_deadline_is_told(self, server: Any) -> None:
        settings = {"pace": 0, "window": 0, "clock": "decision", "seconds": 5}
        keys, tokens = server.full(settings=settings)
        player = server.player(keys["table"], tokens[0])
        update = player.update()
        assert 0 < update["table"]["deadline"] - update["now"] <= 5000


class TestTheFirstMessage:
    @pytest.mark.parametrize(
        ("first", "code"),
        [
            ({"type": "ping"}, "bad-request"),
            ({"type": "hello", "token": "nonsense"}, "gone"),
            ({"type": "hello", "since": -1}, "bad-request"),
            ({"type": "hello", "token": "x" * 65}, "bad-request"),
            ({"type": "hello", "colour": 1}, "bad-request"),
        ],
    )
    def test_anything_but_a_good_hello(self, server: Any, first: dict[str, Any], code: str) -> None:
        keys = server.make()
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{keys['table']}/stream") as socket:
            socket.send(json.dumps(first))
            assert json.loads(socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    def test_a_table_that_is_not_there(self, server: Any) -> None:
        player = server.player("nowhere", "")
        assert player.receive()["code"] == "gone"
