"""Running one case of a scenario."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.core.rng import ScriptError, seeded
from gloam.scenario.alike import Same
from gloam.scenario.doing import Fix
from gloam.scenario.file import Case
from gloam.scenario.result import Broken, Failed, Unmet
from gloam.scenario.setting import Setting
from gloam.scenario.statement import Stage


def run(case: Case) -> Match:
    """Play a case to its end and return the match; raises Failed at the first line that does not hold."""
    return _run(case, compared=True)


def _perform(case: Case) -> Match:
    """Another case, for comparison. It does not compare itself with others, which may compare themselves with it."""
    try:
        return _run(case, compared=False)
    except (Broken, Failed) as e:
        raise Unmet("the other case to hold", str(e)) from None


def _run(case: Case, compared: bool) -> Match:
    stage = Stage(Match(case.game, case.seats, case.seed, case.options), _perform)
    _set_up(case, stage)
    line = case.line
    try:
        # Draws scripted before the first decision may already be needed to reach it.
        first = next((i for i, s in enumerate(case.statements) if not isinstance(s, Fix)), len(case.statements))
        for statement in case.statements[:first]:
            statement.run(stage)
        stage.match.state.run()
        for statement in case.statements[first:]:
            line = statement.line
            if compared or not isinstance(statement, Same):
                statement.run(stage)
        unused = stage.match.state.rng.unused()
        if unused:
            line = stage.scripted.get(unused[0], case.line)
            raise Unmet("every scripted draw used", f"nobody drew {', '.join(unused)}")
    except Unmet as e:
        raise Failed(f"{case.file}:{line}: {e}") from None
    except ScriptError as e:
        raise Failed(f"{case.file}:{line}: expected the scripted draws to fit, found that {e}") from None
    except Exception as e:
        # A fault of the rules themselves is a failure of the scenario too, and its line helps to find it.
        raise Failed(f"{case.file}:{line}: expected the rules to go on, found {type(e).__name__}: {e}") from e
    return stage.match


def _set_up(case: Case, stage: Stage) -> None:
    """Deal, place what the scenario sets, and leave the first run to the play: its dice come before that."""
    rng = seeded(case.seed)
    for name, numbers in case.deal.items():
        rng.fix(name, list(numbers))
    match = stage.match
    try:
        match.state = case.game.deal(case.seats, rng, case.options)
    except ScriptError as e:
        raise Broken(f"{case.file}:{case.line}: {e}") from None
    match.events = match.state.log = []
    setting = Setting(case.game, match.state)
    path: tuple[str, ...] = ()
    try:
        for path, placed in case.placed.items():
            setting.place(path, placed.value, placed.in_case)
        setting.lay_over()
    except (ValueError, LookupError, TypeError) as e:
        raise _unfit(case, path, e) from None
    try:
        case.game.placed(match.state)
    except ValueError as e:
        line = max((placed.line for placed in case.placed.values()), default=case.line)
        raise Broken(f"{case.file}:{line}: what is set does not fit together: {e}") from None
    for path, why in setting.idle().items():
        raise _unfit(case, path, why)


def _unfit(case: Case, path: tuple[str, ...], why: object) -> Broken:
    return Broken(f"{case.file}:{case.placed[path].line}: cannot set {'.'.join(path)}: {why}")
