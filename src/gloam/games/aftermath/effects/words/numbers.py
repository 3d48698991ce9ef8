"""Numbers that have a name in expressions."""

from __future__ import annotations

from typing import Annotated

from gloam.core.effects.vocabulary import Count, Ref


class Players(Count, tag="N"):
    """How many play."""


class Time(Count, tag="time"):
    """The dial."""


class Clues(Count, tag="clues"):
    """The dial."""


class Scrap(Count, tag="scrap"):
    """The dial."""


class Food(Count, tag="food"):
    """The dial."""


class Population(Count, tag="population"):
    """The dial."""


class Morale(Count, tag="morale"):
    """The dial."""


class Allowance(Count, tag="allowance"):
    """Time that the mission allows."""


class Overrun(Count, tag="overrun"):
    """Time beyond that."""


class Die(Count, tag="die"):
    """What was rolled last."""


class Result(Count, tag="result"):
    """The result of the last test."""


class Threats(Count, tag="threats"):
    """Threat cards on the page."""


class Hunt(Count, tag="hunt"):
    """Enemies that hunt the party."""


class EnemiesInPlay(Count, tag="enemies"):
    """Enemy cards in play."""


class NumberFlag(Count, tag="flag_value"):
    """What stands in braces: `{lookout}`."""

    name: Annotated[str, Ref("flag")]


class NumberTask(Count, tag="task_dial"):
    """The dial of the group task."""
