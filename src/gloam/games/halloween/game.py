"""Halloween as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gloam.core.belief import Belief
from gloam.core.game import ALL_CONTENT, Game, Opening, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.words.lexicon import Fact, Phrase
from gloam.games.halloween import words
from gloam.games.halloween.content.board_texts import BUILDING_IDS, ROOM_IDS
from gloam.games.halloween.content.tables import BOARD_IDS, KILLS_TO_WIN, LAST_ROUND, MICHAEL_HEALTH, VICTIM_IDS
from gloam.games.halloween.options import Switches
from gloam.games.halloween.rules import setup
from gloam.games.halloween.state import MICHAEL, Halloween

FOUR = 4
"""With so many seats fewer deaths and fewer rounds are enough for Michael."""

SEATS_OF_ONE = 2
"""In a game for two one person runs both victims (HW-035)."""


class HalloweenGame(Game):
    """One killer whom nobody sees, on a street with lines of sight. Two play it with three seats."""

    id = "halloween"
    version = 3
    prefix = "HW"
    seat_counts = range(3, 5)
    minutes = (45, 60)
    public_content = ALL_CONTENT
    described: ClassVar = dict.fromkeys(("card", "mcard", "victim"), "text")
    unnamed = ("board",)
    names: ClassVar = {"board": BOARD_IDS, "board-building": BUILDING_IDS, "board-room": ROOM_IDS}
    says: ClassVar = {
        "opening-michael opening-victim": "",
        "opening-michael-goal": "kills rounds",
        "opening-victim-goal": "damage",
        " ".join(f"opening-{name}" for name in VICTIM_IDS): "",
        " ".join(f"verdict-{side}-{how}" for side in words.SIDE_IDS for how in words.ENDING_IDS): "",
    }
    says_in = "mind.reasons:REASONS"
    minds_in: ClassVar = {"steady": "mind.bot:Hunter"}

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Halloween:
        switches = Switches(**options)
        return setup.new_game(seats, rng, switches, BOARD_IDS.index(switches.board))

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        four = state.seats == FOUR
        rule = {
            words.BY_ESCAPE: "HW-298",
            words.BY_DAMAGE: "HW-299",
            words.BY_KILLS: "HW-301" if four else "HW-300",
            words.BY_ROUNDS: "HW-303" if four else "HW-302",
        }[state.ending]
        winners = tuple(seat for seat in range(state.seats) if state.reward(seat) == 1.0)
        return Outcome((rule,), winners, dict.fromkeys(winners, rule), shared=len(winners) > 1)

    def side_name(self, state: Any, seat: int) -> str:
        return words.SIDE_IDS[seat != MICHAEL]

    def labels(self, state: Any) -> list[list[str]]:
        """The victims that a seat played, one after the other, and the side."""
        played: list[list[str]] = [[] for _ in range(state.seats)]
        for note in state.history.notes:
            if note.kind in (words.TOLD_PICKED, words.TOLD_REPLACED):
                played[note.facts[0]].append(f"victim:{VICTIM_IDS[note.facts[1]]}")
        return [[*own, *side] for own, side in zip(played, super().labels(state), strict=True)]

    def opening(self, known: Any, seat: int) -> Opening:
        if seat != MICHAEL:
            goal = Phrase("opening-victim-goal", "HW-293", {"damage": MICHAEL_HEALTH})
            who = known.mats[seat].who
            if who < 0:
                return Opening(Phrase("opening-victim", "HW-033", {}), goal)
            name = VICTIM_IDS[who]
            return Opening(Phrase(f"opening-{name}", "HW-033", {}), goal, f"victim:{name}")
        victims = known.victims()
        aims: dict[str, Fact] = {"kills": KILLS_TO_WIN[victims], "rounds": LAST_ROUND[victims]}
        goal = Phrase("opening-michael-goal", "HW-301" if known.seats == FOUR else "HW-300", aims)
        return Opening(Phrase("opening-michael", "HW-033", {}), goal, "side:michael")

    def verdict(self, state: Any, seat: int) -> Phrase:
        return Phrase(f"verdict-{self.side_name(state, seat)}-{words.ENDING_IDS[state.ending]}", "", {})

    def seats_per_person(self, seats: int) -> int:
        return SEATS_OF_ONE if seats == 3 else 1

    def opposed(self, seats: int, seat: int) -> int:
        return (1 << seats) - 2 if seat == MICHAEL else 1 << MICHAEL

    def belief(self, known: Any) -> Belief:
        trail: Belief = known.trail.clone()
        return trail
