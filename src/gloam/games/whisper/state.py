"""The truth of a game of Whisper behind the Wall, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.effects.step import Scripted, Words
from gloam.core.fields import counted, everyone, parts, ruled, twin, unordered, worked_out
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


# Who may know a field


def team(s: Whisper, viewers: int) -> bool:
    """The victims' players."""
    return viewers & s.team() != 0


def the_killer(s: Whisper, viewers: int) -> bool:
    return viewers >> KILLER & 1 == 1


class Victim(Data):
    """One of the three: who it is, who controls it, where it is, how it fares and what it has.

    An item card is `kind << 2 | passed`: how often it has changed hands in this turn (WH-104); `keys` holds these
    counts alone, for keys of its own (Crossroads).
    """

    who: Annotated[int, everyone]
    seat: Annotated[int, everyone]
    place: Annotated[int, ruled]
    condition: Annotated[int, everyone]
    fear: Annotated[int, everyone]
    items: Annotated[list[int], team]  # sorted
    keys: Annotated[list[int], ruled]
    keys_seen: Annotated[int, everyone]  # as the killer knows it
    acted: Annotated[bool, team]  # its main action of this turn is used
    drilled: Annotated[bool, team]  # its step of a Fire Drill is used
    shaken: Annotated[bool, everyone]  # a [FEAR] of this killer's turn has affected it (WH-311)
    charmed: Annotated[bool, everyone]  # the Charm is in force (WH-162)
    harvested: Annotated[bool, everyone]  # has given the Ghost a card in this turn (WH-371)

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

    switches: Annotated[Switches, everyone]
    words: Annotated[Words, everyone]
    round: Annotated[int, everyone]
    turn: Annotated[int, everyone]
    unseen: Annotated[int, everyone]  # what is being decided out of sight
    first: Annotated[int, everyone]  # the seat with the first-player token
    victims: Annotated[list[Victim], parts]  # by slot
    taken: Annotated[list[int], team]  # who was chosen in the set-up, in that order; as `who << 2 | seat`
    noise: Annotated[int, team, twin("noise_seen")]  # on the victims' map
    noise_seen: Annotated[int, everyone]  # on the killer's map
    barricades: Annotated[int, everyone]
    nests: Annotated[int, everyone]
    trap: Annotated[int, team]
    trap_bonus: Annotated[int, team]
    gears: Annotated[int, team]
    rescue: Annotated[int, team]  # cells still to go; OFF_TRACK
    keys: Annotated[int, team, twin("keys_seen")]  # on the rack
    keys_seen: Annotated[int, everyone]
    items: Annotated[list[int], ruled]
    below: Annotated[int, team]  # the keys at the bottom of the items deck, of which the team knows (WH-032)
    equipment: Annotated[list[int], ruled]
    equipment_seen: Annotated[int, everyone]
    discard: Annotated[list[int], team]
    drawn: Annotated[list[int], team]  # cards that somebody is choosing from
    repaired: Annotated[bool, team]  # somebody but Holm repaired in this turn
    waiting: Annotated[int, team]  # the seats that want nothing more for now
    drill: Annotated[bool, team]  # the Fire Drill is on
    offer: Annotated[Offer | None, team]
    declined: Annotated[list[list[int]], team]  # offers of this turn: giver, taker, how many are given, and all cards
    dropped: Annotated[int, team]  # offers of this turn that were given up before they were sent
    petrified: Annotated[int, everyone]  # the zone for the next victims' turn
    slowed: Annotated[int, everyone]  # the zone that is slow in this victims' turn
    plans: Annotated[list[int], team]
    marked: Annotated[int, team]  # the plan on which the progress token lies
    progress: Annotated[int, team]
    completed: Annotated[int, team]
    completed_in: Annotated[int, team]  # the round
    reward_left: Annotated[bool, team]
    stakeout_used: Annotated[bool, everyone]
    killer: Annotated[int, everyone]
    chosen: Annotated[int, ruled]  # the killer before he is revealed
    place: Annotated[int, ruled]  # where the killer is
    figure: Annotated[int, everyone]  # where he was last known to be
    hidden: Annotated[bool, everyone]
    stalk: Annotated[int, everyone]  # the most steps of the stealth in force
    stalk_left: Annotated[int, ruled]  # steps he may still make
    haunt: Annotated[int, everyone]  # where the hidden killer can be, as everybody knows
    hand: Annotated[list[int], the_killer, counted]  # sorted
    pile: Annotated[list[int], the_killer, counted, unordered]
    played: Annotated[list[int], the_killer, counted, unordered]
    locked: Annotated[list[int], everyone]
    level: Annotated[int, everyone]
    turn_bonus: Annotated[int, everyone]
    on_reveal: Annotated[Step | None, everyone]
    revealed: Annotated[bool, everyone]  # in this turn
    encountered: Annotated[bool, everyone]  # in this turn (WH-176)
    ambushed: Annotated[bool, everyone]  # the encounter came of the reveal search
    found: Annotated[bool, everyone]  # the last search named somebody
    cleared: Annotated[bool, everyone]  # the last movement removed a barricade
    basics: Annotated[int, everyone]  # basic actions made in this turn
    ran: Annotated[bool, everyone]  # the Moonlit run of this turn is used
    asked_nests: Annotated[int, everyone]
    named_nests: Annotated[int, everyone]
    frights: Annotated[int, ruled]  # slots that a [FEAR] still has to reach; secret if it is one on an area
    fright_area: Annotated[int, everyone]  # ... which is 0 where everybody knows whom it reaches
    fright_only: Annotated[int, everyone]
    participants: Annotated[int, everyone]  # slots
    attacked: Annotated[int, everyone]
    defender: Annotated[int, everyone]
    attack_bonus: Annotated[int, everyone]
    dice_bonus: Annotated[int, everyone]
    no_items: Annotated[bool, everyone]
    keep_cards: Annotated[bool, everyone]
    after_attack: Annotated[Step | None, everyone]
    item_bonus: Annotated[int, everyone]
    repelled: Annotated[bool, everyone]
    charm_shown: Annotated[bool, everyone]
    dried: Annotated[bool, everyone]  # the equipment deck was empty, and the night went on: help is on its way (WH-138)
    trace: Annotated[Trace, ruled]  # where the victims can be, as everybody knows
    ending: Annotated[int, everyone]
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
