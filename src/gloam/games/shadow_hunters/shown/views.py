"""What viewers may see, as typed data. Every field stands in the ledger's table of who may know what."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player as the viewers see them.

    `role` is the character if a viewer knows it, else "hidden"; `may_be` are those the viewers cannot rule out. After
    the end all are revealed.
    """

    seat: str
    colour: str
    role: str
    revealed: bool
    alive: bool
    damage: int
    area: str
    equipment: tuple[str, ...]
    guarded: bool
    used: bool
    may_be: tuple[str, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The game as the seats whose letters are `seat` see it together; "" is the public view.

    `hermit_log` tells who handed a Hermit card to whom and what visibly came of it, with the card where a viewer gave
    or received it ("hidden" elsewhere): (giver, receiver, card, result, whether the receiver was unhurt).
    `attacker` and `targets` tell of an attack under way, `rolls` of dice that wait for a decision (the two totals of
    the Compass, the base damage of an attack), `dealing` of the damage about to fall, by seat.
    `reading` is the Hermit card in the hands of a viewer. `aside` and `winners` are filled when the game is over.
    """

    seat: str
    seats: list[SeatView]
    layout: tuple[str, ...]
    turn: str
    phase: str
    extra_turn: bool
    piles: tuple[int, int, int]
    hermit_discards: int
    white_discards: list[str]
    black_discards: list[str]
    resolving: str
    reading: str
    attacker: str
    targets: tuple[str, ...]
    rolls: tuple[int, ...]
    dealing: tuple[int, ...]
    hermit_log: list[tuple[str, str, str, str, bool]]
    deaths: list[tuple[str, str]]
    over: bool
    winners: tuple[str, ...]
    aside: tuple[str, ...]
    options: dict[str, bool | int | str]
