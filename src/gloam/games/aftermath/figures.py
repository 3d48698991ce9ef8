"""Those on the page, and what belongs to them: heroes, foes, encounters, a group task (plain values of the state)."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.fields import counted, everyone, nobody
from gloam.core.state import Step
from gloam.core.value import Data, Value

NOWHERE: Final = -1
NO_ITEM: Final = -1
BOTH_PAWS: Final = -2
"""The second paw of a two-pawed item."""

# Places for equipment: head, body, two paws, accessory (AF-367)
SLOTS: Final = 5
PAW: Final = 2
OTHER_PAW: Final = 3
NECK: Final = 4

# Where a hero is
AT_HOME: Final = 0
ON_PAGE: Final = 1
LEFT: Final = 2
DEFEATED: Final = 3


class Hero(Data):
    """A character with its box (AF-009). `back` says that it may return whatever the situation is (AF-491)."""

    seat: int  # -1: not in this session
    where: int
    space: int
    wounds: int
    toxic: int
    statuses: int
    worn: list[int]
    charge: list[int]
    pack: list[int]
    batteries: int
    abilities: list[int]
    carries: bool
    back: bool

    def has_status(self, status: int) -> bool:
        return self.statuses >> status & 1 == 1

    def wears(self, item: int) -> bool:
        return item in self.worn

    def items(self) -> list[int]:
        """All it holds: worn, then in the backpack."""
        return [item for item in self.worn if item >= 0] + self.pack


class Foe(Data):
    """An enemy card on the threat track with its figures: one, or for roaches as many tokens; drones fly beside.

    `letter` tells equal ones apart (AF-187); `band` is its encounter; `turns` are the enemy turns it has had.
    """

    uid: int
    kind: int
    letter: int
    band: int
    wounds: int
    spaces: list[int]
    drones: list[int]
    turns: int
    aimed: bool


class Band(Value):
    """An encounter in play: its card or -1, its loot, and what its card or the book changes. Never changed."""

    def __init__(
        self,
        uid: int,
        card: int,
        loot: list[int],
        discovery: int,
        talk: int,
        in_time: bool,
        speed: int,
        pursuers: bool,
    ) -> None:
        self.uid = uid
        self.card = card
        self.loot = loot
        self.discovery = discovery
        self.talk = talk
        self.in_time = in_time
        self.speed = speed
        self.pursuers = pursuers


class Task(Data):
    """A group task (AF-260): what it asks, its first card, its dial, and what is done when it is passed."""

    id: int
    attribute: int
    difficulty: int
    spaces: list[int]
    first: int  # -1: no card yet
    dial: int
    success: Step

    def with_dial(self, first: int, dial: int) -> Task:
        return Task(self.id, self.attribute, self.difficulty, self.spaces, first, dial, self.success)

    def passed(self) -> bool:
        """Whether the dial has come to the difficulty (AF-266): its success text is being read."""
        return self.first >= 0 and self.dial >= self.difficulty


class Left(Data):
    """A page as it was at the end of Leaving 1: the conditions of its exit entry look at it, when all of it is cleared
    away already (6.16, AF-144). Nobody changes it."""

    hostile: bool
    foes: list[Foe]
    tokens: list[int]
    objectives: int
    threats: int  # how many
    task: Task | None
    carriers: int  # seats with a heavy object, a mask


class Grant(Value):
    """A bonus for a while (op grant, abilities). Never changed, only taken away."""

    def __init__(self, hero: int, to: int, by: int, until: int) -> None:
        self.hero = hero
        self.to = to
        self.by = by
        self.until = until


# How long a grant lasts; what is used up by a test is gone at the end of the turn as well
TURN: Final = 0
NEXT_TURN: Final = 1
PAGE: Final = 2
MISSION: Final = 3
NEXT_MELEE: Final = 4
NEXT_RANGED: Final = 5
NEXT_ATTACK: Final = 6
NEXT_COMMUNICATE: Final = 7
NEXT_DEFENCE: Final = 8
NEXT_TEST: Final = 9

# What else a grant may give, beyond the boosts of tables.py
WOUNDS: Final = 20
CROSSES_WHITE: Final = 21
SHIELDS: Final = 22
HIDDEN: Final = 23
BLIND_SHOT: Final = 24
NINE: Final = 25
RANGED_WOUNDS: Final = 26
IMMUNE: Final = 30
WEATHERPROOF: Final = 31
LIFE: Final = 32
MORE_HAND: Final = 33
REFILL: Final = 34
RANGE_SET: Final = 35
RANGE_MOST: Final = 36
REACHES_BESIDE: Final = 37
MP: Final = 38
LINE_SET: Final = 39
LINE_MOST: Final = 40
CROSSES_FOR: Final = 41
CROSS_ONCE: Final = 42
CAN_HIDE: Final = 43
CANNOT_HIDE: Final = 44
BACKPACK: Final = 45
CANNOT: Final = 46
REROLLS: Final = 47
TOXIC_IS_NORMAL: Final = 48
ENEMY_STRENGTH: Final = 49
TALK: Final = 50
REST_FOOD: Final = 51
CALAMITY_ROLL: Final = 52
SIGHT: Final = 53
HULL: Final = 54
SMOKED: Final = 55
"""Hidden by somebody's smoke (I41); `by` is that hero's number and one, whose next turn blows it away."""
OF: Final = 100
"""A grant for one thing only (a status, an environment, an enemy or its type, a line, an action) is that thing's number
and one, times this, added to the above."""

# Actions that a grant may forbid, in the order of `effects/words/mods.py`
TO_MOVE, TO_TALK, TO_RECOVER, TO_SCAVENGE, TO_USE, TO_INSPIRE, TO_EQUIP, TO_STRIKE, TO_SHOOT, TO_ATTACK = range(10)


class Find(Value):
    """A scavenge token on the map: where, of which pile, and its face; `known` if it was shown to all."""

    def __init__(self, space: int, pile: int, token: int, known: bool) -> None:
        self.space = space
        self.pile = pile
        self.token = token
        self.known = known


class Road(Data):
    """A road run (AF-690): vehicle, destination, hull, the cards still face down, the open one, enemy vehicles."""

    vehicle: Annotated[int, everyone]
    to: Annotated[int, everyone]
    hull: Annotated[int, everyone]
    cards: Annotated[list[int], nobody, counted]
    rest: Annotated[list[int], nobody, counted]
    open_card: Annotated[int, everyone]
    done: Annotated[int, everyone]
    chasers: Annotated[list[int], everyone]
    driven: Annotated[bool, everyone]
    seen: Annotated[list[int], everyone]


class LineChange(Value):
    """A border that has become another kind of line, until its scope ends (AF-151). Never changed."""

    def __init__(self, page: int, a: int, b: int, kind: int, scope: int) -> None:
        self.page = page
        self.a = a
        self.b = b
        self.kind = kind
        self.scope = scope


class MarkChange(Value):
    """A mark that was added to a cell or taken away. Never changed."""

    def __init__(self, page: int, cell: int, mark: int, added: bool, scope: int) -> None:
        self.page = page
        self.cell = cell
        self.mark = mark
        self.added = added
        self.scope = scope


class ExitChange(Value):
    """An exit that was closed. Never changed."""

    def __init__(self, page: int, letter: int, scope: int) -> None:
        self.page = page
        self.letter = letter
        self.scope = scope
