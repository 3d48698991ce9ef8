"""Skill tests: cards, boosts, dice (AF-230 to AF-247)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.figures import (
    NEXT_ATTACK,
    NEXT_COMMUNICATE,
    NEXT_DEFENCE,
    NEXT_MELEE,
    NEXT_RANGED,
    NEXT_TEST,
    OF,
    RANGED_WOUNDS,
    REROLLS,
    WOUNDS,
    Foe,
    Hero,
)
from gloam.games.aftermath.rules.grants import keep_grants
from gloam.games.aftermath.rules.hands import asks_anyway, colors, is_white, playable
from gloam.games.aftermath.rules.used import LUCKY_USED, REROLLED
from gloam.games.aftermath.state import Aftermath

ANY_ATTRIBUTE: Final = -1
NOTHING_LAID: Final = -1
EVERY_ATTRIBUTE: Final = (1 << len(t.ATTRIBUTE_IDS)) - 1
"""The colours of all attributes, a mask."""
NO_FOE: Final = -1
AIM_BOOST: Final = 2
WIND: Final = 2
"""What a Strong Wind takes from shots, on both sides (6.11)."""
DRIVING: Final = 100
"""The action of a Drive test: the vehicle's handling counts."""


def first_cards(s: Aftermath, seat: int, attribute: int) -> list[int]:
    """The cards that may be played first: of the attribute's colour, or white (AF-231, AF-232)."""
    wanted = 1 << t.WHITE | (EVERY_ATTRIBUTE if attribute == ANY_ATTRIBUTE else 1 << attribute)
    return [card for card in playable(s, seat) if colors(card) & wanted]


def follows(first: int, card: int) -> bool:
    """Whether a card may follow the first one: same colour or same value (AF-235, AF-236)."""
    return colors(first) & colors(card) != 0 or t.VALUE_OF[first] == t.VALUE_OF[card]


def further_cards(known: Aftermath, seat: int, first: int, laid: int) -> bool:
    """Whether somebody who has laid one more card of the hand is asked for another."""
    rest = [card for card in playable(known, seat) if card != laid]
    return any(follows(first, card) for card in rest) or (known.switches.closed_hands and len(rest) > 0)


def boosts(
    s: Aftermath, seat: int, attribute: int, action: int = t.NO_ACTION, locked: bool = False, foe: int = NO_FOE
) -> int:
    """All that is added to the cards and the die (AF-239, AF-243, AF-247)."""
    who = s.cast[seat]
    against = s.foe_with(foe) if foe != NO_FOE else None
    total = t.HERO_BOOST[who][attribute] + worn_boosts(s.heroes[who], attribute, action, locked)
    total += weather_boosts(s, who, attribute, action) + status_boosts(s.heroes[who], attribute, action)
    total += granted_boosts(s, who, attribute, action, locked, against)
    if against is not None:
        total += boosts_against(s.heroes[who], action, against)
    road = s.road
    if action == DRIVING and road is not None:
        total += t.HANDLING[road.vehicle]
    return total


def is_attack(action: int) -> bool:
    return action in (t.MELEE, t.RANGED)


def worn_boosts(hero: Hero, attribute: int, action: int, locked: bool) -> int:
    """What items add, more with a battery on them (AF-243, AF-520). A wet gun adds nothing to a shot (6.6: Soaked)."""
    soaked = hero.has_status(t.SOAKED)
    total = 0
    for slot in range(len(hero.worn)):
        item = hero.worn[slot]
        if item < 0:
            continue
        total += t.ITEM_BOOST[item][attribute]
        charged = hero.charge[slot] > 0
        if charged:
            total += t.ITEM_CHARGED[item][attribute]
        if 0 <= action < DRIVING and not (soaked and action == t.RANGED and t.RANGE_OF[item]):
            total += t.ITEM_BOOST[item][action]
            if charged:
                total += t.ITEM_CHARGED[item][action]
        if locked:
            total += t.ITEM_BOOST[item][t.LOCK]
    return total


