"""Step 4 of a turn: any actions, as long as there are cards (AF-217, AF-218, AF-555)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_IDS,
    BURNING,
    CARD_IDS,
    DOWNPOUR,
    ONCE,
    STATUS_IDS,
    STATUS_STRENGTH,
)
from gloam.games.aftermath.figures import LEFT, ON_PAGE, TO_EQUIP
from gloam.games.aftermath.rules.abilities import PayWhite, why_no_ability
from gloam.games.aftermath.rules.attacks import NameWeapon, attack_test, why_no_attack
from gloam.games.aftermath.rules.communicate import talk_test, why_no_talk
from gloam.games.aftermath.rules.consumables import UseItem, why_no_use
from gloam.games.aftermath.rules.entering import (
    INFO,
    Entering,
    info_at,
    info_open,
    read_info,
    stand_in_fire,
    within_limit,
)
from gloam.games.aftermath.rules.foes import figures_of
from gloam.games.aftermath.rules.gaining import discard_item, why_no_discard
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.hands import discard_card, playable
from gloam.games.aftermath.rules.harm import Strike
from gloam.games.aftermath.rules.heavy import lift_test, put_down, why_no_lift
from gloam.games.aftermath.rules.inspire import inspire, why_no_inspiration
from gloam.games.aftermath.rules.moving import asks_for_more, move_foretold, play_for_move, why_no_move
from gloam.games.aftermath.rules.parts import first_of, one_figure, two
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.recover import recovery_test, why_no_recovery
from gloam.games.aftermath.rules.road import RoadActions
from gloam.games.aftermath.rules.scavenge import scavenge_test, why_no_scavenge
from gloam.games.aftermath.rules.tasks import contribute, why_no_help
from gloam.games.aftermath.rules.trading import Trading, most_trades
from gloam.games.aftermath.rules.used import INFO_USED, MOVED
from gloam.games.aftermath.state import Aftermath


class Begin(Step):
    """The start of step 4: own statuses, fire, then entries (AF-555, AF-106 b)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.road is not None:
            return
        hero = s.hero(self.seat)
        if hero.where != ON_PAGE:
            return
        s.used_turn &= ~MOVED
        s.push(Entering(self.seat, hero.space, at=INFO))
        stand_in_fire(s, self.seat)
        if hero.has_status(BURNING):
            if s.in_force(DOWNPOUR):
                return
            s.push(Strike(self.seat, STATUS_STRENGTH[BURNING]))


