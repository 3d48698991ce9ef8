"""The words of a game: what its options, decisions, events and reasons are called, and what they refer to.

The rules work with numbers; a lexicon turns them into message keys with references such as `seat:B` or `area:church`,
which the terminal lists, a board highlights, and a record writes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final, Literal, NoReturn, get_args

import msgspec

from gloam.core.history import Note
from gloam.core.state import ARG_BITS, ARG_MASK, Refusal, State
from gloam.core.words.phrases import Choice as Choice
from gloam.core.words.phrases import Fact as Fact
from gloam.core.words.phrases import Phrase as Phrase
from gloam.core.words.wording import SEAT_LETTERS as SEAT_LETTERS
from gloam.core.words.wording import NotationError as NotationError
from gloam.core.words.wording import Wording
from gloam.core.words.wording import seat_letter as seat_letter
from gloam.core.words.wording import seat_letters as seat_letters
from gloam.core.words.wording import seat_mask as seat_mask
from gloam.core.words.wording import seat_number as seat_number

Anytime = Literal["", "offered", "always"]


class Part(msgspec.Struct, frozen=True):
    """One of several things that an option names: what it is to the verb, its kind, and its bits of the argument."""

    name: str
    ref: str
    bits: int


def taken_apart(parts: Sequence[Part], argument: int) -> list[int]:
    """The numbers of the things that an argument names, in order."""
    numbers: list[int] = []
    for part in reversed(parts):
        numbers.insert(0, argument & (1 << part.bits) - 1)
        argument >>= part.bits
    return numbers


STANDS = ("looked", "searched", "asked", "rolled", "drawn", "moved", "shown", "ended", "done")
"""Why something that was done cannot be taken back: what somebody learned by it, or that the game has gone on."""


class Verb(msgspec.Struct, frozen=True):
    """What an option does. `ref` says what kind of thing its argument names; "" for no argument.

    An option may name several things: then `parts` lists them, and the last one has the lowest bits of the argument.
    What it does may differ by what its question is about: `forms` are facts of questions with the ids of those things
    for which it has words of its own, `verb-use-church` beside `verb-use`.

    Whoever wants to take back what is no plan is told by the message `stands-<stands>` why it stands.

    `anytime` says what shows of it as an interrupt while secrets are covered. Nothing does, unless it is declared:
    `offered`, where everybody can tell who may do it; `always`, where it would tell something if it were missing.
    """

    key: str
    ref: str = ""
    parts: tuple[Part, ...] = ()
    forms: tuple[tuple[str, str], ...] = ()
    stands: str = "done"
    anytime: Anytime = ""

    def named(self) -> tuple[Part, ...]:
        """All that an option of this verb names."""
        return self.parts or ((Part(self.ref, self.ref, ARG_BITS),) if self.ref else ())

    def taken_apart(self, argument: int) -> list[int]:
        """The numbers of the things that an argument names, in order."""
        return taken_apart(self.named(), argument)


class Kind(msgspec.Struct, frozen=True):
    """A kind of decision: its key, the rule that asks it, and the verbs a clock may choose for an absent player.

    Where somebody walks by it, step by step, over things of the kind `place`, `walks` names the events that a step
    tells: several steps can be taken in one go, until anything else is told.

    `about` names what the question is about, as (name, kind of reference): the card to answer, who attacks. Its step
    says which (`Step.about`), its message may use them, and a client shows each that has words of its own.

    People sit side by side, and cover their secrets. `shows` names the verbs of those choices that a screen shows all
    the same, with the question and what it is about: that they are open can be told from what everybody knows. None
    keeps the whole question covered, unless there is nothing to hide about the seat (`State.is_known`). What is its
    `own` is for its eyes even then, such as a card that it reads.
    """

    key: str
    rule: str
    passive: tuple[str, ...] = ("pass",)
    place: str = ""
    walks: tuple[str, ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    shows: tuple[str, ...] | None = None
    own: bool = False


SEVERAL = "..."
"""Ends the kind of a last fact that is a list: `card...`."""


Facts = tuple[tuple[str, str], ...]
"""Facts as (name, kind of reference); the last one may be a list."""


def fits(facts: Facts, count: int) -> bool:
    """Whether so many numbers are these facts."""
    listed = bool(facts) and facts[-1][1].endswith(SEVERAL)
    return count >= len(facts) - 1 if listed else count == len(facts)


def shared_out(facts: Facts, numbers: tuple[int, ...]) -> list[tuple[str, str, list[int]]]:
    """The facts with the numbers of each: one, or those of a list."""
    own = [[*numbers[i:]] if ref.endswith(SEVERAL) else [numbers[i]] for i, (_, ref) in enumerate(facts)]
    return [(name, ref, mine) for (name, ref), mine in zip(facts, own, strict=True)]


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its key, the rule behind it, and its facts as (name, kind of reference).

    The last fact may be a list of things, as many as there are (`card...`): the cards of a test, the places of a noise.

    A `moment` is one that decides a game: the ending lists it, with a way into the replay. `fate` names the fact that
    says whom it changes everything for, such as who died: they cannot miss it, and `fate-<key>` tells them what they
    can do now.
    """

    key: str
    rule: str
    facts: Facts = ()
    moment: bool = False
    fate: str = ""

    def fits(self, count: int) -> bool:
        """Whether so many numbers are the facts of such an event."""
        return fits(self.facts, count)

    def shared_out(self, numbers: tuple[int, ...]) -> list[tuple[str, str, list[int]]]:
        """The facts with the numbers of each: one, or those of a list."""
        return shared_out(self.facts, numbers)


