"""What a press on the board brings is said before it acts: to a mouse, the keyboard, a screen reader, a finger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]

LAPTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}

SAID = {
    "foretell-no-boost": "rules out a boost card this turn",
    "foretell-seen": "the victims will see you",
}
STANDS = "can't be taken back"
LIT = ".hw-sight.is-lit"


def foretold(update: dict[str, Any], verb: str) -> tuple[str, str] | None:
    """A thing of the board that a press chooses at once, where one of these is foretold; with what is said of it."""
    prompts = (update["sight"] or {"prompts": []})["prompts"]
    for prompt in prompts:
        named = [(one["notation"], str(fact)) for one in prompt["options"] for fact in one["phrase"]["facts"].values()]
        alone = {fact for fact, times in Counter(fact for _, fact in named).items() if times == 1}
        for notation, fact in named:
            told = [SAID[one["key"]] for one in prompt["previews"].get(notation, []) if one["key"] in SAID]
            if notation.startswith(f"{verb}:") and fact in alone and told and notation not in prompt["plans"]:
                return fact, told[0]
    return None


def until_foretold(house: House, verb: str, **table: Any) -> tuple[dict[str, str], str, str]:
    """A table at which such a thing can be pressed, with the thing and what is said of it."""
    while True:
        keys = house.make(start=True, **table)
        update = house.play(keys, lambda one: one["table"]["phase"] == "over" or foretold(one, verb) is not None)
        if found := foretold(update, verb):
            return keys, *found


@pytest.mark.parametrize(
    ("verb", "table"),
    [
        ("go", {"game": "whisper", "seats": 2, "seat": "A", "options": {"killer": "ghost"}}),
        ("hunt", {"game": "halloween", "seats": 4, "seat": "A"}),
    ],
    ids=["whisper", "halloween"],
)
def test_a_press_on_the_board_says_first_what_it_brings(
    house: House, visit: Visit, verb: str, table: dict[str, Any]
) -> None:
    keys, thing, said = until_foretold(house, verb, **table)
    me = visit(**LAPTOP)
    page = me.sit(keys)
    me.asked()
    place = page.locator(f'.kit-drawing [role="button"][data-ref="{thing}"]')
    if me.look()["covered"]:
        assert place.get_attribute("aria-description") is None, "what it brings is covered with the question"
        me.peek()
    # For a screen reader; for a mouse that rests; for the focus.
    expect(place).to_have_attribute("aria-description", f"{said} · {STANDS}")
    words = page.locator(".kit-seen")
    place.hover()
    expect(words).to_contain_text(f"{said} · {STANDS}")
    page.mouse.move(2, 2)
    expect(words).to_have_count(0)
    page.keyboard.press("Tab")  # by keyboard from now on
    place.focus()
    expect(words).to_contain_text(f"{said} · {STANDS}")
    assert me.violations() == []
    assert me.answered == 0
    # A finger cannot rest: it reads first, and presses what it read.
    phone = visit(**PHONE)
    page = phone.sit(keys)
    phone.asked()
    phone.peek()
    go = page.locator(f'[data-go="{thing}"]')
    page.locator(f'.kit-drawing [role="button"][data-ref="{thing}"]').tap(force=True)
    expect(go).to_contain_text(f"{said} · {STANDS}")
    assert phone.violations() == []
    assert phone.answered == 0
    go.tap()
    phone.until(lambda _: phone.answered == 1)


def test_a_finger_tries_a_facing_before_it_looks(house: House, visit: Visit) -> None:
    """Who looks has looked: nothing of that can be taken back."""
    keys = house.make(game="halloween", seats=3, seat="C", start=True)
    house.play(keys, lambda one: any(prompt["kind"] == "face" for prompt in one["sight"]["prompts"]))
    me = visit(**PHONE)
    page = me.sit(keys)
    me.asked()
    me.peek()
    lit = page.locator(LIT).count()
    go = page.locator(".kit-seen [data-go^='direction:']")
    # Nothing is lit where a wall is near.
    for arrow in page.locator(".hw-facing").all():
        arrow.scroll_into_view_if_needed()
        arrow.tap()
        expect(go).to_be_visible()
        if page.locator(LIT).count() > lit:
            break
        page.locator(".kit-seen-head button").tap()
    assert page.locator(LIT).count() > lit
    assert me.answered == 0
    # Closed, it is as if nothing had been tried.
    page.locator(".kit-seen-head button").tap()
    expect(page.locator(LIT)).to_have_count(lit)
    arrow.tap()
    go.tap()
    me.until(lambda _: me.answered == 1)


def test_the_bar_says_what_stands_and_what_does_not(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=4, seat="A", start=True)
    house.play(keys, lambda one: any(prompt["plans"] for prompt in one["sight"]["prompts"]))
    me = visit(**LAPTOP)
    page = me.sit(keys)
    me.asked()
    me.peek()
    expect(page.locator(".bar-stands")).to_have_text("can be taken back, the rest stands")
    expect(page.locator(".option-plan").first).to_contain_text("can be taken back")
    assert me.violations() == []
    # Where nothing is taken back at all, no plan is promised to be.
    keys = house.make(game="halloween", seats=4, seat="A", start=True, settings={"undo": False})
    house.play(keys, lambda one: any(prompt["plans"] for prompt in one["sight"]["prompts"]))
    page = me.sit(keys)
    me.asked()
    me.peek()
    expect(page.locator(".bar-stands")).to_have_text("Your choice stands")
    expect(page.locator(".option-plan")).to_have_count(0)