def weather_boosts(s: Aftermath, who: int, attribute: int, action: int) -> int:
    """What environment cards add and take away (6.11)."""
    total = 0
    if attribute == t.AGILITY and s.feels(who, t.DOWNPOUR) and not s.heroes[who].wears(t.RAINCOAT):
        total -= 1
    if attribute == t.INSTINCT and s.feels(who, t.CLEAR_SUN):
        total += 1
    if action == t.RANGED and s.feels(who, t.STRONG_WIND):
        total -= WIND
    if action == t.COMMUNICATE and s.feels(who, t.FESTIVAL_LIGHTS):
        total += 1
    return total


def status_boosts(hero: Hero, attribute: int, action: int) -> int:
    """What statuses add and take away (6.6)."""
    total = 0
    if attribute == t.AGILITY and hero.has_status(t.SOAKED):
        total -= 1
    if hero.has_status(t.BADLY_WOUNDED):
        total -= 1
    if is_attack(action) and hero.has_status(t.EMBOLDENED):
        total += 1
    return total


def granted_boosts(s: Aftermath, who: int, attribute: int, action: int, locked: bool, against: Foe | None) -> int:
    """What somebody is granted for a test like this; some of it only against one type of enemies (6.18: boost)."""
    total = 0
    for grant in s.grants:
        if grant.hero != who:
            continue
        to = grant.to
        if to >= OF and against is not None and to // OF - 1 == t.ENEMY_TYPE[against.kind]:
            to %= OF
        if to < OF and (
            to in (attribute, action, t.ANY_TEST) or (is_attack(action) and to == t.ATTACK) or (locked and to == t.LOCK)
        ):  # fmt: skip
            total += grant.by
    return total


def boosts_against(hero: Hero, action: int, foe: Foe) -> int:
    """What counts against this enemy: a mask that its gang knows (D10), an aim token (6.5: Overwatch)."""
    if action == t.COMMUNICATE and t.ENEMY_TYPE[foe.kind] == t.RUSTGANG and hero.wears(t.SKULL_MASK):
        return t.ITEM_POWER[t.SKULL_MASK]
    return AIM_BOOST if is_attack(action) and foe.aimed else 0


def use_up(s: Aftermath, hero: int, action: int) -> None:
    """Bonuses for the next such test are gone after it; more wounds wait for the next one that hits (L2, B2)."""
    over = [NEXT_TEST]
    if action == t.MELEE:
        over += [NEXT_MELEE, NEXT_ATTACK]
    elif action == t.RANGED:
        over += [NEXT_RANGED, NEXT_ATTACK]
    elif action == t.COMMUNICATE:
        over.append(NEXT_COMMUNICATE)
    elif action == t.DEFENCE:
        over.append(NEXT_DEFENCE)
    if s.grants:
        keep_grants(s, [
            grant
            for grant in s.grants
            if grant.hero != hero or grant.until not in over or (grant.to in (WOUNDS, RANGED_WOUNDS) and not s.passed)
        ])  # fmt: skip


