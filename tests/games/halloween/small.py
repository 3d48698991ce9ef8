"""A small street for tests: three rows around the street, a house with doors and windows, fences, both cars.

Everybody meets everybody here within a few steps, so random games are full of Stop!, attacks, trades and deaths; and a
space can be followed by brute force.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property

from gloam.core.game import OptionValue
from gloam.core.rng import Rng
from gloam.core.words.actions import Actions
from gloam.games.halloween.content.board import SPACES, Board
from gloam.games.halloween.content.schema import Car, Edges, Entrances, Map, Quadrants, Room, Starts
from gloam.games.halloween.content.tables import BOARD_IDS, BOARDS
from gloam.games.halloween.game import HalloweenGame
from gloam.games.halloween.options import Switches
from gloam.games.halloween.rules.setup import new_game
from gloam.games.halloween.state import Halloween

EMPTY = "T" * 18
SMALL = Map(
    id="small",
    cells="\n".join(
        [
            *[EMPTY] * 9,
            "TTTTT..aa.bb..TTTT",  # row 10
            "TTTT..1aa.bb2.TTTT",
            "==================",
            "TTTT..........TTTT",
            *[EMPTY] * 10,
        ]
    ),
    edges=Edges(
        door="G10|H10 I11|J11 K11/K12 L10|M10",
        window="H11/H12 J10|K10 L11/L12",
        fence="I13|J13 E12/E13 N11/N12",
        cardoor="F11|G11 G11/G12 L11|M11 M11/M12",
        wall="G11|H11 G10/G11 M10/M11 M11|N11 I10|J10 J11|K11 I11/I12",
    ),
    search={
        "nw": "F10 H10 I10 H11 E11",
        "ne": "K10 L10 K11 N10 N11",
        "sw": "E13 F13 G13 H13 I13",
        "se": "J13 K13 L13 M13 N13",
    },
    start=Starts(laurie="H12", annie="J12", lynda="F12", bob="L12"),
    entrance=Entrances(west="A12", east="R12"),
    car=[Car("blue", "1", "G11"), Car("yellow", "2", "M11")],
    quadrants=Quadrants(west_until="I", street=12),
    room=[Room("a", "house", "hall"), Room("b", "house", "kitchen")],
)  # fmt: skip

NUMBER = len(BOARDS)
BOARDS.append(Board(SMALL))
BOARD_IDS.append("haddonfield")  # views name a board that has a text


class SmallGame(HalloweenGame):
    """Halloween on the small street."""

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Halloween:
        return new_game(seats, rng, Switches(**options), NUMBER)

    @cached_property
    def actions(self) -> Actions:
        """Its street is not among the boards that the lexicon knows: whatever takes a space takes any."""
        lexicon = copy(self.lexicon)
        spaces = [verb.key for verb in lexicon.verbs if verb.ref == "space"]
        lexicon.takes = {**lexicon.takes, **dict.fromkeys(spaces, range(SPACES))}
        return Actions(lexicon, self.seat_counts[-1])


small_game = SmallGame()
