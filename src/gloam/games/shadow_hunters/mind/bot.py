"""The rule-based mind: plays any character from what it may know, by what it believes and what its character wants."""

from __future__ import annotations

from collections.abc import Callable

from gloam.core.play import Mind
from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLIE,
    APPLIES_TO,
    AREA_OF_TOTAL,
    BAT,
    BONUS_OF,
    CHOICE,
    DAMAGE_OF,
    DOLL,
    HEAL_OF,
    HP,
    HUNTER,
    NO_CARD,
    SHADOW,
    SIDE_MASK,
    SPEAR,
    SPIDER,
    UNKNOWN,
    count,
)
from gloam.games.shadow_hunters.mind.reasons import Reason, Thought, reason_of
from gloam.games.shadow_hunters.mind.situation import Memory, Situation
from gloam.games.shadow_hunters.mind.worth import NEVER, Worth
from gloam.games.shadow_hunters.state import ShadowHunters

ALIKE = 1e-9
PATIENCE = 0.05
"""So much Lightning and Demolish must promise: they can be used only once."""

WEAK = 4
"""With so few hit points left, one uses what would else be lost."""

FEAST_COST = 2
FROM_NOW_ON = 0.1
"""What it is worth to a Vampire or Werewolf who reveals now that the ability is open from then on."""

COME_OUT = 0.05
"""What it is worth to a Hunter with the Spear that it adds to every hit from then on."""

SUSPECTED = 0.3
"""What it costs a Shadow that a Hunter takes it for one."""

MOTHER_WAITS = 6
"""At this damage Allie heals at once: other harm than attacks comes without a moment to speak."""

MOTHER_RISKS = 0.1
"""She heals as well when an attack kills her so likely."""

NO_KIND = -1


