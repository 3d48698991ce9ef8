"""The effects of the adventure book and of the cards. The order of fields is that of the arguments in `script/`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects import Effect, Effects, Later, Number, Program, Range, Ref, SetOf, Who
from gloam.games.aftermath.book.mods import BoostTo, Mod, mod_faults
from gloam.games.aftermath.book.things import (
    AbilityId,
    Attribute,
    Cell,
    Dial,
    DiscoveryId,
    Edge,
    EncounterId,
    Enemy,
    EnemyType,
    EnvironmentId,
    FlagId,
    Hero,
    ItemId,
    Letter,
    LineKind,
    LocationId,
    MissionId,
    PageId,
    PageRule,
    Passage,
    Place,
    Scope,
    Side,
    Slot,
    StatusId,
    TaskId,
    Token,
    VehicleId,
)


def one_of(effect: msgspec.Struct, *names: str) -> list[tuple[Way, str]]:
    """A fault where not exactly one of these fields is given."""
    values = {name: getattr(effect, name) for name in names}
    given = [name for name, x in values.items() if x is not None and x is not False and x not in ([], "")]  # 0 is given
    if len(given) == 1:
        return []
    return [((), f"exactly one of {', '.join(n.rstrip('_') for n in names)} is needed, not {len(given)}")]


class Say(Effect, tag="say"):
    """A text is read out to all."""

    text: Passage


class DialBy(Effect, tag="dial"):
    """A dial goes up or down by a number, or is set."""

    payable = True

    dial: Dial
    by: Number | None = None
    set: Annotated[Number, Range(0, 20)] | None = None
    over_cap: bool = False

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "by", "set")

    def progresses(self) -> bool:
        return self.dial == "time"


class PlaceCharacters(Effect, tag="place_characters"):
    """The party is put on start marks, or on one cell."""

    asks = True

    at: Cell | None = None


class FillScavenge(Effect, tag="fill_scavenge"):
    """Scavenge tokens on all scavenge marks, or `n` on one cell."""

    at: Cell | None = None
    n: Annotated[int, Range(1, 9)] = 1


class RemoveScavenge(Effect, tag="remove_scavenge"):
    at: Cell
    n: Annotated[int, Range(1, 9)] = 9


class PlaceObjective(Effect, tag="place_objective"):
    """An objective token on its mark. `critical`: on a revisit too."""

    id: Letter
    critical: bool = False


class RemoveObjective(Effect, tag="remove_objective"):
    id: Letter


class RandomEnemies(msgspec.Struct, forbid_unknown_fields=True):
    type: EnemyType
    n: Number


class Loot(msgspec.Struct, forbid_unknown_fields=True):
    """A reward: only what is named."""

    food: int = 0
    scrap: int = 0
    clue: int = 0
    battery: int = 0
    item: int = 0
    broken: int = 0
    discovery: DiscoveryId | None = None


class Spawn(Effect, tag="spawn"):
    """An encounter comes into play (4.6). Several sources may be combined."""

    enemies: list[Enemy] = msgspec.field(default_factory=list)
    random: list[RandomEnemies] = msgspec.field(default_factory=list)
    card: bool = False
    encounter: EncounterId | None = None
    pursuers: bool = False
    roaches: Number | None = None
    drones: Number | None = None
    situation: Literal["hostile", "peaceful", "keep"] | None = None
    at: list[Cell] = msgspec.field(default_factory=list)
    loot: Loot | None = None
    com_mod: int = 0
    speed_mod: int = 0
    first_turn: bool = False

    asks = True

    def faults(self) -> list[tuple[Way, str]]:
        if not (
            self.enemies or self.random or self.card or self.encounter or self.pursuers or self.roaches is not None
            or self.drones is not None
        ):  # fmt: skip
            return [((), "nobody comes: give enemies, random, card, encounter, pursuers, roaches or drones")]
        if self.speed_mod and not self.first_turn:
            return [(("speed_mod",), "this counts in their first turn only, so say `first_turn`; else there is a rule")]
        return []


class RemoveEnemies(Effect, tag="remove_enemies"):
    """Enemies leave play, without loot: one kind, one type, or all."""

    enemy: Enemy | None = None
    type: EnemyType | None = None
    to: Literal["supply", "hunt"] = "supply"


class WoundEnemy(Effect, tag="wound_enemy"):
    """Wounds without an attack: to one kind, one type, those in a place, or all; `choose`: to one figure of them, and
    the reader says which."""

    since = "choose"

    n: Annotated[Number, Range(1, 9)] = 1
    enemy: Enemy | None = None
    type: EnemyType | None = None
    at: Place | None = None
    choose: bool = False


class Situation(Effect, tag="situation"):
    to: Side


class Threat(Effect, tag="threat"):
    """Threat cards: clear all, remove some from the bottom, or add some."""

    clear: bool = False
    remove: Number | None = None
    add: Number | None = None

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "clear", "remove", "add")


class Test(Effect, tag="test"):
    """A skill test of the reader."""

    asks = True

    attr: Attribute
    difficulty: Annotated[Number, Range(1, 20)]
    opposed: bool = False
    optional: bool = False
    tag: Literal["", "lock"] = ""
    success: Effects = msgspec.field(default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)


class TestOption(msgspec.Struct, forbid_unknown_fields=True):
    attr: Attribute
    difficulty: Annotated[Number, Range(1, 20)]
    opposed: bool = False


class ChooseTest(Effect, tag="choose_test"):
    """The reader picks one of several tests."""

    asks = True

    options: Annotated[list[TestOption], msgspec.Meta(min_length=2)]
    success: Effects = msgspec.field(default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)


class GroupTask(Effect, tag="group_task"):
    """A group task begins. `spaces` are where a character must stand to help; none: anywhere."""

    id: TaskId
    attr: Attribute
    difficulty: Annotated[Number, Range(1, 40)]
    success: Later
    spaces: list[Cell] = msgspec.field(default_factory=list)


class EndGroupTask(Effect, tag="end_group_task"):
    pass


class RaiseGroupTask(Effect, tag="raise_group_task"):
    n: Number


class Grant(Effect, tag="grant"):
    """A bonus for a while, or other mods. `until` next_x: used up by the next such test, or gone at the end of the
    turn."""

    since = "mods"

    to: BoostTo | None = None
    by: int | None = None
    who: SetOf = "reader"
    until: Literal[
        "turn", "next_turn", "page", "mission", "next_melee", "next_ranged", "next_attack", "next_communicate",
        "next_defence", "next_test",
    ] = "turn"  # fmt: skip
    mods: list[Mod] = msgspec.field(default_factory=list)

    def faults(self) -> list[tuple[Way, str]]:
        if (self.to is None) != (self.by is None):
            return [((), "`to` and `by` come together")]
        found = [(("mods", i, *way), what) for i, mod in enumerate(self.mods) for way, what in mod_faults(mod)]
        return found or one_of(self, "to", "mods")


class Damage(Effect, tag="damage"):
    """Damage that can be defended (AF-462). `status`: gained by whoever is hit; `on_hit`: effects for whoever is hit
    as the reader, after the wound (AF-464)."""

    asks = True
    since = "on_hit"

    strength: Annotated[Number, Range(1, 20)]
    who: SetOf = "reader"
    n: Annotated[Number, Range(1, 5)] = 1
    toxic: bool = False
    status: StatusId | None = None
    on_hit: Later = msgspec.field(default_factory=list)


class Heal(Effect, tag="heal"):
    n: Annotated[Number, Range(1, 9)]
    who: SetOf = "reader"
    kind: Literal["normal", "toxic", "any"] = "normal"


class ConvertToxic(Effect, tag="convert_toxic"):
    who: SetOf = "reader"


class Status(Effect, tag="status"):
    """A status is gained or lost; `lose_negative`: all negative ones go."""

    gain: StatusId | None = None
    lose: StatusId | None = None
    lose_negative: bool = False
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "gain", "lose", "lose_negative")


class Reward(Effect, tag="reward"):
    """As the face of a scavenge token; items go to the first of `who`."""

    asks = True

    food: int = 0
    scrap: int = 0
    clue: int = 0
    battery: int = 0
    item: int = 0
    broken: int = 0
    who: SetOf = "reader"
    discovery: DiscoveryId | None = None


class Item(Effect, tag="item"):
    """Item cards: `gain` one by id, `draw` some from the deck, or one equipped item breaks or is lost, by choice or by
    lot; `slot`: what is worn there is lost, and with two things in the paws its holder chooses."""

    asks = True
    since = "slot"

    gain: ItemId | None = None
    draw: Annotated[Number, Range(1, 5)] | None = None
    breaks: bool = False
    loses: bool = False
    who: SetOf = "reader"
    random: bool = False
    slot: Slot | None = None

    def faults(self) -> list[tuple[Way, str]]:
        if self.slot is not None and not self.loses:
            return [(("slot",), "only what is lost is found by its slot")]
        if self.random and not (self.breaks or self.loses):
            return [(("random",), "only what breaks or is lost is found by lot")]
        return one_of(self, "gain", "draw", "breaks", "loses")


class Battery(Effect, tag="battery"):
    """Loose batteries, gained or lost; `on_item`: onto equipped battery items, from the head down; `item`: onto this
    one, if it is equipped; `choose`: one after the other where its holder wants it."""

    asks = True
    since = "item"

    n: Number
    who: SetOf = "reader"
    on_item: bool = False
    item: ItemId | None = None
    choose: bool = False

    def faults(self) -> list[tuple[Way, str]]:
        if (self.on_item or self.item or self.choose) and isinstance(self.n, int) and self.n < 1:
            return [(("n",), "batteries on an item are not taken back, so a number from 1 on is needed")]
        given = [name for name in ("on_item", "item", "choose") if getattr(self, name)]
        return [((), f"only one of on_item, item, choose is meant, not {len(given)}")] if len(given) > 1 else []


class Cards(Effect, tag="cards"):
    """Action cards: drawn, or discarded by choice, or all of a colour, or all."""

    asks = True

    draw: Number | None = None
    discard: Number | None = None
    discard_color: Literal["green", "red", "blue", "yellow", "white"] | None = None
    discard_all: bool = False
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "draw", "discard", "discard_color", "discard_all")


class Influence(Effect, tag="influence"):
    """A hero's influence card comes into that player's hand, or goes out of play."""

    asks = True

    hero: Hero
    out: bool = False


class Ability(Effect, tag="ability"):
    """An ability is learnt by one of its trait, if its card is in the ability deck, or forgotten by who has it."""

    asks = True

    learn: AbilityId | None = None
    forget: AbilityId | None = None
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "learn", "forget")


class Move(Effect, tag="move"):
    """Figures are put on a cell, or on any of the cells with a tag (the first); or they go so many steps towards a
    cell, by a shortest way, without cards. Where such ways end in different spaces `chooser` decides."""

    asks = True

    to: Place | None = None
    who: SetOf = "reader"
    steps: Annotated[Number, Range(1, 20)] | None = None
    toward: Cell | None = None
    chooser: Who = ""

    def faults(self) -> list[tuple[Way, str]]:
        if (self.steps is None) != (self.toward is None):
            return [((), "`steps` and `toward` come together")]
        if self.chooser and self.steps is None:
            return [(("chooser",), "there is nothing to choose without `steps` and `toward`")]
        return one_of(self, "to", "steps")


class PlaceToken(Effect, tag="place_token"):
    token: Literal["fire", "trap", "heavy", "fishhook", "boat", "aim"]
    at: Cell | None = None
    edge: Edge | None = None
    enemy: Enemy | None = None
    n: Annotated[int, Range(1, 5)] = 1

    def faults(self) -> list[tuple[Way, str]]:
        place = {"fishhook": "edge", "aim": "enemy"}.get(self.token, "at")
        given = [name for name in ("at", "edge", "enemy") if getattr(self, name) is not None]
        if given != [place]:
            return [((), "a fishhook lies on an `edge`, an aim token on an `enemy`, every other token `at` a cell")]
        return []


class RemoveToken(Effect, tag="remove_token"):
    token: Token
    at: Cell | None = None


class SetLine(Effect, tag="set_line"):
    edge: Edge
    kind: LineKind
    scope: Scope = "page"


class MarkChange(Effect, tag="mark"):
    """A mark is added to a cell or taken away: hide, start, enemy or a tag."""

    cell: Cell
    add: Annotated[str, Ref("mark")] | None = None
    remove: Annotated[str, Ref("mark")] | None = None
    scope: Scope = "page"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "add", "remove")


class ExitState(Effect, tag="exit"):
    id: Letter
    state: Literal["open", "closed"]
    scope: Scope = "page"


class Environment(Effect, tag="environment"):
    id: EnvironmentId
    state: Literal["on", "off"] = "on"
    scope: Literal["page", "mission"] = "page"


class Rule(Effect, tag="rule"):
    id: PageRule
    state: Literal["on", "off"] = "on"
    scope: Literal["page", "mission"] = "page"


class Discovery(Effect, tag="discovery"):
    """A discovery card is taken; if it has been taken already nothing happens (AF-059)."""

    asks = True

    take: DiscoveryId


class Banish(Effect, tag="banish"):
    card: DiscoveryId


class Facility(Effect, tag="facility"):
    """A facility: `gain` it for the colony supply, `build` it from there, or a built one breaks: one of the party's
    choice, or `broken`."""

    asks = True

    gain: ItemId | None = None
    breaks: bool = False
    build: ItemId | None = None
    broken: ItemId | None = None

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "gain", "breaks", "build", "broken")


class Mission(Effect, tag="mission"):
    id: MissionId
    state: Literal["locked", "available", "succeeded", "failed"]


class Flag(Effect, tag="flag"):
    """A number with a name. Unset is 0; `set = 1` is the usual yes. A name has one scope in the whole book."""

    name: FlagId
    set: Number | None = None
    add: Number | None = None
    scope: Scope = "mission"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "set", "add")


class Goal(Effect, tag="goal"):
    hero: Hero


class Goto(Effect, tag="goto"):
    """The party is sent to a page; in the middle of a turn that waits for the turn's end (AF-130). `entry`: one of that
    page, which is read after its Start entry (AF-040)."""

    since = "entry"

    page: PageId
    entry: Program | None = None


class Travel(Effect, tag="travel"):
    """The party leaves on foot: to a neighbour of its choice (or home, or by vehicle), to a named location, or back to
    the one it came from."""

    asks = True

    to: LocationId | None = None
    time: Annotated[int, Range(0, 3)] = 1
    back: bool = False

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "to", "back") if self.to is not None and self.back else []

    def progresses(self) -> bool:
        return True


class EndMission(Effect, tag="end_mission"):
    """The main mission ends: its entry on page 100 is read, then the colony phase."""

    result: Literal["success", "fail"]

    def progresses(self) -> bool:
        return True


class SideMission(Effect, tag="side_mission"):
    """A side mission ends with its entry; play goes on."""

    id: MissionId
    result: Literal["success", "fail"]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    min: int
    max: int
    effects: Effects


class Roll(Effect, tag="roll"):
    """A die is rolled, and what its row says is done."""

    die: Literal["white", "black"]
    table: Annotated[list[Row], msgspec.Meta(min_length=1)]
    add: Number = 0

    def faults(self) -> list[tuple[Way, str]]:
        wanted = 0
        for i, row in enumerate(self.table):
            if self.add == 0 and (row.min != wanted or row.max < row.min):
                return [(("table", i), f"the rows go from 0 to 3 without a gap: this one begins with {wanted}")]
            wanted = row.max + 1
        if self.add == 0 and wanted != 4:
            return [(("table",), "the rows go from 0 to 3 without a gap: the last ends with 3")]
        return []


class EnemyTurn(Effect, tag="enemy_turn"):
    asks = True


class EndTurn(Effect, tag="end_turn"):
    pass


class Rest(Effect, tag="rest"):
    """The party may rest now; `free`: without Time."""

    asks = True

    free: bool = False


class Peek(Effect, tag="peek"):
    """Something hidden is shown to all and stays: a neighbour location's calamity number, the top encounter card, or a
    scavenge token of the page or of a cell, among which the reader picks; or the next threat card of the action deck;
    the title of a neighbour's page or of any; the calamity number of any."""

    asks = True
    since = "at"

    what: Literal["neighbour", "encounter", "scavenge", "threat", "title", "calamity"]
    at: Cell | None = None
    page: Annotated[str, Ref("page", leads=False)] | None = None

    def faults(self) -> list[tuple[Way, str]]:
        if self.at is not None and self.what != "scavenge":
            return [(("at",), "only scavenge tokens lie on a cell")]
        if self.page is not None and self.what not in ("title", "calamity"):
            return [(("page",), "only the title or the calamity number of a page is meant")]
        if self.page is None and self.what == "calamity":
            return [((), "`page` is needed; that of a neighbour is `neighbour`")]
        return []


class RoadRun(Effect, tag="road_run"):
    """The party drives to a location (page 5). As `goto`; nothing happens with a vehicle that is a wreck."""

    vehicle: VehicleId
    to: LocationId

    def progresses(self) -> bool:
        return True


class CampaignOver(Effect, tag="campaign"):
    """The campaign is won, as by the fourth goal, or lost, as by an empty dial."""

    asks = True

    result: Literal["win", "lose"]


class ColonyPhase(Effect, tag="colony_phase"):
    """The colony phase C1 to C10, and the end of the session."""


class ChooseMission(Effect, tag="choose_mission"):
    """The party chooses its main mission, and a side mission or none (AF-631)."""

    asks = True
