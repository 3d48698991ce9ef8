"""What the tests of tables share: a tiny game of secret votes, Shadow Hunters, and an evening that plays a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError, OptionValue, Outcome, Section
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, PASS, Core, State, Step, opening
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Reason, Verb
from gloam.games.lockdown import game as lockdown_game
from gloam.games.shadow_hunters import game as shadow_hunters
from gloam.table.entries import Entry
from gloam.table.table import Applied, Table
from gloam.table.thinking import Company
from gloam.table.wire import Settings, Update

OPEN, YES, SHOUT, NAP = (n << ARG_BITS for n in range(1, 5))
NOT_NOW = 1 << ARG_BITS
ASK_OPEN, ASK_VOTE = 0, 1
OPENED, COUNTED, SHOUTED = 0, 1, 2
ROUNDS = 3


class Chair(Step):
    """The chair opens a round, or naps first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ballot) -> None:
        if s.rounds == ROUNDS:
            s.over = True
        else:
            s.ask(self, self.seat, ASK_OPEN, [OPEN] if s.napped else [OPEN, NAP])

    def answer(self, s: Ballot, seat: int, option: int) -> None:
        s.napped = option == NAP
        if option == OPEN:
            s.tell(EVERYONE, OPENED, seat)
        s.push(Vote(seat) if option == OPEN else Chair(seat))

    def plans(self, known: Ballot, seat: int, option: int) -> bool:
        return option == NAP


class Vote(Step):
    """Everybody votes in secret; only who holds a stone has a vote."""

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Ballot) -> None:
        for seat in range(s.seats):
            if not s.voted >> seat & 1:
                s.ask_aside(self, seat, ASK_VOTE, [PASS, YES] if s.stones >> seat & 1 else [PASS])

    def answer(self, s: Ballot, seat: int, option: int) -> None:
        s.voted |= 1 << seat
        s.yes |= (option == YES) << seat
        if not s.open_count():
            s.tell(EVERYONE, COUNTED, s.yes.bit_count())
            s.voted = s.yes = 0
            s.rounds += 1
            s.push(Chair((self.chair + 1) % s.seats))


class BallotView(msgspec.Struct, frozen=True):
    stone: bool
    rounds: int


class Ballot(State):
    def __init__(self, core: Core, stones: int, voted: int, yes: int, rounds: int, napped: bool) -> None:
        super().__init__(core)
        self.stones, self.voted, self.yes, self.rounds, self.napped = stones, voted, yes, rounds, napped

    def interrupts(self, seat: int) -> list[int]:
        return [SHOUT]

    def interrupt(self, seat: int, option: int) -> None:
        self.tell(EVERYONE, SHOUTED, seat)

    def refusal(self, seat: int, option: int) -> int:
        return NOT_NOW

    def view(self, viewers: int) -> BallotView:
        return BallotView(self.stones & viewers != 0, self.rounds)

    def masked(self, viewers: int) -> Ballot:
        seen = EVERYONE if self.over else viewers
        core = self.masked_core(viewers)
        return Ballot(core, self.stones & seen, self.voted, self.yes & seen, self.rounds, self.napped)

    def imagine(self, rng: Rng) -> Ballot:
        """Anybody else may hold a stone; not all do, and not nobody."""
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        everybody = (1 << self.seats) - 1
        if self.viewers & everybody != everybody:
            world.stones = 0
            while world.stones in (0, everybody):
                world.stones = self.stones | (rng.below(1 << self.seats) & ~self.viewers)
            world.yes = self.yes | (world.stones & self.voted & rng.below(1 << self.seats) & ~self.viewers)
        world.ask_again()
        world.run()
        return world

    def score(self, seat: int) -> float:
        return 1.0


