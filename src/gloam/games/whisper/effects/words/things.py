"""What words of the cards name: areas, locations, passages, which victims are meant."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from gloam.core.effects.vocabulary import Range, Ref, Term

Area = Annotated[str | dict[str, Any], Term("area")]
Location = Annotated[str, Ref("location")]
Passage = Annotated[str, Ref("passage")]
Zone = Annotated[str, Ref("zone")]
Item = Annotated[str, Ref("item")]
Victim = Annotated[str, Ref("victim")]
Steps = Annotated[int, Range(0, 9)]
Some = Annotated[int, Range(1, 9)]

Only = Literal["any", "alone", "no_fear", "has_fear", "wounded", "hurt"]
"""Which victims are meant; as numbers for the rules, in the same order:"""

ANY: Final = 0
ALONE: Final = 1
NO_FEAR: Final = 2
HAS_FEAR: Final = 3
IS_WOUNDED: Final = 4
IS_HURT: Final = 5
FILTER_IDS: Final = ["any", "alone", "no_fear", "has_fear", "wounded", "hurt"]
