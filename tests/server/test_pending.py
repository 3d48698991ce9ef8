"""A change on its way to the disk keeps its audience: nobody else waits for it, nor sees anything of it.

The store of these tests takes what it is given and does not say that it is written. So nothing here hangs on how fast a
machine is: whoever waited for the disk would wait for ever.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import random
import re
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE, hears
from gloam.core.words.lexicon import seat_letter
from gloam.server.clock import now_ms
from gloam.server.metrics import named
from gloam.server.room import Room
from gloam.store.errors import StoreError
from gloam.store.tokens import new_token, token_of
from gloam.table.entries import Entry
from gloam.table.table import Table
from gloam.table.thinking import Thinking, Thought
from gloam.table.wire import Settings

WINDOW = 30_000
SEATS = {"aftermath": 4, "halloween": 4, "lockdown": 5, "shadow-hunters": 5, "whisper": 4}
QUIET = ("halloween", "lockdown", "whisper")
"""The games in which something is decided out of sight. In the others only notes are nobody else's affair, and answers
in a window, which are not written before it closes."""

LISTED = "listed"
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')
LENGTH = 400


class Stuck:
    """A store that takes entries and notes and does not say what became of them, until somebody lets it."""

    def __init__(self, server: Any, patch: pytest.MonkeyPatch) -> None:
        store = server.store
        self.jobs: list[Callable[[], Any]] = []
        self.kept: list[Any] = []
        self.notes: list[concurrent.futures.Future[None]] = []
        server.stuck.append(self)
        for name in ("append_here", "end_session_here"):
            patch.setattr(store, name, self.taking(getattr(store, name)))
        patch.setattr(store, "keep_notes", self.noting)

    def taking(self, real: Callable[..., None]) -> Callable[..., None]:
        def take(kept: Any, *arguments: Any) -> None:
            self.jobs.append(lambda: real(kept, *arguments))
            self.kept.append(kept)

        return take

    def noting(self, *arguments: Any) -> concurrent.futures.Future[None]:
        self.notes.append(concurrent.futures.Future())
        return self.notes[-1]

    async def go_on(self) -> None:
        """All of it goes to disk, in the order in which it came."""
        jobs, self.jobs = self.jobs, []
        for job in jobs:
            job()

    async def fail(self) -> None:
        """The first could not be written; then neither can those behind it."""
        self.jobs = []
        for kept in self.kept:
            kept(StoreError("the disk is full"))


class Evening:
    """A table of people in the middle of a game, in a server, with a connection for each of them and for who looks."""

    def __init__(self, server: Any, table: Table, log: list[Entry]) -> None:
        self.server, self.table, self.log = server, table, log
        seats = len(table.people.places)
        texts = [new_token() for _ in range(seats + 3)]
        tokens = [token_of(text, "seat", i + 1) for i, text in enumerate(texts[:seats])]
        tokens += [token_of(text, kind) for text, kind in zip(texts[seats:], ("host", "join", "watch"), strict=True)]
        self.tokens = {seat_letter(i): texts[i] for i in range(seats)}
        self.tokens |= dict(zip(("host", "join", "watch"), texts[seats:], strict=True))
        if table.settings.listed:
            self.tokens[LISTED] = ""
        self.path = f"/api/tables/{table.table}"
        # What anybody is asked, and so what one may ask about.
        numbers = sorted({option for asked in table.playing().asked.values() for option in asked.options})
        self.options = [table.game.lexicon.write(option) for option in numbers[:12]]

        async def adopt() -> Room:
            await asyncio.wrap_future(server.store.create(table.table, log, table.views.card(), tokens))
            return server.house.adopt(table, tokens)  # type: ignore[no-any-return]

        self.room: Room = server.inside(adopt())
        self.players = {who: server.player(table.table, text) for who, text in self.tokens.items() if text}
        server.gathered(table.table, len(self.players))
        for player in self.players.values():
            player.settled()

    def seats(self, who: str) -> str:
        return who if len(who) == 1 else ""

    def get(self, who: str, path: str) -> Any:
        return self.server.request("GET", f"{self.path}{path}", self.tokens[who])

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def playing(game: Game, chance: random.Random) -> tuple[Table, list[Entry]]:
    """A table of people that has been dealt."""
    settings = Settings(window=WINDOW, pace=0, undo=chance.random() < 0.5, listed=True)
    table, log = Table.make("x", game, SEATS[game.id], chance.getrandbits(60), {}, settings, "P0", now_ms())
    for i in range(SEATS[game.id]):
        log += table.seating.sit("", f"P{i}", now_ms()).entries
    log += table.seating.start(now_ms()).entries
    return table, log


def moment(name: str, chance: random.Random, wanted: Callable[[Table], Any]) -> tuple[Table, list[Entry], Any]:
    """A table somewhere in a game, where there is what is wanted, and that."""
    game = game_named(name)
    while True:
        table, log = playing(game, chance)
        later = chance.randrange(LENGTH // 4)
        for number in range(LENGTH):
            if table.phase == "over":
                break
            if number >= later and (found := wanted(table)) is not None:
                return named_anew(table, log), log, found
            play = table.playing()
            seat, asked = chance.choice(list(play.asked.items()))
            option = game.lexicon.write(chance.choice(asked.options))
            taken = table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now_ms())
            if taken.held:
                taken = table.clocks.expire(table.clocks.next_deadline() or 0)
            log += taken.entries


def named_anew(table: Table, log: list[Entry]) -> Table:
    table.table = uuid.uuid4().hex[:13]
    table.made = msgspec.structs.replace(table.made, table=table.table)
    log[0] = table.made
    table.views._shown = None
    return table


def out_of_sight(table: Table) -> tuple[str, str, int] | None:
    """Seat, option and question of a decision that somebody else is not told of; None if there is none now."""
    play = table.playing()
    if play.window is not None:
        return None  # it would close while this is looked at
    for seat, asked in play.asked.items():
        for option in asked.options if asked.quiet else []:
            audience = play.would_concern(seat, option)
            if audience != EVERYONE:
                return seat_letter(seat), table.game.lexicon.write(option), asked.ask
    return None


def in_a_window(table: Table) -> tuple[str, str, int] | None:
    """The same for an answer that is held until a window closes."""
    play = table.playing()
    for seat, asked in play.asked.items():
        if asked.windowed:
            return seat_letter(seat), table.game.lexicon.write(asked.options[0]), asked.ask
    return None


def anything(table: Table) -> bool | None:
    return True if table.playing().window is None else None


def looks(evening: Evening, who: str) -> dict[str, tuple[int, str]]:
    """All that somebody can ask for at a table, over both halves of the protocol, and what is answered."""
    server, table, seats = evening.server, evening.table, evening.seats(who)
    found: dict[str, tuple[int, str]] = {}
    paths = [
        "", "/status", "/update", "/update?since=5", f"/update?since=7&side={seats}", "/account", "/keys", "/notes",
        "/opening", "/hint", "/pages/en/p1", "/ending", "/replay?at=1", "/record", "/scenario?at=1",
    ]  # fmt: skip
    for path in paths:
        answer = evening.get(who, path)
        found[f"GET {path}"] = answer.status_code, TIMES.sub(r'"\1":0', answer.text)
    for method, path, body in (
        ("POST", "/decisions", {"id": "stale-000", "option": "pass", "ask": 99_999}),
        ("POST", "/decisions", {"id": "wrong-000", "option": "no such word", "ask": 0}),
        ("POST", "/undo", {"id": "undo-0000", "seat": "Z"}),
        ("POST", "/talk", {"id": "talk-0000", "text": "x", "channel": "no such channel"}),
        ("POST", "/start", None),
        ("POST", "/again", {}),
        ("PUT", "/seats/A/person", {"person": 99}),
    ):
        answer = server.request(method, f"{evening.path}{path}", evening.tokens[who], body)
        found[f"{method} {path} {body}"] = answer.status_code, answer.text
    answer = server.request("GET", "/api/tables")
    found["list"] = answer.status_code, json.dumps([one for one in answer.json() if one["table"] == table.table])
    found["stream"] = 0, "\n".join(over_the_stream(evening, who))
    return found


def over_the_stream(evening: Evening, who: str) -> list[str]:
    """Everything that a new connection is sent, and what it is answered; and what comes to one that is there."""
    text = evening.tokens[who]
    told: list[str] = []
    if who in evening.players:
        told += evening.players[who].untimed()
    player = evening.server.player(evening.table.table, text)
    player.update()
    for number, option in enumerate(["pass", "reveal", "no such word", *evening.options]):
        player.send({"type": "why", "id": f"why-{number:08d}", "option": option, "seat": evening.seats(who)})
        player.answer(f"why-{number:08d}")
    wrong = {"type": "decide", "id": "decided-0", "option": "pass", "ask": 99_999, "seat": evening.seats(who)}
    player.send(wrong)
    player.answer("decided-0")
    player.send({"type": "undo", "id": "undone-00", "seat": "Z"})
    player.answer("undone-00")
    told += player.untimed()
    player.close()
    return told


async def first_option(thinking: Thinking) -> Thought:
    """A mind that thinks nothing: hints are the same then."""
    return Thought(thinking.moment, [(question.seat, question.options[0]) for question in thinking.questions])


@pytest.fixture
def quick(server: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr("gloam.server.room.PRESENCE", 0.0)
    monkeypatch.setattr(server.house.minds, "think", first_option)
    server.stuck = []
    yield server
    for stuck in server.stuck:  # a server that is stopped waits for what is on its way
        server.inside(stuck.go_on())


def waits(server: Any, room: Room, number: int = 1) -> None:
    """Until so many readers wait for something on its way to the disk."""

    async def waiting() -> int:
        return sum(len(change._waiting) for change in room._pending)

    while server.inside(waiting()) < number:
        time.sleep(0.005)


@pytest.mark.parametrize("name", QUIET)
@pytest.mark.parametrize("seed", range(3))
def test_who_is_not_concerned_is_answered_with_the_same_bytes(
    quick: Any, monkeypatch: pytest.MonkeyPatch, name: str, seed: int
) -> None:
    chance = random.Random(f"{name}/{seed}")
    table, log, (seat, option, ask) = moment(name, chance, out_of_sight)
    evening = Evening(quick, table, log)
    audience = table.playing().would_concern("ABCDEFGHI".index(seat), table.game.lexicon.read(option))
    others = [who for who in evening.tokens if not hears(table.views.knowledge(evening.seats(who)), audience)]
    assert {"host", "join", "watch", LISTED} <= set(others)
    before = {who: looks(evening, who) for who in others}
    stuck = Stuck(quick, monkeypatch)
    evening.players[seat].decide(ask, option, "quiet-0001", seat)
    while not stuck.jobs:
        time.sleep(0.005)
    for who in others:
        assert looks(evening, who) == before[who]
    assert len(stuck.jobs) == 1
    with concurrent.futures.ThreadPoolExecutor(4) as together:
        # Whom it concerns waits: what they would see is not on disk.
        concerned = [together.submit(evening.get, seat, path) for path in ("/update", "/status", "")]
        waits(quick, evening.room, 3)
        assert not any(one.done() for one in concerned)
        quick.inside(stuck.go_on())
        assert evening.players[seat].answer("quiet-0001")["type"] == "accepted"
        assert [one.result().status_code for one in concerned] == [200] * 3
    for who in others:
        assert looks(evening, who) == before[who]
    evening.close()


@pytest.mark.parametrize("name", SEATS)
def test_notes_are_nobody_elses_affair(quick: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    table, log, _ = moment(name, random.Random(name), anything)
    evening = Evening(quick, table, log)
    before = {who: looks(evening, who) for who in evening.tokens}
    stuck = Stuck(quick, monkeypatch)
    with concurrent.futures.ThreadPoolExecutor(1) as together:
        path = f"{evening.path}/notes"
        keeping = together.submit(quick.request, "PUT", path, evening.tokens["A"], {"text": "B lies", "marks": {}})
        while not stuck.notes:
            time.sleep(0.005)
        for who in evening.tokens:
            assert looks(evening, who) == before[who]
        assert not keeping.done()
        stuck.notes[0].set_result(None)
        assert keeping.result().status_code == 204
    assert evening.get("A", "/notes").json()["text"] == "B lies"
    assert evening.get("B", "/notes").json()["text"] == ""
    evening.close()


@pytest.mark.parametrize("name", ["shadow-hunters", "whisper", "halloween"])
def test_an_answer_in_a_window_is_not_written_and_not_noticed(
    quick: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, log, (seat, option, ask) = moment(name, random.Random(f"{name} window"), in_a_window)
    table.playing().window = now_ms() + 3_600_000  # it does not close while this is looked at
    evening = Evening(quick, table, log)
    others = [who for who in evening.tokens if who != seat]
    before = {who: looks(evening, who) for who in others}
    stuck = Stuck(quick, monkeypatch)
    request = {"id": "held-0001", "option": option, "ask": ask, "seat": seat}
    answer = quick.request("POST", f"{evening.path}/decisions", evening.tokens[seat], request)
    assert (answer.status_code, stuck.jobs) == (202, [])
    for who in others:
        assert looks(evening, who) == before[who]
    evening.close()


def test_what_others_do_is_applied_and_queued(quick: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """B talks while A's decision is on its way: B's line is in the table behind it, and both are on disk in order."""
    table, log, (seat, option, ask) = moment("lockdown", random.Random(5), out_of_sight)
    other = next(one for one in "ABCDE" if one != seat and "table" in table.talk.channels("ABCDE".index(one)))
    evening = Evening(quick, table, log)
    stuck, seq = Stuck(quick, monkeypatch), table.log.seq
    evening.players[seat].decide(ask, option, "quiet-0001", seat)
    with concurrent.futures.ThreadPoolExecutor(2) as together:
        said = together.submit(
            quick.request, "POST", f"{evening.path}/talk", evening.tokens[other], {"id": "talk-0001", "text": "hm"}
        )
        while len(stuck.jobs) < 2:
            time.sleep(0.005)
        assert table.log.seq == seq + 2
        # Now there is something that concerns everybody.
        looking = together.submit(evening.get, "watch", "/update?since=0")
        waits(quick, evening.room)
        assert not said.done()
        quick.inside(stuck.go_on())
        assert said.result().status_code == 200
        assert [line["text"] for line in looking.result().json()["talk"]] == ["hm"]
    assert evening.players[seat].answer("quiet-0001")["type"] == "accepted"
    assert evening.players["watch"].update(lambda update: update["talk"])["talk"][0]["text"] == "hm"
    entries = quick.store.load(table.table).result()
    assert [getattr(one, "id", "") for one in entries[seq:]] == ["quiet-0001", "talk-0001"]
    evening.close()


def test_what_cannot_be_written_falls_together(quick: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, log, (seat, option, ask) = moment("lockdown", random.Random(6), out_of_sight)
    other = next(one for one in "ABCDE" if one != seat and "table" in table.talk.channels("ABCDE".index(one)))
    evening = Evening(quick, table, log)
    before = evening.get(other, "/update").json()["seq"]
    errors = quick.house.metrics.counters.get(named("errors"), 0)
    with pytest.MonkeyPatch.context() as patch, concurrent.futures.ThreadPoolExecutor(3) as together:
        stuck = Stuck(quick, patch)
        evening.players[seat].decide(ask, option, "quiet-0001", seat)
        say = {"id": "talk-0001", "text": "hm"}
        said = together.submit(quick.request, "POST", f"{evening.path}/talk", evening.tokens[other], say)
        while len(stuck.jobs) < 2:
            time.sleep(0.005)
        looking = together.submit(evening.get, "watch", "/update")
        waits(quick, evening.room)
        quick.inside(stuck.fail())
        assert (said.result().status_code, looking.result().status_code) == (503, 503)
    failed = evening.players[seat].answer("quiet-0001")
    assert (failed["type"], failed["code"]) == ("failed", "unavailable")
    assert quick.house.metrics.counters[named("errors")] == errors + 1
    # As it is on disk: neither is there, and both can be sent again.
    assert evening.get(other, "/update").json()["seq"] == before
    assert quick.request("POST", f"{evening.path}/talk", evening.tokens[other], say).json()["seq"] == before + 1
    request = {"id": "quiet-0001", "option": option, "ask": ask, "seat": seat}
    assert quick.request("POST", f"{evening.path}/decisions", evening.tokens[seat], request).status_code == 200
    evening.close()


def test_the_same_request_twice_is_answered_when_the_first_is_on_disk(
    quick: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, log, (seat, option, ask) = moment("lockdown", random.Random(7), out_of_sight)
    evening = Evening(quick, table, log)
    stuck = Stuck(quick, monkeypatch)
    request = {"id": "quiet-0001", "option": option, "ask": ask, "seat": seat}
    with concurrent.futures.ThreadPoolExecutor(2) as together:
        arguments = "POST", f"{evening.path}/decisions", evening.tokens[seat], request
        first = together.submit(quick.request, *arguments)
        while not stuck.jobs:
            time.sleep(0.005)
        again = together.submit(quick.request, *arguments)
        waits(quick, evening.room)
        assert not again.done()
        quick.inside(stuck.go_on())
        assert first.result().json() == again.result().json()
    assert len(stuck.kept) == 1
    evening.close()


def test_one_key_is_one_person_before_it_is_on_disk(quick: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = quick.make()
    room = next(room for room in quick.house.rooms() if room.table.table == keys["table"])
    stuck = Stuck(quick, monkeypatch)
    sit = "POST", f"/api/tables/{keys['table']}/seats", keys["join"], {"name": "Bob", "key": "k" * 16}
    with concurrent.futures.ThreadPoolExecutor(2) as together:
        first = together.submit(quick.request, *sit)
        while not stuck.jobs:
            time.sleep(0.005)
        again = together.submit(quick.request, *sit)
        waits(quick, room)
        quick.inside(stuck.go_on())
        assert first.result().json() == again.result().json()
    assert (first.result().status_code, len(stuck.kept)) == (201, 1)


def test_a_keyframe_is_made_by_what_everybody_counts(quick: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred decisions out of sight make none; two that everybody sees do. Nobody waits for it."""
    monkeypatch.setattr("gloam.server.framing.FRAME_EVERY", 2)
    monkeypatch.setattr("gloam.server.framing.FRAME_SECONDS", 0.0)
    table, log, _ = moment("lockdown", random.Random(8), out_of_sight)
    evening = Evening(quick, table, log)
    room = evening.room
    kept: list[int] = []
    never: concurrent.futures.Future[None] = concurrent.futures.Future()

    def keep(table: str, seq: int, *rest: Any) -> concurrent.futures.Future[None]:
        kept.append(seq)
        return never

    monkeypatch.setattr(quick.store, "keep_frame", keep)

    async def decided() -> bool:
        """Whether there was something to be decided out of sight; it is."""
        found = out_of_sight(room.table)
        if found is None:
            return False
        seat, option, ask = found
        await room.change(lambda now: room.table.decisions.submit(seat, option, ask, uuid.uuid4().hex, now))
        return True

    async def said() -> None:
        await room.change(lambda now: room.table.talk.say("A", "hm", channel, uuid.uuid4().hex, now))

    room.framing.seq = table.log.seq
    done = sum(quick.inside(decided()) for _ in range(100))
    assert (done, kept) == (100, [])
    channel = next(one for one in room.table.talk.channels(0) if one == "table")
    for _ in range(2):
        quick.inside(said())
    while not kept:
        time.sleep(0.005)
    assert kept == [table.log.seq]
    # It is still on its way, and for whom it is: nobody.
    assert evening.get("A", "/update").status_code == 200
    quick.inside(said())
    evening.close()


