"""What a set of seats may see, as typed data. Every field stands in the ledger's table of who may know what."""

from __future__ import annotations

import msgspec


class VictimView(msgspec.Struct, frozen=True, gc=False):
    """A victim mat: `who` and `space` are "" while nobody is on it, `facing` also while the figure moves.

    `cards` is how many are held; `hand` which, for those who may see it, else None. `sees` is its line of sight.
    """

    seat: str
    who: str
    space: str
    facing: str
    damage: int
    health: int
    exertion: int
    cards: int
    limit: int
    hand: tuple[str, ...] | None
    sees: tuple[str, ...]


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """A search token: `fresh`, `searched` or `gone`."""

    space: str
    quadrant: str
    side: str


class DeckView(msgspec.Struct, frozen=True, gc=False):
    quadrant: str
    cards: int


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """A trade on its way, for the two whom it concerns. `reply` is what the partner means to show, for him alone."""

    proposer: str
    partner: str
    given: tuple[str, ...]
    wanted: tuple[str, ...]
    shown: tuple[str, ...]
    sent: bool
    reply: tuple[str, ...]


class MichaelView(msgspec.Struct, frozen=True, gc=False):
    """Michael as everybody sees him: figure or shadow token, action card, damage, how many cards he has."""

    figure: str
    shadow: str
    staggered: bool
    damage: int
    health: int
    cards: int
    pile: int
    played: tuple[str, ...]
    card: str
    gone: bool


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """What only Michael knows: where he is, the hidden sheet, his hand, the way he is drawing."""

    space: str
    sheet: tuple[str, ...]
    hand: tuple[str, ...]
    walking: bool
    way: tuple[str, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The street as a set of seats sees it.

    `turn` is the seat on turn, "" in the set-up; `deed` 0 and 1 for its actions, 2 afterwards. `sheet` is None for all
    but Michael until the game is over. `dealt` are the starting cards that the victims have drawn and not shared out
    yet, the next one first. `dice` are those of which somebody may roll some again, each `hit` or `blank`. `trades` is
    how many more offers of the victim on turn may be refused, -1 for those who do not know. `possible` is, after the
    end, for each row of the sheet where Michael could be for all that everybody knew.
    """

    board: str
    round: int
    rounds: int
    turn: str
    deed: int
    victims: list[VictimView]
    michael: MichaelView
    sheet: SheetView | None
    spare: tuple[str, ...]
    dead: tuple[str, ...]
    kills: int
    tokens: list[TokenView]
    decks: list[DeckView]
    discard: tuple[str, ...]
    unlocked: tuple[str, ...]
    supply: int
    damage_supply: int
    icons: tuple[int, ...]
    flashlights: int
    dealt: tuple[str, ...]
    dice: tuple[str, ...]
    offer: OfferView | None
    trades: int
    over: bool
    ending: str
    possible: list[tuple[str, ...]]
    options: dict[str, bool | int | str]
