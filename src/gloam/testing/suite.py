"""Runs all suites on a game with one call."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from gloam.core.content import files as content
from gloam.core.game import Game, OptionValue
from gloam.core.positions.beginning import Beginning
from gloam.testing.cases import Progress, silent
from gloam.testing.covered import CoveredReport, check_covered
from gloam.testing.faults import GameFault
from gloam.testing.fields import check_view
from gloam.testing.fuzz import PlayReport, check_play
from gloam.testing.leaks import LeakReport, check_leaks
from gloam.testing.speech import check_words

COVERED = 4
"""For every so many pairs of worlds, one pair of covered screens is compared as well."""


class Report(msgspec.Struct):
    """What the suites covered."""

    play: PlayReport
    leaks: LeakReport
    covered: CoveredReport


def check_game(
    game: Game,
    games: int = 50,
    pairs: int = 200,
    seed: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    beginning: Beginning | None = None,
    granted: Collection[str] | None = None,
    divergences: Collection[str] | None = None,
    dealt: Collection[str] | None = None,
    secret: Collection[str] = (),
    sealed: Collection[str] = (),
    left_out: Collection[str] = (),
    parted: Collection[str] = (),
    texts: bool = True,
    progress: Progress = silent,
) -> Report:
    """Run every suite on a game; raises GameFault, which says what is wrong and how to reproduce it.

    `granted` lists the fields that the view may have, `divergences` what may tell worlds apart and who may learn it,
    `dealt` what the deal may tell, `secret` the kinds of decisions whose answers the others must not see, and `sealed`
    those whose answers they must not see until all have answered. `left_out` and `parted` are as in `check_play`. With
    a `beginning` the games are later sessions of a campaign, or begin from a position. Use `texts=False` while the
    messages of the game are not written yet.
    """
    if texts:
        check_words(game)
    schemas = game.content_schemas()
    files = {file: (f"content/{file}", content.package_text(game.package, file)) for file in schemas}
    faults = content.check(files, schemas, game.faults)
    if faults:
        raise GameFault(f"{game.id}: the content files have faults", faults)
    if granted is not None:
        check_view(game, granted)
    play = check_play(
        game,
        games,
        seed,
        seats=seats,
        options=options,
        beginning=beginning,
        texts=texts,
        left_out=left_out,
        parted=parted,
        progress=progress,
    )
    leaks = check_leaks(
        game,
        pairs,
        seed,
        seats=seats,
        options=options,
        beginning=beginning,
        divergences=divergences,
        dealt=dealt,
        secret=secret,
        sealed=sealed,
        progress=progress,
    )
    screens = max(1, pairs // COVERED)
    covered = check_covered(game, screens, seed, seats=seats, options=options, beginning=beginning, progress=progress)
    return Report(play, leaks, covered)
