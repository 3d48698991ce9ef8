"""What somebody who heard all that these viewers heard can believe about what they do not know."""

from __future__ import annotations

from typing import TypeVar, cast

from mypy_extensions import mypyc_attr

from gloam.core.history import History, Note
from gloam.core.value import Value

Shades = dict[str, dict[str, float]]
"""By what is in question ("seat:B"), each possible answer ("role:emi") with its weight; the weights add up to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Value):
    """A belief folds a history: made from a masked state, it goes on with every note those viewers hear.

    It says nothing that does not follow from what they know, so it may be shown to them, and be kept by a mind.
    """

    def hear(self, note: Note) -> None:
        """Take in what was told."""
        raise NotImplementedError

    def clone(self) -> Belief:
        raise NotImplementedError

    def shades(self) -> Shades:
        """How likely each answer is, for everything in question."""
        raise NotImplementedError


B = TypeVar("B", bound=Belief)


def brought_up(belief: B, history: History, heard: int) -> B:
    """A belief that has heard so much of a history, and now the rest of it: another one, if there is any, because
    clones of its state share it."""
    if heard == len(history):
        return belief
    twin = cast(B, belief.clone())
    for i in range(heard, len(history)):
        twin.hear(history.at(i))
    return twin
