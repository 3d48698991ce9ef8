"""All questions but those of step 4: cards of a test, defence, whom enemies choose, and what the party decides."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    DEFENCE,
    HERO_BOOST,
    INSTINCT,
    ITEM_BOOST,
    ITEM_CHARGED,
    VALUE_OF,
    WHITE,
)
from gloam.games.aftermath.mind import acting, choosing, helping, home
from gloam.games.aftermath.mind.danger import wound_worth
from gloam.games.aftermath.mind.needs import lives
from gloam.games.aftermath.mind.purpose import boss_of_the_page
from gloam.games.aftermath.rules.abilities import PayWhite
from gloam.games.aftermath.rules.defeat import lives_by
from gloam.games.aftermath.rules.foes import life_of
from gloam.games.aftermath.rules.hands import colors, is_white, playable
from gloam.games.aftermath.rules.odds import best_try, completed, price
from gloam.games.aftermath.rules.trading import Consent
from gloam.games.aftermath.rules.trials import Nothing, Rolled, SkillTest, boosts
from gloam.games.aftermath.state import Aftermath

TEST_WORTH: Final = 2.2
LEAST_WORTH: Final = 0.4
FEW: Final = 3
LIFE_ITSELF: Final = 100


def answer(s: Aftermath, seat: int, kind: int, options: list[int], step: Step | None, stake: float) -> int:
    """`stake` is what the deed is worth that was planned last."""
    if kind in (w.ASK_CARD, w.ASK_DEFEND) and isinstance(step, SkillTest):
        return next_card(s, seat, options, step, stake)
    if kind == w.ASK_NAME:
        return named(s, seat, options)
    if kind == w.ASK_DISCARD:
        return before_drawing(s, seat, options)
    if kind in (w.ASK_LIMIT, w.ASK_CARDS):
        return min(options, key=lambda option: price(option & ARG_MASK))
    if kind == w.ASK_PAY and isinstance(step, PayWhite):
        return payment(step, options)
    if kind == w.ASK_REROLL and isinstance(step, Rolled):
        return w.REROLL if fails(s, step) else PASS
    if kind in (w.ASK_PREY, w.ASK_AIM):
        return max(options, key=lambda option: stands(s, option & ARG_MASK))
    if kind == w.ASK_SHIELD:
        return options[0] if lives(s, seat) > lives(s, options[0] & ARG_MASK) and s.hands[seat] else PASS
    if kind == w.ASK_PUSH:
        return helping.away_from(s, seat, options)
    if kind == w.ASK_CONSENT:
        return consent(s, seat, step)
    if kind == w.ASK_ROAD:
        return on_the_road(s, seat, options)
    if kind == w.ASK_BOOK:
        return choosing.choose(s, seat, options, step)
    if kind == w.ASK_PICK:
        return choosing.pick(s, options)
    if kind == w.ASK_TEST:
        return choosing.pick_test(s, seat, options, step)
    return at_leisure(s, seat, kind, options)


def at_leisure(s: Aftermath, seat: int, kind: int, options: list[int]) -> int:
    """What the party decides, and what asks for taste more than for cards."""
    if kind == w.ASK_HERO:
        return home.pick_hero(options)
    if kind == w.ASK_MISSION:
        return home.pick_mission(s, options)
    if kind == w.ASK_SIDE:
        return home.pick_errand(s, options)
    if kind == w.ASK_START:
        return acting.start_space(s, seat, options)
    if kind == w.ASK_TRAVEL:
        return home.travel(s, options)
    if kind == w.ASK_REST:
        return w.REST if home.wants_rest(s) else PASS
    if kind == w.ASK_HEAL:
        return options[0] if home.wants_healing(s, seat) else PASS
    if kind in (w.ASK_ITEM, w.ASK_RECEIVE):
        return home.take_item(s, seat, options)
    if kind == w.ASK_TRADE:
        return helping.trade(s, seat, options)
    if kind == w.ASK_STORES:
        return home.store(s, options)
    if kind == w.ASK_REPAIR:
        return home.repair(s, options)
    if kind == w.ASK_WORKSHOP:
        return home.work(s, options)
    if kind == w.ASK_FACILITY:
        return home.lose_facility(s, options)
    if kind == w.ASK_LESSONS:
        return home.learn(s, options)
    if kind == w.ASK_FORGET:
        return home.forget(options)
    if kind == w.ASK_BREAK:
        return min(options, key=lambda option: break_price(s, seat, option & ARG_MASK))
    if kind == w.ASK_RETURN:
        return safest(s, options)
    if kind == w.ASK_TARGET:
        return neediest(s, options)
    if kind == w.ASK_ENEMY:
        return nearest_to_defeat(s, options)
    if kind == w.ASK_CHARGE:
        return max(options, key=lambda option: sum(ITEM_CHARGED[option & ARG_MASK]))
    if kind == w.ASK_ENDLESS:
        return w.ENDLESS
    if kind in (w.ASK_WON, w.ASK_GIVE_UP):
        return w.GO_ON
    helps = (w.ASK_FREE, w.ASK_SPARE, w.ASK_FREE_REST, w.ASK_CANCEL, w.ASK_WOUND)
    if kind in helps:
        return next(option for option in options if option != PASS)
    return options[0]


def break_price(s: Aftermath, seat: int, item: int) -> int:
    """What it costs to be without something; least of all may it be what one lives by."""
    return sum(ITEM_BOOST[item]) + (LIFE_ITSELF if lives_by(s, s.cast[seat], item) else 0)


# Tests


def worth_of(s: Aftermath, seat: int, test: SkillTest, stake: float) -> float:
    """What passing a test is worth: a wound, what was planned, or what the open entry says."""
    if test.action == DEFENCE:
        return wound_worth(s, seat)
    if isinstance(test.then, Nothing):
        found = choosing.at_stake(s, seat)
        return max(LEAST_WORTH, found) if found > -99.0 else TEST_WORTH
    return stake if stake > 0.0 else TEST_WORTH


def next_card(s: Aftermath, seat: int, options: list[int], test: SkillTest, stake: float) -> int:
    """One card after the other, until no more are worth it."""
    hand = [option & ARG_MASK for option in options if option & ~ARG_MASK == w.PLAY]
    worth = worth_of(s, seat, test, stake)
    if not test.played:
        extra = [boosts(s, seat, x, test.action, test.locked, test.foe) for x in range(4)]
        whole = playable(s, seat)
        tried = best_try(whole, test.attribute, extra, max(1, test.difficulty), test.opposed, worth, 0.0)
        if tried is None or (PASS in options and tried.worth <= 0.0):
            return PASS if PASS in options else options[0]
        return w.PLAY | tried.cards[0]
    total = boosts(s, seat, test.attribute, test.action, test.locked, test.foe)
    for card in test.played:
        total += VALUE_OF[card]
    found = completed(hand, test.played[0], [], total, max(1, test.difficulty), test.opposed, worth, 0.0)
    return w.PLAY | found.cards[0] if found.cards else w.DONE


def named(s: Aftermath, seat: int, options: list[int]) -> int:
    """The attribute for a defence that began with a white card."""
    return max(options, key=lambda option: boosts(s, seat, option & ARG_MASK, DEFENCE, False, -1))


def fails(s: Aftermath, rolled: Rolled) -> bool:
    test = rolled.test
    total = boosts(s, test.seat, test.attribute, test.action, test.locked, test.foe) + rolled.white
    for card in test.played:
        total += VALUE_OF[card]
    return total < max(1, test.difficulty) + rolled.black


def before_drawing(s: Aftermath, seat: int, options: list[int]) -> int:
    """Weak cards make room; with few cards in hand none is in the way."""
    hand = playable(s, seat)
    if len(hand) <= FEW:
        return w.DONE
    for card in hand:
        if VALUE_OF[card] == 1 and not is_white(card) and w.DISCARD | card in options:
            return w.DISCARD | card
    unfit = unfitting(s, seat, hand)
    if unfit and w.DISCARD | unfit[0] in options:
        return w.DISCARD | unfit[0]
    if len(hand) >= 5:
        # A full hand that was of no use is of none now either, and without new cards nothing ever changes.
        worst = min(hand, key=price)
        return w.DISCARD | worst if w.DISCARD | worst in options else w.DONE
    return w.DONE


def unfitting(s: Aftermath, seat: int, hand: list[int]) -> list[int]:
    """Cards of colours that are of no use for the one thing that is to be done in peace, the cheapest first."""
    attribute = task_attribute(s, seat)
    if attribute < 0 or s.hostile:
        return []
    return sorted([card for card in hand if colors(card) & (1 << attribute | 1 << WHITE) == 0], key=price)


def task_attribute(s: Aftermath, seat: int) -> int:
    """What a common task asks for, or somebody who has to be talked to, where one stands already; -1 for nothing."""
    task = s.task
    if task is not None:
        return task.attribute if task.first < 0 else -1
    here, boss = s.hero(seat).space, boss_of_the_page(s)
    return INSTINCT if any(foe.kind == boss and foe.spaces[0] == here for foe in s.foes) else -1


def payment(step: PayWhite, options: list[int]) -> int:
    """The white card that just pays, else the largest."""
    missing = ABILITY_COST[step.ability] - step.paid
    enough = [option for option in options if VALUE_OF[option & ARG_MASK] >= missing]
    if enough:
        return min(enough, key=lambda option: VALUE_OF[option & ARG_MASK])
    return max(options, key=lambda option: VALUE_OF[option & ARG_MASK])


# Others


def consent(s: Aftermath, seat: int, step: Step | None) -> int:
    if not isinstance(step, Consent) or step.option & ~ARG_MASK == w.TAKE_BATTERY:
        return w.ACCEPT
    return w.ACCEPT if helping.consents(s, seat, (step.option & ARG_MASK) >> 3) else w.REFUSE


def stands(s: Aftermath, seat: int) -> float:
    """How well somebody stands an attack."""
    hand = s.hands[seat]
    cards = 0.0
    for card in hand:
        cards += 1.0 if card < 0 else 0.4 * VALUE_OF[card]
    left = lives(s, seat)
    return left + 0.5 * cards + max(HERO_BOOST[s.cast[seat]][:4]) - (4.0 if left <= 1 else 0.0)


def safest(s: Aftermath, options: list[int]) -> int:
    """Beside whom to return: where most companions are."""
    return max(options, key=lambda option: len(s.at(option & ARG_MASK)))


def neediest(s: Aftermath, options: list[int]) -> int:
    if options[0] & ~ARG_MASK == w.PICK:
        return min(options, key=lambda option: lives(s, option & ARG_MASK))
    return options[0]


def nearest_to_defeat(s: Aftermath, options: list[int]) -> int:
    """The enemy with the least life left, itself before what flies beside it."""
    return min(options, key=lambda option: (life_left(s, option), option & 255))


def life_left(s: Aftermath, option: int) -> int:
    foe = s.foes[option >> 8 & 255]
    return life_of(s, foe) - foe.wounds


# Road runs


def on_the_road(s: Aftermath, seat: int, options: list[int]) -> int:
    """Drive when the cards are good for it, shoot at who follows, patch what is broken; then end."""
    road = s.road
    assert road is not None
    hand = playable(s, seat)
    if w.DRIVE in options:
        return w.DRIVE
    for option in options:
        if option & ~ARG_MASK in (w.FIRE_AT, w.RAM) and len(hand) >= 2 and option & ~ARG_MASK == w.FIRE_AT:
            return option
    if w.PATCH in options and road.hull <= 2 and len(hand) >= 2:
        return w.PATCH
    return w.END if w.END in options else options[0]
