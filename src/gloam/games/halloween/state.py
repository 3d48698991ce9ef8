"""The truth of a game of Halloween, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, NONE, Core, Decision, Refusal, State
from gloam.core.value import Value
from gloam.games.halloween import words as w
from gloam.games.halloween.board import Board
from gloam.games.halloween.options import Switches
from gloam.games.halloween.tables import BACKPACK, BACKPACK_CARDS, BOARDS, EXERTION_TOKENS, HAND_LIMIT
from gloam.games.halloween.worlds.trail import Trail

MICHAEL: Final = 0
"""Michael's seat; the victims sit to his left, in turn order (HW-080)."""

NOBODY_YET: Final = -1
NO_CARD: Final = -1
NO_SPACE: Final = -1
NO_DIRECTION: Final = -1

# What is going on: set-up, or whose turn it is, is `turn`; how far the turn has come is `deed`.
FIRST: Final = 0
SECOND: Final = 1
AFTERWARDS: Final = 2


class Mat(Value):
    """A victim mat: who is played on it, where the figure stands and looks, and what lies on it (HW-034).

    Michael's seat has an empty one. `facing` is NO_DIRECTION while the figure moves (HW-101).
    """

    def __init__(self, who: int, space: int, facing: int, damage: int, exertion: int, hand: list[int]) -> None:
        self.who = who
        self.space = space
        self.facing = facing
        self.damage = damage
        self.exertion = exertion
        self.hand = hand  # sorted

    def clone(self) -> Mat:
        return Mat(self.who, self.space, self.facing, self.damage, self.exertion, self.hand.copy())


class Offer(Value):
    """A trade as the victim on turn puts it (HW-328). `reply` are the cards the partner means to show in return."""

    def __init__(
        self, partner: int, given: list[int], wanted: list[int], shown: list[int], sent: bool, reply: list[int]
    ) -> None:
        self.partner = partner
        self.given = given
        self.wanted = wanted
        self.shown = shown
        self.sent = sent
        self.reply = reply

    def clone(self) -> Offer:
        return Offer(
            self.partner, self.given.copy(), self.wanted.copy(), self.shown.copy(), self.sent, self.reply.copy()
        )


class Halloween(State):
    """The whole truth. In piles of cards the last one is on top."""

    def __init__(
        self,
        core: Core,
        switches: Switches,
        board_number: int,
        round: int,  # noqa: A002
        turn: int,
        deed: int,
        cut_short: bool,
        mats: list[Mat],
        spare: list[int],
        dead: list[int],
        decks: list[list[int]],
        discard: list[int],
        tokens: list[int],
        locks: int,
        dealt: int,
        flashlights: int,
        offer: Offer | None,
        refusals: int,
        space: int,
        figure: bool,
        shadow: int,
        damage: int,
        staggered: bool,
        cards: list[int],
        pile: list[int],
        played: list[int],
        sheet: list[int],
        first: int,
        walking: bool,
        way: list[int],
        card: int,
        gone: bool,
        trail: Trail,
        ending: int,
    ) -> None:
        super().__init__(core)
        self.switches = switches
        self.board_number = board_number
        self.round = round
        self.turn = turn  # the seat on turn; NOBODY_YET in the set-up
        self.deed = deed
        self.cut_short = cut_short  # the victim on turn was killed: the turn is over (HW-284)
        self.mats = mats
        self.spare = spare  # victims set aside
        self.dead = dead
        self.decks = decks
        self.discard = discard
        self.tokens = tokens  # by search space of the board
        self.locks = locks  # the cars that are open, a mask
        self.dealt = dealt  # a starting card that the victims are sharing out
        self.flashlights = flashlights  # used in this turn
        self.offer = offer
        self.refusals = refusals  # offers refused in this turn
        self.space = space  # where Michael is
        self.figure = figure
        self.shadow = shadow
        self.damage = damage  # Michael's
        self.staggered = staggered
        self.cards = cards  # Michael's hand, sorted
        self.pile = pile  # Michael's deck
        self.played = played  # Michael's discard pile
        self.sheet = sheet
        self.first = first  # what Michael's first action of this turn was, as `Trail` has it
        self.walking = walking  # Michael draws the way of a Stalk
        self.way = way  # ... as far as he has drawn it
        self.card = card  # the Michael card by which he moves
        self.gone = gone  # Gone when you look is in force
        self.trail = trail
        self.ending = ending
        self.repeat: bool = switches.michael_may_repeat
        self.board: Board = BOARDS[board_number]

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
        self.trail.hear(self.history.at(len(self.history) - 1))

    def exert(self, seat: int, tokens: int) -> None:
        """A victim takes exertion tokens; whether the supply has them was asked before (HW-210)."""
        self.mats[seat].exertion += tokens
        self.announce(w.TOLD_EXERTED, seat, tokens)

    def take(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        hand = self.mats[seat].hand
        hand.append(card)
        hand.sort()

    def throw_away(self, seat: int, card: int) -> None:
        """A card goes from a hand onto the discard pile, for all to see (HW-170)."""
        self.mats[seat].hand.remove(card)
        self.discard.append(card)
        self.announce(w.TOLD_DISCARDED, seat, card)

    # The contract of a state

    def clone(self) -> Halloween:
        offer = self.offer
        return Halloween(
            self.core,
            self.switches,
            self.board_number,
            self.round,
            self.turn,
            self.deed,
            self.cut_short,
            [mat.clone() for mat in self.mats],
            self.spare.copy(),
            self.dead.copy(),
            [deck.copy() for deck in self.decks],
            self.discard.copy(),
            self.tokens.copy(),
            self.locks,
            self.dealt,
            self.flashlights,
            None if offer is None else offer.clone(),
            self.refusals,
            self.space,
            self.figure,
            self.shadow,
            self.damage,
            self.staggered,
            self.cards.copy(),
            self.pile.copy(),
            self.played.copy(),
            self.sheet.copy(),
            self.first,
            self.walking,
            self.way.copy(),
            self.card,
            self.gone,
            self.trail.clone(),
            self.ending,
        )

    def when(self) -> int:
        return self.round

    def reward(self, seat: int) -> float:
        return float((seat == MICHAEL) == (self.ending >= w.BY_KILLS))

    def absent(self, d: Decision) -> int:
        from gloam.games.halloween.absence import choice_of_absent

        return choice_of_absent(self, d)

    def view(self, viewers: int) -> Any:
        from gloam.games.halloween.view import view_of

        return view_of(self, viewers)

    def masked(self, viewers: int) -> Halloween:
        from gloam.games.halloween.worlds.masking import masked_for

        return masked_for(self, viewers)

    def imagine(self, rng: Rng) -> Halloween:
        from gloam.games.halloween.worlds.imagining import imagined_from

        return imagined_from(self, rng)

    def why_not_now(self, seat: int, option: int) -> Refusal:
        from gloam.games.halloween.refusals import why_not_now

        return why_not_now(self, seat, option)
