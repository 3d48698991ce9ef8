"""What the full screen says around the board: the status, the question, its foot, the strip of keys, the help."""

from __future__ import annotations

from rich.text import Text

from gloam.core.match import Interrupt, Prompt
from gloam.terminal import look
from gloam.terminal.desk import Desk
from gloam.terminal.panels import PLAN, REFUSED
from gloam.terminal.questions import NO_QUESTION, ShownQuestion

MANY = 9
"""With more choices than this, finding one by typing is worth a place in the strip of keys."""

KEYS = "rmtbkijpadxzc"
"""Letters for interrupts, in order of preference after the verb's own first letter; commands have the others."""

COMMAND_KEYS = "selgvqwnyfouh"


class Showing:
    """The moment that the screen shows, with its words.

    `asking` is whether the table waits for the person: while minds still move, the question may be overtaken by an
    interrupt, and it opens when they are done. The `notice` is why something was refused, with a `rule`, or other news.
    `ahead` is what the choice under the cursor comes to and brings.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.sight = desk.room.sight()
        self.asking = False
        self.question: ShownQuestion = NO_QUESTION
        self.interrupts: list[tuple[str, Interrupt]] = []
        self.undo = ""
        self.notice = self.rule = self.ahead = ""

    def look(self, thinking: bool) -> bool:
        """Look at the table; whether the screen goes over to another person with that."""
        desk = self._desk
        self.sight = desk.room.sight()
        over = desk.person.follow(self.sight)
        self.asking = not thinking and bool(self.sight.prompts)
        self.question = desk.question(self.sight) if self.asking else NO_QUESTION
        self.interrupts = _keyed(desk.interrupts(self.sight))
        # That there is something to take back tells that something was done.
        self.undo = "" if desk.person.hides(self.sight) else desk.room.undoable(desk.person.following)
        return over

    def note(self, text: str = "", rule: str = "") -> None:
        self.notice, self.rule = text, rule

    @property
    def prompt(self) -> Prompt | None:
        """The question that the screen shows."""
        return self._desk.person.prompt(self.sight) if self.asking else None

    def interrupt_text(self, interrupt: Interrupt) -> str:
        speech = self._desk.speech
        return speech.of_seat(interrupt.seat, speech.phrase(interrupt.phrase))

    # Lines

    def status_line(self, pause: float, speed: int) -> Text:
        desk, say = self._desk, self._desk.speech.say
        status = desk.board.status(desk.person.scene(), desk.speech)
        pace = say("terminal-speed-instant") if pause == 0 else say("terminal-speed", speed=speed + 1)
        line = Text.assemble((say("game-name"), look.LIT_STRONG), ("   " + status, look.STRONG))
        return line.append(f"   {pace}   {say('terminal-language')}", look.QUIET)

    def question_line(self) -> Text:
        desk, speech, prompt = self._desk, self._desk.speech, self.prompt
        scene = desk.person.scene()
        if prompt is None:
            out = all(desk.board.is_out(scene, letter) for letter in speech.own_letters)
            watching = f"{speech.say('terminal-watching')} " if out and not desk.room.over else ""
            return Text(watching + desk.waiting(), style=look.QUIET)
        if self.question.covered:
            return Text(speech.of_seat(prompt.seat, speech.say("terminal-covered-question")), style=look.LIT_STRONG)
        line = Text.assemble((speech.ask(prompt), look.LIT_STRONG))
        line.append(f"  {prompt.rule}", look.click(look.QUIET, f"app.open_rule('{prompt.rule}')"))
        topic = desk.board.topic(scene, speech)
        subjects = [topic] if topic else speech.subjects(prompt)
        topics = [*subjects, *map(speech.proposal, desk.person.proposals(self.sight))]
        for topic in filter(None, topics if not self.notice else []):  # a reason needs the room
            line.append(f"  {topic}", look.TEXT)
        return line

    def foot_line(self) -> Text:
        """What can be done at any moment, then the notice."""
        line = Text()
        for i, (key, interrupt) in enumerate(self.interrupts):
            action = f"app.interrupt({i})"
            line.append(f" {key} ", look.click(look.chip(look.GOLD), action))
            line.append(f" {self.interrupt_text(interrupt)}", look.click(look.TEXT, action)).append("   ")
        if self.notice:
            line.append(self.notice, look.WOUND if self.rule else look.LIT)
        elif legend := self.legend():
            if self.ahead:
                line.append(f"{self.ahead}   ", look.LIT)
            line.append(legend, look.QUIET)
        elif self.ahead:
            line.append(self.ahead, look.LIT)
        elif self._desk.person.covered and self.question.options:
            line.append(self._desk.speech.say("terminal-covered-hint"), look.SHADE)
        if self.rule:
            line.append(f"  {self.rule}", look.click(look.QUIET, f"app.open_rule('{self.rule}')"))
        return line

    def legend(self) -> str:
        """What the sign before some choices means, and what stands."""
        legend = self.question.legend
        if not legend:
            return ""
        sign = "" if legend == "all" else f"{PLAN} "
        return sign + self._desk.speech.say(f"standing-{legend}")

    def key_line(self) -> Text:
        say, over = self._desk.speech.say, self._desk.room.over
        keys = [
            ("?", say("terminal-strip-help"), "help"),
            ("s", say("terminal-strip-secrets"), "secrets"),
            ("e", say("terminal-strip-rule"), "rule"),
            ("/", say("terminal-strip-search"), "search"),
            ("g", say("terminal-strip-log"), "log"),
            ("l", say("terminal-strip-language"), "language"),
            ("+-", say("terminal-strip-speed"), "speed(1)"),
            ("q", say("terminal-strip-quit"), "leave"),
        ]
        if len(self.question.options) > MANY:
            keys[3] = ("f", say("terminal-strip-find"), "find")
        if over:
            keys[4:7] = [("w", say("terminal-strip-save"), "save"), ("n", say("terminal-strip-new"), "new")]
        if self.undo:
            keys.insert(2, ("u", say("terminal-strip-undo"), "undo"))
        if self._desk.person.several and not over:
            keys.insert(2, ("o", say("terminal-strip-seat"), "seat"))
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, name, action in keys:
            line.append(key, look.click(look.LIT_STRONG, f"app.{action}"))
            line.append(f" {name}  ", look.click(look.QUIET, f"app.{action}"))
        return line

    def help_text(self) -> Text:
        desk, speech, say = self._desk, self._desk.speech, self._desk.speech.say
        body = Text()
        if not desk.person.covered:
            _heading(body, say("terminal-help-you"))
            for title, text in desk.board.secrets(desk.person.scene(), speech):
                _entry(body, title, text)
        if self.prompt is not None and not self.question.covered:
            _heading(body, say("terminal-help-question"))
            _entry(body, self.prompt.rule, say(self.prompt.rule))
        _heading(body, say("terminal-help-keys"))
        body.append(say("terminal-key-choose") + "\n", look.TEXT)
        for key, interrupt in self.interrupts:
            _entry(body, key, say("terminal-key-interrupt", choice=self.interrupt_text(interrupt)))
        if desk.person.several:
            _entry(body, "o", say("terminal-key-seat"))
        for key, text in (
            ("s", say("terminal-key-secrets")),
            ("u", say("terminal-key-undo")),
            ("h", say("terminal-key-hint")),
            ("e", say("terminal-key-rule")),
            ("/", say("terminal-key-search")),
            ("f", say("terminal-key-find")),
            ("g", say("terminal-key-log")),
            ("v", say("terminal-key-position")),
            ("l", say("terminal-key-language")),
            ("+ -", say("terminal-key-speed")),
            ("␣", say("terminal-key-skip")),
            ("w", say("terminal-key-save")),
            ("n", say("terminal-key-new")),
            ("q", say("terminal-key-quit")),
        ):
            _entry(body, key, text)
        _heading(body, say("terminal-help-marks"))
        _entry(body, "▶", say("terminal-sign-turn"))
        _entry(body, "◆", say("terminal-sign-you"))
        _entry(body, "▌", say("terminal-sign-own"))
        _entry(body, REFUSED, say("terminal-sign-refused"))
        _entry(body, PLAN, say("terminal-sign-plan"))
        for sign, text in desk.board.signs(speech):
            _entry(body, sign, text)
        return body

    def end_text(self) -> Text:
        """How it ended, and everybody's truth."""
        body = Text()
        for i, (text, rule) in enumerate(self._desk.speech.ending(self._desk.room)):
            body.append(("\n" if i else "") + text, look.TEXT if rule else look.STRONG)
        return body


def _keyed(interrupts: list[Interrupt]) -> list[tuple[str, Interrupt]]:
    """A letter for each interrupt: that of its verb, or the next one free."""
    keyed: list[tuple[str, Interrupt]] = []
    for interrupt in interrupts:
        taken = COMMAND_KEYS + "".join(key for key, _ in keyed)
        keyed.append((next(k for k in interrupt.notation[0] + KEYS if k not in taken), interrupt))
    return keyed


def _heading(body: Text, title: str) -> None:
    body.append(("\n" if body.plain else "") + title + "\n", look.LIT_STRONG)


def _entry(body: Text, name: str, text: str) -> None:
    body.append(name, look.STRONG).append(f"  {text}\n" if text else "\n", look.TEXT)
