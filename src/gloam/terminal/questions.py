"""The open question as far as the screen may show it, with the person's secrets covered or not."""

from __future__ import annotations

import msgspec

from gloam.core.match import Choice, Interrupt, Prompt, RefusedChoice, Sight
from gloam.core.words.lexicon import Phrase, seat_letter, seat_number
from gloam.terminal.person import Person


class ShownQuestion(msgspec.Struct, frozen=True):
    """What can be chosen and what cannot. `covered` means that the whole question is for the person's eyes only.

    `previews` say by notation what a choice brings, `plans` are the notations that can be taken back. Both may tell why
    a choice is offered, so a covered question has none, and does not say which choices stand either (None).
    """

    covered: bool
    options: list[Choice]
    refused: list[RefusedChoice]
    previews: dict[str, list[Phrase]] = {}
    plans: list[str] | None = None

    def is_plan(self, choice: Choice) -> bool:
        return self.plans is not None and choice.notation in self.plans

    @property
    def legend(self) -> str:
        """What is said of all choices: that each is a `plan`, or that the `rest` or `all` stand; "" for nothing."""
        if self.plans is None or len(self.options) < 2:
            return ""
        planned = sum(map(self.is_plan, self.options))
        if planned == 0:
            return "all"
        return "plan" if planned == len(self.options) else "rest"


NO_QUESTION = ShownQuestion(False, [], [])


def question_of(person: Person, sight: Sight) -> ShownQuestion:
    """The open question of the seat that the screen follows.

    While secrets are covered, people sit side by side, and "Teleport" on the screen is as good as the character's name:
    only what everybody can tell anyway shows, as the words of the game say (`Prompt.shows`).
    """
    prompt = person.prompt(sight)
    if prompt is None:
        return NO_QUESTION
    if not person.is_covered(seat_number(prompt.seat)):
        return ShownQuestion(False, prompt.options, prompt.refused, prompt.previews, prompt.plans)
    if prompt.shows is None:
        return ShownQuestion(True, [], [])
    options = [c for c in prompt.options if _shows(c, prompt, sight)]
    refused = [r for r in prompt.refused if _shows(r.choice, prompt, sight)]
    return ShownQuestion(False, options, refused)


def _shows(choice: Choice, prompt: Prompt, sight: Sight) -> bool:
    return prompt.seat in sight.known or choice.notation.partition(":")[0] in (prompt.shows or ())


def interrupts_of(person: Person, sight: Sight) -> list[Interrupt]:
    """What the person may do at any moment, with each of their seats.

    Those that everybody seems to have who has something to hide are always there: one that is missing would tell an
    onlooker who cannot use it. Whoever tries one that is not open now is told the reason.
    """
    found: list[Interrupt] = []
    for seat in person.room.own:
        letter = seat_letter(seat)
        shown = [interrupt for interrupt in sight.anytime if interrupt.seat == letter]
        if not person.is_covered(seat):
            mine = [interrupt for interrupt in sight.interrupts if interrupt.seat == letter]
            shown = mine + [interrupt for interrupt in shown if interrupt not in mine]
        found += shown
    return found
