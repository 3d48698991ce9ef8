"""What is sealed stays sealed: every route of the server is walked, with every token, in running games.

A sealed page is read at a table, by those whom the state has opened it to, and nowhere else. Whatever any route answers
to anybody is searched for its words; and in two worlds that a viewer cannot tell apart every route answers that viewer
with the same bytes.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import uuid
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from gloam.core.content.pages import page_names, page_text
from gloam.core.game import Game, game_named, games
from gloam.core.rng import seeded
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter
from gloam.core.words.text import LANGUAGES
from gloam.server.clock import now_ms
from gloam.store.tokens import new_token, token_of
from gloam.table.entries import Entry
from gloam.table.table import Table
from gloam.table.wire import Settings

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
TIMES = re.compile(rb'"(now|at|deadline|made)":\d+')
TOKENS = re.compile(rb'(?<=":")[\w-]{32}(?=")')
GAMES = ["poachers", *sorted(games())]
OWN_COUNTS = ("/metrics",)
"""Routes that count requests, and answer this machine alone."""


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, serving: Callable[..., Any]) -> Callable[..., Any]:
    """Servers that have Poachers installed, their processes of minds too."""
    monkeypatch.syspath_prepend(str(POACHERS))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{POACHERS}{os.pathsep}{path}" if path else str(POACHERS))
    return serving


def canaries(game: Game) -> list[bytes]:
    """The words of all sealed pages in all languages, and what their content alone says."""
    found = [
        line.partition("= ")[2].encode()
        for page, language in product(page_names(game.package), LANGUAGES)
        for line in page_text(game.package, language, page).splitlines()
        if "= " in line
    ]
    assert all(len(words) > 10 for words in found)
    return [*found, b"found_at"]


def requests(server: Any, methods: tuple[str, ...], **fillings: list[str]) -> Iterator[tuple[str, str]]:
    """Every route with every filling of its parameters; a route with a parameter that nobody filled is a fault."""
    for route in server.app.app.routes:
        if isinstance(route, WebSocketRoute):
            continue  # tests of worlds read every byte of it
        assert isinstance(route, Route)
        names = re.findall(r"{(\w+)", route.path)
        assert set(names) <= set(fillings), f"{route.path} has a parameter that this test does not know"
        for method in sorted(set(route.methods or ()) & set(methods)):
            for values in product(*(fillings[name] for name in names)):
                path = route.path
                for name, value in zip(names, values, strict=True):
                    path = re.sub(rf"{{{name}(:\w+)?}}", value, path)
                yield method, path


def fillings(table: str, seats: int, game: str) -> dict[str, list[str]]:
    files = [f"text/{language}/sealed/hollow.ftl" for language in LANGUAGES]
    return {
        "table": [table],
        "campaign": [table, "nothing"],
        "game": [game, "hollow", "sealed"],
        "language": [*LANGUAGES, "sealed", "xx"],
        "page": ["hollow", "hollow.ftl", "nothing"],
        "seat": [seat_letter(i) for i in range(seats)],
        "path": ["", "hollow.ftl", "sealed/hollow.toml", "content/sealed/hollow.toml", *files],
    }


QUERIES = ("", "?since=0", "?at=0", "?seat=A&at=1", "?since=1&side=A")


def said(answer: Any) -> bytes:
    """All that an answer says, but for the hour."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return f"{answer.status_code} {headers} ".encode() + bytes(answer.content)


def walk(server: Any, token: str, table: str, seats: int, game: str) -> dict[str, bytes]:
    """What whoever has this token gets from all routes that change nothing."""
    found: dict[str, bytes] = {}
    for method, path in requests(server, ("GET",), **fillings(table, seats, game)):
        for query in QUERIES if path.startswith(f"/api/tables/{table}/") and "/pages/" not in path else QUERIES[:1]:
            answer = server.request(method, path + query, token)
            assert answer.status_code < 500, path
            found[f"{path}{query}"] = said(answer)
    return found


def curious(server: Any, token: str, table: str, seats: int, game: str) -> dict[str, bytes]:
    """What whoever has this token gets for requests that try something, right and wrong; they change the table."""
    bodies: dict[str, list[Any]] = {
        "decisions": [
            {"id": "x" * 8, "option": option, "seat": seat} for option in ("pass", "go:oak") for seat in "AB"
        ],
        "undo": [{"id": "y" * 8}, {"id": "z" * 8, "seat": "B"}],
        "talk": [{"id": "w" * 8, "text": "hollow", "channel": channel} for channel in ("table", "side", "whisper")],
        "mind": [{"mind": "random"}],
        "person": [{"person": 2}],
        "notes": [{"text": "hollow"}],
    }
    found: dict[str, bytes] = {}
    every = list(requests(server, ("POST", "PUT", "DELETE"), **fillings(table, seats, game)))
    for method, path in sorted(every, key=lambda one: ("POST", "PUT", "DELETE").index(one[0])):
        if path == "/api/tables":
            continue  # makes tables of its own, with names of their own
        for i, body in enumerate([{}, *bodies.get(path.rpartition("/")[2], [])]):
            answer = server.request(method, path, token, body)
            assert answer.status_code < 500, path
            found[f"{method} {path} {i}"] = said(answer)
    return found


