"""Characters, by seat."""

from __future__ import annotations

from gloam.core.effects.vocabulary import Things
from gloam.games.aftermath.effects.words.things import Cell, Hero, ItemId, Place, SpeciesId, StatusId, Trait


class ReaderSet(Things, tag="reader"):
    """The character an entry acts for, while it is on the page."""


class EachSet(Things, tag="each"):
    """Every character on the page."""


class EachNotHiding(Things, tag="each_not_hiding"):
    pass


class PartySet(Things, tag="party"):
    """All characters of the party, also those who are defeated or have left."""


class OthersSet(Things, tag="others"):
    """Every character on the page but the reader."""


class CarrierSet(Things, tag="carrier"):
    """Who carries a heavy object."""


class RandomSet(Things, tag="random"):
    """One of those on the page, by lot. Not to be picked from."""


class InSet(Things, tag="in"):
    """Those in a place."""

    at: Place


class NearestTo(Things, tag="nearest_to"):
    at: Cell


class HeroSet(Things, tag="hero"):
    """One hero, if on the page."""

    who: Hero


class TraitSet(Things, tag="trait"):
    trait: Trait


class SpeciesSet(Things, tag="species"):
    species: SpeciesId


class WithStatus(Things, tag="with_status"):
    status: StatusId


class WithItem(Things, tag="with_item"):
    """Those who have an item, equipped or not."""

    item: ItemId


class HereSet(Things, tag="here"):
    """Those in the reader's space, the reader too."""
