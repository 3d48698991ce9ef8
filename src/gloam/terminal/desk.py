"""What both clients have in common: saving, taking back, hints, another game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gloam.core.game import GameError
from gloam.core.match import Interrupt, Sight
from gloam.core.words.lexicon import Phrase
from gloam.core.words.wording import seat_letter
from gloam.table.errors import RuleRefusal, TableError
from gloam.terminal.boards import board_for
from gloam.terminal.keeping import fresh_seed, record_path, write_record
from gloam.terminal.person import Person
from gloam.terminal.questions import ShownQuestion, interrupts_of, question_of
from gloam.terminal.room import LocalRoom, News
from gloam.terminal.saves import Saves
from gloam.terminal.speech import Speech

STANDS_NOTHING = Phrase("stands-nothing", "", {})


class Desk:
    """A room, the person before the screen, the board of the game, and the words of a language.

    What it has to say about a request comes back as words, "" for none.
    """

    def __init__(self, room: LocalRoom, language: str, saves: Saves | None = None) -> None:
        self.room = room
        self.person = Person(room)
        self.board = board_for(room.game)
        self.speech = Speech(room.game, room.held, language)
        self._saves = saves

    def speak(self, language: str) -> None:
        self.speech = Speech(self.room.game, self.room.held, language)
        self.speech.open(self.room.pages())

    def news(self) -> list[News]:
        """What was told since the last time, in words that are known by then: a page may have been opened with it."""
        self.speech.open(self.room.pages())
        return self.room.news()

    def question(self, sight: Sight) -> ShownQuestion:
        return question_of(self.person, sight)

    def interrupts(self, sight: Sight) -> list[Interrupt]:
        return interrupts_of(self.person, sight)

    def waiting(self) -> str:
        """Whom the table waits for."""
        return self.speech.say("terminal-over") if self.room.over else self.speech.waiting(*self.person.waiting())

    @property
    def greeting(self) -> str:
        """What to say when a game is resumed: which session of a campaign it is, and whether a crash has torn its
        log."""
        room, say = self.room, self.speech.say
        said = []
        if room.campaign is not None:
            said.append(say("terminal-session", number=room.session, name=room.campaign.campaign.name))
        if room.log is not None and room.log.torn:
            said.append(say("terminal-log-torn"))
        return " ".join(said)

    @property
    def farewell(self) -> str:
        """What is said when somebody leaves: that the game is kept."""
        if self.room.log is None or self.room.over:
            return ""
        return self.speech.say("terminal-kept" if self.room.campaign is None else "terminal-session-kept")

    # Requests

    def play(self, seat: int, option: int) -> Phrase | None:
        """A choice of the person; why it is refused."""
        try:
            self.room.play(seat, option)
        except RuleRefusal as e:
            return e.reason
        return None

    def take_back(self) -> str:
        """Take the last decision of the person back; what is to be said if it stands."""
        seat = self.person.following
        try:
            self.room.undo(self.room.undoable(seat) or seat_letter(seat))
        except RuleRefusal as e:
            # While secrets are covered, what was done out of sight is one of them.
            return self.speech.phrase(STANDS_NOTHING if self.person.covered else e.reason)
        except TableError:
            return self.speech.phrase(STANDS_NOTHING)
        return ""

    def hinter(self) -> Callable[[], str]:
        """A function that asks a mind what it would do in the seat that is followed; it may run beside the screen."""
        speech = self.speech
        covered, none = speech.say("terminal-hint-covered"), speech.say("terminal-hint-none")
        if self.person.covered:
            # What a mind would do tells what the seat knows.
            return lambda: covered
        try:
            find = self.room.hinter(self.person.following)
        except TableError:
            return lambda: none

        def think() -> str:
            try:
                hint = find()
            except TableError:
                return none
            choice, reason = speech.phrase(hint.choice.phrase), speech.phrase(hint.reason)
            return speech.say("terminal-hint", choice=choice, reason=reason)

        return think

    def save(self, wanted: str = "") -> str:
        """Write the record to a file. While the game lasts nobody gets it."""
        say = self.speech.say
        if not self.room.over:
            return say("terminal-save-later")
        record = self.room.table.after.record()
        path = Path(wanted) if wanted else record_path(record, Path())
        try:
            write_record(record, path)
        except FileExistsError:
            return say("terminal-save-exists", file=str(path))
        except OSError as e:
            return say("terminal-save-failed", file=str(path), why=e.strerror or str(e))
        return say("terminal-saved", file=str(path))

    def play_again(self) -> str:
        """Open another game like this one, which must be over."""
        if not self.room.over:
            return self.speech.say("terminal-new-later")
        before = self.room
        if before.campaign is not None and before.campaign.campaign.over:
            return self.speech.campaign_end(before)
        try:
            self.room = before.setting.open(fresh_seed(), self._saves)
        except GameError as e:
            # The next session of a campaign may have no place for as many.
            return self.speech.say("terminal-session-failed", why=str(e))
        before.close()
        self.room.faults += before.faults
        self.person = Person(self.room)
        return ""
