"""Decisions of a group: all propose; what all want is done, and where they disagree one of them has the last word.

Whether that word waits for the proposals of all is a rule of the game.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE
from gloam.core.state import Decision, Step

UNDECIDED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Council(Step):
    """A question to several seats at once, whose answers are proposals: `State.proposals` has them, by seat.

    When the last of them has proposed, what all want is done; else what the speaker wants. Where the speaker does not
    wait for them (`waits`), that is as soon as the speaker has spoken. Proposals are seen as they come, by everybody
    or, if counsel is taken out of sight (`quiet`), by the sides of the members. A subclass says what can be chosen and
    what is done then.
    """

    def __init__(self, members: int, speaker: int) -> None:
        self.members = members
        self.speaker = speaker

    # What a game supplies

    def kind(self) -> int:
        """The kind of decision that is asked."""
        raise NotImplementedError

    def options(self, s: Any) -> list[int]:
        """What can be proposed: the same to all members."""
        raise NotImplementedError

    def decided(self, s: Any, option: int, agreed: bool) -> None:
        """Do what was decided. The proposals are still there to be told."""
        raise NotImplementedError

    def quiet(self) -> bool:
        """Whether the members take counsel out of sight of all others."""
        return False

    def waits(self) -> bool:
        """Whether the speaker's word waits for the proposals of all others."""
        return True

    # How it is decided

    def run(self, s: Any) -> None:
        quiet = self.quiet()
        audience = s.sharing(self.members) if quiet else EVERYONE
        options = self.options(s)
        for seat in range(s.seats):
            if not self.members >> seat & 1:
                continue
            if s.proposals[seat] not in options:
                s.proposals[seat] = UNDECIDED  # an interrupt may have closed what was wanted
            if s.proposals[seat] == UNDECIDED:
                s.open(Decision(seat, self.kind(), options, self, audience, quiet))

    def answer(self, s: Any, seat: int, option: int) -> None:
        s.proposals[seat] = option
        members = [i for i in range(s.seats) if self.members >> i & 1]
        if not self.waits():
            if seat != self.speaker:
                return
            for i in members:
                s.retract(i)
        elif any(s.proposals[i] == UNDECIDED for i in members):
            return
        chosen: int = s.proposals[self.speaker]
        agreed = all(s.proposals[i] == chosen for i in members)
        self.decided(s, chosen, agreed)
        for i in members:
            s.proposals[i] = UNDECIDED

    def absent(self, s: Any, seat: int) -> int:
        """A clock proposes what the speaker wants, if that is known."""
        wanted: int = s.proposals[self.speaker]
        return wanted

    def counsel(self) -> int:
        return self.members
