"""What the content files must fulfil beyond their schemas; maps have a module of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.content.files import Fault, same_ids
from gloam.games.lockdown.content.mapcheck import map_faults
from gloam.games.lockdown.content.schema import NAMED_IDS, Card, Function, Map, Numbers


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Faults that no type can tell: maps that cannot be walked, missing or doubled rooms, rounds without an entry.

    Maps are all the files that were read as one.
    """
    faults: list[Fault] = []
    for file, entry in content.items():
        if isinstance(entry, Map):
            if file.startswith("map_") and file != f"map_{entry.id}.toml":
                faults.append(Fault(file, ("id",), f"a map {entry.id!r} stands in map_{entry.id}.toml (LK-030)"))
            faults += map_faults(entry, file)
    rooms: list[Function] = content["rooms.toml"].room
    faults += same_ids("rooms.toml", "room", [r.id for r in rooms], NAMED_IDS)
    for i, room in enumerate(rooms):
        if (room.effect == "draw") != (room.limit > 0):
            faults.append(
                Fault("rooms.toml", ("room", i), "a draw room has a limit, and no other room has one (LK-180)")
            )
        if room.stock and room.effect != "draw":
            faults.append(Fault("rooms.toml", ("room", i, "stock"), "only a draw room has a stock (LK-045)"))
    cards: list[Card] = content["cards.toml"].card
    return faults + _number_faults(content["numbers.toml"], cards)


def _number_faults(numbers: Numbers, cards: list[Card]) -> list[Fault]:
    faults: list[Fault] = []
    if len(numbers.gas) != numbers.rounds:
        faults.append(
            Fault("numbers.toml", ("gas",), f"gas needs a number for each of {numbers.rounds} rounds (LK-308)")
        )
    if len(numbers.supply) != numbers.rounds:
        what = f"the air drop needs a card for each of {numbers.rounds} rounds (LK-220)"
        faults.append(Fault("numbers.toml", ("supply",), what))
    if numbers.genes < 3 * numbers.gene_least:
        faults.append(
            Fault("numbers.toml", ("gene_least",), "the gene points do not reach for three attributes (LK-010)")
        )
    for i, card in enumerate(cards):
        dropped = numbers.supply.index(card.id) + 1 if card.id in numbers.supply else 0
        if card.supply != dropped:
            what = f"{card.id} is dropped in round {dropped}, not {card.supply} (LK-220)"
            if not dropped:
                what = f"{card.id} is never dropped, so it has no round (LK-220)"
            faults.append(Fault("cards.toml", ("card", i, "supply"), what))
    return faults
