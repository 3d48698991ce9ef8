"""What is read out, who stands where at first, and how it is on a page."""

from __future__ import annotations

from typing import Literal

from gloam.core.effects.vocabulary import Effect
from gloam.games.aftermath.effects.words.things import Cell, EnvironmentId, PageRule, Passage, Side


class Say(Effect, tag="say"):
    """A text is read out to all."""

    text: Passage


class PlaceCharacters(Effect, tag="place_characters"):
    """The party is put on start marks, or on one cell."""

    asks = True

    at: Cell | None = None


class Situation(Effect, tag="situation"):
    to: Side


class Environment(Effect, tag="environment"):
    id: EnvironmentId
    state: Literal["on", "off"] = "on"
    scope: Literal["page", "mission"] = "page"


class Rule(Effect, tag="rule"):
    id: PageRule
    state: Literal["on", "off"] = "on"
    scope: Literal["page", "mission"] = "page"


class EnemyTurn(Effect, tag="enemy_turn"):
    asks = True


class EndTurn(Effect, tag="end_turn"):
    pass


class Rest(Effect, tag="rest"):
    """The party may rest now; `free`: without Time."""

    asks = True

    free: bool = False
