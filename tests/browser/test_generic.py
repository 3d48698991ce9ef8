"""A game that brings no TypeScript gets a table all the same: the tutorial's, on the generic board."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser


def test_the_tutorials_game_is_played_to_its_end_by_clicking(
    candle_house: House, visit: Callable[..., Visitor]
) -> None:
    keys = candle_house.make(game="candle", seats=3, start=True, settings={"window": 0})
    me = visit(candle_house)
    page = me.sit(keys)
    me.asked()
    board = page.locator("main")
    # The generic board says what the view holds: a row a seat, field by field, and in it what I have uncovered.
    assert board.locator(".generic-seat").count() == 3
    assert re.search(r"cards\s+3\b", board.locator(".generic-seat").first.inner_text())
    end = time.monotonic() + 240
    while not me.look()["over"]:
        assert time.monotonic() < end, me.look()
        if not me.step():
            page.wait_for_timeout(40)
    assert me.answered > 0
    assert me.raw_keys() == []
    assert me.violations() == []
