"""`gloam replay`: tell a recorded game event by event, as somebody at the table heard it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import BadInput, Command, add_content, add_language, language, seat_set, use_content

if TYPE_CHECKING:
    from gloam.core.game import Game, Outcome
    from gloam.core.history import Note
    from gloam.core.match import Match
    from gloam.core.records.record import Record, Sketch
    from gloam.core.words.lexicon import Phrase
    from gloam.core.words.text import Texts


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, or a game that gloam terminal keeps")
    who = parser.add_mutually_exclusive_group()
    seats = "as this seat heard it, with its side: A or 1, B or 2, several as AC (default: a spectator)"
    who.add_argument("--seat", metavar="K", action="append", default=[], help=seats)
    who.add_argument("--truth", action="store_true", help="everything that happened, with every decision")
    add_content(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.records.record import OtherEdition, load_record
    from gloam.core.records.replay import replay_steps
    from gloam.core.words.text import words
    from gloam.store.filelog import is_log

    use_content(arguments)
    try:
        record = _kept(arguments) if is_log(arguments.file) else load_record(arguments.file)
        game = _playable(record)
    except OtherEdition as e:
        # Who heard what cannot be told without the rules; what was decided can.
        print("\n".join(_sketched(e.sketch, language(arguments))))
        raise
    seats = seat_set(arguments.seat, record.seats)
    # All of it is replayed before a word is told: half a game followed by an error would help nobody, and what was read
    # on the way opens the pages whose words the telling needs.
    told: list[str | Note | Phrase] = []
    heard = decided = 0
    for match in replay_steps(record, game):
        if arguments.truth:
            told += match.decisions[decided:]
            told += match.events[heard:]
        else:
            told += match.heard(match.state.sharing(seats), heard)
        heard, decided = len(match.events), len(match.decisions)
    everybody = (1 << record.seats) - 1
    say = words(language(arguments), game, frozenset(match.pages(everybody if arguments.truth else seats)))
    print(say.say("game-name"))
    for one in told:
        print(_line(one, match, say))
    print(_ending(match, say))
    return 0


def _kept(arguments: argparse.Namespace) -> Record:
    """The record of a game that is kept as a log. One that is not over is told as a spectator heard it, and only so."""
    from gloam.core.records.record import OtherEdition, Record, RecordError, Sketch
    from gloam.store.errors import StoreError
    from gloam.store.filelog import looked_at
    from gloam.table.entries import Decided, Made
    from gloam.table.errors import LogError
    from gloam.table.table import Table

    path = arguments.file
    try:
        stamp, entries, _ = looked_at(path)
        made = entries[0] if entries else None
        if not isinstance(made, Made):
            message = f"{path} is a log of format {stamp.gloam}, which this gloam does not replay"
            raise OtherEdition(message, Sketch(stamp.game, stamp.seats))
        decisions = [f"{one.seat} {one.option}" for one in entries if isinstance(one, Decided)]
        # Before it is played: one of another edition is told as far as it can be.
        _playable(Record(
            made.game, made.seats, made.seed, made.options, decisions, "",
            gloam=made.gloam, version=made.version, content=made.content, pack=made.pack,
        ))  # fmt: skip
        play = Table.load(entries, entries[-1].at).play
    except (StoreError, LogError) as e:
        raise RecordError(str(e)) from None
    if play is None:
        raise RecordError(f"the game in {path} was not dealt")
    if not play.match.state.over and (arguments.truth or arguments.seat):
        raise BadInput(f"the game in {path} is not over; until then it is told as a spectator heard it")
    return play.match.record()


def _playable(record: Record) -> Game:
    """The game of a record. Raises OtherEdition where it is not here, or not as it was."""
    from gloam.core.game import GameError, game_named
    from gloam.core.records.record import OtherEdition

    try:
        game = game_named(record.game)
    except GameError as e:
        raise OtherEdition(str(e), record.sketch()) from None
    record.check_edition(game)
    return game


def _sketched(sketch: Sketch, language: str) -> Iterator[str]:
    """All that a record tells without its rules."""
    from gloam.core.words.lexicon import seat_letters
    from gloam.core.words.text import words

    told = words(language)
    yield f"{sketch.game or '?'} ({seat_letters((1 << min(sketch.seats, 16)) - 1)})"
    yield told.say("cli-replay-sketch")
    for decision in sketch.decisions:
        yield told.say("cli-replay-decision", decision=decision)
    if sketch.outcome is not None:
        yield _outcome(sketch.outcome, told)


def _line(told: str | Note | Phrase, match: Match, say: Texts) -> str:
    """A decision, an event of the truth, a private one with the seats that heard it, or what somebody heard."""
    from gloam.core.history import Note
    from gloam.core.state import EVERYONE
    from gloam.core.words.lexicon import seat_letters
    from gloam.core.words.text import LIST_SEPARATOR

    if isinstance(told, str):
        return say.say("cli-replay-decision", decision=told)
    if not isinstance(told, Note):
        return say.phrase(told, str)
    line = say.phrase(match.game.lexicon.event(told), str)
    if told.audience == EVERYONE:
        return line
    seats = list(seat_letters(told.audience))
    return say.say("cli-replay-private", seats=LIST_SEPARATOR[say.language].join(seats), event=line)


def _ending(match: Match, told: Texts) -> str:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return told.say("cli-replay-unfinished", decisions=len(match.decisions))
    return _outcome(outcome, told)


def _outcome(outcome: Outcome, told: Texts) -> str:
    from gloam.core.words.lexicon import seat_letter
    from gloam.core.words.text import LIST_SEPARATOR

    join = LIST_SEPARATOR[told.language].join
    rules = join(outcome.rules)
    if not outcome.winners:
        return told.say("cli-replay-nobody", rules=rules)
    winners = join(seat_letter(s) for s in outcome.winners)
    return told.say("cli-replay-won", winners=winners, count=len(outcome.winners), rules=rules)


COMMAND = Command("replay", "tell a recorded game event by event, as one seat heard it", arguments, run)
