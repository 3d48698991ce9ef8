"""A table begins from a position that somebody has written: it is set up elsewhere, faults are told by line, everybody
knows that there is a position, and nobody what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloam.core.match import digest_of
from gloam.core.records.record import record_from
from gloam.core.records.replay import replay
from gloam.server.metrics import Metrics
from gloam.server.positions import Positions
from gloam.server.positions_worker import Unfit, Wanted, reply_to
from gloam.server.problems import Problem
from gloam.server.protocol import NewTable, WrittenPosition

PUZZLE = Path(__file__).resolve().parent.parent / "puzzle.toml"
TEXT = PUZZLE.read_text("utf-8")


def made(server: Any, **more: Any) -> Any:
    wish = {"game": "shadow-hunters", "seats": 0, "name": "Ann", "mind": "random", "settings": {"pace": 0, "window": 0}}
    return server.request("POST", "/api/tables", body={**wish, "position": {"text": TEXT}, **more})


def two_people(server: Any, **more: Any) -> tuple[dict[str, str], list[str]]:
    """A table of four people, started."""
    answer = made(server, **more)
    assert answer.status_code == 201, answer.text
    keys = dict(answer.json())
    tokens = [keys["token"], *(server.sit(keys, f"P{i}")["token"] for i in range(1, 4))]
    server.start(keys)
    return keys, tokens


def test_people_play_a_puzzle(server: Any) -> None:
    keys, tokens = two_people(server, position={"text": TEXT, "case": "B: hurt"})
    path = f"/api/tables/{keys['table']}"
    first = server.get(f"{path}/update", tokens[0])
    assert [one["damage"] for one in first["sight"]["view"]["seats"]] == [0, 3, 0, 0]
    for option in ("attack:B", "roll"):
        asks = server.get(f"{path}/update", tokens[0])["asks"]
        body = {"id": f"request-{option}", "option": option, "ask": asks["A"]}
        assert server.request("POST", f"{path}/decisions", tokens[0], body).status_code == 200
    # The scripted dice, 1 and 5: four more.
    assert server.get(f"{path}/update", tokens[1])["sight"]["view"]["seats"][1]["damage"] == 7


def test_everybody_who_looks_is_told(server: Any) -> None:
    keys = made(server, settings={"listed": True}).json()
    path = f"/api/tables/{keys['table']}"
    (listed,) = [one for one in server.get("/api/tables") if one["table"] == keys["table"]]
    assert listed["position"]
    for token in (keys["host"], keys["join"], keys["watch"], keys["token"]):
        assert server.get(path, token)["position"]
        assert server.get(f"{path}/status", token)["position"]
    dealt = server.make()
    assert not server.get(f"/api/tables/{dealt['table']}", dealt["token"])["position"]


def test_the_text_is_for_nobody_before_the_end(server: Any) -> None:
    keys, tokens = two_people(server)
    path = f"/api/tables/{keys['table']}"
    for token in (keys["host"], keys["join"], keys["watch"], *tokens):
        for what in ("", "/status", "/update", "/account", "/talk", "/record", "/scenario?at=0", "/replay", "/ending"):
            assert "tells-it-all" not in server.request("GET", f"{path}{what}", token).text
    assert server.request("GET", f"{path}/record", tokens[0]).status_code == 403


def test_after_the_end_it_is_in_the_record_and_played_again(server: Any) -> None:
    answer = made(server, seat="-", start=True)
    keys = answer.json()
    path = f"/api/tables/{keys['table']}"
    server.player(keys["table"], keys["watch"]).update(lambda update: update["table"]["phase"] == "over")
    record = record_from(server.request("GET", f"{path}/record", keys["host"]).content, "the record")
    assert record.position is not None
    assert record.position.title == "The-title-tells-it-all: B: unhurt"
    assert record.seed != record.position.seed == 3
    assert digest_of(replay(record).state) == record.digest
    status = server.get(f"{path}/status", keys["host"])
    assert status["position"]
    again = server.request("POST", f"{path}/again", keys["host"], {}).json()["table"]
    assert server.get(f"/api/tables/{again}", keys["host"])["position"]


def test_play_from_here(server: Any) -> None:
    """Any moment of a finished game begins another table."""
    keys = server.make(seat="-", start=True)
    path = f"/api/tables/{keys['table']}"
    server.player(keys["table"], keys["watch"]).update(lambda update: update["table"]["phase"] == "over")
    text = server.request("GET", f"{path}/scenario?at=9", keys["watch"]).text
    truth = server.get(f"{path}/replay?at=9", keys["watch"])["truth"]
    answer = made(server, position={"text": text}, start=True)
    assert answer.status_code == 201, answer.text
    update = server.get(f"/api/tables/{answer.json()['table']}/update", answer.json()["token"])
    assert [one["area"] for one in update["sight"]["view"]["seats"]] == [one["area"] for one in truth["seat"].values()]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"text": TEXT.replace('"church"\nseat.B', '"moor"\nseat.B')}, "position:14: cannot set seat.A.area: "),
        ({"text": TEXT.replace("seats = 4", "seats = 40")}, "position:3: shadow-hunters takes 4 to 8 seats, not 40."),
        ({"text": TEXT + "="}, "position:"),
        ({"text": TEXT, "case": "C"}, "position: no case is called 'C'; there is 'B: unhurt', 'B: hurt'."),
        ({"text": TEXT.replace('"shadow-hunters"', '"chess"')}, "position:2: there is no game 'chess'; "),
        ({"text": TEXT.replace("seed = 3", f"seed = {10**30}")}, "position: it has a number that is too large."),
        ({"text": TEXT.replace("seat.A.area", "seat.B.damage = 99\nseat.A.area")}, "position:"),
        (
            {"text": TEXT.replace("shadow-hunters", "lockdown").split("[set]")[0]},
            "position:7: 'attack' is not a verb",
        ),
    ],
    ids=["entry", "seats", "toml", "case", "game", "number", "together", "notation"],
)
def test_what_is_wrong_is_told_by_line(server: Any, position: dict[str, str], message: str) -> None:
    answer = made(server, position=position)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-position"
    assert answer.json()["message"].startswith(message)


def test_seats_and_options_are_those_of_the_text(server: Any) -> None:
    assert made(server, seats=4).status_code == 201
    for more in ({"seats": 5}, {"options": {"emi_teleport": "ring"}}):
        answer = made(server, **more)
        assert answer.status_code == 400
        assert "The position has 4 seats" in answer.json()["message"]
    of_another = made(server, game="lockdown")
    assert of_another.json()["message"] == "position: it is one of shadow-hunters, not of lockdown."


def test_a_text_has_a_limit(server: Any) -> None:
    assert made(server, position={"text": TEXT + "#" * 32_000}).status_code == 400
    assert made(server, position={"text": ""}).status_code == 400
    nobody = server.request("POST", "/api/tables", body={"game": "shadow-hunters", "seats": 0, "name": "Ann"})
    assert nobody.json()["message"] == "Shadow-hunters takes 4 to 8 seats, not 0."


async def test_a_position_that_takes_too_long_is_refused() -> None:
    """The process is ended, and another one takes the next."""
    positions = Positions(Metrics(), 1e9)
    wish = NewTable(game="shadow-hunters", seats=0, name="Ann", position=WrittenPosition(TEXT))
    start, positions.worker.start = positions.worker.start, "import sys; sys.stdin.read()"
    positions.longest = 0.05
    try:
        with pytest.raises(Problem, match="take too long") as e:
            await positions.begun(wish)
        assert (e.value.status, e.value.code) == (400, "bad-position")
        positions.worker.start, positions.longest = start, 1e9
        found, beginning = await positions.begun(wish)
        assert (found.seats, beginning.position is not None) == (4, True)
    finally:
        await positions.close()


def test_a_position_in_which_the_rules_fail_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError("deep inside")

    monkeypatch.setattr("gloam.server.positions_worker._try_out", broken)
    reply = reply_to(Wanted("shadow-hunters", TEXT))
    assert reply == Unfit("position:17: the rules do not go on from this position: IndexError")
