"""The contracts of `masked` and `imagine`: what viewers know, and the worlds they can imagine."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import Any, NoReturn

import msgspec

from gloam.core.game import Game
from gloam.core.history import EVERYONE
from gloam.core.rng import Rng
from gloam.core.state import NOBODY, State
from gloam.core.value import from_plain, to_plain
from gloam.testing.faults import differences

WORLDS = 4
"""How many worlds are compared with each other at one moment."""

WRONG = 5
"""If all worlds of a moment agree on a secret field and are wrong, and this happens so many times ..."""

SELDOM = 20
"""... then worlds must differ in that field at least once for every so many of these moments."""

Fail = Callable[..., NoReturn]
"""Called with what is wrong and with details; always raises."""


def plain_bytes(state: State) -> bytes:
    """A state as bytes, which are equal if and only if the states are."""
    return msgspec.json.encode(to_plain(state), order="sorted")


def check_masked(game: Game, s: State, viewers: int, fail: Fail) -> State:
    """The masked state of these viewers, after checking it: it hides what they don't know, keeps what they do, and
    survives pickle and JSON."""
    who = f"masked({viewers:#b})"
    known = s.masked(viewers)
    if type(known) is not type(s) or known.viewers != viewers or known.log is not None:
        fail(f"{who} is no {type(s).__name__} with these viewers and its events off")
    seen, other = s.view(viewers), known.view(viewers)
    if seen != other:
        fail(f"{who} shows them another view", *differences(msgspec.to_builtins(seen), msgspec.to_builtins(other)))
    beside = s.view_beside(viewers, s.view(NOBODY))
    if seen != beside:
        shown = differences(msgspec.to_builtins(seen), msgspec.to_builtins(beside))
        fail(f"view_beside({viewers:#b}) is another view than view({viewers:#b})", *shown)
    if known.rng != Rng(0):
        fail(f"{who} keeps the dice: a mind could foresee them")
    for seat in range(s.seats):
        mine, d = bool(viewers >> seat & 1), known.decision_of(seat)
        if mine and d != s.decision_of(seat):
            fail(f"{who} changes the open decision of seat {seat}")
        if not mine and d is not None and d.options:
            fail(f"{who} keeps the options of seat {seat}")
        if mine and known.side(seat) != s.side(seat):
            fail(f"{who} has another side for seat {seat}")
    data = plain_bytes(known)
    if plain_bytes(s.clone().masked(viewers)) != data:
        fail(f"{who} of an equal state is another")
    if plain_bytes(known.masked(viewers)) != data:
        fail(f"{who}, masked once more, is another", *_apart(known, known.masked(viewers)))
    if pickle.loads(pickle.dumps(known)) != known or from_plain(msgspec.json.decode(data), game.classes()) != known:
        fail(f"{who} cannot be sent: read back it is another")
    return known


def check_imagined(s: State, known: State, rng: Rng, fail: Fail) -> State:
    """A world imagined from a masked state, after checking it: it looks the same to those viewers and can be played."""
    return _fitting(s, known, plain_bytes(known), known.imagine(rng), fail)


def check_several(s: State, known: State, rng: Rng, fail: Fail) -> None:
    """Check worlds imagined in one call: each fits as if imagined alone, and they share no mutable parts."""
    before = plain_bytes(known)
    worlds = known.imagine_several(rng, WORLDS)
    if len(worlds) != WORLDS or any(one.rng == other.rng for one, other in pairwise(worlds)):
        fail(f"{WORLDS} worlds that {known.viewers:#b} imagine together are too few, or have the same dice")
    data = [plain_bytes(world) for world in worlds]
    for i, world in enumerate(worlds):
        _fitting(s, known, before, world, fail)
        if not world.over:
            world.answer(0, world.decision(0).options[0])
        if [plain_bytes(other) for other in worlds[i + 1 :]] != data[i + 1 :]:
            fail(f"a world that {known.viewers:#b} imagine changes with another one")


def _fitting(s: State, known: State, before: bytes, world: State, fail: Fail) -> State:
    who = f"a world that {known.viewers:#b} imagine"
    if plain_bytes(known) != before:
        fail(f"{who}: imagine changed the masked state")
    if type(world) is not type(s) or world.viewers != EVERYONE or world.log is not None:
        fail(f"{who} is no whole {type(s).__name__} with its events off")
    if world.rng in (s.rng, Rng(0)):
        fail(f"{who} has no dice of its own")
    again = world.masked(known.viewers)
    if plain_bytes(again) != before:
        fail(f"{who} is another to them than the one they know", *_apart(known, again))
    for d in world.pending:
        if not d.options:
            fail(f"{who} leaves seat {d.seat} without an option")
    if asks_again(s) and not asks_again(world):
        fail(f"{who} has open questions whose options do not fit it")
    return world


def asks_again(s: State) -> bool:
    """Whether the steps with open questions would ask the same again now."""
    twin = s.clone()
    twin.ask_again()
    twin.run()
    return sorted(map(_question, twin.pending)) == sorted(map(_question, s.pending))


def _question(d: Any) -> tuple[int, int, list[int]]:
    return d.seat, d.kind, d.options


def _apart(known: State, other: State) -> list[str]:
    return differences(to_plain(known), to_plain(other))


class Secret(msgspec.Struct):
    """Counts for a field that viewers didn't know: at how many moments, at how many of them worlds differed in it, and
    at how many all worlds agreed and were wrong. If they agree and are right, the viewers could work it out."""

    moments: int = 0
    varied: int = 0
    wrong: int = 0


class Variety:
    """Finds secret fields by comparing states with masked states, and counts whether imagined worlds vary them."""

    def __init__(self, found: dict[str, Secret]) -> None:
        self.found = found

    def look(self, s: State, known: State, worlds: list[State]) -> None:
        truth, seen = _fields(s), _fields(known)
        imagined = [_fields(world) for world in worlds]
        for path in truth.keys() | imagined[0].keys():
            value, first = truth.get(path), imagined[0].get(path)
            if value == seen.get(path):
                continue
            secret = self.found.setdefault(path, Secret())
            secret.moments += 1
            if any(fields.get(path) != first for fields in imagined):
                secret.varied += 1
            elif first != value:
                secret.wrong += 1

    def never(self, left_out: Collection[str]) -> list[str]:
        """The secret fields in which worlds are often wrong but hardly ever differ."""
        return [
            f"{path}: worlds differ at {secret.varied} moments, and all have the same wrong value at {secret.wrong}"
            for path, secret in sorted(self.found.items())
            if path not in left_out and secret.wrong >= WRONG and secret.varied * SELDOM < secret.wrong
        ]


def _fields(s: State) -> dict[str, list[Any]]:
    """The leaf values of a state, by field (`players.hand`). Of the engine's own fields only the proposals count."""
    plain = to_plain(s)
    core = plain.pop("core")
    found: dict[str, list[Any]] = {"proposals": core["proposals"]}
    for path, leaf in _leaves(plain, ""):
        found.setdefault(path, []).append(leaf)
    return found


def _leaves(x: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(x, dict):
        for key, inner in x.items():
            if key != "@":
                yield from _leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(x, list):
        for i, inner in enumerate(x):
            if isinstance(inner, (dict, list)):
                yield from _leaves(inner, path)
            else:
                yield path, (i, inner)
    else:
        yield path, x
