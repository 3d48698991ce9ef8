"""A change of a table that is applied and on its way to the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gloam.server.problems import Problem
from gloam.server.telling import Listener, Post
from gloam.table.applied import Applied

if TYPE_CHECKING:
    from gloam.server.room import Room

Then = Callable[[Applied, Exception | None], None]

_perf_counter: Final = time.perf_counter


class PendingChange:
    """A change that is applied and on its way to the disk, and all that is said when it is there: `posts` in order, to
    the `leaving`, who hold nothing any more, and to the `failing`, who cannot be shown what it is. An object and no
    closure: there is one for each decision."""

    def __init__(self, room: Room, applied: Applied, then: Then) -> None:
        self.room = room
        self.applied = applied
        self.then = then
        self.posts: list[Post] = []
        self.leaving: list[Listener] = []
        self.failing: list[Listener] = []
        self.over = False
        self.problem: Problem | None = None
        self.began: float = _perf_counter()
        self._waiting: list[asyncio.Future[None]] = []

    async def done(self) -> None:
        """Until it is on disk and told. Raises the Problem of one that could not be written."""
        if self.over:
            if self.problem is not None:
                raise self.problem
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def on_disk(self, error: BaseException | None) -> None:
        """The store says: it is on disk, or that has failed. Changes of one table come back in their order."""
        room = self.room
        room.came_back()
        if self.over:
            return  # dropped with one before it
        if error is not None:
            room.drop(error)
            return
        self.over = True
        room.metrics.append_took(_perf_counter() - self.began)
        failure: Exception | None = None
        try:
            room.publish(self)
        except Exception as e:
            failure = e
        for turn in self._waiting:
            if not turn.done():
                turn.set_result(None)
        self.then(self.applied, failure)

    def send(self) -> None:
        for post in self.posts:
            if post.with_next:
                post.listener.send_with_next(post.message)
            else:
                post.listener.send(post.message)
        for listener in self.leaving:
            listener.lose()
        for listener in self.failing:
            listener.fail()

    def fail(self, problem: Problem) -> None:
        self.over, self.problem = True, problem
        for turn in self._waiting:
            if not turn.done():
                turn.set_exception(problem)
        self.then(self.applied, problem)
