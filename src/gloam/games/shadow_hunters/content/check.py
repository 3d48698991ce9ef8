"""What the content files must fulfil beyond their schemas. A fault has the way to its entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.content.files import Fault, same_ids
from gloam.games.shadow_hunters.content import tables as t
from gloam.games.shadow_hunters.content.schema import Areas, Card, Seats


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Faults that no type can tell: missing or doubled cards, totals without an area, sums that are wrong."""
    faults: list[Fault] = []
    areas: Areas = content["areas.toml"]
    totals = sorted([n for a in areas.area for n in a.numbers] + [areas.choice])
    if totals != list(range(2, 11)):
        faults.append(Fault("areas.toml", ("area",), f"the totals 2 to 10 must each lead somewhere once, not {totals}"))
    if sorted(slot for pair in areas.pairs for slot in pair) != list(range(6)):
        faults.append(Fault("areas.toml", ("pairs",), "the pairs must hold the slots 0 to 5 once each"))
    seats: Seats = content["seats.toml"]
    if [a.players for a in seats.allocation] != [4, 5, 6, 7, 8]:
        faults.append(Fault("seats.toml", ("allocation",), "4, 5, 6, 7 and 8 players are needed, in this order"))
    for i, a in enumerate(seats.allocation):
        if a.hunters + a.shadows + a.neutrals != a.players:
            faults.append(Fault("seats.toml", ("allocation", i), f"this does not add up to {a.players} players"))
    if len(set(seats.colours)) < 8:
        faults.append(Fault("seats.toml", ("colours",), "eight different colours are needed"))
    for number, deck in enumerate(t.DECK_IDS):
        file = f"{deck}.toml"
        cards = content[file].card
        if sum(c.copies for c in cards) != 16:
            faults.append(Fault(file, ("card",), f"a deck holds 16 cards, not {sum(c.copies for c in cards)}"))
        for i, c in enumerate(cards):
            if isinstance(c, Card) and c.kind == "equipment" and c.copies > 1:
                faults.append(Fault(file, ("card", i, "copies"), "there is one of each piece of equipment"))
        known = [card for card, of in zip(t.CARD_IDS, t.DECK_OF, strict=True) if of == number]
        faults += same_ids(file, "card", [c.id for c in cards], known)
    return faults
