"""What is at stake in Aftermath, in words: what a test asks, how likely it is passed, what enemies have about them."""

from __future__ import annotations

from gloam.games.aftermath.content.tables import CARD_IDS
from gloam.games.aftermath.rules.odds import best_try, chance
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE
from gloam.games.aftermath.shown.views import BandView, TestView, TrialView, View
from gloam.games.aftermath.words import ATTRIBUTE_IDS
from gloam.terminal.speech import Speech

CERTAIN = 1_000_000.0
"""So much is success worth to whoever asks for the best cards, whatever they cost."""


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def percent(share: float) -> str:
    return f"{share:.0%}"


def hand_of(view: View, seat: str) -> tuple[str, ...]:
    """The cards of a seat, where they may be seen."""
    return next((hero.hand for hero in view.heroes if hero.seat == seat and hero.hand is not None), ())


def stakes(attribute: str, difficulty: int, opposed: bool, boost: int, speech: Speech) -> str:
    named = speech.ref(f"attribute:{attribute}") if attribute else speech.say("board-any-attribute")
    key = "board-stakes-opposed" if opposed else "board-stakes"
    return speech.say(key, attribute=named, difficulty=difficulty, boost=signed(boost))


def test_line(test: TestView, speech: Speech) -> str:
    """A test that could be begun, with the odds of the best cards for it."""
    asked = stakes(test.attribute, test.difficulty, test.opposed, test.boost, speech)
    return both(asked, f"{test.best}%", speech) if test.best >= 0 else asked


def both(asked: str, odds: str, speech: Speech) -> str:
    """What is asked, and the odds with the best cards."""
    return speech.say("board-stakes-both", stakes=asked, best=speech.say("board-stakes-best", percent=odds))


def best_odds(hand: tuple[str, ...], attribute: str, boosts: dict[str, int], difficulty: int, opposed: bool) -> float:
    """The odds with the best cards of a hand; `attribute` is "" where any will do."""
    asked = ATTRIBUTE_IDS.index(attribute) if attribute else ANY_ATTRIBUTE
    cards = [CARD_IDS.index(card) for card in hand]
    found = best_try(
        cards, asked, [boosts.get(one, 0) for one in ATTRIBUTE_IDS], difficulty, opposed, CERTAIN, 0.0
    )
    return found.chance if found is not None else 0.0


def tests_line(view: View, speech: Speech) -> str:
    """The tests one of which is to be taken; "" where nobody is asked for that."""
    return " ".join(
        f"({number}) {test_line(test, speech)}"
        for number, (option, test) in enumerate(view.tests.items(), 1)
        if option.startswith("test:")
    )


def trial_line(trial: TrialView, hand: tuple[str, ...], speech: Speech) -> str:
    """The test that is being taken: what it asks, the cards that lie there, and the odds as it stands; before the first
    card, those of the best ones."""
    boost = max(trial.boosts.values())
    asked = stakes(trial.attribute, trial.difficulty, trial.opposed, boost, speech)
    if not trial.played:
        best = best_odds(hand, trial.attribute, trial.boosts, trial.difficulty, trial.opposed)
        return both(asked, percent(best), speech)
    odds = chance(trial.cards + boost, trial.difficulty, trial.opposed)
    return speech.say("term-trial", stakes=asked, cards=trial.cards, percent=percent(odds))


def specials(band: BandView, speech: Speech) -> list[str]:
    """What is special about enemies that came together."""
    found = []
    if band.talk:
        found.append(speech.say("board-band-talk-in-time" if band.in_time else "board-band-talk", by=signed(band.talk)))
    for key, count in (("food", band.food), ("people", band.people), ("speed", band.speed), ("turns", band.turns)):
        if count:
            found.append(speech.say(f"board-band-{key}", count=count))
    return found


def band_line(band: BandView, speech: Speech) -> str:
    name = speech.ref(f"encounter:{band.encounter}") if band.encounter else speech.listed([str(i) for i in band.slots])
    return speech.say("term-band", encounter=name, facts=speech.listed(specials(band, speech)))