class HuntersSense(Mind):
    """Scores every option by the goal of its character and takes the best."""

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.memory = Memory(seat, seats)
        self.peel = NO_CARD  # the card chosen for the Banana Peel
        self.options: list[int] = []
        self.thought: Thought | None = None
        self.forced = False  # whether the last question had a single answer

    def choose(self, known: ShadowHunters, kind: int, options: list[int]) -> int:
        self.memory.note(known)
        self.thought = None
        self.forced = len(options) == 1
        option = options[0] if self.forced else self.best(known, kind, options)
        self.remember(kind, option)
        return option

    def best(self, known: ShadowHunters, kind: int, options: list[int]) -> int:
        """The option with the highest score; chance decides between equal ones."""
        judge = JUDGES.get(kind)
        if judge is None:
            return PASS if PASS in options else options[self.rng.below(len(options))]
        worth = Worth(Situation(known, self.seat), self.memory.believed(known))
        self.options = options
        scores = [judge(self, worth, option) for option in options]
        highest = max(scores) - ALIKE
        ties = [option for option, score in zip(options, scores, strict=True) if score >= highest]
        option = ties[0] if len(ties) == 1 else ties[self.rng.below(len(ties))]
        self.thought = Thought(worth, kind, option, options, highest)
        return option

    def remember(self, kind: int, option: int) -> None:
        """Keep what later questions do not repeat."""
        if kind == w.ASK_BANANA_CARD:
            self.peel = option & ARG_MASK

    def interject(self, known: ShadowHunters, options: list[int]) -> int:
        """Only Allie gains by speaking up out of turn: she heals before it is too late."""
        self.memory.note(known)
        me = known.players[self.seat]
        if me.role != ALLIE or me.used or not me.damage:
            return -1
        worth = Worth(Situation(known, self.seat), self.memory.believed(known))
        if me.damage < MOTHER_WAITS and worth.danger() < MOTHER_RISKS:
            return -1
        if w.MOTHERS_LOVE not in options:
            return -1
        self.thought = Thought(worth, NO_KIND, w.MOTHERS_LOVE, options, 0.0)
        return w.MOTHERS_LOVE

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        if self.thought is not None:
            return reason_of(self.thought)
        return ("why-only", {}) if self.forced else None

    # Step 1: moving

    def move(self, worth: Worth, option: int) -> float:
        """Rolling counts 0; a Compass can do no harm; abilities must be worth more than staying hidden."""
        s = worth.s
        if option == w.ROLL:
            return 0.0
        if option == w.ROLL_TWICE:
            return 0.01
        target = option & ARG_MASK
        if option < w.LIGHTNING:
            return worth.place(target) - worth.roll() - worth.cover()
        sides = 4 if option >= w.DEMOLISH else 6
        patience = 0.0 if HP[s.role] - s.damage[s.me] <= WEAK else PATIENCE
        return worth.thrown(target, sides) - worth.cover() - patience

    def result(self, worth: Worth, option: int) -> float:
        """The Compass: where the one or the other result leads."""
        total = worth.s.rolls[0 if option == w.FIRST else 1]
        return worth.best_place() if total == CHOICE else worth.place(AREA_OF_TOTAL[total])

    def area_choice(self, worth: Worth, option: int) -> float:
        return worth.place(option & ARG_MASK)

    # Step 2: areas and cards

    def use(self, worth: Worth, option: int) -> float:
        return 0.0 if option == PASS else worth.action(worth.s.area[worth.s.me])

    def deck(self, worth: Worth, option: int) -> float:
        return worth.deck(option & ARG_MASK)

    def woods(self, worth: Worth, option: int) -> float:
        seat = option & ARG_MASK
        return worth.woods_heal(seat) if option >= w.HEAL else worth.woods_hurt(seat)

    def steal(self, worth: Worth, option: int) -> float:
        return worth.take(option & ARG_MASK)

    def hand(self, worth: Worth, option: int) -> float:
        return worth.hand(worth.s.reading, option & ARG_MASK)

    def hermit(self, worth: Worth, option: int) -> float:
        """An answer by its price, and for Unknown by what it makes the giver believe."""
        s, card = worth.s, worth.s.reading
        seems = deceit(worth, option != w.NOTHING) if s.role == UNKNOWN else 0.0
        if option == w.RECOVER:
            return seems + worth.harm(s.me, -HEAL_OF[card])
        if option == w.SUFFER:
            return seems + worth.harm(s.me, DAMAGE_OF[card])
        if option >= w.GIVE:
            return seems + worth.give(option & ARG_MASK, s.turn)
        return seems

    def unveil(self, worth: Worth, option: int) -> float:
        s = worth.s
        return 0.0 if option == PASS else worth.harm(s.me, -s.damage[s.me]) - worth.cover()

    def blessing(self, worth: Worth, option: int) -> float:
        return worth.bless(option & ARG_MASK)

    def first_aid(self, worth: Worth, option: int) -> float:
        return worth.aid(option & ARG_MASK)

    def spider(self, worth: Worth, option: int) -> float:
        return worth.bite(SPIDER, option & ARG_MASK)

    def bat(self, worth: Worth, option: int) -> float:
        return worth.bite(BAT, option & ARG_MASK)

    def doll(self, worth: Worth, option: int) -> float:
        return worth.bite(DOLL, option & ARG_MASK)

    def banana_card(self, worth: Worth, option: int) -> float:
        return max(worth.give(option & ARG_MASK, seat) for seat in worth.s.others())

    def banana_seat(self, worth: Worth, option: int) -> float:
        seat = option & ARG_MASK
        return worth.fondness[seat] if self.peel == NO_CARD else worth.give(self.peel, seat)

    # Step 3: attacking

    def attack(self, worth: Worth, option: int) -> float:
        if option == PASS:
            return 0.0
        if option == w.ATTACK_ALL:
            return worth.volley(worth.s.in_range(worth.s.area[worth.s.me]))
        return worth.attack(option & ARG_MASK)

    def spear(self, worth: Worth, option: int) -> float:
        """What the Spear adds to the hit that has been rolled."""
        if option == PASS:
            return 0.0
        base = worth.s.rolls[0]
        gain = 0.0
        for target in worth.s.targets:
            more = worth.harm(target, worth.struck(target, base + BONUS_OF[SPEAR]), True)
            gain += more - worth.harm(target, worth.struck(target, base), True)
        return gain + COME_OUT - worth.cover()

    def rob(self, worth: Worth, option: int) -> float:
        """A card in place of the damage; the cards on offer tell whose they are."""
        s = worth.s
        if option != PASS:
            return worth.card(option & ARG_MASK) - worth.cover()
        owner = s.owner_of(self.options[-1] & ARG_MASK)
        return worth.harm(owner, s.dealing[owner], True)

    def suck(self, worth: Worth, option: int) -> float:
        s = worth.s
        if option == PASS:
            return 0.0
        return worth.harm(s.me, -worth.drink()) + FROM_NOW_ON - worth.cover()

    def loot(self, worth: Worth, option: int) -> float:
        if option == w.PLUNDER:
            return sum(worth.card(other & ARG_MASK) for other in self.options if other != w.PLUNDER)
        return worth.card(option & ARG_MASK)

    def counter(self, worth: Worth, option: int) -> float:
        s = worth.s
        if option == PASS:
            return 0.0
        later = 0.0 if s.revealed[s.me] else FROM_NOW_ON
        return worth.attack(s.attacker) + later - worth.cover()

    def feast(self, worth: Worth, option: int) -> float:
        s = worth.s
        if option == PASS:
            return 0.0
        if s.damage[s.me] + FEAST_COST >= HP[s.role]:
            return NEVER
        survivors = [seat for seat in s.targets if s.alive[seat]]
        return worth.volley(survivors) + worth.harm(s.me, FEAST_COST) - worth.cover()


