"""The keywords of the killer. How an area is sensed, and who is frightened in it, is at the end."""

from __future__ import annotations

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Frame, Run
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import PASSAGES_AT, ZONE_OF, radius
from gloam.games.whisper.effects.deeds.where import locations
from gloam.games.whisper.effects.filters import filtered
from gloam.games.whisper.effects.vocabulary import VOCABULARY
from gloam.games.whisper.rules import deck, encounter, sensing
from gloam.games.whisper.rules.barricades import Barricading
from gloam.games.whisper.rules.fear import frighten, frighten_area
from gloam.games.whisper.rules.moving import Approach, KillerWalk, StakeoutWindow, Stalk
from gloam.games.whisper.rules.nests import put_nest
from gloam.games.whisper.state import STALKING, Whisper


def move(s: Whisper, most: int, least: int) -> None:
    s.cleared = False
    s.push(KillerWalk(most if least == ABSENT else least, most))


def move_toward(s: Whisper, to: int) -> None:
    s.cleared = False
    s.push(Approach(to))


def place(s: Whisper, at: int) -> None:
    s.put_figure(at)
    s.announce(w.TOLD_PLACED, s.place)


def search(s: Whisper) -> None:
    encounter.search(s)


def sense(s: Whisper, f: Frame, area: int) -> None:
    sense_in(s, f, f.op(area), f.args(s, area))


def sense_zones(s: Whisper, only: int) -> None:
    sensing.sense_zones(s, filtered(s, s.inside(), only), only)


def fear(s: Whisper, f: Frame, area: int, only: int) -> None:
    frighten_in(s, f, f.op(area), f.args(s, area), only)


def barricade(s: Whisper, at: list[int], most: int, least: int) -> None:
    own = 0
    if most == ABSENT:
        # No token comes from a passage of the place that is closed up (WH-286).
        most = len(at)
        for passage in PASSAGES_AT[s.place]:
            own |= 1 << passage
    s.push(Barricading(at, most, least != ABSENT and least < most, own))


def stealth(s: Whisper, steps: int, on_reveal: Run) -> None:
    """Hidden from now on; then steps that nobody sees (WH-279 to WH-281)."""
    s.hidden = True
    s.figure = s.place
    s.stalk = s.stalk_left = steps
    s.haunt = radius(steps, s.place)
    s.on_reveal = on_reveal
    s.unseen = STALKING
    s.announce(w.TOLD_STEALTH, s.figure, steps)
    s.push(StakeoutWindow())
    s.push(Stalk())


def strength(s: Whisper, by: int, span: str) -> None:
    if span == "turn":
        s.turn_bonus += by
    else:
        s.attack_bonus += by
    s.announce(w.TOLD_STRENGTH, s.strength())


def dice(s: Whisper, by: int) -> None:
    s.dice_bonus += by


def forbid_items(s: Whisper) -> None:
    s.no_items = True


def keep_cards(s: Whisper) -> None:
    s.keep_cards = True


def after_attack(s: Whisper, effects: Run) -> None:
    s.after_attack = effects


def draw(s: Whisper, n: int) -> None:
    deck.draw(s, n)


def nest(s: Whisper) -> None:
    put_nest(s)


def slow(s: Whisper, zone: int) -> None:
    s.petrified = zone
    s.announce(w.TOLD_SLOW, zone)


# Areas that are sensed: a zone and a radius have rules of their own


def sense_in_zone(s: Whisper, of: int) -> None:
    sensing.sense_zone(s, of)


def sense_in_zone_here(s: Whisper) -> None:
    sensing.sense_zone(s, ZONE_OF[s.place])


def sense_in_radius(s: Whisper, n: int, of: int) -> None:
    sensing.sense_radius(s, s.place if of == ABSENT else of, n)


def sense_in_loc(s: Whisper, of: int) -> None:
    sensing.sense_radius(s, of, 0)


def sense_in_here(s: Whisper) -> None:
    sensing.sense_radius(s, s.place, 0)


@by_word(VOCABULARY, "area", prefix="sense_in_", some=True)
def sense_in(s: Whisper, f: Frame, op: int, args: list[int]) -> None:
    sensing.sense_area(s, locations(s, f, op, args))


# Areas that are frightened: also those who take part in the encounter, wherever they are


def frighten_defender(s: Whisper, only: int) -> None:
    frighten(s, filtered(s, 1 << s.defender, only) & s.inside())


def frighten_participants(s: Whisper, only: int) -> None:
    frighten(s, filtered(s, s.participants, only) & s.inside())


@by_word(VOCABULARY, "area", prefix="frighten_", some=True)
def frighten_in(s: Whisper, f: Frame, op: int, args: list[int], only: int) -> None:
    frighten_area(s, locations(s, f, op, args), only)
