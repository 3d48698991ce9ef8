"""What happens to characters: damage, healing, statuses, abilities."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Later, Number, Range, SetOf
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import AbilityId, StatusId


class Damage(Effect, tag="damage"):
    """Damage that can be defended (AF-462). `status`: gained by whoever is hit; `on_hit`: effects for whoever is hit
    as the reader, after the wound (AF-464)."""

    asks = True
    since = "on_hit"

    strength: Annotated[Number, Range(1, 20)]
    who: SetOf = "reader"
    n: Annotated[Number, Range(1, 5)] = 1
    toxic: bool = False
    status: StatusId | None = None
    on_hit: Later = msgspec.field(default_factory=list)


class Heal(Effect, tag="heal"):
    n: Annotated[Number, Range(1, 9)]
    who: SetOf = "reader"
    kind: Literal["normal", "toxic", "any"] = "normal"


class ConvertToxic(Effect, tag="convert_toxic"):
    who: SetOf = "reader"


class Status(Effect, tag="status"):
    """A status is gained or lost; `lose_negative`: all negative ones go."""

    gain: StatusId | None = None
    lose: StatusId | None = None
    lose_negative: bool = False
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "gain", "lose", "lose_negative")


class Ability(Effect, tag="ability"):
    """An ability is learnt by one of its trait, if its card is in the ability deck, or forgotten by who has it."""

    asks = True

    learn: AbilityId | None = None
    forget: AbilityId | None = None
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "learn", "forget")
