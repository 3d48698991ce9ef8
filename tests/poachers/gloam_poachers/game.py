"""Poachers as gloam knows it: its words, its sides, its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from gloam.core.game import Game, OptionValue, Outcome, Rulebook, Switch
from gloam.core.lexicon import EventKind, Kind, Lexicon, Verb
from gloam.core.play import Mind, RandomMind
from gloam.core.rng import Rng
from gloam.core.state import opening
from gloam_poachers import wood
from gloam_poachers.belief import WoodBelief
from gloam_poachers.mind import Woodsman
from gloam_poachers.rules import NONE, WARDEN, Night, Wood
from gloam_poachers.season import Left, left_by

SIDES = ["warden", "poachers"]


class PoachersGame(Game):
    """One warden against two to four poachers."""

    id = "poachers"
    carries = Left
    prefix = "PO"
    package = "gloam_poachers"
    seat_counts = range(3, 6)
    switches = (Switch("nights", (8, 6), ("PO-404",)),)
    lexicon = Lexicon(
        verbs=[Verb("pass"), Verb("snare", "place"), Verb("go", "place")],
        kinds=[Kind("snare", "PO-101"), Kind("move", "PO-201")],
        events=[
            EventKind("night", "PO-201", (("number", "number"),)),
            EventKind("snared", "PO-101", (("place", "place"),)),
            EventKind("planned", "PO-203", (("seat", "seat"), ("place", "place"))),
            EventKind("lantern", "PO-301", (("place", "place"),)),
            EventKind("caught", "PO-302", (("seat", "seat"), ("place", "place"))),
            EventKind("found", "PO-303", (("place", "place"),)),
            EventKind("taken", "PO-305", (("seat", "seat"), ("place", "place"))),
            EventKind("dawn", "PO-402", (("count", "number"),)),
        ],
        refs={"place": wood.PLACE_IDS, "side": SIDES},
        absent={"place": "nowhere"},
    )
    refusals = ("snare-there place", "nobody-there place", "no-way place", "caught", "not-now", "over")
    positions: ClassVar = {
        "at": ("seat", "place"),
        "snares": ("place", "number"),
        "caught": "seats",
        "hares": "number",
        "night": "number",
    }

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Wood:
        at = [wood.LODGE] + [wood.GATE] * (seats - 1)
        snares = [NONE] * len(wood.NEXT)
        return Wood(opening(seats, rng, Night()), at, [NONE] * seats, 0, snares, 0, False, 0, int(options["nights"]))

    def carry(self, state: Wood) -> Left:
        return left_by(state)

    def go_on(self, seats: int, rng: Rng, options: Mapping[str, OptionValue], carried: Left) -> Wood:
        state = self.deal(seats, rng, options)
        state.snares = carried.laid()
        return state

    def outcome(self, state: Wood) -> Outcome | None:
        if not state.over:
            return None
        rule = "PO-402" if state.poachers_win() else "PO-403" if state.free() else "PO-401"
        winners = tuple(seat for seat in range(state.seats) if state.reward(seat))
        return Outcome((rule,), winners, dict.fromkeys(winners, rule), shared=len(winners) > 1)

    def content_schemas(self) -> dict[str, type]:
        return {"rulebook.toml": Rulebook, "places.toml": wood.Wood}

    def text_keys(self) -> dict[str, set[str]]:
        fields = ("map", "night", "nights", "place", "plan", "caught", "snares", "hares")
        return super().text_keys() | {f"view-{field}": set() for field in fields}

    def side_name(self, state: Wood, seat: int) -> str:
        return SIDES[seat != WARDEN]

    def seats_per_person(self, seats: int) -> int:
        return min(3, seats - 1)

    def belief(self, known: Wood) -> WoodBelief | None:
        return None if known.viewers & known.side(1) else WoodBelief.of(known)

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"random": RandomMind, "woodsman": Woodsman}


game = PoachersGame()
