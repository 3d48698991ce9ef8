"""The options of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.options import Options


class Switches(Options):
    closed_hands: Annotated[bool, "AF-033"] = False
    difficulty: Annotated[Literal["standard", "story", "grim"], "AF-456 AF-632 AF-637"] = "standard"
