"""The truth of a game of Halloween, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.fields import Folded, Shared, counted, everyone, nobody, owner, parts, ruled, worked_out
from gloam.core.state import EVERYONE, NONE, State
from gloam.core.value import Data
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import Board
from gloam.games.halloween.content.tables import (
    BACKPACK,
    BACKPACK_CARDS,
    BOARDS,
    EXERTION_TOKENS,
    FLASHLIGHT,
    HAND_LIMIT,
)
from gloam.games.halloween.options import Switches
from gloam.games.halloween.traces.trail import Trail

MICHAEL: Final = 0
"""Michael's seat; the victims sit to his left, in turn order (HW-080)."""

NOBODY_YET: Final = -1
NO_CARD: Final = -1
NO_SPACE: Final = -1
NO_DIRECTION: Final = -1

# What is going on: set-up, or whose turn it is, is `turn`; how far the turn has come is `deed`.
FIRST, SECOND, AFTERWARDS = range(3)


# Who may know a field


def michael(s: Halloween, viewers: int) -> bool:
    return viewers >> MICHAEL & 1 == 1


def a_victim(s: Halloween, viewers: int) -> bool:
    return viewers & ~(1 << MICHAEL) != 0


def on_turn(s: Halloween, viewers: int) -> bool:
    """The victim on turn."""
    return s.turn > MICHAEL and viewers >> s.turn & 1 == 1


class Mat(Data):
    """A victim mat: who is played on it, where the figure stands and looks, and what lies on it (HW-034).

    Michael's seat has an empty one. `facing` is NO_DIRECTION while the figure moves (HW-101).
    """

    who: Annotated[int, everyone]
    space: Annotated[int, everyone]
    facing: Annotated[int, everyone]
    damage: Annotated[int, everyone]
    exertion: Annotated[int, everyone]
    hand: Annotated[list[int], owner, counted]  # sorted
    lit: Annotated[int, ruled]  # how many Flashlights in the hand were used in this turn: each is told apart (HW-317)


class Offer(Data):
    """A trade as the victim on turn puts it (HW-328). `reply` are the cards the partner means to show in return."""

    partner: int
    given: list[int]
    wanted: list[int]
    shown: list[int]
    sent: bool
    reply: list[int]


