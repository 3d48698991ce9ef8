"""How an ending of Aftermath is told: what became of the missions, what it cost and brought, and what comes next."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.words.lexicon import Phrase
from gloam.core.words.text import LANGUAGES, words
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import FOOD, HERO_IDS, MISSION_IDS, MORALE, POPULATION, TIME
from gloam.games.aftermath.rules.defeat import defeat
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.ending import MissionOver, SideOver
from gloam.games.aftermath.rules.goals import complete_goal
from gloam.games.aftermath.state import LOST, WON
from gloam.table.finished import ending

HOME = [w.HOME, w.DONE, w.GIVE_UP]
"""What is chosen to come to the end soon."""


def on_the_way(table: Any, cast: tuple[str, ...] = ("pim", "odo"), **position: Any) -> Any:
    """A party in the middle of mission 1, at whose table nobody is asked anything yet."""
    t = table(list(cast), 30, **{"mission": "m1", **position})
    t.s.retract_all()
    return t


def play_out(s: Any) -> None:
    """Everybody wants the session to end."""
    if not s.pending:
        s.run()
    while not s.over:
        d = s.pending[0]
        s.play(d.seat, next((option for option in HOME if option in d.options), d.options[0]))


def ended(t: Any, *steps: Any) -> dict[str, Phrase]:
    """The story of a session that goes on with these steps, by the keys of its sentences."""
    for step in reversed(steps):
        t.s.push(step)
    play_out(t.s)
    return told(t.s)


def told(s: Any) -> dict[str, Phrase]:
    story = game.story(s)
    found = {one.key: one for one in story}
    assert len(found) == len(story), "nothing is said twice"
    return found


def how(found: dict[str, Phrase]) -> list[str]:
    """How the main mission went: one sentence of these."""
    ways = ("done", "fell", "went-home", "gave-up", "failed", "stopped")
    return [way for way in ways if f"story-{way}" in found]


# How it went


def test_a_mission_that_is_done(table: Any) -> None:
    """AF-575: it is named, and is not among those that wait."""
    found = ended(on_the_way(table), MissionOver(True))
    assert how(found) == ["done"]
    assert found["story-done"] == Phrase("story-done", "AF-575", {"mission": "mission:m1"})
    waiting = found["story-waiting"].facts["missions"]
    assert isinstance(waiting, list)
    assert waiting
    assert "mission:m1" not in waiting


def test_everybody_fell(table: Any) -> None:
    """AF-496, AF-576: all at the same time; the mission waits again (AF-633)."""
    t = on_the_way(table)
    defeat(t.s, 1)
    defeat(t.s, 0)
    found = ended(t)
    assert how(found) == ["fell"]
    assert found["story-fallen"].facts == {"heroes": ["hero:pim", "hero:odo"]}
    assert "mission:m1" in found["story-waiting"].facts["missions"]  # type: ignore[operator]


def test_who_came_back_has_not_fallen_with_the_others(table: Any) -> None:
    """AF-492: a book that ends the mission is not a defeat of everybody."""
    t = on_the_way(table)
    defeat(t.s, 0)
    t.s.announce(w.TOLD_RETURNED, 0, t.s.hero(1).space)
    t.s.announce(w.TOLD_DEFEATED, 1)
    found = ended(t, MissionOver(False))
    assert how(found) == ["failed"]
    assert found["story-fallen"].facts == {"heroes": ["hero:pim", "hero:odo"]}


def test_given_up_between_two_turns(table: Any) -> None:
    """AF-656."""
    t = on_the_way(table)
    t.s.interrupt(0, w.HOME)
    found = ended(t)
    assert how(found) == ["gave-up"]
    assert "story-fallen" not in found


def test_gone_home_from_the_edge_of_a_page(table: Any) -> None:
    """AF-648: at the exit the party may go home instead of on."""
    t = table(["pim", "odo"], 12, mission="m1")
    t.s.retract_all()
    t.put(heroes__pim__where="left", heroes__odo__where="left", exit_used=0, next="leave")
    found = ended(t)
    assert how(found) == ["went-home"]


def test_foraging_ends_well_with_enough_pages(table: Any) -> None:
    """AF-635: going home is how it succeeds."""
    t = on_the_way(table, mission="forage")
    t.s.left_pages = [12, 13, 14]
    t.s.interrupt(0, w.HOME)
    found = ended(t)
    assert how(found) == ["done"]
    assert found["story-done"].facts == {"mission": "mission:forage"}


@pytest.mark.parametrize(("steps", "key"), [((True,), "done"), ((False,), "failed"), ((), "open")])
def test_what_was_taken_along(table: Any, steps: tuple[bool, ...], key: str) -> None:
    """AF-634: it ends by itself, or stays open; how the main mission went is another matter."""
    t = on_the_way(table)
    t.s.errand = MISSION_IDS.index("m6")
    found = ended(t, *(SideOver(t.s.errand, success, 0) for success in steps), MissionOver(True))
    assert how(found) == ["done"]
    assert [one for one in found if one.startswith("story-side")] == [f"story-side-{key}"]
    assert found[f"story-side-{key}"].facts == {"mission": "mission:m6"}


# What it cost and brought


def test_dials_before_and_after(table: Any) -> None:
    """AF-050: as they were when the session began, and as the next one finds them."""
    t = on_the_way(table)
    before = t.s.dials.copy()
    turn_dial(t.s, FOOD, 3)
    found = ended(t, MissionOver(True))["story-dials"].facts
    for dial in range(1, len(before)):
        name = w.DIAL_IDS[dial]
        assert (found[f"{name}-before"], found[name]) == (before[dial], t.s.dials[dial])
    assert len(found) == 10, "Time is told by itself"


@pytest.mark.parametrize(("over", "key"), [(0, "story-time"), (1, "story-late")])
def test_time_against_the_allowance(table: Any, over: int, key: str) -> None:
    """AF-632: the allowance itself is not late yet. The dial is set back before the story is told (AF-645)."""
    t = on_the_way(table)
    most = t.s.allowance()
    t.s.change_dial(TIME, most + over)
    found = ended(t, MissionOver(True))
    assert t.s.dials[TIME] == 0
    assert found[key].facts == {"time": most + over, "most": most}
    assert ("story-time" in found) != ("story-late" in found)


def test_strangers_are_counted(table: Any) -> None:
    """AF-303, AF-421: those who were driven off, and those who were talked round."""
    t = on_the_way(table)
    for kind, count in ((w.TOLD_ENEMY_DEFEATED, 2), (w.TOLD_TALKED, 1)):
        for _ in range(count):
            t.s.announce(kind, 0, *([0] if kind == w.TOLD_TALKED else []))
    assert ended(t, MissionOver(True))["story-strangers"].facts == {"beaten": 2, "talked": 1}
    assert "story-strangers" not in ended(on_the_way(table), MissionOver(True))


def test_goals_of_this_session_and_of_the_campaign(table: Any) -> None:
    """AF-596, AF-597: what is new is told apart from what is needed still."""
    t = on_the_way(table)
    t.s.campaign.goals = 1 << HERO_IDS.index("juno")
    complete_goal(t.s, HERO_IDS.index("sable"))
    found = ended(t, MissionOver(False))
    assert found["story-goals"].facts == {"heroes": ["hero:sable"]}
    assert found["story-next"].facts == {"heroes": ["hero:juno", "hero:sable"], "left": 2}
    plain = ended(on_the_way(table), MissionOver(False))
    assert "story-goals" not in plain
    assert plain["story-next-first"].facts == {"count": 4}


# What comes next


def test_a_campaign_that_is_won_in_the_middle_of_a_mission(table: Any) -> None:
    """AF-606: the mission is left where it was, and everybody with a goal is named."""
    t = on_the_way(table)
    t.s.campaign.goals = 0b0111
    complete_goal(t.s, 3)
    found = ended(t)
    assert t.s.ending == WON
    assert how(found) == ["stopped"]
    assert found["story-won"].facts == {"heroes": [f"hero:{name}" for name in HERO_IDS]}
    assert not {"story-next", "story-next-first", "story-waiting"} & set(found)


@pytest.mark.parametrize(("dial", "key"), [(POPULATION, "story-nobody"), (MORALE, "story-no-morale")])
def test_a_campaign_that_is_lost(table: Any, dial: int, key: str) -> None:
    """AF-600: by which dial, and nothing of what would come next."""
    t = on_the_way(table)
    t.s.campaign.goals = 1
    turn_dial(t.s, dial, -20)
    found = ended(t)
    assert t.s.ending == LOST
    assert how(found) == []
    assert {"story-nobody", "story-no-morale"} & set(found) == {key}
    assert found["story-lost"].facts == {"heroes": ["hero:pim"]}
    assert not {"story-next", "story-waiting", "story-won"} & set(found)


# A whole session at a table


def whole_session() -> Match:
    """Two characters who go home at the first occasion."""
    match = Match(game, 2, 5, game.complete(2, {}))
    state: Any = match.state
    while not state.over:
        d = state.pending[0]
        home = next((option for option in HOME if option in d.options), None)
        if home is None and w.HOME in state.interrupts(state.keeper):
            match.play(state.keeper, w.HOME)
        else:
            match.play(d.seat, d.options[0] if home is None else home)
    return match


def test_the_ending_of_a_session_tells_its_story_and_its_moments() -> None:
    match = whole_session()
    found = ending(match, goes_on=True)
    assert [one.key for one in found.story if one.key == "story-gave-up"]
    keys = [one.phrase.key for one in found.moments]
    assert keys.index("event-gave-up") < keys.index("event-mission-failed") < keys.index("event-danger")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(table: Any, language: str) -> None:
    """Every sentence names what it tells of, by name."""
    t = on_the_way(table)
    defeat(t.s, 0)
    complete_goal(t.s, 2)
    ended(t, MissionOver(True))
    say = words(language, game, frozenset(game.unsealed(t.s, -1)))
    for one in game.story(t.s):
        said = say.phrase(one, str)
        for fact in one.facts.values():
            for part in fact if isinstance(fact, list) else [fact]:
                name = str(say.fact(part, str))
                assert name in said, said
                assert not name.startswith(("mission:", "hero:")), said
