"""The open question as far as the screen may show it, with the person's secrets covered or not."""

from __future__ import annotations

import msgspec

from gloam.core.lexicon import seat_letter, seat_number
from gloam.core.match import Choice, Interrupt, RefusedChoice, Sight
from gloam.terminal.boards import Board
from gloam.terminal.person import Person


class Question(msgspec.Struct, frozen=True):
    """What can be chosen and what cannot. `covered` means that the whole question is for the person's eyes only."""

    covered: bool
    options: list[Choice]
    refused: list[RefusedChoice]


NO_QUESTION = Question(False, [], [])


def question_of(person: Person, sight: Sight, board: Board) -> Question:
    """The open question of the seat that the screen follows.

    While secrets are covered, private questions do not show at all, nor do choices that only some hidden characters
    have: people sit side by side, and "Teleport" on the screen is as good as the character's name.
    """
    prompt = person.prompt(sight)
    if prompt is None:
        return NO_QUESTION
    seat = seat_number(prompt.seat)
    if not person.is_covered(seat) or not board.is_hidden(person.public_scene(), prompt.seat):
        return Question(False, prompt.options, prompt.refused)
    if person.room.is_private(seat) or prompt.kind in board.own_kinds:
        return Question(True, [], [])
    options = [c for c in prompt.options if not _is_own(c, board)]
    refused = [r for r in prompt.refused if not _is_own(r.choice, board)]
    return Question(False, options, refused)


def _is_own(choice: Choice, board: Board) -> bool:
    return choice.notation.partition(":")[0] in board.own_verbs


def interrupts_of(person: Person, sight: Sight, board: Board) -> list[Interrupt]:
    """What the person may do at any moment, with each of their seats.

    Those that every hidden character seems to have are always there: one that is missing would tell an onlooker
    who cannot use it. Whoever tries one that is not open now is told the reason.
    """
    found = list(sight.interrupts)
    if sight.outcome is None:
        room, public = person.room, person.public_scene()
        taken = {(interrupt.seat, interrupt.notation) for interrupt in found}
        for seat in room.own:
            if board.is_hidden(public, seat_letter(seat)):
                missing = [verb for verb in board.usual_interrupts if (seat_letter(seat), verb) not in taken]
                found += [room.match.interrupt(seat, room.game.lexicon.read(verb)) for verb in missing]
    return found
