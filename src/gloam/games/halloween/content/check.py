"""What the content files must fulfil beyond their schemas; boards have a module of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.content.files import Fault, same_ids
from gloam.games.halloween.content.boardcheck import board_faults
from gloam.games.halloween.content.schema import (
    CARD_IDS,
    MICHAEL_CARD_IDS,
    QUADRANT_IDS,
    VICTIM_IDS,
    Cards,
    Map,
    MichaelCards,
    Numbers,
    Victims,
)


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Faults that no type can tell: boards that cannot be played, missing or doubled ids, numbers that do not fit."""
    faults: list[Fault] = []
    for file, entry in content.items():
        if isinstance(entry, Map):
            if file.startswith("board_") and file != f"board_{entry.id}.toml":
                faults.append(Fault(file, ("id",), f"a board {entry.id!r} stands in board_{entry.id}.toml"))
            faults += board_faults(entry, file)
    cards: Cards = content["cards.toml"]
    michael: MichaelCards = content["michael.toml"]
    victims: Victims = content["victims.toml"]
    faults += same_ids("cards.toml", "card", [c.id for c in cards.card], CARD_IDS)
    faults += same_ids("michael.toml", "card", [c.id for c in michael.card], MICHAEL_CARD_IDS)
    faults += same_ids("victims.toml", "victim", [v.id for v in victims.victim], VICTIM_IDS)
    return faults + _card_faults(cards) + _number_faults(content["numbers.toml"], cards, victims)


def _card_faults(cards: Cards) -> list[Fault]:
    return [
        Fault("cards.toml", ("card", i), f"{card.id}: a weapon has dice and a range (HW-182, HW-183)")
        for i, card in enumerate(cards.card)
        if (card.dice > 0) != (card.range > 0)
    ]


def _number_faults(numbers: Numbers, cards: Cards, victims: Victims) -> list[Fault]:
    faults: list[Fault] = []

    def wrong(key: str, what: str) -> None:
        faults.append(Fault("numbers.toml", (key,), what))

    dealt = sum(card.count for card in cards.card if card.place == "deck")
    if sum(numbers.decks) != dealt:
        wrong("decks", f"the decks have {sum(numbers.decks)} cards, but {dealt} are dealt (HW-055)")
    keys = sum(card.count for card in cards.card if card.place == "key")
    if len(numbers.decks) != len(QUADRANT_IDS) or keys != len(QUADRANT_IDS):
        wrong("decks", "every quadrant has one deck, and every deck one key card (HW-057, HW-058)")
    pistols = sum(card.count for card in cards.card if card.place == "start")
    if pistols != sum(victim.pistol for victim in victims.victim):
        wrong("decks", "there are as many starting pistols as victims who bring one (HW-053)")
    if numbers.key_depth > min(numbers.decks):
        wrong("key_depth", "a deck is not so deep (HW-059)")
    for i, goal in enumerate(numbers.goal):
        if goal.rounds in numbers.icon_rows:
            faults.append(Fault("numbers.toml", ("goal", i), "the row that ends the game has no card icon (HW-267)"))
        if len(victims.victim) < goal.victims + goal.kills - 1:
            faults.append(Fault("numbers.toml", ("goal", i), "there are not enough victims (HW-286)"))
    if sorted(goal.victims for goal in numbers.goal) != [2, 3]:
        wrong("goal", "a goal is needed for two and for three victims (HW-300 to HW-303)")
    return faults
