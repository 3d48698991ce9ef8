"""Cards as tokens: what each of them can be, and where they lie in a story."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.value import Value
from gloam.games.halloween.content.tables import BACKPACK, BACKPACK_CARDS, FLASHLIGHT, HAND_LIMIT, IS_KEY

UNKNOWN: Final = -1
NO_DECK: Final = -1


class Contradiction(Exception):
    """This story cannot have been."""


class Story(Value):
    """Tokens with what they are (`kinds`) and where they came from; decks and hands of tokens, the last one on top."""

    def __init__(
        self,
        kinds: list[int],
        origin: list[int],
        deep: list[bool],
        no_backpack: list[bool],
        decks: list[list[int]],
        hands: list[list[int]],
        who: list[int],
        left: list[int],
        keyed: bool,
    ) -> None:
        self.kinds = kinds
        self.origin = origin  # the deck in which it lay at first
        self.deep = deep  # whether it lay among the cards with which the key card was mixed
        self.no_backpack = no_backpack
        self.decks = decks
        self.hands = hands
        self.who = who
        self.left = left  # how many copies of each card are nowhere yet
        self.keyed = keyed  # whether every deck has one key card, and deep down (HW-058, HW-059)
        self.shared: list[int] = []  # starting cards on their way from a deck to a hand
        self.began = False  # whether it tells of the beginning of a turn
        self.used: list[int] = []  # Flashlights used in the turn that is told

    def clone(self) -> Story:
        """The beginning of another story."""
        return Story(
            self.kinds.copy(),
            self.origin.copy(),
            self.deep.copy(),
            self.no_backpack.copy(),
            [deck.copy() for deck in self.decks],
            [hand.copy() for hand in self.hands],
            self.who.copy(),
            self.left.copy(),
            self.keyed,
        )

    # What a token is

    def can_be(self, token: int, kind: int) -> bool:
        if self.kinds[token] != UNKNOWN:
            return self.kinds[token] == kind
        if self.left[kind] == 0 or (kind == BACKPACK and self.no_backpack[token]):
            return False
        deck = self.origin[token]
        if not self.keyed or deck == NO_DECK:
            return True
        if IS_KEY[kind]:
            return self.deep[token] and not self.has_key(deck)
        return not self.deep[token] or self.has_key(deck) or self.room_for_key(deck) > 1

    def has_key(self, deck: int) -> bool:
        return any(
            self.origin[token] == deck and self.kinds[token] != UNKNOWN and IS_KEY[self.kinds[token]]
            for token in range(len(self.kinds))
        )

    def room_for_key(self, deck: int) -> int:
        return len(self.unknown_deep(deck))

    def unknown_deep(self, deck: int) -> list[int]:
        return [
            token
            for token in range(len(self.kinds))
            if self.origin[token] == deck and self.deep[token] and self.kinds[token] == UNKNOWN
        ]

    def settle(self, token: int, kind: int) -> None:
        """This token is that card."""
        if not self.can_be(token, kind):
            raise Contradiction
        if self.kinds[token] == UNKNOWN:
            self.kinds[token] = kind
            self.left[kind] -= 1

    def reveal(self, seat: int, kind: int, copies: int, rng: Rng) -> int:
        """A hand shows so many copies of a card; returns one of them."""
        hand = self.hands[seat]
        held = [token for token in hand if self.kinds[token] == kind]
        while len(held) < copies:
            able = [token for token in hand if self.kinds[token] == UNKNOWN and self.can_be(token, kind)]
            if not able:
                raise Contradiction
            token = able[rng.below(len(able))]
            self.settle(token, kind)
            held.append(token)
        return held[rng.below(len(held))]

    # Flashlights, which are told apart (HW-317)

    def new_turn(self) -> None:
        self.began = True
        self.used = []

    def lit(self, seat: int) -> int:
        """How many of the Flashlights in a hand were used in this turn."""
        return len([token for token in self.hands[seat] if token in self.used])

    def shine(self, seat: int, rng: Rng) -> None:
        """One that was not used before is used now."""
        self.reveal(seat, FLASHLIGHT, self.lit(seat) + 1, rng)
        fresh = [token for token in self.hands[seat] if self.kinds[token] == FLASHLIGHT and token not in self.used]
        self.used.append(fresh[rng.below(len(fresh))])

    def leave(self, seat: int, token: int) -> int:
        """A token leaves a hand, or in place of a Flashlight one that was used, which goes first; returns which."""
        if self.kinds[token] == FLASHLIGHT and token not in self.used:
            for other in self.hands[seat]:
                if other in self.used:
                    token = other
                    break
        self.hands[seat].remove(token)
        return token

    # Hand limits

    def within_limits(self, rng: Rng) -> None:
        """Hands that are larger than their printed limit hold the Backpack (HW-163)."""
        for seat in range(1, len(self.hands)):
            if self.who[seat] >= 0 and len(self.hands[seat]) > HAND_LIMIT[self.who[seat]]:
                self.has_backpack(seat, rng)

    def has_backpack(self, seat: int, rng: Rng) -> None:
        hand = self.hands[seat]
        if len(hand) > HAND_LIMIT[self.who[seat]] + BACKPACK_CARDS:
            raise Contradiction
        if not any(self.kinds[token] == BACKPACK for token in hand):
            able = [token for token in hand if self.can_be(token, BACKPACK)]
            if not able:
                raise Contradiction
            self.settle(able[rng.below(len(able))], BACKPACK)

    def above_limit(self, seat: int) -> None:
        """A hand that has to give cards back (HW-169): does that tell that no Backpack is in it?"""
        if self.who[seat] < 0:
            return
        hand = self.hands[seat]
        if len(hand) <= HAND_LIMIT[self.who[seat]] + BACKPACK_CARDS:
            for token in hand:
                if self.kinds[token] == BACKPACK:
                    raise Contradiction
                self.no_backpack[token] = True
