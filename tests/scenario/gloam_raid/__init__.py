"""A very small game with sides, for the tests of what clients and scenarios do with them.

The warden guards a place, the poachers take counsel out of sight and raid one. Only the poachers know where the prize
is. Caught, or the prize is taken: that is the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from gloam.core.council import Council
from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.positions.placing import Shape
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, ARG_MASK, EVERYONE, Core, State, Step, opening
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Reason, Verb, seat_letters

PLACES = ["mill", "ford", "wood"]
PASS, GUARD, RAID = (verb << ARG_BITS for verb in range(3))
ASK_GUARD, ASK_RAID = range(2)
SCOUTED, GUARDING, CHOSEN, RAIDED, ENDED = range(5)
NOT_NOW = 1 << ARG_BITS
WARDEN = 1
UNKNOWN = -1


class View(msgspec.Struct):
    seat: str
    night: int
    prize: str
    guard: str
    raids: list[int]


class Night(Step):
    def run(self, s: Raid) -> None:
        s.push(Together(s.poachers, 1))
        s.ask_quietly(self, 0, ASK_GUARD, [GUARD | place for place in range(len(PLACES))])

    def answer(self, s: Raid, seat: int, option: int) -> None:
        s.guard = option & ARG_MASK
        s.tell(WARDEN, GUARDING, s.guard)


class Together(Council):
    def kind(self) -> int:
        return ASK_RAID

    def options(self, s: Raid) -> list[int]:
        return [PASS, *(RAID | place for place in range(len(PLACES)))]

    def quiet(self) -> bool:
        return True

    def decided(self, s: Raid, option: int, agreed: bool) -> None:
        s.night += 1
        if option != PASS:
            place = option & ARG_MASK
            s.tell(s.poachers, CHOSEN, place)
            s.raids = [n + (s.poachers >> i & 1) for i, n in enumerate(s.raids)]
            s.tell(EVERYONE, RAIDED, place)
            s.caught = place == s.guard
            s.over = s.caught or place == s.prize
        if s.over:
            s.tell(EVERYONE, ENDED)
        else:
            s.guard = UNKNOWN
            s.push(Night())


class Raid(State):
    def __init__(self, core: Core, night: int, prize: int, guard: int, raids: list[int], caught: bool) -> None:
        super().__init__(core)
        self.night = night
        self.prize = prize
        self.guard = guard
        self.raids = raids
        self.caught = caught

    @property
    def poachers(self) -> int:
        return (1 << self.seats) - 1 & ~WARDEN

    def side(self, seat: int) -> int:
        return WARDEN if seat == 0 else self.poachers

    def refusal(self, seat: int, option: int) -> int:
        return NOT_NOW

    def view(self, viewers: int) -> View:
        t = self.masked(viewers)
        names = [*PLACES, "unknown"]
        return View(seat_letters(viewers), t.night, names[t.prize], names[t.guard], t.raids)

    def masked(self, viewers: int) -> Raid:
        if self.over:
            core = self.core
            core.viewers = viewers
            return Raid(core, self.night, self.prize, self.guard, self.raids.copy(), self.caught)
        prize = self.prize if viewers & self.poachers else UNKNOWN
        guard = self.guard if viewers & WARDEN else UNKNOWN
        return Raid(self.masked_core(viewers), self.night, prize, guard, self.raids.copy(), self.caught)

    def score(self, seat: int) -> float:
        return float(self.caught == (seat == 0))


class RaidGame(Game):
    id = "raid"
    prefix = "RD"
    package = "gloam_raid"
    seat_counts = range(3, 5)
    languages = ("en",)
    lexicon = Lexicon(
        [Verb("pass"), Verb("guard", "place"), Verb("raid", "place")],
        [Kind("guard", "RD-001"), Kind("raid", "RD-002")],
        [
            EventKind("scouted", "RD-002", (("place", "place"),)),
            EventKind("guarding", "RD-001", (("place", "place"),)),
            EventKind("chosen", "RD-002", (("place", "place"),)),
            EventKind("raided", "RD-002", (("place", "place"),)),
            EventKind("ended", "RD-003"),
        ],
        {"place": PLACES, "side": ["warden", "poachers"]},
        {"seat": "nobody", "place": "unknown"},
        reasons=[Reason("not-now", "RD-001")],
    )
    positions: ClassVar[Mapping[str, Shape]] = {
        "night": "number",
        "prize": "place",
        "guard": "place",
        "raids": ("seat", "number"),
    }

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Raid:
        places = list(range(len(PLACES)))
        rng.shuffle("prize", places)
        return Raid(opening(seats, rng, Scout()), 0, places[-1], UNKNOWN, [0] * seats, False)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        won = tuple(seat for seat in range(state.seats) if state.reward(seat))
        return Outcome(("RD-003",), won, dict.fromkeys(won, "RD-003"))

    def side_name(self, state: Any, seat: int) -> str:
        return "warden" if seat == 0 else "poachers"


class Scout(Step):
    """The poachers learn where the prize is."""

    def run(self, s: Raid) -> None:
        s.tell(s.poachers, SCOUTED, s.prize)
        s.push(Night())


game = RaidGame()
