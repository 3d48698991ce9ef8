"""Areas: parts of the mansion."""

from __future__ import annotations

import msgspec

from gloam.core.effects.vocabulary import SetOf
from gloam.games.whisper.effects.words.things import Location, Zone


class AreaWord(msgspec.Struct, tag_field="area", forbid_unknown_fields=True):
    """An area: what may stand where a field is an `Area`."""


class Here(AreaWord, tag="here"):
    """Where the killer is, or the victim whose item or ability it is (WH-047)."""


class ZoneHere(AreaWord, tag="zone_here"):
    """The zone around it."""


class Everywhere(AreaWord, tag="everywhere"):
    """The whole mansion."""


class Defender(AreaWord, tag="defender"):
    """The victim who defends; only for `fear`."""


class Participants(AreaWord, tag="participants"):
    """All victims of the encounter; only for `fear`."""


class Radius(AreaWord, tag="radius"):
    n: int
    of: Location | None = None


class Around(AreaWord, tag="around"):
    n: int
    of: SetOf


class ZoneOf(AreaWord, tag="zone"):
    of: Zone


class ZonesOf(AreaWord, tag="zones_of"):
    of: SetOf


class Loc(AreaWord, tag="loc"):
    of: Location
