"""What a victim does with itself and its things, and rewards."""

from __future__ import annotations

from typing import Annotated

from gloam.core.effects.vocabulary import Effect, Range
from gloam.games.whisper.effects.words.things import Passage, Steps


class Defend(Effect, tag="defend"):
    by: int


class StepOf(Effect, tag="step"):
    """Steps of a victim (WH-052)."""

    asks = True

    most: Steps
    least: Steps | None = None


class HiddenStep(Effect, tag="hidden_step"):
    """Through the hidden passage of the victim's location."""


class Clear(Effect, tag="clear"):
    passage: Passage


class Cross(Effect, tag="cross"):
    """The victim goes through this passage."""

    passage: Passage


class Gear(Effect, tag="gear"):
    """Gears without noise; as a `repair` all rules of repairs apply."""

    asks = True

    n: Annotated[int, Range(1, 5)]
    repair: bool = False


class PickLock(Effect, tag="pick_lock"):
    """The key at the bottom of the items deck, if it is still there."""


class IgnoreFear(Effect, tag="ignore_fear"):
    pass


class Hush(Effect, tag="hush"):
    """All noise of this victims' turn is taken away."""


class Drill(Effect, tag="drill"):
    """Every victim may make one step as an additional action of this turn."""


class AnnounceZone(Effect, tag="announce_zone"):
    """The hidden killer names his zone."""


class AdvanceRescue(Effect, tag="advance_rescue"):
    pass


class Discard(Effect, tag="discard"):
    """The item that is used goes to the discard pile."""
