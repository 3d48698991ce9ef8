"""A walk in one request and a reason asked for, through the real WebSocket and over HTTP."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

GENES, BIRTH = "genes:3-4-3", "birth:B303"


def walker(server: Any) -> tuple[Any, dict[str, str], str, dict[str, Any]]:
    """A table of Lockdown where somebody may move: its connection, the keys of the table, its token and update."""
    keys, tokens = server.full(4, game="lockdown")
    player, token, update = begun(server, keys, tokens)
    return player, keys, token, update


def begun(server: Any, keys: dict[str, str], tokens: list[str]) -> tuple[Any, str, dict[str, Any]]:
    path = f"/api/tables/{keys['table']}"
    for option in (GENES, BIRTH, "ready"):
        for token in tokens:
            update = server.get(f"{path}/update", token)
            ((seat, ask),) = update["asks"].items()
            body = {"id": uuid.uuid4().hex, "seat": seat, "ask": ask, "option": option}
            assert server.request("POST", f"{path}/decisions", token, body).status_code == 200
    for token in tokens:
        update = server.get(f"{path}/update", token)
        if update["asks"]:
            player = server.player(keys["table"], token)
            return player, token, player.asked()
    raise AssertionError("nobody moves")


def chain(player: Any, ask: int, *options: str) -> dict[str, Any]:
    request = uuid.uuid4().hex
    player.send({"type": "decide", "id": request, "ask": ask, "option": options[0], "then": options[1:]})
    return dict(player.answer(request))


def why(player: Any, option: str, **more: Any) -> dict[str, Any]:
    request = uuid.uuid4().hex
    player.send({"type": "why", "id": request, "option": option, **more})
    return dict(player.answer(request))


def test_a_walk_is_one_request_and_one_update(server: Any) -> None:
    player, _, _, update = walker(server)
    (ask,) = update["asks"].values()
    ways = {way["to"]: way for way in update["sight"]["prompts"][0]["ways"]}
    assert ways["room:B301"] == {"to": "room:B301", "option": "go:B301", "before": "room:B302"}
    assert ways["room:B302"]["before"] == "room:B303"
    said = chain(player, ask, "go:B302", "go:B301")
    assert (said["type"], said["done"], said["stopped"]) == ("accepted", 2, None)
    after = player.update()
    assert after["seq"] == update["seq"] + 2 == said["seq"]
    assert after["sight"]["view"]["me"]["path"] == ["B303", "B302", "B301"]
    assert (after["undo"], after["stands"]) == ("", "moved")


def test_a_walk_that_is_stopped_says_why(server: Any) -> None:
    player, keys, token, update = walker(server)
    ((seat, ask),) = update["asks"].items()
    said = chain(player, ask, "go:B302", "go:B304", "go:B305")
    assert (said["done"], said["stopped"]["key"], said["stopped"]["rule"]) == (1, "refuse-not-adjacent", "LK-122")
    after = player.update()
    assert after["sight"]["view"]["me"]["room"] == "B302"
    # Over HTTP the same; a repeated request is told again how far it came.
    body = {"id": uuid.uuid4().hex, "seat": seat, "ask": after["asks"][seat], "option": "go:B303", "then": ["go:B107"]}
    path = f"/api/tables/{keys['table']}/decisions"
    answer = server.request("POST", path, token, body)
    assert (answer.status_code, answer.json()["done"]) == (200, 1)
    assert answer.json()["stopped"]["key"] == "refuse-not-adjacent"
    again = server.request("POST", path, token, body)
    assert again.json() == {**answer.json(), "stopped": None}


def test_a_chain_has_a_limit(server: Any) -> None:
    player, _, _, update = walker(server)
    (ask,) = update["asks"].values()
    player.send({"type": "decide", "id": uuid.uuid4().hex, "ask": ask, "option": "go:B302", "then": ["go:B303"] * 65})
    assert player.until(lambda m: m["type"] == "failed")["code"] == "bad-request"


def test_a_reason_is_asked_for_and_nothing_happens(server: Any) -> None:
    player, keys, token, update = walker(server)
    assert why(player, "go:B302")["reason"] is None
    said = why(player, "go:B107")
    assert (said["type"], said["reason"]["key"], said["reason"]["rule"]) == ("reason", "refuse-not-adjacent", "LK-122")
    assert why(player, "fly-away")["code"] == "bad-request"
    for seat in {*"ABCD"} - {*update["you"]["seats"]}:
        assert why(player, "go:B302", seat=seat)["code"] == "not-allowed"
    assert server.get(f"/api/tables/{keys['table']}/update", token)["seq"] == update["seq"]
    # Nobody is told, and nothing is written; that somebody has come is told when it comes to it.
    told = [json.loads(message) for message in player.settled()]
    assert {message.get("seq", update["seq"]) for message in told} == {update["seq"]}


def test_a_spectator_has_no_options_to_ask_about(server: Any) -> None:
    _, keys, _, _ = walker(server)
    watching = server.player(keys["table"], keys["watch"])
    watching.update()
    assert why(watching, "go:B302")["type"] == "failed"


def test_reasons_are_limited_like_all_messages(serving: Any, only: Any) -> None:
    from gloam.server.config import Rate

    server = serving(limits=only(messages=Rate(4, 0.01)))
    player, _, _, _ = walker(server)
    answers = [why(player, "go:B107") for _ in range(5)]
    assert [answer["type"] for answer in answers][:3] == ["reason"] * 3
    assert answers[-1]["code"] == "too-fast"


@pytest.mark.parametrize("viewer", ["watch", "other"])
def test_others_are_sent_nothing(server: Any, viewer: str) -> None:
    keys, tokens = server.full(4, game="lockdown")
    player, token, update = begun(server, keys, tokens)
    (ask,) = update["asks"].values()
    looking = keys["watch"] if viewer == "watch" else next(one for one in tokens if one != token)
    other = server.player(keys["table"], looking)
    other.update()
    other.settled()
    path = f"/api/tables/{keys['table']}/update"
    before = server.get(path, looking)
    chain(player, ask, "go:B302", "go:B301")
    why(player, "go:B107")
    player.update()
    presence = [m for m in other.settled() if '"seq"' in m]
    after = server.get(path, looking)
    for look in (before, after):
        del look["now"]
        look["table"]["seats"] = []
    assert before == after
    assert all(f'"seq":{before["seq"]},' in m for m in presence)