class Foretelling(msgspec.Struct, frozen=True):
    """What can be said of a choice before it is made (`Step.foretells`): its key and its facts, as an event has them.

    The message is `foretell-<key>`.
    """

    key: str
    facts: Facts = ()


ASKED: Final = "asked"
"""The rule of a reason that is said where a question wants another answer: the rule of that question."""

OTHERS: Final = "others"
"""The same, where the question is open to somebody else; everybody sees it, and it is the first that is open."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: its rule, the things that it names, and the message `refuse-<says>`.

    Many reasons share a message: the rules differ, what there is to say does not. `rule` may be that of an open
    question (`ASKED`, `OTHERS`), which is looked up when the reason is put into words. Several things have their bits
    of the argument, as those of a verb.
    """

    key: str
    rule: str
    parts: tuple[Part, ...] = ()
    says: str = ""

    def taken_apart(self, argument: int) -> list[int]:
        """The numbers of the things that an argument names, in order; -1 for the one thing that there is not."""
        return [-1] if argument == ARG_MASK and len(self.parts) == 1 else taken_apart(self.parts, argument)


# A word is declared once, beside its number, and called after its constant:
# `TOLD_MOVE_ROLL: Final[Annotated[int, tells("XX-050", "who:seat d6:number")]] = 5` is the event `move-roll`.


def does(things: str = "", *, stands: str = "done", anytime: Anytime = "", **forms: str) -> Verb:
    """Declares a verb by what its options name: `area`, or `to:seat` under another name, and by why it `stands`.

    Of several things each has so many bits of the argument: `card/13 place/1`. Where it does something else for each
    thing that its question is about, these are named: `area="church woods"`. `anytime` is what shows of an interrupt
    while secrets are covered.
    """
    parts = _parts(things)
    alone = len(parts) == 1 and parts[0] == Part(parts[0].ref, parts[0].ref, ARG_BITS)
    named = tuple((fact, name) for fact, names in forms.items() for name in names.split())
    if stands not in STANDS:
        raise ValueError(f"nothing stands because it was {stands}; it may be {', '.join(STANDS)}")
    return Verb("", parts[0].ref if alone else "", () if alone else tuple(parts), named, stands, anytime)


def asks(rule: str, passive: str = "pass", about: str = "", *, shows: str | None = None, **more: Any) -> Kind:
    """Declares a kind of decision by its rule, the verbs a clock may choose for an absent player, what it is about
    (`card giver:seat`), the verbs whose choices show while secrets are covered, and what else it says of itself."""
    seen = None if shows is None else tuple(shows.split())
    return Kind("", rule, tuple(passive.split()), about=_facts(about), shows=seen, **more)


def tells(rule: str, facts: str = "", moment: bool = False, fate: str = "") -> EventKind:
    """Declares a kind of event by its rule and its facts: `card`, `from:seat` under another name, or `cards:card...`
    for a list at the end, which is told by `tell_all`. What is somebody's fate is a moment as well."""
    return EventKind("", rule, _listed_last(_facts(facts)), moment or bool(fate), fate)