def deceit(worth: Worth, fits: bool) -> float:
    """What an answer makes the giver believe of Unknown, who would rather pass for no Shadow among Hunters."""
    s = worth.s
    if s.revealed[s.me]:
        return 0.0
    card = s.reading
    implied = APPLIES_TO[card] if fits else ~APPLIES_TO[card] & sum(SIDE_MASK)
    share = count(implied & SIDE_MASK[SHADOW]) / max(1, count(implied))
    giver = worth.belief.side[s.turn]
    return SUSPECTED * share * (giver[SHADOW] - giver[HUNTER])


JUDGES: dict[int, Callable[[HuntersSense, Worth, int], float]] = {
    w.ASK_MOVE: HuntersSense.move,
    w.ASK_RESULT: HuntersSense.result,
    w.ASK_AREA_CHOICE: HuntersSense.area_choice,
    w.ASK_USE: HuntersSense.use,
    w.ASK_DECK: HuntersSense.deck,
    w.ASK_WOODS: HuntersSense.woods,
    w.ASK_ALTAR: HuntersSense.steal,
    w.ASK_HAND: HuntersSense.hand,
    w.ASK_HERMIT: HuntersSense.hermit,
    w.ASK_UNVEIL: HuntersSense.unveil,
    w.ASK_BLESSING: HuntersSense.blessing,
    w.ASK_FIRST_AID: HuntersSense.first_aid,
    w.ASK_SPIDER: HuntersSense.spider,
    w.ASK_BAT: HuntersSense.bat,
    w.ASK_DOLL: HuntersSense.doll,
    w.ASK_GOBLIN: HuntersSense.steal,
    w.ASK_BANANA_CARD: HuntersSense.banana_card,
    w.ASK_BANANA_SEAT: HuntersSense.banana_seat,
    w.ASK_ATTACK: HuntersSense.attack,
    w.ASK_SPEAR: HuntersSense.spear,
    w.ASK_ROB: HuntersSense.rob,
    w.ASK_SUCK: HuntersSense.suck,
    w.ASK_LOOT: HuntersSense.loot,
    w.ASK_PLUNDER: HuntersSense.loot,
    w.ASK_COUNTER: HuntersSense.counter,
    w.ASK_FEAST: HuntersSense.feast,
}
