"""The keywords of the killer."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloam.core.effects.vocabulary import Effect, Later, Number, SetOf
from gloam.games.whisper.effects.words.things import Area, Location, Only, Some, Steps, Zone


class Move(Effect, tag="move"):
    """So many steps; with `least` as few as that (WH-050, WH-051)."""

    asks = True

    most: Steps
    least: Steps | None = None


class MoveToward(Effect, tag="move_toward"):
    """Steps along a shortest way."""

    asks = True

    to: Location


class Place(Effect, tag="place"):
    at: Location


class Search(Effect, tag="search"):
    """What follows is lost if it finds somebody (WH-195)."""

    asks = True
    stops_when = "found"


class Sense(Effect, tag="sense"):
    area: Area


class SenseZones(Effect, tag="sense_zones"):
    """For each victim that fits, but for those nobody notices, its zone."""

    only: Only


class Fear(Effect, tag="fear"):
    asks = True

    area: Area
    only: Only = "any"


class Barricade(Effect, tag="barricade"):
    """One after another; all of the set without `most`, and with `least` fewer if the killer likes."""

    asks = True

    at: SetOf
    most: Steps | None = None
    least: Steps | None = None


class Stealth(Effect, tag="stealth"):
    asks = True

    steps: Steps
    on_reveal: Later = msgspec.field(default_factory=list)


class Strength(Effect, tag="strength"):
    by: Number
    span: Literal["attack", "turn"] = msgspec.field(name="for")


class Dice(Effect, tag="dice"):
    """More or fewer dice in this attack."""

    by: int


class ForbidItems(Effect, tag="forbid_items"):
    """No item in this attack."""


class KeepCards(Effect, tag="keep_cards"):
    """If this attack is repelled, no cards are discarded for it."""


class AfterAttack(Effect, tag="after_attack"):
    effects: Later


class Draw(Effect, tag="draw"):
    asks = True

    n: Some


class Nest(Effect, tag="nest"):
    """A nest here; the killer moves one if all are on the map."""

    asks = True


class Slow(Effect, tag="slow"):
    """In the next victims' turn a Move that begins in this zone has one step."""

    zone: Zone
