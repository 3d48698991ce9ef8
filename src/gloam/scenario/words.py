"""All words that a scenario of a game can use, as one page: what can be set, said, asked, told, seen and drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from typing import Any

import msgspec

from gloam.core.game import Game
from gloam.core.play import play_randomly
from gloam.core.positions.written import leaves, written
from gloam.core.rng import Rng, seeded
from gloam.core.state import State
from gloam.core.words.lexicon import SEAT_LETTERS

GAMES = 60
"""So many random games are played to hear which dice and piles the rules draw from."""

DECISIONS = 40
"""So many are taken to see entries that are not there from the first moment on."""

NO_WORD = "?"
"""No game has a thing of this name: what `place` answers to it tells what it takes."""


SHUFFLED = "a pile that is shuffled"
HEAP = "a heap that is drawn from"


class Draws(Rng):
    """Dice that note what is drawn from them: by name, `a die` or `a pile`."""

    def __init__(self, x: int, heard: dict[str, str]) -> None:
        super().__init__(x)
        self.heard = heard

    def die(self, name: str, sides: int) -> int:
        self.heard[name] = f"a die of {sides}"
        return super().die(name, sides)

    def shuffle(self, name: str, xs: list[int]) -> None:
        self.heard[name] = SHUFFLED
        super().shuffle(name, xs)

    def draw(self, name: str, xs: list[int]) -> int:
        self.heard[name] = HEAP
        return super().draw(name, xs)


def words_page(game: Game) -> str:
    """The page in Markdown."""
    dealt, drawn = _draws(game)
    seats = f"Seats: {game.seat_counts[0]} to {game.seat_counts[-1]}."
    parts = [
        f"# Words of {game.id}",
        "",
        "<!-- Made by `gloam scenario --words`; a test compares. -->",
        "",
        f"What a scenario of {game.id} can say; [the language itself](../scenarios.md) is the same for all games.",
        f"`X` stands for a seat, `N` for a number from 0, `NAME` for a name. {seats}",
    ]
    parts += _section("Options", "In `options`.", _options(game))
    parts += _section("Deal", "In `deal`, and with `pile` and `dice` before the first decision.", dealt)
    parts += _section("Position", "What `expect` sees; `[set]` sets what is not marked otherwise.", _position(game))
    parts += _section("Verbs", "`A attack:B`, `refuse A attack:B RULE`.", _verbs(game))
    kinds = [(kind.key, f"rule {kind.rule}") for kind in game.lexicon.kinds]
    parts += _section("Questions", "`ask A KIND`, `waiting A KIND`.", kinds)
    parts += _section("Events", "`told B EVENT fact=value`, `untold`, `order`.", _events(game))
    parts += _section("Views", "`view C PATH = value`.", _views(game))
    parts += _section("Draws", "`dice NAME=3`, `pile NAME = ...`.", drawn)
    parts += _section("Things", "What arguments, facts and lists are made of.", _things(game))
    return "\n".join(parts) + "\n"


def _section(title: str, where: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    rows = list(rows)
    if not any(what for _, what in rows):
        return ["", f"## {title}", "", where, "", ", ".join(f"`{word}`" for word, _ in rows)] if rows else []
    lines = [f"| `{word}` | {what} |" for word, what in rows]
    return ["", f"## {title}", "", where, "", "| | |", "|---|---|", *lines]


def _options(game: Game) -> list[tuple[str, str]]:
    """As a file says them: true and false, where the command line has on and off."""
    values = [(s.key, [written(v) if isinstance(v, bool) else str(v) for v in s.values]) for s in game.switches]
    return [(key, ", ".join(f"`{value}`" for value in said)) for key, said in values]


def _verbs(game: Game) -> list[tuple[str, str]]:
    """Each with what it names: `return:CARD,END`."""
    named = [(v.key, ",".join(part.ref.upper() for part in v.named())) for v in game.lexicon.verbs]
    return [(f"{key}:{things}" if things else key, "") for key, things in named]


def _events(game: Game) -> list[tuple[str, str]]:
    return [
        (event.key, ", ".join([f"rule {event.rule}", *(f"`{name}` ({ref})" for name, ref in event.facts)]))
        for event in game.lexicon.events
    ]


def _things(game: Game) -> list[tuple[str, str]]:
    lexicon = game.lexicon
    found = []
    for ref, ids in lexicon.refs.items():
        found.append((ref, ", ".join(f"`{name}`" for name in ids)))
    return found + [(ref, f"`{name}` for none") for ref, name in lexicon.absent.items()]


# What can be set


def _position(game: Game) -> list[tuple[str, str]]:
    """The entries of a position, those of all seats as one; what cannot be set says so."""
    seats = game.seat_counts[0]
    state = game.deal(seats, seeded(1), game.complete(seats, {}))
    rows: dict[str, str] = {}
    for path, value in leaves(game.position(state)):
        # The first seat that has such an entry stands for all.
        name = ".".join("X" if key in SEAT_LETTERS else key for key in path)
        if name not in rows:
            rows[name] = _entry(game, state, list(path), value)
    return _merged(_with_later(game, state, rows))


def _with_later(game: Game, dealt: State, rows: dict[str, str]) -> dict[str, str]:
    """The rows with entries of tables that nothing is in yet when it is dealt, such as those of the victims: `NAME`
    stands for whatever they are called by."""
    state = dealt.clone()
    state.run()
    chance = seeded(1)
    empty = {key for key, part in game.position(dealt).items() if part == {}}
    for _ in range(DECISIONS):
        later = {key: part for key, part in game.position(state).items() if key in empty and isinstance(part, dict)}
        for path, value in leaves(later):
            name = ".".join([path[0], "X" if path[1] in SEAT_LETTERS else "NAME", *path[2:]]) if path[1:] else ""
            if name and name not in rows:
                rows[name] = _entry(game, state, list(path), value)
        if state.over or all(later.get(key) for key in empty):
            break
        d = state.pending[0]
        state.answer(0, d.options[chance.below(len(d.options))])
    return rows


def _merged(rows: dict[str, str]) -> list[tuple[str, str]]:
    """Entries of one table that hold the same, such as the stocks of many rooms, in one row; those of seats apart."""
    groups: dict[tuple[str, str], list[str]] = {}
    for name, what in rows.items():
        head = name.rpartition(".")[0]
        groups.setdefault((head if head and "X" not in head.split(".") else name, what), []).append(name)
    return [
        (first, "; also ".join([what, *([", ".join(f"`{name}`" for name in more)] if more else [])]))
        for (_, what), (first, *more) in groups.items()
    ]


def _entry(game: Game, there: State, path: list[str], value: Any) -> str:
    """What an entry of a state holds: its words if the game names them when it is given another, else an example."""
    state = there.clone()
    before = game.position(state)
    kind = _kind_of(value)
    try:
        game.place(state, path, [NO_WORD] if isinstance(value, list) else NO_WORD)
        settable = game.position(state) != before
    except (ValueError, LookupError, TypeError) as e:
        listed = str(e).partition("; there is ")[2] or str(e).partition("; it has ")[2]
        if "no such entry" in str(e) or f"no {path[-1]!r}" in str(e):
            return f"{kind}; cannot be set"
        return f"{kind}: {_ids(game, [word for word in listed.split(', ') if word])}" if listed else kind
    return kind if settable else f"{kind}; follows from the others"


def _ids(game: Game, ids: list[str]) -> str:
    """Ids by the kind of thing they are, or one by one."""
    ref = next((ref for ref, names in game.lexicon.refs.items() if names == ids), None)
    return f"`{ref}`" if ref else ", ".join(f"`{name}`" for name in ids)


def _kind_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a number"
    if isinstance(value, (list, tuple)):
        return "a list"
    if value is None:
        return "nothing"
    return "a seat" if value in list(SEAT_LETTERS) else "a word"


# What is seen


def _views(game: Game) -> list[tuple[str, str]]:
    seats = game.seat_counts[0]
    view = game.start(seats, seeded(1)).view(1)
    try:
        return list(_paths(msgspec.inspect.type_info(type(view)), ""))
    except TypeError:  # a view that is no struct
        return [(".".join(path), _kind_of(value)) for path, value in leaves(msgspec.to_builtins(view))]


def _paths(info: Any, path: str) -> Iterable[tuple[str, str]]:
    inspect = msgspec.inspect
    if isinstance(info, inspect.UnionType):
        inner = [t for t in info.types if not isinstance(t, inspect.NoneType)]
        if len(inner) == 1 and isinstance(inner[0], (inspect.StructType, inspect.CollectionType, inspect.DictType)):
            yield from _paths(inner[0], path)
        else:
            yield path, " or ".join(_type_name(t) for t in info.types)
    elif isinstance(info, inspect.StructType):
        for field in info.fields:
            yield from _paths(field.type, f"{path}.{field.name}" if path else field.name)
    elif isinstance(info, inspect.CollectionType) and isinstance(info.item_type, inspect.StructType):
        yield from _paths(info.item_type, f"{path}.N")
    elif isinstance(info, inspect.DictType) and isinstance(info.value_type, inspect.StructType):
        yield from _paths(info.value_type, f"{path}.NAME")
    else:
        yield path, _type_name(info)


def _type_name(info: Any) -> str:
    inspect = msgspec.inspect
    if isinstance(info, inspect.UnionType):
        return " or ".join(_type_name(t) for t in info.types)
    if isinstance(info, (inspect.VarTupleType, inspect.CollectionType)):
        return f"a list of {_type_name(info.item_type).removeprefix('a ')}s"
    if isinstance(info, inspect.DictType):
        return f"by name, {_type_name(info.value_type)}"
    names: dict[Any, str] = {
        inspect.BoolType: "true or false",
        inspect.IntType: "a number",
        inspect.FloatType: "a number",
        inspect.StrType: "a word",
        inspect.NoneType: "none",
    }
    return names.get(type(info), "a value")


# What is drawn


def _draws(game: Game) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """What the deal draws from, and what the games draw from that follow."""
    dealt: dict[str, str] = {}
    drawn: dict[str, str] = {}
    for number in range(GAMES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        state = game.deal(seats, Draws(number * 2 + 1, dealt), game.complete(seats, {}))
        state.rng = Draws(number * 2 + 1, drawn)
        state.run()
        play_randomly(state, seeded(number))
    for name, what in _named_draws(game).items():
        if name not in dealt:
            drawn.setdefault(name, what)
    return sorted(dealt.items()), sorted(drawn.items())


def _named_draws(game: Game) -> dict[str, str]:
    """Draws that the source names; random games may never come to the rarest of them."""
    found: dict[str, str] = {}
    waiting = [resources.files(game.package)]
    while waiting:
        for file in waiting.pop().iterdir():
            if file.is_dir():
                waiting.append(file)
            elif file.name.endswith(".py"):
                text = file.read_text("utf-8")
                for how, name in re.findall(r"\brng\.(die|shuffle|order|draw)\(\s*\"([^\"]+)\"", text):
                    found[name] = {"die": "a die", "draw": HEAP}.get(how, SHUFFLED)
    return found
