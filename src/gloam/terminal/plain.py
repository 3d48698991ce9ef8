"""The client line by line: for screen readers, pipes and terminals without cursor control.

Nothing here depends on the clock: the same seed and the same lines read give the same lines written.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from typing import TextIO

from gloam.core.match import Choice, RefusedChoice, Sight
from gloam.core.words.lexicon import NotationError, Phrase, seat_letter, seat_number
from gloam.core.words.text import LANGUAGES
from gloam.store.errors import StoreError
from gloam.terminal.desk import Desk
from gloam.terminal.person import Person
from gloam.terminal.questions import ShownQuestion
from gloam.terminal.room import LocalRoom, News
from gloam.terminal.speech import Speech

SHOWN_RULES = 12

RECENT = 12
"""How many past events are told when a game is resumed; `log` tells all of them."""

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and what it has scrolled away."""


class _Leave(Exception):
    """The person leaves the table."""


class Plain:
    """Reads commands, writes sentences."""

    def __init__(self, desk: Desk, source: TextIO | None = None) -> None:
        self._desk = desk
        self._source = source or sys.stdin
        self._watching = False
        self._told: list[News] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._ask_why,
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "search": self._search,
            "view": self._view,
            "log": self._log,
            "secrets": self._secrets,
            "seat": self._seat,
            "undo": self._undo,
            "hint": self._hint,
            "watch": self._watch,
            "lang": self._language,
            "save": self._save,
            "new": self._new,
            "quit": self._quit,
        }

    @property
    def _room(self) -> LocalRoom:
        return self._desk.room

    @property
    def _person(self) -> Person:
        return self._desk.person

    @property
    def _speech(self) -> Speech:
        return self._desk.speech

    def run(self) -> int:
        try:
            self._welcome()
            while True:
                self._step()
        except _Leave:
            self._say(self._desk.farewell)
            return 0
        except StoreError as e:
            self._write(self._speech.say("terminal-log-failed", why=str(e)))
            return 1

    # The table

    def _welcome(self) -> None:
        self._told = []
        self._read: set[str] = set()
        say, room = self._speech.say, self._room
        self._write(say("terminal-plain-welcome", game=say("game-name"), seats=room.seats))
        if self._person.several:
            self._write(say("terminal-plain-seats", seats=self._speech.listed(list(self._speech.own_letters))))
        else:
            self._write(say("terminal-plain-seat", seat=self._speech.own_letters))
        self._write(say("terminal-plain-start"))
        self._say(self._desk.greeting)
        if room.resumed:
            self._write(say("terminal-resumed"))
            self._told = self._desk.news()
            for heard in self._person.shown(self._told)[-RECENT:]:
                self._write(self._in_words(heard))

    def _step(self) -> None:
        """Tell what has happened, then let a mind move or the person decide."""
        self._tell_news()
        room = self._room
        if room.over:
            self._end()
            return
        move = room.next_move()
        if move is None:
            self._decide()
        elif self._watching and not move.own and not move.quiet and self._desk.interrupts(room.sight()):
            self._write(self._desk.waiting())
            self._tell_interrupts(room.sight())
            if self._read_command(self._play_text, may_go_on=True):
                room.do(move)
        else:
            room.do(move)

    def _decide(self) -> None:
        sight = self._room.sight()
        if self._person.follow(sight):
            self._hand_over()
        reading = self._reading()
        self._ask(sight)
        # What changes how the question reads asks it again; other commands just wait for the next line.
        while self._reading() == reading:
            self._read_command(self._play_text)

    def _reading(self) -> tuple[int, str, int, bool]:
        """All that the words of a question depend on."""
        return self._room.version, self._speech.language, self._person.following, self._person.covered

    def _hand_over(self) -> None:
        """Somebody else comes before the screen: what the last one has read is cleared away where that is possible."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(CLEARED, end="")
        self._write(self._speech.say("terminal-over-to", seat=self._person.letter))

    def _end(self) -> None:
        room = self._room
        self._write(self._speech.own_result(room))
        for text, _ in self._speech.ending(room):
            self._write(text)
        self._write(self._speech.say("terminal-plain-after"))
        while self._room is room:
            self._read_command(lambda text: self._write(self._speech.say("terminal-plain-after")))

    # Telling

    def _write(self, line: str) -> None:
        print(line)

    def _say(self, line: str) -> None:
        """Write a line if there is anything to say."""
        if line:
            self._write(line)

    def _tell_news(self) -> None:
        fresh = self._desk.news()
        self._told += fresh
        for heard in self._person.shown(fresh):
            self._write(self._in_words(heard))
        self._tell_pages()

    def _tell_pages(self) -> None:
        """Read out the pages that have been opened, if they are no secret of a seat that is covered."""
        for page in self._person.pages():
            if page not in self._read:
                self._read.add(page)
                self._tell_page(page)

    def _tell_page(self, page: str) -> None:
        for line in self._speech.page(page):
            self._write(line)

    def _in_words(self, heard: News) -> str:
        told = self._speech.with_rule(self._speech.event(heard.phrase), heard.phrase.rule)
        return self._speech.say("terminal-plain-private", event=told) if heard.private else told

    def _ask(self, sight: Sight) -> None:
        prompt = self._person.prompt(sight)
        question = self._desk.question(sight)
        self._write("")
        if prompt is None:
            self._write(self._speech.of_seat(self._person.letter, self._speech.say("terminal-plain-not-asked-now")))
        elif question.covered:
            covered = self._speech.say("terminal-plain-question-covered")
            self._write(self._speech.of_seat(prompt.seat, covered))
        else:
            self._write(self._speech.with_rule(self._speech.ask(prompt), prompt.rule))
            topic = self._desk.board.topic(self._person.scene(), self._speech)
            for line in [topic] if topic else self._speech.subjects(prompt):
                self._write(line)
            for proposal in self._person.proposals(sight):
                self._write(self._speech.proposal(proposal))
            number = 0
            for number, choice in enumerate(question.options, 1):
                brings = self._speech.ahead(question.previews.get(choice.notation, []))
                plan = self._speech.say("standing-plan") if question.is_plan(choice) else ""
                ahead = " · ".join(filter(None, (brings, plan)))
                self._write(f"{number}. {self._choice(choice)}" + (f" — {ahead}" if ahead else ""))
            for other, refused in enumerate(question.refused, number + 1):
                text = self._choice(refused.choice)
                self._write(self._speech.say("terminal-plain-refused", number=other, choice=text))
            if question.legend == "all":
                self._write(self._speech.say("standing-all"))
        self._tell_interrupts(sight)

    def _choice(self, choice: Choice) -> str:
        return f"{self._speech.phrase(choice.phrase)} ({choice.notation})"

    def _tell_interrupts(self, sight: Sight) -> None:
        for interrupt in self._desk.interrupts(sight):
            text = self._speech.phrase(interrupt.phrase)
            who = f"{interrupt.seat}! " if self._person.several else "!"
            self._write(self._speech.say("terminal-plain-interrupt", notation=who + interrupt.notation, choice=text))

    # Listening

    def _read_command(self, otherwise: Callable[[str], None], may_go_on: bool = False) -> bool:
        """Carry out one line; whether it was the empty line that lets the others go on."""
        if self._source.isatty():
            print("> ", end="")
        sys.stdout.flush()
        line = self._source.readline()
        if not line:
            self._write(self._speech.say("terminal-plain-input-ended"))
            raise _Leave
        text = line.strip()
        if not text:
            if not may_go_on:
                self._write(self._speech.say("terminal-plain-empty"))
            return True
        if text.startswith("?"):
            self._ask_why(text[1:].strip())
            return False
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        else:
            otherwise(text)
        return False

    def _play_text(self, text: str) -> None:
        """A number of the list, or notation; `!` marks an interrupt. A seat may stand before it, as in a record."""
        following = self._person.following
        self._person.following, text = self._whose(text)
        try:
            self._play_here(text)
        finally:
            self._person.following = following

    def _play_here(self, text: str) -> None:
        """The same, for the seat that is followed."""
        seat, sight = self._person.following, self._room.sight()
        question = self._desk.question(sight)
        if text.isascii() and text.isdigit():
            found = self._numbered(question, int(text))
            if isinstance(found, Choice):
                self._play(seat, found.option)
            elif found is not None:
                self._explain(found.reason)
            return
        try:
            option = self._room.game.lexicon.read(text.removeprefix("!").strip())
        except NotationError:
            self._play_named(question, text)
            return
        if self._is_for_own_eyes(question, sight, option):
            self._write(self._speech.say("terminal-plain-question-covered"))
            return
        interrupts = [i.option for i in sight.interrupts if i.seat == seat_letter(seat)]
        prompt = self._person.prompt(sight)
        answers = [] if prompt is None else [choice.option for choice in prompt.options]
        if option in (interrupts if text.startswith("!") else [*answers, *interrupts]):
            self._play(seat, option)
        else:
            self._explain(self._room.match.refusal(seat, option))

    def _is_for_own_eyes(self, question: ShownQuestion, sight: Sight, option: int) -> bool:
        """Whether it does not show: anybody can type it for a covered seat, and what came of it would tell them."""
        if len(self._room.people) == 1 or not self._person.covered:
            return False
        listed = [*question.options, *(refused.choice for refused in question.refused)]
        letter = self._person.letter
        anytime = [one.option for one in self._desk.interrupts(sight) if one.seat == letter]
        return option not in [*(choice.option for choice in listed), *anytime]

    def _play(self, seat: int, option: int) -> None:
        reason = self._desk.play(seat, option)
        if reason is not None:
            self._explain(reason)

    def _explain(self, reason: Phrase) -> None:
        self._write(self._speech.with_rule(self._speech.phrase(reason), reason.rule))

    def _whose(self, text: str) -> tuple[int, str]:
        """The seat that a line is for, and the rest of it: `B! reveal` or `B 2` for whoever holds B and others."""
        said = re.fullmatch(r"([A-Za-z])(?:\s*(!)|\s)\s*(\S.*)", text)
        if said is None or said[1].upper() not in self._speech.own_letters:
            return self._person.following, text
        return seat_number(said[1].upper()), f"{said[2] or ''}{said[3]}"

    def _play_named(self, question: ShownQuestion, text: str) -> None:
        """What a choice names is enough if only one choice names it: `B303`, `4-3-3`."""
        named = [c for c in question.options if c.notation.partition(":")[2].lower() == text.lower()]
        if len(named) == 1:
            self._say(self._desk.board.meaning(named[0], self._person.scene(), self._speech))
            self._play(self._person.following, named[0].option)
        elif named:
            choices = self._speech.listed([self._choice(choice) for choice in named])
            self._write(self._speech.say("terminal-plain-several", text=text, choices=choices))
        else:
            self._write(self._speech.say("terminal-plain-unknown", text=text))

    def _numbered(self, question: ShownQuestion, number: int) -> Choice | RefusedChoice | None:
        listed: list[Choice | RefusedChoice] = [*question.options, *question.refused]
        if question.covered:
            self._write(self._speech.say("terminal-plain-question-covered"))
        elif not listed:
            self._write(self._speech.say("terminal-plain-not-asked"))
        elif not 1 <= number <= len(listed):
            self._write(self._speech.say("terminal-plain-no-number", number=number, last=len(listed)))
        else:
            return listed[number - 1]
        return None

    # Commands

    def _help(self, rest: str) -> None:
        say = self._speech.say
        lines = say("terminal-plain-help").splitlines()
        lines += say("terminal-plain-help-seats").splitlines() if self._person.several else []
        for line in lines:
            self._write(line)

    def _ask_why(self, rest: str) -> None:
        if rest:
            self._why(rest)
        else:
            self._help(rest)

    def _why(self, rest: str) -> None:
        """Why a choice is refused; for one that is allowed, the rule of the question."""
        sight = self._room.sight()
        if not (rest.isascii() and rest.isdigit()):
            self._write(self._speech.say("terminal-plain-why"))
            return
        found, prompt = self._numbered(self._desk.question(sight), int(rest)), self._person.prompt(sight)
        if isinstance(found, Choice) and prompt is not None:
            self._say(self._desk.board.meaning(found, self._person.scene(), self._speech))
            self._write(self._speech.say("terminal-plain-allowed"))
            self._tell_rule(prompt.rule)
        elif found is not None and not isinstance(found, Choice):
            self._explain(found.reason)
            self._tell_rule(found.reason.rule)

    def _tell_rule(self, rule: str) -> None:
        self._write(f"{rule}: {self._speech.rule_text(rule)}")

    def _rule(self, rest: str) -> None:
        rule = self._speech.rule_named(rest)
        if rule is None:
            self._write(self._speech.say("terminal-plain-no-rule", text=rest))
        else:
            self._tell_rule(rule)

    def _search(self, rest: str) -> None:
        found = self._speech.found(rest)
        for rule in found[:SHOWN_RULES]:
            self._tell_rule(rule)
        self._write(self._speech.say("terminal-found", count=len(found)))

    def _view(self, rest: str) -> None:
        for line in self._desk.board.tell(self._person.scene(), self._speech):
            self._write(line)
        for page in self._person.pages():
            self._tell_page(page)
        self._write(self._speech.talk(self._room))

    def _log(self, rest: str) -> None:
        for heard in self._person.shown(self._told):
            self._write(self._in_words(heard))

    def _secrets(self, rest: str) -> None:
        self._person.turn_secrets()
        if self._person.covered:
            self._write(self._speech.of_seat(self._person.letter, self._speech.say("terminal-secrets-covered")))
            return
        for title, text in self._desk.board.secrets(self._person.scene(), self._speech):
            self._write(f"{title}: {text}" if text else title)
        for heard in self._person.shown(self._told):
            if heard.private:
                self._write(self._in_words(heard))
        self._tell_pages()

    def _seat(self, rest: str) -> None:
        """Look from another seat of the person's."""
        if rest.upper() in list(self._speech.own_letters):
            if self._person.look_from(seat_number(rest.upper())):
                self._hand_over()
        else:
            own = self._speech.listed(list(self._speech.own_letters))
            self._write(self._speech.say("terminal-plain-no-seat", text=rest, seats=own))

    def _watch(self, rest: str) -> None:
        self._watching = not self._watching
        self._write(self._speech.say("terminal-plain-watch-on" if self._watching else "terminal-plain-watch-off"))

    def _language(self, rest: str) -> None:
        if rest in LANGUAGES:
            self._desk.speak(rest)
            self._write(self._speech.say("terminal-language"))
        else:
            self._write(self._speech.say("terminal-plain-no-language", text=rest, languages=", ".join(LANGUAGES)))

    def _undo(self, rest: str) -> None:
        """Take the last decision back."""
        self._say(self._desk.take_back())

    def _hint(self, rest: str) -> None:
        """What a mind would do."""
        self._write(self._desk.hinter()())

    def _save(self, rest: str) -> None:
        self._write(self._desk.save(rest))

    def _new(self, rest: str) -> None:
        said = self._desk.play_again()
        if said:
            self._write(said)
        else:
            self._welcome()

    def _quit(self, rest: str) -> None:
        self._write(self._speech.say("terminal-goodbye"))
        raise _Leave
