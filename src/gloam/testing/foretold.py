"""Checks previews of choices: every foretelling that a game declares comes up in play."""

from __future__ import annotations

from collections.abc import Mapping

from gloam.core.game import Game, OptionValue
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.state import Decision, State, declares
from gloam.core.words.lexicon import Fact
from gloam.testing.cases import begins, case, chosen
from gloam.testing.faults import GameFault


def check_foretold(
    game: Game,
    games: int = 50,
    seed: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    beginning: Beginning | None = None,
) -> int:
    """Play at random until each foretelling of the game has come up for some option; raises GameFault if one doesn't.

    Returns how many games it took.
    """
    unsaid = {foretold.key for foretold in game.lexicon.foretellings}
    for number in range(games):
        if not unsaid:
            return number
        match, rng = case(game, seed, number, seats, options, beginning)
        while not match.state.over and unsaid:
            unsaid -= said_of(game, match.state, unsaid)
            match.state.play(*chosen(match.state, rng))
    if unsaid:
        again = f"check_foretold(game, {games}, {seed}{begins(beginning)})"
        raise GameFault(f"{game.id} never foretells {', '.join(sorted(unsaid))}", [again])
    return games


def said_of(game: Game, s: State, wanted: set[str]) -> set[str]:
    """Which of the wanted foretellings apply to an option that is open now.

    Asks the true state first, which is cheap. What counts is what follows from the knowledge of the side.
    """
    said: set[str] = set()
    for d in s.pending:
        if declares(d.step, "foretells") and _keys(game, d, s) & wanted:
            said |= _keys(game, d, s.masked(s.side(d.seat)))
    return said


def _keys(game: Game, d: Decision, s: State) -> set[str]:
    words = game.lexicon.foretellings
    return {words[one[0]].key for option in d.options for one in d.step.foretells(s, d.seat, option)}


def foretold(match: Match, seat: int) -> dict[str, dict[str, dict[str, Fact]]]:
    """What a seat is told about its open options: for each notation its foretellings, each with its facts."""
    d = match.state.decision_of(seat)
    if d is None:
        return {}
    previews = match.prompt(d).previews
    return {
        option: {phrase.key.removeprefix("foretell-"): dict(phrase.facts) for phrase in phrases}
        for option, phrases in previews.items()
    }
