"""Abilities: what white cards pay for (AF-345 to AF-349, 6.5)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import HIDE_MARK, passable
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    ABILITY_POWER,
    AIM_TOKENS,
    ANTIDOTE,
    BATTERIES_OF,
    CALLED_SHOT,
    COMMUNICATE,
    DEFENCE,
    FIELD_MEDICINE,
    HAYMAKER,
    HEAVE,
    HEAVY,
    IRON_GRIP,
    JURY_RIG,
    KEEN_EYES,
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
    SNAP_TRAP,
    SOFT_STEP,
    STAND_FAST,
    STEADY_WHISKERS,
    STREET_TONGUE,
    TANGLED,
    THICK_FUR,
    TOKEN_LIMIT,
    TOKEN_REWARD,
    TRAP,
    TRICK_SHOT,
    VALUE_OF,
    VANISH,
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
    RANGED_WOUNDS,
    SHIELDS,
    TO_USE,
    TURN,
    WOUNDS,
    Find,
    Grant,
)
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


def targets(s: Aftermath, seat: int, ability: int) -> list[int]:
    """What an ability could be used on, as options of its question; [0] where it needs nothing."""
    hero = s.hero(seat)
    if ability == KEEN_EYES:
        return [w.FIND | i for i in range(len(s.finds)) if not s.finds[i].known]
    if ability == OVERWATCH:
        return [
            w.FIGURE | one_figure(slot, 0)
            for slot in range(len(s.foes))
            if not s.foes[slot].aimed and any(sees(s, hero.space, space) for space in figures_of(s.foes[slot]))
        ]
    if ability == PATCH_UP:
        return [w.REPAIR | two(item, seat) for item in s.campaign.broken if REPAIR_OF[item] <= ABILITY_POWER[PATCH_UP]]
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
        near = [x for x in s.marked(HIDE_MARK) if 0 < distances[x] <= ABILITY_POWER[VANISH]]
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
    if ability == IRON_GRIP and (hero.carries or not has_token(s, HEAVY, hero.space)):
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
            s.finds[argument] = Find(find.space, find.pile, find.token, known=True)
            show_token(s, find.token)
        elif self.ability == OVERWATCH:
            foe = s.foes[slot_of(argument)]
            foe.aimed = True
            s.announce(w.TOLD_AIMED, foe.kind)
        elif self.ability == PATCH_UP:
            item = first_of(argument)
            s.campaign.broken.remove(item)
            s.announce(w.TOLD_REPAIRED, item)
            gain_item(s, seat, item)
        elif self.ability == OVERCHARGE:
            charge(s, seat, argument, own=False)
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
        s.push(Moving(seat, burdened(s, who, power), FREE_MOVE))
    elif ability == JURY_RIG:
        raise_task(s, power)
    elif ability == SALVAGER:
        s.used_turn |= SALVAGED
        turn_dial(s, SCRAP, power)
    elif ability == SNAP_TRAP:
        put_token(s, TRAP, s.hero(seat).space)
    elif ability == IRON_GRIP:
        s.push(Lifted(seat, tested=False))
    elif ability == ROAR:
        for foe in reversed(s.foes):
            figures = figures_of(foe)
            # The last of its figures goes first: whichever falls, the numbers of those before it stay.
            for figure in range(len(figures)):
                if figures[figure] == s.hero(seat).space:
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
