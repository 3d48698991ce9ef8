"""What the web client knows of Lockdown beyond its content files is what the game says of itself."""

from __future__ import annotations

import re
from pathlib import Path

from gloam.games.lockdown.content.schema import NAMED_IDS
from gloam.games.lockdown.content.tables import CARD_IDS, FLOOR_IDS
from gloam.games.lockdown.lexicon import LEXICON

BOARD = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "lockdown"


def test_everything_has_a_sign() -> None:
    source = (BOARD / "signs.tsx").read_text("utf-8")
    signs = set(re.findall(r'^  "?([a-z-]+)"?: "M', source, re.M))
    rooms = dict(re.findall(r'"?(B?\d{3})"?: "([a-z-]+)"', source))
    assert set(rooms) == set(NAMED_IDS)
    assert set(rooms.values()) <= signs
    assert {card for card in CARD_IDS if not card.startswith("supply")} <= signs
    assert {*LEXICON.refs["meeting"], "bombed", "gas", "cleared", "stock", "birth"} <= signs


def test_the_floors_are_those_of_the_game() -> None:
    source = (BOARD / "model.ts").read_text("utf-8")
    found = re.search(r"export const FLOORS = \[(.*)\] as const", source)
    assert found is not None
    assert re.findall(r'"(\w+)"', found.group(1)) == FLOOR_IDS
