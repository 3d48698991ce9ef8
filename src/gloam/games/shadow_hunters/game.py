"""Shadow Hunters as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gloam.core.game import ALL_CONTENT, Game, Opening, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.words.lexicon import Fact, Phrase
from gloam.games.shadow_hunters import state
from gloam.games.shadow_hunters.content import tables as t
from gloam.games.shadow_hunters.options import Switches
from gloam.games.shadow_hunters.rules import setup


class ShadowHuntersGame(Game):
    """4 to 8 players, secret roles, Hermit cards, reveals at any moment."""

    id = "shadow-hunters"
    prefix = "SH"
    seat_counts = range(4, 9)
    minutes = (30, 60)
    public_content = ALL_CONTENT
    described: ClassVar = {"area": "text", "card": "text", "role": "ability text goal"}
    names: ClassVar = {"phase": state.PHASE_IDS, "colour": t.COLOURS, "card": "hidden", "role": "hidden"}
    says: ClassVar = {
        "opening-who opening-who-open": "role side",
        "verdict-won verdict-won-dead verdict-lost verdict-lost-dead": "role",
    }
    says_in = "mind.reasons:REASONS"
    minds_in: ClassVar = {"steady": "mind.bot:HuntersSense"}
    belief_in = "worlds.belief:belief_of"

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> state.ShadowHunters:
        return setup.new_game(seats, rng, Switches.of(options))

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        winners = tuple(i for i in range(state.seats) if state.winners >> i & 1)
        rules = tuple(f"SH-{rule}" for rule in state.ended_by)
        reasons = {i: f"SH-{state.reasons[i]}" for i in winners}
        return Outcome(rules, winners, reasons, shared=len(winners) > 1)

    def labels(self, state: Any) -> list[list[str]]:
        return [[f"role:{t.ROLE_IDS[p.role]}", f"side:{t.SIDE_IDS[t.SIDE[p.role]]}"] for p in state.players]

    def opening(self, known: Any, seat: int) -> Opening:
        p = known.players[seat]
        name = t.ROLE_IDS[p.role]
        facts: dict[str, Fact] = {"role": f"role:{name}", "side": f"side:{t.SIDE_IDS[t.SIDE[p.role]]}"}
        # The scene can be read again, also when the card has been turned meanwhile.
        who = Phrase("opening-who-open" if p.revealed else "opening-who", "SH-020", facts)
        return Opening(who, Phrase(f"role-{name}-goal", "", {}), f"role:{name}", secret=not p.revealed)

    def verdict(self, state: Any, seat: int) -> Phrase:
        p = state.players[seat]
        role: dict[str, Fact] = {"role": f"role:{t.ROLE_IDS[p.role]}"}
        if state.winners >> seat & 1:
            return Phrase("verdict-won" if p.alive else "verdict-won-dead", "", role)
        return Phrase("verdict-lost" if p.alive else "verdict-lost-dead", "", role)
