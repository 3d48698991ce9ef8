"""`gloam terminal`: a table in this terminal, you and bots; one that you have left; or a session of a campaign."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import (
    BadInput,
    Command,
    add_content,
    add_language,
    add_options,
    drawn_seed,
    is_dumb,
    language,
    number,
    options,
    seat_set,
    seats_of,
    use_content,
)
from gloam.cli.common import seed as seed_type

if TYPE_CHECKING:
    from gloam.core.game import Game
    from gloam.scenario import Case
    from gloam.terminal.room import TableWanted
    from gloam.terminal.saves import Saved, Saves


_GOES_ON = "a game goes on with the seats, minds, options and seed that it has; leave them out"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="may be left out to go on with a game")
    parser.add_argument("--seats", metavar="N", type=number(1, "the number of seats"), help="(default: the fewest)")
    yours = "yours: A or 1, B or 2 ... (default: A); once more for each further person who shares this screen"
    parser.add_argument("--seat", metavar="K", action="append", default=[], help=yours)
    parser.add_argument("--mind", metavar="NAME", help="who plays the other seats (default: the best there is)")
    add_options(parser)
    beliefs = "show what can be believed of what you do not know, in games that can tell"
    parser.add_argument("--beliefs", action="store_true", help=beliefs)
    add_content(parser)
    scenario = "begin from the position of a scenario, with its seats and options; of several cases the first, or this"
    parser.add_argument("--scenario", metavar="FILE[:CASE]", help=scenario)
    parser.add_argument("--seed", metavar="S", type=seed_type, help="(default: drawn)")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and dumb terminals")
    kept = parser.add_argument_group("games that are kept", "Every decision is on the disk before it is shown.")
    which = kept.add_mutually_exclusive_group()
    which.add_argument("--resume", action="store_true", help="go on with the game that was played last")
    which.add_argument("--new", action="store_true", help="begin a game without asking about those that are not over")
    which.add_argument("--list", action="store_true", help="list the games that are kept")
    which.add_argument(
        "--log", metavar="FILE", type=Path, help="keep this game there, or go on with the one kept there"
    )
    which.add_argument(
        "--campaign",
        metavar="FILE",
        type=Path,
        help="found a campaign in this file, or go on with it: with the session that is not over, else with the next, "
        "for which seats, people and options may be others. Logs of its sessions are kept beside it",
    )
    kept.add_argument("--saves", metavar="DIR", type=Path, help="where games are kept (default: your state folder)")


def run(arguments: argparse.Namespace) -> int:
    from gloam.store.errors import StoreError
    from gloam.terminal.saves import Saves, usual_folder

    use_content(arguments)  # what a game was begun with is compared with it
    lang = language(arguments)
    saves = Saves((arguments.saves or usual_folder()).absolute(), arguments.log)
    try:
        if arguments.list:
            _list(saves, arguments.game or "", lang)
            return 0
        plain = arguments.plain or is_dumb()
        if arguments.campaign is not None:
            return _campaign(arguments, saves, lang, plain)
        log = _log(arguments, saves, lang)
        from gloam.terminal import main

        if log is not None:
            _check_edition(log, lang)
            return main.go_on(log=log, lang=lang, plain=plain, saves=saves)
        return main.begin(setting=_setting(arguments), seed=_seed(arguments), lang=lang, plain=plain, saves=saves)
    except StoreError as e:
        raise BadInput(str(e)) from None


def _campaign(arguments: argparse.Namespace, saves: Saves, lang: str, plain: bool) -> int:
    """A session of the campaign in a file: the one that is not over, else the next, else the first of all."""
    import msgspec

    from gloam.terminal import main
    from gloam.terminal.chain import CampaignFile

    found = CampaignFile.open(arguments.campaign.absolute())
    log = None if found is None else found.unfinished()
    if found is not None and arguments.game not in (None, found.campaign.game):
        raise BadInput(f"{arguments.campaign} is a campaign of {found.campaign.game}, not of {arguments.game}")
    if log is not None:
        if _begins(arguments):
            raise BadInput(f"a session of {arguments.campaign} is not over: {_GOES_ON}")
        return main.go_on(log=log, lang=lang, plain=plain, saves=saves, campaign=found)
    if found is not None:
        arguments.game = found.campaign.game
    setting = _setting(arguments)
    if found is None:
        found = CampaignFile.found(arguments.campaign.absolute(), setting.game)
    setting = msgspec.structs.replace(setting, campaign=found)
    return main.begin(setting=setting, seed=_seed(arguments), lang=lang, plain=plain, saves=saves)


def _seed(arguments: argparse.Namespace) -> int:
    return drawn_seed() if arguments.seed is None else int(arguments.seed)


def _setting(arguments: argparse.Namespace) -> TableWanted:
    """What a game begins with."""
    from gloam.core.game import game_named
    from gloam.minds import best_mind, minds_for
    from gloam.terminal.room import TableWanted

    case = None if arguments.scenario is None else _case(arguments)
    if arguments.game is None:
        raise BadInput("say which game; gloam games lists them")
    game = game_named(arguments.game)
    seats = seats_of(game, arguments.seats) if case is None else case.seats
    mind = arguments.mind or best_mind(game)
    minds_for(game, [mind], seats)
    people = _people(game, arguments.seat, seats)
    if case is not None:
        return TableWanted(game, seats, people, mind, case.options, beliefs=arguments.beliefs, position=case.position)
    chosen = game.complete(seats, options(game, arguments.option))
    return TableWanted(game, seats, people, mind, chosen, beliefs=arguments.beliefs)


def _case(arguments: argparse.Namespace) -> Case:
    """The case of a scenario that the game begins from; its game need not be named."""
    from gloam.core.match import Match
    from gloam.core.positions.setting import PositionError
    from gloam.core.rng import ScriptError
    from gloam.scenario import Broken, case_named, load

    if arguments.seats is not None or arguments.option:
        raise BadInput("a scenario says how many seats there are and what the options are; leave them out")
    if arguments.campaign is not None:
        raise BadInput("a session of a campaign begins with what the one before has left, and from no scenario")
    file, _, name = arguments.scenario.partition(":")
    while name and not Path(file).exists() and ":" in name:  # a colon of the path
        more, _, name = name.partition(":")
        file = f"{file}:{more}"
    try:
        case = case_named(load(Path(file)), name)
    except Broken as e:
        raise BadInput(str(e)) from None
    if arguments.game not in (None, case.game.id):
        raise BadInput(f"{file} is a scenario of {case.game.id}, not of {arguments.game}")
    try:
        Match(case.game, case.seats, case.beginning, case.options)
    except PositionError as e:
        raise BadInput(str(case.broken(e))) from None
    except ScriptError as e:
        raise BadInput(f"{file}:{case.line}: {e}") from None
    arguments.game = case.game.id
    return case


def _people(game: Game, written: list[str], seats: int) -> tuple[int, ...]:
    """The seats of each person, as masks; nobody gets more than the game allows."""
    from gloam.core.words.lexicon import seat_letters

    people: list[int] = []
    for text in written or ["A"]:
        mask = seat_set([text], seats) & ~sum(people)
        each = game.seats_per_person(seats)
        if mask.bit_count() > each:
            apart = " ".join(f"--seat {letter}" for letter in text.upper())
            raise BadInput(
                f"one person may hold {each} of the {seats} seats of {game.id}; for several people write {apart}"
            )
        for seat in range(seats):
            if mask >> seat & 1 and game.opposed(seats, seat) & mask:
                against = seat_letters(1 << seat | game.opposed(seats, seat) & mask)
                raise BadInput(f"seats {', '.join(against)} of {game.id} play against each other: nobody holds both")
        if mask:
            people.append(mask)
    if len(people) > game.shared_by(seats) and any(mask.bit_count() > 1 for mask in people):
        raise BadInput(f"with more than {game.shared_by(seats)} people nobody holds several seats of {game.id}")
    return tuple(people)


# Games that are kept


def _log(arguments: argparse.Namespace, saves: Saves, lang: str) -> Path | None:
    """The log of the game to go on with; None for another game."""
    if arguments.log is not None:
        found = arguments.log if arguments.log.exists() else None
    elif arguments.new or (arguments.scenario is not None and not arguments.resume):
        return None
    else:
        kept = saves.unfinished(arguments.game or "")
        if arguments.resume:
            if not kept:
                raise BadInput(f"there is no game to go on with in {saves.folder}")
            found = kept[0].path
        else:
            # What is read from a pipe is for the game alone.
            return _offered(kept, lang) if kept and is_attended() else None
    if found is not None and _begins(arguments):
        raise BadInput(_GOES_ON)
    return found


def _check_edition(log: Path, lang: str) -> None:
    """Tell what became of a game that was begun by other rules, and where it is; then raises BadInput."""
    from gloam.core.words.text import words
    from gloam.terminal.saves import saved_at

    saved = saved_at(log)
    if not saved.other:
        return
    print(words(lang).say("terminal-other", game=saved.game, file=str(log)))
    raise BadInput(f"{log} cannot be continued here: {saved.other}")


def is_attended() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _begins(arguments: argparse.Namespace) -> bool:
    """Whether something was said that only a game that begins can have."""
    given = (arguments.seats, arguments.mind, arguments.seed, arguments.scenario)
    return bool(arguments.seat or arguments.option or arguments.beliefs) or any(value is not None for value in given)


def _offered(kept: list[Saved], lang: str) -> Path | None:
    """Ask which of these games to go on with."""
    from gloam.core.words.text import words

    say = words(lang).say
    print(say("terminal-offer"))
    for i, saved in enumerate(kept, 1):
        print(f"{i}. {_line(saved, lang)}")
    while True:
        try:
            answer = input(say("terminal-offer-ask") + " ").strip().lower() or "1"
        except EOFError:
            raise KeyboardInterrupt from None
        if answer in ("n", "т"):  # the key of a Russian keyboard in the same place
            return None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(kept):
            return kept[int(answer) - 1].path
        print(say("terminal-offer-unknown", last=len(kept)))


def _list(saves: Saves, game: str, lang: str) -> None:
    from gloam.core.words.text import words

    say, found = words(lang).say, saves.games(game)
    print(say("terminal-games" if found else "terminal-games-none", folder=str(saves.folder)))
    for saved in found:
        print(f"{saved.path.name}: {_line(saved, lang)}")


def _line(saved: Saved, lang: str) -> str:
    """A game that is kept, in words."""
    from datetime import datetime

    from gloam.core.game import GameError, game_named
    from gloam.core.words.text import words

    if saved.fault:
        return saved.fault
    try:
        say = words(lang, game_named(saved.game)).say
    except GameError as e:
        return str(e)
    if saved.other and not saved.people:  # of another format: there is no more to tell
        return say("terminal-game-other", line=say("game-name"))
    when = f"{datetime.fromtimestamp(saved.at // 1000):%Y-%m-%d %H:%M}"
    people = ", ".join(saved.people)
    line = say(
        "terminal-game",
        game=say("game-name"),
        seats=saved.seats,
        people=people,
        decisions=saved.decisions,
        when=when,
    )
    if saved.in_use:
        return say("terminal-game-in-use", line=line)
    if saved.over:
        return say("terminal-game-over", line=line)
    return say("terminal-game-other", line=line) if saved.other else line


COMMAND = Command("terminal", "play any game in this terminal, with bots in the other seats", arguments, run)
