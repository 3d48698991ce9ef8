"""Equip and trade: one card, then any number of changes (AF-360 to AF-373, AF-520 to AF-524)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BATTERIES_OF, ITEM_IDS
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.rules.defeat import lives_by, look_at_life
from gloam.games.aftermath.rules.gaining import (
    Received,
    discard_item,
    free_slot,
    has_room,
    let_go,
    take_off,
    together,
    wear,
    why_bag_stays,
    why_no_discard,
)
from gloam.games.aftermath.rules.parts import first_of, second_of, two
from gloam.games.aftermath.state import Aftermath

TRADES_OF_A_THING: Final = 4


def most_trades(s: Aftermath, seat: int) -> int:
    """How many changes one action allows: each thing in the space four times, enough for any order of things."""
    things = 0
    for other in [seat, *together(s, seat)]:
        things += len(s.hero(other).items()) + s.hero(other).batteries
    return TRADES_OF_A_THING * things


class Trading(Step):
    """As much as one likes, until done; `left` bounds it, so that it ends. What was refused is not asked for again."""

    def __init__(self, seat: int, left: int, refused: list[int]) -> None:
        self.seat = seat
        self.left = left
        self.refused = refused

    def run(self, s: Aftermath) -> None:
        if s.hero(self.seat).where != ON_PAGE or self.left == 0:
            return
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask(self, self.seat, w.ASK_TRADE, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        hero = s.hero(seat)
        worn = [item for item in hero.worn if item >= 0]
        found = [w.DONE]
        found += [w.WEAR | item for item in hero.pack]
        found += [w.STOW | item for item in worn]
        found += [w.CHARGE | item for item in worn]
        found += [w.THROW_AWAY | item for item in hero.items()]
        for other in together(s, seat):
            found += [w.HAND | two(item, other) for item in hero.items()]
            found += [w.TAKE | two(item, other) for item in s.hero(other).items()]
            found += [w.GIVE_BATTERY | other, w.TAKE_BATTERY | other]
        return found

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        who = s.cast[seat]
        hero = s.heroes[who]
        if option in self.refused:
            return w.USED_TRADE
        if verb == w.THROW_AWAY:
            return why_no_discard(s, seat, argument)
        if verb in (w.WEAR, w.STOW, w.CHARGE):
            if argument >= len(ITEM_IDS) or argument not in hero.items():
                return w.NOT_NOW_EQUIP if argument >= len(ITEM_IDS) else w.NO_ITEM | argument
            if verb == w.WEAR:
                room = argument in hero.pack and free_slot(hero, argument) >= 0
                return 0 if room else w.NO_ROOM_WEAR | argument
            if verb == w.STOW:
                if argument not in hero.worn or not has_room(s, who):
                    return w.NO_ROOM_PACK | argument
                return why_bag_stays(s, who, argument, 1)
            return why_no_charge(s, who, argument)
        if verb in (w.HAND, w.TAKE):
            item, other = first_of(argument), second_of(argument)
            if other not in together(s, seat):
                return w.NOT_TOGETHER | other if other < s.seats else w.NOT_NOW_HANDED
            giver, taker = (who, s.cast[other]) if verb == w.HAND else (s.cast[other], who)
            if item >= len(ITEM_IDS) or item not in s.heroes[giver].items():
                return w.NOT_NOW_HANDED if item >= len(ITEM_IDS) else w.NO_ITEM_HANDED | item
            if free_slot(s.heroes[taker], item) < 0 and not has_room(s, taker):
                return w.NO_ROOM_HANDED | item
            return why_bag_stays(s, giver, item, 0)
        if verb in (w.GIVE_BATTERY, w.TAKE_BATTERY):
            if argument not in together(s, seat):
                return w.NOT_TOGETHER_BATTERY | argument if argument < s.seats else w.NOT_NOW_BATTERY
            giver = who if verb == w.GIVE_BATTERY else s.cast[argument]
            return 0 if s.heroes[giver].batteries else w.NO_BATTERY
        return 0

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        """What is put on, stowed or handed on without asking anybody, as long as the trade goes on."""
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if self.left == 1:
            return False
        if verb == w.STOW:
            return not lives_by(known, known.cast[seat], argument)
        if verb == w.HAND:
            item, other = first_of(argument), second_of(argument)
            return not lives_by(known, known.cast[seat], item) and len(Received(other, item).options(known)) == 1
        return verb in (w.WEAR, w.GIVE_BATTERY)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        who = s.cast[seat]
        if verb == w.DONE:
            return
        on = Trading(seat, self.left - 1, self.refused)
        if verb == w.TAKE:
            s.announce(w.TOLD_ASKED_FOR, seat, first_of(argument), second_of(argument))
            s.push(Consent(second_of(argument), option, on))
            return
        if verb == w.TAKE_BATTERY:
            s.announce(w.TOLD_ASKED_BATTERY, seat, argument)
            s.push(Consent(argument, option, on))
            return
        s.push(on)
        if verb == w.WEAR:
            s.heroes[who].pack.remove(argument)
            wear(s, who, argument)
            s.announce(w.TOLD_EQUIPPED, seat, argument)
        elif verb == w.STOW:
            take_off(s, who, argument)
            s.heroes[who].pack.append(argument)
            s.announce(w.TOLD_STOWED, seat, argument)
            look_at_life(s, seat)
        elif verb == w.CHARGE:
            charge(s, seat, argument, own=True)
        elif verb == w.HAND:
            item, other = first_of(argument), second_of(argument)
            let_go(s, who, item)
            s.announce(w.TOLD_GAVE, seat, item, other)
            look_at_life(s, seat)
            s.push(Received(other, item))
        elif verb == w.THROW_AWAY:
            discard_item(s, seat, argument)
        else:
            pass_battery(s, seat, argument)


def why_no_charge(s: Aftermath, who: int, item: int) -> int:
    """An own battery for an equipped item that has room for it (AF-520, AF-523)."""
    hero = s.heroes[who]
    if item not in hero.worn:
        return w.NOT_EQUIPPED_CHARGE | item
    if hero.charge[hero.worn.index(item)] >= BATTERIES_OF[item]:
        return w.NO_CHARGE | item
    return 0 if hero.batteries else w.NO_BATTERY_CHARGE


def charge(s: Aftermath, seat: int, item: int, own: bool) -> None:
    """A battery goes onto an equipped item, one's own or from the supply."""
    hero = s.hero(seat)
    hero.charge[hero.worn.index(item)] += 1
    if own:
        hero.batteries -= 1
    s.announce(w.TOLD_CHARGED, seat, item)


def pass_battery(s: Aftermath, giver: int, taker: int) -> None:
    """A loose battery changes hands (AF-365)."""
    s.hero(giver).batteries -= 1
    s.hero(taker).batteries += 1
    s.announce(w.TOLD_BATTERIES, taker, 1)


class Consent(Step):
    """Taking something needs the other's consent (AF-365, Q-15)."""

    def __init__(self, seat: int, option: int, trading: Trading) -> None:
        self.seat = seat
        self.option = option
        self.trading = trading

    def run(self, s: Aftermath) -> None:
        s.ask(self, self.seat, w.ASK_CONSENT, [w.ACCEPT, w.REFUSE])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        trading = self.trading
        if option == w.REFUSE:
            s.push(Trading(trading.seat, trading.left, [*trading.refused, self.option]))
            return
        s.push(trading)
        if self.option & ~ARG_MASK == w.TAKE_BATTERY:
            pass_battery(s, seat, trading.seat)
            return
        item = first_of(self.option)
        let_go(s, s.cast[seat], item)
        s.announce(w.TOLD_GAVE, seat, item, trading.seat)
        look_at_life(s, seat)
        s.push(Received(trading.seat, item))
