"""The client on the full screen."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import OptionList

from gloam.core.lexicon import seat_number
from gloam.core.match import Interrupt, Prompt, Sight
from gloam.core.state import Refused
from gloam.core.text import LANGUAGES
from gloam.terminal import look
from gloam.terminal.boards import Scene, board_for
from gloam.terminal.keeping import fresh_seed, record_path, write_record
from gloam.terminal.panels import Choices, Drawing, Item, Line, Log, draw_seats, log_line
from gloam.terminal.person import Person
from gloam.terminal.questions import NO_QUESTION, Question, interrupts_of, question_of
from gloam.terminal.seat import Heard, Setting, Table
from gloam.terminal.sheets import EndSheet, FindSheet, SearchSheet, Sheet, SureSheet, rule_sheet
from gloam.terminal.speech import Speech

PAUSES = (2.5, 1.5, 0.8, 0.4, 0.15, 0.0)
"""Seconds before each move of others, and before the only answer in a private window: all windows look the same."""

USUAL_SPEED = 2
DIGIT_PAUSE = 0.8
SHEET_POLL = 0.05

MANY = 9
"""With more choices than this, finding one by typing is worth a place in the strip of keys."""

KEYS = "rmtubkijpadhxzc"
"""Letters for interrupts, in order of preference after the verb's own first letter; commands have the others."""

COMMAND_KEYS = "selgvqwnyfo"


