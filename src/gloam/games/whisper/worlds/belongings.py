"""What the victims may have done and may have, for somebody who sees only its traces: cards, gears, plans, a trap."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    AFTER_STEALTH,
    BEFORE_REPORT,
    EQUIPMENT_DRAWN,
    GEARS,
    IN_ACTIONS,
    IN_EQUIPMENT,
    IN_ITEMS,
    ITEM_IDS,
    ITEMS,
    KEY,
    KEYS_BELOW,
    LOCATIONS,
    PLAN_IDS,
    PLAN_ITEMS,
    PLANS,
    RESCUE,
    REWARD,
    SLOTS,
    STARTS_WITH,
    TRANSMITTER,
)
from gloam.games.whisper.state import ACTIONS, NONE_YET, NOWHERE, OFF_TRACK, Whisper

TRAP_ITEM: Final = ITEM_IDS.index("trap")
TRAP_BONUS: Final = 2
PICKLOCK: Final = PLAN_IDS.index("picklock")


def share_out(world: Whisper, rng: Rng) -> None:
    """Everything that only the team knows."""
    clear(world)
    imagine_plans(world, rng)
    gone = cards_gone(world, rng)
    hand_out(world, gone, rng)
    imagine_gears(world, rng)
    world.trap = NOWHERE
    if TRAP_ITEM in world.discard and rng.below(2):
        world.trap = rng.below(LOCATIONS)
        world.trap_bonus = TRAP_BONUS
    if world.unseen == ACTIONS:
        imagine_turn(world, rng)


def clear(world: Whisper) -> None:
    """Nobody has, plans or is about to do anything yet."""
    for v in world.victims:
        v.items = []
    world.trap_bonus = world.waiting = world.dropped = world.progress = world.completed_in = 0
    world.marked = world.completed = NONE_YET
    world.drawn, world.plans = [], []


def imagine_turn(world: Whisper, rng: Rng) -> None:
    """Somewhere in the victims' turn: who has acted may have been heard, by them."""
    for v in world.victims:
        if v.acted and v.inside():
            if rng.below(3) == 0:
                world.noise |= 1 << v.place
            world.repaired = world.repaired or rng.below(6) == 0
            if KEY in world.items[world.below :] and not world.crossroads and rng.below(8) == 0:
                del world.items[world.items.index(KEY, world.below)]
                world.keys += 1


def shown(world: Whisper) -> list[int]:
    """The items that were used for all to see, each as often as there must be copies of it."""
    most = [0] * ITEMS
    used = [0] * ITEMS
    for i in range(len(world.history)):
        note = world.history.at(i)
        if note.kind in (w.TOLD_DEFENDS, w.TOLD_CHARM):
            item = note.facts[1]
            used[item] += 1
            most[item] = used[item] if item not in KEPT else 1
    return [item for item in range(ITEMS) for _ in range(most[item]) if STARTS_WITH.count(item) == 0]


KEPT: Final = (ITEM_IDS.index("revolver"), ITEM_IDS.index("sabre"))
"""Items that stay after use, so one copy explains any number of uses."""


def cards_gone(world: Whisper, rng: Rng) -> list[int]:
    """The cards that have left both decks: as many of the equipment as everybody knows, and any of the items. What was
    shown, and the keys on the rack, are among them. The decks are what is left."""
    equipment = [item for item in range(ITEMS) for _ in range(IN_EQUIPMENT[item])]
    items = [item for item in range(ITEMS) for _ in range(IN_ITEMS[item] - (KEYS_BELOW if item == KEY else 0))]
    rng.shuffle("equipment", equipment)
    rng.shuffle("items", items)
    below = [KEY] * KEYS_BELOW
    emptied = False
    gone: list[int] = []
    keys = world.keys_seen + sum(len(v.keys) for v in world.victims)
    if world.completed == PICKLOCK and keys:
        gone.append(below.pop())
        keys -= 1
    for item in [*[KEY] * keys, *shown(world)]:
        out = [deck for deck in (equipment, items) if item in deck]
        if len(equipment) == world.equipment_seen and equipment in out:
            out.remove(equipment)
        if out:
            out[rng.below(len(out))].remove(item)
            gone.append(item)
        elif item == KEY and below:
            gone.append(below.pop())
            emptied = True
    while len(equipment) > world.equipment_seen:
        gone.append(equipment.pop())
    searches = 2 * world.round
    more = len(items) if emptied else rng.below(1 + (searches if searches < len(items) else len(items)))
    if rng.below(3):
        more = more if emptied else more // 2
    world.items = [*below, *items[more:]]
    world.below = len(below)
    world.equipment = equipment
    world.discard = []
    gone += items[:more]
    return gone


def hand_out(world: Whisper, gone: list[int], rng: Rng) -> None:
    """What is gone was kept, or used and thrown away; of the equipment of a turn one card at most was kept."""
    keys = world.keys_seen + sum(len(v.keys) for v in world.victims)
    for v in world.victims:
        own = STARTS_WITH[v.who]
        if own >= 0:
            if v.inside() and rng.below(3):
                v.items = [own << 2]
            else:
                world.discard.append(own)
    kept = (len(gone) - keys) // EQUIPMENT_DRAWN
    rng.shuffle("gone", gone)
    for item in gone:
        if item == KEY:
            keys -= 1
            if keys < 0:
                world.discard.append(item)
            continue
        able = [v for v in world.victims if v.inside() and len(v.items) < SLOTS]
        if kept > 0 and able and rng.below(2):
            kept -= 1
            able[rng.below(len(able))].take(item << 2)
        else:
            world.discard.append(item)


def imagine_gears(world: Whisper, rng: Rng) -> None:
    """As many gears as noises at the transmitter allow, mostly; all five where the night goes on without equipment
    (WH-138)."""
    noises = 0
    for i in range(len(world.history)):
        note = world.history.at(i)
        if note.kind == w.TOLD_REPORT and note.facts[0] >> TRANSMITTER & 1:
            noises += 1
    most = noises + 1 if noises + 1 < GEARS else GEARS
    world.gears = GEARS if world.dried else rng.below(most + 1)
    world.rescue = OFF_TRACK if world.gears < GEARS else 1 + rng.below(RESCUE)


def imagine_plans(world: Whisper, rng: Rng) -> None:
    """Two plans, somewhere on their way; or one that is completed."""
    if world.switches.variant != "plan":
        return
    plans = list(range(PLANS))
    rng.shuffle("plans", plans)
    world.plans = sorted(plans[:2])
    if world.stakeout_used:
        stakeout = REWARD.index(AFTER_STEALTH)
        world.plans = [stakeout]
        complete(world, stakeout, rng)
        world.reward_left = False
    elif world.round > 2 and rng.below(3) == 0:
        complete(world, world.plans[rng.below(2)], rng)
    elif world.round > 1 and rng.below(2):
        world.marked = world.plans[rng.below(2)]
        world.progress = 1 + rng.below(PLAN_ITEMS[world.marked] - 1)


def complete(world: Whisper, plan: int, rng: Rng) -> None:
    world.plans = [plan]
    world.marked = world.completed = plan
    world.progress = PLAN_ITEMS[plan]
    world.completed_in = 1 + rng.below(world.round - 1 if world.round > 1 else 1)
    world.reward_left = REWARD[plan] in (BEFORE_REPORT, IN_ACTIONS, AFTER_STEALTH) and rng.below(2) == 1
