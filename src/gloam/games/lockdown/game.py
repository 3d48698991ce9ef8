"""Lockdown as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gloam.core.game import ALL_CONTENT, Game, Opening, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.words.lexicon import Fact, Phrase
from gloam.games.lockdown import state
from gloam.games.lockdown.codes import MOST_SEATS
from gloam.games.lockdown.content.schema import NAMED_IDS
from gloam.games.lockdown.content.tables import MAP_IDS
from gloam.games.lockdown.options import Switches
from gloam.games.lockdown.rules import setup
from gloam.games.lockdown.rules.talk import channels_of


class LockdownGame(Game):
    """3 to 9 rivals move secretly through two buildings; the software is the game master."""

    id = "lockdown"
    version = 3
    prefix = "LK"
    seat_counts = range(3, MOST_SEATS + 1)
    minutes = (60, 90)
    public_content = ALL_CONTENT
    unnamed = ("map",)
    described: ClassVar = {"card": "text"}
    names: ClassVar = {
        "phase": state.PHASE_IDS,
        "room": [f"{room}-text" for room in ("ordinary", *NAMED_IDS)],
        "state": "living shadow",
        "building": "west east",
        "attribute": "force speed load",
        "channel": "table waiting acted",
    }
    says: ClassVar = {
        "opening-who verdict-first": "count",
        "opening-goal": "",
        "verdict-rank verdict-shadow": "rank count",
    }
    says_in = "mind.reasons:REASONS"
    minds_in: ClassVar = {"steady": "mind.bot:Survivor"}
    belief_in = "worlds.whereabouts:belief_of"

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> state.Lockdown:
        chosen = Switches.of(options)
        full = chosen.stock == "full"
        return setup.new_game(seats, rng, MAP_IDS.index(chosen.map), full, chosen.offers_per_phase)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        winners = tuple(i for i in range(state.seats) if state.ranks[i] == 1)
        rules = tuple(f"LK-{rule:03}" for rule in state.ended_by)
        reasons = {i: f"LK-{state.reasons[i]:03}" for i in winners}
        points = tuple(state.seats + 1 - rank for rank in state.ranks)
        return Outcome(rules, winners, reasons, scores=points, ranks=tuple(state.ranks))

    def labels(self, state: Any) -> list[list[str]]:
        return [[f"state:{'shadow' if p.shadow else 'living'}"] for p in state.players]

    def opening(self, known: Any, seat: int) -> Opening:
        return Opening(Phrase("opening-who", "LK-002", {"count": known.seats}), Phrase("opening-goal", "LK-453", {}))

    def verdict(self, state: Any, seat: int) -> Phrase:
        if state.ranks[seat] == 1:
            return Phrase("verdict-first", "", {"count": state.seats})
        facts: dict[str, Fact] = {"rank": state.ranks[seat], "count": state.seats}
        return Phrase("verdict-shadow" if state.players[seat].shadow else "verdict-rank", "", facts)

    def channels(self, state: Any, seat: int) -> dict[str, int]:
        return channels_of(state, seat)
