"""Campaigns on a server: an owner, sessions one after the other, and what is left when a server dies in between."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.core.records.campaign import campaign_from, founded
from gloam.core.rng import seeded

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
QUICK = {"pace": 0, "window": 0}
WISH = {"seats": 3, "name": "Ann", "settings": QUICK, "seat": "A"}


@pytest.fixture
def server(serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """With the game installed, in its process for finished games too."""
    monkeypatch.syspath_prepend(str(POACHERS))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{POACHERS}{os.pathsep}{path}" if path else str(POACHERS))
    return serving()


def found(server: Any, token: str = "", **more: Any) -> dict[str, str]:
    answer = server.request("POST", "/api/campaigns", token, {"game": "poachers", "name": "Nights", **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def look(server: Any, key: dict[str, str]) -> dict[str, Any]:
    return dict(server.get(f"/api/campaigns/{key['campaign']}", key["token"]))


def begin(server: Any, key: dict[str, str], **more: Any) -> Any:
    return server.request("POST", f"/api/campaigns/{key['campaign']}/tables", key["token"], {**WISH, **more})


def seated(server: Any, keys: dict[str, str], seats: int) -> list[str]:
    tokens = [keys["token"], *(server.sit(keys, f"P{i}")["token"] for i in range(1, seats))]
    server.start(keys)
    return tokens


def play(server: Any, table: str, tokens: list[str], seed: int = 1, most: int = 10_000) -> str:
    """People who choose by chance; returns the phase."""
    rng, phase = seeded(seed), "playing"
    for _ in range(most):
        for token in tokens:
            update = server.get(f"/api/tables/{table}/update", token)
            phase = update["table"]["phase"]
            if phase == "over":
                return phase
            for prompt in update["sight"]["prompts"]:
                option = prompt["options"][rng.below(len(prompt["options"]))]["notation"]
                body = {"id": f"{time.monotonic_ns():012}", "option": option, "ask": update["asks"][prompt["seat"]]}
                answer = server.request("POST", f"/api/tables/{table}/decisions", token, body)
                assert answer.status_code == 200, answer.text
                break
    return phase


def session(server: Any, key: dict[str, str], seats: int, seed: int = 1) -> dict[str, str]:
    """A whole session."""
    keys = begin(server, key, seats=seats).json()
    tokens = seated(server, keys, seats)
    assert play(server, keys["table"], tokens, seed) == "over"
    return dict(keys)


def test_a_session_begins_where_the_last_one_ended(server: Any) -> None:
    key = found(server)
    assert look(server, key)["state"] == "ready"
    for seed in range(20):
        first = session(server, key, 3, seed)
        record = server.get(f"/api/tables/{first['table']}/record", first["host"])
        file = campaign_from(
            server.request("GET", f"/api/campaigns/{key['campaign']}/file", key["token"]).content, "file"
        )
        assert file.carried is not None
        snares = file.carried.value["snares"]
        if snares:
            break
    assert record["outcome"] is not None
    number = len(file.sessions)
    # Another number of people sits down this time.
    keys = begin(server, key, seats=4).json()
    tokens = seated(server, keys, 4)
    view = server.get(f"/api/tables/{keys['table']}/update", tokens[1])["sight"]["view"]
    assert view["snares"] == snares
    assert server.get(f"/api/tables/{keys['table']}/update", tokens[0])["sight"]["view"]["snares"] is None
    info = look(server, key)
    assert info["state"] == "playing"
    assert [one["seats"] for one in info["sessions"]] == [3] * number + [4]
    assert info["sessions"][0]["outcome"]["rules"]
    assert info["sessions"][-1]["outcome"] is None
    assert play(server, keys["table"], tokens) == "over"
    again = server.get(f"/api/tables/{keys['table']}/record", keys["host"])
    assert again["carried"] == {"game": "poachers", "version": 1, "value": {"snares": snares}}
    moment = server.get(f"/api/tables/{keys['table']}/replay?at=0&seat=B", keys["host"])
    assert moment["sight"]["view"]["snares"] == snares
    assert look(server, key)["state"] == "ready"


def test_nothing_of_what_is_carried_over_is_shown_while_a_session_lasts(server: Any) -> None:
    start = founded(game_named("poachers"), "Nights")
    plain = json.loads(start.to_json())
    plain["carried"] = {"game": "poachers", "version": 1, "value": {"snares": ["pond"]}}
    plain["digest"] = campaign_digest(plain)
    key = found(server, file=plain)
    keys = begin(server, key).json()
    seated(server, keys, 3)
    for path in (f"/api/campaigns/{key['campaign']}", "/api/campaigns"):
        assert "pond" not in server.request("GET", path, key["token"]).text
    answer = server.request("GET", f"/api/campaigns/{key['campaign']}/file", key["token"])
    assert answer.status_code == 409
    assert "pond" not in answer.text
    for token in (keys["host"], keys["token"], keys["watch"]):
        told = server.request("GET", f"/api/tables/{keys['table']}/account", token)
        assert told.status_code == 200
        assert "pond" not in told.text


def campaign_digest(plain: dict[str, Any]) -> str:
    import msgspec

    from gloam.core.records.campaign import Campaign

    return msgspec.convert({**plain, "digest": ""}, Campaign).fingerprint()


def test_one_session_at_a_time_unless_it_is_given_up(server: Any) -> None:
    key = found(server)
    first = begin(server, key).json()
    tokens = seated(server, first, 3)
    answer = begin(server, key)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-allowed")
    assert answer.json()["message"] == "Session 1 is not over."
    assert begin(server, key, again=True).status_code == 201
    assert [one["state"] for one in look(server, key)["sessions"]] == ["left", "open"]
    # The one that was left can be played to its end, but it counts no more.
    assert play(server, first["table"], tokens) == "over"
    assert [one["state"] for one in look(server, key)["sessions"]] == ["left", "open"]


def test_a_campaign_that_has_ended(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game_named("poachers")), "carry", lambda self, state: None)
    key = found(server)
    session(server, key, 3)
    assert look(server, key)["state"] == "over"
    assert begin(server, key).json()["message"] == "This campaign is over."


def test_a_list_of_all_that_one_owns(server: Any) -> None:
    first = found(server, name="First")
    second = found(server, first["token"], name="Second")
    found(server, name="Somebody else's")
    assert second["token"] == first["token"]
    assert {one["name"] for one in server.get("/api/campaigns", first["token"])} == {"First", "Second"}
    assert server.get("/api/campaigns") == server.get("/api/campaigns", "nobody") == []


def test_a_name_is_one_line_that_can_be_seen(server: Any) -> None:
    """As names of people are. PostgreSQL keeps no NUL at all."""
    assert look(server, found(server, name=" The\0long\r\nnights\u202e "))["name"] == "The long nights"


def test_only_the_owner_comes_in(server: Any) -> None:
    key, other = found(server), found(server)
    path = f"/api/campaigns/{key['campaign']}"
    keys = begin(server, key).json()
    wrong = [
        server.request("GET", path, token) for token in ("", "nobody", other["token"], keys["host"], keys["token"])
    ]
    wrong += [server.request("GET", "/api/campaigns/nothing", key["token"]), server.request("GET", f"{path}/file")]
    wrong += [server.request("POST", f"{path}/tables", other["token"], WISH)]
    wrong += [server.request("POST", "/api/campaigns", "nobody", {"game": "poachers", "name": "x"})]
    assert {answer.status_code for answer in wrong} == {404}
    assert len({answer.text for answer in wrong}) == 1


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "lockdown", "name": "x"}, "Lockdown has no campaigns."),
        ({"game": "chess", "name": "x"}, "There is no game 'chess'"),
        ({"game": "poachers", "name": ""}, "The body is not right"),
        ({"game": "poachers", "name": "\u200b\u3164 \0"}, "A campaign needs a name with a letter that can be seen."),
        ({"game": "poachers", "name": "x", "file": {}}, "The file is not a whole campaign of gloam"),
        (
            {"game": "poachers", "name": "x", "file": {"campaign": 1, "game": "poachers", "name": "x", "digest": "0"}},
            "The file is damaged, or somebody has changed it",
        ),
    ],
)
def test_what_cannot_be_founded(server: Any, body: dict[str, Any], message: str) -> None:
    answer = server.request("POST", "/api/campaigns", "", body)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(message)


def test_a_campaign_goes_from_the_server_into_a_file_and_back(server: Any) -> None:
    key = found(server)
    session(server, key, 3)
    data = server.request("GET", f"/api/campaigns/{key['campaign']}/file", key["token"]).content
    file = campaign_from(data, "file")
    assert file.ready(game_named("poachers")) == file.carried
    again = found(server, file=json.loads(data))
    copied = server.request("GET", f"/api/campaigns/{again['campaign']}/file", again["token"]).content
    assert campaign_from(copied, "file").carried == file.carried


def test_a_session_that_ends_is_kept_with_its_last_decision(server: Any, serving: Callable[..., Any]) -> None:
    """The server dies as soon as the end is on disk: nothing else had to happen for it to count."""
    key = found(server)
    keys = begin(server, key).json()
    tokens = seated(server, keys, 3)
    appended = []
    real = server.store.end_session_here

    def ended(*arguments: Any) -> Any:
        appended.append(arguments)
        return real(*arguments)

    server.store.end_session_here = ended
    play(server, keys["table"], tokens)
    assert len(appended) == 1
    server.stop()
    later = serving()
    info = look(later, key)
    assert [one["state"] for one in info["sessions"]] == ["over"]
    assert begin(later, key, seats=5).status_code == 201


def test_rules_may_change_between_sessions(
    server: Any, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = found(server)
    first = session(server, key, 3)
    open_one = begin(server, key).json()
    seated(server, open_one, 3)
    server.stop()
    monkeypatch.setattr(type(game_named("poachers")), "version", 2)
    later = serving()
    info = look(later, key)
    assert info["why"] == {"key": "campaign-other-session", "rule": "", "facts": {"number": 2}}
    assert info["missing"].startswith("Session 2 was played with other rules")
    assert info["sessions"][0]["outcome"] is not None
    again = begin(later, key, again=True)
    assert again.status_code == 201
    assert (look(later, key)["missing"], look(later, key)["why"]) == ("", None)
    told = later.get(f"/api/tables/{first['table']}/account", first["host"])
    assert told["decisions"]
    assert "version 1 of poachers; this is version 2" in told["missing"]
    assert told["differs"]["facts"] == {"game": "poachers", "then": 1, "here": 2}
    monkeypatch.setattr(type(game_named("poachers")), "carries_version", 2)
    assert "is of version 1; this poachers reads 2" in look(later, key)["missing"]
    assert look(later, key)["why"]["key"] == "campaign-other-carried"
    answer = begin(later, key, again=True)
    assert answer.status_code == 400
    assert "is of version 1; this poachers reads 2" in answer.json()["message"]
