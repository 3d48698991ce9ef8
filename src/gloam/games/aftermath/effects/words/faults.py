"""Faults that several words may have."""

from __future__ import annotations

import msgspec

from gloam.core.content.toml_lines import Path as Way


def one_of(effect: msgspec.Struct, *names: str) -> list[tuple[Way, str]]:
    """A fault where not exactly one of these fields is given."""
    values = {name: getattr(effect, name) for name in names}
    given = [name for name, x in values.items() if x is not None and x is not False and x not in ([], "")]  # 0 is given
    if len(given) == 1:
        return []
    return [((), f"exactly one of {', '.join(n.rstrip('_') for n in names)} is needed, not {len(given)}")]