class Wood:
    """A table of Poachers with people in all three seats: A is the warden."""

    def __init__(self, server: Any) -> None:
        self.server = server
        keys, tokens = server.full(3, game="poachers")
        self.table = keys["table"]
        self.tokens = {
            "": "",
            **dict(zip("ABC", tokens, strict=True)),
            **{k: keys[k] for k in ("host", "join", "watch")},
        }

    def decide(self, seat: str, option: str) -> None:
        path = f"/api/tables/{self.table}"
        ask = self.server.get(f"{path}/update", self.tokens[seat])["asks"][seat]
        body = {"id": uuid.uuid4().hex, "option": option, "ask": ask, "seat": seat}
        answer = self.server.request("POST", f"{path}/decisions", self.tokens[seat], body)
        assert answer.status_code == 200, answer.text

    def night(self, snare: str = "pass") -> None:
        """All stay where they are; the poachers may lay a snare."""
        for seat, option in (("B", snare), ("C", snare), ("A", "pass"), ("B", "pass"), ("C", "pass")):
            self.decide(seat, option)

    def first_hare(self) -> None:
        self.night("snare:gate")
        self.night()

    def page(self, who: str, page: str = "hollow", language: str = "en") -> Any:
        return self.server.request("GET", f"/api/tables/{self.table}/pages/{language}/{page}", self.tokens[who])

    def pages(self, who: str) -> list[str]:
        return list(self.server.get(f"/api/tables/{self.table}/update", self.tokens[who])["sight"]["pages"])


def test_a_page_is_open_to_those_whom_the_state_says_and_to_nobody_else(installed: Callable[..., Any]) -> None:
    wood = Wood(installed())
    assert [wood.page(who).status_code for who in wood.tokens] == [404] * 7
    wood.first_hare()
    assert [wood.pages(who) for who in ("A", "B", "C", "watch")] == [[], ["hollow"], ["hollow"], []]
    # Whoever made the table sits at A, and a token that opens the table opens no page.
    assert {who: wood.page(who).status_code for who in wood.tokens} == {
        "": 404, "A": 404, "B": 200, "C": 200, "host": 404, "join": 404, "watch": 404,
    }  # fmt: skip
    found = wood.page("B", language="ru").json()
    assert found["content"] == {"found_at": "oak"}
    assert found["text"] == page_text("gloam_poachers", "ru", "hollow")


def test_no_answer_tells_a_sealed_page_from_one_that_does_not_exist(installed: Callable[..., Any]) -> None:
    wood = Wood(installed())
    wood.first_hare()
    for who in ("A", "watch"):
        sealed, missing, foreign = wood.page(who), wood.page(who, "nothing"), wood.page(who, language="xx")
        assert sealed.status_code == 404
        assert said(sealed) == said(missing) == said(foreign)
    assert wood.page("B", "nothing").content == wood.page("A").content
    files = [
        wood.server.request("GET", path).content for path in ("/text/en/hollow.ftl", "/content/sealed/hollow.toml")
    ]
    assert files == [wood.page("A").content] * 2


def test_an_open_page_follows_the_person_and_outlives_the_server(installed: Callable[..., Any]) -> None:
    server = installed()
    wood = Wood(server)
    wood.first_hare()
    elsewhere = server.player(wood.table, wood.tokens["B"])
    assert elsewhere.update()["sight"]["pages"] == ["hollow"]
    server.stop()
    wood.server = installed()
    assert wood.page("B").status_code == 200
    assert wood.page("A").status_code == 404


def test_after_the_end_what_somebody_has_read_is_open_and_the_rest_stays_sealed(
    installed: Callable[..., Any],
) -> None:
    server = installed()
    unread, read = Wood(server), Wood(server)
    read.first_hare()
    for wood in (unread, read):
        while server.get(f"/api/tables/{wood.table}", wood.tokens["A"])["phase"] != "over":
            wood.night()
    for who in ("A", "B", "watch"):
        assert read.pages(who) == ["hollow"]
        assert read.page(who).status_code == 200
        assert unread.pages(who) == []
        assert unread.page(who).content == unread.page(who, "nothing").content
    moments = [
        server.get(f"/api/tables/{read.table}/replay?at={at}&seat={seat}", read.tokens["watch"])["sight"]["pages"]
        for at, seat in ((0, "B"), (9, "B"), (10, "A"), (10, "B"), (9, ""), (10, ""))
    ]
    assert moments == [[], [], [], ["hollow"], [], ["hollow"]]