def refuses(rule: str, things: str = "", *, says: str = "") -> Reason:
    """Declares a reason by its rule and what it names.

    `OCCUPIED: Final[Annotated[int, refuses("XX-118", "space")]] = 1 << 16` is given as `OCCUPIED | space`, and said by
    the message `refuse-occupied`, or by another one that it `says`.

    A thing may have another name, or be a plain number: `limit:number`. Of several, each has so many bits: `card/12
    count:number/4`. The rule may be that of the question that is open: `ASKED`, or `OTHERS` where somebody else is.
    """
    return Reason("", rule, tuple(_parts(things)), says)


def foretells(facts: str = "") -> Foretelling:
    """Declares a foretelling by its facts: `FORETELL_COSTS: Final[Annotated[int, foretells("count:number")]] = 0` is
    said by the message `foretell-costs`."""
    return Foretelling("", _listed_last(_facts(facts)))


def _listed_last(facts: Facts) -> Facts:
    """Facts of which only the last one may be a list."""
    for name, ref in facts[:-1]:
        if ref.endswith(SEVERAL):
            raise ValueError(f"{name} is a list: it has to be the last fact")
    return facts


def _parts(things: str) -> list[Part]:
    return [Part(*_named(thing), int(bits or ARG_BITS)) for thing, _, bits in _parted(things, "/")]


def _facts(facts: str) -> Facts:
    return tuple(_named(fact) for fact in facts.split())


def ids_of(words: ModuleType, prefix: str) -> list[str]:
    """The ids of things that a module numbers under a common prefix: `BY_HOLY_WATER` is `holy_water`."""
    found = {name: number for name, number in vars(words).items() if name.startswith(prefix)}
    return [name.removeprefix(prefix).lower() for name in _in_order(words, found)]


def refs_in(module: ModuleType) -> dict[str, list[str]]:
    """The kinds of things that a module lists the ids of: `CARD_IDS` are those of the kind `card`."""
    found = {name: ids for name, ids in vars(module).items() if name.endswith("_IDS") and isinstance(ids, list)}
    return {name.removesuffix("_IDS").lower(): ids for name, ids in found.items()}


def _parted(text: str, sign: str) -> list[tuple[str, str, str]]:
    return [word.partition(sign) for word in text.split()]


def _named(text: str) -> tuple[str, str]:
    """What it is called here, and what kind of thing it is."""
    name, _, ref = text.partition(":")
    return name, ref or name


def _in_order(words: ModuleType, numbers: Mapping[str, int], first: int = 0) -> list[str]:
    """Names by their numbers, which leave nothing out and have one name each."""
    names = sorted(numbers, key=numbers.__getitem__)
    for number, name in enumerate(names, first):
        if numbers[name] != number:
            raise ValueError(f"{words.__name__}: {name} is {numbers[name]}, and {number} would be next")
    return names


class Code(msgspec.Struct, frozen=True):
    """A way to write a number as text ("4-3-3") and to read it back; `read` raises ValueError.

    Where sentences say it otherwise than notation does (from 1 on instead of from 0), `say` has their way.
    """

    write: Callable[[int], str]
    read: Callable[[str], int]
    say: Callable[[int], Fact] | None = None


def packed(*bits: int, sign: str = "-") -> Code:
    """The code of several numbers in one, each with so many bits, the last one lowest: `4-3-3`."""

    def write(number: int) -> str:
        parts: list[str] = []
        for width in reversed(bits):
            parts.insert(0, str(number & (1 << width) - 1))
            number >>= width
        return sign.join(parts)

    def read(text: str) -> int:
        number = 0
        for part, width in zip(text.split(sign), bits, strict=True):
            if not 0 <= int(part) < 1 << width:
                raise ValueError(f"{part} is too much")
            number = number << width | int(part)
        return number

    return Code(write, read)


class Merged(msgspec.Struct, frozen=True):
    """What a verb can take, by groups of arguments of which no decision ever offers two: `A2` is the second offer of A,
    `AB2` to B and `AC2` to C. `which` gives the position among the `names` for an argument, -1 for none."""

    names: Sequence[str]
    which: Callable[[int], int]


Takes = Mapping[str, Sequence[int] | Merged]
"""By verb, all arguments that its options can have."""


def _word_number(words: ModuleType, name: str) -> int:
    option: int = getattr(words, name)
    if option & ARG_MASK:
        raise ValueError(f"{words.__name__}: {name} has a number among the bits of its argument")
    return option >> ARG_BITS


