"""What a set of seats may see, as typed data. Every field stands in the ledger's table of who may know what."""

from __future__ import annotations

import msgspec


class HeroView(msgspec.Struct, frozen=True, gc=False):
    """A character of this session. `where` is page, left, defeated or home; `hand` is None for those who may not see
    it, `cards` how many it holds."""

    seat: str
    hero: str
    where: str
    cell: str
    wounds: int
    toxic: int
    life: int
    statuses: tuple[str, ...]
    worn: tuple[str, ...]
    charged: tuple[str, ...]
    pack: tuple[str, ...]
    backpack: int
    batteries: int
    abilities: tuple[str, ...]
    carries: bool
    hidden: bool
    cards: int
    hand: tuple[str, ...] | None


class BoxView(msgspec.Struct, frozen=True, gc=False):
    """A character who stays at home."""

    hero: str
    worn: tuple[str, ...]
    pack: tuple[str, ...]
    batteries: int
    abilities: tuple[str, ...]


class FoeView(msgspec.Struct, frozen=True, gc=False):
    """An enemy card in its slot; `talk` is 0 for whom nobody can talk to. `cells` are its figures, `drones` after."""

    slot: int
    enemy: str
    letter: int
    boss: bool
    wounds: int
    life: int
    defence: int
    talk: int
    aimed: bool
    pursuer: bool
    cells: tuple[str, ...]
    drones: tuple[str, ...]


class BandView(msgspec.Struct, frozen=True, gc=False):
    """Enemies that came together, by their slots, and what is special about them: how much easier or harder they are
    to talk to (`in_time`: only while Time is within the allowance), what comes with everyone talked round, how much
    faster they are in their first turn, and after how many more enemy turns they go, 0 for never. `encounter` is the
    card, "" without one."""

    encounter: str
    slots: tuple[int, ...]
    talk: int
    in_time: bool
    food: int
    people: int
    speed: int
    turns: int


class FindView(msgspec.Struct, frozen=True, gc=False):
    """A scavenge token on the map; `reward` is empty until it was shown."""

    cell: str
    difficulty: int
    reward: dict[str, int]


class CellView(msgspec.Struct, frozen=True, gc=False):
    """A cell of the map: its space, the lines to the right and below, and its marks."""

    cell: str
    space: str
    right: str
    down: str
    marks: tuple[str, ...]


class MapView(msgspec.Struct, frozen=True, gc=False):
    """The map as it is now. `tokens` are by cell."""

    cols: int
    rows: int
    cells: tuple[CellView, ...]
    objectives: tuple[str, ...]
    tokens: dict[str, tuple[str, ...]]
    finds: tuple[FindView, ...]


class PageView(msgspec.Struct, frozen=True, gc=False):
    """The open page. `calamity` is 0 for none; `read` are the passages of this campaign in the order of reading."""

    page: int
    kind: str
    title: str
    calamity: int
    calamity_past: bool
    hostile: bool
    environments: tuple[str, ...]
    rules: tuple[str, ...]
    revisit: bool
    pending: int
    exit_used: str
    exits: dict[str, str]
    map: MapView | None


class TaskView(msgspec.Struct, frozen=True, gc=False):
    attribute: str
    difficulty: int
    dial: int
    first: str
    cells: tuple[str, ...]


class RoadView(msgspec.Struct, frozen=True, gc=False):
    vehicle: str
    to: str
    hull: int
    cards: int
    open_card: str
    done: int
    chasers: tuple[str, ...]


class TrialView(msgspec.Struct, frozen=True, gc=False):
    """The skill test being taken. `attribute` is empty until it is named; `boosts` are what each attribute that may
    still count would add. `slot` is where the `enemy` stands, 0 for none; `cards` is the sum of the cards `played`, and
    the dice are -1 before they were rolled."""

    seat: str
    attribute: str
    difficulty: int
    opposed: bool
    action: str
    enemy: str
    slot: int
    played: tuple[str, ...]
    cards: int
    boosts: dict[str, int]
    white: int
    black: int


class TestView(msgspec.Struct, frozen=True, gc=False):
    """A test that a choice would begin, with all boosts that count now; `best` is the chance in percent with the best
    cards for it, -1 for those who may not see them."""

    attribute: str
    difficulty: int
    opposed: bool
    boost: int
    best: int


class MoveView(msgspec.Struct, frozen=True, gc=False):
    """The move being paid for with `cards`, or `begun` with so many points left."""

    seat: str
    cards: tuple[str, ...]
    points: int
    begun: bool


class RouteView(msgspec.Struct, frozen=True, gc=False):
    """A space that can be walked to: the further cards it takes, and the spaces on the way."""

    cell: str
    cards: tuple[str, ...]
    through: tuple[str, ...]


class CampaignView(msgspec.Struct, frozen=True, gc=False):
    """Missions that are locked are not named."""

    session: int
    missions: dict[str, str]
    stores: tuple[str, ...]
    built: tuple[str, ...]
    broken: tuple[str, ...]
    discoveries: tuple[str, ...]
    goals: tuple[str, ...]
    won: bool
    endless: bool


class View(msgspec.Struct, frozen=True, gc=False):
    """The session as a set of seats sees it. `tests` are those that the options asked about would begin, by option;
    `routes` are for whoever holds the hand that would pay for them; `costs`
    are those of the options that the book offers now, by passage and dial."""

    phase: str
    keeper: str
    turn: str
    dials: dict[str, int]
    allowance: int
    mission: str
    side: str
    marker: str
    page: PageView | None
    heroes: list[HeroView]
    at_home: list[BoxView]
    foes: list[FoeView]
    bands: list[BandView]
    threats: tuple[str, ...]
    hunt: tuple[str, ...]
    task: TaskView | None
    road: RoadView | None
    trial: TrialView | None
    move: MoveView | None
    tests: dict[str, TestView]
    routes: list[RouteView]
    costs: dict[str, dict[str, int]]
    deck: int
    discard: tuple[str, ...]
    items: int
    item_discard: tuple[str, ...]
    encounters: int
    encounter_top: str
    threat_top: str
    encounter_discard: tuple[str, ...]
    piles: tuple[int, ...]
    campaign: CampaignView
    die: int
    total: int
    over: bool
    ending: str
    options: dict[str, bool | int | str]
