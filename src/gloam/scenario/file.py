"""Scenario files: what they contain, and the cases they make."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from gloam.core.content.files import ContentError, parse, read_text
from gloam.core.content.packs import in_use
from gloam.core.content.toml_lines import Path as Way
from gloam.core.content.toml_lines import TomlLines
from gloam.core.game import Game, GameError, OptionValue, game_named
from gloam.core.positions.beginning import Beginning, Draw, Placed, Position
from gloam.core.positions.setting import PositionError
from gloam.core.positions.written import leaves
from gloam.core.words.lexicon import NotationError
from gloam.scenario.alike import Same
from gloam.scenario.doing import Fix
from gloam.scenario.result import Broken
from gloam.scenario.script import Script
from gloam.scenario.statement import Statement
from gloam.scenario.things import thing_number


class WrittenCase(msgspec.Struct, forbid_unknown_fields=True):
    """One `[[case]]`: what differs from the head of the file."""

    name: str = ""
    rules: list[str] = []
    seats: int | None = None
    seed: int | None = None
    options: dict[str, OptionValue] = {}
    deal: dict[str, list[str | int]] = {}
    placed: dict[str, Any] = msgspec.field(name="set", default_factory=dict)
    play: str = ""


class WrittenFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file: a head, and cases that share it."""

    title: str
    game: str
    seats: int
    content: str = ""
    rules: list[str] = []
    seed: int = 1
    options: dict[str, OptionValue] = {}
    deal: dict[str, list[str | int]] = {}
    placed: dict[str, Any] = msgspec.field(name="set", default_factory=dict)
    play: str = ""
    case: list[WrittenCase] = []


class Case(msgspec.Struct, frozen=True):
    """One game to play: ready to run, everything in it understood.

    Draws that are scripted before all else belong to its `beginning`: they may be needed to reach the first decision.
    `lines` says where each entry of the position stands.
    """

    file: str
    line: int
    title: str
    name: str
    rules: list[str]
    game: Game
    seats: int
    options: dict[str, OptionValue]
    beginning: Beginning
    lines: dict[tuple[str, ...], int]
    statements: list[Statement]

    @property
    def scripted(self) -> list[Fix]:
        """The lines that script the draws of the beginning."""
        return scripted_first(self.statements)

    @property
    def position(self) -> Position:
        """Where a table begins that is played from here: with the deal of its seed, while what is rolled and drawn
        later follows from the table's own, so that nobody knows it who knows the text."""
        position = self.beginning.position
        assert position is not None
        return msgspec.structs.replace(position, seed=self.beginning.seed)

    def broken(self, error: PositionError) -> Broken:
        """What is wrong with the position, by file and line."""
        if error.path is None:
            line = self.line
        else:
            line = self.lines[error.path] if error.path else max(self.lines.values(), default=self.line)
        return Broken(f"{self.file}:{line}: {error}")


def scripted_first(statements: list[Statement]) -> list[Fix]:
    """The draws that are scripted before anything else is said."""
    return [fix for fix in itertools.takewhile(lambda one: isinstance(one, Fix), statements) if isinstance(fix, Fix)]


def load(path: Path) -> list[Case]:
    """The cases of a scenario file; raises Broken with the file and the line."""
    try:
        text = read_text(path)
    except ContentError as e:
        raise Broken(str(e)) from None
    return read(text, str(path))


def read(text: str, file: str, game: Game | None = None) -> list[Case]:
    """The cases of a scenario text. The game is looked up by its id unless it is given."""
    try:
        table = parse(text, file, WrittenFile)
    except ContentError as e:
        raise Broken(str(e)) from None
    return _Reader(text, file, table, game).cases()


def case_named(cases: list[Case], name: str) -> Case:
    """The case of this name, or the first for ""; raises Broken."""
    found = next((case for case in cases if name in ("", case.name)), None)
    if found is None:
        there = ", ".join(repr(case.name) for case in cases if case.name) or "none with a name"
        raise Broken(f"{cases[0].file}: no case is called {name!r}; there is {there}")
    return found


def content_of(path: Path) -> Path | None:
    """The pack of content that a scenario file is played with, if it names one that is not in use here."""
    try:
        named = tomllib.loads(path.read_text("utf-8")).get("content")
    except (OSError, ValueError, RecursionError):
        return None  # whoever reads the file says what is wrong with it
    folder = path.parent / named if isinstance(named, str) and named else None
    return None if folder is None or is_in_use(folder) else folder


def is_in_use(folder: Path) -> bool:
    """Whether this process plays with the pack in a folder."""
    pack = in_use()
    return pack is not None and pack.folder.resolve() == folder.resolve()


