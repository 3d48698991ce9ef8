"""The language of a scenario's play: one line of text becomes one statement."""

from __future__ import annotations

import re
from collections.abc import Callable

from gloam.core.game import Game
from gloam.core.state import EVERYONE, NOBODY, only
from gloam.core.words.lexicon import STANDS, Fact, NotationError, seat_mask, seat_number
from gloam.scenario import doing, seeing
from gloam.scenario.alike import Differs, Same
from gloam.scenario.statement import Statement
from gloam.scenario.things import fact, thing_number, value

STANDS_FOR = ("nothing", "others", *STANDS)
"""Why what somebody did stands, as the messages `stands-...` are called."""


class Script:
    """Reads the lines of a play, for so many seats. A fault is a ValueError with one clear line."""

    def __init__(self, game: Game, seats: int, rules: set[str]) -> None:
        self.lexicon = game.lexicon
        self.game_id = game.id
        self.seats = seats
        self.rules = rules
        self.kinds = {kind.key: i for i, kind in enumerate(self.lexicon.kinds)}
        self.events = {event.key: i for i, event in enumerate(self.lexicon.events)}
        self.words: dict[str, Callable[[str], Statement]] = {
            "dice": self._dice,
            "pile": self._pile,
            "propose": self._propose,
            "together": self._together,
            "settle": self._settle,
            "timeout": self._timeout,
            "take": self._take_back,
            "refuse": self._refuse,
            "ask": self._ask,
            "waiting": self._waiting,
            "offer": self._offer,
            "proposed": self._proposed,
            "told": lambda rest: self._heard(rest, wanted=True),
            "untold": lambda rest: self._heard(rest, wanted=False),
            "order": self._order,
            "expect": self._expect,
            "view": self._view,
            "same": lambda rest: self._alike(rest, Same),
            "differs": lambda rest: self._alike(rest, Differs),
            "end": self._end,
            "reason": self._reason,
            "going": self._going,
        }

    def statement(self, text: str) -> Statement | None:
        """The statement of a line; None for a blank line or a comment."""
        text = without_comment(text).strip()
        if not text:
            return None
        word, _, rest = text.partition(" ")
        if word in self.words:
            return self.words[word](rest.strip())
        if re.fullmatch(r"[A-Z]!?", word):
            return self._play(text)
        raise ValueError(f"{word!r} begins no line; a line begins with a seat or {', '.join(self.words)}")

    # Doing

    def _dice(self, rest: str) -> Statement:
        draws = []
        for part in rest.split():
            name, sign, number = part.partition("=")
            if not name or not sign or not number.isdigit():
                raise ValueError(f"{part!r} is no die with a number; write dice d4=2 d6=4")
            draws.append((name, [int(number)]))
        if not draws:
            raise ValueError("dice names no die; write dice d4=2 d6=4")
        return doing.Fix(draws)

    def _pile(self, rest: str) -> Statement:
        name, sign, things = (part.strip() for part in rest.partition("="))
        if not name or not sign or not things:
            raise ValueError("a pile has a name and things from the top down; write pile white = axe, bat")
        return doing.Fix([(name, [thing_number(self.lexicon, thing.strip()) for thing in things.split(",")])])

    def _play(self, text: str) -> doing.PlayOption:
        who, _, what = text.partition(" ")
        if not what.strip():
            raise ValueError(f"{who} does nothing; write for example {who} pass")
        return doing.PlayOption(self._seat(who.removesuffix("!")), self.lexicon.read(what.strip()), who.endswith("!"))

    def _propose(self, rest: str) -> Statement:
        play = self._play(rest)
        if play.interrupt:
            raise ValueError("an interrupt is no proposal; write propose A go:mill")
        return doing.Propose(play)

    def _together(self, rest: str) -> Statement:
        plays = [self._play(part.strip()) for part in rest.split(",")]
        if not all(play.interrupt for play in plays):
            raise ValueError("only interrupts can be handed in together; write together C! reveal, B! reveal")
        return doing.PlayTogether(plays)

    def _settle(self, rest: str) -> Statement:
        return doing.Settle(self._viewer(rest) if rest else EVERYONE)

    def _timeout(self, rest: str) -> Statement:
        who, _, drawn = rest.partition(" ")
        return doing.Timeout(self._seat(who), self.lexicon.read(drawn.strip()) if drawn else None)

    def _take_back(self, rest: str) -> Statement:
        words = rest.split()
        if len(words) != 2 or words[0] != "back":
            raise ValueError("taking back has a seat; write take back A")
        return doing.TakeBackPlan(self._seat(words[1]))

    def _refuse(self, rest: str) -> Statement:
        words = rest.split()
        if words[:2] == ["take", "back"] and len(words) in (3, 4):
            if words[3:] and words[3] not in STANDS_FOR:
                raise ValueError(f"{words[3]!r} is no reason why something stands; there is {', '.join(STANDS_FOR)}")
            return doing.RefuseTakeBack(self._seat(words[2]), words[3] if words[3:] else "")
        if len(words) not in (2, 3):
            raise ValueError("a refusal has a seat, an option and mostly a rule; write refuse A attack:D SH-241")
        rules = [self._rule(rule) for rule in words[2].split("|")] if words[2:] else []
        return doing.Refuse(self._play(" ".join(words[:2])), rules)

    # Seeing

    def _ask(self, rest: str) -> Statement:
        if rest == "nobody":
            return seeing.AskNobody()
        asked = re.fullmatch(
            r"(\S+)\s+([^\s:]+)(?::\s*(?P<exactly>.+)|\s+(?P<how>includes|excludes)\s+(?P<some>.+))?", rest
        )
        if asked is not None and asked[2] == "nothing" and not (asked["exactly"] or asked["how"]):
            return seeing.AskNothing(self._seat(asked[1]))
        if asked is None:
            raise ValueError("ask names a seat and a kind of decision; write ask A attack: attack:B pass")
        seat, kind = self._seat(asked[1]), self._kind(asked[2])
        if asked["exactly"]:
            return seeing.Ask(seat, kind, "exactly", self._options(asked["exactly"]))
        if asked["how"]:
            return seeing.Ask(seat, kind, asked["how"], self._options(asked["some"]))
        return seeing.Ask(seat, kind, "", [])

    def _waiting(self, rest: str) -> Statement:
        if rest == "nobody":
            return seeing.ExpectWaiting([], resolving=False)
        seats = []
        parts = [part.split() for part in rest.split(",")]
        for part in parts:
            if part == ["resolving"]:
                continue
            if len(part) != 2:
                raise ValueError("waiting names seats with what they are asked; write waiting A attack, resolving")
            self._kind(part[1])
            seats.append((self._seat(part[0]), part[1]))
        return seeing.ExpectWaiting(seats, resolving=["resolving"] in parts)

    def _offer(self, rest: str) -> Statement:
        who, _, options = rest.partition(" ")
        if not options:
            raise ValueError("an offer has a seat and its interrupts; write offer C reveal, or offer C none")
        return seeing.Offer(self._seat(who), [] if options.strip() == "none" else self._options(options))

    def _proposed(self, rest: str) -> Statement:
        parts = re.fullmatch(r"to\s+(\S+):\s*(.+)", rest)
        if parts is None:
            raise ValueError("proposed names who sees what; write proposed to B: A go:mill, or proposed to B: none")
        plays = [] if parts[2] == "none" else [self._play(part.strip()) for part in parts[2].split(",")]
        return seeing.Proposed(self._viewer(parts[1]), [(play.seat, play.option) for play in plays])

    def _heard(self, rest: str, wanted: bool) -> Statement:
        words = rest.split()
        if not words or words == ["side"]:
            raise ValueError(f"{'told' if wanted else 'untold'} names a seat; write told B hermit-read")
        heard = seeing.ToldSide if words[0] == "side" else seeing.ExpectTold
        who, *parts = words[1:] if words[0] == "side" else words
        ever = parts[-1:] == ["ever"]
        parts = parts[:-1] if ever else parts
        if not parts and wanted:
            raise ValueError("told names an event; write told B hermit-read")
        viewers = [only(self._seat(who))] if heard is seeing.ToldSide else self._each(who)
        return heard(viewers, self._event(parts) if parts else None, wanted, ever)

    def _order(self, rest: str) -> Statement:
        """Words with a = are facts of the event before them."""
        events: list[list[str]] = []
        words = rest.split()
        ever = words[-1:] == ["ever"]
        for word in words[:-1] if ever else words:
            if "=" in word and events:
                events[-1].append(word)
            else:
                events.append([word])
        if len(events) < 2:
            raise ValueError("an order has two events or more; write order moved damage seat=B died")
        return seeing.Order([self._event(parts) for parts in events], ever)

    def _event(self, parts: list[str]) -> seeing.Event:
        key = parts[0]
        if key not in self.events:
            raise NotationError(f"{key!r} is not an event of this game; it has {', '.join(self.events)}")
        refs = dict(self.lexicon.events[self.events[key]].facts)
        facts: dict[str, Fact] = {}
        among: dict[str, list[str]] = {}
        for part in parts[1:]:
            name, sign, text = part.partition("=")
            some = name.endswith(">")
            name = name.removesuffix(">")
            if not sign or name not in refs:
                known = ", ".join(refs) or "none"
                raise ValueError(f"{part!r} is no fact of {key}; it has {known}, written as name=value")
            said = fact(self.lexicon, refs[name], text)
            if some and not isinstance(said, list):
                raise ValueError(f"{name} of {key} is no list; write {name}={text}")
            if isinstance(said, list) and some:
                among[name] = [str(one) for one in said]
            else:
                facts[name] = said
        return seeing.Event(self.events[key], facts, among)

    def _expect(self, rest: str) -> Statement:
        return self._compare(None, rest)

    def _view(self, rest: str) -> Statement:
        who, _, comparison = rest.partition(" ")
        return self._compare(self._viewer(who), comparison.strip())

    def _compare(self, viewer: int | None, text: str) -> Statement:
        parts = re.fullmatch(r"(count\s+of\s+)?([^\s=!]+)\s*(!=|=|\sincludes\s|\sexcludes\s)\s*(.+)", text)
        if parts is None:
            raise ValueError(f"{text!r} compares nothing; write a path, then =, !=, includes or excludes, and a value")
        how, wanted = parts[3].strip(), value(parts[4])
        if parts[1] and (how not in ("=", "!=") or type(wanted) is not int):
            raise ValueError("a count is compared with a number; write count of seat.A.hand = 3")
        return seeing.ExpectValue(viewer, parts[2], bool(parts[1]), how, wanted)

    def _alike(self, rest: str, kind: type[Same]) -> Statement:
        parts = re.fullmatch(r"for\s+(\S+):\s*(.+)", rest)
        if parts is None:
            word = "differs" if kind is Differs else "same"
            raise ValueError(f"{word} names who sees it and another case; write {word} for C: the name of that case")
        return kind(self._viewer(parts[1]), parts[2])

    def _end(self, rest: str) -> Statement:
        rules, word, winners = (part.strip() for part in f"{rest} ".partition("winners "))
        if not rules:
            raise ValueError("an end has a rule; write end SH-396 winners A B")
        if word and not winners:
            raise ValueError("nobody is named as a winner; write winners A B, or winners nobody")
        seats = [] if winners == "nobody" else [self._seat(letter) for letter in winners.split()]
        return seeing.ExpectEnd([self._rule(rule) for rule in rules.split()], seats if word else None)

    def _reason(self, rest: str) -> Statement:
        who, _, rule = rest.partition(" ")
        return seeing.ExpectReason(self._seat(who), self._rule(rule.strip()))

    def _going(self, rest: str) -> Statement:
        if rest != "on":
            raise ValueError("write going on")
        return seeing.GoingOn()

    # Words

    def _seat(self, letter: str) -> int:
        seat = seat_number(letter)
        if seat >= self.seats:
            raise NotationError(f"there is no seat {letter} with {self.seats} seats")
        return seat

    def _viewer(self, name: str) -> int:
        """Those who look, as one mask: `B`, several who tell each other everything (`A,C`), or `spectator`."""
        if name == "spectator":
            return NOBODY
        for letter in name.split(","):
            self._seat(letter)
        return seat_mask(name.replace(",", ""))

    def _each(self, name: str) -> list[int]:
        """Those who listen, one by one: `everyone`, `A,C`, or one viewer."""
        if name == "everyone":
            return [NOBODY, *(only(seat) for seat in range(self.seats))]
        return [NOBODY] if name == "spectator" else [only(self._seat(letter)) for letter in name.split(",")]

    def _kind(self, key: str) -> int:
        if key not in self.kinds:
            raise NotationError(f"{key!r} is not a kind of decision of {self.game_id}; it has {', '.join(self.kinds)}")
        return self.kinds[key]

    def _options(self, text: str) -> list[int]:
        return [self.lexicon.read(part) for part in text.split()]

    def _rule(self, rule: str) -> str:
        if rule not in self.rules:
            raise NotationError(f"{rule!r} is not a rule of {self.game_id}")
        return rule


def without_comment(line: str) -> str:
    """The line up to a # that stands outside quotes."""
    quote = ""
    for i, char in enumerate(line):
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char == "#":
            return line[:i]
    return line