class SkillTest(Step):
    """A test being taken: cards one by one, then dice, then `then`, which finds `passed` and `total` in the state.

    `attribute` is ANY_ATTRIBUTE for a defence before its first card, or until a white one is named (AF-457). `action`
    says which boosts count beside those of the attribute, `foe` against whom, `locked` that those for locks do too.
    """

    def __init__(
        self,
        seat: int,
        attribute: int,
        difficulty: int,
        then: Step,
        opposed: bool = False,
        action: int = t.NO_ACTION,
        foe: int = NO_FOE,
        locked: bool = False,
        optional: bool = False,
        played: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.attribute = attribute
        self.difficulty = difficulty
        self.then = then
        self.opposed = opposed
        self.action = action
        self.foe = foe
        self.locked = locked
        self.optional = optional
        self.played: list[int] = [] if played is None else played

    def changed(self, attribute: int, played: list[int]) -> SkillTest:
        """The same test with other cards, or its attribute named."""
        return SkillTest(
            self.seat,
            attribute,
            self.difficulty,
            self.then,
            opposed=self.opposed,
            action=self.action,
            foe=self.foe,
            locked=self.locked,
            optional=self.optional,
            played=played,
        )

    def run(self, s: Aftermath) -> None:
        if self.played and self.attribute == ANY_ATTRIBUTE:
            s.ask(self, self.seat, w.ASK_NAME, [w.NAME | attribute for attribute in range(len(t.ATTRIBUTE_IDS))])
            return
        options = self.options(s)
        if len(options) > 1 or options[0] & ~ARG_MASK == w.PLAY or asks_anyway(s, self.seat):
            kind = w.ASK_DEFEND if self.action == t.DEFENCE and not self.played else w.ASK_CARD
            s.ask(self, self.seat, kind, options)
        elif self.played:
            self.roll(s)
        else:
            self.give_up(s)

    def options(self, s: Aftermath) -> list[int]:
        return [option for option in self.candidates(s, self.seat) if not self.why_not(s, self.seat, option)]

    def give_up(self, s: Aftermath) -> None:
        """Not taken, or not possible: it fails without a roll (AF-246)."""
        s.passed = False
        s.total = 0
        if not self.optional:
            s.announce(w.TOLD_NO_CARD, self.seat)
        s.push(self.then)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option in (PASS, w.NO_CARD):
            self.give_up(s)
        elif option == w.DONE:
            self.roll(s)
        elif option & ~ARG_MASK == w.NAME:
            s.push(self.changed(option & ARG_MASK, self.played))
        else:
            card = option & ARG_MASK
            s.hands[seat].remove(card)
            s.discard.append(card)
            test = self.with_card(card)
            attribute = test.attribute
            if not self.played:
                # A white card before its attribute is named: its colour comes after those of the attributes.
                known = attribute if attribute != ANY_ATTRIBUTE else t.COLOR_OF[card] % len(t.ATTRIBUTE_IDS)
                s.announce(w.TOLD_OPPOSED if self.opposed else w.TOLD_TEST, seat, known, self.difficulty)
            s.announce(w.TOLD_PLAYED, seat, card)
            s.push(test)

    def foretold(self) -> list[list[int]]:
        """The test itself, before it is begun: what is tested, against what, and whether the black die is rolled."""
        return [[w.FORETELL_OPPOSED if self.opposed else w.FORETELL_TEST, self.attribute, self.against()]]

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        """What there is beside the dice: with the cards played so far, or with one more."""
        test = self
        if option & ~ARG_MASK == w.PLAY:
            test = self.with_card(option & ARG_MASK)
        elif option & ~ARG_MASK == w.NAME:
            test = self.changed(option & ARG_MASK, self.played)
        if not test.played or test.attribute == ANY_ATTRIBUTE:
            return []
        word = w.FORETELL_BOTH_DICE if self.opposed else w.FORETELL_ROLL
        return [[word, test.beside_dice(known), test.against()]]

    def with_card(self, card: int) -> SkillTest:
        """The first card of a defence says what is tested, unless it is white (AF-457)."""
        attribute = self.attribute
        if not self.played and attribute == ANY_ATTRIBUTE and not is_white(card):
            attribute = t.COLOR_OF[card]
        return self.changed(attribute, [*self.played, card])

    def beside_dice(self, s: Aftermath) -> int:
        """Boosts and cards, to which the white die is added (AF-239)."""
        total = boosts(s, self.seat, self.attribute, action=self.action, locked=self.locked, foe=self.foe)
        for card in self.played:
            total += t.VALUE_OF[card]
        return total

    def against(self) -> int:
        """The difficulty, to which the black die is added in an opposed test."""
        return max(1, self.difficulty)

    def roll(self, s: Aftermath) -> None:
        white = s.roll_white()
        black = s.roll_black() if self.opposed else 0
        s.announce(w.TOLD_ROLLED, self.seat, white, black)
        s.push(Rolled(self, white, black))

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        """A card that is laid, or named, as long as there is another choice before the dice fall."""
        verb, card = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.PLAY:
            if self.attribute == ANY_ATTRIBUTE and not self.played and is_white(card):
                return True  # its attribute is named next
            return further_cards(known, seat, (self.played or [card])[0], card)
        return verb == w.NAME and further_cards(known, seat, self.played[0], NOTHING_LAID)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        if self.played and self.attribute == ANY_ATTRIBUTE:
            return [w.NAME | attribute for attribute in range(len(t.ATTRIBUTE_IDS))]
        cards = [w.PLAY | card for card in s.hands[seat]]
        return [*cards, w.DONE if self.played else PASS if self.optional else w.NO_CARD]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb, card = option & ~ARG_MASK, option & ARG_MASK
        if option == w.NO_CARD:
            possible = bool(self.played) or self.optional or bool(first_cards(s, seat, self.attribute))
            return w.NOT_OPTIONAL if possible else 0
        if verb != w.PLAY or card >= len(t.CARD_IDS):
            return 0
        if card not in s.hands[seat]:
            return w.NOT_HELD_TEST | card
        if card not in playable(s, seat):
            return w.NOT_PLAYABLE | card
        if self.played:
            return 0 if follows(self.played[0], card) else w.NO_MATCH | card
        return 0 if card in first_cards(s, seat, self.attribute) else w.NO_FIRST | card


def may_reroll(s: Aftermath, seat: int) -> bool:
    """Whether somebody is granted another roll of the white die, once a turn (6.18: reroll_white)."""
    return s.granted(s.cast[seat], REROLLS) > 0 and not s.used_turn & REROLLED


class Rolled(Step):
    """The dice lie on the table; a Lucky Die may roll the white one again, once a turn (Q-26)."""

    def __init__(self, test: SkillTest, white: int, black: int) -> None:
        self.test = test
        self.white = white
        self.black = black

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.test.seat)
        if (hero.wears(t.LUCKY_DIE) and not s.used_turn & LUCKY_USED) or may_reroll(s, self.test.seat):
            s.ask(self, self.test.seat, w.ASK_REROLL, [w.REROLL, PASS])
        else:
            self.count(s, self.white)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        white = self.white
        if option == w.REROLL:
            die = s.hero(seat).wears(t.LUCKY_DIE) and not s.used_turn & LUCKY_USED
            s.used_turn |= LUCKY_USED if die else REROLLED
            white = s.roll_white()
            s.announce(w.TOLD_ROLLED, seat, white, self.black)
        self.count(s, white)

    def count(self, s: Aftermath, white: int) -> None:
        test = self.test
        total = test.beside_dice(s) + white
        difficulty = test.against() + self.black
        s.total = total
        s.passed = total >= difficulty
        s.announce(w.TOLD_PASSED if s.passed else w.TOLD_FAILED, test.seat, total, difficulty)
        use_up(s, s.cast[test.seat], test.action)
        s.push(test.then)


