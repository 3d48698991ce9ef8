"""Halloween at the web table: some turns as a victim and as Michael, by pointing at the street."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
RAW_KEY = r"\b(?:board|web|event|verb|ask|refuse|room|building|card|mcard|victim|direction|quadrant)-[a-z][a-z0-9-]*\b"

OPEN = """() => {
    const things = [...document.querySelectorAll('.hw-facing, .hw-square.is-within, .hw-square.is-open')];
    for (const thing of things.reverse()) {
        const box = thing.querySelector("rect").getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y, thing.dataset.ref];
    }
    return null;
}"""
"""Where to press something that can be chosen on the street, the farthest first."""


def wanted(options: list[str]) -> str:
    """What somebody presses in the bar who wants to get about."""
    for verb in ("strike", "search", "move", "stalk", "stop", "end", "rest"):
        for option in options:
            if option.split(":")[0] == verb:
                return option
    return options[0]


def play_turns(me: Visitor, until: Callable[[], bool], touch: bool = False) -> dict[str, int]:
    """By the street where something on it can be chosen, else by the bar; returns how often by each."""
    page, pressed = me.page, {"street": 0, "bar": 0}
    walked = False
    end = time.monotonic() + 90
    while not until() and not me.look()["over"]:
        assert time.monotonic() < end, me.look()
        seen = me.look()
        if seen["asked"] and not seen["options"] and seen["covered"]:
            me.peek()
            continue
        if not seen["asked"] or not seen["options"]:
            page.wait_for_timeout(40)
            continue
        answered = me.answered
        kinds = {option.split(":")[0] for option in seen["options"]}
        found = page.evaluate(OPEN) if kinds & {"go", "face", "start", "enter"} else None
        if found and not (walked and "stop" in kinds):
            x, y, thing = found
            walked = "go" in kinds
            if touch:
                page.touchscreen.tap(x, y)
                go = page.locator(f'[data-go="{thing}"]')
                if go.count():
                    go.tap()
            else:
                page.mouse.move(x, y)
                page.mouse.click(x, y)
            pressed["street"] += 1
        else:
            walked = False
            me.press(wanted(seen["options"]))
            pressed["bar"] += 1
        late = time.monotonic() + 3
        while me.answered == answered and time.monotonic() < late:
            page.wait_for_timeout(20)
    return pressed


def rounds(me: Visitor) -> int:
    """The round that the page shows."""
    found = re.search(r"Round (\d+) of", me.text())
    return int(found.group(1)) if found else 0


def figures(me: Visitor) -> list[str]:
    return list(me.page.eval_on_selector_all(".hw-figure", "all => all.map((one) => one.dataset.pawn)"))


def test_a_victim_walks_looks_and_searches_by_pointing(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=4, seat="B", start=True, settings={"beliefs": True})
    me = visit(viewport={"width": 1280, "height": 800})
    me.sit(keys)
    pressed = play_turns(me, lambda: rounds(me) >= 3)
    assert pressed["street"] > 2, pressed
    assert "B" in figures(me)
    # Nobody but Michael's player is told where he is, unless he is seen.
    updates: list[dict[str, Any]] = [one for one in me.frames if one["type"] == "update" and one.get("sight")]
    views = [one["sight"]["view"] for one in updates if not one["sight"]["view"]["over"]]
    assert views
    assert all(view["sheet"] is None for view in views)
    assert me.page.locator(".hw-michael.is-hidden").count() == 0
    assert re.findall(RAW_KEY, me.text()) == []
    labels = " ".join(me.page.eval_on_selector_all(".hw-square", "all => all.map((one) => one.ariaLabel)"))
    assert "C4, kitchen of the Wallace house." in labels
    assert re.findall(RAW_KEY, labels) == []
    assert me.violations() == []


def test_michael_starts_stalks_and_reads_his_sheet(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=4, seat="A", start=True)
    me = visit(viewport={"width": 1280, "height": 800})
    me.sit(keys)
    pressed = play_turns(me, lambda: rounds(me) >= 3)
    assert pressed["street"] > 2, pressed
    me.peek()
    assert me.page.locator(".hw-sheet li").count() >= 3
    assert me.page.locator("[data-michael]").count() == 1
    assert me.violations() == []
    # Covered, the street keeps his secret too.
    me.page.locator(".secret-turn").click()
    assert me.page.locator(".hw-michael.is-hidden, .hw-row").count() == 0


def test_a_phone_and_the_keyboard_reach_every_space(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=3, seat="C", start=True)
    me = visit(**PHONE)
    page = me.sit(keys)
    play_turns(me, lambda: rounds(me) >= 2, touch=True)
    assert me.sideways() == 0
    page.locator('.hw-square[tabindex="0"]').focus()
    before = page.evaluate("document.activeElement.dataset.ref")
    page.keyboard.press("ArrowUp")
    after = page.evaluate("document.activeElement.dataset.ref")
    assert after[6] == before[6]
    assert int(after[7:]) == int(before[7:]) - 1
    assert me.violations() == []
