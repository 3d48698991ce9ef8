"""Sheets over the table: help, a rule, the search, a confirmation, the end. Meanwhile the table waits."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gloam.terminal import look
from gloam.terminal.panels import ClickLine, Listed
from gloam.terminal.speech import Speech

MOST_FOUND = 200

FRAME_ROWS = 9
"""Rows of a sheet around its text: frame, title, hint, and some air above and below."""


class Sheet(ModalScreen[None]):
    """A text to read. Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,й,question_mark,f1,e,у,g,п,v,м", "dismiss", show=False),
    ]

    def __init__(self, title: str, body: Text | Group, hint: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._at_end = at_end
        self._body = body
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, style=look.LIT_STRONG), classes="title")
            with VerticalScroll(classes="body"):
                yield Static(self._body)
            yield Static(Text(self._hint, style=look.QUIET), classes="hint")

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(VerticalScroll).styles.max_height = max(3, event.size.height - FRAME_ROWS)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.call_after_refresh(scroll.scroll_end, animate=False)


class EndSheet(Sheet):
    """The outcome and everybody's truth; leads on to saving, another game, or the door."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w,ц", "app.save", show=False),
        Binding("n,т", "again", show=False),
        Binding("q,й", "app.exit_now", show=False),
        Binding("escape,enter", "dismiss", show=False),
    ]

    async def action_again(self) -> None:
        await self.dismiss()
        self.app.call_later(self.app.run_action, "new")

    def note(self, text: str) -> None:
        self.query_one(".hint", Static).update(Text(f"{text}\n{self._hint}", style=look.LIT))


class SureSheet(ModalScreen[bool]):
    """Asks yes or no before something that can't be undone."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,н,enter", "answer(True)", show=False),
        Binding("n,т,escape", "answer(False)", show=False),
    ]

    def __init__(self, question: str, speech: Speech) -> None:
        super().__init__()
        self._question = question
        self._speech = speech

    def compose(self) -> ComposeResult:
        say = self._speech.say
        yes = look.click(look.LIT_STRONG, "screen.answer(True)")
        no = look.click(look.STRONG, "screen.answer(False)")
        with Vertical(classes="sheet small"):
            yield Static(Text(self._question, style=look.STRONG))
            answers = Text.assemble((f"y {say('terminal-yes')}", yes), "     ", (f"n {say('terminal-no')}", no))
            yield ClickLine(answers, classes="hint")

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)


class SearchSheet(ModalScreen[None]):
    """Rules that contain the words you search for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "results", show=False),
    ]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self._speech = speech
        self._found: list[str] = []

    def compose(self) -> ComposeResult:
        say = self._speech.say
        with Vertical(classes="sheet"):
            yield Static(Text(say("terminal-title-search"), style=look.LIT_STRONG), classes="title")
            yield Input(placeholder=say("terminal-search-hint"))
            yield OptionList(classes="body")
            yield Static(classes="hint")

    def on_mount(self) -> None:
        self._list("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    def on_input_submitted(self) -> None:
        results = self.query_one(OptionList)
        if results.option_count:
            results.focus()
            results.highlighted = results.highlighted or 0
            self._open(results.highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._open(event.option_index)

    def action_results(self) -> None:
        self.query_one(OptionList).focus()

    def _list(self, wanted: str) -> None:
        self._found = self._speech.found(wanted)
        results = self.query_one(OptionList)
        results.clear_options()
        results.add_options(
            Option(Listed(rule, self._speech.rule_text(rule), look.TEXT, gutter=len(rule) + 2))
            for rule in self._found[:MOST_FOUND]
        )
        count = self._speech.say("terminal-found", count=len(self._found))
        self.query_one(".hint", Static).update(Text(f"{count}  {self._speech.say('terminal-more')}", style=look.QUIET))

    def _open(self, index: int) -> None:
        self.app.push_screen(rule_sheet(self._found[index], self._speech))


class FindSheet(ModalScreen[int | None]):
    """The choices that match what you type, in words or notation; Enter takes the highlighted one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
    ]

    def __init__(self, choices: list[tuple[str, str, str]], speech: Speech) -> None:
        """`choices` are words, notation and what they come to, in the order of the list."""
        super().__init__()
        self._choices = choices
        self._speech = speech
        self._found: list[int] = []

    def compose(self) -> ComposeResult:
        say = self._speech.say
        with Vertical(classes="sheet"):
            yield Static(Text(say("terminal-title-find"), style=look.LIT_STRONG), classes="title")
            yield Input(placeholder=say("terminal-find-hint"))
            yield OptionList(classes="body")
            yield Static(classes="meaning")
            yield Static(Text(say("terminal-find-more"), style=look.QUIET), classes="hint")

    def on_mount(self) -> None:
        self._list("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    def on_input_submitted(self) -> None:
        lit = self.query_one(OptionList).highlighted
        if lit is not None:
            self.dismiss(self._found[lit])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._found[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Before it is taken, the one that is lit says what it comes to."""
        meaning = self._choices[self._found[event.option_index]][2]
        self.query_one(".meaning", Static).update(Text(meaning, style=look.LIT))

    def action_step(self, down: int) -> None:
        results = self.query_one(OptionList)
        if results.option_count:
            results.highlighted = ((results.highlighted or 0) + down) % results.option_count

    def _list(self, wanted: str) -> None:
        self._found = [i for i, (text, notation, _) in enumerate(self._choices) if _holds(f"{text} {notation}", wanted)]
        results = self.query_one(OptionList)
        results.clear_options()
        results.add_options(
            Option(Listed(str(i + 1), self._choices[i][0], look.TEXT, gutter=4)) for i in self._found
        )
        results.highlighted = 0 if self._found else None


def _holds(text: str, wanted: str) -> bool:
    """Whether every word is there. Dashes need not be typed: 433 finds 4-3-3."""
    text = text.lower()
    bare = text.replace("-", "")
    return all(word in text or word in bare for word in wanted.lower().split())


def rule_sheet(rule: str, speech: Speech) -> Sheet:
    title = f"{rule} · {speech.chapter(rule)}"
    return Sheet(title, Text(speech.rule_text(rule), style=look.TEXT), speech.say("terminal-close"))
