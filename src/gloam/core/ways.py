"""Ways over the places of a game: where somebody can get who goes step by step, and how."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloam.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Stride(Value):
    """One step of a way: from a place, by an option, to another place."""

    def __init__(self, place: int, option: int, to: int) -> None:
        self.place = place
        self.option = option
        self.to = to


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk:
    """Where steps lead: a game says it by the rules that its steps go by, and by what the walker may know."""

    def strides(self, place: int, walked: int) -> list[Stride]:
        """The steps from a place, for somebody who has made this many on the way there."""
        raise NotImplementedError

    def leads_on(self, place: int) -> bool:
        """Whether a way goes on from here: not where entering does something that one would want to look at first."""
        return True


def shortest(walk: Walk, here: int, far: int) -> list[Stride]:
    """The last step of a shortest way to each place within so many steps, nearest first.

    The ways hang together: what leads to `stride.place` is in the list before it, or it is where one stands.
    """
    found: list[Stride] = []
    seen = {here}
    front = [here]
    for walked in range(far):
        reached: list[int] = []
        for place in front:
            for stride in walk.strides(place, walked):
                if stride.to not in seen:
                    seen.add(stride.to)
                    found.append(stride)
                    if walk.leads_on(stride.to):
                        reached.append(stride.to)
        front = reached
    return found
