"""The truth of a game of Whisper behind the Wall, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_step import Scripted, Words
from gloam.core.fields import worked_out
from gloam.core.state import EVERYONE, NONE, Step
from gloam.core.value import Data
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ABILITY_LEVEL,
    BARRICADES,
    CHEAPER_COST,
    CHEAPER_FROM,
    COST,
    LOCATIONS,
    MOST_STRENGTH,
    PASSAGE_OF,
    PASSIVE,
    PLAN_PROGRAM,
    REWARD,
    STRENGTH,
)
from gloam.games.whisper.options import Switches
from gloam.games.whisper.traces.trace import Trace

KILLER: Final = 0
"""The killer's seat; the victims' players sit to his left."""

NOBODY_YET: Final = -1
NOWHERE: Final = -1
NONE_YET: Final = -1
OFF_TRACK: Final = -1

# Whose turn it is
SETTING_UP: Final = 0
VICTIMS_TURN: Final = 1
KILLERS_TURN: Final = 2

# What is being decided out of sight of the other side, as everybody knows
NOTHING_HIDDEN: Final = 0
DRAFT: Final = 1
ACTIONS: Final = 2
DEFENCE: Final = 3
STALKING: Final = 4

# What became of a victim
HEALTHY: Final = 0
WOUNDED: Final = 1
DEAD: Final = 2
ESCAPED: Final = 3


class Victim(Data):
    """One of the three: who it is, who controls it, where it is, how it fares and what it has.

    An item card is `kind << 2 | passed`: how often it has changed hands in this turn (WH-104); `keys` holds these
    counts alone, for keys of its own (Crossroads).
    """

    who: int
    seat: int
    place: int
    condition: int
    fear: int
    items: list[int]  # sorted
    keys: list[int]
    keys_seen: int  # as the killer knows it
    acted: bool  # its main action of this turn is used
    drilled: bool  # its step of a Fire Drill is used
    shaken: bool  # a [FEAR] of this killer's turn has affected it (WH-311)
    charmed: bool  # the Charm is in force (WH-162)
    harvested: bool  # has given the Ghost a card in this turn (WH-371)

    def inside(self) -> bool:
        """Alive and in the mansion (WH-356)."""
        return self.condition < DEAD

    def has(self, passive: int) -> bool:
        return PASSIVE[self.who] >> passive & 1 == 1

    def holds(self, item: int) -> bool:
        return any(card >> 2 == item for card in self.items)

    def kinds(self) -> list[int]:
        """The kinds of cards it holds, each once."""
        found: list[int] = []
        for card in self.items:
            if not found or found[-1] != card >> 2:
                found.append(card >> 2)
        return found

    def take(self, card: int) -> None:
        self.items.append(card)
        self.items.sort()

    def lose(self, item: int) -> int:
        """A card of this kind leaves the inventory: the one that has changed hands least."""
        for card in self.items:
            if card >> 2 == item:
                self.items.remove(card)
                return card
        raise AssertionError(f"no item {item} in {self.items}")


class Offer(Data):
    """An exchange as a controller puts it (WH-107): kinds of cards, KEY for a key."""

    giver: int
    taker: int
    given: list[int]
    wanted: list[int]
    sent: bool


class Whisper(Scripted):
    """The whole truth. In piles of cards the last one is on top; sets of locations and passages are masks."""

    switches: Switches
    words: Words
    round: int
    turn: int
    unseen: int  # what is being decided out of sight
    first: int  # the seat with the first-player token
    victims: list[Victim]  # by slot
    taken: list[int]  # who was chosen in the set-up, in that order; as `who << 2 | seat`
    noise: int  # on the victims' map
    noise_seen: int  # on the killer's map
    barricades: int
    nests: int
    trap: int
    trap_bonus: int
    gears: int
    rescue: int  # cells still to go; OFF_TRACK
    keys: int  # on the rack
    keys_seen: int
    items: list[int]
    below: int  # the keys at the bottom of the items deck, of which the team knows (WH-032)
    equipment: list[int]
    equipment_seen: int
    discard: list[int]
    drawn: list[int]  # cards that somebody is choosing from
    repaired: bool  # somebody but Holm repaired in this turn
    waiting: int  # the seats that want nothing more for now
    drill: bool  # the Fire Drill is on
    offer: Offer | None
    declined: list[list[int]]  # offers of this turn: giver, taker, how many are given, and all cards
    dropped: int  # offers of this turn that were given up before they were sent
    petrified: int  # the zone for the next victims' turn
    slowed: int  # the zone that is slow in this victims' turn
    plans: list[int]
    marked: int  # the plan on which the progress token lies
    progress: int
    completed: int
    completed_in: int  # the round
    reward_left: bool
    stakeout_used: bool
    killer: int
    chosen: int  # the killer before he is revealed
    place: int  # where the killer is
    figure: int  # where he was last known to be
    hidden: bool
    stalk: int  # the most steps of the stealth in force
    stalk_left: int  # steps he may still make
    haunt: int  # where the hidden killer can be, as everybody knows
    hand: list[int]  # sorted
    pile: list[int]
    played: list[int]
    locked: list[int]
    level: int
    turn_bonus: int
    on_reveal: Step | None
    revealed: bool  # in this turn
    encountered: bool  # in this turn (WH-176)
    ambushed: bool  # the encounter came of the reveal search
    found: bool  # the last search named somebody
    cleared: bool  # the last movement removed a barricade
    basics: int  # basic actions made in this turn
    ran: bool  # the Moonlit run of this turn is used
    asked_nests: int
    named_nests: int
    frights: int  # slots that a [FEAR] still has to reach; secret if it is one on an area
    fright_area: int  # ... which is 0 where everybody knows whom it reaches
    fright_only: int
    participants: int  # slots
    attacked: int
    defender: int
    attack_bonus: int
    dice_bonus: int
    no_items: bool
    keep_cards: bool
    after_attack: Step | None
    item_bonus: int
    repelled: bool
    charm_shown: bool
    dried: bool  # the equipment deck was empty, and the night went on: help is on its way (WH-138)
    trace: Trace  # where the victims can be, as everybody knows
    ending: int
    crossroads: bool = worked_out(lambda self: self.switches.variant == "crossroads")

    # Looking

    def script(self) -> Words:
        return self.words

    def slot_of(self, who: int) -> int:
        """The slot of a victim by who it is; -1 if it does not take part."""
        for slot in range(len(self.victims)):
            if self.victims[slot].who == who:
                return slot
        return -1

    def those_at(self, area: int) -> int:
        """The slots of the victims in an area, as a mask."""
        mask = 0
        for slot in range(len(self.victims)):
            v = self.victims[slot]
            if v.condition < DEAD and area >> v.place & 1:
                mask |= 1 << slot
        return mask

    def inside(self) -> int:
        """The slots of the victims who are alive and in the mansion."""
        mask = 0
        for slot in range(len(self.victims)):
            if self.victims[slot].condition < DEAD:
                mask |= 1 << slot
        return mask

    def plays(self, seat: int) -> bool:
        """Whether a seat has a victim that is alive and in the mansion: nobody else acts or answers (WH-356)."""
        return any(v.seat == seat and v.inside() for v in self.victims)

    def named(self, slots: int) -> int:
        """A mask of slots as a mask of victims, for telling."""
        mask = 0
        for slot in range(len(self.victims)):
            if slots >> slot & 1:
                mask |= 1 << self.victims[slot].who
        return mask

    def supply(self) -> int:
        """Barricade tokens that are on no passage (WH-035)."""
        return BARRICADES - self.barricades.bit_count()

    def open_way(self, a: int, b: int) -> bool:
        """Whether a victim may step from one location to the other (WH-052)."""
        passage = PASSAGE_OF[a * LOCATIONS + b]
        return passage >= -1 and (passage < 0 or not self.barricades >> passage & 1)

    def team(self) -> int:
        """The seats of the victims' players."""
        return (1 << self.seats) - 1 & ~(1 << KILLER)

    def able(self, ability: int) -> bool:
        """Whether the killer's level gives him this ability."""
        return self.killer >= 0 and self.level >= ABILITY_LEVEL[self.killer][ability]

    def base_strength(self) -> int:
        return STRENGTH[self.killer][self.level - 1]

    def strength(self) -> int:
        """All bonuses add up, to ten at most (WH-253, WH-266)."""
        total = self.base_strength() + self.turn_bonus + self.attack_bonus
        return total if total < MOST_STRENGTH else MOST_STRENGTH

    def cost(self, card: int) -> int:
        """Some cards grow cheaper with the level (WH-235)."""
        return CHEAPER_COST[card] if self.level >= CHEAPER_FROM[card] else COST[card]

    def rewarded(self, reward: int) -> bool:
        """Whether a completed plan gives this lasting reward."""
        return self.completed >= 0 and REWARD[self.completed] == reward

    def reward_ready(self, reward: int) -> bool:
        """Whether a reward that was kept may be used now: from the turn after its completion on (WH-369)."""
        return (
            self.reward_left and self.rewarded(reward) and (self.turn == KILLERS_TURN or self.round > self.completed_in)
        )

    def reward_program(self) -> str:
        return PLAN_PROGRAM[self.completed]

    # Acting

    def announce(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell both sides."""
        self.keep(EVERYONE, kind, a, b, c, d)

    def whisper(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell the victims' team."""
        self.keep(self.team(), kind, a, b, c, d)

    def put_figure(self, place: int) -> None:
        """The killer is here, for all to see."""
        self.place = self.figure = place
        self.haunt = 1 << place

    def make_noise(self, area: int) -> None:
        """Noise tokens of the victims' turn: the killer learns of them at step 6 (WH-140, WH-141)."""
        fresh = area & ~self.noise
        self.noise |= area
        for place in range(LOCATIONS):
            if fresh >> place & 1:
                self.whisper(w.TOLD_NOISE, place)

    def throw_away(self, slot: int, item: int) -> None:
        """An item card goes to the common discard pile (WH-114)."""
        self.victims[slot].lose(item)
        self.discard.append(item)

    def add_key(self, slot: int) -> None:
        """A key goes to the rack, or in Crossroads to whoever kept it (WH-111, WH-343)."""
        if self.crossroads:
            self.victims[slot].keys.append(0)
        else:
            self.keys += 1

    # The contract of a state

    def when(self) -> int:
        return self.round

    def side(self, seat: int) -> int:
        """The victims' players are one side, also where everybody plays for himself (WH-357)."""
        return 1 << KILLER if seat == KILLER else self.team()

    def score(self, seat: int) -> float:
        """The side wins together; in Crossroads everybody for himself (WH-346, WH-354)."""
        if not self.crossroads:
            return float((seat == KILLER) == (self.ending >= w.BY_DEATH))
        dead = sum(1 for v in self.victims if v.condition == DEAD)
        if seat == KILLER:
            return float(dead >= 2 or self.ending == w.BY_NIGHT)
        return float(any(v.seat == seat and v.condition == ESCAPED for v in self.victims))
