"""Options of the rules, declared once: as the fields of a value that the state holds and the rules read."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal, Self, get_args, get_origin

import msgspec

from gloam.core.value import Value

OptionValue = bool | int | str


class Choosable(msgspec.Struct, frozen=True):
    """What a field declares: its values with the default first, and the rules it touches."""

    values: tuple[OptionValue, ...]
    rules: tuple[str, ...]


class Options(Value):
    """The options of a table. Never changed, so clones share them.

    A field says all that there is to an option: its values, which are on and off for a bool, the rules it touches, and
    its default. `goal: Annotated[Literal[5, 4], "XX-400"] = 5`; values that are worked out stand beside the rules, as
    in `offers: Annotated[int, range(21), "XX-083"] = 5`.
    """

    declared: ClassVar[dict[str, Choosable]] = {}
    defaults: ClassVar[dict[str, OptionValue]] = {}
    plain: ClassVar[Any] = None

    def __init_subclass__(cls) -> None:
        hints = {key: x for key, x in inspect.get_annotations(cls, eval_str=True).items() if hasattr(x, "__metadata__")}
        cls.declared = {key: _declared(cls, key, hint) for key, hint in hints.items()}
        cls.defaults = {key: option.values[0] for key, option in cls.declared.items()}
        cls.plain = None
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        cls.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [inspect.Parameter(key, kind, default=default) for key, default in cls.defaults.items()]
        )

    @classmethod
    def of(cls, chosen: Mapping[str, OptionValue]) -> Self:
        """These options. Most games are dealt with the defaults; since options never change, those share one value."""
        if chosen != cls.defaults:
            return cls(**chosen)
        if cls.plain is None:
            cls.plain = cls()
        plain: Self = cls.plain
        return plain

    def __init__(self, *values: OptionValue, **named: OptionValue) -> None:
        # Every game that is dealt makes one, so this is not left to `inspect`.
        chosen = named
        if len(named) < len(self.defaults):
            chosen = {**self.defaults, **dict(zip(self.defaults, values, strict=False)), **named}
        if chosen.keys() != self.defaults.keys() or len(values) > len(chosen):
            raise TypeError(f"{type(self).__name__} has {', '.join(self.defaults)}")
        self.shown: dict[str, OptionValue] = chosen  # by key, as views show them: all share this one
        self.__dict__.update(chosen)


def _declared(cls: type, key: str, hint: Any) -> Choosable:
    kind, *said = get_args(hint)
    values: list[OptionValue] = [False, True] if kind is bool else []
    if get_origin(kind) is Literal:
        values = list(get_args(kind))
    rules: list[str] = []
    for x in said:
        if isinstance(x, str):
            rules += x.split()
        elif isinstance(x, Iterable):
            values += x
    default = getattr(cls, key, None)
    if default not in values or not rules:
        raise TypeError(f"{cls.__name__}.{key} needs values, a default among them, and its rules")
    return Choosable((default, *(x for x in values if x != default)), tuple(rules))
