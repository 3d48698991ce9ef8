"""Whisper behind the Wall as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gloam.core.content.files import Fault
from gloam.core.game import ALL_CONTENT, Game, GameError, Opening, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.words.lexicon import Phrase
from gloam.games.whisper import words
from gloam.games.whisper.content.check import cross_check
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.options import Switches
from gloam.games.whisper.rules import setup
from gloam.games.whisper.shown import story
from gloam.games.whisper.state import DEAD, KILLER, Whisper

ENDS = {
    words.BY_RESCUE: "WH-128",
    words.BY_KEYS: "WH-131",
    words.BY_MAP: "WH-132",
    words.BY_DEATH: "WH-135",
    words.BY_NIGHT: "WH-121",
    words.BY_CROSSROADS: "WH-353",
}


class WhisperGame(Game):
    """One killer against three victims whom he does not see; one to three people play them."""

    id = "whisper"
    version = 3
    prefix = "WH"
    seat_counts = range(2, 5)
    minutes = (30, 45)
    public_content = ALL_CONTENT
    described: ClassVar = dict.fromkeys(("victim", "item", "plan", "killer", "kcard", "ability"), "text")
    names: ClassVar = {"side": "killer victims"}
    says_in = "mind.reasons:REASONS"
    minds_in: ClassVar = {"steady": "mind.bot:Whisperer"}
    belief_in = "worlds.whereabouts:whereabouts_of"

    def complete(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        full = super().complete(seats, options)
        if full["variant"] == "crossroads" and seats != 4:
            raise GameError(f"Crossroads is for 4 seats, not {seats} (WH-340)")
        return full

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Whisper:
        switches = Switches(**options)
        killer = KILLER_IDS.index(switches.killer) if switches.killer in KILLER_IDS else -1
        return setup.new_game(seats, rng, switches, killer)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        rule = "WH-352" if state.crossroads and state.ending == words.BY_RESCUE else ENDS[state.ending]
        winners = tuple(seat for seat in range(state.seats) if state.reward(seat) == 1.0)
        reasons = dict.fromkeys(winners, rule)
        if state.crossroads:
            reasons = {seat: "WH-354" if seat == KILLER else "WH-346" for seat in winners}
            if all(victim.condition == DEAD for victim in state.victims):
                return Outcome((rule, "WH-358"), winners, reasons)
        return Outcome((rule,), winners, reasons, shared=len(winners) > 1)

    def side_name(self, state: Any, seat: int) -> str:
        return "killer" if seat == KILLER else "victims"

    def labels(self, state: Any) -> list[list[str]]:
        return story.labels(state)

    def opening(self, known: Any, seat: int) -> Opening:
        return story.opening(known, seat)

    def verdict(self, state: Any, seat: int) -> Phrase:
        return story.verdict(state, seat)

    def opposed(self, seats: int, seat: int) -> int:
        return (1 << seats) - 2 if seat == KILLER else 1 << KILLER

    def text_keys(self) -> dict[str, set[str]]:
        return super().text_keys() | story.text_keys()

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        return cross_check(content)
