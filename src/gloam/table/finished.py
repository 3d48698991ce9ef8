"""After the end: the full reveal, and the game again at any moment, with what could have been believed then."""

from __future__ import annotations

import msgspec

from gloam.core.belief import Shades
from gloam.core.game import OptionValue, game_named
from gloam.core.history import EVERYONE, hears
from gloam.core.match import Match, result
from gloam.core.positions.beginning import Beginning, Draw
from gloam.core.words.lexicon import seat_letter, seat_letters
from gloam.table.errors import TableError
from gloam.table.wire import Ending, Moment, ReplayMoment, Told


class Finished(msgspec.Struct, frozen=True):
    """Everything needed to replay a finished game in another process. `campaign` says that it was a session of one."""

    game: str
    seats: int
    beginning: Beginning
    options: dict[str, OptionValue]
    decisions: list[str]
    draws: list[Draw]
    campaign: bool


def finished(match: Match, campaign: bool) -> Finished:
    return Finished(
        match.game.id,
        match.state.seats,
        match.beginning,
        dict(match.options),
        list(match.decisions),
        list(match.draws),
        campaign,
    )


def played(game: Finished) -> Match:
    """The match again, with all its frames."""
    match = Match(game_named(game.game), game.seats, game.beginning, game.options)
    match.play_on(game.decisions, game.draws)
    return match


def goes_on(match: Match) -> bool:
    """Whether a finished session leaves something to another."""
    return match.game.carried(match.state) is not None


def ending(match: Match, goes_on: bool) -> Ending:
    """The outcome, the truth, and all that was told to anybody."""
    game, state = match.game, match.state
    outcome = result(game.outcome(state))
    assert outcome is not None
    verdicts = {seat_letter(seat): game.verdict(state, seat) for seat in range(state.seats)}
    return Ending(
        outcome,
        game.position(state),
        len(match.decisions),
        told(match, EVERYONE),
        goes_on,
        {seat: verdict for seat, verdict in verdicts.items() if verdict is not None},
        {seat_letter(seat): labels for seat, labels in enumerate(game.labels(state))},
        moments(match),
        list(game.story(state)),
    )


def moments(whole: Match) -> list[Moment]:
    """What decided the game, each with the number of the decision that brought it about: the game is played again."""
    lexicon = whole.game.lexicon
    if not any(kind.moment for kind in lexicon.events):
        return []
    match, found = Match(whole.game, whole.state.seats, whole.beginning, whole.options), list[Moment]()
    for at, line in enumerate(whole.decisions, 1):
        match.fix_again(whole.draws)
        for note in match.play_text(line):
            if lexicon.events[note.kind].moment and note.audience == EVERYONE:
                found.append(Moment(at, note.when, lexicon.event(note)))
    return found


def told(match: Match, viewers: int) -> list[Told]:
    """All that these viewers were told; of everybody, all that anybody was."""
    everybody, say = viewers == EVERYONE, match.game.lexicon.event
    return [
        Told(note.when, "" if note.audience == EVERYONE else seat_letters(note.audience), say(note))
        for note in match.events
        if everybody or hears(viewers, note.audience)
    ]


def match_at(whole: Match, at: int) -> Match:
    """The match after decision number `at` of a whole one."""
    if not 0 <= at <= len(whole.decisions):
        raise TableError("bad-request", f"the game has decisions 0 to {len(whole.decisions)}, not {at}")
    return whole.at(at)


def replayed(whole: Match, at: int, seats: int) -> ReplayMoment:
    """The game after decision number `at`, as the holder of these seats saw it."""
    match = match_at(whole, at - 1 if at > 0 else at)
    heard = 0
    if at:
        if at > len(whole.decisions):
            raise TableError("bad-request", f"the game has decisions 0 to {len(whole.decisions)}, not {at}")
        heard = len(match.events)
        match.play_text(whole.decisions[at - 1])
    decision = match.decisions[-1] if at else ""
    viewers, sight = match.state.sharing(seats), match.sight(seats)
    if not seats:
        # Beside the truth stands all that anybody had been told, and so all that anybody had read.
        sight = msgspec.structs.replace(sight, pages=list(match.game.unsealed(match.state, EVERYONE)))
    return ReplayMoment(
        at=at,
        of=len(whole.decisions),
        decision=decision,
        sight=sight,
        truth=match.game.position(match.state),
        events=match.heard(viewers, heard),
        shades=beliefs(match),
        history=told(match, viewers if seats else EVERYONE),
    )


def beliefs(match: Match) -> dict[str, Shades]:
    """What each seat can believe now from what its side knows."""
    state, found = match.state, dict[str, Shades]()
    by_side: dict[int, Shades | None] = {}
    for seat in range(state.seats):
        side = state.side(seat)
        if side not in by_side:
            belief = match.game.belief(state.masked(side))
            by_side[side] = None if belief is None else belief.shades()
        shades = by_side[side]
        if shades is not None:
            found[seat_letter(seat)] = shades
    return found
