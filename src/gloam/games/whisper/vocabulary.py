"""The words that cards, items and plans are written in: keywords of the killer, and what victims do.

Interpreted, because it declares types; the numbers are constants in compiled modules all the same.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from gloam.core.effects.vocabulary import (
    Count,
    Effect,
    Later,
    Number,
    Premise,
    Range,
    Ref,
    SetOf,
    Term,
    Things,
    Vocabulary,
    numbered,
    plain,
)

# Effects
MOVE: Final = 0
MOVE_TOWARD: Final = 1
PLACE: Final = 2
SEARCH: Final = 3
SENSE: Final = 4
SENSE_ZONES: Final = 5
FEAR: Final = 6
BARRICADE: Final = 7
STEALTH: Final = 8
STRENGTH: Final = 9
DICE: Final = 10
FORBID_ITEMS: Final = 11
KEEP_CARDS: Final = 12
AFTER_ATTACK: Final = 13
DRAW: Final = 14
NEST: Final = 15
SLOW: Final = 16
DEFEND: Final = 17
STEP: Final = 18
HIDDEN_STEP: Final = 19
CLEAR: Final = 20
CROSS: Final = 21
NOISE: Final = 22
CALM: Final = 23
HEAL: Final = 24
GEAR: Final = 25
TRAP: Final = 26
RECOVER: Final = 27
GAIN: Final = 28
PICK_LOCK: Final = 29
IGNORE_FEAR: Final = 30
HUSH: Final = 31
DRILL: Final = 32
ANNOUNCE_ZONE: Final = 33
ADVANCE_RESCUE: Final = 34
DISCARD: Final = 35

# Conditions
FOUND: Final = 0
CLEARED: Final = 1
REPELLED: Final = 2
REVEALED: Final = 3
RESCUE_ON_TRACK: Final = 4
HIDDEN_PASSAGE: Final = 5
WAY_OPEN: Final = 6
REPAIR_POSSIBLE: Final = 7
LEVEL: Final = 8
HOLDS: Final = 9
SOME: Final = 10
WOUNDED: Final = 11
AT: Final = 12
TOGETHER: Final = 13
APART: Final = 14
NEAR: Final = 15
QUIET: Final = 16
LOUD: Final = 17
ALL_CALM: Final = 18

# Sets
ZONES: Final = 0
NESTS: Final = 1
NESTS_NOT_SENSED: Final = 2
NESTS_NAMED: Final = 3
NOISE_TOKENS: Final = 4
EVERYBODY: Final = 5
LOCATIONS: Final = 6
DISTANCE: Final = 7
PASSAGES: Final = 8
TOUCHING: Final = 9
FREE: Final = 10
BARRICADED: Final = 11
VICTIMS: Final = 12
DISCARDED: Final = 13
BOTH: Final = 14
EITHER: Final = 15
WITHOUT: Final = 16

# Areas
HERE: Final = 0
ZONE_HERE: Final = 1
EVERYWHERE: Final = 2
DEFENDER: Final = 3
PARTICIPANTS: Final = 4
RADIUS: Final = 5
AROUND: Final = 6
ZONE: Final = 7
ZONES_OF: Final = 8
LOC: Final = 9

# Which victims
ANY: Final = 0
ALONE: Final = 1
NO_FEAR: Final = 2
HAS_FEAR: Final = 3
IS_WOUNDED: Final = 4
IS_HURT: Final = 5
FILTER_IDS: Final = ["any", "alone", "no_fear", "has_fear", "wounded", "hurt"]

FOR_ATTACK: Final = 0
FOR_TURN: Final = 1

Only = Literal["any", "alone", "no_fear", "has_fear", "wounded", "hurt"]
Area = Annotated[str | dict[str, Any], Term("area")]
Location = Annotated[str, Ref("location")]
Passage = Annotated[str, Ref("passage")]
Steps = Annotated[int, Range(0, 9)]


def none() -> Any:
    return msgspec.field(default_factory=list)


class Move(Effect, tag="move"):
    """So many steps; with `least` as few as that (WH-050, WH-051)."""

    asks: ClassVar[bool] = True
    most: Steps
    least: Steps | None = None


class MoveToward(Effect, tag="move_toward"):
    """Steps along a shortest way."""

    asks: ClassVar[bool] = True
    to: Location


class Place(Effect, tag="place"):
    at: Location


class Search(Effect, tag="search"):
    """What follows is lost if it finds somebody (WH-195)."""

    asks: ClassVar[bool] = True
    stops_when: ClassVar[str] = "found"


class Sense(Effect, tag="sense"):
    area: Area


class SenseZones(Effect, tag="sense_zones"):
    """For each victim that fits, but for those nobody notices, its zone."""

    only: Only


class Fear(Effect, tag="fear"):
    asks: ClassVar[bool] = True
    area: Area
    only: Only = "any"


class Barricade(Effect, tag="barricade"):
    """One after another; all of the set without `most`, and with `least` fewer if the killer likes."""

    asks: ClassVar[bool] = True
    at: SetOf
    most: Steps | None = None
    least: Steps | None = None


class Stealth(Effect, tag="stealth"):
    asks: ClassVar[bool] = True
    steps: Steps
    on_reveal: Later = none()


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
    asks: ClassVar[bool] = True
    n: Annotated[int, Range(1, 9)]


class Nest(Effect, tag="nest"):
    """A nest here; the killer moves one if all are on the map."""

    asks: ClassVar[bool] = True


class Slow(Effect, tag="slow"):
    """In the next victims' turn a Move that begins in this zone has one step."""

    zone: Annotated[str, Ref("zone")]