class TerminalApp(App[None]):
    """A table on the full screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    # Each letter also by the key of a Russian keyboard in the same place.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,ы", "secrets", show=False),
        Binding("o,щ", "seat", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("e,у", "rule", show=False),
        Binding("slash", "search", show=False),
        Binding("f,а", "find", show=False),
        Binding("g,п", "log", show=False),
        Binding("v,м", "position", show=False),
        Binding("l,д", "language", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("space", "skip", show=False),
        Binding("w,ц", "save", show=False),
        Binding("n,т", "new", show=False),
        Binding("q,й,ctrl+q,ctrl+c", "leave", show=False, priority=False),
    ]

    def __init__(self, setting: Setting, seed: int, language: str, speed: int = USUAL_SPEED) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide"), (150, "-vast")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall"), (44, "-high")]
        self._setting = setting
        self.title = "gloam"
        self._board = board_for(setting.game)
        self.speech = Speech(setting.game, setting.held, language)
        self.table: Table = setting.open(seed)
        self.person = Person(self.table)
        self.speed = speed
        self._sight: Sight = self.table.sight()
        self._question: Question = NO_QUESTION
        self._interrupts: list[tuple[str, Interrupt]] = []
        self._notice: tuple[str, str] = ("", "")
        self._typed = ""
        self._typing: Timer | None = None
        self._changed = asyncio.Event()
        self._skip = asyncio.Event()
        self._thinking = True

    # The screen

    def compose(self) -> ComposeResult:
        yield Line(widget_id="status")
        with Container(id="body"):
            yield Drawing(self._draw_seats, "seats")
            with Container(id="middle"):
                yield Drawing(self._draw_board, "board")
                yield Log()
        with Vertical(id="decision"):
            yield Line(widget_id="question")
            with VerticalScroll(id="options", can_focus=False):
                yield Choices()
            yield Line(widget_id="foot")
        yield Line(widget_id="keys")

    def on_mount(self) -> None:
        self.register_theme(look.THEME)
        self.theme = look.THEME.name
        self.query_one(Choices).focus()
        self._show()
        self._sit_down()

    @property
    def is_asking(self) -> bool:
        """Whether the table waits for the person."""
        return not self._thinking and bool(self._sight.prompts)

    @property
    def covered(self) -> bool:
        """Whether the secrets of the seat that is followed are covered."""
        return self.person.covered

    @property
    def _prompt(self) -> Prompt | None:
        """The question that the screen shows."""
        return self.person.prompt(self._sight) if self.is_asking else None

    def _sit_down(self) -> None:
        self.run_worker(self._play(), exclusive=True, group="table")

    @property
    def _scene(self) -> Scene:
        """What may be on the screen."""
        return self.person.scene()

    def _draw_seats(self, width: int, height: int) -> Text:
        person, scene = self.person, self._scene
        secrets = None if person.covered else self._board.secrets(scene, self.speech)
        cards = self._board.seats(scene, self.speech)
        return draw_seats(cards, secrets, person.letter, self.speech, width, height)

    def _draw_board(self, width: int, height: int) -> Text:
        return self._board.draw(self._scene, self.speech, width, height)

    def _show(self) -> None:
        """Bring everything on the screen up to date."""
        log = self.query_one(Log)
        self.speech.open(self.table.pages())
        log.tell(self.table.news(), self.speech, self._board, self.person)
        self._sight = self.table.sight()
        self.person.follow(self._sight)
        # While minds still move, the question may be overtaken by an interrupt: it opens when they are done.
        self._question = NO_QUESTION
        if self.is_asking:
            self._question = question_of(self.person, self._sight, self._board)
        self._interrupts = self._keyed(interrupts_of(self.person, self._sight, self._board))
        say = self.speech.say
        self.query_one("#seats").border_title = say("terminal-seats")
        log.border_title = say("terminal-log")
        self._static("#status", self._status_line())
        choices = [Item(self.speech.phrase(c.phrase), False) for c in self._question.options]
        choices += [Item(self.speech.phrase(r.choice.phrase), True) for r in self._question.refused]
        self.query_one(Choices).show_items(choices)
        self._show_notice()
        self._static("#keys", self._key_line())
        self.query_one("#seats").refresh()
        self.query_one("#board").refresh()

    def _static(self, selector: str, text: Text) -> None:
        self.query_one(selector, Line).update(text)

    def _status_line(self) -> Text:
        say = self.speech.say
        status = self._board.status(self._scene, self.speech)
        pause = PAUSES[self.speed]
        speed = say("terminal-speed-instant") if pause == 0 else say("terminal-speed", speed=self.speed + 1)
        line = Text.assemble((say("game-name"), look.LIT_STRONG), ("   " + status, look.STRONG))
        return line.append(f"   {speed}   {say('terminal-language')}", look.QUIET)

    def _question_text(self) -> Text:
        prompt = self._prompt
        if prompt is None:
            scene = self._scene
            out = all(self._board.is_out(scene, letter) for letter in self.speech.own_letters)
            dead = self._sight.outcome is None and out
            text = self.speech.waiting(self._sight, self.table)
            return Text(f"{self.speech.say('terminal-watching')} {text}" if dead else text, style=look.QUIET)
        if self._question.covered:
            covered = self.speech.of_seat(prompt.seat, self.speech.say("terminal-covered-question"))
            return Text(covered, style=look.LIT_STRONG)
        line = Text.assemble((self.speech.ask(prompt.kind, prompt.seat), look.LIT_STRONG))
        line.append(f"  {prompt.rule}", look.click(look.QUIET, f"app.open_rule('{prompt.rule}')"))
        topics = [
            self._board.topic(self._scene, self.speech),
            *map(self.speech.proposal, self.person.proposals(self._sight)),
        ]
        for topic in filter(None, topics if not self._notice[0] else []):  # a reason needs the room
            line.append(f"  {topic}", look.TEXT)
        return line

    def _show_notice(self) -> None:
        """The foot of the bar: what can be done at any moment, then why something was refused or other news."""
        line = Text()
        for i, (key, interrupt) in enumerate(self._interrupts):
            action = f"app.interrupt({i})"
            line.append(f" {key} ", look.click(look.chip(look.GOLD), action))
            line.append(f" {self._interrupt_text(interrupt)}", look.click(look.TEXT, action)).append("   ")
        text, rule = self._notice
        if text:
            line.append(text, look.WOUND if rule else look.LIT)
        elif self.covered and self._question.options:
            line.append(self.speech.say("terminal-covered-hint"), look.SHADE)
        if rule:
            line.append(f"  {rule}", look.click(look.QUIET, f"app.open_rule('{rule}')"))
        self._static("#foot", line)
        self._static("#question", self._question_text())

    def _interrupt_text(self, interrupt: Interrupt) -> str:
        return self.speech.of_seat(interrupt.seat, self.speech.phrase(interrupt.phrase))

    def _key_line(self) -> Text:
        say = self.speech.say
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
        if len(self._question.options) > MANY:
            keys[3] = ("f", say("terminal-strip-find"), "find")
        if self.table.over:
            keys[4:7] = [("w", say("terminal-strip-save"), "save"), ("n", say("terminal-strip-new"), "new")]
        if self.person.several and not self.table.over:
            keys.insert(2, ("o", say("terminal-strip-seat"), "seat"))
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, name, action in keys:
            line.append(key, look.click(look.LIT_STRONG, f"app.{action}"))
            line.append(f" {name}  ", look.click(look.QUIET, f"app.{action}"))
        return line

    def _keyed(self, interrupts: list[Interrupt]) -> list[tuple[str, Interrupt]]:
        """A letter for each interrupt: that of its verb, or the next one free."""
        keyed: list[tuple[str, Interrupt]] = []
        for interrupt in interrupts:
            taken = COMMAND_KEYS + "".join(key for key, _ in keyed)
            keyed.append((next(k for k in interrupt.notation[0] + KEYS if k not in taken), interrupt))
        return keyed

    # The table

    async def _play(self) -> None:
        """Let the minds move, one at a time with a pause, and wait where the person has to decide."""
        table = self.table
        while not table.over:
            version = table.version
            self._thinking = True
            move = await asyncio.to_thread(table.thinker())
            if table.version != version:
                continue
            if move is None:
                self._thinking = False
                self._show()
                self._changed.clear()
                await self._changed.wait()
                continue
            if table.is_quiet(move):
                # A pause for each would tell how many there were: there is one after what the person hears of.
                table.do(move)
                if table.has_news():
                    self._notice = ("", "")
                    self._show()
                    await self._pause()
                continue
            await self._pause()
            if table.version == version:
                table.do(move)
                self._notice = ("", "")
                self._show()
        self._thinking = False
        self._tell_again()
        self._show()
        self._show_end()

    async def _pause(self) -> None:
        self._skip.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), PAUSES[self.speed])
        # Whoever reads a rule must not miss what happens meanwhile.
        while len(self.screen_stack) > 1:
            await asyncio.sleep(SHEET_POLL)

    def _do(self, seat: int, option: int) -> None:
        """The person's choice."""
        try:
            self.table.play(seat, option)
        except Refused as refused:
            reason = self.table.match.refused(seat, refused)
            self._notice = (self.speech.phrase(reason), reason.rule)
            self._show_notice()
            return
        self._thinking = True
        self._notice = ("", "")
        self._changed.set()
        self._show()

    def _show_end(self) -> None:
        body = Text()
        for i, (text, rule) in enumerate(self.speech.ending(self.table)):
            body.append(("\n" if i else "") + text, look.TEXT if rule else look.STRONG)
        title = f"{self.speech.say('terminal-title-end')} · {self.speech.own_result(self.table)}"
        self.push_screen(EndSheet(title, body, self.speech.say("terminal-end-keys")))

    # Choosing

    def on_choices_picked(self, event: Choices.Picked) -> None:
        self._pick(event.index)

    def _pick(self, index: int) -> None:
        options, refused = self._question.options, self._question.refused
        if index < len(options):
            self._do(self.person.following, options[index].option)
        elif index < len(options) + len(refused):
            self.query_one(Choices).move_to(index)
            reason = refused[index - len(options)].reason
            self._notice = (self.speech.phrase(reason), reason.rule)
            self._show_notice()

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if event.character is not None and event.character in "0123456789":
            event.stop()
            self._type(event.character)
            return
        for i, (key, _) in enumerate(self._interrupts):
            if event.key in (key, _RUSSIAN.get(key)):
                event.stop()
                self.action_interrupt(i)
                return

    def _type(self, digit: str) -> None:
        """A number is chosen as soon as no longer one can be meant."""
        if self._typing is not None:
            self._typing.stop()
        count = len(self.query_one(Choices).items)
        self._typed = (self._typed + digit).lstrip("0")
        number = int(self._typed or "0")
        if 0 < number <= count and number * 10 <= count:
            self._typing = self.set_timer(DIGIT_PAUSE, self._typed_enough)
        else:
            self._typed_enough()

    def _typed_enough(self) -> None:
        number = int(self._typed or "0")
        self._typed = ""
        if number > 0:
            self._pick(number - 1)

    def action_point(self, thing: str) -> None:
        """Something on the board was clicked: choose the only option that names it, or go to the first."""
        named = [i for i, c in enumerate(self._question.options) if thing in c.phrase.facts.values()]
        others = [i for i, r in enumerate(self._question.refused) if thing in r.choice.phrase.facts.values()]
        if len(named) == 1:
            self._pick(named[0])
        elif named:
            self.query_one(Choices).move_to(named[0])
            self.query_one(Choices).focus()
        elif others:
            self._pick(len(self._question.options) + others[0])

    def action_interrupt(self, number: int) -> None:
        interrupt = self._interrupts[number][1]
        seat = seat_number(interrupt.seat)
        if interrupt not in self._sight.interrupts:
            self._do(seat, interrupt.option)
            return
        question = self.speech.say("terminal-sure-reveal", choice=self._interrupt_text(interrupt))

        def answered(sure: bool | None) -> None:
            if sure:
                self._do(seat, interrupt.option)

        self.push_screen(SureSheet(question, self.speech), answered)

    # Commands

    def action_secrets(self) -> None:
        if not self.table.over:
            self.person.turn_secrets()
            self._notice = ("", "")
            self._tell_again()
            self._show()

    def action_seat(self) -> None:
        """Look from another seat of the person's."""
        if self.person.several:
            self.person.look_on()
            self._notice = ("", "")
            self._show()

    def action_language(self) -> None:
        following = LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)]
        self.speech = Speech(self._setting.game, self._setting.held, following)
        self.speech.open(self.table.pages())
        self._notice = ("", "")
        self._tell_again()
        self._show()

    def _tell_again(self) -> None:
        log = self.query_one(Log)
        log.tell_again([*log.entries, *self.table.news()], self.speech, self._board, self.person)

    def action_speed(self, change: int) -> None:
        self.speed = min(max(self.speed + change, 0), len(PAUSES) - 1)
        self._skip.set()
        self._static("#status", self._status_line())

    def action_skip(self) -> None:
        self._skip.set()

    def action_rule(self) -> None:
        """The rule of what is looked at: a log entry, a refusal, the question, or the latest event."""
        log = self.query_one(Log)
        if log.has_focus and log.rule_here():
            self.action_open_rule(log.rule_here())
        elif self._notice[1]:
            self.action_open_rule(self._notice[1])
        elif self._prompt is not None and not self._question.covered:
            self.action_open_rule(self._prompt.rule)
        elif log.entries:
            self.action_open_rule(log.entries[-1].phrase.rule)

    def action_open_rule(self, rule: str) -> None:
        self.push_screen(rule_sheet(rule, self.speech))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, Log):
            self.action_open_rule(event.option_list.rule_here())

    def action_search(self) -> None:
        self.push_screen(SearchSheet(self.speech))

    def action_find(self) -> None:
        """Choose by typing what the choice names."""
        choices = [*self._question.options, *(r.choice for r in self._question.refused)]
        if not choices:
            return

        def found(index: int | None) -> None:
            if index is not None:
                self._pick(index)

        self.push_screen(FindSheet([(self.speech.phrase(c.phrase), c.notation) for c in choices], self.speech), found)

    def action_log(self) -> None:
        entries: list[Heard] = self.query_one(Log).entries
        body = Group(*(log_line(heard, self.speech, self._board, self.person) for heard in entries))
        title, hint = self.speech.say("terminal-title-log"), self.speech.say("terminal-close")
        self.push_screen(Sheet(title, body, hint, at_end=True))

    def action_position(self) -> None:
        read = [line for page in self.person.pages() for line in self.speech.page(page)]
        lines = [*self._board.tell(self._scene, self.speech), *read, self.speech.talk(self.table)]
        body = Text("\n".join(lines), style=look.TEXT)
        self.push_screen(Sheet(self.speech.say("terminal-title-position"), body, self.speech.say("terminal-close")))

    def action_help(self) -> None:
        self.push_screen(Sheet(self.speech.say("terminal-title-help"), self._help(), self.speech.say("terminal-close")))

    def _help(self) -> Text:
        say = self.speech.say
        body = Text()
        if not self.covered:
            _heading(body, say("terminal-help-you"))
            for title, text in self._board.secrets(self._scene, self.speech):
                _entry(body, title, text)
        prompt = self._prompt
        if prompt is not None and not self._question.covered:
            _heading(body, say("terminal-help-question"))
            _entry(body, prompt.rule, say(prompt.rule))
        _heading(body, say("terminal-help-keys"))
        body.append(say("terminal-key-choose") + "\n", look.TEXT)
        for key, interrupt in self._interrupts:
            _entry(body, key, say("terminal-key-interrupt", choice=self._interrupt_text(interrupt)))
        if self.person.several:
            _entry(body, "o", say("terminal-key-seat"))
        for key, text in (
            ("s", say("terminal-key-secrets")),
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
        _entry(body, "×", say("terminal-sign-refused"))
        for sign, text in self._board.signs(self.speech):
            _entry(body, sign, text)
        return body

    def action_save(self) -> None:
        say = self.speech.say
        if not self.table.over:
            self._say(say("terminal-save-later"))
            return
        path = record_path(self.table.match, Path())
        try:
            write_record(self.table.match, path)
        except OSError as e:
            self._say(say("terminal-save-failed", file=str(path), why=e.strerror or str(e)))
        else:
            self._say(say("terminal-saved", file=str(path)))

    def _say(self, text: str) -> None:
        self._notice = (text, "")
        self._show_notice()
        if isinstance(self.screen, EndSheet):
            self.screen.note(text)

    def action_new(self) -> None:
        if not self.table.over:
            self._say(self.speech.say("terminal-new-later"))
            return
        self.table = self._setting.open(fresh_seed())
        self.person = Person(self.table)
        self._notice = ("", "")
        self._thinking = True
        self.query_one(Log).tell_again([], self.speech, self._board, self.person)
        self._show()
        self._sit_down()

    def action_exit_now(self) -> None:
        self.exit()

    def action_leave(self) -> None:
        if self.table.over:
            self.exit()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.exit()

        self.push_screen(SureSheet(self.speech.say("terminal-sure-quit"), self.speech), answered)


_RUSSIAN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""The same keys on a Russian keyboard."""


def _heading(body: Text, title: str) -> None:
    body.append(("\n" if body.plain else "") + title + "\n", look.LIT_STRONG)


def _entry(body: Text, name: str, text: str) -> None:
    body.append(name, look.STRONG).append(f"  {text}\n" if text else "\n", look.TEXT)
