"""Effects as a game runs them: books of flat programs, the step that reads one, and the words a game supplies.

A card or an entry is a program: a list of numbers that `book.py` made from a content file. `Run` is a bookmark
in one: immutable, public facts only. It goes from instruction to instruction until something has to be decided or
something else has to be done first; then a bookmark of the next instruction waits on the agenda. So a position in the
middle of a card can be cloned, written down, read back and played on.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.council import Council
from gloam.core.effects.program import (
    ABSENT,
    ADD,
    ALL,
    ANY,
    ASK_MAY,
    ASK_PICK,
    BRANCH,
    CALL,
    CHOICE,
    COMPARE,
    EACH,
    END,
    JUMP,
    LEAST,
    LITERAL,
    MULTIPLY,
    NAMED,
    NEXT,
    NOT,
    NOTHING,
    OPTION_COSTS,
    OPTION_IF,
    OPTION_TO,
    PICK,
    READER,
    REGISTER,
    REPEAT,
    STOP,
    STOP_HERE,
    STOP_IF,
    SUBTRACT,
    UNLESS,
    WITHOUT,
    opened,
)
from gloam.core.state import ALLOWED, ARG_MASK, NOBODY, PASS, State, Step
from gloam.core.value import Value

MOST_TIMES: Final = 100
"""However often an effect says that something is repeated, it ends."""

_NO_ITEMS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Value):
    """What the words of a game's content files mean. A game writes one subclass; a state has one as a field.

    Its only field is the name of the book, so a state that is written down says which content it is played with.
    The methods get the state, the frame (who the reader is, what names stand for) and the arguments: the fields of the
    struct that declares the word, in their order.
    """

    def __init__(self, book: str) -> None:
        self.book = book
        self.pages = opened(book)

    def start(self, program: str, reader: int = NOTHING) -> Run:
        """The step that plays a program from its beginning."""
        found = self.pages.programs.get(program)
        if found is None:
            raise LookupError(f"the book {self.book!r} has no program {program!r}")
        registers = [NOTHING] * found.registers
        registers[READER] = reader
        return Run(program, 0, registers, _NO_ITEMS, None)

    def payable(self, s: Any, program: str, reader: int = NOTHING) -> bool:
        """Whether the cost of a program could be paid in full."""
        f = Frame(self, self.start(program, reader))
        return all(self.can_pay(s, f, f.code[cost], f.effect_args(s, cost)) for cost in f.program.costs)

    def holds(self, s: Any, program: str, field: str, reader: int = NOTHING) -> bool:
        """Whether a condition beside the effects of a program holds; one that is not given holds."""
        term = self.pages.programs[program].terms.get(field)
        if term is None:
            return True
        f = Frame(self, self.start(program, reader))
        return f.holds(s, f.args(s, term)[0])

    def amount(self, s: Any, program: str, field: str, reader: int = NOTHING) -> int:
        """A number beside the effects of a program; ABSENT if it is not given."""
        f = Frame(self, self.start(program, reader))
        if field not in f.program.terms:
            return ABSENT
        return f.args(s, f.program.terms[field])[0]

    # What each game supplies, as far as its vocabulary needs it

    def do(self, s: Any, f: Frame, op: int, args: list[int]) -> int:
        """Carry out an effect: change the state, push steps, or ask with a step of the game.

        Returns GO_ON; or STOP_HERE, and nothing that follows in this run is done.
        """
        raise NotImplementedError

    def branch(self, s: Any, f: Frame, op: int, args: list[int]) -> int:
        """Which branch of an effect is done next, now that all its steps are done: the argument that stands for it, or
        NOTHING."""
        raise NotImplementedError

    def test(self, s: Any, f: Frame, op: int, args: list[int]) -> bool:
        """Whether a condition holds."""
        raise NotImplementedError

    def items(self, s: Any, f: Frame, op: int, args: list[int]) -> list[int]:
        """The things of a set, in the order of the rules. They get into steps, so the set has to be public."""
        raise NotImplementedError

    def number(self, s: Any, f: Frame, op: int, args: list[int]) -> int:
        """What a name in an expression counts."""
        raise NotImplementedError

    def can_pay(self, s: Any, f: Frame, op: int, args: list[int]) -> bool:
        """Whether an effect that is the cost of an option could be carried out in full."""
        raise NotImplementedError

    def seat(self, s: Any, f: Frame, who: int) -> int:
        """The seat that decides, for a `who` of the vocabulary; where `group` decides, the one with the last word."""
        raise NotImplementedError

    def group(self, s: Any, f: Frame, who: int) -> int:
        """The seats that decide together, for a `who` of the vocabulary, as a mask; NOBODY where `seat` decides."""
        return NOBODY

    def kind(self, s: Any, f: Frame, asked: int) -> int:
        """The kind of decision for ASK_CHOICE, ASK_MAY or ASK_PICK."""
        raise NotImplementedError

    def choose(self, number: int) -> int:
        """The option for number `number` of the book's options: a verb of the game, and the number as its argument."""
        raise NotImplementedError

    def option(self, op: int, item: int) -> int:
        """The option for picking a thing of a set: a verb of the game, and the thing as its argument."""
        raise NotImplementedError

    def takes_alone(self, s: Any, f: Frame) -> bool:
        """Whether a pick among one thing is made without asking."""
        return False

    def chosen(self, s: Any, f: Frame, seat: int, option: int) -> None:
        """Told of every answer to a choice or pick, to announce it. Pushes nothing.

        Where a group has decided, `seat` is who had the last word, and `s.proposals` has what each of them wanted.
        """

    def why_not(self, s: Any, f: Frame, op: int, args: list[int]) -> int:
        """The reason against an option whose condition fails; `op` is below 0 where it is made of several."""
        raise NotImplementedError

    def why_unpaid(self, s: Any, f: Frame, op: int, args: list[int]) -> int:
        """The reason against an option whose cost cannot be paid."""
        raise NotImplementedError

    def why_unpicked(self, s: Any, f: Frame, op: int, args: list[int], option: int) -> int:
        """Why something cannot be picked that is not in this set; 0 where the rules of the moment say it better."""
        return ALLOWED

    def ask(self, s: Any, step: Run, seat: int, kind: int, options: list[int]) -> None:
        """Open the decision. All questions to one seat go through here; a game may say who sees them."""
        s.ask(step, seat, kind, options)

    def ask_group(self, s: Any, step: Run, members: int, speaker: int, kind: int) -> None:
        """Put the question to a group. A game may say who sees it, with a `Deliberation` of its own."""
        Deliberation(members, speaker, step, kind).run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(State):
    """A state whose game has effects as data."""

    def script(self) -> Words:
        """The words of the game, with their book."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Step):
    """A bookmark: a program by its id, the next instruction, and what the names stand for.

    `left` are the items a loop still has to go through; `outer` is where to go on after the end of this block. All that
    follows in a run hangs on one step, so leaving it out ends the run.
    """

    def __init__(self, program: str, at: int, registers: list[int], left: list[int], outer: Run | None) -> None:
        self.program = program
        self.at = at
        self.registers = registers
        self.left = left
        self.outer = outer

    def run(self, s: Scripted) -> None:
        _go_on(s, Frame(s.script(), self))

    def answer(self, s: Scripted, seat: int, option: int) -> None:
        f = Frame(s.script(), self)
        words = f.words
        code, at = f.code, self.at
        words.chosen(s, f, seat, option)
        if code[at] == PICK:
            f.bind(code[at + 2], NOTHING if option == PASS and code[at + 4] else option & ARG_MASK)
            s.push(f.mark(at + 5))
            return
        if option == PASS and code[at + 2] == ASK_MAY:
            s.push(f.mark(code[at + 3]))
            return
        for i in f.choices(at):
            if words.choose(f.data[i]) == option:
                s.push(f.mark(f.data[i + OPTION_TO]))
                return
        raise AssertionError(f"{self!r} did not offer {option}")

    def candidates(self, s: Scripted, seat: int) -> list[int]:
        """All options of the choice that waits here, open or not; the open ones where it is no choice."""
        f = Frame(s.script(), self)
        if f.code[self.at] != CHOICE:
            d = s.decision_of(seat)
            return [] if d is None else d.options
        found = [PASS] if f.code[self.at + 2] == ASK_MAY else []
        return found + [f.words.choose(f.data[i]) for i in f.choices(self.at)]

    def why_not(self, s: Scripted, seat: int, option: int) -> int:
        """Why an option of the choice or pick that waits here is closed; 0 if it is open, or none of its options."""
        f = Frame(s.script(), self)
        if f.code[self.at] == PICK:
            things = f.code[self.at + 3]
            if option in f.offered(s):
                return ALLOWED
            return f.words.why_unpicked(s, f, f.op(things), f.args(s, things), option)
        if f.code[self.at] != CHOICE:
            return ALLOWED
        data = f.data
        for at in f.choices(self.at):
            if f.words.choose(data[at]) != option:
                continue
            condition = data[at + OPTION_IF]
            if condition != NOTHING and not f.holds(s, condition):
                failing = _failing(s, f, condition)
                args = f.args(s, failing) if data[failing] >= 0 else []
                return f.words.why_not(s, f, data[failing], args)
            for j in range(at + OPTION_COSTS + 1, at + OPTION_COSTS + 1 + data[at + OPTION_COSTS]):
                cost = data[j]
                args = f.effect_args(s, cost)
                if not f.words.can_pay(s, f, f.code[cost], args):
                    return f.words.why_unpaid(s, f, f.code[cost], args)
        return ALLOWED


@mypyc_attr(allow_interpreted_subclasses=True)
class Deliberation(Council):
    """A question of a card to several seats, who decide it together. Whatever is decided answers the run that waits."""

    def __init__(self, members: int, speaker: int, asked: Run, what: int) -> None:
        super().__init__(members, speaker)
        self.asked = asked
        self.what = what

    def kind(self) -> int:
        return self.what

    def options(self, s: Scripted) -> list[int]:
        return Frame(s.script(), self.asked).offered(s)

    def decided(self, s: Scripted, option: int, agreed: bool) -> None:
        self.asked.answer(s, self.speaker, option)

    def candidates(self, s: Scripted, seat: int) -> list[int]:
        return self.asked.candidates(s, seat)

    def why_not(self, s: Scripted, seat: int, option: int) -> int:
        return self.asked.why_not(s, seat, option)


class Frame:
    """A run while it goes on: what the words of a game may know of it."""

    def __init__(self, words: Words, run: Run) -> None:
        self.words = words
        self.program = words.pages.programs[run.program]
        self.code = self.program.code
        self.data = self.program.data
        self.at = run.at
        self.registers = run.registers
        self.left = run.left
        self.outer = run.outer

    # For the words of a game

    def reader(self) -> int:
        """Whoever the entry acts for; NOTHING if nobody was named."""
        return self.registers[READER]

    def op(self, term: int) -> int:
        """What a term among the arguments is: its number in the vocabulary."""
        return self.data[term]

    def args(self, s: Scripted, term: int) -> list[int]:
        """The arguments of a term; the values of a list; the fields of a part of an effect."""
        return self._values(s, self.data, term)

    def items(self, s: Scripted, term: int) -> list[int]:
        """The things of a set among the arguments."""
        op = self.data[term]
        args = self._values(s, self.data, term)
        if op != NAMED:
            return self.words.items(s, self, op, args)
        return args if args[0] != NOTHING else _NO_ITEMS

    def holds(self, s: Scripted, term: int) -> bool:
        """Whether a condition among the arguments holds."""
        data = self.data
        op = data[term]
        if op >= 0:
            return self.words.test(s, self, op, self._values(s, data, term))
        if op == NOT:
            return not self.holds(s, data[term + 3])
        if op == COMPARE:
            args = self._values(s, data, term)
            number, least, most, equal = args[0], args[1], args[2], args[3]
            return (
                (least == ABSENT or number >= least)
                and (most == ABSENT or number <= most)
                and (equal == ABSENT or number == equal)
            )
        for i in range(term + 3, term + 3 + 2 * data[term + 1], 2):
            if self.holds(s, data[i]) == (op == ANY):
                return op == ANY
        return op == ALL

    def later(self, block: int) -> Run:
        """The step for effects that are not done now: to be kept in the state and pushed when their time has come."""
        return Run(self.program.id, block, self.registers, _NO_ITEMS, None)

    def later_for(self, block: int, reader: int) -> Run:
        """The same, for somebody else as the reader."""
        registers = list(self.registers)
        registers[READER] = reader
        return Run(self.program.id, block, registers, _NO_ITEMS, None)

    def program_named(self, number: int) -> str:
        """The id of a program that an argument refers to."""
        return self.words.pages.order[number]

    # For the interpreter

    def mark(self, at: int) -> Run:
        return Run(self.program.id, at, self.registers, self.left, self.outer)

    def enter(self, run: Run) -> None:
        self.program = self.words.pages.programs[run.program]
        self.code = self.program.code
        self.data = self.program.data
        self.at = run.at
        self.registers = run.registers
        self.left = run.left
        self.outer = run.outer

    def bind(self, register: int, value: int) -> None:
        # Bookmarks share the list, so it is never changed in place.
        self.registers = list(self.registers)
        self.registers[register] = value

    def value(self, s: Scripted, mode: int, value: int) -> int:
        if mode == LITERAL:
            return value
        if mode == REGISTER:
            return self.registers[value]
        return self._amount(s, value)

    def _values(self, s: Scripted, where: list[int], at: int) -> list[int]:
        found: list[int] = []
        for i in range(at + 2, at + 2 + 2 * where[at + 1], 2):
            mode = where[i]
            found.append(where[i + 1] if mode == LITERAL else self.value(s, mode, where[i + 1]))
        return found

    def _amount(self, s: Scripted, term: int) -> int:
        op = self.data[term]
        args = self._values(s, self.data, term)
        if op >= 0:
            return self.words.number(s, self, op, args)
        a, b = args[0], args[1]
        if op == ADD:
            return a + b
        if op == SUBTRACT:
            return a - b
        if op == MULTIPLY:
            return a * b
        if op == LEAST:
            return a if a < b else b
        return a if a > b else b

    def effect_args(self, s: Scripted, at: int) -> list[int]:
        return self._values(s, self.code, at)

    def choices(self, at: int) -> list[int]:
        """The options of the choice at an address of the code, as addresses in the data."""
        return self.code[at + 5 : at + 5 + self.code[at + 4]]

    def offered(self, s: Scripted) -> list[int]:
        """What can be answered to the choice or pick that stands here; nothing where nothing is open."""
        code, at, words = self.code, self.at, self.words
        if code[at] == PICK:
            op = self.op(code[at + 3])
            options = [words.option(op, item) for item in self.items(s, code[at + 3])]
            return [PASS, *options] if options and code[at + 4] else options
        options = [words.choose(self.data[i]) for i in self.choices(at) if self.open(s, i)]
        return [PASS, *options] if code[at + 2] == ASK_MAY else options

    def put(self, s: Scripted, asked: int, options: list[int]) -> None:
        """Ask whoever decides the choice or pick that stands here."""
        words, who = self.words, self.code[self.at + 1]
        seat, kind, members = words.seat(s, self, who), words.kind(s, self, asked), words.group(s, self, who)
        if members == NOBODY or members == 1 << seat:
            words.ask(s, self.mark(self.at), seat, kind, options)
        else:
            words.ask_group(s, self.mark(self.at), members, seat, kind)

    def open(self, s: Scripted, option: int) -> bool:
        """Whether an option (its address in the data) may be chosen: its condition holds and its cost can be paid."""
        data = self.data
        if data[option + OPTION_IF] != NOTHING and not self.holds(s, data[option + OPTION_IF]):
            return False
        for i in range(option + OPTION_COSTS + 1, option + OPTION_COSTS + 1 + data[option + OPTION_COSTS]):
            if not self.words.can_pay(s, self, self.code[data[i]], self.effect_args(s, data[i])):
                return False
        return True


def _go_on(s: Scripted, f: Frame) -> None:
    """Carry out one instruction after another, until somebody decides or another step comes first."""
    words = f.words
    while True:
        code, at = f.code, f.at
        op = code[at]
        if op >= 0:
            following = at + 2 + 2 * code[at + 1]
            waiting, asked = s.agenda_size(), s.open_count()
            if words.do(s, f, op, f.effect_args(s, at)) == STOP_HERE or s.over:
                return
            if s.agenda_size() != waiting or s.open_count() != asked:
                # Below what the effect has pushed: that is done first.
                if f.outer is not None or not _is_end(code, following):
                    s.push_below(f.mark(following), waiting)
                return
            f.at = following
        elif op == END:
            if f.outer is None:
                return
            f.enter(f.outer)
        elif op == JUMP:
            f.at = code[at + 1]
        elif op == UNLESS:
            f.at = at + 3 if f.holds(s, code[at + 1]) else code[at + 2]
        elif op == WITHOUT:
            f.at = code[at + 2] if f.registers[code[at + 1]] == NOTHING else at + 3
        elif op == STOP:
            return
        elif op == STOP_IF:
            if f.holds(s, code[at + 1]):
                return
            f.at = at + 2
        elif op == CHOICE:
            options = f.offered(s)
            if options:
                f.put(s, code[at + 2], options)
                return
            if code[at + 3] == NOTHING:
                raise AssertionError(f"{f.program.id}: nobody can choose anything at {at}")
            f.at = code[at + 3]
        elif op == PICK:
            items = f.items(s, code[at + 3])
            if items and not (len(items) == 1 and not code[at + 4] and words.takes_alone(s, f)):
                f.put(s, ASK_PICK, f.offered(s))
                return
            f.bind(code[at + 2], items[0] if items else NOTHING)
            f.at = at + 5
        elif op == EACH:
            f.left = list(f.items(s, code[at + 1]))
            f.at = at + 2
        elif op == REPEAT:
            times = f.value(s, code[at + 1], code[at + 2])
            f.left = list(range(times if times < MOST_TIMES else MOST_TIMES))
            f.at = at + 3
        elif op == NEXT:
            if not f.left or (code[at + 2] != NOTHING and f.holds(s, code[at + 2])):
                f.left = _NO_ITEMS
                f.at = code[at + 3]
            else:
                item = f.left[0]
                f.outer = Run(f.program.id, at, f.registers, f.left[1:], f.outer)
                f.left = _NO_ITEMS
                if code[at + 1] != NOTHING:
                    f.bind(code[at + 1], item)
                f.at = at + 4
        elif op == CALL:
            # What is called last needs no way back, so entries that lead to each other pile nothing up.
            outer = f.outer if _is_end(code, at + 2) else f.mark(at + 2)
            called = words.start(f.program_named(code[at + 1]), f.reader())
            f.enter(called)
            f.outer = outer
        elif op == BRANCH:
            taken = words.branch(s, f, code[code[at + 1]], f.effect_args(s, code[at + 1]))
            f.at = code[at + 2] if taken == NOTHING else code[at + 4 + taken]
        else:
            raise AssertionError(f"{f.program.id}: {op} at {at} is no instruction")


def _is_end(code: list[int], at: int) -> bool:
    """Whether nothing more is done from here on in this block."""
    while code[at] == JUMP:
        at = code[at + 1]
    return code[at] == END


# Choices as people see them: what could be thought of, and why it is refused


def _failing(s: Scripted, f: Frame, term: int) -> int:
    """The part of a condition that fails: of several that must all hold, the first that does not."""
    if f.data[term] == ALL:
        for i in range(term + 3, term + 3 + 2 * f.data[term + 1], 2):
            if not f.holds(s, f.data[i]):
                return _failing(s, f, f.data[i])
    return term
