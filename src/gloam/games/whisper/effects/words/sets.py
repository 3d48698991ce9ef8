"""What can be picked, gone through and counted: locations, zones, passages, victims, items."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.effects.vocabulary import Count, SetOf, Things
from gloam.games.whisper.effects.words.things import Area, Item, Only


class Pickable(Things):
    """A set of this game; `picks` is what its things are, and with it how they are offered."""

    picks: ClassVar[str] = "location"


class Zones(Pickable, tag="zones"):
    """All zones."""

    picks = "zone"


class Nests(Pickable, tag="nests"):
    """Where nests are."""


class NestsNotSensed(Pickable, tag="nests_not_sensed"):
    """Nests that the killer has not asked about on this card."""


class NestsNamed(Pickable, tag="nests_named"):
    """Nests that were named on this card."""


class NoiseTokens(Pickable, tag="noise_tokens"):
    """Where there is noise, as far as the side of the card sees it."""


class Everybody(Pickable, tag="everybody"):
    """All victims inside."""

    picks = "victim"


class Locations(Pickable, tag="locations"):
    area: Area


class Distance(Pickable, tag="distance"):
    least: int
    most: int


class Passages(Pickable, tag="passages"):
    picks = "passage"

    area: Area = "here"


class Touching(Pickable, tag="touching"):
    picks = "passage"

    area: Area


class Free(Pickable, tag="free"):
    picks = "passage"

    of: SetOf


class Barricaded(Pickable, tag="barricaded"):
    picks = "passage"

    of: SetOf


class Victims(Pickable, tag="victims"):
    picks = "victim"

    area: Area = "here"
    only: Only = "any"


class Discarded(Pickable, tag="discarded"):
    picks = "item"

    kinds: list[Item]


class Both(Pickable, tag="both"):
    of: list[SetOf]


class Either(Pickable, tag="either"):
    of: list[SetOf]


class Without(Pickable, tag="without"):
    of: SetOf
    minus: SetOf


class CountOf(Count, tag="count"):
    of: SetOf
    plus: int = 0
