"""The tiny game as the rest of gloam sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from gloam.core.content.files import Fault
from gloam.core.game import Game, OptionValue, Outcome, Section, Switch
from gloam.core.play import Mind, RandomMind
from gloam.core.positions.placing import listed
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, opening
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Part, Reason, Verb
from gloam_tiny import rules
from gloam_tiny.rules import Person, Room

CARDS = ["candle", "match", "moth"]
ROLES = ["owl", "mouse"]


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    card: list[CardEntry]


class FirstMind(Mind):
    """Takes the first option but passing, and looks at its view to show that it gets one."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        assert known.view(known.viewers).seats[self.seat].role in ROLES
        return options[1] if len(options) > 1 else options[0]


class Tiny(Game):
    id = "tiny"
    prefix = "TN"
    seat_counts = range(2, 5)
    lexicon = Lexicon(
        [
            Verb("pass"),
            Verb("roll"),
            Verb("draw"),
            Verb("blow", "seat"),
            Verb("keep"),
            Verb("light"),
            Verb("reveal"),
        ],
        [Kind("turn", "TN-001"), Kind("card", "TN-003", ("keep",))],
        [
            EventKind("rolled", "TN-002", (("seat", "seat"), ("number", "number"))),
            EventKind("drew", "TN-003", (("seat", "seat"),)),
            EventKind("card-read", "TN-003", (("card", "card"),)),
            EventKind("blown", "TN-004", (("seats", "seats"),)),
            EventKind("revealed", "TN-005", (("seat", "seat"), ("role", "role"))),
            EventKind("ended", "TN-010"),
        ],
        {"card": CARDS, "role": ROLES, "sort": ["moth", "owl"]},
        {"seat": "nobody"},
        reasons=[Reason("not-now", "TN-001", (Part("seat", "seat", ARG_BITS),)), Reason("own-light", "TN-004")],
    )
    switches = (Switch("goal", (3, 2), ("TN-010",)), Switch("early_owl", (False, True), ("TN-011",)))
    positions: ClassVar = {
        "turn": "seat",
        "turns": "number",
        "deck": "card",
        "people": ("seat", {"role": "role", "light": "number", "hand": "card", "revealed": "flag"}),
    }

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Room:
        roles = [0, 1, 0, 1]
        rng.shuffle("roles", roles)
        deck = [0, 1, 2, 0]
        rng.shuffle("deck", deck)
        people = [Person(roles[i], 0, [], False) for i in range(seats)]
        return Room(opening(seats, rng, rules.Turn()), people, deck, 0, 0, int(options["goal"]))

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        reasons = {i: "TN-010" for i, p in enumerate(state.people) if p.light >= state.goal}
        if reasons:
            owls = [i for i, p in enumerate(state.people) if p.role == rules.OWL and p.revealed]
            reasons = {**dict.fromkeys(owls, "TN-011"), **reasons}
            return Outcome(("TN-010",), tuple(sorted(reasons)), reasons)
        return Outcome(("TN-012",), (), {})

    def labels(self, state: Any) -> list[list[str]]:
        return [[f"role:{ROLES[p.role]}"] for p in state.people]

    def position(self, state: Any) -> dict[str, Any]:
        """What lies in the deck from the top down, how much that is, and for each seat a note that nobody can write."""
        known = super().position(state)
        people = {letter: {**person, "note": None} for letter, person in known.pop("people").items()}
        return {**known, "deck": known["deck"][::-1], "size": len(state.deck), "seat": people}

    def place(self, state: Any, path: list[str], value: Any) -> None:
        if path == ["deck"]:
            value = listed(value)[::-1]
        super().place(state, ["people", *path[1:]] if path[0] == "seat" else path, value)

    def rulebook(self) -> tuple[Section, ...]:
        return (
            Section("turn", ("TN-001", "TN-002", "TN-003", "TN-004", "TN-005")),
            Section("end", ("TN-010", "TN-011", "TN-012")),
        )

    def content_schemas(self) -> dict[str, type]:
        return {"cards.toml": CardFile}

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        return [
            Fault("cards.toml", ("card", i, "id"), f"{card.id!r} is not a card of this game")
            for i, card in enumerate(content["cards.toml"].card)
            if card.id not in CARDS
        ]

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"random": RandomMind, "first": FirstMind}