def test_a_keyframe_waits_for_what_it_shows(
    quick: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is made of a table that is ahead of its log; if that is never written, it would be another table's."""
    table, log, _ = moment("shadow-hunters", random.Random(9), anything)
    evening = Evening(quick, table, log)
    room, kept = evening.room, list[int]()
    monkeypatch.setattr("gloam.server.framing.FRAME_EVERY", 1)
    monkeypatch.setattr("gloam.server.framing.FRAME_SECONDS", 0.0)
    monkeypatch.setattr(quick.store, "keep_frame", lambda table, seq, *rest: kept.append(seq))
    stuck = Stuck(quick, monkeypatch)

    async def say(text: str) -> None:
        room.begin(lambda now: table.talk.say("A", text, "table", "", now), lambda taken, error: None)

    for text in ("one", "two"):
        quick.inside(say(text))
    first, second = stuck.kept

    async def settle(one: Any, error: Exception | None) -> None:
        one(error)

    quick.inside(settle(first, None))
    waits(quick, room)
    assert kept == []
    stuck.jobs = []
    quick.inside(settle(second, StoreError("the disk is full")))
    quick.inside(asyncio.wait_for(room.framing.task, 60))
    assert kept == []
    assert "a keyframe was not kept" in caplog.text
    evening.close()
