"""Playing a record again, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.game import Game, GameError, game_named
from gloam.core.match import Match, digest_of
from gloam.core.records.record import Record, RecordError
from gloam.core.rng import ScriptError
from gloam.core.state import Refused
from gloam.core.words.lexicon import NotationError


def replay_steps(record: Record, game: Game | None = None) -> Iterator[Match]:
    """The match after the deal and after each decision: always the same object, moved on.

    Raises RecordError where a decision does not fit or the end differs from the one recorded, and OtherEdition before
    anything is played where the rules or the content are not those of the record.
    """
    try:
        game = game or game_named(record.game)
        record.check_edition(game)
        match = Match(game, record.seats, record.beginning, record.options)
    except (GameError, ScriptError) as e:
        raise RecordError(str(e)) from None
    yield match
    for number, line in enumerate(record.decisions, 1):
        try:
            match.fix_again(record.draws)
            match.play_text(line)
        except Refused as e:
            rule = match.explained(e).rule
            raise RecordError(f"decision {number} ({line}) is refused by {rule}: not a record of these rules") from None
        except NotationError as e:
            raise RecordError(f"decision {number} ({line}): {e}") from None
        yield match
    match.fix_again(record.draws)
    if record.digest and digest_of(match.state) != record.digest:
        raise RecordError("the replay ends in another state than the one recorded")


def replay(record: Record, game: Game | None = None) -> Match:
    """The match at the end of a record."""
    *_, match = replay_steps(record, game)
    return match
