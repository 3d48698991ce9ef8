"""Whole games and everything around them by plain requests."""

from __future__ import annotations

import time
import uuid
from typing import Any

import msgspec
import pytest

from gloam.core.records.record import record_from
from gloam.core.records.replay import replay
from gloam.core.words.text import LANGUAGES


def ask(update: dict[str, Any]) -> int:
    """The number of the open question, for whoever holds one seat."""
    (number,) = update["asks"].values()
    return int(number)


def play_out(server: Any, keys: dict[str, str]) -> dict[str, Any]:
    """Play the maker's seat by polling until the game is over."""
    path, token = f"/api/tables/{keys['table']}", keys["token"]
    since, events = 0, []
    while True:
        update = server.get(f"{path}/update?since={since}", token)
        events += update["events"]
        since = update["seq"]
        if update["table"]["phase"] == "over":
            assert [e["n"] for e in events] == list(range(1, len(events) + 1))
            return dict(update)
        prompts = update["sight"]["prompts"]
        if not prompts:
            time.sleep(0.003)
            continue
        body = {"id": uuid.uuid4().hex, "ask": ask(update), "option": prompts[0]["options"][-1]["notation"]}
        answer = server.request("POST", f"{path}/decisions", token, body)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 409:
            assert answer.json()["code"] == "stale"


@pytest.fixture(scope="module")
def finished(server: Any) -> dict[str, str]:
    keys = server.make(start=True)
    play_out(server, keys)
    return keys