def take_test(
    s: Aftermath,
    seat: int,
    attribute: int,
    difficulty: int,
    opposed: bool = False,
    optional: bool = False,
    locked: bool = False,
) -> None:
    """A test that the book asks for."""
    s.passed = False
    if seat >= 0:
        s.push(book_test(seat, attribute, difficulty, opposed=opposed, optional=optional, locked=locked))


def book_test(
    seat: int, attribute: int, difficulty: int, opposed: bool = False, optional: bool = False, locked: bool = False
) -> SkillTest:
    """The entry looks at its result and goes on."""
    return SkillTest(seat, attribute, difficulty, Nothing(), opposed=opposed, optional=optional, locked=locked)


class PickTest(Step):
    """The tester picks one of several tests: attribute, difficulty, and 1 if it is opposed."""

    def __init__(self, seat: int, tests: list[list[int]]) -> None:
        self.seat = seat
        self.tests = tests

    def run(self, s: Aftermath) -> None:
        s.ask(self, self.seat, w.ASK_TEST, [w.TEST | i for i in range(len(self.tests))])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        s.passed = False
        s.push(self.test(option & ARG_MASK))

    def test(self, number: int) -> SkillTest:
        attribute, difficulty, opposed = self.tests[number]
        return book_test(self.seat, attribute, difficulty, opposed=opposed == 1)


class Nothing(Step):
    """Nothing follows: whoever asked for the test looks at its result itself."""

    def run(self, s: Aftermath) -> None:
        return
