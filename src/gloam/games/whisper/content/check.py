"""What must fit together in content files, beyond their types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from gloam.core.content.files import Fault, same_ids
from gloam.core.effects.book import bind
from gloam.games.whisper.content.schema import (
    DECK,
    ITEM_IDS,
    PLAN_IDS,
    VICTIM_IDS,
    Cards,
    Items,
    Killer,
    Location,
    Mansion,
    Numbers,
)
from gloam.games.whisper.effects.binding import ids_of, sources
from gloam.games.whisper.effects.vocabulary import VOCABULARY


def cross_check(content: Mapping[str, Any]) -> list[Fault]:
    """Faults that no type can tell: a map that falls apart, doubled ids, decks that do not fit, effects that fail."""
    mansion: Mansion = content["mansion.toml"]
    faults = mansion_faults(mansion)
    for file, table, known in (
        ("victims.toml", "victim", VICTIM_IDS), ("items.toml", "item", ITEM_IDS), ("plans.toml", "plan", PLAN_IDS),
    ):  # fmt: skip
        faults += same_ids(file, table, [x.id for x in getattr(content[file], table)], known)
    if faults:
        return faults
    killers = {file: entry for file, entry in content.items() if isinstance(entry, Killer)}
    for file, killer in killers.items():
        faults += killer_faults(file, killer, content)
    faults += doubled(killers, content["common.toml"])
    faults += number_faults(content["numbers.toml"], content["items.toml"], killers)
    if not faults:
        faults += bind(VOCABULARY, sources(content), ids_of(mansion)).faults
    return faults


def mansion_faults(mansion: Mansion) -> list[Fault]:
    faults: list[Fault] = []
    ids = [location.id for location in mansion.location]

    def wrong(way: tuple[str | int, ...], what: str) -> None:
        faults.append(Fault("mansion.toml", way, what))

    for i, name in enumerate(ids):
        if name in ids[:i]:
            wrong(("location", i, "id"), f"{name} stands here twice")
    if len(ids) > 16:
        wrong(("location",), "there are at most 16 locations")
    seen: list[frozenset[str]] = []
    for key in ("passages", "dotted", "hidden"):
        for i, way in enumerate(getattr(mansion, key)):
            ends = frozenset(way.split("-"))
            if len(ends) != 2 or not ends <= set(ids):
                wrong((key, i), f"{way} does not join two locations")
            elif ends in seen:
                wrong((key, i), f"{way} stands here twice")
            seen.append(ends)
    symbols = Counter(symbol for location in mansion.location for symbol in location.symbols)
    for symbol in ("main-exit", "secret-exit", "transmitter"):
        if symbols[symbol] != 1:
            wrong(("location",), f"one location has the symbol {symbol}, not {symbols[symbol]}")
    if not symbols["item"]:
        wrong(("location",), "nobody finds items in this house")
    if not faults and not in_one_piece(mansion):
        wrong(("passages",), "not every location can be reached")
    return faults or plan_faults(mansion)


def plan_faults(mansion: Mansion) -> list[Fault]:
    """Faults of a plan: rooms that overlap, and passages between rooms that share no wall."""
    faults: list[Fault] = []
    rooms = {room.id: room for room in mansion.location}
    for i, room in enumerate(mansion.location):
        for other in mansion.location[:i]:
            across, down = common(room, other)
            if across > 0 and down > 0:
                faults.append(Fault("mansion.toml", ("location", i), f"{room.id} overlaps {other.id} on the plan"))
    for key in ("passages", "dotted"):
        for i, way in enumerate(getattr(mansion, key)):
            a, b = way.split("-")
            across, down = common(rooms[a], rooms[b])
            if min(across, down) != 0 or max(across, down) < 1:
                faults.append(Fault("mansion.toml", (key, i), f"{a} and {b} share no wall on the plan"))
    return faults


def common(a: Location, b: Location) -> tuple[int, int]:
    """How much two rooms have in common across and down: 0 where they touch, less where they lie apart."""
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return across, down


def in_one_piece(mansion: Mansion) -> bool:
    ways = [set(way.split("-")) for way in (*mansion.passages, *mansion.dotted)]
    reached = {mansion.location[0].id}
    while True:
        more = set().union(*(way for way in ways if way & reached)) | reached
        if more == reached:
            return len(reached) == len(mansion.location)
        reached = more


def killer_faults(file: str, killer: Killer, content: Mapping[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    levels = content["numbers.toml"].levels
    if file.startswith("killer_") and file != f"killer_{killer.id}.toml":
        faults.append(Fault(file, ("id",), f"a killer {killer.id!r} stands in killer_{killer.id}.toml"))
    if len(killer.strength) != levels:
        faults.append(Fault(file, ("strength",), f"a strength is needed for each of {levels} levels"))
    common = [card.id for card in content["common.toml"].card]
    faults += [
        Fault(file, ("common", name), f"there is no common card {name!r}")
        for name in killer.common
        if name not in common
    ]
    if killer.deck() != DECK:
        faults.append(Fault(file, ("card",), f"a killer has {DECK} cards, not {killer.deck()}"))
    for i, card in enumerate(killer.card):
        if card.locked > levels or (card.cheaper is not None and card.cheaper.level > levels):
            faults.append(Fault(file, ("card", i), f"there is no such level: {levels} is the highest"))
        if card.locked > 1 and card.copies != 1:
            faults.append(Fault(file, ("card", i, "copies"), "a locked card is one card"))
    return faults


def doubled(killers: Mapping[str, Killer], common: Cards) -> list[Fault]:
    """Card ids are names in the whole game."""
    faults: list[Fault] = []
    seen = [card.id for card in common.card]
    names: list[str] = []
    for file, killer in killers.items():
        if killer.id in names:
            faults.append(Fault(file, ("id",), f"there is a killer {killer.id!r} already"))
        names.append(killer.id)
        for i, card in enumerate(killer.card):
            if card.id in seen:
                faults.append(Fault(file, ("card", i, "id"), f"there is a card {card.id!r} already"))
            seen.append(card.id)
    return faults


def number_faults(numbers: Numbers, items: Items, killers: Mapping[str, Killer]) -> list[Fault]:
    faults: list[Fault] = []
    for i, item in enumerate(items.item):
        copies = item.items + item.equipment
        if (item.owner is not None) == (copies > 0):
            faults.append(Fault("items.toml", ("item", i), f"{item.id} lies in a deck, or has an owner"))
        kinds = [use.type for use in item.use]
        if len(set(kinds)) != len(kinds):
            faults.append(Fault("items.toml", ("item", i, "use"), f"{item.id} has two uses of one kind"))
    keys = items.item[0]
    if items.keys_below > keys.items:
        faults.append(Fault("items.toml", ("keys_below",), "there are not so many keys in the items deck"))
    if keys.items + keys.equipment < numbers.keys:
        faults.append(Fault("numbers.toml", ("keys",), "there are not so many keys"))
    return faults
