"""Abilities and consumables: what white cards and used-up items do (AF-345 to AF-349, AF-375, 6.5, 6.8, 6.15)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELLS, passable
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    ABILITY_POWER,
    AID_TIN,
    AIM_TOKENS,
    ANTIDOTE,
    ANTIVENOM,
    BATTERIES_OF,
    CALLED_SHOT,
    COMMUNICATE,
    CONSUMABLE,
    DEFENCE,
    DOWNPOUR,
    FIELD_MEDICINE,
    FIRE,
    HAYMAKER,
    HEAVE,
    HEAVY,
    IRON_GRIP,
    ITEM_IDS,
    ITEM_POWER,
    ITEM_USES,
    JURY_RIG,
    KEEN_EYES,
    MATCH_TORCH,
    MEDICINE,
    NINE_LIVES,
    OVERCHARGE,
    OVERWATCH,
    PATCH_UP,
    QUICK_PAWS,
    RANGED,
    REPAIR_OF,
    REWIRE,
    ROAR,
    SALVAGER,
    SCRAP,
    SMOKE_PELLET,
    SNAP_TRAP,
    SOFT_STEP,
    STAND_FAST,
    STEADY_WHISKERS,
    STREET_TONGUE,
    SUGAR,
    TANGLED,
    THICK_FUR,
    TOKEN_LIMIT,
    TOKEN_REWARD,
    TRAP,
    TRICK_SHOT,
    VALUE_OF,
    VANISH,
    WIND_UP,
)
from gloam.games.aftermath.figures import (
    BLIND_SHOT,
    CROSSES_WHITE,
    HIDDEN,
    NEXT_COMMUNICATE,
    NEXT_MELEE,
    NEXT_RANGED,
    NEXT_TURN,
    NINE,
    ON_PAGE,
    RANGED_WOUNDS,
    SHIELDS,
    SMOKED,
    TO_USE,
    TURN,
    WOUNDS,
    Find,
    Grant,
)
from gloam.games.aftermath.rules.deeds import Lifted, look_at_task
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.enemyturn import enemy_enters, sees
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.foes import figures_of
from gloam.games.aftermath.rules.gaining import gain_item, look_at_life, take_off, throw_away
from gloam.games.aftermath.rules.hands import discard_card, is_white, playable
from gloam.games.aftermath.rules.moments import may_not
from gloam.games.aftermath.rules.moving import FREE_MOVE, Moving, burdened
from gloam.games.aftermath.rules.trading import charge
from gloam.games.aftermath.state import Aftermath

SALVAGED: Final = 1 << 2


def token_count(s: Aftermath, kind: int) -> int:
    return sum(1 for token in s.tokens if token // CELLS == kind)


def targets(s: Aftermath, seat: int, ability: int) -> list[int]:
    """What an ability could be used on, as options of its question; [0] where it needs nothing."""
    hero = s.hero(seat)
    if ability == KEEN_EYES:
        return [w.FIND | i for i in range(len(s.finds)) if not s.finds[i].known]
    if ability == OVERWATCH:
        return [
            w.FIGURE | slot << 8
            for slot in range(len(s.foes))
            if not s.foes[slot].aimed and any(sees(s, hero.space, space) for space in figures_of(s.foes[slot]))
        ]
    if ability == PATCH_UP:
        return [w.REPAIR | item << 3 | seat for item in s.campaign.broken if REPAIR_OF[item] <= ABILITY_POWER[PATCH_UP]]
    if ability == OVERCHARGE:
        if s.batteries_left() == 0:
            return []
        return [
            w.CHARGE | hero.worn[slot]
            for slot in range(len(hero.worn))
            if hero.worn[slot] >= 0 and hero.charge[slot] < BATTERIES_OF[hero.worn[slot]]
        ]
    if ability == REWIRE:
        return [w.CHARGE | hero.worn[slot] for slot in range(len(hero.worn)) if hero.charge[slot] > 0]
    if ability in (FIELD_MEDICINE, ANTIDOTE):
        hurt = [x for x in s.at(hero.space) if (s.hero(x).wounds if ability == FIELD_MEDICINE else s.hero(x).toxic)]
        return [w.PICK | other for other in hurt]
    if ability == VANISH:
        distances = s.chart.ranged(hero.space)
        near = [x for x in s.marked(0) if 0 < distances[x] <= ABILITY_POWER[VANISH]]
        return [w.AT | space for space in near]
    return [0]


def why_no_ability(s: Aftermath, seat: int, ability: int) -> int:
    hero = s.hero(seat)
    if ability not in hero.abilities:
        return w.NO_ABILITY
    if may_not(s, seat, TO_USE):
        return w.KEPT_FROM
    white = sum([VALUE_OF[card] for card in playable(s, seat) if is_white(card)])
    if white < ABILITY_COST[ability]:
        return w.WHITE_CARDS
    if ability == ROAR and not (s.hostile and any(hero.space in figures_of(foe) for foe in s.foes)):
        return w.NO_TARGET_ABILITY
    if ability == QUICK_PAWS and hero.has_status(TANGLED):
        return w.TANGLED
    if ability == JURY_RIG and (s.task is None or s.task.first < 0):
        return w.NO_TASK_ABILITY
    if ability == SALVAGER and s.used_turn & SALVAGED:
        return w.USED_ABILITY
    if ability == SNAP_TRAP and token_count(s, TRAP) >= TOKEN_LIMIT[TRAP]:
        return w.NO_TARGET_TOKENS
    if ability == OVERWATCH and sum([1 for foe in s.foes if foe.aimed]) >= AIM_TOKENS:
        return w.NO_TARGET_TOKENS
    if ability == IRON_GRIP and (hero.carries or HEAVY * CELLS + hero.space not in s.tokens):
        return w.NO_HEAVY_ABILITY
    if s.road is not None and ability in (QUICK_PAWS, KEEN_EYES, OVERWATCH, HEAVE, ROAR, SNAP_TRAP, VANISH, IRON_GRIP):
        return w.ON_ROAD_ABILITY
    return 0 if targets(s, seat, ability) else w.NO_TARGET_ABILITY


class PayWhite(Step):
    """White cards are played until they are worth the cost (AF-345, AF-346)."""

    def __init__(self, seat: int, ability: int, paid: int) -> None:
        self.seat = seat
        self.ability = ability
        self.paid = paid

    def run(self, s: Aftermath) -> None:
        if self.paid >= ABILITY_COST[self.ability]:
            s.announce(w.TOLD_ABILITY, self.seat, self.ability)
            s.push(UseAbility(self.seat, self.ability))
            return
        options = [w.PLAY | card for card in playable(s, self.seat) if is_white(card)]
        s.ask(self, self.seat, w.ASK_PAY, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        card = option & ARG_MASK
        discard_card(s, seat, card)
        s.push(PayWhite(seat, self.ability, self.paid + VALUE_OF[card]))

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
        if self.ability == KEEN_EYES:
            find = s.finds[argument]
            s.finds[argument] = Find(find.space, find.pile, find.token, True)
            show_token(s, find.token)
        elif self.ability == OVERWATCH:
            foe = s.foes[argument >> 8]
            foe.aimed = True
            s.announce(w.TOLD_AIMED, foe.kind)
        elif self.ability == PATCH_UP:
            item = argument >> 3
            s.campaign.broken.remove(item)
            s.announce(w.TOLD_REPAIRED, item)
            gain_item(s, seat, item)
        elif self.ability == OVERCHARGE:
            charge(s, seat, argument, False)
        elif self.ability == REWIRE:
            hero.charge[hero.worn.index(argument)] -= 1
            turn_dial(s, SCRAP, ABILITY_POWER[REWIRE])
        elif self.ability == FIELD_MEDICINE:
            heal(s, argument, ABILITY_POWER[FIELD_MEDICINE])
        elif self.ability == ANTIDOTE:
            convert_toxic(s, argument)
        elif self.ability == VANISH:
            put_character(s, seat, argument)


def show_token(s: Aftermath, token: int) -> None:
    goods = TOKEN_REWARD[token]
    for good in range(len(goods)):
        if goods[good]:
            s.announce(w.TOLD_PEEKED, good, goods[good])


def heal(s: Aftermath, seat: int, wounds: int) -> None:
    hero = s.hero(seat)
    healed = min(hero.wounds, wounds)
    if healed:
        hero.wounds -= healed
        s.announce(w.TOLD_HEALED, seat, healed)


def convert_toxic(s: Aftermath, seat: int) -> None:
    hero = s.hero(seat)
    if hero.toxic:
        hero.wounds += hero.toxic
        hero.toxic = 0
        s.announce(w.TOLD_CONVERTED, seat)


def use_ability(s: Aftermath, seat: int, ability: int) -> None:
    who = s.cast[seat]
    power = ABILITY_POWER[ability]
    if ability == STEADY_WHISKERS:
        s.grants.append(Grant(who, RANGED, power, NEXT_RANGED))
    elif ability == CALLED_SHOT:
        s.grants.append(Grant(who, RANGED_WOUNDS, power, NEXT_RANGED))
    elif ability == HAYMAKER:
        s.grants.append(Grant(who, WOUNDS, power, NEXT_MELEE))
    elif ability == TRICK_SHOT:
        s.grants.append(Grant(who, BLIND_SHOT, 1, NEXT_RANGED))
    elif ability == STREET_TONGUE:
        s.grants.append(Grant(who, COMMUNICATE, power, NEXT_COMMUNICATE))
    elif ability == STAND_FAST:
        s.grants.append(Grant(who, SHIELDS, 1, NEXT_TURN))
    elif ability == HEAVE:
        s.grants.append(Grant(who, CROSSES_WHITE, 1, TURN))
    elif ability == THICK_FUR:
        s.grants.append(Grant(who, DEFENCE, power, NEXT_TURN))
    elif ability == SOFT_STEP:
        s.grants.append(Grant(who, HIDDEN, 1, NEXT_TURN))
    elif ability == NINE_LIVES:
        s.grants.append(Grant(who, NINE, 1, NEXT_TURN))
    elif ability == QUICK_PAWS:
        s.push(Moving(seat, burdened(s, who, power), FREE_MOVE, False, False))
    elif ability == JURY_RIG:
        raise_task(s, power)
    elif ability == SALVAGER:
        s.used_turn |= SALVAGED
        turn_dial(s, SCRAP, power)
    elif ability == SNAP_TRAP:
        s.tokens.append(TRAP * CELLS + s.hero(seat).space)
    elif ability == IRON_GRIP:
        s.push(Lifted(seat, False))
    elif ability == ROAR:
        for foe in reversed(s.foes):
            figures = figures_of(foe)
            # The last of its figures goes first: whichever falls, the numbers of those before it stay.
            for figure in range(len(figures)):
                if figures[figure] == s.hero(seat).space:
                    s.push(Push(seat, foe.uid, figure))


def raise_task(s: Aftermath, by: int) -> None:
    task = s.task
    if task is not None and task.first >= 0 and not task.passed():
        s.task = task.with_dial(task.first, task.dial + by)
        look_at_task(s)


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


# Consumables


def why_no_use(s: Aftermath, seat: int, item: int) -> int:
    hero = s.hero(seat)
    if item >= len(ITEM_IDS) or not (CONSUMABLE[item] or item == AID_TIN):
        return w.NOT_NOW_ITEM
    if not hero.wears(item):
        return w.NOT_EQUIPPED | item
    if item == AID_TIN and s.tin_uses >= ITEM_USES[AID_TIN]:
        return w.USED_TIN
    if item == MATCH_TORCH and (s.road is not None or token_count(s, FIRE) >= TOKEN_LIMIT[FIRE]):
        return w.NO_TARGET_TOKENS
    if item == MATCH_TORCH and s.in_force(DOWNPOUR):
        return w.NO_TARGET_ITEM
    return 0 if use_targets(s, seat, item) else w.NO_TARGET_ITEM


def use_targets(s: Aftermath, seat: int, item: int) -> list[int]:
    hero = s.hero(seat)
    here = s.at(hero.space) if s.road is None else s.on_page()
    if item in (MEDICINE, AID_TIN):
        return [w.PICK | other for other in here if s.hero(other).wounds]
    if item == ANTIVENOM:
        return [w.PICK | other for other in here if s.hero(other).toxic]
    if item == MATCH_TORCH:
        return [w.AT | space for space in sorted({hero.space, *s.chart.near[hero.space]})]
    return [0]


class UseItem(Step):
    """A consumable is used and discarded; the First-Aid Tin stays."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, s: Aftermath) -> None:
        options = use_targets(s, self.seat, self.item)
        if options == [0]:
            self.answer(s, self.seat, 0)
        else:
            s.ask(self, self.seat, w.ASK_TARGET, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        item, argument = self.item, option & ARG_MASK
        who = s.cast[seat]
        s.announce(w.TOLD_USED, seat, item)
        if item == AID_TIN:
            s.tin_uses += 1
        else:
            take_off(s, who, item)
            throw_away(s, item)
        if item in (MEDICINE, AID_TIN):
            heal(s, argument, ITEM_POWER[item])
        elif item == ANTIVENOM:
            s.announce(w.TOLD_HEALED, argument, s.hero(argument).toxic)
            s.hero(argument).toxic = 0
        elif item == MATCH_TORCH:
            s.tokens.append(FIRE * CELLS + argument)
        elif item == SUGAR:
            from gloam.games.aftermath.rules.turn import DrawByEffect

            s.push(DrawByEffect(seat, ITEM_POWER[SUGAR]))
        elif item == WIND_UP:
            s.decoy = True
        elif item == SMOKE_PELLET:
            for other in s.at(s.hero(seat).space):
                if s.hero(other).where == ON_PAGE:
                    s.grants.append(Grant(s.cast[other], SMOKED, who + 1, NEXT_TURN))
        look_at_life(s, seat)

