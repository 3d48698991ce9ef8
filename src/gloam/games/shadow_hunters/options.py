"""The options of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.options import Options


class Switches(Options):
    vampire_scope: Annotated[Literal["attack", "any"], "SH-370"] = "attack"
    vampire_heal_per_target: Annotated[bool, "SH-372"] = True
    bob_scope: Annotated[Literal["attack", "any"], "SH-337"] = "attack"
    bob_goal: Annotated[Literal[5, 4], "SH-400"] = 5
    bob_large_games: Annotated[bool, "SH-015 SH-016"] = False
    shadow_win_three_neutrals: Annotated[bool, "SH-398"] = False
    emi_teleport: Annotated[Literal["pair", "ring"], "SH-352 SH-353"] = "pair"
    feast_chain: Annotated[bool, "SH-345"] = False
    loot_attack_only: Annotated[bool, "SH-286"] = False
    ritual_when_revealed: Annotated[bool, "SH-211"] = True
    woods_self_damage: Annotated[bool, "SH-081"] = False
    any_player_includes_self: Annotated[bool, "SH-135"] = False
    talisman_blocks_all: Annotated[bool, "SH-185"] = False
    quick_start: Annotated[bool, "SH-027"] = False