def _key(name: str) -> str:
    """What a constant calls: `ASK_MOVE` is the question `move`, `ROLL_TWICE` the verb `roll-twice`."""
    return name.removeprefix("ASK_").removeprefix("TOLD_").removeprefix("FORETELL_").lower().replace("_", "-")


class Lexicon:
    """The tables of a game. Positions in the lists are the numbers that the rules use.

    What is asked for at every decision is put into words once: `choice`, `event`, `write` and `read` are those of its
    `wording`, which is compiled.
    """

    def __init__(
        self,
        verbs: Iterable[Verb],
        kinds: Iterable[Kind],
        events: Iterable[EventKind],
        refs: Mapping[str, list[str]],
        absent: Mapping[str, str],
        codes: Mapping[str, Code] | None = None,
        foretellings: Iterable[Foretelling] = (),
        reasons: Iterable[Reason] = (),
        takes: Takes | None = None,
    ) -> None:
        """`refs` lists the ids of each kind of thing; `absent` names what -1 stands for (area -1: "off").

        `codes` write and read kinds of things that are too many to list, such as three numbers in one. Reasons are
        counted from 1 on: 0 is none.

        `takes` is for the numbering of all options (`gloam.core.words.actions`). A verb can take everything there is of
        the kinds it names, unless its arguments are listed here. A verb that names a plain number, or something with a
        code, needs such a list.
        """
        self.verbs = list(verbs)
        self.kinds = list(kinds)
        self.events = list(events)
        self.foretellings = list(foretellings)
        self.reasons = [msgspec.structs.replace(one, says=one.says or one.key) for one in reasons]
        self.refs = dict(refs)
        self.absent = dict(absent)
        self.codes = dict(codes or {})
        self.takes = dict(takes or {})
        self._verb_numbers = {v.key: i for i, v in enumerate(self.verbs)}
        self._event_numbers = {e.key: i for i, e in enumerate(self.events)}
        self.wording = Wording(self, {i: verb.forms for i, verb in enumerate(self.verbs) if verb.forms})
        self.choice, self.event = self.wording.choice, self.wording.event
        self.write, self.read = self.wording.write, self.wording.read
        for reason in self.reasons:
            for part in reason.parts:
                if part.ref not in ("seat", "number", *self.refs, *self.codes):
                    raise NotationError(f"reason {reason.key} names a {part.ref}, which is nothing of this game")
        for key in self.takes:
            if key not in self._verb_numbers:
                raise NotationError(f"`takes` names {key!r}, which is no verb of this game")
        self._walked = [frozenset(map(self.event_number, kind.walks)) for kind in self.kinds]
        for kind in self.kinds:
            unknown = set(kind.shows or ()) - set(self._verb_numbers)
            if unknown:
                raise NotationError(f"ask {kind.key} shows {', '.join(sorted(unknown))}, which is no verb of this game")
        self.always = [i << ARG_BITS for i, verb in enumerate(self.verbs) if verb.anytime == "always"]
        """The interrupts that everybody seems to have about whom there is something to hide."""

    @classmethod
    def of(
        cls,
        words: ModuleType,
        refs: Mapping[str, list[str]],
        absent: Mapping[str, str],
        codes: Mapping[str, Code] | None = None,
        takes: Takes | None = None,
    ) -> Lexicon:
        """The lexicon of a module that declares words (`does`, `asks`, `tells`, `refuses`); `pass` is a verb of every
        game."""
        found: dict[type, dict[str, Any]] = {Verb: {}, Kind: {}, EventKind: {}, Foretelling: {}, Reason: {}}
        for name, hint in inspect.get_annotations(words, eval_str=True).items():
            for said in getattr(next(iter(get_args(hint)), None), "__metadata__", ()):
                if type(said) in found:
                    found[type(said)][name] = said
        lists: dict[type, list[Any]] = {}
        for said, names in found.items():
            numbers: dict[str, int] = {name: getattr(words, name) for name in names}
            shifted = said in (Verb, Reason)
            if shifted:
                numbers = {name: _word_number(words, name) for name in names}
            ordered = _in_order(words, numbers, int(shifted))
            lists[said] = [msgspec.structs.replace(names[name], key=_key(name)) for name in ordered]
        verbs = [Verb("pass"), *lists[Verb]]
        return cls(
            verbs, lists[Kind], lists[EventKind], refs, absent, codes, lists[Foretelling], lists[Reason], takes
        )  # fmt: skip

    # Numbers to words

    def name(self, ref: str, number: int) -> str:
        """The id of thing `number` of a kind: `name("area", 2)` is "church"."""
        if ref == "seat":
            return seat_letter(number) if number >= 0 else self.absent["seat"]
        if ref == "number":
            return str(number)
        if ref in self.codes:
            return self.codes[ref].write(number)
        if number < 0:
            return self.absent[ref]
        return self.refs[ref][number]

    def fact(self, ref: str, number: int) -> Fact:
        """A fact of an event: a reference, a list of references for a mask, or a plain number."""
        if ref == "number":
            return number
        if ref in self.codes:
            code = self.codes[ref]
            return code.say(number) if code.say is not None else code.write(number)
        one = self.one_of(ref)
        if one:
            return [f"{one}:{self.name(one, i)}" for i in range(number.bit_length()) if number >> i & 1]
        return f"{ref}:{self.name(ref, number)}"

    def one_of(self, ref: str) -> str:
        """What a mask is a mask of: `seats` of `seat`, `rooms` of a kind `room`; "" for all that is no mask."""
        one = ref.removesuffix("s")
        return one if one != ref and ref not in self.refs and (one == "seat" or one in self.refs) else ""

    def verb_of(self, option: int) -> Verb:
        return self.verbs[option >> ARG_BITS]

    def phrase(self, option: int, about: Mapping[str, Fact] | None = None) -> Phrase:
        """An option in words: "attack" with the seat it names; where its question is about something, what it does
        to that."""
        verb = self.verb_of(option)
        numbers = verb.taken_apart(option & ARG_MASK)
        facts = {part.name: self.fact(part.ref, n) for part, n in zip(verb.named(), numbers, strict=True)}
        form = self.wording.form(option >> ARG_BITS, about) if about else ""
        return Phrase(f"verb-{verb.key}-{form}" if form else f"verb-{verb.key}", "", facts)

    def about(self, kind: int, numbers: Sequence[int]) -> dict[str, Fact]:
        """What a question is about, in words."""
        facts = self.kinds[kind].about
        if len(numbers) != len(facts):
            raise ValueError(f"ask {self.kinds[kind].key} is about {len(facts)} things, not {len(numbers)}")
        return {name: self.fact(ref, number) for (name, ref), number in zip(facts, numbers, strict=True)}

    def told(self, note: Note) -> Phrase:
        kind = self.events[note.kind]
        if not kind.fits(len(note.facts)):
            raise ValueError(f"event {kind.key} has {len(kind.facts)} facts, but was told with {len(note.facts)}")
        facts = {name: self._fact_told(ref, numbers) for name, ref, numbers in kind.shared_out(note.facts)}
        return Phrase(f"event-{kind.key}", kind.rule, facts)

    def foretold(self, numbers: Sequence[int]) -> Phrase:
        """What a choice would bring, in words: the number of the foretelling, then its facts."""
        kind, given = self.foretellings[numbers[0]], tuple(numbers[1:])
        if not fits(kind.facts, len(given)):
            raise ValueError(f"foretelling {kind.key} has {len(kind.facts)} facts, not {len(given)}")
        facts = {name: self._fact_told(ref, mine) for name, ref, mine in shared_out(kind.facts, given)}
        return Phrase(f"foretell-{kind.key}", "", facts)

    def reason_of(self, number: int) -> Reason:
        """The word of a reason; raises ValueError for a number that is none."""
        if not 0 < number >> ARG_BITS <= len(self.reasons):
            raise ValueError(f"{number} is no reason of this game; one that names nothing needs `naming`")
        return self.reasons[(number >> ARG_BITS) - 1]

    def refusal(self, state: State, seat: int, option: int, number: int) -> Refusal:
        """A reason in words: why this option is refused to this seat now."""
        reason = self.reason_of(number)
        things = reason.taken_apart(number & ARG_MASK)
        facts = {part.name: self._thing(part.ref, n) for part, n in zip(reason.parts, things, strict=True)}
        return Refusal(self._rule(state, seat, reason.rule), reason.says, facts)

    def explained(self, state: State, seat: int, option: int) -> Refusal:
        """Why this option is not open to this seat now, in words."""
        return self.refusal(state, seat, option, state.refusal(seat, option))

    def _thing(self, ref: str, number: int) -> str | int:
        fact = self.fact(ref, number)
        return fact if isinstance(fact, int) else str(fact)

    def _rule(self, state: State, seat: int, rule: str) -> str:
        if rule not in (ASKED, OTHERS):
            return rule
        d = state.decision_of(seat) if rule == ASKED else state.decision(0)
        assert d is not None
        return self.kinds[d.kind].rule

    def refused(self, state: State, seat: int, option: int, number: int) -> Phrase:
        """The same as a phrase."""
        why = self.refusal(state, seat, option, number)
        return Phrase(f"refuse-{why.key}", why.rule, dict(why.facts))

    def is_settled(self, number: int) -> bool:
        """Whether a reason is always put into the same words."""
        return self.reason_of(number).rule not in (ASKED, OTHERS)

    def forbidden_by(self, rule: str) -> list[Reason]:
        """What a rule forbids: its reasons, and what is said where its question wants another answer."""
        asks = any(kind.rule == rule for kind in self.kinds)
        return [reason for reason in self.reasons if reason.rule == rule or (asks and reason.rule in (ASKED, OTHERS))]

    def _fact_told(self, ref: str, numbers: list[int]) -> Fact:
        if ref.endswith(SEVERAL):
            return [str(self.fact(ref.removesuffix(SEVERAL), number)) for number in numbers]
        return self.fact(ref, numbers[0])

    def passive(self, kind: int, options: list[int]) -> int | None:
        """The option a clock takes for an absent player; None where any legal one has to be drawn at random."""
        for option in options:
            if self.verb_of(option).key in self.kinds[kind].passive:
                return option
        return options[0] if len(options) == 1 else None

    def walked(self, kind: int) -> frozenset[int]:
        """The events that a step of a walk tells, for a kind of decision; none where nobody walks."""
        return self._walked[kind]

    # Notation: `attack:B`, `go:church`, `pass`; several things are parted by commas, `return:axe,top`

    def written(self, option: int) -> str:
        verb = self.verb_of(option)
        numbers = verb.taken_apart(option & ARG_MASK)
        names = [self.name(part.ref, n) for part, n in zip(verb.named(), numbers, strict=True)]
        return f"{verb.key}:{','.join(names)}" if names else verb.key

    def number_of(self, text: str) -> int:
        key, colon, arg = text.partition(":")
        number = self._verb_numbers.get(key)
        if number is None:
            raise NotationError(f"{key!r} is not a verb of this game; it has {', '.join(self._verb_numbers)}")
        parts = self.verbs[number].named()
        if not parts:
            if colon:
                raise NotationError(f"{key!r} takes no argument")
            return number << ARG_BITS
        texts = arg.split(",") if len(parts) > 1 else [arg]
        if len(texts) != len(parts):
            raise NotationError(f"{key!r} needs {', '.join(part.name for part in parts)}, not {arg!r}")
        argument = 0
        for part, text in zip(parts, texts, strict=True):
            thing = self.number(part.ref, text)
            if not 0 <= thing < 1 << part.bits:
                raise NotationError(f"{key!r} needs a {part.ref}, not {text!r}")
            argument = argument << part.bits | thing
        return number << ARG_BITS | argument

    def number(self, ref: str, text: str) -> int:
        """The inverse of `name`."""
        if ref == "seat":
            return -1 if text == self.absent.get("seat") else seat_number(text)
        if ref == "number" or ref in self.codes:
            return self._coded(ref, text)
        if text == self.absent.get(ref):
            return -1
        if ref not in self.refs or text not in self.refs[ref]:
            self._unknown(ref, text)
        return self.refs[ref].index(text)

    def _coded(self, ref: str, text: str) -> int:
        try:
            number = int(text) if ref == "number" else self.codes[ref].read(text)
        except ValueError:
            raise NotationError(f"{text!r} is not a {ref}") from None
        # What is coded may be larger than an argument, such as a whole option that an event names.
        if number < 0 or (ref == "number" and number > ARG_MASK):
            raise NotationError(f"{text!r} is not a {ref} of this game")
        return number

    def _unknown(self, ref: str, text: str) -> NoReturn:
        known = ", ".join(self.refs.get(ref, []))
        raise NotationError(f"{text!r} is not a {ref} of this game; it has {known}")

    def event_number(self, key: str) -> int:
        if key not in self._event_numbers:
            raise NotationError(f"{key!r} is not an event of this game")
        return self._event_numbers[key]
