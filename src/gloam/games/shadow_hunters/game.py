"""Shadow Hunters as a game of gloam."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloam.core.belief import Belief
from gloam.core.content import Fault
from gloam.core.game import Game, OptionValue, Outcome, Rulebook, Switch
from gloam.core.play import Mind, RandomMind
from gloam.core.rng import Rng
from gloam.games.shadow_hunters import setup, state
from gloam.games.shadow_hunters.lexicon import CAUSES, LEXICON
from gloam.games.shadow_hunters.position import place, placed, position_of
from gloam.games.shadow_hunters.refusals import REFUSALS
from gloam.games.shadow_hunters.schema import PACKAGE, SCHEMAS, cross_check
from gloam.games.shadow_hunters.tables import (
    AREA_IDS,
    CARD_IDS,
    COLOURS,
    DECK_IDS,
    DECK_OF,
    ROLE_IDS,
    SIDE,
    SIDE_IDS,
)
from gloam.games.shadow_hunters.words import RESULT_IDS


class ShadowHuntersGame(Game):
    """4 to 8 players, secret roles, Hermit cards, reveals at any moment."""

    id = "shadow-hunters"
    prefix = "SH"
    package = PACKAGE
    seat_counts = range(4, 9)
    lexicon = LEXICON
    refusals = REFUSALS
    switches = (
        Switch("vampire_scope", ("attack", "any"), ("SH-370",)),
        Switch("vampire_heal_per_target", (True, False), ("SH-372",)),
        Switch("bob_scope", ("attack", "any"), ("SH-337",)),
        Switch("bob_goal", (5, 4), ("SH-400",)),
        Switch("bob_large_games", (False, True), ("SH-015", "SH-016")),
        Switch("shadow_win_three_neutrals", (False, True), ("SH-398",)),
        Switch("emi_teleport", ("pair", "ring"), ("SH-352", "SH-353")),
        Switch("feast_chain", (False, True), ("SH-345",)),
        Switch("loot_attack_only", (False, True), ("SH-286",)),
        Switch("ritual_when_revealed", (True, False), ("SH-211",)),
        Switch("woods_self_damage", (False, True), ("SH-081",)),
        Switch("any_player_includes_self", (False, True), ("SH-135",)),
        Switch("talisman_blocks_all", (False, True), ("SH-185",)),
        Switch("quick_start", (False, True), ("SH-027",)),
    )

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> state.ShadowHunters:
        goal = options["bob_goal"]
        assert isinstance(goal, int)
        switches = state.Switches(
            vampire_any=options["vampire_scope"] == "any",
            vampire_heal_per_target=options["vampire_heal_per_target"] is True,
            bob_any=options["bob_scope"] == "any",
            bob_goal=goal,
            bob_large_games=options["bob_large_games"] is True,
            shadow_win_three_neutrals=options["shadow_win_three_neutrals"] is True,
            emi_ring=options["emi_teleport"] == "ring",
            feast_chain=options["feast_chain"] is True,
            loot_attack_only=options["loot_attack_only"] is True,
            ritual_when_revealed=options["ritual_when_revealed"] is True,
            woods_self_damage=options["woods_self_damage"] is True,
            any_player_includes_self=options["any_player_includes_self"] is True,
            talisman_blocks_all=options["talisman_blocks_all"] is True,
            quick_start=options["quick_start"] is True,
        )
        return setup.new_game(seats, rng, switches)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        winners = tuple(i for i in range(state.seats) if state.winners >> i & 1)
        rules = tuple(f"SH-{rule}" for rule in state.ended_by)
        reasons = {i: f"SH-{state.reasons[i]}" for i in winners}
        return Outcome(rules, winners, reasons, shared=len(winners) > 1)

    def labels(self, state: Any) -> list[list[str]]:
        return [[f"role:{ROLE_IDS[p.role]}", f"side:{SIDE_IDS[SIDE[p.role]]}"] for p in state.players]

    def position(self, state: Any) -> dict[str, Any]:
        return position_of(state)

    def place(self, state: Any, path: list[str], value: Any) -> None:
        place(state, path, value)

    def placed(self, state: Any) -> None:
        placed(state)

    def content_schemas(self) -> dict[str, type]:
        return {**SCHEMAS, "rulebook.toml": Rulebook}

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        ids: dict[str, list[str]] = {f"{deck}.toml": [] for deck in DECK_IDS}
        for card, deck in zip(CARD_IDS, DECK_OF, strict=True):
            ids[f"{DECK_IDS[deck]}.toml"].append(card)
        return cross_check(content, {**ids, "areas.toml": AREA_IDS, "roles.toml": ROLE_IDS})

    def minds(self) -> dict[str, Callable[[], Mind]]:
        from gloam.games.shadow_hunters.bot import HuntersSense  # only tables with minds need it

        return {"random": RandomMind, "rules": HuntersSense}

    def belief(self, known: Any) -> Belief:
        from gloam.games.shadow_hunters.belief import belief_of

        return belief_of(known)

    def text_keys(self) -> dict[str, set[str]]:
        from gloam.games.shadow_hunters.bot_reasons import REASONS

        plain = ["area-off", "card-hidden", "seat-nobody", "role-hidden"]
        plain += [f"cause-{c}" for c in CAUSES] + [f"side-{s}" for s in SIDE_IDS] + [f"deck-{d}" for d in DECK_IDS]
        plain += [f"area-{a}{x}" for a in AREA_IDS for x in ("", "-text")]
        plain += [f"card-{c}{x}" for c in CARD_IDS for x in ("", "-text")]
        plain += [f"role-{r}{x}" for r in ROLE_IDS for x in ("", "-ability", "-text", "-goal")]
        plain += [f"colour-{c}" for c in COLOURS]
        plain += [f"phase-{p}" for p in state.PHASE_IDS]
        plain += [f"result-{r}" for r in RESULT_IDS]
        return {**super().text_keys(), **REASONS, **{key: set() for key in plain}}
