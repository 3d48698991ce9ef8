"""Characters who are defeated (AF-485 to AF-489, AF-496)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import HEAVY, ITEM_LIFE, TIME
from gloam.games.aftermath.figures import DEFEATED, LEFT, NOWHERE, ON_PAGE
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.ending import MissionOver
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.tokens import put_token
from gloam.games.aftermath.state import Aftermath


def defeat(s: Aftermath, seat: int) -> None:
    """A character is defeated (AF-485 to AF-489, AF-496)."""
    hero = s.hero(seat)
    space = hero.space
    s.announce(w.TOLD_DEFEATED, seat)
    if hero.carries:
        hero.carries = False
        if space >= 0:
            put_token(s, HEAVY, space)
    hero.where = DEFEATED
    hero.space = NOWHERE
    hero.wounds = hero.toxic = hero.statuses = 0
    hero.back = False
    if s.all_defeated():
        s.push(MissionOver(success=False))
    fire(s, "character_defeated", seat)
    turn_dial(s, TIME, 1)


def look_at_life(s: Aftermath, seat: int) -> None:
    """Whoever has as many wounds as life is defeated, also when it is the life that has become less (AF-485, I32)."""
    hero = s.hero(seat)
    if hero.where in (ON_PAGE, LEFT) and hero.wounds + hero.toxic >= s.life(s.cast[seat]):
        defeat(s, seat)


def lives_by(s: Aftermath, who: int, item: int) -> bool:
    """Whether a character would be defeated at once without something that it wears."""
    hero = s.heroes[who]
    return hero.wears(item) and hero.wounds + hero.toxic >= s.life(who) - ITEM_LIFE[item]