def test_nothing_sealed_is_in_any_answer(installed: Callable[..., Any]) -> None:
    wood = Wood(installed())
    game = game_named("poachers")
    secret = canaries(game)
    wood.night("snare:gate")
    for readers in ((), ("B", "C")):
        for who, token in wood.tokens.items():
            answers = walk(wood.server, token, wood.table, 3, game.id)
            told = {path for path, data in answers.items() for words in secret if words in data}
            own = {f"/api/tables/{wood.table}/pages/{language}/hollow" for language in LANGUAGES}
            assert told == (own if who in readers else set()), who
        if not readers:
            wood.night()
    answers = curious(wood.server, wood.tokens["A"], wood.table, 3, game.id)
    assert not [path for path, data in answers.items() for words in secret if words in data]


def test_the_content_that_a_game_does_not_name_is_not_served(installed: Callable[..., Any]) -> None:
    server = installed()
    content = server.get("/api/games/poachers")["content"]
    assert set(content) == {"places.toml"}
    assert set(game_named("poachers").content_schemas()) > set(content)


# Two worlds


def position(game: Game, seats: int, chance: random.Random) -> tuple[State, list[Entry]]:
    """The middle of a game of people, and the log of its table."""
    now = now_ms()
    # A mind's hint follows from a masked state and from dice that each table has for itself: it cannot be compared.
    settings = Settings(window=0, pace=0, hints=False)
    table, log = Table.make("world", game, seats, chance.getrandbits(60), {}, settings, "P0", now)
    for i in range(seats):
        log += table.seating.sit("", f"P{i}", now).entries
    log += table.seating.start(now).entries
    for _ in range(chance.randrange(8, 40)):
        assert table.play is not None
        seat, asked = chance.choice(list(table.play.asked.items()))
        option = game.lexicon.write(chance.choice(asked.options))
        now += 1
        log += table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now).entries
        if table.phase == "over":
            return position(game, seats, chance)
    assert table.play is not None
    return table.play.state, log


class World:
    """The table of a log on a server, with a truth of its own behind it."""

    def __init__(self, server: Any, log: list[Entry], state: State, seats: int) -> None:
        self.server, self.seats = server, seats
        self.table = Table.load(log, now_ms())
        self.name = self.table.table = uuid.uuid4().hex[:13]
        self.table.made = msgspec.structs.replace(self.table.made, table=self.name)
        play = self.table.play
        assert play is not None
        play.match.state = state
        state.log = play.match.events
        play.asked.clear()
        play.past.clear()
        play._put(now_ms(), answered=(), reopen=True)
        self.table.views._sights.clear()
        self.texts = [new_token() for _ in range(seats + 3)]
        tokens = [token_of(text, "seat", i + 1) for i, text in enumerate(self.texts[:seats])]
        watch, join, host = self.texts[seats:]
        tokens += [token_of(watch, "watch"), token_of(join, "join"), token_of(host, "host")]

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(self.name, log, self.table.views.card(), tokens))
            server.house.adopt(self.table, tokens)

        server.inside(adopt())

    def answers(self, look: Callable[..., dict[str, bytes]], token: str) -> dict[str, bytes]:
        found = look(self.server, token, self.name, self.seats, self.table.game.id)
        return {
            path.replace(self.name, "world"): TOKENS.sub(b"", TIMES.sub(rb'"\1":0', data)).replace(
                self.name.encode(), b"world"
            )
            for path, data in found.items()
            if path not in OWN_COUNTS
        }


@pytest.mark.parametrize("name", GAMES)
def test_every_route_answers_alike_in_worlds_that_look_alike(installed: Callable[..., Any], name: str) -> None:
    server, chance = installed(), random.Random(name)
    game = game_named(name)
    seats = game.seat_counts[len(game.seat_counts) // 2]
    for _ in range(3):
        truth, log = position(game, seats, chance)
        viewer = chance.randrange(seats)
        other = truth.imagined(truth.sharing(1 << viewer), seeded(chance.getrandbits(60)))
        here, there = (World(server, log, state, seats) for state in (truth.clone(), other))
        for number in (viewer, seats, seats + 1, seats + 2):
            assert differing(here, there, walk, number) == []
        assert differing(here, there, curious, seats) == []
        assert differing(here, there, curious, viewer) == []


def differing(here: World, there: World, look: Callable[..., dict[str, bytes]], number: int) -> list[Any]:
    """The routes that answer a token otherwise in the other world."""
    ours, theirs = (world.answers(look, world.texts[number]) for world in (here, there))
    assert ours.keys() == theirs.keys()
    return [(path, ours[path], theirs[path]) for path in ours if ours[path] != theirs[path]]
