"""A whole game as readable text: what one side is shown at each decision, and what happened.

Such a file is a checksum that people can read. Any change in views, options, refusals or events shows up in it as a
difference, at the first decision it affects.
"""

from __future__ import annotations

import difflib
import hashlib
import textwrap
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, Note, hears
from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.sights import Prompt, Sight
from gloam.core.state import ARG_BITS, State
from gloam.core.words.lexicon import Fact, Phrase, seat_letter, seat_letters, seat_mask
from gloam.testing.cases import INTERRUPT_EVERY
from gloam.testing.faults import GameFault

LIMIT = 5_000
"""A game that is written out may have at most so many decisions."""

WIDTH = 120

LONG = 240
"""A longer value is cut off, and shown with a checksum."""

FEW = 6
"""Of a longer list only the changes are shown."""

SHOWN = 40
"""How many lines of a difference to show."""

AGAIN = "check_playthrough(game, file, plan, write=True)"


class Playthrough(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to play and write out: the table, and who is watching (letters of seats, "" for a spectator).

    `name` names the file.
    """

    name: str
    seats: int
    seed: int
    viewers: str
    options: dict[str, OptionValue] = {}


class Curious:
    """Chooses at random, and prefers verbs that it has rarely used. So it tries everything, and still finishes games.

    It depends only on the options, so tuning a mind doesn't change the games it plays.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.used: Counter[int] = Counter()

    def choose(self, s: State) -> tuple[int, int]:
        """A seat and what it does now: it answers, or sometimes interrupts."""
        rng = self.rng
        if rng.below(INTERRUPT_EVERY) == 0:
            able = [(seat, offers) for seat in range(s.seats) if (offers := s.interrupts(seat))]
            if able:
                return self._of(*able[rng.below(len(able))])
        d = s.decision(rng.below(s.open_count()))
        return self._of(d.seat, d.options)

    def _of(self, seat: int, options: list[int]) -> tuple[int, int]:
        by_verb: dict[int, list[int]] = {}
        for option in options:
            by_verb.setdefault(option >> ARG_BITS, []).append(option)
        verbs = list(by_verb)
        verb = verbs[self.rng.below(len(verbs))]
        if self.rng.below(2):
            verb = min(verbs, key=self.used.__getitem__)
        self.used[verb] += 1
        return seat, by_verb[verb][self.rng.below(len(by_verb[verb]))]


def play_through(game: Game, plan: Playthrough) -> str:
    """The text of a game, which is the same in both engines. Raises GameFault if the game doesn't end."""
    match = Match(game, plan.seats, plan.seed, plan.options)
    who, book = Curious(seeded(plan.seed, 1)), _Book(match, plan)
    book.begin()
    while not match.state.over:
        book.decision(*who.choose(match.state))
        if len(match.decisions) > LIMIT:
            raise GameFault(f"{game.id}: {plan.name} does not end within {LIMIT} decisions", [repr(plan)])
    book.end()
    return "\n".join(book.lines) + "\n"


def check_playthrough(game: Game, file: Path, plan: Playthrough, *, write: bool = False, again: str = AGAIN) -> None:
    """Play a game and compare it with the file; raises GameFault with a readable difference.

    With `write`, write the file instead. `again` is the command that the fault suggests if the change is intended.
    """
    played = play_through(game, plan)
    if write:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(played, "utf-8")
        return
    stored = file.read_text("utf-8") if file.is_file() else ""
    if stored != played:
        what = "is not what is played now (- on file, + now)" if stored else "is missing"
        raise GameFault(f"{file} {what}", [*_difference(stored, played), f"if this is meant: {again}"])


def _difference(stored: str, played: str) -> list[str]:
    """Where two playthroughs differ, each place with its decision. Once two games have diverged, the rest has little in
    common, so the first few places tell the story."""
    before, now = stored.splitlines(), played.splitlines()
    shown: list[str] = []
    for tag, i, j, k, m in difflib.SequenceMatcher(None, before, now, autojunk=False).get_opcodes() if stored else ():
        if tag == "equal":
            continue
        heading = _heading(now, k)
        if heading and f"  {heading}" not in shown:
            shown.append(f"  {heading}")
        shown += [f"- {line}" for line in before[i:j]] + [f"+ {line}" for line in now[k:m]]
        if len(shown) > SHOWN:
            return [*shown[:SHOWN], "  ..."]
    return shown


def _heading(lines: list[str], at: int) -> str:
    """The decision that a line belongs to."""
    return next((line for line in reversed(lines[: at + 1]) if line.startswith("[")), "")


class _Book:
    """Writes a game down as it goes."""

    def __init__(self, match: Match, plan: Playthrough) -> None:
        self.match = match
        self.plan = plan
        self.seats = seat_mask(plan.viewers) if plan.viewers else 0
        self.lines: list[str] = []
        self.shown: Any = {}
        self.refused: dict[tuple[str, str], list[str]] = {}

    def begin(self) -> None:
        match, plan = self.match, self.plan
        chosen = ", ".join(f"{key}={value}" for key, value in match.options.items())
        whom = f"the holder of {', '.join(plan.viewers)}" if plan.viewers else "a spectator"
        self.lines += [
            f"{match.game.id}, {plan.name}: a whole game as {whom} is shown it.",
            f"{plan.seats} seats, seed {plan.seed}; {chosen or 'no options'}.",
            "",
            "Lines in brackets are the truth: who was asked what, and what they chose. Below: what this side sees.",
            "  > a question, its options (~ can be taken back), and what is refused, by rule and reason",
            "  ! an event, and who is told",
            "  = what changed on the screen",
            "",
            "[0] the deal",
        ]
        self.told(match.events)
        self.changed()

    def decision(self, seat: int, option: int) -> None:
        match, s = self.match, self.match.state
        number, choice = len(match.decisions) + 1, match.words.write(option)
        if match.is_interrupt(seat, option):
            self.lines += ["", f"[{number}] {seat_letter(seat)} interrupts: {choice}"]
        else:
            d = s.decision_of(seat)
            assert d is not None
            kind = match.game.lexicon.kinds[d.kind].key
            self.lines += ["", f"[{number}] {seat_letter(seat)} {kind}: {choice}"]
            if self.seats >> seat & 1:
                self.asked(match.prompt(d))
        self.told(match.play(seat, option))
        self.changed()

    def end(self) -> None:
        match = self.match
        self.lines += ["", "[the end]"]
        for seat in range(match.state.seats):
            verdict = match.game.verdict(match.state, seat)
            self.lines += self._line(f"  {seat_letter(seat)}: ", [_phrase(verdict)] if verdict is not None else [])
        for phrase in match.game.story(match.state):
            self.lines += self._line("  story: ", [_phrase(phrase)])

    def asked(self, prompt: Prompt) -> None:
        about = f" ({_facts(prompt.about)})" if prompt.about else ""
        self.lines.append(f"  > {prompt.kind} {prompt.rule}{about}")
        plans = set(prompt.plans)
        notations = [c.notation + ("~" if c.notation in plans else "") for c in prompt.options]
        self.lines += self._line("    options: ", notations)
        foretold = [f"{option} {' '.join(map(_phrase, said))}" for option, said in prompt.previews.items()]
        self.lines += self._line("    foretold: ", foretold, "; ")
        if prompt.ways:
            self.lines.append(f"    ways: {len(prompt.ways)}")
        by_reason: dict[str, list[str]] = {}
        for x in prompt.refused:
            by_reason.setdefault(f"{x.reason.rule} {x.reason.key.removeprefix('refuse-')}", []).append(
                _refused(x.choice.notation, x.reason)
            )
        refused = [line for reason, those in by_reason.items() for line in self._line(f"    {reason}: ", those)]
        asked = (prompt.seat, prompt.kind)
        if refused and self.refused.get(asked) == refused:
            self.lines.append("    refused as before")
        else:
            self.lines += refused
        self.refused[asked] = refused

    def told(self, notes: list[Note]) -> None:
        match = self.match
        viewers = match.state.sharing(self.seats)
        for note in notes:
            if hears(viewers, note.audience):
                to = "all" if note.audience == EVERYONE else seat_letters(note.audience)
                self.lines += self._line(f"  ! {to}: ", [_phrase(match.words.event(note))])

    def changed(self) -> None:
        now = _on_screen(self.match.sight(self.seats))
        self.lines += [line for text in _changes(self.shown, now, "") for line in self._line("  = ", [text])]
        self.shown = now

    def _line(self, head: str, parts: list[str], sign: str = ", ") -> list[str]:
        """A head and its parts, wrapped to as many lines as needed; no lines if there are no parts."""
        if not parts:
            return []
        indent = " " * (len(head) - len(head.lstrip()) + 2)
        text = head + sign.join(parts)
        return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _on_screen(sight: Sight) -> dict[str, Any]:
    """A sight without its questions, as plain data."""
    return {
        "view": msgspec.to_builtins(sight.view),
        "interrupts": [f"{x.seat} {x.notation}" for x in sight.interrupts],
        "waiting": [f"{x.seat} {x.kind}" for x in sight.waiting],
        "resolving": sight.resolving,
        "proposals": [f"{x.seat} {x.choice.notation}" for x in sight.proposals],
        "pages": sight.pages,
        "own": sight.own,
        "outcome": msgspec.to_builtins(sight.outcome),
    }


def _changes(a: Any, b: Any, path: str) -> Iterator[str]:
    """What changed from `a` to `b`, leaf by leaf: `players.1.damage: 0 -> 3`."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            inner = f"{path}.{key}" if path and path != "view" else str(key)
            if key not in b:
                yield f"{inner}: gone"
            elif key not in a:
                yield from _new(b[key], inner)
            else:
                yield from _changes(a[key], b[key], inner)
    elif isinstance(a, list) and isinstance(b, list):
        yield from _list_changes(a, b, path)
    elif a != b or type(a) is not type(b):
        yield f"{path}: {_short(a)} -> {_short(b)}"


def _new(x: Any, path: str) -> Iterator[str]:
    """Something that wasn't there before. Structures are shown leaf by leaf, lists of structures one per line."""
    if isinstance(x, dict):
        yield from _changes({}, x, path)
    elif isinstance(x, list) and any(isinstance(y, dict | list) for y in x):
        yield from (f"{path}.{i}: {_short(y)}" for i, y in enumerate(x))
    else:
        yield f"{path}: {_short(x)}"


def _list_changes(a: list[Any], b: list[Any], path: str) -> Iterator[str]:
    if a == b:
        return
    if any(isinstance(x, dict | list) for x in (*a, *b)):
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            yield from _changes(x, y, f"{path}.{i}")
        yield from (f"{path}.{i}: {_short(b[i])}" for i in range(len(a), len(b)))
        yield from (f"{path}.{i}: gone" for i in range(len(b), len(a)))
        return
    came, went = _without(b, a), _without(a, b)
    if max(len(a), len(b)) > FEW and a and b:
        signs = [*(f"+{_short(x)}" for x in came), *(f"-{_short(x)}" for x in went)]
        yield f"{path}: {' '.join(signs) or 'in another order: ' + _short(b)}"
    else:
        yield f"{path}: {_short(a)} -> {_short(b)}" if a else f"{path}: {_short(b)}"


def _without(xs: list[Any], others: list[Any]) -> list[Any]:
    """What is left of a list after removing the things in the other one, each as often as it occurs there."""
    left = list(others)
    found = []
    for x in xs:
        if x in left:
            left.remove(x)
        else:
            found.append(x)
    return found


def _short(x: Any) -> str:
    text = msgspec.json.encode(x).decode()
    if len(text) <= LONG:
        return text
    return f"{text[: LONG // 4]}... {len(text)} characters, {hashlib.sha256(text.encode()).hexdigest()[:12]}"


def _phrase(phrase: Phrase) -> str:
    """A phrase as key, rule and facts: `damage SH-240 who=B amount=3`."""
    key = phrase.key
    for head in ("event-", "foretell-"):
        key = key.removeprefix(head)
    facts = _facts(phrase.facts)
    return f"{key}{f' {phrase.rule}' if phrase.rule else ''}{f' {facts}' if facts else ''}"


def _facts(facts: dict[str, Fact]) -> str:
    return " ".join(f"{name}={_fact(value)}" for name, value in facts.items())


def _fact(value: Fact) -> str:
    """A fact without its kind, which is usually clear from its name: `seat:B` is B."""
    if isinstance(value, list):
        return f"[{' '.join(map(_fact, value))}]"
    return str(value).partition(":")[2] or str(value)


def _refused(notation: str, reason: Phrase) -> str:
    """A refused option, with the facts of the reason that the option itself doesn't name."""
    named = set(notation.partition(":")[2].split(","))
    more = {name: value for name, value in reason.facts.items() if _fact(value) not in named}
    return f"{notation} ({_facts(more)})" if more else notation
