"""A game that brings no TypeScript gets a table all the same: the tutorial's, on the generic board."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

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
    expect(board.locator(".generic-seat")).to_have_count(3)
    expect(board.locator(".generic-seat").first).to_have_text(re.compile(r"cards\s+3\b"), use_inner_text=True)
    end = time.monotonic() + 240
    while not me.look()["over"]:
        assert time.monotonic() < end, me.look()
        if not me.step():
            page.wait_for_timeout(40)
    assert me.answered > 0
    assert me.raw_keys() == []
    assert me.violations() == []
