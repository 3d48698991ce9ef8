"""The options of the rules."""

from __future__ import annotations

from typing import Annotated

from gloam.core.options import Options


class Switches(Options):
    closed_hands: Annotated[bool, "AF-033"] = False
