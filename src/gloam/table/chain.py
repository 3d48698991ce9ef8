"""A chain of decisions in one request. How far it goes depends only on what its sender may know."""

from __future__ import annotations

from gloam.core.history import hears
from gloam.core.words.lexicon import Phrase
from gloam.table.play import Play

STOP_OVER = Phrase("stop-over", "", {})
STOP_TOLD = Phrase("stop-told", "", {})
STOP_ASKED = Phrase("stop-asked", "", {})
STOP_QUESTION = Phrase("stop-question", "", {})


class Chain:
    """The answers of one seat to one kind of question, one after the other, made while its first one is open.

    `viewers` is what the sender knows. What others are told or asked out of the sender's sight doesn't stop the chain,
    because stopping would reveal it.
    """

    def __init__(self, play: Play, seat: int, viewers: int) -> None:
        self.play = play
        self.seat = seat
        self.viewers = viewers
        self.kind = play.asked[seat].kind
        self._usual = play.match.game.lexicon.walked(self.kind)
        self._heard = len(play.match.events)
        self._others = self._seen_of_others()

    def stopped(self, option: int) -> Phrase | None:
        """Why the chain does not go on with this option after the last one; None if it does."""
        play, match = self.play, self.play.match
        if play.state.over:
            return STOP_OVER
        told = match.events[self._heard :]
        if any(hears(self.viewers, note.audience) and note.kind not in self._usual for note in told):
            return STOP_TOLD
        if not self._seen_of_others() <= self._others:
            return STOP_ASKED
        asked = play.asked.get(self.seat)
        if asked is None or asked.kind != self.kind or asked.windowed:
            return STOP_QUESTION
        if option not in asked.options:
            return match.refusal(self.seat, option)
        self._heard = len(match.events)
        return None

    def _seen_of_others(self) -> set[tuple[int, int]]:
        """The questions to others, as far as the sender sees who is asked what."""
        return {
            (seat, asked.kind)
            for seat, asked in self.play.asked.items()
            if seat != self.seat and hears(self.viewers, asked.audience)
        }
