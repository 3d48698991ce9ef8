"""What a seat may see, as typed data. Every field stands in the ledger's table of who may know what."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player as everybody sees him: `hp` as last published, `order` 0 until his turn has begun.

    `boosted` says that adrenaline works in this round, `revived` that the last settlement brought him back. Panel,
    room and hand are empty until the game is over.
    """

    seat: str
    shadow: bool
    hp: int
    order: int
    acted: bool
    boosted: bool
    revived: bool
    rank: int
    points: int
    genes: tuple[int, ...]
    room: str
    hand: tuple[str, ...]


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What only the player himself knows of himself.

    `stock` is the number of cards in the stock of his room, -1 where he is not told, `looking` what a gold bar shows of
    it, `supply` and `left` what lies at the Helipad before him, `drawn` what he may keep of a draw at the Junkyard.
    """

    room: str
    start: str
    path: tuple[str, ...]
    steps: int
    hp: int
    shadow: bool
    drained: int
    force: int
    speed: int
    load: int
    effective_force: int
    armed: bool
    hand: tuple[str, ...]
    order: int
    ready: bool
    votes: int
    stock: int
    looking: tuple[str, ...]
    supply: tuple[str, ...]
    left: tuple[str, ...]
    drawn: tuple[str, ...]


class DraftView(msgspec.Struct, frozen=True, gc=False):
    """The offer the viewer is writing."""

    addressee: str
    given: tuple[str, ...]
    wanted: tuple[str, ...]
    swap: bool


class OfferView(DraftView, frozen=True):
    """An open offer to or from the viewer. `order` is the proposer's number if order cards are swapped, else 0."""

    id: str
    proposer: str
    order: int


class AlsoView(msgspec.Struct, frozen=True, gc=False):
    """A seat of the viewers, and what it knows of itself. `answering` is the offer for which cards are being picked."""

    seat: str
    me: OwnView | None
    draft: DraftView | None
    offers_left: int
    answering: str
    picked: tuple[str, ...]


class View(AlsoView, frozen=True):
    """The game as a set of seats sees it.

    `seat` is the one of them that is asked, else the first, with what it knows of itself; it is "" in the public view.
    `also` has the others. `stocks` and `cleared` are filled when the game is over. What was told is in the events, not
    here.
    """

    map: str
    round: int
    phase: str
    step: int
    acting: str
    gassed: tuple[str, ...]
    seats: list[SeatView]
    offers: list[OfferView]
    also: list[AlsoView]
    over: bool
    winners: tuple[str, ...]
    stocks: dict[str, tuple[str, ...]]
    cleared: tuple[str, ...]
    options: dict[str, bool | int | str]
