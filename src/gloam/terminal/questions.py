"""The open question as far as the screen may show it, with the person's secrets covered or not."""

from __future__ import annotations

import msgspec

from gloam.core.match import Choice, Refusals, Sight
from gloam.terminal.boards import Board
from gloam.terminal.seat import Table


class Question(msgspec.Struct, frozen=True):
    """What can be chosen and what cannot. `covered` means that the whole question is for the person's eyes only."""

    covered: bool
    options: list[Choice]
    refused: list[Refusals]


NO_QUESTION = Question(False, [], [])


def question_of(table: Table, sight: Sight, board: Board, covered: bool) -> Question:
    """The person's open question.

    While secrets are covered, private questions do not show at all, nor do choices that only some hidden characters
    have: people sit side by side, and "Teleport" on the screen is as good as the character's name.
    """
    prompt = sight.prompt
    if prompt is None:
        return NO_QUESTION
    if not covered or not board.is_hidden(table.public_view(), sight.seat):
        return Question(False, prompt.options, prompt.refused)
    if table.is_private() or prompt.kind in board.own_kinds:
        return Question(True, [], [])
    options = [c for c in prompt.options if not _is_own(c, board)]
    refused = [r for r in prompt.refused if not _is_own(r.choice, board)]
    return Question(False, options, refused)


def _is_own(choice: Choice, board: Board) -> bool:
    return choice.notation.partition(":")[0] in board.own_verbs


def interrupts_of(table: Table, sight: Sight, board: Board) -> list[Choice]:
    """What the person may do at any moment.

    Those that every hidden character seems to have are always there: one that is missing would tell an onlooker
    who cannot use it. Whoever tries one that is not open now is told the reason.
    """
    found = list(sight.interrupts)
    if sight.outcome is None and board.is_hidden(table.public_view(), sight.seat):
        taken = {choice.notation for choice in found}
        lexicon = table.game.lexicon
        found += [table.match.choice(lexicon.read(verb)) for verb in board.usual_interrupts if verb not in taken]
    return found
