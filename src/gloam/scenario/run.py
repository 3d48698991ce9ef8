"""Running one case of a scenario."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.core.positions.setting import PositionError
from gloam.core.rng import ScriptError
from gloam.scenario.alike import Same
from gloam.scenario.file import Case
from gloam.scenario.result import Broken, ScenarioFailed, Unmet
from gloam.scenario.statement import Stage


def run(case: Case) -> Match:
    """Play a case to its end and return the match; raises Failed at the first line that does not hold."""
    return _run(case, compared=True)


def _perform(case: Case) -> Match:
    """Another case, for comparison. It does not compare itself with others, which may compare themselves with it."""
    try:
        return _run(case, compared=False)
    except (Broken, ScenarioFailed) as e:
        raise Unmet("the other case to hold", str(e)) from None


def _run(case: Case, compared: bool) -> Match:
    line = case.line
    try:
        stage = Stage(_begun(case), _perform)
        for fix in case.scripted:
            fix.note(stage)
        for statement in case.statements[len(case.scripted) :]:
            line = statement.line
            if compared or not isinstance(statement, Same):
                statement.run(stage)
        unused = stage.match.state.rng.unused()
        if unused:
            line = stage.scripted.get(unused[0], case.line)
            raise Unmet("every scripted draw used", f"nobody drew {', '.join(unused)}")
    except Broken:
        raise
    except Unmet as e:
        raise ScenarioFailed(f"{case.file}:{line}: {e}") from None
    except ScriptError as e:
        raise ScenarioFailed(f"{case.file}:{line}: expected the scripted draws to fit, found that {e}") from None
    except Exception as e:
        # A fault of the rules themselves is a failure of the scenario too, and its line helps to find it.
        raise ScenarioFailed(f"{case.file}:{line}: expected the rules to go on, found {type(e).__name__}: {e}") from e
    return stage.match


def _begun(case: Case) -> Match:
    try:
        match = Match(case.game, case.seats, case.beginning, case.options)
    except PositionError as e:
        raise case.broken(e) from None
    match.strict = True
    return match
