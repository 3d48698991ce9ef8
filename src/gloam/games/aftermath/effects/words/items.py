"""Rewards, items and batteries."""

from __future__ import annotations

from typing import Annotated

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Number, Range, SetOf
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import DiscoveryId, ItemId, Slot


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
