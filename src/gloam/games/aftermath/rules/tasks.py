"""Group tasks: the party works at one thing together, card by card (AF-260 to AF-270)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import VALUE_OF
from gloam.games.aftermath.figures import Task
from gloam.games.aftermath.rules.hands import playable
from gloam.games.aftermath.rules.trials import first_cards, follows
from gloam.games.aftermath.state import Aftermath


def why_no_help(s: Aftermath, seat: int, card: int) -> int:
    """Why this seat may not lay this card for the task, in its spaces if it names any (AF-262 to AF-265, AF-270)."""
    task = s.task
    if task is None:
        return w.NO_TASK
    if task.spaces and s.hero(seat).space not in [s.chart.space[cell] for cell in task.spaces]:
        return w.NOT_AT_TASK
    if card not in s.hands[seat]:
        return w.NOT_HELD_HELP | card
    if card not in playable(s, seat):
        return w.NOT_PLAYABLE | card
    if task.first < 0:
        return 0 if card in first_cards(s, seat, task.attribute) else w.NO_FIRST_HELP | card
    return 0 if follows(task.first, card) else w.NO_MATCH_HELP | card


def contribute(s: Aftermath, seat: int, card: int) -> None:
    """The first card goes to the slot, every further one is discarded; the dial rises (AF-264, AF-265)."""
    task = s.task
    assert task is not None
    s.hands[seat].remove(card)
    if task.first >= 0:
        s.discard.append(card)
        s.task = task.with_dial(task.first, task.dial + VALUE_OF[card])
    else:
        s.task = task.with_dial(card, VALUE_OF[card])
    s.announce(w.TOLD_CONTRIBUTED, seat, card, task.dial + VALUE_OF[card])
    look_at_task(s)


def raise_task(s: Aftermath, by: int) -> None:
    """The dial of a task that was begun rises without a card (6.5: Jury Rig)."""
    task = s.task
    if task is not None and task.first >= 0 and not task.passed():
        s.task = task.with_dial(task.first, task.dial + by)
        look_at_task(s)


def look_at_task(s: Aftermath) -> None:
    """Passed at once when the dial is there; its success text is read before dial and slot are emptied (AF-266)."""
    task = s.task
    if task is None or not task.passed():
        return
    s.announce(w.TOLD_TASK_PASSED)
    s.push(TaskDone())
    s.push(task.success)


class TaskDone(Step):
    """The dial is set to 0, the card in the slot discarded, the surplus lost (AF-267, AF-269); a task that the success
    text has begun stays."""

    def run(self, s: Aftermath) -> None:
        task = s.task
        if task is not None and task.passed():
            drop_task(s)


def drop_task(s: Aftermath) -> None:
    """The task is gone, and the card in its slot discarded (AF-267)."""
    task = s.task
    if task is not None and task.first >= 0:
        s.discard.append(task.first)
    s.task = None


def begin_task(s: Aftermath, task: Task) -> None:
    """Only one task is active: a new one replaces it (AF-260, AF-271)."""
    drop_task(s)
    s.task = task
    s.announce(w.TOLD_TASK, task.attribute, task.difficulty)
