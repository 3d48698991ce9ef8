"""Positions: the truth as plain data with ids in place of numbers, to be read and to be set by scenarios."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.positions.placing import Placing, Shape, derived, number, one_of
from gloam.core.state import Step
from gloam.games.whisper.content.tables import (
    CARD_IDS,
    DECKS,
    GEARS,
    IN_EQUIPMENT,
    IN_ITEMS,
    ITEM_IDS,
    ITEMS,
    KEY,
    KEYS_BELOW,
    LOCKED_UNTIL,
    MOST_FEAR,
    NOWHERE,
    OWNER,
    PASSAGES,
    RESCUE,
    SLOTS,
    VICTIM_IDS,
    VICTIMS,
    radius,
)
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.rules.finding import Equipment
from gloam.games.whisper.rules.hunting import DrawStep, EndTurn, InstantStep, KillerTurn, LongStep, MainStep
from gloam.games.whisper.rules.plans import PlanStep, Slippers
from gloam.games.whisper.rules.rounds import Report, Round, VictimsTurn
from gloam.games.whisper.rules.setup import newcomer, prepare_killer
from gloam.games.whisper.shown.view import CONDITION_IDS, TURN_IDS
from gloam.games.whisper.state import (
    ACTIONS,
    KILLERS_TURN,
    NOTHING_HIDDEN,
    SETTING_UP,
    VICTIMS_TURN,
    WOUNDED,
    Victim,
    Whisper,
)
from gloam.games.whisper.traces.boxes import ANYWHERE
from gloam.games.whisper.traces.support import nothing_told
from gloam.games.whisper.traces.trace import Trace

VICTIMS_NAMES: Final = ["report", "slippers", "plan", "equipment", "actions"]
VICTIMS_STEPS: Final[list[type[Step]]] = [Report, Slippers, PlanStep, Equipment, Actions]
KILLERS_NAMES: Final = ["end", "draw", "long", "main", "instant"]
KILLERS_STEPS: Final[list[type[Step]]] = [EndTurn, DrawStep, LongStep, MainStep, InstantStep]
STEP_IDS: Final = ["turn", *VICTIMS_NAMES, *KILLERS_NAMES]


def get_step(s: Whisper, at: int) -> str:
    """The step of the turn that is going on, or comes next."""
    agenda = s.agenda
    top = agenda[-1] if agenda else None
    if isinstance(top, Marker):
        return STEP_IDS[top.step]
    if s.turn == SETTING_UP:
        return ""
    after = [*VICTIMS_STEPS, *KILLERS_STEPS]
    names = [*VICTIMS_NAMES, *KILLERS_NAMES]
    if not s.pending:
        return next((name for kind, name in zip(after, names, strict=True) if isinstance(top, kind)), "turn")
    # What is asked belongs to the step before the next one on the agenda.
    for step in reversed(agenda):
        for i, kind in enumerate(after):
            if isinstance(step, kind):
                return names[i + 1] if i + 1 < len(names) and kind is not Report else names[i]
    return "turn"


def put_step(s: Whisper, at: int, value: Any) -> None:
    """The step of the turn with which the game goes on; `turn` is its beginning."""
    s.reschedule([Marker(one_of(value, STEP_IDS, "step"))])


class Marker(Step):
    """What a scenario has set for the step; it never runs."""

    def __init__(self, step: int) -> None:
        self.step = step


def put_slots(s: Whisper, at: int, value: Any) -> None:
    """Who takes part, in slot order: `["anna", "marco", "vera"]`; controlled by the seats in turn."""
    if not isinstance(value, list) or len(value) != VICTIMS:
        raise ValueError(f"{VICTIMS} victims are needed")
    who = [one_of(name, VICTIM_IDS, "victim") for name in value]
    if len(set(who)) != len(who):
        raise ValueError("a victim takes part once")
    seats = sorted(1 + i % (s.seats - 1) for i in range(VICTIMS))
    s.victims = [newcomer(who[i], seats[i]) for i in range(VICTIMS)]


def get_slots(s: Whisper, at: int) -> list[str]:
    return [VICTIM_IDS[v.who] for v in s.victims]


def of_slot(s: Whisper, who: int) -> Victim:
    slot = s.slot_of(who)
    if slot < 0:
        raise ValueError(f"{VICTIM_IDS[who]} does not take part: set victims first")
    return s.victims[slot]


def put_items(s: Whisper, who: int, items: list[int]) -> None:
    of_slot(s, who).items = sorted(item << 2 for item in items)


def put_keys(s: Whisper, who: int, value: Any) -> None:
    v = of_slot(s, who)
    v.keys = [0] * number(value)
    v.keys_seen = len(v.keys)


VICTIM: Final = {
    "place": "location",
    "condition": CONDITION_IDS,
    "fear": range(MOST_FEAR + 1),
    "items": Placing("item", get=lambda s, who: [card >> 2 for card in of_slot(s, who).items], put=put_items),
    "keys": Placing(get=lambda s, who: len(of_slot(s, who).keys), put=put_keys),
    "acted": "flag",
    "seat": "seat",
    "charmed": "flag",
    "shaken": "flag",
}


EMPTIED: Final = -1
"""Stands in a list that was set empty until all entries are set; one that was not set gets what the rules put there."""


def put_pile(s: Whisper, at: int, cards: list[int]) -> None:
    s.pile = cards or [EMPTIED]


def put_locked(s: Whisper, at: int, cards: list[int]) -> None:
    s.locked = cards or [EMPTIED]


def put_rescue(s: Whisper, at: int, value: Any) -> None:
    s.rescue = number(value, -1, RESCUE)
    if s.rescue >= 0:
        s.gears = GEARS


POSITIONS: Final[dict[str, Shape]] = {
    "round": "number",
    "turn": TURN_IDS,
    "step": Placing(get=get_step, put=put_step),
    "first": "seat",
    "victims": Placing(get=get_slots, put=put_slots),
    "victim": Placing(
        ("victim", lambda s: [v.who for v in s.victims], VICTIM), get=lambda s, at: s.victims, put=lambda s, at, x: None
    ),
    "killer": "killer",
    "place": "location",
    "figure": "location",
    "hidden": "flag",
    "stalk": "number",
    "level": "number",
    "strength": Placing(get=lambda s, at: s.strength() if s.killer >= 0 else 0, put=derived),
    "turn_bonus": "number",
    "hand": "kcard",
    "pile": Placing("kcard", get=lambda s, at: [card for card in s.pile if card != EMPTIED], put=put_pile),
    "played": "kcard",
    "locked": Placing("kcard", get=lambda s, at: [card for card in s.locked if card != EMPTIED], put=put_locked),
    "noise": ("mask", "location"),
    "noise_seen": ("mask", "location"),
    "barricades": Placing(("mask", "passage"), among=range(PASSAGES)),
    "supply": Placing(get=lambda s, at: s.supply(), put=derived),
    "nests": ("mask", "location"),
    "trap": "location",
    "trap_bonus": "number",
    "gears": range(GEARS + 1),
    "rescue": Placing(get=lambda s, at: s.rescue, put=put_rescue),
    "keys": "number",
    "keys_seen": "number",
    "items": "item",
    "equipment": "item",
    "discard": "item",
    "drawn": "item",
    "repaired": "flag",
    "drill": "flag",
    "petrified": "zone",
    "slowed": "zone",
    "plans": "plan",
    "marked": "plan",
    "progress": "number",
    "completed": "plan",
    "completed_in": "number",
    "reward_left": "flag",
    "revealed": "flag",
    "encountered": "flag",
    "basics": "number",
    "charm_shown": "flag",
}
"""Victims have their entries by name. Decks run from the bottom to the top."""


def placed(s: Whisper) -> None:
    """Work out what follows: decks without what lies elsewhere, what is known of places, and what comes next."""
    step = -1
    if s.agenda and isinstance(s.agenda[-1], Marker):
        step = s.agenda[-1].step
    if s.turn == SETTING_UP:
        if s.victims or s.killer >= 0:
            raise ValueError("turn is needed where victims stand in the mansion already")
        if step >= 0:
            raise ValueError("turn is needed for a step")
        return
    if len(s.victims) != VICTIMS or s.killer < 0:
        raise ValueError("victims and killer are needed")
    s.chosen = s.killer
    s.taken = []
    if not s.round:
        s.round = 1
    place_killer(s)
    place_items(s)
    place_traces(s)
    s.unseen = NOTHING_HIDDEN
    s.reschedule(agenda_of(s, step))


def place_killer(s: Whisper) -> None:
    """His cards: what was set is where it was set; the rest of his deck lies in the pile, unless that was set too."""
    hand, pile, played, place = s.hand, s.pile, s.played, s.place
    if pile == [EMPTIED]:
        s.pile = []
    locked = [card for card in DECKS[s.killer] if LOCKED_UNTIL[card] > s.level]
    if s.locked:
        locked = [card for card in s.locked if card != EMPTIED]
    rest = DECKS[s.killer].copy()
    for card in [*hand, *s.pile, *played, *locked]:
        if card not in rest:
            raise ValueError(f"there are not so many cards {CARD_IDS[card]}")
        rest.remove(card)
    s.locked = locked
    s.hand = sorted(hand)
    if not pile:
        s.rng.shuffle("killer", rest)
        s.pile = rest
    else:
        s.played = [*played, *rest]
    if place < 0:
        prepared = s.clone()
        prepare_killer(prepared)
        s.place = prepared.place
    if not s.hidden or s.figure < 0:
        s.figure = s.place
    s.haunt = radius(s.stalk, s.figure) if s.hidden else 1 << s.place
    if not s.haunt >> s.place & 1:
        raise ValueError("the hidden killer cannot have got so far")


def place_items(s: Whisper) -> None:
    """A card that was put somewhere is in no deck into which the seed dealt it."""
    held = [s.discard.count(item) + s.drawn.count(item) for item in range(ITEMS)]
    held[KEY] += s.keys
    for v in s.victims:
        if len(v.items) > SLOTS + 1:
            raise ValueError(f"{VICTIM_IDS[v.who]} holds too many items")
        held[KEY] += len(v.keys)
        for card in v.items:
            held[card >> 2] += 1
            if OWNER[card >> 2] not in (-1, v.who):
                raise ValueError(f"{ITEM_IDS[card >> 2]} belongs to somebody else")
    for item in range(ITEMS):
        copies = IN_ITEMS[item] + IN_EQUIPMENT[item] + int(OWNER[item] >= 0)
        if held[item] > copies:
            raise ValueError(f"there are not {held[item]} cards {ITEM_IDS[item]}")
        for deck in sorted((s.equipment, s.items), key=len, reverse=True):
            while item in deck and held[item] + s.equipment.count(item) + s.items.count(item) > copies:
                deck.reverse()
                deck.remove(item)
                deck.reverse()
    s.below = 0
    while s.below < KEYS_BELOW and s.below < len(s.items) and s.items[s.below] == KEY:
        s.below += 1
    s.equipment_seen = len(s.equipment)
    s.keys_seen = s.keys
    if s.turn == KILLERS_TURN and not s.noise_seen:
        s.noise_seen = s.noise


def place_traces(s: Whisper) -> None:
    """Nobody has been told anything: the victims can be anywhere."""
    known = nothing_told(s.switches.variant == "plan", s.crossroads)
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        known.arrive(v.who, v.seat)
        known.fear[slot] = v.fear
        known.keys[slot] = v.keys_seen
        known.gone |= int(not v.inside()) << slot
        known.hurt |= int(v.condition == WOUNDED) << slot
        known.shaken |= int(v.shaken) << slot
        known.charmed |= int(v.charmed) << slot
    known.boxes = [ANYWHERE]
    known.first = s.first
    known.round = s.round
    known.slowed = s.slowed
    known.petrified = s.petrified
    known.barricades = s.barricades
    known.killer = s.killer
    known.level = s.level
    known.figure = NOWHERE if s.hidden else s.figure
    known.rack = s.keys_seen
    known.participants = s.participants
    known.attacked = s.attacked
    s.trace = Trace(known)


def agenda_of(s: Whisper, step: int) -> list[Step]:
    """What comes from this moment on; the last step is first."""
    agenda: list[Step] = [Round()]
    name = STEP_IDS[step] if step >= 0 else ("actions" if s.turn == VICTIMS_TURN else "instant")
    if s.turn == VICTIMS_TURN:
        if name == "turn":
            return [*agenda, KillerTurn(), VictimsTurn()]
        if name not in VICTIMS_NAMES:
            raise ValueError(f"the victims' turn has no step {name!r}")
        s.unseen = ACTIONS
        return [*agenda, KillerTurn(), *(kind() for kind in VICTIMS_STEPS[: VICTIMS_NAMES.index(name) + 1])]
    if name == "turn":
        return [*agenda, KillerTurn()]
    if name not in KILLERS_NAMES:
        raise ValueError(f"the killer's turn has no step {name!r}")
    return [*agenda, *(kind() for kind in KILLERS_STEPS[: KILLERS_NAMES.index(name) + 1])]