class BallotGame(Game):
    id = "ballot"
    prefix = "BA"
    package = "ballot"
    seat_counts = range(2, 6)
    lexicon = Lexicon(
        [Verb("pass"), Verb("open"), Verb("yes"), Verb("shout"), Verb("nap")],
        [Kind("open", "BA-1"), Kind("vote", "BA-2")],
        [
            EventKind("opened", "BA-1", (("who", "seat"),)),
            EventKind("counted", "BA-2", (("yes", "number"),)),
            EventKind("shouted", "BA-3", (("who", "seat"),)),
        ],
        refs={},
        absent={},
        reasons=[Reason("not-now", "BA-1")],
    )

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Ballot:
        stones = rng.below((1 << seats) - 2) + 1
        return Ballot(opening(seats, rng, Chair(0)), stones, 0, 0, 0, False)

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(("BA-9",), tuple(range(state.seats)), {}) if state.over else None

    def position(self, state: Any) -> dict[str, Any]:
        return {"stones": state.stones, "rounds": state.rounds}

    def place(self, state: Any, path: list[str], value: Any) -> None:
        raise ValueError("nothing can be placed")

    def rulebook(self) -> tuple[Section, ...]:
        return ()

    def text_keys(self) -> dict[str, set[str]]:
        return {}

    def channels(self, state: Any, seat: int) -> dict[str, int]:
        """Those who hold stones know each other."""
        own = {"stones": state.stones} if state.stones >> seat & 1 else {}
        return {"table": EVERYONE, **own}


BALLOT = BallotGame()


class Evening:
    """A table with its log and its time; people are in the seats named, minds in the others."""

    def __init__(
        self, game: Game, seats: int, people: str = "", seed: int = 1, mind: str = "random", **settings: Any
    ) -> None:
        self.game = game
        self.now = 1_000
        self.table, self.log = Table.make("t1", game, seats, seed, {}, Settings(**settings), "Ann", self.now)
        self.company = Company(self.find)
        for seat in people:
            self.take(self.table.seating.sit(seat, f"Person {seat}", self.now))
        self.take(self.table.seating.start(self.now, mind))
        self.ids = 0

    def find(self, name: str) -> Game:
        if name != self.game.id:
            raise GameError(f"there is no game {name!r}")
        return self.game

    def take(self, taken: Applied) -> Applied:
        assert taken.first == len(self.log)
        self.log += taken.entries
        assert self.table.log.seq == len(self.log)
        return taken

    def fresh_id(self) -> str:
        self.ids += 1
        return f"request-{self.ids}"

    def look(self, seats: str, since: int = 0) -> Update:
        return self.table.views.update_for(seats, since, self.now)

    def ask(self, seat: str) -> int:
        return self.look(seat).asks.get(seat, 0)

    def decide(self, seat: str, option: str, ask: int | None = None, id: str = "") -> Applied:  # noqa: A002
        number = self.ask(seat) if ask is None else ask
        return self.take(self.table.decisions.submit(seat, option, number, id or self.fresh_id(), self.now))

    def expire(self, now: int | None = None) -> Applied:
        self.now = self.now if now is None else now
        return self.take(self.table.clocks.expire(self.now))

    def shut(self) -> Applied:
        """Go to the next deadline."""
        deadline = self.table.clocks.next_deadline()
        assert deadline is not None
        return self.expire(max(deadline, self.now))

    def let_minds(self) -> bool:
        """The minds move once, if they are asked anything."""
        wanted = self.table.minds.wanted(self.now)
        if wanted is None:
            return False
        self.now = max(self.now, wanted.due)
        self.take(self.table.minds.thought(self.company.think(wanted), self.now))
        return True

    def step(self) -> None:
        """Whatever comes next without people."""
        if not self.let_minds():
            self.shut()

    def finish(self) -> None:
        for _ in range(5_000):
            if self.table.phase == "over":
                return
            self.step()
        raise AssertionError("no end")

    def reloaded(self, log: list[Entry] | None = None) -> Table:
        return Table.load(self.log if log is None else log, self.now, self.find)


@pytest.fixture
def ballot() -> Game:
    return BALLOT


@pytest.fixture
def hunters() -> Game:
    return shadow_hunters


@pytest.fixture
def evening() -> Callable[..., Evening]:
    return Evening


@pytest.fixture
def lockdown() -> Game:
    return lockdown_game
