"""Test suites for any game: random play that checks the contracts, and pairs of worlds that reveal leaks."""

from gloam.testing.actions import check_actions
from gloam.testing.covered import CoveredReport, check_covered
from gloam.testing.faults import GameFault
from gloam.testing.fields import check_view, view_fields
from gloam.testing.foretold import check_foretold, foretold
from gloam.testing.fuzz import PlayReport, check_play
from gloam.testing.leaks import LeakReport, check_leaks
from gloam.testing.plans import PlanReport, check_plans
from gloam.testing.playthrough import Playthrough, check_playthrough
from gloam.testing.reach import ReachList, ReachReport, check_reach, read_reach
from gloam.testing.speech import check_words
from gloam.testing.suite import Report, check_game
from gloam.testing.trees import TreeRoot, check_trees, count_lines

__all__ = [
    "CoveredReport",
    "GameFault",
    "LeakReport",
    "PlanReport",
    "PlayReport",
    "Playthrough",
    "ReachList",
    "ReachReport",
    "Report",
    "TreeRoot",
    "check_actions",
    "check_covered",
    "check_foretold",
    "check_game",
    "check_leaks",
    "check_plans",
    "check_play",
    "check_playthrough",
    "check_reach",
    "check_trees",
    "check_view",
    "check_words",
    "count_lines",
    "foretold",
    "read_reach",
    "view_fields",
]
