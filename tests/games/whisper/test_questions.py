"""Questions name whom and what they are about: who plays three victims must know which of them is asked for."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.core.words.lexicon import Phrase
from gloam.core.words.text import LANGUAGES, plain_names, words
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.schema import VICTIM_IDS
from gloam.games.whisper.content.tables import CARD_IDS

OF_A_VICTIM = {"step", "clear", "keep", "limit", "equipment", "defence", "escape", "charm"}


def test_a_question_is_about_a_victim_of_the_seat_that_is_asked() -> None:
    """WH-004: its controller decides for a victim; and the killer pays for the card that he has shown (WH-191)."""
    asked: set[str] = set()
    for index in range(6):
        match = Match(game, 2 + index % 3, index)
        rng = seeded(33, index)
        for _ in range(500):
            if match.state.over:
                break
            d = match.state.decision(rng.below(match.state.open_count()))
            prompt = match.sight(only(d.seat)).prompt
            assert prompt is not None
            if prompt.kind in OF_A_VICTIM:
                who = VICTIM_IDS.index(str(prompt.about["victim"]).removeprefix("figure:"))
                assert next(v.seat for v in match.state.victims if v.who == who) == d.seat
            if prompt.kind == "cost":
                shown = [note for note in match.events if note.kind == w.TOLD_PLAYED][-1]
                assert prompt.about["kcard"] == f"kcard:{CARD_IDS[shown.facts[0]]}"
            if prompt.kind not in asked:
                asked.add(prompt.kind)
                for language in LANGUAGES:
                    phrase = Phrase(f"ask-{prompt.kind}", "", dict(prompt.about))
                    assert words(language, game).phrase(phrase, plain_names({}))
            match.play(d.seat, d.options[rng.below(len(d.options))])
    assert asked >= {"step", "keep", "equipment", "defence", "defender", "escape", "charm", "cost"}
