"""What cards, items, abilities and plans may depend on."""

from __future__ import annotations

from gloam.core.effects.vocabulary import Premise, SetOf
from gloam.games.whisper.effects.words.things import Item, Location, Victim


class Found(Premise, tag="found"):
    """The search of this card has found somebody."""


class Cleared(Premise, tag="cleared"):
    """A barricade was cleared on this move."""


class Repelled(Premise, tag="repelled"):
    """The attack was repelled."""


class Revealed(Premise, tag="revealed_this_turn"):
    """The killer came out of hiding in this turn."""


class RescueOnTrack(Premise, tag="rescue_on_track"):
    """Help is on its way."""


class HiddenPassage(Premise, tag="hidden_passage"):
    """A hidden passage begins where the victim is."""


class WayOpen(Premise, tag="way_open"):
    """The victim could leave its location."""


class RepairPossible(Premise, tag="repair_possible"):
    """The victim could repair something here."""


class Level(Premise, tag="level"):
    least: int


class Holds(Premise, tag="holds"):
    item: Item


class SomeThere(Premise, tag="some"):
    """There is something in a set."""

    of: SetOf


class IsWounded(Premise, tag="wounded"):
    victim: Victim


class At(Premise, tag="at"):
    location: Location


class Together(Premise, tag="together"):
    """All victims inside are in one place (WH-366)."""


class Apart(Premise, tag="apart"):
    """No two victims inside are in one place."""


class Near(Premise, tag="near"):
    """The killer is seen, and somebody is next to him or with him."""


class Quiet(Premise, tag="quiet"):
    """There is no noise."""


class Loud(Premise, tag="loud"):
    """There is noise in two places or more."""


class AllCalm(Premise, tag="calm"):
    """Nobody has fear."""
