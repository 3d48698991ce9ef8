"""What things are worth to the rule-based mind: damage, healing, equipment, cards and places.

One unit is about the life of an enemy. Everything is an expectation over the belief who is who.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept
from gloam.games.shadow_hunters.content.tables import (
    ADVENT,
    ALLIE,
    ALTAR,
    APPLIES_TO,
    AREA_OF_TOTAL,
    AREAS,
    AXE,
    BANANA,
    BAT,
    BLACK,
    BLESSING,
    BOB,
    BONUS_OF,
    CABIN,
    CEMETERY,
    CHAINSAW,
    CHARLES,
    CHOCOLATE,
    CHOICE,
    CHURCH,
    CONCEALED_KNOWLEDGE,
    DAMAGE_OF,
    DANIEL,
    DISENCHANT_MIRROR,
    DOLL,
    DYNAMITE,
    EFFECT_OF,
    EQUIPMENT,
    FIRST_AID,
    FLARE,
    FORTUNE_BROOCH,
    GATE,
    GIVE_OR_HURT,
    GOBLIN,
    GUARDIAN_ANGEL,
    HANDGUN,
    HEAL_OF,
    HEAL_OR_HURT,
    HERMIT,
    HOLY_ROBE,
    HOLY_WATER,
    HP,
    HUNTER,
    KNIFE,
    MACHINE_GUN,
    MASAMUNE,
    MYSTIC_COMPASS,
    NEUTRAL,
    OFF,
    PREDICTION,
    RITUAL,
    ROLES,
    SHADOW,
    SIDE,
    SILVER_ROSARY,
    SPEAR,
    SPIDER,
    TALISMAN,
    UNKNOWN,
    WEAPONS,
    WEREWOLF,
    WHITE,
    WOODS_DAMAGE,
    WOODS_HEAL,
    bits,
    count,
)
from gloam.games.shadow_hunters.mind.situation import Situation
from gloam.games.shadow_hunters.worlds.deals import Chances

NEVER: Final = -100.0
MOST: Final = 16
"""More damage than any one attack does."""

CHARLES_FROM: Final = 3
FOCUS: Final = 0.6
"""How much more the last hit points count than the first: this is what makes a side strike the same player."""

# What Hunters and Shadows want, by who it is: that one wears the character down, and that the character dies
ENEMY_WORN: Final = 0.6
ENEMY_DEAD: Final = 0.7
LAST_WORN: Final = 0.8
LAST_DEAD: Final = 1.6
FRIEND_WORN: Final = -0.6
FRIEND_DEAD: Final = -0.7
SELF_WORN: Final = -0.7
SELF_DEAD: Final = -0.9

# What it is worth to stay hidden
COVER_HUNTER: Final = 0.0  # the other Hunters learn whom to spare, which makes up for what the Shadows learn
COVER_SHADOW: Final = 0.12
COVER_NEUTRAL: Final = 0.05
COUNTERED: Final = 0.8
"""How often we reckon that the Werewolf strikes back."""

COVER: Final[list[float]] = [COVER_HUNTER, COVER_SHADOW, COVER_NEUTRAL]  # by side

SUCKED: Final = 2
"""What the Vampire heals for each player damaged (SH-369)."""

CURIOSITY: Final[list[float]] = [0.5, 0.5, 0.1]
"""By side: what it is worth to learn who is friend and who is foe. Neutrals have little use for it."""

USEFUL: Final[list[float]] = [0.0] * EQUIPMENT
"""What a piece of equipment is worth to most."""
USEFUL[SPEAR] = 0.05
USEFUL[HOLY_ROBE] = 0.15
USEFUL[SILVER_ROSARY] = 0.06
USEFUL[FORTUNE_BROOCH] = 0.08
USEFUL[TALISMAN] = 0.1
USEFUL[MYSTIC_COMPASS] = 0.03
USEFUL[AXE] = USEFUL[KNIFE] = USEFUL[CHAINSAW] = 0.25
USEFUL[MASAMUNE] = 0.25
USEFUL[MACHINE_GUN] = 0.1
USEFUL[HANDGUN] = 0.08


def _base_damage() -> list[float]:
    """By base damage: the chance of the difference of a d4 and a d6 (SH-247)."""
    chances = [0.0] * 6
    for d4 in range(1, 5):
        for d6 in range(1, 7):
            chances[abs(d4 - d6)] += 1 / 24
    return chances


BASE: Final[list[float]] = _base_damage()
MASAMUNE_BASE: Final[list[float]] = [0.0, 0.25, 0.25, 0.25, 0.25]


def _totals() -> list[float]:
    chances = [0.0] * 11
    for d4 in range(1, 5):
        for d6 in range(1, 7):
            chances[d4 + d6] += 1 / 24
    return chances


TOTALS: Final[list[float]] = _totals()


def wear(damage: int, hp: int) -> float:
    """How far damage has worn a character down, from 0 to 1; the last points weigh more than the first."""
    x = damage / hp if damage < hp else 1.0
    return (1.0 - FOCUS) * x + FOCUS * x * x


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Kept):
    """The eyes of one character at one moment."""

    def __init__(self, s: Situation, belief: Chances) -> None:
        self.s = s
        self.belief = belief
        self.role = s.role
        self.side = s.side
        self.hurt = [0.0] * ROLES  # by character: what it is worth to wear it down
        self.dead = [0.0] * ROLES  # and that it dies
        self.kill = 0.0  # what any kill by one's own attack is worth on top
        if s.side == NEUTRAL:
            self.want_for_oneself()
        else:
            self.want_for_side(SHADOW if s.side == HUNTER else HUNTER)
        self.fondness = [self.friendship(seat) for seat in range(s.seats)]

    # Goals

    def want(self, role: int, hurt: float, dead: float) -> None:
        self.hurt[role] = hurt
        self.dead[role] = dead

    def want_for_side(self, enemy: int) -> None:
        """Hunters and Shadows want each other dead; what a Neutral means to them depends on its goal."""
        s = self.s
        last = s.left[enemy] == 1
        for role in range(ROLES):
            if SIDE[role] == enemy:
                self.want(role, LAST_WORN if last else ENEMY_WORN, LAST_DEAD if last else ENEMY_DEAD)
            elif SIDE[role] == self.side:
                self.want(role, FRIEND_WORN, FRIEND_DEAD)
        bonus = 0.4 if self.side == SHADOW and s.neutrals_count else 0.0
        self.want(ALLIE, bonus, bonus)
        self.want(BOB, 0.1 + bonus, 0.1 + bonus)
        self.want(CHARLES, 0.1 + bonus, (0.3 if s.deaths >= CHARLES_FROM - 1 else 0.0) + bonus)
        if s.deaths == 0:
            self.want(DANIEL, -0.1, -1.2)  # the first to die wins, and all others have lost
        elif self.side == HUNTER:
            self.want(DANIEL, -0.3, -0.3)
        else:
            self.want(DANIEL, 0.2 + bonus, 0.3 + bonus)
        self.want(self.role, SELF_WORN, SELF_DEAD)

    def want_for_oneself(self) -> None:
        s = self.s
        for role in range(ROLES):
            last = SIDE[role] != NEUTRAL and s.left[SIDE[role]] == 1
            ends = last or (role == DANIEL and s.deaths == 0)  # this death ends the game
            if self.role == ALLIE:
                # She wants the end, so she helps it along where a side is nearly beaten.
                ahead = SIDE[role] != NEUTRAL and s.left[SIDE[role]] < s.left[HUNTER + SHADOW - SIDE[role]]
                self.want(role, 0.3 if ahead or ends else 0.15, 1.5 if ends else 0.2)
            elif self.role == BOB:
                self.want(role, 0.1, -1.5 if ends else 0.1)
            elif self.role == CHARLES:
                self.want(role, 0.4, -2.0 if ends else 0.5)
            elif SIDE[role] == SHADOW:
                self.want(role, 0.6, 1.6 if last else 0.7)
            elif SIDE[role] == HUNTER:
                self.want(role, -0.4, -1.0)
            else:
                self.want(role, 0.0, -1.0 if s.deaths == 0 else 0.0)
        if self.role == CHARLES and s.deaths >= CHARLES_FROM - 1:
            self.kill = 4.0
        if self.role == ALLIE:
            self.want(ALLIE, -1.5, -3.0)
        elif self.role == DANIEL and s.deaths == 0:
            self.want(DANIEL, 0.6, 2.0)
        else:
            self.want(self.role, -1.0, -2.0)

    def friendship(self, seat: int) -> float:
        """How much somebody's strength is to our good, from -1 to 1."""
        total = 0.0
        for role in range(ROLES):
            total -= self.belief.role[seat][role] * self.dead[role]
        return max(-1.0, min(1.0, total))

    # Damage and healing

    def harm(self, seat: int, amount: int, by_attack: bool = False) -> float:
        """What it is worth that somebody takes damage, or is healed where the amount is negative."""
        total = 0.0
        chances = self.belief.role[seat]
        for role in range(ROLES):
            if chances[role] > 0.0:
                total += chances[role] * self.harm_as(seat, role, amount, by_attack)
        return total

    def harm_as(self, seat: int, role: int, amount: int, by_attack: bool = False) -> float:
        """The same if we knew the character."""
        before = self.s.damage[seat]
        after = before + amount if before + amount > 0 else 0
        value = self.hurt[role] * (wear(after, HP[role]) - wear(before, HP[role]))
        if after >= HP[role]:
            value += self.dead[role]
            if seat != self.s.me:
                value += self.loot(seat)
                if by_attack and self.kill:
                    value += self.kill - min(0.0, self.dead[role])  # Charles wins, whatever else ends
        return value

    def loot(self, seat: int) -> float:
        """The best card somebody would leave behind."""
        best = 0.0
        for card in bits(self.s.equipment[seat]):
            best = max(best, self.card(card))
        return best

    # Attacks

    def blows(self, attacker: int, target: int, bonus: int) -> list[float]:
        """By damage: its chance in an attack, `bonus` added to every hit."""
        s = self.s
        chances = [0.0] * MOST
        if s.guarded[target]:
            chances[0] = 1.0
            return chances
        for card in WEAPONS:
            if s.has(attacker, card):
                bonus += BONUS_OF[card]
        if s.has(attacker, HOLY_ROBE):
            bonus += BONUS_OF[HOLY_ROBE]
        if s.has(target, HOLY_ROBE):
            bonus += BONUS_OF[HOLY_ROBE]
        base = MASAMUNE_BASE if s.has(attacker, MASAMUNE) else BASE
        for i in range(len(base)):
            amount = i + bonus if i and i + bonus > 0 else 0
            chances[amount] += base[i]
        return chances

    def struck(self, target: int, base: int) -> int:
        """The damage of our own attack for a base damage that has been rolled."""
        s = self.s
        if s.guarded[target]:
            return 0
        for card in WEAPONS:
            if s.has(s.me, card):
                base += BONUS_OF[card]
        for seat in (s.me, target):
            if s.has(seat, HOLY_ROBE):
                base += BONUS_OF[HOLY_ROBE]
        return base if base > 0 else 0

    def spear(self) -> int:
        """What the Spear adds to our own hits as things stand."""
        s = self.s
        return BONUS_OF[SPEAR] if s.has(s.me, SPEAR) and s.side == HUNTER and s.revealed[s.me] else 0

    def attack(self, target: int) -> float:
        """What attacking one player is worth."""
        value = 0.0
        chances = self.blows(self.s.me, target, self.spear())
        for amount in range(1, MOST):
            if chances[amount] > 0.0:
                value += chances[amount] * self.blow(target, amount)
        return value - self.counter_risk(target)

    def blow(self, target: int, amount: int) -> float:
        """A hit of our own; Bob takes a card instead where that is better."""
        value = self.harm(target, amount, True)
        if self.role == BOB and amount >= 2:
            value = max(value, self.loot(target))
        return value

    def danger(self) -> float:
        """The chance that the attack under way kills us. With the Spear a Hunter can make it 2 more."""
        s = self.s
        if s.me not in s.targets:
            return 0.0
        risk = self.fatal(s.attacker, 0)
        if s.has(s.attacker, SPEAR):
            risk += (self.fatal(s.attacker, BONUS_OF[SPEAR]) - risk) * self.belief.side[s.attacker][HUNTER]
        return risk

    def fatal(self, attacker: int, bonus: int) -> float:
        """The chance that an attack does as much damage as we have hit points left."""
        s = self.s
        chances = self.blows(attacker, s.me, bonus)
        total = 0.0
        for amount in range(HP[self.role] - s.damage[s.me], MOST):
            total += chances[amount]
        return total

    def counter_risk(self, target: int) -> float:
        """What the Werewolf's answer may cost."""
        chance = self.belief.role[target][WEREWOLF]
        if chance <= 0.0:
            return 0.0
        value = 0.0
        chances = self.blows(target, self.s.me, 0)
        for amount in range(1, MOST):
            if chances[amount] > 0.0:
                value += chances[amount] * self.harm(self.s.me, amount)
        return -value * chance * COUNTERED

    def volley(self, targets: list[int]) -> float:
        """What attacking several at once is worth."""
        value = 0.0
        for target in targets:
            value += self.attack(target)
        return value

    def best_attack(self, area: int) -> float:
        """The worth of step 3 after a move to an area."""
        s = self.s
        targets = s.in_range(area)
        if not targets:
            return 0.0
        if s.has(s.me, MACHINE_GUN):
            value = self.volley(targets)
        else:
            value = NEVER
            for target in targets:
                value = max(value, self.attack(target))
        return value if s.has(s.me, MASAMUNE) else max(0.0, value)

    # Equipment

    def card(self, card: int) -> float:
        """What a piece of equipment is worth in our hands."""
        value = USEFUL[card]
        if card == SPEAR and self.side == HUNTER:
            value = 0.4
        elif card == SILVER_ROSARY and self.role == BOB:
            value = 0.2
        elif card == MACHINE_GUN:
            value = 0.35 if self.role == CHARLES else 0.1
        elif card == MASAMUNE and self.role == ALLIE:
            value = 0.0
        elif card == HOLY_ROBE and self.role == ALLIE:
            value = 0.4
        if self.role == BOB:
            value += 0.4
            if count(self.s.equipment[self.s.me]) + 1 >= self.s.bob_goal:
                value += 5.0
        return value

    def take(self, card: int) -> float:
        """What it is worth to take a card from its owner."""
        owner = self.s.owner_of(card)
        if owner < 0 or owner == self.s.me:
            return 0.0
        return self.card(card) - 0.5 * self.fondness[owner] * self.card_for(card, owner)

    def card_for(self, card: int, seat: int) -> float:
        """What a card is worth to somebody else, and to a Bob who counts them."""
        value = USEFUL[card]
        if card == SPEAR:
            value += 0.3 * self.belief.side[seat][HUNTER]
        return value

    def give(self, card: int, seat: int) -> float:
        """What it is worth, mostly nothing good, to hand a card of ours to somebody."""
        s = self.s
        value = self.fondness[seat] * self.card_for(card, seat) - self.card(card)
        if self.role != BOB and count(s.equipment[seat]) + 1 >= s.bob_goal:
            value -= 3.0 * self.belief.role[seat][BOB]
        return value

    def best_take(self) -> float:
        best = NEVER
        for seat in self.s.others():
            for card in bits(self.s.equipment[seat]):
                best = max(best, self.take(card))
        return 0.0 if best == NEVER else best

    # Hermit cards

    def hand(self, card: int, seat: int) -> float:
        """What handing a Hermit card to somebody is worth: its effect, and what the answer teaches."""
        return self.hand_effect(card, seat) + self.hand_learnt(card, seat)

    def hand_effect(self, card: int, seat: int) -> float:
        """What the card does to somebody whom it may fit."""
        chances = self.belief.role[seat]
        effect = 0.0
        for role in range(ROLES):
            if chances[role] > 0.0 and APPLIES_TO[card] >> role & 1:
                # Unknown obeys or not as suits a Shadow, so half of it is all we can count on.
                honest = chances[role] * 0.5 if role == UNKNOWN else chances[role]
                effect += honest * self.hermit_effect(card, seat, role)
        return effect

    def hand_learnt(self, card: int, seat: int) -> float:
        """How much better the answer lets us tell friend from foe: by how far it narrows down what to think of them."""
        chances = self.belief.role[seat]
        fits = APPLIES_TO[card]
        yes = yes_fond = no = no_fond = square = 0.0
        for role in range(ROLES):
            chance = chances[role]
            if chance <= 0.0:
                continue
            fond = -self.dead[role]
            square += chance * fond * fond
            if fits >> role & 1:
                yes += chance
                yes_fond += chance * fond
            else:
                no += chance
                no_fond += chance * fond
        mean = yes_fond + no_fond
        if card == PREDICTION:
            learnt = square - mean * mean
        elif yes > 0.0 and no > 0.0:
            learnt = yes_fond * yes_fond / yes + no_fond * no_fond / no - mean * mean
        else:
            learnt = 0.0
        curiosity = 0.5 if self.role == DANIEL else CURIOSITY[self.side]
        return curiosity * learnt

    def hermit_effect(self, card: int, seat: int, role: int) -> float:
        """What the card does to a character whom it fits."""
        if card == PREDICTION:
            return 0.0
        effect = EFFECT_OF[card]
        if effect == HEAL_OR_HURT and self.s.damage[seat] > 0:
            return self.harm_as(seat, role, -HEAL_OF[card])
        value = self.harm_as(seat, role, DAMAGE_OF[card])
        if effect == GIVE_OR_HURT and self.s.equipment[seat]:
            value = 0.5 * value + 0.25 * self.loot(seat)
        return value

    # Single-use cards: by target

    def bite(self, card: int, seat: int) -> float:
        """Spider, Bat or Doll against somebody."""
        s = self.s
        warded = s.has(seat, TALISMAN)
        if card == DOLL:
            return (4 * self.harm(seat, DAMAGE_OF[DOLL]) + 2 * self.harm(s.me, DAMAGE_OF[DOLL])) / 6
        value = 0.0 if warded else self.harm(seat, DAMAGE_OF[card])
        if card == BAT:
            return value + self.harm(s.me, -HEAL_OF[BAT])
        return value if s.has(s.me, TALISMAN) else value + self.harm(s.me, DAMAGE_OF[SPIDER])

    def bless(self, seat: int) -> float:
        total = 0.0
        for roll in range(1, 7):
            total += self.harm(seat, -roll) / 6
        return total

    def aid(self, seat: int) -> float:
        """First Aid: the marker goes to 7."""
        return self.harm(seat, DAMAGE_OF[FIRST_AID] - self.s.damage[seat])

    def woods_hurt(self, seat: int) -> float:
        return 0.0 if self.s.has(seat, FORTUNE_BROOCH) else self.harm(seat, WOODS_DAMAGE)

    def woods_heal(self, seat: int) -> float:
        return self.harm(seat, -WOODS_HEAL)

    def thrown(self, seat: int, sides: int) -> float:
        """Lightning or Demolish: a whole die of damage."""
        total = 0.0
        for roll in range(1, sides + 1):
            total += self.harm(seat, roll) / sides
        return total

    def drink(self) -> int:
        """How much the Vampire heals by the damage about to fall."""
        s = self.s
        damaged = 0
        for seat in range(len(s.dealing)):
            if s.dealing[seat] > 0 and seat != s.me:
                damaged += 1
        if damaged > 1 and not s.drinks_from_each:
            damaged = 1
        return SUCKED * damaged

    def unveil(self, card: int) -> float:
        """What Chocolate, Advent or Ritual does for us."""
        s = self.s
        if not APPLIES_TO[card] >> self.role & 1:
            return 0.0
        return max(0.0, self.harm(s.me, -s.damage[s.me]) - self.cover())

    def cover(self) -> float:
        """What it is worth to us to stay hidden."""
        if self.s.revealed[self.s.me]:
            return 0.0
        return COVER[self.side]

    # Decks and areas

    def deck(self, deck: int) -> float:
        """What the next card of a deck is worth."""
        s = self.s
        total = 0.0
        if deck == HERMIT:
            return self.hermit_deck()
        cards = s.draw_pile(deck)
        for card in cards:
            if card < EQUIPMENT:
                total += self.card(card)
            elif deck == WHITE:
                total += self.white(card)
            else:
                total += self.black(card)
        return total / len(cards) if cards else 0.0

    def hermit_deck(self) -> float:
        """A card to hurt or to question somebody: about what the best of three ordinary ones would do."""
        best = 0.0
        for seat in self.s.others():
            chance = self.belief.side[seat][HUNTER]
            other = self.belief.side[seat][SHADOW]
            doubt = 1.0 - max(chance, other, self.belief.side[seat][NEUTRAL])
            worth = 0.6 * max(0.0, self.harm(seat, 1)) + doubt * (0.1 if self.side == NEUTRAL else 0.3)
            best = max(best, worth)
        return best

    def white(self, card: int) -> float:
        s = self.s
        me = s.me
        if card == HOLY_WATER:
            return self.harm(me, -HEAL_OF[HOLY_WATER])
        if card == CONCEALED_KNOWLEDGE:
            return 0.2
        if card in (CHOCOLATE, ADVENT):
            return self.unveil(card)
        if card == DISENCHANT_MIRROR:
            return -self.cover() if APPLIES_TO[card] >> self.role & 1 else 0.0
        if card == GUARDIAN_ANGEL:
            return 0.1 if self.role != DANIEL or s.deaths else 0.0
        if card == FLARE:
            total = 0.0
            for seat in s.others():
                total += self.harm(seat, DAMAGE_OF[FLARE])
            return total
        best = self.aid(me) if card == FIRST_AID else NEVER
        for seat in s.others():
            best = max(best, self.bless(seat) if card == BLESSING else self.aid(seat))
        return best

    def black(self, card: int) -> float:
        s = self.s
        if card in (SPIDER, BAT, DOLL):
            best = NEVER
            for seat in s.others():
                best = max(best, self.bite(card, seat))
            return best
        if card == DYNAMITE:
            return self.dynamite()
        if card == GOBLIN:
            return self.best_take()
        if card == RITUAL:
            return self.unveil(RITUAL)
        if not s.equipment[s.me]:
            return self.harm(s.me, DAMAGE_OF[BANANA])
        return -0.1

    def dynamite(self) -> float:
        s = self.s
        total = 0.0
        for seat in range(s.seats):
            if s.alive[seat] and s.area[seat] != OFF and not s.has(seat, TALISMAN):
                for n in range(2, 11):
                    if AREA_OF_TOTAL[n] == s.area[seat]:
                        total += TOTALS[n] * self.harm(seat, DAMAGE_OF[DYNAMITE])
        return total

    def action(self, area: int) -> float:
        """What the action of an area is worth."""
        if area == CABIN:
            return self.deck(HERMIT)
        if area == CHURCH:
            return self.deck(WHITE)
        if area == CEMETERY:
            return self.deck(BLACK)
        if area == GATE:
            return max(self.deck(HERMIT), self.deck(WHITE), self.deck(BLACK))
        if area == ALTAR:
            return self.best_take()
        best = self.woods_heal(self.s.me)
        for seat in self.s.others():
            best = max(best, self.woods_hurt(seat), self.woods_heal(seat))
        return best

    def place(self, area: int) -> float:
        """What it is worth to move to an area: its action, and whom we can attack from there."""
        return max(0.0, self.action(area)) + self.best_attack(area)

    def best_place(self) -> float:
        """What it is worth to choose where to go: anywhere but where we stand."""
        best = NEVER
        for area in range(AREAS):
            if area != self.s.area[self.s.me]:
                best = max(best, self.place(area))
        return best

    def roll(self) -> float:
        """What rolling for the move is worth: every area by its numbers, and the best one for a 7."""
        here = self.s.area[self.s.me]
        places = [self.place(area) if area != here else 0.0 for area in range(AREAS)]
        value = TOTALS[CHOICE] * self.best_place()
        weight = TOTALS[CHOICE]
        for n in range(2, 11):
            area = AREA_OF_TOTAL[n]
            if n != CHOICE and area != here:
                value += TOTALS[n] * places[area]
                weight += TOTALS[n]
        return value / weight
