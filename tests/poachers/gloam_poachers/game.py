"""Poachers as gloam knows it: its words, its sides, its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Literal

from gloam.core.content.files import Fault
from gloam.core.game import Game, OptionValue, Outcome, Rulebook
from gloam.core.options import Options
from gloam.core.play import Mind, RandomMind
from gloam.core.rng import Rng
from gloam.core.state import opening
from gloam.core.words.lexicon import Lexicon
from gloam_poachers import cards, wood, words
from gloam_poachers.belief import WoodBelief
from gloam_poachers.hollow import Hollow
from gloam_poachers.mind import Woodsman
from gloam_poachers.rules import NONE, WARDEN, Night, Wood
from gloam_poachers.season import Left, left_by

SIDES = ["warden", "poachers"]


class PoachersOptions(Options):
    nights: Annotated[Literal[8, 6], "PO-404"] = 8
    stride: Annotated[Literal[1, 2], "PO-205"] = 1
    omen: Annotated[bool, "PO-206"] = False


class PoachersGame(Game):
    """One warden against two to four poachers."""

    id = "poachers"
    carries = Left
    prefix = "PO"
    seat_counts = range(3, 6)
    public_content = ("places.toml",)
    options = PoachersOptions
    lexicon = Lexicon.of(
        words,
        refs={"place": wood.PLACE_IDS, "side": SIDES, "card": cards.CARD_IDS},
        absent={"place": "nowhere"},
    )
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
        chosen = PoachersOptions(**options)
        core = opening(seats, rng, Night())
        return Wood(
            core, at, [NONE] * seats, 0, snares, 0, False, 0, 0, chosen.nights, chosen.stride, chosen.omen,
            cards.card_words(),
        )  # fmt: skip

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
        own = {"places.toml": wood.Wood, "cards.toml": cards.Cards, "sealed/hollow.toml": Hollow}
        return {"rulebook.toml": Rulebook, **own}

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        return cards.bound(content["cards.toml"]).faults

    def text_keys(self) -> dict[str, set[str]]:
        fields = ("map", "night", "nights", "place", "plan", "caught", "snares", "hares")
        return super().text_keys() | {f"view-{field}": set() for field in fields}

    def side_name(self, state: Wood, seat: int) -> str:
        return SIDES[seat != WARDEN]

    def unsealed(self, state: Wood, viewers: int) -> tuple[str, ...]:
        return ("hollow",) if state.hares and viewers & state.side(1) else ()

    def seats_per_person(self, seats: int) -> int:
        return min(3, seats - 1)

    def opposed(self, seats: int, seat: int) -> int:
        return (1 << seats) - 2 if seat == WARDEN else 1 << WARDEN

    def belief(self, known: Wood) -> WoodBelief | None:
        return None if known.viewers & known.side(1) else WoodBelief.of(known)

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"random": RandomMind, "woodsman": Woodsman}


game = PoachersGame()
