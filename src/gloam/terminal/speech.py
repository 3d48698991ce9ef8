"""Everything the client says, in one language: names of seats, events, questions, reasons, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloam.core.game import Game
from gloam.core.match import Prompt, Proposal
from gloam.core.words.lexicon import Phrase, seat_letter, seat_letters
from gloam.core.words.text import LIST_SEPARATOR, words
from gloam.terminal.room import LocalRoom


class Speech:
    """The words of a game for the person who holds some seats."""

    def __init__(self, game: Game, held: int, language: str) -> None:
        self.game = game
        self.language = language
        self.own_letters = seat_letters(held)
        self._words = words(language, game)

    def open(self, pages: Iterable[str]) -> None:
        """From now on the words of these sealed pages are known too: those that the person may read."""
        self._words = words(self.language, self.game, frozenset(pages))

    def page(self, page: str) -> tuple[str, ...]:
        """Title and text of an open page. A passage has neither: it is told where it is read."""
        title, text = f"page-{page}", f"page-{page}-text"
        return (self.say(title), self.say(text)) if self._words.has(text) else ()

    def say(self, key: str, /, **variables: str | int | float) -> str:
        return self._words.say(key, **variables)

    def name(self, letter: str) -> str:
        """A seat is called by its letter; the person's own is marked, so that nobody looks for themselves."""
        return self.say("terminal-own-name", seat=letter) if letter in self.own_letters else letter

    def phrase(self, phrase: Phrase) -> str:
        """A choice or a reason."""
        return self._words.phrase(phrase, self.name)

    def ahead(self, phrases: list[Phrase]) -> str:
        """What is said of a choice before it is made, in one line."""
        return " · ".join(self.phrase(phrase) for phrase in phrases)

    def event(self, phrase: Phrase) -> str:
        """An event. It is told of a third person ("A's turn"), where a marked name would not fit."""
        return self._words.phrase(phrase, str)

    def concerns_me(self, phrase: Phrase) -> bool:
        own = {f"seat:{letter}" for letter in self.own_letters}
        return any(own & set(fact if isinstance(fact, list) else [str(fact)]) for fact in phrase.facts.values())

    def ref(self, thing: str) -> str:
        """The name of a reference such as `role:emi`."""
        return str(self._words.fact(thing, self.name))

    def is_reference(self, text: str) -> bool:
        """Whether a text names a seat, or a thing that the game has a name for."""
        kind, colon, id_ = text.partition(":")
        return bool(colon) and ((kind == "seat" and len(id_) == 1) or self._words.has(f"{kind}-{id_}"))

    def label(self, field: str) -> str:
        """What a field of a view is called, on a board that knows no game; its own name where nobody says."""
        return self.say(f"view-{field}") if self._words.has(f"view-{field}") else field

    def listed(self, parts: Sequence[str]) -> str:
        return LIST_SEPARATOR[self.language].join(parts)

    def with_rule(self, text: str, rule: str) -> str:
        return f"{text} [{rule}]" if rule else text

    def ask(self, prompt: Prompt) -> str:
        """A question; whoever holds several seats is told which of them is asked."""
        asked = self.phrase(Phrase(f"ask-{prompt.kind}", "", prompt.about))
        return self.of_seat(prompt.seat, asked)

    def subjects(self, prompt: Prompt) -> list[str]:
        """What a question is about, as far as it has words of its own: the card to answer, the place to use."""
        things = [fact for fact in prompt.about.values() if isinstance(fact, str) and ":" in fact]
        texts = [(thing, f"{thing.replace(':', '-', 1)}-text") for thing in things]
        return [f"{self.ref(thing)}: {self.say(key)}" for thing, key in texts if self._words.has(key)]

    def of_seat(self, seat: str, text: str) -> str:
        """Words that concern one seat, with its letter if the person holds others too."""
        return self.say("terminal-of-seat", seat=seat, text=text) if len(self.own_letters) > 1 else text

    def proposal(self, proposal: Proposal) -> str:
        """What somebody wants, where several decide together."""
        choice = self.phrase(proposal.choice.phrase)
        return self.say("terminal-proposal", seat=self.name(proposal.seat), choice=choice)

    # Rules

    def rules(self) -> list[str]:
        return [rule for section in self.game.rulebook() for rule in section.rules]

    def rule_named(self, text: str) -> str | None:
        """The rule ID somebody means by `SH-240`, `sh-240` or `240`."""
        wanted = text.strip().upper()
        if wanted.isascii() and wanted.isdigit():
            wanted = f"{self.game.prefix}-{wanted.zfill(3)}"
        return wanted if wanted in self.rules() else None

    def chapter(self, rule: str) -> str:
        return next(self.say(f"section-{s.id}") for s in self.game.rulebook() if rule in s.rules)

    def rule_text(self, rule: str) -> str:
        return self.say(rule)

    def found(self, wanted: str) -> list[str]:
        """The rules whose ID or text holds every word that is looked for."""
        parts = wanted.lower().split()
        return [r for r in self.rules() if all(p in f"{r} {self.say(r)}".lower() for p in parts)]

    # Sentences

    def waiting(self, others: Sequence[str], resolving: bool) -> str:
        """Whom the table waits for."""
        if resolving or not others:
            return self.say("terminal-resolving")
        return self.say("terminal-waiting", seats=self.listed([self.name(letter) for letter in others]))

    def talk(self, room: LocalRoom) -> str:
        """Whom the person may talk with now: people around one table keep to it themselves."""
        hearers = room.hearers()
        if not hearers:
            return self.say("terminal-talk-nobody")
        if len(hearers) == room.seats - len(room.own):
            return self.say("terminal-talk-all")
        return self.say("terminal-talk-some", seats=self.listed([self.name(letter) for letter in hearers]))

    def ending(self, room: LocalRoom) -> list[tuple[str, str]]:
        """How it went, the outcome and everybody's truth as sentences, each with its rule."""
        outcome = room.game.outcome(room.match.state)
        assert outcome is not None
        lines = [(self.phrase(said), said.rule) for said in room.game.story(room.match.state)]
        lines += [(self.say("terminal-ended-by", rule=rule, text=self.say(rule)), rule) for rule in outcome.rules]
        if not outcome.winners:
            lines.append((self.say("terminal-nobody-won"), ""))
        for seat in outcome.winners:
            rule = outcome.reasons[seat]
            name = self.name(seat_letter(seat))
            lines.append((self.say("terminal-won", seat=name, rule=rule, text=self.say(rule)), rule))
        for seat, labels in enumerate(room.game.labels(room.match.state)):
            if labels:
                was = self.listed([self.ref(label) for label in labels])
                lines.append((self.say("terminal-was", seat=self.name(seat_letter(seat)), role=was), ""))
        if room.campaign is not None:
            lines.append((self.campaign_end(room), ""))
        return lines

    def campaign_end(self, room: LocalRoom) -> str:
        """What follows on a session that is over: what the next one begins with, or that there is none."""
        chain = room.campaign
        assert chain is not None
        said = self.say("terminal-session-over", number=room.session, name=chain.campaign.name)
        if chain.campaign.over:
            return f"{said} {self.say('terminal-campaign-over')}"
        return f"{said} {self.say('game-carries')} {self.say('terminal-session-next')}"

    def own_result(self, room: LocalRoom) -> str:
        """How it ended for the person; several are told apart by who won."""
        outcome = room.game.outcome(room.match.state)
        assert outcome is not None
        if len(room.people) > 1:
            return self.say("terminal-over")
        won = any(seat in outcome.winners for seat in room.own)
        return self.say("terminal-you-won" if won else "terminal-you-lost")
