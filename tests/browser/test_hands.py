"""A thumb on a phone, and hands that never leave the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { on: "", seen: true };
    const ringed = (one) => {
        const style = getComputedStyle(one);
        return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
    };
    const box = at.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const drawn = at instanceof SVGElement;
    const shape = drawn && [...at.children].some((one) => {
        const style = getComputedStyle(one);
        return style.stroke !== "none" && parseFloat(style.strokeWidth) > 1 && style.opacity !== "0";
    });
    const label = at.closest("label");
    return {
        on: `${at.tagName} ${at.getAttribute("class")} ${at.getAttribute("aria-label") ?? at.textContent.slice(0, 40)}`,
        seen: at.matches(":focus-visible") && inside && (ringed(at) || shape || (label !== null && ringed(label))),
    };
}"""
"""What has the focus, and whether that can be seen."""


@pytest.mark.layout
def test_a_phone(house: House, visit: Visit, shoot: Shoot) -> None:
    me = visit(**PHONE)
    page = me.open()
    me.card.get_by_role("button", name="Play now with bots").wait_for()
    assert me.sideways() == 0
    shoot(me, "phone-lobby")
    me.card.get_by_role("link", name="Invite friends").tap()
    page.get_by_role("button", name="Create the table and invite friends").wait_for()
    assert me.sideways() == 0

    keys = house.begun(turns=8, seats=5)
    page = me.sit(keys)
    me.asked()
    assert me.sideways() == 0
    shoot(me, "phone")
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] > 844 / 4, "the bar leaves no room for the board"
    option = me.option().first
    box = option.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844, "the first option is below the edge"
    assert box["height"] >= 40, "too small for a thumb"
    decided = me.answered
    option.tap()
    if me.look()["sure"]:
        option.tap()
    me.until(lambda seen: me.answered > decided)

    for name in ("Seats", "Log", "Chat", "Rules", "Notes"):
        page.get_by_role("tab", name=name).tap()
        panel = page.get_by_role("tabpanel", name=name)
        panel.wait_for()
        assert me.sideways() == 0, name
        if name == "Seats":
            expect(panel.locator(".seat")).to_have_count(5)
            shoot(me, "phone-seats")
        if name == "Log":
            panel.locator(".log-entry").first.wait_for()
    page.get_by_role("tab", name="Notes").tap()
    expect(page.get_by_role("tabpanel")).to_have_count(0)

    turn = page.locator(".secret-turn")
    turn.tap()
    page.locator(".secret-inside").wait_for()
    assert me.sideways() == 0
    shoot(me, "phone-secrets")
    turn.tap()
    page.locator(".secret-inside").wait_for(state="detached")

    house.finish(keys)
    page.locator(".ending .who").wait_for()
    assert me.sideways() == 0
    page.get_by_role("button", name="See everything on the board").tap()
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 844 / 6, "an empty bar takes room from the board"
    me.open(f"/replay/{keys['table']}").get_by_role("slider").wait_for()
    assert me.sideways() == 0
    me.open("/rules/shadow-hunters").locator(".rule-row").first.wait_for()
    assert me.sideways() == 0


def focused(me: Visitor) -> str:
    """What has the focus; it must be visible, wherever it is."""
    found = me.page.evaluate(FOCUS)
    assert found["seen"], f"the focus cannot be seen on {found['on']}"
    return str(found["on"])


def tab_to(me: Visitor, selector: str, key: str = "Tab", most: int = 120) -> None:
    for _ in range(most):
        me.page.keyboard.press(key)
        focused(me)
        if me.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with {key}")


def answered_or_sure(me: Visitor, heard: int) -> None:
    """Wait for the server's answer. What was chosen on the board may ask for a second press first, and gets none."""
    me.until(lambda seen: me.heard > heard or bool(seen["sure"]))


def play_again_by_keys(me: Visitor) -> None:
    ended = me.page.url
    tab_to(me, ".ending-again button.primary")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(lambda url: url != ended)
    me.page.locator(".ending").wait_for(state="detached")


def test_the_next_game_by_keys(house: House, visit: Visit) -> None:
    me = visit()
    me.sit(house.over()).locator(".ending .who").wait_for()
    play_again_by_keys(me)
    me.page.locator(".secret").wait_for()
    assert me.asked()["asked"]


def test_the_keyboard_alone(visit: Visit) -> None:
    me = visit()
    me.hurry(window=0)
    page = me.open()
    me.card.get_by_role("button", name="Play now with bots").wait_for()
    tab_to(me, '.game-card[data-game="shadow-hunters"] button.primary')
    page.keyboard.press("Enter")
    page.locator(".secret").wait_for()
    page.keyboard.press("s")
    page.locator(".secret-inside").wait_for()

    ways = {"number": 0, "bar": 0, "board": 0}
    end = time.monotonic() + 240
    while sum(ways.values()) < 10:
        assert time.monotonic() < end, ways
        seen = me.asked()
        if seen["over"]:
            play_again_by_keys(me)  # the game was short
            page.locator(".secret").wait_for()
            page.keyboard.press("s")
            page.locator(".secret-inside").wait_for()
            continue
        before, heard = me.answered, me.heard
        wanted = me.option().evaluate_all("(all) => all.map((one) => one.dataset.option)")
        calm = next((i for i, one in enumerate(wanted) if not one.startswith("reveal")), 0)
        glowing = page.locator(".sh-drawing [role=button].is-open")
        if ways["board"] < 2 and glowing.count() > 0:
            tab_to(me, ".sh-drawing [role=button].is-open")
            page.keyboard.press("Enter")
            if page.locator(".bar-tools", has_text="Back").count() > 0 or me.look()["sure"]:
                page.keyboard.press("1")
            way = "board"
        elif ways["bar"] < 3:
            tab_to(me, f'.bar .option[data-option="{wanted[calm]}"]')
            page.keyboard.press("Enter")
            if me.look()["sure"]:
                page.keyboard.press("Enter")
            way = "bar"
        else:
            page.keyboard.press(str(calm + 1))
            if me.look()["sure"]:
                page.keyboard.press(str(calm + 1))
            way = "number"
        answered_or_sure(me, heard)
        if me.answered > before:
            ways[way] += 1
    while me.asked()["over"]:
        play_again_by_keys(me)  # it ended with the last of them
    assert ways["bar"]
    assert ways["number"]
    # What is asked comes right after the board, before the log and its rules.
    following = "document.querySelector('.bar').compareDocumentPosition(document.querySelector('.right'))"
    assert page.evaluate(f"{following} & Node.DOCUMENT_POSITION_FOLLOWING")
    # Nothing of all that needs the mouse: the help, the tabs, what one may do at any time.
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("c")
    page.get_by_role("tabpanel", name="Chat").wait_for()
