"""What a table is put together from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept

if TYPE_CHECKING:
    from gloam.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TablePart(Kept):
    """A part that serves one table. Whatever it holds can be worked out again from the log, so a copy of the table gets
    new parts, and a pickle has none."""

    def __init__(self, table: Table) -> None:
        self.table = table
