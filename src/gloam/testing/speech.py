"""Checks that everything a game says can be said: every key, rule ID and variable, in every language."""

from __future__ import annotations

from gloam.core.content.pages import page_names
from gloam.core.game import Game
from gloam.core.state import PASS
from gloam.core.words.lexicon import Phrase
from gloam.core.words.text import LANGUAGES, TextError, words
from gloam.testing.faults import GameFault


class SpeechCheck:
    """Checks phrases. Each distinct phrase is formatted once in every language."""

    def __init__(self, game: Game, texts: bool = True) -> None:
        self.game = game
        self.languages = LANGUAGES if texts else ()
        self.keys = game.text_keys()
        self.rules = {rule for section in game.rulebook() for rule in section.rules}
        self.pages = frozenset(page_names(game.package))
        self._heard: set[str] = set()

    def fault(self, phrase: Phrase) -> str | None:
        """What is wrong with a phrase, or None."""
        name = f"{phrase.key} {phrase.rule} {phrase.facts}"
        if name in self._heard:
            return None
        if phrase.rule and phrase.rule not in self.rules:
            return f"{phrase.key} cites {phrase.rule}, which is not in the rulebook"
        granted = self.keys.get(phrase.key)
        if granted is not None and not granted <= set(phrase.facts):
            return f"{phrase.key} comes without {', '.join(sorted(granted - set(phrase.facts)))}"
        for language in self.languages:
            try:
                words(language, self.game, self.pages).phrase(phrase, str)
            except TextError as e:
                return f"{phrase.key} with {phrase.facts}: {e}"
        self._heard.add(name)
        return None


def check_words(game: Game) -> None:
    """Check that every message the game needs exists in every language, and that every cited rule exists.

    Languages that the game doesn't speak use the English messages. A message may use only the variables that
    `text_keys` grants. Verb 0 must be `pass`.
    """
    faults = []
    rules = {rule for section in game.rulebook() for rule in section.rules}
    cited = [(f"kind {k.key}", k.rule) for k in game.lexicon.kinds]
    cited += [(f"event {e.key}", e.rule) for e in game.lexicon.events if e.rule]
    cited += [(f"option {s.key}", rule) for s in game.switches for rule in s.rules]
    faults += [f"{who} cites {rule}, which is not in the rulebook" for who, rule in cited if rule not in rules]
    first = game.lexicon.verbs[PASS]
    if first.key != "pass" or first.ref:
        faults.append(f"verb 0 is {first.key!r}, not pass without an argument")
    if "en" not in game.languages or not set(game.languages) <= set(LANGUAGES):
        ours = ", ".join(LANGUAGES)
        faults.append(f"the languages are {', '.join(game.languages)}: there must be en, and no other than {ours}")
    for language in LANGUAGES:
        speaker = words(language, game, frozenset(page_names(game.package)))
        for key, variables in game.text_keys().items():
            try:
                speaker.say(key, **dict.fromkeys(variables, "x"))
            except TextError as e:
                faults.append(str(e))
    if faults:
        raise GameFault(f"the words of {game.id} have {len(faults)} faults", faults)
