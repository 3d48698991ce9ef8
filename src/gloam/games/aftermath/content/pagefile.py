"""The schema of a page of the adventure book: what a file `page_NNN.toml` may say (docs/adventure-book.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

HeroName = Literal["pim", "odo", "juno", "sable"]
EntryName = Annotated[str, msgspec.Meta(pattern="^(start|threat|calamity|[1-9][0-9]?|(info|objective|exit)-[a-d])$")]
CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-l]([1-9]|1[0-2])\Z")]


class TextChoice(msgspec.Struct, forbid_unknown_fields=True):
    """One of several texts of an entry: the first whose condition holds is read."""

    say: str
    cond: Any = msgspec.field(name="if", default=None)
    asides: list[HeroName] = []


class PageEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry: its text, and what is done."""

    text: bool | list[TextChoice] = True
    asides: list[HeroName] = []
    repeat: bool | Literal["turn"] = False
    limit: int | str | None = None
    keep_token: bool = False
    critical: bool = False
    setup: list[Any] = []
    effects: list[Any] = []


class Trigger(msgspec.Struct, forbid_unknown_fields=True):
    """A reaction of the page."""

    on: str
    effects: Annotated[list[Any], msgspec.Meta(min_length=1)]
    cond: Any = msgspec.field(name="if", default=None)
    once: bool = False


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    """A lasting change: if the condition holds when the page is opened, these entries stand in for the page's own."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
    cond: Any = msgspec.field(name="if")
    title: bool = False
    calamity: Annotated[int, msgspec.Meta(ge=0, le=30)] | None = None
    entry: dict[EntryName, PageEntry] = {}


class Map(msgspec.Struct, forbid_unknown_fields=True):
    """The grid: cells a1 to l12, lines between them by kind, marks by cell."""

    cols: Annotated[int, msgspec.Meta(ge=1, le=12)]
    rows: Annotated[int, msgspec.Meta(ge=1, le=12)]
    void: str = ""
    merge: list[str] = []
    lines: dict[Literal["dash", "red", "blue", "green", "white", "double"], str] = {}
    marks: dict[CellName, str] = {}


class PageFile(msgspec.Struct, forbid_unknown_fields=True):
    """A page."""

    page: Annotated[int, msgspec.Meta(ge=1, le=199)]
    kind: Literal["map", "story", "road", "colony"]
    entry: dict[EntryName, PageEntry]
    map: Map | None = None
    location: str = ""
    mission: str = ""
    calamity: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    rules: list[str] = []
    trigger: list[Trigger] = []
    variant: list[Variant] = []

    @property
    def id(self) -> str:
        return str(self.page)