class _Reader:
    """Puts head and cases together, and names the line of whatever is wrong."""

    def __init__(self, text: str, file: str, table: WrittenFile, game: Game | None) -> None:
        self.lines = TomlLines(text)
        self.file = file
        self.table = table
        if table.content and not is_in_use(Path(file).parent / table.content):
            raise self._broken(("content",), "it has content of its own: `gloam scenario` plays it with that")
        try:
            self.game = game or game_named(table.game)
        except GameError as e:
            raise self._broken(("game",), e) from None
        self.known_rules = {rule for section in self.game.rulebook() for rule in section.rules}

    def cases(self) -> list[Case]:
        self._check_rules(("rules",), self.table.rules)
        if not self.table.case:
            cases = [self._case(WrittenCase(), ())]
        else:
            cases = [self._case(case, ("case", i)) for i, case in enumerate(self.table.case)]
        for case in cases:
            self._find_others(case, cases)
        return cases

    def _find_others(self, case: Case, cases: list[Case]) -> None:
        """Lead `same for C: name` to the case of that name."""
        for statement in case.statements:
            if isinstance(statement, Same):
                found = [other for other in cases if other.name == statement.name and other is not case]
                if len(found) != 1:
                    names = ", ".join(repr(other.name) for other in cases if other is not case and other.name)
                    what = "several cases are" if found else "no other case is"
                    raise Broken(
                        f"{self.file}:{statement.line}: {what} called {statement.name!r}; there is {names or 'none'}"
                    )
                statement.other = found[0]

    def _case(self, case: WrittenCase, way: Way) -> Case:
        head = self.table
        seats = head.seats if case.seats is None else case.seats
        self._check_rules((*way, "rules"), case.rules)
        where: Way = (*way, "seats") if case.seats is not None else ("seats",)
        if seats not in self.game.seat_counts:
            low, high = self.game.seat_counts[0], self.game.seat_counts[-1]
            raise self._broken(where, f"{self.game.id} takes {low} to {high} seats, not {seats}")
        given = {**head.options, **case.options}
        for key in given:
            self._check_option(
                seats, key, given[key], (*way, "options", key) if key in case.options else ("options", key)
            )
        statements = self._statements(head.play, ("play",), seats)
        if way:
            statements += self._statements(case.play, (*way, "play"), seats)
        if not statements:
            raise self._broken(way, "nothing is played: write a play, even if it only says `going on`")
        name = case.name or (f"case {int(way[1]) + 1}" if way else "")
        placed = {path: Placed(path, value) for path, value in leaves(head.placed)}
        placed |= {path: Placed(path, value, over=True) for path, value in leaves(case.placed)}
        position = Position(
            placed=list(placed.values()),
            deal={**self._deal(head.deal, ("deal",)), **(self._deal(case.deal, (*way, "deal")) if way else {})},
            draws=[Draw(name, numbers) for fix in scripted_first(statements) for name, numbers in fix.draws],
            title=f"{head.title}: {name}" if name else head.title,
        )
        return Case(
            file=self.file,
            line=self.lines.line(way),
            title=head.title,
            name=name,
            rules=[*head.rules, *case.rules],
            game=self.game,
            seats=seats,
            options=self.game.complete(seats, given),
            beginning=Beginning(head.seed if case.seed is None else case.seed, position=position),
            lines={path: self.lines.line((*(way if one.over else ()), "set", *path)) for path, one in placed.items()},
            statements=statements,
        )

    def _check_rules(self, way: Way, rules: list[str]) -> None:
        for i, rule in enumerate(rules):
            if rule not in self.known_rules:
                raise self._broken((*way, i), f"{rule!r} is not a rule of {self.game.id}")

    def _check_option(self, seats: int, key: str, value: OptionValue, way: Way) -> None:
        try:
            self.game.complete(seats, {key: value})
        except GameError as e:
            raise self._broken(way, e) from None

    def _deal(self, deal: Mapping[str, list[str | int]], way: Way) -> dict[str, list[int]]:
        fixed: dict[str, list[int]] = {}
        for name, things in deal.items():
            try:
                fixed[name] = [x if isinstance(x, int) else thing_number(self.game.lexicon, x) for x in things]
            except NotationError as e:
                raise self._broken((*way, name), e) from None
        return fixed

    def _statements(self, play: str, way: Way, seats: int) -> list[Statement]:
        script = Script(self.game, seats, self.known_rules)
        statements = []
        for number, text in enumerate(play.splitlines()):
            try:
                statement = script.statement(text)
            except ValueError as e:
                raise Broken(f"{self.file}:{self.lines.body(way, number)}: {e}") from None
            if statement is not None:
                statement.line = self.lines.body(way, number)
                statements.append(statement)
        return statements

    def _broken(self, way: Way, what: object) -> Broken:
        return Broken(f"{self.file}:{self.lines.line(way)}: {what}")
