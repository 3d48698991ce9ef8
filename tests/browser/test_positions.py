"""Playing from a position in the browser: from a moment of a replay, and from a file; everybody sees that it is one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
TOLD = "This game begins from a position that somebody has set up."
TEXT = """\
title = "A spear"
game = "shadow-hunters"
seats = 5
play = "going on"

[set]
turn = "A"
phase = "attack"
layout = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
seat.A = { area = "church" }
seat.B = { area = "cabin", damage = 3 }
"""


def test_play_from_a_moment_of_a_replay(house: House, visit: Visit) -> None:
    over = house.over()
    me = visit()
    me.prefer(name="Ann")
    page = me.sit(over)
    page = me.open(f"/replay/{over['table']}/9")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/t/*")
    expect(page.get_by_text(TOLD).first).to_be_visible()


def test_a_table_from_a_file(house: House, visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "spear.toml"
    file.write_text(TEXT.replace('"church" }', '"moor" }'), "utf-8")
    me = visit()
    me.prefer(name="Ann")
    me.expected = "status of 400"
    page = me.open("/new/shadow-hunters")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("radiogroup", name="Seats")).to_have_count(0)
    page.get_by_role("button", name="invite").click()
    # The server says no, and where; the browser reports that too.
    expect(page.get_by_role("alert")).to_contain_text("position:10: cannot set seat.A.area")
    file.write_text(TEXT, "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="invite").click()
    page.wait_for_url("**/#/t/*")
    expect(page.get_by_text(TOLD)).to_be_visible()
    join = page.evaluate("() => Object.values(JSON.parse(localStorage.getItem('gloam.tables')))[0].join")
    table = page.url.rsplit("/", 1)[1]
    friend = visit().open(f"/join/{table}/{join}")
    expect(friend.get_by_text(TOLD)).to_be_visible()
