"""What a game is to the rest of gloam, and how games are found."""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, ClassVar, Final

import msgspec

from gloam.core.belief import Belief
from gloam.core.content.files import (
    Fault,
    ReadOut,
    check,
    files_of,
    fingerprint,
    has_content,
    load,
    pack_name,
    package_text,
    unknown_names,
)
from gloam.core.content.pages import page_keys, sealed_texts, wordless
from gloam.core.options import Options
from gloam.core.options import OptionValue as OptionValue
from gloam.core.play import Mind, RandomMind
from gloam.core.positions.placing import Shape, described, replaced
from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT, Edition
from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, State
from gloam.core.value import value_classes
from gloam.core.words.actions import Actions
from gloam.core.words.lexicon import Lexicon, Phrase

LANGUAGES: Final[tuple[str, ...]] = ("en", "zh-Hans", "zh-Hant", "ru")
"""The languages of gloam; a game may speak fewer of them."""


PARTS: Final[Mapping[str, str]] = {
    "lexicon": "lexicon:LEXICON",
    "options": "options:Switches",
    "positions": "shown.position:POSITIONS",
    "placed": "shown.position:placed",
    "content": "content.schema:Content",
    "foreign": "content.schema:FOREIGN",
    "cross_check": "content.check:content_faults",
}
"""The parts of a game that are found in modules of its package unless its class declares them."""

ALL_CONTENT: Final = ("*",)
"""The `public_content` of a game that keeps no content file from its clients."""


class GameError(ValueError):
    """A request that names no game, a wrong number of seats, an unknown option: something for the user to correct."""


class Switch(msgspec.Struct, frozen=True):
    """An option of the rules: its key, its values with the default first, and the rules it touches."""

    key: str
    values: tuple[OptionValue, ...]
    rules: tuple[str, ...]

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def value_key(self, value: OptionValue) -> str:
        """The message that names a value; "" for a number, and for on and off, which need no name of their own."""
        return f"option-{self.key}-{value}" if isinstance(value, str) else ""

    def read(self, text: str) -> OptionValue:
        """The value written as text on a command line: on/off, a number, or a word."""
        for value in self.values:
            if text.lower() == written(value):
                return value
        if isinstance(self.default, bool) and text.lower() in ("true", "false"):
            return text.lower() == "true"
        allowed = ", ".join(written(v) for v in self.values)
        raise GameError(f"option {self.key} is {allowed}, not {text!r}")


def switches_of(options: type[Options]) -> tuple[Switch, ...]:
    """The switches that the fields of a game's options declare."""
    return tuple(Switch(key, declared.values, declared.rules) for key, declared in options.declared.items())


def written(value: OptionValue) -> str:
    """An option value as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    rules: tuple[str, ...]


def sections_in(package: str, prefix: str) -> tuple[Section, ...]:
    """The chapters of a rulebook as the English texts of a package have them: `section-turn` with the rules below."""
    found: list[Section] = []
    for file in sorted((resources.files(package) / "text" / "en").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for key in re.findall(rf"^(section-[a-z0-9-]+|{prefix}-\d+) *=", file.read_text("utf-8"), re.M):
                if key.startswith("section-"):
                    found.append(Section(key.removeprefix("section-"), ()))
                elif found:
                    found[-1] = Section(found[-1].id, (*found[-1].rules, key))
    return tuple(found)


class Rulebook(msgspec.Struct):
    """A content file `rulebook.toml`: the chapters, and which rules are of which kind (`seed`, `house` ...)."""

    section: list[Section]
    kinds: dict[str, list[str]] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the rules that ended it, who won, and each winner's own rule.

    `shared` says that the winners won together, not one against the other: a side, or all who reached their goals.
    `scores` and `ranks` are by seat, None in a game that does not count them; rank 1 is the first, and equals share it.
    """

    rules: tuple[str, ...]
    winners: tuple[int, ...]
    reasons: dict[int, str]
    shared: bool = False
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None


class Opening(msgspec.Struct, frozen=True):
    """Who a seat is, in a sentence, and how it wins, in another; `picture` is the reference of what to show with it,
    such as `role:emi`, "" for the picture of the game. `secret`: it is covered where others look on."""

    who: Phrase
    goal: Phrase | None
    picture: str = ""
    secret: bool = False


