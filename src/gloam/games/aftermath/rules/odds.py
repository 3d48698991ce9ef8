"""What cards can do: the odds of a test, and which cards are best laid down for it."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.tables import BLACK_DIE, VALUE_OF, WHITE, WHITE_DIE
from gloam.games.aftermath.rules.hands import colors, is_white
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE, follows

PER_CARD: Final = 0.05
PER_POINT: Final = 0.04
FOR_WHITE: Final = 0.10
"""What a card is worth in the hand: for defence, for later, and because whoever draws less meets fewer threats."""

_FACES: Final = 36.0


def _odds(opposed: bool) -> list[float]:
    """The chance that the dice make up for what is missing, from -8 to 8."""
    found: list[float] = []
    for missing in range(-8, 9):
        hits = 0
        for white in WHITE_DIE:
            for black in BLACK_DIE:
                if white - (black if opposed else 0) >= missing:
                    hits += 1
        found.append(hits / _FACES)
    return found


_PLAIN: Final[list[float]] = _odds(opposed=False)
_OPPOSED: Final[list[float]] = _odds(opposed=True)


def chance(total: int, difficulty: int, opposed: bool) -> float:
    """The chance that cards and boosts of this total pass a test."""
    missing = max(-8, min(8, difficulty - total))
    return _OPPOSED[missing + 8] if opposed else _PLAIN[missing + 8]


def price(card: int) -> float:
    """What playing a card costs."""
    return PER_CARD + PER_POINT * VALUE_OF[card] + (FOR_WHITE if is_white(card) else 0.0)


def price_of(cards: list[int]) -> float:
    """The same for several."""
    total = 0.0
    for card in cards:
        total += price(card)
    return total


class Try:
    """Cards for a test in the order in which they are played, the chance they have, and what that is worth; `stake` is
    what passing is worth against failing."""

    def __init__(self, cards: list[int], chance: float, worth: float, stake: float) -> None:
        self.cards = cards
        self.chance = chance
        self.worth = worth
        self.stake = stake


def best_try(
    hand: list[int], attribute: int, boosts: list[int], difficulty: int, opposed: bool, success: float, failure: float
) -> Try | None:
    """The cards with which a test is worth most; None without a first card. `boosts` are by attribute; `failure` is
    what a failure costs."""
    best: Try | None = None
    for first in hand:
        shown = colors(first)
        if attribute != ANY_ATTRIBUTE:
            if not shown & (1 << attribute | 1 << WHITE):
                continue
            boost = boosts[attribute]
        else:
            boost = boost_of(shown, boosts)
        found = completed(hand, first, [first], VALUE_OF[first] + boost, difficulty, opposed, success, failure)
        if best is None or found.worth > best.worth:
            best = found
    return best


def boost_of(shown: int, boosts: list[int]) -> int:
    """The boost for a first card of these colours where any attribute will do."""
    best = -9
    for attribute in range(4):
        if shown >> WHITE & 1 or shown >> attribute & 1:
            best = max(best, boosts[attribute])
    return best


def completed(
    hand: list[int],
    first: int,
    played: list[int],
    total: int,
    difficulty: int,
    opposed: bool,
    success: float,
    failure: float,
) -> Try:
    """The best cards to add to those that were played."""
    rest = [card for card in hand if card not in played and follows(first, card)]
    best = Try([], 0.0, -1e9, success + failure)
    for more in range(1 << len(rest)):
        added: list[int] = []
        whole = total
        cost = 0.0
        for i in range(len(rest)):
            if more >> i & 1:
                added.append(rest[i])
                whole += VALUE_OF[rest[i]]
                cost += price(rest[i])
        odds = chance(whole, difficulty, opposed)
        worth = odds * success - (1.0 - odds) * failure - cost - price_of(played)
        if worth > best.worth:
            best = Try([*played, *added], odds, worth, success + failure)
    return best
