"""Seats over the real protocol: keys that die with their seat, seats that pass by consent, requests that come twice."""

from __future__ import annotations

import concurrent.futures
import json
import time
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloam.server.config import Rate

BLANK = ["", " ", "\u200b", "\0", "\u3000", "\u3164", "\u2800", "\ufe0f", "\u2060\u00ad"]


class Game:
    """A table of four people, dealt."""

    def __init__(self, server: Any, **more: Any) -> None:
        self.server = server
        self.keys, self.tokens = server.full(**more)
        self.path = f"/api/tables/{self.keys['table']}"

    def ask(self, method: str, path: str, token: str, body: Any = None) -> Any:
        return self.server.request(method, f"{self.path}/{path}", token, body)

    def sit(self, seat: str, name: str = "Eve", token: str = "", **more: Any) -> Any:
        return self.ask("POST", "seats", token or self.keys["join"], {"seat": seat, "name": name, **more})

    def agree(self, seat: str, token: str, agree: bool = True) -> int:
        return int(self.ask("PUT", f"seats/{seat}/wish", token, {"agree": agree}).status_code)

    def seats(self, token: str) -> str | None:
        answer = self.ask("GET", "update", token)
        return str(answer.json()["you"]["seats"]) if answer.status_code == 200 else None

    def events(self) -> list[str]:
        told = self.server.get(f"{self.path}/update", self.keys["watch"])["events"]
        return [event["phrase"]["key"].removeprefix("event-") for event in told]

    def info(self, seat: str) -> dict[str, Any]:
        seats = self.server.get(self.path, self.keys["watch"])["seats"]
        return dict(seats["ABCD".index(seat)])


@pytest.fixture
def game(server: Any) -> Game:
    return Game(server)


