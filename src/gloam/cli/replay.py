"""`gloam replay`: tell a recorded game event by event, as somebody at the table heard it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import Command, add_content, add_language, language, seat_set, use_content

if TYPE_CHECKING:
    from gloam.core.game import Game, Outcome
    from gloam.core.match import Match
    from gloam.core.record import Record, Sketch
    from gloam.core.text import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record of a game")
    who = parser.add_mutually_exclusive_group()
    seats = "as this seat heard it, with its side: A or 1, B or 2, several as AC (default: a spectator)"
    who.add_argument("--seat", metavar="K", action="append", default=[], help=seats)
    who.add_argument("--truth", action="store_true", help="everything that happened, with every decision")
    add_content(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.record import OtherEdition, load_record
    from gloam.core.replay import replay_steps
    from gloam.core.text import words

    use_content(arguments)
    try:
        record = load_record(arguments.file)
        game = _playable(record)
    except OtherEdition as e:
        # Who heard what cannot be told without the rules; what was decided can.
        print("\n".join(_sketched(e.sketch, language(arguments))))
        raise
    told = words(language(arguments), game)
    seats = seat_set(arguments.seat, record.seats)
    # All of it is replayed before a word is told: half a game followed by an error would help nobody.
    lines: list[str] = []
    heard = decided = 0
    for match in replay_steps(record, game):
        if arguments.truth:
            lines += (told.say("cli-replay-decision", decision=d) for d in match.decisions[decided:])
            lines += _truth(match, heard, told)
        else:
            lines += (told.phrase(phrase, str) for phrase in match.heard(match.state.sharing(seats), heard))
        heard, decided = len(match.events), len(match.decisions)
    print(told.say("game-name"))
    for line in lines:
        print(line)
    print(_ending(match, told))
    return 0


def _playable(record: Record) -> Game:
    """The game of a record. Raises OtherEdition where it is not here, or not as it was."""
    from gloam.core.game import GameError, game_named
    from gloam.core.record import OtherEdition

    try:
        game = game_named(record.game)
    except GameError as e:
        raise OtherEdition(str(e), record.sketch()) from None
    record.check_edition(game)
    return game


def _sketched(sketch: Sketch, language: str) -> Iterator[str]:
    """All that a record tells without its rules."""
    from gloam.core.lexicon import seat_letters
    from gloam.core.text import words

    told = words(language)
    yield f"{sketch.game or '?'} ({seat_letters((1 << min(sketch.seats, 16)) - 1)})"
    yield told.say("cli-replay-sketch")
    for decision in sketch.decisions:
        yield told.say("cli-replay-decision", decision=decision)
    if sketch.outcome is not None:
        yield _outcome(sketch.outcome, told)


def _truth(match: Match, since: int, told: Words) -> Iterator[str]:
    """Every event; a private one with the seats that heard it."""
    from gloam.core.lexicon import seat_letters
    from gloam.core.state import EVERYONE
    from gloam.core.text import LIST_SEPARATOR

    for note in match.events[since:]:
        line = told.phrase(match.game.lexicon.event(note), str)
        if note.audience == EVERYONE:
            yield line
        else:
            seats = list(seat_letters(note.audience))
            yield told.say("cli-replay-private", seats=LIST_SEPARATOR[told.language].join(seats), event=line)


def _ending(match: Match, told: Words) -> str:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return told.say("cli-replay-unfinished", decisions=len(match.decisions))
    return _outcome(outcome, told)


def _outcome(outcome: Outcome, told: Words) -> str:
    from gloam.core.lexicon import seat_letter
    from gloam.core.text import LIST_SEPARATOR

    join = LIST_SEPARATOR[told.language].join
    rules = join(outcome.rules)
    if not outcome.winners:
        return told.say("cli-replay-nobody", rules=rules)
    winners = join(seat_letter(s) for s in outcome.winners)
    return told.say("cli-replay-won", winners=winners, count=len(outcome.winners), rules=rules)


COMMAND = Command("replay", "tell a recorded game event by event, as one seat heard it", arguments, run)
