"""What is looked at of structs field by field, of whatever kind they are."""

from __future__ import annotations

from typing import Any, Final

import msgspec

_NAMES: Final[dict[type, tuple[str, ...]]] = {}
NONE: Final[tuple[str, ...]] = ()


def fields_of_struct(value: Any) -> tuple[str, ...]:
    """The names of the fields of a struct, in their order; none for what is no struct."""
    kind = type(value)
    found = _NAMES.get(kind)
    if found is None:
        found = value.__struct_encode_fields__ if isinstance(value, msgspec.Struct) else NONE
        _NAMES[kind] = found
    return found
