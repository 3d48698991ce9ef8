"""What is cleared away when a page is left, or the mission is over (AF-078, AF-136 to AF-143, AF-580)."""

from __future__ import annotations

from gloam.games.aftermath.figures import AT_HOME, LEFT, NOWHERE, ON_PAGE
from gloam.games.aftermath.rules.foes import leave_play
from gloam.games.aftermath.rules.hands import clear_threats
from gloam.games.aftermath.rules.tasks import drop_task
from gloam.games.aftermath.state import Aftermath


def clear_page(s: Aftermath) -> None:
    """Leaving 3 and 4: enemies leave play, figures and tokens the map, threat cards and the group task the sideboard
    (AF-136 to AF-143)."""
    for foe in s.foes.copy():
        leave_play(s, foe, to_hunt=s.hostile)
    s.hostile = False
    leave_finds(s)
    s.tokens = []
    s.objectives = 0
    for seat in range(s.seats):
        hero = s.hero(seat)
        hero.carries = False
        hero.space = NOWHERE
        if hero.where == ON_PAGE:
            hero.where = LEFT
    clear_threats(s)
    drop_task(s)


def clear_the_board(s: Aftermath) -> None:
    """All enemies, tokens and threat cards return; the hunt box is emptied; everybody is home (AF-580, AF-078)."""
    s.left = None
    s.foes = []
    s.bands = []
    s.hunt = []
    s.discard += [card for card in s.threats if card >= 0]
    s.threats = []
    drop_task(s)
    s.tokens = []
    leave_finds(s)
    s.objectives = 0
    s.hostile = False
    s.road = None
    s.grants = []
    s.weather = s.weather_mission = s.rules = s.rules_mission = 0
    for hero in s.heroes:
        hero.where = AT_HOME
        hero.space = NOWHERE
        hero.carries = False


def leave_finds(s: Aftermath) -> None:
    """Scavenge tokens left behind are out of this session, and nobody has seen them (AF-141)."""
    for find in s.finds:
        s.lost_tokens[find.pile].append(find.token)
    s.finds = []
