"""A game of somebody else's package brings its own board: the tutorial's, with the boards of docs/boards.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from gloam.testing.pages import write_files

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_a_board_that_lies_in_the_package(
    houses: Callable[[Path], House], visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    package = tmp_path / "package"
    for written in ("add-a-game.md", "boards.md"):
        write_files(DOCS / written, package)
    house = houses(package)
    assert house.http.get("games/candle/rules.py").status_code == 404
    assert house.http.get("games/candle/../rules.py").status_code == 404
    keys = house.make(game="candle", seats=3, start=True, settings={"window": 0})
    me = visit(house)
    page = me.sit(keys)
    me.asked()
    candles = page.locator(".candle-board .candle")
    expect(candles).to_have_count(3)
    expect(page.locator(".generic-board")).to_have_count(0)
    expect(page.locator(".candle-flame").first).not_to_have_css("fill", "rgb(0, 0, 0)")
    # The kit sees to the rest: words beside a thing that is pressed, arrow keys, labels.
    candles.nth(1).click()
    # A bot may have had its turn by then.
    expect(page.locator(".kit-seen.is-staying")).to_contain_text(re.compile("Cards: [123]"))
    page.keyboard.press("Escape")
    page.locator('.candle[tabindex="0"]').first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.ref") in ("seat:B", "seat:C")
    assert me.raw_keys() == []
    assert me.violations() == []