class TestKeysDieWithTheirSeat:
    @pytest.mark.parametrize("name", BLANK)
    def test_a_name_that_nobody_sees(self, server: Any, name: str) -> None:
        keys = server.make()
        answer = server.request("POST", f"/api/tables/{keys['table']}/seats", keys["join"], {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        wish = {"game": "shadow-hunters", "seats": 4, "name": name}
        for seat in ("", "-"):
            assert server.request("POST", "/api/tables", body={**wish, "seat": seat}).status_code == 400

    def test_whatever_way_a_seat_becomes_free(self, server: Any) -> None:
        """A mind on it and off it, freed, handed over: the token of before opens nothing that is there later."""
        keys = server.make()
        path = f"/api/tables/{keys['table']}"

        def mind_on_and_off() -> None:
            assert server.request("PUT", f"{path}/seats/B/mind", keys["host"], {}).status_code == 204
            assert server.request("DELETE", f"{path}/seats/B", keys["host"]).status_code == 204

        def freed() -> None:
            assert server.request("DELETE", f"{path}/seats/B", keys["host"]).status_code == 204

        def freed_twice() -> None:
            mind_on_and_off()
            assert server.request("PUT", f"{path}/seats/B/mind", keys["host"], {}).status_code == 204
            assert server.request("DELETE", f"{path}/seats/B/mind", keys["host"]).status_code == 204

        for way in (mind_on_and_off, freed, freed_twice):
            old = server.request("POST", f"{path}/seats", keys["join"], {"name": "Bob", "seat": "B"}).json()["token"]
            way()
            new = server.request("POST", f"{path}/seats", keys["join"], {"name": "Eve", "seat": "B"}).json()["token"]
            assert server.request("GET", f"{path}/update", old).status_code == 404
            assert server.get(f"{path}/update", new)["you"]["seats"] == "B"
            freed()

    def test_freeing_and_sitting_at_once(self, server: Any) -> None:
        """The newcomer's token is not the one that dies, whoever was faster."""
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        old = server.request("POST", f"{path}/seats", keys["join"], {"name": "Bob", "seat": "B"}).json()["token"]
        with concurrent.futures.ThreadPoolExecutor(6) as together:
            for _ in range(30):
                free = together.submit(server.request, "DELETE", f"{path}/seats/B", keys["host"])
                body = {"name": "Eve", "seat": "B"}
                sits = [together.submit(server.request, "POST", f"{path}/seats", keys["join"], body) for _ in range(4)]
                free.result()
                seated = [one.result().json()["token"] for one in sits if one.result().status_code == 201]
                assert len(seated) <= 1
                if not seated:
                    answer = server.request("POST", f"{path}/seats", keys["join"], body)
                    assert answer.status_code == 201
                    seated = [answer.json()["token"]]
                assert server.get(f"{path}/update", seated[0])["you"]["seats"] == "B"
                assert server.request("GET", f"{path}/update", old).status_code == 404
                old = seated[0]

    @pytest.mark.parametrize("what", ["", "/mind"])
    def test_who_has_lost_a_seat_meanwhile(self, server: Any, what: str) -> None:
        """Bob leaves, while the host frees his seat and Eve sits down there: it is hers when his turn comes."""
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        bob = server.sit(keys, "Bob")["token"]
        room = next(room for room in server.house.rooms() if room.table.table == keys["table"])
        real, held = server.store.append_here, list[Any]()
        eve = {"name": "Eve", "seat": "B"}
        with concurrent.futures.ThreadPoolExecutor(3) as together, pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "append_here", lambda *arguments: held.append(arguments))
            asked = []
            for number, request in enumerate(
                (
                    ("DELETE", f"{path}/seats/B", keys["host"]),
                    ("POST", f"{path}/seats", keys["join"], eve),
                    ("DELETE" if not what else "PUT", f"{path}/seats/B{what}", bob, {} if what else None),
                ),
                1,
            ):
                asked.append(together.submit(server.request, *request))
                while len(held) < min(number, 2):
                    time.sleep(0.01)
            # Both are applied and not on disk: Bob is not told before they are.
            while not room._pending[-1]._waiting:
                time.sleep(0.01)
            assert not any(one.done() for one in asked)

            async def go_on() -> None:
                for arguments in held:
                    real(*arguments)

            server.inside(go_on())
            freed, sat, late = (one.result() for one in asked)
        assert (freed.status_code, sat.status_code, late.status_code) == (204, 201, 404)
        seat = server.get(path, keys["host"])["seats"][1]
        assert (seat["holder"], seat["name"]) == ("human", "Eve")
        assert server.get(f"{path}/update", sat.json()["token"])["you"]["seats"] == "B"

    def test_nothing_is_told_to_a_dead_key(self, server: Any) -> None:
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        bob = server.sit(keys, "Bob")["token"]
        stream = server.player(keys["table"], bob)
        stream.update()
        assert server.request("DELETE", f"{path}/seats/B", keys["host"]).status_code == 204
        assert stream.until(lambda message: message["type"] == "failed")["code"] == "gone"
        with pytest.raises(ConnectionClosed) as closed:
            stream.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008  # trying again is of no use
        for end in ("", "/status", "/update", "/account"):
            assert server.request("GET", f"{path}{end}", bob).status_code == 404


class TestSeatsOfARunningGame:
    def test_what_a_host_might_try(self, game: Game) -> None:
        host, own = game.keys["host"], game.keys["token"]
        for token in (host, own):
            assert game.ask("DELETE", "seats/B", token).status_code == 403
            assert game.ask("PUT", "seats/B/person", token, {"person": 1}).status_code == 403
            assert game.ask("PUT", "seats/B/mind", token, {}).status_code == 204
            assert game.ask("DELETE", "seats/B", token).status_code == 403
            assert game.ask("PUT", "seats/B/person", token, {"person": 1}).status_code == 403
            assert game.seats(game.tokens[1]) == "B"  # hers, whoever plays it meanwhile
            assert game.ask("DELETE", "seats/B/mind", game.tokens[1]).status_code == 204
        assert game.sit("B", token=own).status_code == 403
        asked = game.sit("B", token=host)
        assert (asked.status_code, asked.json()["waits"]) == (202, True)
        token = asked.json()["token"]
        update = game.ask("GET", "update", token).json()
        watch = game.ask("GET", "update", game.keys["watch"]).json()
        assert update["you"] == {"seats": "", "side": "", "person": 0, "host": False}
        assert (update["sight"], update["events"]) == (watch["sight"], watch["events"])
        assert game.agree("B", own) == game.agree("B", host) == game.agree("B", token) == 403
        assert game.events()[-5:] == ["mind-in", "came-back", "mind-in", "came-back", "seat-wished"]
        assert game.seats(game.tokens[1]) == "B"

    def test_the_join_link_opens_no_free_seat(self, game: Game) -> None:
        assert game.ask("DELETE", "seats/B", game.tokens[1]).status_code == 204
        assert game.seats(game.tokens[1]) is None
        asked = game.sit("")
        assert (asked.status_code, asked.json()["seat"]) == (202, "B")
        eve = asked.json()["token"]
        stream = game.server.player(game.keys["table"], eve)
        assert stream.update()["you"]["seats"] == ""
        assert game.agree("B", game.tokens[0]) == game.agree("B", game.tokens[2]) == 204
        assert game.info("B")["wish"] == {"person": 5, "name": "Eve", "agreed": [1, 3], "needed": [4]}
        assert game.seats(eve) == ""
        assert game.agree("B", game.tokens[3]) == 204
        assert game.seats(eve) == "B"
        update = stream.update(lambda u: u["you"]["seats"] == "B")
        assert (update["since"], update["you"]["person"]) == (0, 5)
        assert (game.info("B")["before"], game.info("B")["wish"]) == (["P1"], None)
        assert game.events()[-6:] == ["left", "seat-wished", *["seat-agreed"] * 3, "seat-handed-over"]

    def test_handed_over_by_who_holds_it(self, game: Game) -> None:
        eve = game.sit("C").json()["token"]
        assert [game.agree("C", game.tokens[i]) for i in (0, 1, 3)] == [403] * 3
        assert game.agree("C", game.tokens[2]) == 204
        assert (game.seats(eve), game.seats(game.tokens[2])) == ("C", None)

    def test_no_is_no(self, game: Game) -> None:
        eve = game.sit("C").json()["token"]
        stream = game.server.player(game.keys["table"], eve)
        stream.update()
        assert game.sit("C", "Fay").status_code == 403
        assert game.agree("C", game.tokens[2], False) == 204
        assert game.seats(eve) is None
        assert game.agree("C", game.tokens[2]) == 409
        fay = game.sit("C", "Fay").json()["token"]
        assert game.agree("C", fay, False) == 204
        assert (game.seats(fay), game.seats(game.tokens[2])) == (None, "C")

    def test_it_is_all_in_the_log(self, serving: Callable[..., Any]) -> None:
        first = Game(serving())
        eve = first.sit("C").json()["token"]
        first.ask("PUT", "seats/C/mind", first.keys["host"], {})
        assert first.agree("C", first.tokens[0]) == 204
        before = first.info("C")
        first.server.stop()
        first.server = serving()
        assert {**first.info("C"), "clock": None} == {**before, "clock": None}
        assert first.agree("C", first.tokens[1]) == first.agree("C", first.tokens[3]) == 204
        assert (first.seats(eve), first.seats(first.tokens[2])) == ("C", None)


class TestRequestsThatComeTwice:
    def test_a_seat(self, server: Any) -> None:
        keys = server.make()
        path = f"/api/tables/{keys['table']}/seats"
        body = {"name": "Bob", "key": uuid.uuid4().hex}
        with concurrent.futures.ThreadPoolExecutor(5) as together:
            answers = list(together.map(lambda _: server.request("POST", path, keys["join"], body), range(5)))
        assert {answer.status_code for answer in answers} == {201}
        assert len({json.dumps(answer.json()) for answer in answers}) == 1
        other = server.request("POST", path, keys["join"], {**body, "name": "Cid", "seat": "D"})
        assert other.json() == answers[0].json()  # the answer of the first
        info = server.get(f"/api/tables/{keys['table']}", keys["host"])
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", "", ""]
        token = answers[0].json()["token"]
        assert server.request("DELETE", f"{path}/B", token).status_code == 204
        assert server.request("POST", path, keys["join"], body).status_code == 409
        # The same key with another token of the table is somebody else's.
        assert server.request("POST", path, keys["host"], body).json()["token"] != token

    def test_a_table(self, serving: Callable[..., Any]) -> None:
        server = serving()
        key = uuid.uuid4().hex
        first = server.make(key=key, start=True)
        assert server.make(key=key, start=True) == first
        assert server.make(key=key, name="Bob", seats=5) == first
        assert server.get(f"/api/tables/{first['table']}/update", first["token"])["you"]["host"]
        assert server.make(key=uuid.uuid4().hex)["table"] != first["table"]
        server.stop()
        assert serving().make(key=key) == first

    @pytest.mark.parametrize("key", ["short", "x" * 15, "x" * 65, "with spaces in between", "\u00e9" * 20])
    def test_keys_that_are_none(self, server: Any, key: str) -> None:
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", "key": key}
        assert server.request("POST", "/api/tables", body=wish).status_code == 400

    def test_an_id_that_was_used_for_something_else(self, game: Game) -> None:
        say = {"id": "12345678", "text": "one"}
        first = game.ask("POST", "talk", game.tokens[0], say).json()
        assert game.ask("POST", "talk", game.tokens[0], {**say, "text": "two"}).json() == first
        update = game.ask("GET", "update", game.tokens[0]).json()
        asked = next((i for i, token in enumerate(game.tokens) if game.ask("GET", "update", token).json()["asks"]), 0)
        if asked == 0:
            option = update["sight"]["prompts"][0]["options"][0]["notation"]
            decide = {"id": "12345678", "ask": update["asks"]["A"], "option": option}
            assert game.ask("POST", "decisions", game.tokens[0], decide).json() == first
        assert game.ask("POST", "talk", game.tokens[1], say).json() != first  # of another seat it is another request
        lines = game.ask("GET", "update", game.tokens[0]).json()["talk"]
        assert [line["text"] for line in lines] == ["one", "one"]


class TestRates:
    def test_changes_of_seats(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(seating=Rate(6, 0.01)))
        keys, other = server.make(), server.make()
        path = f"/api/tables/{keys['table']}/seats/B/mind"
        codes = [server.request(method, path, keys["host"], {}).status_code for method in ("PUT", "DELETE") * 4]
        assert codes == [204] * 6 + [429] * 2
        answer = server.request("PUT", path, keys["host"], {}).json()
        assert (answer["code"], 60_000 < answer["wait"] <= 100_000) == ("too-fast", True)
        assert server.request("PUT", f"/api/tables/{other['table']}/seats/B/mind", other["host"], {}).status_code == 204

    def test_strangers_do_not_use_up_what_players_may_change(
        self, serving: Callable[..., Any], only: Callable[..., Any]
    ) -> None:
        """The link of a listed table is everybody's."""
        game = Game(serving(limits=only(seating=Rate(10, 0.01))))
        codes = [game.sit("B", name).status_code for name in ["Eve", *["\u200b"] * 20]]
        assert (codes[0], codes[-1]) == (202, 429)
        assert game.agree("B", game.tokens[1], False) == 204
        assert game.ask("PUT", "seats/B/mind", game.keys["host"], {}).status_code == 204
        assert game.ask("DELETE", "seats/B/mind", game.tokens[1]).status_code == 204


class TestALogThatIsFull:
    def test_talk_and_seats_end_before_the_game(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        game = Game(serving(limits=only(log=50)))
        said = [game.ask("POST", "talk", game.tokens[0], {"id": f"line-{i:06}", "text": "x"}) for i in range(60)]
        codes = [answer.status_code for answer in said]
        assert codes == sorted(codes)
        assert codes.count(200) == 45 - 6  # made, four people, dealt
        assert said[-1].json()["code"] == "full"
        assert "no more talk" in said[-1].json()["message"]
        assert game.ask("PUT", "seats/B/mind", game.keys["host"], {}).json()["code"] == "full"
        assert game.sit("B").json()["code"] == "full"
        player = game.server.player(game.keys["table"], game.tokens[0])
        player.update()
        player.send({"type": "say", "id": "12345678", "text": "x"})
        assert player.answer("12345678")["code"] == "full"
        # The game goes on, until there is really no room.
        answers = []
        for i in range(30):
            for token in game.tokens:
                update = game.ask("GET", "update", token).json()
                for prompt in update["sight"]["prompts"]:
                    seat = prompt["seat"]
                    body = {"id": f"move-{seat}-{i:06}", "ask": update["asks"][seat]}
                    body["option"] = prompt["options"][0]["notation"]
                    answers.append(game.ask("POST", "decisions", token, body))
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (409, "full")
        assert "no more entries" in answers[-1].json()["message"]