class Foreign(msgspec.Struct, frozen=True):
    """Content people may write themselves: how its files are called, what they must fit, and what a good one is."""

    pattern: str
    schema: type
    praise: Callable[[Any], str]


class Game(ABC):
    """A game of gloam. One object, found through the entry point group `gloam.games`.

    Its class stands in the package that its texts and content lie in, and a part that it does not declare is looked for
    there, in the place that `PARTS` names: a game in a few modules declares them, one with a module for each need not.

    `positions` are the fields of its state that scenarios set and expect, each with what it holds (see
    `gloam.core.positions.placing`). `languages` are those it has texts in, English among them; in the others of gloam
    it is English.

    `version` is raised whenever the rules change so that an old seed with its decisions would give another game; the
    content has a fingerprint and needs no number. `carries` is the type of what a campaign hands from one session to
    the next, None for a game without campaigns, and `carries_version` is raised when that type changes.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    carries: ClassVar[type[msgspec.Struct] | None] = None
    carries_version: ClassVar[int] = 1
    prefix: ClassVar[str]
    package: ClassVar[str]
    seat_counts: ClassVar[range]
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long a game lasts among people, from and to, for the lobby; 0 where nobody knows."""

    lexicon: ClassVar[Lexicon]
    options: ClassVar[type[Options] | None] = None
    """The options of its rules, which everybody else knows as `switches`."""
    switches: ClassVar[tuple[Switch, ...]] = ()
    unnamed: ClassVar[tuple[str, ...]] = ()
    """The options whose values are shown by their id where nobody has named them, such as maps of one's own."""
    positions: ClassVar[Mapping[str, Shape]] = {}
    languages: ClassVar[tuple[str, ...]] = LANGUAGES
    content: ClassVar[type[msgspec.Struct] | None] = None
    """All content of the game: a struct with a field for each file (see `gloam.core.content.files.load_all`)."""
    foreign: ClassVar[tuple[Foreign, ...]] = ()
    """Kinds of content files, such as maps, that anyone may add to those of the game."""
    described: ClassVar[Mapping[str, str]] = {}
    """What kinds of things have to be said besides their names: `{"card": "text"}` for `card-axe-text`."""
    names: ClassVar[Mapping[str, str | Sequence[str]]] = {}
    """Ids that views show and boards name besides those of the lexicon, by kind: `{"phase": "dusk night"}`."""
    says: ClassVar[Mapping[str, str]] = {}
    """What the game says in its openings, verdicts and stories: keys, several in a row, with the variables that their
    messages may use. `{"verdict-won verdict-lost": "role"}`"""
    says_in: ClassVar[str] = ""
    """The place of a mapping of further keys to their variables, such as the reasons of a mind: `mind.reasons:SAID`."""
    minds_in: ClassVar[Mapping[str, str]] = {}
    """The minds beside chance by name, the best last, each by its place in the package: `mind.bot:Survivor`. Only
    tables with minds load them."""
    belief_in: ClassVar[str] = ""
    """The place of the function that makes a belief of a masked state: `worlds.belief:belief_of`."""
    public_content: ClassVar[tuple[str, ...]] = ()
    """The content files that every client gets, for its board to be drawn from. All others stay with the rules: what is
    not named here is served to nobody, but for a page that `unsealed` opens. `ALL_CONTENT` keeps nothing back."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "package"):
            cls.package = sys.modules[cls.__module__].__package__ or ""
        declared = {name for base in cls.__mro__ if base is not Game for name in base.__dict__}
        for name, place in PARTS.items():
            part = None if name in declared else _part(cls.package, place)
            if part is not None:
                setattr(cls, name, part if isinstance(part, type) or not callable(part) else staticmethod(part))
        if cls.options is not None:
            cls.switches = switches_of(cls.options)
        if cls.public_content is ALL_CONTENT and cls.content is not None:
            cls.public_content = tuple(files_of(cls.content))

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> State:
        """A fresh state, not yet run. Seats and options are checked already and complete."""

    @abstractmethod
    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended; None while it goes on."""

    # Campaigns

    def carry(self, state: Any) -> msgspec.Struct | None:
        """What this session hands to the next, of the type `carries`; None where the campaign ends with it.

        Asked after the end only.
        """
        return None

    def go_on(self, seats: int, rng: Rng, options: Mapping[str, OptionValue], carried: Any) -> State:
        """A fresh state as `deal` gives it, of a session that begins with what an earlier one left.

        The number of seats may be another than it was. Raises GameError for a value that does not fit.
        """
        raise GameError(f"{self.id} has no campaigns")

    def brought_up(self, version: int, value: dict[str, Any]) -> dict[str, Any]:
        """A carried value of an older version as one of this version; raises GameError where that is not possible."""
        raise GameError(f"what is carried over is of version {version}; this {self.id} reads {self.carries_version}")

    def carried(self, state: Any) -> Carried | None:
        """`carry`, written down."""
        value = None if self.carries is None else self.carry(state)
        return None if value is None else Carried(self.id, self.carries_version, msgspec.to_builtins(value))

    def unread(self, carried: Any) -> Any:
        """A value of the type `carries` without what opens sealed pages, as far as the game can be gone on with so: for
        one of which nobody knows whether it is true. What is read again is open again."""
        return carried

    def sealed_again(self, carried: Carried) -> Carried:
        """`unread`, written down. Raises GameError."""
        value = msgspec.to_builtins(self.unread(self.read_carried(carried)))
        return Carried(self.id, self.carries_version, value)

    def read_carried(self, carried: Carried) -> Any:
        """A carried value that was written down, checked. Raises GameError saying what is wrong with it."""
        if self.carries is None:
            raise GameError(f"{self.id} has no campaigns")
        if carried.game != self.id:
            raise GameError(f"what is carried over is of {carried.game}, not of {self.id}")
        if carried.version > self.carries_version:
            raise GameError(
                f"what is carried over is of version {carried.version}; this {self.id} reads {self.carries_version}"
            )
        value = carried.value
        if carried.version != self.carries_version:
            value = self.brought_up(carried.version, value)
        try:
            return msgspec.convert(value, self.carries)
        except msgspec.ValidationError as e:
            raise GameError(f"what is carried over does not fit: {e}") from None

    def fresh(self, seats: int, rng: Rng, options: Mapping[str, OptionValue], carried: Carried | None = None) -> State:
        """A state not yet run: dealt, or going on with what was carried over. Seats and options are complete."""
        if carried is None:
            return self.deal(seats, rng, options)
        return self.go_on(seats, rng, options, self.read_carried(carried))

    @property
    def edition(self) -> Edition:
        """The rules and the content that are in use here."""
        files = [file for file in self.content_schemas() if file != "rulebook.toml"]
        return Edition(FORMAT, self.version, fingerprint(self.package, tuple(sorted(files))), pack_name(self.package))

    @cached_property
    def actions(self) -> Actions:
        """Every option of the game as a number from 0 on, the same at all its tables."""
        return Actions(self.lexicon, self.seat_counts[-1])

    def classes(self) -> dict[str, type]:
        """The value classes a state is made of, for reading one back from JSON."""
        return value_classes(self.package)

    def position(self, state: Any) -> dict[str, Any]:
        """The truth as nested plain data with ids in place of numbers: what scenarios set and expect."""
        position: dict[str, Any] = described(state, self.positions, self.lexicon)
        return position

    def place(self, state: Any, path: list[str], value: Any) -> None:
        """Change one entry of the position; raises ValueError saying what is wrong."""
        replaced(state, self.positions, path, value, self.lexicon)

    def placed(self, state: Any) -> None:
        """All entries are placed: check that they fit together (ValueError) and work out what follows from them."""
        return

    def rulebook(self) -> tuple[Section, ...]:
        """The rule IDs, chapter by chapter: those of `content/rulebook.toml`, or as the English texts have them."""
        if has_content(self.package, "rulebook.toml"):
            return tuple(load(self.package, "rulebook.toml", Rulebook).section)
        return sections_in(self.package, self.prefix)

    def text_keys(self) -> dict[str, set[str]]:
        """Every message key the game needs, with the variables its message may use.

        These are the keys that follow from its lexicon, refusals, options and rules; a game that says more adds it.
        """
        keys: dict[str, set[str]] = {"game-name": set(), "game-pitch": set()}
        for verb in self.lexicon.verbs:
            named = {part.name for part in verb.named()}
            keys |= {f"verb-{verb.key}{form}": named for form in ("", *(f"-{name}" for _, name in verb.forms))}
        for kind in self.lexicon.kinds:
            keys[f"ask-{kind.key}"] = {name for name, _ in kind.about}
        for event in self.lexicon.events:
            keys[f"event-{event.key}"] = {name for name, _ in event.facts}
            if event.fate:
                keys[f"fate-{event.key}"] = {name for name, _ in event.facts}
        for foretold in self.lexicon.foretellings:
            keys[f"foretell-{foretold.key}"] = {name for name, _ in foretold.facts}
        for reason in self.lexicon.reasons:
            named = {part.name for part in reason.parts}
            keys[f"refuse-{reason.says}"] = keys.get(f"refuse-{reason.says}", named) & named
        for ref, ids in [*self.lexicon.refs.items(), *((ref, [name]) for ref, name in self.lexicon.absent.items())]:
            keys |= {f"{ref}-{name}": set() for name in ids}
        for ref, said in self.names.items():
            keys |= {f"{ref}-{name}": set() for name in (said.split() if isinstance(said, str) else said)}
        for ref, said in self.described.items():
            keys |= {f"{ref}-{name}-{text}": set() for name in self.lexicon.refs[ref] for text in said.split()}
        keys |= {key: set(names.split()) for said, names in self.says.items() for key in said.split()}
        keys |= self._found(self.says_in) if self.says_in else {}
        for switch in self.switches:
            keys[f"option-{switch.key}"] = keys[f"option-{switch.key}-text"] = set()
            keys |= {key: set() for key in map(switch.value_key, switch.values) if key}
        for section in self.rulebook():
            keys[f"section-{section.id}"] = set()
            keys |= {rule: set() for rule in section.rules}
        if self.carries is not None:
            keys["game-carries"] = set()
        return keys | {key: set() for key in page_keys(self.package)}

    def content_schemas(self) -> dict[str, type]:
        """The content files of the game (`cards.toml`), each with the struct type it must fit."""
        if self.content is None:
            return {}
        return {**files_of(self.content), "rulebook.toml": Rulebook}

    def foreign_content(self) -> tuple[Foreign, ...]:
        return self.foreign

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        """What no schema sees, in files that fit their schemas; `content` is what was read, by file name."""
        return []

    def said(self, content: Mapping[str, Any]) -> list[ReadOut]:
        """The sealed pages that content without faults has read out, each of which needs words in every language."""
        return []

    def faults(self, content: Mapping[str, Any]) -> list[Fault]:
        """All that no schema sees: names of things that the rules do not know, and what the game looks at."""
        return unknown_names(content, self.lexicon.refs) or self.cross_check(content)

    def check_content(self) -> list[str]:
        """Faults in the content files of the game's package, each as `file:line: what`."""
        schemas = self.content_schemas()
        texts = {file: (f"content/{file}", package_text(self.package, file)) for file in schemas}
        words = {language: {x.page for x in sealed_texts(self.package, language)} for language in self.languages}
        return check(texts, schemas, lambda content: self.faults(content) or wordless(self.said(content), words))

    def side_name(self, state: Any, seat: int) -> str:
        """What a seat's side is called, as an id of the lexicon's kind `side`; "" in a game without named sides."""
        return ""

    def labels(self, state: Any) -> list[list[str]]:
        """After the end, each seat's references to count wins by, such as `role:emi`; by default its side."""
        names = [self.side_name(state, seat) for seat in range(state.seats)]
        return [[f"side:{name}"] if name else [] for name in names]

    def opening(self, known: Any, seat: int) -> Opening:
        """What a newcomer is told first, from the masked state of the seat's side: who they are and how they win."""
        return Opening(Phrase("game-pitch", "", {}), None)

    def verdict(self, state: Any, seat: int) -> Phrase | None:
        """After the end, a seat's result in words that fit the game; None where "you win" and the rank will do."""
        return None

    def story(self, state: Any) -> Sequence[Phrase]:
        """After the end, how it went, in sentences that fit everybody: what came of it, what it cost, what comes next.
        Only what everybody may know by then."""
        return ()

    def seats_per_person(self, seats: int) -> int:
        """How many seats one person may hold at a table of this many."""
        return 1

    def shared_by(self, seats: int) -> int:
        """How many people at most there may be where somebody holds several seats."""
        return seats

    def opposed(self, seats: int, seat: int) -> int:
        """The seats that whoever holds this one cannot hold as well, as a mask: where it is plain before the deal who
        plays against whom, nobody sits on both sides."""
        return 0

    @cached_property
    def seals(self) -> bool:
        """Whether anything of the game is sealed: few have pages, and what is asked at every decision is not asked of
        the others."""
        return type(self).unsealed is not Game.unsealed

    def unsealed(self, state: Any, viewers: int) -> Sequence[str]:
        """The names of the sealed pages (see `gloam.core.content.pages`) that these viewers may read, in the order in
        which they came by them. It follows from what they know alone: their masked state must give the same. What has
        been opened stays open. After the end, when everybody is asked about, what anybody has read is open to all; what
        nobody has read stays sealed."""
        return ()

    @cached_property
    def own_channels(self) -> bool:
        """Whether it has channels of its own, beside those of every game."""
        return type(self).channels is not Game.channels

    def channels(self, state: Any, seat: int) -> dict[str, int]:
        """Where a seat may talk now: each channel with the mask of seats that hear it; `side` among one's own."""
        side: int = state.side(seat)
        return {"table": EVERYONE} if side == 1 << seat else {"table": EVERYONE, "side": side}

    def belief(self, known: Any) -> Belief | None:
        """What whoever knows this masked state can believe about the rest; None for a game without beliefs."""
        return self._found(self.belief_in)(known) if self.belief_in else None

    def minds(self) -> dict[str, Callable[[], Mind]]:
        """The minds that can play this game, the best last."""
        return {"random": RandomMind, **{name: self._found(place) for name, place in self.minds_in.items()}}

    def _found(self, place: str) -> Any:
        """Something of the package by its place."""
        module, _, name = place.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)

    def start(self, seats: int, rng: Rng, options: Mapping[str, OptionValue] | None = None) -> State:
        """A new game, run up to its first decision."""
        state = self.deal(seats, rng, self.complete(seats, options or {}))
        state.run()
        return state

    @cached_property
    def defaults(self) -> dict[str, OptionValue]:
        """What the options are if nobody chooses."""
        return {s.key: s.default for s in self.switches}

    def complete(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options with every default filled in; raises GameError for a wrong seat count, key or value."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise GameError(f"{self.id} takes {low} to {high} seats, not {seats}")
        full = self.defaults.copy()
        for key, value in options.items():
            switch = next((s for s in self.switches if s.key == key), None)
            if switch is None:
                known = ", ".join(s.key for s in self.switches) or "none"
                raise GameError(f"{self.id} has no option {key!r}; it has {known}")
            # `True == 1` in Python, so types are compared too.
            if not any(value == v and type(value) is type(v) for v in switch.values):
                allowed = ", ".join(written(v) for v in switch.values)
                raise GameError(f"option {key} is {allowed}, not {value!r}")
            full[key] = value
        return full

    def switch(self, key: str) -> Switch:
        for s in self.switches:
            if s.key == key:
                return s
        known = ", ".join(s.key for s in self.switches) or "none"
        raise GameError(f"{self.id} has no option {key!r}; it has {known}")


def _part(package: str, place: str) -> Any:
    """A part of a game by its place; None where there is no such package, module or part.

    A game without rooms may have the module beside its door: `position` in place of `shown.position`.
    """
    module, _, name = place.partition(":")
    for where in (module, module.rpartition(".")[2]):
        if package and _is_module(f"{package}.{where}"):
            return getattr(import_module(f"{package}.{where}"), name, None)
    return None


def _is_module(name: str) -> bool:
    """Whether there is a module of this name: `find_spec` raises where the package it would lie in is not there."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def games() -> dict[str, Game]:
    """All installed games by id."""
    found: dict[str, Game] = {}
    for point in entry_points(group="gloam.games"):
        game = point.load()
        found[game.id] = game
    return dict(sorted(found.items()))


def game_named(name: str) -> Game:
    """The game with this id; raises GameError naming those that exist."""
    # Only the game asked for is loaded: others may be large, or broken.
    points = {point.name: point for point in entry_points(group="gloam.games")}
    if name not in points:
        raise GameError(f"there is no game {name!r}; there is {', '.join(sorted(points)) or 'none'}")
    game: Game = points[name].load()
    return game
