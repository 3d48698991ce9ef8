"""Inspire: a card for somebody else (AF-353 to AF-355)."""

from __future__ import annotations

from gloam.core.state import EVERYONE
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import INSPIRE_LIMIT, RADIO
from gloam.games.aftermath.figures import TO_INSPIRE
from gloam.games.aftermath.rules.drawing import DrawByEffect
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.hands import check_limit, take_card
from gloam.games.aftermath.rules.parts import first_of, second_of
from gloam.games.aftermath.state import Aftermath


def why_no_inspiration(s: Aftermath, seat: int, option: int) -> int:
    """A card of the hand for another player who holds few (AF-353)."""
    card, other = first_of(option), second_of(option)
    if card not in s.hands[seat]:
        return w.NOT_HELD_INSPIRE | card
    if may_not(s, seat, TO_INSPIRE):
        return w.KEPT_FROM
    if other >= s.seats or other == seat:
        return w.YOURSELF
    return w.TOO_MANY | other if len(s.hands[other]) > INSPIRE_LIMIT else 0


def inspire(s: Aftermath, seat: int, option: int) -> None:
    """The receiver cannot refuse; a Radio with a battery lets them draw one more (AF-353, AF-355, 6.8)."""
    card, other = first_of(option), second_of(option)
    s.hands[seat].remove(card)
    take_card(s, other, card)
    s.announce(w.TOLD_INSPIRED, seat, other)
    audience = EVERYONE if not s.switches.closed_hands else 1 << seat | 1 << other
    s.keep(audience, w.TOLD_INSPIRED_CARD, seat, card, other)
    hero = s.hero(seat)
    if hero.wears(RADIO) and hero.charge[hero.worn.index(RADIO)] > 0:
        s.push(DrawByEffect(other, 1))
    check_limit(s, other)