class Halloween(State):
    """The whole truth. In piles of cards the last one is on top."""

    switches: Annotated[Shared[Switches], everyone]
    board_number: Annotated[int, everyone]
    round: Annotated[int, everyone]
    turn: Annotated[int, everyone]  # the seat on turn; NOBODY_YET in the set-up
    deed: Annotated[int, everyone]
    cut_short: Annotated[bool, everyone]  # the victim on turn was killed: the turn is over (HW-284)
    mats: Annotated[list[Mat], parts]
    spare: Annotated[list[int], everyone]  # victims set aside
    dead: Annotated[list[int], everyone]
    decks: Annotated[list[list[int]], nobody, counted]
    discard: Annotated[list[int], everyone]
    tokens: Annotated[list[int], everyone]  # by search space of the board
    locks: Annotated[int, everyone]  # the cars that are open, a mask
    dealt: Annotated[list[int], a_victim, counted]  # starting cards drawn and not shared out yet, in that order
    flashlights: Annotated[int, everyone]  # used in this turn
    sunken: Annotated[list[int], nobody]  # used ones that sank into a deck in this turn: quadrant << 8 | cards below
    offer: Annotated[Offer | None, ruled]
    refusals: Annotated[int, on_turn]  # offers refused in this turn
    space: Annotated[int, ruled]  # where Michael is
    figure: Annotated[bool, everyone]
    shadow: Annotated[int, everyone]
    damage: Annotated[int, everyone]  # Michael's
    staggered: Annotated[bool, everyone]
    cards: Annotated[list[int], michael, counted]  # Michael's hand, sorted
    pile: Annotated[list[int], nobody, counted]  # Michael's deck
    played: Annotated[list[int], everyone]  # Michael's discard pile
    sheet: Annotated[list[int], michael, counted]
    first: Annotated[int, ruled]  # what Michael's first action of this turn was, as `Trail` has it
    walking: Annotated[bool, michael]  # Michael draws the way of a Stalk
    way: Annotated[list[int], michael]  # ... as far as he has drawn it
    card: Annotated[int, everyone]  # the Michael card by which he moves
    gone: Annotated[bool, everyone]  # Gone when you look is in force
    trail: Annotated[Folded[Trail], everyone]
    ending: Annotated[int, everyone]
    repeat: bool = worked_out(lambda self: self.switches.michael_may_repeat)
    board: Board = worked_out(lambda self: BOARDS[self.board_number])

    # Looking

    def victims(self) -> int:
        """How many victims are in play at a time (HW-037)."""
        return self.seats - 1

    def supply(self) -> int:
        """Exertion tokens that nobody has (HW-051)."""
        left = EXERTION_TOKENS
        for mat in self.mats:
            left -= mat.exertion
        return left

    def limit(self, seat: int) -> int:
        """How many cards a victim may hold (HW-162); a Backpack makes room for more."""
        mat = self.mats[seat]
        return HAND_LIMIT[mat.who] + (BACKPACK_CARDS if BACKPACK in mat.hand else 0)

    def at(self, space: int) -> int:
        """The seat whose victim stands on a space; -1 if none does."""
        for seat in range(1, self.seats):
            if self.mats[seat].space == space:
                return seat
        return -1

    def sees(self, seat: int, space: int) -> bool:
        """Whether a victim sees a space (HW-093)."""
        mat = self.mats[seat]
        return mat.space >= 0 and mat.facing >= 0 and self.board.sees(mat.space, mat.facing, space, self.locks)

    def is_seen(self, space: int) -> bool:
        """Whether a victim at rest sees a space (HW-102)."""
        return any(self.sees(seat, space) for seat in range(1, self.seats))

    def sight_of(self, seat: int) -> int:
        """The spaces a victim sees (HW-093)."""
        mat = self.mats[seat]
        if mat.space < 0 or mat.facing < 0:
            return 0
        return self.board.sight[self.locks][mat.space * 4 + mat.facing]

    def seen(self) -> int:
        """The spaces that victims at rest see (HW-102)."""
        mask = 0
        for seat in range(1, self.seats):
            mask |= self.sight_of(seat)
        return mask

    def occupied(self) -> int:
        """The spaces of the victims."""
        mask = 0
        for seat in range(1, self.seats):
            if self.mats[seat].space >= 0:
                mask |= 1 << self.mats[seat].space
        return mask

    # Acting

    def announce(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everybody; what is known of Michael's space follows from it."""
        self.keep(EVERYONE, kind, a, b, c, d)

    def announce_all(self, kind: int, facts: list[int]) -> None:
        """As `announce`, with as many facts as there are."""
        self.keep_all(EVERYONE, kind, facts)

    def exert(self, seat: int, tokens: int) -> None:
        """A victim takes exertion tokens; whether the supply has them was asked before (HW-210)."""
        self.mats[seat].exertion += tokens
        self.announce(w.TOLD_EXERTED, seat, tokens)

    def take(self, seat: int, card: int, used: bool = False) -> None:
        """A card comes into a hand; a Flashlight may have been used in this turn."""
        mat = self.mats[seat]
        mat.hand.append(card)
        mat.hand.sort()
        mat.lit += used

    def part_with(self, seat: int, card: int) -> bool:
        """A card leaves a hand; of Flashlights a used one goes first (HW-317). Returns whether it is a used one."""
        mat = self.mats[seat]
        mat.hand.remove(card)
        used = card == FLASHLIGHT and mat.lit > 0
        mat.lit -= used
        return used

    def throw_away(self, seat: int, card: int) -> None:
        """A card goes from a hand onto the discard pile, for all to see (HW-170)."""
        self.part_with(seat, card)
        self.discard.append(card)
        self.announce(w.TOLD_DISCARDED, seat, card)

    # The contract of a state

    def when(self) -> int:
        return self.round

    def score(self, seat: int) -> float:
        return float((seat == MICHAEL) == (self.ending >= w.BY_KILLS))
