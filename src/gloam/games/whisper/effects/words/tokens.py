"""Tokens on the map and on victims, and cards from piles."""

from __future__ import annotations

from gloam.core.effects.vocabulary import Effect, SetOf
from gloam.games.whisper.effects.words.things import Area, Item, Some


class Noise(Effect, tag="noise"):
    area: Area


class Calm(Effect, tag="calm"):
    who: SetOf


class Heal(Effect, tag="heal"):
    who: SetOf


class Trap(Effect, tag="trap"):
    area: Area
    bonus: int


class Recover(Effect, tag="recover"):
    """A card from the item discard pile."""

    asks = True

    item: Item


class Gain(Effect, tag="gain"):
    """Cards from the items deck, all kept."""

    asks = True

    who: SetOf
    n: Some
