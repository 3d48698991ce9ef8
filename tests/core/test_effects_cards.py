"""Real cards as effects: killers, items and plans of Whisper, and the sample page of Aftermath.

Neither game is needed for it: the words only write down what they are told to do. What matters is that everything the
two rules ledgers write as effects can be written as content, is checked, and comes out with the right arguments.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from gloam.core.content import check, parse, read_text
from gloam.core.effect_book import Bound, bind
from gloam.core.effect_program import ABSENT, ASK_PICK, GO_ON, NAMED, NOTHING, shelve
from gloam.core.effect_step import Frame, Scripted, Words
from gloam.core.effect_tree import Source
from gloam.core.effects import (
    Condition,
    Count,
    Declares,
    Effect,
    Effects,
    Later,
    Number,
    Premise,
    Range,
    Ref,
    SetOf,
    Shape,
    Term,
    Text,
    Things,
    Vocabulary,
    fields_of_word,
)
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Core, Refusal, Step, opening
from gloam.core.toml_lines import Path as Way
from gloam.core.value import from_plain, to_plain, value_classes

DATA = Path(__file__).parent / "data"


def none() -> Any:
    return msgspec.field(default_factory=list)


# Whisper

Span = Literal["attack", "turn", "next_victims_turn", "killer_turn", "permanent", "once"]
Only = Literal["any", "alone", "no_fear", "has_fear", "wounded", "self"]
Area = Annotated[str | dict[str, Any], Term("area")]
Location = Annotated[str, Ref("location")]


class Move(Effect, tag="move"):
    most: int
    least: int | None = None


class MoveToward(Effect, tag="move_toward"):
    to: Location


class Place(Effect, tag="place"):
    at: Location


class Search(Effect, tag="search"):
    stops_when: ClassVar[str] = "found"


class Sense(Effect, tag="sense"):
    area: Area


class SenseZones(Effect, tag="sense_zones"):
    only: Only


class Fear(Effect, tag="fear"):
    area: Area
    only: Only = "any"


class Barricade(Effect, tag="barricade"):
    at: SetOf
    most: int | None = None
    least: int | None = None


class Stealth(Effect, tag="stealth"):
    steps: int
    on_reveal: Later = none()


class Strength(Effect, tag="strength"):
    by: Number
    span: Span = msgspec.field(name="for")


class Dice(Effect, tag="dice"):
    by: int
    span: Span = msgspec.field(name="for")


class ForbidItems(Effect, tag="forbid_items"):
    span: Span = msgspec.field(name="for")


class KeepCards(Effect, tag="no_discard_if_repelled"):
    span: Span = msgspec.field(name="for")


class AfterAttack(Effect, tag="after_attack"):
    cond: Condition = msgspec.field(name="if")
    effects: Later


class Draw(Effect, tag="draw"):
    n: int


class Nest(Effect, tag="nest"):
    at: Area = "here"


class Slow(Effect, tag="slow"):
    zone: Annotated[str, Ref("zone")]
    span: Span = msgspec.field(name="for")


class Defend(Effect, tag="defend"):
    by: int


class StepOf(Effect, tag="step"):
    most: int
    least: int | None = None


class HiddenStep(Effect, tag="hidden_step"):
    pass


class Clear(Effect, tag="clear"):
    passage: Annotated[str, Ref("passage")]


class Noise(Effect, tag="noise"):
    area: Area


class Calm(Effect, tag="calm"):
    who: SetOf


class Heal(Effect, tag="heal"):
    who: SetOf


class Gear(Effect, tag="gear"):
    n: int
    quiet: bool = False


class Trap(Effect, tag="trap"):
    at: Location
    bonus: int


class Take(Effect, tag="take"):
    n: int
    pile: Literal["items", "discards", "bottom"]
    kinds: list[Annotated[str, Ref("item")]] = none()


class KeepOrDiscard(Effect, tag="keep_or_discard"):
    pass


class IgnoreFear(Effect, tag="ignore_fear"):
    span: Span = msgspec.field(name="for")


class Hush(Effect, tag="hush"):
    pass


class AnnounceZone(Effect, tag="announce_zone"):
    pass


class AdvanceRescue(Effect, tag="advance_rescue"):
    pass


class Discard(Effect, tag="discard"):
    pass


class Lose(Effect, tag="lose"):
    payable: ClassVar[bool] = True

    item: Annotated[str, Ref("item")]


class Named(Premise, tag="named"):
    at: Location


class Level(Premise, tag="level"):
    least: int


class At(Premise, tag="at"):
    location: Location


class FigureAbsent(Premise, tag="figure_absent"):
    location: Location


class GearsBelow(Premise, tag="gears_below"):
    n: int


class Holds(Premise, tag="holds"):
    item: Annotated[str, Ref("item")]


class Some(Premise, tag="some"):
    of: SetOf


class Wounded(Premise, tag="wounded"):
    victim: Annotated[str, Ref("victim")]


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


class Both(Things, tag="both"):
    of: list[SetOf]


class Either(Things, tag="either"):
    of: list[SetOf]


class Without(Things, tag="without"):
    of: SetOf
    minus: SetOf


class CountOf(Count, tag="count"):
    of: SetOf


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


def plain(base: type, *tags: str) -> list[type]:
    """Words without arguments."""
    return [msgspec.defstruct(tag.title(), [], bases=(base,), tag=tag) for tag in tags]


def numbered(*words: type) -> dict[int, Any]:
    return dict(enumerate(words))


WHISPER = Vocabulary(
    numbered(
        Move, MoveToward, Place, Search, Sense, SenseZones, Fear, Barricade, Stealth, Strength, Dice, ForbidItems,
        KeepCards, AfterAttack, Draw, Nest, Slow, Defend, StepOf, HiddenStep, Clear, Noise, Calm, Heal, Gear, Trap,
        Take, KeepOrDiscard, IgnoreFear, Hush, AnnounceZone, AdvanceRescue, Discard, Lose,
    ),
    conditions=numbered(
        *plain(Premise, "found", "cleared", "repelled", "revealed_this_turn", "rescue_on_track"),
        Named, Level, At, FigureAbsent, GearsBelow, Holds, Some, Wounded,
    ),
    sets=numbered(
        *plain(Things, "zones", "nests", "nests_not_sensed", "nests_named", "noise_tokens", "adjacent", "everybody"),
        Locations, Distance, Passages, Touching, Free, Barricaded, Victims, Both, Either, Without,
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

WHISPER_IDS = {
    "location": ["r1", "r2", "b1", "g3"],
    "zone": ["west", "east", "grounds"],
    "passage": ["r1-r2", "r2-b1"],
    "item": ["ammo", "salt", "coff"],
    "victim": ["one", "two", "three"],
}


class Cheaper(msgspec.Struct, forbid_unknown_fields=True):
    level: int
    cost: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    type: Literal["instant", "boost", "long-term", "attack", "defence", "additional", "special", "plan"]
    effects: list[Any]
    copies: int = 1
    cost: int = 0
    cheaper: Cheaper | None = None
    locked: int = 1
    needs: Any = None


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


def whisper(file: str) -> Bound:
    deck = parse(read_text(DATA / file), file, Deck)
    sources = [
        Source(
            card.id,
            file,
            ("card", i),
            {"effects": card.effects},
            terms={} if card.needs is None else {"needs": ("condition", card.needs)},
        )
        for i, card in enumerate(deck.card)
    ]
    return bind(WHISPER, sources, WHISPER_IDS)


# Words that only write down

CHOOSE = 1 << ARG_BITS
TAKE = 2 << ARG_BITS


class Tale(Scripted):
    """What was done; `truths` are the conditions that hold, `things` the sets by tag, `branches` what comes next."""

    def __init__(
        self,
        core: Core,
        words: Writer,
        done: list[str],
        truths: list[str],
        things: dict[str, list[int]],
        branches: list[int],
        later: list[Step],
    ) -> None:
        super().__init__(core)
        self.words = words
        self.done = done
        self.truths = truths
        self.things = things
        self.branches = branches
        self.later = later

    def script(self) -> Words:
        return self.words


class TheEnd(Step):
    def run(self, s: Tale) -> None:
        s.over = True


def go_on(s: Tale, step: Step) -> None:
    """Something that was kept for later happens now."""
    s.over = False
    s.reschedule([TheEnd(), step])
    s.run()


class Writer(Words):
    vocabulary: ClassVar[Vocabulary]
    known: ClassVar[dict[str, list[str]]]

    def do(self, s: Tale, f: Frame, op: int, args: list[int]) -> int:
        s.done.append(self.told(s, f, "effect", op, args))
        return GO_ON

    def told(self, s: Tale, f: Frame, group: str, op: int, args: list[int]) -> str:
        """A word with its arguments as they came: `fear(area=radius(n=1))`; what was left out is left out."""
        if op == NAMED:
            return f"${args[0]}"
        word = next(w for w in self.vocabulary.groups[group].words.values() if w.number == op)
        shown = [
            f"{field.key}={text}"
            for field, arg in zip(word.fields, args, strict=True)
            if (text := self.shown(s, f, field.shape, arg)) is not None
        ]
        return f"{word.tag}({', '.join(shown)})" if shown else word.tag

    def shown(self, s: Tale, f: Frame, shape: Shape, arg: int) -> str | None:
        if arg == ABSENT:
            return None
        if shape.kind == "word":
            return shape.words[arg]
        if shape.kind in ("ref", "declares"):
            return (self.pages.ids.get(shape.word) or self.known[shape.word])[arg]
        if shape.kind == "text":
            return None if arg == NOTHING else self.pages.texts[arg][""]
        if shape.kind == "block":
            if not shape.later:
                return None
            s.later.append(f.later(arg))
            return "later"
        if shape.kind == "term" and shape.word != "number":
            if shape.word == "condition" and f.op(arg) < 0:
                return str(f.holds(s, arg))
            return self.told(s, f, shape.word, f.op(arg), f.args(s, arg))
        if shape.kind == "list" and shape.item is not None:
            item = shape.item
            return f"[{', '.join(str(self.shown(s, f, item, x)) for x in f.args(s, arg))}]"
        if shape.kind == "part" and shape.part is not None:
            values = zip(fields_of_word(shape.part), f.args(s, arg), strict=True)
            inner = [f"{field.key}={x}" for field, a in values if (x := self.shown(s, f, field.shape, a)) is not None]
            return f"{{{', '.join(inner)}}}"
        return str(arg)

    def branch(self, s: Tale, f: Frame, op: int, args: list[int]) -> int:
        return s.branches.pop(0)

    def test(self, s: Tale, f: Frame, op: int, args: list[int]) -> bool:
        return self.told(s, f, "condition", op, args) in s.truths

    def items(self, s: Tale, f: Frame, op: int, args: list[int]) -> list[int]:
        return s.things.get(self.told(s, f, "set", op, args), [])

    def number(self, s: Tale, f: Frame, op: int, args: list[int]) -> int:
        told = self.told(s, f, "number", op, args)
        return 4 if told == "N" else len(s.things.get(told, [0, 0]))

    def can_pay(self, s: Tale, f: Frame, op: int, args: list[int]) -> bool:
        return "poor" not in s.truths

    def seat(self, s: Tale, f: Frame, who: int) -> int:
        return who

    def kind(self, s: Tale, f: Frame, asked: int) -> int:
        return asked

    def choose(self, number: int) -> int:
        return CHOOSE | number

    def option(self, op: int, item: int) -> int:
        return TAKE | item


class WhisperWriter(Writer):
    vocabulary = WHISPER
    known = WHISPER_IDS


def tale(
    words: type[Writer],
    found: Bound,
    program: str,
    truths: list[str] | None = None,
    things: dict[str, list[int]] | None = None,
    branches: list[int] | None = None,
) -> Tale:
    assert found.faults == []
    assert found.book is not None
    writer = words(shelve(found.book))
    s = Tale(opening(4, seeded(1), TheEnd()), writer, [], truths or [], things or {}, branches or [], [])
    s.push(writer.start(program, 2))
    s.run()
    return s


def decided(s: Tale, *options: int | str) -> list[str]:
    """Answer the questions one after the other, with the whole game written down and read back before each."""
    classes = value_classes(__name__)
    for option in options:
        s = from_plain(json.loads(json.dumps(to_plain(s))), classes)
        number = CHOOSE | s.words.pages.options.index(option) if isinstance(option, str) else option
        assert number in s.pending[0].options
        s.answer(0, number)
    assert s.pending == ()
    return s.done


KILLERS = whisper("whisper_killers.toml")
ITEMS = whisper("whisper_items.toml")


def test_the_decks_of_whisper_have_no_fault() -> None:
    assert KILLERS.faults == []
    assert ITEMS.faults == []
    decks = parse(read_text(DATA / "whisper_killers.toml"), "killers", Deck).card
    for killer in ("bu", "gh", "ma"):
        assert sum(card.copies for card in decks if card.id.startswith(killer)) == 13


@pytest.mark.parametrize(
    ("card", "truths", "done"),
    [
        ("bu-1", "", ["move(most=1)"]),
        ("bu-4", "", ["barricade(at=free(of=passages(area=here)))"]),
        ("bu-6", "", ["move(most=2)", "search"]),
        ("bu-6", "cleared", ["move(most=2)", "strength(by=1, for=turn)", "search"]),
        (
            "bu-7",
            "",
            ["fear(area=radius(n=1), only=any)", "move(most=1, least=0)", "strength(by=1, for=turn)", "search"],
        ),
        ("gh-5", "", ["dice(by=-1, for=attack)"]),
        (
            "gh-7",
            "",
            [
                "barricade(at=free(of=touching(area=zone_here)), most=2, least=0)",
                "fear(area=zone_here, only=any)",
                "search",
            ],
        ),
        ("ma-6", "", ["strength(by=1, for=attack)"]),
        ("ma-6", "revealed_this_turn", ["strength(by=3, for=attack)"]),
        ("ma-7", "", ["move(most=2, least=1)", "search", "draw(n=1)"]),
        # What follows a search that found somebody is lost (WH-195).
        ("ma-7", "found", ["move(most=2, least=1)", "search"]),
        ("ww-3", "", ["sense_zones(only=wounded)"]),
        ("mg-7", "", ["strength(by=2, for=attack)", "no_discard_if_repelled(for=attack)"]),
        ("sl-6", "", ["strength(by=1, for=attack)", "strength(by=2, for=attack)"]),
    ],
)
def test_killer_cards_without_a_choice(card: str, truths: str, done: list[str]) -> None:
    assert decided(tale(WhisperWriter, KILLERS, card, truths.split())) == done


THINGS = {
    "zones": [0, 1, 2],
    "locations(area=zone_here)": [0, 1],
    "locations(area=radius(n=3))": [0, 1, 2],
    "nests": [1, 3],
    "nests_not_sensed": [1, 3],
    "nests_named": [3],
    "noise_tokens": [0, 2],
    "both(of=[noise_tokens, distance(least=0, most=3)])": [2],
    "victims(area=here, only=wounded)": [1],
    "barricaded(of=passages(area=here))": [1],
    "everybody": [0, 1, 2],
}


@pytest.mark.parametrize(
    ("card", "options", "done"),
    [
        ("bu-2", [1], ["sense(area=zone(of=east))"]),
        ("gh-4", [2], ["fear(area=zone(of=grounds), only=alone)"]),
        ("gh-6", [0], ["place(at=r1)", "search"]),
        ("ww-7", [2], ["move_toward(to=b1)", "search"]),
        ("mg-3", [2], ["sense(area=loc(of=b1))", "fear(area=loc(of=b1), only=any)"]),
        ("mg-4", [0], ["slow(zone=west, for=next_victims_turn)"]),
        ("sl-2", [3], ["sense(area=radius(n=1, of=g3))"]),
        (
            "sl-7",
            [3, 1, "sl-7/1", 3],
            ["search", "sense(area=loc(of=g3))", "sense(area=loc(of=r2))", "place(at=g3)", "search"],
        ),
        ("sl-7", [1, 3, None], ["search", "sense(area=loc(of=r2))", "sense(area=loc(of=g3))"]),
    ],
)
def test_killer_cards_with_choices(card: str, options: list[int | str | None], done: list[str]) -> None:
    s = tale(WhisperWriter, KILLERS, card, ["some(of=nests_named)"], THINGS)
    taken = [PASS if o is None else o if isinstance(o, str) else TAKE | o for o in options]
    assert decided(s, *taken) == done


def test_a_set_without_things_skips_what_would_use_them() -> None:
    """WH-194, and the rule of the appendix: an empty set skips every effect that uses the name."""
    assert decided(tale(WhisperWriter, KILLERS, "mg-6")) == ["search"]


def test_stealth_keeps_its_effects_for_the_reveal() -> None:
    s = tale(WhisperWriter, KILLERS, "ma-8")
    assert s.done == ["stealth(steps=3, on_reveal=later)"]
    go_on(s, s.later.pop())
    assert s.done[1:] == ["fear(area=radius(n=1), only=any)", "strength(by=3, for=turn)"]


def test_effects_after_an_attack_have_a_condition() -> None:
    s = tale(WhisperWriter, KILLERS, "ww-5")
    assert s.done == ["strength(by=2, for=attack)", "after_attack(if=True, effects=later)"]
    go_on(s, s.later.pop())
    assert s.done[2:] == ["fear(area=defender, only=any)"]


def test_what_a_card_needs() -> None:
    for card, truth in [
        ("sl-2", "some(of=nests)"),
        ("ww-7", "some(of=both(of=[noise_tokens, distance(least=0, most=3)]))"),
    ]:
        s = tale(WhisperWriter, KILLERS, "bu-1")
        assert not s.words.holds(s, card, "needs")
        s.truths.append(truth)
        assert s.words.holds(s, card, "needs")


@pytest.mark.parametrize(
    ("card", "truths", "options", "done"),
    [
        ("fert", "", [], ["defend(by=2)", "discard"]),
        ("poke", "", [TAKE | 1], ["clear(passage=r2-b1)", "discard"]),
        ("band", "", [TAKE | 1], ["heal(who=$1)", "noise(area=here)", "discard"]),
        ("revo", "holds(item=ammo)", ["revo/ammo"], ["lose(item=ammo)", "defend(by=4)"]),
        ("revo", "", ["revo/one"], ["defend(by=1)"]),
        ("pl-04", "", [], ["step(most=1, least=0)"] * 3),
        ("pl-12", "rescue_on_track", [], ["advance_rescue"]),
        ("pl-12", "", [], ["gear(n=1, quiet=1)"]),
    ],
)
def test_items_and_plans(card: str, truths: str, options: list[int | str], done: list[str]) -> None:
    assert decided(tale(WhisperWriter, ITEMS, card, truths.split(), THINGS), *options) == done


# Aftermath

Cell = Annotated[str, Ref("cell")]
CardId = Annotated[str, Ref("card")]
Page = Annotated[str, Ref("page")]
Scope = Literal["page", "mission", "campaign"]
Attribute = Literal["strength", "agility", "instinct", "resistance"]
DialName = Literal["time", "clues", "scrap", "food", "population", "morale"]
Situation = Literal["peaceful", "hostile", "keep"]
EnemyType = Literal["rustgang", "scalefolk", "delvers"]
Flagged = Annotated[str, Ref("flag")]
Mod = Annotated[str | dict[str, Any], Term("mod")]


class Dial(Effect, tag="dial"):
    payable: ClassVar[bool] = True

    dial: DialName
    by: Number | None = None
    to: Number | None = msgspec.field(name="set", default=None)
    over_cap: bool = False

    def progresses(self) -> bool:
        return self.dial == "time" and isinstance(self.by, int) and self.by > 0

    def faults(self) -> list[tuple[Way, str]]:
        return [] if (self.by is None) != (self.to is None) else [((), "a dial needs `by` or `set`")]


class Say(Effect, tag="say"):
    text: Text


class PlaceCharacters(Effect, tag="place_characters"):
    at: Cell | None = None


class FillScavenge(Effect, tag="fill_scavenge"):
    at: Cell | None = None
    n: Number | None = None


class RemoveScavenge(Effect, tag="remove_scavenge"):
    at: Cell
    n: Number | None = None


class PlaceObjective(Effect, tag="place_objective"):
    id: Annotated[str, Ref("objective")]
    critical: bool = False


class RemoveObjective(Effect, tag="remove_objective"):
    id: Annotated[str, Ref("objective")]


class RandomEnemies(msgspec.Struct, forbid_unknown_fields=True):
    type: EnemyType
    n: Number


class Reward(msgspec.Struct, forbid_unknown_fields=True):
    food: Number | None = None
    scrap: Number | None = None
    clue: Number | None = None
    battery: Number | None = None
    item: Number | None = None
    broken: Number | None = None
    discovery: CardId | None = None


class Spawn(Effect, tag="spawn"):
    enemies: list[Annotated[str, Ref("enemy")]] = none()
    random: RandomEnemies | None = None
    card: bool = False
    encounter: CardId | None = None
    pursuers: bool = False
    roaches: Number | None = None
    drones: Number | None = None
    situation: Situation | None = None
    at: list[Cell] = none()
    loot: list[Reward] = none()
    com_mod: int | None = None
    speed_mod: int | None = None
    first_turn: bool = False
    note: Text = ""


class RemoveEnemies(Effect, tag="remove_enemies"):
    which: SetOf
    to: Literal["supply", "hunt"] = "supply"


class WoundEnemy(Effect, tag="wound_enemy"):
    which: SetOf
    n: Number


class SetSituation(Effect, tag="situation"):
    to: Situation


class Threat(Effect, tag="threat"):
    clear: bool = False
    remove: Number | None = None
    add: Number | None = None


class SkillTest(Effect, tag="test"):
    asks: ClassVar[bool] = True

    attr: Attribute
    difficulty: Number
    opposed: bool = False
    tag: Literal["climb", "swim", "sneak"] | None = None
    optional: bool = False
    success: Effects = none()
    fail: Effects = none()


class Way1(msgspec.Struct, forbid_unknown_fields=True):
    attr: Attribute
    difficulty: Number
    opposed: bool = False


class ChooseTest(Effect, tag="choose_test"):
    asks: ClassVar[bool] = True

    options: list[Way1]
    success: Effects = none()
    fail: Effects = none()


class GroupTask(Effect, tag="group_task"):
    id: Annotated[str, Declares("task")]
    attr: Attribute
    difficulty: Number
    spaces: list[Cell] = none()
    success: Later = none()


class EndGroupTask(Effect, tag="end_group_task"):
    pass


class RaiseGroupTask(Effect, tag="raise_group_task"):
    n: Number


class Grant(Effect, tag="grant"):
    mods: list[Mod]
    until: Literal["turn", "next_turn", "page", "mission", "next:melee", "next:attack", "next:defence", "next:test"]
    who: SetOf = "reader"


class Damage(Effect, tag="damage"):
    n: Number
    strength: Annotated[Number, Range(1, 12)]
    who: SetOf = "reader"
    toxic: bool = False
    on_hit: Later = none()


class HealWounds(Effect, tag="heal"):
    n: Number
    who: SetOf = "reader"
    kind: Literal["normal", "toxic", "any"] = "any"


class ConvertToxic(Effect, tag="convert_toxic"):
    who: SetOf = "reader"


class StatusOf(Effect, tag="status"):
    who: SetOf = "reader"
    gain: Annotated[str, Ref("status")] | None = None
    lose: Annotated[str, Ref("status")] | None = None
    lose_negative: bool = False


class GiveReward(Effect, tag="reward"):
    rewards: list[Reward]
    who: SetOf = "reader"


class Item(Effect, tag="item"):
    payable: ClassVar[bool] = True

    who: SetOf = "reader"
    gain: CardId | None = None
    draw: Number | None = None
    lose: Literal["choice", "backpack"] | None = None
    breaks: Literal["choice", "random"] | None = msgspec.field(name="break", default=None)


class Battery(Effect, tag="battery"):
    payable: ClassVar[bool] = True

    n: Number
    who: SetOf = "reader"
    on_item: CardId | None = None


class Cards(Effect, tag="cards"):
    payable: ClassVar[bool] = True

    who: SetOf = "reader"
    draw: Number | None = None
    discard: Number | None = None
    discard_color: Literal["red", "green", "yellow", "blue"] | None = None
    discard_all: bool = False


class Influence(Effect, tag="influence"):
    who: Annotated[str, Ref("character")]
    out: bool = False


class Ability(Effect, tag="ability"):
    learn: CardId | None = None
    forget: CardId | None = None
    who: SetOf = "reader"


class MoveFigure(Effect, tag="move"):
    who: SetOf = "reader"
    to: SetOf | None = None
    steps: Number | None = None
    toward: Cell | None = None
    chooser: Literal["reader", "party"] = "reader"


class PlaceToken(Effect, tag="place_token"):
    token: Literal["fire", "trap", "heavy", "fishhook", "boat", "aim", "greyfeather"]
    at: SetOf
    n: Number = 1


class RemoveToken(Effect, tag="remove_token"):
    token: Literal["fire", "trap", "heavy", "fishhook", "boat", "aim", "greyfeather"]
    at: SetOf


class SetLine(Effect, tag="set_line"):
    edge: list[Cell]
    kind: Literal["dash", "red", "blue", "green", "white", "double"]
    scope: Scope = "page"


class MarkCell(Effect, tag="mark"):
    cell: Cell
    add: Annotated[str | dict[str, Any], Term("mark")] | None = None
    remove: Annotated[str | dict[str, Any], Term("mark")] | None = None
    scope: Scope = "page"


class ExitOf(Effect, tag="exit"):
    id: Annotated[str, Ref("exit")]
    closed: bool = False
    scope: Scope = "page"


class Environment(Effect, tag="environment"):
    id: CardId
    off: bool = False
    scope: Scope = "page"


class PageRule(Effect, tag="rule"):
    id: Literal["no_rest", "no_hide", "no_communicate", "no_attack", "no_ranged", "enemy_defence+1", "calamity+1"]
    off: bool = False
    scope: Scope = "page"


class Discovery(Effect, tag="discovery"):
    take: CardId
    who: SetOf = "reader"


class Banish(Effect, tag="banish"):
    card: CardId


class Facility(Effect, tag="facility"):
    gain: CardId | None = None
    build: CardId | None = None
    breaks: CardId | None = msgspec.field(name="break", default=None)


class MissionState(Effect, tag="mission"):
    id: Annotated[str, Ref("mission")]
    state: Literal["locked", "available", "succeeded", "failed"]


class FlagOf(Effect, tag="flag"):
    name: Annotated[str, Declares("flag")]
    to: Number | None = msgspec.field(name="set", default=None)
    add: Number | None = None
    scope: Scope = "mission"


class Goal(Effect, tag="goal"):
    character: Annotated[str, Ref("character")]


class Goto(Effect, tag="goto"):
    page: Page
    entry: Annotated[str, Ref("entry")] | None = None


class Travel(Effect, tag="travel"):
    adjacent: bool = False
    to: Annotated[str, Ref("location")] | None = None
    back: bool = False
    time: Number = 1


class EndMission(Effect, tag="end_mission"):
    result: Literal["success", "fail"]


class SideMission(Effect, tag="side_mission"):
    id: Annotated[str, Ref("mission")]
    result: Literal["success", "fail"]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    min: int
    max: int
    effects: Effects


class Roll(Effect, tag="roll"):
    die: Literal["white", "black"]
    table: list[Row]
    add: Number = 0

    def faults(self) -> list[tuple[Way, str]]:
        what = "the rows leave a gap after {}, or overlap"
        rows = enumerate(pairwise(self.table), 1)
        return [(("table", i), what.format(a.max)) for i, (a, b) in rows if b.min != a.max + 1]


class EnemyTurn(Effect, tag="enemy_turn"):
    asks: ClassVar[bool] = True


class EndTurn(Effect, tag="end_turn"):
    pass


class Rest(Effect, tag="rest"):
    asks: ClassVar[bool] = True

    free: bool = False


class Peek(Effect, tag="peek"):
    what: Literal["page_title", "calamity_number", "scavenge_token", "encounter_top", "threat_top"]
    of: SetOf | None = None
    n: Number | None = None


class RoadRun(Effect, tag="road_run"):
    vehicle: CardId
    to: Annotated[str, Ref("location")]


class ColonyPhase(Effect, tag="colony_phase"):
    asks: ClassVar[bool] = True


class Campaign(Effect, tag="campaign"):
    result: Literal["win", "lose"]


class DialIs(Premise, tag="dial"):
    dial: DialName
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


class FlagIs(Premise, tag="flag"):
    flag: Flagged
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


class SituationIs(Premise, tag="situation"):
    to: Situation


class Enemies(Premise, tag="enemies"):
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None
    type: EnemyType | None = None


class Characters(Premise, tag="characters"):
    at: SetOf | None = None
    gte: Number | None = None
    lte: Number | None = None


class Visited(Premise, tag="visited"):
    page: Annotated[str, Ref("page", leads=False)]


class HasItem(Premise, tag="has_item"):
    item: CardId


class HasStatus(Premise, tag="has_status"):
    status: Annotated[str, Ref("status")]


class NearestTo(Things, tag="nearest_to"):
    cell: Cell


class InCell(Things, tag="in"):
    cell: Cell


class OfTrait(Things, tag="trait"):
    trait: Literal["digger", "climber"]


class Character(Things, tag="char"):
    id: Annotated[str, Ref("character")]


class CellOf(Things, tag="cell"):
    cell: Cell


class EnemiesOf(Things, tag="enemies_of"):
    type: EnemyType


class FlagCount(Count, tag="flag"):
    name: Flagged


class ModWord(msgspec.Struct, tag_field="mod", forbid_unknown_fields=True):
    pass


class Boost(ModWord, tag="boost"):
    to: Literal["melee", "ranged", "attack", "test", "strength", "agility", "instinct", "resistance"]
    by: Number
    cond: Condition | None = msgspec.field(name="if", default=None)


class Immune(ModWord, tag="immune"):
    status: Annotated[str, Ref("status")]


class MarkWord(msgspec.Struct, tag_field="mark", forbid_unknown_fields=True):
    pass


class Scavenge(MarkWord, tag="scavenge"):
    n: int


class ExitMark(MarkWord, tag="exit"):
    id: Annotated[str, Ref("exit")]


AFTERMATH_EFFECTS: tuple[type[Effect], ...] = (
    Say, Dial, PlaceCharacters, FillScavenge, RemoveScavenge, PlaceObjective, RemoveObjective, Spawn, RemoveEnemies,
    WoundEnemy, SetSituation, Threat, SkillTest, ChooseTest, GroupTask, EndGroupTask, RaiseGroupTask, Grant, Damage,
    HealWounds, ConvertToxic, StatusOf, GiveReward, Item, Battery, Cards, Influence, Ability, MoveFigure, PlaceToken,
    RemoveToken, SetLine, MarkCell, ExitOf, Environment, PageRule, Discovery, Banish, Facility, MissionState, FlagOf,
    Goal, Goto, Travel, EndMission, SideMission, Roll, EnemyTurn, EndTurn, Rest, Peek, RoadRun, ColonyPhase, Campaign,
)  # fmt: skip

AFTERMATH = Vocabulary(
    numbered(*AFTERMATH_EFFECTS),
    conditions=numbered(
        DialIs, FlagIs, SituationIs, Enemies, Characters, Visited, HasItem, HasStatus, *plain(Premise, "revisit")
    ),
    sets=numbered(
        *plain(Things, "reader", "each", "each_not_hiding", "party", "random", "others", "carrier", "all_enemies"),
        NearestTo, InCell, OfTrait, Character, CellOf, EnemiesOf,
    ),
    numbers=numbered(
        *plain(Count, "N", "time", "allowance", "overrun", "die", "clues", "scrap", "food", "population", "morale"),
        FlagCount,
    ),
    terms={"mod": numbered(Boost, Immune), "mark": numbered(*plain(MarkWord, "hide"), Scavenge, ExitMark)},
    who=["party", "keeper", "reader"],
    braces="flag",
)  # fmt: skip

AFTERMATH_IDS = {
    "cell": [f"{column}{row}" for column in "abcdef" for row in range(1, 6)],
    "objective": ["A"],
    "exit": ["A"],
    "enemy": ["rust_bruiser", "rust_cutter"],
    "page": ["11", "30"],
    "card": ["I01", "D07", "E12", "V01", "T01", "L1"],
    "status": ["burning", "tangled"],
    "character": ["pim", "odo", "juno", "sable"],
    "mission": ["m1", "s1"],
    "location": ["abigail_lane", "mall"],
}


class BookEntry(msgspec.Struct, forbid_unknown_fields=True):
    text: str = ""
    repeat: bool = False
    limit: Any = None
    keep_token: bool = False
    mission_critical: bool = False
    setup: list[Any] = none()
    effects: list[Any] = none()


class Map(msgspec.Struct, forbid_unknown_fields=True):
    cols: int
    rows: int
    void: list[str]
    merge: list[list[str]]
    lines: dict[str, str]
    marks: dict[str, list[str]]


class BookPage(msgspec.Struct, forbid_unknown_fields=True):
    page: int
    title: str
    kind: Literal["map", "story", "road", "colony"]
    entries: dict[str, BookEntry]
    map: Map
    calamity: int | None = None
    rules: list[str] = none()


def page_sources(page: BookPage, file: str) -> list[Source]:
    """One program for each entry. Numbered entries are read only when something says so (AF-041)."""
    return [
        Source(
            f"{page.page}-{key}",
            file,
            ("entries", key),
            {"setup": entry.setup, "effects": entry.effects},
            root=not key.isdigit(),
            scope=str(page.page),
            names=(("page", str(page.page)),) if key == "start" else (),
            terms={} if entry.limit is None else {"limit": ("number", entry.limit)},
        )
        for key, entry in page.entries.items()
    ]


SAMPLE = read_text(DATA / "aftermath_030.toml")


def book_of(text: str) -> Bound:
    return bind(AFTERMATH, page_sources(parse(text, "030.toml", BookPage), "030.toml"), AFTERMATH_IDS)


def page_faults(text: str) -> list[str]:
    def cross_check(content: Any) -> Any:
        return bind(AFTERMATH, page_sources(content["030.toml"], "030.toml"), AFTERMATH_IDS).faults

    return check({"030.toml": ("pages/030.toml", text)}, {"030.toml": BookPage}, cross_check)


class AftermathWriter(Writer):
    vocabulary = AFTERMATH
    known = AFTERMATH_IDS


PAGE = book_of(SAMPLE)


def entry(key: str, *truths: str, branches: list[int] | None = None) -> Tale:
    return tale(AftermathWriter, PAGE, f"30-{key}", list(truths), branches=branches)


def test_the_sample_page_starts() -> None:
    start = entry("start").done
    assert start[:3] == ["place_characters", "fill_scavenge", "place_objective(id=A, critical=1)"]
    assert start[3].startswith("spawn(enemies=[], random={type=rustgang, n=2}, card=0, pursuers=0, situation=peaceful")
    assert "loot=[{scrap=1}]" in start[3]
    # On a later visit with the box taken the objective is not placed again.
    assert "place_objective(id=A, critical=1)" not in entry("start", "flag(flag=m1_box)").done


def test_a_test_of_the_sample_page() -> None:
    test = "test(attr=instinct, difficulty=5, opposed=0, optional=0)"
    assert entry("info:A", branches=[0]).done == [test, "dial(dial=clues, by=1, over_cap=0)"]
    assert entry("info:A", branches=[1]).done == [test]


def test_the_choice_of_the_sample_page() -> None:
    rich = "dial(dial=scrap, gte=1)"
    s = entry("info:B", branches=[])
    assert s.pending[0].seat == AFTERMATH.who.index("reader")
    assert [s.words.pages.options[o & ARG_MASK] for o in s.pending[0].options] == ["30-info:B/1"]
    refused = s.pending[0].step.why_not(s, s.pending[0].seat, CHOOSE | s.words.pages.options.index("30-info:B/2"))
    assert refused == Refusal("", "why-choice-condition", {})
    table = "{min=0, max=0}, {min=1, max=2}, {min=3, max=3}"
    roll = ["dial(dial=scrap, by=-1, over_cap=0)", f"roll(die=black, table=[{table}], add=0)"]
    assert decided(entry("info:B", rich, branches=[]), "30-info:B/1") == []
    assert decided(entry("info:B", rich, branches=[0]), "30-info:B/2") == roll
    assert decided(entry("info:B", rich, branches=[1]), "30-info:B/2") == [*roll, "dial(dial=food, by=1, over_cap=0)"]
    assert decided(entry("info:B", rich, branches=[2]), "30-info:B/2") == [*roll, "item(who=reader, draw=1)"]
    assert len(entry("info:B", rich, "poor").pending[0].options) == 1


def test_the_group_task_of_the_sample_page_leads_to_its_entry() -> None:
    s = entry("objective:A")
    assert s.done == ["group_task(id=spiral, attr=strength, difficulty=8, spaces=[], success=later)"]
    go_on(s, s.later.pop())
    assert s.done[1:3] == ["flag(name=m1_box, set=1, scope=mission)", "dial(dial=food, by=3, over_cap=0)"]
    assert s.done[3].startswith("spawn(enemies=[rust_bruiser], card=0, pursuers=0, situation=hostile")


def test_threat_calamity_and_exit_of_the_sample_page() -> None:
    threat = entry("threat", "flag(flag=lingered, gte=4)", "situation(to=peaceful)").done
    assert threat[:2] == ["flag(name=lingered, add=1, scope=page)", "dial(dial=time, by=1, over_cap=0)"]
    assert "card=1" in threat[2]
    assert threat[3] == "threat(clear=1)"
    assert len(entry("threat").done) == 2
    damage, spawn = entry("calamity").done
    assert damage == "damage(n=1, strength=4, who=each_not_hiding, toxic=0, on_hit=later)"
    assert "pursuers=1" in spawn
    assert entry("exit:A", "flag(flag=m1_box)").done == ["end_mission(result=success)"]
    assert entry("exit:A").done == ["dial(dial=time, by=1, over_cap=0)", "goto(page=11)"]


def test_texts_of_the_sample_page_are_in_the_book() -> None:
    assert PAGE.book is not None
    assert [text[""] for text in PAGE.book.texts] == ["Leave it", "Feed it"]
    assert PAGE.book.ids == {"flag": ["m1_box", "lingered"], "task": ["spiral"]}


@pytest.mark.parametrize(
    ("old", "new", "near", "fault"),
    [
        ('page = "11"', 'page = "12"', "goto", "there is no page '12'"),
        ('ref = "1"', 'ref = "2"', "group_task", "there is no entry '2'"),
        ('{ text = "Leave it" },', "", "options", "this can leave nobody an option"),
        ('cond = "flag:m1_box"', 'cond = "flag:m1_bix"', 'cond = "flag:m1_box"', "there is no flag 'm1_bix'; is 'm1"),
        ("max = 2", "max = 1", "min = 3", "the rows leave a gap after 1, or overlap"),
        ("n = 1, strength = 4", "n = 1", "each_not_hiding", "missing key 'strength'"),
        ("strength = 4", "strength = 0", "each_not_hiding", "a number from 1 to 12 is needed, not 0"),
        ('[{ op = "entry", ref = "1" }]', "[]", "[entries.1]", "nothing that can be played leads to '30-1'"),
        ('id = "A", critical', 'id = "B", critical', "place_objective", "there is no objective 'B'"),
        ('gte = "N"', 'gte = "M"', '"lingered", gte', "'M' is no number: there is no number 'M'"),
        ('"rust_bruiser"', '"rust_bruser"', "rust_bruiser", "there is no enemy 'rust_bruser'; is 'rust_bruiser'"),
        ('dial = "food", by = 3', 'dial = "food"', "by = 3", "a dial needs `by` or `set`"),
    ],
)
def test_faults_of_a_page_have_their_lines(old: str, new: str, near: str, fault: str) -> None:
    assert SAMPLE.count(old) == 1
    line = SAMPLE[: SAMPLE.index(near)].count("\n") + 1
    found = page_faults(SAMPLE.replace(old, new))
    assert any(x.startswith(f"pages/030.toml:{line}: {fault}") for x in found), found


EVERY_WORD = """
[entries.start]
effects = [
  { op = "say", text = "Hush." },
  { op = "dial", dial = "time", set = "max(N, 3)" },
  { op = "place_characters", at = "a1" },
  { op = "fill_scavenge", at = "a1", n = "N" },
  { op = "remove_scavenge", at = "a1" },
  { op = "place_objective", id = "A" },
  { op = "remove_objective", id = "A" },
  { op = "spawn", encounter = "E12", roaches = "2*N", at = ["a1"], com_mod = -1, speed_mod = 1, first_turn = true },
  { op = "remove_enemies", which = "enemies_of:rustgang", to = "hunt" },
  { op = "wound_enemy", which = "all_enemies", n = 1 },
  { op = "situation", to = "hostile" },
  { op = "threat", add = 2 },
  { op = "test", attr = "agility", difficulty = "4+{alarm}", opposed = true, tag = "climb", optional = true },
  { op = "choose_test", options = [
    { attr = "strength", difficulty = 6 },
    { attr = "agility", difficulty = 4, opposed = true },
  ], fail = [
    { op = "damage", n = 1, strength = 5, toxic = true, on_hit = [{ op = "status", gain = "burning" }] },
  ] },
  { op = "group_task", id = "door", attr = "strength", difficulty = 6, spaces = ["a1", "a2"] },
  { op = "raise_group_task", n = 2 },
  { op = "end_group_task" },
  { op = "grant", who = "each", until = "next:attack", mods = [
    { mod = "boost", to = "attack", by = 1, if = "has_status:burning" },
    "immune:tangled",
  ] },
  { op = "pick", as = "c", from = "each", who = "party" },
  { op = "heal", who = "$c", n = 2, kind = "toxic" },
  { op = "convert_toxic", who = "carrier" },
  { op = "status", who = "others", lose_negative = true },
  { op = "reward", rewards = [{ food = 1 }, { discovery = "D07" }] },
  { op = "item", gain = "I01" },
  { op = "item", break = "random" },
  { op = "battery", n = 1, on_item = "I01" },
  { op = "cards", discard_color = "red" },
  { op = "influence", who = "pim" },
  { op = "ability", learn = "L1" },
  { op = "move", who = "in:a1", to = "cell:b2" },
  { op = "place_token", token = "fire", at = "cell:a1" },
  { op = "remove_token", token = "fire", at = "cell:a1" },
  { op = "set_line", edge = ["a1", "a2"], kind = "green", scope = "mission" },
  { op = "mark", cell = "a1", add = "scavenge:1", remove = "hide" },
  { op = "exit", id = "A", closed = true },
  { op = "environment", id = "V01", scope = "mission" },
  { op = "rule", id = "no_rest" },
  { op = "discovery", take = "D07" },
  { op = "banish", card = "D07" },
  { op = "facility", gain = "I01" },
  { op = "mission", id = "s1", state = "available" },
  { op = "flag", name = "alarm", add = 1 },
  { op = "goal", character = "odo" },
  { op = "if", cond = { is = "any", of = [
    "visited:30",
    { is = "number", of = "time-allowance", gte = 1 },
    { is = "characters", at = "cell:a1", gte = "N" },
  ] }, then = [{ op = "goto", page = "11" }], else = [{ op = "travel", adjacent = true }] },
  { op = "side_mission", id = "s1", result = "fail" },
  { op = "roll", die = "white", add = "{alarm}", table = [{ min = 0, max = 9, effects = [{ op = "rest" }] }] },
  { op = "for_each", of = "each_not_hiding", effects = [{ op = "damage", n = "die", strength = 3 }] },
  { op = "enemy_turn" },
  { op = "peek", what = "threat_top", n = 2 },
  { op = "road_run", vehicle = "T01", to = "mall" },
  { op = "colony_phase" },
  { op = "end_turn" },
  { op = "end_mission", result = "fail" },
  { op = "campaign", result = "lose" },
]
"""


def test_every_word_of_aftermath_can_be_written() -> None:
    head = SAMPLE[: SAMPLE.index("[entries.start]")]
    found = book_of(head + EVERY_WORD)
    assert found.faults == []
    used = {node.word.tag for page in found.pages for node in page.all()}
    assert {word.__struct_config__.tag for word in AFTERMATH_EFFECTS} - used == set()
    things = {"each": [1, 3], "each_not_hiding": [0, 1]}
    s = tale(AftermathWriter, found, "30-start", things=things, branches=[NOTHING, 1, 0])
    assert s.pending[0].kind == ASK_PICK
    done = decided(s, TAKE | 3)
    assert "heal(n=2, who=$3, kind=toxic)" in done
    assert "test(attr=agility, difficulty=6, opposed=1, tag=climb, optional=1)" in done
    assert "mark(cell=a1, add=scavenge(n=1), remove=hide, scope=page)" in done
    assert done.count("damage(n=2, strength=3, who=reader, toxic=0, on_hit=later)") == 2
    assert done[-1] == "campaign(result=lose)"