class Actions(Step):
    """Any actions, any number of times, as long as there are cards (AF-217, AF-218)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.hero(self.seat).where != ON_PAGE:
            return
        if s.road is not None:
            s.push(RoadActions(self.seat))
            return
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask(self, self.seat, w.ASK_ACTION, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        hero = s.hero(seat)
        hand = playable(s, seat)
        found = [w.END, w.LEAVE, w.READ, w.LIFT, w.DROP]
        found += [w.MOVE | card for card in hand]
        found += [w.TALK | slot for slot in range(len(s.foes))]
        found += [w.RECOVER | status for status in range(len(STATUS_IDS)) if hero.has_status(status)]
        found += [w.SCAVENGE | find for find in range(len(s.finds))]
        found += [w.ABILITY | ability for ability in hero.abilities]
        found += [w.INSPIRE | two(card, other) for card in hand for other in range(s.seats) if other != seat]
        found += [w.EQUIP | card for card in hand]
        for slot in range(len(s.foes)):
            for figure in range(len(figures_of(s.foes[slot]))):
                found += [w.MELEE | one_figure(slot, figure), w.RANGED | one_figure(slot, figure)]
        found += [w.USE | item for item in hero.worn if item >= 0 and not why_no_use(s, seat, item)]
        if s.task is not None:
            found += [w.CONTRIBUTE | card for card in hand]
        found += [w.THROW_AWAY | item for item in hero.items()]
        return found

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if seat != self.seat:
            return 0
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb in (w.MOVE, w.EQUIP, w.CONTRIBUTE) and argument >= len(CARD_IDS):
            return w.NOT_NOW
        if verb == w.MOVE:
            return why_no_move(s, seat, argument)
        if verb == w.TALK:
            return why_no_talk(s, seat, argument)
        if verb == w.RECOVER:
            return why_no_recovery(s, seat, argument) if argument < len(STATUS_IDS) else w.NOT_SICK
        if verb == w.SCAVENGE:
            return why_no_scavenge(s, seat, argument)
        if verb == w.ABILITY:
            return why_no_ability(s, seat, argument) if argument < len(ABILITY_IDS) else w.NO_ABILITY
        if verb == w.INSPIRE:
            return why_no_inspiration(s, seat, option) if first_of(argument) < len(CARD_IDS) else w.NOT_NOW_INSPIRE
        if verb == w.EQUIP:
            if may_not(s, seat, TO_EQUIP):
                return w.KEPT_FROM
            return 0 if argument in playable(s, seat) else w.NOT_HELD | argument
        if verb in (w.MELEE, w.RANGED):
            return why_no_attack(s, seat, option)
        if verb == w.USE:
            return why_no_use(s, seat, argument)
        if verb == w.CONTRIBUTE:
            return why_no_help(s, seat, argument)
        if verb == w.THROW_AWAY:
            return why_no_discard(s, seat, argument)
        if option == w.LIFT:
            return why_no_lift(s, seat)
        if option == w.DROP:
            return 0 if s.hero(seat).carries else w.NOT_CARRYING
        if option == w.READ:
            return why_no_reading(s, seat)
        if option == w.LEAVE:
            return why_no_exit(s, seat)
        return 0 if option in (w.END, w.HOME, w.TURN_BACK) else w.NOT_NOW

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        """The first card of a move, as long as there is another choice before its first step."""
        return option & ~ARG_MASK == w.MOVE and asks_for_more(known, seat, [], option & ARG_MASK)

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.MOVE:
            return move_foretold(known, seat, [argument])
        if verb == w.TALK:
            return talk_test(known, seat, argument).foretold()
        if verb == w.RECOVER:
            return recovery_test(known, seat, argument).foretold()
        if verb == w.SCAVENGE:
            return scavenge_test(known, seat, argument).foretold()
        if verb == w.MELEE or verb == w.RANGED:
            return attack_test(known, seat, option, 1).foretold()
        if option == w.LIFT:
            return lift_test(seat).foretold()
        return [[w.FORETELL_ENDS_ACTIONS]] if option == w.LEAVE else []

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == w.END:
            return
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == w.LEAVE:
            leave(s, seat)
            return
        s.push(self)
        if verb == w.MOVE:
            play_for_move(s, seat, [], argument)
        elif verb == w.TALK:
            s.push(talk_test(s, seat, argument))
        elif verb == w.RECOVER:
            s.push(recovery_test(s, seat, argument))
        elif verb == w.SCAVENGE:
            s.push(scavenge_test(s, seat, argument))
        elif verb == w.ABILITY:
            s.push(PayWhite(seat, argument, 0))
        elif verb == w.INSPIRE:
            inspire(s, seat, option)
        elif verb == w.EQUIP:
            discard_card(s, seat, argument)
            s.push(Trading(seat, most_trades(s, seat), []))
        elif verb in (w.MELEE, w.RANGED):
            s.push(NameWeapon(seat, option))
        elif verb == w.USE:
            s.push(UseItem(seat, argument))
        elif verb == w.CONTRIBUTE:
            contribute(s, seat, argument)
        elif verb == w.THROW_AWAY:
            discard_item(s, seat, argument)
        elif option == w.LIFT:
            s.push(lift_test(seat))
        elif option == w.DROP:
            put_down(s, seat)
        elif option == w.READ:
            read_info(s, seat, info_at(s, s.hero(seat).space))


def why_no_reading(s: Aftermath, seat: int) -> int:
    """A repeatable info point on which somebody has begun step 4 may be read once, without moving (AF-107)."""
    data = s.data
    letter = info_at(s, s.hero(seat).space)
    if data is None or letter < 0 or data.info_repeat[letter] == ONCE:
        return w.NO_INFO
    if s.used_turn & MOVED:
        return w.MOVED_HERE
    if s.used_turn >> (INFO_USED + letter) & 1:
        return w.USED_READING
    return 0 if within_limit(s, letter) and info_open(s, letter, entering=True) else w.USED_READING


def why_no_exit(s: Aftermath, seat: int) -> int:
    """Leaving needs an open exit, the one that others have used, and no page change on its way (AF-120 to AF-130)."""
    data = s.data
    hero = s.hero(seat)
    letter = data.map.exit[hero.space] if data is not None and hero.space >= 0 else -1
    if letter < 0:
        return w.NO_EXIT
    if any(change.page == s.page and change.letter == letter for change in s.shut):
        return w.EXIT_CLOSED
    if s.pending_page >= 0:
        return w.PAGE_PENDING
    return w.OTHER_EXIT if s.exit_used >= 0 and s.exit_used != letter else 0


def leave(s: Aftermath, seat: int) -> None:
    """The figure goes onto its card; that ends step 4 (AF-121, AF-125)."""
    data = s.data
    assert data is not None
    hero = s.hero(seat)
    s.exit_used = data.map.exit[hero.space]
    hero.where = LEFT
    s.announce(w.TOLD_WALKED_OFF, seat)
    fire(s, "left", seat)
