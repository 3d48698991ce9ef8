"""What a set of seats may see, as typed data. Every field stands in the ledger's table of who may know what."""

from __future__ import annotations

import msgspec


class VictimView(msgspec.Struct, frozen=True, gc=False):
    """A victim: `place`, `items` and `acted` are for its side; the killer has "", None and False.

    `keys` are those of its own in Crossroads, as far as the viewer knows. `condition` is `healthy`, `wounded`,
    `dead` or `escaped`.
    """

    victim: str
    seat: str
    slot: int
    condition: str
    fear: int
    keys: int
    charmed: bool
    place: str
    items: tuple[str, ...] | None
    acted: bool


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """An exchange that is being written or considered."""

    giver: str
    taker: str
    given: tuple[str, ...]
    wanted: tuple[str, ...]
    sent: bool


class PlanView(msgspec.Struct, frozen=True, gc=False):
    """A plan of the team; `progress` is how many of its `items` are marked."""

    plan: str
    progress: int
    items: int
    completed: bool
    kept: bool


class TeamView(msgspec.Struct, frozen=True, gc=False):
    """What only the victims' team knows."""

    gears: int
    rescue: int
    keys: int
    noise: tuple[str, ...]
    trap: str
    trap_bonus: int
    items: int
    discard: tuple[str, ...]
    drawn: tuple[str, ...]
    repaired: bool
    drill: bool
    offer: OfferView | None
    plans: list[PlanView]
    taken: tuple[str, ...]


class LairView(msgspec.Struct, frozen=True, gc=False):
    """What only the killer knows: where he is, his cards, and how many steps of a [STEALTH] he has left."""

    place: str
    hand: tuple[str, ...]
    played: tuple[str, ...]
    pile: int
    steps: int
    chosen: str


class KillerView(msgspec.Struct, frozen=True, gc=False):
    """The killer as everybody sees him. `figure` is where he stands, or where he was last seen while he is `hidden`;
    `steps` is the most that he may have gone since."""

    killer: str
    level: int
    strength: int
    bonus: int
    figure: str
    hidden: bool
    steps: int
    haunt: tuple[str, ...]
    locked: tuple[str, ...]
    defender: str
    participants: tuple[str, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The mansion as a set of seats sees it.

    `turn` is `setup`, `victims` or `killer`. `noise` and `keys` are as of the last report, and so is
    `equipment` for all but the team (WH-122). `team` and `lair` are None for the other side until the game is over.
    """

    round: int
    turn: str
    first: str
    victims: list[VictimView]
    killer: KillerView
    noise: tuple[str, ...]
    barricades: tuple[str, ...]
    supply: int
    nests: tuple[str, ...]
    keys: int
    equipment: int
    petrified: str
    team: TeamView | None
    lair: LairView | None
    over: bool
    ending: str
    options: dict[str, bool | int | str]