class Defend(Effect, tag="defend"):
    by: int


class StepOf(Effect, tag="step"):
    """Steps of a victim (WH-052)."""

    asks: ClassVar[bool] = True
    most: Steps
    least: Steps | None = None


class HiddenStep(Effect, tag="hidden_step"):
    """Through the hidden passage of the victim's location."""


class Clear(Effect, tag="clear"):
    passage: Passage


class Cross(Effect, tag="cross"):
    """The victim goes through this passage."""

    passage: Passage


class Noise(Effect, tag="noise"):
    area: Area


class Calm(Effect, tag="calm"):
    who: SetOf


class Heal(Effect, tag="heal"):
    who: SetOf


class Gear(Effect, tag="gear"):
    """Gears without noise; as a `repair` all rules of repairs apply."""

    asks: ClassVar[bool] = True
    n: Annotated[int, Range(1, 5)]
    repair: bool = False


class Trap(Effect, tag="trap"):
    area: Area
    bonus: int


class Recover(Effect, tag="recover"):
    """A card from the item discard pile."""

    asks: ClassVar[bool] = True
    item: Annotated[str, Ref("item")]


class Gain(Effect, tag="gain"):
    """Cards from the items deck, all kept."""

    asks: ClassVar[bool] = True
    who: SetOf
    n: Annotated[int, Range(1, 9)]


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


class Level(Premise, tag="level"):
    least: int


class Holds(Premise, tag="holds"):
    item: Annotated[str, Ref("item")]


class Some(Premise, tag="some"):
    of: SetOf


class IsWounded(Premise, tag="wounded"):
    victim: Annotated[str, Ref("victim")]


class At(Premise, tag="at"):
    location: Location


class Locations(Things, tag="locations"):
    area: Area


class Distance(Things, tag="distance"):
    least: int
    most: int


class Passages(Things, tag="passages"):
    area: Area = "here"


class Touching(Things, tag="touching"):
    area: Area


class Free(Things, tag="free"):
    of: SetOf


class Barricaded(Things, tag="barricaded"):
    of: SetOf


class Victims(Things, tag="victims"):
    area: Area = "here"
    only: Only = "any"


class Discarded(Things, tag="discarded"):
    kinds: list[Annotated[str, Ref("item")]]


class Both(Things, tag="both"):
    of: list[SetOf]


class Either(Things, tag="either"):
    of: list[SetOf]


class Without(Things, tag="without"):
    of: SetOf
    minus: SetOf


class CountOf(Count, tag="count"):
    of: SetOf
    plus: int = 0


class AreaWord(msgspec.Struct, tag_field="area", forbid_unknown_fields=True):
    pass


class Radius(AreaWord, tag="radius"):
    n: int
    of: Location | None = None


class Around(AreaWord, tag="around"):
    n: int
    of: SetOf


class Zone(AreaWord, tag="zone"):
    of: Annotated[str, Ref("zone")]


class ZonesOf(AreaWord, tag="zones_of"):
    of: SetOf


class Loc(AreaWord, tag="loc"):
    of: Location


VOCABULARY = Vocabulary(
    numbered(
        Move, MoveToward, Place, Search, Sense, SenseZones, Fear, Barricade, Stealth, Strength, Dice, ForbidItems,
        KeepCards, AfterAttack, Draw, Nest, Slow, Defend, StepOf, HiddenStep, Clear, Cross, Noise, Calm, Heal, Gear,
        Trap, Recover, Gain, PickLock, IgnoreFear, Hush, Drill, AnnounceZone, AdvanceRescue, Discard,
    ),
    conditions=numbered(
        *plain(Premise, "found", "cleared", "repelled", "revealed_this_turn", "rescue_on_track", "hidden_passage",
               "way_open", "repair_possible"),
        Level, Holds, Some, IsWounded, At, *plain(Premise, "together", "apart", "near", "quiet", "loud", "calm"),
    ),
    sets=numbered(
        *plain(Things, "zones", "nests", "nests_not_sensed", "nests_named", "noise_tokens", "everybody"),
        Locations, Distance, Passages, Touching, Free, Barricaded, Victims, Discarded, Both, Either, Without,
    ),
    numbers=numbered(CountOf),
    terms={
        "area": numbered(
            *plain(AreaWord, "here", "zone_here", "everywhere", "defender", "participants"),
            Radius, Around, Zone, ZonesOf, Loc,
        )
    },
    who=["actor"],
    programs="card",
)  # fmt: skip
