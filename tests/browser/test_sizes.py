"""Windows of every size: nothing is cut, the board is large, the question in reach; and what seats offer."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]

PARTS = """() => Object.fromEntries([".middle", ".bar", ".right", ".kit-drawing"].map((one) => {
    const at = document.querySelector(one)?.getBoundingClientRect();
    return [one, at ? [at.left, at.top, at.right, at.bottom] : null];
}))"""

CUT = """(wide) => [...document.querySelectorAll(".chat-form :is(button, input, select)")].filter((one) => {
    const at = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const hint = pen.measureText(one.placeholder ?? "").width;
    return at.right > wide + 0.5 || at.width < 20 || one.scrollWidth > one.clientWidth + 1 || hint > room + 1;
}).map((one) => one.textContent || one.tagName)"""
"""What of the form is cut, words that say what to write included."""

CUT_TABS = """(wide) => {
    const tabs = [...document.querySelectorAll(".right [role=tab]")];
    if (tabs.length < 6) return ["some are missing"];
    const cut = (one) => one.getBoundingClientRect().right > wide || one.scrollWidth > one.clientWidth + 1;
    return tabs.filter(cut).map((one) => `${one.textContent} at ${wide}`);
}"""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, dict[str, str]]:
    """A table of each game with eight seats, asked for a move or in the free phase; one for all tests here."""
    hunters = house.begun(turns=1, seats=8)
    lockdown = house.make(game="lockdown", seats=8, start=True)

    def free(update: dict[str, Any]) -> bool:
        return any(one["kind"] == "free" for one in (update["sight"] or {"prompts": []})["prompts"])

    house.play(lockdown, free)
    return {"shadow-hunters": hunters, "lockdown": lockdown}


def at(visit: Visit, keys: dict[str, str], width: int, height: int, language: str = "en", **more: Any) -> Visitor:
    me = visit(viewport={"width": width, "height": height}, **more)
    me.prefer(language=language)
    me.sit(keys)
    me.page.locator(".kit-drawing").wait_for()
    return me


def cramped(me: Visitor, width: int, height: int, share: float) -> list[str]:
    """What has too little room in a window of this size."""
    parts = me.page.evaluate(PARTS)
    left, top, right, bottom = parts[".middle"]
    bar = parts[".bar"]
    faults = {
        f"the board has {right - left} pixels": right - left < share * width,
        f"the board is {bottom - top} high": bottom - top < min(300, 0.55 * height),
        f"the bar ends at {bar[2:]}": bar[2] > width + 1 or bar[3] > height + 1,
        "it is scrolled sideways": me.sideways() != 0,
    }
    return [f"{width}x{height}: {fault}" for fault, wrong in faults.items() if wrong]


@pytest.mark.layout
@pytest.mark.parametrize("game", ["shadow-hunters", "lockdown"])
def test_middling_and_low_windows(tables: dict[str, dict[str, str]], visit: Visit, shoot: Shoot, game: str) -> None:
    me = at(visit, tables[game], 1024, 768)
    for width, height, share in (
        (1024, 768, 0.68),
        (970, 700, 0.62),
        (1180, 800, 0.68),
        (844, 390, 0.5),
        (640, 400, 0.5),
    ):
        me.page.set_viewport_size({"width": width, "height": height})
        me.comes(functools.partial(cramped, me, width, height, share))
        if width == 1024:
            if game == "shadow-hunters":
                assert me.page.locator(".sh-board.is-wide").count() == 1, "arranged for a phone"
            me.page.get_by_role("tab", name="Seats").click()
            expect(me.page.locator(".right .seat")).to_have_count(8)
            assert me.page.locator(".tab-panel").evaluate("(one) => one.scrollTop") == 0, "scrolled as the log was"
            shoot(me, f"sizes-{game}-1024")
            assert me.violations() == []
        if width == 844:
            # The tab that was open in its column does not lie over the board now.
            expect(me.page.locator(".right.is-open")).to_have_count(0)
            shoot(me, f"sizes-{game}-landscape")
            assert me.violations() == []


@pytest.mark.layout
def test_the_talk_is_never_cut(tables: dict[str, dict[str, str]], visit: Visit) -> None:
    for language in ("ru", "zh-Hant"):
        me = at(visit, tables["lockdown"], 1280, 800, language)
        me.page.get_by_role("tab").nth(1).click()
        me.page.locator(".chat-form").wait_for()
        for width in (1024, 1280, 1600):
            me.page.set_viewport_size({"width": width, "height": 800})
            me.page.locator(".chat-form").wait_for()
            me.comes(functools.partial(me.page.evaluate, CUT, width))


@pytest.mark.layout
def test_six_tabs_stand_whole_in_russian(house: House, visit: Visit) -> None:
    keys = house.make(game="aftermath", seats=2, start=True)
    house.play(keys, lambda update: bool(update["sight"] and update["sight"]["pages"]))
    me = visit(viewport={"width": 1100, "height": 760})
    me.prefer(language="ru")
    me.sit(keys)
    expect(me.page.locator(".right [role=tab]")).to_have_count(6)
    for width, height in ((1100, 760), (970, 700), (844, 390), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.comes(functools.partial(me.page.evaluate, CUT_TABS, width))


def test_quick_words_are_read_in_the_readers_language(house: House, visit: Visit) -> None:
    keys = house.begun(turns=0, seats=4)
    ann, watcher = at(visit, keys, 1280, 800), visit(viewport={"width": 1280, "height": 800})
    watcher.prefer(language="ru")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.locator('[data-quick="moment"]').click()
    expect(ann.page.locator(".chat-text")).to_have_text("One moment")
    watcher.open(f"/watch/{keys['table']}/{keys['watch']}")
    watcher.page.get_by_role("tab").nth(1).click()
    expect(watcher.page.locator(".chat-text")).to_have_text("Минутку")


def test_skip_links_lead_to_the_question_and_to_the_board(tables: dict[str, dict[str, str]], visit: Visit) -> None:
    me = at(visit, tables["shadow-hunters"], 1440, 900)
    first = "document.querySelector('a[href], button:not(:disabled), select, input, [tabindex=\"0\"]').textContent"
    assert me.page.evaluate(first) == "Skip to the question", "something else is reached before it"
    me.page.get_by_role("button", name="Skip to the question").focus()
    me.page.keyboard.press("Enter")
    assert me.page.evaluate("!!document.activeElement.closest('.bar')")
    me.page.get_by_role("button", name="Skip to the board").focus()
    me.page.keyboard.press("Enter")
    assert me.page.evaluate("!!document.activeElement.closest('.middle')")


@pytest.mark.layout
def test_a_bot_plays_for_me_and_i_take_my_seat_back(house: House, visit: Visit, shoot: Shoot) -> None:
    # Minds that take their time: the game is not over before anything was pressed.
    keys = house.make(seats=4, start=True, settings={"pace": 10_000})
    me = at(visit, keys, 1440, 900)
    me.page.locator("[data-mind]").click()
    back = me.page.locator('[data-news="back"]')
    back.wait_for()
    # What is new stands over nothing: the board begins below it.
    box, board = back.bounding_box(), me.page.locator(".kit-stage").bounding_box()
    assert box is not None
    assert board is not None
    assert board["y"] >= box["y"] + box["height"] - 1
    shoot(me, "seats-back")
    assert me.violations() == []
    back.get_by_role("button").click()
    back.wait_for(state="detached")
    seat = next(one for one in house.update(keys)["table"]["seats"] if one["seat"] == "A")
    assert seat["holder"] == "human"


def test_a_friend_takes_the_seat_of_a_bot_before_the_deal(house: House, visit: Visit) -> None:
    keys = house.make(seats=4)
    for seat in "BCD":
        path = f"api/tables/{keys['table']}/seats/{seat}/mind"
        house.http.put(path, json={"mind": "random"}, headers={"Authorization": f"Bearer {keys['host']}"})
    bob = visit()
    page = bob.open(f"/join/{keys['table']}/{keys['join']}")
    page.locator(".join-card").wait_for()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".bar").wait_for()
    seats = house.update(keys)["table"]["seats"]
    assert [one["holder"] for one in seats] == ["human", "human", "mind", "mind"]


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    me = visit()
    page = me.open("/nowhere/at/all")
    page.get_by_role("heading", name="There's nothing here").wait_for()
    assert me.violations() == []
    page.locator("main a.button").click()
    page.locator(".game-card").first.wait_for()


def test_the_end_leaves_the_whole_board_on_a_table_screen(house: House, visit: Visit) -> None:
    """How it ended stands over the board, and nobody scrolls a television."""
    keys = house.over()
    me = visit(viewport={"width": 1920, "height": 1080})
    page = me.open(f"/screen/{keys['table']}/{keys['watch']}")
    page.locator(".outcome").wait_for()
    drawing = page.locator(".kit-drawing")
    drawing.wait_for()

    def cut() -> bool:
        box = drawing.bounding_box()
        return box is None or box["y"] + box["height"] > 1081  # sizes are measured in whole pixels

    me.comes(cut)
    assert me.sideways() == 0
