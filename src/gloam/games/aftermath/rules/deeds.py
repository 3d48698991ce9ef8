"""Actions of a turn: talk, recover, scavenge, attack, inspire, group tasks, heavy objects (4.9, 4.11 to 4.14)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, EVERYONE, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELLS, DOUBLE, WHITE
from gloam.games.aftermath.content.tables import (
    AGILITY,
    BARE_RANGE,
    BLINDED,
    CAMOUFLAGED,
    CANNON,
    COMMUNICATE,
    DARKNESS,
    ENEMY_IDS,
    ENEMY_TYPE,
    FOOD,
    HEADLAMP,
    HEAVY,
    HEAVY_DIFFICULTY,
    INSPIRE_LIMIT,
    INSTINCT,
    ITEM_BOOST,
    ITEM_CHARGED,
    MELEE,
    NO_ACTION,
    NO_ATTACKS,
    NO_COMMUNICATE,
    NO_RANGED,
    PILE_DIFFICULTY,
    POPULATION,
    POSITIVE,
    RADIO,
    RANGE_OF,
    RANGED,
    REACH,
    SCARED,
    SCAVENGE,
    SCAVENGE_RULE,
    SMOKE,
    STATUS_DIFFICULTY,
    STATUS_TEST,
    STRENGTH,
    TALKED_FOOD,
    TALKED_PEOPLE,
    TOKEN_REWARD,
    VALUE_OF,
)
from gloam.games.aftermath.figures import (
    BLIND_SHOT,
    NEXT_RANGED,
    NO_ITEM,
    OF,
    RANGE_MOST,
    RANGE_SET,
    RANGED_WOUNDS,
    REACHES_BESIDE,
    SIGHT,
    TALK,
    TO_INSPIRE,
    TO_RECOVER,
    TO_SCAVENGE,
    TO_SHOOT,
    TO_STRIKE,
    TO_TALK,
    WOUNDS,
    Task,
)
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.enemyturn import sees
from gloam.games.aftermath.rules.foes import (
    defence_of,
    figures_of,
    look_for_peace,
    remove_foe,
    talk_of,
    turn_situation,
    wound_foe,
)
from gloam.games.aftermath.rules.hands import check_limit, drop_last_threat, playable, take_card
from gloam.games.aftermath.rules.harm import lose_status
from gloam.games.aftermath.rules.moments import may_not
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.rewards import reward
from gloam.games.aftermath.rules.trials import SkillTest, first_cards, follows
from gloam.games.aftermath.state import Aftermath

# Communicate


def why_no_talk(s: Aftermath, seat: int, slot: int) -> int:
    if s.hostile:
        return w.HOSTILE
    if s.has_rule(NO_COMMUNICATE):
        return w.FORBIDDEN_TALK
    if slot >= len(s.foes) or s.foes[slot].spaces[0] != s.hero(seat).space:
        return w.NOT_HERE_TALK
    if talk_of(s, s.foes[slot]) == 0:
        return w.NO_TALK
    if s.hero(seat).has_status(SCARED):
        return w.SCARED
    if may_not(s, seat, TO_TALK):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, INSTINCT) else w.MUST_PLAY


def talk_test(s: Aftermath, seat: int, slot: int) -> SkillTest:
    foe = s.foes[slot]
    then = Talked(seat, foe.uid)
    who = s.cast[seat]
    talk = talk_of(s, foe) + s.granted(who, TALK) + s.granted(who, TALK + OF * (ENEMY_TYPE[foe.kind] + 1))
    return SkillTest(seat, INSTINCT, talk, True, COMMUNICATE, False, foe.uid, False, [], then)


class Talked(Step):
    """Success: it leaves, the colony grows, a threat card goes; failure: hostile (AF-303 to AF-307)."""

    def __init__(self, seat: int, uid: int) -> None:
        self.seat = seat
        self.uid = uid

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None:
            return
        if not s.passed:
            fire(s, "communicate_fail", self.seat)
            turn_situation(s, True)
            return
        band = s.band(foe.band)
        s.announce(w.TOLD_TALKED, self.seat, foe.kind)
        remove_foe(s, foe)
        drop_last_threat(s)
        fire(s, "communicate_success", self.seat)
        fire(s, f"enemy_talked:{ENEMY_IDS[foe.kind]}", self.seat)
        if band.card >= 0 and TALKED_FOOD[band.card]:
            turn_dial(s, FOOD, TALKED_FOOD[band.card])
        more = TALKED_PEOPLE[band.card] if band.card >= 0 else 0
        turn_dial(s, POPULATION, 1)
        if more:
            turn_dial(s, POPULATION, more)
        look_for_peace(s)


# Recover


def why_no_recovery(s: Aftermath, seat: int, status: int) -> int:
    if not s.hero(seat).has_status(status) or POSITIVE[status]:
        return w.NOT_SICK
    if may_not(s, seat, TO_RECOVER):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, STATUS_TEST[status]) else w.MUST_PLAY


def recovery_test(s: Aftermath, seat: int, status: int) -> SkillTest:
    helpers = len(s.at(s.hero(seat).space)) - 1
    difficulty = max(1, STATUS_DIFFICULTY[status] - max(0, helpers))
    then = Recovered(seat, status)
    return SkillTest(seat, STATUS_TEST[status], difficulty, False, NO_ACTION, False, -1, False, [], then)


class Recovered(Step):
    def __init__(self, seat: int, status: int) -> None:
        self.seat = seat
        self.status = status

    def run(self, s: Aftermath) -> None:
        if s.passed:
            lose_status(s, self.seat, self.status)
            s.announce(w.TOLD_RECOVERED, self.seat, self.status)


# Scavenge


def why_no_scavenge(s: Aftermath, seat: int, find: int) -> int:
    if find >= len(s.finds) or s.finds[find].space != s.hero(seat).space:
        return w.NO_FIND
    if s.hero(seat).has_status(BLINDED):
        return w.BLINDED
    if may_not(s, seat, TO_SCAVENGE):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, INSTINCT) else w.MUST_PLAY


def scavenge_test(s: Aftermath, seat: int, find: int) -> SkillTest:
    difficulty = PILE_DIFFICULTY[s.finds[find].pile] - (1 if s.has_rule(SCAVENGE_RULE) else 0)
    return SkillTest(seat, INSTINCT, difficulty, False, SCAVENGE, False, -1, False, [], Scavenged(seat, find))


class Scavenged(Step):
    """Success: the token is turned over and spent (AF-327, AF-328)."""

    def __init__(self, seat: int, find: int) -> None:
        self.seat = seat
        self.find = find

    def run(self, s: Aftermath) -> None:
        if not s.passed:
            return
        find = s.finds.pop(self.find)
        s.spent.append(find.token)
        s.announce(w.TOLD_SCAVENGED, self.seat)
        goods = TOKEN_REWARD[find.token]
        for good in range(len(goods)):
            if goods[good]:
                s.announce(w.TOLD_FOUND, self.seat, good, goods[good])
        reward(s, self.seat, goods)


# Attacks


def weapons_of(s: Aftermath, seat: int, melee: bool) -> list[int]:
    """The equipped weapons for an attack: in melee what adds to it or reaches further, else what has a range."""
    worn = [item for item in s.hero(seat).worn if item >= 0]
    if melee:
        return [item for item in worn if REACH[item] or ITEM_BOOST[item][MELEE] > 0 or ITEM_CHARGED[item][MELEE] > 0]
    return [item for item in worn if RANGE_OF[item] > 0]


def reach_of(s: Aftermath, seat: int, weapon: int) -> int:
    """How far a ranged attack goes with a weapon or with none (AF-393, AF-396); Blinded and Darkness make it 1."""
    hero = s.hero(seat)
    reach = BARE_RANGE if weapon == NO_ITEM else max(BARE_RANGE, RANGE_OF[weapon])
    lamp = hero.wears(HEADLAMP) and hero.charge[hero.worn.index(HEADLAMP)] > 0
    who = s.cast[seat]
    if s.grants:
        put, most = s.least_granted(who, RANGE_SET), s.least_granted(who, RANGE_MOST)
        reach = put if put >= 0 else reach
        reach = min(reach, most) if most >= 0 else reach
    if hero.has_status(BLINDED) or (s.feels(who, DARKNESS) and not lamp):
        reach = min(reach, 1)
    return reach


def reaches(s: Aftermath, seat: int, melee: bool, weapon: int, space: int) -> bool:
    """Whether an attack with this weapon, or with none, gets as far as a space."""
    here = s.hero(seat).space
    if not melee:
        return s.chart.ranged(here)[space] <= reach_of(s, seat, weapon)
    far = (weapon != NO_ITEM and REACH[weapon]) or s.granted(s.cast[seat], REACHES_BESIDE) > 0
    return space == here or (far and reaches_beside(s, seat, space))


def ways_to_attack(s: Aftermath, seat: int, melee: bool, space: int) -> list[int]:
    """The weapons that get as far as a space, NO_ITEM for bare paws (AF-397, AF-400)."""
    return [x for x in [*weapons_of(s, seat, melee), NO_ITEM] if reaches(s, seat, melee, x, space)]


def reaches_beside(s: Aftermath, seat: int, space: int) -> bool:
    """A spear reaches over a border that is not white (I06)."""
    hero = s.hero(seat)
    for i in range(len(s.chart.near[hero.space])):
        if s.chart.near[hero.space][i] == space and s.chart.kinds[hero.space][i] not in (WHITE, DOUBLE):
            return True
    return False


def why_no_attack(s: Aftermath, seat: int, option: int) -> int:
    melee = option & ~ARG_MASK == w.MELEE
    slot, figure = option >> 8 & 255, option & 255
    if not s.hostile:
        return (w.PEACEFUL_MELEE if melee else w.PEACEFUL_RANGED)
    if s.has_rule(NO_ATTACKS) or (not melee and s.has_rule(NO_RANGED)):
        return (w.FORBIDDEN_MELEE if melee else w.FORBIDDEN_RANGED)
    if slot >= len(s.foes) or figure >= len(figures_of(s.foes[slot])):
        return (w.NO_TARGET_MELEE if melee else w.NO_TARGET_RANGED)
    if may_not(s, seat, TO_STRIKE if melee else TO_SHOOT):
        return w.KEPT_FROM
    hero = s.hero(seat)
    space = figures_of(s.foes[slot])[figure]
    if melee:
        if not ways_to_attack(s, seat, True, space):
            return w.NOT_HERE_MELEE
        if hero.has_status(SCARED):
            return w.SCARED
        return 0 if first_cards(s, seat, STRENGTH) else w.MUST_PLAY
    if not ways_to_attack(s, seat, False, space):
        return w.OUT_OF_RANGE
    if not in_sight(s, seat, space) and not s.granted(s.cast[seat], BLIND_SHOT):
        return w.NO_SIGHT
    return 0 if first_cards(s, seat, AGILITY) else w.MUST_PLAY


def in_sight(s: Aftermath, seat: int, space: int) -> bool:
    """Whether a character sees a space: Smoke does not trouble one that is immune to it, and somebody may be granted to
    see no further than so many spaces (6.18: immune, sight)."""
    who, here = s.cast[seat], s.hero(seat).space
    most = s.least_granted(who, SIGHT)
    if most >= 0 and s.chart.ranged(here)[space] > most:
        return False
    return sees(s, here, space) if s.feels(who, SMOKE) else s.chart.sees(here, space)


class NameWeapon(Step):
    """With several weapons equipped the attacker names one; it gives range and special effect (AF-400, Q-11)."""

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def options(self, s: Aftermath) -> list[int]:
        foe, figure = s.foes[self.attack >> 8 & 255], self.attack & 255
        melee = self.attack & ~ARG_MASK == w.MELEE
        ways = ways_to_attack(s, self.seat, melee, figures_of(foe)[figure])
        return [w.BARE if item == NO_ITEM else w.WEAPON | item for item in ways]

    def run(self, s: Aftermath) -> None:
        options = self.options(s)
        melee = self.attack & ~ARG_MASK == w.MELEE
        # One weapon that gets there is used: bare paws would only be worse.
        if len(weapons_of(s, self.seat, melee)) < 2 or len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self, self.seat, w.ASK_WEAPON, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        attack_with(s, seat, self.attack, NO_ITEM if option == w.BARE else option & ARG_MASK)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        melee = self.attack & ~ARG_MASK == w.MELEE
        return [*(w.WEAPON | item for item in weapons_of(s, seat, melee)), w.BARE]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option in self.options(s):
            return 0
        return w.OUT_OF_RANGE_WEAPON if option in self.candidates(s, seat) else w.NOT_NOW_WEAPON


def attack_with(s: Aftermath, seat: int, option: int, weapon: int) -> None:
    melee = option & ~ARG_MASK == w.MELEE
    foe = s.foes[option >> 8 & 255]
    lose_status(s, seat, CAMOUFLAGED)
    s.announce(w.TOLD_ATTACKED if melee else w.TOLD_SHOT_AT, seat, foe.kind)
    who = s.cast[seat]
    # What a hit adds is looked at before the test uses the bonus up.
    wounds = 1 + s.granted(who, WOUNDS if melee else RANGED_WOUNDS)
    if not melee:
        hero = s.hero(seat)
        if weapon == CANNON and hero.charge[hero.worn.index(CANNON)] > 0:
            wounds += 1
        s.grants = [g for g in s.grants if g.hero != who or g.to != BLIND_SHOT or g.until != NEXT_RANGED]
    s.push(attack_test(s, seat, option, wounds))


def attack_test(s: Aftermath, seat: int, option: int, wounds: int) -> SkillTest:
    foe, figure = s.foes[option >> 8 & 255], option & 255
    attribute, action = (STRENGTH, MELEE) if option & ~ARG_MASK == w.MELEE else (AGILITY, RANGED)
    then = Attacked(seat, foe.uid, figure, wounds)
    return SkillTest(seat, attribute, defence_of(s, foe, figure), True, action, False, foe.uid, False, [], then)


class Attacked(Step):
    def __init__(self, seat: int, uid: int, figure: int, wounds: int) -> None:
        self.seat = seat
        self.uid = uid
        self.figure = figure
        self.wounds = wounds

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None:
            return
        foe.aimed = False
        if s.passed:
            wound_foe(s, foe, self.figure, self.wounds, self.seat)


# Inspire


def why_no_inspiration(s: Aftermath, seat: int, option: int) -> int:
    card, other = (option & ARG_MASK) >> 3, option & 7
    if card not in s.hands[seat]:
        return w.NOT_HELD_INSPIRE | card
    if may_not(s, seat, TO_INSPIRE):
        return w.KEPT_FROM
    if other >= s.seats or other == seat:
        return w.YOURSELF
    return w.TOO_MANY | other if len(s.hands[other]) > INSPIRE_LIMIT else 0


def inspire(s: Aftermath, seat: int, option: int) -> None:
    card, other = (option & ARG_MASK) >> 3, option & 7
    s.hands[seat].remove(card)
    take_card(s, other, card)
    s.announce(w.TOLD_INSPIRED, seat, other)
    audience = EVERYONE if not s.switches.closed_hands else 1 << seat | 1 << other
    s.keep(audience, w.TOLD_INSPIRED_CARD, seat, card, other)
    hero = s.hero(seat)
    if hero.wears(RADIO) and hero.charge[hero.worn.index(RADIO)] > 0:
        from gloam.games.aftermath.rules.turn import DrawByEffect

        s.push(DrawByEffect(other, 1))
    check_limit(s, other)


# Group tasks


def why_no_help(s: Aftermath, seat: int, card: int) -> int:
    task = s.task
    if task is None:
        return w.NO_TASK
    if task.spaces and s.hero(seat).space not in [s.chart.space[cell] for cell in task.spaces]:
        return w.NOT_AT_TASK
    if card not in s.hands[seat]:
        return w.NOT_HELD_HELP | card
    if card not in playable(s, seat):
        return w.NOT_PLAYABLE | card
    if task.first < 0:
        return 0 if card in first_cards(s, seat, task.attribute) else w.NO_FIRST_HELP | card
    return 0 if follows(task.first, card) else w.NO_MATCH_HELP | card


def contribute(s: Aftermath, seat: int, card: int) -> None:
    """The first card goes to the slot, every further one is discarded; the dial rises (AF-264, AF-265)."""
    task = s.task
    assert task is not None
    s.hands[seat].remove(card)
    if task.first >= 0:
        s.discard.append(card)
        s.task = task.with_dial(task.first, task.dial + VALUE_OF[card])
    else:
        s.task = task.with_dial(card, VALUE_OF[card])
    s.announce(w.TOLD_CONTRIBUTED, seat, card, task.dial + VALUE_OF[card])
    look_at_task(s)


def look_at_task(s: Aftermath) -> None:
    """Passed at once when the dial is there; its success text is read before dial and slot are emptied (AF-266)."""
    task = s.task
    if task is None or not task.passed():
        return
    s.announce(w.TOLD_TASK_PASSED)
    s.push(TaskDone())
    s.push(task.success)


class TaskDone(Step):
    """The dial is set to 0, the card in the slot discarded, the surplus lost (AF-267, AF-269); a task that the success
    text has begun stays."""

    def run(self, s: Aftermath) -> None:
        task = s.task
        if task is not None and task.passed():
            drop_task(s)


def drop_task(s: Aftermath) -> None:
    task = s.task
    if task is not None and task.first >= 0:
        s.discard.append(task.first)
    s.task = None


def begin_task(s: Aftermath, task: Task) -> None:
    drop_task(s)
    s.task = task
    s.announce(w.TOLD_TASK, task.attribute, task.difficulty)


# Heavy objects


def why_no_lift(s: Aftermath, seat: int) -> int:
    hero = s.hero(seat)
    if hero.carries:
        return w.CARRYING
    if HEAVY * CELLS + hero.space not in s.tokens:
        return w.NO_HEAVY
    return 0 if first_cards(s, seat, STRENGTH) else w.MUST_PLAY


def lift_test(seat: int) -> SkillTest:
    return SkillTest(seat, STRENGTH, HEAVY_DIFFICULTY, False, NO_ACTION, False, -1, False, [], Lifted(seat, True))


class Lifted(Step):
    """The heavy object is picked up, if the test was passed or none was needed."""

    def __init__(self, seat: int, tested: bool) -> None:
        self.seat = seat
        self.tested = tested

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        token = HEAVY * CELLS + hero.space
        if (self.tested and not s.passed) or token not in s.tokens:
            return
        s.tokens.remove(token)
        hero.carries = True
        s.announce(w.TOLD_LIFTED, self.seat)
        fire(s, "pickup", self.seat)


def put_down(s: Aftermath, seat: int) -> None:
    hero = s.hero(seat)
    hero.carries = False
    s.tokens.append(HEAVY * CELLS + hero.space)
    s.announce(w.TOLD_DROPPED, seat)
    fire(s, "drop", seat)

