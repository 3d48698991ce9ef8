"""Scenarios: positions as TOML files, decisions to play and facts to expect (docs/scenarios.md)."""

from gloam.scenario.export import export
from gloam.scenario.file import Case, case_named, load, read
from gloam.scenario.result import Broken, ScenarioFailed
from gloam.scenario.run import run

__all__ = ["Broken", "Case", "ScenarioFailed", "case_named", "export", "load", "read", "run"]
