"""From content files to programs: everything that is written as effects becomes one book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.effects.book import Bound, bind
from gloam.core.effects.tree import Source
from gloam.games.whisper.content.schema import (
    ITEM_IDS,
    VICTIM_IDS,
    ZONE_IDS,
    Cards,
    Content,
    Items,
    Killer,
    Mansion,
    Plans,
    Victims,
)
from gloam.games.whisper.effects.vocabulary import VOCABULARY


def needing(needs: Any) -> dict[str, tuple[str, Any]]:
    return {} if needs is None else {"needs": ("condition", needs)}


def programs(content: Content) -> list[Source]:
    """Everything that is written as effects, as programs of one book."""
    files: dict[str, Any] = {f"killer_{killer.id}.toml": killer for killer in content.killers.values()}
    files |= {f"{name}.toml": getattr(content, name) for name in ("common", "victims", "items", "plans")}
    return sources(files)


def sources(files: Mapping[str, Any]) -> list[Source]:
    found: list[Source] = []
    for file, entry in files.items():
        if isinstance(entry, Killer | Cards):
            found += [
                Source(f"card/{card.id}", file, ("card", i), {"effects": card.effects}, terms=needing(card.needs))
                for i, card in enumerate(entry.card)
            ]
        elif isinstance(entry, Victims):
            found += [
                Source(f"victim/{v.id}", file, ("victim", i), {"special": v.special}, terms=needing(v.needs))
                for i, v in enumerate(entry.victim)
            ]
        elif isinstance(entry, Items):
            found += [
                Source(
                    f"item/{item.id}/{use.type}",
                    file,
                    ("item", i, "use", j),
                    {"effects": use.effects},
                    terms=needing(use.requirement()),
                )
                for i, item in enumerate(entry.item)
                for j, use in enumerate(item.use)
            ]
        elif isinstance(entry, Plans):
            for i, plan in enumerate(entry.plan):
                conditions = {f"{n}": ("condition", condition) for n, condition in enumerate(plan.items)}
                terms = {**needing(plan.needs), **conditions}
                found.append(Source(f"plan/{plan.id}", file, ("plan", i), {"effects": plan.effects}, terms=terms))
    return found


def ids_of(mansion: Mansion) -> dict[str, list[str]]:
    """What effects may refer to, by kind."""
    return {
        "location": [location.id for location in mansion.location],
        "passage": list(mansion.passages),
        "zone": ZONE_IDS,
        "item": ITEM_IDS,
        "victim": VICTIM_IDS,
    }


def bound(content: Content) -> Bound:
    """The book of all effects."""
    return bind(VOCABULARY, programs(content), ids_of(content.mansion))
