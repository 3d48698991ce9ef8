"""The client on the full screen."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import OptionList

from gloam.core.words.lexicon import seat_number
from gloam.core.words.text import LANGUAGES
from gloam.store.errors import StoreError
from gloam.terminal import look
from gloam.terminal.desk import Desk
from gloam.terminal.marks import mark, numbers_of
from gloam.terminal.panels import PLAN, REFUSED, Choices, ClickLine, DrawnPanel, Item, LogPanel, draw_seats, log_line
from gloam.terminal.person import Person
from gloam.terminal.room import LocalRoom
from gloam.terminal.sheets import EndSheet, FindSheet, SearchSheet, Sheet, SureSheet, rule_sheet
from gloam.terminal.showing import Showing
from gloam.terminal.speech import Speech

PAUSES = (2.5, 1.5, 0.8, 0.4, 0.15, 0.0)
"""Seconds before each move of others, and before the only answer in a private window: all windows look the same."""

USUAL_SPEED = 2
DIGIT_PAUSE = 0.8
SHEET_POLL = 0.05


class TerminalApp(App[None]):
    """A table on the full screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    # Each letter also by the key of a Russian keyboard in the same place.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,ы", "secrets", show=False),
        Binding("o,щ", "seat", show=False),
        Binding("u,г", "undo", show=False),
        Binding("h,р", "hint", show=False),
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

    def __init__(self, desk: Desk, speed: int = USUAL_SPEED) -> None:
        super().__init__()
        # Where there is no room for both, the log makes way for the board: it stands under it, not beside it.
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (128, "-wide"), (150, "-vast")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall"), (44, "-high")]
        self.title = "gloam"
        self.desk = desk
        self.speed = speed
        self._showing = Showing(desk)
        self._showing.note(desk.greeting)
        self._typed = ""
        self._typing: Timer | None = None
        self._changed = asyncio.Event()
        self._skip = asyncio.Event()
        self._thinking = True

    @property
    def room(self) -> LocalRoom:
        return self.desk.room

    @property
    def person(self) -> Person:
        return self.desk.person

    @property
    def speech(self) -> Speech:
        return self.desk.speech

    # The screen

    def compose(self) -> ComposeResult:
        yield ClickLine(widget_id="status")
        with Container(id="body"):
            yield DrawnPanel(self._draw_seats, "seats")
            with Container(id="middle"):
                yield DrawnPanel(self._draw_board, "board")
                yield LogPanel()
        with Vertical(id="decision"):
            yield ClickLine(widget_id="question")
            with VerticalScroll(id="options", can_focus=False):
                yield Choices()
            yield ClickLine(widget_id="foot")
        yield ClickLine(widget_id="keys")

    def on_mount(self) -> None:
        self.register_theme(look.THEME)
        self.theme = look.THEME.name
        self.query_one(Choices).focus()
        self._show()
        self._sit_down()

    @property
    def is_asking(self) -> bool:
        """Whether the table waits for the person."""
        return not self._thinking and self._showing.asking

    @property
    def covered(self) -> bool:
        """Whether the secrets of the seat that is followed are covered."""
        return self.person.covered

    def _sit_down(self) -> None:
        self.run_worker(self._play(), exclusive=True, group="table")

    def _draw_seats(self, width: int, height: int) -> Text:
        desk, scene = self.desk, self.person.scene()
        secrets = None if self.covered else desk.board.secrets(scene, self.speech)
        cards = desk.board.seats(scene, self.speech)
        return draw_seats(cards, secrets, self.person.letter, self.speech, width, height)

    def _draw_board(self, width: int, height: int) -> Text:
        drawn = self.desk.board.draw(self.person.scene(), self.speech, width, height)
        return mark(drawn, numbers_of(self._showing.question.options))

    def _show(self) -> None:
        """Bring everything on the screen up to date."""
        showing, log, say = self._showing, self.query_one(LogPanel), self.speech.say
        if showing.look(self._thinking):
            self._hand_over()
        else:
            log.tell(self.desk.news(), self.speech, self.desk.board, self.person)
        self.query_one("#seats").border_title = say("terminal-seats")
        log.border_title = say("terminal-log")
        self._static("#status", showing.status_line(PAUSES[self.speed], self.speed))
        question = showing.question
        choices = [Item(self.speech.phrase(c.phrase), PLAN if question.is_plan(c) else "") for c in question.options]
        choices += [Item(self.speech.phrase(r.choice.phrase), REFUSED) for r in question.refused]
        self.query_one(Choices).show_items(choices)
        showing.ahead = self._ahead(self.query_one(Choices).cursor)
        self._show_notice()
        self._static("#keys", showing.key_line())
        self.query_one("#seats").refresh()
        self.query_one("#board").refresh()

    def _hand_over(self) -> None:
        """Somebody else comes before the screen: nothing of what the last one had open stays on it."""
        self._tell_again()
        self._showing.note(self.speech.say("terminal-over-to", seat=self.person.letter))

    def _static(self, selector: str, text: Text) -> None:
        self.query_one(selector, ClickLine).update(text)

    def _note(self, text: str = "", rule: str = "") -> None:
        """Say why something was refused, or other news."""
        self._showing.note(text, rule)
        self._show_notice()

    def _show_notice(self) -> None:
        self._static("#foot", self._showing.foot_line())
        self._static("#question", self._showing.question_line())

    # The table

    async def _play(self) -> None:
        """Go on until the game is over, as long as what happens can be kept."""
        try:
            await self._go_on()
        except StoreError as e:
            self._break_off(e)

    async def _go_on(self) -> None:
        """Let the minds move, one after the other with a pause, and wait where a person has to decide."""
        room = self.room
        while not room.over:
            version, begun = room.version, time.monotonic()
            self._thinking = True
            move = await asyncio.to_thread(room.thinker())
            if move is None and room.version == version:
                self._thinking = False
                self._show()
                self._changed.clear()
                await self._changed.wait()
            elif move is None or (room.version != version and not move.quiet):
                continue
            elif move.idle:
                room.do(move)
            elif move.quiet:
                # A pause for each would tell how many there were: there is one after what the person hears of.
                room.do(move)
                if room.has_news():
                    self._showing.note()
                    self._show()
                    await self._pause(time.monotonic())
            else:
                # The time to think is part of the pause: it may depend on what the others hide.
                await self._pause(begun)
                if room.version == version:
                    room.do(move)
                    self._showing.note()
                    self._show()
        self._thinking = False
        self._tell_again()
        self._show()
        self._show_end()

    async def _pause(self, since: float) -> None:
        self._skip.clear()
        left = max(0.0, since + PAUSES[self.speed] - time.monotonic())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), left)
        # Whoever reads a rule must not miss what happens meanwhile.
        while len(self.screen_stack) > 1:
            await asyncio.sleep(SHEET_POLL)

    def _do(self, seat: int, option: int) -> None:
        """The person's choice."""
        try:
            reason = self.desk.play(seat, option)
        except StoreError as e:
            self._break_off(e)
            return
        if reason is not None:
            self._note(self.speech.phrase(reason), reason.rule)
        else:
            self._stir()

    def _stir(self) -> None:
        """Something has changed: the minds are asked again."""
        self._thinking = True
        self._showing.note()
        self._changed.set()
        self._show()

    def _break_off(self, e: StoreError) -> None:
        """What cannot be kept is not played."""
        self.exit(return_code=1, message=self.speech.say("terminal-log-failed", why=str(e)))

    def _show_end(self) -> None:
        title = f"{self.speech.say('terminal-title-end')} · {self.speech.own_result(self.room)}"
        self.push_screen(EndSheet(title, self._showing.end_text(), self.speech.say("terminal-end-keys")))

    # Choosing

    def on_choices_picked(self, event: Choices.Picked) -> None:
        self._pick(event.index)

    def on_choices_moved(self, event: Choices.Moved) -> None:
        self._showing.ahead = self._ahead(event.index)
        self._note()

    def _ahead(self, index: int) -> str:
        """What a choice comes to, where its words do not say it, and what it brings."""
        question = self._showing.question
        if index >= len(question.options):
            return ""
        choice = question.options[index]
        meaning = self.desk.board.meaning(choice, self.person.scene(), self.speech)
        ahead = self.speech.ahead(question.previews.get(choice.notation, []))
        return " · ".join(text for text in (meaning, ahead) if text)

    def _pick(self, index: int) -> None:
        options, refused = self._showing.question.options, self._showing.question.refused
        if index < len(options):
            self._do(self.person.following, options[index].option)
        elif index < len(options) + len(refused):
            self.query_one(Choices).move_to(index)
            reason = refused[index - len(options)].reason
            self._note(self.speech.phrase(reason), reason.rule)

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if event.character is not None and event.character in "0123456789":
            event.stop()
            self._type(event.character)
            return
        for i, (key, _) in enumerate(self._showing.interrupts):
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
        named = [i for i, c in enumerate(self._showing.question.options) if thing in c.phrase.facts.values()]
        others = [i for i, r in enumerate(self._showing.question.refused) if thing in r.choice.phrase.facts.values()]
        if len(named) == 1:
            self._pick(named[0])
        elif named:
            self.query_one(Choices).move_to(named[0])
            self.query_one(Choices).focus()
        elif others:
            self._pick(len(self._showing.question.options) + others[0])

    def action_interrupt(self, number: int) -> None:
        interrupt = self._showing.interrupts[number][1]
        seat = seat_number(interrupt.seat)
        covered = self.person.is_covered(seat)
        if interrupt not in self._showing.sight.interrupts and not covered:
            self._do(seat, interrupt.option)
            return
        # Covered, one that is not open is asked about as well: that it is not would tell whoever pressed the key.
        question = self.speech.say("terminal-sure-reveal", choice=self._showing.interrupt_text(interrupt))

        def answered(sure: bool | None) -> None:
            if sure:
                self._do(seat, interrupt.option)

        self.push_screen(SureSheet(question, self.speech), answered)

    # Commands

    def action_secrets(self) -> None:
        if not self.room.over:
            self.person.turn_secrets()
            self._showing.note()
            self._tell_again()
            self._show()

    def action_seat(self) -> None:
        """Look from another seat of the person's."""
        if self.person.several:
            self._showing.note()
            if self.person.look_on():
                self._hand_over()
            self._show()

    def action_undo(self) -> None:
        """Take the last decision back."""
        try:
            said = self.desk.take_back()
        except StoreError as e:
            self._break_off(e)
            return
        if said:
            self._note(said)
        else:
            self._stir()

    def action_hint(self) -> None:
        """Ask a mind what it would do in this seat."""
        self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        version, seat = self.room.version, self.person.following
        said = await asyncio.to_thread(self.desk.hinter())
        if (version, seat) == (self.room.version, self.person.following):
            self._note(said)

    def action_language(self) -> None:
        following = LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)]
        self.desk.speak(following)
        self._showing.note()
        self._tell_again()
        self._show()

    def _tell_again(self) -> None:
        log = self.query_one(LogPanel)
        log.tell_again([*log.entries, *self.desk.news()], self.speech, self.desk.board, self.person)

    def action_speed(self, change: int) -> None:
        self.speed = min(max(self.speed + change, 0), len(PAUSES) - 1)
        self._skip.set()
        self._static("#status", self._showing.status_line(PAUSES[self.speed], self.speed))

    def action_skip(self) -> None:
        self._skip.set()

    def action_rule(self) -> None:
        """The rule of what is looked at: a log entry, a refusal, the question, or the latest event."""
        log = self.query_one(LogPanel)
        if log.has_focus and log.rule_here():
            self.action_open_rule(log.rule_here())
        elif self._showing.rule:
            self.action_open_rule(self._showing.rule)
        elif self._showing.prompt is not None and not self._showing.question.covered:
            self.action_open_rule(self._showing.prompt.rule)
        elif log.last_rule():
            self.action_open_rule(log.last_rule())

    def action_open_rule(self, rule: str) -> None:
        self.push_screen(rule_sheet(rule, self.speech))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, LogPanel):
            self.action_open_rule(event.option_list.rule_here())

    def action_search(self) -> None:
        self.push_screen(SearchSheet(self.speech))

    def action_find(self) -> None:
        """Choose by typing what the choice names."""
        choices = [*self._showing.question.options, *(r.choice for r in self._showing.question.refused)]
        if not choices:
            return

        def found(index: int | None) -> None:
            if index is not None:
                self._pick(index)

        meaning, scene = self.desk.board.meaning, self.person.scene()
        listed = [(self.speech.phrase(c.phrase), c.notation, meaning(c, scene, self.speech)) for c in choices]
        self.push_screen(FindSheet(listed, self.speech), found)

    def action_log(self) -> None:
        entries = self.person.shown(self.query_one(LogPanel).entries)
        body = Group(*(log_line(heard, self.speech, self.desk.board) for heard in entries))
        title, hint = self.speech.say("terminal-title-log"), self.speech.say("terminal-close")
        self.push_screen(Sheet(title, body, hint, at_end=True))

    def action_position(self) -> None:
        read = [line for page in self.person.pages() for line in self.speech.page(page)]
        lines = [*self.desk.board.tell(self.person.scene(), self.speech), *read, self.speech.talk(self.room)]
        body = Text("\n".join(lines), style=look.TEXT)
        self.push_screen(Sheet(self.speech.say("terminal-title-position"), body, self.speech.say("terminal-close")))

    def action_help(self) -> None:
        title, close = self.speech.say("terminal-title-help"), self.speech.say("terminal-close")
        self.push_screen(Sheet(title, self._showing.help_text(), close))

    def action_save(self) -> None:
        self._say(self.desk.save())

    def _say(self, text: str) -> None:
        self._note(text)
        if isinstance(self.screen, EndSheet):
            self.screen.note(text)

    def action_new(self) -> None:
        try:
            said = self.desk.play_again()
        except StoreError as e:
            self._break_off(e)
            return
        if said:
            self._say(said)
            return
        self._showing.note()
        self._thinking = True
        self.query_one(LogPanel).tell_again([], self.speech, self.desk.board, self.person)
        self._show()
        self._sit_down()

    def action_exit_now(self) -> None:
        self.exit()

    def action_leave(self) -> None:
        if self.room.over:
            self.exit()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.exit()

        self.push_screen(SureSheet(self.speech.say("terminal-sure-quit"), self.speech), answered)


_RUSSIAN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""The same keys on a Russian keyboard."""
