"""What is done before a turn ends, for oneself and for companions: abilities against what may come, a card for somebody
who has none, things for whoever can use them."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    ANTIDOTE,
    BATTERIES_OF,
    CALLED_SHOT,
    DEFENCE,
    HAYMAKER,
    NINE_LIVES,
    OVERCHARGE,
    OVERWATCH,
    PATCH_UP,
    ROAR,
    SMOKE_PELLET,
    SOFT_STEP,
    STAND_FAST,
    THICK_FUR,
    VALUE_OF,
    VANISH,
    WHITE,
)
from gloam.games.aftermath.figures import HIDDEN, SHIELDS, SMOKED, Hero
from gloam.games.aftermath.mind.danger import danger_at, soon
from gloam.games.aftermath.mind.home import item_worth
from gloam.games.aftermath.mind.needs import lives
from gloam.games.aftermath.rules.abilities import targets
from gloam.games.aftermath.rules.defeat import lives_by
from gloam.games.aftermath.rules.foes import life_of
from gloam.games.aftermath.rules.gaining import free_slot
from gloam.games.aftermath.rules.hands import colors, is_white, playable
from gloam.games.aftermath.rules.odds import price, price_of
from gloam.games.aftermath.rules.tasks import why_no_help
from gloam.games.aftermath.rules.trials import follows
from gloam.games.aftermath.state import Aftermath

SAFER: Final = {SOFT_STEP: 0.7, VANISH: 0.7, THICK_FUR: 0.35, ROAR: 0.4, NINE_LIVES: 0.4}
"""Which part of the danger an ability takes away."""

SHIELDING: Final = 0.5
FEW_CARDS: Final = 2
SPARE_CARDS: Final = 3


def whites(hand: list[int], cost: int) -> list[int]:
    """The cheapest white cards that pay a cost, the small ones first; none if they do not."""
    paid: list[int] = []
    total = 0
    for card in sorted([card for card in hand if is_white(card)], key=lambda card: VALUE_OF[card]):
        if total < cost:
            paid.append(card)
            total += VALUE_OF[card]
    return paid if total >= cost else []


def before_the_end(s: Aftermath, seat: int, options: list[int]) -> int:
    """An ability, a thing or a card given away, instead of ending the turn; -1 for none."""
    option = brace(s, seat, options)
    if option < 0:
        option = mend(s, seat, options)
    return option if option >= 0 else inspire(s, seat, options)


def brace(s: Aftermath, seat: int, options: list[int]) -> int:
    """Against enemies who will act soon."""
    if not s.hostile or s.pending_page >= 0:
        return -1
    hero = s.hero(seat)
    hand = playable(s, seat)
    peril = danger_at(s, seat, hero.space)
    best, value = -1, 0.0
    for ability in SAFER:
        if w.ABILITY | ability not in options or (ability == SOFT_STEP and s.is_noisy(s.cast[seat])):
            continue
        paid = whites(hand, ABILITY_COST[ability])
        worth = SAFER[ability] * peril - price_of(paid)
        if already(s, seat, ability):
            continue
        if worth > value:
            best, value = w.ABILITY | ability, worth
    if w.USE | SMOKE_PELLET in options and 0.6 * peril > 0.5:
        return w.USE | SMOKE_PELLET
    if w.ABILITY | STAND_FAST in options and not already(s, seat, STAND_FAST):
        for other in s.at(hero.space):
            if other != seat and lives(s, other) < lives(s, seat) and lives(s, other) <= 2:
                worth = SHIELDING * danger_at(s, other, hero.space) - price_of(whites(hand, ABILITY_COST[STAND_FAST]))
                if worth > value:
                    best, value = w.ABILITY | STAND_FAST, worth
    return best


def already(s: Aftermath, seat: int, ability: int) -> bool:
    """Whether the ability works already."""
    who = s.cast[seat]
    if ability in (SOFT_STEP, VANISH):
        return s.granted(who, HIDDEN) > 0 or s.hidden(seat)
    if ability == STAND_FAST:
        return s.granted(who, SHIELDS) > 0
    return ability == THICK_FUR and s.granted(who, DEFENCE) > 0


def mend(s: Aftermath, seat: int, options: list[int]) -> int:
    """White cards that are left over: a broken thing, a battery, poison."""
    hand = playable(s, seat)
    if w.ABILITY | ANTIDOTE in options and any(s.hero(x).toxic >= 2 for x in s.at(s.hero(seat).space)):
        return w.ABILITY | ANTIDOTE
    if w.ABILITY | OVERCHARGE in options and s.hostile:
        return w.ABILITY | OVERCHARGE
    if w.ABILITY | PATCH_UP in options and not s.hostile and len(whites(hand, ABILITY_COST[PATCH_UP])) <= 1:
        for option in targets(s, seat, PATCH_UP):
            if free_slot(s.hero(seat), (option & ARG_MASK) >> 3) >= 0:
                return w.ABILITY | PATCH_UP
    return -1


def aim(s: Aftermath, seat: int, planned: int, cards: list[int], options: list[int]) -> int:
    """White cards before an attack: one wound more for whoever needs several, or a better aim; -1 for none."""
    verb = planned & ~ARG_MASK
    if verb not in (w.MELEE, w.RANGED):
        return -1
    hand = [card for card in playable(s, seat) if card not in cards]
    foe = s.foes[(planned & ARG_MASK) >> 8]
    left = life_of(s, foe) - foe.wounds
    harder = CALLED_SHOT if verb == w.RANGED else HAYMAKER
    done = any(grant.hero == s.cast[seat] and grant.to not in (DEFENCE, HIDDEN, SHIELDS, SMOKED) for grant in s.grants)
    if left > 1 and not done and w.ABILITY | harder in options and whites(hand, ABILITY_COST[harder]):
        return w.ABILITY | harder
    if left > 1 and not foe.aimed and w.ABILITY | OVERWATCH in options and whites(hand, ABILITY_COST[OVERWATCH]):
        return w.ABILITY | OVERWATCH
    return -1


# A card for somebody else


def inspire(s: Aftermath, seat: int, options: list[int]) -> int:
    """A card for a companion whose paws are empty: for a common task, or to defend a last life."""
    hand = [card for card in playable(s, seat) if not is_white(card)]
    best, value = -1, 0.0
    for other in range(s.seats):
        if other == seat or len(s.hands[other]) > FEW_CARDS or other not in s.on_page():
            continue
        for card in hand:
            option = w.INSPIRE | card << 3 | other
            if option not in options:
                continue
            worth = task_need(s, seat, other, card)
            if len(hand) >= SPARE_CARDS:
                worth = max(worth, defence_need(s, other, card))
            if worth - price(card) > value:
                best, value = option, worth - price(card)
    return best


def task_need(s: Aftermath, seat: int, other: int, card: int) -> float:
    """A card that fits a task, for somebody who stands there and comes before oneself again."""
    task = s.task
    if task is None or not why_no_help(s, seat, card):
        return 0.0
    if task.spaces and s.hero(other).space not in [s.chart.space[cell] for cell in task.spaces]:
        return 0.0
    if task.first < 0:
        fits = colors(card) & (1 << task.attribute | 1 << WHITE) != 0
    else:
        fits = follows(task.first, card)
    return 0.5 * VALUE_OF[card] if fits else 0.0


def defence_need(s: Aftermath, other: int, card: int) -> float:
    if not s.hostile or s.hands[other] or lives(s, other) > FEW_CARDS or soon(s) < 0.6:
        return 0.0
    return 0.2 * VALUE_OF[card] * min(1.5, danger_at(s, other, s.hero(other).space))


# Things


def wants_to_trade(s: Aftermath, seat: int) -> bool:
    """Whether an equip action would change something for the better: here and now, and with nobody about to attack."""
    if s.hostile or s.threat_count() >= 3:
        return False
    hero = s.hero(seat)
    if (hero.batteries and takes_charge(hero)) or battery_for(s, seat) >= 0 or battery_from(s, seat) >= 0:
        return True
    return any(handed_on(s, seat, item) >= 0 for item in hero.pack)


def takes_charge(hero: Hero) -> bool:
    """Whether something that is worn has room for a battery."""
    for slot in range(len(hero.worn)):
        if hero.worn[slot] >= 0 and hero.charge[slot] < BATTERIES_OF[hero.worn[slot]]:
            return True
    return False


def battery_for(s: Aftermath, seat: int) -> int:
    """A companion in the same space to whom a battery is of use that is of none to oneself; -1 for nobody."""
    hero = s.hero(seat)
    if hero.batteries and not takes_charge(hero):
        for other in s.at(hero.space):
            if other != seat and not s.hero(other).batteries and takes_charge(s.hero(other)):
                return other
    return -1


def battery_from(s: Aftermath, seat: int) -> int:
    """A companion in the same space with a battery to spare that oneself needs; -1 for nobody."""
    hero = s.hero(seat)
    if not hero.batteries and takes_charge(hero):
        for other in s.at(hero.space):
            if other != seat and s.hero(other).batteries and not takes_charge(s.hero(other)):
                return other
    return -1


def handed_on(s: Aftermath, seat: int, item: int) -> int:
    """A companion in the same space who could wear what oneself only carries; -1 for nobody."""
    hero = s.hero(seat)
    if free_slot(hero, item) >= 0:
        return -1
    best, value = -1, 1.0
    for other in s.at(hero.space):
        if other != seat and free_slot(s.hero(other), item) >= 0:
            worth = item_worth(s, s.cast[other], item)
            if worth > value:
                best, value = other, worth
    return best


def trade(s: Aftermath, seat: int, options: list[int]) -> int:
    """In an equip action: wear what there is room for, charge what has room, hand on what others can wear."""
    for option in options:
        if option & ~ARG_MASK in (w.WEAR, w.CHARGE):
            return option
    for item in s.hero(seat).pack:
        other = handed_on(s, seat, item)
        if other >= 0 and w.HAND | item << 3 | other in options:
            return w.HAND | item << 3 | other
    other = battery_for(s, seat)
    if other >= 0 and w.GIVE_BATTERY | other in options:
        return w.GIVE_BATTERY | other
    other = battery_from(s, seat)
    if other >= 0 and w.TAKE_BATTERY | other in options:
        return w.TAKE_BATTERY | other
    return w.DONE


def consents(s: Aftermath, seat: int, item: int) -> bool:
    """Whether a thing that another asks for is given: what is worn and good stays; what is carried goes."""
    hero, who = s.hero(seat), s.cast[seat]
    return item in hero.pack or (item_worth(s, who, item) < 1.5 and not lives_by(s, who, item))


def away_from(s: Aftermath, seat: int, options: list[int]) -> int:
    """Where an enemy is driven: where it can do least."""
    best, value = options[0], 1e9
    for option in options:
        space = option & ARG_MASK
        near = 0.0
        for other in s.on_page():
            far = s.chart.walked(space, False)[s.hero(other).space]
            near += 1.0 / (1.0 + far)
        if near < value:
            best, value = option, near
    return best
