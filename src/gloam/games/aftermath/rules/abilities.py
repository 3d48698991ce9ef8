"""Abilities: what white cards pay for (AF-345 to AF-349, 6.5)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import figures
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import HIDE_MARK, passable
from gloam.games.aftermath.figures import Find, Grant
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.enemywalk import enemy_enters
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.foes import figures_of
from gloam.games.aftermath.rules.gaining import gain_item
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.hands import discard_card, is_white, playable
from gloam.games.aftermath.rules.harm import convert_toxic, heal
from gloam.games.aftermath.rules.heavy import Lifted
from gloam.games.aftermath.rules.moving import FREE_MOVE, Moving, burdened
from gloam.games.aftermath.rules.parts import first_of, one_figure, slot_of, two
from gloam.games.aftermath.rules.sight import sees
from gloam.games.aftermath.rules.tasks import raise_task
from gloam.games.aftermath.rules.tokens import has_token, put_token, token_count
from gloam.games.aftermath.rules.trading import charge
from gloam.games.aftermath.rules.used import SALVAGED
from gloam.games.aftermath.state import Aftermath

NEEDS_A_MAP: Final = [
    t.QUICK_PAWS, t.KEEN_EYES, t.OVERWATCH, t.HEAVE, t.ROAR, t.SNAP_TRAP, t.VANISH, t.IRON_GRIP,
]  # fmt: skip
"""Abilities that do nothing on a road (AF-703)."""


def targets(s: Aftermath, seat: int, ability: int) -> list[int]:
    """What an ability could be used on, as options of its question; [0] where it needs nothing."""
    hero = s.hero(seat)
    if ability == t.KEEN_EYES:
        return [w.FIND | i for i in range(len(s.finds)) if not s.finds[i].known]
    if ability == t.OVERWATCH:
        return [
            w.FIGURE | one_figure(slot, 0)
            for slot in range(len(s.foes))
            if not s.foes[slot].aimed and any(sees(s, hero.space, space) for space in figures_of(s.foes[slot]))
        ]
    if ability == t.PATCH_UP:
        most = t.ABILITY_POWER[t.PATCH_UP]
        return [w.REPAIR | two(item, seat) for item in s.campaign.broken if t.REPAIR_OF[item] <= most]
    if ability == t.OVERCHARGE:
        if s.batteries_left() == 0:
            return []
        return [
            w.CHARGE | hero.worn[slot]
            for slot in range(len(hero.worn))
            if hero.worn[slot] >= 0 and hero.charge[slot] < t.BATTERIES_OF[hero.worn[slot]]
        ]
    if ability == t.REWIRE:
        return [w.CHARGE | hero.worn[slot] for slot in range(len(hero.worn)) if hero.charge[slot] > 0]
    if ability in (t.FIELD_MEDICINE, t.ANTIDOTE):
        hurt = [x for x in s.at(hero.space) if (s.hero(x).wounds if ability == t.FIELD_MEDICINE else s.hero(x).toxic)]
        return [w.PICK | other for other in hurt]
    if ability == t.VANISH:
        distances = s.chart.ranged(hero.space)
        near = [x for x in s.marked(HIDE_MARK) if 0 < distances[x] <= t.ABILITY_POWER[t.VANISH]]
        return [w.AT | space for space in near]
    return [0]


def why_no_ability(s: Aftermath, seat: int, ability: int) -> int:
    """An own ability, paid with white cards, and something to use it on (AF-345 to AF-349)."""
    hero = s.hero(seat)
    if ability not in hero.abilities:
        return w.NO_ABILITY
    if may_not(s, seat, figures.TO_USE):
        return w.KEPT_FROM
    white = sum([t.VALUE_OF[card] for card in playable(s, seat) if is_white(card)])
    if white < t.ABILITY_COST[ability]:
        return w.WHITE_CARDS
    if ability == t.ROAR and not (s.hostile and any(hero.space in figures_of(foe) for foe in s.foes)):
        return w.NO_TARGET_ABILITY
    if ability == t.QUICK_PAWS and hero.has_status(t.TANGLED):
        return w.TANGLED
    if ability == t.JURY_RIG and (s.task is None or s.task.first < 0):
        return w.NO_TASK_ABILITY
    if ability == t.SALVAGER and s.used_turn & SALVAGED:
        return w.USED_ABILITY
    if ability == t.SNAP_TRAP and token_count(s, t.TRAP) >= t.TOKEN_LIMIT[t.TRAP]:
        return w.NO_TARGET_TOKENS
    if ability == t.OVERWATCH and sum([1 for foe in s.foes if foe.aimed]) >= t.AIM_TOKENS:
        return w.NO_TARGET_TOKENS
    if ability == t.IRON_GRIP and (hero.carries or not has_token(s, t.HEAVY, hero.space)):
        return w.NO_HEAVY_ABILITY
    if s.road is not None and ability in NEEDS_A_MAP:
        return w.ON_ROAD_ABILITY
    return 0 if targets(s, seat, ability) else w.NO_TARGET_ABILITY


class PayWhite(Step):
    """White cards are played until they are worth the cost (AF-345, AF-346)."""

    def __init__(self, seat: int, ability: int, paid: int) -> None:
        self.seat = seat
        self.ability = ability
        self.paid = paid

    def run(self, s: Aftermath) -> None:
        if self.paid >= t.ABILITY_COST[self.ability]:
            s.announce(w.TOLD_ABILITY, self.seat, self.ability)
            s.push(UseAbility(self.seat, self.ability))
            return
        options = [w.PLAY | card for card in playable(s, self.seat) if is_white(card)]
        s.ask(self, self.seat, w.ASK_PAY, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        card = option & ARG_MASK
        discard_card(s, seat, card)
        s.push(PayWhite(seat, self.ability, self.paid + t.VALUE_OF[card]))

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.PLAY | card for card in s.hands[seat]]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.PLAY or card not in s.hands[seat]:
            return 0
        return 0 if is_white(card) else w.NOT_WHITE | card


class UseAbility(Step):
    """Its target, if it needs one, and what it does."""

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def run(self, s: Aftermath) -> None:
        options = targets(s, self.seat, self.ability)
        if not options:
            return
        if options == [0]:
            use_ability(s, self.seat, self.ability)
        else:
            s.ask(self, self.seat, w.ASK_TARGET, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        argument = option & ARG_MASK
        hero = s.hero(seat)
        if self.ability == t.KEEN_EYES:
            find = s.finds[argument]
            s.finds[argument] = Find(find.space, find.pile, find.token, known=True)
            show_token(s, find.token)
        elif self.ability == t.OVERWATCH:
            foe = s.foes[slot_of(argument)]
            foe.aimed = True
            s.announce(w.TOLD_AIMED, foe.kind)
        elif self.ability == t.PATCH_UP:
            item = first_of(argument)
            s.campaign.broken.remove(item)
            s.announce(w.TOLD_REPAIRED, item)
            gain_item(s, seat, item)
        elif self.ability == t.OVERCHARGE:
            charge(s, seat, argument, own=False)
        elif self.ability == t.REWIRE:
            hero.charge[hero.worn.index(argument)] -= 1
            turn_dial(s, t.SCRAP, t.ABILITY_POWER[t.REWIRE])
        elif self.ability == t.FIELD_MEDICINE:
            heal(s, argument, t.ABILITY_POWER[t.FIELD_MEDICINE])
        elif self.ability == t.ANTIDOTE:
            convert_toxic(s, argument)
        elif self.ability == t.VANISH:
            put_character(s, seat, argument)


def show_token(s: Aftermath, token: int) -> None:
    """The face of a scavenge token is told to all (AF-060)."""
    goods = t.TOKEN_REWARD[token]
    for good in range(len(goods)):
        if goods[good]:
            s.announce(w.TOLD_PEEKED, good, goods[good])


BONUSES: Final = {
    t.STEADY_WHISKERS: (t.RANGED, figures.NEXT_RANGED),
    t.CALLED_SHOT: (figures.RANGED_WOUNDS, figures.NEXT_RANGED),
    t.HAYMAKER: (figures.WOUNDS, figures.NEXT_MELEE),
    t.STREET_TONGUE: (t.COMMUNICATE, figures.NEXT_COMMUNICATE),
    t.THICK_FUR: (t.DEFENCE, figures.NEXT_TURN),
}
"""Abilities that add their number to something, and until when."""

LIBERTIES: Final = {
    t.TRICK_SHOT: (figures.BLIND_SHOT, figures.NEXT_RANGED),
    t.STAND_FAST: (figures.SHIELDS, figures.NEXT_TURN),
    t.HEAVE: (figures.CROSSES_WHITE, figures.TURN),
    t.SOFT_STEP: (figures.HIDDEN, figures.NEXT_TURN),
    t.NINE_LIVES: (figures.NINE, figures.NEXT_TURN),
}
"""Abilities that let somebody do something, and until when."""


def use_ability(s: Aftermath, seat: int, ability: int) -> None:
    """What an ability does that needs no target (6.5)."""
    who = s.cast[seat]
    power = t.ABILITY_POWER[ability]
    if ability in BONUSES:
        to, until = BONUSES[ability]
        s.grants.append(Grant(who, to, power, until))
    elif ability in LIBERTIES:
        to, until = LIBERTIES[ability]
        s.grants.append(Grant(who, to, 1, until))
    elif ability == t.QUICK_PAWS:
        s.push(Moving(seat, burdened(s, who, power), FREE_MOVE))
    elif ability == t.JURY_RIG:
        raise_task(s, power)
    elif ability == t.SALVAGER:
        s.used_turn |= SALVAGED
        turn_dial(s, t.SCRAP, power)
    elif ability == t.SNAP_TRAP:
        put_token(s, t.TRAP, s.hero(seat).space)
    elif ability == t.IRON_GRIP:
        s.push(Lifted(seat, tested=False))
    elif ability == t.ROAR:
        roar(s, seat)


def roar(s: Aftermath, seat: int) -> None:
    """All enemies in the space are driven away, one figure after the other (6.5: Roar)."""
    here = s.hero(seat).space
    for foe in reversed(s.foes):
        spaces = figures_of(foe)
        # The last of its figures goes first: whichever falls, the numbers of those before it stay.
        for figure in range(len(spaces)):
            if spaces[figure] == here:
                s.push(Push(seat, foe.uid, figure))


class Push(Step):
    """An enemy is driven one space away; the player chooses where (Roar, Q-32)."""

    def __init__(self, seat: int, uid: int, figure: int) -> None:
        self.seat = seat
        self.uid = uid
        self.figure = figure

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None:
            return
        here = figures_of(foe)[self.figure]
        spaces: list[int] = []
        for i in range(len(s.chart.near[here])):
            if passable(s.chart.kinds[here][i]) and s.chart.near[here][i] not in spaces:
                spaces.append(s.chart.near[here][i])
        if spaces:
            s.ask(self, self.seat, w.ASK_PUSH, [w.AT | space for space in spaces])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        foe = s.foe_with(self.uid)
        assert foe is not None
        enemy_enters(s, foe, self.figure, option & ARG_MASK)