class TestAWholeGame:
    def test_the_end_is_revealed_to_everybody(self, server: Any, finished: dict[str, str]) -> None:
        path = f"/api/tables/{finished['table']}"
        ending = server.get(f"{path}/ending", finished["watch"])
        assert ending["outcome"]["rules"]
        assert ending["truth"]

    def test_the_record_replays(self, server: Any, finished: dict[str, str]) -> None:
        answer = server.request("GET", f"/api/tables/{finished['table']}/record", finished["token"])
        assert answer.headers["content-disposition"].startswith("attachment")
        record = record_from(answer.content, "record")
        assert replay(record).state.over

    def test_every_moment_can_be_seen_again(self, server: Any, finished: dict[str, str]) -> None:
        path, token = f"/api/tables/{finished['table']}", finished["token"]
        of = server.get(f"{path}/replay?at=0", token)["of"]
        for at in (0, 1, of // 2, of):
            for seat in ("", "A", "B", "AC"):
                moment = server.get(f"{path}/replay?at={at}&seat={seat}", token)
                assert (moment["at"], moment["sight"]["seats"]) == (at, seat)
        assert server.request("GET", f"{path}/replay?at={of + 1}", token).status_code == 400
        assert server.request("GET", f"{path}/replay?at=0&seat=Z", token).status_code == 400

    def test_a_moment_becomes_a_scenario(self, server: Any, finished: dict[str, str]) -> None:
        answer = server.request("GET", f"/api/tables/{finished['table']}/scenario?at=3", finished["token"])
        assert answer.text.startswith("title = ")

    def test_nothing_can_be_done_any_more(self, server: Any, finished: dict[str, str]) -> None:
        body = {"id": "12345678", "option": "pass", "ask": 0}
        answer = server.request("POST", f"/api/tables/{finished['table']}/decisions", finished["token"], body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")


class TestBeforeTheEnd:
    @pytest.mark.parametrize("what", ["ending", "record", "replay", "scenario"])
    def test_nothing_is_revealed(self, server: Any, what: str) -> None:
        keys = server.make(start=True)
        for token in (keys["host"], keys["token"], keys["watch"]):
            answer = server.request("GET", f"/api/tables/{keys['table']}/{what}", token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")


class TestSeats:
    def test_friends_join_and_the_host_starts(self, server: Any) -> None:
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        assert server.request("POST", f"{path}/start", keys["host"]).status_code == 403  # free seats
        friend = server.sit(keys, "Ben")
        assert friend["seat"] == "B"
        assert server.request("POST", f"{path}/start", friend["token"]).status_code == 403  # not the host
        for seat in "CD":
            answer = server.request("PUT", f"{path}/seats/{seat}/mind", keys["host"], {"mind": "random"})
            assert answer.status_code == 204
        # Nothing is dealt yet: a friend who comes late takes the seat of a mind.
        late = server.request("POST", f"{path}/seats", keys["join"], {"name": "Late"})
        assert late.status_code == 201
        server.start(keys)
        info = server.get(path, friend["token"])
        assert sorted(s["holder"] for s in info["seats"]) == ["human", "human", "human", "mind"]
        assert [s["name"] for s in info["seats"]][:2] == ["Ann", "Ben"]
        assert server.request("POST", f"{path}/seats", keys["join"], {"name": "Later"}).status_code == 403

    def test_a_leaver_is_replaced_and_comes_back(self, server: Any) -> None:
        keys, tokens = server.full()
        path = f"/api/tables/{keys['table']}"
        mind = f"{path}/seats/B/mind"
        assert server.request("PUT", mind, tokens[2], {"mind": "random"}).status_code == 403
        assert server.request("PUT", mind, keys["host"], {"mind": "random"}).status_code == 204
        body = {"id": "12345678", "option": "roll", "ask": 1}
        assert server.request("POST", f"{path}/decisions", tokens[1], body).status_code == 403
        assert server.request("DELETE", mind, keys["host"]).status_code == 204
        assert server.get(path, tokens[1])["seats"][1]["name"] == "P1"
        # Whoever holds a seat may do that as well.
        assert server.request("PUT", mind, tokens[1], {}).status_code == 204

    def test_a_seat_that_is_freed_opens_to_nobody(self, server: Any) -> None:
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        friend = server.sit(keys, "Ben")
        assert server.request("DELETE", f"{path}/seats/B", keys["host"]).status_code == 204
        assert server.request("GET", path, friend["token"]).status_code == 404
        assert server.sit(keys, "Cid")["seat"] == "B"

    def test_the_host_gets_the_keys_again(self, server: Any) -> None:
        keys = server.make()
        again = server.get(f"/api/tables/{keys['table']}/keys", keys["host"])
        assert {k: again[k] for k in ("table", "host", "join", "watch")} == {
            k: keys[k] for k in ("table", "host", "join", "watch")
        }
        for token in (keys["join"], keys["watch"], keys["token"]):
            assert server.request("GET", f"/api/tables/{keys['table']}/keys", token).status_code == 403

    def test_nowhere_is_a_place_for_a_judge(self, server: Any) -> None:
        keys = server.make(seat="-", start=True)
        assert keys["seat"] == keys["token"] == ""
        update = server.get(f"/api/tables/{keys['table']}/update", keys["host"])
        assert update["you"] == {"seats": "", "side": "", "person": 0, "host": True}
        assert update["sight"]["seats"] == ""


class TestTheLobby:
    def test_only_listed_tables_are_listed(self, server: Any) -> None:
        hidden, shown = server.make(), server.make(settings={"listed": True}, name="Open")
        listed = {t["table"]: t for t in server.get("/api/tables")}
        assert hidden["table"] not in listed
        table = listed[shown["table"]]
        assert set(table) == {"table", "game", "host", "seats", "free", "phase", "join", "position"}
        assert (table["host"], table["free"], table["join"]) == ("Open", 3, shown["join"])
        # A listed table can be watched without a token, another one not.
        assert server.get(f"/api/tables/{shown['table']}/update")["you"] == {
            "seats": "",
            "side": "",
            "person": 0,
            "host": False,
        }
        assert server.request("GET", f"/api/tables/{hidden['table']}/update").status_code == 404

    def test_a_card_says_how_many_people_can_play(self, server: Any) -> None:
        """Fewer than there are seats, where one may hold several; but nobody plays against himself."""
        people = {card["id"]: card["people"] for card in server.get("/api/games")}
        assert {"shadow-hunters": [4, 8], "halloween": [2, 4], "aftermath": [1, 4]}.items() <= people.items()

    def test_a_game_tells_about_itself(self, server: Any) -> None:
        [card] = [card for card in server.get("/api/games") if card["id"] == "shadow-hunters"]
        game = server.get("/api/games/shadow-hunters")
        assert set(card) == {"id", "name", "pitch", "seats", "minds", "campaigns", "minutes", "people"}
        assert all(card[field] == game[field] for field in ("seats", "minds"))
        assert set(card["name"]) == set(card["pitch"]) == set(LANGUAGES)
        assert card["name"]["en"] == "Shadow Hunters"
        assert game["seats"] == [4, 5, 6, 7, 8]
        assert "areas.toml" in game["content"]
        assert game["minds"][0] == "random"
        assert server.request("GET", "/api/games/chess").status_code == 404


class TestDecisions:
    def test_refused_by_the_rules(self, server: Any) -> None:
        keys, tokens = server.full()
        path = f"/api/tables/{keys['table']}/decisions"
        update = server.get(f"/api/tables/{keys['table']}/update", tokens[0])
        waiting = update["sight"]["waiting"][0]["seat"]
        other = tokens["ABCD".index(waiting) - 1]
        answer = server.request("POST", path, other, {"id": "12345678", "option": "roll"})
        said = answer.json()
        assert (answer.status_code, said["type"], said["id"]) == (409, "refused", "12345678")
        assert said["reason"]["rule"].startswith("SH-")

    def test_repeated_and_stale(self, server: Any) -> None:
        keys, tokens = server.full()
        path = f"/api/tables/{keys['table']}"
        seat = server.get(f"{path}/update", tokens[0])["sight"]["waiting"][0]["seat"]
        token = tokens["ABCD".index(seat)]
        update = server.get(f"{path}/update", token)
        body = {"id": uuid.uuid4().hex, "ask": ask(update), "option": "roll"}
        first = server.request("POST", f"{path}/decisions", token, body)
        again = server.request("POST", f"{path}/decisions", token, body)
        assert first.status_code == again.status_code == 200
        assert first.json() == again.json()
        stale = server.request("POST", f"{path}/decisions", token, body | {"id": "another-id"})
        assert (stale.status_code, stale.json()["code"]) == (409, "stale")
        assert server.get(f"{path}/update", token)["seq"] == first.json()["seq"]

    def test_a_private_answer_is_held(self, server: Any) -> None:
        """Found by playing on until somebody is asked in private; the window is long."""
        for _ in range(20):
            keys, tokens = server.full(settings={"pace": 0, "window": 30_000})
            path = f"/api/tables/{keys['table']}"
            if held := self.reach_a_window(server, path, tokens):
                token, before = held
                body = {"id": "held-0001", "ask": ask(before), "option": "pass"}
                answer = server.request("POST", f"{path}/decisions", token, body)
                assert (answer.status_code, answer.json()["seq"]) == (202, 0)
                after = server.get(f"{path}/update", token)
                assert (after["held"], after["seq"]) == (after["you"]["seats"], before["seq"])
                # The others see nothing of it.
                for other in tokens:
                    if other != token:
                        assert server.get(f"{path}/update", other)["seq"] == before["seq"]
                again = server.request("POST", f"{path}/decisions", token, body)
                assert again.status_code == 202
                return
        raise AssertionError("no private window")

    def reach_a_window(self, server: Any, path: str, tokens: list[str]) -> tuple[str, dict[str, Any]] | None:
        for step in range(40):
            updates = [(token, server.get(f"{path}/update", token)) for token in tokens]
            if updates[0][1]["sight"]["resolving"]:
                return next((t, u) for t, u in updates if u["sight"]["prompts"])
            asked = next(((t, u) for t, u in updates if u["sight"]["prompts"]), None)
            if asked is None:
                return None
            token, update = asked
            options = update["sight"]["prompts"][0]["options"]
            attacks = [o for o in options if o["notation"].startswith("attack")]
            option = (attacks or options)[0]["notation"]
            body = {"id": uuid.uuid4().hex, "ask": ask(update), "option": option}
            assert server.request("POST", f"{path}/decisions", token, body).status_code == 200, step
        return None

    def test_hints(self, server: Any) -> None:
        keys = server.make(start=True)
        path = f"/api/tables/{keys['table']}"
        while not server.get(f"{path}/update", keys["token"])["sight"]["prompts"]:
            time.sleep(0.01)
        hint = server.get(f"{path}/hint", keys["token"])
        assert hint["mind"] == server.get("/api/games/shadow-hunters")["minds"][-1]
        assert hint["choice"]["notation"]
        assert server.request("GET", f"{path}/hint", keys["watch"]).status_code == 403
        silent = server.make(start=True, settings={"hints": False})
        assert server.request("GET", f"/api/tables/{silent['table']}/hint", silent["token"]).status_code == 403


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": 9}, "takes 4 to 8 seats"),
        ({"options": {"hat": True}}, "has no option 'hat'"),
        ({"options": {"bob_goal": 9}}, "option bob_goal is"),
        ({"mind": "genius", "start": True}, "has no mind 'genius'"),
        ({"seat": "Z"}, "There is no seat 'Z'"),
        ({"name": ""}, "length >= 1"),
        ({"colour": "red"}, "unknown field"),
        ({"settings": {"window": -1}}, "settings.window"),
        ({"seats": 4.5}, "seats"),
    ],
)
def test_a_table_that_cannot_be_made(server: Any, change: dict[str, Any], words: str) -> None:
    wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", **change}
    answer = server.request("POST", "/api/tables", body=wish)
    failed = answer.json()
    assert (answer.status_code, failed["type"], failed["code"]) == (400, "failed", "bad-request")
    assert words.lower() in failed["message"].lower()


def test_the_openapi_document_is_whole(server: Any) -> None:
    document = server.get("/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    text = msgspec.json.encode(document).decode()
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])
    assert {"/api/tables/{table}/decisions", "/text/{language}/{game}.ftl"} <= set(document["paths"])
